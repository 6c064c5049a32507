// What an analysis decides from the values of a matrix, as data to keep.
package lu

import (
	"fmt"
	"slices"
)

// Plan is what an analysis decided from the values that it saw: with the same plan the same matrices give the same
// bits. A run that goes on later from a checkpoint takes it over, since its own first values would lead to other
// decisions.
type Plan struct {
	Node   []int32   // node of each unknown, a dense diagonal block
	Late   []bool    // by node: multipliers only, eliminated behind all that they touch
	Scale  []float64 // by unknown: by which its row and column are multiplied to judge pivots
	Kept   [][]int32 // by row in elimination order: later rows it is coupled to, where couplings were left out; else nil
	Growth float64   // of pivot blocks that calls for another plan
}

// Plan returns a copy of the plan in use. Before values were seen it is empty.
func (f *Factors) Plan() Plan { return f.plan.clone() }

func (p Plan) clone() Plan {
	p.Node, p.Late, p.Scale = slices.Clone(p.Node), slices.Clone(p.Late), slices.Clone(p.Scale)
	p.Kept = slices.Clone(p.Kept)
	for i, row := range p.Kept {
		p.Kept[i] = slices.Clone(row)
	}
	return p
}

// SetPlan makes f use a plan that another analysis of the same pattern returned; an empty one is left out. Factors are
// gone until the next Factor. The error is ErrShape when the plan does not fit.
func (f *Factors) SetPlan(p Plan) error {
	f.usable = false
	if len(p.Node) == 0 {
		f.layout, f.plan = nil, Plan{}
		return nil
	}
	n, nodes := len(f.indptr)-1, len(p.Late)
	fits := len(p.Node) == n && len(p.Scale) == n && (p.Kept == nil || len(p.Kept) == nodes)
	for _, k := range p.Node {
		fits = fits && k >= 0 && int(k) < nodes
	}
	for i, row := range p.Kept {
		fits = fits && slices.IsSorted(row) && (len(row) == 0 || int(row[0]) > i && int(row[len(row)-1]) < nodes)
	}
	if !fits {
		return ErrShape{fmt.Sprintf("plan for %d unknowns in %d nodes does not fit a matrix of order %d",
			len(p.Node), nodes, n)}
	}
	f.plan = p.clone()
	f.layOut(nil)
	return nil
}

// prepare forms nodes for the given values and lays out the factors.
func (f *Factors) prepare(data []float64) {
	m := &problem{indptr: f.indptr, ind: f.ind, data: data}
	m.equilibrate()
	parts := newPartition(m, f.groups)
	f.plan = Plan{Node: parts.of, Late: parts.late, Scale: m.scale, Growth: poorPivot}
	f.stats.Merged = 0
	f.keepAbove = f.drop
	f.layOut(data)
}

// layOut orders the nodes and places their blocks. With values given it decides which couplings to keep; else it takes
// those of the plan.
func (f *Factors) layOut(data []float64) {
	g := quotient(f.indptr, f.ind, f.plan.Node, len(f.plan.Late))
	o, upper := order(g, f.plan.Late)
	f.layout = newLayout(f.indptr, f.ind, &f.plan, o)
	f.matrix = make([]float64, f.layout.values)
	f.prepareWork()
	if data != nil {
		f.plan.Kept = nil
		if f.keepAbove > leastDrop {
			if kept, dropped := keep(f.layout.measure(f.matrix, data, &f.hands[0]), f.keepAbove); dropped {
				f.plan.Kept = kept
			}
		}
	}
	if f.plan.Kept != nil {
		upper = f.plan.Kept
	}
	f.pattern = newPattern(f.layout.size, upper)
	f.layout.attachTo(f.pattern)
	f.value = make([]float64, f.pattern.values)
	f.prepareSweeps()
	f.stats.Analyses++
	f.stats.Unknowns, f.stats.Nodes = len(f.layout.unknown), f.pattern.len()
	f.stats.NonZeros, f.stats.Flops = f.pattern.values, flops(g, o, upper)
}
