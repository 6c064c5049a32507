package mbd

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/rigid"
)

// overSheave is a rope over the top of a sheave of 0.2 m, which starts straight over its middle; place moves the sheave, by its height beside the ends and how far it is out of their plane, pulls the end by a way, and
// accepts the step.
func overSheave(t *testing.T, friction float64) (s *System, f *RunningRope, place func(height, beside, pulled float64)) {
	t.Helper()
	s = &System{}
	s.AddBody(Body{Name: "sheave", Mass: 1, Inertia: Inertia{XX: 1, YY: 1, ZZ: 1}})
	s.AddBody(Body{Name: "end", Mass: 1, Point: true, Pose: rigid.Frame{Position: r3.Vec{X: 3}}})
	f = &RunningRope{Name: "rope", Law: LinearRope(1e6), FreeLength: InitialLength, Prestrain: 1e-3, Points: []RopePoint{
		{Marker: Marker{Body: Ground, Position: r3.Vec{X: -2}}}, {Marker: Marker{Body: 0}, Friction: friction, Radius: 0.2, Over: r3.Vec{Z: 1}}, {Marker: Marker{Body: 1}},
	}}
	s.AddForce(f)
	if err := s.Build(); err != nil {
		t.Fatal(err)
	}
	return s, f, func(height, beside, pulled float64) {
		t.Helper()
		q := []float64{0, beside, height, 1, 0, 0, 0, 3 + pulled, 0, 0}
		s.Place(0, q, make([]float64, 10), make([]float64, 10), nil)
		if err := s.Commit(); err != nil {
			t.Fatal(err)
		}
	}
}

// tangents of a rope over the top of a circle of 0.2 m at the origin: their inclinations before and after it, the arc, and the length of the rope. Below a straight line between both ends there is no arc.
func overCircle(x1, z1, x2, z2 float64) (before, after, wrap, length float64) {
	const radius = 0.2
	d1, d2 := math.Hypot(x1, z1), math.Hypot(x2, z2)
	before, after = math.Atan2(-z1, -x1)+math.Asin(radius/d1), math.Atan2(z2, x2)-math.Asin(radius/d2)
	if wrap = before - after; wrap <= 0 {
		before = math.Atan2(z2-z1, x2-x1)
		return before, before, 0, math.Hypot(x2-x1, z2-z1)
	}
	return before, after, wrap, math.Sqrt(d1*d1-radius*radius) + math.Sqrt(d2*d2-radius*radius) + radius*wrap
}

// A rope that begins straight over the middle of a sheave stays on its side as the ends go down, and up until it leaves the sheave, and comes back: arc, force on the axle and tensions are those of the circle, whether the
// way goes through the middle just so or beside it.
func TestRopeStaysOnItsSide(t *testing.T) {
	for _, friction := range []float64{0, 0.3} {
		for _, beside := range []float64{0, 1e-9, 1e-3} {
			t.Run(fmt.Sprint(friction, beside), func(t *testing.T) {
				s, f, place := overSheave(t, friction)
				left, pressed := 0, 0
				const steps = 4000
				for k := range steps + 1 {
					phase := 2 * math.Pi * float64(k) / steps
					height, pulled := 0.8*math.Sin(2*phase), 0.3*float64(k)/steps
					place(height, beside*math.Sin(phase), pulled)
					before, after, wrap, length := overCircle(-2, -height, 3+pulled, -height)
					first, second := f.Span(s, 0), f.Span(s, 1)
					off := 2 * beside / leastSwivel // the sheave stays upright in the middle, and turns by up to that as it leaves it
					if got := f.path.bend[1].wrap; math.Abs(got-wrap) > 1e-12+off*off {
						t.Fatalf("at a height of %g m the arc is %g rad, want %g", height, got, wrap)
					}
					if got := first.Length + second.Length; math.Abs(got-length) > 1e-12+off*off {
						t.Fatalf("at a height of %g m the way is %.12g m, want %.12g", height, got, length)
					}
					out := make([]rigid.Wrench, 3)
					f.act(s, out)
					force := r3.Vec{X: second.Tension*math.Cos(after) - first.Tension*math.Cos(before), Z: second.Tension*math.Sin(after) - first.Tension*math.Sin(before)}
					if d := r3.Norm(r3.Sub(out[1].Force, force)); d > (1e-12+off)*second.Tension {
						t.Fatalf("at a height of %g m the force on the axle is %v, want %v N", height, out[1].Force, force)
					}
					ratio := second.Tension / first.Tension
					if want := math.Exp(friction * wrap); k > 0 && (ratio > want*(1+1e-8+off) || ratio < 1/want*(1-1e-8-off)) {
						t.Fatalf("at a height of %g m tensions are in a ratio of %.9g, beyond %.9g", height, ratio, want)
					}
					if wrap == 0 {
						left++
					} else if wrap > 0.5 {
						pressed++
					}
				}
				if left < 500 || pressed < 500 {
					t.Errorf("the rope was off the sheave in %d steps, on it in %d", left, pressed)
				}
			})
		}
	}
}

