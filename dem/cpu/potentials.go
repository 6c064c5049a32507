// Pair potentials: what particles do to one another from afar; and the heat bath that they are in.

package cpu

import (
	"math"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/law"
	"gabion/internal/buffer"
	"gabion/internal/vec"
)

// potentials are the model's, as the pair loop has them.
type potentials struct {
	cutOff2   float64     // m2
	materials int         // how many there are
	pairs     []potential // of two materials, by rows
	coulomb   float64     // N m2/C2
	inverse   float64     // 1/m, of the cut-off
	charge    int         // scalar that it is
	period    r3.Vec      // 0 where space does not repeat itself, m
	perPeriod r3.Vec      // its inverse, or 0
	spheres   []sphere    // as large as the cut-off, for the grid
	grid      grid
}

// potential is of a pair of materials, with its value at the cut-off.
type potential struct {
	law.LennardJones
	shift float64 // J
}

// farList is whom a chunk's particles may see from afar: neighbours on either side, ascending, by particle.
type farList struct {
	start, near []int32
	seen        []sight // by the particle that is looked at
}

// sight is another particle within the cut-off.
type sight struct {
	way       r3.Vec  // from it, m
	distance2 float64 // m2
	other     int32
}

// newPotentials makes the tables of the model's potentials.
func (e *Engine) newPotentials(m *dem.Model) {
	p := m.Potentials
	if p == nil {
		return
	}
	n := len(m.Materials)
	e.potentials = potentials{cutOff2: p.CutOff * p.CutOff, materials: n, coulomb: p.Coulomb, inverse: 1 / p.CutOff, charge: p.Charge}
	for axis, f := range [3][2]*float64{
		{&e.potentials.period.X, &e.potentials.perPeriod.X}, {&e.potentials.period.Y, &e.potentials.perPeriod.Y}, {&e.potentials.period.Z, &e.potentials.perPeriod.Z},
	} {
		if length := vec.Component(e.periods.length, axis); e.periods.on[axis] {
			*f[0], *f[1] = length, 1/length
		}
	}
	for a := range n {
		for b := range n {
			of := potential{LennardJones: p.Between(a, b)}
			of.shift, _ = of.At(p.CutOff * p.CutOff)
			e.potentials.pairs = append(e.potentials.pairs, of)
		}
	}
}

// listFar lists who may see whom until particles have moved so far (m) that lists are made anew.
func (e *Engine) listFar(margin float64) {
	p, m := &e.potentials, e.model.Potentials
	if m == nil {
		return
	}
	p.spheres = buffer.Resize(p.spheres, len(e.at))
	for i := range e.at {
		p.spheres[i] = e.at[i]
		p.spheres[i].R = 0.5 * m.CutOff
	}
	p.grid.place(p.spheres, e.model.Domain, e.periods.on, func(_, _ float64) float64 { return margin })
	reach := m.CutOff + margin
	e.forEachChunk(func(_, ci int) { e.listFarOf(&e.chunks[ci], reach) })
}

// listFarOf makes a chunk's list.
func (e *Engine) listFarOf(c *chunk, reach float64) {
	g := &e.potentials.grid
	v, l := &g.levels[0], &c.far
	l.start, l.near = l.start[:0], l.near[:0]
	for i := c.lo; i < c.hi; i++ {
		from, s := len(l.near), e.at[i]
		l.start = append(l.start, int32(from))
		x0, x1 := v.span(g, 0, s.X, g.box.Min.X, reach)
		y0, y1 := v.span(g, 1, s.Y, g.box.Min.Y, reach)
		z0, z1 := v.span(g, 2, s.Z, g.box.Min.Z, reach)
		for z := z0; z <= z1; z++ {
			for y := y0; y <= y1; y++ {
				row := v.cells[0] * (fold(y, v.cells[1]) + v.cells[1]*fold(z, v.cells[2]))
				for x := x0; x <= x1; x++ {
					cell := row + fold(x, v.cells[0])
					for _, j := range v.members[v.start[cell]:v.start[cell+1]] {
						if int(j) != i && r3.Norm2(e.between(i, int(j))) < reach*reach {
							l.near = append(l.near, j)
						}
					}
				}
			}
		}
		sortShort(l.near[from:])
	}
	l.start = append(l.start, int32(len(l.near)))
}

