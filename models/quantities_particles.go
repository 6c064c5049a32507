package models

// What walls and groups of particles can be asked for.

import (
	"slices"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/coupling"
	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/observables"
	"gabion/rigid"
)

// observedWall is what has been looked at of a wall.
type observedWall struct {
	rigid.Wrench
	carrier rigid.Frame // that it moves with
	servo   float64     // load that its servo sees
	work    float64     // that its servo has done
	parts   windowedLoads
}

var wallQuantities = append(observables.Registry[*observedWall]{
	observables.Vector("force", "N", "of particles and bodies on it", func(w *observedWall) r3.Vec { return w.Force }),
	observables.Vector("torque", "N m", "of particles and bodies on it, about `at`", func(w *observedWall) r3.Vec { return w.Moment }),
	observables.Vector("displacement", "m", "since the start, of what of the wall was at the origin", func(w *observedWall) r3.Vec { return w.carrier.Position }),
	observables.Vector("velocity", "m/s", "of the same", func(w *observedWall) r3.Vec { return w.carrier.Velocity }),
	observables.Scalar("servo_load", "Pa or N", "stress or force that its servo sees; 0 without one", func(w *observedWall) float64 { return w.servo }),
	observables.Scalar("servo_work", "J", "that its servo has done on what pushes it, up to its last control", func(w *observedWall) float64 { return w.work }),
}, partLoadQuantities(recordedWall, "triangle", true, func(w *observedWall) *windowedLoads { return &w.parts })...)

// recordWall records what acts on a wall; the torque is about a point of the world.
func (b *builder) recordWall(q *Request) (observables.Recorded, error) {
	surface := b.walls[q.Wall]
	w := new(observedWall)
	servo := slices.IndexFunc(b.servos, func(s coupling.Servo) bool { return s.Surface == surface })
	return wallQuantities.Record(q.Name, q.Quantities, w, nil).Looking(func() {
		sim := b.built.Simulation
		*w = observedWall{}
		if all := sim.WallWrenches(); all != nil {
			w.Wrench = all[surface]
		}
		if c, ok := b.built.Surfaces[surface].Carrier.(dem.Driven); ok {
			w.carrier = c.Motion.At(sim.Time())
		}
		if servo >= 0 {
			w.servo, w.work = sim.ServoLoad(servo), sim.ServoWork(servo)
		}
		w.Moment = r3.Add(w.Moment, r3.Cross(r3.Sub(w.carrier.Position, q.At), w.Force))
		w.parts = b.readPartLoads([]int{surface}, func(surface, part int) int {
			if mesh, ok := b.built.Surfaces[surface].Shape.(*geometry.Mesh); ok {
				return int(mesh.Source[part]) + 1
			}
			return part + 1
		})
	}), nil
}

// groupSum is the sums over a group of particles, and the scalars that they carry.
type groupSum struct {
	dem.Sums
	carried []dem.Scalar
	backlog float64
}

var groupQuantities = append(observables.Registry[*groupSum]{
	observables.Scalar("count", "1", "number of particles", func(g *groupSum) float64 { return float64(g.Count) }),
	observables.Scalar("mass", "kg", "of all", func(g *groupSum) float64 { return g.Mass }),
	observables.Vector("center_of_mass", "m", "centre of mass", func(g *groupSum) r3.Vec { return g.mean(g.First) }),
	observables.Vector("velocity", "m/s", "of the centre of mass", func(g *groupSum) r3.Vec { return g.mean(g.Momentum) }),
	observables.Scalar("kinetic_energy", "J", "of translation and rotation", func(g *groupSum) float64 { return g.Kinetic }),
	observables.Vector("contact_force", "N", "sum of the forces of contact on them", func(g *groupSum) r3.Vec { return g.Force }),
	observables.Scalar("height", "m", "of the highest particle, against gravity", func(g *groupSum) float64 {
		if g.Count == 0 {
			return observables.Missing
		}
		return g.Highest
	}),
	observables.Scalar("backlog", "kg or 1", "what a continuous inlet owes for want of room, mass or, with a `rate`, number; 0 of groups and batches", func(g *groupSum) float64 { return g.backlog }),
}, scalarQuantities()...)

// recordGroup records sums over a group of particles, or over those that an inlet has brought.
func (b *builder) recordGroup(q *Request) (observables.Recorded, error) {
	of, err := b.members(q.Particles)
	if err != nil {
		return observables.Recorded{}, err
	}
	sum := b.groupSum()
	inlet := slices.IndexFunc(b.model.Inlets, func(s Inlet) bool { return s.Name == q.Particles })
	return groupQuantities.Record(q.Name, q.Quantities, sum, nil).Looking(func() {
		sum.Sums = *b.built.Simulation.SumOver(of)
		if inlet >= 0 {
			sum.backlog = b.built.Simulation.Particles().Backlogs(nil)[inlet]
		}
	}), nil
}

// members are the particles of a group, or of an inlet. A group of all particles shares its sums with whoever asks for all.
func (b *builder) members(group string) (dem.Selection, error) {
	ids, found := b.groups[group]
	switch {
	case !found:
		return b.brought(group)
	case ids == [2]int{0, b.placed} && len(b.model.Inlets) == 0:
		return dem.All(), nil
	}
	return dem.Selection{First: ids[0], End: ids[1], Material: dem.AnyMaterial}, nil
}

// groupSum is for sums over the model's particles.
func (b *builder) groupSum() *groupSum { return &groupSum{carried: b.built.Scalars} }

// mean is a sum over the mass; of no particles there is none.
func (g *groupSum) mean(sum r3.Vec) r3.Vec {
	if g.Mass == 0 {
		return r3.Vec{X: observables.Missing, Y: observables.Missing, Z: observables.Missing}
	}
	return r3.Scale(1/g.Mass, sum)
}
