// Sets of surfaces that particles touch, with the particles that are near them: their candidates for contacts.

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

// surfaceSet is a set of surfaces whose forces are evaluated together: the walls, or the coupled surfaces.
//
// Which particles are near which surface is found once for many steps: candidates stay good until a surface has moved by more
// than slack (m), or until the particles' own lists are made anew.
type surfaceSet struct {
	surfaces   []surfaceState
	buffers    []contactBuffer
	slack      float64
	search     float64         // how much farther than touch contacts are looked for, m: over gaps where contacts last so long
	onset      float64         // of contacts, by the particle's radius; 0 for walls
	stale      bool            // candidates are for other particle numbers
	hasMeshes  bool            // among the surfaces
	coupled    bool            // a step is tried more than once: the surfaces are coupled
	references []referencePose // of each coupled frame
	active     []int32         // surfaces with candidates, in any order
	origins    []r3.Vec        // of the surfaces' carriers, for the wrenches on walls

	activeFrames []int32 // frames that carry them

	finders                   []candidateFinder // by worker
	find, moveAll, moveActive func(worker, lo, hi int)
	time                      float64       // of the move
	frames                    []rigid.Frame // to which surfaces move
}

// referencePose is where a coupled frame was when candidates were looked for, and how far from its origin its surfaces reach as far as
// rotation moves them.
type referencePose struct {
	position    r3.Vec
	orientation quat.Number
	reach       float64 // m
	active      bool    // carries a surface with candidates
}

// surfaceState is a surface of a set and where it is.
type surfaceState struct {
	dem.PlacedSurface
	class      int32
	zones      *surfaceZones // of ground of several materials; else nil
	material   int
	keeps      *float64              // temperature, K; nil where it takes no heat
	body       int                   // place among the bodies that warm up, whose temperature it then has; else -1
	sharedEnds [2]bool               // ends of the strand, see dem.SharedEnds
	mobility   [2]rigid.Mobility     // of the frames that carry it
	joints     [4]*law.JointMobility // of these, in the order of TangentIndices; nil where no joint holds or connects them
	passage    float64               // see Passage
	active     bool                  // has candidates; see note
	wide       bool                  // spans many cells
	box        r3.Box                // that holds what matters of it
	reference  rigid.Frame           // frame when candidates were looked for
	size       float64               // distance of the farthest point that matters from the frame's origin, m

	relief *geometry.MeshRelief // of a mesh that polyhedra touch
	bar    *geometry.Polyhedron // what they touch of a capsule, or of a ball from outside
	round  bool                 // their edges and faces touch it too: a surface of revolution or a torus
	tube   float64              // radius of the bar of a torus, m; else 0
}

// contactBuffer is what a set keeps for one chunk.
type contactBuffer struct {
	candidates []uint64         // particle << 32 | surface, ascending
	nodes      []int32          // of the candidates: where in the tree of a mesh they are; empty where the set has none, and after a restart until candidates are looked for
	previous   []surfaceHistory // of the last step that was accepted, of coupled surfaces; walls have theirs in current
	current    []surfaceContact // of the step under way, or between steps of the last one
	strands    []strandContact  // of the current contacts with strands
	reactions  []reaction       // of the current contacts with coupled surfaces
	slopes     []contactSlopes  // of the same, where tangents are asked for
	lost       dem.Energy       // Work is what the surfaces do
	touches    []geometry.Touch
	heated     []float64         // heat that each of the current contacts has made in the step, of a model with heat, J
	parts      []dem.PartContact // what each of them does to its surface, where some are recorded
	found      []bool            // which contacts of the last step go on, under a law with reach
	spilled    []surfaceHistory  // those with a bridge of liquid that do not

	pressed, tried coupledPolyhedra // of a coupled set: of the last step that was accepted, of the trial under way
}

// surfaceHistory is what a contact of a particle with a surface leaves to the next step. One whose radius is 0 has not formed yet, or has parted.
type surfaceHistory struct {
	particle, surface int32
	feature, part     int32 // of the surface, see Touch
	history           law.History
}

