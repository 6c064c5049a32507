package bench

import (
	"context"
	"math"
	"testing"

	"gabion/coupling"
	"gabion/internal/emulator"
	"gabion/kernels"
	"gabion/mbd/gpu"
	"gabion/solvers"
)

// TestNetOnGPU compares a net that falls on an emulated GPU, with no particles there, with one on the processor.
func TestNetOnGPU(t *testing.T) {
	driver, err := emulator.New()
	emulator.Check(t, err)
	t.Cleanup(func() { _ = driver.Remove() })
	d, err := kernels.OpenWith(driver, 0)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = d.Close() })
	const steps, h = 30, 1e-3
	start := func() *solvers.Integrator {
		s := Net(4)
		if err := s.Build(); err != nil {
			t.Fatal(err)
		}
		g, err := solvers.NewIntegrator(context.Background(), s, 0, solvers.Options{Method: solvers.HHT(-0.05), Tolerance: 1e-12})
		if err != nil {
			t.Fatal(err)
		}
		return g
	}
	here, there := start(), start()
	for range steps {
		if err := here.Step(h); err != nil {
			t.Fatal(err)
		}
	}
	s := Net(4)
	if err := s.Build(); err != nil {
		t.Fatal(err)
	}
	e, err := gpu.New(s, nil, gpu.Alone{Device: d}, kernels.Reactions{First: []int32{0}}, coupling.MethodOnGPU(there.Options()), nil)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(e.Close)
	state := there.State()
	motion := gpu.Motion{Q: state.Q, V: state.V, X: state.X, A: state.A, LastX: state.LastX, LastStep: state.LastStep}
	for _, n := range []int{steps - 11, 11} {
		if done, err := e.Step(&motion, n, h); err != nil || done != n {
			t.Fatal(done, err)
		}
	}
	fallen := 0.0
	for i, q := range here.State().Q {
		if !(math.Abs(motion.Q[i]-q) < 1e-9) {
			t.Fatalf("coordinate %d is %g, on the processor %g", i, motion.Q[i], q)
		}
		fallen = max(fallen, math.Abs(here.State().V[i]))
	}
	if fallen < 0.1 {
		t.Errorf("the fastest coordinate changes by %g m/s: the net does not fall", fallen)
	}
}
