package mbd

// This file holds the kinematics of the line between two points of bodies, and the tangent of a force along it.

import (
	"math"

	"gonum.org/v1/gonum/spatial/r3"
)

// lineKinematics is the line between two points of bodies, with its rates.
type lineKinematics struct {
	si, sj r3.Vec  // levers from the centres of mass
	d, v   r3.Vec  // from the first point to the second, and its rate
	u      r3.Vec  // unit vector along d, or zero
	length float64 // m
	rate   float64 // m/s
}

// lineKinematics computes the line between two points given in the axes of their bodies.
func (s *System) lineKinematics(i, j int, pi, pj *r3.Vec, l *lineKinematics) {
	si, x, v := s.frames[i].at(pi)
	sj, y, w := s.frames[j].at(pj)
	l.si, l.sj = si, sj
	l.between(r3.Sub(y, x), r3.Sub(w, v))
}

// between sets the line from the vector between its points and its rate.
func (l *lineKinematics) between(d, v r3.Vec) {
	l.d, l.v = d, v
	l.u, l.length, l.rate = along(d, v)
}

// along returns the direction of d, or zero, its length, and the rate of that where d changes by v.
func along(d, v r3.Vec) (u r3.Vec, length, rate float64) {
	length = math.Sqrt(r3.Dot(d, d))
	if length > 0 {
		u = r3.Scale(1/length, d)
	}
	return u, length, r3.Dot(u, v)
}

// lineTangent adds the derivatives of a force along the line between two points whose tension T depends on the line's
// length and rate.
//
// The pull f = T u on the first point changes by df = (T/l) dd + u (dT - (T/l) dl): by a multiple of how the points move
// and by a vector u h.y, for each of the four corrections y (translation and rotation of either body).
func (s *System) lineTangent(t *tangents, i, j int, l *lineKinematics, tension, stiffness, damping float64) {
	if l.length == 0 {
		return
	}
	q := t.position * tension / l.length
	slip := r3.Scale(t.position*damping/l.length, r3.Sub(l.v, r3.Scale(l.rate, l.u)))
	byPlace := r3.Add(r3.Scale(t.position*stiffness-q, l.u), slip)
	h := [4]r3.Vec{2: r3.Add(byPlace, r3.Scale(damping*t.velocity, l.u))}
	h[0] = r3.Scale(-1, h[2])
	if l.si == (r3.Vec{}) && l.sj == (r3.Vec{}) {
		t.addBetweenCentres(q, l.u, h[2])
		return
	}
	h[1] = s.leverRow(t, i, l.si, byPlace, r3.Scale(damping, l.u))
	h[3] = r3.Scale(-1, s.leverRow(t, j, l.sj, byPlace, r3.Scale(damping, l.u)))

	ui, uj := r3.Cross(l.si, l.u), r3.Cross(l.sj, l.u)
	pull := r3.Scale(t.position*tension, l.u)
	// Derivatives of d by the corrections: -1, si~, 1, -sj~.
	for k := range h {
		var d, di, dj matrix3 // q dd, and its products with the levers
		switch k {
		case 0, 2:
			f := q * float64(k-1)
			d = matrix3{f, 0, 0, 0, f, 0, 0, 0, f}
			di, dj = scaledSkew(f, l.si), scaledSkew(f, l.sj)
		case 1:
			d, di, dj = scaledSkew(q, l.si), skewProduct(q, l.si, l.si), skewProduct(q, l.sj, l.si)
			m := skewProduct(1, pull, l.si)
			di.add(1, &m)
		case 3:
			d, di, dj = scaledSkew(-q, l.sj), skewProduct(-q, l.si, l.sj), skewProduct(-q, l.sj, l.sj)
			m := skewProduct(1, pull, l.sj)
			dj.add(1, &m)
		}
		d.addOuter(l.u, h[k])
		di.addOuter(ui, h[k])
		dj.addOuter(uj, h[k])
		t.subtract(0, k, &d)
		t.subtract(1, k, &di)
		t.add(2, k, &d)
		t.add(3, k, &dj)
	}
}

// addBetweenCentres adds what is left of lineTangent where the line has no levers: q + u h.y, by the translations of both bodies alone.
func (t *tangents) addBetweenCentres(q float64, u, h r3.Vec) {
	d := matrix3{q, 0, 0, 0, q, 0, 0, 0, q}
	d.addOuter(u, h)
	t.add(0, 0, &d)
	t.subtract(2, 0, &d)
	t.subtract(0, 2, &d)
	t.add(2, 2, &d)
}

// leverRow returns the derivative of a.d + b.v by the rotation of a body, for a point on a lever at the first end of the line. The weight of the
// position is in a and, where it is needed, in b already.
func (s *System) leverRow(t *tangents, i int, lever, a, b r3.Vec) r3.Vec {
	bs := r3.Cross(b, lever)
	row := r3.Add(r3.Cross(a, lever), s.inertia[i].omegaTangent.mulT(bs))
	swing := r3.Cross(lever, r3.Cross(s.frames[i].omega, b))
	return r3.Add(row, r3.Scale(t.position, swing))
}