// surfaceContact is a contact of a particle with a surface.
type surfaceContact struct {
	surfaceHistory
	strand        int32 // place in the buffer's strands, plus one; 0 where the surface is no strand
	overlap       float64
	normal        r3.Vec
	force, moment r3.Vec // on the particle; moment is that of rolling resistance
	drag          r3.Vec // what of the force dashpots have, N; beside bodies
}

// strandContact is what a contact with a strand has besides.
type strandContact struct {
	segmentParameter float64
	weight           float64   // part of the contact that dashpots and friction are of, see blendEnds
	extra            float64   // elastic force along the normal that they are not of, N
	energy           float64   // taken out of that of the contact, J, at the strand's ends
	pull             [2]r3.Vec // on the ends of the strand, N; the particle gets its opposite at its centre
}

// notStrand is the same of a contact with any other surface.
var notStrand = strandContact{weight: 1}

// strandOf is what contact t has as one with a strand.
func (b *contactBuffer) strandOf(t *surfaceContact) *strandContact {
	if t.strand == 0 {
		return &notStrand
	}
	return &b.strands[t.strand-1]
}

// histories are those of the contacts there are; it works in dst's memory.
func (b *contactBuffer) histories(dst []surfaceHistory) []surfaceHistory {
	dst = buffer.Resize(dst[:0], len(b.current))
	for n := range b.current {
		dst[n] = b.current[n].surfaceHistory
	}
	return dst
}

// point is where contact t is, in the middle of the overlap with particle s.
func (t *surfaceContact) point(s *sphere) r3.Vec {
	return r3.Sub(s.centre(), r3.Scale(s.R-0.5*t.overlap, t.normal))
}

// totalForce is the force of contact t on the particle, N.
func (w *strandContact) totalForce(t *surfaceContact) r3.Vec {
	return r3.Sub(t.force, r3.Add(w.pull[0], w.pull[1]))
}

func newSurfaceSet(e *Engine, surfaces []dem.Surface, coupled bool) surfaceSet {
	p := surfaceSet{slack: e.skin, stale: true, coupled: coupled}
	p.search = e.reach
	if coupled {
		p.onset = law.RelativeOnset
		if e.reach > 0 {
			p.search += e.skin // a contact that parts while a step is tried goes on to the end of the step
		}
	}
	mine := func(s *dem.Surface) bool {
		_, n := dem.FramesOf(s.Carrier)
		return (n > 0) == coupled
	}
	count := 0
	for i := range surfaces {
		if mine(&surfaces[i]) {
			count++
		}
	}
	p.surfaces, p.hasMeshes = make([]surfaceState, 0, count), false
	for i := range surfaces {
		s := &surfaces[i]
		if !mine(s) {
			continue
		}
		m := surfaceState{PlacedSurface: dem.NewPlacedSurface(i, s, e.pairs), class: e.coefficients.classOf(s), zones: e.coefficients.zonesOf(s), material: s.Material, keeps: s.Temperature, body: e.model.Heat.BodyOf(s), passage: geometry.Passage(s.Shape)}
		if m.body >= 0 {
			m.keeps = &e.bodies.temperatures[m.body]
		}
		carriers, n := dem.FramesOf(s.Carrier)
		for k, f := range carriers[:n] {
			m.mobility[k] = e.model.MobilityOf(f)
		}
		if ball, ok := s.Shape.(geometry.Sphere); ok && !ball.Inside {
			m.BallRadius = ball.Radius
		}
		_, mesh := s.Shape.(*geometry.Mesh)
		p.hasMeshes = p.hasMeshes || mesh
		p.surfaces = append(p.surfaces, m)
	}
	p.updateSharedEnds(surfaces)
	return p
}

