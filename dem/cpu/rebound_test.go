// The same rebound whatever a surface is made of: a plane, two triangles or 1200, met inside a triangle, on an edge or on a corner.

package cpu

import (
	"math"
	"testing"

	"gabion/dem"
	"gabion/dem/demtest"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/dem/packing"
	"gabion/internal/expect"
	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

func TestSameRebound(t *testing.T) {
	expect.Numbers(t)
	at := rigid.Frame{}.Place(rigid.Placement{Orientation: expect.TurnAbout(r3.Vec{X: 1, Y: 2, Z: 0.5}, 0.7), Position: r3.Vec{X: 3}})
	placed := func(f geometry.Facets) *geometry.Mesh {
		return expect.Must(geometry.NewMesh(f.Moved(rigid.Placement{Position: at.Position, Orientation: at.Orientation}), geometry.MeshOptions{}))
	}
	plane := geometry.Plane{Point: at.Position, Normal: rigid.Rotate(at.Orientation, r3.Vec{Z: 1})}
	bodies := map[string]geometry.Shape{
		"two triangles":  placed(geometry.PlateFacets(3, 2, 1, 1)),
		"1200 triangles": placed(geometry.PlateFacets(3, 2, 30, 20)),
		"not matching":   placed(tJunctions()),
		"single numbers": placed(roughen(geometry.PlateFacets(3, 2, 30, 20))),
		"a box's face":   placed(geometry.BoxFacets(r3.Vec{X: 3, Y: 2, Z: 1}).Moved(rigid.Placement{Position: r3.Vec{Z: -0.5}})),
	}
	const radius, dt, steps = 0.05, 2e-6, 4000
	places := map[string]r3.Vec{"inside": {X: 0.231, Y: 0.117}, "edge": {X: 0.2, Y: 0.117}, "corner": {X: 0.2, Y: 0.1}, "diagonal": {X: 0.15, Y: 0.15}}
	for angle := 0.0; angle < 90; angle += 25 {
		for place, target := range places {
			sin, cos := math.Sincos(angle * math.Pi / 180)
			v := r3.Vec{X: 2 * sin * 0.8, Y: 2 * sin * 0.6, Z: -2 * cos}
			start := r3.Sub(r3.Add(target, r3.Vec{Z: radius}), r3.Scale(1e-4, v))
			throw := func(s geometry.Shape) *demtest.Ball {
				b := demtest.NewBall(radius)
				b.Position, b.Velocity, b.Spin = at.ToWorld(start), rigid.Rotate(at.Orientation, v), rigid.Rotate(at.Orientation, r3.Vec{X: 5, Y: -10, Z: 20})
				b.Fly(s, steps, dt)
				return b
			}
			want := throw(plane)
			if want.Contacts == 0 || len(want.Histories) > 0 {
				t.Fatalf("%g degrees: the ball did not hit the plane and leave it: %+v", angle, want)
			}
			for name, s := range bodies {
				got := throw(s)
				if !expect.CloseTo(got.Velocity, want.Velocity, 1e-6) || !expect.CloseTo(got.Spin, want.Spin, 1e-4) || got.Lost > 0 {
					t.Errorf("%g degrees, %s, %s: leaves at %v, %v; from a plane at %v, %v (%d histories lost)", angle, place, name, got.Velocity, got.Spin, want.Velocity, want.Spin, got.Lost)
				}
			}
		}
	}
}

// TestSameReboundOffEdges throws the ball at the edges and corners of a box, which is a shape of its own and a mesh.
func TestSameReboundOffEdges(t *testing.T) {
	expect.Numbers(t)
	size := r3.Vec{X: 0.4, Y: 0.6, Z: 0.5}
	box, mesh := geometry.Box{Size: size}, expect.Must(geometry.NewMesh(geometry.BoxFacets(size), geometry.MeshOptions{Solid: true}))
	rng := packing.RandomStream(6, 6)
	hits := 0
	for range 60 {
		target := r3.Vec{X: 0.2, Y: 0.3 * float64(rng.IntN(3)-1), Z: 0.25 * float64(rng.IntN(3)-1)}
		target = r3.Add(target, expect.RandomVec(rng, 0.06))
		v := r3.Scale(3, r3.Unit(r3.Add(r3.Vec{X: -2}, expect.RandomVec(rng, 2))))
		throw := func(s geometry.Shape) *demtest.Ball {
			b := demtest.NewBall(0.05)
			b.Position, b.Velocity, b.Spin = r3.Sub(target, r3.Scale(0.03, v)), v, expect.RandomVec(packing.RandomStream(7, 7), 30)
			b.Fly(s, 6000, 1e-5)
			return b
		}
		want, got := throw(box), throw(mesh)
		if !expect.CloseTo(got.Velocity, want.Velocity, 1e-9) || !expect.CloseTo(got.Spin, want.Spin, 1e-7) || got.Lost > 0 {
			t.Errorf("at %v: leaves the mesh at %v, %v and the box at %v, %v (%d histories lost)", target, got.Velocity, got.Spin, want.Velocity, want.Spin, got.Lost)
		}
		if want.Contacts > 0 {
			hits++
		}
	}
	if hits < 50 {
		t.Errorf("only %d hits", hits)
	}
}

// TestSameReboundInEngine throws a particle in the engine, at places inside a triangle, on an edge and on a corner, and lets one roll over many triangles: a plane, two
// triangles and 1200 give it the same motion.
func TestSameReboundInEngine(t *testing.T) {
	expect.Numbers(t)
	const radius, dt = 0.01, 2e-6
	steel := law.Material{Name: "steel", Density: 7850, YoungModulus: 2e8, PoissonRatio: 0.3}
	throw := func(s geometry.Shape, target, v r3.Vec, steps int) dem.State {
		e := newCPU(t, &dem.Model{
			Materials: []law.Material{steel}, Default: law.Interaction{Restitution: 0.7, Friction: 0.4}, Gravity: r3.Vec{Z: -9.81},
			Particles: packing.Particles{
				Position: []r3.Vec{r3.Sub(r3.Add(target, r3.Vec{Z: radius}), r3.Scale(1e-4, v))}, Radius: []float64{radius},
				Velocity: []r3.Vec{v}, Angular: []r3.Vec{{X: 5, Y: -10, Z: 20}},
			},
			Surfaces: []dem.Surface{{Name: "floor", Shape: s}}, Threads: 1,
		})
		advance(t, e, steps, dt)
		var out dem.State
		e.Snapshot(&out)
		return out
	}
	two, many := expect.Must(geometry.NewMesh(geometry.PlateFacets(3, 2, 1, 1), geometry.MeshOptions{})), expect.Must(geometry.NewMesh(geometry.PlateFacets(3, 2, 30, 20), geometry.MeshOptions{}))
	for _, c := range []struct {
		name      string
		target, v r3.Vec
		steps     int
	}{
		{"inside", r3.Vec{X: 0.231, Y: 0.117}, r3.Vec{X: 0.6, Z: -2}, 1500},
		{"edge", r3.Vec{X: 0.2, Y: 0.117}, r3.Vec{X: 0.6, Y: 0.3, Z: -2}, 1500},
		{"corner", r3.Vec{X: 0.2, Y: 0.1}, r3.Vec{X: -1, Y: 1, Z: -1}, 1500},
		{"diagonal", r3.Vec{X: 0.15, Y: 0.15}, r3.Vec{Z: -2}, 1500},
		{"rolling", r3.Vec{X: -0.2, Y: -0.02}, r3.Vec{X: 2, Y: 0.2}, 60_000},
	} {
		want := throw(geometry.Plane{Normal: r3.Vec{Z: 1}}, c.target, c.v, c.steps)
		for i, s := range []geometry.Shape{two, many} {
			got := throw(s, c.target, c.v, c.steps)
			if !expect.CloseTo(got.Velocity[0], want.Velocity[0], 1e-9) || !expect.CloseTo(got.Angular[0], want.Angular[0], 1e-7) || !expect.CloseTo(got.Position[0], want.Position[0], 1e-10) {
				t.Errorf("%s, mesh %d: %v with %v at %v, from a plane %v with %v at %v", c.name, i, got.Velocity[0], got.Angular[0], got.Position[0],
					want.Velocity[0], want.Angular[0], want.Position[0])
			}
		}
	}
}

// roughen rounds the vertices as single precision in a file does.
func roughen(f geometry.Facets) geometry.Facets {
	for i, v := range f.Vertices {
		f.Vertices[i] = r3.Vec{X: float64(float32(v.X)), Y: float64(float32(v.Y)), Z: float64(float32(v.Z))}
	}
	return f
}

// tJunctions is a plate of two halves whose cells do not match along x = 0.
func tJunctions() geometry.Facets {
	left := geometry.PlateFacets(1.5, 2, 3, 4).Moved(rigid.Placement{Position: r3.Vec{X: -0.75}})
	right := geometry.PlateFacets(1.5, 2, 2, 7).Moved(rigid.Placement{Position: r3.Vec{X: 0.75}})
	return geometry.Join(left, right).Weld(1e-9)
}
