// Taking up what a GPU engine has saved.

package cpu

import (
	"io"
	"math"

	"gabion/dem"
	"gabion/dem/law"
	"gabion/dem/packing"
	"gabion/internal/codec"

	"gonum.org/v1/gonum/spatial/r3"
)

// importState reads the state of another kind of engine and continues as if this engine had made the steps so far.
func (e *Engine) importState(r io.Reader) error {
	h, err := e.Import(&e.model, e.particles(), r)
	if err != nil {
		return err
	}
	e.importParticles(h)
	if err := e.importCell(&h.Cell); err != nil {
		return err
	}
	if err := e.importBonds(&h.Bonds, h.Lost); err != nil {
		return err
	}
	if err := e.rebuild(); err != nil {
		return err
	}
	e.endLostBonds()
	if err := e.checkBonds(); err != nil {
		return err
	}
	e.beginWarming()
	e.forEachChunk(e.tasks.forces)
	e.loadBonds()
	e.importCoupled(h)
	if !h.LoadsReached {
		e.importPartLoads(h)
	}
	e.finishStep()
	if h.LoadsReached {
		e.importPartLoads(h)
	}
	if err := e.importHeat(h); err != nil {
		return err
	}
	e.phase = dem.Committed
	return nil
}

// importCell takes up a cell that deforms.
func (e *Engine) importCell(c *dem.Cell) error {
	if e.periods.deforms {
		e.periods.cell, e.periods.listed = *c, *c
	}
	return e.checkCell()
}

// particles are the particles of the engine.
func (e *Engine) particles() packing.Particles {
	var s dem.State
	e.Snapshot(&s)
	return packing.Particles{Position: s.Position, Radius: s.Radius, Material: s.Material}
}

// importParticles puts particles and histories in the place of those that there are, in the order of ids and as before a rebuild.
func (e *Engine) importParticles(h *dem.PortableState) {
	s := &h.State
	for i, r := range s.Radius {
		s.Radius[i] = e.knownRadius(r, s.Material[i])
	}
	e.at, e.motion, e.identity, e.load = nil, nil, nil, nil
	e.clumps, e.members, e.memberOf, e.clumpBlocks = nil, nil, nil, nil
	e.newScalars()
	particles, first := h.Particles(), e.nextID
	e.add(&particles)
	for i := range e.identity {
		e.identity[i].ID = int32(s.ID[e.identity[i].ID-first])
	}
	e.buildCoefficients()
	e.nextID, e.inletStates, e.flows, e.taken = int32(h.NextID), h.Inlets, h.Flows, h.Taken
	e.discarded = h.Discarded
	e.time, e.dt, e.secondKick = h.Time, h.Dt, h.PendingKick
	e.gravity = e.model.GravityAtTime(e.time)
	e.setStream()
	e.counts = dem.Counters{Steps: h.Steps, Removed: h.Removed}
	for i := range e.chunks {
		c := &e.chunks[i]
		c.lost, c.toCome, c.start, c.near, c.histories = dem.Energy{}, taken{}, nil, nil, nil
	}
	e.split(len(e.at))
	if len(e.chunks) > 0 {
		e.chunks[0].lost = h.Lost
	}
	e.importPairs(h.Pairs)
	e.walls.move(e, e.time, nil)
	e.importSurfaces(&e.walls, h.Surfaces)
	if h.Frames != nil {
		e.coupled.move(e, e.time, h.Frames)
		e.importSurfaces(&e.coupled, h.Surfaces)
	}
}

// knownRadius is the radius of a type of particles that single precision may have rounded to r.
func (e *Engine) knownRadius(r float64, material int) float64 {
	if !e.coefficients.byMaterial {
		for _, k := range e.coefficients.types {
			if k.Material == material && math.Abs(k.Radius-r) < 1e-6*r {
				return k.Radius
			}
		}
	}
	return r
}

// importPairs lists the pairs, which are in no order, with the chunks of their first particles.
func (e *Engine) importPairs(pairs []dem.PairHistory) {
	of := make([][]dem.PairHistory, len(e.at))
	for _, p := range pairs {
		if p.First > p.Second {
			p.First, p.Second = p.Second, p.First
			p.History = p.History.Swapped()
		}
		of[p.First] = append(of[p.First], p)
	}
	for ci := range e.chunks {
		c := &e.chunks[ci]
		c.histories = e.appendHistory(nil, law.History{})
		for i := c.lo; i < c.hi; i++ {
			c.start = append(c.start, int32(len(c.near)))
			for _, p := range of[i] {
				c.near = append(c.near, int32(p.Second)|inContact)
				c.histories = e.appendHistory(c.histories, p.History)
			}
		}
		c.start = append(c.start, int32(len(c.near)))
		c.contacts = len(c.histories)/e.historyWidth - 1
	}
}

