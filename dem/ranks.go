// Particles in the order of their ids, in which every state is given.

package dem

import "slices"

// Order lists n particles in the order of their ids, which are all different. Where ids are close together, as they are unless most
// particles have left, putting each in its place takes less time than sorting.
func Order(n int, id func(i int) int32) []int32 {
	last := int32(-1)
	for i := range n {
		last = max(last, id(i))
	}
	if int(last) >= 8*n {
		return sortedBy(n, id)
	}
	const nobody = -1
	order := make([]int32, last+1)
	for k := range order {
		order[k] = nobody
	}
	for i := range n {
		order[id(i)] = int32(i)
	}
	return slices.DeleteFunc(order, func(i int32) bool { return i == nobody })
}

func sortedBy(n int, id func(i int) int32) []int32 {
	keys := make([]uint64, n)
	for i := range keys {
		keys[i] = uint64(id(i))<<32 | uint64(i)
	}
	slices.Sort(keys)
	order := make([]int32, n)
	for k, key := range keys {
		order[k] = int32(uint32(key))
	}
	return order
}

// Ranks gives each of n particles its place in that order.
func Ranks(n int, id func(i int) int32) []int {
	rank := make([]int, n)
	for k, i := range Order(n, id) {
		rank[i] = k
	}
	return rank
}
