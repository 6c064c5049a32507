package cpu

import (
	"math"
	"strings"
	"testing"

	"gabion/dem"
	"gabion/dem/demtest"
	"gabion/dem/law"
	"gabion/dem/packing"

	"gonum.org/v1/gonum/spatial/r3"
)

func TestTwoTemperatures(t *testing.T) {
	demtest.TwoTemperatures(t, func(m *dem.Model) dem.Engine { return newCPU(t, m) }, 1e-6)
}

// Scalars go with their particles through new lists, and contacts even them out to the same bits at any number of threads, in vector code or not, and after a
// restart.
func TestScalars(t *testing.T) {
	const dt, steps = 4e-5, 200
	model := func(threads int) *dem.Model {
		m := demtest.Carrying(demtest.BoxModel(10, 1e7), 5)
		m.Threads = threads
		demtest.Stir(m)
		return m
	}
	var before, want, got dem.State
	e := newCPU(t, model(1))
	e.Snapshot(&before)
	advance(t, e, steps, dt)
	e.Snapshot(&want)
	if c := e.Counters(); c.Rebuilds < 5 || len(e.chunks) < 3 {
		t.Errorf("too little happened: %+v", c)
	}
	demtest.Carried(t, &before, &want, 1e-13)
	had := vector
	defer func() { vector = had }()
	for _, threads := range []int{2, 5} {
		vector = had && threads == 2
		e := newCPU(t, model(threads))
		demtest.StepByStep(t, e, steps/2, dt)
		f := newCPU(t, model(threads))
		demtest.HandOver(t, e, f)
		for _, x := range []*Engine{e, f} {
			advance(t, x, steps/2, dt)
			if x.Snapshot(&got); !demtest.SameState(&want, &got) {
				t.Errorf("%d threads: another state", threads)
			}
		}
	}
}

func TestScalarsFlow(t *testing.T) {
	demtest.ScalarsFlow(t, func(m *dem.Model) dem.Engine { return newCPU(t, m) }, 6000, 2e-5)
}

// A conductance that is too large for the step does not make temperatures swing.
func TestScalarsOfLongSteps(t *testing.T) {
	m := demtest.Carrying(demtest.BoxModel(6, 1e7), 1e6)
	e := newCPU(t, m)
	var before, after dem.State
	e.Snapshot(&before)
	advance(t, e, 3000, 4e-5)
	e.Snapshot(&after)
	demtest.Carried(t, &before, &after, 1e-13)
	limits := m.Limits(1)
	if warnings, err := limits.Check(4e-5); err != nil || !strings.Contains(strings.Join(warnings, "\n"), "even out more slowly") {
		t.Errorf("warnings %q, %v", warnings, err)
	}
}

func TestScalarsRefused(t *testing.T) {
	place := packing.Particles{Position: []r3.Vec{{}}, Radius: []float64{1}}
	for _, c := range []struct {
		change func(m *dem.Model)
		want   string
	}{
		{func(m *dem.Model) { m.Scalars[1].Name = "a" }, `scalar "a": want a name that no other`},
		{func(m *dem.Model) { m.Scalars[0].Exchange.PerRadius = -1 }, `scalar "a": conductance -1`},
		{func(m *dem.Model) { m.Particles.Scalars = [][]float64{{1, 2}} }, "1 positions, 2 values of scalar 0"},
		{func(m *dem.Model) { m.Particles.Scalars = [][]float64{{math.NaN()}} }, "not finite"},
		{func(m *dem.Model) { m.Particles.Scalars = make([][]float64, 3) }, "values of 3 scalars, want 2"},
	} {
		m := &dem.Model{
			Materials: []law.Material{{Density: 1, YoungModulus: 1}}, Default: law.Interaction{Restitution: 1}, Particles: place,
			Scalars: []dem.Scalar{{Name: "a"}, {Name: "b"}},
		}
		c.change(m)
		if err := m.Check(); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("error %v, want %q", err, c.want)
		}
	}
}
