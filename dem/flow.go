// What comes in through inlets, goes out through outlets, and crosses periodic sides.

package dem

import (
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem/packing"
)

// Flow is what particles have carried with them, summed up over all that passed.
type Flow struct {
	Mass      float64 // kg
	Kinetic   float64 // of translation and rotation, J
	Potential float64 // in gravity, J
	Elastic   float64 // in their contacts, J
	Heat      float64 // of particles with a temperature, counted from 0 K, J
}

// Taken is what an outlet has taken.
type Taken struct {
	Count int
	Mass  float64 // kg
}

// Energy is all that was carried but for heat, J.
func (f *Flow) Energy() float64 { return f.Kinetic + f.Potential + f.Elastic }

// Minus is what has passed since another time.
func (f *Flow) Minus(g Flow) Flow {
	return Flow{f.Mass - g.Mass, f.Kinetic - g.Kinetic, f.Potential - g.Potential, f.Elastic - g.Elastic, f.Heat - g.Heat}
}

// Pass adds one particle of a mass (kg) and a moment of inertia (kg m2). Its velocity is that of the middle of a step, from which on it has still to be kicked
// for late (s): without contact that makes its energy the same at either end of the step.
func (f *Flow) Pass(mass, inertia float64, position, velocity, angular, gravity r3.Vec, late float64) {
	v := r3.Add(velocity, r3.Scale(late, gravity))
	f.Mass += mass
	f.Kinetic += 0.5*mass*r3.Norm2(v) + 0.5*inertia*r3.Norm2(angular)
	f.Potential -= mass * r3.Dot(gravity, position)
}

// Enter adds particles that an inlet brings.
func (f *Flow) Enter(m *Model, g *packing.Particles, gravity r3.Vec, late float64) {
	for i, p := range g.Position {
		mass, inertia := g.MassOf(i, m.densityIn(g, i))
		f.Pass(mass, inertia, p, g.VelocityOf(i), g.AngularOf(i), gravity, late)
		if m.Heat != nil {
			f.Heat += mass * m.Scalars[m.Heat.Scalar].CapacityOf(g.MaterialOf(i)) * g.ScalarOf(m.Heat.Scalar, i)
		}
	}
}
