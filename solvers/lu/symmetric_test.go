package lu

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/james-bowman/sparse"
)

// skew adds to the entries above the diagonal of a matrix a share of their size.
func skew(a *sparse.CSR, share float64) {
	m := a.RawMatrix()
	rng := rand.New(rand.NewPCG(3, 1))
	for r := range m.I {
		for p := m.Indptr[r]; p < m.Indptr[r+1]; p++ {
			if m.Ind[p] > r {
				m.Data[p] *= 1 + share*rng.NormFloat64()
			}
		}
	}
}

// TestSymmetric solves with matrices that are symmetric, nearly so and not at all, against their residual, for blocks of point masses, of rigid bodies, and with
// multipliers: half of the work of a general matrix is done where a matrix is symmetric but for rounding, whatever couplings are dropped.
func TestSymmetric(t *testing.T) {
	knots, groups := points(12)
	for _, test := range []struct {
		name   string
		matrix *sparse.CSR
		groups []int
	}{{"points", knots, groups}, {"tree", tree(10, 10).csr(), tree(10, 10).groups}, {"meshwork", meshwork(7).csr(), meshwork(7).groups}, {"net", net(5, 1).csr(), net(5, 1).groups}} {
		for _, c := range []struct {
			share, drop float64
			symmetric   bool
		}{{0, 0, true}, {1e-14, 0, true}, {1e-14, 1e-2, true}, {1e-7, 0, false}, {1e-5, 1e-2, false}, {0.3, 1e-2, false}} {
			a := sparse.NewCSR(rowsOf(test.matrix))
			symmetrise(a)
			skew(a, c.share)
			f, err := Analyze(a, Options{Groups: test.groups, Drop: c.drop})
			if err != nil {
				t.Fatal(err)
			}
			if err := f.Factor(a); err != nil {
				t.Fatalf("%s: %v", test.name, err)
			}
			n, _ := a.Dims()
			rhs, x := randomVector(n, 5), make([]float64, n)
			f.Solve(x, rhs)
			if e := backwardError(a, x, rhs); e > 1e-12 {
				t.Errorf("%s: asymmetry of %g: backward error %.2g", test.name, c.share, e)
			}
			if f.Stats().Symmetric != c.symmetric {
				t.Errorf("%s: asymmetry of %g with couplings dropped below %g counts as symmetric: %t, %+v", test.name, c.share, c.drop, f.Stats().Symmetric, f.Stats())
			}
		}
	}
}

// rowsOf copies a matrix, with the entries of each row in ascending order.
func rowsOf(a *sparse.CSR) (r, c int, start, index []int, values []float64) {
	m := a.RawMatrix()
	start = []int{0}
	for i := range m.I {
		row := slices.Clone(m.Ind[m.Indptr[i]:m.Indptr[i+1]])
		slices.Sort(row)
		for _, j := range row {
			index, values = append(index, j), append(values, a.At(i, j))
		}
		start = append(start, len(index))
	}
	return m.I, m.J, start, index, values
}

// symmetrise makes entries below the diagonal those above it.
func symmetrise(a *sparse.CSR) {
	m := a.RawMatrix()
	for _, p := range pairEntries(m.Indptr, m.Ind) {
		m.Data[p.below] = m.Data[p.above]
	}
}

// BenchmarkSymmetric factors the tangent of a net of point masses as a symmetric matrix and as a general one.
func BenchmarkSymmetric(b *testing.B) {
	for _, share := range []float64{0, 1e-7} {
		a, groups := points(36)
		a = sparse.NewCSR(rowsOf(a))
		symmetrise(a)
		skew(a, share)
		f, err := Analyze(a, Options{Groups: groups})
		if err != nil {
			b.Fatal(err)
		}
		b.Run(map[bool]string{true: "symmetric", false: "general"}[share == 0], func(b *testing.B) {
			for b.Loop() {
				if err := f.Factor(a); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(f.Stats().Flops*1e-6, "Mflop")
		})
	}
}
