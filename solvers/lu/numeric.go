package lu

// Numeric factorisation, block row by block row.

import (
	"fmt"
	"slices"

	"github.com/james-bowman/sparse"
)

const (
	// tinyPivot is the size below which a pivot of the scaled matrix counts as zero.
	tinyPivot = 1e-11
	// poorPivot is the condition of a pivot block above which the layout is not safe.
	poorPivot = 1e9
	// poorContraction is the contraction of refinements, in units of Options.Drop, above which more couplings must be
	// kept.
	poorContraction = 5
	// maxRepairs is the number of times that pivots are delayed before the factorisation is accepted as it is.
	maxRepairs = 60
)

// Factor computes the factors of a, which must have the pattern that was analysed. It does not allocate, except for the
// first values and when pivots require a new layout. The error is ErrSingular when a has no inverse in
// working precision, and ErrShape when a has another pattern. a is not kept.
func (f *Factors) Factor(a *sparse.CSR) error {
	f.usable = false
	m := a.RawMatrix()
	if m.I != len(f.indptr)-1 || len(m.Ind) != len(f.ind) {
		return ErrShape{fmt.Sprintf("matrix of order %d with %d entries, analysed was order %d with %d",
			m.I, len(m.Ind), len(f.indptr)-1, len(f.ind))}
	}
	if f.layout == nil || f.attempt(m.Data) != nil || len(f.unsafe) > 0 {
		return f.repair(m.Data)
	}
	if f.usable = f.contracts(); f.usable {
		return nil
	}
	// Other couplings are weak now, as where wires have become taut: those that are kept are chosen anew, in the same order of elimination.
	f.keepAbove = f.drop
	f.keep(m.Data)
	if f.attempt(m.Data) != nil || len(f.unsafe) > 0 || !f.contracts() {
		return f.repair(m.Data)
	}
	f.usable = true
	return nil
}

// contracts tells whether refinements make up for the couplings that were dropped.
func (f *Factors) contracts() bool { return f.stats.Contraction <= poorContraction*f.drop }

// repair makes a plan for these values, delays unknowns in it until their pivots are safe, and keeps more couplings until refinements contract.
func (f *Factors) repair(data []float64) error {
	f.prepare(data)
	for round := 0; ; round++ {
		err := f.attempt(data)
		switch {
		case len(f.unsafe) > 0 && round < maxRepairs && f.delayPivots():
		case err == nil && !f.contracts():
			f.keepAbove /= 10
		default:
			f.usable = err == nil
			if f.usable {
				f.plan.Growth = max(f.plan.Growth, 4*f.stats.Growth)
			}
			return err
		}
		f.layOut(data)
	}
}

// attempt factors in the present layout, as a symmetric matrix where it is one. The error is ErrSingular when pivots vanished.
func (f *Factors) attempt(data []float64) error {
	f.setSymmetric(f.isSymmetric(data))
	f.eliminate(data)
	err := f.checkPivots()
	f.stats.Contraction = 0
	if err == nil && f.plan.Kept != nil {
		f.stats.Contraction = f.contraction()
	}
	return err
}

// eliminate factors: row i becomes L_ik = A_ik D_k^-1 left of the diagonal, -D_i^-1 of the pivot block D_i on it, and
// U_ij right of it, so that A = (I + L) (D + U).
func (f *Factors) eliminate(data []float64) {
	f.data = data
	for k := range len(f.factorSchedule.stages) - 1 {
		f.runStage(f.factorSchedule, k, f.eliminateGroup)
	}
	f.eliminateRows(0, f.factorSchedule.rest)
	f.data = nil
}

// runStage does a task for each group of a stage.
func (f *Factors) runStage(s *schedule, stage int, task func(worker, k int)) {
	first, count := s.stage(stage)
	f.firstGroup = first
	f.pool.Run(count, task, nil)
}

func (f *Factors) eliminateRows(worker int, rows []int32) {
	for _, i := range rows {
		f.eliminateRow(worker, int(i))
	}
}

