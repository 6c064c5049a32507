package gpu

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/demtest"
	"gabion/dem/geometry"
	"gabion/kernels"
)

// TestGPUFollows holds the GPU in double precision to the processor over 200 steps of particles that press on one another and on walls all the
// time, and its statistics afterwards, when the ways of single particles have parted.
func TestGPUFollows(t *testing.T) {
	m := closed(crowd(3))
	c, g := both(t, testDevice(t), m, Options{Precision: Double, Lanes: 1})
	advanceBoth := func(steps int) {
		for _, e := range []dem.Engine{c, g} {
			if err := e.Advance(steps, 2e-5); err != nil {
				t.Fatal(err)
			}
		}
	}
	advanceBoth(200)
	if n := g.Counters(); n.Touching < 20 || n.Surface < 20 {
		t.Errorf("too few contacts for a test: %+v", n)
	}
	agree(t, c, g, 1e-9)
	advanceBoth(1300)
	p, q := c.Energy(), g.Energy()
	for _, f := range []struct {
		name string
		a, b float64
	}{
		{"kinetic energy", p.Kinetic, q.Kinetic},
		{"potential energy", p.Potential, q.Potential},
		{"loss in dashpots", p.Damping, q.Damping},
		{"loss in friction", p.Friction, q.Friction},
	} {
		if !(math.Abs(f.a-f.b) <= 0.02*math.Abs(f.a)) {
			t.Errorf("%s after %d steps: %g and %g J", f.name, g.Counters().Steps, f.a, f.b)
		}
	}
}

// TestGPUFarAway checks that single precision is as good two kilometres away from the lowest particle, which is where positions are counted
// from, as beside it.
func TestGPUFarAway(t *testing.T) {
	const steps, dt = 100, 2e-5
	device := testDevice(t)
	c := newCPU(t, crowd(3))
	if err := c.Advance(steps, dt); err != nil {
		t.Fatal(err)
	}
	var a, b dem.State
	c.Snapshot(&a)
	n := len(a.Velocity)
	far, away := crowd(3), r3.Vec{X: 2000, Y: 1500, Z: 1000}
	for i := range far.Particles.Position {
		far.Particles.Position[i] = r3.Add(far.Particles.Position[i], away)
	}
	// The lowest particle is apart from the others.
	g := &far.Particles
	g.Position, g.Radius = append(g.Position, r3.Vec{}), append(g.Radius, g.Radius[0])
	g.Velocity, g.Angular, g.Material = append(g.Velocity, r3.Vec{}), append(g.Angular, r3.Vec{}), append(g.Material, 0)
	e := newGPU(t, device, far, Options{Precision: Single, Lanes: 1})
	if err := e.Advance(steps, dt); err != nil {
		t.Fatal(err)
	}
	e.Snapshot(&b)
	if d := difference(a.Velocity, b.Velocity[:n], 0); d > 3e-4 {
		t.Errorf("velocities differ by %g, want at most 3e-4", d)
	}
}

// BenchmarkGPUAccuracy shows what each precision costs in accuracy: how far velocities and positions are from double precision after so
// many steps of a box that fills up, and the energy that is missing in the audit then, in parts of what was lost.
func BenchmarkGPUAccuracy(b *testing.B) {
	device, err := kernels.Open(0)
	if err != nil {
		b.Skip(err)
	}
	b.Cleanup(func() { _ = device.Close() })
	for _, steps := range []int{100, 1000, 20_000} {
		m := demtest.BoxModel(22, 1e8)
		var exact dem.State
		for _, p := range []Precision{Double, Mixed, Single} {
			b.Run(fmt.Sprintf("steps=%d/%v", steps, p), func(b *testing.B) {
				e, err := New(m, Options{Device: device, Precision: p})
				if err != nil {
					b.Fatal(err)
				}
				defer e.Close()
				begin := e.Energy()
				if err := e.Advance(steps, 1e-5); err != nil {
					b.Fatal(err)
				}
				var s dem.State
				e.Snapshot(&s)
				if p == Double {
					exact = s
				}
				end := e.Energy()
				have := func(x dem.Energy) float64 { return x.Kinetic + x.Rotational + x.Potential + x.Elastic }
				lost := end.Damping + end.Friction
				b.ReportMetric(difference(exact.Velocity, s.Velocity, 0), "velocity")
				b.ReportMetric(rms(exact.Position, s.Position)/m.Particles.Radius[0], "rms/r")
				b.ReportMetric((have(begin)-have(end)-lost+end.Work)/(have(begin)-have(end)), "missing")
				b.ReportMetric(lost, "J-lost")
			})
		}
	}
}

func rms(a, b []r3.Vec) float64 {
	sum := 0.0
	for i := range a {
		sum += r3.Norm2(r3.Sub(a[i], b[i]))
	}
	return math.Sqrt(sum / float64(max(len(a), 1)))
}

// TestGPURefuses checks that what the engine cannot do is refused with its reason.
func TestGPURefuses(t *testing.T) {
	device := testDevice(t)
	for want, change := range map[string]func(m *dem.Model){
		"at most 256": func(m *dem.Model) {
			for len(m.Materials) <= 256 {
				m.Materials = append(m.Materials, m.Materials[0])
			}
		},
		"periodic axis 1": func(m *dem.Model) {
			m.Domain, m.Periodic = r3.Box{Max: r3.Vec{X: 1, Y: 0.02, Z: 1}}, [3]bool{false, true, false}
		},
		"does not know shapes": func(m *dem.Model) {
			m.Surfaces = []dem.Surface{{Name: "own", Shape: struct{ geometry.Sphere }{geometry.Sphere{Radius: 1}}}}
		},
	} {
		m := crowd(2)
		change(m)
		if _, err := New(m, Options{Device: device}); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("want %q, got %v", want, err)
		}
	}
}
