package mbd

// This file answers questions about spring-dampers, for pictures and results.

import "gonum.org/v1/gonum/spatial/r3"

// Ends returns the attachment points at the placement, in world axes, m.
func (f *SpringDamper) Ends(s *System) (first, second r3.Vec) {
	a, b := &s.frames[f.line.i], &s.frames[f.line.j]
	return r3.Add(a.position, a.rotation.mul(f.I.Position)), r3.Add(b.position, b.rotation.mul(f.J.Position))
}

// Tension returns the tension at the placement, N.
func (f *SpringDamper) Tension(s *System) float64 {
	l := f.stretch(s)
	tension, _, _ := f.pull(s, &l)
	return tension
}
