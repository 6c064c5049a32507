package sweep

// Sobol' sequences in base 2 (I. M. Sobol', USSR Comput. Math. Math. Phys. 7 (1967) 86), in the Gray-code order of Antonov and Saleev (1979),
// with the direction numbers of S. Joe and F. Y. Kuo, SIAM J. Sci. Comput. 30 (2008) 2635.

import (
	"fmt"
	"math/bits"
)

// sobolDirections are the primitive polynomials and first direction numbers of the dimensions from the second on: the degree is the
// number of m, and the bits of a are the polynomial's inner coefficients.
var sobolDirections = []struct {
	a uint32
	m []uint32
}{
	{0, []uint32{1}},
	{1, []uint32{1, 3}},
	{1, []uint32{1, 3, 1}},
	{2, []uint32{1, 1, 1}},
	{1, []uint32{1, 1, 3, 3}},
	{4, []uint32{1, 3, 5, 13}},
	{2, []uint32{1, 1, 5, 5, 17}},
	{4, []uint32{1, 1, 5, 5, 5}},
	{7, []uint32{1, 1, 7, 11, 19}},
	{11, []uint32{1, 1, 5, 1, 1}},
	{13, []uint32{1, 1, 1, 3, 11}},
	{14, []uint32{1, 3, 5, 5, 31}},
	{1, []uint32{1, 3, 3, 9, 7, 49}},
	{13, []uint32{1, 1, 1, 15, 21, 21}},
	{16, []uint32{1, 3, 1, 13, 27, 49}},
	{19, []uint32{1, 1, 1, 15, 7, 5}},
	{22, []uint32{1, 3, 1, 15, 13, 25}},
	{25, []uint32{1, 1, 5, 5, 19, 61}},
	{1, []uint32{1, 3, 7, 11, 23, 15, 103}},
	{4, []uint32{1, 3, 7, 13, 13, 15, 69}},
}

// MaxSobol is the largest number of dimensions of Sobol.
var MaxSobol = len(sobolDirections) + 1

// Sobol returns the first n points of the sequence in [0, 1)^dimensions, the origin first.
func Sobol(n, dimensions int) ([][]float64, error) {
	if dimensions < 1 || dimensions > MaxSobol {
		return nil, fmt.Errorf("a Sobol sequence of %d dimensions: want 1 to %d", dimensions, MaxSobol)
	}
	points := make([][]float64, n)
	for i := range points {
		points[i] = make([]float64, dimensions)
	}
	for d := range dimensions {
		v := directions(d)
		var x uint32
		for i := 1; i < n; i++ {
			x ^= v[bits.TrailingZeros32(uint32(i))]
			points[i][d] = float64(x) / (1 << 32)
		}
	}
	return points, nil
}

// directions returns the direction numbers of a dimension, scaled by 2^32.
func directions(dimension int) (v [32]uint32) {
	if dimension == 0 {
		for i := range v {
			v[i] = 1 << (31 - i)
		}
		return v
	}
	p := sobolDirections[dimension-1]
	s := len(p.m)
	for i := range v {
		if i < s {
			v[i] = p.m[i] << (31 - i)
			continue
		}
		v[i] = v[i-s] ^ v[i-s]>>s
		for k := 1; k < s; k++ {
			v[i] ^= (p.a >> (s - 1 - k) & 1) * v[i-k]
		}
	}
	return v
}
