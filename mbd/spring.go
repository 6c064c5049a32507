package mbd

// This file holds the spring-damper between two points of bodies.

import (
	"errors"
	"fmt"

	"gonum.org/v1/gonum/spatial/r3"
)

// InitialLength as a free length stands for the distance of the two points in the initial configuration.
const InitialLength = -1.0

// SpringDamper pulls two points together along the line between them with the tension
// Stiffness (l - FreeLength) + Damping dl/dt + Preload + Curve(l - FreeLength, dl/dt).
type SpringDamper struct {
	line springLine

	Name        string
	I, J        Marker    // only their positions matter
	Stiffness   float64   // N/m
	Damping     float64   // N s/m
	FreeLength  float64   // m, or InitialLength
	Preload     float64   // tension at the free length, N
	Curve       Law       // of elongation and rate; nil for none
	TensionOnly bool      // a rope: it never pushes
	Breaking    *Breaking // nil: it holds
}

// springLine is what every evaluation of a spring-damper reads, in one place.
type springLine struct {
	i, j                                    int // frames
	plain                                   bool
	pi, pj                                  r3.Vec
	stiffness, damping, freeLength, preload float64
}

func (f *SpringDamper) label() string   { return fmt.Sprintf("spring %q", f.Name) }
func (f *SpringDamper) attached() []int { return []int{f.I.Body, f.J.Body} }
func (f *SpringDamper) marker() Marker  { return f.I }

func (f *SpringDamper) prepare(s *System) error {
	f.line = springLine{
		i: f.I.Body + 1, j: f.J.Body + 1, pi: f.I.Position, pj: f.J.Position,
		plain: f.Curve == nil && !f.TensionOnly && f.Breaking == nil,
	}
	if f.FreeLength == InitialLength {
		f.FreeLength = f.stretch(s).length
	}
	f.line.stiffness, f.line.damping, f.line.freeLength, f.line.preload = f.Stiffness, f.Damping, f.FreeLength, f.Preload
	if !(f.FreeLength >= 0) {
		return fmt.Errorf("free length is %g m, want zero or more", f.FreeLength)
	}
	if f.Breaking != nil {
		if err := f.Breaking.prepare(s, f); err != nil {
			return err
		}
	}
	return errors.Join(s.checkMarker(f.I), s.checkMarker(f.J))
}

func (f *SpringDamper) stretch(s *System) (l stretch) {
	s.stretch(f.line.i, f.line.j, &f.line.pi, &f.line.pj, &l)
	return l
}

// pull returns the tension, N, and its derivatives by length and rate.
func (f *SpringDamper) pull(s *System, l *stretch) (tension, stiffness, damping float64) {
	n := &f.line
	x := l.length - n.freeLength
	tension, stiffness, damping = n.stiffness*x+n.damping*l.rate+n.preload, n.stiffness, n.damping
	if n.plain {
		return tension, stiffness, damping
	}
	if f.Curve != nil {
		force, byX, byV := f.Curve.At(s.time, x, l.rate)
		tension, stiffness, damping = tension+force, stiffness+byX, damping+byV
	}
	if (f.TensionOnly && tension < 0) || f.Breaking.broken(s) {
		return 0, 0, 0
	}
	return tension, stiffness, damping
}

func (f *SpringDamper) act(s *System, out []Wrench) {
	var l stretch
	s.stretch(f.line.i, f.line.j, &f.line.pi, &f.line.pj, &l)
	tension, _, _ := f.pull(s, &l)
	pull := r3.Scale(tension, l.u)
	out[0] = Wrench{Force: pull, Moment: r3.Cross(l.si, pull)}
	out[1] = Wrench{Force: r3.Scale(-1, pull), Moment: r3.Cross(pull, l.sj)}
}

func (f *SpringDamper) tangent(s *System, t *tangents) {
	l := f.stretch(s)
	tension, stiffness, damping := f.pull(s, &l)
	s.lineTangent(t, f.line.i, f.line.j, &l, tension, stiffness, damping)
}

// powers counts the work of a rope's damper as lost and that of its slack spring as none.
func (f *SpringDamper) powers(s *System) (stored, dissipated, applied float64) {
	if f.Breaking.broken(s) {
		return 0, 0, 0
	}
	l := f.stretch(s)
	tension, _, _ := f.pull(s, &l)
	x := l.length - f.FreeLength
	still := f.Stiffness*x + f.Preload
	stored = (0.5*f.Stiffness*x + f.Preload) * x
	if f.Curve != nil {
		force, _, _ := f.Curve.At(s.time, x, 0)
		still += force
		if c, ok := f.Curve.(StoringLaw); ok {
			stored += c.Stored(x)
		} else {
			applied = -force * l.rate
		}
	}
	if f.TensionOnly && still < 0 {
		still, stored, applied = 0, 0, 0
	}
	return stored, (tension - still) * l.rate, applied
}
