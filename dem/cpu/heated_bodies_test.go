package cpu

import (
	"errors"
	"math"
	"strings"
	"testing"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/demtest"
	"gabion/rigid"
)

// warmedTray is stirred particles on the floor and beside a wall of one body, which slides along under them.
func warmedTray(threads int, capacity float64) (*dem.Model, []rigid.Frame) {
	m := demtest.BoxModel(10, 1e7)
	m.Threads = threads
	return m, demtest.WarmedTray(m, capacity)
}

func advanceWith(t *testing.T, e *Engine, frames []rigid.Frame, n int, dt float64) {
	t.Helper()
	for range n {
		if err := errors.Join(e.Drift(dt), e.Contact(frames, nil, nil), e.Commit()); err != nil {
			t.Fatal(err)
		}
	}
}

// What particles and surroundings give a body is what it has, and its temperature has the same bits at any number of threads and after a restart, whether steps are tried once or twice.
func TestHeatedBody(t *testing.T) {
	const dt, steps, capacity = 4e-5, 200, 2.0
	m, frames := warmedTray(1, capacity)
	e := newCPU(t, m)
	before := e.Energy()
	advanceWith(t, e, frames, steps, dt)
	after := e.Energy()
	want := e.BodyTemperatures(nil)
	missing := after.Heat + after.HeatBodies - before.Heat - after.HeatMade - after.HeatWalls - after.HeatAround
	if math.Abs(missing) > 1e-13*after.Heat || math.Abs(after.HeatBodies) < 0.1 || after.HeatWalls == 0 {
		t.Errorf("%g J missing: the body received %g J, of walls that keep their temperature came %g J", missing, after.HeatBodies, after.HeatWalls)
	}
	if got := 300 + after.HeatBodies/capacity; len(want) != 1 || want[0] != got {
		t.Errorf("the body has %v K, want %g of %g J", want, got, after.HeatBodies)
	}
	for _, threads := range []int{2, 5} {
		m, frames := warmedTray(threads, capacity)
		e, f := newCPU(t, m), newCPU(t, m)
		advanceWith(t, e, frames, steps/2, dt)
		demtest.HandOver(t, e, f)
		for _, x := range []*Engine{e, f} {
			if err := errors.Join(x.Drift(dt), x.Contact([]rigid.Frame{{Position: r3.Vec{Z: 1e-5}, Orientation: quat.Number{Real: 1}}}, nil, nil), x.Contact(frames, nil, nil), x.Commit()); err != nil {
				t.Fatal(err)
			}
			advanceWith(t, x, frames, steps/2-1, dt)
			if got := x.BodyTemperatures(nil); got[0] != want[0] {
				t.Errorf("%d threads: %.17g K, want %.17g", threads, got[0], want[0])
			}
		}
	}
}

// A body that holds too little for the step is told of by its name.
func TestHeatedBodyOfSmallCapacity(t *testing.T) {
	m, frames := warmedTray(1, 1e-4)
	e := newCPU(t, m)
	var err error
	for range 50 {
		if err == nil {
			err = errors.Join(e.Drift(4e-5), e.Contact(frames, nil, nil), e.Commit())
		}
	}
	if err == nil || !strings.Contains(err.Error(), `body "tray": particles and surroundings conduct`) {
		t.Errorf("error %v", err)
	}
}

// What is wrong with heated bodies is told.
func TestHeatedBodyMistakes(t *testing.T) {
	for want, change := range map[string]func(m *dem.Model){
		"that no other heated body has": func(m *dem.Model) { m.Heat.Bodies = append(m.Heat.Bodies, m.Heat.Bodies[0]) },
		"want a capacity above 0":       func(m *dem.Model) { m.Heat.Bodies[0].Capacity = 0 },
		"want one or the other":         func(m *dem.Model) { m.Surfaces[4].Temperature = new(float64) },
	} {
		m, _ := warmedTray(1, 1)
		change(m)
		if err := m.Check(); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("error %v, want %q", err, want)
		}
	}
}
