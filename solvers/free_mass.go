package solvers

// This file finds the parts of a mass matrix that no constraint holds, and inverts them: the mass of a body, or its inertia.

import "github.com/james-bowman/sparse"

// freeMass is up to three unknowns that are coupled to one another only, in a symmetric matrix.
type freeMass struct {
	size     int
	unknowns [3]int
	entries  [3][3]int     // places of the values
	values   [3][3]float64 // that are inverted
	inverse  [3][3]float64
}

// divideMasses divides the unknowns of a mass matrix, so many of them degrees of freedom and the others multipliers, into those that are free and those that are held, ascending.
func divideMasses(a *sparse.CSR, dofs int) (free []freeMass, held []int) {
	raw := a.RawMatrix()
	done := make([]bool, raw.I)
	for u := range raw.I {
		if done[u] {
			continue
		}
		f, is := freeMassFrom(a, u, dofs)
		if !is {
			held = append(held, u)
			continue
		}
		for _, v := range f.unknowns[:f.size] {
			done[v] = true
		}
		free = append(free, f)
	}
	return free, held
}

// freeMassFrom is the one of an unknown and of those that it is coupled to, if there is one.
func freeMassFrom(a *sparse.CSR, u, dofs int) (f freeMass, is bool) {
	raw := a.RawMatrix()
	row := raw.Ind[raw.Indptr[u]:raw.Indptr[u+1]]
	if len(row) == 0 || len(row) > len(f.unknowns) || row[0] != u || row[len(row)-1] >= dofs {
		return f, false
	}
	f.size = copy(f.unknowns[:], row)
	for i, v := range row {
		if raw.Indptr[v+1]-raw.Indptr[v] != len(row) {
			return f, false
		}
		for j := range row {
			p := raw.Indptr[v] + j
			if raw.Ind[p] != row[j] {
				return f, false
			}
			f.entries[i][j] = p
		}
	}
	return f, true
}

// leastPivot is the part of a diagonal value that must be left by the elimination of the unknowns before.
const leastPivot = 1e-14

// invert inverts the part of a matrix with these values, by Gauss and Jordan's elimination, which needs no pivoting where a matrix is positive definite. It returns the
// unknown that nothing resists, or -1.
func (f *freeMass) invert(values []float64) (singular int) {
	n := f.size
	var a [3][3]float64
	for i := range n {
		for j := range n {
			a[i][j] = values[f.entries[i][j]]
		}
	}
	if a == f.values && f.inverse != ([3][3]float64{}) {
		return -1
	}
	given := a
	for k := range n {
		if pivot := a[k][k]; !(pivot > leastPivot*values[f.entries[k][k]]) {
			return f.unknowns[k]
		}
		inverse := 1 / a[k][k]
		a[k][k] = 1
		for j := range n {
			a[k][j] *= inverse
		}
		for i := range n {
			if i == k {
				continue
			}
			part := a[i][k]
			a[i][k] = 0
			for j := range n {
				a[i][j] -= part * a[k][j]
			}
		}
	}
	f.values, f.inverse = given, a
	return -1
}

// solve solves for these unknowns, in the place of the right-hand side.
func (f *freeMass) solve(x []float64) {
	var b [3]float64
	for i, u := range f.unknowns[:f.size] {
		b[i] = x[u]
	}
	for i, u := range f.unknowns[:f.size] {
		sum := 0.0
		for j := range f.size {
			sum += f.inverse[i][j] * b[j]
		}
		x[u] = sum
	}
}
