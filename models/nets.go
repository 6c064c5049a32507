package models

// From a net to its bodies, springs, pins and strands.

import (
	"fmt"
	"slices"

	"gonum.org/v1/gonum/spatial/r3"
)

// NetParts is what a net is made of. Indices of bodies are from 0; body i is called NET.i+1.
type NetParts struct {
	Positions []r3.Vec // of the bodies' centres at the start, m
	Springs   []NetLink
	Pins      []int // bodies that a spherical joint holds to the ground, rising
}

// NetLink is a spring between two bodies of a net, and the strand along it.
type NetLink struct {
	Bodies     [2]int
	Points     [2]r3.Vec // attachment points, m, world axes
	FreeLength float64   // m
}

// Counts returns the number of bodies and of spring-dampers.
func (n *Net) Counts() (bodies, springs int) {
	columns, rows := n.Knots[0], n.Knots[1]
	bodies = columns * rows
	for direction, edges := range [2]int{(columns - 1) * rows, columns * (rows - 1)} {
		bodies += edges * n.Intermediate[direction]
		springs += edges * (n.Intermediate[direction] + 1)
	}
	return bodies, springs
}

// BodyName returns the name of a body of the net, numbered from 1.
func (n *Net) BodyName(number int) string { return fmt.Sprintf("%s.%d", n.Name, number) }

// PinnedKnots returns the numbers, from 1 and rising, of the knots that are held.
func (n *Net) PinnedKnots() []int {
	columns, rows := n.Knots[0], n.Knots[1]
	switch last := columns * (rows - 1); n.Pins.Word {
	case "":
		pins := slices.Clone(n.Pins.Knots)
		slices.Sort(pins)
		return slices.Compact(pins)
	case "corners":
		return []int{1, columns, last + 1, last + columns}
	case "border":
		var pins []int
		for i := range columns {
			pins = append(pins, 1+i)
		}
		for j := 1; j < rows-1; j++ {
			pins = append(pins, columns*j+1, columns*(j+1))
		}
		for i := range columns {
			pins = append(pins, last+1+i)
		}
		return pins
	}
	return nil
}

// Parts lays the net out.
func (n *Net) Parts() *NetParts {
	bodies, springs := n.Counts()
	p := &NetParts{Positions: make([]r3.Vec, 0, bodies), Springs: make([]NetLink, 0, springs)}
	columns, rows := n.Knots[0], n.Knots[1]
	first, second := r3.Unit(n.Directions[0]), r3.Unit(n.Directions[1])
	for j := range rows {
		for i := range columns {
			p.Positions = append(p.Positions, n.place(first, second, i, j))
		}
	}
	for j := range rows {
		for i := range columns - 1 {
			n.edge(p, i+columns*j, i+1+columns*j, n.Intermediate[0])
		}
	}
	for j := range rows - 1 {
		for i := range columns {
			n.edge(p, i+columns*j, i+columns*(j+1), n.Intermediate[1])
		}
	}
	for _, knot := range n.PinnedKnots() {
		p.Pins = append(p.Pins, knot-1)
	}
	return p
}

// place is the position of knot (i, j).
func (n *Net) place(first, second r3.Vec, i, j int) r3.Vec {
	u, v := float64(i), float64(j)
	corner := n.Origin
	if corner == nil {
		corner = n.Center
		u -= float64(n.Knots[0]-1) / 2
		v -= float64(n.Knots[1]-1) / 2
	}
	return r3.Add(*corner, r3.Add(r3.Scale(u*n.Spacing, first), r3.Scale(v*n.Spacing, second)))
}

// edge adds the bodies on a mesh edge and the springs along it.
func (n *Net) edge(p *NetParts, from, to, between int) {
	a, b := p.Positions[from], p.Positions[to]
	last := from
	for k := range between {
		s := float64(k+1) / float64(between+1)
		p.Positions = append(p.Positions, r3.Add(a, r3.Scale(s, r3.Sub(b, a))))
		next := len(p.Positions) - 1
		p.Springs = append(p.Springs, n.link(p, last, next))
		last = next
	}
	p.Springs = append(p.Springs, n.link(p, last, to))
}

// link is the spring between two bodies.
func (n *Net) link(p *NetParts, i, j int) NetLink {
	a, b := p.Positions[i], p.Positions[j]
	if n.Spring.Attach == "surface" {
		reach := r3.Scale(n.Body.Radius, r3.Unit(r3.Sub(b, a)))
		a, b = r3.Add(a, reach), r3.Sub(b, reach)
	}
	l := NetLink{Bodies: [2]int{i, j}, Points: [2]r3.Vec{a, b}, FreeLength: r3.Norm(r3.Sub(b, a))}
	switch s := &n.Spring; {
	case s.FreeLength != nil:
		l.FreeLength = *s.FreeLength
	case s.FreeLengthRatio != nil:
		l.FreeLength *= *s.FreeLengthRatio
	}
	return l
}
