// Shapes, and where spheres touch them.

package geometry

import (
	"gonum.org/v1/gonum/spatial/r3"
)

// Touch is one contact candidate of a sphere with a surface, in the surface's own axes.
type Touch struct {
	Normal           r3.Vec  // unit, from the surface to the sphere's centre
	Distance         float64 // from the surface to the centre along Normal, m; negative when the centre is inside
	SegmentParameter float64 // place along a capsule: 0 at its first end, 1 at its second; 0 for other shapes
	Feature          int32   // which face, edge or corner: tells whose tangential history this contact continues
	Part             int32   // triangle that takes the force in per-triangle results; 0 for shapes without triangles
}

// missing is the distance of a candidate that is not there, m.
const missing = 1e300

// within appends a contact if it is nearer than reach.
func within(dst []Touch, t Touch, reach float64) []Touch {
	if t.Distance < reach {
		return append(dst, t)
	}
	return dst
}

// Shape is the geometry of a surface, in the surface's own axes.
//
// Touch appends to dst the contacts of a sphere whose centre is c with everything nearer to c than reach (m), and returns the
// longer slice. A contact exists where Distance < reach, so reach is the radius of the sphere, or a little more where
// candidates are looked for. Features within one answer are distinct. Shapes are immutable after they are built: Touch may be called from
// many goroutines at once, and does not allocate when dst has room.
//
// A shape whose contacts are expressions of its numbers writes them in methods that kernels are generated from (kernels/generate/source says in which
// Go): Nearest(c) if it makes one contact at a time; Candidate(i, c) for each of so many as Contacts() says if it makes several.
//
// Bounds returns the box that contains the whole shape; its sides are infinite where the shape is.
//
// What else there is to say of a shape it says in methods of its own file: Curvature, passage (how deep) and bulk for bodies of the
// shape, and Facets for pictures.
type Shape interface {
	Touch(dst []Touch, c r3.Vec, reach float64) []Touch
	Bounds() r3.Box
}
