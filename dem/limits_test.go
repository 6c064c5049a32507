package dem

import (
	"math"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"
)

// Dosta's silo: the step is 8.9 % of the Rayleigh time for material M1, 9.3 % for M2.
func TestRayleighLimit(t *testing.T) {
	for _, c := range []struct{ young, density, dt, part float64 }{{1e9, 2500, 1.5e-6, 0.089}, {0.5e9, 2000, 2e-6, 0.093}} {
		m := Model{
			Materials: []Material{{Density: c.density, YoungModulus: c.young, PoissonRatio: 0.2}},
			Default:   Interaction{Restitution: 0.5, Friction: 0.3},
			Grains:    Grains{Position: []r3.Vec{{}}, Radius: []float64{0.002}},
		}
		if l := m.Limits(1); math.Abs(c.dt/l.Rayleigh-c.part) > 1e-3 {
			t.Errorf("%g: %g of the Rayleigh time", c.young, c.dt/l.Rayleigh)
		}
	}
}

// Collision time and overlap of Hertz as in Chung and Ooi's first test, and of a linear spring.
func TestCollisionLimits(t *testing.T) {
	m := Model{
		Materials: []Material{{Density: 2800, YoungModulus: 48e9, PoissonRatio: 0.2}},
		Default:   Interaction{Restitution: 1, NormalStiffness: 1e6},
		Grains:    Grains{Position: []r3.Vec{{}}, Radius: []float64{0.01}, Velocity: []r3.Vec{{X: 10}}},
	}
	l := m.Limits(0)
	if !near(l.Duration, 40.34e-6, 2e-3) || !near(l.Overlap, 274.1e-6/0.01, 2e-3) || l.Speed != 20 {
		t.Errorf("%+v", l)
	}
	for _, c := range []struct {
		dt       float64
		warnings int
		bad      bool
	}{{1e-6, 0, false}, {5e-6, 2, false}, {3e-5, 0, true}, {math.NaN(), 0, true}, {0, 0, true}} {
		if w, err := l.Check(c.dt); len(w) != c.warnings || (err != nil) != c.bad {
			t.Errorf("step %g: %q, %v", c.dt, w, err)
		}
	}
	m.Law.Normal = Linear
	mass := 2800 * 4.0 / 3 * math.Pi * 1e-6 / 2
	if l := m.Limits(0); !near(l.Duration, math.Pi*math.Sqrt(mass/1e6), 1e-12) {
		t.Errorf("linear: %+v", l)
	}
}

// Grains fall no farther than to a dense bed: those of a loose lattice far, those of one that nearly touches hardly at all.
func TestExpectedSpeed(t *testing.T) {
	for _, c := range []struct{ spacing, low, high float64 }{{0.08, 0.9, 1}, {0.0202, 0, 0.35}, {0.019, 0, 0}} {
		g := must(Lattice{Counts: [3]int{10, 10, 10}, Spacing: r3.Vec{X: c.spacing, Y: c.spacing, Z: c.spacing}}.Grains(OneSize(0.01), 1))
		m := Model{
			Materials: []Material{{Density: 2500, YoungModulus: 1e7, PoissonRatio: 0.2}}, Default: Interaction{Restitution: 0.5},
			Grains: g, Gravity: r3.Vec{Z: -10},
		}
		if part := m.Limits(0).Speed / math.Sqrt(2*10*9*c.spacing); part < c.low || part > c.high {
			t.Errorf("spacing %g m: %g of the speed of the whole fall", c.spacing, part)
		}
	}
}
