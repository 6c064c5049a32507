package coupling

// Impacts of particles on bodies that joints hold: the engine of the particles is told how these move with their mechanisms.

import (
	"gabion/dem"

	"gonum.org/v1/gonum/num/quat"
)

// particleMobilities are the mobilities by joints of what particles hit.
type particleMobilities struct {
	joints *jointMobilities
	pairs  [][2]int            // of the engine of the particles
	frames []int               // of mechanisms that can move, ascending
	list   []dem.JointMobility // zero in mechanisms without freedom, which nothing moves
}

// startMobilities tells the engine of the particles which frames joints hold.
func (s *Simulation) startMobilities(j *jointMobilities) error {
	if j == nil || s.contactLoad == nil {
		return nil
	}
	m := &particleMobilities{joints: j, pairs: s.particles.Pairs()}
	for f := range s.particles.Frames() {
		if j.moves(f) {
			m.frames = append(m.frames, f)
		}
	}
	for n, p := range m.pairs {
		if of := j.of[p[0]].mechanism; of >= 0 && of == j.of[p[1]].mechanism {
			m.list = append(m.list, dem.JointMobility{Pair: n})
		}
	}
	if len(m.frames) > 0 {
		s.mobilities = m
	}
	return s.particles.SetJointMobilities(m.list)
}

// updateMobilities tells the engine of the particles how bodies move that joints hold, where they are at the time reached. On a GPU joints hold single bodies to the ground: how these move in
// their own axes stays as it is.
func (s *Simulation) updateMobilities() error {
	m := s.mobilities
	if m == nil || s.resident != nil {
		return nil
	}
	s.integrator.PlaceAccepted() // where a run that is taken up again begins
	m.joints.Update(m.frames)
	for k := range m.list {
		p := m.pairs[m.list[k].Pair]
		if !m.joints.moves(p[0]) {
			continue
		}
		var block [6][6]float64
		m.joints.Mobility(p[0], p[1], &block)
		m.list[k].Set(&block, m.joints.orientation(p[0]), m.joints.orientation(p[1]))
	}
	return s.particles.SetJointMobilities(m.list)
}

// orientation is that of a frame that joints hold.
func (j *jointMobilities) orientation(frame int) quat.Number {
	p := j.of[frame]
	return j.bodies.Pose(j.mechanisms[p.mechanism].bodies[p.body].body).Orientation
}
