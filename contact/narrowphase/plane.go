// Shapes on a half-space: a convex body rests on the corners of the faces that look at it, with areas as they are seen from the plane; any other on its vertices.

package narrowphase

import (
	"gabion/dem/geometry"

	"gonum.org/v1/gonum/spatial/r3"
)

func spherePlane(_ *Workspace, dst []Point, a, b *Placed, reach float64) []Point {
	d := r3.Dot(b.b, r3.Sub(a.a, b.a)) - a.radius
	if d >= reach {
		return dst
	}
	return append(dst, between(r3.Sub(a.a, r3.Scale(a.radius, b.b)), b.b, d))
}

// capsulePlane has both ends of the axis; the higher one fades away.
func capsulePlane(_ *Workspace, dst []Point, a, b *Placed, reach float64) []Point {
	n := b.b
	d := [2]float64{r3.Dot(n, r3.Sub(a.a, b.a)) - a.radius, r3.Dot(n, r3.Sub(a.b, b.a)) - a.radius}
	least := min(d[0], d[1])
	if least >= reach {
		return dst
	}
	var w [2]float64
	for i := range w {
		w[i] = fade((d[i] - least) / a.radius)
	}
	for i, end := range [2]r3.Vec{a.a, a.b} {
		if d[i] < reach && w[i] > 0 {
			x := between(r3.Sub(end, r3.Scale(a.radius, n)), n, d[i])
			x.Weight, x.Levers[0], x.Features[0] = w[i]/(w[0]+w[1]), float64(i), int32(i)
			dst = append(dst, x)
		}
	}
	return dst
}

// polyhedronPlane works in the axes of the polyhedron.
func polyhedronPlane(w *Workspace, dst []Point, a, b *Placed, reach float64) []Point {
	n := a.turnBack(b.b)
	offset := r3.Dot(n, a.toLocal(b.a))
	if r3.Dot(n, a.centre)-a.size-offset >= reach {
		return dst
	}
	w.candidates = w.candidates[:0]
	if a.bulging {
		w.facesOnPlane(a, n, offset)
	} else {
		w.verticesOnPlane(a, n, offset, reach+a.round)
	}
	return w.finishAs(dst, a, reach, sharing{length: a.round, crowded: !a.bulging})
}

// facesOnPlane adds the lower vertices of a convex polyhedron with what their faces show to the plane, and hardly any area besides, for a plate
// that stands on its edge.
func (w *Workspace) facesOnPlane(a *Placed, n r3.Vec, offset float64) {
	low, _ := lowest(a.vertices, n)
	low += a.round
	for f := range a.faces {
		x := &a.faces[f]
		facing := max(-r3.Dot(n, x.normal), 0)
		for i, v := range a.loop(int32(f)) {
			h := r3.Dot(n, a.vertices[v])
			if h > low {
				continue
			}
			area := facing*a.areas[int(x.first)+i] + 1e-9*a.round*a.round
			w.addVertex(v, a.vertices[v], n, h-offset, area)
		}
	}
}

// addVertex adds area to a vertex at a height over a plane.
func (w *Workspace) addVertex(v int32, p, n r3.Vec, d, area float64) {
	for i := range w.candidates {
		if w.candidates[i].Features[0] == v {
			w.candidates[i].area += area
			return
		}
	}
	c := candidate{Point: between(p, n, d), area: area, part: 1}
	c.Features[0], c.Forms[0] = v, Form{}
	w.candidates = append(w.candidates, c)
}

// verticesOnPlane adds the vertices of a mesh that are nearer than reach.
func (w *Workspace) verticesOnPlane(a *Placed, n r3.Vec, offset, reach float64) {
	w.begin(a.polyhedron)
	for at := int32(0); at < int32(len(a.tree)); {
		node := &a.tree[at]
		if lowestOfBox(node, n)-offset >= reach {
			at = node.Skip
			continue
		}
		for f := node.First; f < node.First+node.Count; f++ {
			for _, v := range a.loop(f) {
				if a.plain[v] || !w.firstTime(v) {
					continue
				}
				if d := r3.Dot(n, a.vertices[v]) - offset; d < reach {
					c := candidate{Point: between(a.vertices[v], n, d), area: fade(a.rise(v, r3.Scale(-1, n)) / slopeLimit)}
					c.Features[0], c.Forms[0] = v, Form{}
					w.candidates = append(w.candidates, c)
				}
			}
		}
		at++
	}
}

// lowestOfBox is the least height of a box along n.
func lowestOfBox(b *geometry.MeshNode, n r3.Vec) float64 {
	return min(n.X*b.Min.X, n.X*b.Max.X) + min(n.Y*b.Min.Y, n.Y*b.Max.Y) + min(n.Z*b.Min.Z, n.Z*b.Max.Z)
}
