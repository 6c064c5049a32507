package lu

import (
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"github.com/james-bowman/sparse"
	"gonum.org/v1/gonum/floats"
	"gonum.org/v1/gonum/mat"

	"gabion/internal/pool"
)

// backwardError is the largest component of rhs - A x relative to |A| |x| + |rhs|.
func backwardError(a *sparse.CSR, x, rhs []float64) float64 {
	m := a.RawMatrix()
	worst := 0.0
	for r := range rhs {
		sum, size := rhs[r], math.Abs(rhs[r])
		for p := m.Indptr[r]; p < m.Indptr[r+1]; p++ {
			t := m.Data[p] * x[m.Ind[p]]
			sum -= t
			size += math.Abs(t)
		}
		if size > 0 {
			worst = max(worst, math.Abs(sum)/size)
		}
	}
	return worst
}

func randomVector(n int, seed uint64) []float64 {
	rng := rand.New(rand.NewPCG(seed, 99))
	x := make([]float64, n)
	for i := range x {
		x[i] = rng.NormFloat64()
	}
	return x
}

func systems() map[string]*builder {
	s := map[string]*builder{}
	for _, n := range []int{1, 2, 3, 10, 40} {
		s[fmt.Sprintf("tree%d", n)] = tree(n, uint64(n))
	}
	for _, n := range []int{3, 7} {
		s[fmt.Sprintf("meshwork%d", n)] = meshwork(n)
	}
	for _, n := range []int{5, 20, 60} {
		s[fmt.Sprintf("loops%d", n)] = loops(n, uint64(n))
	}
	for _, k := range []float64{1e-6, 1e-3, 1, 1e3} {
		s[fmt.Sprintf("net%g", k)] = net(4, k)
	}
	return s
}

func TestSolveAgainstDense(t *testing.T) {
	for name, b := range systems() {
		for _, grouped := range []bool{true, false} {
			t.Run(fmt.Sprintf("%s/grouped=%t", name, grouped), func(t *testing.T) {
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
				n, _ := a.Dims()
				rhs := randomVector(n, 1)
				x := make([]float64, n)
				f.Solve(x, rhs)
				if e := backwardError(a, x, rhs); e > 1e-12 {
					t.Errorf("backward error %.2g, stats %+v", e, f.Stats())
				}
				var want mat.VecDense
				var dense mat.LU
				dense.Factorize(a.ToDense())
				if err := dense.SolveVecTo(&want, false, mat.NewVecDense(n, rhs)); err != nil {
					t.Fatal(err)
				}
				limit := 1e-13 * dense.Cond()
				if d := floats.Distance(x, want.RawVector().Data, 2) / mat.Norm(&want, 2); d > max(1e-12, limit) {
					t.Errorf("relative difference to the dense solution %.2g, limit %.2g", d, limit)
				}
			})
		}
	}
}

func TestSingularNamesColumn(t *testing.T) {
	b := tree(5, 3)
	c := b.add(1) // a multiplier whose equation repeats the first of the first joint
	joint := 5 * 8
	for col, v := range b.rows[joint] {
		if col < 40 {
			b.put(c, col, v)
			b.put(col, c, v)
		}
	}
	b.put(c, c, 0)
	a := b.csr()
	f, err := Analyze(a, Options{Groups: b.groups})
	if err != nil {
		t.Fatal(err)
	}
	var singular ErrSingular
	if err := f.Factor(a); !errors.As(err, &singular) {
		t.Fatalf("got error %v, want ErrSingular", err)
	}
	if singular.Column != c && singular.Column != joint {
		t.Errorf("column %d, want %d or %d", singular.Column, joint, c)
	}
	if n, _ := a.Dims(); singular.Rank != n-1 {
		t.Errorf("rank %d, want %d", singular.Rank, n-1)
	}
}