// move takes the surfaces to time t (s) and their frames. It tells whether the candidates still hold. Coupled surfaces that have no candidates
// then stay where they were.
func (p *surfaceSet) move(e *Engine, t float64, frames []rigid.Frame) bool {
	p.time, p.frames = t, frames
	if frames != nil && !p.stale && p.candidatesHold(frames) {
		e.pool.Range(len(p.active), surfacesInBlock, p.moveActive)
		return true
	}
	e.pool.Range(len(p.surfaces), surfacesInBlock, p.moveAll)
	holds := !p.stale && frames == nil
	for i := 0; i < len(p.surfaces) && holds; i++ {
		m := &p.surfaces[i]
		holds = m.Removed || m.travel() <= p.slack
	}
	return holds
}

// bind makes the set's loops, once, because a function made in a step would be allocated.
func (p *surfaceSet) bind(e *Engine) {
	p.finders = make([]candidateFinder, e.pool.Workers())
	p.find = func(worker, lo, hi int) { p.findInBlock(e, worker, lo, hi) }
	p.moveActive = func(_, lo, hi int) {
		for _, i := range p.active[lo:hi] {
			p.surfaces[i].Move(p.time, p.frames)
		}
	}
	p.moveAll = func(_, lo, hi int) {
		for i := lo; i < hi; i++ {
			p.surfaces[i].Move(p.time, p.frames)
		}
	}
}

// candidatesHold tells whether no coupled surface has come farther than the slack.
func (p *surfaceSet) candidatesHold(frames []rigid.Frame) bool {
	slack2 := p.slack * p.slack
	for i := range p.references {
		s, f := &p.references[i], &frames[i]
		d2 := r3.Norm2(r3.Sub(f.Position, s.position))
		if s.reach == 0 {
			if d2 > slack2 {
				return false
			}
		} else if math.Sqrt(d2)+rotationBound(s.orientation, f.Orientation)*s.reach > p.slack {
			return false
		}
	}
	return true
}

// rotationBound bounds how far a rotation from p to q moves a point, by its distance from the axis: by twice the difference of the quaternions.
func rotationBound(p, q quat.Number) float64 {
	if p == q {
		return 0
	}
	cosine := q.Real*p.Real + q.Imag*p.Imag + q.Jmag*p.Jmag + q.Kmag*p.Kmag
	return 2 * math.Sqrt(max(2-2*math.Abs(cosine), 0))
}

// setReferences keeps where the frames are that candidates have been looked for with, and which surfaces have any.
func (p *surfaceSet) setReferences(frames []rigid.Frame) {
	p.references = buffer.Resize(p.references, len(frames))
	for i := range frames {
		p.references[i] = referencePose{position: frames[i].Position, orientation: frames[i].Orientation}
	}
	for i := range p.surfaces {
		p.surfaces[i].extendReach(p.references)
	}
	p.listActive()
}

// listActive lists the coupled surfaces that have candidates, and the frames that carry them.
func (p *surfaceSet) listActive() {
	for i := range p.references {
		p.references[i].active = false
	}
	for i := range p.buffers {
		for _, c := range p.buffers[i].candidates {
			p.surfaces[uint32(c)].active = true
		}
	}
	p.active, p.activeFrames = p.active[:0], p.activeFrames[:0]
	for i := range p.surfaces {
		m := &p.surfaces[i]
		if !m.active {
			continue
		}
		m.active = false
		p.active = append(p.active, int32(i))
		frames, n := dem.FramesOf(m.Carrier)
		for _, f := range frames[:n] {
			if !p.references[f].active {
				p.references[f].active = true
				p.activeFrames = append(p.activeFrames, int32(f))
			}
		}
	}
}

// extendReach notes in the frames that carry the surface how far rotation moves it.
func (m *surfaceState) extendReach(frames []referencePose) {
	switch c := m.Carrier.(type) {
	case dem.Attached:
		reach := r3.Norm(c.At.Position)
		if m.BallRadius == 0 {
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
func (m *surfaceState) travel() float64 {
	return vec.Norm(r3.Sub(m.Frame.Position, m.reference.Position)) + rotationBound(m.reference.Orientation, m.Frame.Orientation)*m.size
}
