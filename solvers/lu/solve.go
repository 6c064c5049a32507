package lu

// Substitution and iterative refinement.

import (
	"math"
	"slices"
)

const (
	// refineAbove is the growth from which Solve checks its residual.
	refineAbove = 1e3
	// residualGoal is the backward error at which refinement stops.
	residualGoal   = 1e-14
	maxRefinements = 40
	// columns is the number of right-hand sides that SolveMany takes together.
	columns = 8
)

// Solve computes x with A x = rhs and writes it to dst, which may be rhs itself; both have the length of the matrix's
// order, or are shorter by the same: right-hand sides beyond are zeros then, and unknowns there are not written. If pivots were poor or couplings dropped it refines the solution until its residual is at rounding level.
// It does not allocate. It panics when there are no factors.
func (f *Factors) Solve(dst, rhs []float64) {
	f.begin(rhs)
	f.substitute(f.work.x, 1)
	f.stats.Refinements = 0
	f.refine()
	f.finish(dst)
}

// Apply is Solve without refinement: one substitution with the factors. The relative error is about
// Stats().Contraction, which suffices for the corrections of a Newton iteration that checks its own residual.
func (f *Factors) Apply(dst, rhs []float64) {
	f.checkUsable()
	f.source, f.target = rhs, dst
	f.substitute(f.work.x, 1)
	f.source, f.target = nil, nil
}

// SolveMany solves for several right-hand sides, dst[k] for rhs[k], reading the factors once for every few. It
// allocates when it is first called.
func (f *Factors) SolveMany(dst, rhs [][]float64) {
	n := len(f.layout.unknown)
	if f.many == nil {
		f.many = make([]float64, n*columns)
	}
	f.stats.Refinements = 0
	for len(rhs) > 0 {
		w := min(columns, len(rhs))
		x := f.many[:n*w]
		for c := range w {
			f.begin(rhs[c])
			for k, v := range f.work.b {
				x[k*w+c] = v
			}
		}
		f.substitute(x, w)
		for c := range w {
			f.begin(rhs[c])
			for k := range f.work.x {
				f.work.x[k] = x[k*w+c]
			}
			f.refine()
			f.finish(dst[c])
		}
		dst, rhs = dst[w:], rhs[w:]
	}
}

func (f *Factors) checkUsable() {
	if !f.usable {
		panic("lu: no factors to solve with")
	}
}

// begin copies a right-hand side in elimination order, to the solution too.
func (f *Factors) begin(rhs []float64) {
	f.checkUsable()
	b := f.work.b
	gather(b, rhs, f.layout.unknown)
	copy(f.work.x, b)
}

// finish writes the solution in the caller's order.
func (f *Factors) finish(dst []float64) { scatter(dst, f.work.x, f.layout.unknown) }

// gather takes the unknowns of a vector, of which those beyond its end are zero.
func gather(dst, from []float64, unknowns []int32) {
	for k, u := range unknowns {
		if dst[k] = 0; int(u) < len(from) {
			dst[k] = from[u]
		}
	}
}

// scatter gives the unknowns of a vector values, but for those beyond its end.
func scatter(to, values []float64, unknowns []int32) {
	for k, u := range unknowns {
		if int(u) < len(to) {
			to[u] = values[k]
		}
	}
}

// substitute solves (I + L)(D + U) X = B in place for a few columns, which are stored side by side.
func (f *Factors) substitute(x []float64, width int) {
	f.rhs, f.width = x, width
	s := f.solveSchedule
	for k := range len(s.stages) - 1 {
		f.runStage(s, k, f.forwardGroup)
	}
	f.forwardRows(s.rest)
	f.backwardRows(0, s.rest)
	for k := len(s.stages) - 2; k >= 0; k-- {
		f.runStage(s, k, f.backwardGroup)
	}
	f.pool.Range(len(f.pattern.uncoupled), rowsInBlock, f.pivots)
}

func (f *Factors) forwardRows(rows []int32) {
	for _, i := range rows {
		if !f.pattern.alone(int(i)) {
			f.forward(int(i))
		}
	}
}

// backwardRows takes the rows from the last to the first.
func (f *Factors) backwardRows(worker int, rows []int32) {
	for _, i := range slices.Backward(rows) {
		if !f.pattern.alone(int(i)) {
			f.backward(worker, int(i))
		}
	}
}

// solvePivots solves rows that are coupled to no others.
func (f *Factors) solvePivots(worker int, rows []pivotRow) {
	for k := range rows {
		if r := &rows[k]; f.source == nil {
			f.backward(worker, int(r.row))
		} else {
			f.applyPivot(&f.workspaces[worker], r)
		}
	}
}

