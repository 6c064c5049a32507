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

// A rope of two tensions pulls on a body with a sheave at the points where its tangents touch the rim, along these, and on what holds its ends likewise.
func TestPullsAtRoughSheave(t *testing.T) {
	for seed := range uint64(50) {
		r := rand.New(rand.NewPCG(seed, 31))
		s := twoBodies(r)
		f := ropeThrough(r, s, 50, 0.05+0.1*r.Float64(), 1, 0, Ground)
		if err := s.Build(); err != nil {
			t.Fatal(err)
		}
		m := f.state(s)
		m.material[0], m.material[1] = 0.9*m.material[0], 0.8*m.material[1]
		c := randomState(r, s)
		s.Place(c.t, c.q, c.v, c.a, c.lambda)
		out := make([]rigid.Wrench, 3)
		f.act(s, out)
		var places [3]r3.Vec
		for i := range places {
			_, places[i], _ = s.frames[f.Points[i].Marker.Body+1].at(&f.Points[i].Marker.Position)
		}
		radius := f.Points[1].Radius
		normal := r3.Unit(r3.Cross(r3.Sub(places[1], places[0]), r3.Sub(places[2], places[1])))
		body := &s.frames[f.Points[1].Marker.Body+1]
		var force, moment r3.Vec
		for i, from := range [2]int{0, 2} {
			// A right triangle between the end, the centre and the place on the rim, where the rope moves round the normal.
			d := r3.Norm(r3.Sub(places[from], places[1]))
			e := r3.Scale(1/d, r3.Sub(places[from], places[1]))
			beside := r3.Scale(float64(1-2*i), r3.Cross(normal, e))
			touch := r3.Add(places[1], r3.Scale(radius, r3.Add(r3.Scale(radius/d, e), r3.Scale(math.Sqrt(1-radius*radius/(d*d)), beside))))
			pull := r3.Scale(f.Span(s, i).Tension, r3.Unit(r3.Sub(places[from], touch)))
			if f.Span(s, i).Tension == 0 {
				t.Fatal("the rope is slack")
			}
			if off := r3.Norm(r3.Add(out[from].Force, pull)); off > 1e-12*r3.Norm(pull) {
				t.Errorf("seed %d: the force at end %d is %g N off %v N", seed, from, off, pull)
			}
			force, moment = r3.Add(force, pull), r3.Add(moment, r3.Cross(r3.Sub(touch, body.position), pull))
		}
		if off := r3.Norm(r3.Sub(out[1].Force, force)); off > 1e-12*r3.Norm(force) {
			t.Errorf("seed %d: the force on the sheave is %g N off %v N", seed, off, force)
		}
		if off := r3.Norm(r3.Sub(out[1].Moment, moment)); off > 1e-12*r3.Norm(force) {
			t.Errorf("seed %d: the moment on the sheave is %g N m off %v N m", seed, off, moment)
		}
	}
}

// The derivatives of a rope that sheaves carry along are those of its forces, in borders and without, whether it slips, holds or is clamped.
func TestCarriedTangents(t *testing.T) {
	for name, c := range map[string]struct{ friction, turned float64 }{
		"slips, carried on": {0.03, 2}, "slips, carried back": {0.03, -2}, "holds, carried on": {50, 2}, "holds, carried back": {50, -2}, "holds": {50, 0}, "clamped": {math.Inf(1), 2},
	} {
		for seed := range uint64(8) {
			t.Run(fmt.Sprint(name, " ", seed), func(t *testing.T) {
				r := rand.New(rand.NewPCG(seed, 12))
				s := twoBodies(r)
				var f *RunningRope
				if seed%2 == 0 {
					f = ropeThrough(r, s, c.friction, 0.05, Ground, 0, 2, 1, 0, Ground)
				} else {
					s, f = longRope(r, c.friction, 0.01, func(*RunningRope) {})
				}
				m := builtRope(t, s, f)
				for k := range m.material {
					m.material[k] *= 0.8 + 0.15*r.Float64()
					m.strain[k] = 0.2 * r.Float64()
				}
				for k := range f.path.holds {
					f.holdState(s, k)[0] += c.turned
				}
				state := randomState(r, s)
				checkTangent(t, s, state)
				checkRopePower(t, s, f, state)
				for k := range f.path.holds {
					if h := &f.path.holds[k]; (h.carried != 0) != (c.turned != 0 && !h.clamped) || (h.rope > 0) != (h.carried != 0) {
						t.Errorf("a sheave carries %g rad, %g m of rope", h.carried, h.rope)
					}
				}
			})
		}
	}
}

