// Beginning with the particles, contacts and bonds of another engine; dem/cpu/take_up.go.

package gpu

import (
	"errors"
	"fmt"
	"math"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/packing"
	"gabion/internal/codec"
)

// TakeUp begins, before the first step, with what an engine has handed over, in terms of this one's model: the particles take the place of those of the model. What acts on them is worked
// out from the histories with the velocities reached, whether anything has changed or not. Books begin with nothing but what bodies that warm up are said to have received, and so do inlets. Frames are where bodies are; what they do to particles
// has to be worked out after it, in a step of no length.
func (e *Engine) TakeUp(h *dem.PortableState, _ bool) error {
	if err := e.expectPhase(dem.Committed, "TakeUp"); err != nil {
		return err
	}
	if err := e.refuseSizes(h); err != nil {
		return err
	}
	return e.do(func() error {
		for _, step := range []func(h *dem.PortableState) error{e.forget, e.takeBonds, e.takeParticles, e.placeFrames, e.takeContacts} {
			if err := step(h); err != nil {
				return err
			}
		}
		return nil
	})
}

// sameRadius is the relative difference of radii that single precision makes of equal ones.
const sameRadius = 1e-6

// refuseSizes refuses particles for which the kernels have not been made.
func (e *Engine) refuseSizes(h *dem.PortableState) error {
	s, g, most := &h.State, h.Particles(), e.particles.maxRadius
	for i := range s.Radius {
		least, r := radiiOf(&g, i)
		if r > most*(1+sameRadius) || e.particles.uniform && least < most*(1-sameRadius) {
			return fmt.Errorf("dem: particle %d has a radius of %.6g m, and the model those up to %.6g m: a GPU takes over no larger ones, nor others where all are alike; give a group or an inlet that size, or take the processor", s.ID[i], r, most)
		}
	}
	return nil
}

// radiiOf are the least and the largest radius of the spheres of particle i.
func radiiOf(g *packing.Particles, i int) (least, most float64) {
	clump := g.ClumpOf(i)
	if clump == nil {
		return g.Radius[i], g.Radius[i]
	}
	least = math.Inf(1)
	for _, b := range clump.Balls() {
		r := b.Radius * g.Radius[i] / clump.Radius
		least, most = min(least, r), max(most, r)
	}
	return least, most
}

// forget leaves the device without particles and contacts, at the time that is handed over, and with books of nothing but what bodies that warm up are said to have received.
func (e *Engine) forget(h *dem.PortableState) error {
	if err := e.syncIfStale(); err != nil {
		return err
	}
	a, c := &e.arrays, e.control
	e.control = control{Parity: c.Parity, Order: c.Order, Side: c.Side, Goal: c.Goal, Rebuilds: c.Rebuilds}
	e.time, e.dt, e.pendingKick, e.stepSizes, e.observed, e.discarding = h.Time, 0, 0, stepSizes{}, nil, false
	e.inletStates, e.flows, e.joints.rebuilds = make([]packing.InletState, len(e.inletStates)), dem.Flows{}, noRebuilds
	errs := []error{a.losses.Clear(0), a.flows.Clear(0), e.sendControl()}
	for side := range 2 {
		errs = append(errs, a.pairFirst[side].Clear(0), a.slotFirst[side].Clear(0))
	}
	if n := e.heatedBodies(); n > 0 {
		heats := make([]deviceBodyHeat, n)
		for k, b := range h.Bodies {
			heats[k] = deviceBodyHeat{Received: b.All, Around: b.Around}
		}
		errs = append(errs, a.bodyHeats.Write(0, heats))
	}
	if e.parts.count > 0 {
		errs = append(errs, a.partSteps.Clear(0), a.partLoads.Clear(0), a.partClock.Clear(0))
	}
	poses := make([]devicePose, e.surfaces.walls)
	for i := range poses {
		poses[i] = e.surfaces.pose(e, i, e.time)
	}
	return errors.Join(append(errs, a.poses.Write(0, poses), a.referencePoses.Write(0, poses), e.queue.Wait(), e.setParameters(), e.setFirstTables())...)
}

