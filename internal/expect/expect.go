// Package expect is what tests of numbers share.
package expect

import (
	"math"
	"math/rand/v2"
	"testing"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

func Must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

func CloseTo(a, b r3.Vec, tolerance float64) bool { return r3.Norm(r3.Sub(a, b)) <= tolerance }

func RandomVec(rng *rand.Rand, size float64) r3.Vec {
	return r3.Vec{X: size * (rng.Float64() - 0.5), Y: size * (rng.Float64() - 0.5), Z: size * (rng.Float64() - 0.5)}
}

func TurnAbout(axis r3.Vec, angle float64) quat.Number {
	sin, cos := math.Sincos(angle / 2)
	u := r3.Scale(sin, r3.Unit(axis))
	return quat.Number{Real: cos, Imag: u.X, Jmag: u.Y, Kmag: u.Z}
}

func Near(got, want, tol float64) bool { return math.Abs(got-want) <= tol*math.Abs(want) }

// Long leaves a test out of short runs, which look for races: it would take long there, and what goes on at once others do too.
func Long(t *testing.T) {
	t.Helper()
	if testing.Short() {
		t.Skip("long, and not about what goes on at once")
	}
}

// Numbers is long for tests of numbers that touch nothing that others do; they may run at once.
func Numbers(t *testing.T) {
	t.Helper()
	Long(t)
	t.Parallel()
}

func Apply(m [3][3]float64, v r3.Vec) r3.Vec {
	x := [3]float64{v.X, v.Y, v.Z}
	var y [3]float64
	for i := range 3 {
		for j := range 3 {
			y[i] += m[i][j] * x[j]
		}
	}
	return r3.Vec{X: y[0], Y: y[1], Z: y[2]}
}
