// What a contact stores, and what more its normal dashpot takes. Like law.go, this is text that programs are generated from.

package law

import (
	"math"

	"gonum.org/v1/gonum/spatial/r3"
)

// rootDamped tells whether the dashpot grows with the root of the contact radius: only then is there a DampRoot.
func (l Law) rootDamped() bool {
	return (l.Normal == Hertz || l.Normal == EEPA || l.Normal == ThorntonNing) && l.Damping == ByRestitution
}

// NormalElastic is the energy (J) and the force (N) of the elastic normal contact at an overlap (m), cohesion apart.
func (k *Coefficients) NormalElastic(overlap float64) (energy, force float64) {
	depth := max(overlap, 0)
	a := math.Sqrt(k.Radius * depth)
	return (0.5*k.NormalLinear + 0.4*k.NormalHertz*a) * depth * depth, (k.NormalLinear + k.NormalHertz*a) * depth
}

// NormalStiffness is the derivative of the elastic normal force by the overlap, N/m.
func (k *Coefficients) NormalStiffness(overlap float64) float64 {
	return k.NormalLinear + 1.5*k.NormalHertz*math.Sqrt(k.Radius*max(overlap, 0))
}

// Elastic is the energy stored in a contact, J: in the normal spring and in cohesion, nothing where the partners first touch; and in the
// tangential and rolling springs.
func (l Law) Elastic(k *Coefficients, overlap float64, h *History) float64 {
	e, _ := k.NormalElastic(overlap)
	if l.Lubricated && h.Radius > 0 {
		e = 0.4 * k.filmSpring() * stored(h.Depth+overlap)
	}
	if l.Normal == ThorntonNing {
		e = l.flattenedEnergy(k, overlap, h)
	} else if l.Yields() {
		e = l.unloading(k, max(overlap, 0), h.Peak)
	}
	if l.Cohesion == DMT || l.Normal == EEPA {
		e -= k.PullOff * max(overlap, 0)
	}
	if l.Cohesion == SJKR || l.Cohesion == SJKR2 {
		e -= l.energyOfArea(k, max(overlap, 0))
	}
	if l.Cohesion == Capillary && h.Radius > 0 {
		e += l.bridgeEnergy(k, overlap, k.Thinning, k.Reach)
	}
	if l.Cohesion == LiquidFilm && h.Bridge > 0 {
		e += l.BridgeEnergy(k, overlap, h.Bridge)
	}
	if l.Cohesion == JKR && l.Normal != ThorntonNing && h.Radius > 0 {
		e = k.adhesive(overlap)
	}
	if l.KeepsSpring() {
		e += 0.5 * (k.ShearLinear + k.ShearMindlin*h.Radius) * r3.Norm2(h.Spring)
	}
	if l.KeepsRoll() {
		e += 0.5 * l.RollStiffness(k, h.Radius) * r3.Norm2(h.Roll)
	}
	if l.KeepsTwist() {
		e += 0.5 * l.TwistStiffness(k, h.Radius) * (h.Twist * h.Twist)
	}
	return e
}

// MidStepLoss is what the losses in dashpots beside bodies lack, J: a body has the velocity of the step's end, the particle that of its middle, before the half kick of all that acts on it,
// from which it gains a velocity and an angular velocity. Drag (N) and turning (N m) are what the dashpots do to the particle, about its centre.
func MidStepLoss(drag, turning, gained, turned r3.Vec, dt float64) float64 {
	return -dt * (r3.Dot(drag, gained) + r3.Dot(turning, turned))
}
