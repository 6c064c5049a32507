package mbd

// This file holds forces along a relative coordinate of two markers: torsional springs, stops, actuators.

import (
	"fmt"

	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// CoordinateForce acts along a relative coordinate of two markers, a torque about or a force along J's z axis, by a law of the coordinate and its
// rate. A positive one increases the coordinate.
type CoordinateForce struct {
	Name       string
	Coordinate RelativeCoordinate
	Law        Law

	source    coordinate
	bodies    []int
	gradient  []r3.Vec
	curvature []matrix3
}

func (f *CoordinateForce) label() string   { return fmt.Sprintf("force %q", f.Name) }
func (f *CoordinateForce) marker() Marker  { return f.Coordinate.I }
func (f *CoordinateForce) attached() []int { return worldBodies(f.Coordinate.coordinate()) }

// worldBodies lists the bodies of a coordinate as numbered by users.
func worldBodies(c coordinate) []int {
	b := append([]int(nil), c.attached()...)
	for k := range b {
		b[k]--
	}
	return b
}

func (f *CoordinateForce) prepare(s *System) error {
	if f.Law == nil {
		return fmt.Errorf("it has no law")
	}
	if c, ok := f.Law.(interface{ Check() error }); ok {
		if err := c.Check(); err != nil {
			return err
		}
	}
	f.source = f.Coordinate.coordinate()
	f.bodies = f.source.attached()
	n := 2 * len(f.bodies)
	f.gradient = make([]r3.Vec, n)
	f.curvature = make([]matrix3, n*n)
	prepareCoordinate(f.source, s)
	return nil
}

// evaluate returns the coordinate and its rate, and updates the gradient.
func (f *CoordinateForce) evaluate(s *System) (x, v float64) {
	clear(f.gradient)
	x = f.source.value(s.frames, 1, f.gradient)
	for k := range f.gradient {
		v += r3.Dot(f.gradient[k], velocityComponent(s.frames, f.bodies, k))
	}
	return x, v
}

func (f *CoordinateForce) act(s *System, out []rigid.Wrench) {
	x, v := f.evaluate(s)
	force, _, _ := f.Law.At(s.time, x, v)
	for k := range out {
		out[k] = rigid.Wrench{Force: r3.Scale(force, f.gradient[2*k]), Moment: r3.Scale(force, f.gradient[2*k+1])}
	}
}

func (f *CoordinateForce) tangent(s *System, t *tangents) {
	x, v := f.evaluate(s)
	force, byX, byV := f.Law.At(s.time, x, v)
	clear(f.curvature)
	f.source.hessian(s.frames, 1, f.curvature)
	n := len(f.gradient)
	for j := range n {
		// Derivative of the force by this correction.
		d := r3.Add(r3.Scale(byX*t.position, f.gradient[j]), r3.Scale(byV, s.changeOfRate(t, f.bodies, f.gradient, f.curvature, j)))
		for i := range n {
			m := f.curvature[i*n+j].scaled(-force * t.position)
			g := outer(f.gradient[i], d)
			m.add(-1, &g)
			t.add(i, j, &m)
		}
	}
}

// changeOfRate returns the derivative of the rate of a coordinate by the j-th correction, through the velocity and through the gradient.
func (s *System) changeOfRate(t *tangents, bodies []int, gradient []r3.Vec, h []matrix3, j int) r3.Vec {
	n := len(gradient)
	var d r3.Vec
	if j%2 == 0 {
		d = r3.Scale(t.velocity, gradient[j])
	} else {
		d = s.inertia[bodies[j/2]].omegaTangent.mulT(gradient[j])
	}
	for i := range n {
		d = r3.Add(d, r3.Scale(t.position, h[i*n+j].mulT(velocityComponent(s.frames, bodies, i))))
	}
	return d
}

func (f *CoordinateForce) stored(s *System) float64 {
	l, ok := f.Law.(StoringLaw)
	if !ok {
		return 0
	}
	x, _ := f.evaluate(s)
	return l.Stored(x)
}

func (f *CoordinateForce) powers(s *System) (dissipated, applied float64) {
	x, v := f.evaluate(s)
	return powersOf(f.Law, s.time, x, v)
}

// Displacement returns the coordinate and its rate at the placement.
func (f *CoordinateForce) Displacement(s *System) (x, v float64) { return f.evaluate(s) }
