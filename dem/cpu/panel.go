// Panels: sets of surfaces that particles touch, with the particles that are near them.

package cpu

import (
	"math"

	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/internal/buffer"
	"gabion/internal/vec"
	"gabion/rigid"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// panel is a set of surfaces whose forces are evaluated together: the walls, or the coupled surfaces.
//
// Which particles are near which surface is found once for many steps: candidates stay good until a surface has moved by more
// than slack (m), or until the particles' own lists are made anew.
type panel struct {
	members []member
	parts   []part
	slack   float64
	onset   float64 // of contacts, by the particle's radius; 0 for walls
	stale   bool    // candidates are for other particle numbers
	trials  bool    // a step is tried more than once: the surfaces are coupled
	berths  []berth // of each coupled frame
	near    []int32 // members with candidates, in any order

	nearFrames []int32 // frames that carry them
}

// berth is where a coupled frame was when candidates were looked for, and how far from its origin its surfaces reach as far as
// rotation moves them.
type berth struct {
	position    r3.Vec
	orientation quat.Number
	reach       float64 // m
	wanted      bool    // carries a surface with candidates
}

// member is a surface of a panel and where it is.
type member struct {
	dem.Placed
	bend    int32
	covered [2]bool     // ends of the strand, see coveredEnds
	passage float64     // see Passage
	wanted  bool        // has candidates; see note
	wide    bool        // spans many cells
	box     r3.Box      // that holds what matters of it
	picked  rigid.Frame // frame when candidates were looked for
	size    float64     // distance of the farthest point that matters from the frame's origin, m
}

// part is what a panel keeps for one chunk.
type part struct {
	near   []uint64   // particle << 32 | member, ascending
	was    []trace    // of the last step that was accepted, of coupled surfaces; walls have theirs in now
	now    []touch    // of the step under way, or between steps of the last one
	strung []strung   // of those in now that are with strands
	lost   dem.Energy // Work is what the surfaces do
	room   []geometry.Touch
}

// trace is what a contact of a particle with a surface leaves to the next step.
type trace struct {
	particle, member int32
	feature, part    int32 // of the surface, see Touch
	history          law.History
}

// touch is a contact of a particle with a surface.
type touch struct {
	trace
	strung        int32 // place in the part's strung, plus one; 0 where the surface is no strand
	overlap       float64
	normal        r3.Vec
	force, moment r3.Vec // on the particle; moment is that of rolling resistance
}

// strung is what a contact with a strand has besides.
type strung struct {
	lever  float64
	weight float64   // part of the contact that dashpots and friction are of, see takeEnds
	extra  float64   // elastic force along the normal that they are not of, N
	energy float64   // taken out of that of the contact, J, at the strand's ends
	pull   [2]r3.Vec // on the ends of the strand, N; the particle gets its opposite at its centre
}

// unstrung is the same of a contact with any other surface.
var unstrung = strung{weight: 1}

// strand is what contact t has as one with a strand.
func (b *part) strand(t *touch) *strung {
	if t.strung == 0 {
		return &unstrung
	}
	return &b.strung[t.strung-1]
}

// traces are those of the contacts there are; it works in dst's memory.
func (b *part) traces(dst []trace) []trace {
	dst = buffer.Resize(dst[:0], len(b.now))
	for n := range b.now {
		dst[n] = b.now[n].trace
	}
	return dst
}

// point is where contact t is, in the middle of the overlap with particle s.
func (t *touch) point(s *sphere) r3.Vec {
	return r3.Sub(s.centre(), r3.Scale(s.R-0.5*t.overlap, t.normal))
}

// total is the force of contact t on the particle, N.
func (w *strung) total(t *touch) r3.Vec { return r3.Sub(t.force, r3.Add(w.pull[0], w.pull[1])) }

func newPanel(e *Engine, surfaces []dem.Surface, coupled bool) panel {
	p := panel{slack: e.skin, stale: true, trials: coupled}
	if coupled {
		p.onset = dem.OnsetPart
	}
	for i := range surfaces {
		s := &surfaces[i]
		m := member{Placed: dem.NewPlaced(i, s, e.pairs), bend: e.kinds.bendOf(s), passage: geometry.Passage(s.Shape)}
		if ball, ok := s.Shape.(geometry.Sphere); ok && !ball.Inside {
			m.Ball = ball.Radius
		}
		if _, n := dem.FramesOf(s.Carrier); (n > 0) == coupled {
			p.members = append(p.members, m)
		}
	}
	p.cover(surfaces)
	return p
}

// move takes the surfaces to time t (s) and their frames. It tells whether the candidates still hold. Coupled surfaces that have no candidates
// then stay where they were.
func (p *panel) move(t float64, frames []rigid.Frame) bool {
	if frames != nil && !p.stale && p.holds(frames) {
		for _, i := range p.near {
			p.members[i].Move(t, frames)
		}
		return true
	}
	holds := !p.stale && frames == nil
	for i := range p.members {
		m := &p.members[i]
		m.Move(t, frames)
		holds = holds && (m.Gone || m.travel() <= p.slack)
	}
	return holds
}

// holds tells whether no coupled surface has come farther than the slack.
func (p *panel) holds(frames []rigid.Frame) bool {
	slack2 := p.slack * p.slack
	for i := range p.berths {
		s, f := &p.berths[i], &frames[i]
		d2 := r3.Norm2(r3.Sub(f.Position, s.position))
		if s.reach == 0 {
			if d2 > slack2 {
				return false
			}
		} else if math.Sqrt(d2)+turned(s.orientation, f.Orientation)*s.reach > p.slack {
			return false
		}
	}
	return true
}

// turned bounds how far a rotation from p to q moves a point, by its distance from the axis: by twice the difference of the quaternions.
func turned(p, q quat.Number) float64 {
	if p == q {
		return 0
	}
	cosine := q.Real*p.Real + q.Imag*p.Imag + q.Jmag*p.Jmag + q.Kmag*p.Kmag
	return 2 * math.Sqrt(max(2-2*math.Abs(cosine), 0))
}

// note keeps where the frames are that candidates have been looked for with, and which surfaces have any.
func (p *panel) note(frames []rigid.Frame) {
	p.berths = buffer.Resize(p.berths, len(frames))
	for i := range frames {
		p.berths[i] = berth{position: frames[i].Position, orientation: frames[i].Orientation}
	}
	for i := range p.members {
		p.members[i].reachOut(p.berths)
	}
	p.gather()
}

// gather lists the coupled surfaces that have candidates, and the frames that carry them.
func (p *panel) gather() {
	for i := range p.berths {
		p.berths[i].wanted = false
	}
	for i := range p.parts {
		for _, c := range p.parts[i].near {
			p.members[uint32(c)].wanted = true
		}
	}
	p.near, p.nearFrames = p.near[:0], p.nearFrames[:0]
	for i := range p.members {
		m := &p.members[i]
		if !m.wanted {
			continue
		}
		m.wanted = false
		p.near = append(p.near, int32(i))
		frames, n := dem.FramesOf(m.Carrier)
		for _, f := range frames[:n] {
			if !p.berths[f].wanted {
				p.berths[f].wanted = true
				p.nearFrames = append(p.nearFrames, int32(f))
			}
		}
	}
}

// reachOut notes in the frames that carry the surface how far rotation moves it.
func (m *member) reachOut(frames []berth) {
	switch c := m.Carrier.(type) {
	case dem.Attached:
		reach := r3.Norm(c.At.Position)
		if m.Ball == 0 {
			reach += m.size
		}
		frames[c.Frame].reach = max(frames[c.Frame].reach, reach)
	case dem.Strand:
		for k, f := range c.Frames {
			frames[f].reach = max(frames[f].reach, r3.Norm(c.Ends[k]))
		}
	}
}

// travel bounds how far any point of the surface has come since its candidates were looked for, m.
func (m *member) travel() float64 {
	return vec.Norm(r3.Sub(m.Frame.Position, m.picked.Position)) + turned(m.picked.Orientation, m.Frame.Orientation)*m.size
}
