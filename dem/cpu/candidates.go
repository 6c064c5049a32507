// Which particles are near which surfaces.

package cpu

import (
	"slices"

	"gabion/dem/geometry"
	"gabion/internal/buffer"
	"gabion/internal/vec"

	"gonum.org/v1/gonum/spatial/r3"
)

// wideCells is the number of cells from which on a surface is compared with particles chunk by chunk, on all threads, and not cell by cell.
const wideCells = 512

// margin is how much farther than touch candidates are looked for: particles may move by half the skin each way before their lists are
// made anew, surfaces by slack.
func (p *surfaceSet) margin(e *Engine) float64 { return e.margin() + p.slack }

// surfacesInBlock is the number of surfaces that a worker takes on at a time: some microseconds of work.
const surfacesInBlock = 32

// candidateFinder is what one worker finds in the cells about surfaces, by chunk of the particles.
type candidateFinder struct {
	candidates [][]uint64
	touches    []geometry.Touch
}

// findCandidates finds the candidates of all surfaces where they are now. The caller then runs findInChunk on every chunk.
func (p *surfaceSet) findCandidates(e *Engine) {
	p.stale = false
	for len(p.buffers) < len(e.chunks) {
		p.buffers = append(p.buffers, contactBuffer{})
	}
	for i := range p.buffers {
		p.buffers[i].candidates = p.buffers[i].candidates[:0]
	}
	for w := range p.finders {
		f := &p.finders[w]
		for len(f.candidates) < len(e.chunks) {
			f.candidates = append(f.candidates, nil)
		}
		for i := range f.candidates {
			f.candidates[i] = f.candidates[i][:0]
		}
	}
	e.pool.Range(len(p.surfaces), surfacesInBlock, p.find)
}

// findInBlock notes where some surfaces are, and looks for the candidates of the small ones among them.
func (p *surfaceSet) findInBlock(e *Engine, worker, lo, hi int) {
	for i := lo; i < hi; i++ {
		if p.surfaces[i].Removed {
			continue
		}
		p.surfaces[i].setReference(e, p.margin(e))
		if !p.surfaces[i].wide {
			p.findInCells(e, i, &p.finders[worker])
		}
	}
}

// setReference notes where the surface is, and in which box particles may be near it.
func (m *surfaceState) setReference(e *Engine, margin float64) {
	m.reference = m.Frame
	region := vec.Inflate(e.extent, 2*margin+e.maxRadius)
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
func (m *surfaceState) bounds(region r3.Box) r3.Box {
	if m.Strand != nil {
		a, b := m.Ends[0].Place, m.Ends[1].Place
		return vec.Inflate(vec.Between(a, b), m.Radius)
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

// findInCells looks for candidates of a small surface in the cells about it.
func (p *surfaceSet) findInCells(e *Engine, which int, f *candidateFinder) {
	m := &p.surfaces[which]
	for l := range e.grid.levels {
		v := &e.grid.levels[l]
		lo, hi := v.window(&e.grid, vec.Inflate(m.box, v.radius+p.margin(e)+e.skin))
		for z := lo[2]; z <= hi[2]; z++ {
			for y := lo[1]; y <= hi[1]; y++ {
				row := v.cells[0] * (y + v.cells[1]*z)
				for _, i := range v.members[v.start[row+lo[0]]:v.start[row+hi[0]+1]] {
					if p.isNear(e, which, int(i), &f.touches) {
						c := &f.candidates[int(i)/e.size]
						*c = append(*c, candidate(int(i), which))
					}
				}
			}
		}
	}
}

// findInChunk compares wide surfaces with a chunk's particles, and sorts all of the chunk's candidates.
func (p *surfaceSet) findInChunk(e *Engine, ci int) {
	c, b := &e.chunks[ci], &p.buffers[ci]
	for which := range p.surfaces {
		if !p.surfaces[which].wide || p.surfaces[which].Removed {
			continue
		}
		for i := c.lo; i < c.hi; i++ {
			if p.isNear(e, which, i, &b.touches) {
				b.candidates = append(b.candidates, candidate(i, which))
			}
		}
	}
	for w := range p.finders {
		b.candidates = append(b.candidates, p.finders[w].candidates[ci]...)
	}
	slices.Sort(b.candidates)
	p.findNodes(e, b)
}

// findNodes finds where in the trees of meshes a chunk's candidates stay until they are looked for anew.
func (p *surfaceSet) findNodes(e *Engine, b *contactBuffer) {
	if !p.hasMeshes {
		return
	}
	b.nodes = buffer.Resize(b.nodes, len(b.candidates))
	for n, c := range b.candidates {
		s := &e.at[c>>32]
		b.nodes[n] = p.surfaces[uint32(c)].NodeAbout(s.centre(), s.R+p.margin(e)+p.search)
	}
}

func candidate(particle, surface int) uint64 { return uint64(particle)<<32 | uint64(surface) }

// isNear tells whether particle i is near enough to a surface to be a candidate. It works in the memory of touches.
func (p *surfaceSet) isNear(e *Engine, which, i int, touches *[]geometry.Touch) bool {
	m, s := &p.surfaces[which], &e.at[i]
	reach := s.R + p.margin(e)
	if outOfReach(&m.box, s, reach) {
		return false
	}
	*touches = m.Touches((*touches)[:0], s.centre(), reach)
	return len(*touches) > 0
}

// reorder takes the histories to the particles' new places, after which candidates have to be found anew.
func (p *surfaceSet) reorder(e *Engine, spare scratch) {
	p.stale = true
	for len(p.buffers) < len(e.chunks) {
		p.buffers = append(p.buffers, contactBuffer{})
	}
	n := 0
	for i := range p.buffers {
		n += max(len(p.buffers[i].previous), len(p.buffers[i].current))
	}
	moved, keys := allocFrom(&spare, &e.listMemory.moved, n)[:0], allocFrom(&spare, &e.listMemory.order, n)[:0]
	take := func(t surfaceHistory) {
		t.particle = e.sorter.places[t.particle]
		if int(t.particle) < len(e.at) {
			keys = append(keys, uint64(t.particle)<<32|uint64(len(moved)))
			moved = append(moved, t)
		}
	}
	for i := range p.buffers {
		b := &p.buffers[i]
		for k := range b.previous {
			take(b.previous[k])
		}
		for k := range b.current {
			if !p.coupled {
				take(b.current[k].surfaceHistory)
			}
		}
		b.previous, b.current = b.previous[:0], b.current[:0]
	}
	if p.coupled && e.hasPolyhedra() {
		p.reorderPolyhedra(e)
	}
	slices.Sort(keys)
	for _, k := range keys {
		b := &p.buffers[int(k>>32)/e.size]
		if p.coupled {
			b.previous = append(b.previous, moved[uint32(k)])
		} else {
			b.current = append(b.current, surfaceContact{surfaceHistory: moved[uint32(k)]})
		}
	}
}

// outOfReach tells whether a sphere's centre is farther than reach from a box along some axis.
func outOfReach(b *r3.Box, s *sphere, reach float64) bool {
	return s.X < b.Min.X-reach || s.X > b.Max.X+reach ||
		s.Y < b.Min.Y-reach || s.Y > b.Max.Y+reach ||
		s.Z < b.Min.Z-reach || s.Z > b.Max.Z+reach
}
