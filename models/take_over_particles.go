package models

// The particles of another run in terms of a model that begins with them.

import (
	"cmp"
	"slices"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/law"
	"gabion/dem/packing"
)

// arrival is a particle that a run begins with.
type arrival struct {
	id, material int // in the own model
	from         int // its place in the state of the other run, or among the model's own particles
	taken        bool
}

// takeParticles makes the state of the particles that go on, and of those of new groups.
func (t *takeOver) takeParticles() error {
	h, err := t.handOver()
	if err != nil {
		return err
	}
	list := append(t.stay(h), t.come()...)
	slices.SortFunc(list, func(a, b arrival) int { return cmp.Compare(a.id, b.id) })
	t.state = &dem.PortableState{Bonds: h.Bonds, NextID: h.NextID - t.other.placed() + t.own.placed()}
	t.state.Bonds.Turned = t.turned(h.Bonds.Turned)
	places := make([]int, len(h.State.ID)) // of the other run's particles in the new state
	for i := range places {
		places[i] = -1
	}
	if t.own.Particles.HasClumps() {
		t.state.Clumps = make([]*packing.Clump, 0, len(list))
	}
	for k, a := range list {
		t.taken = append(t.taken, a.taken)
		if a.taken {
			places[a.from] = k
			t.addTaken(&h.State, a)
		} else {
			t.addOwn(a)
		}
	}
	t.takeScalars(&h.State, list)
	t.takeBodyHeat()
	places = t.spherePlaces(&h.State, places)
	for _, p := range h.Pairs {
		if p.First, p.Second = places[p.First], places[p.Second]; p.First >= 0 && p.Second >= 0 {
			if p.First > p.Second {
				p.First, p.Second, p.History = p.Second, p.First, p.History.Swapped()
			}
			t.state.Pairs = append(t.state.Pairs, p)
		}
	}
	for _, s := range h.Surfaces {
		if s.Particle, s.Surface = places[s.Particle], t.surfaces[s.Surface]; s.Particle >= 0 && s.Surface >= 0 {
			t.state.Surfaces = append(t.state.Surfaces, s)
		}
	}
	return nil
}

// takeBodyHeat has bodies that warm up begin at the temperatures that they have come to: they have received what makes the difference from those of the model.
func (t *takeOver) takeBodyHeat() {
	if t.own.Particles.Heat == nil {
		return
	}
	t.state.Bodies = make([]dem.BodyHeat, len(t.own.Particles.Heat.Bodies))
	for k, b := range t.own.Particles.Heat.Bodies {
		if t.start.leaves(b.Name) {
			continue
		}
		if now, warms := t.other.temperatureOf(b.Name); warms {
			t.state.Bodies[k].All = b.Capacity * (now - b.Temperature)
		} else {
			t.differ("body %q warms up, and does not there: it begins at %g K", b.Name, b.Temperature)
		}
	}
}

// temperatureOf is the temperature of a body that warms up, K.
func (b *Built) temperatureOf(body string) (now float64, warms bool) {
	if b.Particles.Heat == nil {
		return 0, false
	}
	k := slices.IndexFunc(b.Particles.Heat.Bodies, func(h dem.HeatedBody) bool { return h.Name == body })
	if k < 0 {
		return 0, false
	}
	return b.Simulation.BodyTemperatures()[k], true
}

// spherePlaces are the places of the other run's spheres in the new state, by those of its particles.
func (t *takeOver) spherePlaces(there *dem.State, particles []int) []int {
	if t.state.Clumps == nil && len(there.Spheres) == 0 {
		return particles
	}
	count := func(k int) int {
		if t.state.Clumps == nil || t.state.Clumps[k] == nil {
			return 1
		}
		return len(t.state.Clumps[k].Spheres)
	}
	first := make([]int, len(t.taken)) // sphere of each particle of the new state
	for k := 1; k < len(first); k++ {
		first[k] = first[k-1] + count(k-1)
	}
	var places []int
	for i, k := range particles {
		n := 1
		if len(there.Spheres) > 0 {
			n = len(there.SpheresOf(i))
		}
		for s := range n {
			if k < 0 {
				places = append(places, -1)
			} else {
				places = append(places, first[k]+s)
			}
		}
	}
	return places
}

// stay lists the particles of the other run that go on, and tells which groups of it do not.
func (t *takeOver) stay(h *dem.PortableState) (list []arrival) {
	groups := len(t.other.Model.Particles)
	to := make([]int, len(t.other.Grouping.Names)) // group or inlet of the own model, after the groups; -1 for those that are gone
	for k, name := range t.other.Grouping.Names {
		if k < groups {
			to[k] = t.groupOf(name, t.own.Model)
		} else if to[k] = t.successor(t.other.Model.Inlets[k-groups].Material); to[k] >= 0 {
			to[k] += len(t.own.Model.Particles)
		}
	}
	gone := make([]int, len(to))
	for i, id := range h.State.ID {
		k := t.other.Grouping.Of(id, h.State.Material[i])
		if to[k] < 0 {
			gone[k]++
			continue
		}
		list = append(list, t.arrive(i, id, k, to[k]))
	}
	for k, n := range gone {
		if n > 0 && !t.start.leaves(t.other.Grouping.Names[k]) {
			t.differ("%d particles of %q are gone", n, t.other.Grouping.Names[k])
		}
	}
	return list
}

// arrive gives a particle, with an id of a group or inlet of the other run, its id and material in one of the own model.
func (t *takeOver) arrive(from, id, group, to int) arrival {
	a := arrival{from: from, taken: true}
	if n := len(t.own.Model.Particles); to < n {
		first, _ := t.own.Grouping.idsOf(to)
		there, _ := t.other.Grouping.idsOf(group)
		a.id, a.material = id-there+first, t.own.Model.material(t.own.Model.Particles[to].Material)
	} else {
		a.id, a.material = id-t.other.placed()+t.own.placed(), t.own.Model.material(t.own.Model.Inlets[to-n].Material)
	}
	return a
}

