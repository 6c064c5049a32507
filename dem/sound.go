// Whether a state that has been read can be one: every number that something is found by lies within what it is found in.

package dem

import (
	"fmt"
	"math"
)

// unsound is the error of a saved state that no engine of this model can have been in.
func unsound(what string, of ...any) error {
	return fmt.Errorf("the saved state cannot be right: "+what, of...)
}

// sound checks the state of the engine.
func (e *CPU) sound() error {
	n := len(e.at)
	if len(e.motion) != n || len(e.load) != n || len(e.listed) != n || e.size < 1 || !finite1(e.time) || !finite1(e.skin) || e.skin < 0 {
		return unsound("%d places, %d motions, %d loads of grains", n, len(e.motion), len(e.load))
	}
	for _, check := range []func() error{e.soundKinds, e.soundGrains, e.soundFeeds, e.soundChunks, e.soundGrid} {
		if err := check(); err != nil {
			return err
		}
	}
	for _, p := range []*panel{&e.walls, &e.coupled} {
		if err := p.sound(e); err != nil {
			return err
		}
	}
	return nil
}

func (e *CPU) soundKinds() error {
	k := &e.kinds
	if most := len(k.model.Materials); k.many && len(k.all) != most || len(k.all) > max(tableKinds, most) {
		return unsound("%d kinds of grains", len(k.all))
	}
	for i := range k.all {
		if m := k.all[i].material; m < 0 || m >= len(k.model.Materials) || !k.many && !(k.all[i].radius > 0) {
			return unsound("kind %d is of material %d", i, m)
		}
	}
	return nil
}

func (e *CPU) soundGrains() error {
	for i := range e.at {
		s, m := &e.at[i], &e.motion[i]
		switch {
		case !finite(s.centre()) || !finite(m.V) || !finite(m.W) || !(s.R > 0) || !finite1(s.R):
			return unsound("grain %d of radius %g m is at %v with %v m/s", m.ID, s.R, s.centre(), m.V)
		case int(m.Kind) < 0 || int(m.Kind) >= len(e.kinds.all) || m.ID < 0 || m.ID >= e.nextID || !(m.Light > 0):
			return unsound("grain %d of kind %d has an inverse mass of %g", m.ID, m.Kind, m.Light)
		}
	}
	return nil
}

func (e *CPU) soundFeeds() error {
	if len(e.taken) != len(e.model.Outlets) {
		return unsound("%d outlets, want %d", len(e.taken), len(e.model.Outlets))
	}
	return soundFeeds(e.model.Streams, e.feeds)
}

func soundFeeds(streams []Stream, feeds []StreamState) error {
	if len(feeds) != len(streams) {
		return unsound("%d streams, want %d", len(feeds), len(streams))
	}
	for i, f := range feeds {
		ended := streams[i].Most > 0 && f.Count >= streams[i].Most
		if f.Batch < 0 || f.Count < 0 || !finite1(f.Owed) || f.Owed > 0 && !ended {
			return unsound("stream %q has brought %d grains in %d batches and owes %g", streams[i].Name, f.Count, f.Batch, f.Owed)
		}
	}
	return nil
}

func (e *CPU) soundChunks() error {
	n := len(e.at)
	if len(e.chunks) < (n+e.size-1)/e.size {
		return unsound("%d parts of %d grains for %d", len(e.chunks), e.size, n)
	}
	for i := range e.chunks {
		c := &e.chunks[i]
		if c.lo != min(i*e.size, n) || c.hi != min((i+1)*e.size, n) || !c.sound(n, e.law.Rolling == ElasticPlastic) {
			return unsound("the neighbours of grains %d to %d", c.lo, c.hi)
		}
	}
	return nil
}

// sound checks the lists of a chunk of an engine with n grains.
func (c *chunk) sound(n int, rolling bool) bool {
	if !soundStarts(c.start, c.hi-c.lo, len(c.near)) || len(c.owner) != len(c.near) || len(c.to) != len(c.outbox) {
		return false
	}
	marks, crossing := 0, 0
	for i := c.lo; i < c.hi; i++ {
		for k := c.start[i-c.lo]; k < c.start[i-c.lo+1]; k++ {
			j := int(c.near[k] &^ touching)
			if j <= i || j >= n || int(c.owner[k]) != i-c.lo {
				return false
			}
			if c.near[k] < 0 {
				marks++
			}
			if j >= c.hi {
				crossing++
			}
		}
	}
	if c.contacts != marks || len(c.was) != marks+1 || rolling && len(c.wasRoll) != marks+1 || len(c.slot) != crossing || len(c.to) != crossing {
		return false
	}
	return within(c.slot, len(c.outbox)) && within(c.to, n)
}

// soundStarts checks that a list of n parts divides so many entries.
func soundStarts(start []int32, n, entries int) bool {
	if len(start) != n+1 || start[0] != 0 || int(start[n]) != entries {
		return false
	}
	for k := range n {
		if start[k] > start[k+1] {
			return false
		}
	}
	return true
}

