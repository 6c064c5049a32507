package law

import (
	"math"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"
)

// A free body with moments 1, 2, 3 kg m2 that spins about its middle axis turns over and over: by Jacobi's elliptic functions its angular velocity about that
// axis changes sign every half of 22.99626 s. Energy stays within a bound, as under a symplectic scheme, and errors fall with the square of the step.
func TestFreeRotation(t *testing.T) {
	inertia, spin := r3.Vec{X: 1, Y: 2, Z: 3}, r3.Vec{X: 0.1, Y: 1, Z: 0.1}
	momentum := r3.Vec{X: inertia.X * spin.X, Y: inertia.Y * spin.Y, Z: inertia.Z * spin.Z}
	energy := func(q Orientation) float64 {
		return 0.5 * r3.Dot(momentum, q.AngularVelocity(momentum, inertia))
	}
	period := func(dt float64) float64 {
		q := Orientation{E0: 1}
		before, first, crossings := spin.Y, 0.0, 0
		for k := 1; ; k++ {
			q = FreeRotation(q, momentum, inertia, dt)
			if drift := energy(q)/energy(Orientation{E0: 1}) - 1; math.Abs(drift) > 0.2*dt*dt {
				t.Fatalf("after %d steps of %g s the energy has changed by %.3g of itself", k, dt, drift)
			}
			now := q.RotateBack(momentum).Y / inertia.Y
			if now*before < 0 {
				at := (float64(k) - now/(now-before)) * dt
				if crossings++; crossings == 1 {
					first = at
				} else if crossings == 41 {
					return (at - first) / 20
				}
			}
			before = now
		}
	}
	coarse, fine := period(0.02)-22.99626, period(0.01)-22.99626
	if math.Abs(fine) > 2e-4*22.99626 || math.Abs(fine-coarse/4) > 0.1*math.Abs(fine)+1e-5 {
		t.Errorf("the period is off by %.3g s with steps of 0.02 s, and by %.3g s with half of that", coarse, fine)
	}
	if exact := (4*fine - coarse) / 3; math.Abs(exact) > 1e-5 {
		t.Errorf("extrapolated to no step, the period is off by %.3g s", exact)
	}
}
