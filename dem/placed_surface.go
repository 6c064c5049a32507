// Surfaces where they are: a surface of the model at the present place of its carrier, and how its points move.

package dem

import (
	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem/geometry"
	"gabion/internal/vec"
	"gabion/rigid"
)

// PlacedSurface is a surface where its carrier has it.
type PlacedSurface struct {
	Surface        int // in the model
	Shape          geometry.Shape
	Carrier        Carrier
	Strand         *Strand
	Removed        bool        // it touches nothing any more
	Radius         float64     // of a strand
	Turned         bool        // its axes are not the world's
	Frame          rigid.Frame // of the surface's axes; for a strand, of nothing
	Ends           [2]end      // of a strand
	BallRadius     float64     // radius of a sphere that is touched from outside, m; else 0
	Axis           r3.Vec      // of a strand, from end to end, m
	InverseLength2 float64     // of its squared length, 1/m2
	TangentIndices [4]int      // of tangents: frame pairs (0,0), (0,1), (1,0), (1,1)
}

// NewPlacedSurface prepares surface i of a model; Move puts it somewhere. The surface's share of the tangents is listed in pairs.
func NewPlacedSurface(i int, s *Surface, pairs [][2]int) PlacedSurface {
	m := PlacedSurface{Surface: i, Shape: s.Shape, Carrier: s.Carrier, TangentIndices: TangentIndices(pairs, s.Carrier)}
	switch c := s.Carrier.(type) {
	case nil:
		m.Carrier = Fixed{}
	case Strand:
		m.Strand, m.Radius = &c, s.Shape.(geometry.Capsule).Radius
	}
	return m
}

// end is a strand's attachment: where it is and how it moves.
type end struct{ Place, Velocity, Angular, Arm r3.Vec }

// Move takes the surface to where its carrier is at time t (s) or in the coupled frames.
func (m *PlacedSurface) Move(t float64, frames []rigid.Frame) {
	switch c := m.Carrier.(type) {
	case Fixed:
		m.Frame = rigid.Frame{}.Place(c.At)
	case Driven:
		m.Frame = c.Motion.At(t).Place(c.At)
	case Attached:
		m.Frame = frames[c.Frame]
		if c.At != (rigid.Placement{}) {
			m.Frame = m.Frame.Place(c.At)
		}
	case Strand:
		for k := range m.Ends {
			f, e := &frames[c.Frames[k]], &m.Ends[k]
			e.Place, e.Velocity, e.Angular = f.Position, f.Velocity, f.AngularVelocity
			if c.Ends[k] != (r3.Vec{}) {
				e.Arm = rigid.Rotate(f.Orientation, c.Ends[k])
				e.Place = r3.Add(f.Position, e.Arm)
				e.Velocity = r3.Add(f.Velocity, r3.Cross(f.AngularVelocity, e.Arm))
			}
		}
		m.Axis = r3.Sub(m.Ends[1].Place, m.Ends[0].Place)
		m.InverseLength2 = 0
		if l2 := r3.Norm2(m.Axis); l2 > 0 {
			m.InverseLength2 = 1 / l2
		}
		return
	}
	q := m.Frame.Orientation
	m.Turned = q.Imag != 0 || q.Jmag != 0 || q.Kmag != 0
}

// Touches appends the contacts of a sphere with the surface; normals are in world axes.
func (m *PlacedSurface) Touches(dst []geometry.Touch, c r3.Vec, reach float64) []geometry.Touch {
	return m.TouchesIn(0, dst, c, reach)
}

// NodeAbout is that of a mesh (geometry.Mesh.NodeAbout), with c in world axes; 0 for other surfaces.
func (m *PlacedSurface) NodeAbout(c r3.Vec, reach float64) int32 {
	mesh, ok := m.Shape.(*geometry.Mesh)
	if !ok {
		return 0
	}
	return mesh.NodeAbout(m.Frame.ToLocal(c), reach)
}

