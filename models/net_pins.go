package models

// The pins of nets: which knots are held, and by which bodies.

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/internal/document"
)

// Pins says which knots are held: those of a word, those of the sides and numbers of a list, or those of groups.
type Pins struct {
	Word   string // corners, border or none; empty with a list
	Sides  []string
	Knots  []int // numbers from 1
	Groups []PinGroup
}

// PinGroup is knots of a net that one body holds by spherical joints.
type PinGroup struct {
	// Numbers of knots.
	Knots []int `yaml:"knots" min:"1" oneof:"knots"`
	// All knots of sides: left right bottom top of a panel, -x ... +z of a box.
	Sides []string `yaml:"sides" enum:"left right bottom top -x +x -y +y -z +z" oneof:"knots"`
	// The knot nearest to this place, which must be nearer to it than half of the shortest wire there.
	At *r3.Vec `yaml:"at" unit:"m" oneof:"knots"`
	// Body that holds them; that of pinned_to unless given.
	Body string `yaml:"body" refers:"body"`
}

// DecodeNode implements document.Custom.
func (p *Pins) DecodeNode(n document.Node) {
	switch {
	case n.HoldsMappings():
		n.Decode(&p.Groups)
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
	switch {
	case p.Word != "":
		return p.Word
	case p.Groups != nil:
		return p.Groups
	case len(p.Sides) == 0:
		return p.Knots
	}
	items := slices.Clone(p.Sides)
	for _, k := range p.Knots {
		items = append(items, strconv.Itoa(k))
	}
	return items
}

// Spellings implements document.Custom.
func (p *Pins) Spellings() []any { return []any{"", []int{}, []string{}, []PinGroup{}} }

// pins lists the knots that are held, rising, and what is wrong with what the model says about them.
func (n *Net) pins(l *layout) (pins []NetPin, errs []error) {
	groups := n.Pins.Groups
	if groups == nil {
		groups = []PinGroup{{Knots: n.Pins.Knots, Sides: n.Pins.Sides}}
	}
	holders := map[int]string{}
	for g := range groups {
		body := groups[g].Body
		if body == "" {
			body = n.PinnedTo
		}
		knots, wrong := n.pinned(l, &groups[g])
		errs = append(errs, wrong...)
		for _, k := range knots {
			if other, held := holders[k]; held && other != body {
				errs = append(errs, fmt.Errorf("knot %d is held by %q and by %q; one body can hold it", k+1, other, body))
			}
			holders[k] = body
		}
	}
	for _, k := range slices.Sorted(maps.Keys(holders)) {
		pins = append(pins, NetPin{k, holders[k]})
	}
	return pins, errs
}

// pinned lists the knots of a group, from 0.
func (n *Net) pinned(l *layout, g *PinGroup) (knots []int, errs []error) {
	var on sides
	for _, name := range g.Sides {
		if sideNames[name]&l.all == 0 {
			errs = append(errs, fmt.Errorf("a %s has no side %q", n.Shape, name))
		}
		on |= sideNames[name]
	}
	for _, k := range g.Knots {
		if k > len(l.knots) {
			errs = append(errs, fmt.Errorf("there is no knot %d: the net has %d", k, len(l.knots)))
			continue
		}
		knots = append(knots, k-1)
	}
	if g.At != nil {
		k, _, err := nearest(l.knots, l.reaches(), *g.At)
		if err != nil {
			return nil, append(errs, fmt.Errorf("of the knots %w", err))
		}
		knots = append(knots, k)
	}
	for i := range l.knots {
		if l.sides[i]&on != 0 || n.Pins.Word == "corners" && l.corner(i) || n.Pins.Word == "border" && l.border(i) {
			knots = append(knots, i)
		}
	}
	return knots, errs
}

// notePins notes which knots places have meant.
func (n *Net) notePins(m *Model) {
	for i := range n.Pins.Groups {
		if at := n.Pins.Groups[i].At; at != nil {
			l := n.layout()
			if k, away, err := nearest(l.knots, l.reaches(), *at); err == nil {
				m.note(fmt.Sprintf("a pin of net %q", n.Name), n.BodyName(k+1), away, *at)
			}
		}
	}
}
