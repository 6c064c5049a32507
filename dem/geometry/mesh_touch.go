// Contacts of a sphere with a mesh.

package geometry

import (
	"math"

	"gonum.org/v1/gonum/spatial/r3"
)

// Regions of a triangle: its inside, edge k as onEdge+k and corner k as onCorner+k.
const (
	inside   = 0
	onEdge   = 1
	onCorner = 4
	regions  = 7
)

// rounding is what counts as nothing beside products of lengths.
const rounding = 1e-9

// Touch implements Shape. Part is the triangle's position in m.Triangles.
func (m *Mesh) Touch(dst []Touch, c r3.Vec, reach float64) []Touch {
	var room [6]minimum
	found := room[:0]
	reach2 := reach * reach
	for at := int32(0); at < int32(len(m.Tree)); {
		n := &m.Tree[at]
		if !n.reached(c, reach2) {
			at = n.Skip
			continue
		}
		for t := n.First; t < n.First+n.Count; t++ {
			found = m.near(found, t, c, reach)
		}
		at++
	}
	if len(found) == 0 {
		return dst
	}
	return resolve(dst, found, reach, m.Smooth, m.Solid, int32(2*len(m.Triangles)))
}

// near appends the point of triangle t that is nearest to c, if no point of the mesh beside it is nearer.
func (m *Mesh) near(found []minimum, t int32, c r3.Vec, reach float64) []minimum {
	corner := m.Triangles[t]
	a := r3.Sub(m.Vertices[corner[0]], c)
	height := -r3.Dot(m.Normals[t], a)
	if math.Abs(height) >= reach {
		return found
	}
	p, region := nearestOnTriangle(a, r3.Sub(m.Vertices[corner[1]], c), r3.Sub(m.Vertices[corner[2]], c))
	if region == inside {
		return append(found, m.faceMinimum(t, height))
	}
	d2 := r3.Norm2(p)
	if d2 >= reach*reach {
		return found
	}
	x := minimum{touch: Touch{Distance: math.Sqrt(d2), Part: t}}
	if region < onCorner {
		h := 3*t + int32(region-onEdge)
		if !m.leastAtEdge(h, c, p) {
			return found
		}
		h = m.least(h)
		x.touch.Part = h / 3
		x.touch.Feature = regions*(h/3) + onEdge + h%3
		x.facing = m.edgeFacing(h)
	} else {
		v := corner[region-onCorner]
		if !m.leastAtVertex(v, c, p) {
			return found
		}
		x.touch.Part = m.First[v]
		x.touch.Feature = regions*m.First[v] + onCorner + m.cornerOf(m.First[v], v)
		x.facing = m.Pseudo[v]
	}
	for i := range found {
		if found[i].touch.Feature == x.touch.Feature {
			return found
		}
	}
	x.touch.Normal = r3.Scale(-1/x.touch.Distance, p)
	if x.touch.Distance == 0 {
		x.touch.Normal = r3.Unit(x.facing)
	}
	return append(found, m.known(x))
}

func (m *Mesh) faceMinimum(t int32, height float64) minimum {
	x := minimum{facing: m.Normals[t], touch: Touch{Normal: m.Normals[t], Distance: height, Part: t, Feature: regions * t}}
	if height < 0 {
		x.touch.Normal, x.touch.Distance = r3.Scale(-1, x.touch.Normal), -height
	}
	return m.known(x)
}

// known adds what the labels say of the triangle that stands for x.
func (m *Mesh) known(x minimum) minimum {
	side := 0
	if x.behind() {
		side = 1
	}
	x.patch = m.Patch[x.touch.Part][side]
	x.group = m.Group[x.touch.Part]
	return x
}

// leastAtEdge tells whether the point at p from the centre c, inside the edge of h, is no farther than those beside it.
func (m *Mesh) leastAtEdge(h int32, c, p r3.Vec) bool {
	for k := m.Ring[h]; k != h; k = m.Ring[k] {
		if descends(p, r3.Sub(r3.Sub(m.opposite(k), c), p)) {
			return false
		}
	}
	return true
}

// leastAtVertex is leastAtEdge for a vertex.
func (m *Mesh) leastAtVertex(v int32, c, p r3.Vec) bool {
	for _, w := range m.Star[m.StarStart[v]:m.StarStart[v+1]] {
		if descends(p, r3.Sub(r3.Sub(m.Vertices[w], c), p)) {
			return false
		}
	}
	return true
}