// applyPivot solves such a row between the caller's vectors.
func (f *Factors) applyPivot(h *workspace, r *pivotRow) {
	unknown := f.pattern.unknown[r.unknown : r.unknown+int(r.size)]
	x, pivot := h.block[:len(unknown)], f.value[r.at:r.at+len(unknown)*len(unknown)]
	clear(x)
	if u := unknown[0]; r.contiguous && int(u+r.size) <= len(f.source) {
		subMulVec(x, pivot, f.source[u:u+r.size])
		copy(f.target[u:], x)
		return
	}
	b := h.product[:len(unknown)]
	gather(b, f.source, unknown)
	subMulVec(x, pivot, b)
	scatter(f.target, x, unknown)
}

// forward solves row i of (I + L) X = B.
func (f *Factors) forward(i int) {
	s := f.pattern
	if f.source != nil {
		lo, hi := s.start[i], s.start[i+1]
		gather(f.rhs[lo:hi], f.source, f.layout.unknown[lo:hi])
	}
	if lo, hi := s.ptr[i], s.diag[i]; lo < hi {
		f.subtractAll(i, lo, hi)
	}
}

// backward solves row i of (D + U) X = B.
func (f *Factors) backward(worker, i int) {
	s := f.pattern
	xi := f.columnsOf(i)
	if lo, hi := s.diag[i]+1, s.ptr[i+1]; lo < hi {
		f.subtractAll(i, lo, hi)
	}
	y := f.workspaces[worker].block[:len(xi)]
	copy(y, xi)
	clear(xi)
	f.subtract(xi, s.diag[i], y)
	if f.target != nil {
		scatter(f.target, xi, f.layout.unknown[s.start[i]:s.start[i+1]])
	}
}

// subtractAll subtracts from row i the products of blocks lo to hi-1 of L+U with the rows of their columns.
func (f *Factors) subtractAll(i, lo, hi int) {
	s := f.pattern
	xi := f.columnsOf(i)
	if s.six[i] && f.width == 1 {
		subMulVecs6((*[6]float64)(xi), f.value[s.off[lo]:], f.rhs, s.start, s.col[lo:hi])
		return
	}
	if f.width == 1 && len(xi) == 1 {
		xi[0] -= f.product1(lo, hi)
		return
	}
	for p := lo; p < hi; {
		if n := int(s.threes[p]); n > 0 && f.width == 1 && len(xi) == 3 {
			subMulVecs3((*[3]float64)(xi), f.value[s.off[p]:], f.rhs, s.start, s.col[p:p+n])
			p += n
			continue
		}
		f.subtract(xi, p, f.columnsOf(int(s.col[p])))
		p++
	}
}

// product1 is the product of blocks lo to hi-1 of a row of one unknown, such as a border's, with the rows of their columns. They lie one after the other.
func (f *Factors) product1(lo, hi int) (sum float64) {
	s := f.pattern
	a := f.value[s.off[lo]:]
	for _, j := range s.col[lo:hi] {
		x := f.rhs[s.start[j]:s.start[j+1]]
		for k, v := range x {
			sum += a[k] * v
		}
		a = a[len(x):]
	}
	return sum
}

// columnsOf returns the rows of the right-hand sides that belong to block row i.
func (f *Factors) columnsOf(i int) []float64 {
	return f.rhs[int(f.pattern.start[i])*f.width : int(f.pattern.start[i+1])*f.width]
}

// subtract computes y -= A_p x for block p of L+U.
func (f *Factors) subtract(y []float64, p int, x []float64) {
	a := f.value[f.pattern.off[p]:]
	if f.width == 1 {
		subMulVec(y, a[:len(y)*len(x)], x)
		return
	}
	m, n := len(y)/f.width, len(x)/f.width
	mulSub(y, a[:m*n], x, m, n, f.width)
}

// refine corrects work.x by iterative refinement until the residual is at rounding level or stagnates. The measure is the
// componentwise backward error: the residual relative to |A| |x| + |b|, with the first x, which is close enough.
func (f *Factors) refine() {
	if f.stats.Contraction == 0 && f.stats.Growth <= refineAbove {
		return
	}
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
		f.substitute(w.y, 1)
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
	f.pool.Range(len(f.layout.size), rowsInBlock, f.product)
}

// rowsInBlock is the number of rows in a block of a product with the matrix: some microseconds.
const rowsInBlock = 64

func (f *Factors) subtractRows(lo, hi int) {
	w, l := &f.work, f.layout
	for i := lo; i < hi; i++ {
		m, yi := l.size[i], w.y[l.start[i]:l.start[i+1]]
		copy(yi, w.b[l.start[i]:])
		for k := l.ptr[i]; k < l.ptr[i+1]; k++ {
			b := &l.block[k]
			subMulVec(yi, f.matrix[b.at:b.at+int(m*l.size[b.col])], w.x[l.start[b.col]:l.start[b.col+1]])
		}
	}
}

// contraction measures the reduction of the residual by one refinement, for a fixed pseudo-random right-hand side.
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
	f.substitute(w.x, 1)
	f.subtractProduct()
	for k, s := range f.layout.scale {
		v := w.y[k] * s
		after += v * v
	}
	return math.Sqrt(after / before)
}
