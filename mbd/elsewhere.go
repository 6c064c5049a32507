package mbd

// This file looks at bodies where they are not placed.

import (
	"gonum.org/v1/gonum/num/quat"
)

// placedBody is what of the placement of a body At changes.
type placedBody struct {
	frame frame
	e     quat.Number
	world matrix3
}

// At has look find some bodies, none of them the ground, where coordinates q have them at time t (s), with the velocities of the placement; then they are again where they were placed. It works in the middle of
// an evaluation too.
func (s *System) At(t float64, q []float64, bodies []int, look func()) {
	kept, now := s.kept[:0], s.time
	for _, b := range bodies {
		in, f := &s.inertia[b+1], &s.frames[b+1]
		kept = append(kept, placedBody{frame: *f, e: in.e})
		c := in.coordinate
		f.position = vector(q[c:])
		if in.point {
			continue
		}
		kept[len(kept)-1].world = in.world
		in.e = quaternion(q[c+3:])
		f.rotation.setRotation(in.e)
		if !in.isotropic {
			in.world = rotateTensor(&f.rotation, &in.local)
		}
	}
	s.kept, s.time = kept, t
	look()
	s.time = now
	for k, b := range bodies {
		in := &s.inertia[b+1]
		s.frames[b+1], in.e = kept[k].frame, kept[k].e
		if !in.point {
			in.world = kept[k].world
		}
	}
}
