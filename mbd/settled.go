package mbd

// This file holds bodies where they are whose corrections are too small to matter, so that loads need not be evaluated for them again.

import "gabion/internal/vec"

// HoldSettled implements solvers.Loaded.
func (s *System) HoldSettled(y []float64, bound float64) {
	s.loops.dst, s.loops.bound = y, bound
	s.pool.Range(len(s.bodies), normsInBlock, s.loops.hold)
}

// holdBody sets the part of a body in a correction y to zero where nothing but loads acts on the body and the part is below a bound in its norm.
func (s *System) holdBody(i int, y []float64, bound float64) {
	in := &s.inertia[i]
	if in.dof >= 0 && s.loose[i] && in.squareNorm(y[in.dof:]) < vec.Sq(bound) {
		clear(in.part(y))
	}
}

// part is a body's part of a vector of the degrees of freedom.
func (in *inertial) part(y []float64) []float64 {
	if in.point {
		return y[in.dof : in.dof+3]
	}
	return y[in.dof : in.dof+6]
}

func allZero(y []float64) bool {
	for _, v := range y {
		if v != 0 {
			return false
		}
	}
	return true
}

// findLoose finds the bodies on which nothing but loads acts: neither force elements nor joints.
func (s *System) findLoose() {
	s.loose = make([]bool, len(s.inertia))
	for i := range s.loose {
		s.loose[i] = true
	}
	for _, at := range s.attachments {
		for _, b := range at {
			s.loose[b] = false
		}
	}
}
