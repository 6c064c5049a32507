package lu

// Weak couplings: which blocks of L+U may be dropped.

import "slices"

// strengths holds how strongly neighbouring rows i < j are coupled: forward is |D_i^-1 A_ij|, backward |D_j^-1 A_ji|,
// in scaled unknowns.
type strengths struct {
	col               []int32
	forward, backward []float64
}

// maxStrength bounds strengths.
const maxStrength = 1e300

// dropWeak returns for each row the later rows whose blocks are kept in L+U when blocks weaker than drop are dropped, and
// whether any were. It eliminates on strengths alone: eliminating k adds |D_i^-1 A_ik| |D_k^-1 A_kj| to the strength
// between i and j. The diagonal blocks stay those of the matrix; this is exact when couplings are weak, and when they
// are strong nothing is dropped.
func dropWeak(rows []strengths, drop float64) (upper [][]int32, dropped bool) {
	n := len(rows)
	upper = make([][]int32, n)
	kept := make([]strengths, n)
	lower := make([][]int32, n) // k < i with block (k, i) kept, ascending
	forward, backward, touched := make([]float64, n), make([]float64, n), make([]int32, 0, n)
	in := make([]bool, n)
	add := func(j int32, f, b float64) {
		if !in[j] {
			in[j] = true
			touched = append(touched, j)
		}
		forward[j] = min(forward[j]+f, maxStrength)
		backward[j] = min(backward[j]+b, maxStrength)
	}
	for i := range n {
		for q, j := range rows[i].col {
			add(j, rows[i].forward[q], rows[i].backward[q])
		}
		for _, k := range lower[i] {
			u := &kept[k]
			at, _ := slices.BinarySearch(u.col, int32(i))
			ki, ik := u.forward[at], u.backward[at]
			for q := at + 1; q < len(u.col); q++ {
				add(u.col[q], ik*u.forward[q], u.backward[q]*ki)
			}
		}
		slices.Sort(touched)
		for _, j := range touched {
			if max(forward[j], backward[j]) >= drop {
				kept[i].col = append(kept[i].col, j)
				kept[i].forward = append(kept[i].forward, forward[j])
				kept[i].backward = append(kept[i].backward, backward[j])
				lower[j] = append(lower[j], int32(i))
			} else {
				dropped = true
			}
			forward[j], backward[j], in[j] = 0, 0, false
		}
		touched = touched[:0]
		upper[i] = kept[i].col
	}
	return upper, dropped
}

// measure loads the blocks of a matrix and computes the strengths of all its couplings on all workers. Those of a row whose diagonal
// block is ill-conditioned are maximal.
func (f *Factors) measure(data []float64) []strengths {
	rows := f.layout.couplings()
	f.pool.Range(len(rows), rowsInBlock, func(worker, lo, hi int) {
		for i := lo; i < hi; i++ {
			f.layout.measureRow(i, rows, f.matrix, data, &f.workspaces[worker])
		}
	})
	return rows
}

// couplings lists the later rows that each row is coupled to.
func (l *layout) couplings() []strengths {
	rows := make([]strengths, len(l.size))
	for i := range rows {
		for _, b := range l.block[l.ptr[i]:l.ptr[i+1]] {
			if j := int(b.col); j > i {
				rows[i].col = append(rows[i].col, b.col)
			} else if j < i {
				if at, found := slices.BinarySearch(rows[j].col, int32(i)); !found {
					rows[j].col = slices.Insert(rows[j].col, at, int32(i))
				}
			}
		}
	}
	for i := range rows {
		r := &rows[i]
		r.forward, r.backward = make([]float64, len(r.col)), make([]float64, len(r.col))
	}
	return rows
}

// measureRow computes the strengths of the blocks of row i.
func (l *layout) measureRow(i int, rows []strengths, blocks, data []float64, h *workspace) {
	l.loadRow(i, blocks, data)
	m := int(l.size[i])
	inverse := h.pivot[:m*m]
	d := &l.block[l.diagonal(i)]
	scaled(inverse, blocks[d.at:d.at+m*m], l.scale[l.start[i]:l.start[i+1]], l.scale[l.start[i]:l.start[i+1]])
	size := max(1, infNorm(inverse, m, m))
	v := invert(inverse, m, tinyPivot, h.swaps[:m])
	poor := len(v.weak) > 0 || size*infNorm(inverse, m, m) > poorPivot
	for k := l.ptr[i]; k < l.ptr[i+1]; k++ {
		b := &l.block[k]
		j := int(b.col)
		if j == i {
			continue
		}
		s := maxStrength
		if !poor {
			s = l.strength(blocks, b, i, inverse, h)
		}
		first := &rows[min(i, j)]
		at, _ := slices.BinarySearch(first.col, int32(max(i, j)))
		if i < j {
			first.forward[at] = s
		} else {
			first.backward[at] = s
		}
	}
}

// strength returns |D^-1 B| for block b of row i in scaled unknowns.
func (l *layout) strength(blocks []float64, b *matrixBlock, i int, inverse []float64, h *workspace) float64 {
	m, n := int(l.size[i]), int(l.size[b.col])
	j := int(b.col)
	a, c := h.block[:m*n], h.product[:m*n]
	scaled(a, blocks[b.at:b.at+m*n], l.scale[l.start[i]:l.start[i+1]], l.scale[l.start[j]:l.start[j+1]])
	clear(c)
	mulSub(c, inverse, a, m, m, n)
	return infNorm(c, m, n)
}

// scaled writes block src times its row and column scales to dst.
func scaled(dst, src, rows, columns []float64) {
	n := len(columns)
	if n == 6 {
		c := (*[6]float64)(columns)
		for i, r := range rows {
			d, s := (*[6]float64)(dst[6*i:]), (*[6]float64)(src[6*i:])
			for j := range c {
				d[j] = s[j] * r * c[j]
			}
		}
		return
	}
	for i, r := range rows {
		d, s := dst[i*n:i*n+n], src[i*n:i*n+n]
		for j, c := range columns {
			d[j] = s[j] * r * c
		}
	}
}
