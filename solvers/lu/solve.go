// Solution with the factors.
package lu

import "math"

const (
	// refineAbove is the growth from which Solve checks its residual.
	refineAbove = 1e3
	// residualGoal is the backward error at which refinement stops.
	residualGoal   = 1e-14
	maxRefinements = 40
)

// Solve computes x with A x = rhs and writes it to dst, which may be rhs itself; both have the length of the matrix's order. When pivots were
// poor or couplings left out it corrects the solution until its residual is at rounding level. It does not allocate. It panics when there
// are no factors.
func (f *Factors) Solve(dst, rhs []float64) {
	f.gather(rhs)
	f.stats.Refinements = 0
	if f.stats.Contraction > 0 || f.stats.Growth > refineAbove {
		f.refine()
	}
	f.scatter(dst)
}

// Apply is Solve without corrections: one substitution with the factors. The relative error is about Stats().Contraction, which suits the
// corrections of a Newton iteration that watches its own residual.
func (f *Factors) Apply(dst, rhs []float64) {
	f.gather(rhs)
	f.scatter(dst)
}

// SolveMany solves for several right-hand sides, dst[k] for rhs[k].
func (f *Factors) SolveMany(dst, rhs [][]float64) {
	for k := range rhs {
		f.Solve(dst[k], rhs[k])
	}
}

// gather brings the right-hand side into elimination order and solves for it.
func (f *Factors) gather(rhs []float64) {
	if !f.usable {
		panic("lu: no factors to solve with")
	}
	b, x := f.work.b, f.work.x
	for k, u := range f.layout.unknown {
		b[k] = rhs[u]
	}
	copy(x, b)
	f.substitute(x)
}

func (f *Factors) scatter(dst []float64) {
	for k, u := range f.layout.unknown {
		dst[u] = f.work.x[k]
	}
}

// substitute solves (I + L)(D + U) x = b in place.
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
		copy(y, xi)
		clear(xi)
		subMulVec(xi, f.value[d:d+len(xi)*len(xi)], y)
	}
}

// refine corrects work.x with its residual until that is at rounding level or shrinks no more. The measure is the componentwise backward error: the
// residual relative to |A| |x| + |b|, with the first x, which is close enough.
func (f *Factors) refine() {
	w := &f.work
	f.addSizes()
	last := math.Inf(1)
	for range maxRefinements {
		f.subtractProduct()
		worst := 0.0
		for k, r := range w.y {
			if size := w.size[k]; size > 0 {
				worst = max(worst, math.Abs(r)/size)
			}
		}
		if worst <= residualGoal || !(worst < last/2) {
			return
		}
		last = worst
		f.substitute(w.y)
		for k, v := range w.y {
			w.x[k] += v
		}
		f.stats.Refinements++
	}
}

// addSizes writes |A| |x| + |b| to work.size.
func (f *Factors) addSizes() {
	w, l := &f.work, f.layout
	for k, v := range w.b {
		w.size[k] = math.Abs(v)
	}
	for i, m := range l.size {
		size := w.size[l.start[i]:l.start[i+1]]
		for k := l.ptr[i]; k < l.ptr[i+1]; k++ {
			b := &l.block[k]
			addAbsMulVec(size, f.matrix[b.at:b.at+int(m*l.size[b.col])], w.x[l.start[b.col]:l.start[b.col+1]])
		}
	}
}

// subtractProduct writes b - A x to work.y.
func (f *Factors) subtractProduct() {
	w, l := &f.work, f.layout
	copy(w.y, w.b)
	for i, m := range l.size {
		yi := w.y[l.start[i]:l.start[i+1]]
		for k := l.ptr[i]; k < l.ptr[i+1]; k++ {
			b := &l.block[k]
			subMulVec(yi, f.matrix[b.at:b.at+int(m*l.size[b.col])], w.x[l.start[b.col]:l.start[b.col+1]])
		}
	}
}

// contraction measures by how much a correction reduces the residual, on a fixed right-hand side that excites everything.
func (f *Factors) contraction() float64 {
	w := &f.work
	seed, before, after := uint64(1), 0.0, 0.0
	for k, s := range f.layout.scale {
		seed = seed*6364136223846793005 + 1442695040888963407
		v := float64(int64(seed)) * 0x1p-63
		before += v * v
		w.b[k] = v / s
	}
	copy(w.x, w.b)
	f.substitute(w.x)
	f.subtractProduct()
	for k, s := range f.layout.scale {
		v := w.y[k] * s
		after += v * v
	}
	return math.Sqrt(after / before)
}
