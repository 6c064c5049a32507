package gpu

import (
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/cpu"
	"gabion/dem/demtest"
	"gabion/dem/law"
	"gabion/internal/expect"
	"gabion/rigid"
)

// newCPU is an engine on the processor to compare with, which can also import what a GPU engine has saved.
func newCPU(t testing.TB, m *dem.Model) *cpu.Engine {
	t.Helper()
	own := *m
	if own.Threads == 0 && !testing.Short() {
		own.Threads = 1
	}
	e, err := cpu.New(&own)
	if err != nil {
		t.Fatal(err)
	}
	e.Import = Import
	t.Cleanup(e.Close)
	return e
}

// linear has the particles of a model touch by springs that do not depend on their overlap.
func linear(m *dem.Model) {
	m.Law = law.Law{Normal: law.Linear, Tangential: law.CundallStrack}
	m.Default.NormalStiffness, m.Default.TangentialStiffness = 2e4, 1e4
}

func advance(t testing.TB, e dem.Engine, n int, dt float64) {
	t.Helper()
	if err := e.Advance(n, dt); err != nil {
		t.Fatal(err)
	}
}

// advanceAt makes so many steps of dt (s) beside bodies that stay at some places.
func advanceAt(e *Engine, places []r3.Vec, steps int, dt float64) {
	frames := make([]rigid.Frame, len(places))
	for k, p := range places {
		frames[k].Position = p
	}
	wrenches, tangents := make([]rigid.Wrench, len(frames)), make([]rigid.Tangent, len(e.Pairs()))
	for range steps {
		expect.Must(0, e.Drift(dt))
		expect.Must(0, e.Contact(frames, wrenches, tangents))
		expect.Must(0, e.Commit())
	}
}

// restarted makes steps of dt (s), hands the state over to another engine, and fails the test unless both go on to the same bits, as another run does that is not looked at in between.
func restarted(t *testing.T, m *dem.Model, before, after int, dt float64) (e, f *Engine) {
	t.Helper()
	device := testDevice(t)
	e, f = newGPU(t, device, m, Options{}), newGPU(t, device, m, Options{})
	again := newGPU(t, device, m, Options{})
	advance(t, e, before, dt)
	if n := e.Counters(); n.Touching < 5 || n.Surface < 2 {
		t.Errorf("%+v", n)
	}
	demtest.HandOver(t, e, f)
	for _, x := range []dem.Engine{e, f} {
		advance(t, x, after, dt)
	}
	advance(t, again, before+after, dt)
	if !same(e, f) {
		t.Error("the run that was taken up again has gone elsewhere")
	}
	if !same(e, again) {
		t.Error("another run has gone elsewhere")
	}
	return e, f
}
