package lu

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/james-bowman/sparse"
	"gonum.org/v1/gonum/mat"
)

// jacobian makes m random sparse rows of n columns, of which those listed are combinations of two rows before them,
// disturbed by noise.
func jacobian(rng *rand.Rand, m, n int, dependent []int, noise float64) *sparse.CSR {
	rows := make([][]float64, m)
	for r := range rows {
		rows[r] = make([]float64, n)
		if slices.Contains(dependent, r) {
			i, j := rng.IntN(r), rng.IntN(r)
			x, y := rng.NormFloat64(), rng.NormFloat64()
			for c := range rows[r] {
				if v := x*rows[i][c] + y*rows[j][c]; v != 0 {
					rows[r][c] = v * (1 + noise*rng.NormFloat64())
				}
			}
			continue
		}
		for range 8 {
			rows[r][rng.IntN(n)] = rng.NormFloat64()
		}
	}
	indptr, ind, data := []int{0}, []int{}, []float64{}
	for _, row := range rows {
		for c, v := range row {
			if v != 0 {
				ind, data = append(ind, c), append(data, v)
			}
		}
		indptr = append(indptr, len(ind))
	}
	return sparse.NewCSR(m, n, indptr, ind, data)
}

func TestDependentRows(t *testing.T) {
	for seed := range uint64(20) {
		rng := rand.New(rand.NewPCG(seed, 5))
		n := 20 + rng.IntN(100)
		m := 5 + rng.IntN(n/2)
		var dependent []int
		for r := 2; r < m; r++ {
			if rng.IntN(6) == 0 {
				dependent = append(dependent, r)
			}
		}
		a := jacobian(rng, m, n, dependent, 1e-13)
		if got, _ := DependentRows(a, 1e-8); !slices.Equal(got, dependent) {
			t.Errorf("seed %d: got %v, want %v", seed, got, dependent)
		}
		var s mat.SVD
		s.Factorize(a.ToDense(), mat.SVDNone)
		if rank := s.Rank(1e-8); rank != m-len(dependent) {
			t.Errorf("seed %d: the test matrix has rank %d, want %d", seed, rank, m-len(dependent))
		}
	}
}

// TestDependentRowsOfBricard takes a closed loop of six revolute joints, each 5 equations between bodies of 6 degrees of freedom,
// that moves although 30 equations meet 30 degrees of freedom: one equation is redundant. The geometry is a Bricard linkage: a
// unit cube's edges, axes alternating.
func TestDependentRowsOfBricard(t *testing.T) {
	// Joints at the corners of a path along a cube's edges; each axis is along the cube's edge that the path does not
	// use there.
	corner := [][3]float64{{0, 0, 0}, {1, 0, 0}, {1, 1, 0}, {1, 1, 1}, {0, 1, 1}, {0, 0, 1}}
	var rows [][]float64
	for k, p := range corner {
		before, after := corner[(k+5)%6], corner[(k+1)%6]
		u, v := sub(p, before), sub(after, p)
		axis := cross(u, v)
		i, j := (k+5)%6, k // body i leads to corner k, body j leads away; body 5 is ground
		for _, e := range [][6]float64{
			// The velocity of the point, bodies turning about the origin; then the turning across the axis.
			{1, 0, 0, 0, p[2], -p[1]},
			{0, 1, 0, -p[2], 0, p[0]},
			{0, 0, 1, p[1], -p[0], 0},
			{0, 0, 0, u[0], u[1], u[2]},
			{0, 0, 0, v[0], v[1], v[2]},
		} {
			row := make([]float64, 36)
			for c, x := range e {
				row[6*i+c], row[6*j+c] = x, -x
			}
			rows = append(rows, row[:30])
		}
		if axis == [3]float64{} {
			t.Fatalf("path is straight at corner %d", k)
		}
	}
	indptr, ind, data := []int{0}, []int{}, []float64{}
	for _, row := range rows {
		for c, v := range row {
			ind, data = append(ind, c), append(data, v)
		}
		indptr = append(indptr, len(ind))
	}
	got, _ := DependentRows(sparse.NewCSR(30, 30, indptr, ind, data), 1e-9)
	if fmt.Sprint(got) != "[29]" {
		t.Errorf("got %v, want the last row only", got)
	}
}

func sub(a, b [3]float64) [3]float64 { return [3]float64{a[0] - b[0], a[1] - b[1], a[2] - b[2]} }

func cross(a, b [3]float64) [3]float64 {
	return [3]float64{a[1]*b[2] - a[2]*b[1], a[2]*b[0] - a[0]*b[2], a[0]*b[1] - a[1]*b[0]}
}
