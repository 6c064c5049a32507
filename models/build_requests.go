package models

// From the requests of a model to columns of numbers.

import (
	"fmt"
	"math"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/coupling"
	"gabion/dem"
)

// Column is a column of the history: REQUEST.QUANTITY.COMPONENT and its SI unit.
type Column struct{ Name, Unit string }

// Recorded is a request made ready: Write fills one number for each column from the state of the simulation.
type Recorded struct {
	Columns []Column
	Write   func(dst []float64)
}

func (b *builder) makeRequests() error {
	for i := range b.model.Outputs.Requests {
		q := &b.model.Outputs.Requests[i]
		r, err := b.request(q)
		if err != nil {
			return b.about("request", q.Name, err)
		}
		b.built.Requests = append(b.built.Requests, r)
	}
	return nil
}

func (b *builder) request(q *Request) (Recorded, error) {
	switch kind, name := q.Subject(); kind {
	case "body", "marker", "joint", "motion", "force":
		return b.bodyRequest(q, kind, name)
	case "wall":
		return b.wallRequest(q, b.walls[name]), nil
	case "particles":
		return b.grainsRequest(q, name)
	case "system":
		return b.systemRequest(q), nil
	default:
		return Recorded{}, fmt.Errorf("there are no requests of a %s", kind)
	}
}

// quantity is one quantity of a request that is not about bodies.
type quantity struct {
	unit  string
	write func(dst []float64)
	width int // 1, or 3 for x, y, z
}

func scalar(unit string, value func() float64) quantity {
	return quantity{unit, func(dst []float64) { dst[0] = value() }, 1}
}

func vector(unit string, value func() r3.Vec) quantity {
	return quantity{unit, func(dst []float64) {
		v := value()
		dst[0], dst[1], dst[2] = v.X, v.Y, v.Z
	}, 3}
}

// collect joins quantities to a request; before is called first, once for all of them.
func collect(q *Request, known map[string]quantity, before func()) Recorded {
	var out Recorded
	var parts []quantity
	for _, name := range q.Quantities {
		p := known[name]
		parts = append(parts, p)
		if p.width == 1 {
			out.Columns = append(out.Columns, Column{q.Name + "." + name, p.unit})
			continue
		}
		for _, axis := range []string{"x", "y", "z"} {
			out.Columns = append(out.Columns, Column{q.Name + "." + name + "." + axis, p.unit})
		}
	}
	out.Write = func(dst []float64) {
		before()
		for _, p := range parts {
			p.write(dst)
			dst = dst[p.width:]
		}
	}
	return out
}

// wallRequest records the force of grains and bodies on a wall, and its torque about a point of the world.
func (b *builder) wallRequest(q *Request, surface int) Recorded {
	var w dem.Wrench
	return collect(q, map[string]quantity{
		"force":  vector("N", func() r3.Vec { return w.Force }),
		"torque": vector("N m", func() r3.Vec { return w.Moment }),
	}, func() {
		sim := b.built.Simulation
		w = sim.SurfaceWrenches()[surface]
		var origin r3.Vec
		if c, ok := b.built.Surfaces[surface].Carrier.(dem.Driven); ok {
			origin = c.Motion.At(sim.Time()).Position
		}
		w.Moment = r3.Add(w.Moment, r3.Cross(r3.Sub(origin, q.At), w.Force))
	})
}

// grainsRequest records sums over a group of grains, which is known by the range of its ids, or over those that a stream has brought.
func (b *builder) grainsRequest(q *Request, group string) (Recorded, error) {
	belongs, err := b.members(group)
	if err != nil {
		return Recorded{}, err
	}
	var sum groupSum
	up := b.model.Up()
	return collect(q, map[string]quantity{
		"count":          scalar("1", func() float64 { return float64(sum.count) }),
		"mass":           scalar("kg", func() float64 { return sum.mass }),
		"center_of_mass": vector("m", func() r3.Vec { return sum.mean(sum.first) }),
		"velocity":       vector("m/s", func() r3.Vec { return sum.mean(sum.momentum) }),
		"kinetic_energy": scalar("J", func() float64 { return sum.kinetic }),
		"contact_force":  vector("N", func() r3.Vec { return sum.force }),
		"height": scalar("m", func() float64 {
			if sum.count == 0 {
				return 0
			}
			return sum.highest
		}),
	}, func() {
		s := b.built.Simulation.State()
		sum = groupSum{highest: math.Inf(-1)}
		for i, id := range s.ID {
			if belongs(id, s.Material[i]) {
				sum.add(s, i, b.model.Materials[s.Material[i]].Density, up)
			}
		}
	}), nil
}

