package mbd

import "gabion/rigid"

// This file holds the interface of forces that are computed outside the multibody model.

// Load is a set of wrenches on bodies that something outside the model computes, such as contact with particles.
type Load interface {
	// Bodies lists the indices of the bodies it acts on.
	Bodies() []int
	// Pairs lists the pairs (i, j) of positions in Bodies with a tangent: the derivative of the wrench on i by the motion of j. It changes only in
	// UpdatePairs of a ChangingLoad.
	Pairs() [][2]int
	// Evaluate writes the wrenches on the bodies at trial poses and, unless tangents is nil, the tangents of Pairs. It may
	// be called many times a step, for trials that are rejected too, and must not change state variables.
	Evaluate(t float64, poses []rigid.Frame, wrenches []rigid.Wrench, tangents []rigid.Tangent) error
}

// SparseLoad is a Load most of whose tangents are zero at any time. Evaluate is called without tangents, which are asked for separately.
type SparseLoad interface {
	Load
	// Tangents returns the tangents of Pairs at the poses of the last Evaluate, and the indices of those that are not zero, ascending; the others are
	// ignored. Both are valid until the next call of either method.
	Tangents() (tangents []rigid.Tangent, active []int, err error)
}

// ChangingLoad is a SparseLoad whose pairs change, as bodies come into contact with others.
type ChangingLoad interface {
	SparseLoad
	// UpdatePairs makes Pairs hold those that the last Evaluate has met, and tells whether Pairs has changed.
	UpdatePairs() bool
}

// CostlyLoad is a Load that takes long.
type CostlyLoad interface {
	Load
	// Cost returns the typical times, ns, of an Evaluate and of Tangents, from what the last accepted step says of them.
	Cost() (evaluation, tangents float64)
}

// ResolvedLoad is a Load that need not be evaluated anew for bodies that have hardly moved since an earlier Evaluate of the same step.
type ResolvedLoad interface {
	Load
	// SetResolution sets the difference of velocity of a body up to which it counts as not moved, m/s, and that of its places by the length of the step. It tells whether the
	// load heeds that.
	SetResolution(speed float64) (heeded bool)
}

// SetResolution implements solvers.Loaded.
func (s *System) SetResolution(speed float64) {
	for _, l := range s.loads {
		l.resolution = 0
		if r, ok := l.load.(ResolvedLoad); ok && r.SetResolution(speed) {
			l.resolution = speed
		}
	}
}

// LoadCost implements solvers.Loaded.
func (s *System) LoadCost() (residual, tangent float64) {
	for _, l := range s.loads {
		if c, ok := l.load.(CostlyLoad); ok {
			evaluation, tangents := c.Cost()
			residual += evaluation
			tangent += tangents
		}
	}
	return residual, tangent
}

// loadState is a load with its last values.
type loadState struct {
	load     Load
	bodies   []int
	pairs    [][2]int
	poses    []rigid.Frame
	wrenches []rigid.Wrench
	tangents []rigid.Tangent
	active   []int   // pairs whose tangents are not zero
	blocks   []block // 2x2 blocks of three unknowns for each pair

	resolution float64 // up to which bodies count as not moved, m/s
}
