// How a contact evens out a number that both partners carry. Like law.go, this is text that programs are generated from.

package law

import "math"

// Exchange is how well contacts conduct a scalar: of partners of capacities C, C dc/dt is the conductance times the difference of c, so that the sum of C c
// over all particles stays. The capacity is the mass for a concentration, and the mass times the specific heat for a temperature. Like the forces, conductances
// are one expression with coefficients; those that a scalar does not need are zero. Units are those of the capacity by second: kg/s, or W/K.
type Exchange struct {
	PerRadius float64 // by the radius of the contact area, kg/(m s), or W/(K m): conduction into two half-spaces (Batchelor and O'Brien 1977)
	PerArea   float64 // by the contact area, kg/(m2 s), or W/(K m2): a film that both partners wet

	FilmDensity float64 // of a scalar that is the mass of a particle's film by its own: density of the liquid, of which bridges form, kg/m3; else 0
}

// evenPart is the part of what would even out two partners that passes between them in a step at most. Particles have up to twelve contacts, each of which
// passes on as if it were alone: a larger part would make their scalars swing.
const evenPart = 1.0 / 12

// Received is what the first partner receives from the second in a step of dt (s), its unit times that of the capacity, where the contact area has a radius (m)
// and the partners an effective capacity. The second receives the opposite, to the last bit.
func (x *Exchange) Received(radius, capacity, dt, own, other float64) float64 {
	return Passed(x.Conductance(radius), capacity, dt, own, other)
}

// Passed is what passes through a conductance in a step of dt (s) to where there is own from where there is other; capacity is that of both sides together.
func Passed(conductance, capacity, dt, own, other float64) float64 {
	return Evened(conductance, capacity, dt) * (other - own)
}

// Evened is what Passed gives by unit of the difference.
func Evened(conductance, capacity, dt float64) float64 {
	return min(conductance*dt, evenPart*capacity)
}

// Conductance is that of a contact area of a radius (m).
func (x *Exchange) Conductance(radius float64) float64 {
	return x.PerRadius*radius + x.PerArea*(math.Pi*radius*radius)
}
