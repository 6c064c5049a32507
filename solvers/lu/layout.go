package lu

// The layout of the matrix: from compressed rows to dense blocks between nodes.

import "slices"

// layout is the arrangement of the unknowns and the entries of the matrix by nodes in elimination order.
type layout struct {
	unknown []int32   // unknown at each position of the elimination order
	of      []int32   // node of each unknown, by rank in the elimination order
	size    []int32   // unknowns of each node
	start   []int32   // first position of each node
	scale   []float64 // power of two by which row and column of the unknown at each position are multiplied to judge pivots

	// Blocks of the matrix by block row: those of row i are block[ptr[i]:ptr[i+1]], by ascending column.
	ptr    []int
	block  []matrixBlock
	runs   []run
	values int
}

// matrixBlock is a block of the matrix between two nodes.
type matrixBlock struct {
	col  int32
	full bool // the runs cover all of it
	at   int  // where it is stored, row-major
	slot int  // its block in L+U, -1 if it is dropped there
	runs [2]int32
}

// run is a sequence of entries that are contiguous both in a row of the matrix and in its block.
type run struct {
	from  int // among the values of the matrix
	to, n int32
}

// newLayout arranges unknowns by the nodes of a plan.
func newLayout(indptr, ind []int, p *Plan) *layout {
	n, nodes := len(indptr)-1, len(p.Order)
	l := &layout{unknown: make([]int32, 0, n), of: make([]int32, n), start: make([]int32, 1, nodes+1), scale: make([]float64, n)}
	member, first := byNode(p.Node, nodes)
	position := make([]int32, n)
	for i, k := range p.Order {
		members := member[first[k]:first[k+1]]
		for _, u := range members {
			position[u] = int32(len(l.unknown))
			l.scale[len(l.unknown)] = p.Scale[u]
			l.of[u] = int32(i)
			l.unknown = append(l.unknown, u)
		}
		l.size = append(l.size, int32(len(members)))
		l.start = append(l.start, int32(len(l.unknown)))
	}
	l.ptr = make([]int, 1, nodes+1)
	l.block, l.runs = make([]matrixBlock, 0, len(ind)/9+nodes), make([]run, 0, len(ind)/3) // most nodes have three unknowns or six
	var pieces []piece
	for i := range l.size {
		pieces = l.addRow(indptr, ind, i, position, pieces)
		l.ptr = append(l.ptr, len(l.block))
	}
	return l
}

// piece is a run with its block column.
type piece struct {
	col int32
	run
}

// addRow appends the blocks of row i, the diagonal block always. It reuses and returns pieces.
func (l *layout) addRow(indptr, ind []int, i int, position []int32, pieces []piece) []piece {
	pieces = append(pieces[:0], piece{col: int32(i)})
	for local, u := range l.unknown[l.start[i]:l.start[i+1]] {
		for p := indptr[u]; p < indptr[u+1]; p++ {
			c := ind[p]
			j := l.of[c]
			to := int32(local)*l.size[j] + position[c] - l.start[j]
			if last := &pieces[len(pieces)-1]; last.n > 0 && last.col == j && last.to+last.n == to && last.from+int(last.n) == p {
				last.n++
				continue
			}
			pieces = append(pieces, piece{j, run{p, to, 1}})
		}
	}
	slices.SortFunc(pieces, func(a, b piece) int {
		if a.col != b.col {
			return int(a.col - b.col)
		}
		return int(a.to - b.to)
	})
	for lo := 0; lo < len(pieces); {
		j := pieces[lo].col
		size := l.size[i] * l.size[j]
		b := matrixBlock{col: j, at: l.values, slot: -1, runs: [2]int32{int32(len(l.runs))}}
		for ; lo < len(pieces) && pieces[lo].col == j; lo++ {
			if r := pieces[lo].run; r.n > 0 {
				l.runs = append(l.runs, r)
				size -= r.n
			}
		}
		b.runs[1], b.full = int32(len(l.runs)), size == 0
		l.values += int(l.size[i] * l.size[j])
		l.block = append(l.block, b)
	}
	return pieces
}

// loadRow copies the values of block row i of the matrix to its blocks.
func (l *layout) loadRow(i int, blocks, data []float64) {
	m := l.size[i]
	for k := l.ptr[i]; k < l.ptr[i+1]; k++ {
		b := &l.block[k]
		dst := blocks[b.at : b.at+int(m*l.size[b.col])]
		if !b.full {
			clear(dst)
		}
		for _, r := range l.runs[b.runs[0]:b.runs[1]] {
			if r.n == 6 { // a row of a rigid body's block
				*(*[6]float64)(dst[r.to:]) = [6]float64(data[r.from:])
				continue
			}
			if r.n == 3 { // of a point mass's
				*(*[3]float64)(dst[r.to:]) = [3]float64(data[r.from:])
				continue
			}
			copy(dst[r.to:r.to+r.n], data[r.from:])
		}
	}
}

// attachTo finds the block of L+U for each block of the matrix.
func (l *layout) attachTo(s *pattern) {
	for i := range l.size {
		row := s.col[s.ptr[i]:s.ptr[i+1]]
		for k := l.ptr[i]; k < l.ptr[i+1]; k++ {
			l.block[k].slot = -1
			if at, found := slices.BinarySearch(row, l.block[k].col); found {
				l.block[k].slot = s.ptr[i] + at
			}
		}
	}
}

// diagonal returns the index of the diagonal block of row i.
func (l *layout) diagonal(i int) int {
	at, _ := slices.BinarySearchFunc(l.block[l.ptr[i]:l.ptr[i+1]], int32(i), func(b matrixBlock, j int32) int { return int(b.col - j) })
	return l.ptr[i] + at
}
