package lu

// Symbolic elimination: the block rows of L+U for a given order of the nodes.

import "slices"

// pattern is the block pattern of L+U: row i holds the block columns col[ptr[i]:ptr[i+1]], ascending, its diagonal
// block at diag[i]. The pattern is symmetric; block p is a dense row-major matrix at off[p] of the value array, in which they lie
// in the order that substitution reads them: L row by row, then from the last row to the first the row of U and its pivot.
type pattern struct {
	ptr  []int
	col  []int32
	diag []int
	off  []int
	// mirror is by block left of the diagonal, (i, k), the index of block (k, i).
	mirror []int
	// size is the number of unknowns of each block row, start the first of them in elimination order.
	size, start []int32
	six         []bool     // by row: it and all its columns have six unknowns
	threes      []int32    // by block of a row with three unknowns: of how many columns of three one after the other, on its side of the diagonal, it is the first
	uncoupled   []pivotRow // by their first unknowns
	unknown     []int32    // of uncoupled rows, one after the other
	values      int
}

// pivotRow is a row without blocks beside the diagonal: nearly all are, where steps are short against the periods of vibrations between bodies. It says all that
// a substitution reads of it, in the order of reading.
type pivotRow struct {
	row, size   int32
	at, unknown int  // of its pivot among the values, and of its first unknown among those of such rows
	contiguous  bool // its unknowns follow one another
}

func (s *pattern) len() int { return len(s.size) }

// alone tells that row i has no blocks beside the diagonal.
func (s *pattern) alone(i int) bool { return s.ptr[i+1]-s.ptr[i] == 1 }

// parent returns the parent of node i in the elimination tree, the first later node that it is coupled to, or -1.
func (s *pattern) parent(i int) int32 {
	if p := s.diag[i] + 1; p < s.ptr[i+1] {
		return s.col[p]
	}
	return -1
}

// newPattern lays out the blocks of nodes of the given sizes; upper[i] lists the later nodes that row i holds,
// ascending, and unknown the unknowns in elimination order.
func newPattern(size, unknown []int32, upper [][]int32) *pattern {
	n := len(size)
	s := &pattern{ptr: make([]int, n+1), diag: make([]int, n), size: size, start: make([]int32, n+1), six: make([]bool, n)}
	count := make([]int, n)
	for i := range n {
		s.start[i+1] = s.start[i] + size[i]
		count[i] += 1 + len(upper[i])
		for _, j := range upper[i] {
			count[j]++
		}
	}
	for i := range n {
		s.ptr[i+1] = s.ptr[i] + count[i]
	}
	s.col, s.mirror = make([]int32, s.ptr[n]), make([]int, s.ptr[n])
	next := slices.Clone(s.ptr[:n])
	for i := range n { // rows below i receive i in ascending order
		s.diag[i] = next[i]
		s.col[next[i]] = int32(i)
		next[i]++
		copy(s.col[next[i]:], upper[i])
		for q, j := range upper[i] {
			s.col[next[j]], s.mirror[next[j]] = int32(i), s.diag[i]+1+q
			next[j]++
		}
	}
	s.off = make([]int, len(s.col))
	place := func(i, p int) {
		s.off[p] = s.values
		s.values += int(size[i]) * int(size[s.col[p]])
	}
	for i := range n {
		s.six[i] = true
		for _, j := range s.col[s.ptr[i]:s.ptr[i+1]] {
			s.six[i] = s.six[i] && size[j] == 6
		}
		for p := s.ptr[i]; p < s.diag[i]; p++ {
			place(i, p)
		}
	}
	for i := n - 1; i >= 0; i-- {
		if s.alone(i) {
			if size[i] > 0 { // delayed pivots leave nodes without unknowns
				s.uncoupled = append(s.uncoupled, pivotRow{row: int32(i), size: size[i]})
			}
			continue
		}
		for p := s.diag[i] + 1; p < s.ptr[i+1]; p++ {
			place(i, p)
		}
		place(i, s.diag[i])
	}
	slices.SortFunc(s.uncoupled, func(a, b pivotRow) int { return int(unknown[s.start[a.row]] - unknown[s.start[b.row]]) })
	for k := range s.uncoupled {
		u := &s.uncoupled[k]
		u.at, u.unknown = s.values, len(s.unknown)
		own := unknown[s.start[u.row]:s.start[u.row+1]]
		s.unknown = append(s.unknown, own...)
		u.contiguous = slices.IsSorted(own) && own[len(own)-1]-own[0] == u.size-1
		place(int(u.row), s.diag[u.row])
	}
	s.countThrees()
	return s
}

// countThrees finds the blocks of 3 x 3 that lie one after the other.
func (s *pattern) countThrees() {
	s.threes = make([]int32, len(s.col))
	count := func(first, end int) {
		n := int32(0)
		for p := end - 1; p >= first; p-- {
			if n++; s.size[s.col[p]] != 3 {
				n = 0
			}
			s.threes[p] = n
		}
	}
	for i, m := range s.size {
		if m == 3 {
			count(s.ptr[i], s.diag[i])
			count(s.diag[i]+1, s.ptr[i+1])
		}
	}
}

// clear makes the blocks of row i from p on zero, p being one left of the diagonal or the one on it.
func (s *pattern) clear(i, p int, value []float64) {
	d, hi := s.diag[i], s.ptr[i+1]
	m := int(s.size[i])
	if p < d {
		clear(value[s.off[p] : s.off[d-1]+m*int(s.size[s.col[d-1]])])
	}
	upper := d
	if d+1 < hi {
		upper = d + 1
	}
	clear(value[s.off[upper] : s.off[d]+m*m])
}

// fill returns, for the nodes of g in elimination order, the later nodes that each is coupled to when it is eliminated,
// all counted by rank.
func fill(g *graph, order []int32) [][]int32 {
	n := g.len()
	rank := ranks(order)
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
		if len(list) > 0 {
			children[list[0]] = append(children[list[0]], int32(k))
		}
	}
	return upper
}

// ranks inverts an order.
func ranks(order []int32) []int32 {
	rank := make([]int32, len(order))
	for k, i := range order {
		rank[i] = int32(k)
	}
	return rank
}

// width counts the unknowns that row i is coupled to, itself included.
func (s *pattern) width(i int) int { return s.widthOf(s.col[s.ptr[i]:s.ptr[i+1]]) }

// widthOf counts the unknowns of some block columns.
func (s *pattern) widthOf(columns []int32) (sum int) {
	for _, j := range columns {
		sum += int(s.size[j])
	}
	return sum
}

// work bounds the multiplications that eliminating row i takes.
func (s *pattern) work(i int) int {
	sum, width := 0, s.width(i)
	for p := s.ptr[i]; p <= s.diag[i]; p++ {
		sum += int(s.size[i]) * int(s.size[s.col[p]]) * width
	}
	return sum
}

// flops counts multiplications and additions of one factorisation, and of one of a symmetric matrix.
func (s *pattern) flops() (general, symmetric float64) {
	for i := range s.len() {
		n, right := float64(s.size[i]), 0.0
		for p := s.diag[i] + 1; p < s.ptr[i+1]; p++ {
			right += float64(s.size[s.col[p]])
		}
		general += 2 * n * (n*n + n*right + right*right)
		symmetric += n * (2*n*n + 2*n*right + right*right)
	}
	return general, symmetric
}
