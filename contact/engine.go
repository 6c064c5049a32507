// The engine of contacts between bodies and walls: steps, energies and forces on walls.

package contact

import (
	"errors"
	"fmt"
	"slices"

	"gabion/contact/broadphase"
	"gabion/contact/narrowphase"
	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/internal/pool"
	"gabion/internal/vec"
	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// Engine holds the contacts of the coupled surfaces of a model with its walls and, if wanted, with one another. A step is Drift, Contact as often
// as the bodies' iterations need, and Commit, as with a [dem.Engine].
type Engine struct {
	law               law.Law
	laws              dem.PairLaws
	surfaces          []dem.Surface // the model's
	items             []body        // surfaces of bodies, then walls
	bodies, walls     []body        // the two parts
	bounds            boundsOf
	outlines          []outline // of the bodies
	flat              []bool    // of the items: planes
	trials            uint32    // number of trials
	placedIn          []uint32  // of the bodies that are round: the trial in which they were placed last
	margin            float64   // the farthest that contacts reach over a gap, m
	pairs, ownPairs   [][2]int  // frame pairs with tangents, and those of every surface by itself
	pairsChanged      bool      // since UpdatePairs
	met               [][2]int  // working memory
	frames            int
	groupOf           []int                  // of each item
	partners          []int                  // of the items, see partnerOf
	watched           [][]bool               // whether those of two groups can touch
	excluded          []broadphase.Pair      // of frames, ascending
	broad             *broadphase.BroadPhase // nil before the first Contact
	previous, current []bodyContact          // in the order of their pairs: of the last step, and of the last trial
	earlier           []bodyContact          // of the trial before the last one
	pool              *pool.Pool
	workspaces        []workspace // of the workers
	chunks            [][]bodyContact
	starts            []int               // of the chunks: where their contacts begin in current, and where the last of these ends
	changed           []bool              // of the chunks: they have lists of contacts other than those in current
	firstStarts       []int               // starts in the first trial of the step
	firstPlaced       bool                // the chunks of pairs are as they were in that
	close             [][]broadphase.Pair // of each chunk of pairs: those that are near each other
	trial             []rigid.Frame       // of the last Contact
	start             []rigid.Frame       // of the first trial of the step
	input             []rigid.Frame       // of the Contact at work
	output            []rigid.Wrench      // likewise, which are cleared as the frames are kept; nil where none are asked for
	measure, bound    func(worker, chunk int)
	makeRoom          func(worker, chunk int)
	place, find, act  func(worker, chunk int)
	refresh           func(worker, chunk int)
	weigh             func(worker, chunk int)
	differentiate     func(worker, chunk int)
	addSums           func(worker, task int)
	bookAt            func(worker, chunk int)
	first             []bodyContact    // of the first trial of the step, with their masses
	groups            []groupedContact // working memory
	joints            Joints           // nil: no joint holds a frame
	struck            []int            // working memory: frames in contact
	lasting           []bool           // working memory
	gone              []float64        // working memory
	tangents          []rigid.Tangent  // of the Contact at work
	wave              int              // first chunk of contacts whose tangents are at work
	sums              []tangentChunk   // of the chunks of a wave
	touched           []int            // pairs whose tangents the last Contact with tangents has set, ascending
	filled            []rigid.Tangent  // those tangents
	step              int64            // number of Drifts
	time, dt          float64          // end of the step and its length, s
	resolution        float64          // see SetResolution
	losses            dem.Energy       // since the start
	loads             dem.SurfaceLoads // of the surfaces that are recorded
	penetrations      []Penetration
	worstPatch        PatchLoss
	inside            map[[2]int]bool // pairs of surfaces in penetrations; nil where it has to be made
	evaluated         bool            // Contact has been called in this step
	massed            bool            // first is that of this step
}

// Options are the settings of an Engine that a dem.Model does not have.
type Options struct {
	Mobilities []rigid.Mobility // of each frame
	Groups     []int            // of each of the model's surfaces, from 0; nil: walls are group 0, bodies group 1
	Watched    [][]bool         // whether surfaces of two groups can touch: one row a group, symmetric; nil: bodies touch walls and one another
	Excluded   [][2]int         // pairs of frames without contact: those joined by a joint
}

// New returns the engine of a model's surfaces.
func New(m *dem.Model, opts Options) (*Engine, error) {
	if n := m.Frames(); len(opts.Mobilities) != n {
		return nil, fmt.Errorf("contacts of bodies: %d mobilities for %d frames", len(opts.Mobilities), n)
	}
	if m.Law.Wets() || m.Law.Lubricated || m.Law.Shared { // bodies have no film, and are no clumps
		dry := *m
		dry.Law.Lubricated, dry.Law.Sheared, dry.Law.Shared = false, false, false
		if m.Law.Wets() {
			dry.Law.Cohesion = law.NoCohesion
		}
		m = &dry
	}
	e := &Engine{law: m.Law, laws: dem.NewPairLaws(m), surfaces: m.Surfaces, ownPairs: dem.FramePairs(m.Surfaces), frames: m.Frames(), pool: m.Pool, step: 1}
	e.pairs = slices.Clone(e.ownPairs)
	for _, p := range opts.Excluded {
		e.excluded = append(e.excluded, broadphase.NewPair(p[0], p[1]))
	}
	slices.Sort(e.excluded)
	prepared := map[*geometry.Mesh]*narrowphase.Shape{}
	for i := range m.Surfaces {
		s := &m.Surfaces[i]
		if err := s.Check(); err != nil {
			return nil, err
		}
		if err := s.MaterialsExist(len(m.Materials)); err != nil {
			return nil, err
		}
		x, err := newBody(i, s, e.ownPairs, prepared)
		if err != nil {
			return nil, err
		}
		if len(x.frames) == 0 {
			x.still = true
			e.walls = append(e.walls, x)
			continue
		}
		if !vec.Finite(s.Shape.Bounds().Min) || !vec.Finite(s.Shape.Bounds().Max) {
			return nil, fmt.Errorf("surface %q: a body cannot carry what reaches to infinity (%s); want a shape with an end, such as a box, a cylinder or a closed mesh", s.Name, narrowphase.Name(s.Shape))
		}
		x.setMobility(opts.Mobilities)
		e.bodies = append(e.bodies, x)
	}
	e.loads = dem.NewSurfaceLoads(m.Surfaces)
	e.items = slices.Concat(e.bodies, e.walls)
	e.bodies, e.walls = e.items[:len(e.bodies)], e.items[len(e.bodies):]
	e.bounds, e.flat, e.placedIn = newBounds(len(e.items), len(e.bodies), e.frames), make([]bool, len(e.items)), make([]uint32, len(e.bodies))
	for i := range e.items {
		e.partners = append(e.partners, e.partnerOf(i))
		_, e.flat[i] = e.items[i].Shape.(geometry.Plane)
	}
	for i := range e.bodies {
		e.outlines = append(e.outlines, newOutline(&e.bodies[i]))
	}
	e.setMargin()
	if err := e.setGroups(opts); err != nil {
		return nil, err
	}
	if e.pool == nil {
		e.pool = pool.New(m.Threads)
	}
	e.workspaces = make([]workspace, e.pool.Workers())
	e.trial, e.start = make([]rigid.Frame, e.frames), make([]rigid.Frame, e.frames)
	e.measure, e.bound, e.makeRoom, e.place = e.measureFrames, e.boundBodies, e.roomOf, e.placePairs
	e.find, e.refresh, e.act = e.findContacts, e.refreshChunk, e.evaluateChunk
	e.weigh, e.differentiate, e.addSums = e.weighChunk, e.differentiateChunk, e.addSumsOfTask
	e.bookAt = e.bookChunk
	if err := e.checkShapes(); err != nil {
		return nil, err
	}
	return e, e.checkLaws(m)
}

// Frames is the number of coupled frames.
func (e *Engine) Frames() int { return e.frames }

// Drift begins a step of dt (s) that ends at time t (s).
func (e *Engine) Drift(t, dt float64) {
	e.time, e.dt, e.evaluated, e.massed = t, dt, false, false
	e.step++
	for i := range e.walls {
		e.walls[i].moveTo(t, nil)
		e.bounds.boxes[len(e.bodies)+i] = vec.Inflate(e.walls[i].worldBounds, e.margin/2)
	}
}

// SetResolution sets by how much the velocities of a surface may differ from those in an earlier trial of the step, m/s, and its places by that times the length of
// the step, for its contacts to stay as they were. It is 0 at first.
func (e *Engine) SetResolution(speed float64) { e.resolution = speed }

// Contact evaluates the contacts with the frames at a trial state. It sets wrenches, one a frame, and tangents, one for each of Pairs, unless they are
// nil. Histories stay as they were. Tangents that it has set before must be as it has left them, or zero.
func (e *Engine) Contact(frames []rigid.Frame, wrenches []rigid.Wrench, tangents []rigid.Tangent) error {
	switch {
	case len(frames) < e.frames || wrenches != nil && len(wrenches) < e.frames:
		return fmt.Errorf("contacts of bodies: %d frames and %d wrenches for %d coupled frames", len(frames), len(wrenches), e.frames)
	case tangents != nil && len(tangents) < len(e.pairs):
		return fmt.Errorf("contacts of bodies: %d tangents for %d pairs", len(tangents), len(e.pairs))
	}
	e.clearTangents(tangents)
	if frames = frames[:e.frames]; !e.evaluated || !slices.Equal(e.trial, frames) { // tangents are asked for where forces have been
		e.output = wrenches
		e.evaluate(frames)
		e.output = nil
	} else {
		clear(wrenches)
	}
	e.addReactions(frames, wrenches)
	if tangents != nil {
		e.addTangents(frames, tangents)
	}
	return nil
}

// evaluate finds the contacts of the frames and their forces.
func (e *Engine) evaluate(frames []rigid.Frame) {
	applied := e.findAll(frames)
	if !e.massed {
		e.setMasses(frames)
		e.first, e.firstStarts, e.massed = append(e.first[:0], e.current...), append(e.firstStarts[:0], e.starts...), true
	}
	if !applied {
		e.pool.Run(chunksOf(len(e.current), contactsInChunk), e.act, nil)
	}
	e.evaluated = true
}

// Commit accepts the last Contact.
func (e *Engine) Commit() error {
	if !e.evaluated {
		return errors.New("contacts of bodies: Commit without Drift and Contact before it")
	}
	e.pool.Run(chunksOf(len(e.current), contactsInChunk), e.bookAt, nil)
	e.guard()
	e.release()
	e.noteWorstPatch(e.gone)
	e.recordLoads()
	for i := range e.current {
		l := &e.current[i].Energy
		e.losses.Damping += l.Damping
		e.losses.Friction += l.Friction
		e.losses.Rolling += l.Rolling
		e.losses.Parting += l.Parting
		e.losses.Yielding += l.Yielding
		e.losses.Patches += l.Patches - 0.5*e.dt*e.current[i].SharingPower
		e.losses.Work += l.Work
	}
	for i := range e.previous {
		e.losses.Patches -= 0.5 * e.dt * e.previous[i].SharingPower
	}
	e.previous, e.current, e.evaluated = e.current, e.previous, false
	return nil
}

// Energy is the elastic energy of the contacts of the last accepted step, and what has been lost in contacts so far.
func (e *Engine) Energy() dem.Energy {
	sum := e.losses
	for i := range e.previous {
		sum.Elastic += e.previous[i].Energy.Elastic
	}
	return sum
}

// Surfaces are the model's.
func (e *Engine) Surfaces() []dem.Surface { return e.surfaces }

// AddWallWrenches adds what bodies exerted on the walls in the last accepted step to dst, which has one entry for each of the model's surfaces, about
// the origin of the wall's carrier.
func (e *Engine) AddWallWrenches(dst []rigid.Wrench) {
	for i := range e.previous {
		t := &e.previous[i]
		sign, wall, sharing := -1.0, t.Surface2, &t.Sharing[1]
		if e.isWall(t.Surface1) {
			sign, wall, sharing = 1, t.Surface1, &t.Sharing[0]
		}
		if !e.isWall(wall) {
			continue
		}
		var origin r3.Vec
		x := &e.items[wall]
		if c, ok := x.Carrier.(dem.Driven); ok {
			origin = c.Motion.At(e.time).Position
		}
		force := r3.Scale(sign, t.Force)
		w := &dst[x.Surface]
		*w = w.Plus(1, rigid.Wrench{Force: force, Moment: r3.Add(r3.Scale(sign, t.Moment), r3.Cross(r3.Sub(t.Point, origin), force))})
		*w = w.Plus(1, rigid.Wrench{Force: sharing[0], Moment: r3.Add(sharing[1], r3.Cross(r3.Sub(t.SharingPoint, origin), sharing[0]))})
	}
}

// WallForceOn is what walls exert on what a frame carries, N, as last evaluated: to the bit the force in Contact's wrenches where nothing else touches it.
func (e *Engine) WallForceOn(frame int) (force r3.Vec) {
	contacts := e.previous
	if e.evaluated {
		contacts = e.current
	}
	for i := range contacts {
		t := &contacts[i]
		side, own := 0, t.Surface1
		switch {
		case e.isWall(t.Surface1):
			side, own = 1, t.Surface2
		case !e.isWall(t.Surface2):
			continue
		}
		x, shares := &e.items[own], [2]float64{1}
		if x.Strand != nil {
			shares = [2]float64{1 - t.Levers[side], t.Levers[side]}
		}
		for end, f := range x.frames {
			if f != frame {
				continue
			}
			force = r3.Add(force, r3.Scale(sideSign[side]*shares[end], t.Force))
			if t.SharingPart != 0 && (end == 0 || x.Strand != nil) {
				force = r3.Add(force, t.Sharing[side][end])
			}
		}
	}
	return force
}

// isWall tells whether a surface is one.
func (e *Engine) isWall(i int32) bool { return int(i) >= len(e.bodies) }

// Touching is the number of contacts in the last accepted step.
func (e *Engine) Touching() int { return len(e.previous) }

// Typical times of one contact, ns: to be followed and evaluated in a trial that is not the first of its step, and to be differentiated.
const (
	contactTime = 1000
	tangentTime = 2500
)

// Cost is how long Contact takes typically, and tangents besides, ns, by the number of contacts in the last accepted step.
func (e *Engine) Cost() (evaluation, tangents float64) {
	n := float64(len(e.previous))
	return contactTime * n, tangentTime * n
}

// Deepest is the largest overlap in the last accepted step, m.
func (e *Engine) Deepest() (overlap float64) {
	for i := range e.previous {
		overlap = max(overlap, e.previous[i].Overlap)
	}
	return overlap
}

// Overlap is the overlap of two surfaces, by their numbers, at a contact.
type Overlap struct {
	Surfaces [2]int
	Depth    float64 // m
}

// Overlaps lists the contacts of the last Contact, until its Commit.
func (e *Engine) Overlaps() (list []Overlap) {
	if !e.evaluated {
		return nil
	}
	for i := range e.current {
		t := &e.current[i]
		list = append(list, Overlap{[2]int{e.items[t.Surface1].Surface, e.items[t.Surface2].Surface}, t.Overlap})
	}
	return list
}

// Remove removes a strand for good, as that of [dem.Engine] does.
func (e *Engine) Remove(surface int) {
	for i := range e.bodies {
		if e.bodies[i].Surface == surface && e.bodies[i].Strand != nil {
			e.bodies[i].Removed = true
			if e.broad != nil {
				e.broad.Remove(i)
			}
		}
	}
}