// drumTurned is a rope over a drum of 0.2 m, of which it covers half; turn turns the drum in steps.
func drumTurned(t *testing.T, friction float64) (s *System, f *RunningRope, turn func(to float64, steps int)) {
	t.Helper()
	s = &System{}
	s.AddBody(Body{Name: "drum", Mass: 1, Inertia: Inertia{XX: 1, YY: 1, ZZ: 1}})
	f = &RunningRope{Name: "rope", Law: LinearRope(1e5), FreeLength: InitialLength, Prestrain: 1e-3, Points: []RopePoint{
		{Marker: Marker{Body: Ground, Position: r3.Vec{X: -0.2, Z: -2}}}, {Marker: Marker{Body: 0}, Friction: friction, Radius: 0.2}, {Marker: Marker{Body: Ground, Position: r3.Vec{X: 0.2, Z: -3}}},
	}}
	s.AddForce(f)
	if err := s.Build(); err != nil {
		t.Fatal(err)
	}
	angle := 0.0
	return s, f, func(to float64, steps int) {
		t.Helper()
		for k := range steps {
			x := (angle + (to-angle)*float64(k+1)/float64(steps)) / 2
			s.Place(0, []float64{0, 0, 0, math.Cos(x), 0, math.Sin(x), 0}, make([]float64, 7), make([]float64, 7), nil)
			if err := s.Commit(); err != nil {
				t.Fatal(err)
			}
		}
		angle = to
	}
}

// What a drum takes of a rope that is clamped to it lengthens one span and shortens the other by its arc, in however many steps it turns.
func TestClampedRopeTurnsWithDrum(t *testing.T) {
	for _, steps := range []int{1, 2, 7, 200} {
		s, f, turn := drumTurned(t, math.Inf(1))
		first, second := f.Span(s, 0).Length, f.Span(s, 1).Length
		if arc := 0.1 * math.Pi; math.Abs(first-2-arc) > 1e-12 || math.Abs(second-3-arc) > 1e-12 {
			t.Fatalf("the spans are %g m and %g m long", first, second)
		}
		for _, to := range []float64{0.4, 2, -1, 0} {
			turn(to, steps)
			// About Y, it turns from the first span, at negative X, over the top to the second.
			if a, b := f.Span(s, 0).Length-first, f.Span(s, 1).Length-second; math.Abs(a-0.2*to) > 1e-12 || math.Abs(b+0.2*to) > 1e-12 {
				t.Errorf("%d steps to %g rad: the spans are longer by %g m and %g m", steps, to, a, b)
			}
		}
	}
}

// A drum that turns under a rope drags it to the ratio of tensions that friction holds and no further, the same one after many turns, with all of the rope there, and takes the work of that.
func TestDrumTurnsUnderRope(t *testing.T) {
	const friction = 0.2
	s, f, turn := drumTurned(t, friction)
	free := f.FreeLength
	for k := range 5 {
		before, _, _ := f.Losses(s)
		turn(20*float64(k+1), 20000)
		first, second := f.Span(s, 0), f.Span(s, 1)
		if ratio, want := first.Tension/second.Tension, math.Exp(friction*math.Pi); math.Abs(ratio/want-1) > 1e-9 {
			t.Errorf("tensions are in a ratio of %.12g, want %.12g", ratio, want)
		}
		if rope := first.Unstrained + second.Unstrained; math.Abs(rope-free) > 1e-12 {
			t.Errorf("%g m of rope, of %g m", rope, free)
		}
		after, _, _ := f.Losses(s)
		if work := 0.2 * 20 * (first.Tension - second.Tension); k > 0 && math.Abs(after-before-work) > 1e-9*work {
			t.Errorf("friction took %g J, of work of %g J", after-before, work)
		}
	}
}

// What a sheave does in trials that are not accepted leaves no mark, and the state variables of a rope bring back where it is held.
func TestHoldRemembersStepsOnly(t *testing.T) {
	s, f, turn := drumTurned(t, 0.3)
	at := func(x float64) (tensions [2]float64) {
		q := quat.Number{Real: math.Cos(x / 2), Imag: 0.6 * math.Sin(x/2), Jmag: 0.8 * math.Sin(x/2)}
		s.Place(0, []float64{0, 0, 0.01, q.Real, q.Imag, q.Jmag, q.Kmag}, make([]float64, 7), make([]float64, 7), nil)
		return [2]float64{f.Span(s, 0).Tension, f.Span(s, 1).Tension}
	}
	turn(1, 9)
	saved, before := slices.Clone(s.StateVariables()), at(0.98)
	at(2)
	if after := at(0.98); after != before {
		t.Errorf("%v N after a trial, %v N before", after, before)
	}
	turn(2, 10)
	copy(s.StateVariables(), saved)
	if after := at(0.98); after != before {
		t.Errorf("%v N after it is restored, %v N before", after, before)
	}
	if before[0] == before[1] {
		t.Error(fmt.Sprint("both tensions are ", before[0]))
	}
}
