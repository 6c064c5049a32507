package coupling

// Impacts of particles on bodies that joints hold: the engine of the particles asks how these move with their mechanisms.

import (
	"gabion/dem"
)

// particleJoints implements dem.Joints.
type particleJoints struct {
	*jointMobilities
	moving []int // of the frames asked for those of mechanisms that can move
}

// Update implements dem.Joints.
func (j *particleJoints) Update(frames []int) {
	j.moving = j.moving[:0]
	for _, f := range frames {
		if j.moves(f) {
			j.moving = append(j.moving, f)
		}
	}
	j.jointMobilities.Update(j.moving)
}

// Mobility implements dem.Joints. Nothing moves mechanisms without freedom.
func (j *particleJoints) Mobility(f, g int, dst *dem.JointMobility) bool {
	var block [6][6]float64
	p, q := j.of[f], j.of[g]
	if p.mechanism < 0 || p.mechanism != q.mechanism {
		return false
	}
	if m := &j.mechanisms[p.mechanism]; m.moves {
		j.jointMobilities.Mobility(f, g, &block)
		dst.Set(&block, m.bodies[p.body].orientation, m.bodies[q.body].orientation)
	}
	return true
}

// renewJoints begins a step of bodies that joints hold. Of those that a GPU steps joints hold single bodies to the ground: how these move in their own axes stays as it is.
func (s *Simulation) renewJoints() {
	if s.joints == nil || s.resident != nil {
		return
	}
	s.joints.begin()
	if s.contactLoad != nil {
		s.particles.RenewJoints()
	}
}
