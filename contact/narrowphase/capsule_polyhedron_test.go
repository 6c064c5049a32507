package narrowphase

import (
	"math"
	"math/rand/v2"
	"testing"

	"gabion/dem/geometry"
	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// surfaces are the polyhedra that the tests lay capsules on.
func surfaces(t testing.TB) map[string]geometry.Shape {
	return map[string]geometry.Shape{
		"box":    geometry.Box{Size: r3.Vec{X: 0.5, Y: 0.7, Z: 0.3}},
		"plate":  geometry.Plate{SizeX: 0.8, SizeY: 0.5},
		"rock":   rock(t, 3, 14),
		"angle":  meshOf(t, angleFacets(), true),
		"ground": meshOf(t, groundFacets(8, 0.1), false),
	}
}

// axisDistance is the least distance of points of a segment from a surface, by dense sampling and refinement about the best place.
func axisDistance(s geometry.Shape, a, b r3.Vec) float64 {
	var touches []geometry.Touch
	at := func(x float64) float64 {
		touches = s.Touch(touches[:0], r3.Add(a, r3.Scale(x, r3.Sub(b, a))), 10)
		d := math.Inf(1)
		for _, t := range touches {
			d = min(d, t.Distance)
		}
		return d
	}
	const n = 80
	best, where := math.Inf(1), 0.0
	for i := range n + 1 {
		if d := at(float64(i) / n); d < best {
			best, where = d, float64(i)/n
		}
	}
	for h := 1.0 / n; h > 1e-9; h /= 2 {
		for _, x := range [2]float64{where - h, where + h} {
			if d := at(unit(x)); d < best {
				best, where = d, unit(x)
			}
		}
	}
	return best
}

// Capsules in random poses are as far from polyhedra as the nearest of many points of their axes, the same whichever is named first and however both are moved.
func TestCapsulePolyhedronDistance(t *testing.T) {
	for name, s := range surfaces(t) {
		r := rand.New(rand.NewPCG(1, 2))
		var w Workspace
		touching := 0
		for range 300 {
			k := geometry.Capsule{Radius: 0.05}
			k.A = r3.Scale(0.2+0.8*r.Float64(), direct(r))
			k.B = r3.Add(k.A, r3.Scale(2*r.Float64(), direct(r)))
			f := rigid.Frame{Position: direct(r), Orientation: turned(r)}
			want := axisDistance(s, k.A, k.B)
			if want < 1e-6 { // the axis is inside
				continue
			}
			touching++
			a, b := placed(t, k, f), placed(t, s, f)
			points := w.Contacts(nil, &a, &b, 3)
			if got := least(points) + k.Radius; math.Abs(got-want) > 1e-7 {
				t.Errorf("%s and %+v: distance %g, want %g", name, k, got, want)
			}
			for i, p := range w.Contacts(nil, &b, &a, 3) {
				if p != points[i].swapped() {
					t.Errorf("%s: %+v and in exchanged order %+v", name, points[i], p)
				}
			}
		}
		if touching < 100 {
			t.Errorf("%s: only %d poses outside", name, touching)
		}
	}
}

// A wire that lies along a face rests on the places where it enters and leaves it, with half the weight each, however the face is divided.
func TestWireOnFace(t *testing.T) {
	size := r3.Vec{X: 0.4, Y: 0.6, Z: 0.2}
	slots := angleFacets()
	for name, s := range map[string]geometry.Shape{
		"box":        geometry.Box{Size: size},
		"cube, fine": meshOf(t, blockFacets(size, 5), true),
		"angle":      meshOf(t, slots, true),
	} {
		top := 0.1
		if name == "angle" {
			top = 0.6
		}
		wire := geometry.Capsule{A: r3.Vec{X: -1}, B: r3.Vec{X: 1}, Radius: 0.02}
		a, b := placed(t, wire, rigid.Frame{Position: r3.Vec{Y: 0.1, Z: top + 0.019}}), placed(t, s, rigid.Frame{})
		var w Workspace
		points := w.Contacts(nil, &a, &b, 0.001)
		if len(points) != 2 {
			t.Fatalf("%s: %d points: %+v", name, len(points), points)
		}
		for _, p := range points {
			if math.Abs(p.Weight-0.5) > 1e-12 || math.Abs(p.Distance+0.001) > 1e-12 || r3.Norm(r3.Sub(p.Normal, r3.Vec{Z: 1})) > 1e-12 {
				t.Errorf("%s: %+v", name, p)
			}
		}
		want := 0.4
		if name == "angle" {
			want = 0.5
		}
		if got := math.Abs(points[0].Position.X - points[1].Position.X); math.Abs(got-want) > 1e-12 {
			t.Errorf("%s: contacts %g m apart, want %g", name, got, want)
		}
	}
}

// Wires laid over edges and faces in random poses keep their contact while they sink from touching to a depth of their radius, and the force grows without jumps.
func TestWireIsHeld(t *testing.T) {
	for name, s := range surfaces(t) {
		r := rand.New(rand.NewPCG(5, 6))
		var w Workspace
		for n := range 200 {
			k := geometry.Capsule{A: r3.Vec{X: -2}, B: r3.Vec{X: 2}, Radius: 0.03}
			q := turned(r)
			// Let the wire down against a direction until its axis touches.
			down := direct(r)
			if name == "plate" || name == "ground" {
				down = r3.Unit(r3.Add(r3.Vec{Z: -1.5}, r3.Scale(0.5, down)))
			}
			b := placed(t, s, rigid.Frame{})
			height := func(depth float64) Placed {
				return placed(t, k, rigid.Frame{Position: r3.Scale(-depth, down), Orientation: q})
			}
			axisClear := func(depth float64) bool {
				a := height(depth)
				return axisDistance(s, a.a, a.b) > 1e-6
			}
			low, high := 0.0, 3.0
			if axisClear(low) {
				continue // the wire passes by
			}
			for high-low > 1e-5 {
				if m := (low + high) / 2; axisClear(m) {
					high = m
				} else {
					low = m
				}
			}
			touched := false
			before := r3.Vec{}
			const steps = 30
			for i := range steps {
				a := height(high + k.Radius*1.5*float64(steps-1-i)/steps)
				points := w.Contacts(nil, &a, &b, 0)
				if i%10 == 9 {
					if d := axisDistance(s, a.a, a.b) - k.Radius; (d < 0) != (len(points) > 0) {
						t.Fatalf("%s, pose %d: at distance %g there are points %+v", name, n, d, points)
					}
				}
				touched = touched || len(points) > 0
				force, _ := pressed(points)
				if jump := r3.Norm(r3.Sub(force, before)); i > 0 && jump > 6*1.5*k.Radius/steps && axisDistance(s, a.a, a.b) > 0.2*k.Radius {
					t.Errorf("%s, pose %d, step %d: force changes by %g", name, n, i, jump)
				}
				before = force
			}
			if !touched {
				t.Errorf("%s, pose %d: never touched", name, n)
			}
		}
	}
}

// A wire that slides and turns over a body in small steps feels a force without jumps.
func TestWireSlidesWithoutJumps(t *testing.T) {
	for name, s := range surfaces(t) {
		r := rand.New(rand.NewPCG(7, 8))
		var w Workspace
		for n := range 40 {
			b := placed(t, s, rigid.Frame{})
			k := geometry.Capsule{A: r3.Vec{X: -0.7 * r.Float64()}, B: r3.Vec{X: 0.2 + r.Float64()}, Radius: 0.08}
			q, axis, way := turned(r), direct(r), direct(r)
			if n%2 == 0 { // level with faces, along edges
				q, axis = about(r3.Vec{Z: 1}, math.Pi/4*float64(n/2%4)), r3.Vec{Y: 1, Z: 0.1}
			}
			start := r3.Sub(r3.Scale(0.4, direct(r)), r3.Scale(0.7, way))
			if n%2 == 0 {
				start = r3.Vec{X: -0.6, Y: 0.1 * float64(n%5-2), Z: 0.21}
				way = r3.Vec{X: 1}
			}
			var before []Point
			const steps = 4000
			const step = 1.4 / steps
			force, moment := r3.Vec{}, r3.Vec{}
			for i := range steps {
				f := rigid.Frame{Position: r3.Add(start, r3.Scale(step*float64(i), way)), Orientation: rigid.Compose(about(axis, 0.5*step*float64(i)), q)}
				a := placed(t, k, f)
				points := w.Contacts(nil, &a, &b, 0.02)
				nextForce, nextMoment := pressed(points)
				// While the axis is outside, the distance changes by no more than the motion; weights by what fades over the slope.
				jump := max(r3.Norm(r3.Sub(nextForce, force)), r3.Norm(r3.Sub(nextMoment, moment)))
				if i > 0 && jump > 60*step && axisDistance(s, a.a, a.b) > 0.01 {
					t.Errorf("%s, pose %d, step %d: force or moment jumps by %g steps\n%+v\n%+v", name, n, i, jump/step, before, points)
					break
				}
				force, moment, before = nextForce, nextMoment, points
			}
		}
	}
}
