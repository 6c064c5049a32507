package contact

import (
	"testing"

	"gabion/contact/broadphase"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// A contact beside another splits off from it where it is near enough in the first trial of a step, and has nothing of it where it is not, wherever
// it comes to be in later trials.
func TestHistoryOfFirstTrial(t *testing.T) {
	box := geometry.Box{Size: r3.Vec{X: 1, Y: 1, Z: 1}}
	s := newStage(t, frictional, law.Interaction{Restitution: 0.5, Friction: 0.5}, nil, []geometry.Shape{box, box}, []rigid.Frame{{}, {Position: r3.Vec{Z: 1}}})
	e, w := s.contacts, &workspace{}
	for i := range s.bodies {
		s.frames[i] = s.bodies[i].Frame
		e.bodies[i].moveTo(0, s.frames)
	}
	e.input = s.frames
	contactAt := func(x float64, vertex int32) bodyContact {
		p := r3.Vec{X: x, Z: 0.5}
		return bodyContact{identity: identity{Surface1: 0, Surface2: 1, Features: [2]int32{vertex, 0}, Places: [2]r3.Vec{p, p}}, Point: p, Normal: r3.Vec{Z: -1}, Radius: 0.02, Weight: 0.5, former: -1}
	}
	old := contactAt(0, 1)
	old.End.History.Spring = r3.Vec{X: 1e-3}
	e.previous = []bodyContact{old}
	trial := func(beside float64) []bodyContact {
		contacts := []bodyContact{contactAt(0, 1), contactAt(beside, 2)}
		e.seek(w, broadphase.NewPair(0, 1))
		e.continueContacts(w, contacts)
		return contacts
	}
	for _, c := range []struct {
		first, later float64
		splits       bool
	}{{0.019, 0.021, true}, {0.021, 0.019, false}} {
		e.massed = false
		e.first = trial(c.first)
		e.massed = true
		later := trial(c.later)
		if got := later[1].Start.History.Spring.X != 0; got != c.splits || later[1].Start != e.first[1].Start || later[0].former != 0 {
			t.Errorf("%g m beside another, then %g m: friction spring %g m", c.first, c.later, later[1].Start.History.Spring.X)
		}
	}
}
