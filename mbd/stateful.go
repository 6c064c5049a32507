package mbd

import "gabion/rigid"

// This file lets loads and constraints from outside keep numbers from step to step.

// Stateful is a Load or a Constraint that keeps numbers from one accepted step to the next, such as whole turns. The system
// holds them, so that they are saved and restored with it.
type Stateful interface {
	// Keeps returns how many numbers it keeps.
	StateSize() int
	// Keep gives it the place of its numbers, once, before anything is evaluated.
	BindState(memory []float64)
	// Commit lets it write its numbers: for the initial poses of its Bodies, and whenever a step is accepted.
	Commit(t float64, poses []rigid.Frame)
}

// statefulEntry is a Keeper in a system.
type statefulEntry struct {
	element Stateful
	bodies  []int
	poses   []rigid.Frame
	first   int // of its numbers in the system's memory
}

// addStateful gives a load or a constraint a place in the memory, if it wants one.
func (s *System) addStateful(from any, bodies []int) {
	k, ok := from.(Stateful)
	if !ok || k.StateSize() == 0 {
		return
	}
	s.stateful = append(s.stateful, statefulEntry{k, bodies, make([]rigid.Frame, len(bodies)), len(s.state)})
	s.state = append(s.state, make([]float64, k.StateSize())...)
}

// bindStates hands out the places once the memory has its final size.
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
