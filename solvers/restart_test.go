package solvers_test

import (
	"slices"
	"testing"

	"gabion/mbd"
	"gabion/solvers"
)

// netIntegrator builds the papers' net and its integrator.
func netIntegrator(t testing.TB, n int, options solvers.Options) (*mbd.System, *solvers.Integrator) {
	t.Helper()
	s := papersNet(n)
	if err := s.Build(); err != nil {
		t.Fatal(err)
	}
	g, err := solvers.NewIntegrator(s, 0, options)
	if err != nil {
		t.Fatal(err)
	}
	return s, g
}

// TestRestart goes on from a snapshot, in a new integrator, to the same bits, whether or not anything is reported.
func TestRestart(t *testing.T) {
	_, whole := netIntegrator(t, 4, solvers.Options{})
	var middle, end, again solvers.Snapshot
	for k := range 200 {
		if k == 120 {
			whole.Save(&middle)
		}
		if err := whole.Step(1e-3); err != nil {
			t.Fatal(err)
		}
	}
	whole.Save(&end)
	_, part := netIntegrator(t, 4, solvers.Options{})
	if err := part.Restore(&middle); err != nil {
		t.Fatal(err)
	}
	for range 80 {
		if err := part.Step(1e-3); err != nil {
			t.Fatal(err)
		}
		if err := part.Report(); err != nil {
			t.Fatal(err)
		}
	}
	part.Save(&again)
	if !slices.Equal(end.Q, again.Q) || !slices.Equal(end.V, again.V) || !slices.Equal(end.A, again.A) || end.Counters != again.Counters {
		t.Error("a restarted run differs from one that was not interrupted")
	}
}

// TestWorkers gives the same bits with any number of goroutines.
func TestWorkers(t *testing.T) {
	run := func(workers int) (end solvers.Snapshot) {
		s, g := netIntegrator(t, 16, solvers.Options{})
		s.SetWorkers(workers)
		for range 20 {
			if err := g.Step(1e-3); err != nil {
				t.Fatal(err)
			}
		}
		g.Save(&end)
		return end
	}
	alone := run(1)
	for _, workers := range []int{2, 3, 7} {
		if end := run(workers); !slices.Equal(alone.Q, end.Q) || !slices.Equal(alone.Tangent, end.Tangent) {
			t.Errorf("%d workers give other bits than one", workers)
		}
	}
}

// TestStepAllocatesNothing keeps the garbage collector out of the step loop.
func TestStepAllocatesNothing(t *testing.T) {
	s, g := netIntegrator(t, 16, solvers.Options{})
	for _, workers := range []int{1, 2} {
		s.SetWorkers(workers)
		const steps = 50 // among them some with a new tangent
		n := testing.AllocsPerRun(2, func() {
			for range steps {
				if err := g.Step(1e-3); err != nil {
					t.Fatal(err)
				}
			}
		})
		if n > 0 {
			t.Errorf("%d steps with %d workers allocate %g times", steps, workers, n)
		}
	}
}
