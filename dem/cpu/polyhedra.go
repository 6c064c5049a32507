// Particles that are sphero-polyhedra or superquadrics, and what they touch. A model has one kind or the other, and what is said of polyhedra is of both: they differ in how a pair is worked out.
//
// A polyhedron is a clump of one sphere, the one that encloses it: lists, chunks, inlets and outlets see that sphere alone. Pairs of which one partner is a polyhedron are taken out of the
// lists of spheres, and those with walls out of what surfaces touch, into a list of their own, by the ids of the partners. In a step each pair is worked out once, from
// the features of both that are in reach (dem/geometry/polyhedron_pair.go), and then each particle adds up what its pairs do to it, in their order: no sum depends on the threads.

package cpu

import (
	"cmp"
	"fmt"
	"slices"

	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/dem/packing"
	"gabion/internal/buffer"
	"gabion/internal/codec"
	"gabion/internal/vec"

	"gonum.org/v1/gonum/spatial/r3"
)

// polyhedra are those of an engine.
type polyhedra struct {
	shapes   []*packing.Clump              // of the model that are of one kind or the other
	smooth   bool                          // they are superquadrics
	placed   []geometry.PlacedPolyhedron   // of each clump, where it is
	oriented []geometry.PlacedSuperquadric // the same of superquadrics
	corners  []r3.Vec                      // of all of them
	pairs    []polyhedronPair              // by their ids
	blocks   []polyhedraBlock              // of pairs
	start    []int32                       // of each sphere's part of entries; one more than there are spheres
	entries  []int32                       // pairs of a sphere: twice the number, and 1 for the second partner
	found    []polyhedronPair              // scratch of listPolyhedra
}

// polyhedronPair is a polyhedron and what it may touch.
type polyhedronPair struct {
	first, second    int32   // ids, ascending; second is less than 0 of a wall: ^ its place among the walls
	i, j             int32   // their spheres; of a wall its place
	axis             r3.Vec  // that parted them last, see geometry.PolyhedronPair
	from, to         int32   // its contacts in its block
	force            r3.Vec  // on the first, N
	torqueI, torqueJ r3.Vec  // about the centres of both, N m
	elastic          float64 // energy in its contacts, J
}

// polyhedronContact is a contact of a pair as it was in the last step.
type polyhedronContact struct {
	key           uint32 // of the features of the polyhedra
	feature, part int32  // of a wall, see geometry.Touch
	overlap       float64
	normal        r3.Vec // towards the first
	arm           r3.Vec // of the contact, from the centre of the first, m
	force, moment r3.Vec // on the first, N, N m
	drag          r3.Vec // part of force that dashpots have, N
	history       law.History
}

// polyhedraBlock is what one task finds about its pairs.
type polyhedraBlock struct {
	contacts []polyhedronContact
	before   []polyhedronContact // of the step before, while they are worked out
	lost     dem.Energy          // so far
	elastic  float64             // in the contacts, J
	stuck    stuckPair
}

// stuckPair is a pair of which the cores are in one another, or a polyhedron that is through a wall.
type stuckPair struct {
	pair    int32 // in the list, plus one; 0 for none
	overlap float64
}

// pairsInBlock is the number of pairs of one task: a pair that touches takes some microseconds.
const pairsInBlock = 16

// newPolyhedra lists the shapes of a model.
func (e *Engine) newPolyhedra(m *dem.Model) {
	p := &e.polyhedra
	p.smooth = m.HasSuperquadrics()
	note := func(c *packing.Clump) {
		if c.IsSolid() && !slices.Contains(p.shapes, c) {
			p.shapes = append(p.shapes, c)
		}
	}
	var last *packing.Clump
	for _, c := range m.Particles.Clump {
		if c != last {
			note(c)
		}
		last = c
	}
	for i := range m.Inlets {
		note(m.Inlets[i].Clump)
	}
}

// findReliefs finds what stands out of surfaces that are meshes, each of which may be several surfaces, and which surfaces are polyhedra themselves.
func (e *Engine) findReliefs() {
	if !e.hasPolyhedra() {
		return
	}
	known := map[*geometry.Mesh]*geometry.MeshRelief{}
	for _, set := range []*surfaceSet{&e.walls, &e.coupled} {
		for i := range set.surfaces {
			m := &set.surfaces[i]
			if bar, ok := geometry.BarOf(m.Shape); ok {
				m.bar = bar
			}
			m.round = geometry.StandsOut(m.Shape)
			if ring, ok := m.Shape.(geometry.Torus); ok {
				m.tube = ring.Tube
			}
			mesh, ok := m.Shape.(*geometry.Mesh)
			if !ok {
				continue
			}
			if known[mesh] == nil {
				known[mesh] = geometry.NewMeshRelief(mesh)
			}
			m.relief = known[mesh]
		}
	}
}

// hasPolyhedra tells whether the model has any.
func (e *Engine) hasPolyhedra() bool { return len(e.polyhedra.shapes) > 0 }