// successor is the own inlet that has the particles of the other run's inlets of a material, which nothing tells apart; -1 if none has.
func (t *takeOver) successor(material string) int {
	for i := range t.other.Model.Inlets {
		if s := &t.other.Model.Inlets[i]; s.Material == material {
			if k := t.inletOf(s.Name, t.own.Model); k >= 0 {
				return k
			}
		}
	}
	return -1
}

// come lists the particles that begin as the model says, and tells which groups are new. So do inlets, whatever they have brought.
func (t *takeOver) come() (list []arrival) {
	for i := range t.own.Model.Particles {
		p := &t.own.Model.Particles[i]
		if t.groupOf(p.Name, t.other.Model) >= 0 {
			continue
		}
		if !t.start.leaves(p.Name) {
			t.differ("particles %q are new", p.Name)
		}
		first, end := t.own.Grouping.idsOf(i)
		for id := first; id < end; id++ {
			list = append(list, arrival{id: id, material: t.own.Model.material(p.Material), from: id})
		}
	}
	for i := range t.own.Model.Inlets {
		if name := t.own.Model.Inlets[i].Name; !t.start.leaves(name) {
			t.differ("inlet %q begins anew", name)
		}
	}
	return list
}

// addTaken adds a particle of the other run.
func (t *takeOver) addTaken(from *dem.State, a arrival) {
	s, i := &t.state.State, a.from
	s.ID, s.Material, s.Radius = append(s.ID, a.id), append(s.Material, a.material), append(s.Radius, from.Radius[i])
	s.Position, s.Velocity, s.Angular = append(s.Position, from.Position[i]), append(s.Velocity, from.Velocity[i]), append(s.Angular, from.Angular[i])
	s.Force, s.Torque = append(s.Force, from.Force[i]), append(s.Torque, from.Torque[i])
	turned := quat.Number{Real: 1}
	if len(from.Orientation) > 0 {
		turned = from.Orientation[i]
	}
	t.addShape(a, turned)
}

// addShape adds the shape of a particle and how it has turned, where some are clumps.
func (t *takeOver) addShape(a arrival, turned quat.Number) {
	if t.state.Clumps == nil {
		return
	}
	var shape *packing.Clump // of what inlets have brought there is none
	if g := &t.own.Particles.Particles; a.id < len(g.Position) {
		shape = g.ClumpOf(a.id)
	}
	t.state.Clumps = append(t.state.Clumps, shape)
	t.state.State.Orientation = append(t.state.State.Orientation, turned)
}

// addOwn adds a particle of the model.
func (t *takeOver) addOwn(a arrival) {
	s, g, i := &t.state.State, &t.own.Particles.Particles, a.from
	s.ID, s.Material, s.Radius = append(s.ID, a.id), append(s.Material, a.material), append(s.Radius, g.Radius[i])
	s.Position, s.Velocity, s.Angular = append(s.Position, g.Position[i]), append(s.Velocity, g.VelocityOf(i)), append(s.Angular, g.AngularOf(i))
	s.Force, s.Torque = append(s.Force, r3.Vec{}), append(s.Torque, r3.Vec{})
	t.addShape(a, g.OrientationOf(i))
}

// turned is how bonded particles have turned, in the order in which the own model lists them, which goes by the places of its groups.
func (t *takeOver) turned(there []law.Orientation) []law.Orientation {
	byID := map[int32]law.Orientation{}
	for k, id := range t.other.Particles.BondNetwork().IDs {
		byID[id] = there[k]
	}
	list := make([]law.Orientation, 0, len(there))
	for _, id := range t.own.Particles.BondNetwork().IDs {
		list = append(list, byID[id])
	}
	return list
}

// takeScalars fills in the scalars: those that both models have go on, others begin as the model says.
func (t *takeOver) takeScalars(from *dem.State, list []arrival) {
	for k := range t.own.Scalars {
		scalar := &t.own.Scalars[k]
		there := slices.IndexFunc(t.other.Scalars, func(o dem.Scalar) bool { return o.Name == scalar.Name && o.Unit == scalar.Unit })
		if there < 0 {
			t.differ("%s of particles begins as the model says", scalar.Name)
		}
		values := make([]float64, len(list))
		for i, a := range list {
			if a.taken && there >= 0 {
				values[i] = from.Scalars[there][a.from]
			} else {
				values[i] = t.ownScalar(k, a)
			}
		}
		t.state.State.Scalars = append(t.state.State.Scalars, values)
	}
	for i := range t.other.Scalars {
		name := t.other.Scalars[i].Name
		if !slices.ContainsFunc(t.own.Scalars, func(s dem.Scalar) bool { return s.Name == name }) {
			t.differ("%s of particles is gone", name)
		}
	}
}

// ownScalar is the value of a scalar that the model gives a particle of its groups, or its inlets.
func (t *takeOver) ownScalar(scalar int, a arrival) float64 {
	values := t.own.Particles.Particles.Scalars
	if k := t.own.Grouping.Of(a.id, a.material) - len(t.own.Model.Particles); k >= 0 {
		return valueAt(t.own.Particles.Inlets[k].Scalars, scalar)
	}
	if scalar < len(values) {
		return valueAt(values[scalar], a.id)
	}
	return 0
}

// valueAt is the value at a place, or 0 where there is none.
func valueAt(values []float64, i int) float64 {
	if i < len(values) {
		return values[i]
	}
	return 0
}
