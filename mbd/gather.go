package mbd

// This file sums the wrenches of elements and loads on each body, always in the same order.

import (
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/rigid"
)

// wrenchSum lists for each body the slots that act on it.
type wrenchSum struct {
	start, slot         []int32 // slots of body i are slot[start[i]:start[i+1]]
	held                []int32 // of body i the slots from slot[held[i]] on are of constraints
	loadStart, loadPart []int32 // the same for pairs (load, position in it)
}

// newWrenchSum takes the bodies that each element acts on, so many of which are force elements and the others equations.
func newWrenchSum(attachments [][]int, forces int, loads []*loadState, bodies int) (g wrenchSum) {
	lists := make([][]int32, bodies)
	k, constrained := int32(0), make([]int32, bodies)
	for n, at := range attachments {
		for _, b := range at {
			lists[b] = append(lists[b], k)
			k++
			if n >= forces {
				constrained[b]++
			}
		}
	}
	g.start, g.slot = flatten(lists)
	g.held = constrained
	for b := range g.held {
		g.held[b] = g.start[b+1] - constrained[b]
	}
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

// partsOf lists the loads that act on a body, each with the position of the body in it.
func (g *wrenchSum) partsOf(i int) []int32 { return g.loadPart[g.loadStart[i]:g.loadStart[i+1]] }

// sum returns the wrench on a body by all slots and loads.
func (g *wrenchSum) sum(i int, slots []rigid.Wrench, loads []*loadState) (force, moment r3.Vec) {
	return g.add(i, g.start[i+1], slots, loads)
}

// sumForces returns the wrench on a body by all but constraints.
func (g *wrenchSum) sumForces(i int, slots []rigid.Wrench, loads []*loadState) (force, moment r3.Vec) {
	return g.add(i, g.held[i], slots, loads)
}

// add adds up the slots of a body before one, and the loads.
func (g *wrenchSum) add(i int, end int32, slots []rigid.Wrench, loads []*loadState) (force, moment r3.Vec) {
	for _, k := range g.slot[g.start[i]:end] {
		w := &slots[k]
		force, moment = r3.Add(force, w.Force), r3.Add(moment, w.Moment)
	}
	parts := g.partsOf(i)
	for k := 0; k < len(parts); k += 2 {
		l := &loads[parts[k]].wrenches[parts[k+1]]
		force, moment = r3.Add(force, l.Force), r3.Add(moment, l.Moment)
	}
	return force, moment
}
