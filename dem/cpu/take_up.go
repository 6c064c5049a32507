// Handing the state of one engine to another, whose model may have other surfaces and coefficients, and particles that come and go.

package cpu

import (
	"cmp"
	"slices"

	"gabion/dem"
)

// HandOver tells the state between two steps, in the order of ids: where particles are, how fast they are at the time reached, what acts on them, and the histories of their contacts
// and bonds. It is of spheres and clumps of them.
func (e *Engine) HandOver() (*dem.PortableState, error) {
	if err := e.expectPhase(dem.Committed, "HandOver"); err != nil {
		return nil, err
	}
	h := &dem.PortableState{NextID: int(e.nextID), Time: e.time}
	e.Snapshot(&h.State)
	rank := e.sphereRanks()
	for ci := range e.chunks {
		c := &e.chunks[ci]
		c.forEachContact(func(i, j, n int) {
			h.Pairs = append(h.Pairs, dem.PairHistory{First: rank[i], Second: rank[j], History: e.historyOf(c, n, 0)})
		})
	}
	for _, p := range []*surfaceSet{&e.walls, &e.coupled} {
		p.eachHistory(func(t *surfaceHistory) {
			h.Surfaces = append(h.Surfaces, dem.SurfaceHistory{
				Particle: rank[t.particle], Surface: p.surfaces[t.surface].Surface, Feature: t.feature, History: t.history, Coupled: p.coupled,
			})
		})
	}
	n := &e.bonds
	for k := range n.bonded {
		h.Bonds.Turned = append(h.Bonds.Turned, n.bonded[k].orientation)
	}
	for i := range n.states {
		h.Bonds.Elastic, h.Bonds.Ended = append(h.Bonds.Elastic, n.states[i].Elastic), append(h.Bonds.Ended, n.states[i].Broken != 0)
	}
	return h, nil
}

// sphereRanks are the places of the spheres in the order of ids, and of the spheres of each clump.
func (e *Engine) sphereRanks() []int {
	if len(e.clumps) == 0 {
		return dem.Ranks(len(e.identity), func(i int) int32 { return e.identity[i].ID })
	}
	order := make([]int, len(e.at))
	for i := range order {
		order[i] = i
	}
	number := func(i int) int32 {
		if e.inClump(i) {
			return e.memberOf[i]
		}
		return 0
	}
	slices.SortFunc(order, func(a, b int) int {
		return cmp.Or(cmp.Compare(e.identity[a].ID, e.identity[b].ID), cmp.Compare(number(a), number(b)))
	})
	rank := make([]int, len(order))
	for k, i := range order {
		rank[i] = k
	}
	return rank
}

// eachHistory calls see with the history of every contact of the last step.
func (p *surfaceSet) eachHistory(see func(t *surfaceHistory)) {
	for i := range p.buffers {
		b := &p.buffers[i]
		if p.coupled {
			for n := range b.previous {
				see(&b.previous[n])
			}
			continue
		}
		for n := range b.current {
			see(&b.current[n].surfaceHistory)
		}
	}
}

// TakeUp begins, before the first step, with what another engine has handed over, in terms of this one's model: the particles take the place of those of the model. What acts on them is
// that of the other engine where reached is true: nothing has changed but the time. Else it is worked out from the histories with the velocities reached. Books begin with nothing but what
// bodies that warm up are said to have received, and so do inlets. What bodies do to particles has to be worked out after it, in a step of no length.
func (e *Engine) TakeUp(h *dem.PortableState, reached bool) error {
	if err := e.expectPhase(dem.Committed, "TakeUp"); err != nil {
		return err
	}
	own := *h
	own.Inlets, own.Taken, own.Discarded = e.inletStates, e.taken, nil
	own.Bonds.Broken = nil
	own.Dt, own.PendingKick, own.Steps, own.Removed = 0, 0, 0, 0
	if err := e.takeParticles(&own); err != nil {
		return err
	}
	e.forcesAsTheyAre()
	e.loadBonds()
	e.finishStep()
	if reached {
		e.takeLoads(&own.State)
	}
	e.clearBooks()
	copy(e.bodies.received, h.Bodies)
	e.readTemperatures()
	return nil
}

