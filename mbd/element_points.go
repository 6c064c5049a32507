package mbd

// This file holds the points of an element that pulls on many, such as a running rope or a ring: where they are, and what derivatives by their places
// are by the degrees of freedom of the bodies that carry them.

import (
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/rigid"
)

// elementPoints are where the points of an element are at the placement.
type elementPoints struct {
	x, v, lever []r3.Vec // places and velocities in world axes, and levers from the centres of mass
}

func newElementPoints(n int) elementPoints {
	return elementPoints{make([]r3.Vec, n), make([]r3.Vec, n), make([]r3.Vec, n)}
}

// locate finds point i.
func (p *elementPoints) locate(s *System, i int, m *Marker) {
	p.lever[i], p.x[i], p.v[i] = s.frames[m.Body+1].at(&m.Position)
}

// wrenches writes those of forces that are minus the given pulls.
func (p *elementPoints) wrenches(out []rigid.Wrench, pull []r3.Vec) {
	for i := range out {
		force := r3.Scale(-1, pull[i])
		out[i] = rigid.Wrench{Force: force, Moment: r3.Cross(p.lever[i], force)}
	}
}

// addLevers adds what the moments of the pulls change by as the levers turn.
func (p *elementPoints) addLevers(t *tangents, pull []r3.Vec) {
	for i := range pull {
		turn := skewProduct(t.position, pull[i], p.lever[i])
		t.add(2*i+1, 2*i+1, &turn)
	}
}

// addStiffness adds the derivative m of the pull on point i by the place of point j.
func (p *elementPoints) addStiffness(t *tangents, i, j int, m *matrix3) {
	k := m.scaled(t.position)
	t.add(2*i, 2*j, &k)
	li, lj := skew(p.lever[i]), skew(p.lever[j])
	turned := k.times(&lj)
	t.subtract(2*i, 2*j+1, &turned)
	moment := li.times(&k)
	t.add(2*i+1, 2*j, &moment)
	moment = li.times(&turned)
	t.subtract(2*i+1, 2*j+1, &moment)
}

// columns turns derivatives by the place of a point to those by the degrees of freedom of its body.
func (p *elementPoints) columns(t *tangents, j int, by r3.Vec) (place, turn r3.Vec) {
	place = r3.Scale(t.position, by)
	return place, r3.Cross(p.lever[j], place)
}

// addOuter adds what a pull on point i, which changes by a correction of the body of point j, makes of force and moment.
func (p *elementPoints) addOuter(t *tangents, i, j int, pull, place, turn r3.Vec) {
	t.addOuter(2*i, 2*j, pull, place)
	t.addOuter(2*i, 2*j+1, pull, turn)
	moment := r3.Cross(p.lever[i], pull)
	t.addOuter(2*i+1, 2*j, moment, place)
	t.addOuter(2*i+1, 2*j+1, moment, turn)
}

// lineCurvature is the second derivative of a function of the distance of two points by the vector between them, by its first and second derivatives.
func lineCurvature(u r3.Vec, distance, first, second float64) matrix3 {
	across := first / distance
	m := identity3.scaled(across)
	m.addOuter(u, r3.Scale(second-across, u))
	return m
}
