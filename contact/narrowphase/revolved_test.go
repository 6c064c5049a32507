package narrowphase

import (
	"math"
	"math/rand/v2"
	"testing"

	"gabion/dem/geometry"
	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// turnedBodies are the solids of revolution that the tests use.
func turnedBodies(t testing.TB) map[string]geometry.Shape {
	t.Helper()
	solid := func(s geometry.Shape, err error) geometry.Shape {
		if err != nil {
			t.Fatal(err)
		}
		return s
	}
	return map[string]geometry.Shape{
		"cylinder":  solid(geometry.NewCylinder(0.2, 0.7, false, geometry.BothEnds)),
		"disc":      solid(geometry.NewCylinder(0.4, 0.2, false, geometry.BothEnds)),
		"cone":      solid(geometry.NewCone(0.35, 0, 0.5, false, geometry.BothEnds)),
		"truncated": solid(geometry.NewCone(0.15, 0.35, 0.5, false, geometry.BothEnds)),
	}
}

// reach is the greatest of any shape along a direction of the world.
func reach(p *Placed, n r3.Vec) float64 {
	switch p.kind {
	case sphere:
		return r3.Dot(n, p.a) + p.radius
	case capsule:
		return max(r3.Dot(n, p.a), r3.Dot(n, p.b)) + p.radius
	case revolved:
		m, high := p.turnBack(n), math.Inf(-1)
		for _, c := range p.rims {
			high = max(high, c.R*math.Hypot(m.X, m.Y)+c.Z*m.Z)
		}
		return high + r3.Dot(n, p.origin)
	}
	h, _ := lowest(p.vertices, r3.Scale(-1, p.turnBack(n)))
	return r3.Dot(p.origin, n) - h
}

// Bodies of revolution in random poses are as far from others as the best of many directions tells, the same in exchanged order and after any motion of both; let 2 mm
// into one another they are as deep.
func TestRevolvedDistance(t *testing.T) {
	all, others := turnedBodies(t), bodies(t)
	for name, s := range turnedBodies(t) {
		others[name] = s
	}
	others["ball"] = geometry.Sphere{Radius: 0.3}
	others["wire"] = geometry.Capsule{A: r3.Vec{X: -0.6}, B: r3.Vec{X: 0.7}, Radius: 0.03}
	for nameA, sa := range all {
		for nameB, sb := range others {
			r := rand.New(rand.NewPCG(17, 18))
			var w Workspace
			for range 6 {
				fa := rigid.Frame{Position: r3.Scale(1.1+0.6*r.Float64(), direct(r)), Orientation: turned(r)}
				fb := rigid.Frame{Orientation: turned(r)}
				a, b := placed(t, sa, fa), placed(t, sb, fb)
				points := w.Contacts(nil, &a, &b, 3)
				if len(points) == 0 {
					t.Fatalf("%s and %s: no points", nameA, nameB)
				}
				got, want := least(points), apart(r, &a, &b)
				if want < 0 {
					continue
				}
				if want > got+1e-9 || want < got-1e-4 {
					t.Errorf("%s and %s: distance %g, along the best direction %g\n%+v", nameA, nameB, got, want, points)
					continue
				}
				if other := least(w.Contacts(nil, &b, &a, 3)); math.Abs(other-got) > 1e-9 {
					t.Errorf("%s and %s: distance %g, and %g in exchanged order", nameA, nameB, got, other)
				}
				n := nearestOf(points).Normal
				for _, depth := range []float64{2e-3, 4e-3} {
					f := fa
					f.Position = r3.Sub(f.Position, r3.Scale(got+depth, n))
					a.Move(f)
					in := nearestOf(w.Contacts(nil, &a, &b, 1))
					if (b.kind == convex || b.kind == revolved) && w.pair.distance < 0 { // other ways out, hardly farther, have shares
						if in.Distance < (1+fartherOut)*w.pair.distance-1e-9 {
							t.Errorf("%s and %s: distance %g, and a point of %g", nameA, nameB, w.pair.distance, in.Distance)
						}
						in.Distance, in.Normal = w.pair.distance, b.turn(w.pair.normal)
					}
					along := -reach(&a, r3.Scale(-1, in.Normal)) - reach(&b, in.Normal)
					want := apart(r, &a, &b)
					// Rims that cross at two places have a corner of the prism at one of them only.
					if want > in.Distance+1e-6 || along > in.Distance+1e-6 || along < in.Distance-5e-3 {
						t.Errorf("%s and %s: distance %g, along the normal %g, along the best direction %g", nameA, nameB, in.Distance, along, want)
					}
				}
			}
		}
	}
}

// nearestOf is the point of least distance.
func nearestOf(points []Point) Point {
	best := points[0]
	for _, p := range points {
		if p.Distance < best.Distance {
			best = p
		}
	}
	return best
}

// A disc flat on a plane, a box, a mesh and another disc bears on its rim with equal weights about its middle; a cylinder on its side bears on both ends.
func TestRevolvedRests(t *testing.T) {
	all := turnedBodies(t)
	grounds := map[string]geometry.Shape{
		"plane": geometry.Plane{Normal: r3.Vec{Z: 1}},
		"box":   geometry.Box{Size: r3.Vec{X: 2, Y: 2, Z: 1}},
		"sheet": meshOf(t, groundFacets(5, 0), false),
	}
	wide, err := geometry.NewCylinder(1, 1, false, geometry.BothEnds)
	if err != nil {
		t.Fatal(err)
	}
	grounds["disc"] = wide
	for name, g := range grounds {
		below := 0.0
		if name == "box" || name == "disc" {
			below = 0.5
		}
		b := placed(t, g, rigid.Frame{Position: r3.Vec{Z: -below}})
		for _, c := range []struct {
			shape  string
			height float64
			q      [2]float64 // turn about x, then by what about z
			far    float64    // of the points from the middle
		}{
			{"disc", 0.1, [2]float64{0, 0.3}, 0.4},
			{"cylinder", 0.2, [2]float64{math.Pi / 2, 0.3}, 0.35},
		} {
			q := rigid.Compose(about(r3.Vec{Z: 1}, c.q[1]), about(r3.Vec{X: 1}, c.q[0]))
			a := placed(t, all[c.shape], rigid.Frame{Position: r3.Vec{X: 0.03, Y: 0.02, Z: c.height - 1e-3}, Orientation: q})
			var w Workspace
			points := w.Contacts(nil, &a, &b, 0)
			sum, middle := 0.0, r3.Vec{}
			for _, p := range points {
				sum += p.Weight
				middle = r3.Add(middle, r3.Scale(p.Weight, p.Position))
				if math.Abs(p.Distance+1e-3) > 1e-6 || r3.Norm(r3.Sub(p.Normal, r3.Vec{Z: 1})) > 1e-6 {
					t.Errorf("%s on %s: %+v", c.shape, name, p)
				}
				if far := math.Hypot(p.Position.X-0.03, p.Position.Y-0.02); math.Abs(far-c.far) > 1e-6 {
					t.Errorf("%s on %s: a point %g m from the middle, want %g", c.shape, name, far, c.far)
				}
			}
			if math.Abs(sum-1) > 1e-6 || math.Hypot(middle.X-0.03, middle.Y-0.02) > 1e-4 {
				t.Errorf("%s on %s: weights sum to %g about %v\n%+v", c.shape, name, sum, middle, points)
			}
		}
	}
}