// eliminateRow loads block row i of the matrix, subtracts the contributions of the rows above, and replaces the diagonal
// block by its negative inverse.
func (f *Factors) eliminateRow(worker, i int) {
	s, l, h := f.pattern, f.layout, &f.workspaces[worker]
	where, value := h.where, f.value
	lo, hi := s.ptr[i], s.ptr[i+1]
	m := int(s.size[i])
	first := lo // block that is eliminated
	if f.symmetric {
		first = s.diag[i]
	}
	s.clear(i, first, value)
	l.loadRow(i, f.matrix, f.data)
	for k := l.ptr[i]; k < l.ptr[i+1]; k++ {
		if b := &l.block[k]; b.slot >= first {
			assign(value[s.off[b.slot]:], f.matrix[b.at:b.at+m*int(s.size[b.col])])
		}
	}
	for p := first; p < hi; p++ {
		where[s.col[p]] = s.off[p]
	}
	for p := lo; p < s.diag[i]; p++ {
		k := int(s.col[p])
		nk := int(s.size[k])
		below := value[s.off[p] : s.off[p]+m*nk]
		q, d := s.diag[k]+1, s.off[s.diag[k]]
		if f.symmetric {
			q = s.mirror[p]
		}
		if f.symmetric && m == 3 && nk == 3 {
			transposedTimes3((*[9]float64)(below), (*[9]float64)(value[s.off[q]:]), (*[9]float64)(value[d:]))
		} else {
			a := h.block[:m*nk]
			if f.symmetric {
				transpose(a, value[s.off[q]:s.off[q]+nk*m], m)
			} else {
				assign(a, below)
			}
			clear(below)
			mulSub(below, a, value[d:d+nk*nk], m, nk, nk)
		}
		for end := s.ptr[k+1]; q < end; {
			if n := int(s.threes[q]); n > 0 && m == 3 && nk == 3 {
				subtractProducts3(value, where, (*[9]float64)(below), value[s.off[q]:], s.col[q:q+n])
				q += n
				continue
			}
			if to, nj := where[s.col[q]], int(s.size[s.col[q]]); to >= 0 { // else it is dropped
				mulSub(value[to:to+m*nj], below, value[s.off[q]:s.off[q]+nk*nj], m, nk, nj)
			}
			q++
		}
	}
	for p := first; p < hi; p++ {
		where[s.col[p]] = -1
	}
	f.pivot(h, i)
}

// pivot replaces the diagonal block of row i by its negative inverse and notes its condition.
func (f *Factors) pivot(h *workspace, i int) {
	n := int(f.pattern.size[i])
	d := f.pattern.off[f.pattern.diag[i]]
	block, a := f.value[d:d+n*n], h.pivot[:n*n]
	scale := f.layout.scale[f.layout.start[i]:f.layout.start[i+1]]
	scaled(a, block, scale, scale)
	before := max(1, infNorm(a, n, n))
	v := invert(a, n, tinyPivot, h.swaps[:n])
	v.growth = before * infNorm(a, n, n)
	f.pivotReports[i] = v
	scaled(block, a, scale, scale)
	for k, x := range block {
		block[k] = -x
	}
}

// checkPivots lists the pivot blocks that are not safe. The error is ErrSingular when pivots vanished.
func (f *Factors) checkPivots() error {
	f.stats.Growth = 0
	f.unsafe = f.unsafe[:0]
	var singular ErrSingular
	missing := 0
	for i := range f.pivotReports {
		v := &f.pivotReports[i]
		f.stats.Growth = max(f.stats.Growth, v.growth)
		if len(v.weak) > 0 || !(v.growth < f.plan.Growth) {
			f.unsafe = append(f.unsafe, int32(i))
		}
		if len(v.weak) > 0 {
			if missing == 0 {
				u := f.layout.unknown[f.layout.start[i]:]
				singular.Column, singular.Row = int(u[v.weak[0].column]), int(u[v.weak[0].row])
			}
			missing += len(v.weak)
		}
	}
	if missing > 0 {
		singular.Rank = len(f.layout.unknown) - missing
		return singular
	}
	return nil
}

// delayPivots moves the unknowns and equations with the poorest pivots of each unsafe node up the elimination tree, where more
// of their neighbours have been eliminated: the first time to the parent of their node, then twice as far each time. The
// order of the nodes stays. It reports false if nothing could be moved.
func (f *Factors) delayPivots() bool {
	f.plan.Node = slices.Clone(f.plan.Node) // plans that have been handed out stay as they are
	moved := false
	for _, i := range f.unsafe {
		v := &f.pivotReports[i]
		places := v.weak
		if len(places) == 0 {
			places = []position{v.at}
		}
		u := f.layout.unknown[f.layout.start[i]:f.layout.start[i+1]]
		for _, p := range places {
			moved = f.delayUnknown(u[p.column], i) || moved
			moved = f.delayUnknown(u[p.row], i) || moved
		}
	}
	return moved
}

// delayUnknown moves unknown u from row i to an ancestor, unless it was moved already.
func (f *Factors) delayUnknown(u, i int32) bool {
	if f.plan.Node[u] != f.plan.Order[i] {
		return false
	}
	to := i
	for range 1 << min(f.moves[u], 30) {
		p := f.pattern.parent(int(to))
		if p < 0 {
			break
		}
		to = p
	}
	if to == i {
		return false
	}
	f.plan.Node[u] = f.plan.Order[to]
	f.moves[u]++
	f.stats.Moved++
	return true
}
