// The fluid that particles move through.

package dem

import (
	"errors"
	"fmt"
	"math"

	"gabion/dem/law"
	"gabion/internal/vec"

	"gonum.org/v1/gonum/spatial/r3"
)

// Fluid drags particles and, where it is said to, lifts them and moves with them. It is given: particles do nothing to it.
type Fluid struct {
	Density     float64       // kg/m3
	Viscosity   float64       // Pa s; with a flow index of its own, the consistency K of Herschel and Bulkley, Pa s^n
	YieldStress float64       // Pa
	FlowIndex   float64       // n; 0 is that of Newton's fluids, 1
	AddedMass   float64       // mass that moves with a particle by that which it displaces; of a sphere 1/2
	Buoyancy    bool          // its pressure lifts particles
	Porosity    float64       // of what the particles make up, for Di Felice's drag; 0 is Schiller and Naumann's on particles that are alone
	Grid        *PorosityGrid // in which that is measured, instead; nil for none

	Velocity r3.Vec                 // m/s
	Level    *float64               // height along Model.Up that it stands to, m; nil: it is everywhere
	StreamAt func(t float64) Stream // instead of both as a function of time (s), unless it is nil
	Field    *FlowField             // instead of all these from place to place, unless it is nil
}

// Stream is how the fluid moves at a time.
type Stream struct {
	Velocity r3.Vec  // m/s
	Rate     r3.Vec  // acceleration, m/s2
	Level    float64 // height along Model.Up that it stands to, m; infinite where it is everywhere
	Slice    int32   // of a field instead of these: the one before that time,
	Between  float64 // how far that is on the way to the next one,
	PerTime  float64 // and the inverse of the time between both, 1/s; 0 where there is no next
}

// StreamAtTime is how the fluid moves at time t (s).
func (f *Fluid) StreamAtTime(t float64) (s Stream) {
	if f.Field != nil {
		s.Slice, s.Between, s.PerTime = f.Field.slice(t)
		return s
	}
	if f.StreamAt != nil {
		return f.StreamAt(t)
	}
	s = Stream{Velocity: f.Velocity, Level: math.Inf(1)}
	if f.Level != nil {
		s.Level = *f.Level
	}
	return s
}

// Changes tells whether the fluid moves otherwise in the course of time.
func (f *Fluid) Changes() bool { return f.StreamAt != nil || f.Field != nil && len(f.Field.Times) > 1 }

// Law is the fluid as its forces see it.
func (f *Fluid) Law() law.Fluid {
	out := law.Fluid{Density: f.Density, Consistency: f.Viscosity, Exponent: f.FlowIndex, YieldStress: f.YieldStress, AddedMass: f.AddedMass}
	if out.Exponent == 0 {
		out.Exponent = 1
	}
	if f.Buoyancy {
		out.Buoyancy = 1
	}
	return out
}

// Reynolds is the number of a sphere of a radius (m) that it passes at a velocity (m/s).
func (f *Fluid) Reynolds(passing r3.Vec, radius float64) float64 {
	return law.Reynolds(r3.Norm(passing), 2*radius, f.Density, f.Viscosity)
}

// check tells what is wrong with the fluid.
func (f *Fluid) check(m *Model) error {
	switch {
	case !(f.Density >= 0 && f.Viscosity > 0):
		return fmt.Errorf("fluid of density %g kg/m3 and viscosity %g Pa s: want viscosity above 0", f.Density, f.Viscosity)
	case !(f.YieldStress >= 0 && f.FlowIndex >= 0 && f.AddedMass >= 0) || !vec.Finite1(f.YieldStress+f.FlowIndex+f.AddedMass):
		return fmt.Errorf("fluid of yield stress %g Pa, flow index %g and added mass %g: want numbers, 0 or more", f.YieldStress, f.FlowIndex, f.AddedMass)
	case !(f.Porosity >= 0 && f.Porosity <= 1):
		return fmt.Errorf("fluid: porosity %g: want 0 to 1", f.Porosity)
	case f.Level != nil && m.Up == r3.Vec{}:
		return errors.New("fluid: a level needs a direction that is up: want gravity")
	case f.Grid != nil && m.HasClumps():
		return errors.New("fluid: a grid for the porosity of clumps: want spheres")
	case f.Grid != nil && f.Grid.check() != nil:
		return f.Grid.check()
	case f.Field != nil:
		return f.Field.check()
	}
	return nil
}
