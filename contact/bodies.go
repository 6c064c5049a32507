// Bodies against walls and against one another: coupled surfaces meet other surfaces under the laws of grains.

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

// BodyContacts are the contacts of the coupled surfaces of a model with its walls and, if wanted, with one another.
//
// A body meets other surfaces at probes: its corners, edges and vertices as small spheres, a sphere as itself, two capsules where they are nearest, a
// body of revolution on a plane at the lowest points of its rims. So one law serves grains and bodies. A corner is taken to be rounded
// off with a twentieth of the body's least width, which gives Hertz's law its radius; a face that rests on a plane does so on its
// corners.
//
// A step is Drift, Contact as often as wanted, and Commit, as with an Engine.
type BodyContacts struct {
	law      law.Law
	laws     dem.PairLaws
	bodies   []body
	walls    []body
	pairs    [][2]int
	frames   int
	between  bool
	apart    map[[2]int]bool
	order    []int // bodies, by the lower ends of their extents
	meetings [][2]int
	was, now []bodyTouch
	hint     int // where in was the last history was found
	room     []geometry.Touch
	time, dt float64
	lost     dem.Energy
	ready    bool // Contact has been called in this step
	sloped   bool // tangents are wanted
}

// BodyOptions say of bodies what a Model does not.
type BodyOptions struct {
	Masses  []float64 // of each frame, kg; +Inf for one that does not give way
	Between bool      // bodies touch one another, not walls alone
	Apart   [][2]int  // frames that do not touch each other: those joined by a joint
}

// bodyTouch is a contact of a probe Of one surface On another. Bodies count from 0, walls from -1 downwards.
type bodyTouch struct {
	Of, On, Probe, Feature int32
	History                law.History
	Levers                 [2]float64 // of both
	Overlap                float64
	Normal, Point          r3.Vec // from On to Of
	Force, Moment          r3.Vec // on Of
	Slopes                 law.Tangent
	Lost                   dem.Energy // in this step, with the elastic energy that is stored
}

// NewBodyContacts prepares the contacts of a model's surfaces, of which the bodies have been given masses.
func NewBodyContacts(m *dem.Model, opts BodyOptions) (*BodyContacts, error) {
	if n := m.Frames(); len(opts.Masses) != n {
		return nil, fmt.Errorf("contacts of bodies: %d masses for %d frames", len(opts.Masses), n)
	}
	b := &BodyContacts{law: m.Law, laws: dem.NewPairLaws(m), pairs: dem.FramePairs(m.Surfaces), frames: m.Frames(), between: opts.Between, apart: map[[2]int]bool{}}
	for _, p := range opts.Apart {
		b.apart[[2]int{min(p[0], p[1]), max(p[0], p[1])}] = true
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
		x.weigh(opts.Masses)
		b.order = append(b.order, len(b.bodies))
		b.bodies = append(b.bodies, x)
	}
	return b, b.checkLaws(m)
}

