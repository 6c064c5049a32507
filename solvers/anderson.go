package solvers

// This file accelerates the Newton iteration with an old tangent: Anderson acceleration. The changes from each correction to the next approximate,
// in the space that they span, the difference between the old tangent and the present one.

import (
	"math"

	"gonum.org/v1/gonum/floats"

	"gabion/internal/pool"
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

	// Passes over the vectors, and their arguments.
	pool                                *pool.Pool
	begin, change, remove, share, apply func(worker, lo, hi int)
	sums                                blockSums // by vectors of the basis, and the square of a norm
	correction, solution                []float64
	shares                              [andersonDepth + 1]float64 // scalar products with the basis, or coefficients
	scaling                             float64                    // of the change that becomes the last vector of the basis; 0 for none
}

func newAnderson(p *pool.Pool, unknowns int, inertia []float64) *anderson {
	m := &anderson{
		scale: make([]float64, len(inertia)), unaccelerated: make([]float64, unknowns), applied: make([]float64, unknowns),
		pool: p, sums: newBlockSums(unknowns, andersonDepth+1),
	}
	for i, v := range inertia {
		m.scale[i] = math.Sqrt(v)
	}
	for range andersonDepth {
		m.updates = append(m.updates, make([]float64, unknowns))
		m.basis = append(m.basis, make([]float64, len(inertia)))
	}
	m.begin = func(_, lo, hi int) { m.beginBlock(lo, hi) }
	m.change = func(_, lo, hi int) { m.changeBlock(lo, hi) }
	m.remove = func(_, lo, hi int) { m.removeBlock(lo, hi) }
	m.share = func(_, lo, hi int) { m.shareBlock(lo, hi) }
	m.apply = func(_, lo, hi int) { m.applyBlock(lo, hi) }
	return m
}

// mix writes the correction for a solution of the linear equations, which is its negative: the first one of an iteration as it is, later ones
// combined with those before such that the next one is the least.
func (m *anderson) mix(correction, solution []float64, first bool) {
	m.correction, m.solution = correction, solution
	if first {
		m.count = 0
		m.pool.Range(len(solution), vectorBlock, m.begin)
		return
	}
	if m.count == andersonDepth {
		m.count = 0
	}
	m.update()
	m.pool.Range(len(solution), vectorBlock, m.share)
	m.sums.total(m.shares[:m.count], len(solution))
	for j := m.count - 1; j >= 0; j-- {
		for k := j + 1; k < m.count; k++ {
			m.shares[j] -= m.triangle[j][k] * m.shares[k]
		}
		m.shares[j] /= m.triangle[j][j]
	}
	m.pool.Range(len(solution), vectorBlock, m.apply)
}

func (m *anderson) beginBlock(lo, hi int) {
	correction, unaccelerated, applied := m.correction[lo:hi], m.unaccelerated[lo:hi], m.applied[lo:hi]
	for i, v := range m.solution[lo:hi] {
		correction[i], unaccelerated[i], applied[i] = -v, -v, -v
	}
}

// update adds the change from the last unaccelerated correction to this one to the basis, by Gram and Schmidt, unless it is linearly dependent.
func (m *anderson) update() {
	k, dofs := m.count, len(m.scale)
	m.scaling = 0
	m.pool.Range(dofs, vectorBlock, m.change)
	m.sums.total(m.shares[:k+1], dofs)
	whole := m.shares[k]
	rest := whole
	if k > 0 {
		for j, r := range m.shares[:k] {
			m.triangle[j][k] = r
		}
		m.pool.Range(dofs, vectorBlock, m.remove)
		var norm [1]float64
		m.sums.total(norm[:], dofs)
		rest = norm[0]
	}
	if !(math.Sqrt(rest) > 1e-6*math.Sqrt(whole)) {
		return
	}
	m.triangle[k][k] = math.Sqrt(rest)
	m.scaling = 1 / m.triangle[k][k]
	m.count++
}

// changeBlock gets the change of the correction, its scalar products with the basis, and its square.
func (m *anderson) changeBlock(lo, hi int) {
	b, solution, unaccelerated := m.basis[m.count][lo:hi], m.solution[lo:hi], m.unaccelerated[lo:hi]
	for i, s := range m.scale[lo:hi] {
		b[i] = s * (-solution[i] - unaccelerated[i])
	}
	sums := m.sums.of(lo)
	for j := range m.count + 1 {
		sums[j] = floats.Dot(m.basis[j][lo:hi], b)
	}
}

// removeBlock removes the parts along the basis from the change.
func (m *anderson) removeBlock(lo, hi int) {
	b := m.basis[m.count][lo:hi]
	for j, r := range m.shares[:m.count] {
		floats.AddScaled(b, -r, m.basis[j][lo:hi])
	}
	m.sums.of(lo)[0] = floats.Dot(b, b)
}

// shareBlock completes the pair of the change, if it is kept, and gets the scalar products of the scaled correction with the basis.
func (m *anderson) shareBlock(lo, hi int) {
	correction := m.correction[lo:hi]
	for i, v := range m.solution[lo:hi] {
		correction[i] = -v
	}
	first, last := min(lo, len(m.scale)), min(hi, len(m.scale)) // multipliers are not in the basis
	if m.scaling != 0 {
		floats.Scale(m.scaling, m.basis[m.count-1][first:last])
		update, applied, unaccelerated := m.updates[m.count-1][lo:hi], m.applied[lo:hi], m.unaccelerated[lo:hi]
		for i, v := range correction {
			update[i] = applied[i] + v - unaccelerated[i]
		}
	}
	sums, scale := m.sums.of(lo), m.scale[first:last]
	for j := range m.count {
		sums[j] = weightedDot(scale, m.basis[j][first:last], correction)
	}
}

// applyBlock combines the correction with those before.
func (m *anderson) applyBlock(lo, hi int) {
	correction := m.correction[lo:hi]
	copy(m.unaccelerated[lo:hi], correction)
	for j, share := range m.shares[:m.count] {
		floats.AddScaled(correction, -share, m.updates[j][lo:hi])
	}
	copy(m.applied[lo:hi], correction)
}