// A rope that is pulled over a sheave slips with the ratio of Euler's (capstan) equation, on its arc as the ends are above and below the middle.
func TestCapstanBesideStraight(t *testing.T) {
	for _, height := range []float64{0.3, 0.05, 0.01, 0, -0.01, -0.05, -0.15} {
		s, f, place := overSheave(t, 0.3)
		for k := range 400 {
			place(height*min(1, float64(k)/50), 0, 0.04*float64(k)/400)
		}
		_, _, wrap, _ := overCircle(-2, -height, 3+0.04*399/400, -height)
		if ratio := f.Span(s, 1).Tension / f.Span(s, 0).Tension; !(wrap > 0) || math.Abs(ratio/math.Exp(0.3*wrap)-1) > 1e-9 {
			t.Errorf("at %g m, with an arc of %g rad, the ratio is %.9g, want %.9g", height, wrap, ratio, math.Exp(0.3*wrap))
		}
	}
}

// What moves the sheave and pulls the rope works as much as the rope stores and friction takes, through the middle and off the sheave.
func TestWorkAtSheaveBesideStraight(t *testing.T) {
	for _, friction := range []float64{0, 0.3} {
		s, f, place := overSheave(t, friction)
		stored, work := s.Energies().Elastic, 0.0
		var last [2]float64
		var at [2]float64
		const steps = 80000
		for k := range steps + 1 {
			phase := 4 * math.Pi * float64(k) / steps
			now := [2]float64{0.3 * math.Sin(phase), 0.05 * (1 - math.Cos(phase/2))}
			place(now[0], 0, now[1])
			out := make([]rigid.Wrench, 3)
			f.act(s, out)
			forces := [2]float64{-out[1].Force.Z, -out[2].Force.X}
			for i := range forces {
				if k > 0 {
					work += (forces[i] + last[i]) / 2 * (now[i] - at[i])
				}
			}
			last, at = forces, now
		}
		e := s.Energies()
		gained := e.Elastic - stored + e.Sliding
		if math.Abs(gained-work) > 1e-5*(math.Abs(work)+stored) {
			t.Errorf("friction %g: work is %g J, stored and taken are %g J", friction, work, gained)
		}
		if friction > 0 && !(e.Sliding > 1) {
			t.Errorf("friction took %g J", e.Sliding)
		}
	}
}

// The side is kept in the state variables: a rope taken back to them is where it was, on that side of the sheave on which its bend alone would not have it.
func TestSideIsState(t *testing.T) {
	s, f, place := overSheave(t, 0)
	for k := range 11 {
		place(-0.01*float64(k), 0, 0)
	}
	saved := slices.Clone(s.StateVariables())
	want := f.Span(s, 0)
	s, f, place = overSheave(t, 0)
	copy(s.StateVariables(), saved)
	if place(-0.1, 0, 0); f.Span(s, 0) != want {
		t.Errorf("taken up, the span is %+v, want %+v", f.Span(s, 0), want)
	}
	if _, _, wrap, _ := overCircle(-2, 0.1, 3, 0.1); !(wrap > 0) || math.Abs(f.path.bend[1].wrap-wrap) > 1e-12 {
		t.Errorf("the arc is %g rad, want %g", f.path.bend[1].wrap, wrap)
	}
}

// The derivatives of a rope are those of its forces where it is straight over a sheave, on its inner side, and where it has left one or two that are beside others, and its powers add up.
func TestSideTangents(t *testing.T) {
	for name, c := range map[string]struct {
		friction float64
		left     []int
		straight bool
	}{"straight": {0, nil, true}, "straight, rough": {0.05, nil, true}, "left": {0, []int{3}, false}, "left, rough": {0.05, []int{3}, false}, "left first": {0.05, []int{1}, false}, "left two": {0.05, []int{3, 4}, false}, "left all": {0, []int{1, 3, 4}, false}} {
		for seed := range uint64(6) {
			t.Run(fmt.Sprint(name, " ", seed), func(t *testing.T) {
				r := rand.New(rand.NewPCG(seed, 17))
				s := twoBodies(r)
				f := ropeThrough(r, s, c.friction, 0.05, Ground, 0, 2, 1, 0, 2, Ground)
				f.Points[4].Radius, f.Points[5].Radius = 0.03, 0
				m := builtRope(t, s, f)
				for k := range m.material {
					m.material[k] *= 0.8 + 0.1*r.Float64()
				}
				for k, i := range f.path.sheaves {
					side := f.sideState(s, k)
					switch {
					case slices.Contains(c.left, i):
						for j := range side {
							side[j] = -side[j]
						}
					case c.straight:
						side[3] = 0
						if c.friction > 0 { // which needs the line across the axis, as it is but for the turn of a rope that is nearly straight
							continue
						}
						n := r3.Unit(r3.Add(r3.Vec{X: side[0], Y: side[1], Z: side[2]}, randomVector(r, 0.2)))
						side[0], side[1], side[2] = n.X, n.Y, n.Z
					}
				}
				f.commitHolds(s)
				state := randomState(r, s)
				checkTangent(t, s, state)
				checkRopePower(t, s, f, state)
				off := 0
				for _, i := range f.path.sheaves {
					if f.path.bend[i].off {
						off++
						if !slices.Contains(c.left, i) {
							t.Errorf("the rope has left point %d", i+1)
						}
					}
				}
				if off == 0 && c.left != nil {
					t.Error("the rope has left no sheave")
				}
			})
		}
	}
}

