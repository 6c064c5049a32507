package cpu

import (
	"math"
	"testing"

	"gabion/dem"
	"gabion/dem/law"
	"gabion/dem/packing"
	"gabion/internal/expect"

	"gonum.org/v1/gonum/spatial/r3"
)

// Impacts of one particle on a wall, and of particles on one another: what energy and momentum say.

// Energy never grows when a particle hits a frictional wall, from head-on to grazing, with and without spin (a wall model of another
// program gave a third more at 76 degrees).
func TestWallNeverGivesEnergy(t *testing.T) {
	expect.Numbers(t)
	for i, chosen := range []law.Law{{}, {UndampedShear: true}, {Normal: law.Linear, Tangential: law.CundallStrack}, {Tangential: law.ViscousCoulomb}} {
		apart := 4.0 // degrees
		if i > 0 {
			apart = 12
		}
		for _, e := range []float64{0.3, 0.9, 1} {
			for angle := 0.0; angle < 90; angle += apart {
				for _, spin := range []float64{-200, 0, 200} {
					a := angle * math.Pi / 180
					in := law.Interaction{Restitution: e, Friction: 0.5, NormalStiffness: 1e6, TangentialStiffness: 2e5, TangentialDamping: 1}
					m := onPlane(dostaM1, 0.002, in, chosen, r3.Vec{X: 2 * math.Sin(a), Z: -2 * math.Cos(a)}, r3.Vec{Y: spin})
					c := newCPU(t, m)
					before := c.Energy()
					advance(t, c, 1000, m.Limits(0).Duration/200)
					after := c.Energy()
					kinetic := before.Kinetic + before.Rotational
					if gain := after.Kinetic + after.Rotational - kinetic; gain > 2e-5*kinetic || after.Elastic != 0 {
						t.Errorf("%+v, e %g, %g deg, spin %g: energy grew by %g of %g", chosen, e, angle, spin, gain, kinetic)
					}
					if after.Friction < 0 || after.Damping < -1e-9*kinetic {
						t.Errorf("%+v, e %g, %g deg, spin %g: losses %+v", chosen, e, angle, spin, after)
					}
				}
			}
		}
	}
}

// Newton's cradle: five equal particles in a row, the first hits the others and the last takes all its momentum when particles touch one
// after another.
func TestCradleOfParticles(t *testing.T) {
	expect.Numbers(t)
	m := &dem.Model{Materials: []law.Material{steel}, Default: law.Interaction{Restitution: 1}}
	const r = 0.01
	for i := range 5 {
		gap := 1e-4 * float64(i)
		m.Particles.Position = append(m.Particles.Position, r3.Vec{X: 2*r*float64(i) + gap})
		m.Particles.Radius = append(m.Particles.Radius, r)
		m.Particles.Velocity = append(m.Particles.Velocity, r3.Vec{})
	}
	m.Particles.Velocity[0].X = 1
	e := newCPU(t, m)
	advance(t, e, 20000, 1e-7)
	var s dem.State
	e.Snapshot(&s)
	for i, v := range s.Velocity {
		want := 0.0
		if i == 4 {
			want = 1
		}
		if math.Abs(v.X-want) > 1e-4 {
			t.Errorf("particle %d: %g m/s, want %g", i, v.X, want)
		}
	}
	if p := e.momentum(); !expect.Near(p.X, 1/e.motion[0].InverseMass, 1e-12) {
		t.Errorf("momentum %g", p.X)
	}
}

// Two equal smooth particles at 45 degrees exchange the velocity along the line of centres; at a grazing touch they pass.
func TestObliqueAndGrazing(t *testing.T) {
	expect.Numbers(t)
	const r, v = 0.005, 1.0
	for _, c := range []struct {
		name   string
		offset float64 // of the lines of flight, in diameters
		want   [2]r3.Vec
		tol    float64
	}{
		{"45 degrees", math.Sqrt2 / 2, [2]r3.Vec{{X: 0.5, Y: -0.5}, {X: 0.5, Y: 0.5}}, 4e-3}, // the particles turn about one another a little while they touch
		{"grazing", 0.99999, [2]r3.Vec{{X: 1}, {}}, 0.006},
		{"missed", 1.00001, [2]r3.Vec{{X: 1}, {}}, 0},
	} {
		y := 2 * r * c.offset
		m := &dem.Model{
			Materials: []law.Material{{Density: 2500, YoungModulus: 1e10, PoissonRatio: 0.2}}, Law: law.Law{Tangential: law.NoFriction},
			Default: law.Interaction{Restitution: 1},
			Particles: packing.Particles{
				Position: []r3.Vec{{X: -3 * r}, {Y: y}}, Radius: []float64{r, r}, Velocity: []r3.Vec{{X: v}, {}},
			},
		}
		e := newCPU(t, m)
		before := e.Energy().Kinetic
		advance(t, e, 60000, 5e-7)
		var s dem.State
		e.Snapshot(&s)
		for i := range 2 {
			if d := r3.Norm(r3.Sub(s.Velocity[i], c.want[i])); d > c.tol {
				t.Errorf("%s: particle %d has %v, want %v", c.name, i, s.Velocity[i], c.want[i])
			}
		}
		if after := e.Energy().Kinetic; !expect.Near(after, before, 1e-4) {
			t.Errorf("%s: energy %g, then %g", c.name, before, after)
		}
	}
}
