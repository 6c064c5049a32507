package cpu

import (
	"math"
	"testing"

	"gabion/dem/demtest"
	"gabion/dem/law"
	"gabion/dem/packing"
	"gabion/internal/expect"
	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// Tangents at a knot, where ends are taken out of strands, contacts slide along them and normals turn, are the derivatives of all forces by where all frames are, by
// central differences.
func TestTangentsAtKnot(t *testing.T) {
	const h, dt = 1e-9, 1e-5
	rng := packing.RandomStream(5, 9)
	for _, c := range []struct {
		name      string
		in        law.Interaction
		law       law.Law
		tolerance float64
	}{
		{"elastic", law.Interaction{Restitution: 1}, law.Law{Tangential: law.NoFriction}, 1e-5},
		{"damped", law.Interaction{Restitution: 0.3}, law.Law{Tangential: law.NoFriction}, 1e-4},
		{"sliding", law.Interaction{Restitution: 0.6, Friction: 0.01}, law.Law{}, 1e-4},
		{"sticking", law.Interaction{Restitution: 0.6, Friction: 50}, law.Law{}, 1e-4},
	} {
		for _, ball := range []bool{true, false} {
			touched := 0
			for range 30 {
				at := r3.Add(r3.Vec{Y: 0.023}, expect.RandomVec(rng, 0.02))
				m, frames := demtest.KnotModel(ball, c.in, c.law, packing.Particles{
					Position: []r3.Vec{at}, Radius: []float64{0.02}, Velocity: []r3.Vec{{X: 0.3, Y: -0.5, Z: 0.2}}, Angular: []r3.Vec{{X: 5, Z: -8}},
				})
				e := newCPU(t, m)
				expect.Must(0, e.Drift(dt))
				tangents := make([]rigid.Tangent, len(e.Pairs()))
				plus, minus := make([]rigid.Wrench, len(frames)), make([]rigid.Wrench, len(frames))
				expect.Must(0, e.Contact(frames, plus, tangents))
				if worst, size := compareTangents(e, frames, tangents, plus, minus, h); size > 0 {
					touched++
					if worst > c.tolerance*size {
						t.Errorf("%s, ball %v, particle at %v: off by %g of %g N/m", c.name, ball, at, worst, size)
					}
				}
			}
			if touched < 10 {
				t.Errorf("%s, ball %v: %d particles touch", c.name, ball, touched)
			}
		}
	}
}

// compareTangents is the largest difference of a stiffness to the central difference of forces, and the largest of these.
func compareTangents(e *Engine, frames []rigid.Frame, tangents []rigid.Tangent, plus, minus []rigid.Wrench, h float64) (worst, size float64) {
	for p, pair := range e.Pairs() {
		for column := range 3 {
			for sign, w := range map[float64][]rigid.Wrench{1: plus, -1: minus} {
				moved := append([]rigid.Frame(nil), frames...)
				displace(&moved[pair[1]], column, false, sign*h)
				expect.Must(0, e.Contact(moved, w, nil))
			}
			for row := range 6 {
				scale := 1.0
				if row >= 3 {
					scale = 0.01 // m
				}
				want := (entry6(plus[pair[0]], row) - entry6(minus[pair[0]], row)) / (2 * h * scale)
				worst = max(worst, math.Abs(tangents[p].Stiffness[row][column]/scale-want))
				size = max(size, math.Abs(want))
			}
		}
	}
	return worst, size
}
