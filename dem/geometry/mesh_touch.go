// Contacts of a sphere with a mesh.

package geometry

import (
	"math"

	"gonum.org/v1/gonum/spatial/r3"
)

// Touch implements Shape. Part is the triangle's position in m.Triangles.
func (m *Mesh) Touch(dst []Touch, c r3.Vec, reach float64) []Touch {
	return m.TouchIn(0, dst, c, reach)
}

// TouchIn is Touch where all triangles that are nearer than reach are in a node of the tree; see NodeAbout.
func (m *Mesh) TouchIn(node int32, dst []Touch, c r3.Vec, reach float64) []Touch {
	var room [6]minimum
	found := m.minima(node, room[:0], c, reach)
	if len(found) == 0 {
		return dst
	}
	return resolve(dst, found, reach, m.Smooth, m.Solid, int32(2*len(m.Triangles)))
}

// TouchAll is Touch, but for a centre c within a solid it appends all places of the surface that are nearer than reach and no farther than those beside them, of
// which Touch tells the nearest only.
func (m *Mesh) TouchAll(dst []Touch, c r3.Vec, reach float64) []Touch {
	var room [6]minimum
	found := m.minima(0, room[:0], c, reach)
	nearest := 0
	for i := range found {
		if found[i].nearerThan(&found[nearest]) {
			nearest = i
		}
	}
	if len(found) == 0 {
		return dst
	}
	if !m.Solid || !found[nearest].behind() {
		return resolve(dst, found, reach, m.Smooth, m.Solid, int32(2*len(m.Triangles)))
	}
	for i := range found {
		if t := found[i].touch; found[i].behind() {
			t.Normal, t.Distance, t.Feature = r3.Scale(-1, t.Normal), -t.Distance, found[i].patch
			dst = append(dst, t)
		}
	}
	return dst
}

// minima appends the places of the surface in a node of the tree that are nearer to c than reach and no farther than those beside them.
func (m *Mesh) minima(node int32, found []minimum, c r3.Vec, reach float64) []minimum {
	reach2 := reach * reach
	for at, end := node, m.Tree[node].Skip; at < end; {
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
	return found
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
		return append(found, m.known(faceMinimum(m.Normals[t], height, t)))
	}
	d2 := r3.Norm2(p)
	if d2 >= reach*reach {
		return found
	}
	x := minimum{touch: Touch{Distance: math.Sqrt(d2), Part: t}}
	if region < onCorner {
		h := 3*t + region - onEdge
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

func (m *Mesh) cornerOf(t, v int32) int32 {
	for k := range int32(2) {
		if m.Triangles[t][k] == v {
			return k
		}
	}
	return 2
}
