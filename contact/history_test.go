package contact

import (
	"math"
	"slices"
	"testing"

	"gabion/contact/broadphase"
	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/internal/expect"
	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// boxOnBox is the engine of two boxes with a law, the second on the first, in a trial at the start.
func boxOnBox(t *testing.T, l law.Law, in law.Interaction) *Engine {
	t.Helper()
	box := geometry.Box{Size: r3.Vec{X: 1, Y: 1, Z: 1}}
	s := newStage(t, l, in, nil, []geometry.Shape{box, box}, []rigid.Frame{{}, {Position: r3.Vec{Z: 1}}})
	for i := range s.bodies {
		s.frames[i] = s.bodies[i].Frame
		s.contacts.bodies[i].moveTo(0, s.frames)
	}
	s.contacts.input = s.frames
	return s.contacts
}

// contactOfBoxes is one of a weight at a vertex of the first box, at a place x.
func contactOfBoxes(x float64, vertex int32, weight float64) bodyContact {
	p := r3.Vec{X: x, Z: 0.5}
	return bodyContact{
		identity: identity{Surface1: 0, Surface2: 1, Features: [2]int32{vertex, 0}, Places: [2]r3.Vec{p, p}},
		Point:    p, Normal: r3.Vec{Z: -1}, Radius: 0.02, Weight: weight, former: -1,
	}
}

// A contact beside another splits off from it where it is near enough in the first trial of a step, and has nothing of it where it is not, wherever
// it comes to be in later trials.
func TestHistoryOfFirstTrial(t *testing.T) {
	e, w := boxOnBox(t, frictional, law.Interaction{Restitution: 0.5, Friction: 0.5}), &workspace{}
	contactAt := func(x float64, vertex int32) bodyContact { return contactOfBoxes(x, vertex, 0.5) }
	old := contactAt(0, 1)
	old.End = contactState{History: law.History{Spring: r3.Vec{X: 1e-3}, Radius: 2e-3}, Weight: 0.5, Springs: 3, Dissipation: 4}
	e.previous = []bodyContact{old}
	trial := func(beside float64) []bodyContact {
		contacts := []bodyContact{contactAt(0, 1), contactAt(beside, 2)}
		e.seek(w, broadphase.NewPair(0, 1))
		e.continueContacts(w, contacts, e.atFirst(w, 0, 1))
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
		a, b := &e.first[0].Start, &e.first[1].Start
		if sum := (contactState{Weight: a.Weight + b.Weight, Springs: a.Springs + b.Springs, Dissipation: a.Dissipation + b.Dissipation}); sum != (contactState{Weight: 0.5, Springs: 3, Dissipation: 4}) || a.History.Radius+b.History.Radius != 2e-3 {
			t.Errorf("%g m beside another: parts %+v and %+v of %+v", c.first, *a, *b, old.End)
		}
		if got := later[1].Start.History.Spring.X != 0; got != c.splits || later[1].Start != e.first[1].Start || later[0].former != 0 {
			t.Errorf("%g m beside another, then %g m: friction spring %g m", c.first, c.later, later[1].Start.History.Spring.X)
		}
	}
}

// A contact that hardly counts in the first trial of a step, and by half in a later one, moves no more mass there than its bodies have.
func TestMassOfGrowingContact(t *testing.T) {
	ball := geometry.Sphere{Radius: 0.5}
	s := newStage(t, frictional, law.Interaction{Restitution: 0.5, Friction: 0.5}, []dem.Surface{floor}, []geometry.Shape{ball}, []rigid.Frame{{Position: r3.Vec{Z: 0.49}}})
	e, w := s.contacts, &workspace{}
	s.frames[0] = s.bodies[0].Frame
	e.Drift(1e-3, 1e-3)
	expect.Must(0, e.Contact(s.frames, s.wrenches, nil))
	e.input = s.frames
	for _, c := range []struct{ first, later, want float64 }{{1e-6, 0.5, 2}, {0.4, 0.5, 0.1}} {
		e.first = slices.Clone(e.current)
		e.first[0].Weight, e.first[0].Mass = c.first, 0.1*s.bodies[0].mass
		if c.first < 0.1 {
			e.first[0].Mass = s.bodies[0].mass / c.first
		}
		later := slices.Clone(e.current)
		later[0].Weight = c.later
		e.seek(w, broadphase.NewPair(0, 1))
		e.continueContacts(w, later, e.atFirst(w, 0, 1))
		if got := later[0].Mass / s.bodies[0].mass; math.Abs(got-c.want) > 1e-12 {
			t.Errorf("weight %g, then %g: %g of the body's mass, want %g", c.first, c.later, got, c.want)
		}
	}
}
