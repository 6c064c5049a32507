package lu

// Redundant constraints: rows that depend on others.

import (
	"container/heap"
	"math"

	"github.com/james-bowman/sparse"
)

// DependentRows returns, ascending, the rows of a (m x n, such as a constraint Jacobian) that depend linearly on rows
// before them: those of which elimination leaves no more than tol (such as 1e-8), relative to the row's largest entry;
// and of every row what it leaves.
// The other rows are independent and their number is the rank. Rows are eliminated in their order, each on its largest
// remaining entry, so which row of a dependent set is reported does not change while the dependence lasts: always the
// last.
func DependentRows(a *sparse.CSR, tol float64) (dependent []int, left []float64) {
	m := a.RawMatrix()
	e := newEchelon(m.J)
	left = make([]float64, m.I)
	for r := range left {
		lo, hi := m.Indptr[r], m.Indptr[r+1]
		if left[r] = e.add(m.Ind[lo:hi], m.Data[lo:hi], tol); left[r] <= tol {
			dependent = append(dependent, r)
		}
	}
	return dependent, left
}

// echelon holds independent rows, each reduced by those before it and scaled to pivot 1.
type echelon struct {
	rows  []echelonRow
	pivot []int // column of each row
	owner []int // row that pivots on a column, -1 for none

	work    []float64
	columns []int  // where work may be non-zero
	listed  []bool // the same by column
	pending rankHeap
}

// echelonRow is what remains of a row; its pivot column is not stored.
type echelonRow struct {
	ind  []int
	data []float64
}

// rankHeap is a heap of rows by rank.
type rankHeap []int

func (q rankHeap) Len() int           { return len(q) }
func (q rankHeap) Less(i, j int) bool { return q[i] < q[j] }
func (q rankHeap) Swap(i, j int)      { q[i], q[j] = q[j], q[i] }
func (q *rankHeap) Push(x any)        { *q = append(*q, x.(int)) }
func (q *rankHeap) Pop() any {
	last := (*q)[len(*q)-1]
	*q = (*q)[:len(*q)-1]
	return last
}

func newEchelon(columns int) *echelon {
	e := &echelon{owner: make([]int, columns), work: make([]float64, columns), listed: make([]bool, columns)}
	for c := range e.owner {
		e.owner[c] = -1
	}
	return e
}

// add reduces a row, keeps it if more than tol of it remains, and returns what does, relative to its largest entry.
func (e *echelon) add(ind []int, data []float64, tol float64) float64 {
	size := 0.0
	for p, c := range ind {
		e.touch(c)
		e.work[c] += data[p]
		size = max(size, math.Abs(data[p]))
	}
	e.reduce()
	best, column := 0.0, -1
	for _, c := range e.columns {
		if v := math.Abs(e.work[c]); v > best && e.owner[c] < 0 {
			best, column = v, c
		}
	}
	if best > tol*size {
		e.keep(column)
	}
	for _, c := range e.columns {
		e.work[c], e.listed[c] = 0, false
	}
	e.columns = e.columns[:0]
	if size == 0 {
		return 0
	}
	return best / size
}

// touch records that work may be non-zero in column c, and which row eliminates it.
func (e *echelon) touch(c int) {
	if e.listed[c] {
		return
	}
	e.listed[c] = true
	e.columns = append(e.columns, c)
	if r := e.owner[c]; r >= 0 {
		heap.Push(&e.pending, r)
	}
}

// reduce clears the pivot columns of all rows kept from work. A row is zero in the pivot columns of those before it, so
// each is needed once.
func (e *echelon) reduce() {
	for e.pending.Len() > 0 {
		r := heap.Pop(&e.pending).(int)
		x := e.work[e.pivot[r]]
		e.work[e.pivot[r]] = 0
		if x == 0 {
			continue
		}
		row := &e.rows[r]
		for p, c := range row.ind {
			e.touch(c)
			e.work[c] -= x * row.data[p]
		}
	}
}

// keep stores work, scaled to 1 in the pivot column.
func (e *echelon) keep(column int) {
	scale := 1 / e.work[column]
	var row echelonRow
	for _, c := range e.columns {
		if v := e.work[c]; v != 0 && c != column {
			row.ind = append(row.ind, c)
			row.data = append(row.data, v*scale)
		}
	}
	e.owner[column] = len(e.rows)
	e.rows = append(e.rows, row)
	e.pivot = append(e.pivot, column)
}
