// Bodies against walls and against one another: coupled surfaces meet other surfaces under the laws of particles.

package contact

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"reflect"
	"slices"

	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/internal/codec"
	"gabion/internal/vec"
	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// Engine are the contacts of the coupled surfaces of a model with its walls and, if wanted, with one another.
//
// A body meets other surfaces at probes: its corners, edges and vertices as small spheres, a sphere as itself, two capsules where they are nearest, a
// body of revolution on a plane at the lowest points of its rims. So one law serves particles and bodies. A corner is taken to be rounded
// off with a twentieth of the body's least width, which gives Hertz's law its radius; a face that rests on a plane does so on its
// corners.
//
// A step is Drift, Contact as often as wanted, and Commit, as with an Engine.
type Engine struct {
	law               law.Law
	laws              dem.PairLaws
	bodies            []body
	walls             []body
	pairs             [][2]int
	frames            int
	betweenBodies     bool
	excluded          map[[2]int]bool
	byLowerEnd        []int // bodies, by the lower ends of their extents
	candidates        [][2]int
	previous, current []bodyContact
	nextPrevious      int // where in was the last history was found
	found             []geometry.Touch
	time, dt          float64
	losses            dem.Energy
	evaluated         bool // Contact has been called in this step
	wantsTangents     bool // tangents are wanted
}

// Options say of bodies what a Model does not.
type Options struct {
	Masses        []float64 // of each frame, kg; +Inf for one that does not give way
	BetweenBodies bool      // bodies touch one another, not walls alone
	Excluded      [][2]int  // frames that do not touch each other: those joined by a joint
}

// bodyContact is a contact of a probe Of one surface On another. Bodies count from 0, walls from -1 downwards.
type bodyContact struct {
	Of, On, Probe, Feature int32
	History                law.History
	Levers                 [2]float64 // of both
	Overlap                float64
	Normal, Point          r3.Vec // from On to Of
	Force, Moment          r3.Vec // on Of
	Tangent                law.Tangent
	Energy                 dem.Energy // in this step, with the elastic energy that is stored
}

// New prepares the contacts of a model's surfaces, of which the bodies have been given masses.
func New(m *dem.Model, opts Options) (*Engine, error) {
	if n := m.Frames(); len(opts.Masses) != n {
		return nil, fmt.Errorf("contacts of bodies: %d masses for %d frames", len(opts.Masses), n)
	}
	b := &Engine{law: m.Law, laws: dem.NewPairLaws(m), pairs: dem.FramePairs(m.Surfaces), frames: m.Frames(), betweenBodies: opts.BetweenBodies, excluded: map[[2]int]bool{}}
	for _, p := range opts.Excluded {
		b.excluded[[2]int{min(p[0], p[1]), max(p[0], p[1])}] = true
	}
	for i := range m.Surfaces {
		s := &m.Surfaces[i]
		if err := s.Check(); err != nil {
			return nil, err
		}
		if s.Material >= len(m.Materials) {
			return nil, fmt.Errorf("surface %q: material %d of %d", s.Name, s.Material, len(m.Materials))
		}
		x := newBody(i, s, b.pairs)
		if len(x.frames) == 0 {
			b.walls = append(b.walls, x)
			continue
		}
		if !vec.Finite(s.Shape.Bounds().Min) || !vec.Finite(s.Shape.Bounds().Max) {
			return nil, fmt.Errorf("surface %q: a body cannot carry a %T without end", s.Name, s.Shape)
		}
		x.setMasses(opts.Masses)
		b.byLowerEnd = append(b.byLowerEnd, len(b.bodies))
		b.bodies = append(b.bodies, x)
	}
	return b, b.checkLaws(m)
}

// checkLaws tells which pair of materials that can meet lacks parameters.
func (b *Engine) checkLaws(m *dem.Model) error {
	others := b.walls
	if b.betweenBodies {
		others = slices.Concat(b.walls, b.bodies)
	}
	for i := range b.bodies {
		for k := range others {
			p, q := b.bodies[i].material, others[k].material
			in := m.Between(p, q)
			if err := in.Check(m.Law); err != nil {
				return fmt.Errorf("contact of %q and %q: %w", m.Materials[p].Name, m.Materials[q].Name, err)
			}
		}
	}
	return nil
}

