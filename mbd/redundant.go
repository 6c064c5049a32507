package mbd

// This file takes redundant constraint equations out of the system, and watches that they are fulfilled all the same.

import (
	"math"
	"slices"
)

// DropConstraints takes the given constraint equations, and no others, out of the system: their rows become lambda = 0. It is for
// equations that follow from the rest. The patterns may change the first time.
func (s *System) DropConstraints(rows []int) {
	for k, e := range s.equations {
		e.dropped = slices.Contains(rows, k)
	}
	if len(rows) > 0 && !s.droppable {
		s.droppable = true
		s.makePatterns()
	}
}

// DroppedResidual returns the largest residual of the suspended equations at the placement, and which it is.
func (s *System) DroppedResidual() (worst float64, row int) {
	row = -1
	for k, e := range s.equations {
		if !e.dropped {
			continue
		}
		if v := math.Abs(e.evaluate(s)); !(v <= worst) {
			worst, row = v, k
		}
	}
	return worst, row
}
