package mbd

import (
	"testing"

	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// odometer is a load that does nothing but keep the last accepted position and count the commits.
type odometer struct{ state []float64 }

func (*odometer) Bodies() []int   { return []int{0} }
func (*odometer) Pairs() [][2]int { return nil }
func (*odometer) Evaluate(_ float64, _ []rigid.Frame, w []rigid.Wrench, _ []rigid.Tangent) error {
	clear(w)
	return nil
}
func (*odometer) StateSize() int              { return 2 }
func (o *odometer) BindState(state []float64) { o.state = state }
func (o *odometer) Commit(_ float64, poses []rigid.Frame) {
	o.state[0] = poses[0].Position.X
	o.state[1]++
}

func TestStateful(t *testing.T) {
	s := &System{}
	s.AddBody(Body{Name: "b", Mass: 1, Point: true, Pose: rigid.Frame{Position: r3.Vec{X: 3}}})
	turned := AlongZ(r3.Vec{X: 1})
	s.AddBody(Body{Name: "c", Mass: 1, Inertia: SolidSphere(1, 1), Pose: rigid.Frame{Orientation: turned}})
	o := &odometer{}
	s.AddLoad(o)
	if err := s.Build(); err != nil {
		t.Fatal(err)
	}
	if p := s.Pose(1); p.Orientation != turned {
		t.Errorf("pose %v after Build, want the initial one", p)
	}
	if m := s.StateVariables(); len(m) != 2 || m[0] != 3 || m[1] != 1 {
		t.Errorf("state variables %v after Build, want the initial position", m)
	}
	s.Place(0.1, []float64{4, 0, 0, 0, 0, 0, 1, 0, 0, 0}, make([]float64, 10), make([]float64, 10), nil)
	if m := s.StateVariables(); m[0] != 3 {
		t.Errorf("state variables %v: a placement that is not accepted must not change it", m)
	}
	if err := s.Commit(); err != nil {
		t.Fatal(err)
	}
	if m := s.StateVariables(); m[0] != 4 || m[1] != 2 {
		t.Errorf("state variables %v after Commit", m)
	}
	copy(s.StateVariables(), []float64{7, 8})
	if o.state[0] != 7 {
		t.Error("restored values must reach the element")
	}
}
