// Bridges of liquid that form of the films on particles: dem/law/film.go for every contact of a step.

package cpu

import (
	"gabion/dem/law"
)

// spill is the volume of a bridge (m3) whose contact has ended.
type spill struct {
	contactPair
	volume float64
}

// film finds the scalar that is the film on particles.
func (e *Engine) film() *scalar {
	for k := range e.scalars {
		if e.scalars[k].filmDensity > 0 {
			return &e.scalars[k]
		}
	}
	return nil
}

// settleBridges takes the bridges between the particles of a chunk's list to the end of the step: s is their film, passed what particles of other chunks receive.
func (e *Engine) settleBridges(c *chunk, s *scalar, passed []float64) {
	give := func(i, j int, slot int32, ofI, ofJ float64) { // volumes, m3
		s.received[i] += s.filmDensity * ofI
		if slot < 0 {
			s.received[j] += s.filmDensity * ofJ
		} else {
			passed[c.slot[slot]] += s.filmDensity * ofJ
		}
	}
	for _, t := range c.spilled {
		give(int(t.i), int(t.j), t.slot, 0.5*t.volume, 0.5*t.volume)
	}
	c.spilled = c.spilled[:0]
	var spare law.Coefficients
	n, crossing := 1, int32(0)
	for at, entry := range c.near {
		i, j, slot := c.lo+int(c.owner[at]), int(entry&^inContact), int32(-1)
		if j >= c.hi {
			slot = crossing
			crossing++
		}
		if entry >= 0 {
			continue
		}
		n++
		if bridgeIn(c.histories[(n-1)*e.historyWidth:][:e.historyWidth]) > 0 {
			continue
		}
		h := e.historyOf(c, n-1, 0)
		k := e.pairCoefficients(int32(i), int32(j), &spare)
		switch {
		case h.Bridge < 0:
			volume := -h.Bridge
			h.Bridge = 0
			give(i, j, slot, 0.5*volume, 0.5*volume)
			c.lost.Parting += e.law.BridgeEnergy(k, -k.Reach, volume)
		case k.Dry(&h):
			ri, rj := e.at[i].R, e.at[j].R
			own, other := law.Facing(ri, rj)*s.volume(e, i), law.Facing(rj, ri)*s.volume(e, j)
			if h.Bridge = law.NewBridge(own, other, k.MostBridge); h.Bridge == 0 {
				continue
			}
			give(i, j, slot, -law.Drawn(h.Bridge, own, other), -law.Drawn(h.Bridge, other, own))
			c.lost.Parting -= e.law.BridgeEnergy(k, h.Radius*h.Radius/k.Radius, h.Bridge)
		default:
			continue
		}
		e.law.Pack(&h, c.histories[(n-1)*e.historyWidth:])
	}
}

// bridgeIn is the bridge of a history under a law with films: the last of its numbers.
func bridgeIn(history []float64) float64 { return history[len(history)-1] }

// volume is that of the liquid on particle i, m3.
func (s *scalar) volume(e *Engine, i int) float64 {
	return s.values[i] / (e.motion[i].InverseMass * s.filmDensity)
}

// settleBridges does so for contacts with surfaces. All liquid is the particle's.
func (p *surfaceSet) settleBridges(e *Engine, b *contactBuffer) {
	s := e.film()
	for n := range b.spilled {
		t := &b.spilled[n]
		s.received[t.particle] += s.filmDensity * t.history.Bridge
	}
	var spare law.Coefficients
	for n := range b.current {
		t := &b.current[n]
		h, k, weight := &t.history, e.surfaceCoefficients(t.particle, &p.surfaces[t.surface], &spare), b.strandOf(t).weight
		switch {
		case h.Bridge < 0:
			s.received[t.particle] -= s.filmDensity * h.Bridge
			b.lost.Parting += weight * e.law.BridgeEnergy(k, -k.Reach, -h.Bridge)
			h.Bridge = 0
		case t.overlap > 0 && k.Dry(h):
			r := e.at[t.particle].R
			h.Bridge = law.NewBridge(law.Facing(r, r)*s.volume(e, int(t.particle)), 0, k.MostBridge)
			s.received[t.particle] -= s.filmDensity * h.Bridge
			if h.Bridge > 0 {
				b.lost.Parting -= weight * e.law.BridgeEnergy(k, t.overlap, h.Bridge)
			}
		}
	}
}

// bridged is the volume of liquid in bridges, m3.
func (e *Engine) bridged() (volume float64) {
	if !e.law.Wets() {
		return 0
	}
	for i := range e.chunks {
		c := &e.chunks[i]
		c.forEachContact(func(_, _, n int) { volume += bridgeIn(c.histories[n*e.historyWidth:][:e.historyWidth]) })
	}
	for _, p := range []*surfaceSet{&e.walls, &e.coupled} {
		for i := range p.buffers {
			for n := range p.buffers[i].current {
				volume += p.buffers[i].current[n].history.Bridge
			}
		}
	}
	return volume
}
