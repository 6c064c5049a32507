package mbd

import (
	"slices"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/rigid"
)

// Mechanisms are held that have no more coordinates than conditions. What a redundant condition takes too much is known once it has been dropped.
func TestHeld(t *testing.T) {
	s := new(System)
	for _, b := range []Body{{Name: "free"}, {Name: "pendulum"}, {Name: "welded"}, {Name: "on the welded"}, {Name: "fixed", Fixed: true}, {Name: "on the fixed"}, {Name: "knot", Point: true}} {
		b.Mass, b.Inertia = 1, Inertia{XX: 1, YY: 1, ZZ: 1}
		s.AddBody(b)
	}
	at := func(body int) Marker { return Marker{Body: body} }
	s.AddJoint(RevoluteJoint("hinge", at(1), at(Ground)))
	s.AddJoint(FixedJoint("weld", at(2), at(Ground)))
	s.AddJoint(FixedJoint("second weld", at(3), at(2)))
	s.AddJoint(FixedJoint("third weld", at(5), at(4)))
	s.AddJoint(SphericalJoint("anchor", at(6), at(Ground)))
	want := []bool{false, false, true, true, true, true, true}
	if got := s.Held(); !slices.Equal(got, want) {
		t.Errorf("before Build %v, want %v", got, want)
	}
	s.AddJoint(RevoluteJoint("second hinge", Marker{Body: 1, Position: r3.Vec{Z: 1}}, Marker{Body: Ground, Position: r3.Vec{Z: 1}}))
	if got := s.Held(); !got[1] {
		t.Error("ten conditions leave a body six freedoms")
	}
	if err := s.Build(); err != nil {
		t.Fatal(err)
	}
	for _, e := range s.joints[len(s.joints)-1].equations {
		e.dropped = true
	}
	if got := s.Held(); !slices.Equal(got, want) {
		t.Errorf("with dropped conditions %v, want %v", got, want)
	}
}

// At shows bodies elsewhere, and leaves them as they were.
func TestAt(t *testing.T) {
	s := new(System)
	for _, b := range []Body{{Name: "first"}, {Name: "second"}, {Name: "knot", Point: true}} {
		if b.Mass = 2; !b.Point {
			b.Inertia = Inertia{XX: 1, YY: 2, ZZ: 3, XY: 0.1}
		}
		s.AddBody(b)
	}
	if err := s.Build(); err != nil {
		t.Fatal(err)
	}
	state := func(seed float64) (q, v []float64) {
		q, v = make([]float64, s.coordinates), make([]float64, s.coordinates)
		for i := range q {
			q[i], v[i] = seed+float64(i), seed*float64(i)
		}
		return q, v
	}
	zeros := make([]float64, s.coordinates)
	type seen struct {
		pose    rigid.Frame
		inertia [3][3]float64
		time    float64
	}
	look := func() (all [3]seen) {
		for i := range all {
			all[i] = seen{s.Pose(i), s.InertiaAt(i), s.time}
		}
		return all
	}
	elsewhere, _ := state(3)
	q, v := state(1)
	s.Place(7, elsewhere, v, zeros, nil)
	there := look()
	s.Place(4, q, v, zeros, nil)
	here := look()
	var inside [3]seen
	s.At(7, elsewhere, []int{2, 0}, func() { inside = look() })
	for i, x := range inside {
		want := here[i]
		if i != 1 {
			want.pose.Position, want.pose.Orientation, want.inertia = there[i].pose.Position, there[i].pose.Orientation, there[i].inertia
		}
		if want.time = 7; x != want {
			t.Errorf("body %d is at %v, want %v", i, x, want)
		}
	}
	if after := look(); after != here {
		t.Errorf("afterwards %v, want %v", after, here)
	}
}
