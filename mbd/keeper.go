package mbd

import "gabion/rigid"

// This file lets loads and constraints from outside keep numbers from step to step.

// Keeper is a Load or a Constraint that keeps numbers from one accepted step to the next, such as whole turns. The system
// holds them, so that they are saved and restored with it.
type Keeper interface {
	// Keeps returns how many numbers it keeps.
	Keeps() int
	// Keep gives it the place of its numbers, once, before anything is evaluated.
	Keep(memory []float64)
	// Commit lets it write its numbers: for the initial poses of its Bodies, and whenever a step is accepted.
	Commit(t float64, poses []rigid.Frame)
}

// keeping is a Keeper in a system.
type keeping struct {
	keeper Keeper
	bodies []int
	poses  []rigid.Frame
	first  int // of its numbers in the system's memory
}

// addKeeper gives a load or a constraint a place in the memory, if it wants one.
func (s *System) addKeeper(from any, bodies []int) {
	k, ok := from.(Keeper)
	if !ok || k.Keeps() == 0 {
		return
	}
	s.keepers = append(s.keepers, keeping{k, bodies, make([]rigid.Frame, len(bodies)), len(s.memory)})
	s.memory = append(s.memory, make([]float64, k.Keeps())...)
}

// startKeepers hands out the places once the memory has its final size.
func (s *System) startKeepers() {
	for i := range s.keepers {
		k := &s.keepers[i]
		k.keeper.Keep(s.memory[k.first : k.first+k.keeper.Keeps()])
		k.commit(s)
	}
}

func (k *keeping) commit(s *System) {
	for i, b := range k.bodies {
		k.poses[i] = s.Pose(b)
	}
	k.keeper.Commit(s.time, k.poses)
}
