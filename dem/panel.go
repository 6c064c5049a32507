// Panels: sets of surfaces that grains touch, with the grains that are near them.

package dem

import (
	"math"
	"slices"

	"gonum.org/v1/gonum/spatial/r3"
)

// panel is a set of surfaces whose forces are evaluated together: the walls, or the coupled surfaces.
//
// Which grains are near which surface is found once for many steps: candidates stay good until a surface has moved by more
// than slack (m), or until the grains' own lists are made anew.
type panel struct {
	members []member
	parts   []part
	slack   float64
	onset   float64 // of contacts, by the grain's radius; 0 for walls
	stale   bool    // candidates are for other grain numbers
	moved   []trace
	keys    []uint64
}

// member is a surface of a panel and where it is.
type member struct {
	surface int // in the model
	shape   Shape
	bend    int32
	carrier Carrier
	strand  *Strand
	gone    bool    // it touches nothing any more
	radius  float64 // of a strand
	passage float64 // see Passage
	turned  bool    // its axes are not the world's
	frame   Frame   // of the surface's axes; for a strand, of nothing
	ends    [2]end  // of a strand
	wide    bool    // spans many cells
	box     r3.Box  // that holds what matters of it
	picked  Frame   // frame when candidates were looked for
	spots   [2]r3.Vec
	size    float64 // distance of the farthest point that matters from the frame's origin, m
	entries [4]int  // of tangents: frame pairs (0,0), (0,1), (1,0), (1,1)
}

// end is a strand's attachment: where it is and how it moves.
type end struct{ Place, Velocity, Angular, Arm r3.Vec }

// part is what a panel keeps for one chunk.
type part struct {
	near []uint64 // grain << 32 | member, ascending
	was  []trace  // of the last step that was accepted
	now  []touch  // of the step under way, or between steps of the last one
	lost Energy
	room []Touch
}

// trace is what a contact of a grain with a surface leaves to the next step.
type trace struct {
	grain, member, feature int32
	history                History
}

// touch is a contact of a grain with a surface.
type touch struct {
	grain, member int32
	feature, part int32
	history       History
	overlap       float64
	lever         float64
	weight        float64 // part of the contact that is this surface's, see share
	normal, point r3.Vec
	force, moment r3.Vec // on the grain; moment is that of rolling resistance
	power         float64
}

func newPanel(e *CPU, surfaces []Surface, coupled bool) panel {
	p := panel{slack: e.skin, stale: true}
	if coupled {
		p.onset = onsetPart
	}
	for i := range surfaces {
		s := &surfaces[i]
		m := member{surface: i, shape: s.Shape, bend: e.kinds.bendOf(s), carrier: s.Carrier, passage: Passage(s.Shape), entries: [4]int{-1, -1, -1, -1}}
		moves := false
		switch c := s.Carrier.(type) {
		case nil:
			m.carrier = Fixed{}
		case Attached:
			moves = true
			m.entries[0] = slices.Index(e.pairs, [2]int{c.Frame, c.Frame})
		case Strand:
			moves = true
			m.strand, m.radius = &c, s.Shape.(Capsule).Radius
			for k := range m.entries {
				m.entries[k] = slices.Index(e.pairs, [2]int{c.Frames[k/2], c.Frames[k%2]})
			}
		}
		if moves == coupled {
			p.members = append(p.members, m)
		}
	}
	return p
}

// move takes the surfaces to time t (s) and their frames. It tells whether the candidates still hold.
func (p *panel) move(t float64, frames []Frame) bool {
	holds := !p.stale
	for i := range p.members {
		m := &p.members[i]
		m.move(t, frames)
		holds = holds && (m.gone || m.travel() <= p.slack)
	}
	return holds
}

func (m *member) move(t float64, frames []Frame) {
	switch c := m.carrier.(type) {
	case Fixed:
		m.frame = Frame{}.Place(c.At)
	case Driven:
		m.frame = c.Motion.At(t).Place(c.At)
	case Attached:
		m.frame = frames[c.Frame].Place(c.At)
	case Strand:
		for k := range m.ends {
			f := &frames[c.Frames[k]]
			arm := Rotate(f.Orientation, c.Ends[k])
			m.ends[k] = end{
				Place: r3.Add(f.Position, arm), Velocity: r3.Add(f.Velocity, r3.Cross(f.AngularVelocity, arm)),
				Angular: f.AngularVelocity, Arm: arm,
			}
		}
		return
	}
	q := m.frame.Orientation
	m.turned = q.Imag != 0 || q.Jmag != 0 || q.Kmag != 0
}

// travel bounds how far any point of the surface has come since its candidates were looked for, m. A rotation by quaternion difference d
// moves a point at distance s by at most 2 d s.
func (m *member) travel() float64 {
	if m.strand != nil {
		return math.Sqrt(max(r3.Norm2(r3.Sub(m.ends[0].Place, m.spots[0])), r3.Norm2(r3.Sub(m.ends[1].Place, m.spots[1]))))
	}
	d := norm(r3.Sub(m.frame.Position, m.picked.Position))
	if m.frame.Orientation != m.picked.Orientation {
		q := m.frame.Orientation
		p := m.picked.Orientation
		cosine := q.Real*p.Real + q.Imag*p.Imag + q.Jmag*p.Jmag + q.Kmag*p.Kmag
		d += 2 * math.Sqrt(max(2-2*math.Abs(cosine), 0)) * m.size
	}
	return d
}

// find appends the contacts of a sphere with the surface; normals are in world axes.
func (m *member) find(dst []Touch, c r3.Vec, reach float64) []Touch {
	if m.strand != nil {
		return Capsule{A: m.ends[0].Place, B: m.ends[1].Place, Radius: m.radius}.Touch(dst, c, reach)
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

// motionAt is the velocity and angular velocity of the surface at a point of the world; a strand's are shared out by the lever as its force is.
func (m *member) motionAt(point r3.Vec, lever float64) (velocity, angular r3.Vec) {
	if m.strand == nil {
		return m.frame.VelocityAt(point), m.frame.AngularVelocity
	}
	a, b := &m.ends[0], &m.ends[1]
	angular = mix(a.Angular, b.Angular, lever)
	arm := r3.Sub(point, mix(a.Place, b.Place, lever))
	return r3.Add(mix(a.Velocity, b.Velocity, lever), r3.Cross(angular, arm)), angular
}

// mix is (1-s) a + s b.
func mix(a, b r3.Vec, s float64) r3.Vec { return r3.Add(r3.Scale(1-s, a), r3.Scale(s, b)) }
