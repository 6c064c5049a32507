package mbd_test

import (
	"math"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/mbd"
	"gabion/rigid"
	"gabion/solvers"
)

// cubic is a spring with the tension k x^3.
type cubic float64

func (k cubic) At(_, x, _ float64) (force, byX, byV float64) {
	return float64(k) * x * x * x, 3 * float64(k) * x * x, 0
}
func (k cubic) Stored(x float64) float64 { return 0.25 * float64(k) * x * x * x * x }

// thrown is a mass of 2 kg with a velocity, 1 m from the ground's origin, to which a spring-damper holds it.
func thrown(t *testing.T, velocity r3.Vec, f *mbd.SpringDamper) (*mbd.System, *solvers.Integrator) {
	t.Helper()
	s := &mbd.System{}
	s.AddBody(mbd.Body{Name: "mass", Mass: 2, Point: true, Pose: rigid.Frame{Position: r3.Vec{X: 1}, Velocity: velocity}})
	f.Name, f.I, f.J = "spring", mbd.Marker{Body: 0}, mbd.Origin
	s.AddForce(f)
	if err := s.Build(); err != nil {
		t.Fatal(err)
	}
	g, err := solvers.NewIntegrator(t.Context(), s, 0, solvers.Options{Method: solvers.HHT(0), Tolerance: 1e-13})
	if err != nil {
		t.Fatal(err)
	}
	return s, g
}

// TestLineWorkOfHardeningSpring compares the error of the work of a spring with its closed form: the trapezoidal rule makes of the tension k x^3 over a step from x0 to x1
// the work k (x1 - x0)^3 (x0 + x1)/4 beyond what the spring stores.
func TestLineWorkOfHardeningSpring(t *testing.T) {
	const k, h = 3000, 0.01
	s, g := thrown(t, r3.Vec{X: 2}, &mbd.SpringDamper{FreeLength: 1, Curve: cubic(k)})
	states, stored, largest := s.LineForceStates(nil), s.LineEnergy(), 0.0
	x := s.Pose(0).Position.X - 1
	for n := range 200 {
		if err := g.Step(h); err != nil {
			t.Fatal(err)
		}
		w, now := s.LineWorks(states, h), s.LineEnergy()
		next := s.Pose(0).Position.X - 1
		want := 0.25 * k * math.Pow(next-x, 3) * (x + next)
		if got := w.Taken - (now - stored); math.Abs(got-want) > 1e-12 || w.Damped != 0 {
			t.Fatalf("step %d: the spring takes %.9g J beyond what it stores, want %.9g J", n, got, want)
		}
		x, stored, largest = next, now, max(largest, math.Abs(want))
	}
	if largest < 1e-3 {
		t.Errorf("errors of %g J at most tell nothing", largest)
	}
}

// TestLineWorkIsWhatBodiesLose checks that a mass loses in every step, by the trapezoidal rule without numerical dissipation, what its spring-damper takes by the books: of a
// wire that yields, with a damper, whirled around and then broken, of a rope with a brake that snaps taut, and of a plain spring.
func TestLineWorkIsWhatBodiesLose(t *testing.T) {
	curve := func(points ...[2]float64) *mbd.Polyline {
		p, err := mbd.NewPolyline(points)
		if err != nil {
			t.Fatal(err)
		}
		return p
	}
	for name, f := range map[string]*mbd.SpringDamper{
		"spring": {FreeLength: 0.9, Stiffness: 4000, Damping: 3},
		"wire": {
			FreeLength: 1, Damping: 5, Yielding: &mbd.Yielding{Curve: curve([2]float64{0.01, 200}, [2]float64{0.2, 300})}, Breaking: &mbd.Breaking{Elongation: 0.05},
		},
		"brake": {FreeLength: 1.02, Stiffness: 2e4, TensionOnly: true, Brake: &mbd.Brake{Force: curve([2]float64{0, 150}), Stroke: 0.3}},
	} {
		t.Run(name, func(t *testing.T) {
			const h = 0.002
			s, g := thrown(t, r3.Vec{X: 3, Y: 4}, f)
			states := s.LineForceStates(nil)
			power := states[0].Power
			taken, damped := s.LineEnergy(), 0.0
			before := s.Energies().Kinetic
			for n := range 300 {
				if err := g.Step(h); err != nil {
					t.Fatal(err)
				}
				w := s.LineWorks(states, h)
				now := w.Power
				w.Damped += 0.5 * h * (power + now)
				kinetic := s.Energies().Kinetic
				if lost := before - kinetic; math.Abs(lost-w.Taken-w.Damped) > 1e-10 {
					t.Fatalf("step %d: the mass loses %.9g J, the spring takes %.9g J, the damper %.9g J", n, lost, w.Taken, w.Damped)
				}
				before, power, taken, damped = kinetic, now, taken+w.Taken, damped+w.Damped
			}
			if broken := name == "wire"; f.Broken(s) != broken {
				t.Errorf("broken: %v", !broken)
			}
			if e := s.LineEnergy(); math.Abs(taken-e) > 0.02*e {
				t.Errorf("%.4g J taken, and %.4g J stored and lost", taken, e)
			}
			if (damped > 0.1) != (f.Damping > 0) {
				t.Errorf("%g J damped", damped)
			}
		})
	}
}
