package mbd

import "gabion/rigid"

// This file holds the state variables of elements, which change with accepted steps only. The system holds them, so that they are saved and
// restored with it.

// hysteretic is a force element whose force depends on the past, by state variables.
type hysteretic interface {
	// rest begins at the placement, with dampers that have not moved.
	rest(s *System)
	// commit updates the state variables at the end of a step.
	commit(s *System)
}

// fading is a hysteretic element whose force falls in time while bodies rest.
type fading interface {
	// relax lets all that relaxes have done so.
	relax(s *System)
}

// following is a hysteretic element whose state variables follow from those of others, too.
type following interface {
	// follow updates them at the end of a step, once those of all others have been.
	follow(s *System)
}

// reserveState reserves state variables, zero at first, and returns the first of them.
func (s *System) reserveState(n int) (first int) {
	first = len(s.state)
	s.state = append(s.state, make([]float64, n)...)
	return first
}

// SetResting tells whether the bodies rest, as they do from Build on and in a search for an equilibrium: forces that relax in time have done so
// then. The motion begins, with resting false, at the placement.
func (s *System) SetResting(resting bool) {
	if s.resting && !resting {
		for _, f := range s.hysteretic {
			if r, ok := f.(fading); ok {
				r.relax(s)
			}
			f.rest(s)
		}
	}
	s.resting = resting
	s.placed++
}

// Continue begins the motion at the placement with the state variables that there are: what has not relaxed goes on to do so.
func (s *System) Continue() {
	s.resting = true
	s.placed++
	for _, f := range s.hysteretic {
		f.rest(s)
	}
	s.resting = false
	s.placed++
}

// Stateful is a Load or a Constraint with state variables, such as revolutions counted.
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
	if k, ok := from.(Stateful); ok && k.StateSize() > 0 {
		s.stateful = append(s.stateful, statefulEntry{k, bodies, make([]rigid.Frame, len(bodies)), s.reserveState(k.StateSize())})
	}
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
