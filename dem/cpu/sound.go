// Whether a state that has been read can be one: every number that something is found by lies within what it is found in.

package cpu

import (
	"math"

	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/internal/codec"
	"gabion/internal/vec"
)

// sound checks the state of the engine.
func (e *Engine) sound() error {
	n := len(e.at)
	if len(e.motion) != n || len(e.load) != n || len(e.listed) != n || e.size < 1 || !vec.Finite1(e.time) || !vec.Finite1(e.skin) || e.skin < 0 {
		return codec.Unsound("%d places, %d motions, %d loads of particles", n, len(e.motion), len(e.load))
	}
	for _, check := range []func() error{e.soundKinds, e.soundParticles, e.soundFeeds, e.soundChunks, e.soundGrid} {
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

func (e *Engine) soundKinds() error {
	k := &e.kinds
	if most := len(k.Model.Materials); k.many && len(k.all) != most || len(k.all) > max(tableKinds, most) {
		return codec.Unsound("%d kinds of particles", len(k.all))
	}
	for i := range k.all {
		if m := k.all[i].Material; m < 0 || m >= len(k.Model.Materials) || !k.many && !(k.all[i].Radius > 0) {
			return codec.Unsound("kind %d is of material %d", i, m)
		}
	}
	return nil
}

func (e *Engine) soundParticles() error {
	for i := range e.at {
		s, m := &e.at[i], &e.motion[i]
		switch {
		case !vec.Finite(s.centre()) || !vec.Finite(m.V) || !vec.Finite(m.W) || !(s.R > 0) || !vec.Finite1(s.R):
			return codec.Unsound("particle %d of radius %g m is at %v with %v m/s", m.ID, s.R, s.centre(), m.V)
		case int(m.Kind) < 0 || int(m.Kind) >= len(e.kinds.all) || m.ID < 0 || m.ID >= e.NextID || !(m.Light > 0):
			return codec.Unsound("particle %d of kind %d has an inverse mass of %g", m.ID, m.Kind, m.Light)
		}
	}
	return nil
}

func (e *Engine) soundFeeds() error {
	if len(e.taken) != len(e.model.Outlets) {
		return codec.Unsound("%d outlets, want %d", len(e.taken), len(e.model.Outlets))
	}
	return dem.SoundFeeds(e.model.Inlets, e.feeds)
}

func (e *Engine) soundChunks() error {
	n := len(e.at)
	if len(e.chunks) < (n+e.size-1)/e.size {
		return codec.Unsound("%d parts of %d particles for %d", len(e.chunks), e.size, n)
	}
	for i := range e.chunks {
		c := &e.chunks[i]
		if c.lo != min(i*e.size, n) || c.hi != min((i+1)*e.size, n) || !c.sound(n, e.law.Rolling == law.ElasticPlastic) {
			return codec.Unsound("the neighbours of particles %d to %d", c.lo, c.hi)
		}
	}
	return nil
}

// sound checks the lists of a chunk of an engine with n particles.
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

// within tells whether all numbers are from 0 to n-1.
func within(v []int32, n int) bool {
	for _, x := range v {
		if x < 0 || int(x) >= n {
			return false
		}
	}
	return true
}

func (e *Engine) soundGrid() error {
	g := &e.grid
	if len(g.levels) == 0 || !vec.Finite(g.box.Min) || !vec.Finite(g.box.Max) {
		return codec.Unsound("the grid of cells has %d levels", len(g.levels))
	}
	for l := range g.levels {
		v := &g.levels[l]
		cells := 1
		for _, c := range v.cells {
			if c < 1 || c > math.MaxInt32 || cells > math.MaxInt32 {
				return codec.Unsound("cells of the grid: %v", v.cells)
			}
			cells *= c
		}
		if cells > math.MaxInt32 || !soundStarts(v.start, cells, len(v.members)) || !within(v.members, len(e.at)) {
			return codec.Unsound("the cells of level %d of the grid", l)
		}
	}
	return nil
}

// sound checks a panel of an engine whose particles and chunks are sound.
func (p *panel) sound(e *Engine) error {
	if len(p.members) == 0 {
		return nil
	}
	if !vec.Finite1(p.slack) || p.slack < 0 {
		return codec.Unsound("surfaces may move by %g m", p.slack)
	}
	for i := range p.members {
		m := &p.members[i]
		if !m.Frame.Finite() || !m.picked.Finite() || !m.Ends[0].Finite() || !m.Ends[1].Finite() || math.IsNaN(m.size) {
			return codec.Unsound("surface %d is at %v", m.Surface, m.Frame.Position)
		}
	}
	held := 0
	for i := range p.parts {
		b := &p.parts[i]
		held += len(b.near)
		lo, hi := min(i*e.size, len(e.at)), min((i+1)*e.size, len(e.at))
		for _, c := range b.near {
			if g, m := int(c>>32), int(uint32(c)); g < lo || g >= hi || m >= len(p.members) {
				return codec.Unsound("particle %d is near surface %d", g, m)
			}
		}
		for k := range b.was {
			if !p.soundTrace(&b.was[k], lo, hi) {
				return codec.Unsound("particle %d touches surface %d", b.was[k].particle, b.was[k].member)
			}
		}
		for k := range b.now {
			if t := &b.now[k]; !p.soundTrace(&t.trace, lo, hi) || t.strung < 0 || int(t.strung) > len(b.strung) {
				return codec.Unsound("particle %d touches surface %d", t.particle, t.member)
			}
		}
	}
	if len(p.parts) < len(e.chunks) || len(p.berths) != 0 && len(p.berths) != e.frames || held > 0 && p.trials && len(p.berths) == 0 {
		return codec.Unsound("%d frames carry surfaces near %d parts of particles", len(p.berths), len(p.parts))
	}
	return nil
}

// soundTrace checks the contact of a particle from lo to below hi.
func (p *panel) soundTrace(t *trace, lo, hi int) bool {
	if int(t.particle) < lo || int(t.particle) >= hi || t.member < 0 || int(t.member) >= len(p.members) {
		return false
	}
	mesh, ok := p.members[t.member].Shape.(*geometry.Mesh)
	return !ok || t.part >= 0 && int(t.part) < len(mesh.Triangles)
}
