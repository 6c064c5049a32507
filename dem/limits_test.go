package dem

import (
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
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
	// Warnings tell the numbers: the step, the part, the limit, what is common.
	warnings, _ := l.Check(5e-6)
	for i, words := range [][]string{
		{"5e-06 s", "39 %", fmt.Sprintf("%.3g s", l.Rayleigh), "20 %"}, {"5e-06 s", fmt.Sprintf("%.3g s", l.Duration), "12 %", "20 m/s", "10 %"},
	} {
		for _, word := range words {
			if i < len(warnings) && !strings.Contains(warnings[i], word) {
				t.Errorf("%q does not tell %q", warnings[i], word)
			}
		}
	}
	m.Grains.Velocity[0] = r3.Vec{} // at rest nothing collides
	still := m.Limits(0)
	if _, err := still.Check(1); err == nil || strings.Contains(err.Error(), "Inf") {
		t.Errorf("at rest: %v", err)
	}
	m.Law.Normal = Linear
	mass := 2800 * 4.0 / 3 * math.Pi * 1e-6 / 2
	if l := m.Limits(0); !near(l.Duration, math.Pi*math.Sqrt(mass/1e6), 1e-12) {
		t.Errorf("linear: %+v", l)
	}
}

// The limits are those of every grain against every surface, for all laws: only the extremes of the sizes are looked at.
func TestLimitsOfManySizes(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for _, normal := range []NormalLaw{Hertz, Linear, Viscoelastic} {
		for _, rolling := range []RollingLaw{NoRolling, ConstantTorque, ElasticPlastic} {
			m := manySizes(rng, 300, 20)
			m.Law.Normal, m.Law.Rolling = normal, rolling
			for _, speed := range []float64{0.01, 3, 100} {
				k := newKinds(m)
				want := Limits{Speed: speed, Rayleigh: math.Inf(1), Duration: math.Inf(1), Rolling: math.Inf(1), Dashpot: math.Inf(1)}
				for i, r := range m.Grains.Radius {
					for j := range m.Surfaces {
						want.include(&k, r, m.Grains.Material[i], []int{m.Surfaces[j].Material})
					}
				}
				got := m.Limits(speed)
				for _, l := range [][2]float64{
					{got.Rayleigh, want.Rayleigh}, {got.Duration, want.Duration}, {got.Rolling, want.Rolling}, {got.Overlap, want.Overlap}, {got.Dashpot, want.Dashpot},
				} {
					if l[0] != l[1] && !near(l[0], l[1], 1e-12) {
						t.Errorf("%v, %v, %g m/s: %+v, of each grain against each surface %+v", normal, rolling, speed, got, want)
						break
					}
				}
			}
		}
	}
	// As many as this could not be looked at one by one.
	if l := manySizes(rng, 500_000, 15_000).Limits(3); math.IsInf(l.Duration, 1) {
		t.Errorf("%+v", l)
	}
}

// manySizes are grains of two materials and of sizes of their own, and surfaces of three.
func manySizes(rng *rand.Rand, grains, surfaces int) *Model {
	m := &Model{
		Materials: []Material{
			{Density: 2500, YoungModulus: 1e7, PoissonRatio: 0.3}, {Density: 900, YoungModulus: 3e6, PoissonRatio: 0.2}, {YoungModulus: 2e8, PoissonRatio: 0.1},
		},
		Default: Interaction{Restitution: 0.5, Friction: 0.5, NormalStiffness: 1e5, Dissipation: 1e-5, RollingFriction: 0.2, RollingDamping: 0.3},
		Grains:  Grains{Position: make([]r3.Vec, grains)},
	}
	for range grains {
		m.Grains.Radius = append(m.Grains.Radius, 0.001+0.02*rng.Float64())
		m.Grains.Material = append(m.Grains.Material, rng.IntN(2))
	}
	for range surfaces {
		m.Surfaces = append(m.Surfaces, Surface{Shape: Plane{Normal: r3.Vec{Z: 1}}, Material: rng.IntN(3)})
	}
	return m
}

