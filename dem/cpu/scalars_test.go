package cpu

import (
	"bytes"
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
		m.Particles.Velocity = make([]r3.Vec, len(m.Particles.Position))
		for i := range m.Particles.Velocity {
			m.Particles.Velocity[i] = r3.Vec{X: math.Sin(float64(i)), Y: math.Cos(float64(3 * i)), Z: math.Sin(float64(7 * i))}
		}
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
		for range steps / 2 {
			if err := e.Drift(dt); err != nil {
				t.Fatal(err)
			}
			if err := e.Commit(); err != nil {
				t.Fatal(err)
			}
		}
		var file bytes.Buffer
		if err := e.Save(&file); err != nil {
			t.Fatal(err)
		}
		f := newCPU(t, model(threads))
		if err := f.Restore(&file); err != nil {
			t.Fatal(err)
		}
		for _, x := range []*Engine{e, f} {
			advance(t, x, steps/2, dt)
			if x.Snapshot(&got); !demtest.SameState(&want, &got) {
				t.Errorf("%d threads: another state", threads)
			}
		}
	}
}

// Inlets bring scalars, and outlets leave those of others where they are.
func TestScalarsFlow(t *testing.T) {
	m := demtest.InletToOutlet()
	m.Scalars = []dem.Scalar{{Name: "temperature", Unit: "K", Exchange: law.Exchange{PerRadius: 1}}, {Name: "tag", Unit: "1"}}
	m.Inlets[0].Scalars = []float64{300, 7}
	e := newCPU(t, m)
	advance(t, e, 6000, 2e-5)
	var s dem.State
	e.Snapshot(&s)
	if c := e.Counters(); c.Removed == 0 || len(s.ID) == 0 {
		t.Fatalf("too little happened: %+v", c)
	}
	for i, id := range s.ID {
		if math.Abs(s.Scalars[0][i]-300) > 1e-9 || s.Scalars[1][i] != 7 {
			t.Errorf("particle %d has %g K and the tag %g", id, s.Scalars[0][i], s.Scalars[1][i])
		}
	}
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
