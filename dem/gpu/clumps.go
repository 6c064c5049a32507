// Clumps on the GPU: particles of several spheres that move as one rigid body; kernels/clumps.cuh.

package gpu

import (
	"errors"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/law"
	"gabion/dem/packing"
	"gabion/internal/vec"
	"gabion/kernels"
)

// clumpSet is what the host knows of the clumps of a model: their shapes, and the room for them on the device.
type clumpSet struct {
	shapes   []*packing.Clump
	first    []int // sphere of each shape among those of all
	offsets  []r3.Vec
	widest   int // number of spheres of a clump, at most
	capacity int // clumps that there is room for
}

// clumpArrays are the arrays of clumps, and of spheres where there are clumps; names as in parameters.
type clumpArrays struct {
	number, clumpOf                [2]*kernels.Array[int32]
	inertia                        [2]*kernels.Array[byte]
	clumps                         [2]*kernels.Array[deviceClump]
	members, rank, rankSums, moved *kernels.Array[int32]
	shapes                         *kernels.Array[deviceClumpShape]
	offsets                        *kernels.Array[r3.Vec]
	loads                          *kernels.Array[deviceClumpLoad] // at the time observed
}

// newClumpSet collects the shapes of clumps of a model.
func newClumpSet(m *dem.Model) (s clumpSet) {
	add := func(c *packing.Clump) {
		if c == nil || s.number(c) >= 0 {
			return
		}
		s.shapes, s.first, s.widest = append(s.shapes, c), append(s.first, len(s.offsets)), max(s.widest, len(c.Balls()))
		for _, b := range c.Balls() {
			s.offsets = append(s.offsets, b.Centre)
		}
	}
	for _, c := range m.Particles.Clump {
		if add(c); c != nil {
			s.capacity++
		}
	}
	for i := range m.Inlets {
		add(m.Inlets[i].Clump)
	}
	return s
}

// number is that of a shape, or -1.
func (s *clumpSet) number(c *packing.Clump) int {
	for k := len(s.shapes) - 1; k >= 0; k-- {
		if s.shapes[k] == c {
			return k
		}
	}
	return -1
}

// hasClumps tells whether any particle may be a clump.
func (e *Engine) hasClumps() bool { return len(e.clumps.shapes) > 0 }

// clumpBlocks is how many blocks the clumps take; 0 where there are none.
func (e *Engine) clumpBlocks() int {
	if !e.hasClumps() {
		return 0
	}
	return blocksOf(e.clumps.capacity, stepThreads)
}

// lossRows is how many blocks sum up losses: those of the step, and after them those that move clumps.
func (e *Engine) lossRows() int {
	return e.stepBlocks() + e.clumpBlocks()
}

// spheresOf is how many spheres particles are.
func spheresOf(g *packing.Particles) int {
	n := len(g.Position)
	for _, c := range g.Clump {
		if c != nil {
			n += len(c.Balls()) - 1
		}
	}
	return n
}

// resizeClumps makes room for the clumps, and for n spheres.
func (e *Engine) resizeClumps(t *allocator, n int) {
	if !e.hasClumps() {
		return
	}
	a, clumps := &e.arrays.clumps, max(e.clumps.capacity, 1)
	for side := range 2 {
		grow(e, t, &a.number[side], n)
		grow(e, t, &a.clumpOf[side], n)
		grow(e, t, &a.inertia[side], n*e.format.real())
		grow(e, t, &a.clumps[side], clumps)
	}
	regrow(e, t, &a.rank, n+1)
	regrow(e, t, &a.rankSums, (n+1)/scanLength+2)
	regrow(e, t, &a.moved, clumps)
	regrow(e, t, &a.members, clumps*e.clumps.widest) // a build fills it
}

// uploadClumps writes the shapes.
func (e *Engine) uploadClumps(t *allocator) error {
	s, a := &e.clumps, &e.arrays.clumps
	if !e.hasClumps() {
		return nil
	}
	a.shapes, a.offsets = alloc[deviceClumpShape](t, len(s.shapes)), alloc[r3.Vec](t, len(s.offsets))
	if t.err != nil {
		return t.err
	}
	shapes := make([]deviceClumpShape, len(s.shapes))
	for k, c := range s.shapes {
		shapes[k] = deviceClumpShape{First: int32(s.first[k]), Count: int32(len(c.Balls())), Volume: c.Volume}
	}
	return errors.Join(a.shapes.Write(0, shapes), a.offsets.Write(0, s.offsets), e.queue.Wait())
}

