package dem

import (
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/dem/packing"
	"gabion/internal/expect"

	"gonum.org/v1/gonum/spatial/r3"
)

// Dosta's silo: the step is 8.9 % of the Rayleigh time for material M1, 9.3 % for M2.
func TestRayleighLimit(t *testing.T) {
	for _, c := range []struct{ young, density, dt, part float64 }{{1e9, 2500, 1.5e-6, 0.089}, {0.5e9, 2000, 2e-6, 0.093}} {
		m := Model{
			Materials: []law.Material{{Density: c.density, YoungModulus: c.young, PoissonRatio: 0.2}},
			Default:   law.Interaction{Restitution: 0.5, Friction: 0.3},
			Particles: packing.Particles{Position: []r3.Vec{{}}, Radius: []float64{0.002}},
		}
		if l := m.Limits(1); math.Abs(c.dt/l.Rayleigh-c.part) > 1e-3 {
			t.Errorf("%g: %g of the Rayleigh time", c.young, c.dt/l.Rayleigh)
		}
	}
}

// Collision time and overlap of Hertz as in Chung and Ooi's first test, and of a linear spring.
func TestCollisionLimits(t *testing.T) {
	m := Model{
		Materials: []law.Material{{Density: 2800, YoungModulus: 48e9, PoissonRatio: 0.2}},
		Default:   law.Interaction{Restitution: 1, NormalStiffness: 1e6},
		Particles: packing.Particles{Position: []r3.Vec{{}}, Radius: []float64{0.01}, Velocity: []r3.Vec{{X: 10}}},
	}
	l := m.Limits(0)
	if !expect.Near(l.Duration, 40.34e-6, 2e-3) || !expect.Near(l.Overlap, 274.1e-6/0.01, 2e-3) || l.Speed != 20 {
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
	m.Particles.Velocity[0] = r3.Vec{} // at rest nothing collides
	still := m.Limits(0)
	if _, err := still.Check(1); err == nil || strings.Contains(err.Error(), "Inf") {
		t.Errorf("at rest: %v", err)
	}
	m.Law.Normal = law.Linear
	mass := 2800 * 4.0 / 3 * math.Pi * 1e-6 / 2
	if l := m.Limits(0); !expect.Near(l.Duration, math.Pi*math.Sqrt(mass/1e6), 1e-12) {
		t.Errorf("linear: %+v", l)
	}
}

// The limits are those of every particle against every surface, for all laws: only the extremes of the sizes are looked at.
func TestLimitsOfManySizes(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for _, normal := range []law.NormalLaw{law.Hertz, law.Linear, law.Viscoelastic} {
		for _, rolling := range []law.RollingLaw{law.NoRolling, law.ConstantTorque, law.ElasticPlastic} {
			m := manySizes(rng, 300, 20)
			m.Law.Normal, m.Law.Rolling = normal, rolling
			for _, speed := range []float64{0.01, 3, 100} {
				k := NewPairLaws(m)
				want := Limits{Speed: speed, Rayleigh: math.Inf(1), Duration: math.Inf(1), Rolling: math.Inf(1), Dashpot: math.Inf(1)}
				for i, r := range m.Particles.Radius {
					for j := range m.Surfaces {
						want.include(&k, r, m.Particles.Material[i], []int{m.Surfaces[j].Material})
					}
				}
				got := m.Limits(speed)
				for _, l := range [][2]float64{
					{got.Rayleigh, want.Rayleigh}, {got.Duration, want.Duration}, {got.Rolling, want.Rolling}, {got.Overlap, want.Overlap}, {got.Dashpot, want.Dashpot},
				} {
					if l[0] != l[1] && !expect.Near(l[0], l[1], 1e-12) {
						t.Errorf("%v, %v, %g m/s: %+v, of each particle against each surface %+v", normal, rolling, speed, got, want)
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

// manySizes are particles of two materials and of sizes of their own, and surfaces of three.
func manySizes(rng *rand.Rand, particles, surfaces int) *Model {
	m := &Model{
		Materials: []law.Material{
			{Density: 2500, YoungModulus: 1e7, PoissonRatio: 0.3}, {Density: 900, YoungModulus: 3e6, PoissonRatio: 0.2}, {YoungModulus: 2e8, PoissonRatio: 0.1},
		},
		Default:   law.Interaction{Restitution: 0.5, Friction: 0.5, NormalStiffness: 1e5, Dissipation: 1e-5, RollingFriction: 0.2, RollingDamping: 0.3},
		Particles: packing.Particles{Position: make([]r3.Vec, particles)},
	}
	for range particles {
		m.Particles.Radius = append(m.Particles.Radius, 0.001+0.02*rng.Float64())
		m.Particles.Material = append(m.Particles.Material, rng.IntN(2))
	}
	for range surfaces {
		m.Surfaces = append(m.Surfaces, Surface{Shape: geometry.Plane{Normal: r3.Vec{Z: 1}}, Material: rng.IntN(3)})
	}
	return m
}

// Particles fall no farther than to a dense bed: those of a loose lattice far, those of one that nearly touches hardly at all.
func TestExpectedSpeed(t *testing.T) {
	for _, c := range []struct{ spacing, low, high float64 }{{0.08, 0.9, 1}, {0.0202, 0, 0.35}, {0.019, 0, 0}} {
		g := expect.Must(packing.Lattice{Counts: [3]int{10, 10, 10}, Spacing: r3.Vec{X: c.spacing, Y: c.spacing, Z: c.spacing}}.Particles(t.Context(), packing.OneSize(0.01), 1))
		m := Model{
			Materials: []law.Material{{Density: 2500, YoungModulus: 1e7, PoissonRatio: 0.2}}, Default: law.Interaction{Restitution: 0.5},
			Particles: g, Gravity: r3.Vec{Z: -10},
		}
		if part := m.Limits(0).Speed / math.Sqrt(2*10*9*c.spacing); part < c.low || part > c.high {
			t.Errorf("spacing %g m: %g of the speed of the whole fall", c.spacing, part)
		}
	}
}

// Partners that adhere swing about the overlap at which nothing pulls, in a time of their own, whatever the speed.
func TestAdhesionLimit(t *testing.T) {
	m := Model{
		Materials: []law.Material{{Density: 2500, YoungModulus: 1e7, PoissonRatio: 0.25}},
		Law:       law.Law{Cohesion: law.JKR},
		Default:   law.Interaction{Restitution: 1, SurfaceEnergy: 0.05},
		Particles: packing.Particles{Position: []r3.Vec{{}}, Radius: []float64{1e-3}},
	}
	// At a = 40.46702 µm and δ = 1.0917198 µm the stiffness is 6/5 E* a.
	want := math.Pi * math.Sqrt(5.235988e-6/(1.2*5.333333e6*40.46702e-6))
	for speed, duration := range map[float64]float64{1e-9: want, 10: 2.87 * math.Pow(5.235988e-6*5.235988e-6/(5e-4*5.333333e6*5.333333e6*10), 0.2)} {
		if l := m.Limits(speed); !expect.Near(l.Duration, duration, 1e-3) || speed < 1 && !expect.Near(l.Overlap, 1.0917198e-3, 1e-6) {
			t.Errorf("at %g m/s: %g s, want %g; overlap %g", speed, l.Duration, duration, l.Overlap)
		}
	}
	if reach := m.Reach(); !expect.Near(reach, 0.4332493e-6, 1e-6) || m.Check() != nil {
		t.Errorf("reach %g m: %v", reach, m.Check())
	}
	m.Default.SurfaceEnergy *= 5000 // the reach grows with its power of 2/3
	if err := m.Check(); err == nil || !strings.Contains(err.Error(), "want a smaller surface energy") {
		t.Errorf("reach %g m: %v", m.Reach(), err)
	}
}

// A bridge of liquid between spheres of radii a and b breaks at the cube root of its volume (Lian et al. 1993), which is a part of 4/3 π (2 a b/(a + b))³: a pair reaches as far as its own sizes and
// the wettest of its particles' materials let it, and clumps as far as the largest of their spheres.
func TestReachOfPairs(t *testing.T) {
	const content, r = 0.01, 1e-3
	m := Model{
		Materials: []law.Material{{Density: 2500, YoungModulus: 1e7, PoissonRatio: 0.25}, {YoungModulus: 1e7, PoissonRatio: 0.25}},
		Law:       law.Law{Cohesion: law.Capillary},
		Default:   law.Interaction{Restitution: 0.5, SurfaceTension: 0.07, BridgeContent: content},
		Pairs:     map[[2]int]law.Interaction{{1, 1}: {Restitution: 0.5, SurfaceTension: 0.07, BridgeContent: 5 * content}},
		Particles: packing.Particles{Position: []r3.Vec{{}, {X: 0.1}}, Radius: []float64{r, 5 * r}},
	}
	length := func(a, b float64) float64 { return math.Cbrt(content*4/3*math.Pi) * 2 * a * b / (a + b) }
	reach := m.PairReach()
	for _, c := range [][2]float64{{r, r}, {r, 5 * r}, {5 * r, r}, {5 * r, 5 * r}} {
		if got, want := reach(c[0], c[1]), length(c[0], c[1]); !expect.Near(got, want, 1e-12) {
			t.Errorf("radii %g and %g m: %g m, want %g", c[0], c[1], got, want)
		}
	}
	if got, want := m.Reach(), length(5*r, 5*r); !expect.Near(got, want, 1e-12) {
		t.Errorf("at most %g m, want %g", got, want)
	}
	clump := expect.Must(packing.NewClump([]packing.Ball{{Radius: 2}, {Centre: r3.Vec{X: 2}, Radius: 1}}))
	m.Particles = packing.Particles{Position: []r3.Vec{{}}, Radius: []float64{clump.Radius * r}}
	m.Particles.MakeClumps(clump, false, 1)
	if got, want := m.Reach(), length(2*r, 2*r); !expect.Near(got, want, 1e-9) {
		t.Errorf("clumps reach %g m, their largest spheres %g", got, want)
	}
	m.Law = law.Law{}
	if got := m.PairReach()(r, r); got != 0 {
		t.Errorf("dry particles reach %g m", got)
	}
}

// Films that are sheared are refused in steps in which a dozen of the thinnest would throw a particle back, and the limit is that of the rates of slip and rolling beside a plane.
func TestFilmLimit(t *testing.T) {
	const radius, density, viscosity, roughness = 1e-3, 2500.0, 0.5, 1e-3
	m := &Model{Materials: []law.Material{{Name: "glass", Density: density, YoungModulus: 1e7, PoissonRatio: 0.25}}, Law: law.Law{Lubricated: true, Sheared: true}}
	m.Default = law.Interaction{Restitution: 0.5, Friction: 0.3, FilmViscosity: viscosity, Roughness: roughness, FilmReach: 0.1}
	m.Surfaces = []Surface{{Shape: geometry.Plane{Normal: r3.Vec{Z: 1}}}}
	m.Particles = packing.Particles{Position: []r3.Vec{{Z: 2 * radius}}, Radius: []float64{radius}}
	mass := 4.0 / 3 * math.Pi * radius * radius * radius * density
	u := math.Pi * viscosity * radius * math.Log(1/(2*roughness))
	rate := 16.0/5*u*3.5/mass + 24.0/5*u*radius*radius/(0.4*mass*radius*radius)
	l := m.Limits(0.1)
	if want := 2 / (12 * rate); !expect.Near(l.Film, want, 1e-9) {
		t.Fatalf("a limit of %g s, want %g", l.Film, want)
	}
	if _, err := l.Check(1.01 * l.Film); err == nil || !strings.Contains(err.Error(), "films between particles") {
		t.Errorf("longer than the limit: %v", err)
	}
}
