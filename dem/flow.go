// What comes in through inlets, goes out through outlets, and crosses periodic sides.

package dem

import "gonum.org/v1/gonum/spatial/r3"

// Flow is what grains have carried with them, summed up over all that passed.
type Flow struct {
	Mass      float64 // kg
	Kinetic   float64 // of translation and rotation, J
	Potential float64 // in gravity, J
	Elastic   float64 // in their contacts, J
}

// Taken is what an outlet has taken.
type Taken struct {
	Count int
	Mass  float64 // kg
}

// Energy is all that was carried, J.
func (f *Flow) Energy() float64 { return f.Kinetic + f.Potential + f.Elastic }

// Minus is what has passed since another time.
func (f *Flow) Minus(g Flow) Flow {
	return Flow{f.Mass - g.Mass, f.Kinetic - g.Kinetic, f.Potential - g.Potential, f.Elastic - g.Elastic}
}

// pass adds one grain. Its velocity is that of the middle of a step, from which on it has still to be kicked for late (s): without contact that makes its
// energy the same at either end of the step.
func (f *Flow) pass(mass, radius float64, position, velocity, angular, gravity r3.Vec, late float64) {
	v := r3.Add(velocity, r3.Scale(late, gravity))
	f.Mass += mass
	f.Kinetic += 0.5*mass*r3.Norm2(v) + 0.2*mass*radius*radius*r3.Norm2(angular)
	f.Potential -= mass * r3.Dot(gravity, position)
}

// enter adds grains that an inlet brings.
func (f *Flow) enter(m *Model, g *Grains, gravity r3.Vec, late float64) {
	for i, p := range g.Position {
		mass := sphereMass(&m.Materials[g.materialOf(i)], g.Radius[i])
		f.pass(mass, g.Radius[i], p, g.velocityOf(i), g.angularOf(i), gravity, late)
	}
}

// leave finds the grains that are in outlets, and adds them to what has gone out, with the energy of their contacts.
func (e *CPU) leave() {
	e.drained = 0
	if len(e.model.Outlets) == 0 {
		return
	}
	e.leaving = resize(e.leaving, len(e.at))
	clear(e.leaving)
	out := &e.flows.Out
	for i := range e.at {
		s, m := &e.at[i], &e.motion[i]
		if k := e.outletOf(s.centre()); k >= 0 {
			e.leaving[i] = true
			e.drained++
			e.taken[k].Count++
			e.taken[k].Mass += 1 / m.Light
			out.pass(1/m.Light, s.R, s.centre(), m.V, m.W, e.gravity, e.late)
		}
	}
	if e.drained > 0 {
		out.Elastic += e.elastic(func(i int) bool { return e.leaving[i] })
		e.counts.Removed += e.drained
	}
}

// Taken implements Engine.
func (e *CPU) Taken(dst []Taken) []Taken { return append(dst[:0], e.taken...) }

// elastic sums up the energy in contacts of grains that are chosen, with one another and with all others, J.
func (e *CPU) elastic(chosen func(grain int) bool) (sum float64) {
	var spare Coefficients
	for ci := range e.chunks {
		c := &e.chunks[ci]
		c.eachContact(func(i, j, n int) {
			if chosen(i) || chosen(j) {
				sum += e.elasticPair(c, i, j, n, &spare)
			}
		})
	}
	for _, p := range []*panel{&e.walls, &e.coupled} {
		for i := range p.parts {
			for n := range p.parts[i].now {
				if t := &p.parts[i].now[n]; chosen(int(t.grain)) {
					sum += e.elasticTouch(p, &p.parts[i], t, &spare)
				}
			}
		}
	}
	return sum
}
