package lu

import (
	"testing"

	"github.com/james-bowman/sparse"
)

// Two parts of 1 mm and 1e-7 kg turn together by a condition between their angles: moments of inertia far below the condition's derivatives resist all the same.
func TestLightParts(t *testing.T) {
	const inertia, moment = 1e-14, 1e-9
	c := sparse.NewCOO(3, 3, []int{0, 0, 1, 1, 2, 2}, []int{0, 2, 1, 2, 0, 1}, []float64{inertia, 1, inertia, -1, 1, -1})
	a := c.ToCSR()
	f, err := Analyze(a, Options{Groups: []int{0, 1, 2}})
	if err != nil {
		t.Fatal(err)
	}
	if err := f.Factor(a); err != nil {
		t.Fatal(err)
	}
	x := make([]float64, 3)
	f.Solve(x, []float64{moment, 0, 0})
	if want := moment / (2 * inertia); x[0] < 0.999999*want || x[0] > 1.000001*want || x[0] != x[1] {
		t.Errorf("they turn with %g and %g rad/s2, want %g", x[0], x[1], want)
	}
}
