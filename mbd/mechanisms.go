package mbd

// This file says what joints leave of the freedom of bodies.

import (
	"gabion/internal/disjoint"
)

// Held tells of each body whether joints and motions leave the mechanism that it is part of no freedom: as many conditions, but for those that are known to depend on others, as its bodies have coordinates. It may be
// asked before Build too.
func (s *System) Held() []bool {
	n := len(s.bodies)
	mechanisms, free := disjoint.New(n), make([]int, n) // coordinates less conditions, at one of the bodies of each mechanism
	for i := range s.bodies {
		switch b := &s.bodies[i]; {
		case b.Fixed:
		case b.Point:
			free[i] = 3
		default:
			free[i] = 6
		}
	}
	for _, j := range s.joints {
		for _, e := range j.equations {
			first := Ground
			for _, b := range e.attached() {
				if b == Ground || s.bodies[b].Fixed {
					continue
				}
				if first == Ground {
					first = b
				}
				mechanisms.Join(int32(first), int32(b))
			}
			if first != Ground && !e.dropped {
				free[first]--
			}
		}
	}
	for i := n - 1; i >= 0; i-- { // each set is named by its least member
		if root := mechanisms.Root(int32(i)); int(root) != i {
			free[root] += free[i]
		}
	}
	held := make([]bool, n)
	for i := range held {
		held[i] = free[mechanisms.Root(int32(i))] <= 0
	}
	return held
}