// TouchesIn is Touches where all triangles of a mesh that are nearer than reach are in a node of its tree.
func (m *PlacedSurface) TouchesIn(node int32, dst []geometry.Touch, c r3.Vec, reach float64) []geometry.Touch {
	if m.Strand != nil {
		rel := r3.Sub(c, m.Ends[0].Place)
		s := min(max(r3.Dot(rel, m.Axis)*m.InverseLength2, 0), 1)
		return sphereTouch(dst, r3.Sub(rel, r3.Scale(s, m.Axis)), m.Axis, m.Radius, s, reach)
	}
	if m.BallRadius > 0 {
		return sphereTouch(dst, r3.Sub(c, m.Frame.Position), r3.Vec{}, m.BallRadius, 0, reach)
	}
	if !m.Turned {
		return m.touch(node, dst, r3.Sub(c, m.Frame.Position), reach)
	}
	from := len(dst)
	dst = m.touch(node, dst, m.Frame.ToLocal(c), reach)
	for i := from; i < len(dst); i++ {
		dst[i].Normal = rigid.Rotate(m.Frame.Orientation, dst[i].Normal)
	}
	return dst
}

// touch is TouchesIn in the surface's axes.
func (m *PlacedSurface) touch(node int32, dst []geometry.Touch, c r3.Vec, reach float64) []geometry.Touch {
	if node > 0 {
		return m.Shape.(*geometry.Mesh).TouchIn(node, dst, c, reach)
	}
	return m.Shape.Touch(dst, c, reach)
}

// sphereTouch appends the contact of a sphere with what lies within a radius of the foot of v, if it is nearer than reach.
func sphereTouch(dst []geometry.Touch, v, axis r3.Vec, radius, segmentParameter, reach float64) []geometry.Touch {
	if far := radius + reach; !(r3.Norm2(v) < far*far) {
		return dst
	}
	n, d := vec.Direction(v, axis)
	if d -= radius; d >= reach {
		return dst
	}
	return append(dst, geometry.Touch{Normal: n, Distance: d, SegmentParameter: segmentParameter})
}

// MotionAt is the velocity and angular velocity of the surface at a point of the world; a strand's are shared out by the segment parameter as its force is.
func (m *PlacedSurface) MotionAt(point r3.Vec, segmentParameter float64) (velocity, angular r3.Vec) {
	if m.Strand == nil {
		if _, still := m.Carrier.(Fixed); still {
			return r3.Vec{}, r3.Vec{}
		}
		return m.Frame.VelocityAt(point), m.Frame.AngularVelocity
	}
	a, b := &m.Ends[0], &m.Ends[1]
	angular = vec.Mix(a.Angular, b.Angular, segmentParameter)
	arm := r3.Sub(point, vec.Mix(a.Place, b.Place, segmentParameter))
	return r3.Add(vec.Mix(a.Velocity, b.Velocity, segmentParameter), r3.Cross(angular, arm)), angular
}

// Arms are those of the contact's force about the two frames of a strand: to the attachment, and from the axis to the point.
func (m *PlacedSurface) Arms(at r3.Vec, segmentParameter float64) [2]r3.Vec {
	out := r3.Sub(at, vec.Mix(m.Ends[0].Place, m.Ends[1].Place, segmentParameter))
	return [2]r3.Vec{r3.Add(m.Ends[0].Arm, out), r3.Add(m.Ends[1].Arm, out)}
}

// Origin is that of the surface's carrier.
func (m *PlacedSurface) Origin(t float64) r3.Vec {
	switch c := m.Carrier.(type) {
	case Driven:
		return c.Motion.At(t).Position
	case Attached:
		return r3.Sub(m.Frame.Position, rigid.Rotate(m.Frame.Orientation, rigid.Rotate(quat.Conj(c.At.Orientation), c.At.Position)))
	case Strand:
		return r3.Sub(m.Ends[0].Place, m.Ends[0].Arm)
	}
	return r3.Vec{}
}

// Finite tells whether the end is at a place and moves.
func (e *end) Finite() bool {
	return vec.Finite(e.Place) && vec.Finite(e.Velocity) && vec.Finite(e.Angular) && vec.Finite(e.Arm)
}
