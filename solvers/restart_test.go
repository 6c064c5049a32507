package solvers_test

import (
	"math"
	"reflect"
	"slices"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/bench"
	"gabion/mbd"
	"gabion/rigid"
	"gabion/solvers"
	"gabion/solvers/lu"
)

// netIntegrator builds the papers' net and its integrator.
func netIntegrator(t testing.TB, n, workers int, options solvers.Options) (*mbd.System, *solvers.Integrator) {
	t.Helper()
	s := bench.Net(n)
	if err := s.Build(); err != nil {
		t.Fatal(err)
	}
	s.SetWorkers(workers)
	g, err := solvers.NewIntegrator(t.Context(), s, 0, options)
	if err != nil {
		t.Fatal(err)
	}
	return s, g
}

// machine has everything that is kept from step to step: redundant hinges, a driver that makes whole turns, a spring that
// breaks, a stop, and velocities to project.
func machine() *mbd.System {
	s := fourBars(2)
	last := s.Bodies()
	s.AddBody(mbd.Body{Name: "wheel", Mass: 1, Inertia: mbd.SolidSphere(1, 0.1), Pose: rigid.Frame{Position: r3.Vec{X: -1}}})
	hub, axle := s.MarkerAt(last, r3.Vec{X: -1}, aboutZ), s.MarkerAt(mbd.Ground, r3.Vec{X: -1}, aboutZ)
	s.AddJoint(mbd.RevoluteJoint("axle", hub, axle))
	s.AddJoint(mbd.RotationDriver("motor", hub, axle, mbd.Polynomial{0, 30, 5}))
	s.AddForce(&mbd.SpringDamper{
		Name: "thread", I: mbd.Marker{Body: 0}, J: mbd.Marker{Body: last, Position: r3.Vec{X: 0.1}}, Stiffness: 20, FreeLength: 1,
		Breaking: &mbd.Breaking{Force: 8},
	})
	s.AddForce(&mbd.CoordinateForce{
		Name: "stop", Coordinate: mbd.RelativeCoordinate{I: s.MarkerAt(0, r3.Vec{}, aboutZ), J: s.MarkerAt(mbd.Ground, r3.Vec{}, aboutZ), Rotation: true},
		Law: &mbd.StopLaw{Lower: -0.8, Upper: 0.8, Stiffness: 2000, Exponent: 1.5, Damping: 2, Depth: 0.01},
	})
	return s
}

// TestRestart goes on from a snapshot, in a new integrator, to the same bits, whether or not anything is reported.
func TestRestart(t *testing.T) {
	for name, c := range map[string]struct {
		make func() *mbd.System
		step func(g *solvers.Integrator, to float64) error
	}{
		"net, fixed steps":          {func() *mbd.System { return bench.Net(4) }, func(g *solvers.Integrator, _ float64) error { return g.Step(1e-3) }},
		"machine, fixed steps":      {machine, func(g *solvers.Integrator, _ float64) error { return g.Step(2e-3) }},
		"machine, steps of its own": {machine, (*solvers.Integrator).Advance},
	} {
		t.Run(name, func(t *testing.T) {
			start := func() *solvers.Integrator {
				return build(t, c.make(), solvers.Options{Accuracy: 1e-4, Step: 1e-4})
			}
			const steps, half = 200, 120
			whole := start()
			var middle, end, again solvers.Snapshot
			for k := range steps {
				if k == half {
					whole.Save(&middle)
				}
				if err := c.step(whole, 2e-3*float64(k+1)); err != nil {
					t.Fatal(err)
				}
			}
			whole.Save(&end)
			part := start()
			if err := part.Restore(&middle); err != nil {
				t.Fatal(err)
			}
			for k := half; k < steps; k++ {
				if err := c.step(part, 2e-3*float64(k+1)); err != nil {
					t.Fatal(err)
				}
				if err := part.Report(); err != nil {
					t.Fatal(err)
				}
			}
			part.Save(&again)
			// The plan of the factorisation for reports is of no consequence.
			end.Plans[2], again.Plans[2] = lu.Plan{}, lu.Plan{}
			if !reflect.DeepEqual(end, again) {
				t.Errorf("a restarted run differs from one that was not interrupted: %+v and %+v", again.Counters, end.Counters)
			}
		})
	}
}

// TestWorkers gives the same bits with any number of goroutines.
func TestWorkers(t *testing.T) {
	run := func(workers int) (end solvers.Snapshot) {
		_, g := netIntegrator(t, 40, workers, solvers.Options{})
		for range 8 {
			if err := g.Step(1e-3); err != nil {
				t.Fatal(err)
			}
		}
		g.Save(&end)
		return end
	}
	alone := run(1)
	for _, workers := range []int{2, 3, 7} {
		if end := run(workers); !slices.Equal(alone.Q, end.Q) || !slices.Equal(alone.A, end.A) || !slices.Equal(alone.Tangent, end.Tangent) {
			t.Errorf("%d workers give other bits than one", workers)
		}
	}
}

// TestStepAllocatesNothing keeps the garbage collector out of the step loop. The runtime allocates for itself now and then, such as for a goroutine
// that waits, and the NATS server that is linked here reads the time of the process once a second; that counts with the rest: what the steps allocate
// they allocate every time, and a try is much shorter than a second.
func TestStepAllocatesNothing(t *testing.T) {
	for _, workers := range []int{1, 2} {
		_, g := netIntegrator(t, 12, workers, solvers.Options{})
		const steps = 50 // among them some with a new tangent
		least := math.Inf(1)
		for try := 0; try < 20 && least > 0; try++ {
			least = min(least, testing.AllocsPerRun(1, func() {
				for range steps {
					if err := g.Step(1e-3); err != nil {
						t.Fatal(err)
					}
				}
			}))
		}
		if least > 0 {
			t.Errorf("%d steps with %d workers allocate %g times or more", steps, workers, least)
		}
	}
}
