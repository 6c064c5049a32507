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

// TestStepAllocatesNothing keeps the garbage collector out of the step loop.
func TestStepAllocatesNothing(t *testing.T) {
	_, g := netIntegrator(t, 6, solvers.Options{})
	n := testing.AllocsPerRun(50, func() {
		if err := g.Step(1e-3); err != nil {
			t.Fatal(err)
		}
	})
	if n > 0 {
		t.Errorf("a step allocates %g times", n)
	}
}
