package rigid

import (
	"math"
	"testing"

	"gabion/internal/expect"
)

// Mass and inertia of a sphere are the sums over thin slices of it.
func TestSolidSphere(t *testing.T) {
	const density, r, n = 2600, 0.013, 20000
	volume, inertia := 0.0, 0.0
	for k := range n {
		z := r * (2*(float64(k)+0.5)/n - 1)
		square := r*r - z*z
		slice := math.Pi * square * 2 * r / n
		volume += slice
		inertia += density * slice * square / 2
	}
	s := SolidSphere(density, r)
	for _, c := range []struct {
		name      string
		got, want float64
	}{
		{"volume", SphereVolume(r), volume},
		{"mass", s.Mass, density * volume},
		{"inertia", s.Inertia, inertia},
		{"inverse mass", s.InverseMass, 1 / s.Mass},
		{"inverse inertia", s.InverseInertia, 1 / s.Inertia},
	} {
		if !expect.Near(c.got, c.want, 1e-8) {
			t.Errorf("%s %g, want %g", c.name, c.got, c.want)
		}
	}
}
