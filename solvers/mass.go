package solvers

// This file solves with the mass matrix under the constraints. Most bodies of a net have none: their masses are inverted by themselves, and only those that
// constraints hold are factorised together with these.

import (
	"fmt"
	"slices"

	"github.com/james-bowman/sparse"

	"gabion/internal/pool"
	"gabion/solvers/lu"
)

// massSolver solves with [M Phi_q^T; Phi_q 0]: for the least changes, in the norm of kinetic energy, that fulfil linear conditions.
type massSolver struct {
	system         System
	matrix         *sparse.CSR
	factoredValues []float64 // values of the matrix that is factorised
	rhs            []float64
	residual       []float64 // of iterative refinement with an old factorisation
	change         []float64
	zero           []float64 // as long as the coordinates
	dofs           int
	constraints    int
	factored       bool

	free []freeMass // that no constraint holds
	held heldMass

	// Passes over the free masses and over the values, and their argument.
	pool                *pool.Pool
	invert, apply, keep func(worker, lo, hi int)
	of                  []float64 // right-hand side
	singular            []int     // by blocks of the free masses: an unknown that nothing resists, or -1
}

// massesInBlock is the number of free masses in a block: some microseconds.
const massesInBlock = 128

// heldMass is the part of the matrix that constraints take part in, with these.
type heldMass struct {
	unknowns []int // of the whole, ascending
	entries  []int // of each value the place among those of the whole
	matrix   *sparse.CSR
	linear   linear
	values   []float64 // of the unknowns, as are rhs and solution
	rhs      []float64
	solution []float64
}

func newMassSolver(s System) (*massSolver, error) {
	n, dofs, m := s.Size()
	w := &massSolver{
		system: s, matrix: s.MassPattern(), rhs: make([]float64, dofs+m), change: make([]float64, n), zero: make([]float64, n),
		residual: make([]float64, dofs+m),
		dofs:     dofs, constraints: m,
	}
	w.factoredValues = make([]float64, len(w.matrix.RawMatrix().Data))
	var held []int
	w.free, held = divideMasses(w.matrix, dofs)
	w.makePasses(s.Pool())
	return w, w.held.take(s, w.matrix, held)
}

func (w *massSolver) makePasses(p *pool.Pool) {
	w.pool, w.singular = p, make([]int, pool.Blocks(len(w.free), massesInBlock))
	data := w.matrix.RawMatrix().Data
	w.invert = func(_, lo, hi int) {
		worst := -1
		for k := lo; k < hi; k++ {
			if u := w.free[k].invert(data); u >= 0 && worst < 0 {
				worst = u
			}
		}
		w.singular[lo/massesInBlock] = worst
	}
	w.apply = func(_, lo, hi int) {
		for k := lo; k < hi; k++ {
			w.free[k].solve(w.of)
		}
	}
	w.keep = func(_, lo, hi int) { copy(w.factoredValues[lo:hi], data[lo:hi]) }
}

// take makes the part of a matrix that has these unknowns, which are coupled to no others.
func (h *heldMass) take(s System, whole *sparse.CSR, unknowns []int) (err error) {
	raw := whole.RawMatrix()
	place, of := make([]int, raw.I), make([]int, raw.I)
	s.Groups(of)
	groups := make([]int, len(unknowns))
	for k, u := range unknowns {
		place[u], groups[k] = k, of[u]
	}
	start, index := []int{0}, []int{}
	for _, u := range unknowns {
		for p := raw.Indptr[u]; p < raw.Indptr[u+1]; p++ {
			index, h.entries = append(index, place[raw.Ind[p]]), append(h.entries, p)
		}
		start = append(start, len(index))
	}
	n := len(unknowns)
	h.unknowns, h.values, h.rhs, h.solution = unknowns, make([]float64, n), make([]float64, n), make([]float64, n)
	h.matrix = sparse.NewCSR(n, n, start, index, make([]float64, len(index)))
	h.linear, err = newLinearOf(s, h.matrix, groups)
	return err
}

// factor factorises the matrix at the placement, unless it is what has been factorised already: masses and many joints are the same wherever they are.
func (w *massSolver) factor() error {
	w.system.MassTangent(w.matrix.RawMatrix().Data)
	if w.factored && slices.Equal(w.matrix.RawMatrix().Data, w.factoredValues) {
		return nil
	}
	w.factored = false
	if err := w.factorValues(); err != nil {
		return fmt.Errorf("mass matrix and constraints: %w", named(w.system, err))
	}
	w.factored = true
	return nil
}

// factorHeld is factor for the part that constraints hold alone.
func (w *massSolver) factorHeld() error {
	if !w.factored {
		return w.factor()
	}
	w.fillHeld()
	data, changed := w.matrix.RawMatrix().Data, false
	for _, p := range w.held.entries {
		changed = changed || data[p] != w.factoredValues[p]
		w.factoredValues[p] = data[p]
	}
	if !changed {
		return nil
	}
	w.factored = false
	if err := w.held.factor(data); err != nil {
		return fmt.Errorf("mass matrix and constraints: %w", named(w.system, err))
	}
	w.factored = true
	return nil
}

// fillHeld writes the values at the placement of the part that constraints hold.
func (w *massSolver) fillHeld() {
	data := w.matrix.RawMatrix().Data
	for _, p := range w.held.entries {
		data[p] = 0
	}
	w.system.AddHeldMassTangent(data)
}

// factorValues factorises the matrix with the values that it has.
func (w *massSolver) factorValues() error {
	data := w.matrix.RawMatrix().Data
	w.pool.Range(len(w.free), massesInBlock, w.invert)
	for _, u := range w.singular {
		if u >= 0 {
			return lu.ErrSingular{Row: u, Column: u, Rank: len(w.rhs) - 1}
		}
	}
	if err := w.held.factor(data); err != nil {
		return err
	}
	w.pool.Range(len(data), vectorBlock, w.keep)
	return nil
}

// factor takes its values from those of the whole.
func (h *heldMass) factor(data []float64) error {
	h.load(data)
	err := h.linear.Factor(h.matrix)
	if left, is := err.(lu.ErrSingular); is {
		left.Row, left.Column = h.unknowns[left.Row], h.unknowns[left.Column]
		return left
	}
	return err
}

// load takes the values of the part from those of the whole.
func (h *heldMass) load(data []float64) {
	values := h.matrix.RawMatrix().Data
	for k, p := range h.entries {
		values[k] = data[p]
	}
}

// gather takes the part's unknowns from those of the whole, and scatter gives them back.
func (h *heldMass) gather(dst, whole []float64) {
	for k, u := range h.unknowns {
		dst[k] = whole[u]
	}
}

func (h *heldMass) scatter(whole, src []float64) {
	for k, u := range h.unknowns {
		whole[u] = src[k]
	}
}

// solve solves for a right-hand side, in its place.
func (w *massSolver) solve(x []float64) {
	w.of = x
	w.pool.Range(len(w.free), massesInBlock, w.apply)
	w.of = nil
	h := &w.held
	h.gather(h.values, x)
	h.linear.Solve(h.values, h.values)
	h.scatter(x, h.values)
}
