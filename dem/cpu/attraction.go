// The gravity of particles on one another: a tree of cells, each of which acts as one mass where it is far enough away (Barnes and Hut 1986, Nature 324:446).

package cpu

import (
	"math"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem/law"
	"gabion/internal/buffer"
)

// attraction is what the particles' own gravity does to each of them, as of the last impulse.
type attraction struct {
	due    bool     // there is an impulse at the time reached
	field  []r3.Vec // acceleration of each particle, m/s2, without the constant of gravitation: kg/m2
	bodies []massPoint
	spare  []massPoint
	cells  []massCell
}

// massPoint is a particle as others feel it.
type massPoint struct {
	at   r3.Vec
	mass float64
}

// massCell is a cube of the tree and what lies in it. Cells are in the order in which the tree is walked: a cell's parts follow it, up to the one that comes after all of them.
type massCell struct {
	massPoint         // its centre of mass
	opening   float64 // square of the distance from which on it acts as one, m2
	after     int32   // the next cell that is no part of it
	lo, hi    int32   // bodies of a cell without parts
}

// fewestParted is the number of bodies up to which a cell has no parts.
const fewestParted = 8

// deepestCell is how often cells are halved at most: bodies at one place have to end somewhere.
const deepestCell = 60

// looksAtAll tells whether forces depend on where all particles are, so that none can be finished before all have moved, or what all contacts do is added up.
func (e *Engine) looksAtAll() bool {
	return e.predicts() || e.partLoads != nil || e.model.SelfGravity != nil || e.model.Potentials != nil || e.model.Thermostat != nil || e.model.Fluid != nil && e.model.Fluid.Grid != nil
}

// gravitate works out the particles' own gravity where it is due.
func (e *Engine) gravitate() {
	g, a := e.model.SelfGravity, &e.attraction
	if a.due = g != nil && e.counts.Steps%g.Steps() == 0; !a.due {
		return
	}
	a.field = buffer.Resize(a.field, len(e.at))
	a.bodies, a.spare = buffer.Resize(a.bodies, len(e.at)), buffer.Resize(a.spare, len(e.at))
	var low, high r3.Vec
	for i := range e.at {
		x := e.at[i].centre()
		a.bodies[i] = massPoint{x, 1 / e.motion[i].InverseMass}
		if i == 0 {
			low, high = x, x
		}
		low = r3.Vec{X: min(low.X, x.X), Y: min(low.Y, x.Y), Z: min(low.Z, x.Z)}
		high = r3.Vec{X: max(high.X, x.X), Y: max(high.Y, x.Y), Z: max(high.Z, x.Z)}
	}
	half := 0.5 * max(high.X-low.X, high.Y-low.Y, high.Z-low.Z)
	a.cells = a.cells[:0]
	a.part(0, len(a.bodies), r3.Scale(0.5, r3.Add(low, high)), half, g.Opening, 0)
	e.forEachChunk(e.tasks.attract)
}

// part makes the cell of bodies lo <= i < hi around a middle, and its parts.
func (a *attraction) part(lo, hi int, middle r3.Vec, half, opening float64, depth int) {
	n := len(a.cells)
	c := massCell{opening: math.Inf(1), lo: int32(lo), hi: int32(hi)}
	for i := lo; i < hi; i++ {
		c.mass += a.bodies[i].mass
		c.at = r3.Add(c.at, r3.Scale(a.bodies[i].mass, a.bodies[i].at))
	}
	c.at = r3.Scale(1/c.mass, c.at)
	if opening > 0 {
		reach := 2*half/opening + r3.Norm(r3.Sub(c.at, middle))
		c.opening = reach * reach
	}
	a.cells = append(a.cells, c)
	if hi-lo > fewestParted && depth < deepestCell {
		a.cells[n].hi = int32(lo)
		ends := a.sort(lo, hi, middle)
		from := lo
		for octant, to := range ends {
			if to > from {
				q := 0.5 * half
				a.part(from, to, r3.Add(middle, r3.Vec{X: sign(octant&1, q), Y: sign(octant>>1&1, q), Z: sign(octant>>2&1, q)}), q, opening, depth+1)
			}
			from = to
		}
	}
	a.cells[n].after = int32(len(a.cells))
}

// sort puts bodies into the order of the octants around a middle, and returns the ends of these.
func (a *attraction) sort(lo, hi int, middle r3.Vec) (ends [8]int) {
	var next [8]int
	octant := func(b *massPoint) (o int) {
		if b.at.X > middle.X {
			o |= 1
		}
		if b.at.Y > middle.Y {
			o |= 2
		}
		if b.at.Z > middle.Z {
			o |= 4
		}
		return o
	}
	for i := lo; i < hi; i++ {
		ends[octant(&a.bodies[i])]++
	}
	sum := lo
	for o := range ends {
		next[o] = sum
		sum += ends[o]
		ends[o] = sum
	}
	for i := lo; i < hi; i++ {
		o := octant(&a.bodies[i])
		a.spare[next[o]] = a.bodies[i]
		next[o]++
	}
	copy(a.bodies[lo:hi], a.spare[lo:hi])
	return ends
}

func sign(positive int, x float64) float64 {
	if positive == 1 {
		return x
	}
	return -x
}

// attract works out the field at a chunk's particles.
func (e *Engine) attract(_, ci int) {
	c, a := &e.chunks[ci], &e.attraction
	for i := c.lo; i < c.hi; i++ {
		a.field[i] = a.at(e.at[i].centre())
	}
}

// at is the field at a place, but for that of a body right there.
func (a *attraction) at(x r3.Vec) (sum r3.Vec) {
	for n := int32(0); n < int32(len(a.cells)); {
		c := &a.cells[n]
		if d := r3.Sub(c.at, x); r3.Norm2(d) > c.opening {
			sum = r3.Add(sum, pull(d, c.mass))
			n = c.after
			continue
		}
		for i := c.lo; i < c.hi; i++ {
			sum = r3.Add(sum, pull(r3.Sub(a.bodies[i].at, x), a.bodies[i].mass))
		}
		n++
	}
	return sum
}

// pull is the field of a mass that is so far away.
func pull(d r3.Vec, mass float64) r3.Vec {
	d2 := r3.Norm2(d)
	if d2 == 0 {
		return r3.Vec{}
	}
	return r3.Scale(mass/(d2*math.Sqrt(d2)), d)
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
		f := r3.Scale(g.Constant*float64(g.Steps())*mass, e.attraction.field[i])
		l.F = r3.Add(l.F, f)
		c.lost.Attracted += law.WorkOf(f, l.F, m.V, e.gravity, mass, 0, e.dt)
	}
}
