package mbd

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// longRope is a rope from a body to the ground through many points of others, of which some grip it, in a state in which it pulls.
func longRope(r *rand.Rand, friction, radius float64, change func(*RunningRope)) (*System, *RunningRope) {
	s := twoBodies(r)
	bodies := []int{0}
	for range 18 {
		bodies = append(bodies, (bodies[len(bodies)-1]+1+r.IntN(2))%3) // not that of the point before, which may be the same point
	}
	f := ropeThrough(r, s, 0, 0, append(bodies, Ground)...)
	for _, i := range [...]int{7, 13} {
		if radius > 0 { // a sheave on a body that turns, between points that are not one
			f.Points[i-1].Marker, f.Points[i].Marker = randomMarker(r, 0), randomMarker(r, 1)
		}
		f.Points[i].Friction, f.Points[i].Radius = friction, radius
	}
	change(f)
	return s, f
}

// The tangent of a long rope is that of its forces, borders and all, whether it slips at the points that grip it or not.
func TestBorderTangents(t *testing.T) {
	flat := polyline(t, [2]float64{0, 1.5})
	for name, c := range map[string]struct {
		friction, radius float64
		change           func(f *RunningRope)
	}{
		"free":        {0, 0, func(*RunningRope) {}},
		"slips":       {0.01, 0, func(*RunningRope) {}},
		"holds":       {50, 0, func(*RunningRope) {}},
		"sheaves":     {0.05, 0.01, func(*RunningRope) {}},
		"damped":      {0.05, 0.01, func(f *RunningRope) { f.Damping = 0.3 }},
		"slack":       {0.05, 0, func(f *RunningRope) { f.FreeLength = 1000 }},
		"clips":       {0, 0, func(f *RunningRope) { f.Points[7].Clip, f.Points[13].Clip = 0.5, 0.01 }},
		"spaced":      {0.05, 0, func(f *RunningRope) { f.Spacing = Spacing{3, 7} }},
		"brakes run":  {0.05, 0, func(f *RunningRope) { f.Brakes = []RopeBrake{{Span: 4, Force: flat, Stroke: 1000}} }},
		"one is held": {0.05, 0, func(f *RunningRope) { f.Points[7].Marker.Body = Ground }},
	} {
		for seed := range uint64(4) {
			t.Run(fmt.Sprint(name, " ", seed), func(t *testing.T) {
				r := rand.New(rand.NewPCG(seed, 9))
				s, f := longRope(r, c.friction, c.radius, c.change)
				m := builtRope(t, s, f)
				if len(f.edge) == 0 {
					t.Fatal("the rope has no borders")
				}
				for k := range m.material {
					m.material[k] *= 0.8 + 0.15*r.Float64()
					m.peak[k] = 1 + r.Float64()
				}
				checkTangent(t, s, randomState(r, s))
			})
		}
	}
}

// A long rope through points without mass of their own takes as many values of the pattern as it has points, not as many as pairs of these.
func TestBorderPattern(t *testing.T) {
	values := func(points int) int {
		s := &System{}
		var bodies []int
		for i := range points {
			bodies = append(bodies, s.AddBody(Body{Name: fmt.Sprint(i), Mass: 1, Point: true, Pose: rigid.Frame{Position: r3.Vec{X: float64(i), Y: float64(i % 2)}}}))
		}
		f := &RunningRope{Name: "rope", Law: LinearRope(30), FreeLength: InitialLength}
		for _, b := range bodies {
			f.Points = append(f.Points, RopePoint{Marker: Marker{Body: b}})
		}
		s.AddForce(f)
		if err := s.Build(); err != nil {
			t.Fatal(err)
		}
		return len(s.Pattern().RawMatrix().Data)
	}
	if a, b := values(100), values(200); b > 2*a+100 {
		t.Errorf("%d values for 100 points, %d for 200", a, b)
	}
}
