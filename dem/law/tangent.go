// Blocks of tangents, carried from a contact point to the frames that share it.

package law

import (
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/internal/vec"
	"gabion/rigid"
)

// AddTo adds a share of them to the tangent of a frame by another's motion, at arms i and j from the contact point.
func (s *Tangent) AddTo(x *rigid.Tangent, share float64, armI, armJ r3.Vec) {
	addForceBlock(&x.Stiffness, &s.Stiffness, share, armI, armJ)
	addForceBlock(&x.Damping, &s.Damping, share, armI, armJ)
	addMomentBlock(&x.Stiffness, &s.RollStiffness, share, armJ)
	addMomentBlock(&x.Damping, &s.RollDamping, share, armJ)
	for i := range 3 {
		for j := range 3 {
			x.Damping[i+3][j+3] += share * s.Turn[i][j]
		}
	}
}

// addMomentBlock adds share [0; 1] a [1, -arm x] to a 6 x 6 block.
func addMomentBlock(b *[6][6]float64, a *[3][3]float64, share float64, arm r3.Vec) {
	r := vec.Skew(arm)
	for i := range 3 {
		for j := range 3 {
			b[i+3][j] += share * a[i][j]
			for k := range 3 {
				b[i+3][j+3] -= share * a[i][k] * r[k][j]
			}
		}
	}
}

// addForceBlock adds share [1; arm_i x] a [1, -arm_j x] to a 6 x 6 block.
func addForceBlock(b *[6][6]float64, a *[3][3]float64, share float64, armI, armJ r3.Vec) {
	ri, rj := vec.Skew(armI), vec.Skew(armJ)
	var right [3][6]float64
	for i := range 3 {
		for j := range 3 {
			right[i][j] = share * a[i][j]
			for k := range 3 {
				right[i][j+3] -= share * a[i][k] * rj[k][j]
			}
		}
	}
	for j := range 6 {
		for i := range 3 {
			b[i][j] += right[i][j]
			for k := range 3 {
				b[i+3][j] += ri[i][k] * right[k][j]
			}
		}
	}
}
