package mbd

import "gabion/rigid"

// This file is the contract for forces that something outside the multibody model computes.

// Load is a force on bodies that something outside the model computes, such as contact with particles.
type Load interface {
	// Bodies lists the indices of the bodies it acts on.
	Bodies() []int
	// Pairs lists positions (i, j) in Bodies for which a tangent is given, that of the wrench on i by the motion of j.
	// It never changes.
	Pairs() [][2]int
	// Evaluate writes the wrenches on the bodies at trial poses and, unless tangents is nil, the tangents of Pairs. It may
	// be called many times a step and must not change any state that a rejected trial would spoil.
	Evaluate(t float64, poses []rigid.Frame, wrenches []rigid.Wrench, tangents []rigid.Tangent) error
}

// SparseLoad is a Load that acts by few of its tangents at a time. Its tangents are asked for by themselves, and Evaluate without them.
type SparseLoad interface {
	Load
	// Tangents returns the tangents of Pairs at the poses of the last Evaluate, and which of them are not zero, ascending; the others do
	// not count. Both are good until the next call of either.
	Tangents() (tangents []rigid.Tangent, active []int, err error)
}

// loadState is a load with the values it was last asked for.
type loadState struct {
	load     Load
	bodies   []int
	pairs    [][2]int
	poses    []rigid.Frame
	wrenches []rigid.Wrench
	tangents []rigid.Tangent
	active   []int   // pairs whose tangents count
	blocks   []block // 2x2 blocks of three unknowns for each pair
}
