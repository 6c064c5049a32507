// From the material of bonds and their sizes to the coefficients that the law of bonds works with.

package law

import (
	"fmt"
	"math"

	"gabion/internal/enum"
)

// Fracture is a criterion by which bonds break.
type Fracture uint8

// Criteria of fracture.
const (
	StressFracture Fracture = iota // largest tension and largest shear stress of the beam (Potyondy and Cundall 2004, eqs. 15 and 16, with a friction angle)
	ESySFracture                   // of ESyS-Particle's brittle beams: Mohr and Coulomb's line with the stress of bending, and a tension cut-off
)

var fractureNames = []string{"stress", "esys"}

func (f Fracture) String() string { return enum.NameOf(fractureNames, uint8(f)) }

// UnmarshalText reads the name of a criterion.
func (f *Fracture) UnmarshalText(b []byte) error {
	return enum.LookUp(fractureNames, b, (*uint8)(f))
}

// BondMaterial is what bonds are made of.
type BondMaterial struct {
	YoungModulus    float64 // Pa
	PoissonRatio    float64
	Damping         float64 // of each of the four deformations of two particles alone, by critical damping
	Fracture        Fracture
	TensileStrength float64 // StressFracture, Pa; +Inf: bonds do not break by tension
	Cohesion        float64 // shear strength without normal stress, Pa; +Inf: bonds do not break by shear
	Friction        float64 // tangent of the angle of friction
	MomentPart      float64 // part of the stresses of bending and twisting that counts, 0 to 1
	Truncation      float64 // ESySFracture: cut-off of tension, by that at which Mohr and Coulomb's line has no shear strength left
}

// Check tells what is wrong with the material, or returns nil.
func (m *BondMaterial) Check() error {
	switch {
	case !(m.YoungModulus > 0) || math.IsInf(m.YoungModulus, 0):
		return fmt.Errorf("beams of Young modulus %g Pa: want more than 0", m.YoungModulus)
	case !(m.PoissonRatio > -1 && m.PoissonRatio <= 0.5):
		return fmt.Errorf("beams of Poisson ratio %g: want -1 < ν <= 0.5", m.PoissonRatio)
	case !(m.Damping >= 0 && m.Damping <= 1):
		return fmt.Errorf("damping %g: want 0 to 1", m.Damping)
	case m.Fracture == StressFracture && !(m.TensileStrength > 0):
		return fmt.Errorf("tensile strength %g Pa: want more than 0", m.TensileStrength)
	case !(m.Cohesion > 0):
		return fmt.Errorf("cohesion %g Pa: want more than 0", m.Cohesion)
	case !(m.Friction >= 0) || math.IsInf(m.Friction, 0):
		return fmt.Errorf("tangent of the angle of friction %g: want 0 or more", m.Friction)
	case m.Fracture == ESySFracture && !(m.Friction > 0):
		return fmt.Errorf("tangent of the angle of friction %g: want more than 0, as the tensile strength is the cohesion by it", m.Friction)
	case !(m.MomentPart >= 0 && m.MomentPart <= 1):
		return fmt.Errorf("part of the moments %g: want 0 to 1", m.MomentPart)
	case m.Fracture == ESySFracture && !(m.Truncation > 0):
		return fmt.Errorf("truncation %g: want more than 0", m.Truncation)
	}
	return nil
}

// Bond has the coefficients of a cylindrical beam of a radius and a length (m) between particles of an effective mass (kg) and moment of inertia (kg m2), which is
// strength times as strong as its material.
func (m *BondMaterial) Bond(radius, length, mass, inertia, strength float64) Bond {
	area := math.Pi * radius * radius
	second := 0.25 * area * radius * radius // moment of area
	shear := m.YoungModulus / (2 * (1 + m.PoissonRatio))
	b := Bond{Normal: m.YoungModulus * area / length, Shear: shear * area / length, Twist: 2 * shear * second / length, Bend: m.YoungModulus * second / length}
	damp := func(stiffness, inert float64) float64 { return 2 * m.Damping * math.Sqrt(stiffness*inert) }
	b.NormalDamp, b.ShearDamp, b.TwistDamp, b.BendDamp = damp(b.Normal, mass), damp(b.Shear, mass), damp(b.Twist, inertia), damp(b.Bend, inertia)

	cohesion, tensile := strength*m.Cohesion, strength*m.TensileStrength
	bending := m.MomentPart * radius / second // stress at the rim by the moment
	if m.Fracture == ESySFracture {
		tensile = m.Truncation * cohesion / m.Friction
		b.FrictionByMoment = m.Friction * bending / cohesion
	}
	b.TensionByForce, b.TensionByMoment = 1/(area*tensile), bending/tensile
	b.ShearByForce, b.ShearByMoment, b.FrictionByForce = 1/(area*cohesion), 0.5*bending/cohesion, m.Friction/(area*cohesion)
	return b
}