func TestFactorAndSolveDoNotAllocate(t *testing.T) {
	for _, opts := range []Options{{}, {Drop: 1e-2}, {Pool: pool.New(3)}} {
		b := net(24, 1.5e-4) // large enough to be shared
		a := b.csr()
		opts.Groups = b.groups
		f, err := Analyze(a, opts)
		if err != nil {
			t.Fatal(err)
		}
		rhs, x := randomVector(len(b.rows), 2), make([]float64, len(b.rows))
		many, right := [][]float64{x}, [][]float64{rhs}
		step := func() {
			if err := f.Factor(a); err != nil {
				t.Fatal(err)
			}
			f.Solve(x, rhs)
			f.Apply(x, rhs)
			f.SolveMany(many, right)
		}
		if k := testing.AllocsPerRun(5, step); k != 0 { // it runs once before it counts
			t.Errorf("%+v: %v allocations", opts, k)
		}
	}
}

// TestWorkersGiveTheSameBits compares factors made by one goroutine with those made by several.
func TestWorkersGiveTheSameBits(t *testing.T) {
	for name, b := range map[string]*builder{"net": net(24, 1.5e-4), "stiff net": net(24, 1e3), "mechanism": mechanism(200, 1e-3, 1e5, 2)} {
		for _, drop := range []float64{0, 1e-2} {
			a := b.csr()
			rhs := randomVector(len(b.rows), 6)
			var want []float64
			for _, workers := range []int{1, 2, 5} {
				f, err := Analyze(a, Options{Groups: b.groups, Drop: drop, Pool: pool.New(workers)})
				if err != nil {
					t.Fatal(err)
				}
				x := make([]float64, len(rhs))
				for range 3 {
					if err := f.Factor(a); err != nil {
						t.Fatal(err)
					}
					f.Solve(x, rhs)
					f.Apply(x, x)
				}
				if name == "net" && drop > 0 && workers == 5 && (f.factorSchedule.groups() == 0 || f.solveSchedule.groups() == 0) {
					t.Error("the work is not shared")
				}
				if want == nil {
					want = x
				} else if !slices.Equal(x, want) {
					t.Errorf("%s, drop=%g: %d workers give other bits", name, drop, workers)
				}
			}
		}
	}
}

func TestSolveMany(t *testing.T) {
	b := mechanism(60, 1e-3, 1e4, 4)
	a := b.csr()
	for _, drop := range []float64{0, 1e-2} {
		f, err := Analyze(a, Options{Groups: b.groups, Drop: drop})
		if err != nil {
			t.Fatal(err)
		}
		if err := f.Factor(a); err != nil {
			t.Fatal(err)
		}
		var rhs, x [][]float64
		for k := range 11 {
			rhs = append(rhs, randomVector(len(b.rows), uint64(k)))
			x = append(x, make([]float64, len(b.rows)))
		}
		f.SolveMany(x, rhs)
		for k := range rhs {
			if e := backwardError(a, x[k], rhs[k]); e > 1e-13 {
				t.Errorf("drop=%g, right-hand side %d: backward error %.2g", drop, k, e)
			}
		}
	}
}

// TestPlanCarriesOver checks that factors with a plan of others give the same bits, whatever values these saw first.
func TestPlanCarriesOver(t *testing.T) {
	early, late := mechanism(80, 1e-5, 1e3, 9), mechanism(80, 1e-3, 1e3, 9)
	opts := Options{Groups: early.groups, Drop: 1e-2}
	first, err := Analyze(early.csr(), opts)
	if err != nil {
		t.Fatal(err)
	}
	a := late.csr()
	second, err := Analyze(a, opts)
	if err != nil {
		t.Fatal(err)
	}
	if len(first.Plan().Kept) == 0 || reflect.DeepEqual(first.Plan(), second.Plan()) {
		t.Fatal("the plans must differ and leave something out for this test to mean anything")
	}
	if err := second.SetPlan(first.Plan()); err != nil {
		t.Fatal(err)
	}
	rhs := randomVector(len(early.rows), 3)
	var x [2][]float64
	for k, f := range []*Factors{first, second} {
		if err := f.Factor(a); err != nil {
			t.Fatal(err)
		}
		x[k] = make([]float64, len(rhs))
		f.Apply(x[k], rhs)
	}
	if !slices.Equal(x[0], x[1]) {
		t.Error("solutions differ")
	}
	if err := second.SetPlan(Plan{Node: []int32{0}, Order: []int32{0}, Scale: []float64{1}}); !errors.As(err, new(ErrShape)) {
		t.Errorf("a plan that does not fit gives error %v, want ErrShape", err)
	}
}

