// What the losses in dashpots beside bodies lack before all that acts on the particles is known.

package cpu

import (
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem/law"
)

// bookMidStepLosses adds that of a chunk's contacts with what bodies carry, also to the heat of both sides.
func (e *Engine) bookMidStepLosses(_, ci int) {
	b := &e.coupled.buffers[ci]
	for n := range b.current {
		t := &b.current[n]
		arm := r3.Scale(0.5*t.overlap-e.at[t.particle].R, t.normal)
		e.bookMidStepLoss(ci, t.particle, t.surface, t.drag, r3.Cross(arm, t.drag))
	}
}

// bookMidStepLoss adds that of a particle and a coupled surface whose dashpots have a force (N) and a moment (N m) to the books of a chunk.
func (e *Engine) bookMidStepLoss(ci int, particle, surface int32, drag, turning r3.Vec) {
	gained, turned := e.halfKick(particle)
	lost := law.MidStepLoss(drag, turning, gained, turned, e.dt)
	e.chunks[ci].lost.Damping += lost
	if e.model.Heat != nil {
		e.warmLate(ci, particle, surface, lost)
	}
}

// halfKick is the velocity (m/s) and the angular velocity (rad/s) that a sphere gains in half a step by what acts on it, or on its clump.
func (e *Engine) halfKick(sphere int32) (gained, turned r3.Vec) {
	h := 0.5 * e.dt
	if !e.inClump(int(sphere)) {
		m, a := &e.motion[sphere], &e.load[sphere]
		return law.Kick(r3.Vec{}, h*m.InverseMass, a.F, h, e.gravity), law.KickAngular(r3.Vec{}, h*m.InverseInertia, a.T)
	}
	m := &e.members[e.memberOf[sphere]]
	c := &e.clumps[m.clump]
	turned = c.orientation.AngularVelocity(r3.Scale(h, c.load.T), c.inertia)
	return r3.Add(law.Kick(r3.Vec{}, h/c.mass, c.load.F, h, e.gravity), r3.Cross(turned, m.arm)), turned
}

// warmLate gives a particle heat that a contact with a coupled surface has made, and the surface its half of it where it takes heat.
func (e *Engine) warmLate(ci int, particle, surface int32, made float64) {
	flows := 0.0
	if e.coupled.surfaces[surface].keeps != nil {
		flows = -0.5 * made
	}
	e.warmBoth(ci, particle, surface, made, flows)
}

// warmBoth gives a particle heat that a contact with a coupled surface has made, and what flows from the surface to it.
func (e *Engine) warmBoth(ci int, particle, surface int32, made, flows float64) {
	s, i := e.temperature(), int(particle)
	if body := e.coupled.surfaces[surface].body; body >= 0 {
		e.warmingOf(ci, body).add(-flows, 0)
	} else {
		e.chunks[ci].lost.HeatWalls += flows
	}
	s.values[i] += (made + flows) * (e.motion[i].InverseMass / s.capacity[e.materialOf(i)])
}
