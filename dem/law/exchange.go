// How a contact evens out a number that both partners carry. Like law.go, this is text that programs are generated from.

package law

import "math"

// Exchange is how well contacts conduct a scalar: of partners of masses m, m dc/dt is the conductance times the difference of c, so that the sum of m c
// over all particles stays. Like the forces, conductances are one expression with coefficients; those that a scalar does not need are zero.
type Exchange struct {
	PerRadius float64 // by the radius of the contact area, kg/(m s): conduction into two half-spaces (Batchelor and O'Brien 1977), 2 k/cp for a temperature
	PerArea   float64 // by the contact area, kg/(m2 s): a film that both partners wet
}

// evenPart is the part of what would even out two partners that passes between them in a step at most. Particles have up to twelve contacts, each of which
// passes on as if it were alone: a larger part would make their scalars swing.
const evenPart = 1.0 / 12

// Received is what the first partner receives from the second in a step of dt (s), its unit times kg, where the contact area has a radius (m) and the partners an
// effective mass (kg). The second receives the opposite, to the last bit.
func (x *Exchange) Received(radius, mass, dt, own, other float64) float64 {
	return min(x.conductance(radius)*dt, evenPart*mass) * (other - own)
}

// conductance is that of a contact area of a radius (m), kg/s.
func (x *Exchange) conductance(radius float64) float64 {
	return x.PerRadius*radius + x.PerArea*(math.Pi*radius*radius)
}
