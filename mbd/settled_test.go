package mbd

import (
	"math"
	"slices"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/rigid"
)

// Small corrections are held back of bodies on which no force element and no joint acts, and such bodies stay where they are to the bit.
func TestHoldSettled(t *testing.T) {
	var s System
	var body [4]int
	for i := range body {
		body[i] = s.AddBody(Body{Mass: 2, Inertia: SolidSphere(2, 0.1), Pose: rigid.Frame{Position: r3.Vec{X: float64(i)}}, Point: i == 1})
	}
	s.AddForce(&SpringDamper{Name: "spring", I: Marker{Body: body[3]}, J: Origin, Stiffness: 1})
	if err := s.Build(); err != nil {
		t.Fatal(err)
	}
	n, dofs, _ := s.Size()
	y := make([]float64, dofs)
	for i, size := range []float64{0.9, 0.9, 1.1, 0.9} {
		y[s.DOF(body[i])+2] = size
	}
	s.HoldSettled(y, 1)
	for i, want := range []float64{0, 0, 1.1, 0.9} {
		if got := y[s.DOF(body[i])+2]; got != want {
			t.Errorf("body %d: correction %g, want %g", i, got, want)
		}
	}
	q, v, a := make([]float64, n), make([]float64, n), make([]float64, n)
	s.Initial(q, v)
	for i := range q {
		q[i] = math.Nextafter(q[i], 2) // Euler parameters whose norm is 1 up to rounding
	}
	before := slices.Clone(q)
	s.Correct(q, v, a, y, 1e-4, 1e-8)
	for i, b := range body {
		c := s.inertia[b+1].coordinate
		if moved := !slices.Equal(q[c:c+3], before[c:c+3]); moved != (i >= 2) {
			t.Errorf("body %d has moved: %t", i, moved)
		}
	}
	if c := s.inertia[body[0]+1].coordinate; !slices.Equal(q[c:c+7], before[c:c+7]) {
		t.Error("Euler parameters of a body that is held have changed")
	}
}
