package coupling

import (
	"fmt"
	"math"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/cpu"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/dem/packing"
	"gabion/mbd"
	"gabion/rigid"
	"gabion/solvers"
)

// dampingRatio lets a body swing on the spring of a permanent contact with a particle that is too heavy to move, and returns the damping
// ratio that the exchange in steps of h gives to the motion; below zero it feeds energy in.
func dampingRatio(t *testing.T, x Exchange, omegaH float64) float64 {
	t.Helper()
	const (
		bodyMass  = 1.0  // kg
		stiffness = 1e4  // N/m
		push      = 10.0 // N, on the body, so that it never leaves the particle
		swing     = 0.2  // by the overlap at rest
	)
	omega := math.Sqrt(stiffness / bodyMass)
	h := omegaH / omega
	rest := push / stiffness
	var bodies mbd.System
	start := 2*0.1 - rest*(1-swing)
	b := bodies.AddBody(mbd.Body{Name: "body", Mass: bodyMass, Inertia: mbd.SolidSphere(bodyMass, 0.1), Pose: rigid.Frame{Position: r3.Vec{X: start}}})
	bodies.AddForce(&mbd.AppliedForce{Name: "push", At: mbd.Marker{Body: b}, Force: r3.Vec{X: -push}})
	surfaces := []dem.Surface{{Name: "body", Shape: geometry.Sphere{Radius: 0.1}, Carrier: dem.Attached{}}}
	particles, err := cpu.New(&dem.Model{
		Materials: []law.Material{{Name: "lead", Density: 1e12, YoungModulus: 1e9, PoissonRatio: 0.3}},
		Law:       law.Law{Normal: law.Linear, Tangential: law.NoFriction},
		Default:   law.Interaction{Restitution: 1, NormalStiffness: stiffness},
		Particles: packing.Particles{Position: []r3.Vec{{}}, Radius: []float64{0.1}}, Surfaces: surfaces, Threads: 1,
	})
	if err != nil {
		t.Fatal(err)
	}
	defer particles.Close()
	s, err := New(t.Context(), Config{
		Bodies: &bodies, Solver: solvers.Options{Method: solvers.HHT(-0.05), Tolerance: 1e-12},
		Particles: particles, Carriers: []int{b}, Exchange: x,
	})
	if err != nil {
		t.Fatal(err)
	}
	amplitude := func() float64 {
		p := s.Bodies().Pose(b)
		return math.Hypot(p.Position.X-(0.2-rest), p.Velocity.X/omega)
	}
	// The first steps start with the contact unknown to the bodies; what counts is how the swing goes on from there.
	const lead, counted = 6 * math.Pi, 40 * math.Pi
	for range int(lead / omegaH) {
		if err := s.Step(h); err != nil {
			t.Fatal(err)
		}
	}
	first := amplitude()
	steps := int(counted / omegaH)
	for range steps {
		if err := s.Step(h); err != nil {
			t.Fatal(err)
		}
	}
	return -math.Log(amplitude()/first) / (float64(steps) * omegaH)
}

// The exchange must not feed energy into a permanent contact, nor take much out: within 0.001 at omega h = 0.1.
func TestExchangeHardlyDamps(t *testing.T) {
	for _, c := range []struct {
		name string
		x    Exchange
	}{
		{"frozen", Exchange{}},
		{"subcycled", Exchange{Scheme: Subcycled, Substeps: 20}},
		{"iterated", Exchange{Scheme: Iterated, Substeps: 20, Tolerance: 1e-4, MaxIterations: 50}},
	} {
		t.Run(c.name, func(t *testing.T) {
			table := ""
			for _, omegaH := range []float64{0.05, 0.1, 0.2, 0.5, 1} {
				ratio := dampingRatio(t, c.x, omegaH)
				table += fmt.Sprintf("  %g: %+.5f", omegaH, ratio)
				if omegaH == 0.1 && math.Abs(ratio) > 1e-3 {
					t.Errorf("damping ratio %+.5f at omega h = 0.1, want within 0.001", ratio)
				}
			}
			t.Logf("damping ratio by omega h:%s", table)
		})
	}
}
