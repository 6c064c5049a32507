// Which contacts with a height field continue one another's tangential history: those with normals of about the same steepness and aspect. Kernels get this text too.

package geometry

import "gonum.org/v1/gonum/spatial/r3"

// Cosines of the steepness at which patches end. Normals within 10 degrees of upright are one patch, so that a particle that rolls over nearly level ground has
// one history, and no two contacts there are apart (see SmoothCosine).
const (
	upright = 0.984807753012208
	gentle  = 0.8660254037844387
	steep   = 0.6427876096865394
	sheer   = 0.3420201433256687
)

// FieldPatches is more than any number of a patch of a height field.
const FieldPatches = 33

// fieldPatch is the number of the patch of a normal out of the ground: 0 where it is upright, and one for each of eight aspects and four ranges of steepness else.
func fieldPatch(n r3.Vec) int32 {
	if n.Z >= upright {
		return 0
	}
	aspect := int32(1)
	if n.X < 0 {
		aspect = aspect + 1
	}
	if n.Y < 0 {
		aspect = aspect + 2
	}
	if n.X*n.X < n.Y*n.Y {
		aspect = aspect + 4
	}
	if n.Z < sheer {
		return aspect + 24
	}
	if n.Z < steep {
		return aspect + 16
	}
	if n.Z < gentle {
		return aspect + 8
	}
	return aspect
}
