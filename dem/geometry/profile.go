// Straight pieces of the profile of a surface of revolution. Kernels get this text too.

package geometry

import (
	"math"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/internal/vec"
)

// Segment is a straight piece of a profile: the points (R, Z) + t (DirR, DirZ) with From <= t <= To.
type Segment struct {
	R, Z       float64  // m
	DirR, DirZ float64  // unit
	From, To   float64  // m
	Patch      [2]int32 // of its front and of its back
	Group      int32
}

// along is the place on the segment's line nearest to a point of the half-plane.
func (g *Segment) along(r, z float64) float64 { return (r-g.R)*g.DirR + (z-g.Z)*g.DirZ }

// facing is the normal of the segment's front in the half-plane of the unit vector out.
func (g *Segment) facing(out r3.Vec) r3.Vec { return r3.Add(r3.Scale(-g.DirZ, out), r3.Vec{Z: g.DirR}) }

// minimum is the point of the segment that is locally nearest to a centre at (r, z) in the half-plane of the unit vector out, at its inside (0 as its
// feature) or its first (1) or last end (2); there is none within reach where its distance is missing. Where it is joined, before is the segment that
// leads to it; continued, another one has its last end. A negative r looks from the other side of the axis, which counts while rho, the centre's
// distance from the axis, is less than the surface's.
func (g *Segment) minimum(before *Segment, joined, continued bool, r, z, rho float64, out r3.Vec, reach float64) minimum {
	none := minimum{touch: Touch{Distance: missing}}
	t, feature := g.along(r, z), int32(0)
	if t < g.From {
		if joined && before.along(r, z) < before.To {
			return none
		}
		t, feature = g.From, 1
	} else if t > g.To {
		if continued {
			return none
		}
		t, feature = g.To, 2
	}
	pr, pz := g.R+t*g.DirR, g.Z+t*g.DirZ
	if r < 0 && rho >= pr {
		return none
	}
	d := math.Sqrt((r-pr)*(r-pr) + (z-pz)*(z-pz))
	if d >= reach {
		return none
	}
	front := g.facing(out)
	if feature == 1 && joined {
		front = r3.Add(front, before.facing(out))
	}
	m := minimum{facing: front, group: g.Group, touch: Touch{Distance: d, Feature: feature}}
	if d > 0 {
		m.touch.Normal = r3.Add(r3.Scale((r-pr)/d, out), r3.Vec{Z: (z - pz) / d})
	} else {
		m.touch.Normal, _ = vec.Direction(front, out)
	}
	m.patch = 2 * g.Patch[0]
	if m.behind() {
		m.patch = 2*g.Patch[1] + 1
	}
	return m
}

// place numbers feature and patch of the minimum on segment i of so many, seen from the other side of the axis or not.
func (m *minimum) place(i, segments int32, across bool) {
	m.touch.Feature += 4 * i
	if across {
		m.touch.Feature += 4 * segments
		m.patch += 8 * segments
	}
}
