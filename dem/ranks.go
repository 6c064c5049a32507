// Particles in the order of their ids, in which every state is given.

package dem

import "slices"

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
