package law

// Forces between particles from afar: pair potentials.

import "math"

// LennardJones is the potential 4 ε ((σ/r)^12 − (σ/r)^6) of a pair (Lennard-Jones, Proc. Phys. Soc. 43:461, 1931). The zero value is none.
type LennardJones struct {
	Well     float64 // ε, its depth, J
	Diameter float64 // σ, the distance at which it is 0, m
}

// At is the potential (J) and the force (N) by the distance (m) that drives the pair apart, by the square of their distance (m2).
func (p LennardJones) At(distance2 float64) (energy, force float64) {
	s2 := p.Diameter * p.Diameter / distance2
	s6 := s2 * s2 * s2
	return 4 * p.Well * s6 * (s6 - 1), 24 * p.Well * s6 * (2*s6 - 1) / distance2
}

// Closest is the distance (m) at which the potential has risen to an energy (J, 0 or more), with which two come to each other; 0 for none.
func (p LennardJones) Closest(energy float64) float64 {
	if p.Well == 0 {
		return 0
	}
	return p.Diameter / math.Pow(0.5*(1+math.Sqrt(1+energy/p.Well)), 1.0/6)
}

// Stiffness is the second derivative of the potential at a distance (m), N/m.
func (p LennardJones) Stiffness(distance float64) float64 {
	s2 := p.Diameter * p.Diameter / (distance * distance)
	s6 := s2 * s2 * s2
	return 4 * p.Well * s6 * (156*s6 - 42) / (distance * distance)
}

// Coulomb is the potential (J) and the force (N) by the distance (m) that drives two charges apart, whose product over 4 π times the permittivity is strength (J m), by the square of their distance (m2).
func Coulomb(strength, distance2 float64) (energy, force float64) {
	energy = strength / math.Sqrt(distance2)
	return energy, energy / distance2
}
