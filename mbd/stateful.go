package mbd

import "gabion/rigid"

// This file holds the state variables of loads and constraints from outside.

// Stateful is a Load or a Constraint with state variables, which change with accepted steps only, such as revolutions counted. The system holds
// them, so that they are saved and restored with it.
type Stateful interface {
	// StateSize returns the number of state variables.
	StateSize() int
	// BindState tells where the state variables are, once, before anything is evaluated.
	BindState(state []float64)
	// Commit updates the state variables: for the initial poses of its Bodies, and whenever a step is accepted.
	Commit(t float64, poses []rigid.Frame)
}

// statefulEntry is a Stateful in a system.
type statefulEntry struct {
	element Stateful
	bodies  []int
	poses   []rigid.Frame
	first   int // of its state variables in those of the system
}

// addStateful reserves the state variables of a load or a constraint, if it has any.
func (s *System) addStateful(from any, bodies []int) {
	k, ok := from.(Stateful)
	if !ok || k.StateSize() == 0 {
		return
	}
	s.stateful = append(s.stateful, statefulEntry{k, bodies, make([]rigid.Frame, len(bodies)), len(s.state)})
	s.state = append(s.state, make([]float64, k.StateSize())...)
}

// bindStates binds the state variables once all are reserved.
func (s *System) bindStates() {
	for i := range s.stateful {
		k := &s.stateful[i]
		k.element.BindState(s.state[k.first : k.first+k.element.StateSize()])
		k.commit(s)
	}
}

func (k *statefulEntry) commit(s *System) {
	for i, b := range k.bodies {
		k.poses[i] = s.Pose(b)
	}
	k.element.Commit(s.time, k.poses)
}
