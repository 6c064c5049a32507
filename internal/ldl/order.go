package ldl

import (
	"cmp"
	"slices"
)

// spread is by how much the degrees of nodes that are eliminated side by side may differ.
const spread = 4

// Order is an order of elimination of nodes of so many unknowns each, with few new entries and a low elimination tree: in each round independent nodes are eliminated whose degree, counted in unknowns, is
// at most a few times the least (J. Liu, ACM Trans. Math. Softw. 11 (1985) 141-153), so that of a chain every other link goes at once. Late nodes have to wait until a neighbour has been eliminated.
// Neighbours are ascending and without the node itself; what is given is used up.
func Order(neighbours [][]int32, weight []int32, late []bool) (order []int32) {
	left := make([]int32, len(weight))
	for i := range left {
		left[i] = int32(i)
	}
	degree, gone, blocked := make([]int32, len(weight)), make([]bool, len(weight)), make([]int, len(weight))
	for round := 1; len(left) > 0; round++ {
		for _, i := range left {
			degree[i] = 0
			for _, j := range neighbours[i] {
				degree[i] += weight[j]
			}
		}
		slices.SortFunc(left, func(i, j int32) int { return cmp.Or(cmp.Compare(degree[i], degree[j]), cmp.Compare(i, j)) })
		first := len(order)
		for _, i := range left {
			if blocked[i] == round || late[i] && len(neighbours[i]) > 0 {
				continue
			}
			if len(order) > first && degree[i] > spread*max(degree[order[first]], 1) {
				break
			}
			order, gone[i] = append(order, i), true
			for _, j := range neighbours[i] {
				blocked[j] = round
			}
		}
		for _, i := range order[first:] {
			eliminate(neighbours, i)
			for _, j := range neighbours[i] {
				late[j] = false
			}
		}
		left = slices.DeleteFunc(left, func(i int32) bool { return gone[i] })
	}
	return order
}

// eliminate makes the neighbours of a node neighbours of one another.
func eliminate(neighbours [][]int32, i int32) {
	around := neighbours[i]
	for _, j := range around {
		joined := make([]int32, 0, len(neighbours[j])+len(around))
		old, fresh := neighbours[j], around
		for len(old)+len(fresh) > 0 {
			var k int32
			switch {
			case len(fresh) == 0 || len(old) > 0 && old[0] <= fresh[0]:
				k, old = old[0], old[1:]
			default:
				k, fresh = fresh[0], fresh[1:]
			}
			if k != i && k != j && (len(joined) == 0 || joined[len(joined)-1] != k) {
				joined = append(joined, k)
			}
		}
		neighbours[j] = joined
	}
}
