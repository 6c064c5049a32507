package narrowphase

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"gabion/dem/geometry"
	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// brought is a pose of a in which it is to a depth in b, wherever on it; false where it is not found.
func brought(w *Workspace, r *rand.Rand, a, b *Placed, depth float64) (f rigid.Frame, ok bool) {
	f = rigid.Frame{Position: direct(r), Orientation: turned(r)}
	if b.kind == plane {
		f.Position = r3.Vec{Z: 1}
	}
	for range 50 {
		a.Move(f)
		points := w.Contacts(nil, a, b, 3)
		if len(points) == 0 {
			return f, false
		}
		best := 0
		for i := range points {
			if points[i].Distance < points[best].Distance {
				best = i
			}
		}
		d := points[best].Distance + depth
		if math.Abs(d) < 1e-9 {
			return f, true
		}
		f.Position = r3.Sub(f.Position, r3.Scale(d, points[best].Normal))
	}
	return f, false
}

// The gap of a contact point changes as the matter of both surfaces there parts along the normal, and by no sliding, so that forces along normals do the work that the
// energy of gaps tells. Of convex bodies that have several ways out of one another a point is the mean of those of its ways, and its gap changes with their parts besides: by two
// thousandths of its weight in the mean, and up to a seventh.
func TestGapsFollowTheMatter(t *testing.T) {
	const h = 1e-6
	all := map[string]geometry.Shape{
		"sphere": geometry.Sphere{Radius: 0.2}, "capsule": geometry.Capsule{A: r3.Vec{X: -0.4}, B: r3.Vec{X: 0.4}, Radius: 0.03},
		"wire": geometry.Capsule{A: r3.Vec{X: -0.4}, B: r3.Vec{X: 0.4}, Radius: 1e-3}, // its axis gets inside
		"box":  bodies(t)["box"], "rock": bodies(t)["rock"], "cylinder": turnedBodies(t)["cylinder"], "cone": turnedBodies(t)["cone"],
		"angle": meshBodies(t)["angle"], "torus": geometry.Torus{Radius: 0.3, Tube: 0.05}, "plane": geometry.Plane{Normal: r3.Vec{Z: 1}},
	}
	for na, sa := range all {
		for nb, sb := range all {
			a, b := placed(t, sa, rigid.Frame{}), placed(t, sb, rigid.Frame{})
			if na == "plane" || na == "wire" && nb == "wire" || !a.Meets(b.Shape) || a.kind == ring && b.kind == plane || a.kind == revolved && b.kind > capsule && b.kind != ring || b.kind == revolved && a.kind > capsule && a.kind != ring {
				continue
			}
			off, several := 0.0, 0 // of points where there are several ways out
			r := rand.New(rand.NewPCG(31, 32))
			var w Workspace
			compared := 0
			for n := range 100 {
				f, ok := brought(&w, r, &a, &b, 3e-3)
				if !ok {
					continue
				}
				push, turn := direct(r), r3.Scale(4, direct(r))
				at := func(s float64) []Point {
					a.Move(rigid.Frame{Position: r3.Add(f.Position, r3.Scale(s, push)), Orientation: rigid.Compose(about(turn, 4*s), f.Orientation)})
					return w.Contacts(nil, &a, &b, 0)
				}
				now, before, after := at(0), at(-h), at(h)
				ways := a.kind == convex && b.kind == convex && slices.ContainsFunc(now, func(p Point) bool { return r3.Norm(r3.Sub(p.Normal, now[0].Normal)) > 1e-9 })
				for _, p := range now {
					q, o := same(before, p), same(after, p)
					if q == nil || o == nil || a.kind == ring && p.Forms[1] == flat || b.kind == ring && p.Forms[0] == flat { // places of rings on faces slide
						continue
					}
					compared++
					rate := (o.Distance - q.Distance) / (2 * h)
					want, tolerance := r3.Dot(p.Normal, r3.Add(push, r3.Cross(turn, r3.Sub(p.Position, f.Position)))), 1e-7
					wrong := p.Weight * math.Abs(rate-want)
					if ways {
						off += wrong
						several++
						tolerance = 0.14
					}
					if wrong > tolerance {
						t.Errorf("%s on %s, pose %d: the gap changes by %g, want %g\n%+v", na, nb, n, rate, want, p)
					}
				}
			}
			if compared < 50 {
				t.Errorf("%s on %s: only %d points", na, nb, compared)
			}
			if off > 2e-3*float64(several) {
				t.Errorf("%s on %s: with several ways out gaps change otherwise by %g in the mean", na, nb, off/float64(several))
			}
		}
	}
}

// same is the point that continues another one, or nil.
func same(points []Point, p Point) *Point {
	best, least := -1, 1e-4
	for i := range points {
		q := &points[i]
		if d := r3.Norm(r3.Sub(q.Position, p.Position)) + r3.Norm(r3.Sub(q.Normal, p.Normal)) + math.Abs(q.Distance-p.Distance); d < least && q.Features == p.Features {
			best, least = i, d
		}
	}
	if best < 0 {
		return nil
	}
	return &points[best]
}
