package mbd

// This file drops redundant constraint equations from the system, and monitors their residuals.

import (
	"math"
	"slices"
)

// DropConstraints drops the given constraint equations, and no others, from the system: their rows become lambda = 0. It is for redundant
// equations. The patterns may change the first time.
func (s *System) DropConstraints(rows []int) {
	s.placed++
	for k, e := range s.equations {
		e.dropped = slices.Contains(rows, k)
	}
	if len(rows) > 0 && !s.droppable {
		s.droppable = true
		s.makePatterns()
	}
}

// Dropped tells whether a constraint equation is dropped.
func (s *System) Dropped(row int) bool { return s.equations[row].dropped }

// DroppedResidual returns the largest residual of the dropped equations at the placement, and its row, or -1.
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
