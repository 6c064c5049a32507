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
	// body with its normalisation multiplier, or the multipliers of one joint. Nil lets the analysis find groups.
	Groups []int
}

// Stats describes the last analysis and factorisation.
type Stats struct {
	Unknowns    int
	Groups      int     // dense diagonal blocks
	NonZeros    int     // stored in L+U, zeros inside blocks included
	Flops       float64 // of one numeric factorisation: multiplications and additions
	Growth      float64 // bound on how much elimination enlarged rounding errors: largest condition of a pivot block
	Refinements int     // corrections made by the last Solve
	Merged      int     // groups merged so far because their pivots were not safe
	Analyses    int     // orderings made so far
}

// Factors holds the factors of a matrix and everything needed to renew them. It is not safe for concurrent use.
type Factors struct {
	indptr, ind []int
	of          []int32 // group of each unknown
	groups      int

	pattern *pattern
	unknown []int32 // unknown at each position of the elimination order
	dest    []int   // place of each matrix entry in value

	scale  []float64 // power of two by which row and column of an unknown are multiplied
	scaled []float64 // the scaled matrix in the caller's order, for residuals
	value  []float64 // blocks of L+U; diagonal blocks hold inverses of the pivots

	work   workspace
	stats  Stats
	usable bool
}

// workspace is what Factor and Solve need besides the factors.
type workspace struct {
	where []int32   // block of the current row in each column, -1 outside its pattern
	block []float64 // one block
	swaps []int32
	x, y  []float64 // vectors in elimination order
	rhs   []float64 // scaled right-hand side, caller's order
	sol   []float64 // scaled solution, caller's order
}

// Analyze orders the unknowns of matrices with the pattern of a (square, column indices ascending in each row) and lays out their factors. Values of a
// are not looked at: it is Factor that needs them.
func Analyze(a *sparse.CSR, opts Options) (*Factors, error) {
	m := a.RawMatrix()
	if m.I != m.J {
		return nil, ErrShape{fmt.Sprintf("matrix is %d x %d, want a square one", m.I, m.J)}
	}
	f := &Factors{indptr: slices.Clone(m.Indptr), ind: slices.Clone(m.Ind)}
	if err := f.group(opts.Groups, m.I); err != nil {
		return nil, err
	}
	f.scale = make([]float64, m.I)
	f.scaled = make([]float64, len(f.ind))
	f.layOut()
	return f, nil
}

// group numbers the groups without gaps, in order of their first unknown.
func (f *Factors) group(groups []int, n int) error {
	f.of = make([]int32, n)
	if groups == nil {
		for i := range f.of {
			f.of[i] = int32(i)
		}
		f.groups = n
		return nil
	}
	if len(groups) != n {
		return ErrShape{fmt.Sprintf("%d groups given for %d unknowns", len(groups), n)}
	}
	number := map[int]int32{}
	for i, g := range groups {
		k, ok := number[g]
		if !ok {
			k = int32(len(number))
			number[g] = k
		}
		f.of[i] = k
	}
	f.groups = len(number)
	return nil
}

// layOut orders the groups and places every entry of the matrix in the blocks of the factors.
func (f *Factors) layOut() {
	g := quotient(f.indptr, f.ind, f.of, f.groups)
	order := minDegree(g)
	f.pattern = eliminate(g, order)
	n := len(f.of)
	f.unknown = make([]int32, 0, n)
	position := make([]int32, n)
	member, first := byNode(f.of, f.groups)
	for _, k := range order {
		for _, u := range member[first[k]:first[k+1]] {
			position[u] = int32(len(f.unknown))
			f.unknown = append(f.unknown, u)
		}
	}
	f.place(order, position)
	f.value = make([]float64, f.pattern.values)
	f.work = newWorkspace(f.pattern, n)
	f.stats.Analyses++
	f.stats.Unknowns, f.stats.Groups = n, f.groups
	f.stats.NonZeros, f.stats.Flops = f.pattern.values, f.pattern.flops()
}

func newWorkspace(s *pattern, n int) workspace {
	largest := slices.Max(append([]int32{0}, s.size...))
	w := workspace{
		where: make([]int32, s.len()), block: make([]float64, largest*largest), swaps: make([]int32, largest),
		x: make([]float64, n), y: make([]float64, n), rhs: make([]float64, n), sol: make([]float64, n),
	}
	for i := range w.where {
		w.where[i] = -1
	}
	return w
}

// place computes where each matrix entry goes in the values of the factors.
func (f *Factors) place(order, position []int32) {
	s := f.pattern
	f.dest = make([]int, len(f.ind))
	rank := make([]int32, f.groups)
	for k, i := range order {
		rank[i] = int32(k)
	}
	for r := range f.of {
		i := rank[f.of[r]]
		row := s.col[s.ptr[i]:s.ptr[i+1]]
		for p := f.indptr[r]; p < f.indptr[r+1]; p++ {
			c := f.ind[p]
			j := rank[f.of[c]]
			b, _ := slices.BinarySearch(row, j)
			f.dest[p] = s.off[s.ptr[i]+b] + int((position[r]-s.start[i])*s.size[j]+position[c]-s.start[j])
		}
	}
}

// Stats describes the last analysis, factorisation and solution.
func (f *Factors) Stats() Stats { return f.stats }
