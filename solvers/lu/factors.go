package lu

// The interface of the solver: analyse once, factorise often, solve.

import (
	"fmt"
	"slices"

	"github.com/james-bowman/sparse"

	"gabion/internal/pool"
)

// Options steer the analysis. The zero value is ready to use.
type Options struct {
	// Groups numbers the group (0, 1, ...) of each unknown: unknowns that are coupled densely and belong together, such
	// as those of one body, or the multipliers of one joint. Nil lets the analysis find groups.
	Groups []int
	// Drop is the strength of couplings between groups, relative to their diagonal blocks, below which they are dropped from the factors;
	// 1e-3 is useful for time steps that are short against the periods of vibrations between bodies. Zero keeps everything. Solve
	// is as accurate either way, by refinement; Apply is not.
	Drop float64
	// Pool is the workers that share the work; nil for none. The bits of factors and solutions do not depend on their number.
	Pool *pool.Pool
}

// Stats describes the last analysis, factorisation and solution.
type Stats struct {
	Unknowns    int
	Nodes       int     // dense diagonal blocks
	NonZeros    int     // stored in L+U, zeros inside blocks included
	Flops       float64 // of one numeric factorisation: multiplications and additions
	Growth      float64 // bound on how much elimination enlarges rounding errors: largest condition of a pivot block
	Contraction float64 // measured contraction of the error due to Drop by one refinement; 0 if nothing was dropped
	Symmetric   bool    // the matrix was symmetric
	Refinements int     // iterations of the last Solve
	Moved       int     // unknowns delayed to a later node in the present plan for unsafe pivots
	Analyses    int     // layouts made so far
}

// Factors holds the factors of a matrix and the plan to factorise others of the same pattern. It is not safe for concurrent use.
type Factors struct {
	indptr, ind []int // of the matrices; the caller's slices
	groups      []int32
	drop        float64

	plan         Plan
	moves        []uint8 // by unknown: times that it was delayed in this plan
	keepAbove    float64 // strength of couplings above which they are kept in this plan
	layout       *layout // nil before values were seen
	pattern      *pattern
	matrix       []float64     // blocks of the matrix
	value        []float64     // blocks of L+U, pivots inverted and negated
	pivotReports []pivotReport // on the pivots, by row
	unsafe       []int32       // rows whose pivots are not safe
	usable       bool
	stats        Stats

	pairs                 []pair  // entries across the diagonal from each other; nil where these are not known
	symmetric             bool    // the present values are eliminated as those of a symmetric matrix
	flops, symmetricFlops float64 // of one factorisation

	work       vectors
	many       []float64   // right-hand sides of SolveMany, side by side
	workspaces []workspace // one per worker
	pool       *pool.Pool

	// Schedules of the factorisation and of substitutions, and the tasks of the pool: groups of a schedule.
	factorSchedule, solveSchedule *schedule
	firstGroup                    int // of the stage at work
	eliminateGroup, forwardGroup  func(worker, k int)
	backwardGroup                 func(worker, k int)
	product                       func(worker, lo, hi int) // a pass of subtractProduct
	pivots                        func(worker, lo, hi int) // a pass over uncoupled rows

	// Arguments of the current sweep.
	data           []float64 // values of the matrix
	rhs            []float64 // to solve for, columns side by side
	width          int       // number of columns
	source, target []float64 // of rhs and of the solution, in the caller's order; nil where they are not copied in the sweeps
}

// leastDrop is the drop tolerance below which everything is kept.
const leastDrop = 1e-12

// workspace is the working memory of one worker.
type workspace struct {
	where                 []int // where the current row's block in each column is stored, negative for none
	block, product, pivot []float64
	swaps                 []int32
}

// vectors are the right-hand side, the solution, its residual and |A| |x| + |b|, all in elimination order.
type vectors struct{ b, x, y, size []float64 }

