// What particles and contacts are as a continuum on a grid of points, smeared out on the device; kernels/fields.cuh.

package gpu

import (
	"errors"
	"math"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/internal/vec"
	"gabion/kernels"
)

// wholeField is the whole number for what a point can have at most, of one image of all that there is; 27 images leave the sum below 2^62.
const wholeField = 1 << 57

// SumField implements dem.FieldMeter. Polyhedra and pair potentials are left to the host.
func (e *Engine) SumField(of *dem.FieldGrid, see func(point int, n *dem.FieldNumbers)) bool {
	if e.hasPolyhedra() || e.model.Potentials != nil {
		return false
	}
	points := of.Counts[0] * of.Counts[1] * of.Counts[2]
	e.recordFailure(e.do(func() error {
		if _, err := e.observe(); err != nil {
			return err
		}
		return e.withScratch(func(t *allocator) error {
			grid, out := alloc[deviceGrid](t, 1), alloc[int64](t, points*fieldNumbers)
			if t.err != nil {
				return t.err
			}
			g, numbers := describeGrid(of), make([]int64, points*fieldNumbers)
			err := e.boundField(&g, grid) // which completes g
			if err = errors.Join(err, grid.Write(0, []deviceGrid{g}), out.Clear(0), e.smearing(grid, pointer(out)).run(0, 0), out.Read(0, numbers)); err != nil {
				return err
			}
			for k := range points {
				n := g.numbers(numbers[k*fieldNumbers:])
				see(k, &n)
			}
			return nil
		})
	}))
	return true
}

// smearing are the kernels that a grid takes: they smear out over numbers of points, or without these tell what bounds them.
func (e *Engine) smearing(grid *kernels.Array[deviceGrid], out to[int64]) (list measured) {
	g, late, k := pointer(grid), pointer(e.arrays.late), &e.kernels
	list.add(int(e.control.Particles), stepThreads, func(blocks int, rows to[float64]) error {
		return k.smearParticles(blocks, stepThreads, g, out, rows, late)
	})
	list.add(int(e.control.Clumps), stepThreads, func(blocks int, rows to[float64]) error {
		return k.smearClumps(blocks, stepThreads, g, out, rows, late, pointer(e.arrays.clumps.loads))
	})
	list.add(int(e.control.Walls), surfaceThreads, func(blocks int, rows to[float64]) error {
		return k.smearWalls(blocks, surfaceThreads, g, out, rows)
	})
	list.add(int(e.control.Pairs-e.control.Walls), surfaceThreads, func(blocks int, rows to[float64]) error {
		return k.smearCoupled(blocks, surfaceThreads, g, out, rows, int64(e.featureSide()))
	})
	list.add(len(e.model.Bonds), stepThreads, func(blocks int, rows to[float64]) error {
		return k.smearBonds(blocks, stepThreads, g, out, rows)
	})
	return list
}

// boundField finds the units of a grid's numbers: whole numbers to one of what all particles and contacts add up to, times the greatest value of the kernel.
func (e *Engine) boundField(g *deviceGrid, grid *kernels.Array[deviceGrid]) error {
	list := e.smearing(grid, 0)
	rows := list.rows()
	if rows == 0 {
		return nil
	}
	t, table, sums := e.allocator(), &e.arrays.observed.table, &e.arrays.measured.sums
	regrow(e, t, table, rows*fieldBounds)
	regrow(e, t, sums, max(rangeSums, regionSums))
	if t.err != nil {
		return t.err
	}
	bounds := make([]float64, fieldBounds)
	err := errors.Join(grid.Write(0, []deviceGrid{*g}), list.run(pointer(*table), fieldBounds), e.kernels.sumColumns(fieldBounds, stepThreads, pointer(*table), int64(rows), fieldBounds, pointer(*sums)), (*sums).Read(0, bounds))
	for k, most := range bounds {
		if most > 0 {
			g.Units[k] = math.Min(wholeField/(g.Factor*g.Average*most), math.MaxFloat64)
		}
	}
	return err
}

// describeGrid is a grid as the device knows it, but for its units.
func describeGrid(of *dem.FieldGrid) deviceGrid {
	size := r3.Sub(of.Box.Max, of.Box.Min)
	sees := vec.Inflate(of.Box, of.Reach)
	g := deviceGrid{
		Low: of.Box.Min, High: of.Box.Max, Lowest: sees.Min, Most: sees.Max, Average: of.Average,
		Spacing: r3.Vec{X: size.X / float64(of.Counts[0]), Y: size.Y / float64(of.Counts[1]), Z: size.Z / float64(of.Counts[2])},
		Width:   of.Width, Factor: of.Factor, Reach: of.Reach, Form: of.Form,
	}
	for axis, n := range of.Counts {
		g.Count[axis], g.Resolved[axis] = int32(n), int32(oneIf(n > 1))
	}
	return g
}

// numbers are those of a point.
func (g *deviceGrid) numbers(whole []int64) (n dem.FieldNumbers) {
	value := func(k, bound int) float64 {
		if whole[k] == 0 {
			return 0
		}
		return float64(whole[k]) / g.Units[bound]
	}
	vector := func(k, bound int) r3.Vec {
		return r3.Vec{X: value(k, bound), Y: value(k+1, bound), Z: value(k+2, bound)}
	}
	n.Density, n.Solid = value(fieldDensity, boundMass), value(fieldSolid, boundSolid)
	n.Momentum, n.Wall = vector(fieldMomentum, boundMomentum), vector(fieldWall, boundWall)
	places := [3][3]int{{0, 3, 5}, {3, 1, 4}, {5, 4, 2}} // of a symmetric tensor's numbers
	for i := range 3 {
		for j := range 3 {
			n.Kinetic[i][j], n.Contact[i][j] = value(fieldKinetic+places[i][j], boundKinetic), value(fieldContact+3*i+j, boundContact)
		}
	}
	return n
}

var _ dem.FieldMeter = (*Engine)(nil)
