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
func (e *Engine) warmLate(ci int, particle, surface int32, heat float64) {
	s, i, with := e.temperature(), int(particle), &e.coupled.surfaces[surface]
	if with.keeps != nil {
		heat *= 0.5
		if with.body >= 0 {
			e.warmingOf(ci, with.body).add(heat, 0)
		} else {
			e.chunks[ci].lost.HeatWalls -= heat
		}
	}
	s.values[i] += heat * (e.motion[i].InverseMass / s.capacity[e.materialOf(i)])
}
