package narrowphase

import (
	"math"
	"math/rand/v2"
	"testing"

	"gabion/dem/geometry"
	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// meshBodies are what the tests put on meshes.
func meshBodies(t testing.TB) map[string]*geometry.Mesh {
	return map[string]*geometry.Mesh{
		"block":  meshOf(t, blockFacets(r3.Vec{X: 0.5, Y: 0.7, Z: 0.3}, 1), true),
		"rock":   rock(t, 3, 14),
		"angle":  meshOf(t, angleFacets(), true),
		"ground": meshOf(t, groundFacets(6, 0.1), false),
	}
}

// meshDistance is the least distance of two meshes that do not overlap, over all pairs of vertices and triangles and of edges.
func meshDistance(a, b *geometry.Mesh, fa, fb rigid.Frame) float64 {
	d := math.Inf(1)
	for i, m := range [2]*geometry.Mesh{a, b} {
		own, other, o := fa, fb, b
		if i == 1 {
			own, other, o = fb, fa, a
		}
		for _, v := range m.Vertices {
			d = min(d, o.SignedDistance(other.ToLocal(own.ToWorld(v))))
		}
	}
	for h := range 3 * len(a.Triangles) {
		p, q := a.Triangles[h/3][h%3], a.Triangles[h/3][(h+1)%3]
		x := fa.ToWorld(a.Vertices[p])
		u := r3.Sub(fa.ToWorld(a.Vertices[q]), x)
		for k := range 3 * len(b.Triangles) {
			r, s := b.Triangles[k/3][k%3], b.Triangles[k/3][(k+1)%3]
			y := fb.ToWorld(b.Vertices[r])
			v := r3.Sub(fb.ToWorld(b.Vertices[s]), y)
			from := r3.Sub(x, y)
			c, e := geometry.NearestOnSegments(u, v, from)
			d = min(d, r3.Norm(r3.Add(from, r3.Sub(r3.Scale(c, u), r3.Scale(e, v)))))
		}
	}
	return d
}

// Meshes apart from one another are as far as the nearest of all their triangles, and the same in exchanged order and after any motion of both.
func TestMeshDistance(t *testing.T) {
	all := meshBodies(t)
	for _, pair := range [][2]string{{"block", "angle"}, {"rock", "angle"}, {"rock", "ground"}, {"angle", "angle"}, {"angle", "ground"}} {
		r := rand.New(rand.NewPCG(13, 14))
		var w Workspace
		sa, sb := all[pair[0]], all[pair[1]]
		for range 40 {
			fa := rigid.Frame{Position: r3.Scale(1.5+0.5*r.Float64(), direct(r)), Orientation: turned(r)}
			fb := rigid.Frame{Orientation: turned(r)}
			if pair[1] == "ground" {
				fb.Orientation = about(direct(r), 0.1)
				fa.Position = r3.Vec{X: r.Float64() - 0.5, Y: r.Float64() - 0.5, Z: math.Copysign(0.9+0.2*r.Float64(), r.Float64()-0.5)}
			}
			a, b := placed(t, sa, fa), placed(t, sb, fb)
			points := w.Contacts(nil, &a, &b, 3)
			if got, want := least(points), meshDistance(sa, sb, fa, fb); math.Abs(got-want) > 1e-9 {
				t.Errorf("%v: distance %g, want %g", pair, got, want)
			}
			if other := w.Contacts(nil, &b, &a, 3); math.Abs(least(other)-least(points)) > 1e-9 || len(other) != len(points) {
				t.Errorf("%v: in exchanged order %+v and %+v", pair, points, other)
			}
		}
	}
}

// A box on a sheet or a solid mesh rests on its four corners, or on where it overhangs, whatever triangles are below it.
func TestBoxOnMesh(t *testing.T) {
	box := geometry.Box{Size: r3.Vec{X: 0.4, Y: 0.2, Z: 0.1}}
	for name, c := range map[string]struct {
		b     *geometry.Mesh
		below float64
		end   float64 // of the face below, in x
	}{
		"sheet": {meshOf(t, groundFacets(7, 0), false), 0, 1},
		"angle": {meshOf(t, angleFacets(), true), 0.6, 0.1},
	} {
		for _, shift := range []float64{0, 0.15, -0.25} {
			x := c.end - 0.2 - shift*0.5 - 0.013
			if shift < 0 {
				x = c.end + 0.02
			}
			for _, turn := range []float64{0, math.Pi} {
				f := rigid.Frame{Position: r3.Vec{X: x, Y: 0.017, Z: c.below + 0.05 - 0.001}, Orientation: about(r3.Vec{X: 1}, turn)}
				a, b := placed(t, box, f), placed(t, c.b, rigid.Frame{})
				var w Workspace
				points := w.Contacts(nil, &a, &b, 0)
				sum, moment := 0.0, 0.0
				high := min(x+0.2, c.end)
				for _, p := range points {
					sum += p.Weight
					moment += p.Weight * (p.Position.X - (high+x-0.2)/2)
					if math.Abs(p.Distance+0.001) > 1e-9 || r3.Norm(r3.Sub(p.Normal, r3.Vec{Z: 1})) > 1e-9 {
						t.Errorf("%s at %g: %+v", name, x, p)
					}
				}
				if len(points) != 4 || math.Abs(sum-1) > 1e-9 || math.Abs(moment) > 1e-9 {
					t.Errorf("%s at %g: weights sum to %g with moment %g\n%+v", name, x, sum, moment, points)
				}
			}
		}
	}
}

// A rock that slides over bumpy ground, a little into it, has a depth by weights that does not jump.
func TestRockSlidesOverGround(t *testing.T) {
	ground := meshOf(t, groundFacets(8, 0.05), false)
	stone := rock(t, 3, 14)
	r := rand.New(rand.NewPCG(15, 16))
	var w Workspace
	for n := range 20 {
		a, b := placed(t, stone, rigid.Frame{}), placed(t, ground, rigid.Frame{})
		start := rigid.Frame{Position: r3.Vec{X: r.Float64() - 0.5, Y: r.Float64() - 0.5, Z: 1}, Orientation: turned(r)}
		for range 60 { // down until it is 2 mm in the ground
			a.Move(start)
			d := least(w.Contacts(nil, &a, &b, 2)) + 2e-3
			start.Position.Z -= d
		}
		way := r3.Unit(r3.Vec{X: r.NormFloat64(), Y: r.NormFloat64()})
		const steps, step = 1000, 1e-4
		sum, met := 0.0, 0
		var before []Point
		for i := range steps {
			f := start
			f.Position = r3.Add(f.Position, r3.Scale(step*float64(i), way))
			a.Move(f)
			points := w.Contacts(nil, &a, &b, 0)
			next := 0.0
			for _, p := range points {
				next += p.Weight * max(0, -p.Distance)
			}
			if i > 0 && math.Abs(next-sum) > 10*step {
				t.Errorf("pose %d, step %d: the depth jumps from %g to %g\n%+v\n%+v", n, i, sum, next, before, points)
				break
			}
			if next > 8e-3 {
				break
			}
			if next > 0 {
				met++
			}
			sum, before = next, points
		}
		if met == 0 {
			t.Errorf("pose %d: no contact", n)
		}
	}
}