// Analyze prepares for matrices with the pattern of a (square, structurally symmetric, column indices ascending in each
// row). When a holds values too, the unknowns are ordered and the factors laid out for them at once, else by the first
// Factor. The error is ErrShape.
func Analyze(a *sparse.CSR, opts Options) (*Factors, error) {
	m := a.RawMatrix()
	if m.I != m.J {
		return nil, ErrShape{fmt.Sprintf("matrix is %d x %d, want a square one", m.I, m.J)}
	}
	f := &Factors{indptr: m.Indptr, ind: m.Ind, drop: opts.Drop, pool: opts.Pool, pairs: pairEntries(m.Indptr, m.Ind)}
	f.product = func(_, lo, hi int) { f.subtractRows(lo, hi) }
	f.pivots = func(worker, lo, hi int) { f.solvePivots(worker, f.pattern.uncoupled[lo:hi]) }
	f.eliminateGroup = func(worker, k int) { f.eliminateRows(worker, f.factorSchedule.group(f.firstGroup+k)) }
	f.forwardGroup = func(_, k int) { f.forwardRows(f.solveSchedule.group(f.firstGroup + k)) }
	f.backwardGroup = func(worker, k int) { f.backwardRows(worker, f.solveSchedule.group(f.firstGroup+k)) }
	if err := f.number(opts.Groups, m.I); err != nil {
		return nil, err
	}
	if slices.ContainsFunc(m.Data, func(v float64) bool { return v != 0 }) {
		f.prepare(m.Data)
	}
	return f, nil
}

// number renumbers the groups without gaps, in order of their first unknown.
func (f *Factors) number(groups []int, n int) error {
	if groups == nil {
		return nil
	}
	if len(groups) != n {
		return ErrShape{fmt.Sprintf("%d groups given for %d unknowns", len(groups), n)}
	}
	f.groups = make([]int32, n)
	number := map[int]int32{}
	for i, g := range groups {
		k, ok := number[g]
		if !ok {
			k = int32(len(number))
			number[g] = k
		}
		f.groups[i] = k
	}
	return nil
}

// prepareWork allocates the working memory for the present layout.
func (f *Factors) prepareWork() {
	l := f.layout
	largest := int(slices.Max(append([]int32{0}, l.size...)))
	f.workspaces = make([]workspace, f.pool.Workers())
	for k := range f.workspaces {
		h := &f.workspaces[k]
		h.where, h.swaps = make([]int, len(l.size)), make([]int32, largest)
		for j := range h.where {
			h.where[j] = -1
		}
		h.block = make([]float64, largest*max(largest, columns))
		h.product, h.pivot = make([]float64, largest*largest), make([]float64, largest*largest)
	}
	n := len(l.unknown)
	f.work = vectors{make([]float64, n), make([]float64, n), make([]float64, n), make([]float64, n)}
	f.pivotReports = make([]pivotReport, len(l.size))
}

// prepareSweeps divides the work on the present pattern among the workers.
func (f *Factors) prepareSweeps() {
	s, workers := f.pattern, f.pool.Workers()
	f.factorSchedule, f.solveSchedule = inOrder(s.len(), nil), inOrder(s.len(), s.alone)
	if workers == 1 {
		return
	}
	needs := func(i int) []int32 { return s.col[s.ptr[i]:s.diag[i]] }
	factorise, substitute := make([]int, s.len()), make([]int, s.len())
	for i := range factorise {
		factorise[i] = s.work(i)
		if !s.alone(i) { // uncoupled rows are not in the sweeps of a substitution
			substitute[i] = s.width(i)*int(s.size[i]) + rowWork
		}
	}
	f.factorSchedule = fastest(f.factorSchedule, workers, factorise, needs)
	f.solveSchedule = fastest(f.solveSchedule, workers, substitute, needs)
}

// Stats describes the last analysis, factorisation and solution.
func (f *Factors) Stats() Stats { return f.stats }
