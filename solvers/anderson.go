package solvers

// This file accelerates the Newton iteration with an old tangent: Anderson acceleration. The changes from each correction to the next approximate,
// in the space that they span, the difference between the old tangent and the present one.

import (
	"math"

	"gonum.org/v1/gonum/floats"
)

// andersonDepth is the number of pairs of corrections that are kept; then the history starts anew.
const andersonDepth = 6

// anderson is the history of one Newton iteration.
type anderson struct {
	scale         []float64   // square roots of the inertia of the degrees of freedom: norms are those of kinetic energy
	unaccelerated []float64   // last correction as solved for
	applied       []float64   // last correction as it was applied
	updates       [][]float64 // applied corrections plus the changes to the next unaccelerated ones
	basis         [][]float64 // orthonormal basis of those changes, degrees of freedom only, scaled
	triangle      [andersonDepth][andersonDepth]float64
	count         int
}

func newAnderson(unknowns int, inertia []float64) anderson {
	m := anderson{scale: make([]float64, len(inertia)), unaccelerated: make([]float64, unknowns), applied: make([]float64, unknowns)}
	for i, v := range inertia {
		m.scale[i] = math.Sqrt(v)
	}
	for range andersonDepth {
		m.updates = append(m.updates, make([]float64, unknowns))
		m.basis = append(m.basis, make([]float64, len(inertia)))
	}
	return m
}

// mix replaces a correction by its combination with the previous ones that minimises the next one. The first correction of an iteration stays
// unchanged.
func (m *anderson) mix(correction []float64, first bool) {
	if first || m.count == andersonDepth {
		m.count = 0
	}
	if !first {
		m.update(correction)
	}
	copy(m.unaccelerated, correction)
	var share [andersonDepth]float64
	for j := range m.count {
		share[j] = m.project(m.basis[j], correction)
	}
	for j := m.count - 1; j >= 0; j-- {
		for k := j + 1; k < m.count; k++ {
			share[j] -= m.triangle[j][k] * share[k]
		}
		share[j] /= m.triangle[j][j]
	}
	for j := range m.count {
		floats.AddScaled(correction, -share[j], m.updates[j])
	}
	copy(m.applied, correction)
}

// project returns the scaled correction's component along a basis vector.
func (m *anderson) project(basis, correction []float64) float64 {
	var sum float64
	for i, b := range basis {
		sum += b * m.scale[i] * correction[i]
	}
	return sum
}

// update adds the change from the last unaccelerated correction to this one to the basis, unless it is linearly dependent.
func (m *anderson) update(correction []float64) {
	k := m.count
	b, move := m.basis[k], m.updates[k]
	for i := range b {
		b[i] = m.scale[i] * (correction[i] - m.unaccelerated[i])
	}
	whole := math.Sqrt(floats.Dot(b, b))
	for j := range k {
		r := floats.Dot(m.basis[j], b)
		m.triangle[j][k] = r
		floats.AddScaled(b, -r, m.basis[j])
	}
	rest := math.Sqrt(floats.Dot(b, b))
	if !(rest > 1e-6*whole) {
		return
	}
	m.triangle[k][k] = rest
	floats.Scale(1/rest, b)
	for i := range move {
		move[i] = m.applied[i] + correction[i] - m.unaccelerated[i]
	}
	m.count++
}
