package coupling

// Impacts of particles on bodies that joints hold: the engine of the particles is told how these move with their mechanisms.

import (
	"gabion/dem"
	"gabion/dem/law"
	"gabion/rigid"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
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
		m.list[k].JointMobility = m.joints.inAxes(p[0], p[1], &block)
	}
	return s.particles.SetJointMobilities(m.list)
}

// inAxes is a mobility in the axes of its frames, first of the acceleration and then of the wrench.
func (j *jointMobilities) inAxes(f, g int, block *[6][6]float64) (m law.JointMobility) {
	back := [2]quat.Number{j.turnBack(f), j.turnBack(g)}
	part := func(row, column int) (x, y, z r3.Vec) { return turnedBlock(block, row, column, &back) }
	m.XByForce, m.YByForce, m.ZByForce = part(0, 0)
	m.XByMoment, m.YByMoment, m.ZByMoment = part(0, 3)
	m.AboutXByForce, m.AboutYByForce, m.AboutZByForce = part(3, 0)
	m.AboutXByMoment, m.AboutYByMoment, m.AboutZByMoment = part(3, 3)
	return m
}

// turnBack takes vectors from the world's axes to those of a frame.
func (j *jointMobilities) turnBack(frame int) quat.Number {
	p := j.of[frame]
	return quat.Conj(j.bodies.Pose(j.mechanisms[p.mechanism].bodies[p.body].body).Orientation)
}

// turnedBlock is the rows of a block of three by three, from a row and a column on, with the first of two rotations of its rows and the second of its columns.
func turnedBlock(block *[6][6]float64, row, column int, by *[2]quat.Number) (x, y, z r3.Vec) {
	var rows [3]r3.Vec
	for i := range rows {
		r := &block[row+i]
		rows[i] = rigid.Rotate(by[1], r3.Vec{X: r[column], Y: r[column+1], Z: r[column+2]})
	}
	a := rigid.Rotate(by[0], r3.Vec{X: rows[0].X, Y: rows[1].X, Z: rows[2].X})
	b := rigid.Rotate(by[0], r3.Vec{X: rows[0].Y, Y: rows[1].Y, Z: rows[2].Y})
	c := rigid.Rotate(by[0], r3.Vec{X: rows[0].Z, Y: rows[1].Z, Z: rows[2].Z})
	return r3.Vec{X: a.X, Y: b.X, Z: c.X}, r3.Vec{X: a.Y, Y: b.Y, Z: c.Y}, r3.Vec{X: a.Z, Y: b.Z, Z: c.Z}
}