// Pairs are the frame pairs that Contact gives tangents for, those of Engine.Pairs. What two bodies' contact means for each other is not among
// them: iterations that use the tangents converge a little more slowly there.
func (b *Engine) Pairs() [][2]int { return b.pairs }

// Frames is the number of coupled frames.
func (b *Engine) Frames() int { return b.frames }

// Drift begins a step of dt (s) that ends at time t (s).
func (b *Engine) Drift(t, dt float64) {
	b.time, b.dt, b.evaluated = t, dt, false
	for i := range b.walls {
		b.walls[i].Move(t, nil)
	}
}

// Contact evaluates the contacts with the frames at a trial state. It sets wrenches, one a frame, and tangents, one for each of Pairs, unless they are
// nil. Histories stay as they were.
func (b *Engine) Contact(frames []rigid.Frame, wrenches []rigid.Wrench, tangents []rigid.Tangent) error {
	switch {
	case len(frames) < b.frames || wrenches != nil && len(wrenches) < b.frames:
		return fmt.Errorf("contacts of bodies: %d frames and %d wrenches for %d coupled frames", len(frames), len(wrenches), b.frames)
	case tangents != nil && len(tangents) < len(b.pairs):
		return fmt.Errorf("contacts of bodies: %d tangents for %d pairs", len(tangents), len(b.pairs))
	}
	clear(wrenches)
	clear(tangents)
	b.current, b.nextPrevious, b.evaluated, b.wantsTangents = b.current[:0], 0, true, tangents != nil
	for i := range b.bodies {
		x := &b.bodies[i]
		if x.Gone {
			continue
		}
		x.Move(b.time, frames)
		x.updateBounds()
		for w := range b.walls {
			if b.found = b.walls[w].Find(b.found[:0], x.middle, x.reach); len(b.found) > 0 {
				b.contactsOfPair(i, -1-w)
			}
		}
	}
	b.findCandidates()
	for _, m := range b.candidates {
		b.contactsOfPair(m[0], m[1])
	}
	for i := range b.current {
		t := &b.current[i]
		if t.Of >= 0 {
			b.bodies[t.Of].addReaction(t, 1, frames, wrenches, tangents)
		}
		if t.On >= 0 {
			b.bodies[t.On].addReaction(t, -1, frames, wrenches, tangents)
		}
	}
	return nil
}

// Commit accepts the last Contact.
func (b *Engine) Commit() error {
	if !b.evaluated {
		return errors.New("contacts of bodies: Commit without Drift and Contact before it")
	}
	for i := range b.current {
		l := &b.current[i].Energy
		b.losses.Damping += l.Damping
		b.losses.Friction += l.Friction
		b.losses.Rolling += l.Rolling
		b.losses.Work += l.Work
	}
	b.previous, b.current, b.evaluated = b.current, b.previous, false
	return nil
}

// Energy is the elastic energy of the contacts of the last accepted step, and what has been lost in contacts so far.
func (b *Engine) Energy() dem.Energy {
	e := b.losses
	for i := range b.previous {
		e.Elastic += b.previous[i].Energy.Elastic
	}
	return e
}

// AddWallWrenches adds what bodies exerted on the walls in the last accepted step to dst, which has one entry for each of the model's surfaces, about
// the origin of the wall's carrier.
func (b *Engine) AddWallWrenches(dst []rigid.Wrench) {
	for i := range b.previous {
		t := &b.previous[i]
		sign, wall := -1.0, t.On
		if t.Of < 0 {
			sign, wall = 1, t.Of
		}
		if wall >= 0 {
			continue
		}
		var origin r3.Vec
		x := b.surface(int(wall))
		if c, ok := x.Carrier.(dem.Driven); ok {
			origin = c.Motion.At(b.time).Position
		}
		force := r3.Scale(sign, t.Force)
		w := &dst[x.Surface]
		w.Force = r3.Add(w.Force, force)
		w.Moment = r3.Add(w.Moment, r3.Add(r3.Scale(sign, t.Moment), r3.Cross(r3.Sub(t.Point, origin), force)))
	}
}

