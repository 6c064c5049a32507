package gpu

import (
	"bytes"
	"errors"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"gabion/dem"
	"gabion/dem/cpu"
	"gabion/dem/demtest"
	"gabion/dem/geometry"
	"gabion/dem/packing"
	"gabion/rigid"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// swaying are the frames of frameNet at a time.
func swaying(knots []r3.Vec, time float64) []rigid.Frame {
	frames := make([]rigid.Frame, len(knots))
	for k := range frames {
		w := 100 * float64(k+1)
		sin, cos := math.Sincos(w * time)
		frames[k] = rigid.Frame{
			Position:        r3.Add(knots[k], r3.Vec{X: 1e-3 * sin, Z: -0.3 * time}),
			Velocity:        r3.Vec{X: 1e-3 * w * cos, Z: -0.3},
			Orientation:     quat.Number{Real: math.Cos(time), Jmag: math.Sin(time)},
			AngularVelocity: r3.Vec{Y: 2},
		}
	}
	return frames
}

// stepwise does what AdvanceAlong promises with the other methods of an engine.
func stepwise(e dem.Engine, n int, path *dem.Trajectory, impulses, wrenches []rigid.Wrench, tangents []rigid.Tangent) error {
	dt := path.Duration / float64(n)
	clear(impulses)
	frames := make([]rigid.Frame, len(path.From))
	for k := 1; k <= n; k++ {
		if err := e.Drift(dt); err != nil {
			return err
		}
		for i := range frames {
			frames[i] = path.At(i, float64(k)/float64(n))
		}
		if err := e.Contact(frames, wrenches, tangents); err != nil {
			return err
		}
		for i := range impulses {
			if k < n {
				impulses[i] = impulses[i].Plus(dt, wrenches[i])
			}
		}
		if err := e.Commit(); err != nil {
			return err
		}
	}
	return nil
}

// alongTrajectories compares two ways to take engines along the same paths, some of them longer than one recording of a GPU.
func alongTrajectories(t *testing.T, a, b dem.Engine, knots []r3.Vec, tolerance float64, other func(e dem.Engine, n int, p *dem.Trajectory, impulses, wrenches []rigid.Wrench, tangents []rigid.Tangent) error) {
	t.Helper()
	n, pairs := len(knots), len(a.Pairs())
	touched := 0
	for k, steps := range []int{1, 20, 20, 40, 20, 20, 1, 20, 75, 20} {
		dt := 2e-5
		now := a.Time()
		path := &dem.Trajectory{From: swaying(knots, now), To: swaying(knots, now+dt*float64(steps)), Duration: dt * float64(steps)}
		var impulses, wrenches [2][]rigid.Wrench
		var tangents [2][]rigid.Tangent
		for i := range 2 {
			impulses[i], wrenches[i], tangents[i] = make([]rigid.Wrench, n), make([]rigid.Wrench, n), make([]rigid.Tangent, pairs)
		}
		if err := a.AdvanceAlong(steps, path, impulses[0], wrenches[0], tangents[0]); err != nil {
			t.Fatal(err)
		}
		if err := other(b, steps, path, impulses[1], wrenches[1], tangents[1]); err != nil {
			t.Fatal(err)
		}
		for _, w := range [2][2][]rigid.Wrench{impulses, wrenches} {
			for i := range n {
				p, q := w[0][i], w[1][i]
				if r3.Norm(p.Force) > 0 {
					touched++
				}
				if r3.Norm(r3.Sub(p.Force, q.Force)) > tolerance*r3.Norm(p.Force)+1e-14 || r3.Norm(r3.Sub(p.Moment, q.Moment)) > tolerance*r3.Norm(p.Moment)+1e-16 {
					t.Fatalf("trajectory %d, frame %d: %v and %v", k, i, p, q)
				}
			}
		}
		for i := range pairs {
			for _, x := range [2][2]*[6][6]float64{
				{&tangents[0][i].Stiffness, &tangents[1][i].Stiffness}, {&tangents[0][i].Damping, &tangents[1][i].Damping},
			} {
				if d, most := blocksDiffer(x[0], x[1]); d > 1e-4*most {
					t.Fatalf("trajectory %d, pair %v: tangents differ by %g of %g", k, a.Pairs()[i], d, most)
				}
			}
		}
	}
	if touched < 15 {
		t.Errorf("only %d wrenches were not zero", touched)
	}
	if math.Abs(a.Time()-b.Time()) > 1e-12 || a.Counters().Steps != b.Counters().Steps {
		t.Errorf("%d steps to %g s, and %d to %g s", a.Counters().Steps, a.Time(), b.Counters().Steps, b.Time())
	}
	if a.Counters().Rebuilds < 4 {
		t.Errorf("lists were made %d times only: no trajectory was interrupted", a.Counters().Rebuilds)
	}
	p, q := a.Energy(), b.Energy()
	if math.Abs(p.Exchange-q.Exchange) > 10*tolerance*math.Abs(p.Exchange) || math.Abs(p.Kinetic-q.Kinetic) > tolerance*p.Kinetic {
		t.Errorf("energies %+v and %+v", p, q)
	}
}

// A trajectory is the same as its steps one by one.
func TestAdvanceAlong(t *testing.T) {
	m, knots := frameNet()
	alongTrajectories(t, newCPU(t, m), newCPU(t, m), knots, 1e-9, stepwise)
}

// On a GPU it is the same as on the processor, and to the last bit the same every time; with the container, whose many contacts need kernels of
// their own, and without it.
func TestGPUAdvanceAlong(t *testing.T) {
	device := testDevice(t)
	for _, c := range []struct {
		name  string
		lanes int
		open  bool
		fall  float64 // m/s; fast particles have rows built between trajectories
		add   func(m *dem.Model)
	}{
		{"container", 1, false, 0, nil},
		{"net", 1, true, 0, nil},
		{"lanes", 4, true, 0, nil},
		{"fast", 1, false, 1, nil},
		{"tabled", 1, true, 0, func(m *dem.Model) { // steps one by one, each with its gravity
			g := m.Gravity
			m.GravityAt = func(float64) r3.Vec { return g }
		}},
		{"attracted", 1, true, 0, func(m *dem.Model) { m.SelfGravity = &dem.SelfGravity{Constant: 10, Every: 4} }},
		{"porous", 1, true, 0, func(m *dem.Model) {
			m.Fluid = &dem.Fluid{Density: 100, Viscosity: 0.05, Grid: &dem.PorosityGrid{Box: r3.Box{Max: r3.Vec{X: 0.04, Y: 0.04, Z: 0.03}}, Count: [3]int{3, 2, 2}}}
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			m, knots := frameNet()
			if c.open {
				m.Surfaces, m.Mobilities, knots = m.Surfaces[:len(m.Surfaces)-1], m.Mobilities[:len(m.Mobilities)-1], knots[:len(knots)-1]
			}
			for i := range m.Particles.Velocity {
				m.Particles.Velocity[i].Z -= c.fall
			}
			if c.add != nil {
				c.add(m)
			}
			options := Options{Precision: Double, Lanes: c.lanes}
			p, g := both(t, device, m, options)
			alongTrajectories(t, g, p, knots, 1e-7, dem.Engine.AdvanceAlong)
			again, fresh := newGPU(t, device, m, options), newGPU(t, device, m, options)
			alongTrajectories(t, fresh, again, knots, 0, dem.Engine.AdvanceAlong)
			if !same(fresh, again) {
				t.Error("two engines that go along the same trajectories are in different states")
			}
			var file bytes.Buffer
			taken := newGPU(t, device, m, options)
			if err := errors.Join(fresh.Save(&file), taken.Restore(&file)); err != nil {
				t.Fatal(err)
			}
			for _, e := range []*Engine{fresh, taken} {
				now := e.Time()
				path := &dem.Trajectory{From: swaying(knots, now), To: swaying(knots, now+4e-4), Duration: 4e-4}
				if err := e.AdvanceAlong(20, path, make([]rigid.Wrench, len(knots)), make([]rigid.Wrench, len(knots)), nil); err != nil {
					t.Fatal(err)
				}
			}
			if !same(fresh, taken) {
				t.Error("after a restore a trajectory ends elsewhere")
			}
		})
	}
}

// Pairs with a plate that rises through particles become more in the middle of trajectories than there was room for.
func TestGPUAdvanceAlongMakesRoom(t *testing.T) {
	device := testDevice(t)
	m := crowd(1)
	rng := rand.New(rand.NewPCG(7, 8))
	m.Particles, m.Gravity = packing.Particles{}, r3.Vec{}
	const side, steps, dt, speed = 60, 100, 2e-5, 2.0
	for i := range side * side {
		m.Particles.Position = append(m.Particles.Position, r3.Vec{X: 0.011 * float64(i%side), Y: 0.011 * float64(i/side), Z: 6e-3 + 20e-3*rng.Float64()})
		m.Particles.Radius, m.Particles.Angular = append(m.Particles.Radius, 5e-3), append(m.Particles.Angular, r3.Vec{X: 1})
	}
	m.Surfaces = []dem.Surface{{Shape: geometry.Plate{SizeX: 1, SizeY: 1}, Carrier: dem.Attached{}}}
	c, g := both(t, device, m, Options{Precision: Double})
	at := func(time float64) []rigid.Frame {
		return []rigid.Frame{{Position: r3.Vec{X: 0.33, Y: 0.33, Z: speed * time}, Velocity: r3.Vec{Z: speed}, Orientation: quat.Number{Real: 1}}}
	}
	for k := range 5 {
		path := &dem.Trajectory{From: at(dt * steps * float64(k)), To: at(dt * steps * float64(k+1)), Duration: dt * steps}
		var impulses, wrenches [2][1]rigid.Wrench
		for i, e := range []dem.Engine{c, g} {
			if err := e.AdvanceAlong(steps, path, impulses[i][:], wrenches[i][:], nil); err != nil {
				t.Fatal(err)
			}
		}
		if p, q := impulses[0][0].Force, impulses[1][0].Force; r3.Norm(r3.Sub(p, q)) > 1e-7*r3.Norm(p) || r3.Norm(p) == 0 {
			t.Fatalf("trajectory %d: impulses %v and %v", k, p, q)
		}
	}
	if err := g.do(g.syncIfStale); err != nil || g.control.Pairs < 1100 {
		t.Errorf("only %d pairs in the end (%v): there was room for 1024 from the start", g.control.Pairs, err)
	}
	agree(t, c, g, 1e-7)
}

// A trajectory ends in the same state after its engine has been saved and restored.
func TestAdvanceAlongAfterRestore(t *testing.T) {
	m, knots := frameNet()
	whole := newCPU(t, m)
	const steps, dt = 5, 2e-5
	along := func(e *cpu.Engine) []rigid.Wrench {
		now := e.Time()
		path := &dem.Trajectory{From: swaying(knots, now), To: swaying(knots, now+dt*steps), Duration: dt * steps}
		impulses := make([]rigid.Wrench, len(knots))
		if err := e.AdvanceAlong(steps, path, impulses, make([]rigid.Wrench, len(knots)), nil); err != nil {
			t.Fatal(err)
		}
		return impulses
	}
	for k := range 40 {
		along(whole)
		restored := newCPU(t, m)
		demtest.HandOver(t, whole, restored)
		if a, b := along(whole), along(restored); !slices.Equal(a, b) {
			t.Fatalf("trajectory %d: %v and %v", k, a, b)
		}
	}
}
