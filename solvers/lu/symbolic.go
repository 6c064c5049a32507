// Symbolic elimination: the block rows of L+U for a given order of the nodes.
package lu

import "slices"

// pattern is the block pattern of L+U: row i holds the block columns col[ptr[i]:ptr[i+1]], ascending, its diagonal block at diag[i].
// The pattern is symmetric; block p is a dense row-major matrix at off[p] of the value array.
type pattern struct {
	ptr  []int
	col  []int32
	diag []int
	off  []int
	// size is the number of unknowns of each block row, start the first of them in elimination order.
	size, start []int32
	// parent is the elimination tree: the first node after i that elimination of i touches, -1 at a root.
	parent []int32
	values int
}

func (s *pattern) len() int { return len(s.size) }

// eliminate computes the block pattern of L+U when the nodes of g are eliminated in the given order.
func eliminate(g *graph, order []int32) *pattern {
	n := g.len()
	rank := make([]int32, n)
	for k, i := range order {
		rank[i] = int32(k)
	}
	s := &pattern{
		ptr: make([]int, n+1), diag: make([]int, n), size: make([]int32, n), start: make([]int32, n+1), parent: make([]int32, n),
	}
	upper := upperPattern(g, order, rank, s.parent)
	count := make([]int, n)
	for i := range n {
		s.size[i] = g.weight[order[i]]
		s.start[i+1] = s.start[i] + s.size[i]
		count[i] += 1 + len(upper[i])
		for _, j := range upper[i] {
			count[j]++
		}
	}
	for i := range n {
		s.ptr[i+1] = s.ptr[i] + count[i]
	}
	s.col = make([]int32, s.ptr[n])
	next := slices.Clone(s.ptr[:n])
	for i := range n { // rows below i receive i in ascending order
		s.diag[i] = next[i]
		s.col[next[i]] = int32(i)
		next[i]++
		copy(s.col[next[i]:], upper[i])
		for _, j := range upper[i] {
			s.col[next[j]] = int32(i)
			next[j]++
		}
	}
	s.off = make([]int, len(s.col))
	for i := range n {
		for p := s.ptr[i]; p < s.ptr[i+1]; p++ {
			s.off[p] = s.values
			s.values += int(s.size[i]) * int(s.size[s.col[p]])
		}
	}
	return s
}

// upperPattern returns for each node, in elimination order, the later nodes that it couples to, and fills the elimination tree.
func upperPattern(g *graph, order, rank, parent []int32) [][]int32 {
	n := g.len()
	upper := make([][]int32, n)
	children := make([][]int32, n)
	mark := make([]int32, n)
	for k := range mark {
		mark[k] = -1
	}
	for k := range n {
		var list []int32
		add := func(j int32) {
			if j > int32(k) && mark[j] != int32(k) {
				mark[j] = int32(k)
				list = append(list, j)
			}
		}
		for _, i := range g.neighbours(int(order[k])) {
			add(rank[i])
		}
		for _, c := range children[k] {
			for _, j := range upper[c] {
				add(j)
			}
		}
		slices.Sort(list)
		upper[k] = list
		parent[k] = -1
		if len(list) > 0 {
			parent[k] = list[0]
			children[list[0]] = append(children[list[0]], int32(k))
		}
	}
	return upper
}
