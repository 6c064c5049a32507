package solvers_test

// Newton's iteration with a tangent that is wrong by a known amount.

import (
	"fmt"
	"math"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/mbd"
	"gabion/rigid"
	"gabion/solvers"
)

// pushes push each body away from the origin, by so many N/m, and say nothing of their tangent.
type pushes []float64

func (p pushes) Bodies() []int {
	bodies := make([]int, len(p))
	for i := range bodies {
		bodies[i] = i
	}
	return bodies
}

func (p pushes) Pairs() [][2]int { return nil }

func (p pushes) Evaluate(_ float64, poses []rigid.Frame, wrenches []rigid.Wrench, _ []rigid.Tangent) error {
	for i, k := range p {
		wrenches[i] = rigid.Wrench{Force: r3.Scale(k, poses[i].Position)}
	}
	return nil
}

// pushed makes a step of bodies of 1 kg whose tangent lacks what makes the error of each fall by a ratio of its own in an iteration, up to the slowest, and
// returns their velocities.
func pushed(t *testing.T, slowest, tolerance float64) []float64 {
	t.Helper()
	const bodies, h, alpha = 40, 0.01, -0.05
	beta := (1 - alpha) * (1 - alpha) / 4
	s, p := &mbd.System{}, make(pushes, bodies)
	for i := range p {
		ratio := slowest * float64(i+1) / bodies
		p[i] = ratio / ((1 + alpha) * beta * h * h)
		s.AddBody(mbd.Body{Name: fmt.Sprint(i), Mass: 1, Point: true, Pose: rigid.Frame{Position: r3.Vec{X: 1 / ratio}}})
	}
	s.AddLoad(p)
	g := build(t, s, solvers.Options{Method: solvers.HHT(alpha), Tolerance: tolerance, MaxIterations: 2000})
	if err := g.Step(h); err != nil {
		t.Fatal(err)
	}
	v := make([]float64, bodies)
	for i := range v {
		v[i] = s.Pose(i).Velocity.X
	}
	return v
}

// The velocities are about within the tolerance of the solution however slowly the iteration converges: the rates of single corrections, which acceleration
// makes uneven, are all that is known of it.
func TestSlowIterationsEndWithinTolerance(t *testing.T) {
	const uneven = 1.3
	for _, slowest := range []float64{0.3, 0.6, 0.8, 0.9, 0.95, 0.98} {
		exact := pushed(t, slowest, 1e-10)
		for _, tolerance := range []float64{1e-3, 1e-5, 1e-7} {
			worst := 0.0
			for i, v := range pushed(t, slowest, tolerance) {
				worst = max(worst, math.Abs(v-exact[i]))
			}
			if worst > uneven*tolerance {
				t.Errorf("errors that fall to %g in an iteration: velocities are wrong by %.3g m/s, want %g", slowest, worst, tolerance)
			}
		}
	}
}
