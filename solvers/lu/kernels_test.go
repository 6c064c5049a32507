package lu

import (
	"math"
	"math/rand/v2"
	"testing"

	"gonum.org/v1/gonum/mat"
)

func randomBlock(rng *rand.Rand, m, n int) []float64 {
	a := make([]float64, m*n)
	for i := range a {
		a[i] = rng.NormFloat64()
	}
	return a
}

// TestKernels compares every shape of block with gonum.
func TestKernels(t *testing.T) {
	rng := rand.New(rand.NewPCG(4, 4))
	for m := range 10 {
		for k := range 10 {
			for n := range 10 {
				if m*k*n == 0 {
					continue
				}
				a, b, c := randomBlock(rng, m, k), randomBlock(rng, k, n), randomBlock(rng, m, n)
				var want mat.Dense
				want.Mul(mat.NewDense(m, k, a), mat.NewDense(k, n, b))
				want.Sub(mat.NewDense(m, n, append([]float64(nil), c...)), &want)
				mulSub(c, a, b, m, k, n)
				if !mat.EqualApprox(mat.NewDense(m, n, c), &want, 1e-14) {
					t.Errorf("mulSub of %d x %d x %d is wrong", m, k, n)
				}
			}
			if m*k == 0 {
				continue
			}
			a, x, y := randomBlock(rng, m, k), randomBlock(rng, k, 1), randomBlock(rng, m, 1)
			var want mat.VecDense
			want.MulVec(mat.NewDense(m, k, a), mat.NewVecDense(k, x))
			want.SubVec(mat.NewVecDense(m, append([]float64(nil), y...)), &want)
			subMulVec(y, a, x)
			if !mat.EqualApprox(mat.NewVecDense(m, y), &want, 1e-14) {
				t.Errorf("subMulVec of %d x %d is wrong", m, k)
			}
		}
	}
}

func TestInvert(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 5))
	for n := 1; n <= 12; n++ {
		a := randomBlock(rng, n, n)
		a[0] = 0 // so that rows are exchanged
		if n == 1 {
			a[0] = 2
		}
		want := mat.NewDense(n, n, append([]float64(nil), a...))
		if v := invert(a, n, 1e-12, make([]int32, n)); len(v.weak) > 0 {
			t.Fatalf("order %d: %+v", n, v)
		}
		var unit mat.Dense
		unit.Mul(want, mat.NewDense(n, n, a))
		for i := range n {
			unit.Set(i, i, unit.At(i, i)-1)
		}
		if e := mat.Norm(&unit, math.Inf(1)); e > 1e-11 {
			t.Errorf("order %d: A times its inverse is off by %.2g", n, e)
		}
	}
}

// TestInvertNamesTheRow inverts a matrix whose third row is the sum of the first two.
func TestInvertNamesTheRow(t *testing.T) {
	a := []float64{
		1, 2, 3,
		9, 5, 6,
		10, 7, 9,
	}
	v := invert(a, 3, 1e-12, make([]int32, 3))
	if len(v.weak) != 1 || v.weak[0].column != 2 {
		t.Errorf("got %+v, want column 2 of 3 without a pivot", v)
	}
}

// TestVectorKernels compares the kernels in vector instructions with those in Go, bit by bit.
func TestVectorKernels(t *testing.T) {
	if !vector {
		t.Skip("this processor has no vector instructions that are made use of")
	}
	defer func() { vector = true }()
	rng := rand.New(rand.NewPCG(6, 6))
	a, b, x := randomBlock(rng, 30, 6), randomBlock(rng, 6, 6), randomBlock(rng, 60, 1)
	start, col := []int32{0, 3, 10, 20, 33, 41, 54}, []int32{1, 6, 2, 5, 4}
	same := func(name string, n int, kernel func(c []float64)) {
		t.Helper()
		c := randomBlock(rng, n, 1)
		d := append([]float64(nil), c...)
		vector = true
		kernel(c)
		vector = false
		kernel(d)
		for i := range c {
			if math.Float64bits(c[i]) != math.Float64bits(d[i]) {
				t.Errorf("%s: entry %d is %v, in Go %v", name, i, c[i], d[i])
			}
		}
	}
	same("mulSub6", 36, func(c []float64) { mulSub6((*[36]float64)(c), (*[36]float64)(a), (*[36]float64)(b)) })
	for n := range len(col) + 1 {
		same("subMulVecs6", 6, func(c []float64) { subMulVecs6((*[6]float64)(c), a, x, start, col[:n]) })
	}
	threes, where := randomBlock(rng, 45, 1), []int{-1, 50, 0, 7, -1, 18, 36}
	for n := range len(col) + 1 {
		same("subMulVecs3", 3, func(c []float64) { subMulVecs3((*[3]float64)(c), threes, x, start, col[:n]) })
		same("subtractProducts3", 60, func(c []float64) { subtractProducts3(c, where, (*[9]float64)(a), threes, col[:n]) })
	}
	var pair struct{ Stiffness, Damping [6][6]float64 }
	for i := range 6 {
		copy(pair.Stiffness[i][:], a[6*i:])
		copy(pair.Damping[i][:], a[36+6*i:])
	}
	same("SubtractAnswer", 6, func(c []float64) { SubtractAnswer((*[6]float64)(c), &pair, (*[12]float64)(x)) })
	for k := range 6 {
		same("eliminateColumn6", 36, func(c []float64) { eliminateColumn6((*[36]float64)(c), k) })
	}
}
