// The distance of a place from a mesh, and on which side it is.

package geometry

import (
	"math"

	"gonum.org/v1/gonum/spatial/r3"
)

// SignedDistance is that from the mesh to c, m: for a solid below 0 inside.
func (m *Mesh) SignedDistance(c r3.Vec) float64 {
	distance, _ := m.Away(c)
	return distance
}

// Away is the distance from the mesh to c, m, for a solid below 0 inside, and the unit vector along which it grows fastest. On an edge or a corner the side is that of the sum of the normals around it, by angle at a corner
// (Baerentzen and Aanaes 2005, IEEE Trans. Vis. Comput. Graph. 11:243).
func (m *Mesh) Away(c r3.Vec) (distance float64, normal r3.Vec) { return m.AwayWithin(c, math.Inf(1)) }

// AwayWithin is Away where the mesh is known to be nearer than a reach, m.
func (m *Mesh) AwayWithin(c r3.Vec, reach float64) (distance float64, normal r3.Vec) {
	best, nearest, at, region := reach*reach, int32(0), r3.Vec{}, int32(inside)
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
		facing = m.edgeFacing(3*nearest + region - onEdge)
	}
	distance = math.Sqrt(best)
	if distance == 0 {
		return 0, r3.Unit(facing)
	}
	normal = r3.Scale(-1/distance, at)
	if m.Solid && r3.Dot(at, facing) > 0 {
		return -distance, r3.Scale(-1, normal)
	}
	return distance, normal
}