// importBonds puts bonds as they have been left, and what they have lost, in the place of those that there are.
func (e *Engine) importBonds(h *dem.BondHistory, lost dem.Energy) error {
	n := &e.bonds
	if len(h.Turned) != len(n.bonded) || len(h.Elastic) != len(n.states) || len(h.Ended) != len(n.states) {
		return codec.Invalid("%d bonded particles and %d bonds, want %d and %d", len(h.Turned), len(h.Elastic), len(n.bonded), len(n.states))
	}
	for k := range n.bonded {
		n.bonded[k].orientation = h.Turned[k]
	}
	for i := range n.states {
		n.states[i] = bondState{Elastic: h.Elastic[i]}
		if h.Ended[i] {
			n.states[i].Broken = broken
		}
	}
	n.broken = h.Broken
	clear(n.blocks)
	if len(n.blocks) > 0 {
		n.blocks[0].lost = dem.Energy{Bonding: lost.Bonding, Breaking: lost.Breaking}
	}
	return nil
}

// importSurfaces gives a set the histories of its surfaces.
func (e *Engine) importSurfaces(p *surfaceSet, traces []dem.SurfaceHistory) {
	for len(p.buffers) < max(len(e.chunks), 1) {
		p.buffers = append(p.buffers, contactBuffer{})
	}
	for i := range p.buffers {
		p.buffers[i].previous, p.buffers[i].current = p.buffers[i].previous[:0], p.buffers[i].current[:0]
	}
	b, places := &p.buffers[0], p.indices(len(e.model.Surfaces))
	for _, t := range traces {
		if m := places[t.Surface]; m >= 0 {
			h := surfaceHistory{particle: int32(t.Particle), surface: m, feature: t.Feature, history: t.History}
			if p.coupled {
				b.previous = append(b.previous, h)
			} else {
				b.current = append(b.current, surfaceContact{surfaceHistory: h})
			}
		}
	}
}

// indices are those of the model's surfaces in the set; -1 for others.
func (p *surfaceSet) indices(surfaces int) []int32 {
	places := make([]int32, surfaces)
	for i := range places {
		places[i] = -1
	}
	for m := range p.surfaces {
		places[p.surfaces[m].Surface] = int32(m)
	}
	return places
}

// placesByID are those of the spheres.
func (e *Engine) placesByID() map[int]int32 {
	place := make(map[int]int32, len(e.identity))
	for i := range e.identity {
		place[int(e.identity[i].ID)] = int32(i)
	}
	return place
}

// importHeat takes up what bodies that warm up have received, and gives them and the particles the heat of the last step's contacts with what bodies carry, whose mid-step losses it books.
func (e *Engine) importHeat(h *dem.PortableState) error {
	if len(h.Bodies) != len(e.bodies.received) {
		return codec.Invalid("heat of %d bodies, want %d", len(h.Bodies), len(e.bodies.received))
	}
	copy(e.bodies.received, h.Bodies)
	if err := e.checkHeatedBodies(); err != nil {
		return err
	}
	e.readTemperatures()
	e.importDashpots(h)
	return e.warmBodies()
}

func (e *Engine) importDashpots(h *dem.PortableState) {
	place := e.placesByID()
	places := e.coupled.indices(len(e.model.Surfaces))
	for _, t := range h.Dashpots {
		if i, ok := place[h.State.ID[t.Particle]]; ok && places[t.Surface] >= 0 {
			e.bookMidStepLoss(0, i, places[t.Surface], t.Force, t.Moment)
			if e.model.Heat != nil {
				e.warmBoth(0, i, places[t.Surface], t.Made, t.Flows)
			}
		}
	}
}

// importCoupled gives the particles the forces of the coupled surfaces.
func (e *Engine) importCoupled(h *dem.PortableState) {
	place := e.placesByID()
	places := e.coupled.indices(len(e.model.Surfaces))
	for _, t := range h.Surfaces {
		if !t.Coupled {
			continue
		}
		i, ok := place[h.State.ID[t.Particle]]
		if !ok {
			continue // an outlet has taken it
		}
		r := &t.Record
		b := &e.coupled.buffers[int(i)/e.size]
		b.current = append(b.current, surfaceContact{
			surfaceHistory: surfaceHistory{i, places[t.Surface], t.Feature, r.Part, t.History},
			overlap:        r.Overlap, normal: r.Normal, force: r.Force, moment: r.Moment,
		})
		e.coupled.separateEndForces(e, b, r.SegmentParameter)
		a := &e.load[i]
		a.F = r3.Add(a.F, r.Force)
		a.T = r3.Add(a.T, r3.Add(r3.Cross(r3.Sub(r.Point, e.at[i].centre()), r.Force), r.Moment))
	}
}

// separateEndForces takes what pulls at the ends of a strand out of the force of the last record, which is all that the particle feels.
func (p *surfaceSet) separateEndForces(e *Engine, b *contactBuffer, segmentParameter float64) {
	var spare law.Coefficients
	t := &b.current[len(b.current)-1]
	m, s := &p.surfaces[t.surface], &e.at[t.particle]
	if m.Strand == nil {
		return
	}
	b.addStrand(t, segmentParameter)
	x := b.strandOf(t)
	m.blendEnds(t, x, e.asShared(&t.history, e.surfaceCoefficients(t.particle, m, &spare), &spare), s.centre(), s.R, p.search)
	pull := r3.Add(x.pull[0], x.pull[1])
	t.force = r3.Add(t.force, pull)
	t.moment = r3.Sub(t.moment, r3.Cross(r3.Sub(t.point(s), s.centre()), pull))
}
