package models

// Values of nets that have spellings of their own.

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"gabion/models/document"
)

// PerDirection is a number for each of the two directions of a net.
type PerDirection [2]int

// DecodeNode implements document.Custom.
func (p *PerDirection) DecodeNode(n document.Node) {
	if n.IsList() {
		n.Decode((*[2]int)(p))
		return
	}
	n.Decode(&p[0])
	p[1] = p[0]
}

// EncodeValue implements document.Custom.
func (p *PerDirection) EncodeValue() any {
	if p[0] == p[1] {
		return p[0]
	}
	return [2]int(*p)
}

// Spellings implements document.Custom.
func (p *PerDirection) Spellings() []any { return []any{0, [2]int{}} }

// LengthPerDirection is a length for each of the two directions of a net.
type LengthPerDirection [2]float64

// DecodeNode implements document.Custom.
func (p *LengthPerDirection) DecodeNode(n document.Node) {
	if n.IsList() {
		n.Decode((*[2]float64)(p))
		return
	}
	n.Decode(&p[0])
	p[1] = p[0]
}

// EncodeValue implements document.Custom.
func (p *LengthPerDirection) EncodeValue() any {
	if p[0] == p[1] {
		return p[0]
	}
	return [2]float64(*p)
}

// Spellings implements document.Custom.
func (p *LengthPerDirection) Spellings() []any { return []any{0., [2]float64{}} }

// Pins says which knots are held: those of a word, or those of the sides and numbers of a list.
type Pins struct {
	Word  string // corners, border or none; empty with a list
	Sides []string
	Knots []int // numbers from 1
}

// DecodeNode implements document.Custom.
func (p *Pins) DecodeNode(n document.Node) {
	switch {
	case n.IsList():
		var items []string
		n.Decode(&items)
		for _, item := range items {
			number, err := strconv.Atoi(item)
			switch _, side := sideNames[item]; {
			case side:
				p.Sides = append(p.Sides, item)
			case err == nil && number >= 1:
				p.Knots = append(p.Knots, number)
			default:
				n.Fail("%s: %q is neither a side (%s) nor a knot number, from 1; a single word is corners, border or none", n.Name(), item, strings.Join(slices.Sorted(maps.Keys(sideNames)), ", "))
			}
		}
	case n.IsScalar():
		n.DecodeAs(&p.Word, `enum:"corners border none"`)
	default:
		n.Fail("%s must be corners, border, none, or a list of sides and knot numbers", n.Name())
	}
}

// EncodeValue implements document.Custom.
func (p *Pins) EncodeValue() any {
	if p.Word != "" {
		return p.Word
	}
	if len(p.Sides) == 0 {
		return p.Knots
	}
	items := slices.Clone(p.Sides)
	for _, k := range p.Knots {
		items = append(items, strconv.Itoa(k))
	}
	return items
}

// Spellings implements document.Custom.
func (p *Pins) Spellings() []any { return []any{"", []int{}, []string{}} }