// members tells which grains are of a group, by their id and material.
func (b *builder) members(group string) (func(id, material int) bool, error) {
	if ids, found := b.groups[group]; found {
		return func(id, _ int) bool { return id >= ids[0] && id < ids[1] }, nil
	}
	return b.streamed(group)
}

// groupSum adds up a group of grains.
type groupSum struct {
	count           int
	mass, kinetic   float64
	first, momentum r3.Vec
	force           r3.Vec
	highest         float64
}

// mean is a sum over the mass; of no grains it is zero.
func (g *groupSum) mean(sum r3.Vec) r3.Vec {
	if g.mass == 0 {
		return r3.Vec{}
	}
	return r3.Scale(1/g.mass, sum)
}

func (g *groupSum) add(s *dem.State, i int, density float64, up r3.Vec) {
	r := s.Radius[i]
	m := density * 4 / 3 * math.Pi * r * r * r
	g.count++
	g.mass += m
	g.first = r3.Add(g.first, r3.Scale(m, s.Position[i]))
	g.momentum = r3.Add(g.momentum, r3.Scale(m, s.Velocity[i]))
	g.force = r3.Add(g.force, s.Force[i])
	g.kinetic += 0.5*m*r3.Norm2(s.Velocity[i]) + 0.2*m*r*r*r3.Norm2(s.Angular[i])
	g.highest = math.Max(g.highest, r3.Dot(s.Position[i], up)+r)
}

// systemRequest records sums over everything.
func (b *builder) systemRequest(q *Request) Recorded {
	var a coupling.Audit
	var linear, angular r3.Vec
	sim := func() *coupling.Simulation { return b.built.Simulation }
	return collect(q, map[string]quantity{
		"kinetic_energy":   scalar("J", func() float64 { return a.Kinetic() }),
		"potential_energy": scalar("J", func() float64 { return a.Potential() }),
		"elastic_energy":   scalar("J", func() float64 { return a.Elastic() }),
		"total_energy":     scalar("J", func() float64 { return a.Energy() }),
		"residual":         scalar("J", func() float64 { return a.Residual }),
		"constraint_residual": scalar("1", func() float64 {
			if b.system == nil {
				return 0
			}
			return b.system.LargestResidual()
		}),
		"momentum":         vector("kg m/s", func() r3.Vec { return linear }),
		"angular_momentum": vector("kg m^2/s", func() r3.Vec { return angular }),
		"contacts": scalar("1", func() float64 {
			if sim().Grains() == nil {
				return 0
			}
			c := sim().Grains().Counters()
			return float64(c.Touching + c.Surface)
		}),
		"particles": scalar("1", func() float64 {
			if sim().Grains() == nil {
				return 0
			}
			return float64(sim().Grains().Len())
		}),
	}, func() {
		a = sim().Audit()
		linear, angular = b.momentum()
	})
}

// momentum is that of bodies and grains, the angular one about the world's origin.
func (b *builder) momentum() (linear, angular r3.Vec) {
	if b.system != nil {
		linear, angular = b.system.Momentum()
	}
	s := b.built.Simulation.State()
	for i, v := range s.Velocity {
		r := s.Radius[i]
		m := b.model.Materials[s.Material[i]].Density * 4 / 3 * math.Pi * r * r * r
		p := r3.Scale(m, v)
		linear = r3.Add(linear, p)
		angular = r3.Add(angular, r3.Add(r3.Cross(s.Position[i], p), r3.Scale(0.4*m*r*r, s.Angular[i])))
	}
	return linear, angular
}
