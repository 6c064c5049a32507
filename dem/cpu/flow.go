// What the processor's engine counts of what comes in and goes out.

package cpu

import (
	"gabion/dem"
	"gabion/dem/law"
	"gabion/internal/buffer"
)

// leave finds the particles that are in outlets, and adds them to what has gone out, with the energy of their contacts.
func (e *Engine) leave() {
	e.drained = 0
	if len(e.model.Outlets) == 0 {
		return
	}
	e.leaving = buffer.Resize(e.leaving, len(e.at))
	clear(e.leaving)
	out := &e.flows.Out
	for i := range e.at {
		s, m := &e.at[i], &e.motion[i]
		if k := e.outletOf(s.centre()); k >= 0 {
			e.leaving[i] = true
			e.drained++
			e.taken[k].Count++
			e.taken[k].Mass += 1 / m.Light
			out.Pass(1/m.Light, s.R, s.centre(), m.V, m.W, e.gravity, e.late)
		}
	}
	if e.drained > 0 {
		out.Elastic += e.elastic(func(i int) bool { return e.leaving[i] })
		e.counts.Removed += e.drained
	}
}

// Taken implements Engine.
func (e *Engine) Taken(dst []dem.Taken) []dem.Taken { return append(dst[:0], e.taken...) }

// elastic sums up the energy in contacts of particles that are chosen, with one another and with all others, J.
func (e *Engine) elastic(chosen func(particle int) bool) (sum float64) {
	var spare law.Coefficients
	for ci := range e.chunks {
		c := &e.chunks[ci]
		c.eachContact(func(i, j, n int) {
			if chosen(i) || chosen(j) {
				sum += e.elasticPair(c, i, j, n, &spare)
			}
		})
	}
	for _, p := range []*panel{&e.walls, &e.coupled} {
		for i := range p.parts {
			for n := range p.parts[i].now {
				if t := &p.parts[i].now[n]; chosen(int(t.particle)) {
					sum += e.elasticTouch(p, &p.parts[i], t, &spare)
				}
			}
		}
	}
	return sum
}
