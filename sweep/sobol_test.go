package sweep

import (
	"math"
	"math/bits"
	"testing"
)

// TestSobolPoints compares with the points that Joe and Kuo print for two dimensions.
func TestSobolPoints(t *testing.T) {
	want := [][2]float64{{0, 0}, {0.5, 0.5}, {0.75, 0.25}, {0.25, 0.75}, {0.375, 0.375}, {0.875, 0.875}, {0.625, 0.125}, {0.125, 0.625}}
	got, err := Sobol(len(want), 2)
	if err != nil {
		t.Fatal(err)
	}
	for i, w := range want {
		if got[i][0] != w[0] || got[i][1] != w[1] {
			t.Errorf("point %d is %v, want %v", i, got[i], w)
		}
	}
	if _, err := Sobol(4, MaxSobol+1); err == nil {
		t.Error("too many dimensions")
	}
}

// TestSobolDirections checks what the theory asks of direction numbers: polynomials that are primitive and all different, m odd and below 2^i.
func TestSobolDirections(t *testing.T) {
	seen := map[uint32]bool{}
	for d, p := range sobolDirections {
		s := len(p.m)
		polynomial := 1<<s | p.a<<1 | 1
		if seen[polynomial] || bits.Len32(p.a) > s-1 {
			t.Errorf("dimension %d: polynomial %b", d+2, polynomial)
		}
		seen[polynomial] = true
		if order := orderOfX(polynomial, s); order != 1<<s-1 {
			t.Errorf("dimension %d: x has order %d in GF(2)[x]/%b, which is then not primitive", d+2, order, polynomial)
		}
		for i, m := range p.m {
			if m%2 == 0 || m >= 2<<i {
				t.Errorf("dimension %d: m%d = %d", d+2, i+1, m)
			}
		}
	}
}

// orderOfX is the smallest k > 0 with x^k = 1 modulo a polynomial of degree s.
func orderOfX(polynomial uint32, s int) int {
	x := uint32(1)
	for k := 1; k < 1<<s; k++ {
		x <<= 1
		if x>>s == 1 {
			x ^= polynomial
		}
		if x == 1 {
			return k
		}
	}
	return 0
}

// TestSobolIntegrates integrates products of two factors over every pair of dimensions, and over all; random points of this number would be
// off by 1/sqrt(n) = 0.016.
func TestSobolIntegrates(t *testing.T) {
	const n = 4096
	points, err := Sobol(n, MaxSobol)
	if err != nil {
		t.Fatal(err)
	}
	f := func(x float64) float64 { return math.Abs(4*x-2) - 1 } // mean 0
	for a := range MaxSobol {
		for b := range a {
			sum := 0.0
			for _, p := range points {
				sum += f(p[a]) * f(p[b]) * 3 // unit variance
			}
			if math.Abs(sum/n) > 6e-3 {
				t.Errorf("dimensions %d and %d: integral %g", a+1, b+1, sum/n)
			}
		}
	}
	// Sobol's g function of 21 variables with weights i^2: integral 1.
	sum := 0.0
	for _, p := range points {
		product := 1.0
		for i, x := range p {
			product *= (math.Abs(4*x-2) + float64(i*i)) / (1 + float64(i*i))
		}
		sum += product
	}
	if math.Abs(sum/n-1) > 2e-3 {
		t.Errorf("integral of g: %g", sum/n)
	}
}

func TestLatinHypercube(t *testing.T) {
	const n, dimensions = 17, 3
	points := latinHypercube(n, dimensions, 5)
	for d := range dimensions {
		seen := map[int]bool{}
		for _, p := range points {
			seen[int(p[d]*n)] = true
		}
		if len(seen) != n {
			t.Errorf("dimension %d: %d parts of %d hold a point", d, len(seen), n)
		}
	}
	again, other := latinHypercube(n, dimensions, 5), latinHypercube(n, dimensions, 6)
	if again[3][1] != points[3][1] || other[3][1] == points[3][1] {
		t.Error("the seed does not decide")
	}
}
