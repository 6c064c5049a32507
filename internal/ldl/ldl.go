// Package ldl factorises sparse symmetric matrices of the form [A B^T; B -C] with A and C positive definite, and solves for few of their unknowns.
//
// Such quasi-definite matrices have factors L D L^T in any order of the unknowns, with pivots of known signs (R. Vanderbei, SIAM J. Optim. 5 (1995) 100-113), so nothing is
// searched for as the values change. Rows of the factors are worked out one after the other, their entries found along the elimination tree once (T. Davis, ACM Trans. Math. Softw. 31 (2005) 587-591). A column of the inverse
// of L has entries on the way from its unknown to the root of that tree alone, which makes a few entries of the inverse of the matrix cheap.
package ldl

import (
	"slices"

	"gabion/internal/buffer"
)

// Factors are those of a matrix whose unknowns are numbered in the order of elimination. They are not safe for concurrent use.
type Factors struct {
	// Upper are the values of the matrix above its diagonal, in the places that Place tells; Diagonal those on it.
	Upper, Diagonal []float64
	// Least are the least pivots that count, with the signs that they have by theory: what is smaller, by rounding, stands for an equation that depends on others, which then are left alone.
	Least []float64

	columns [][]int32 // of the matrix: rows above the diagonal, ascending
	first   []int     // of each column, its first place in Upper
	parent  []int32   // in the elimination tree; -1: a root
	start   []int     // of each column of L, its first entry
	row     []int32
	value   []float64
	inverse []float64 // of the pivots

	across []int   // of each row of L, its first entry among these, in the order of columns
	column []int32 // of the entry
	entry  []int32 // its place in L

	work   []float64
	marked []bool
}

// New returns factors, yet without values, of a matrix with entries in these rows of its columns above the diagonal.
func New(columns [][]int32) *Factors {
	n := len(columns)
	f := &Factors{
		Diagonal: make([]float64, n), Least: make([]float64, n), columns: columns, first: make([]int, n+1), parent: make([]int32, n), start: make([]int, n+1),
		inverse: make([]float64, n), across: make([]int, n+1), work: make([]float64, n), marked: make([]bool, n),
	}
	flag, filled := make([]int32, n), make([]int, n)
	for k, rows := range columns {
		slices.Sort(rows)
		columns[k] = slices.Compact(rows)
		f.first[k+1] = f.first[k] + len(columns[k])
		f.parent[k], flag[k] = -1, int32(k)
		for _, i := range columns[k] {
			for ; flag[i] != int32(k); i = f.parent[i] {
				if f.parent[i] < 0 {
					f.parent[i] = int32(k)
				}
				filled[i]++
				flag[i] = int32(k)
				f.column = append(f.column, i)
			}
		}
		f.across[k+1] = len(f.column)
		slices.Sort(f.column[f.across[k]:])
	}
	for k, m := range filled {
		f.start[k+1] = f.start[k] + m
	}
	f.Upper, f.row, f.value, f.entry = make([]float64, f.first[n]), make([]int32, f.start[n]), make([]float64, f.start[n]), make([]int32, f.start[n])
	clear(filled)
	for k := range columns {
		for e := f.across[k]; e < f.across[k+1]; e++ {
			i := f.column[e]
			place := f.start[i] + filled[i]
			filled[i]++
			f.row[place], f.entry[e] = int32(k), int32(place)
		}
	}
	return f
}

// Place is where Upper has the entry of two unknowns, which the pattern has.
func (f *Factors) Place(i, j int32) int {
	i, j = min(i, j), max(i, j)
	k, _ := slices.BinarySearch(f.columns[j], i)
	return f.first[j] + k
}

// Factor factorises the matrix with the values that it has.
func (f *Factors) Factor() {
	for k, rows := range f.columns {
		for n, v := range f.Upper[f.first[k]:f.first[k+1]] {
			f.work[rows[n]] = v
		}
		pivot := f.Diagonal[k]
		for e := f.across[k]; e < f.across[k+1]; e++ {
			i, place := f.column[e], f.entry[e]
			y := f.work[i]
			f.work[i] = 0
			above, values := f.row[f.start[i]:place], f.value[f.start[i]:place]
			for p, v := range values {
				f.work[above[p]] -= v * y
			}
			l := y * f.inverse[i]
			pivot -= l * y
			f.value[place] = l
		}
		f.inverse[k] = 0
		if least := f.Least[k]; least >= 0 && pivot > least || least < 0 && pivot < least {
			f.inverse[k] = 1 / pivot
		}
	}
}

// Columns are some columns of the inverse of L: the unknowns at which they may have entries, ascending, and for each of these the entries of the columns, with those by the inverse of its pivot.
type Columns struct {
	at             []int32
	entries, scale [][6]float64
}

// Solve takes columns of the inverse of L, up to six, those of these unknowns.
func (f *Factors) Solve(unknowns []int32, c *Columns) {
	c.at = c.at[:0]
	for _, u := range unknowns {
		for ; u >= 0 && !f.marked[u]; u = f.parent[u] {
			f.marked[u] = true
			c.at = append(c.at, u)
		}
	}
	slices.Sort(c.at)
	for _, u := range c.at {
		f.marked[u] = false
	}
	c.entries, c.scale = buffer.Zeroed(c.entries, len(c.at)), buffer.Zeroed(c.scale, len(c.at))
	for column, u := range unknowns {
		f.work[u] = 1
		for n, i := range c.at {
			y := f.work[i]
			f.work[i] = 0
			if y == 0 {
				continue
			}
			c.entries[n][column], c.scale[n][column] = y, y*f.inverse[i]
			for p := f.start[i]; p < f.start[i+1]; p++ {
				f.work[f.row[p]] -= f.value[p] * y
			}
		}
	}
}

// Product writes the block of the inverse of the matrix by the unknowns of two sets of columns.
func Product(a, b *Columns, dst *[6][6]float64) {
	*dst = [6][6]float64{}
	m := 0
	for n, i := range a.at {
		for m < len(b.at) && b.at[m] < i {
			m++
		}
		if m == len(b.at) {
			return
		}
		if b.at[m] != i {
			continue
		}
		for r, y := range a.scale[n] {
			for s, z := range b.entries[m] {
				dst[r][s] += y * z
			}
		}
	}
}
