package lu

// Scaling of unknowns and equations.

import "math"

// equilibrate finds powers of two that bring the largest entry of every row and column near one; the same for row and
// column of an unknown, so that symmetry stays. D. Ruiz, A scaling algorithm to equilibrate both rows and columns norms
// in matrices, RAL-TR-2001-034.
func (m *problem) equilibrate() {
	const sweeps = 4
	m.scale = make([]float64, m.order())
	largest := make([]float64, m.order())
	for i := range m.scale {
		m.scale[i] = 1
	}
	m.scaleByDiagonal()
	for range sweeps {
		clear(largest)
		for r := range m.scale {
			for p := m.indptr[r]; p < m.indptr[r+1]; p++ {
				c := m.ind[p]
				v := math.Abs(m.data[p]) * m.scale[r] * m.scale[c]
				largest[r] = max(largest[r], v)
				largest[c] = max(largest[c], v)
			}
		}
		settled := true
		for i, v := range largest {
			if v > 0 && !math.IsInf(v, 0) && !math.IsNaN(v) {
				if _, e := math.Frexp(v); e/2 != 0 {
					m.scale[i] = math.Ldexp(m.scale[i], -e/2)
					settled = false
				}
			}
		}
		if settled {
			return
		}
	}
}

// scaleByDiagonal begins with unknowns whose diagonal entries are one, and with conditions, which have none, whose largest entries then are: masses and moments of inertia count by themselves,
// however light bodies are beside the conditions of their joints.
func (m *problem) scaleByDiagonal() {
	bare := make([]bool, m.order())
	for r := range m.scale {
		bare[r] = true
		for p := m.indptr[r]; p < m.indptr[r+1]; p++ {
			if v := math.Abs(m.data[p]); m.ind[p] == r && v > 0 && !math.IsInf(v, 0) {
				_, e := math.Frexp(v)
				m.scale[r], bare[r] = math.Ldexp(1, -e/2), false
			}
		}
	}
	for r := range m.scale {
		if !bare[r] {
			continue
		}
		largest := 0.0
		for p := m.indptr[r]; p < m.indptr[r+1]; p++ {
			if c := m.ind[p]; !bare[c] {
				largest = max(largest, math.Abs(m.data[p])*m.scale[c])
			}
		}
		if largest > 0 && !math.IsInf(largest, 0) {
			_, e := math.Frexp(largest)
			m.scale[r] = math.Ldexp(1, -e)
		}
	}
}