// setClumps tells the kernels where the arrays of clumps are.
func (e *Engine) setClumps(p *parameters) {
	a := &e.arrays.clumps
	pointBoth(&p.Number, &e.arrays.id)
	if !e.hasClumps() {
		return
	}
	pointBoth(&p.Number, &a.number)
	pointBoth(&p.Clumps, &a.clumps)
	pointBoth(&p.ClumpOf, &a.clumpOf)
	pointBoth(&p.Inertia, &a.inertia)
	point(&p.Members, a.members)
	point(&p.ClumpRank, a.rank)
	point(&p.ClumpMoved, a.moved)
	p.ClumpShapes, p.ClumpOffsets = table[deviceClumpShape](addressOf(a.shapes)), table[r3.Vec](addressOf(a.offsets))
	p.ClumpCapacity = int32(e.clumps.capacity)
}

// orderClumps queues what follows the spheres into their new order.
func (e *Engine) orderClumps() error {
	n, a, k := e.capacity+1, &e.arrays.clumps, &e.kernels
	if !e.hasClumps() {
		return nil
	}
	blocks := blocksOf(n, cellThreads)
	return errors.Join(k.countClumps(blocks, cellThreads, int64(n)), e.scan(a.rank, a.rankSums, n), k.orderClumps(blocks, cellThreads, int64(n)), k.linkClumps(blocks, cellThreads))
}

// moveClumps queues the end of step k of a batch for the clumps.
func (e *Engine) moveClumps(k, ahead int64) error {
	if !e.hasClumps() {
		return nil
	}
	return e.kernels.moveClumps(e.clumpBlocks(), stepThreads, k, ahead, int64(e.stepBlocks()))
}

// newClump is a clump that comes to the device: particle i of g, whose first sphere has a number.
func (e *Engine) newClump(g *packing.Particles, i, number int) deviceClump {
	shape := g.Clump[i]
	mass, inertia := shape.Mass(e.model.Materials[g.MaterialOf(i)].Density, g.Radius[i])
	c := deviceClump{
		Position: r3.Sub(g.Position[i], e.space.origin), Velocity: g.VelocityOf(i), Inertia: inertia, Mass: mass, Scale: g.Radius[i] / shape.Radius,
		First: int32(number), Shape: int32(e.clumps.number(shape)),
	}
	q := quat.Mul(g.OrientationOf(i), shape.Axes)
	c.Turn = [4]float64{q.Real, q.Imag, q.Jmag, q.Kmag}
	o := c.orientation()
	spin := o.RotateBack(g.AngularOf(i))
	c.Momentum = o.Rotate(r3.Vec{X: inertia.X * spin.X, Y: inertia.Y * spin.Y, Z: inertia.Z * spin.Z})
	return c
}

func (c *deviceClump) orientation() law.Orientation {
	return law.Orientation{E0: c.Turn[0], E: r3.Vec{X: c.Turn[1], Y: c.Turn[2], Z: c.Turn[3]}}
}

// angular is the angular velocity, rad/s.
func (c *deviceClump) angular() r3.Vec { return c.orientation().AngularVelocity(c.Momentum, c.Inertia) }

// kick lets a load act for a time (s), with gravity.
func (c *deviceClump) kick(load *deviceClumpLoad, h float64, gravity r3.Vec) {
	c.Velocity = law.Kick(c.Velocity, h/c.Mass, load.Force, h, gravity)
	c.Momentum = law.KickAngular(c.Momentum, h, load.Torque)
}

// finite tells whether the clump can be one of these shapes.
func (c *deviceClump) finite(shapes int) bool {
	o := c.orientation()
	return vec.Finite(c.Position) && vec.Finite(c.Velocity) && vec.Finite(c.Momentum) && vec.Finite(o.E) && vec.Finite1(o.E0) &&
		min(c.Inertia.X, c.Inertia.Y, c.Inertia.Z, c.Mass, c.Scale) > 0 && c.Shape >= 0 && int(c.Shape) < shapes && c.First >= 0
}

// observeClumps queues what is observed of clumps, whose sums follow so many rows.
func (e *Engine) observeClumps(rows int) error {
	if !e.hasClumps() {
		return nil
	}
	a := &e.arrays
	sums := to[float64](a.observed.table.Address() + kernels.Address(rows*observedSums*numberBytes))
	return e.kernels.observeClumps(e.clumpBlocks(), stepThreads, pointer(a.clumps.loads), sums, pointer(a.late))
}

// sumClumps queues the sums over a selection of the clumps, and in a region if there is one, whose rows follow so many.
func (e *Engine) sumClumps(region to[deviceRegion], of dem.Selection, rows int) error {
	if !e.hasClumps() {
		return nil
	}
	a := &e.arrays
	sums := to[float64](a.observed.table.Address() + kernels.Address(rows*rangeSums*numberBytes))
	return e.kernels.sumClumps(e.clumpBlocks(), stepThreads, region, int64(of.First), int64(of.End), int64(of.Material), sums, pointer(a.late), pointer(a.clumps.loads))
}
