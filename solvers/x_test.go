package solvers_test

import (
	"fmt"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/solvers"
)

func TestX(t *testing.T) {
	for _, tol := range []float64{1e-8, 1e-11} {
		for _, h := range []float64{1e-5, 5e-6, 2.5e-6, 1.25e-6} {
			s := squeezer()
			g := build(t, s, solvers.Options{Tolerance: tol})
			advance(t, g, 0.03, h)
			c := g.Counters()
			x := s.Motion(s.Joint(1).I).Position
			fmt.Printf("tol %g h %g err %.3g ; w err %.3g %+v\n", tol, h, r3.Norm(r3.Sub(x, r3.Vec{X: -0.0069630394, Y: -0.0007183884})), s.Pose(0).AngularVelocity.Z-1139.920302151208, c)
		}
	}
}
