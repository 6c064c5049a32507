package lu

// The outcome of an analysis, as data to keep.

import (
	"fmt"
	"slices"
)

// Plan is the outcome of an analysis, which depends on the values that it saw: with the same plan the same matrices give the same
// bits. A run that is resumed from a checkpoint takes over the plan, since its own first values would give another one.
type Plan struct {
	Node   []int32   // node of each unknown, a dense diagonal block
	Order  []int32   // nodes in the order of their elimination
	Scale  []float64 // by unknown: by which its row and column are multiplied to judge pivots
	Kept   [][]int32 // by row in elimination order: later rows that it is coupled to, if couplings were dropped; else nil
	Growth float64   // of pivot blocks above which a new plan is made
}

// Plan returns the plan in use, which never changes: another one takes its place. Before values were seen it is empty.
func (f *Factors) Plan() Plan { return f.plan }

// SetPlan makes f use a plan that another analysis of the same pattern returned; an empty one is left out. Factors are
// gone until the next Factor. The error is ErrShape when the plan does not fit.
func (f *Factors) SetPlan(p Plan) error {
	f.usable = false
	if len(p.Node) == 0 {
		f.layout, f.plan = nil, Plan{}
		return nil
	}
	if !p.fits(len(f.indptr) - 1) {
		return ErrShape{fmt.Sprintf("plan for %d unknowns in %d nodes does not fit a matrix of order %d",
			len(p.Node), len(p.Order), len(f.indptr)-1)}
	}
	f.plan = p
	f.layOut(nil)
	return nil
}

// fits reports whether the plan is one for a matrix of order n.
func (p *Plan) fits(n int) bool {
	nodes := len(p.Order)
	if len(p.Node) != n || len(p.Scale) != n || p.Kept != nil && len(p.Kept) != nodes {
		return false
	}
	sorted := slices.Sorted(slices.Values(p.Order))
	for i := range sorted {
		if sorted[i] != int32(i) {
			return false
		}
	}
	for _, k := range p.Node {
		if k < 0 || int(k) >= nodes {
			return false
		}
	}
	for i, row := range p.Kept {
		if !slices.IsSorted(row) || len(row) > 0 && (int(row[0]) <= i || int(row[len(row)-1]) >= nodes) {
			return false
		}
	}
	return true
}

// prepare forms nodes for the given values, orders them and lays out the factors.
func (f *Factors) prepare(data []float64) {
	m := &problem{indptr: f.indptr, ind: f.ind, data: data}
	m.equilibrate()
	parts := newPartition(m, f.groups)
	g := quotient(f.indptr, f.ind, parts.of, parts.nodes)
	f.plan = Plan{Node: parts.of, Order: order(g, parts.late), Scale: m.scale, Growth: poorPivot}
	f.moves = make([]uint8, len(parts.of))
	f.stats.Moved = 0
	f.keepAbove = f.drop
	f.layOut(data)
}

// layOut lays out the blocks between nodes.
func (f *Factors) layOut(data []float64) {
	f.layout = newLayout(f.indptr, f.ind, &f.plan)
	f.matrix = make([]float64, f.layout.values)
	f.prepareWork()
	f.keep(data)
}

// keep decides by values which couplings to keep, without them takes those of the plan, and lays out the factors.
func (f *Factors) keep(data []float64) {
	if data != nil {
		f.plan.Kept = nil
		if f.keepAbove > leastDrop {
			if kept, dropped := dropWeak(f.measure(data), f.keepAbove); dropped {
				f.plan.Kept = kept
			}
		}
	}
	upper := f.plan.Kept
	if upper == nil {
		upper = fill(quotient(f.indptr, f.ind, f.plan.Node, len(f.plan.Order)), f.plan.Order)
	}
	f.pattern = newPattern(f.layout.size, f.layout.unknown, upper)
	f.layout.attachTo(f.pattern)
	f.value = make([]float64, f.pattern.values)
	f.prepareSweeps()
	f.stats.Analyses++
	f.stats.Unknowns, f.stats.Nodes = len(f.layout.unknown), f.pattern.len()
	f.stats.NonZeros = f.pattern.values
	f.flops, f.symmetricFlops = f.pattern.flops()
	f.setSymmetric(f.symmetric)
}
