package lu

// The elimination order of the nodes.

import "slices"

// order chooses an elimination order for the nodes of g, with late nodes behind their neighbours. Minimum degree
// suffices: on planar nets of up to 90 000 knots it takes fewer operations than nested dissection (geometric or
// multilevel), 0.84 times at 33 000.
func order(g *graph, late []bool) []int32 {
	return postpone(g, minDegree(g), late)
}

// postpone moves late nodes behind the last of their neighbours that are not late.
func postpone(g *graph, o []int32, late []bool) []int32 {
	if !slices.Contains(late, true) {
		return o
	}
	rank := make([]int, len(o))
	for r, k := range o {
		rank[k] = 2 * r
	}
	for k, isLate := range late {
		if !isLate {
			continue
		}
		for _, j := range g.neighbours(k) {
			if !late[j] {
				rank[k] = max(rank[k], rank[j]+1)
			}
		}
	}
	slices.SortStableFunc(o, func(a, b int32) int { return rank[a] - rank[b] })
	return o
}
