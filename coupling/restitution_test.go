package coupling

import (
	"fmt"
	"math"
	"testing"

	"gabion/dem"
	"gabion/dem/cpu"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/dem/packing"
	"gabion/internal/expect"
	"gabion/mbd"
	"gabion/rigid"
	"gabion/solvers"

	"gonum.org/v1/gonum/spatial/r3"
)

// free is a sphere at the origin that flies along X at what free bodies carry, by a law.
func free(t *testing.T, bodies *mbd.System, surface dem.Surface, v float64, chosen law.Law, in law.Interaction, x Exchange) *Simulation {
	t.Helper()
	m := &dem.Model{
		Materials: []law.Material{{Name: "stone", Density: density, YoungModulus: 1e7, PoissonRatio: 0.3}}, Law: chosen, Default: in,
		Particles: packing.Particles{Position: []r3.Vec{{}}, Radius: []float64{radius}, Velocity: []r3.Vec{{X: v}}},
		Surfaces:  []dem.Surface{surface}, Threads: 1,
	}
	var carriers []int
	for i := range m.Frames() {
		body := bodies.Body(i)
		m.Mobilities, carriers = append(m.Mobilities, body.Mobility()), append(carriers, i)
	}
	particles := expect.Must(cpu.New(m))
	t.Cleanup(particles.Close)
	return expect.Must(New(t.Context(), Config{Bodies: bodies, Solver: solvers.Options{Method: solvers.HHT(0), Tolerance: 1e-10}, Particles: particles, Carriers: carriers, Exchange: x}))
}

// A particle leaves free bodies with the speed of rigid-body impact theory at the contact point: a ball that it hits head on, a bar that it hits at its tip, which turns away, and a strand between two
// knots of unlike masses. What is left of the speed of approach is the restitution, whatever they weigh, and the impulse is (1 + e) v by the inverse masses that the impact moves.
func TestRestitutionOfFreeBodies(t *testing.T) {
	const v, thick, length, beside = 1.0, 0.013, 0.2, 0.09
	near := radius + thick + 1e-4
	ball := func(m float64) (*mbd.System, dem.Surface, float64) {
		var bodies mbd.System
		bodies.AddBody(mbd.Body{Name: "ball", Mass: m, Inertia: mbd.SolidSphere(m, thick), Pose: rigid.Frame{Position: r3.Vec{X: near}}})
		return &bodies, dem.Surface{Shape: geometry.Sphere{Radius: thick}, Carrier: dem.Attached{}}, 1 / m
	}
	bar := func(m float64) (*mbd.System, dem.Surface, float64) {
		var bodies mbd.System
		turning := m * length * length / 12
		bodies.AddBody(mbd.Body{Name: "bar", Mass: m, Inertia: mbd.Inertia{XX: turning, YY: m * thick * thick / 2, ZZ: turning}, Pose: rigid.Frame{Position: r3.Vec{X: near, Y: beside}}})
		return &bodies, dem.Surface{Shape: geometry.Capsule{A: r3.Vec{Y: -length / 2}, B: r3.Vec{Y: length / 2}, Radius: thick}, Carrier: dem.Attached{}}, 1/m + beside*beside/turning
	}
	strand := func(m float64) (*mbd.System, dem.Surface, float64) {
		var bodies mbd.System
		bodies.AddBody(mbd.Body{Name: "knot", Mass: m, Point: true, Pose: rigid.Frame{Position: r3.Vec{X: near, Y: -0.25 * length}}})
		bodies.AddBody(mbd.Body{Name: "knot", Mass: 2 * m, Point: true, Pose: rigid.Frame{Position: r3.Vec{X: near, Y: 0.75 * length}}})
		return &bodies, dem.Surface{Shape: geometry.Capsule{Radius: thick}, Carrier: dem.Strand{Frames: [2]int{0, 1}}}, 0.75*0.75/m + 0.25*0.25/(2*m)
	}
	linear := law.Law{Normal: law.Linear, Tangential: law.NoFriction}
	for name, c := range map[string]struct {
		body   func(mass float64) (*mbd.System, dem.Surface, float64)
		law    law.Law
		scheme Exchange
	}{
		"ball":         {ball, law.Law{}, Exchange{}},
		"ball, linear": {ball, linear, Exchange{}},
		"ball, Tsuji":  {ball, law.Law{Tension: true}, Exchange{}},
		"bar":          {bar, law.Law{}, Exchange{}},
		"strand":       {strand, law.Law{}, Exchange{}},
	} {
		for _, ratio := range []float64{35, 3.5, 0.35, 0.035} {
			for _, e := range []float64{0.3, 0.6, 0.9} {
				t.Run(fmt.Sprintf("%s, %g, %g", name, ratio, e), func(t *testing.T) {
					bodies, surface, inverse := c.body(ratio * mass)
					s := free(t, bodies, surface, v, c.law, law.Interaction{Restitution: e, NormalStiffness: 1e4}, c.scheme)
					part := 1 / (1 + mass*inverse) // effective mass by the particle's
					advance(t, s, 8e-3, 4e-6*math.Pow(part, 0.4))
					if p, _ := particleOf(s); !expect.Near((1-p.X/v)/part-1, e, 0.01) {
						t.Errorf("the particle leaves with %.5f m/s: restitution %.4f, want %g", p.X, (1-p.X/v)/part-1, e)
					}
				})
			}
		}
	}
}
