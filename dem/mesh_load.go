// What particles do to each triangle of a mesh.

package dem

import (
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem/geometry"
)

// TriangleLoad is the mean stress on a triangle, with both its sides counted.
type TriangleLoad struct {
	Pressure float64 // into the surface, Pa
	Shear    r3.Vec  // along it, world axes, Pa
	Contacts int     // particles that the triangle answers for
}

// TriangleLoads works out the stress on every triangle from the contacts of a step, as Engine.Contacts gives them, with the mesh that is the given surface of the
// model. dst has one entry a triangle of m.Triangles; a contact on an edge or corner counts to one of the triangles there. Sums have the order of the
// contacts.
func TriangleLoads(dst []TriangleLoad, m *geometry.Mesh, contacts []ContactState, surface int) {
	clear(dst)
	for i := range contacts {
		c := &contacts[i]
		if c.Surface != surface {
			continue
		}
		l := &dst[c.Part]
		normal := r3.Dot(c.Force, c.Normal)
		l.Contacts++
		l.Pressure += normal
		l.Shear = r3.Sub(l.Shear, r3.Sub(c.Force, r3.Scale(normal, c.Normal)))
	}
	for i := range dst {
		if dst[i].Contacts > 0 {
			area := m.Area(i)
			dst[i].Pressure /= area
			dst[i].Shear = r3.Scale(1/area, dst[i].Shear)
		}
	}
}
