package solvers_test

// Nets of stiff ropes that hang slack and snap taut, all at about the same time.

import (
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/mbd"
	"gabion/rigid"
	"gabion/solvers"
)

// A slack net of ropes falls into its shape in steps four times as long as the period of its ropes, with a few evaluations a step.
func TestSlackNetSnapsTaut(t *testing.T) {
	const n, spacing, h = 16, 0.05, 2e-4
	s := &mbd.System{Gravity: r3.Vec{Z: -9.81}}
	for k := range n * n {
		at := r3.Vec{X: spacing * float64(k%n), Y: spacing * float64(k/n)}
		s.AddBody(mbd.Body{Mass: 4e-3, Point: true, Pose: rigid.Frame{Position: at}})
		if k%n == 0 || k%n == n-1 {
			s.AddJoint(mbd.SphericalJoint("pin", mbd.Marker{Body: k}, mbd.Marker{Body: mbd.Ground, Position: at}))
		}
		for _, other := range [2]struct {
			knot int
			held bool
		}{{k - 1, k%n > 0}, {k - n, k >= n}} {
			if other.held {
				s.AddForce(&mbd.SpringDamper{I: mbd.Marker{Body: k}, J: mbd.Marker{Body: other.knot}, Stiffness: 14e6, FreeLength: 1.0005 * spacing, TensionOnly: true})
			}
		}
	}
	g := build(t, s, solvers.Options{Method: solvers.GeneralizedAlpha(0), Tolerance: 1e-4})
	for range 500 {
		if err := g.Step(h); err != nil {
			t.Fatalf("at %g s: %v", g.Time(), err)
		}
	}
	if c := g.Counters(); c.Evaluations > 7*c.Steps || c.Restarts > 0 {
		t.Errorf("%d evaluations in %d steps, %d of them with two tangents; want at most 7 a step, and none", c.Evaluations, c.Steps, c.Restarts)
	}
}
