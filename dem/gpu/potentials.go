// What the kernels are told of pair potentials, and when these are worked out.

package gpu

import (
	"errors"
	"math"
	"math/bits"

	"gabion/dem"
	"gabion/internal/vec"
	"gabion/kernels"

	"gonum.org/v1/gonum/spatial/r3"
)

// farPairs are the arrays of pair potentials; particles are sorted by those of the tree of masses.
type farPairs struct {
	pairs      *kernels.Array[deviceFarPair]
	first, end *kernels.Array[int32] // of each cell
	energy     *kernels.Array[float64]
	count      [3]int // cells along each axis
}

// refusePotentials tells what pair potentials do not go with on a GPU.
func refusePotentials(m *dem.Model) error {
	switch {
	case m.Potentials == nil:
		return nil
	case m.SelfGravity != nil:
		return errors.New("dem: pair potentials beside self-gravity are worked out on the processor only")
	case len(m.Inlets)+len(m.Outlets) > 0:
		return errors.New("dem: pair potentials beside inlets or outlets are worked out on the processor only")
	}
	return nil
}

// cells is how many cells there are of the potentials.
func (f *farPairs) cells() int { return f.count[0] * f.count[1] * f.count[2] }

// resizePotentials makes room for the pairs of n particles. There are not many more cells than particles.
func (e *Engine) resizePotentials(t *allocator, n int) {
	p, f, m := e.model.Potentials, &e.arrays.far, &e.arrays.tree
	if p == nil {
		return
	}
	most := max(4, 2*int(math.Cbrt(float64(n))))
	for axis := range 3 {
		f.count[axis] = most
		if e.model.Periodic[axis] {
			f.count[axis] = max(1, min(most, int(vec.Component(r3.Sub(e.model.Domain.Max, e.model.Domain.Min), axis)/farCell(p))))
		}
	}
	regrow(e, t, &m.attraction, n)
	regrow(e, t, &m.cube, 1)
	m.resizeSort(e, t, n)
	regrow(e, t, &f.first, f.cells())
	regrow(e, t, &f.end, f.cells())
	regrow(e, t, &f.energy, n)
	regrow(e, t, &m.masses, n)
	if f.pairs == nil {
		e.fillPairs(t, p)
	}
}

// farCell is the width of a cell, m: a little more than the cut-off, so that rounding leaves no pair out.
func farCell(p *dem.Potentials) float64 { return p.CutOff * (1 + 1e-9) }

// fillPairs writes the potentials of pairs of materials.
func (e *Engine) fillPairs(t *allocator, p *dem.Potentials) {
	var pairs []deviceFarPair
	for a := range e.model.Materials {
		for b := range e.model.Materials {
			of := p.Between(a, b)
			shift, _ := of.At(p.CutOff * p.CutOff)
			pairs = append(pairs, deviceFarPair{Well: of.Well, Diameter: of.Diameter, Shift: shift})
		}
	}
	if e.arrays.far.pairs = alloc[deviceFarPair](t, len(pairs)); t.err == nil {
		t.err = e.arrays.far.pairs.Write(0, pairs)
	}
}

// setPotentials fills in what kernels are told of pair potentials, which are worked out at every step.
func (e *Engine) setPotentials(p *parameters, told *afar) {
	of, f := e.model.Potentials, &e.arrays.far
	if of == nil {
		return
	}
	p.AttractEvery = 1
	told.CutOff2, told.InverseCutOff, told.Coulomb, told.Charge = of.CutOff*of.CutOff, 1/of.CutOff, of.Coulomb, int32(of.Charge)
	told.Pairs = table[deviceFarPair](addressOf(f.pairs))
	told.CellCount = counts(f.count)
	told.CellInverse = r3.Vec{X: 1 / farCell(of), Y: 1 / farCell(of), Z: 1 / farCell(of)}
	size := r3.Sub(e.model.Domain.Max, e.model.Domain.Min)
	for axis, on := range e.model.Periodic {
		if on {
			vec.SetComponent(&told.CellInverse, axis, float64(f.count[axis])/vec.Component(size, axis))
		}
	}
	point(&told.CellFirst, f.first)
	point(&told.CellEnd, f.end)
	point(&told.PairEnergy, f.energy)
}

// actAfar queues pair potentials before step k of a batch.
func (e *Engine) actAfar(k int64) error {
	l, f, blocks := &e.afar, &e.arrays.far, blocksOf(e.capacity, afarThreads)
	digits := (bits.Len(uint(f.cells()-1)) + 7) / 8
	return errors.Join(l.orderInCells(blocks, afarThreads, k), e.sortAlongCurve(max(2, digits+digits&1)), l.gatherMasses(blocks, afarThreads, k), l.clearFar(min(blocksOf(f.cells(), afarThreads), cellBlocks), afarThreads, int64(f.cells())),
		l.findFar(blocks, afarThreads), l.farForces(blocks, afarThreads, k))
}
