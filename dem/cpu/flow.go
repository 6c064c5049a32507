// What the processor's engine counts of what comes in and goes out.

package cpu

import (
	"fmt"
	"slices"

	"gabion/dem"
	"gabion/dem/law"
	"gabion/internal/buffer"
)

// Discard implements Engine.
func (e *Engine) Discard(id int) error {
	if err := e.expectPhase(dem.Committed, "Discard"); err != nil {
		return err
	}
	if !slices.ContainsFunc(e.identity, func(p identity) bool { return int(p.ID) == id }) {
		return fmt.Errorf("dem: there is no particle %d to discard", id)
	}
	e.discarded = append(e.discarded, int32(id))
	e.forgetPenetrations(func(of int32) bool { return int(of) == id })
	return nil
}

// Tolerate implements Engine.
func (e *Engine) Tolerate(ids []int) error {
	if err := e.expectPhase(dem.Committed, "Tolerate"); err != nil {
		return err
	}
	e.tolerated = e.tolerated[:0]
	for _, id := range ids {
		e.tolerated = append(e.tolerated, int32(id))
	}
	slices.Sort(e.tolerated)
	e.forgetPenetrations(func(id int32) bool { return slices.Contains(e.tolerated, id) })
	return nil
}

// tolerates tells whether a particle goes on where others are lost.
func (e *Engine) tolerates(i int) bool {
	if len(e.tolerated) == 0 {
		return false
	}
	_, yes := slices.BinarySearch(e.tolerated, e.identity[i].ID)
	return yes
}

// forgetPenetrations lets go on those of the particles that went halfway through a surface in the last step whose ids are chosen.
func (e *Engine) forgetPenetrations(chosen func(id int32) bool) {
	for k := range e.chunks {
		if p := &e.chunks[k].penetration; p.overlap > 0 && chosen(e.identity[p.particle].ID) {
			*p = penetration{}
		}
	}
}

// isDiscarded tells whether a particle goes with the next lists.
func (e *Engine) isDiscarded(i int) bool {
	return len(e.discarded) > 0 && slices.Contains(e.discarded, e.identity[i].ID)
}

// markLeaving finds the particles that are in outlets or discarded, and adds them to what has gone out, with the energy of their contacts.
func (e *Engine) markLeaving() {
	e.leavingCount = 0
	if len(e.model.Outlets) == 0 && len(e.discarded) == 0 {
		return
	}
	e.leaving = buffer.Resize(e.leaving, len(e.at))
	clear(e.leaving)
	out := &e.flows.Out
	e.markClumpsLeaving()
	for i := range e.at {
		if e.inClump(i) {
			continue
		}
		s, m := &e.at[i], &e.motion[i]
		k := e.outletOf(s.centre())
		if k >= 0 {
			e.taken[k].Count++
			e.taken[k].Mass += 1 / m.InverseMass
		}
		if k >= 0 || e.isDiscarded(i) {
			e.leaving[i] = true
			e.leavingCount++
			e.counts.Removed++
			out.Pass(1/m.InverseMass, 1/m.InverseInertia, s.centre(), m.V, m.W, e.gravity, e.secondKick)
			out.Heat += e.heatOf(i)
		}
	}
	if e.leavingCount > 0 {
		leaves := func(i int) bool { return e.leaving[i] }
		out.Elastic += e.elasticEnergy(leaves) + e.pairEnergy(leaves)
	}
	e.discarded = e.discarded[:0]
}

// Taken implements Engine.
func (e *Engine) Taken(dst []dem.Taken) []dem.Taken { return append(dst[:0], e.taken...) }

// elasticEnergy sums up the energy in contacts of particles that are chosen, with one another and with all others, J.
func (e *Engine) elasticEnergy(chosen func(particle int) bool) (sum float64) {
	var spare law.Coefficients
	for ci := range e.chunks {
		c := &e.chunks[ci]
		c.forEachContact(func(i, j, n int) {
			if chosen(i) || chosen(j) {
				sum += e.elasticPair(c, i, j, n, &spare)
			}
		})
	}
	for _, p := range []*surfaceSet{&e.walls, &e.coupled} {
		for i := range p.buffers {
			for n := range p.buffers[i].current {
				if t := &p.buffers[i].current[n]; chosen(int(t.particle)) {
					sum += e.elasticSurface(p, &p.buffers[i], t, &spare)
				}
			}
		}
	}
	return sum + e.elasticOfPolyhedra(chosen)
}
