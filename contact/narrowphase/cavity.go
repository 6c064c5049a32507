// Hollow walls that bodies are inside of: boxes, spheres and vessels of revolution. Bodies meet them with their ends and vertices, where the distance from a wall that
// is concave everywhere is least; a box is a set of planes.

package narrowphase

import (
	"math"

	"gabion/dem/geometry"

	"gonum.org/v1/gonum/spatial/r3"
)

// roomPlanes are the walls of a box as seen from its inside, but for those that are open.
func roomPlanes(g geometry.Box) (planes []*Shape) {
	h := r3.Scale(0.5, g.Size)
	for face, n := range boxNormals {
		if g.Open&(1<<face) != 0 {
			continue
		}
		planes = append(planes, newPlane(geometry.Plane{Point: r3.Vec{X: n.X * h.X, Y: n.Y * h.Y, Z: n.Z * h.Z}, Normal: r3.Scale(-1, n)}))
	}
	return planes
}

// insideRoom has the contacts with each of the planes.
func insideRoom(w *Workspace, dst []Point, a, b *Placed, reach float64) []Point {
	bounded := a.kind == convex || a.kind == mesh
	var centre r3.Vec
	if bounded {
		centre = a.toWorld(a.centre)
	}
	for i, shape := range b.planes {
		point, normal := b.toWorld(shape.point), b.turn(shape.normal)
		if bounded && r3.Dot(normal, r3.Sub(centre, point)) > a.size+reach {
			continue
		}
		wall := Placed{Shape: shape, a: point, b: normal}
		from := len(dst)
		dst = methods[a.kind][plane](w, dst, a, &wall, reach)
		for k := from; k < len(dst); k++ {
			dst[k].Features[1] = int32(i)
		}
	}
	return dst
}

// capsuleInside has the contacts of both ends of the axis with a vessel.
func capsuleInside(w *Workspace, dst []Point, a, b *Placed, reach float64) []Point {
	w.candidates = w.candidates[:0]
	for i, end := range [2]r3.Vec{a.a, a.b} {
		q := b.toLocal(end)
		w.touches = b.source.Touch(w.touches[:0], q, reach+2*a.radius)
		for _, t := range w.touches {
			c := candidate{Point: between(r3.Sub(q, r3.Scale(a.radius, t.Normal)), t.Normal, t.Distance-a.radius), area: 1}
			c.Levers[0], c.Features, c.Forms[1] = float64(i), [2]int32{int32(i), t.Feature}, w.formOf(b, q, &t)
			w.candidates = append(w.candidates, c)
		}
	}
	return w.finish(dst, b, reach, a.radius)
}

// polyhedronInside has the contacts of the vertices of a polyhedron with a vessel.
func polyhedronInside(w *Workspace, dst []Point, a, b *Placed, reach float64) []Point {
	w.candidates = w.candidates[:0]
	for v, p := range a.vertices {
		if a.plain[v] {
			continue
		}
		q := b.toLocal(a.toWorld(p))
		w.touches = b.source.Touch(w.touches[:0], q, reach+a.round)
		for _, t := range w.touches {
			out := a.turnBack(b.turn(t.Normal))
			c := candidate{Point: between(q, t.Normal, t.Distance), area: fade(a.rise(int32(v), r3.Scale(-1, out)) / slopeLimit)}
			c.Features, c.Forms = [2]int32{int32(v), t.Feature}, [2]Form{{}, w.formOf(b, q, &t)}
			if c.area > 0 {
				w.candidates = append(w.candidates, c)
			}
		}
	}
	return w.finish(dst, b, reach, a.round)
}

// revolvedInside has the contacts of the rims of a body of revolution, or of the circle in the middle of a torus, with each wall of a vessel: where they are nearest to it, and where they are
// level with it in sixteen places.
func revolvedInside(w *Workspace, dst []Point, a, b *Placed, reach float64) []Point {
	w.candidates = w.candidates[:0]
	r := rimInside{relative: newRelative(a, b)}
	walls := 1
	vessel, turned := b.source.(*geometry.Revolved)
	if turned {
		walls = len(vessel.Segments)
	} else {
		r.radius = b.source.(geometry.Sphere).Radius
	}
	for k := range a.rims {
		r.c = &a.rims[k]
		for i := range walls {
			if turned {
				r.wall = &vessel.Segments[i]
			}
			add := func(p circlePoint, part float64, number int) {
				down := r.turnToA(r3.Scale(-1, p.n))
				if a.kind != ring {
					part *= fade(r.c.steepness(p.own, down) / slopeLimit)
				}
				d := p.d - a.radius
				if part <= 0 || d >= reach+a.round || !r.over(p.at) {
					return
				}
				x := candidate{Point: between(r3.Sub(p.at, r3.Scale(a.radius, p.n)), p.n, d), area: part}
				x.Features, x.Forms[0] = [2]int32{int32((places+1)*k + number), int32(i)}, a.formInside(k, p.own, down)
				x.Forms[0].Along = r.turnToB(x.Forms[0].Along)
				if turned {
					x.Forms[1] = formOfVessel(r3.Sub(p.at, r3.Scale(p.d, p.n)), p.n)
				}
				w.candidates = append(w.candidates, x)
			}
			if r.c.R == 0 {
				add(r.point(0), 1, places)
				continue
			}
			nearestOnCircle(r.point, reach+a.round+a.radius, r.c.R, a.round, add)
		}
	}
	return w.finish(dst, b, reach, a.round)
}

// rimInside is the distance of a rim from a wall of a vessel that it is in.
type rimInside struct {
	relative // of the body with the rim, in the axes of the vessel
	c        *rim
	wall     *geometry.Segment // nil: a sphere
	radius   float64           // of the sphere, m
}

func (s *rimInside) point(azimuth float64) circlePoint {
	p, along := s.onCircle(s.c, azimuth)
	if g := s.wall; g != nil {
		out := outward(p.at)
		p.n = r3.Vec{X: -g.DirZ * out.X, Y: -g.DirZ * out.Y, Z: g.DirR}
		p.d = (p.at.Z-g.Z)*g.DirR - (r3.Dot(p.at, out)-g.R)*g.DirZ
	} else {
		inward, far := direction(r3.Scale(-1, p.at), r3.Vec{Z: 1})
		p.n, p.d = inward, s.radius-far
	}
	p.slope = r3.Dot(p.n, along)
	return p
}

// over tells whether a place is over the wall.
func (s *rimInside) over(q r3.Vec) bool {
	if s.wall == nil {
		return true
	}
	along := (math.Hypot(q.X, q.Y)-s.wall.R)*s.wall.DirR + (q.Z-s.wall.Z)*s.wall.DirZ
	return along >= s.wall.From && along <= s.wall.To
}

// formInside is the form of rim k, or of a torus, at a place on it that is met along the normal n.
func (s *Shape) formInside(k int, at, n r3.Vec) Form {
	if s.kind == ring {
		return s.ringForm(at, n)
	}
	return s.rimAt(k, at, n)
}

// formOfVessel is the form of the inside of a surface of revolution at a place on it, where its normal is n; of a sphere formAlong has it.
func formOfVessel(at, n r3.Vec) Form {
	out := outward(at)
	if across := r3.Dot(n, out); math.Abs(across) > 1e-12 {
		return Form{r3.Vec{X: -out.Y, Y: out.X}, [2]float64{r3.Dot(at, out) / across, math.Inf(1)}}
	}
	return flat
}
