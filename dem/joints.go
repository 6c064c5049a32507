// How frames move that joints hold, in impacts.

package dem

import (
	"fmt"
	"slices"

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

// JointPlaces is where a list has each of so many pairs of frames; -1: it has not.
func JointPlaces(list []JointMobility, pairs int) ([]int, error) {
	places := make([]int, pairs)
	for i := range places {
		places[i] = -1
	}
	for k := range list {
		if n := list[k].Pair; n < 0 || n >= pairs {
			return nil, fmt.Errorf("dem: a mobility of pair %d of frames, of %d", n, pairs)
		}
		places[list[k].Pair] = k
	}
	return places, nil
}

// SamePairs tells whether two lists are of the same pairs.
func SamePairs(a, b []JointMobility) bool {
	return slices.EqualFunc(a, b, func(x, y JointMobility) bool { return x.Pair == y.Pair })
}
