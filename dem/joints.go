// How frames move that joints hold, in impacts.

package dem

import (
	"gabion/dem/law"
	"gabion/rigid"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// JointMobility is how the first frame of a pair moves by wrenches on the second, where joints hold or connect them.
type JointMobility struct {
	Pair int // among the engine's Pairs
	law.JointMobility
}

// Set makes it that of a block in the world's axes, with a row for each component of the acceleration, linear and then angular, and a column for each of the wrench, of frames with these orientations.
func (m *JointMobility) Set(block *[6][6]float64, first, second quat.Number) {
	back := [2]quat.Number{quat.Conj(first), quat.Conj(second)}
	m.XByForce, m.YByForce, m.ZByForce = turnedBlock(block, 0, 0, &back)
	m.XByMoment, m.YByMoment, m.ZByMoment = turnedBlock(block, 0, 3, &back)
	m.AboutXByForce, m.AboutYByForce, m.AboutZByForce = turnedBlock(block, 3, 0, &back)
	m.AboutXByMoment, m.AboutYByMoment, m.AboutZByMoment = turnedBlock(block, 3, 3, &back)
}

// turnedBlock is the rows of three by three entries, from a row and a column on, with the first of two rotations of the rows and the second of the columns.
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

// Joints know how frames move that joints hold.
type Joints interface {
	// Update works that out for some frames.
	Update(frames []int)
	// Mobility sets how frame f moves by wrenches on frame g, both of which Update has been told of, and tells whether joints connect the two, or hold the one that both are; else it sets nothing.
	Mobility(f, g int, dst *JointMobility) bool
}

// JointSet is the mobilities by joints that an engine needs: those of frames that particles are near.
type JointSet struct {
	List []JointMobility // of all pairs of frames that joints hold or connect; those of frames that Update was not told of since Renew are of earlier steps

	joints Joints
	pairs  [][2]int
	places []int     // of the pairs in the list; -1: joints do not connect them
	of     [][]int32 // of each frame, places of its pairs in the list
	state  []jointState
	fresh  []int // frames, working memory
	known  int   // frames that are known, of those that joints hold
	held   int   // these
}

// jointState is what a set knows of a frame.
type jointState uint8

const (
	outdated jointState = iota
	asked               // in the Update under way
	known
)

// NewJointSet is of the pairs of so many frames, all of which are known.
func NewJointSet(j Joints, pairs [][2]int, frames int) *JointSet {
	s := &JointSet{joints: j, pairs: pairs, of: make([][]int32, frames), state: make([]jointState, frames)}
	all := make([]int, frames)
	for f := range all {
		all[f], s.state[f] = f, known
	}
	j.Update(all)
	for n, p := range pairs {
		x := JointMobility{Pair: n}
		if !j.Mobility(p[0], p[1], &x) {
			s.places = append(s.places, -1)
			continue
		}
		k := len(s.List)
		s.places, s.List = append(s.places, k), append(s.List, x)
		if s.of[p[0]] = append(s.of[p[0]], int32(k)); p[1] != p[0] {
			s.of[p[1]] = append(s.of[p[1]], int32(k))
		}
	}
	for f := range s.of {
		if len(s.of[f]) > 0 {
			s.held++
		}
	}
	s.known = s.held
	return s
}

// Place is where the list has a pair; -1: joints do not connect it.
func (s *JointSet) Place(pair int) int {
	if s == nil {
		return -1
	}
	return s.places[pair]
}

// Renew makes all frames unknown.
func (s *JointSet) Renew() {
	if s != nil {
		clear(s.state)
		s.known = 0
	}
}

// Complete tells whether all frames are known.
func (s *JointSet) Complete() bool { return s == nil || s.known == s.held }

// Update makes frames known, each of which is told of once, and tells whether that has changed the list.
func (s *JointSet) Update(frames []int32) bool {
	if s.Complete() {
		return false
	}
	s.fresh = s.fresh[:0]
	for _, f := range frames {
		if s.state[f] == outdated && len(s.of[f]) > 0 {
			s.fresh, s.state[f] = append(s.fresh, int(f)), asked
		}
	}
	if len(s.fresh) == 0 {
		return false
	}
	s.known += len(s.fresh)
	s.joints.Update(s.fresh)
	for _, f := range s.fresh {
		for _, k := range s.of[f] {
			x := &s.List[k]
			p := s.pairs[x.Pair]
			if s.state[p[0]] != outdated && s.state[p[1]] != outdated {
				s.joints.Mobility(p[0], p[1], x)
			}
		}
		s.state[f] = known
	}
	return true
}
