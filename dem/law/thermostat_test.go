package law

import (
	"math"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"
)

// Sine and cosine of parts of a turn are those of the standard library, and normals those of Box and Muller.
func TestNormals(t *testing.T) {
	for k := range 1001 {
		x := float64(k) / 1000
		sine, cosine := sineCosineOfTurns(x)
		if s, c := math.Sincos(2 * math.Pi * x); math.Abs(sine-s) > 2e-15 || math.Abs(cosine-c) > 2e-15 {
			t.Errorf("%g turns: %.17g and %.17g, want %.17g and %.17g", x, sine, cosine, s, c)
		}
	}
	got := Normals(math.Exp(-2), 1.0/12, math.Exp(-8), 1.0/3)
	if want := (r3.Vec{X: 2 * math.Sqrt(0.75), Y: 1, Z: -2}); r3.Norm(r3.Sub(got, want)) > 1e-14 {
		t.Errorf("%v, want %v", got, want)
	}
}

// Known answers of the authors' Random123, kat_vectors.
func TestPhilox(t *testing.T) {
	const all = 0xffffffff
	for _, c := range []struct {
		counter [4]uint32
		key     [2]uint32
		want    [4]uint32
	}{
		{want: [4]uint32{0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8}},
		{[4]uint32{all, all, all, all}, [2]uint32{all, all}, [4]uint32{0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd}},
		{[4]uint32{0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344}, [2]uint32{0xa4093822, 0x299f31d0}, [4]uint32{0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1}},
	} {
		if got := Philox(c.counter, c.key); got != c.want {
			t.Errorf("%x under %x: %x, want %x", c.counter, c.key, got, c.want)
		}
	}
}