// Touching is the number of contacts in the last accepted step.
func (b *Engine) Touching() int { return len(b.previous) }

// Overlap is how deep two surfaces, by their numbers, are in each other at a contact.
type Overlap struct {
	Surfaces [2]int
	Depth    float64 // m
}

// Overlaps lists the contacts of the last Contact, until its Commit.
func (b *Engine) Overlaps() (list []Overlap) {
	if !b.evaluated {
		return nil
	}
	for i := range b.current {
		t := &b.current[i]
		list = append(list, Overlap{[2]int{b.surface(int(t.Of)).Surface, b.surface(int(t.On)).Surface}, t.Overlap})
	}
	return list
}

// Save writes what later steps depend on.
func (b *Engine) Save(w io.Writer) error {
	c := &codec.Codec{W: w}
	b.transfer(c)
	return c.Err
}

// Restore reads what Save wrote for the same model.
func (b *Engine) Restore(r io.Reader) error {
	c := &codec.Codec{R: r}
	b.transfer(c)
	if c.Err != nil {
		return c.Err
	}
	return b.checkRestored()
}

func (b *Engine) transfer(c *codec.Codec) {
	codec.Value(c, &b.losses)
	codec.Slice(c, &b.previous)
	b.evaluated = false
}

// findCandidates lists the pairs of bodies whose extents overlap, in ascending order.
func (b *Engine) findCandidates() {
	b.candidates = b.candidates[:0]
	if !b.betweenBodies {
		return
	}
	// The order hardly changes from one call to the next, which sorting by insertion makes use of.
	low := func(i int) float64 { return b.bodies[b.byLowerEnd[i]].extent.Min.X }
	for i := range b.byLowerEnd {
		for j := i; j > 0 && low(j) < low(j-1); j-- {
			b.byLowerEnd[j], b.byLowerEnd[j-1] = b.byLowerEnd[j-1], b.byLowerEnd[j]
		}
	}
	for i, p := range b.byLowerEnd {
		x := &b.bodies[p]
		for _, q := range b.byLowerEnd[i+1:] {
			y := &b.bodies[q]
			if y.extent.Min.X > x.extent.Max.X {
				break
			}
			if overlapping(&x.extent, &y.extent) && !b.excludes(x, y) {
				b.candidates = append(b.candidates, [2]int{min(p, q), max(p, q)})
			}
		}
	}
	slices.SortFunc(b.candidates, func(a, c [2]int) int { return cmp.Or(a[0]-c[0], a[1]-c[1]) })
}

func overlapping(a, b *r3.Box) bool {
	return a.Min.X <= b.Max.X && b.Min.X <= a.Max.X && a.Min.Y <= b.Max.Y && b.Min.Y <= a.Max.Y && a.Min.Z <= b.Max.Z && b.Min.Z <= a.Max.Z
}

// excludes tells whether two bodies share a frame or have frames that are kept apart.
func (b *Engine) excludes(x, y *body) bool {
	for _, p := range x.frames {
		for _, q := range y.frames {
			if p == q || b.excluded[[2]int{min(p, q), max(p, q)}] {
				return true
			}
		}
	}
	return false
}

// Remove takes a strand away for good, like that of an Engine.
func (b *Engine) Remove(surface int) {
	for i := range b.bodies {
		if b.bodies[i].Surface == surface && b.bodies[i].Strand != nil {
			b.bodies[i].Gone = true
			b.byLowerEnd = slices.DeleteFunc(b.byLowerEnd, func(k int) bool { return k == i })
		}
	}
}

// checkRestored checks the contacts of bodies.
func (b *Engine) checkRestored() error {
	for i := range b.previous {
		for _, k := range [2]int{int(b.previous[i].Of), int(b.previous[i].On)} {
			if k < -len(b.walls) || k >= len(b.bodies) {
				return codec.Unsound("a contact with surface %d of bodies", k)
			}
		}
	}
	return nil
}

// CheckpointTypes lists the types of what contacts of bodies save, in their order.
func CheckpointTypes() (types []reflect.Type) {
	new(Engine).transfer(&codec.Codec{Types: &types})
	return types
}
