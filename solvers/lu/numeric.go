// Numeric factorisation, block row by block row.
package lu

import (
	"fmt"
	"math"

	"github.com/james-bowman/sparse"
)

const (
	// tinyPivot is the size below which a pivot of the scaled matrix counts as zero.
	tinyPivot = 1e-11
	// unsafeGrowth is the condition of a pivot block above which its group is merged with the next one.
	unsafeGrowth = 1e9
	// largestMerge bounds the unknowns of a group made by merging.
	largestMerge = 400
)

// Factor computes the factors of a, which must have the pattern that was analysed. It does not allocate, except when pivots force it to lay out the
// factors anew. The error is ErrSingular when a has no inverse in working precision, and ErrShape when a has another pattern. a is not kept.
func (f *Factors) Factor(a *sparse.CSR) error {
	f.usable = false
	m := a.RawMatrix()
	if m.I != len(f.of) || len(m.Ind) != len(f.ind) {
		return ErrShape{fmt.Sprintf("matrix of order %d with %d entries, analysed was order %d with %d", m.I, len(m.Ind), len(f.of), len(f.ind))}
	}
	f.equilibrate(m.Data)
	for {
		f.load(m.Data)
		unsafe, err := f.eliminate()
		if len(unsafe) == 0 || !f.merge(unsafe) {
			f.usable = err == nil
			return err
		}
		f.layOut()
	}
}

// equilibrate finds powers of two that bring the largest entry of every row and column near one; the same for row and column of an
// unknown, so that symmetry stays. D. Ruiz, A scaling algorithm to equilibrate both rows and columns norms in matrices, RAL-TR-2001-034.
func (f *Factors) equilibrate(data []float64) {
	largest := f.work.x
	for i := range f.scale {
		f.scale[i] = 1
	}
	for range 5 {
		clear(largest)
		for r := range f.scale {
			for p := f.indptr[r]; p < f.indptr[r+1]; p++ {
				c := f.ind[p]
				v := math.Abs(data[p]) * f.scale[r] * f.scale[c]
				largest[r] = max(largest[r], v)
				largest[c] = max(largest[c], v)
			}
		}
		for i, v := range largest {
			if v > 0 && !math.IsInf(v, 0) {
				_, e := math.Frexp(v)
				f.scale[i] = math.Ldexp(f.scale[i], -e/2)
			}
		}
	}
}

// load puts the scaled matrix into the blocks.
func (f *Factors) load(data []float64) {
	clear(f.value)
	for r, s := range f.scale {
		for p := f.indptr[r]; p < f.indptr[r+1]; p++ {
			v := data[p] * s * f.scale[f.ind[p]]
			f.scaled[p] = v
			f.value[f.dest[p]] = v
		}
	}
}

// eliminate factors the loaded blocks in place: row i becomes L_ik = A_ik D_k^-1 left of the diagonal, the inverse of the pivot block D_i on it, and U_ij right
// of it, so that A = (I + L) (D + U). It returns the rows whose pivots were not safe.
func (f *Factors) eliminate() (unsafe []int32, err error) {
	f.stats.Growth = 0
	missing := 0
	for i := range f.pattern.len() {
		f.eliminateRow(i)
		weak, growth := f.pivot(i)
		f.stats.Growth = max(f.stats.Growth, growth)
		if weak.count > 0 {
			if missing += weak.count; err == nil {
				start := int(f.pattern.start[i])
				err = ErrSingular{Column: int(f.unknown[start+weak.column]), Row: int(f.unknown[start+weak.row])}
			}
		}
		if weak.count > 0 || !(growth < unsafeGrowth) {
			unsafe = append(unsafe, int32(i))
		}
	}
	if e, ok := err.(ErrSingular); ok {
		e.Rank = len(f.of) - missing
		err = e
	}
	return unsafe, err
}

func (f *Factors) eliminateRow(i int) {
	s, where := f.pattern, f.work.where
	for p := s.ptr[i]; p < s.ptr[i+1]; p++ {
		where[s.col[p]] = int32(p)
	}
	m := int(s.size[i])
	for p := s.ptr[i]; p < s.diag[i]; p++ {
		k := int(s.col[p])
		nk := int(s.size[k])
		l := f.value[s.off[p] : s.off[p]+m*nk]
		a := f.work.block[:m*nk]
		copy(a, l)
		d := s.off[s.diag[k]]
		mul(l, a, f.value[d:d+nk*nk], m, nk, nk)
		for q := s.diag[k] + 1; q < s.ptr[k+1]; q++ {
			j := s.col[q]
			nj := int(s.size[j])
			c := s.off[where[j]]
			mulSub(f.value[c:c+m*nj], l, f.value[s.off[q]:s.off[q]+nk*nj], m, nk, nj)
		}
	}
	for p := s.ptr[i]; p < s.ptr[i+1]; p++ {
		where[s.col[p]] = -1
	}
}

// pivot inverts the diagonal block of row i.
func (f *Factors) pivot(i int) (weakPivot, float64) {
	n := int(f.pattern.size[i])
	d := f.pattern.off[f.pattern.diag[i]]
	block := f.value[d : d+n*n]
	before := max(1, infNorm(block, n))
	weak := invert(block, n, tinyPivot, f.work.swaps[:n])
	return weak, before * infNorm(block, n)
}

// merge joins each unsafe group with the next group it touches. It reports false when nothing was left to merge.
func (f *Factors) merge(unsafe []int32) bool {
	s := f.pattern
	into := make([]int32, s.len()) // rank -> rank of the group that takes it
	for i := range into {
		into[i] = int32(i)
	}
	size := append([]int32(nil), s.size...)
	merged := false
	for _, i := range unsafe {
		p := s.parent[i]
		if p < 0 {
			continue
		}
		a, b := root(into, i), root(into, p)
		if a == b || size[a]+size[b] > largestMerge {
			continue
		}
		into[a] = b
		size[b] += size[a]
		f.stats.Merged++
		merged = true
	}
	if !merged {
		return false
	}
	number := make([]int32, s.len())
	for i := range number {
		number[i] = -1
	}
	f.groups = 0
	for i := range s.len() {
		r := root(into, int32(i))
		if number[r] < 0 {
			number[r] = int32(f.groups)
			f.groups++
		}
		for q := s.start[i]; q < s.start[i+1]; q++ {
			f.of[f.unknown[q]] = number[r]
		}
	}
	return true
}

func root(into []int32, i int32) int32 {
	for into[i] != i {
		i = into[i]
	}
	return i
}

// flops counts multiplications and additions of one factorisation.
func (s *pattern) flops() float64 {
	total := 0.0
	for i := range s.len() {
		n, right := float64(s.size[i]), 0.0
		for p := s.diag[i] + 1; p < s.ptr[i+1]; p++ {
			right += float64(s.size[s.col[p]])
		}
		total += 2 * n * (n*n + n*right + right*right)
	}
	return total
}
