package mbd

import (
	"math"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/rigid"
)

// Norms are those of the worst body, whichever block of bodies it is in and however many workers there are, and no number where anything is none.
func TestNorms(t *testing.T) {
	const bodies = 3*normsInBlock + 7
	for _, workers := range []int{1, 3} {
		var s System
		for i := range bodies {
			s.AddBody(Body{Mass: 2, Inertia: SolidSphere(2, 0.1), Pose: rigid.Frame{Position: r3.Vec{X: float64(i)}}})
		}
		massless := s.AddBody(Body{Pose: rigid.Frame{Position: r3.Vec{Y: 1}}})
		if err := s.Build(); err != nil {
			t.Fatal(err)
		}
		s.SetWorkers(workers)
		_, dofs, _ := s.Size()
		y := make([]float64, dofs)
		for _, worst := range []int{0, normsInBlock - 1, normsInBlock, bodies - 1} {
			clear(y)
			for i := range bodies {
				y[6*i] = 1
			}
			y[6*worst+1] = 2
			if norm, at := s.Norm(y, nil); math.Abs(norm-math.Sqrt(5)) > 1e-15 || at != 6*worst {
				t.Errorf("%d workers: norm %g at %d, want %g at %d", workers, norm, at, math.Sqrt(5), 6*worst)
			}
			if norm := s.ResidualNorm(y); math.Abs(norm-math.Sqrt(5)/2) > 1e-15 {
				t.Errorf("%d workers: residual norm %g, want %g", workers, norm, math.Sqrt(5)/2)
			}
			for _, body := range []int{worst, massless} {
				before := y[6*body]
				y[6*body] = math.NaN()
				if norm := s.ResidualNorm(y); !math.IsNaN(norm) {
					t.Errorf("%d workers: residual norm %g although that of body %d is no number", workers, norm, body)
				}
				y[6*body] = before
			}
		}
	}
}