// between is the way from particle j, or its image that is nearest, to particle i, m: to the bit the opposite of that from i to j.
func (e *Engine) between(i, j int) r3.Vec {
	s, o, p := &e.at[i], &e.at[j], &e.potentials
	x, y, z := s.X-o.X, s.Y-o.Y, s.Z-o.Z
	return r3.Vec{
		X: x - p.period.X*math.RoundToEven(x*p.perPeriod.X),
		Y: y - p.period.Y*math.RoundToEven(y*p.perPeriod.Y),
		Z: z - p.period.Z*math.RoundToEven(z*p.perPeriod.Z),
	}
}

// look notes whom of those listed particle i sees within the cut-off. Which of them is told without branches, which a processor would mispredict.
func (e *Engine) look(l *farList, i int, listed []int32) []sight {
	cutOff2, n := e.potentials.cutOff2, 0
	l.seen = buffer.Resize(l.seen, len(listed))
	for _, j := range listed {
		d := e.between(i, int(j))
		distance2 := r3.Norm2(d)
		l.seen[n] = sight{d, distance2, j}
		within := 0
		if distance2 < cutOff2 {
			within = 1
		}
		n += within
	}
	return l.seen[:n]
}

// forEachFar tells of each of a chunk's particles i and all j within the cut-off, with the way from j to i, their energy (J) and the force by the way (N/m). The order is that of the particles' numbers: what is summed up over j has the same
// bits whatever else is listed.
func (e *Engine) forEachFar(c *chunk, visit func(i, j int, d r3.Vec, energy, force float64)) {
	p := &e.potentials
	if e.model.Potentials == nil {
		return
	}
	for i := c.lo; i < c.hi; i++ {
		pairs := p.pairs[e.materialOf(i)*p.materials:]
		for _, j := range e.look(&c.far, i, c.far.near[c.far.start[i-c.lo]:c.far.start[i-c.lo+1]]) {
			of := &pairs[e.materialOf(int(j.other))]
			energy, force := of.At(j.distance2)
			energy -= of.shift
			if p.coulomb > 0 {
				strength := p.coulomb * (e.chargeOf(i) * e.chargeOf(int(j.other)))
				more, push := law.Coulomb(strength, j.distance2)
				energy, force = energy+(more-strength*p.inverse), force+push
			}
			visit(i, int(j.other), j.way, energy, force)
		}
	}
}

// chargeOf is that of a particle, C.
func (e *Engine) chargeOf(i int) float64 {
	return e.scalars[e.potentials.charge].values[i] / e.motion[i].InverseMass
}

// pushChunk adds the forces of pair potentials to those on a chunk's particles.
func (e *Engine) pushChunk(c *chunk) {
	var sum r3.Vec
	last := -1
	give := func(next int) {
		if last >= 0 {
			e.load[last].F = r3.Add(e.load[last].F, sum)
		}
		sum, last = r3.Vec{}, next
	}
	e.forEachFar(c, func(i, _ int, d r3.Vec, _, force float64) {
		if i != last {
			give(i)
		}
		sum = r3.Add(sum, r3.Scale(force, d))
	})
	give(-1)
}

// pairEnergy is the energy of the pair potentials of particles that are chosen, with one another and with all others, J.
func (e *Engine) pairEnergy(chosen func(particle int) bool) (sum float64) {
	for ci := range e.chunks {
		e.forEachFar(&e.chunks[ci], func(i, j int, _ r3.Vec, energy, _ float64) {
			if chosen(i) && (i < j || !chosen(j)) {
				sum += energy
			}
		})
	}
	return sum
}

// pairForces appends the forces of pair potentials.
func (e *Engine) pairForces(dst []dem.BondForce) []dem.BondForce {
	for ci := range e.chunks {
		e.forEachFar(&e.chunks[ci], func(i, j int, d r3.Vec, _, force float64) {
			if i < j {
				dst = append(dst, dem.BondForce{First: int(e.identity[i].ID), Second: int(e.identity[j].ID), Force: r3.Scale(force, d)})
			}
		})
	}
	return dst
}

// bathe has the heat bath act on a chunk's particles for a step, and books its work.
func (e *Engine) bathe(c *chunk) {
	t := e.model.Thermostat
	if t == nil || e.dt == 0 {
		return
	}
	for i := c.lo; i < c.hi; i++ {
		m := &e.motion[i]
		before, mass := r3.Norm2(m.V), 1/m.InverseMass
		m.V = t.Kicked(m.V, mass, e.dt, uint32(e.identity[i].ID), uint64(e.counts.Steps))
		c.lost.Bath += 0.5 * mass * (r3.Norm2(m.V) - before)
	}
}
