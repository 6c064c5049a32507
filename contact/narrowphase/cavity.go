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
			c.Levers[0], c.Features = float64(i), [2]int32{int32(i), t.Feature}
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
			c.Features, c.Forms[0] = [2]int32{int32(v), t.Feature}, Form{}
			if c.area > 0 {
				w.candidates = append(w.candidates, c)
			}
		}
	}
	return w.finish(dst, b, reach, a.round)
}

// revolvedInside has the contacts of the rims of a solid of revolution with a vessel: where each comes nearest, and at even turns from there.
func revolvedInside(w *Workspace, dst []Point, a, b *Placed, reach float64) []Point {
	w.candidates = w.candidates[:0]
	for k, c := range a.rims {
		place := func(azimuth float64) r3.Vec {
			sin, cos := math.Sincos(azimuth)
			return b.toLocal(a.toWorld(r3.Vec{X: c.R * cos, Y: c.R * sin, Z: c.Z}))
		}
		first := nearestAzimuth(func(azimuth float64) float64 {
			d := math.Inf(1)
			w.touches = b.source.Touch(w.touches[:0], place(azimuth), reach+2*a.extent)
			for _, t := range w.touches {
				d = min(d, t.Distance)
			}
			return d
		})
		for i := range places {
			if i > 0 && c.R == 0 {
				break
			}
			q := place(first + 2*math.Pi/places*float64(i))
			w.touches = b.source.Touch(w.touches[:0], q, reach+a.round)
			for _, t := range w.touches {
				x := candidate{Point: between(q, t.Normal, t.Distance), area: 1}
				x.Features = [2]int32{int32(places*k + i), t.Feature}
				w.candidates = append(w.candidates, x)
			}
		}
	}
	return w.finish(dst, b, reach, a.round)
}

// nearestAzimuth is where a function of the azimuth is least: about the best of even turns by golden sections.
func nearestAzimuth(f func(float64) float64) float64 {
	const golden = 0.6180339887498949
	best, at := math.Inf(1), 0.0
	for i := range places {
		if d := f(2 * math.Pi / places * float64(i)); d < best {
			best, at = d, 2*math.Pi/places*float64(i)
		}
	}
	low, high := at-2*math.Pi/places, at+2*math.Pi/places
	p, q := high-golden*(high-low), low+golden*(high-low)
	fp, fq := f(p), f(q)
	for range 40 {
		if fp <= fq {
			high, q, fq = q, p, fp
			p = high - golden*(high-low)
			fp = f(p)
		} else {
			low, p, fp = p, q, fq
			q = low + golden*(high-low)
			fq = f(q)
		}
	}
	return (low + high) / 2
}
