// The solver as a caller sees it: analyse once, factor often, solve.
package lu

import (
	"fmt"
	"slices"

	"github.com/james-bowman/sparse"
)

// Options steer the analysis. The zero value is ready to use.
type Options struct {
	// Groups numbers the group (0, 1, ...) of each unknown: unknowns that are coupled densely and belong together, such as those of one
	// body, or the multipliers of one joint. Nil lets the analysis find groups.
	Groups []int
	// Drop leaves out of the factors what couples groups by less than this, relative to what holds each group itself; 1e-3 is useful
	// for time steps that are short against the vibrations between bodies. Zero keeps everything. Solve is as accurate either way: it corrects
	// what was left out. Apply does not.
	Drop float64
}

// Stats describes the last analysis, factorisation and solution.
type Stats struct {
	Unknowns    int
	Nodes       int     // dense diagonal blocks that the groups were formed into
	NonZeros    int     // stored in L+U, zeros inside blocks included
	Flops       float64 // of one numeric factorisation: multiplications and additions
	Growth      float64 // bound on how much elimination enlarges rounding errors: largest condition of a pivot block
	Contraction float64 // by how much one correction of Solve reduces the error that Drop leaves, measured; 0 when nothing was left out
	Refinements int     // corrections made by the last Solve
	Merged      int     // nodes merged in the present layout because their pivots were not safe
	Analyses    int     // layouts made so far
}

// Factors holds the factors of a matrix and everything needed to renew them. It is not safe for concurrent use.
type Factors struct {
	indptr, ind []int
	groups      []int32
	drop        float64

	plan    Plan
	layout  *layout // nil before values were seen
	pattern *pattern
	matrix  []float64 // blocks of the matrix
	value   []float64 // blocks of L+U, pivots inverted and negated

	work   workspace
	stats  Stats
	unsafe []int32 // rows whose pivots the last elimination found unsafe
	// keepAbove is the strength of couplings kept in the present layout.
	keepAbove float64
	usable    bool
}

// leastDrop is the drop below which everything is kept.
const leastDrop = 1e-12

// workspace is what Factor and Solve need besides the factors.
type workspace struct {
	where                 []int32 // block of the current row in each column
	block, product, pivot []float64
	swaps                 []int32
	b, x, y, size         []float64 // vectors in elimination order
}

// Analyze prepares for matrices with the pattern of a (square, structurally symmetric, column indices ascending in each row). When a holds values
// too, the unknowns are ordered and the factors laid out for them at once, else by the first Factor. The error is ErrShape.
func Analyze(a *sparse.CSR, opts Options) (*Factors, error) {
	m := a.RawMatrix()
	if m.I != m.J {
		return nil, ErrShape{fmt.Sprintf("matrix is %d x %d, want a square one", m.I, m.J)}
	}
	f := &Factors{indptr: slices.Clone(m.Indptr), ind: slices.Clone(m.Ind), drop: opts.Drop}
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

func newWorkspace(l *layout) workspace {
	largest := int(slices.Max(append([]int32{0}, l.size...)))
	block := func() []float64 { return make([]float64, largest*largest) }
	vector := func() []float64 { return make([]float64, len(l.unknown)) }
	return workspace{
		where: make([]int32, len(l.size)), swaps: make([]int32, largest),
		block: block(), product: block(), pivot: block(),
		b: vector(), x: vector(), y: vector(), size: vector(),
	}
}

// Stats describes the last analysis, factorisation and solution.
func (f *Factors) Stats() Stats { return f.stats }
