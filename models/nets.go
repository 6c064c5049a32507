package models

// From a net to its bodies, springs, pins and strands.

import (
	"fmt"
	"math"
	"slices"

	"gonum.org/v1/gonum/spatial/r3"
)

// NetParts is what a net is made of. Indices of bodies are from 0; body i is called NET.i+1.
type NetParts struct {
	Positions []r3.Vec  // of the bodies' centres at the start, m
	Springs   []NetLink // of a ring net, the sides of the rings, which are no springs, nor are the wires of chain-link and cable nets
	Rings     [][]int   // bodies around each ring
	Pins      []NetPin  // rising
	Bends     []NetBend // where wires go on, if they resist bending
}

// NetPin is a spherical joint between a knot and what holds it.
type NetPin struct {
	Knot int // body of the net, from 0
	Body string
}

// NetLink is a spring between two bodies of a net, and the strand along it.
type NetLink struct {
	Bodies     [2]int
	Points     [2]r3.Vec // attachment points, m, world axes
	FreeLength float64   // m
	Law        *NetSpring
}

// Counts returns the number of bodies and of spring-dampers, or of rings.
func (n *Net) Counts() (bodies, springs int) {
	if bodies, springs = n.layout().counts(); n.runs() {
		springs = 0 // its wires are ropes
	}
	return bodies, springs
}

func (l *layout) counts() (bodies, springs int) {
	bodies = len(l.knots)
	for _, w := range l.wires {
		bodies += w.between
		springs += w.between + 1
	}
	if l.rings != nil {
		springs = len(l.rings)
	}
	return bodies, springs
}

// BodyName returns the name of a body of the net, numbered from 1.
func (n *Net) BodyName(number int) string { return fmt.Sprintf("%s.%d", n.Name, number) }

// Parts lays the net out.
func (n *Net) Parts() *NetParts {
	l := n.layout()
	bodies, springs := l.counts()
	p := &NetParts{Positions: make([]r3.Vec, 0, bodies), Springs: make([]NetLink, 0, springs)}
	p.Positions = append(p.Positions, l.knots...)
	for _, w := range l.wires {
		n.divide(p, w)
	}
	if n.Bending != nil {
		p.Bends = l.bends(p.Springs)
	}
	p.Rings = l.rings
	p.Pins, _ = n.pins(l)
	return p
}

// SameMesh tells whether both nets have the same bodies, springs and rings by their numbers, as far from one another as laid out.
func (n *Net) SameMesh(other *Net) bool {
	a, b := n.Parts(), other.Parts()
	sameEnds := func(l, m NetLink) bool { return l.Bodies == m.Bodies }
	if len(a.Positions) != len(b.Positions) || !slices.EqualFunc(a.Springs, b.Springs, sameEnds) || !slices.EqualFunc(a.Rings, b.Rings, slices.Equal[[]int]) {
		return false
	}
	apart := func(p *NetParts, i, j int) float64 { return r3.Norm(r3.Sub(p.Positions[i], p.Positions[j])) }
	for k := range a.Positions {
		for _, from := range [2]int{0, max(k-1, 0)} {
			if x, y := apart(a, from, k), apart(b, from, k); math.Abs(x-y) > 1e-6*(x+y) {
				return false
			}
		}
	}
	return true
}

// divide adds the bodies on a wire and the springs along it.
func (n *Net) divide(p *NetParts, w wire) {
	from, to := w.ends[0], w.ends[1]
	a, b := p.Positions[from], p.Positions[to]
	chosen := n.law(w.kind)
	last := from
	for k := range w.between {
		s := float64(k+1) / float64(w.between+1)
		p.Positions = append(p.Positions, r3.Add(a, r3.Scale(s, r3.Sub(b, a))))
		next := len(p.Positions) - 1
		p.Springs = append(p.Springs, n.link(p, chosen, last, next))
		last = next
	}
	p.Springs = append(p.Springs, n.link(p, chosen, last, to))
}

// link is the spring between two bodies.
func (n *Net) link(p *NetParts, chosen *NetSpring, i, j int) NetLink {
	a, b := p.Positions[i], p.Positions[j]
	if chosen.onSurface(&n.Body) {
		reach := r3.Scale(n.Body.Radius, r3.Unit(r3.Sub(b, a)))
		a, b = r3.Add(a, reach), r3.Sub(b, reach)
	}
	l := NetLink{Bodies: [2]int{i, j}, Points: [2]r3.Vec{a, b}, FreeLength: r3.Norm(r3.Sub(b, a)), Law: chosen}
	l.FreeLength = chosen.freeLength(l.FreeLength)
	return l
}

// freeLength is that of a spring of a length at the start, m.
func (s *NetSpring) freeLength(length float64) float64 {
	switch {
	case s.FreeLength != nil:
		return *s.FreeLength
	case s.FreeLengthRatio != nil:
		return length * *s.FreeLengthRatio
	case s.Prestrain != nil:
		return length / (1 + *s.Prestrain)
	case s.Pretension == nil:
		return length
	case s.Curve == nil && s.Yielding == nil:
		return length - (*s.Pretension-s.Preload)/s.Stiffness
	}
	// The shorter the spring is, the harder it pulls.
	low, high := 0.0, length
	if s.still(0, length) > *s.Pretension {
		high *= 2 // a spring with a preload
	}
	for range 100 {
		if middle := (low + high) / 2; s.still(length-middle, middle) > *s.Pretension {
			low = middle
		} else {
			high = middle
		}
	}
	return high
}

// still is the tension of a spring of a free length (m) at an elongation (m), at rest, pulled for the first time.
func (s *NetSpring) still(elongation, length float64) float64 {
	tension := s.Stiffness*elongation + s.Preload
	if s.Curve != nil {
		if c, err := s.Curve.Curve(); err == nil {
			tension += c.Value([]float64{elongation, 0, 0})
		}
	}
	if s.Yielding != nil && elongation > 0 {
		if p, err := s.Yielding.polyline(length); err == nil {
			tension += p.At(elongation)
		}
	}
	return tension
}