// soundControl checks what says how much there is on a device, in room for so many grains.
func (e *GPU) soundControl(room uint64) error {
	if err := soundFeeds(e.model.Streams, e.feeds); err != nil {
		return err
	}
	come := e.room
	for _, f := range e.feeds {
		come += f.Count
	}
	s := &e.control
	grains, pairs, slots := int(s.Grains), int(s.Pairs), int(s.Slots)
	for _, side := range [3]int32{s.Parity, s.Order, s.Side} {
		if side != 0 && side != 1 {
			return unsound("side %d of two", side)
		}
	}
	if grains < 0 || uint64(grains) > room || room > 2*uint64(come) ||
		s.SlicesWanted < 0 || int(s.SlicesWanted) > longestRow*(grains/sliceRows+1) ||
		pairs < 0 || pairs > grains*len(e.panel.surfaces) || s.Walls < 0 || int(s.Walls) > pairs || slots < 0 || slots > manySlots*pairs {
		return unsound("%d grains in room for %d, %d slices of neighbours, %d pairs with surfaces, %d slots", grains, room, s.SlicesWanted, pairs, slots)
	}
	if !finite1(e.time) || !finite1(e.dt) || !finite1(e.kicked) || !finite(e.space.origin) {
		return unsound("time %g s after a step of %g s", e.time, e.dt)
	}
	return nil
}

// longestRow is more neighbours than a row of any grain has room for on average.
const longestRow = 1024

// sound checks what has been handed over for a model.
func (h *handover) sound(m *Model) error {
	s := &h.state
	for i := range s.Position {
		if !finite(s.Position[i]) || !finite(s.Velocity[i]) || !finite(s.Angular[i]) || !(s.Radius[i] > 0) || !finite1(s.Radius[i]) ||
			s.Material[i] < 0 || s.Material[i] >= len(m.Materials) || s.ID[i] < 0 || s.ID[i] >= h.nextID {
			return unsound("grain %d of radius %g m and material %d is at %v", s.ID[i], s.Radius[i], s.Material[i], s.Position[i])
		}
	}
	for i := range h.frames {
		if !h.frames[i].finite() {
			return unsound("frame %d is at %v", i, h.frames[i].Position)
		}
	}
	return nil
}

// within tells whether all numbers are from 0 to n-1.
func within(v []int32, n int) bool {
	for _, x := range v {
		if x < 0 || int(x) >= n {
			return false
		}
	}
	return true
}

func (e *CPU) soundGrid() error {
	g := &e.grid
	if len(g.levels) == 0 || !finite(g.box.Min) || !finite(g.box.Max) {
		return unsound("the grid of cells has %d levels", len(g.levels))
	}
	for l := range g.levels {
		v := &g.levels[l]
		cells := 1
		for _, c := range v.cells {
			if c < 1 || c > math.MaxInt32 || cells > math.MaxInt32 {
				return unsound("cells of the grid: %v", v.cells)
			}
			cells *= c
		}
		if cells > math.MaxInt32 || !soundStarts(v.start, cells, len(v.members)) || !within(v.members, len(e.at)) {
			return unsound("the cells of level %d of the grid", l)
		}
	}
	return nil
}

// sound checks a panel of an engine whose grains and chunks are sound.
func (p *panel) sound(e *CPU) error {
	if len(p.members) == 0 {
		return nil
	}
	if !finite1(p.slack) || p.slack < 0 {
		return unsound("surfaces may move by %g m", p.slack)
	}
	for i := range p.members {
		m := &p.members[i]
		if !m.frame.finite() || !m.picked.finite() || !m.ends[0].finite() || !m.ends[1].finite() || math.IsNaN(m.size) {
			return unsound("surface %d is at %v", m.surface, m.frame.Position)
		}
	}
	held := 0
	for i := range p.parts {
		b := &p.parts[i]
		held += len(b.near)
		lo, hi := min(i*e.size, len(e.at)), min((i+1)*e.size, len(e.at))
		for _, c := range b.near {
			if g, m := int(c>>32), int(uint32(c)); g < lo || g >= hi || m >= len(p.members) {
				return unsound("grain %d is near surface %d", g, m)
			}
		}
		for k := range b.was {
			if !p.soundTrace(&b.was[k], lo, hi) {
				return unsound("grain %d touches surface %d", b.was[k].grain, b.was[k].member)
			}
		}
		for k := range b.now {
			if t := &b.now[k]; !p.soundTrace(&t.trace, lo, hi) || t.strung < 0 || int(t.strung) > len(b.strung) {
				return unsound("grain %d touches surface %d", t.grain, t.member)
			}
		}
	}
	if len(p.parts) < len(e.chunks) || len(p.berths) != 0 && len(p.berths) != e.frames || held > 0 && p.trials && len(p.berths) == 0 {
		return unsound("%d frames carry surfaces near %d parts of grains", len(p.berths), len(p.parts))
	}
	return nil
}

func (e *end) finite() bool {
	return finite(e.Place) && finite(e.Velocity) && finite(e.Angular) && finite(e.Arm)
}

// soundTrace checks the contact of a grain from lo to below hi.
func (p *panel) soundTrace(t *trace, lo, hi int) bool {
	if int(t.grain) < lo || int(t.grain) >= hi || t.member < 0 || int(t.member) >= len(p.members) {
		return false
	}
	mesh, ok := p.members[t.member].shape.(*Mesh)
	return !ok || t.part >= 0 && int(t.part) < len(mesh.Triangles)
}

// sound checks the contacts of bodies.
func (b *BodyContacts) sound() error {
	for i := range b.was {
		for _, k := range [2]int{int(b.was[i].Of), int(b.was[i].On)} {
			if k < -len(b.walls) || k >= len(b.bodies) {
				return unsound("a contact with surface %d of bodies", k)
			}
		}
	}
	return nil
}
