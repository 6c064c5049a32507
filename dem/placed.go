// Surfaces where they are: a surface of the model at the present place of its carrier, and how its points move.

package dem

import (
	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// placed is a surface where its carrier has it.
type placed struct {
	surface int // in the model
	shape   Shape
	carrier Carrier
	strand  *Strand
	gone    bool    // it touches nothing any more
	radius  float64 // of a strand
	turned  bool    // its axes are not the world's
	frame   Frame   // of the surface's axes; for a strand, of nothing
	ends    [2]end  // of a strand
	ball    float64 // radius of a sphere that is touched from outside, m; else 0
	axis    r3.Vec  // of a strand, from end to end, m
	inverse float64 // of its squared length, 1/m2
	entries [4]int  // of tangents: frame pairs (0,0), (0,1), (1,0), (1,1)
}

// newPlaced prepares surface i of a model; place puts it somewhere. The surface's share of the tangents is listed in pairs.
func newPlaced(i int, s *Surface, pairs [][2]int) placed {
	m := placed{surface: i, shape: s.Shape, carrier: s.Carrier, entries: entriesOf(pairs, s.Carrier)}
	switch c := s.Carrier.(type) {
	case nil:
		m.carrier = Fixed{}
	case Strand:
		m.strand, m.radius = &c, s.Shape.(Capsule).Radius
	}
	return m
}

// end is a strand's attachment: where it is and how it moves.
type end struct{ Place, Velocity, Angular, Arm r3.Vec }

func (m *placed) move(t float64, frames []Frame) {
	switch c := m.carrier.(type) {
	case Fixed:
		m.frame = Frame{}.Place(c.At)
	case Driven:
		m.frame = c.Motion.At(t).Place(c.At)
	case Attached:
		m.frame = frames[c.Frame]
		if c.At != (Placement{}) {
			m.frame = m.frame.Place(c.At)
		}
	case Strand:
		for k := range m.ends {
			f, e := &frames[c.Frames[k]], &m.ends[k]
			e.Place, e.Velocity, e.Angular = f.Position, f.Velocity, f.AngularVelocity
			if c.Ends[k] != (r3.Vec{}) {
				e.Arm = Rotate(f.Orientation, c.Ends[k])
				e.Place = r3.Add(f.Position, e.Arm)
				e.Velocity = r3.Add(f.Velocity, r3.Cross(f.AngularVelocity, e.Arm))
			}
		}
		m.axis = r3.Sub(m.ends[1].Place, m.ends[0].Place)
		m.inverse = 0
		if l2 := r3.Norm2(m.axis); l2 > 0 {
			m.inverse = 1 / l2
		}
		return
	}
	q := m.frame.Orientation
	m.turned = q.Imag != 0 || q.Jmag != 0 || q.Kmag != 0
}

// find appends the contacts of a sphere with the surface; normals are in world axes.
func (m *placed) find(dst []Touch, c r3.Vec, reach float64) []Touch {
	if m.strand != nil {
		rel := r3.Sub(c, m.ends[0].Place)
		s := min(max(r3.Dot(rel, m.axis)*m.inverse, 0), 1)
		return grazed(dst, r3.Sub(rel, r3.Scale(s, m.axis)), m.axis, m.radius, s, reach)
	}
	if m.ball > 0 {
		return grazed(dst, r3.Sub(c, m.frame.Position), r3.Vec{}, m.ball, 0, reach)
	}
	if !m.turned {
		return m.shape.Touch(dst, r3.Sub(c, m.frame.Position), reach)
	}
	from := len(dst)
	dst = m.shape.Touch(dst, m.frame.ToLocal(c), reach)
	for i := from; i < len(dst); i++ {
		dst[i].Normal = Rotate(m.frame.Orientation, dst[i].Normal)
	}
	return dst
}

// grazed appends the contact of a sphere with what lies within a radius of the foot of v, if it is nearer than reach.
func grazed(dst []Touch, v, axis r3.Vec, radius, lever, reach float64) []Touch {
	if far := radius + reach; !(r3.Norm2(v) < far*far) {
		return dst
	}
	n, d := direction(v, axis)
	if d -= radius; d >= reach {
		return dst
	}
	return append(dst, Touch{Normal: n, Distance: d, Lever: lever})
}

// motionAt is the velocity and angular velocity of the surface at a point of the world; a strand's are shared out by the lever as its force is.
func (m *placed) motionAt(point r3.Vec, lever float64) (velocity, angular r3.Vec) {
	if m.strand == nil {
		if _, still := m.carrier.(Fixed); still {
			return r3.Vec{}, r3.Vec{}
		}
		return m.frame.VelocityAt(point), m.frame.AngularVelocity
	}
	a, b := &m.ends[0], &m.ends[1]
	angular = mix(a.Angular, b.Angular, lever)
	arm := r3.Sub(point, mix(a.Place, b.Place, lever))
	return r3.Add(mix(a.Velocity, b.Velocity, lever), r3.Cross(angular, arm)), angular
}

// mix is (1-s) a + s b.
func mix(a, b r3.Vec, s float64) r3.Vec { return r3.Add(r3.Scale(1-s, a), r3.Scale(s, b)) }

// arms are those of the contact's force about the two frames of a strand: to the attachment, and from the axis to the point.
func (m *placed) arms(at r3.Vec, lever float64) [2]r3.Vec {
	out := r3.Sub(at, mix(m.ends[0].Place, m.ends[1].Place, lever))
	return [2]r3.Vec{r3.Add(m.ends[0].Arm, out), r3.Add(m.ends[1].Arm, out)}
}

// origin is that of the surface's carrier.
func (m *placed) origin(t float64) r3.Vec {
	switch c := m.carrier.(type) {
	case Driven:
		return c.Motion.At(t).Position
	case Attached:
		return r3.Sub(m.frame.Position, Rotate(m.frame.Orientation, Rotate(quat.Conj(c.At.Orientation), c.At.Position)))
	case Strand:
		return r3.Sub(m.ends[0].Place, m.ends[0].Arm)
	}
	return r3.Vec{}
}
