package contact

import (
	"slices"
	"testing"

	"gabion/internal/expect"
	"gabion/rigid"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// A ball flies through a crumpling net, which touches itself: the wrenches have the same bits on any number of threads, and after a restart with a
// broad phase that has seen nothing of what was before.
func TestThreadsGiveTheSameBits(t *testing.T) {
	const steps, dt = 60, 1e-4
	play := func(e *Engine, frames []rigid.Frame, from, to int) (all []rigid.Wrench) {
		wrenches := make([]rigid.Wrench, len(frames))
		for step := from; step < to; step++ {
			for i := range frames {
				f := &frames[i]
				f.Velocity = r3.Vec{X: 40 * float64(i%3-1), Y: -250 * f.Position.Y, Z: 20 * float64(i%2)}
				f.Position = r3.Add(f.Position, r3.Scale(dt, f.Velocity))
			}
			e.Drift(dt*float64(step+1), dt)
			tangents := make([]rigid.Tangent, len(e.Pairs()))
			expect.Must(0, e.Contact(frames, wrenches, tangents))
			expect.Must(0, e.Commit())
			all = append(all, wrenches...)
		}
		return all
	}
	e, frames := newNet(20, quat.Number{Real: 1}, 1)
	want := play(e, frames, 0, steps)
	if pairs := len(e.broad.Pairs()); e.Touching() < 20 || pairs < 2*pairsInChunk {
		t.Fatalf("%d contacts, %d pairs", e.Touching(), pairs)
	}
	for _, threads := range []int{2, 5} {
		e, frames := newNet(20, quat.Number{Real: 1}, threads)
		if !slices.Equal(play(e, frames, 0, steps), want) {
			t.Errorf("other bits on %d threads", threads)
		}
	}
	e, frames = newNet(20, quat.Number{Real: 1}, 1)
	play(e, frames, 0, steps/2)
	fresh, _ := newNet(20, quat.Number{Real: 1}, 1)
	fresh.previous, fresh.losses = e.previous, e.losses
	if got := play(fresh, frames, steps/2, steps); !slices.Equal(got, want[len(want)/2:]) {
		t.Error("other bits after a restart")
	}
}

// Tangents that are given again are those of a new list, and zero outside the pairs that are touched.
func TestTangentsGivenAgain(t *testing.T) {
	e, frames := newNet(20, quat.Number{Real: 1}, 1)
	other, _ := newNet(20, quat.Number{Real: 1}, 1) // which always gets a new list
	again, touched, changes := make([]rigid.Tangent, len(e.Pairs())), []int(nil), 0
	for step := range 40 {
		for i := range frames {
			frames[i].Velocity = r3.Vec{X: 40 * float64(i%3-1), Y: -250 * frames[i].Position.Y, Z: 20 * float64(i%2)}
			frames[i].Position = r3.Add(frames[i].Position, r3.Scale(1e-4, frames[i].Velocity))
		}
		e.Drift(1e-4*float64(step+1), 1e-4)
		other.Drift(1e-4*float64(step+1), 1e-4)
		fresh := make([]rigid.Tangent, len(other.Pairs()))
		expect.Must(0, other.Contact(frames, nil, fresh))
		expect.Must(0, e.Contact(frames, nil, again))
		set := slices.Clone(e.Touched())
		if !slices.IsSorted(set) {
			t.Fatalf("step %d: touched are %d", step, set)
		}
		for n := range fresh {
			if _, is := slices.BinarySearch(set, n); !is && fresh[n] != (rigid.Tangent{}) {
				t.Fatalf("step %d: pair %d is not said to be touched", step, n)
			}
		}
		if !slices.Equal(again, fresh) {
			t.Fatalf("step %d: other tangents where the list is given again", step)
		}
		expect.Must(0, e.Commit())
		expect.Must(0, other.Commit())
		if !slices.Equal(set, touched) {
			touched, changes = set, changes+1
		}
	}
	if changes < 3 {
		t.Fatalf("what touches changes %d times", changes)
	}
}

// The tangents and masses of some hundred contacts in a heap of hulls have the same bits on any number of threads.
func TestTangentsOnThreads(t *testing.T) {
	evaluate := func(threads int) ([]rigid.Tangent, []bodyContact) {
		s := newHeap(t, 200, threads)
		e := s.contacts
		e.Drift(1e-4, 1e-4)
		expect.Must(0, e.Contact(s.frames, s.wrenches, nil))
		e.UpdatePairs()
		tangents := make([]rigid.Tangent, len(e.Pairs()))
		expect.Must(0, e.Contact(s.frames, s.wrenches, tangents))
		return tangents, e.current
	}
	want, contacts := evaluate(1)
	if len(contacts) < 4*contactsInChunk {
		t.Fatalf("%d contacts", len(contacts))
	}
	for _, threads := range []int{2, 5} {
		if got, same := evaluate(threads); !slices.Equal(got, want) || !slices.Equal(same, contacts) {
			t.Errorf("other bits on %d threads", threads)
		}
	}
}

// What a ball and a net do to each other turns with them.
func TestNetInAnyDirection(t *testing.T) {
	force := func(turn quat.Number) (r3.Vec, int) {
		e, frames := newNet(20, turn, 1)
		wrenches := make([]rigid.Wrench, len(frames))
		e.Drift(1e-4, 1e-4)
		expect.Must(0, e.Contact(frames, wrenches, nil))
		return rigid.Rotate(quat.Conj(turn), wrenches[len(frames)-1].Force), len(e.current)
	}
	want, contacts := force(quat.Number{Real: 1})
	if r3.Norm(want) == 0 {
		t.Fatal("no contact")
	}
	for _, axis := range []r3.Vec{{X: 1}, {Y: 1}, {Z: 1}, {X: 1, Y: 2, Z: 3}} {
		for _, angle := range []float64{0.4, 0.7853981633974483, 1.5707963267948966} {
			if got, n := force(expect.TurnAbout(axis, angle)); n != contacts || !expect.CloseTo(got, want, 1e-9*r3.Norm(want)) {
				t.Errorf("turned by %g about %v: %d contacts with %v, want %d with %v", angle, axis, n, got, contacts, want)
			}
		}
	}
}

// In a second trial of a step the contacts of hulls that have not moved are taken from the first: those and all others are what they are where every
// body has moved.
func TestContactsOfStillBodies(t *testing.T) {
	s := newHeap(t, 200, 1)
	e, first := s.contacts, slices.Clone(s.frames)
	elsewhere := slices.Clone(first)
	for i := range first {
		elsewhere[i].Position.X += 1e-5 * float64(1+i)
		if i%4 == 0 {
			s.frames[i].Position.Y += 1e-5
		}
	}
	evaluate := func(trials ...[]rigid.Frame) []bodyContact {
		e.Drift(1e-4, 1e-4)
		for _, frames := range trials {
			expect.Must(0, e.Contact(frames, s.wrenches, nil))
		}
		return slices.Clone(e.current)
	}
	want := evaluate(first, elsewhere, s.frames)
	got := evaluate(first, s.frames)
	still := 0
	for i := range got {
		if e.items[got[i].Surface1].still && e.items[got[i].Surface2].still {
			still++
		}
	}
	if still < 50 || still == len(got) || !slices.Equal(got, want) {
		t.Errorf("%d contacts, %d of them of bodies that stay, not the %d of bodies that come", len(got), still, len(want))
	}
}

// Bodies that have moved by less than the resolution since they were moved last keep their contacts, and those that have moved farther, if bit by bit, do not.
func TestResolution(t *testing.T) {
	const dt, resolution = 1e-4, 1e-3
	s := newHeap(t, 200, 1)
	e := s.contacts
	e.SetResolution(resolution)
	e.Drift(dt, dt)
	var kept [3]int
	for trial := range kept {
		expect.Must(0, e.Contact(s.frames, s.wrenches, nil))
		for i := range e.bodies {
			if e.bodies[i].still {
				kept[trial]++
			}
		}
		for i := range s.frames {
			s.frames[i].Position.X += 0.4 * resolution * dt
			s.frames[i].Velocity.X += 0.7 * resolution * float64(i%2)
		}
	}
	if want := [3]int{0, 200, 100}; kept != want {
		t.Errorf("%d bodies stay in each trial, want %d", kept, want)
	}
}