// descends tells whether one comes nearer to the origin when one leaves p along way.
func descends(p, way r3.Vec) bool {
	slope := r3.Dot(p, way)
	return slope < 0 && slope*slope > rounding*rounding*r3.Norm2(p)*r3.Norm2(way)
}

// edgeFacing is the sum of the normals at an edge, those of triangles whose fronts disagree with h's turned over.
func (m *Mesh) edgeFacing(h int32) r3.Vec {
	sum := m.Normals[h/3]
	from, _ := m.edge(h)
	for k := m.Ring[h]; k != h; k = m.Ring[k] {
		if a, _ := m.edge(k); a == from {
			sum = r3.Sub(sum, m.Normals[k/3])
		} else {
			sum = r3.Add(sum, m.Normals[k/3])
		}
	}
	return sum
}

// SignedDistance is that from the mesh to c, m: for a solid below 0 inside.
func (m *Mesh) SignedDistance(c r3.Vec) float64 {
	best, nearest, at, region := math.Inf(1), int32(0), r3.Vec{}, inside
	for i := int32(0); i < int32(len(m.Tree)); {
		n := &m.Tree[i]
		if !n.reached(c, best) {
			i = n.Skip
			continue
		}
		for t := n.First; t < n.First+n.Count; t++ {
			v := &m.Triangles[t]
			p, r := nearestOnTriangle(r3.Sub(m.Vertices[v[0]], c), r3.Sub(m.Vertices[v[1]], c), r3.Sub(m.Vertices[v[2]], c))
			if d2 := r3.Norm2(p); d2 < best {
				best, nearest, at, region = d2, t, p, r
			}
		}
		i++
	}
	facing := m.Normals[nearest]
	switch {
	case region >= onCorner:
		facing = m.Pseudo[m.Triangles[nearest][region-onCorner]]
	case region >= onEdge:
		facing = m.edgeFacing(3*nearest + int32(region-onEdge))
	}
	if m.Solid && r3.Dot(at, facing) > 0 {
		return -math.Sqrt(best)
	}
	return math.Sqrt(best)
}

func (m *Mesh) cornerOf(t, v int32) int32 {
	for k := range int32(2) {
		if m.Triangles[t][k] == v {
			return k
		}
	}
	return 2
}

// nearestOnTriangle returns the point of the triangle a, b, c that is nearest to the origin, and the region it is in.
//
// The regions are told apart by the signs of dot products alone, as in C. Ericson, Real-Time Collision Detection (2005), section 5.1.5.
func nearestOnTriangle(a, b, c r3.Vec) (p r3.Vec, region int) {
	ab, ac := r3.Sub(b, a), r3.Sub(c, a)
	abA, acA := -r3.Dot(ab, a), -r3.Dot(ac, a)
	if abA <= 0 && acA <= 0 {
		return a, onCorner
	}
	abB, acB := -r3.Dot(ab, b), -r3.Dot(ac, b)
	if abB >= 0 && acB <= abB {
		return b, onCorner + 1
	}
	abC, acC := -r3.Dot(ab, c), -r3.Dot(ac, c)
	if acC >= 0 && abC <= acC {
		return c, onCorner + 2
	}
	if abA*acB-abB*acA <= 0 && abA >= 0 && abB <= 0 {
		return r3.Add(a, r3.Scale(abA/(abA-abB), ab)), onEdge
	}
	if abC*acA-abA*acC <= 0 && acA >= 0 && acC <= 0 {
		return r3.Add(a, r3.Scale(acA/(acA-acC), ac)), onEdge + 2
	}
	if towardC, towardB := acB-abB, abC-acC; abB*acC-abC*acB <= 0 && towardC >= 0 && towardB >= 0 {
		return r3.Add(b, r3.Scale(towardC/(towardC+towardB), r3.Sub(c, b))), onEdge + 1
	}
	va, vb, vc := abB*acC-abC*acB, abC*acA-abA*acC, abA*acB-abB*acA
	s := 1 / (va + vb + vc)
	return r3.Add(a, r3.Add(r3.Scale(vb*s, ab), r3.Scale(vc*s, ac))), inside
}
