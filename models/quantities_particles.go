package models

// What walls and groups of particles can be asked for.

import (
	"math"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/packing"
	"gabion/mbd"
	"gabion/observables"
	"gabion/rigid"
)

var wallQuantities = observables.Registry[*rigid.Wrench]{
	observables.Vector("force", "N", "of particles and bodies on it", func(w *rigid.Wrench) r3.Vec { return w.Force }),
	observables.Vector("torque", "N m", "of particles and bodies on it, about `at`", func(w *rigid.Wrench) r3.Vec { return w.Moment }),
}

// recordWall records what acts on a wall; the torque is about a point of the world.
func (b *builder) recordWall(q *Request) (observables.Recorded, error) {
	surface := b.walls[q.Wall]
	w := new(rigid.Wrench)
	return wallQuantities.Record(q.Name, q.Quantities, w, func() {
		sim := b.built.Simulation
		*w = rigid.Wrench{}
		if all := sim.SurfaceWrenches(); all != nil {
			*w = all[surface]
		}
		var origin r3.Vec
		if c, ok := b.built.Surfaces[surface].Carrier.(dem.Driven); ok {
			origin = c.Motion.At(sim.Time()).Position
		}
		w.Moment = r3.Add(w.Moment, r3.Cross(r3.Sub(origin, q.At), w.Force))
	}), nil
}

// groupSum adds up a group of particles.
type groupSum struct {
	count           int
	mass, kinetic   float64
	first, momentum r3.Vec
	force           r3.Vec
	highest         float64
	scalars         []dem.Scalar // that particles carry
	moments         []float64    // sum of mass times each of them
}

var groupQuantities = append(observables.Registry[*groupSum]{
	observables.Scalar("count", "1", "number of particles", func(g *groupSum) float64 { return float64(g.count) }),
	observables.Scalar("mass", "kg", "of all", func(g *groupSum) float64 { return g.mass }),
	observables.Vector("center_of_mass", "m", "centre of mass", func(g *groupSum) r3.Vec { return g.mean(g.first) }),
	observables.Vector("velocity", "m/s", "of the centre of mass", func(g *groupSum) r3.Vec { return g.mean(g.momentum) }),
	observables.Scalar("kinetic_energy", "J", "of translation and rotation", func(g *groupSum) float64 { return g.kinetic }),
	observables.Vector("contact_force", "N", "sum of the forces of contact on them", func(g *groupSum) r3.Vec { return g.force }),
	observables.Scalar("height", "m", "of the highest particle, against gravity", func(g *groupSum) float64 {
		if g.count == 0 {
			return 0
		}
		return g.highest
	}),
}, scalarQuantities()...)

// recordGroup records sums over a group of particles, which is known by the range of its ids, or over those that an inlet has brought.
func (b *builder) recordGroup(q *Request) (observables.Recorded, error) {
	belongs, err := b.members(q.Particles)
	if err != nil {
		return observables.Recorded{}, err
	}
	sum, up := b.groupSum(), b.model.Up()
	return groupQuantities.Record(q.Name, q.Quantities, sum, func() {
		s := b.built.Simulation.State()
		sum.clear()
		for i, id := range s.ID {
			if belongs(id, s.Material[i]) {
				sum.add(s, i, up)
			}
		}
	}), nil
}

// recordRegion records sums over the particles whose centres are in a region.
func (b *builder) recordRegion(q *Request) (observables.Recorded, error) {
	if b.built.Simulation.Particles() == nil {
		return observables.Recorded{}, errNoParticles
	}
	space, sum, up := q.Region.region(), b.groupSum(), b.model.Up()
	return groupQuantities.Record(q.Name, q.Quantities, sum, func() {
		s, place := b.built.Simulation.State(), mbd.Motion{Orientation: quat.Number{Real: 1}}
		if q.Region.Body != "" {
			place = b.system.Motion(mbd.Marker{Body: b.bodies[q.Region.Body]})
		}
		sum.clear()
		for i, p := range s.Position {
			if packing.Inside(space, within(&place, r3.Sub(p, place.Position))) {
				sum.add(s, i, up)
			}
		}
	}), nil
}

// members tells which particles are of a group, by their id and material.
func (b *builder) members(group string) (func(id, material int) bool, error) {
	if ids, found := b.groups[group]; found {
		return func(id, _ int) bool { return id >= ids[0] && id < ids[1] }, nil
	}
	return b.brought(group)
}

// groupSum is a sum of what the model's particles have.
func (b *builder) groupSum() *groupSum {
	return &groupSum{scalars: b.built.Scalars, moments: make([]float64, len(b.built.Scalars))}
}

// clear begins the sum anew.
func (g *groupSum) clear() {
	clear(g.moments)
	*g = groupSum{highest: math.Inf(-1), scalars: g.scalars, moments: g.moments}
}

// mean is a sum over the mass; of no particles it is zero.
func (g *groupSum) mean(sum r3.Vec) r3.Vec {
	if g.mass == 0 {
		return r3.Vec{}
	}
	return r3.Scale(1/g.mass, sum)
}

func (g *groupSum) add(s *dem.State, i int, up r3.Vec) {
	m := s.Mass[i]
	g.count++
	g.mass += m
	g.first = r3.Add(g.first, r3.Scale(m, s.Position[i]))
	g.momentum = r3.Add(g.momentum, r3.Scale(m, s.Velocity[i]))
	g.force = r3.Add(g.force, s.Force[i])
	g.kinetic += 0.5*m*r3.Norm2(s.Velocity[i]) + 0.5*s.Inertia[i]*r3.Norm2(s.Angular[i])
	for k, values := range s.Scalars {
		g.moments[k] += m * values[i]
	}
	g.highest = math.Max(g.highest, r3.Dot(s.Position[i], up)+s.Radius[i])
}
