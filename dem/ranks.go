// What both engines need: particles in the order of their ids, and checks of what has been read of inlets.

package dem

import (
	"slices"

	"gabion/dem/packing"
	"gabion/internal/codec"
	"gabion/internal/vec"
)

// Ranks gives each of n particles its place in the order of their ids, which are all different. Where ids are close together, as
// they are unless most particles have left, counting takes less time than sorting.
func Ranks(n int, id func(i int) int32) []int {
	rank := make([]int, n)
	last := int32(-1)
	for i := range n {
		last = max(last, id(i))
	}
	if int(last) >= 8*n {
		sorted := make([]uint64, n)
		for i := range n {
			sorted[i] = uint64(id(i))<<32 | uint64(i)
		}
		slices.Sort(sorted)
		for k, key := range sorted {
			rank[uint32(key)] = k
		}
		return rank
	}
	present := make([]int32, last+1)
	for i := range n {
		present[id(i)] = 1
	}
	below := int32(0)
	for k, here := range present {
		present[k] = below
		below += here
	}
	for i := range n {
		rank[i] = int(present[id(i)])
	}
	return rank
}

// CheckInletStates checks what has been read of how far a model's inlets have come.
func CheckInletStates(inlets []packing.Inlet, feeds []packing.InletState) error {
	if len(feeds) != len(inlets) {
		return codec.Invalid("%d inlets, want %d", len(feeds), len(inlets))
	}
	for i, f := range feeds {
		ended := inlets[i].MaxCount > 0 && f.Count >= inlets[i].MaxCount
		if f.Batch < 0 || f.Count < 0 || !vec.Finite1(f.Deficit) || f.Deficit > 0 && !ended {
			return codec.Invalid("inlet %q has brought %d particles in %d batches and owes %g", inlets[i].Name, f.Count, f.Batch, f.Deficit)
		}
	}
	return nil
}

// LongestRow is more neighbours than a row of any particle has room for on average.
const LongestRow = 1024
