package lu

// Nets of point masses, whose blocks are 3 x 3.

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/james-bowman/sparse"
)

// points returns the tangent of a square net of n x n point masses between springs that are stiff for the time step, with diagonals in every other cell.
func points(n int) (*sparse.CSR, []int) {
	rng := rand.New(rand.NewPCG(8, 8))
	groups := make([]int, 3*n*n)
	type key struct{ i, j int }
	at := map[key]*[9]float64{}
	add := func(i, j int, u []float64, sign float64) {
		b := at[key{i, j}]
		if b == nil {
			b = new([9]float64)
			at[key{i, j}] = b
		}
		for r := range 3 {
			for c := range 3 {
				b[3*r+c] += sign * 40 * u[r] * u[c]
			}
		}
	}
	join := func(i, j int) {
		u := randomBlock(rng, 3, 1)
		add(i, i, u, 1)
		add(j, j, u, 1)
		add(i, j, u, -1)
		add(j, i, u, -1)
	}
	for i := range n {
		for j := range n {
			k := i*n + j
			groups[3*k], groups[3*k+1], groups[3*k+2] = k, k, k
			add(k, k, []float64{0, 0, 0}, 1)
			for c := range 3 {
				at[key{k, k}][4*c]++
			}
			if j+1 < n {
				join(k, k+1)
			}
			if i+1 < n {
				join(k, k+n)
				if j+1 < n && (i+j)%2 == 0 {
					join(k, k+n+1)
				}
			}
		}
	}
	coo := sparse.NewCOO(3*n*n, 3*n*n, nil, nil, nil)
	for k, b := range at {
		for r := range 3 {
			for c := range 3 {
				coo.Set(3*k.i+r, 3*k.j+c, b[3*r+c])
			}
		}
	}
	return coo.ToCSR(), groups
}

// TestPoints solves for nets of point masses, all of whose blocks are 3 x 3, in vector instructions and in Go, which agree bit by bit.
func TestPoints(t *testing.T) {
	defer func(v bool) { vector = v }(vector)
	a, groups := points(17)
	rhs := randomVector(len(groups), 2)
	var first []float64
	for _, v := range []bool{vector, false} {
		vector = v
		f, err := Analyze(a, Options{Groups: groups})
		if err != nil {
			t.Fatal(err)
		}
		if err := f.Factor(a); err != nil {
			t.Fatal(err)
		}
		x := make([]float64, len(rhs))
		f.Apply(x, rhs)
		if e := backwardError(a, x, rhs); e > 1e-14 {
			t.Errorf("vector instructions %t: backward error %.2g", v, e)
		}
		if first == nil {
			first = x
		} else if !slices.Equal(first, x) {
			t.Error("vector instructions and Go give solutions that differ")
		}
	}
}

// BenchmarkPoints factors and solves for nets of point masses, in vector instructions and in Go.
func BenchmarkPoints(b *testing.B) {
	for _, n := range []int{15, 36, 56} {
		a, groups := points(n)
		rhs, x := randomVector(3*n*n, 2), make([]float64, 3*n*n)
		f, err := Analyze(a, Options{Groups: groups})
		if err != nil {
			b.Fatal(err)
		}
		for _, name := range []string{"vector", "go"} {
			b.Run(fmt.Sprintf("%s/Factor/knots=%d", name, n*n), func(b *testing.B) {
				defer func(v bool) { vector = v }(vector)
				vector = vector && name == "vector"
				for b.Loop() {
					if err := f.Factor(a); err != nil {
						b.Fatal(err)
					}
				}
				b.ReportMetric(f.Stats().Flops*1e-6, "Mflop")
			})
			b.Run(fmt.Sprintf("%s/Apply/knots=%d", name, n*n), func(b *testing.B) {
				defer func(v bool) { vector = v }(vector)
				vector = vector && name == "vector"
				for b.Loop() {
					f.Apply(x, rhs)
				}
			})
		}
	}
}
