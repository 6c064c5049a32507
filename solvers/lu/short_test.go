package lu

import (
	"math"
	"slices"
	"testing"
)

// Vectors that end before the unknowns do, as before borders, have the solution for zeros beyond their end, to the bit, and nothing is written there: whether the end is between nodes or in
// one, and whether nodes are coupled or not.
func TestVectorsThatEndBefore(t *testing.T) {
	for name, b := range map[string]*builder{"uncoupled": net(6, 1e-7), "stiff": net(6, 1e3), "mechanism": mechanism(20, 1e-3, 1e5, 2)} {
		a := b.csr()
		f, err := Analyze(a, Options{Groups: b.groups, Drop: 1e-2})
		if err != nil {
			t.Fatal(err)
		}
		if err := f.Factor(a); err != nil {
			t.Fatal(err)
		}
		if alone := len(f.pattern.uncoupled); alone == 0 && name == "uncoupled" {
			t.Error("no node is without couplings")
		}
		n := len(b.rows)
		for _, beyond := range []int{0, 1, 4, 6, 13} {
			whole := randomVector(n, 5)
			clear(whole[n-beyond:])
			for how, solve := range map[string]func(dst, rhs []float64){"Solve": f.Solve, "Apply": f.Apply} {
				want, got := make([]float64, n), slices.Repeat([]float64{math.Inf(1)}, n)
				solve(want, whole)
				end := n - beyond
				short := slices.Concat(whole[:end], slices.Repeat([]float64{math.NaN()}, beyond)) // what is read beyond the end spoils the solution
				solve(got[:end], short[:end])
				if !slices.Equal(got[:end], want[:end]) {
					t.Errorf("%s, %s without the last %d: another solution", name, how, beyond)
				}
				for _, v := range got[end:] {
					if !math.IsInf(v, 1) {
						t.Errorf("%s, %s without the last %d: written beyond the end", name, how, beyond)
					}
				}
				own := slices.Clone(whole[:end])
				solve(own, own)
				if !slices.Equal(own, want[:end]) {
					t.Errorf("%s, %s without the last %d: another solution in place", name, how, beyond)
				}
			}
		}
	}
}
