package dem

import (
	"math"
	"testing"

	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/internal/expect"

	"gonum.org/v1/gonum/spatial/r3"
)

// bedOf is a model of glass, and the state of n of its spheres of a radius (m).
func bedOf(chosen law.Law, restitution, radius float64, n int) (*Model, *State) {
	m := &Model{
		Materials: []law.Material{{Density: 2500, YoungModulus: 1e7, PoissonRatio: 0.3}}, Law: chosen,
		Default:  law.Interaction{Restitution: restitution, Friction: 0.5, NormalStiffness: 1e4},
		Surfaces: []Surface{{Shape: geometry.Plane{Normal: r3.Vec{Z: 1}}}},
	}
	mass := 2500 * 4.0 / 3 * math.Pi * radius * radius * radius
	s := &State{}
	for i := range n {
		s.ID, s.Radius, s.Material = append(s.ID, i), append(s.Radius, radius), append(s.Material, 0)
		s.Mass, s.Inertia = append(s.Mass, mass), append(s.Inertia, 0.4*mass*radius*radius)
	}
	return m, s
}

// One sphere on a plane without friction is Belytschko's oscillator: 2/ω (√(1+ζ²)-ζ).
func TestSteadyStepOfOneContact(t *testing.T) {
	const e = 0.3
	m, s := bedOf(law.Law{Normal: law.Linear, Tangential: law.NoFriction}, e, 0.005, 1)
	touch := []ContactState{{Particle: 0, Other: -1, Surface: 0, Normal: r3.Vec{Z: 1}, Overlap: 1e-5}}
	zeta := law.LinearDampingRatio(e)
	want := 2 / math.Sqrt(1e4/s.Mass[0]) * (math.Sqrt(1+zeta*zeta) - zeta)
	if got := m.SteadyStep(touch, s, 1e-5); !expect.Near(got, want, 1e-9) {
		t.Errorf("%g s, want %g", got, want)
	}
	if got := m.SteadyStep(nil, s, 1e-5); !math.IsInf(got, 1) {
		t.Errorf("without contacts: %g s", got)
	}
}

// In a simple cubic crystal the shortest swing is that in which all turn the same way: 20 times the tangential stiffness, and dashpot, by the mass, since six neighbours slide at twice the
// speed with four directions of six across, and a sphere's inertia is 2/5 of that of its mass at its radius. Without friction neighbours swing against one another on two springs: 4 times the normal ones.
func TestSteadyStepOfCrystal(t *testing.T) {
	const radius, overlap = 0.005, 1e-9
	for _, friction := range []law.TangentialLaw{law.Mindlin, law.NoFriction} {
		m, s := bedOf(law.Law{Tangential: friction}, 0.3, radius, 2)
		var contacts []ContactState
		for _, n := range []r3.Vec{{X: 1}, {Y: 1}, {Z: 1}} {
			for _, side := range []float64{-1, 1} {
				contacts = append(contacts, ContactState{Particle: 0, Other: 1, Surface: -1, Normal: r3.Scale(side, n), Overlap: overlap})
			}
		}
		// Hertz and Mindlin between equal spheres: k = 2 E* a, t = 8 G* a.
		young, shear, a, mass := 1e7/(2*0.91), 1e7/(2*1.3)/(2*1.7), math.Sqrt(radius/2*overlap), s.Mass[0]
		k, times := 2*young*a, 4.0
		c := 2 * math.Sqrt(5.0/6) * law.HertzDampingRatio(0.3) * math.Sqrt(k*mass/2)
		if friction == law.Mindlin {
			c, k, times = c*math.Sqrt(8*shear*a/k), 8*shear*a, 20
		}
		want := (math.Sqrt(c*c*times*times+4*k*times*mass) - c*times) / (k * times)
		if got := m.SteadyStep(contacts, s, want); !expect.Near(got, want, 1e-4) {
			t.Errorf("%v: %g s, want %g", friction, got, want)
		}
	}
}