// takeBonds takes up the bonds, of which none has broken since the start.
func (e *Engine) takeBonds(h *dem.PortableState) error {
	if !e.hasBonds() {
		return nil
	}
	n, a, b := &e.bonds, &e.arrays.bonds, &h.Bonds
	if len(b.Turned) != len(n.IDs) || len(b.Elastic) != len(n.Partners) || len(b.Ended) != len(n.Partners) {
		return codec.Invalid("%d bonded particles and %d bonds, want %d and %d", len(b.Turned), len(b.Elastic), len(n.IDs), len(n.Partners))
	}
	turns, places, ended, elastic := make([]quad[float64], len(n.IDs)), make([]int32, len(n.IDs)), make([]int32, len(n.Partners)), layout{format: e.format}
	for k, o := range b.Turned {
		turns[k], places[k] = quad[float64]{o.E0, o.E.X, o.E.Y, o.E.Z}, -1
	}
	for k, number := range n.blocks.numbers {
		ended[k] = int32(oneIf(b.Ended[number]))
		elastic.real(b.Elastic[number])
	}
	n.broken, n.freed, n.current = nil, 0, false
	return errors.Join(a.turns.Write(0, turns), a.places.Write(0, places), a.elastic.Write(0, elastic.b), a.ended.Write(0, ended), a.loads.Clear(0), a.tally.Clear(0), a.sums.Clear(0), e.queue.Wait())
}

// takeParticles writes the particles and builds rows, as wide as contacts that last over a gap reach.
func (e *Engine) takeParticles(h *dem.PortableState) error {
	g := h.Particles()
	for i, r := range g.Radius {
		if most := e.particles.maxRadius; g.ClumpOf(i) == nil && math.Abs(r-most) < sameRadius*most {
			g.Radius[i] = most
		}
	}
	e.nextID, e.nextNumber = 0, 0
	s := e.spheres(&g)
	for i, k := range s.ids {
		s.ids[i] = int32(h.State.ID[k])
	}
	if err := e.addSpheres(s); err != nil {
		return err
	}
	e.nextID = h.NextID
	e.control.Skin += e.space.reach
	return errors.Join(e.sendControl(), e.buildNow(), e.arrays.flows.Clear(0))
}

// placeFrames finds what is near the surfaces that bodies carry, by a trial that is not accepted.
func (e *Engine) placeFrames(h *dem.PortableState) error {
	if e.frames == 0 || e.control.Particles == 0 {
		return nil
	}
	if len(h.Frames) != e.frames {
		return codec.Invalid("%d frames, want %d", len(h.Frames), e.frames)
	}
	e.encodeFrames(e.arrays.sent, h.Frames)
	return errors.Join(e.setLastStep(), e.runTrial(0), e.syncControl())
}

// takenSphere is a sphere of what is taken over: of a particle with an id, where it is, and its place on the device; -1 of one that an outlet has taken.
type takenSphere struct {
	id, place int32
	centre    r3.Vec
	radius    float64
}

// takenSpheres lists the spheres of what is taken over, in the order of ids and of the spheres of each particle.
func (e *Engine) takenSpheres(h *dem.PortableState) ([]takenSphere, error) {
	g := h.Particles()
	var list []takenSphere
	for i, id := range h.State.ID {
		if g.ClumpOf(i) == nil {
			list = append(list, takenSphere{int32(id), -1, g.Position[i], g.Radius[i]})
			continue
		}
		c := e.newClump(&g, i, 0)
		c.spheres(g.Clump[i], func(arm r3.Vec, radius float64) {
			list = append(list, takenSphere{int32(id), -1, r3.Add(g.Position[i], arm), radius})
		})
	}
	order, n := e.control.Order, int(e.control.Particles)
	numbers := make([]int32, n)
	if e.hasClumps() { // each sphere has a number, in the order of this list
		if err := e.arrays.clumps.number[order].Read(0, numbers); err != nil {
			return nil, err
		}
		for i, number := range numbers {
			list[number].place = int32(i)
		}
		return list, nil
	}
	if err := e.arrays.id[order].Read(0, numbers); err != nil {
		return nil, err
	}
	byID := make(map[int32]int32, n)
	for i, id := range numbers {
		byID[id] = int32(i)
	}
	for k := range list {
		if i, stays := byID[list[k].id]; stays {
			list[k].place = i
		}
	}
	return list, nil
}

// takeContacts gives the contacts of particles their histories.
func (e *Engine) takeContacts(h *dem.PortableState) error {
	if e.control.Particles == 0 {
		return nil
	}
	spheres, err := e.takenSpheres(h)
	if err != nil {
		return err
	}
	if err := e.takePairs(h, spheres); err != nil {
		return err
	}
	return e.takeSurfaces(h, spheres)
}