// Grains fall no farther than to a dense bed: those of a loose lattice far, those of one that nearly touches hardly at all.
func TestExpectedSpeed(t *testing.T) {
	for _, c := range []struct{ spacing, low, high float64 }{{0.08, 0.9, 1}, {0.0202, 0, 0.35}, {0.019, 0, 0}} {
		g := must(Lattice{Counts: [3]int{10, 10, 10}, Spacing: r3.Vec{X: c.spacing, Y: c.spacing, Z: c.spacing}}.Grains(t.Context(), OneSize(0.01), 1))
		m := Model{
			Materials: []Material{{Density: 2500, YoungModulus: 1e7, PoissonRatio: 0.2}}, Default: Interaction{Restitution: 0.5},
			Grains: g, Gravity: r3.Vec{Z: -10},
		}
		if part := m.Limits(0).Speed / math.Sqrt(2*10*9*c.spacing); part < c.low || part > c.high {
			t.Errorf("spacing %g m: %g of the speed of the whole fall", c.spacing, part)
		}
	}
}

// A grain that is pressed on a plane rocks itself to rest on its rolling spring up to the step that is accepted, and not much beyond.
func TestRollingLimit(t *testing.T) {
	numbers(t)
	for _, friction := range []float64{0.3, 1, 3} {
		for _, damping := range []float64{0.1, 0.3, 1} {
			law := Law{Tangential: NoFriction, Rolling: ElasticPlastic}
			m := onPlane(Material{Density: 2500, YoungModulus: 1e7, PoissonRatio: 0.3}, 0.005,
				Interaction{Restitution: 0.1, RollingFriction: friction, RollingDamping: damping}, law, r3.Vec{}, r3.Vec{Y: 1e-3})
			l := m.Limits(0.5)
			// The weight presses the grain in as far as the collision would.
			k := newPairLaw(law, &m.Materials[0], &m.Materials[1], m.Default)
			depth := l.Overlap * 0.005
			mass := 2500 * 4.0 / 3 * math.Pi * cube(0.005)
			m.Gravity.Z = -4.0 / 3 * k.young * math.Sqrt(0.005) * math.Pow(depth, 1.5) / mass
			m.Grains.Position[0].Z = 0.005 - depth
			for _, c := range []struct {
				part float64 // of the limit
				rest bool
			}{{soundPart, true}, {0.75, false}} {
				dt := c.part * l.Rolling
				if dt > soundPart*min(l.Duration, l.Rayleigh) {
					continue
				}
				if _, err := l.Check(dt * 0.999); (err == nil) != c.rest {
					t.Errorf("friction %g, damping %g, %g of the limit: %v", friction, damping, c.part, err)
				}
				e := newCPU(t, m)
				advance(t, e, 3000, dt)
				var s State
				e.Snapshot(&s)
				if w := math.Abs(s.Angular[0].Y); (w < 1e-5) != c.rest {
					t.Errorf("friction %g, damping %g, %g of the limit: %g rad/s are left of 1e-3", friction, damping, c.part, w)
				}
			}
		}
	}
}

// In a bed at rest constant torque books no losses that nothing pays for, and what moves it does not grow: energy adds up.
func TestConstantTorqueAtRest(t *testing.T) {
	numbers(t)
	for _, friction := range []float64{0.1, 1} {
		m := boxModel(5, 1e7)
		m.Law.Rolling, m.Default.RollingFriction = ConstantTorque, friction
		l := m.Limits(1)
		e := newCPU(t, m)
		dt := goodDuration * l.Duration
		before := e.Energy().total()
		advance(t, e, int(0.3/dt), dt)
		settled := e.Energy()
		advance(t, e, int(0.1/dt), dt)
		end := e.Energy()
		if lost := end.Rolling - settled.Rolling; lost > 2e-2*(settled.Damping+settled.Friction) {
			t.Errorf("rolling friction %g: %g J are lost at rest, %+v", friction, lost, settled)
		}
		if gain := end.total() - before; math.Abs(gain) > 1e-2*(end.Damping+end.Friction) {
			t.Errorf("rolling friction %g: energy grew by %g J, %+v", friction, gain, end)
		}
	}
}
