package models

// Values of nets that have spellings of their own.

import "gabion/internal/document"

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
