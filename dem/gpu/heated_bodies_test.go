package gpu

import (
	"errors"
	"math"
	"strings"
	"testing"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/demtest"
	"gabion/dem/geometry"
	"gabion/internal/expect"
	"gabion/rigid"
)

// warmedBodies is stirred particles on a tray that slides along, and behind a door; both warm up.
func warmedBodies(capacity float64) (*dem.Model, []rigid.Frame) {
	m := demtest.BoxModel(5, 1e7)
	frames := demtest.WarmedTray(m, capacity)
	m.Surfaces[2].Carrier, m.Surfaces[2].Temperature = dem.Attached{Frame: 1}, nil
	hot := 500.0
	m.Surfaces[1].Temperature = &hot
	m.Heat.Bodies = append(m.Heat.Bodies, dem.HeatedBody{Name: "door", Frame: 1, Temperature: 600, Capacity: capacity})
	return m, append(frames, rigid.Frame{Orientation: quat.Number{Real: 1}})
}

// tryTwice makes n steps of dt (s), each of which is tried where the frames are not, and then where they are.
func tryTwice(t *testing.T, e dem.Engine, frames []rigid.Frame, n int, dt float64) {
	t.Helper()
	aside := append([]rigid.Frame(nil), frames...)
	aside[0].Position.Z = 1e-5
	for range n {
		if err := errors.Join(e.Drift(dt), e.Contact(aside, nil, nil), e.Contact(frames, nil, nil), e.Commit()); err != nil {
			t.Fatal(err)
		}
	}
}

// alongAt makes n trajectories of four steps of dt (s) beside frames.
func alongAt(t *testing.T, e dem.Engine, frames []rigid.Frame, n int, dt float64) {
	t.Helper()
	still := append([]rigid.Frame(nil), frames...)
	still[0].Velocity = r3.Vec{}
	wrenches, impulses := make([]rigid.Wrench, len(frames)), make([]rigid.Wrench, len(frames))
	for range n {
		if err := e.AdvanceAlong(4, &dem.Trajectory{From: still, To: still, Duration: 4 * dt}, impulses, wrenches, nil); err != nil {
			t.Fatal(err)
		}
	}
}

// Bodies warm up on a GPU as on the processor, in double to rounding; their books close in every precision, and go on to the same bits after a restart, on another GPU, and as on a GPU on the processor.
func TestGPUHeatedBodies(t *testing.T) {
	device := testDevice(t)
	const dt = 4e-5
	for _, c := range []struct {
		name      string
		precision Precision
		advance   func(t *testing.T, e dem.Engine, frames []rigid.Frame, n int, dt float64)
		steps     int
		tolerance float64 // of temperatures, by what they have changed
		books     float64
		facets    bool
	}{
		{"single", Single, tryTwice, 100, 0.02, 1e-6, false},
		{"mixed", Mixed, tryTwice, 60, 2e-3, 1e-6, false},
		{"double", Double, tryTwice, 100, 1e-9, 1e-12, false},
		{"along a trajectory", Double, alongAt, 25, 1e-9, 1e-12, false},
		{"a wall of several faces", Double, tryTwice, 60, 1e-9, 1e-12, true},
	} {
		t.Run(c.name, func(t *testing.T) {
			m, frames := warmedBodies(2)
			if c.facets {
				top := r3.Vec{X: 0.0505, Y: 0.0505, Z: 0.0555}
				m.Surfaces[0].Shape, m.Surfaces[0].Carrier = geometry.Box{Size: top, Inside: true}, dem.Attached{At: rigid.Placement{Position: r3.Scale(0.5, top)}}
			}
			p, g := both(t, device, m, Options{Precision: c.precision})
			before := g.Energy()
			for _, e := range []dem.Engine{p, g} {
				c.advance(t, e, frames, c.steps, dt)
			}
			after := g.Energy()
			demtest.HeatBalanced(t, before, after, c.books, true)
			sameBodies(t, p, g, c.tolerance)
			want, got := p.Energy(), after
			for name, x := range map[string][2]float64{"bodies": {want.HeatBodies, got.HeatBodies}, "walls": {want.HeatWalls, got.HeatWalls}, "around": {want.HeatAround, got.HeatAround}} {
				if !expect.Near(x[1], x[0], c.tolerance) {
					t.Errorf("heat of %s: %.15g J on the GPU, %.15g J on the processor", name, x[1], x[0])
				}
			}
			h := newGPU(t, device, m, Options{Precision: c.precision})
			demtest.HandOver(t, g, h)
			q := handOver(t, g, m)
			sameBodies(t, q, g, 1e-6)
			if missing := heatMissing(q.Energy(), before); math.Abs(missing) > c.books*before.Heat {
				t.Errorf("%g J missing of what the processor took up", missing)
			}
			for _, e := range []dem.Engine{g, h, q} {
				c.advance(t, e, frames, 10, dt)
			}
			if x, y := g.BodyTemperatures(nil), h.BodyTemperatures(nil); !same(g, h) || x[0] != y[0] || x[1] != y[1] {
				t.Errorf("another way after a restart: %v and %v K", x, y)
			}
			sameBodies(t, q, g, max(c.tolerance, 1e-6))
			if missing := heatMissing(q.Energy(), before); math.Abs(missing) > c.books*before.Heat {
				t.Errorf("%g J missing on the processor", missing)
			}
		})
	}
}

// heatMissing is what the books of heat lack since before.
func heatMissing(after, before dem.Energy) float64 {
	return after.Heat + after.HeatBodies - before.Heat - after.HeatMade - after.HeatWalls - after.HeatAround
}

// sameBodies tells where temperatures of bodies differ by more than a part of how far they are from 300 and 600 K.
func sameBodies(t *testing.T, p, g dem.Engine, tolerance float64) {
	t.Helper()
	want, got := p.BodyTemperatures(nil), g.BodyTemperatures(nil)
	for k, start := range []float64{300, 600} {
		if !expect.Near(got[k]-start, want[k]-start, tolerance) || math.Abs(want[k]-start) < 1e-3 {
			t.Errorf("body %d: %.15g K, want %.15g", k, got[k], want[k])
		}
	}
}

// A body that holds too little for the step is told of as on the processor, and one beside which there are no particles goes on cooling down.
func TestGPUHeatedBodyAlone(t *testing.T) {
	device := testDevice(t)
	m, frames := warmedBodies(1e-4)
	g := newGPU(t, device, m, Options{})
	var err error
	for range 50 {
		if err == nil {
			err = errors.Join(g.Drift(4e-5), g.Contact(frames, nil, nil), g.Commit())
		}
	}
	if err == nil || !strings.Contains(err.Error(), `": particles and surroundings conduct`) {
		t.Errorf("error %v", err)
	}
	m, frames = warmedBodies(2)
	m.Particles.Position, m.Particles.Radius, m.Particles.Velocity, m.Particles.Material, m.Particles.Angular, m.Particles.Scalars = nil, nil, nil, nil, nil, nil
	p, g := both(t, device, m, Options{})
	for _, e := range []dem.Engine{p, g} {
		tryTwice(t, e, frames, 20, 1e-3)
	}
	if want, got := p.BodyTemperatures(nil), g.BodyTemperatures(nil); !expect.Near(got[0], want[0], 1e-14) || want[0]-300 < 1e-3 || got[1] != 600 {
		t.Errorf("bodies of %v K alone, want %v", got, want)
	}
}
