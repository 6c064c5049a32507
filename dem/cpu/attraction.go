// The gravity of particles on one another: a tree of cells, each of which acts as one mass where it is far enough away (Barnes and Hut 1986, Nature 324:446).
//
// The tree is walked once for some particles that lie side by side (Barnes 1990, J. Comput. Phys. 87:161): what it tells then is far enough away from each of them.

package cpu

import (
	"math"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/law"
	"gabion/internal/buffer"
	"gabion/internal/pool"
	"gabion/internal/vec"
)

// attraction is what the particles' own gravity does to each of them, as of the last impulse.
type attraction struct {
	due    bool     // there is an impulse at the time reached
	field  []r3.Vec // acceleration of each particle, m/s2, without the constant of gravitation: kg/m2
	mean   r3.Vec   // of all, by mass, which is taken off each: groups act on others, but these not on them to the last bit, and no gravity moves what all have in common
	tree   massTree
	shares []massPoint   // of the groups in that: sum of masses times accelerations, and of masses
	seen   [][]massPoint // by each worker

	attract func(worker, lo, hi int)
}

// looksAtAll tells whether forces depend on where all particles are, so that none can be finished before all have moved, or what all contacts do is added up.
func (e *Engine) looksAtAll() bool {
	return e.predicts() || e.partLoads != nil || e.model.SelfGravity != nil || e.model.Potentials != nil || e.model.Thermostat != nil || e.model.Fluid != nil && e.model.Fluid.Grid != nil
}

// gravitate works out the particles' own gravity where it is due.
func (e *Engine) gravitate() {
	g, a := e.model.SelfGravity, &e.attraction
	if a.due = g != nil && e.counts.Steps%g.Steps() == 0 && len(e.at) > 0; !a.due {
		return
	}
	n := len(e.at)
	a.field, a.shares, a.tree.opening = buffer.Resize(a.field, n), buffer.Resize(a.shares, pool.Blocks(n, dem.AttractionGroup)), g.Opening
	a.seen = buffer.Resize(a.seen, e.pool.Workers())
	if a.attract == nil {
		a.attract = a.attractGroup
		a.tree.bind(func(i int) massPoint { return massPoint{e.at[i].centre(), 1 / e.motion[i].InverseMass} })
	}
	a.tree.build(e.pool, n)
	e.pool.Range(n, dem.AttractionGroup, a.attract)
	a.mean = r3.Vec{}
	if g.Opening == 0 {
		return
	}
	mass := 0.0
	for _, s := range a.shares {
		a.mean = r3.Add(a.mean, s.at)
		mass += s.mass
	}
	a.mean = r3.Scale(1/mass, a.mean)
}

// attractGroup works out the field at bodies lo <= k < hi of the tree.
func (a *attraction) attractGroup(worker, lo, hi int) {
	box := vec.Nowhere()
	for _, b := range a.tree.bodies[lo:hi] {
		box = vec.Around(box, r3.Box{Min: b.at, Max: b.at})
	}
	seen := a.tree.seen(a.seen[worker][:0], box)
	a.seen[worker] = seen
	var share massPoint
	for k := lo; k < hi; k++ {
		b := &a.tree.bodies[k]
		field := fieldOf(seen, b.at)
		a.field[a.tree.number[k]] = field
		share.at = r3.Add(share.at, r3.Scale(b.mass, field))
		share.mass += b.mass
	}
	a.shares[lo/dem.AttractionGroup] = share
}

// fieldOf is the field of masses at a place, but for that of a mass right there, kg/m2.
func fieldOf(masses []massPoint, x r3.Vec) (sum r3.Vec) {
	for i := range masses {
		m := &masses[i]
		d := r3.Vec{X: m.at.X - x.X, Y: m.at.Y - x.Y, Z: m.at.Z - x.Z}
		d2 := d.X*d.X + d.Y*d.Y + d.Z*d.Z
		if d2 == 0 {
			continue
		}
		pull := m.mass / (d2 * math.Sqrt(d2))
		sum.X += pull * d.X
		sum.Y += pull * d.Y
		sum.Z += pull * d.Z
	}
	return sum
}

// attractChunk adds the impulse of the particles' own gravity to the forces on a chunk's particles, and books its work.
func (e *Engine) attractChunk(c *chunk) {
	if !e.attraction.due {
		return
	}
	g := e.model.SelfGravity
	for i := c.lo; i < c.hi; i++ {
		l, m := &e.load[i], &e.motion[i]
		mass := 1 / m.InverseMass
		f := r3.Scale(g.Constant*float64(g.Steps())*mass, r3.Sub(e.attraction.field[i], e.attraction.mean))
		l.F = r3.Add(l.F, f)
		c.lost.Attracted += law.WorkOf(f, l.F, m.V, e.gravity, mass, 0, e.dt)
	}
}
