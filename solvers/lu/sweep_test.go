package lu

import (
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"gonum.org/v1/gonum/mat"

	"gonum.org/v1/gonum/floats"
)

// TestStepsAndStiffnesses checks the residual over the range of time steps and stiffnesses that models use.
func TestStepsAndStiffnesses(t *testing.T) {
	for _, h := range []float64{1e-6, 1e-5, 1e-4, 1e-3, 1e-2} {
		for _, stiffness := range []float64{1, 1e3, 1e6, 1e9} {
			for _, opts := range []Options{{}, {Drop: 1e-2}} {
				for seed := range uint64(3) {
					b := mechanism(60, h, stiffness, seed)
					a := b.csr()
					if seed > 0 {
						opts.Groups = b.groups
					}
					name := fmt.Sprintf("h=%g/k=%g/drop=%g/seed=%d", h, stiffness, opts.Drop, seed)
					f, err := Analyze(a, opts)
					if err != nil {
						t.Fatal(err)
					}
					if err := f.Factor(a); err != nil {
						t.Errorf("%s: %v", name, err)
						continue
					}
					rhs := randomVector(len(b.rows), seed)
					x := make([]float64, len(rhs))
					f.Solve(x, rhs)
					e := backwardError(a, x, rhs)
					if e > 1e-13 {
						t.Errorf("%s: backward error %.2g, %+v", name, e, f.Stats())
					}
				}
			}
		}
	}
}

// TestValuesChange factors one matrix after another in the layout made for the first, as time steps change by orders of
// magnitude.
func TestValuesChange(t *testing.T) {
	for _, drop := range []float64{0, 1e-2} {
		first := mechanism(80, 1e-6, 1e3, 5)
		f, err := Analyze(first.csr(), Options{Groups: first.groups, Drop: drop})
		if err != nil {
			t.Fatal(err)
		}
		for _, h := range []float64{1e-6, 1e-2, 1e-5, 1e-3, 1} {
			a := mechanism(80, h, 1e3, 5).csr()
			if err := f.Factor(a); err != nil {
				t.Fatalf("h=%g: %v", h, err)
			}
			rhs := randomVector(len(first.rows), 1)
			x := make([]float64, len(rhs))
			f.Solve(x, rhs)
			if e := backwardError(a, x, rhs); e > 1e-13 {
				t.Errorf("drop=%g, h=%g: backward error %.2g, %+v", drop, h, e, f.Stats())
			}
		}
	}
}

// TestPermutation numbers the same unknowns otherwise: the solution must be the same.
func TestPermutation(t *testing.T) {
	b := mechanism(50, 1e-3, 1e4, 3)
	n := len(b.rows)
	rng := rand.New(rand.NewPCG(8, 8))
	to := rng.Perm(n)
	p := &builder{groups: make([]int, n)}
	for range n {
		p.rows = append(p.rows, map[int]float64{})
	}
	rhs := randomVector(n, 4)
	moved := make([]float64, n)
	for r, row := range b.rows {
		p.groups[to[r]] = b.groups[r]
		moved[to[r]] = rhs[r]
		for c, v := range row {
			p.put(to[r], to[c], v)
		}
	}
	for _, grouped := range []bool{true, false} {
		x, y := make([]float64, n), make([]float64, n)
		solve(t, b, grouped, x, rhs)
		solve(t, p, grouped, y, moved)
		size := floats.Norm(x, math.Inf(1))
		for r := range x {
			if d := math.Abs(x[r] - y[to[r]]); d > 1e-9*size {
				t.Errorf("grouped=%t: unknown %d differs by %.2g of %.2g", grouped, r, d, size)
			}
		}
	}
}

func solve(t *testing.T, b *builder, grouped bool, x, rhs []float64) {
	t.Helper()
	a := b.csr()
	var opts Options
	if grouped {
		opts.Groups = b.groups
	}
	f, err := Analyze(a, opts)
	if err != nil {
		t.Fatal(err)
	}
	if err := f.Factor(a); err != nil {
		t.Fatal(err)
	}
	f.Solve(x, rhs)
}

// TestAnyMatrix solves with matrices that are no saddle points: random ones without structure, and permutations of
// triangles, whose diagonals are zero.
func TestAnyMatrix(t *testing.T) {
	for seed := range uint64(20) {
		rng := rand.New(rand.NewPCG(seed, 21))
		n := 1 + rng.IntN(70)
		b := &builder{}
		for range n {
			b.add(1)
		}
		to := rng.Perm(n)
		for r := range n {
			b.put(r, to[r], 1+rng.Float64())
			for range 3 {
				c := rng.IntN(n)
				if seed%2 == 0 || c < r {
					b.put(r, to[c], rng.NormFloat64())
				}
			}
		}
		a := b.csr()
		rhs, x := randomVector(n, seed), make([]float64, n)
		f, err := Analyze(a, Options{Drop: 0.01 * float64(seed%3)})
		if err != nil {
			t.Fatal(err)
		}
		var dense mat.LU
		dense.Factorize(a.ToDense())
		if err := f.Factor(a); err != nil {
			t.Errorf("seed %d, order %d, condition %.2g: %v", seed, n, dense.Cond(), err)
			continue
		}
		f.Solve(x, rhs)
		if e := backwardError(a, x, rhs); e > 1e-12 {
			t.Errorf("seed %d, order %d: backward error %.2g, %+v", seed, n, e, f.Stats())
		}
	}
}

func TestSingular(t *testing.T) {
	zeroRow := mechanism(10, 1e-3, 1e3, 1)
	for c := range zeroRow.rows[4] {
		zeroRow.rows[4][c] = 0
	}
	nan := mechanism(10, 1e-3, 1e3, 1)
	nan.rows[4][4] = math.NaN()
	twins := net(3, 1e-4) // a second pin on the same knot
	c := twins.add(3)
	for i := range 3 {
		twins.put(c+i, i, 1)
		twins.put(i, c+i, 1)
		twins.put(c+i, c+i, 0)
	}
	for name, test := range map[string]struct {
		b       *builder
		columns []int
		lost    int
	}{
		"zero row":     {zeroRow, []int{4}, 1},
		"not a number": {nan, []int{4}, 1},
		"pinned twice": {twins, []int{c, c + 1, c + 2, c - 12, c - 11, c - 10}, 3},
	} {
		t.Run(name, func(t *testing.T) {
			a := test.b.csr()
			f, err := Analyze(a, Options{Groups: test.b.groups})
			if err != nil {
				t.Fatal(err)
			}
			err = f.Factor(a)
			var singular ErrSingular
			if !errors.As(err, &singular) {
				t.Fatalf("error %v, want ErrSingular", err)
			}
			t.Log(err)
			if n := len(test.b.rows); name != "not a number" && singular.Rank != n-test.lost {
				t.Errorf("rank %d, want %d", singular.Rank, n-test.lost)
			}
			if name == "pinned twice" && !slices.Contains(test.columns, singular.Column) {
				t.Errorf("column %d, want one of %v", singular.Column, test.columns)
			}
		})
	}
}
