// What a fluid does to a particle in it: drag, buoyancy, the pull of its acceleration, and added mass. Like law.go, this is text that CUDA is generated from.

package law

import (
	"math"

	"gonum.org/v1/gonum/spatial/r3"
)

// Fluid is what a fluid is to a particle. Its shear stress is that of Herschel and Bulkley, τy + K γ^n, which is Newton's for τy = 0 and n = 1.
type Fluid struct {
	Density     float64 // kg/m3
	Consistency float64 // K, Pa s^n: the viscosity, for n = 1
	Exponent    float64 // n
	YieldStress float64 // τy, Pa
	AddedMass   float64 // mass of fluid that moves with a particle, by that which the particle displaces
	Buoyancy    float64 // 1 where the fluid's pressure acts, or 0
}

const (
	leastRate     = 1e-6  // of shear at which a power law's viscosity is taken at least, 1/s
	leastReynolds = 1e-10 // at which the exponent of Di Felice's porosity has its limit
	yieldDrag     = 3.5   // of a fluid that yields, by π d² τy: a sphere does not settle below a stress of 0.0476 times that of its weight (Beris et al. 1985)
)

// Resistance is the drag by the speed (m/s) at which the fluid passes a sphere of a diameter (m), N s/m, but for what its yield stress adds. It takes the viscosity
// at the rate of shear of speed by diameter. With porosity 0 the sphere is alone and the drag is that of Schiller and Naumann, 3 π μ d (1 + 0.15 Re^0.687) up to
// Re 1000 and a constant coefficient of 0.44 above; among others with a porosity ε that of Di Felice (1994), where the speed is that between the particles.
func (f *Fluid) Resistance(speed, diameter, porosity float64) float64 {
	viscosity := f.Consistency
	if f.Exponent != 1 {
		viscosity *= math.Pow(max(speed/diameter, leastRate), f.Exponent-1)
	}
	re := f.Density * speed * diameter / viscosity
	if porosity > 0 {
		re *= porosity
		away := 1.5 - math.Log(max(re, leastReynolds))/math.Ln10
		chi := 3.7 - 0.65/math.Pow(math.E, 0.5*away*away)
		root := 0.63*math.Sqrt(re) + 4.8
		return 0.125 * math.Pi * viscosity * diameter * root * root * math.Pow(porosity, 1-chi)
	}
	k := 3 * math.Pi * viscosity * diameter
	if re <= 1000 {
		k *= 1 + 0.15*math.Pow(re, 0.687)
	} else {
		k *= 0.44 / 24.0 * re
	}
	return k
}

// SubmergedPart is the part of a sphere's volume that is under the level of a fluid, which is so far (m) above its centre.
func SubmergedPart(radius, depth float64) float64 {
	h := min(max(depth+radius, 0), 2*radius) / radius
	return 0.25 * h * h * (3 - h)
}

// Medium is the fluid at a particle.
type Medium struct {
	Passing  r3.Vec  // velocity of the fluid less that of the particle, m/s
	Rate     r3.Vec  // acceleration of the fluid, m/s2
	Part     float64 // of the particle that is in the fluid
	Porosity float64 // around the particle, or 0 for one that is alone
}

// Force is that of the fluid on a sphere of a mass (kg) and a radius (m) on which others (N) and gravity g (m/s2) act, over a step of dt (s), N. The fluid's pressure, which is that
// of its weight and its acceleration, pushes the displaced volume. Added mass takes its part of all that accelerates. Drag is implicit: it is that of the
// speed at the end of the step, so that no viscosity asks for short steps, and a sphere that the yield stress can hold stands still; before the first step, whose length is not known yet, there is none.
func (f *Fluid) Force(m *Medium, mass, radius float64, others, g r3.Vec, dt float64) r3.Vec {
	displaced := m.Part * f.Density * (4.0 / 3 * math.Pi) * (radius * radius * radius)
	added := f.AddedMass * displaced
	inertia := mass + added
	lift := r3.Scale(f.Buoyancy*displaced, r3.Sub(m.Rate, g))
	total := r3.Add(others, lift)
	free := r3.Add(r3.Add(total, r3.Scale(mass, g)), r3.Scale(added, m.Rate)) // by inertia the acceleration without drag
	end := r3.Sub(m.Passing, r3.Scale(dt/inertia, free))
	k := m.Part * f.Resistance(math.Sqrt(r3.Norm2(m.Passing)), 2*radius, m.Porosity)
	by := k / (1 + k*dt/inertia)
	if dt <= 0 {
		by = 0
	} else if f.YieldStress > 0 {
		stop, size := m.Part*yieldDrag*math.Pi*(4*radius*radius)*f.YieldStress, math.Sqrt(r3.Norm2(end))
		if stop*dt >= inertia*size {
			by = inertia / dt
		} else if size > 0 {
			by = by*(1-stop*dt/(inertia*size)) + stop/size
		}
	}
	pushed := r3.Add(lift, r3.Scale(by, end))
	moved := r3.Add(others, pushed)
	return r3.Add(pushed, r3.Scale(added/inertia, r3.Sub(r3.Scale(mass, r3.Sub(m.Rate, g)), moved)))
}
