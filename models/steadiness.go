package models

import "fmt"

// Swinging is a warning where steps of h (s) are longer than those in which particles that lie on one another come to rest, as they are now; empty where they are not. It reads off the
// particles and their contacts, unless no bed of them could swing.
func (b *Built) Swinging(h float64) (warning string) {
	if b.Particles == nil {
		return ""
	}
	step := b.Model.particlesIn(h)
	if !b.Particles.MaySwing(step) {
		return ""
	}
	steady := steadyPart * b.Particles.SteadyStep(b.Simulation.Contacts(), b.Simulation.State(), step)
	if step <= steady {
		return ""
	}
	return fmt.Sprintf("at t = %.4g s particles that lie on one another swing in time steps of %.3g s, against the springs and dashpots of all their contacts together; want %.2g s or less, or a larger restitution (less damping)",
		b.Simulation.Time(), step, steady)
}

// steadyPart is the part of the longest step found that is good: the true one is shorter by some percent.
const steadyPart = 0.95