// BenchmarkNet factors and solves for nets of the sizes that the papers and their peers use, with everything kept and with
// weak couplings left out.
func BenchmarkNet(b *testing.B) {
	for _, n := range []int{10, 15, 29, 92, 183} {
		m := net(n, 1.5e-4)
		a := m.csr()
		rhs, x := randomVector(len(m.rows), 2), make([]float64, len(m.rows))
		for _, drop := range []float64{0, 1e-2} {
			if drop == 0 && n > 100 {
				continue
			}
			f, err := Analyze(a, Options{Groups: m.groups, Drop: drop})
			if err != nil {
				b.Fatal(err)
			}
			name := fmt.Sprintf("bodies=%d/drop=%g", 3*n*n-2*n, drop)
			b.Run("Factor/"+name, func(b *testing.B) {
				for b.Loop() {
					if err := f.Factor(a); err != nil {
						b.Fatal(err)
					}
				}
				s := f.Stats()
				b.ReportMetric(float64(s.NonZeros), "nonzeros")
				b.ReportMetric(s.Flops*1e-6, "Mflop")
				b.ReportMetric(s.Contraction, "contraction")
			})
			b.Run("Solve/"+name, func(b *testing.B) {
				for b.Loop() {
					f.Solve(x, rhs)
				}
				b.ReportMetric(float64(f.Stats().Refinements), "refinements")
			})
			b.Run("Apply/"+name, func(b *testing.B) {
				for b.Loop() {
					f.Apply(x, rhs)
				}
			})
		}
	}
}

func TestShapes(t *testing.T) {
	square := sparse.NewCSR(2, 2, []int{0, 1, 2}, []int{0, 1}, []float64{1, 2})
	wide := sparse.NewCSR(1, 2, []int{0, 1}, []int{0}, []float64{1})
	other := sparse.NewCSR(2, 2, []int{0, 2, 3}, []int{0, 1, 1}, []float64{1, 1, 1})
	if _, err := Analyze(wide, Options{}); !errors.As(err, new(ErrShape)) {
		t.Errorf("a wide matrix gives error %v, want ErrShape", err)
	}
	if _, err := Analyze(square, Options{Groups: []int{0}}); !errors.As(err, new(ErrShape)) {
		t.Errorf("too few groups give error %v, want ErrShape", err)
	}
	f, err := Analyze(square, Options{})
	if err != nil {
		t.Fatal(err)
	}
	if err := f.Factor(other); !errors.As(err, new(ErrShape)) {
		t.Errorf("another pattern gives error %v, want ErrShape", err)
	}
	defer func() {
		if recover() == nil {
			t.Error("Solve without factors does not panic")
		}
	}()
	f.Solve(make([]float64, 2), make([]float64, 2))
}

// TestAnalyzeWithoutValues leaves the decisions to the first Factor.
func TestAnalyzeWithoutValues(t *testing.T) {
	b := tree(6, 2)
	a := b.csr()
	zero := a.ToCOO().ToCSR()
	clear(zero.RawMatrix().Data)
	f, err := Analyze(zero, Options{Groups: b.groups})
	if err != nil {
		t.Fatal(err)
	}
	if f.Stats().Analyses != 0 {
		t.Error("the unknowns were ordered before there were values")
	}
	if err := f.Factor(a); err != nil {
		t.Fatal(err)
	}
	rhs := randomVector(len(b.rows), 1)
	x := append([]float64(nil), rhs...)
	f.Solve(x, x) // in place
	if e := backwardError(a, x, rhs); e > 1e-13 {
		t.Errorf("backward error %.2g", e)
	}
}

func TestEmpty(t *testing.T) {
	a := sparse.NewCSR(0, 0, []int{0}, nil, nil)
	f, err := Analyze(a, Options{Drop: 1e-2})
	if err != nil {
		t.Fatal(err)
	}
	if err := f.Factor(a); err != nil {
		t.Fatal(err)
	}
	f.Solve(nil, nil)
}
