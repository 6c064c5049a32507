package solvers

import (
	"math"
	"slices"
	"testing"

	"github.com/james-bowman/sparse"
)

// A matrix of an inertia, a mass, and two masses that a constraint couples falls apart into what is free and what is held.
func TestFreeMasses(t *testing.T) {
	dense := [][]float64{
		{4, 1, -1, 0, 0, 0, 0},
		{1, 3, 0.5, 0, 0, 0, 0},
		{-1, 0.5, 2, 0, 0, 0, 0},
		{0, 0, 0, 5, 0, 0, 0},
		{0, 0, 0, 0, 6, 0, 1},
		{0, 0, 0, 0, 0, 7, -1},
		{0, 0, 0, 0, 1, -1, 0},
	}
	start, index, values := []int{0}, []int{}, []float64{}
	for i, row := range dense {
		for j, v := range row {
			if v != 0 || i == j {
				index, values = append(index, j), append(values, v)
			}
		}
		start = append(start, len(index))
	}
	free, held := divideMasses(sparse.NewCSR(7, 7, start, index, values), 6)
	if len(free) != 2 || !slices.Equal(held, []int{4, 5, 6}) {
		t.Fatalf("%d are free, and %v held", len(free), held)
	}
	x := []float64{1, -2, 3, 4, 0, 0, 0}
	for k := range free {
		if u := free[k].invert(values); u >= 0 {
			t.Fatalf("nothing resists unknown %d", u)
		}
		free[k].solve(x)
	}
	for i, want := range []float64{1, -2, 3, 4} {
		var sum float64
		for j, v := range x[:4] {
			sum += dense[i][j] * v
		}
		if math.Abs(sum-want) > 1e-14 {
			t.Errorf("row %d gives %g, want %g", i, sum, want)
		}
	}
	values[0], values[1], values[2] = 0, 0, 0
	if u := free[0].invert(values); u != 0 {
		t.Errorf("nothing resists unknown 0, told of %d", u)
	}
}
