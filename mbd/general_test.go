package mbd

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// testConstraint grows a coordinate of this package with time: (1 + t^2) c - 2 t.
type testConstraint struct {
	source coordinate
	bodies []int
}

func (c *testConstraint) Bodies() []int { return c.bodies }

func (c *testConstraint) Evaluate(t float64, poses []rigid.Frame, gradient, hessian []float64) (value, rate, bias float64) {
	frames := make([]frame, 4)
	frames[0].rotation = identity3
	for k, b := range c.bodies {
		p := poses[k]
		frames[b+1] = frame{p.Position, p.Velocity, p.AngularVelocity, rotation(p.Orientation)}
	}
	at := c.source.attached()
	g, h := make([]r3.Vec, 2*len(at)), make([]matrix3, 4*len(at)*len(at))
	factor := 1 + t*t
	v := c.source.value(frames, 1, g)
	c.source.hessian(frames, 1, h)
	clear(gradient)
	clear(hessian)
	var speed float64
	n := 6 * len(c.bodies)
	place := func(k int) int { // of the k-th vector of the coordinate in ours
		for m, b := range c.bodies {
			if at[k/2] == b+1 {
				return 6*m + 3*(k%2)
			}
		}
		return -1
	}
	for i := range g {
		p := place(i)
		if p < 0 {
			continue
		}
		speed += r3.Dot(g[i], velocityComponent(frames, at, i))
		for r, x := range []float64{g[i].X, g[i].Y, g[i].Z} {
			gradient[p+r] += factor * x
			for j := range g {
				if q := place(j); q >= 0 && hessian != nil {
					for s := range 3 {
						hessian[(p+r)*n+q+s] += factor * h[i*len(g)+j][3*r+s]
					}
				}
			}
		}
	}
	return factor*v - 2*t, 2*t*v - 2, 2*v + 4*t*speed
}

func TestGeneralConstraint(t *testing.T) {
	for _, pair := range [][2]int{{0, 1}, {0, Ground}, {1, 0}} {
		t.Run(fmt.Sprint(pair), func(t *testing.T) {
			r := rand.New(rand.NewPCG(5, 6))
			s := twoBodies(r)
			i, j := randomMarker(r, pair[0]), randomMarker(r, pair[1])
			var bodies []int
			for _, b := range pair {
				if b != Ground {
					bodies = append(bodies, b)
				}
			}
			s.AddJoint(GeneralJoint("far", i, j,
				&testConstraint{&distance{pointOf(i), pointOf(j)}, bodies},
				&testConstraint{&projection{pointOf(i), pointOf(j), axisOf(j, 1)}, bodies},
				&testConstraint{&cosine{axisOf(i, 0), axisOf(j, 2)}, bodies},
			))
			if err := s.Build(); err != nil {
				t.Fatal(err)
			}
			c := randomState(r, s)
			checkTangent(t, s, c)
			checkConstraints(t, s, c)
		})
	}
}

// TestGeneralReaction compares the reaction on the ground with that of a joint that does not come from outside.
func TestGeneralReaction(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	s := twoBodies(r)
	i, j := randomMarker(r, Ground), randomMarker(r, 1)
	own := &Joint{Name: "own", Kind: "distance", I: i, J: j}
	own.add("distance", &distance{pointOf(i), pointOf(j)})
	s.AddJoint(own)
	s.AddJoint(GeneralJoint("outside", i, j, &testConstraint{&distance{pointOf(i), pointOf(j)}, []int{1}}))
	if err := s.Build(); err != nil {
		t.Fatal(err)
	}
	c := randomState(r, s)
	factor := 1 + c.t*c.t
	c.lambda[0] = factor * c.lambda[1]
	s.Place(c.t, c.q, c.v, c.a, c.lambda)
	if _, err := s.Residual(make([]float64, s.dofs), true); err != nil {
		t.Fatal(err)
	}
	a, b := s.Reaction(0), s.Reaction(1)
	if d := r3.Norm(r3.Sub(a.Force, b.Force)) + r3.Norm(r3.Sub(a.Moment, b.Moment)); d > 1e-13 || math.IsNaN(d) || r3.Norm(a.Force) == 0 {
		t.Errorf("reaction %v, want %v", b, a)
	}
}