// takePairs gives those of particles with one another theirs, in the rows of both.
func (e *Engine) takePairs(h *dem.PortableState, spheres []takenSphere) error {
	a, n := &e.arrays, int(e.control.Particles)
	if len(h.Pairs) == 0 {
		return nil
	}
	entries := int(e.control.SlicesWanted) * sliceRows
	lengths, starts, entry := make([]int32, n), make([]int32, (n+sliceRows-1)/sliceRows), make([]int32, entries)
	histories := e.newRowHistories(entries)
	if err := errors.Join(a.rowLength.Read(0, lengths), a.sliceStart.Read(0, starts), a.entry.Read(0, entry), e.readRowHistories(histories)); err != nil {
		return err
	}
	mark := func(i, j int32) int {
		for s := range lengths[i] & 0xffff {
			if at := (int(starts[i/sliceRows])+int(s))*sliceRows + int(i%sliceRows); entry[at]&math.MaxInt32 == j {
				entry[at] = j | math.MinInt32
				return at
			}
		}
		return -1
	}
	for _, p := range h.Pairs {
		first, second := &spheres[p.First], &spheres[p.Second]
		i, j := first.place, second.place
		if i < 0 || j < 0 {
			continue
		}
		own, its := mark(i, j), mark(j, i)
		if own < 0 || its < 0 {
			if r3.Norm(r3.Sub(first.centre, second.centre)) < first.radius+second.radius {
				return codec.Invalid("particles %d and %d touch, and are not near each other", first.id, second.id)
			}
			continue
		}
		swapped := p.History.Swapped()
		e.putHistory(e.inRows(histories, own), &p.History)
		e.putHistory(e.inRows(histories, its), &swapped)
	}
	return errors.Join(a.entry.Write(0, entry), e.writeRowHistories(histories), e.queue.Wait())
}

// takeSurfaces gives those with surfaces theirs. What those that bodies carry do is not known yet.
func (e *Engine) takeSurfaces(h *dem.PortableState, spheres []takenSphere) error {
	a, c := &e.arrays, &e.control
	pairs, slots, surfaces := int(c.Pairs), int(c.Slots), len(e.surfaces.surfaces)
	if pairs == 0 {
		return nil
	}
	particle, surface, feature := make([]int32, pairs), make([]int32, pairs), make([]int32, slots)
	pairFirst, slotFirst := make([]int32, surfaces+1), make([]int32, surfaces+1)
	histories := make([]byte, e.historyBytes(slots))
	if err := errors.Join(
		a.pairParticle[c.Side].Read(0, particle), a.pairSurface[c.Side].Read(0, surface), a.pairFirst[c.Side].Read(0, pairFirst),
		a.slotFirst[c.Side].Read(0, slotFirst), a.slotHistory[c.Side].Read(0, histories), a.surfaceForces.Clear(0),
	); err != nil {
		return err
	}
	for i := range feature {
		feature[i] = -1
	}
	pairOf := make(map[[2]int32]int, pairs)
	for p := range pairs {
		pairOf[[2]int32{surface[p], particle[p]}] = p
	}
	number := make([]int32, len(e.model.Surfaces))
	for s, k := range e.surfaces.number {
		number[k] = int32(s)
	}
	for i := range h.Surfaces {
		t := &h.Surfaces[i]
		s := number[t.Surface]
		p, near := pairOf[[2]int32{s, spheres[t.Particle].place}]
		if !near {
			continue // it is not there any more
		}
		each := int(slotFirst[s+1]-slotFirst[s]) / int(pairFirst[s+1]-pairFirst[s])
		at, last := int(slotFirst[s])+(p-int(pairFirst[s]))*each, 0
		for last = at + each; at < last && feature[at] >= 0; {
			at++
		}
		if at == last {
			return codec.Invalid("particle %d touches surface %q at more than %d places", spheres[t.Particle].id, e.model.Surfaces[t.Surface].Name, each)
		}
		feature[at] = t.Feature
		e.putHistory(e.inBlocks(histories, at), &t.History)
	}
	return errors.Join(a.feature[c.Side].Write(0, feature), a.slotHistory[c.Side].Write(0, histories), e.queue.Wait())
}