// checkLaws tells which pair of materials that can meet lacks parameters.
func (b *BodyContacts) checkLaws(m *dem.Model) error {
	others := b.walls
	if b.between {
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
func (b *BodyContacts) Pairs() [][2]int { return b.pairs }

// Frames is the number of coupled frames.
func (b *BodyContacts) Frames() int { return b.frames }

// Drift begins a step of dt (s) that ends at time t (s).
func (b *BodyContacts) Drift(t, dt float64) {
	b.time, b.dt, b.ready = t, dt, false
	for i := range b.walls {
		b.walls[i].Move(t, nil)
	}
}

// Contact evaluates the contacts with the frames at a trial state. It sets wrenches, one a frame, and tangents, one for each of Pairs, unless they are
// nil. Histories stay as they were.
func (b *BodyContacts) Contact(frames []rigid.Frame, wrenches []rigid.Wrench, tangents []rigid.Tangent) error {
	switch {
	case len(frames) < b.frames || wrenches != nil && len(wrenches) < b.frames:
		return fmt.Errorf("contacts of bodies: %d frames and %d wrenches for %d coupled frames", len(frames), len(wrenches), b.frames)
	case tangents != nil && len(tangents) < len(b.pairs):
		return fmt.Errorf("contacts of bodies: %d tangents for %d pairs", len(tangents), len(b.pairs))
	}
	clear(wrenches)
	clear(tangents)
	b.now, b.hint, b.ready, b.sloped = b.now[:0], 0, true, tangents != nil
	for i := range b.bodies {
		x := &b.bodies[i]
		if x.Gone {
			continue
		}
		x.Move(b.time, frames)
		x.spread()
		for w := range b.walls {
			if b.room = b.walls[w].Find(b.room[:0], x.middle, x.reach); len(b.room) > 0 {
				b.meet(i, -1-w)
			}
		}
	}
	b.findMeetings()
	for _, m := range b.meetings {
		b.meet(m[0], m[1])
	}
	for i := range b.now {
		t := &b.now[i]
		if t.Of >= 0 {
			b.bodies[t.Of].react(t, 1, frames, wrenches, tangents)
		}
		if t.On >= 0 {
			b.bodies[t.On].react(t, -1, frames, wrenches, tangents)
		}
	}
	return nil
}

// Commit accepts the last Contact.
func (b *BodyContacts) Commit() error {
	if !b.ready {
		return errors.New("contacts of bodies: Commit without Drift and Contact before it")
	}
	for i := range b.now {
		l := &b.now[i].Lost
		b.lost.Damping += l.Damping
		b.lost.Friction += l.Friction
		b.lost.Rolling += l.Rolling
		b.lost.Work += l.Work
	}
	b.was, b.now, b.ready = b.now, b.was, false
	return nil
}

// Energy is the elastic energy of the contacts of the last accepted step, and what has been lost in contacts so far.
func (b *BodyContacts) Energy() dem.Energy {
	e := b.lost
	for i := range b.was {
		e.Elastic += b.was[i].Lost.Elastic
	}
	return e
}

// AddWallWrenches adds what bodies exerted on the walls in the last accepted step to dst, which has one entry for each of the model's surfaces, about
// the origin of the wall's carrier.
func (b *BodyContacts) AddWallWrenches(dst []rigid.Wrench) {
	for i := range b.was {
		t := &b.was[i]
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
func (b *BodyContacts) Touching() int { return len(b.was) }

// BodyOverlap is how deep two surfaces, by their numbers, are in each other at a contact.
type BodyOverlap struct {
	Surfaces [2]int
	Depth    float64 // m
}

// Overlaps lists the contacts of the last Contact, until its Commit.
func (b *BodyContacts) Overlaps() (list []BodyOverlap) {
	if !b.ready {
		return nil
	}
	for i := range b.now {
		t := &b.now[i]
		list = append(list, BodyOverlap{[2]int{b.surface(int(t.Of)).Surface, b.surface(int(t.On)).Surface}, t.Overlap})
	}
	return list
}

// Save writes what later steps depend on.
func (b *BodyContacts) Save(w io.Writer) error {
	c := &codec.Codec{W: w}
	b.transfer(c)
	return c.Err
}

// Restore reads what Save wrote for the same model.
func (b *BodyContacts) Restore(r io.Reader) error {
	c := &codec.Codec{R: r}
	b.transfer(c)
	if c.Err != nil {
		return c.Err
	}
	return b.sound()
}

func (b *BodyContacts) transfer(c *codec.Codec) {
	codec.Value(c, &b.lost)
	codec.Slice(c, &b.was)
	b.ready = false
}

// findMeetings lists the pairs of bodies whose extents overlap, in ascending order.
func (b *BodyContacts) findMeetings() {
	b.meetings = b.meetings[:0]
	if !b.between {
		return
	}
	// The order hardly changes from one call to the next, which sorting by insertion makes use of.
	low := func(i int) float64 { return b.bodies[b.order[i]].extent.Min.X }
	for i := range b.order {
		for j := i; j > 0 && low(j) < low(j-1); j-- {
			b.order[j], b.order[j-1] = b.order[j-1], b.order[j]
		}
	}
	for i, p := range b.order {
		x := &b.bodies[p]
		for _, q := range b.order[i+1:] {
			y := &b.bodies[q]
			if y.extent.Min.X > x.extent.Max.X {
				break
			}
			if overlapping(&x.extent, &y.extent) && !b.joined(x, y) {
				b.meetings = append(b.meetings, [2]int{min(p, q), max(p, q)})
			}
		}
	}
	slices.SortFunc(b.meetings, func(a, c [2]int) int { return cmp.Or(a[0]-c[0], a[1]-c[1]) })
}

func overlapping(a, b *r3.Box) bool {
	return a.Min.X <= b.Max.X && b.Min.X <= a.Max.X && a.Min.Y <= b.Max.Y && b.Min.Y <= a.Max.Y && a.Min.Z <= b.Max.Z && b.Min.Z <= a.Max.Z
}

// joined tells whether two bodies share a frame or have frames that are kept apart.
func (b *BodyContacts) joined(x, y *body) bool {
	for _, p := range x.frames {
		for _, q := range y.frames {
			if p == q || b.apart[[2]int{min(p, q), max(p, q)}] {
				return true
			}
		}
	}
	return false
}

// Remove takes a strand away for good, like that of an Engine.
func (b *BodyContacts) Remove(surface int) {
	for i := range b.bodies {
		if b.bodies[i].Surface == surface && b.bodies[i].Strand != nil {
			b.bodies[i].Gone = true
			b.order = slices.DeleteFunc(b.order, func(k int) bool { return k == i })
		}
	}
}

// sound checks the contacts of bodies.
func (b *BodyContacts) sound() error {
	for i := range b.was {
		for _, k := range [2]int{int(b.was[i].Of), int(b.was[i].On)} {
			if k < -len(b.walls) || k >= len(b.bodies) {
				return codec.Unsound("a contact with surface %d of bodies", k)
			}
		}
	}
	return nil
}

// SavedByBodies lists the types of what contacts of bodies save, in their order.
func SavedByBodies() (types []reflect.Type) {
	new(BodyContacts).transfer(&codec.Codec{Types: &types})
	return types
}
