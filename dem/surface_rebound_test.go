// The same rebound whatever a surface is made of: a plane, two triangles or 1200, met inside a triangle, on an edge or on a corner.

package dem

import (
	"math"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"
)

// ball is one grain that meets one surface under the laws of Hertz and Mindlin.
type ball struct {
	position, velocity, spin r3.Vec
	radius, mass             float64
	law                      Law
	k                        Coefficients
	histories                map[int32]History
	lost, contacts           int // histories that ended before the contact did, contacts seen
}

func newBall(radius float64) *ball {
	steel := Material{Name: "steel", Density: 7850, YoungModulus: 2e8, PoissonRatio: 0.3}
	law := Law{Normal: Hertz, Damping: ByRestitution, Tangential: Mindlin}
	pair := newPairLaw(law, &steel, &steel, Interaction{Restitution: 0.7, Friction: 0.4})
	mass := steel.Density * 4 * math.Pi / 3 * cube(radius)
	return &ball{radius: radius, mass: mass, law: law, k: pair.ofSizes(radius, mass, 0), histories: map[int32]History{}}
}

// fly moves the ball for n steps of dt.
func (b *ball) fly(s Shape, n int, dt float64) {
	var touches []Touch
	for range n {
		b.position = r3.Add(b.position, r3.Scale(dt, b.velocity))
		touches = s.Touch(touches[:0], b.position, b.radius)
		next := make(map[int32]History, len(touches))
		for _, t := range touches {
			arm := r3.Scale(-(b.radius+t.Distance)/2, t.Normal)
			at := r3.Add(b.velocity, r3.Cross(b.spin, arm))
			c := Contact{Normal: t.Normal, Overlap: b.radius - t.Distance, Speed: r3.Dot(at, t.Normal), Spin: 0.5 * r3.Dot(b.spin, t.Normal)}
			c.Slip = r3.Sub(at, r3.Scale(c.Speed, t.Normal))
			h := b.histories[t.Feature]
			var f Response
			b.law.Evaluate(&b.k, &c, dt, &h, &f)
			next[t.Feature] = h
			force := r3.Add(r3.Scale(f.Normal, t.Normal), f.Shear)
			b.velocity = r3.Add(b.velocity, r3.Scale(dt/b.mass, force))
			b.spin = r3.Add(b.spin, r3.Scale(dt/(0.4*b.mass*sq(b.radius)), r3.Cross(arm, force)))
		}
		b.contacts += len(touches)
		for feature := range b.histories {
			if _, ok := next[feature]; !ok && len(next) > 0 {
				b.lost++
			}
		}
		b.histories = next
	}
}

func TestSameRebound(t *testing.T) {
	numbers(t)
	at := Frame{}.Place(Placement{Orientation: turnAbout(r3.Vec{X: 1, Y: 2, Z: 0.5}, 0.7), Position: r3.Vec{X: 3}})
	placed := func(f Facets) *Mesh {
		return must(NewMesh(f.Moved(Placement{Position: at.Position, Orientation: at.Orientation}), MeshOptions{}))
	}
	plane := Plane{Point: at.Position, Normal: Rotate(at.Orientation, r3.Vec{Z: 1})}
	bodies := map[string]Shape{
		"two triangles":  placed(PlateFacets(3, 2, 1, 1)),
		"1200 triangles": placed(PlateFacets(3, 2, 30, 20)),
		"not matching":   placed(tJunctions()),
		"single numbers": placed(roughen(PlateFacets(3, 2, 30, 20))),
		"a box's face":   placed(BoxFacets(r3.Vec{X: 3, Y: 2, Z: 1}).Moved(Placement{Position: r3.Vec{Z: -0.5}})),
	}
	const radius, dt, steps = 0.05, 2e-6, 4000
	places := map[string]r3.Vec{"inside": {X: 0.231, Y: 0.117}, "edge": {X: 0.2, Y: 0.117}, "corner": {X: 0.2, Y: 0.1}, "diagonal": {X: 0.15, Y: 0.15}}
	for angle := 0.0; angle < 90; angle += 25 {
		for place, target := range places {
			sin, cos := math.Sincos(angle * math.Pi / 180)
			v := r3.Vec{X: 2 * sin * 0.8, Y: 2 * sin * 0.6, Z: -2 * cos}
			start := r3.Sub(r3.Add(target, r3.Vec{Z: radius}), r3.Scale(1e-4, v))
			throw := func(s Shape) *ball {
				b := newBall(radius)
				b.position, b.velocity, b.spin = at.ToWorld(start), Rotate(at.Orientation, v), Rotate(at.Orientation, r3.Vec{X: 5, Y: -10, Z: 20})
				b.fly(s, steps, dt)
				return b
			}
			want := throw(plane)
			if want.contacts == 0 || len(want.histories) > 0 {
				t.Fatalf("%g degrees: the ball did not hit the plane and leave it: %+v", angle, want)
			}
			for name, s := range bodies {
				got := throw(s)
				if !closeTo(got.velocity, want.velocity, 1e-6) || !closeTo(got.spin, want.spin, 1e-4) || got.lost > 0 {
					t.Errorf("%g degrees, %s, %s: leaves at %v, %v; from a plane at %v, %v (%d histories lost)", angle, place, name, got.velocity, got.spin, want.velocity, want.spin, got.lost)
				}
			}
		}
	}
}