// A rope that a sheave takes past half a turn is wound round it by more.
func TestMoreThanHalfATurn(t *testing.T) {
	s := &System{}
	s.AddBody(Body{Name: "end", Mass: 1, Point: true, Pose: rigid.Frame{Position: r3.Vec{X: 2}}})
	f := &RunningRope{Name: "rope", Law: LinearRope(1e6), FreeLength: InitialLength, Prestrain: 1e-3, Points: []RopePoint{
		{Marker: Marker{Body: Ground, Position: r3.Vec{X: -2}}}, {Marker: Marker{Body: Ground}, Radius: 0.2, Over: r3.Vec{Z: 1}}, {Marker: Marker{Body: 0}},
	}}
	s.AddForce(f)
	if err := s.Build(); err != nil {
		t.Fatal(err)
	}
	for k := range 701 {
		turned := 0.01 * float64(k)
		s.Place(0, []float64{2 * math.Cos(turned), 0, -2 * math.Sin(turned)}, make([]float64, 3), make([]float64, 3), nil)
		if err := s.Commit(); err != nil {
			t.Fatal(err)
		}
		if want := turned + 2*math.Asin(0.1); math.Abs(f.path.bend[1].wrap-want) > 1e-9 {
			t.Fatalf("turned by %g rad the arc is %g, want %g", turned, f.path.bend[1].wrap, want)
		}
	}
}

// What a rope does to all that it runs through, and is held at, has neither a sum nor a moment, whether its sheaves are rough or turn freely, on bodies or, freely, on point masses; a rough one on a point mass, which takes no
// moment, is refused.
func TestRopeTurnsNothing(t *testing.T) {
	for seed := range uint64(30) {
		r := rand.New(rand.NewPCG(seed, 41))
		s := twoBodies(r)
		f := ropeThrough(r, s, 0, 0.05, Ground, 0, 1, 2, 0, Ground)
		f.Points[1].Friction, f.Points[2].Friction, f.Points[2].Radius = 0.3, 0.2, 0.1
		m := builtRope(t, s, f)
		for k := range m.material {
			m.material[k] *= 0.8 + 0.1*r.Float64()
		}
		c := randomState(r, s)
		s.Place(c.t, c.q, c.v, c.a, c.lambda)
		out := make([]rigid.Wrench, len(f.Points))
		f.act(s, out)
		var force, moment r3.Vec
		size := 0.0
		for i, w := range out {
			force = r3.Add(force, w.Force)
			moment = r3.Add(moment, r3.Add(w.Moment, r3.Cross(s.frames[f.Points[i].Marker.Body+1].position, w.Force)))
			size += r3.Norm(w.Force)
		}
		if r3.Norm(force) > 1e-12*size || r3.Norm(moment) > 1e-11*size {
			t.Errorf("seed %d: forces of %g N sum up to %v N and %v N m", seed, size, force, moment)
		}
		s = twoBodies(r)
		ropeThrough(r, s, 0.1, 0.05, Ground, 2, 1, Ground)
		if err := s.Build(); err == nil {
			t.Error("a sheave with friction on a point mass is taken")
		}
	}
}

// A side that is not given where the rope runs straight over the middle, or that is along the rope, is refused.
func TestSideIsAsked(t *testing.T) {
	for _, over := range []r3.Vec{{}, {X: 1}} {
		s := &System{}
		s.AddBody(Body{Name: "end", Mass: 1, Point: true, Pose: rigid.Frame{Position: r3.Vec{X: 2}, Orientation: quat.Number{}}})
		s.AddForce(&RunningRope{Name: "rope", Law: LinearRope(1e6), FreeLength: InitialLength, Points: []RopePoint{
			{Marker: Marker{Body: Ground, Position: r3.Vec{X: -2}}}, {Marker: Marker{Body: Ground}, Radius: 0.2, Over: over}, {Marker: Marker{Body: 0}},
		}})
		if err := s.Build(); err == nil {
			t.Errorf("over %v it is taken", over)
		}
	}
}
