package ldl

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"gonum.org/v1/gonum/mat"
)

// TestInverse holds blocks of the inverse of random quasi-definite matrices against dense ones of gonum.
func TestInverse(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 4))
	for trial := range 20 {
		t.Run(fmt.Sprint(trial), func(t *testing.T) {
			const n = 30
			columns := make([][]int32, n)
			for j := range columns {
				for i := range j {
					if random.Float64() < 0.1 {
						columns[j] = append(columns[j], int32(i))
					}
				}
			}
			f := New(columns)
			dense := mat.NewSymDense(n, nil)
			sign := make([]float64, n)
			for k := range n {
				sign[k] = math.Copysign(1, random.Float64()-0.4)
				f.Diagonal[k], f.Least[k] = sign[k]*6, sign[k]*1e-9
				dense.SetSym(k, k, f.Diagonal[k])
			}
			for j, rows := range columns {
				for _, i := range rows {
					v := random.NormFloat64()
					f.Upper[f.Place(int32(j), i)] = v
					dense.SetSym(int(i), j, v)
				}
			}
			checkInverse(t, f, dense)
		})
	}
}

func checkInverse(t *testing.T, f *Factors, dense *mat.SymDense) {
	t.Helper()
	var inverse mat.Dense
	if err := inverse.Inverse(dense); err != nil {
		t.Fatal(err)
	}
	var a, b Columns
	var block [6][6]float64
	first, second := []int32{1, 7, 12, 3, 0, 28}, []int32{5, 29, 7}
	f.Factor()
	f.Solve(first, &a)
	f.Solve(second, &b)
	Product(&a, &b, &block)
	for r, i := range first {
		for s, j := range second {
			if want := inverse.At(int(i), int(j)); math.Abs(block[r][s]-want) > 1e-10 {
				t.Errorf("entry %d, %d: %g, want %g", i, j, block[r][s], want)
			}
		}
	}
}

// TestDependent gives a condition twice: one of both is left alone, and the inverse is that with the other.
func TestDependent(t *testing.T) {
	f := New([][]int32{{}, {0}, {0, 1}})
	copy(f.Diagonal, []float64{2, -1e-13, -1e-13})
	copy(f.Least, []float64{0, -5e-14, -5e-14})
	f.Upper[f.Place(0, 1)], f.Upper[f.Place(0, 2)] = 0.1, 0.3
	f.Factor()
	var a Columns
	var block [6][6]float64
	f.Solve([]int32{0}, &a)
	if Product(&a, &a, &block); math.Abs(block[0][0]) > 1e-9 {
		t.Errorf("a mass that two conditions hold moves by %g", block[0][0])
	}
}

// TestOrderOfChain orders a chain whose every other node is late: all nodes come once, late ones behind a neighbour, and the tree is as low as the logarithm of its length.
func TestOrderOfChain(t *testing.T) {
	const n = 1025
	neighbours, weight, late := make([][]int32, n), make([]int32, n), make([]bool, n)
	for i := range int32(n) {
		if i > 0 {
			neighbours[i] = append(neighbours[i], i-1)
		}
		if i < n-1 {
			neighbours[i] = append(neighbours[i], i+1)
		}
		weight[i], late[i] = 6-3*(i%2), i%2 == 1
	}
	rank := make([]int32, n)
	for i := range rank {
		rank[i] = -1
	}
	for r, i := range Order(neighbours, weight, late) {
		rank[i] = int32(r)
	}
	columns := make([][]int32, n)
	for i := range n {
		if rank[i] < 0 {
			t.Fatalf("node %d is not in the order", i)
		}
		if i%2 == 1 && rank[i] < min(rank[i-1], rank[i+1]) {
			t.Errorf("node %d comes before its neighbours", i)
		}
		if i > 0 {
			j := max(rank[i], rank[i-1])
			columns[j] = append(columns[j], min(rank[i], rank[i-1]))
		}
	}
	f := New(columns)
	for k := range int32(n) {
		height := 0
		for i := k; i >= 0; i = f.parent[i] {
			height++
		}
		if height > 30 {
			t.Fatalf("the tree is %d nodes high", height)
		}
	}
}
