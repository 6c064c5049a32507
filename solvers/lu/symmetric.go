package lu

// Symmetric matrices, such as the tangents of nets of springs: L follows from U, so that only what lies on and right of the diagonal is eliminated, which is half of
// the work. A matrix that is nearly symmetric, by what friction adds, is none: without that part Newton's iteration would fail where bodies rub on one another.

import "math"

// roundingAsymmetry is the asymmetry, relative to the largest entry of a row, that rounding explains.
const roundingAsymmetry = 1e-12

// pair are the places of two entries across the diagonal from each other among the values of the matrix, and the unknowns of their row and column.
type pair struct{ above, below, row, column int32 }

// pairEntries lists the entries across the diagonal from each other; nil where the pattern is too large for it, or not symmetric.
func pairEntries(indptr, ind []int) []pair {
	if len(ind) > math.MaxInt32 {
		return nil
	}
	n := len(indptr) - 1
	pairs, next := make([]pair, 0, (len(ind)-n)/2), make([]int, n)
	copy(next, indptr) // by row: the first entry whose counterpart has not been met; those left of the diagonal are met in ascending order
	for r := range n {
		for p := next[r]; p < indptr[r+1]; p++ {
			c := ind[p]
			switch {
			case c == r:
			case c < r || next[c] == indptr[c+1] || ind[next[c]] != r:
				return nil
			default:
				pairs = append(pairs, pair{int32(p), int32(next[c]), int32(r), int32(c)})
				next[c]++
			}
		}
	}
	return pairs
}

// isSymmetric tells whether no two scaled entries across the diagonal from each other differ by more than rounding explains. It is not where that is not known, or entries
// are not finite.
func (f *Factors) isSymmetric(data []float64) bool {
	if f.pairs == nil {
		return false
	}
	scale := f.plan.Scale
	for _, p := range f.pairs {
		d := math.Abs(data[p.above] - data[p.below])
		if d != 0 && !(d*(scale[p.row]*scale[p.column]) <= roundingAsymmetry) {
			return false
		}
	}
	return true
}

// setSymmetric has values eliminated as those of a symmetric matrix, or not.
func (f *Factors) setSymmetric(symmetric bool) {
	f.symmetric, f.stats.Symmetric, f.stats.Flops = symmetric, symmetric, f.flops
	if symmetric {
		f.stats.Flops = f.symmetricFlops
	}
}

// transpose writes the transpose of src, which has rows of n, to dst.
func transpose(dst, src []float64, n int) {
	m := len(src) / n
	for i := range m {
		for j, v := range src[i*n : i*n+n] {
			dst[j*m+i] = v
		}
	}
}

// transposedTimes3 computes c = -a^T b for the blocks of point masses.
func transposedTimes3(c, a, b *[9]float64) {
	b0, b1, b2, b3, b4, b5, b6, b7, b8 := b[0], b[1], b[2], b[3], b[4], b[5], b[6], b[7], b[8]
	x, y, z := a[0], a[3], a[6]
	c[0], c[1], c[2] = -(x*b0 + y*b3 + z*b6), -(x*b1 + y*b4 + z*b7), -(x*b2 + y*b5 + z*b8)
	x, y, z = a[1], a[4], a[7]
	c[3], c[4], c[5] = -(x*b0 + y*b3 + z*b6), -(x*b1 + y*b4 + z*b7), -(x*b2 + y*b5 + z*b8)
	x, y, z = a[2], a[5], a[8]
	c[6], c[7], c[8] = -(x*b0 + y*b3 + z*b6), -(x*b1 + y*b4 + z*b7), -(x*b2 + y*b5 + z*b8)
}
