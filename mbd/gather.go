package mbd

// This file sums the wrenches of elements and loads on each body, always in the same order.

import (
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/rigid"
)

// wrenchSum lists for each body the slots that act on it.
type wrenchSum struct {
	start, slot         []int32 // slots of body i are slot[start[i]:start[i+1]]
	loadStart, loadPart []int32 // the same for pairs (load, position in it)
}

func newWrenchSum(attachments [][]int, loads []*loadState, bodies int) (g wrenchSum) {
	lists := make([][]int32, bodies)
	k := int32(0)
	for _, at := range attachments {
		for _, b := range at {
			lists[b] = append(lists[b], k)
			k++
		}
	}
	g.start, g.slot = flatten(lists)
	parts := make([][]int32, bodies)
	for n, l := range loads {
		for k, b := range l.bodies {
			parts[b+1] = append(parts[b+1], int32(n), int32(k))
		}
	}
	g.loadStart, g.loadPart = flatten(parts)
	return g
}

func flatten(lists [][]int32) (start, items []int32) {
	start = make([]int32, len(lists)+1)
	for i, l := range lists {
		items = append(items, l...)
		start[i+1] = int32(len(items))
	}
	return start, items
}

// sum returns the wrench on a body by all slots and loads.
func (g *wrenchSum) sum(i int, slots []rigid.Wrench, loads []*loadState) (force, moment r3.Vec) {
	for _, k := range g.slot[g.start[i]:g.start[i+1]] {
		w := &slots[k]
		force, moment = r3.Add(force, w.Force), r3.Add(moment, w.Moment)
	}
	parts := g.loadPart[g.loadStart[i]:g.loadStart[i+1]]
	for k := 0; k < len(parts); k += 2 {
		l := &loads[parts[k]].wrenches[parts[k+1]]
		force, moment = r3.Add(force, l.Force), r3.Add(moment, l.Moment)
	}
	return force, moment
}
