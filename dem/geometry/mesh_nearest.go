// The triangle of a mesh that is nearest to a place.

package geometry

import (
	"math"

	"gonum.org/v1/gonum/spatial/r3"
)

// NearestTriangle is the position in m.Triangles of the triangle that is nearest to c (m); of several that are equally near, the first.
func (m *Mesh) NearestTriangle(c r3.Vec) int {
	nearest, best := 0, math.Inf(1)
	for at := int32(0); at < int32(len(m.Tree)); {
		n := &m.Tree[at]
		if !n.reached(c, best) {
			at = n.Skip
			continue
		}
		for t := n.First; t < n.First+n.Count; t++ {
			corner := m.Triangles[t]
			p, _ := nearestOnTriangle(r3.Sub(m.Vertices[corner[0]], c), r3.Sub(m.Vertices[corner[1]], c), r3.Sub(m.Vertices[corner[2]], c))
			if d2 := r3.Norm2(p); d2 < best {
				nearest, best = int(t), d2
			}
		}
		at++
	}
	return nearest
}
