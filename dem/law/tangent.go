// Blocks of tangents, carried from a contact point to the frames that share it.

package law

import (
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/rigid"
)

// AddTo adds a share of them to the tangent of a frame by another's motion, at arms i and j from the contact point.
func (s *Tangent) AddTo(x *rigid.Tangent, share float64, armI, armJ r3.Vec) {
	addForceBlock(&x.Stiffness, &s.Stiffness, share, armI, armJ)
	addMomentBlock(&x.Stiffness, &s.RollStiffness, share, armJ)
	s.AddDampingTo(x, share, armI, armJ)
}

// AddDampingTo adds what AddTo does of the derivatives by velocities.
func (s *Tangent) AddDampingTo(x *rigid.Tangent, share float64, armI, armJ r3.Vec) {
	addForceBlock(&x.Damping, &s.Damping, share, armI, armJ)
	addMomentBlock(&x.Damping, &s.RollDamping, share, armJ)
	for i := range 3 {
		for j := range 3 {
			x.Damping[i+3][j+3] += share * s.Turn[i][j]
		}
	}
}

// addMomentBlock adds share [0; 1] a [1, -arm x] to a 6 x 6 block.
func addMomentBlock(b *[6][6]float64, a *[3][3]float64, share float64, arm r3.Vec) {
	if *a == ([3][3]float64{}) {
		return // without rolling friction
	}
	for i := range a {
		row := r3.Vec{X: share * a[i][0], Y: share * a[i][1], Z: share * a[i][2]}
		addRow(&b[i+3], row, r3.Cross(arm, row))
	}
}

// addForceBlock adds share [1; arm_i x] a [1, -arm_j x] to a 6 x 6 block.
func addForceBlock(b *[6][6]float64, a *[3][3]float64, share float64, armI, armJ r3.Vec) {
	var left, right [3]r3.Vec // rows of share a [1, -arm_j x]
	for i := range a {
		left[i] = r3.Vec{X: share * a[i][0], Y: share * a[i][1], Z: share * a[i][2]}
		right[i] = r3.Cross(armJ, left[i])
		addRow(&b[i], left[i], right[i])
	}
	turned := func(rows *[3]r3.Vec, y, z int, armY, armZ float64) r3.Vec {
		return r3.Sub(r3.Scale(armY, rows[z]), r3.Scale(armZ, rows[y]))
	}
	addRow(&b[3], turned(&left, 1, 2, armI.Y, armI.Z), turned(&right, 1, 2, armI.Y, armI.Z))
	addRow(&b[4], turned(&left, 2, 0, armI.Z, armI.X), turned(&right, 2, 0, armI.Z, armI.X))
	addRow(&b[5], turned(&left, 0, 1, armI.X, armI.Y), turned(&right, 0, 1, armI.X, armI.Y))
}

// addRow adds the two halves of a row of a 6 x 6 block.
func addRow(row *[6]float64, left, right r3.Vec) {
	row[0] += left.X
	row[1] += left.Y
	row[2] += left.Z
	row[3] += right.X
	row[4] += right.Y
	row[5] += right.Z
}