// TestSameReboundOffEdges throws the ball at the edges and corners of a box, which is a shape of its own and a mesh.
func TestSameReboundOffEdges(t *testing.T) {
	numbers(t)
	size := r3.Vec{X: 0.4, Y: 0.6, Z: 0.5}
	box, mesh := Box{Size: size}, must(NewMesh(BoxFacets(size), MeshOptions{Solid: true}))
	rng := draws(6, 6)
	hits := 0
	for range 60 {
		target := r3.Vec{X: 0.2, Y: 0.3 * float64(rng.IntN(3)-1), Z: 0.25 * float64(rng.IntN(3)-1)}
		target = r3.Add(target, randomVec(rng, 0.06))
		v := r3.Scale(3, r3.Unit(r3.Add(r3.Vec{X: -2}, randomVec(rng, 2))))
		throw := func(s Shape) *ball {
			b := newBall(0.05)
			b.position, b.velocity, b.spin = r3.Sub(target, r3.Scale(0.03, v)), v, randomVec(draws(7, 7), 30)
			b.fly(s, 6000, 1e-5)
			return b
		}
		want, got := throw(box), throw(mesh)
		if !closeTo(got.velocity, want.velocity, 1e-9) || !closeTo(got.spin, want.spin, 1e-7) || got.lost > 0 {
			t.Errorf("at %v: leaves the mesh at %v, %v and the box at %v, %v (%d histories lost)", target, got.velocity, got.spin, want.velocity, want.spin, got.lost)
		}
		if want.contacts > 0 {
			hits++
		}
	}
	if hits < 50 {
		t.Errorf("only %d hits", hits)
	}
}

// TestSameReboundInEngine throws a grain in the engine, at places inside a triangle, on an edge and on a corner, and lets one roll over many triangles: a plane, two
// triangles and 1200 give it the same motion.
func TestSameReboundInEngine(t *testing.T) {
	numbers(t)
	const radius, dt = 0.01, 2e-6
	steel := Material{Name: "steel", Density: 7850, YoungModulus: 2e8, PoissonRatio: 0.3}
	throw := func(s Shape, target, v r3.Vec, steps int) State {
		e := newCPU(t, &Model{
			Materials: []Material{steel}, Default: Interaction{Restitution: 0.7, Friction: 0.4}, Gravity: r3.Vec{Z: -9.81},
			Grains: Grains{
				Position: []r3.Vec{r3.Sub(r3.Add(target, r3.Vec{Z: radius}), r3.Scale(1e-4, v))}, Radius: []float64{radius},
				Velocity: []r3.Vec{v}, Angular: []r3.Vec{{X: 5, Y: -10, Z: 20}},
			},
			Surfaces: []Surface{{Name: "floor", Shape: s}}, Threads: 1,
		})
		advance(t, e, steps, dt)
		var out State
		e.Snapshot(&out)
		return out
	}
	two, many := must(NewMesh(PlateFacets(3, 2, 1, 1), MeshOptions{})), must(NewMesh(PlateFacets(3, 2, 30, 20), MeshOptions{}))
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
		want := throw(Plane{Normal: r3.Vec{Z: 1}}, c.target, c.v, c.steps)
		for i, s := range []Shape{two, many} {
			got := throw(s, c.target, c.v, c.steps)
			if !closeTo(got.Velocity[0], want.Velocity[0], 1e-9) || !closeTo(got.Angular[0], want.Angular[0], 1e-7) || !closeTo(got.Position[0], want.Position[0], 1e-10) {
				t.Errorf("%s, mesh %d: %v with %v at %v, from a plane %v with %v at %v", c.name, i, got.Velocity[0], got.Angular[0], got.Position[0],
					want.Velocity[0], want.Angular[0], want.Position[0])
			}
		}
	}
}