// shapeOf is the shape of a clump that is a polyhedron or a superquadric.
func (p *polyhedra) shapeOf(c *clump) *packing.Clump { return p.shapes[c.shape-1] }

// isPolyhedron tells whether a sphere is that about a polyhedron.
func (e *Engine) isPolyhedron(i int) bool {
	return e.inClump(i) && e.clumps[e.members[e.memberOf[i]].clump].shape > 0
}

// placePolyhedra gives every polyhedron room for its corners and places it.
func (e *Engine) placePolyhedra() {
	if !e.hasPolyhedra() {
		return
	}
	p := &e.polyhedra
	if p.smooth {
		p.oriented = buffer.Resize(p.oriented, len(e.clumps))
		for i := range e.clumps {
			e.turnPolyhedron(i)
		}
		return
	}
	n := 0
	for i := range e.clumps {
		n += len(p.shapeOf(&e.clumps[i]).Polyhedron.Vertices)
	}
	p.placed, p.corners = buffer.Resize(p.placed, len(e.clumps)), buffer.Resize(p.corners, n)
	n = 0
	for i := range e.clumps {
		p.placed[i].Corners = p.corners[n:n]
		n += len(p.shapeOf(&e.clumps[i]).Polyhedron.Vertices)
		e.turnPolyhedron(i)
	}
}

// turnPolyhedron places clump i, a polyhedron, in its orientation.
func (e *Engine) turnPolyhedron(i int) {
	c := &e.clumps[i]
	q := c.orientation
	axes := [3]r3.Vec{q.Rotate(r3.Vec{X: 1}), q.Rotate(r3.Vec{Y: 1}), q.Rotate(r3.Vec{Z: 1})}
	p := &e.polyhedra
	shape := p.shapeOf(c)
	scale := c.radius / shape.Radius
	if p.smooth {
		p.oriented[i].Place(shape.Superquadric, scale, axes)
		return
	}
	p.placed[i].Place(shape.Polyhedron, scale, axes)
}

// takePolyhedra takes the pairs of sphere i with a polyhedron from the list of its neighbours, which begins at a place.
func (e *Engine) takePolyhedra(c *chunk, from, i int) {
	if !e.hasPolyhedra() {
		return
	}
	is, kept := e.isPolyhedron(i), from
	for _, j := range c.near[from:] {
		if is || e.isPolyhedron(int(j)) {
			c.polyhedra = append(c.polyhedra, [2]int32{int32(i), j})
			continue
		}
		c.near[kept] = j
		kept++
	}
	c.near = c.near[:kept]
}

// listPolyhedra makes the list of pairs anew, from what chunks and walls have found, with the contacts of the pairs that go on.
func (e *Engine) listPolyhedra() {
	if !e.hasPolyhedra() {
		return
	}
	p := &e.polyhedra
	p.found = p.found[:0]
	for ci := range e.chunks {
		for _, of := range e.chunks[ci].polyhedra {
			i, j := of[0], of[1]
			if e.identity[i].ID > e.identity[j].ID {
				i, j = j, i
			}
			p.found = append(p.found, polyhedronPair{first: e.identity[i].ID, second: e.identity[j].ID, i: i, j: j})
		}
	}
	for b := range e.walls.buffers {
		for _, c := range e.walls.buffers[b].candidates {
			if i, wall := int32(c>>32), int32(uint32(c)); e.isPolyhedron(int(i)) {
				p.found = append(p.found, polyhedronPair{first: e.identity[i].ID, second: ^wall, i: i, j: wall})
			}
		}
	}
	slices.SortFunc(p.found, comparePairs)
	e.takeOver(p.found)
	p.pairs, p.found = p.found, p.pairs
	e.listEntries()
}

func comparePairs(a, b polyhedronPair) int {
	return cmp.Or(cmp.Compare(a.first, b.first), cmp.Compare(a.second, b.second))
}

// takeOver gives new pairs, in their order, what the old ones leave them.
func (e *Engine) takeOver(found []polyhedronPair) {
	p := &e.polyhedra
	blocks := (len(found) + pairsInBlock - 1) / pairsInBlock
	for len(p.blocks) < blocks {
		p.blocks = append(p.blocks, polyhedraBlock{})
	}
	for b := range p.blocks {
		p.blocks[b].before = p.blocks[b].before[:0]
	}
	old := 0
	for n := range found {
		f, into := &found[n], &p.blocks[n/pairsInBlock].before
		for old < len(p.pairs) && comparePairs(p.pairs[old], *f) < 0 {
			old++
		}
		f.from = int32(len(*into))
		if old < len(p.pairs) && comparePairs(p.pairs[old], *f) == 0 {
			was := &p.pairs[old]
			f.axis = was.axis
			*into = append(*into, p.blocks[old/pairsInBlock].contacts[was.from:was.to]...)
		}
		f.to = int32(len(*into))
	}
	for b := range p.blocks {
		k := &p.blocks[b]
		k.contacts, k.before, k.elastic, k.stuck = k.before, k.contacts, 0, stuckPair{}
	}
}

