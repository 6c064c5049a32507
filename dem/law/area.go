// Cohesion in proportion to the contact area: the simplified JKR models of LIGGGHTS, a pull of the cohesion energy density times the area of the circle in which
// two spheres intersect (SJKR), or times 4 π R δ (SJKR2). It begins and ends where the partners touch, and has no memory.
//
// With s the sum of the radii, that circle's area is π δ (2s - δ)(4Rs - 2sδ + δ²)/(4 (s - δ)²), which becomes π δ (2R - δ) beside a plane; the pull's
// potential is the volume of the lens that the spheres share.

package law

import "math"

// pullOfArea is the pull at an overlap (m), N.
func (l Law) pullOfArea(k *Coefficients, overlap float64) float64 {
	if l.Cohesion == SJKR2 {
		return 4 * math.Pi * k.Cohesion * k.Radius * overlap
	}
	deep := k.InverseSum * overlap
	near := 1 - deep
	return 0.25 * math.Pi * k.Cohesion * overlap * (2 - deep) * (4*k.Radius - (2-deep)*overlap) / (near * near)
}

// energyOfArea is the work of the pull from first touch to an overlap (m), J.
func (l Law) energyOfArea(k *Coefficients, overlap float64) float64 {
	if l.Cohesion == SJKR2 {
		return 2 * math.Pi * k.Cohesion * k.Radius * overlap * overlap
	}
	deep := k.InverseSum * overlap
	return math.Pi / 12 * k.Cohesion * overlap * overlap * (12*k.Radius - (4-deep)*overlap) / (1 - deep)
}