// takeParticles puts particles and histories in the place of those that there are.
func (e *Engine) takeParticles(h *dem.PortableState) error {
	for i := range e.chunks {
		e.chunks[i].penetration = penetration{}
	}
	e.importParticles(h)
	e.importSurfaces(&e.coupled, h.Surfaces)
	e.setStep(0)
	if err := e.importBonds(&h.Bonds, dem.Energy{}); err != nil {
		return err
	}
	if err := e.rebuild(); err != nil {
		return err
	}
	e.endLostBonds()
	e.bonds.broken = nil // before the start
	return e.checkBonds()
}

// forcesAsTheyAre works out forces from the histories that there are, which stay: a spring that is longer than friction holds with the velocities reached slides in the first step, whose
// losses are in the books.
func (e *Engine) forcesAsTheyAre() {
	near, histories, walls := make([][]int32, len(e.chunks)), make([][]float64, len(e.chunks)), make([][]surfaceHistory, len(e.walls.buffers))
	for i := range e.chunks {
		near[i], histories[i] = slices.Clone(e.chunks[i].near), slices.Clone(e.chunks[i].histories)
	}
	for i := range e.walls.buffers {
		walls[i] = e.walls.buffers[i].histories(nil)
	}
	e.forEachChunk(e.tasks.forces)
	for i := range e.chunks {
		e.chunks[i].takeBack(near[i], histories[i], e.historyWidth)
	}
	for i := range e.walls.buffers {
		e.walls.buffers[i].takeBack(walls[i])
	}
}

// takeBack gives the contacts that go on the histories that they had with the same list of neighbours.
func (c *chunk) takeBack(near []int32, histories []float64, width int) {
	was, is := 0, 0
	for k := range near {
		before, now := near[k] < 0, c.near[k] < 0
		if before {
			was++
		}
		if now {
			is++
		}
		if before && now {
			copy(c.histories[is*width:(is+1)*width], histories[was*width:])
		}
	}
}

// takeBack gives the contacts that go on the histories that they had.
func (b *contactBuffer) takeBack(histories []surfaceHistory) {
	past := 0
	for n := range b.current {
		t := &b.current[n]
		for past < len(histories) && histories[past].particle < t.particle {
			past++
		}
		if k := findHistory(histories, past, t.particle, t.surface, t.feature); k >= 0 {
			t.history = histories[k].history
		}
	}
}

// takeLoads has act on the particles what a state says.
func (e *Engine) takeLoads(s *dem.State) {
	place := e.placesByID()
	for k, id := range s.ID {
		i, stays := place[id]
		switch on := (load{s.Force[k], s.Torque[k]}); {
		case !stays: // an outlet has taken it
		case e.inClump(int(i)):
			e.clumps[e.members[e.memberOf[i]].clump].load = on
		default:
			e.load[i] = on
		}
	}
}

// clearBooks begins the sums of losses and flows with nothing.
func (e *Engine) clearBooks() {
	for i := range e.chunks {
		e.chunks[i].lost, e.chunks[i].toCome = dem.Energy{}, taken{}
	}
	for i := range e.bonds.blocks {
		e.bonds.blocks[i].lost = dem.Energy{}
	}
	for i := range e.clumpBlocks {
		e.clumpBlocks[i].lost, e.clumpBlocks[i].toCome = taken{}, taken{}
	}
	e.periods.crossed = 0
	clear(e.bodies.received)
	e.readTemperatures()
	e.flows = dem.Flows{}
	clear(e.taken)
	e.partLoads = dem.NewSurfaceLoads(e.model.Surfaces)
}
