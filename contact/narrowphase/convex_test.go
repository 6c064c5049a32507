package narrowphase

import (
	"math"
	"math/rand/v2"
	"testing"

	"gabion/dem/geometry"
	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// bodies are the convex bodies that the tests put on one another.
func bodies(t testing.TB) map[string]geometry.Shape {
	return map[string]geometry.Shape{
		"box":   geometry.Box{Size: r3.Vec{X: 0.5, Y: 0.7, Z: 0.3}},
		"plate": geometry.Plate{SizeX: 0.8, SizeY: 0.5},
		"rock":  rock(t, 3, 14),
		"hull":  rock(t, 4, 40),
	}
}

// apart is how far two bodies are apart along their best direction, below 0 where they overlap: found by trying directions, nearer and nearer to the best.
func apart(r *rand.Rand, a, b *Placed) float64 {
	best, n := math.Inf(-1), r3.Vec{}
	try := func(m r3.Vec) {
		if d := -reach(a, r3.Scale(-1, m)) - reach(b, m); d > best {
			best, n = d, m
		}
	}
	for range 3000 {
		try(direct(r))
	}
	for width := 0.1; width > 1e-7; width *= 0.8 {
		for range 40 {
			try(r3.Unit(r3.Add(n, r3.Scale(width, direct(r)))))
		}
	}
	return best
}

// Convex bodies in random poses are as far apart, or as deep in one another, as the best of many directions tells; the same in exchanged order and after any motion of both.
func TestConvexDistance(t *testing.T) {
	all := bodies(t)
	for nameA, sa := range all {
		for nameB, sb := range all {
			if nameA > nameB {
				continue
			}
			r := rand.New(rand.NewPCG(9, 10))
			var w Workspace
			overlapping := 0
			for range 25 {
				fa := rigid.Frame{Position: r3.Scale(0.3+0.6*r.Float64(), direct(r)), Orientation: turned(r)}
				fb := rigid.Frame{Orientation: turned(r)}
				a, b := placed(t, sa, fa), placed(t, sb, fb)
				points := w.Contacts(nil, &a, &b, 3)
				got, want := w.pair.distance, apart(r, &a, &b)
				normal := b.turn(w.pair.normal)
				along := -reach(&a, r3.Scale(-1, normal)) - reach(&b, normal)
				if got > 0 && math.Abs(least(points)-got) > 1e-9 || want > got+1e-9 || math.Abs(got-along) > 1e-9 {
					t.Errorf("%s and %s: distance %g, along the normal %g, and %g along the best direction", nameA, nameB, got, along, want)
				}
				if got < 0 {
					overlapping++
					if deep := least(points); deep > got+1e-9 || deep < 1.3*got-min(a.round, b.round) {
						t.Errorf("%s and %s: %g deep, and the deepest point %g\n%+v", nameA, nameB, got, deep, points)
					}
				}
				sum := 0.0
				for _, p := range points {
					sum += p.Weight
				}
				if math.Abs(sum-1) > 1e-6 {
					t.Errorf("%s and %s: weights sum to %g", nameA, nameB, sum)
				}
				force, moment := pressed(points)
				exchanged := w.Contacts(nil, &b, &a, 3)
				f2, m2 := pressed(exchanged)
				if r3.Norm(r3.Add(force, f2)) > 1e-9 || r3.Norm(r3.Add(moment, m2)) > 1e-9 || math.Abs(w.pair.distance-got) > 1e-9 {
					t.Errorf("%s and %s: force %v and %v in exchanged order\n%+v\n%+v", nameA, nameB, force, f2, points, exchanged)
				}
				motion := rigid.Frame{Position: direct(r), Orientation: turned(r)}
				a.Move(motion.Place(rigid.Placement{Position: fa.Position, Orientation: fa.Orientation}))
				b.Move(motion.Place(rigid.Placement{Position: fb.Position, Orientation: fb.Orientation}))
				f3, _ := pressed(w.Contacts(nil, &a, &b, 3))
				if r3.Norm(r3.Sub(rigid.Rotate(motion.Orientation, force), f3)) > 1e-9 {
					t.Errorf("%s and %s: force %v, and %v after a motion of both", nameA, nameB, force, f3)
				}
			}
			if overlapping == 0 {
				t.Errorf("%s and %s: no pose overlaps", nameA, nameB)
			}
		}
	}
}

// Bodies that an edge of each keeps apart, though every face looks through, do not touch, however far their edges are apart.
func TestConvexApartByEdges(t *testing.T) {
	r := rand.New(rand.NewPCG(8, 1))
	var w Workspace
	kept := 0
	for range 20000 {
		a := placed(t, geometry.Box{Size: r3.Vec{X: 1, Y: 1, Z: 1}}, rigid.Frame{Position: r3.Scale(0.9+0.8*r.Float64(), direct(r)), Orientation: turned(r)})
		b := placed(t, geometry.Box{Size: r3.Vec{X: 1, Y: 1, Z: 1}}, rigid.Frame{Orientation: turned(r)})
		try := func(n r3.Vec) float64 {
			n = r3.Unit(n)
			return max(-reach(&a, n)-reach(&b, r3.Scale(-1, n)), -reach(&a, r3.Scale(-1, n))-reach(&b, n))
		}
		faces, edges := math.Inf(-1), math.Inf(-1)
		for i := range 3 {
			faces = max(faces, try(a.axes[i]), try(b.axes[i]))
			for k := range 3 {
				edges = max(edges, try(r3.Cross(a.axes[i], b.axes[k])))
			}
		}
		if faces > -0.05 && faces < 0 && edges > 1e-9 {
			kept++
			if points := w.Contacts(nil, &a, &b, 0); len(points) > 0 {
				t.Fatalf("%g m apart and touching %g m deep", edges, -least(points))
			}
		}
	}
	if kept < 50 {
		t.Errorf("%d poses", kept)
	}
}

// A face on a face has its corners with the weights of their areas, however the faces are divided: a box on a box, a plane or a mesh, whole or overhanging.
func TestBoxOnFace(t *testing.T) {
	size := r3.Vec{X: 0.4, Y: 0.2, Z: 0.1}
	wide := r3.Vec{X: 1, Y: 1, Z: 0.5}
	box, fine := geometry.Box{Size: size}, meshOf(t, blockFacets(size, 20), true)
	for name, c := range map[string]struct {
		a, b  geometry.Shape
		below float64 // of the origin of b
	}{
		"box on plane":          {box, geometry.Plane{Normal: r3.Vec{Z: 1}}, 0},
		"fine box on plane":     {fine, geometry.Plane{Normal: r3.Vec{Z: 1}}, 0},
		"box on box":            {box, geometry.Box{Size: wide}, 0.25},
		"fine box on fine box":  {fine, meshOf(t, blockFacets(wide, 9), true), 0.25},
		"box on plate":          {box, geometry.Plate{SizeX: 1, SizeY: 1}, 0},
		"fine box on the plate": {fine, geometry.Plate{SizeX: 1, SizeY: 1}, 0},
	} {
		for _, shift := range []float64{0, 0.2, 0.5, 0.65} { // the last two overhang
			if _, ok := c.b.(geometry.Plane); ok && shift > 0.2 {
				continue
			}
			a, b := placed(t, c.a, rigid.Frame{Position: r3.Vec{X: shift, Z: 0.05 - 0.001}}), placed(t, c.b, rigid.Frame{Position: r3.Vec{Z: -c.below}})
			var w Workspace
			points := w.Contacts(nil, &a, &b, 1e-3)
			end := min(0.5, shift+0.2)
			if shift == 0 {
				end = 0.2
			}
			if len(points) != 4 {
				t.Errorf("%s at %g: %d points\n%+v", name, shift, len(points), points)
				continue
			}
			for _, p := range points {
				at := math.Abs(p.Position.X - (shift-0.2+end)/2)
				if math.Abs(p.Weight-0.25) > 1e-6 || math.Abs(p.Distance+0.001) > 1e-9 || r3.Norm(r3.Sub(p.Normal, r3.Vec{Z: 1})) > 1e-9 ||
					math.Abs(at-(end-shift+0.2)/2) > 1e-6 || math.Abs(math.Abs(p.Position.Y)-0.1) > 1e-6 {
					t.Errorf("%s at %g: %+v", name, shift, p)
				}
			}
		}
	}
}

// Bodies that slide and turn on one another in small steps, shallow in one another, have a depth by weights that does not jump: faces, edges and corners over edges of
// other bodies, and faces nearly level on one another.
func TestBodySlidesWithoutJumps(t *testing.T) {
	all := bodies(t)
	for _, pair := range [][2]string{{"box", "box"}, {"rock", "box"}, {"box", "rock"}, {"hull", "rock"}, {"plate", "box"}} {
		r := rand.New(rand.NewPCG(11, 12))
		var w Workspace
		tried := 0
		for n := range 60 {
			a, b := placed(t, all[pair[0]], rigid.Frame{}), placed(t, all[pair[1]], rigid.Frame{})
			f := rigid.Frame{Position: direct(r), Orientation: turned(r)}
			if n%3 != 0 {
				f.Orientation = about(direct(r), 0.02*r.Float64())
			}
			if n%3 == 1 {
				f.Position = r3.Vec{X: r.Float64() - 0.5, Y: 1.4*r.Float64() - 0.7, Z: 0.5}
			}
			// Bring a to b along the shortest way, 2 mm into it.
			for range 50 {
				a.Move(f)
				points := w.Contacts(nil, &a, &b, 3)
				d := least(points) + 2e-3
				if math.Abs(d) < 1e-9 {
					break
				}
				f.Position = r3.Sub(f.Position, r3.Scale(d, points[0].Normal))
			}
			normal := w.Contacts(nil, &a, &b, 3)[0].Normal
			way := direct(r)
			way = r3.Sub(way, r3.Scale(r3.Dot(way, normal), normal))
			axis, start := direct(r), f
			const steps = 800
			const step = 1e-4
			var before []Point
			sum := 0.0
			for i := range steps {
				x := step * (float64(i) - steps/2)
				f := rigid.Frame{Position: r3.Add(start.Position, r3.Scale(x, way)), Orientation: rigid.Compose(about(axis, 0.5*x), start.Orientation)}
				a.Move(f)
				points := w.Contacts(nil, &a, &b, 0)
				if least(points) < -6e-3 {
					before, sum = points, math.NaN()
					continue
				}
				next := 0.0
				for _, p := range points {
					next += p.Weight * max(0, -p.Distance)
				}
				flips := len(points) > 0 && len(before) > 0 && r3.Dot(points[0].Normal, before[0].Normal) < 0.5 // another side is the shorter way out now
				if flips && math.Abs(least(points)-least(before)) < 10*step {
					next = sum
				}
				if math.Abs(next-sum) > 10*step+0.02*sum && i > 0 {
					t.Errorf("%v, pose %d, step %d: the depth jumps from %g to %g\n%+v\n%+v", pair, n, i, sum, next, before, points)
					break
				}
				tried++
				before, sum = points, next
				if flips {
					sum = math.NaN()
				}
			}
		}
		if tried < 8000 {
			t.Errorf("%v: only %d steps in contact", pair, tried)
		}
	}
}
