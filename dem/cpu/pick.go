// Which particles are near which surfaces.

package cpu

import (
	"slices"

	"gabion/internal/vec"

	"gonum.org/v1/gonum/spatial/r3"
)

// wideCells is the number of cells from which on a surface is compared with particles chunk by chunk, on all threads, and not cell by cell.
const wideCells = 512

// margin is how much farther than touch candidates are looked for: particles may move by half the skin each way before their lists are
// made anew, surfaces by slack.
func (p *panel) margin(e *Engine) float64 { return e.skin + p.slack }

// pick finds the candidates of all surfaces where they are now. The caller then runs pickWide on every chunk.
func (p *panel) pick(e *Engine) {
	p.stale = false
	for len(p.parts) < len(e.chunks) {
		p.parts = append(p.parts, part{})
	}
	for i := range p.parts {
		p.parts[i].near = p.parts[i].near[:0]
	}
	for i := range p.members {
		if p.members[i].Gone {
			continue
		}
		p.members[i].mark(e, p.margin(e))
		if !p.members[i].wide {
			p.pickNarrow(e, i)
		}
	}
}

// mark notes where the surface is, and in which box particles may be near it.
func (m *member) mark(e *Engine, margin float64) {
	m.picked = m.Frame
	region := vec.Inflate(e.extent, 2*margin+e.most)
	m.box = m.bounds(region)
	m.size = min(vec.Farthest(m.Shape.Bounds(), r3.Vec{}), vec.Farthest(region, m.Frame.Position))
	cells := 0
	for l := range e.grid.levels {
		v := &e.grid.levels[l]
		lo, hi := v.window(&e.grid, vec.Inflate(m.box, v.radius+margin+e.skin))
		cells += (hi[0] - lo[0] + 1) * (hi[1] - lo[1] + 1) * (hi[2] - lo[2] + 1)
	}
	m.wide = cells > wideCells
}

// bounds is the box in the world that holds the part of the surface inside a region.
func (m *member) bounds(region r3.Box) r3.Box {
	if m.Strand != nil {
		a, b := m.Ends[0].Place, m.Ends[1].Place
		return vec.Inflate(r3.Box{Min: vec.MinVec(a, b), Max: vec.MaxVec(a, b)}, m.Radius)
	}
	b := m.Shape.Bounds()
	if m.Turned {
		if !vec.Finite(b.Min) || !vec.Finite(b.Max) {
			return region
		}
		b = m.Frame.Enclose(b)
	} else {
		b = r3.Box{Min: r3.Add(b.Min, m.Frame.Position), Max: r3.Add(b.Max, m.Frame.Position)}
	}
	return r3.Box{
		Min: vec.MinVec(vec.MaxVec(b.Min, region.Min), region.Max),
		Max: vec.MaxVec(vec.MinVec(b.Max, region.Max), region.Min),
	}
}

// pickNarrow looks for candidates of a small surface in the cells about it.
func (p *panel) pickNarrow(e *Engine, which int) {
	m := &p.members[which]
	for l := range e.grid.levels {
		v := &e.grid.levels[l]
		lo, hi := v.window(&e.grid, vec.Inflate(m.box, v.radius+p.margin(e)+e.skin))
		for z := lo[2]; z <= hi[2]; z++ {
			for y := lo[1]; y <= hi[1]; y++ {
				row := v.cells[0] * (y + v.cells[1]*z)
				for _, i := range v.members[v.start[row+lo[0]]:v.start[row+hi[0]+1]] {
					p.consider(e, which, int(i), &p.parts[int(i)/e.size])
				}
			}
		}
	}
}

// pickWide compares wide surfaces with a chunk's particles, and sorts all of the chunk's candidates.
func (p *panel) pickWide(e *Engine, ci int) {
	c, b := &e.chunks[ci], &p.parts[ci]
	for which := range p.members {
		if !p.members[which].wide || p.members[which].Gone {
			continue
		}
		for i := c.lo; i < c.hi; i++ {
			p.consider(e, which, i, b)
		}
	}
	slices.Sort(b.near)
}

// consider makes particle i a candidate if it is near enough.
func (p *panel) consider(e *Engine, which, i int, b *part) {
	m, s := &p.members[which], &e.at[i]
	reach := s.R + p.margin(e)
	if apart(&m.box, s, reach) {
		return
	}
	b.room = m.Find(b.room[:0], s.centre(), reach)
	if len(b.room) > 0 {
		b.near = append(b.near, uint64(i)<<32|uint64(which))
	}
}

// follow takes the histories to the particles' new places, after which candidates have to be picked anew.
func (p *panel) follow(e *Engine, spare scratch) {
	p.stale = true
	for len(p.parts) < len(e.chunks) {
		p.parts = append(p.parts, part{})
	}
	n := 0
	for i := range p.parts {
		n += max(len(p.parts[i].was), len(p.parts[i].now))
	}
	moved, keys := lend(&spare, &e.own.moved, n)[:0], lend(&spare, &e.own.order, n)[:0]
	take := func(t trace) {
		t.particle = e.sorter.places[t.particle]
		if int(t.particle) < len(e.at) {
			keys = append(keys, uint64(t.particle)<<32|uint64(len(moved)))
			moved = append(moved, t)
		}
	}
	for i := range p.parts {
		b := &p.parts[i]
		for k := range b.was {
			take(b.was[k])
		}
		for k := range b.now {
			if !p.trials {
				take(b.now[k].trace)
			}
		}
		b.was, b.now = b.was[:0], b.now[:0]
	}
	slices.Sort(keys)
	for _, k := range keys {
		b := &p.parts[int(k>>32)/e.size]
		if p.trials {
			b.was = append(b.was, moved[uint32(k)])
		} else {
			b.now = append(b.now, touch{trace: moved[uint32(k)]})
		}
	}
}
