// Solution with the factors.
package lu

import "math"

const (
	// refineAbove is the growth from which Solve checks its residual.
	refineAbove = 1e3
	// residualGoal is the residual, relative to matrix and solution, at which refinement stops.
	residualGoal   = 4e-16
	maxRefinements = 5
)

// Solve computes x with A x = rhs and writes it to dst, which may be rhs itself; both have the length of the matrix's order. When pivots were
// poor it corrects the solution until its residual is at rounding level. It does not allocate. It panics when there are no factors.
func (f *Factors) Solve(dst, rhs []float64) {
	if !f.usable {
		panic("lu: Solve without factors")
	}
	w := &f.work
	for i, s := range f.scale {
		w.rhs[i] = rhs[i] * s
	}
	for k, u := range f.unknown {
		w.x[k] = w.rhs[u]
	}
	f.substitute(w.x)
	for k, u := range f.unknown {
		w.sol[u] = w.x[k]
	}
	f.stats.Refinements = 0
	if f.stats.Growth > refineAbove {
		f.refine()
	}
	for i, s := range f.scale {
		dst[i] = w.sol[i] * s
	}
}

// SolveMany solves for several right-hand sides, dst[k] for rhs[k].
func (f *Factors) SolveMany(dst, rhs [][]float64) {
	for k := range rhs {
		f.Solve(dst[k], rhs[k])
	}
}

// substitute solves (I + L)(D + U) x = b in place, in elimination order.
func (f *Factors) substitute(x []float64) {
	s := f.pattern
	for i := range s.len() {
		xi := x[s.start[i]:s.start[i+1]]
		for p := s.ptr[i]; p < s.diag[i]; p++ {
			k := s.col[p]
			xk := x[s.start[k]:s.start[k+1]]
			subMulVec(xi, f.value[s.off[p]:s.off[p]+len(xi)*len(xk)], xk)
		}
	}
	for i := s.len() - 1; i >= 0; i-- {
		xi := x[s.start[i]:s.start[i+1]]
		for p := s.diag[i] + 1; p < s.ptr[i+1]; p++ {
			j := s.col[p]
			xj := x[s.start[j]:s.start[j+1]]
			subMulVec(xi, f.value[s.off[p]:s.off[p]+len(xi)*len(xj)], xj)
		}
		d := s.off[s.diag[i]]
		y := f.work.block[:len(xi)]
		mulVec(y, f.value[d:d+len(xi)*len(xi)], xi)
		copy(xi, y)
	}
}

// refine corrects work.sol with the residual of the scaled system as long as that helps.
func (f *Factors) refine() {
	w := &f.work
	last := math.Inf(1)
	for range maxRefinements {
		worst := f.residual()
		if !(worst < last/2) {
			return
		}
		last = worst
		if worst <= residualGoal {
			return
		}
		f.substitute(w.y)
		for k, u := range f.unknown {
			w.sol[u] += w.y[k]
		}
		f.stats.Refinements++
	}
}

// residual writes rhs - A sol to work.y in elimination order and returns its largest component relative to |A| |sol| + |rhs|
// (the componentwise backward error).
func (f *Factors) residual() float64 {
	w := &f.work
	worst := 0.0
	for k, u := range f.unknown {
		r := w.rhs[u]
		size := math.Abs(r)
		for p := f.indptr[u]; p < f.indptr[u+1]; p++ {
			t := f.scaled[p] * w.sol[f.ind[p]]
			r -= t
			size += math.Abs(t)
		}
		w.y[k] = r
		if size > 0 {
			worst = max(worst, math.Abs(r)/size)
		}
	}
	return worst
}
