package measure

import (
	"math"
	"math/rand/v2"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
)

// Sums that an engine has worked out give the field that the particles themselves give, and none where these are too few to span space, or lie in a plane: what rounding leaves of differences is no field.
func TestFitOfSums(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	vec := func(size float64) r3.Vec {
		return r3.Vec{X: size * rng.NormFloat64(), Y: size * rng.NormFloat64(), Z: size * rng.NormFloat64()}
	}
	for trial := range 20000 {
		n, flat := 1+trial%6, trial%7 == 0
		beside, along, across := vec(0.02), vec(1), vec(1)
		var of, from linearFit
		var s dem.RegionSums
		for range n {
			m, x, v := 1e-3*(1+rng.Float64()), r3.Add(beside, vec(0.01)), vec(1)
			if flat {
				x = r3.Add(beside, r3.Add(r3.Scale(0.01*rng.NormFloat64(), along), r3.Scale(0.01*rng.NormFloat64(), across)))
			}
			of.add(m, x, v)
			s.Mass += m
			s.Places, s.Velocities = r3.Add(s.Places, r3.Scale(m, x)), r3.Add(s.Velocities, r3.Scale(m, v))
			(*Tensor)(&s.Squares).add(m, x, x)
			(*Tensor)(&s.Cross).add(m, v, x)
			(*Tensor)(&s.Motion).add(m, v, v)
		}
		of.solve(0)
		from.from(&s, r3.Vec{})
		worst, most := 0.0, 0.0
		for i, row := range of.field {
			for j, want := range row {
				most, worst = max(most, math.Abs(want)), max(worst, math.Abs(from.field[i][j]-want))
			}
		}
		if spans := n > 3 && !flat; spans != (from.field != Tensor{}) || !(worst <= 1e-5*most) {
			t.Fatalf("%d particles, flat: %v: a field of up to %g differs by %g", n, flat, most, worst)
		}
	}
}