// listEntries lists the pairs of each sphere, in their order.
func (e *Engine) listEntries() {
	p := &e.polyhedra
	p.start = buffer.Resize(p.start, len(e.at)+1)
	clear(p.start)
	each := func(see func(sphere, entry int32)) {
		for n := range p.pairs {
			f := &p.pairs[n]
			see(f.i, int32(2*n))
			if f.second >= 0 {
				see(f.j, int32(2*n+1))
			}
		}
	}
	each(func(sphere, _ int32) { p.start[sphere+1]++ })
	for i := range e.at {
		p.start[i+1] += p.start[i]
	}
	p.entries = buffer.Resize(p.entries, int(p.start[len(e.at)]))
	next := slices.Clone(p.start)
	each(func(sphere, entry int32) {
		p.entries[next[sphere]] = entry
		next[sphere]++
	})
}

// polyhedronForces works out the pairs, and adds what they do to the loads.
func (e *Engine) polyhedronForces() {
	if !e.hasPolyhedra() {
		return
	}
	if n := (len(e.polyhedra.pairs) + pairsInBlock - 1) / pairsInBlock; n > 0 {
		e.pool.Run(n, e.tasks.pressPolyhedra, nil)
	}
	e.forEachChunk(e.tasks.loadPolyhedra)
}

// loadPolyhedra adds to the loads of a chunk's particles what their pairs do.
func (e *Engine) loadPolyhedra(_, ci int) {
	p, c := &e.polyhedra, &e.chunks[ci]
	for i := c.lo; i < c.hi; i++ {
		a := &e.load[i]
		for _, entry := range p.entries[p.start[i]:p.start[i+1]] {
			f := &p.pairs[entry>>1]
			if entry&1 == 0 {
				a.F, a.T = r3.Add(a.F, f.force), r3.Add(a.T, f.torqueI)
			} else {
				a.F, a.T = r3.Sub(a.F, f.force), r3.Add(a.T, f.torqueJ)
			}
		}
	}
}

// stuckPolyhedra tells of the first pair that has come too far into one another.
func (e *Engine) stuckPolyhedra() error {
	p := &e.polyhedra
	for b := range p.blocks {
		s := &p.blocks[b].stuck
		if s.pair == 0 {
			continue
		}
		f := &p.pairs[s.pair-1]
		if f.second < 0 {
			return e.penetrationError(&penetration{int64(f.i), e.walls.surfaces[f.j].Surface, s.overlap})
		}
		if p.smooth && s.overlap == 0 {
			return e.lostError(int(f.i), fmt.Sprintf("no place is found where it touches particle %d: take a smaller blockiness, or a smaller step", e.identity[f.j].ID))
		}
		if p.smooth {
			return e.lostError(int(f.i), fmt.Sprintf("pressed into particle %d by %.3g m, deeper than a superquadric may be: the material is too soft for this speed, the step too large, or they were put into one another", e.identity[f.j].ID, s.overlap))
		}
		return e.lostError(int(f.i), fmt.Sprintf("pressed into particle %d deeper than both are rounded: the material is too soft for this speed, the rounding too small, the step too large, or they were put into one another",
			e.identity[f.j].ID))
	}
	return nil
}

// transfer saves or restores the pairs and their contacts.
func (p *polyhedra) transfer(c *codec.Codec) {
	codec.Slice(c, &p.pairs)
	codec.Each(c, &p.blocks, func(b *polyhedraBlock) {
		codec.Slice(c, &b.contacts)
		codec.Value(c, &b.lost)
		codec.Value(c, &b.elastic)
	})
}

// checkPolyhedra checks what has been read of polyhedra, and places them.
func (e *Engine) checkPolyhedra() error {
	p := &e.polyhedra
	for i := range e.clumps {
		if s := e.clumps[i].shape; s < 0 || int(s) > len(p.shapes) || (s == 0) != (len(p.shapes) == 0) {
			return codec.Invalid("clump %d is of shape %d of %d", i, s, len(p.shapes))
		}
	}
	if len(p.blocks)*pairsInBlock < len(p.pairs) {
		return codec.Invalid("%d pairs of polyhedra in %d parts", len(p.pairs), len(p.blocks))
	}
	for n := range p.pairs {
		f := &p.pairs[n]
		contacts := len(p.blocks[n/pairsInBlock].contacts)
		wall := f.second < 0
		if f.i < 0 || int(f.i) >= len(e.at) || f.j < 0 || !wall && int(f.j) >= len(e.at) || wall && (int(f.j) >= len(e.walls.surfaces) || !e.isPolyhedron(int(f.i))) ||
			f.from < 0 || f.from > f.to || int(f.to) > contacts || !vec.Finite(f.axis) {
			return codec.Invalid("the pair of particles %d and %d", f.first, f.second)
		}
	}
	e.placePolyhedra()
	if e.hasPolyhedra() {
		e.listEntries()
	}
	return nil
}
