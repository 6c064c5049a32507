// Tests of surfaces in the engine: particles held by strands.

package cpu

import (
	"math"
	"slices"
	"testing"

	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/dem/packing"
	"gabion/internal/expect"
	"gabion/internal/vec"
	"gabion/rigid"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// strandModel has strands of the given radius from frame 0 to each of the others, and a particle.
func strandModel(radius, young float64, strands int, g packing.Particles) *dem.Model {
	m := &dem.Model{
		Materials: []law.Material{{Name: "stone", Density: 2500, YoungModulus: young, PoissonRatio: 0.3}},
		Default:   law.Interaction{Restitution: 0.5, Friction: 0.5},
		Particles: g, Threads: 1,
	}
	for i := range strands {
		m.Surfaces = append(m.Surfaces, dem.Surface{Name: "strand", Shape: geometry.Capsule{Radius: radius}, Carrier: dem.Strand{Frames: [2]int{0, i + 1}}})
	}
	return m
}

// TestCornerOfStrands drops a particle into the corner where three strands meet: it is held, and nothing is ever added to its energy.
func TestCornerOfStrands(t *testing.T) {
	expect.Numbers(t)
	rng := packing.RandomStream(2, 9)
	frames := make([]rigid.Frame, 4)
	for i := range 3 {
		sin, cos := math.Sincos(2 * math.Pi / 3 * float64(i))
		frames[i+1].Position = r3.Vec{X: 0.06 * cos, Y: 0.06 * sin, Z: 0.1}
	}
	for i := range frames {
		frames[i].Orientation = quat.Number{Real: 1}
	}
	for range 3 {
		at := r3.Add(r3.Vec{Z: 0.055}, expect.RandomVec(rng, 0.01))
		m := strandModel(0.002, 1e7, 3, packing.Particles{Position: []r3.Vec{at}, Radius: []float64{0.02}, Angular: []r3.Vec{expect.RandomVec(rng, 20)}})
		m.Gravity = r3.Vec{Z: -10}
		e := expect.Must(New(m))
		total := func() float64 {
			x := e.Energy()
			return x.Kinetic + x.Rotational + x.Potential + x.Elastic
		}
		var s dem.State
		last := total()
		for n := range 20000 {
			expect.Must(0, e.Drift(4e-5))
			expect.Must(0, e.Contact(frames, nil, nil))
			expect.Must(0, e.Commit())
			if n%20 == 0 {
				now := total()
				if now > last+1e-5 { // a ten-thousandth of what the fall brings
					t.Fatalf("from %v, step %d: the energy grows from %g to %g J", at, n, last, now)
				}
				last = now
			}
		}
		e.Snapshot(&s)
		if p := s.Position[0]; r3.Norm(s.Velocity[0]) > 0.01 || math.Hypot(p.X, p.Y) > 0.005 || math.Abs(p.Z-0.022*math.Sqrt(1+vec.Sq(0.1/0.06))) > 5e-4 {
			t.Errorf("from %v: at %v with %v m/s", at, p, s.Velocity[0])
		}
		e.Close()
	}
}

// TestNoPassage fires particles at strands and sheets at the greatest speed that the engine takes, a radius a step, for stiff and for soft ones. Whatever
// comes of it, no particle is beyond where its way crosses the axis or the sheet without an error that says so.
func TestNoPassage(t *testing.T) {
	expect.Numbers(t)
	rng := packing.RandomStream(3, 9)
	const radius, dt = 0.02, 1e-5
	frames := []rigid.Frame{{Position: r3.Vec{X: -1}}, {Position: r3.Vec{X: 1}}}
	sheet := dem.Surface{Name: "sheet", Shape: expect.Must(geometry.NewMesh(geometry.PlateFacets(2, 2, 20, 20), geometry.MeshOptions{}))}
	caught, turned := 0, 0
	for n := range 200 {
		young := 1e4 * math.Pow(10, 6*rng.Float64())
		speed := radius / dt * math.Pow(1e-2, rng.Float64())
		way := r3.Unit(r3.Vec{X: rng.Float64() - 0.5, Y: rng.Float64() - 0.5, Z: -1})
		to := r3.Vec{X: rng.Float64() - 0.5, Y: 0.01 * (rng.Float64() - 0.5)}
		start := r3.Sub(to, r3.Scale(0.03+radius*rng.Float64(), way))
		m := strandModel(0.001, young, 1, packing.Particles{Position: []r3.Vec{start}, Radius: []float64{radius}, Velocity: []r3.Vec{r3.Scale(0.999*speed, way)}})
		if n%2 == 1 {
			m.Surfaces = []dem.Surface{sheet}
		}
		e := expect.Must(New(m))
		var s dem.State
		var err error
		before := start
		for range int(0.2/speed/dt) + 2 {
			if n%2 == 1 {
				err = e.Advance(1, dt)
			} else if err = e.Drift(dt); err == nil {
				expect.Must(0, e.Contact(frames, nil, nil))
				err = e.Commit()
			}
			if err != nil {
				caught++
				break
			}
			e.Snapshot(&s)
			now := s.Position[0]
			if n%2 == 1 && now.Z < 0 || n%2 == 0 && crosses(before, now) {
				// It is found at the beginning of the next step.
				if e.Drift(dt) == nil {
					t.Fatalf("run %d: E %g Pa, %g m/s: the particle passes from %v to %v", n, young, speed, before, now)
				}
				caught++
				break
			}
			before = now
		}
		if err == nil && s.Velocity[0].Z > 0 {
			turned++
		}
		e.Close()
	}
	if caught < 20 || turned < 20 {
		t.Errorf("%d particles were caught, %d turned back", caught, turned)
	}
}

// crosses tells whether the way between two places goes through the plane z = 0 nearer to the X axis than a particle and a strand of the test can be
// without half of the strand's strength spent.
func crosses(a, b r3.Vec) bool {
	if a.Z < 0 || b.Z >= 0 {
		return false
	}
	s := a.Z / (a.Z - b.Z)
	return math.Abs(a.Y+s*(b.Y-a.Y)) < 0.0104
}

// Walks through meshes that begin in the node about a candidate find what walks through whole meshes do, to the bit, on floors at rest and on those that bodies carry.
func TestWalksFromNodes(t *testing.T) {
	const radius, dt = 0.01, 2e-5
	f := geometry.PlateFacets(0.4, 0.4, 24, 24)
	for i, v := range f.Vertices {
		f.Vertices[i].Z = 0.002 * math.Sin(60*v.X) * math.Cos(50*v.Y)
	}
	mesh := expect.Must(geometry.NewMesh(f, geometry.MeshOptions{}))
	for name, carrier := range map[string]dem.Carrier{"at rest": dem.Fixed{}, "on a body": dem.Attached{}} {
		run := func(whole bool) (s dem.State) {
			rng := packing.RandomStream(4, 9)
			var g packing.Particles
			for i := range 100 {
				g.Position = append(g.Position, r3.Vec{X: 0.025 * (float64(i%10) - 4.5), Y: 0.025 * (float64(i/10) - 4.5), Z: 1.5 * radius})
				g.Radius, g.Velocity = append(g.Radius, radius), append(g.Velocity, expect.RandomVec(rng, 1))
			}
			m := strandModel(0, 1e6, 0, g)
			m.Gravity, m.Surfaces = r3.Vec{Z: -10}, []dem.Surface{{Name: "floor", Shape: mesh, Carrier: carrier}}
			e := expect.Must(New(m))
			defer e.Close()
			frames := []rigid.Frame{{Orientation: quat.Number{Real: 1}}}
			walked := 0
			for n := range 4000 {
				frames[0].Velocity.X, frames[0].Position.X = 0.2, 0.2*dt*float64(n+1)
				frames[0].Orientation = expect.TurnAbout(r3.Vec{X: 1}, 0.5*dt*float64(n+1))
				expect.Must(0, e.Drift(dt))
				for _, p := range []*surfaceSet{&e.walls, &e.coupled} {
					for i := range p.buffers {
						if b := &p.buffers[i]; whole {
							b.nodes = b.nodes[:0]
						} else if slices.ContainsFunc(b.nodes, func(node int32) bool { return node > 0 }) {
							walked++
						}
					}
				}
				expect.Must(0, e.Contact(frames[:e.Frames()], nil, nil))
				expect.Must(0, e.Commit())
			}
			if !whole && walked < 3000 {
				t.Errorf("%s: nodes in %d of 4000 steps", name, walked)
			}
			e.Snapshot(&s)
			return s
		}
		if got, want := run(false), run(true); !slices.Equal(got.Position, want.Position) || !slices.Equal(got.Velocity, want.Velocity) {
			t.Errorf("%s: other motions", name)
		}
	}
}
