// How bodies move that joints hold. Like law.go, this is text that CUDA is generated from.

package law

import (
	"gonum.org/v1/gonum/spatial/r3"
)

// JointMobility is how a frame begins to move by a wrench on itself or on another one that joints connect with it: the block of these two of the inverse inertia of the operational space (Khatib, IEEE J.
// Robot. Autom. 3 (1987) 43-53). Wrenches are about the origin of their frame. Both the acceleration and the wrench are in the axes of their own frames.
type JointMobility struct {
	XByForce, YByForce, ZByForce                r3.Vec // rows of linear acceleration, 1/kg
	XByMoment, YByMoment, ZByMoment             r3.Vec // 1/(kg m)
	AboutXByForce, AboutYByForce, AboutZByForce r3.Vec // rows of angular acceleration, 1/(kg m)

	AboutXByMoment, AboutYByMoment, AboutZByMoment r3.Vec // 1/(kg m2)
}

// JointAcceleration is the acceleration (m/s2, rad/s2) by a force (N) and a moment (N m).
func (m *JointMobility) JointAcceleration(force, moment r3.Vec) (linear, angular r3.Vec) {
	linear = r3.Add(
		r3.Vec{X: r3.Dot(m.XByForce, force), Y: r3.Dot(m.YByForce, force), Z: r3.Dot(m.ZByForce, force)},
		r3.Vec{X: r3.Dot(m.XByMoment, moment), Y: r3.Dot(m.YByMoment, moment), Z: r3.Dot(m.ZByMoment, moment)})
	angular = r3.Add(
		r3.Vec{X: r3.Dot(m.AboutXByForce, force), Y: r3.Dot(m.AboutYByForce, force), Z: r3.Dot(m.AboutZByForce, force)},
		r3.Vec{X: r3.Dot(m.AboutXByMoment, moment), Y: r3.Dot(m.AboutYByMoment, moment), Z: r3.Dot(m.AboutZByMoment, moment)})
	return linear, angular
}

// JointResponse is by how much a unit of force along a direction, with its moment, accelerates a point along another one, with the moment that a unit of force there has, 1/kg.
func (m *JointMobility) JointResponse(force, moment, along, around r3.Vec) float64 {
	linear, angular := m.JointAcceleration(force, moment)
	return r3.Dot(along, linear) + r3.Dot(around, angular)
}
