package mbd

// This file holds the spring-damper between two points of bodies.

import (
	"errors"
	"fmt"
	"math"

	"gonum.org/v1/gonum/spatial/r3"
)

// InitialLength as a free length stands for the distance of the two points in the initial configuration.
const InitialLength = -1.0

// SpringDamper pulls two points together along the line between them with the tension
// Stiffness (l - FreeLength) + Damping dl/dt + Preload + Curve(l - FreeLength, dl/dt).
type SpringDamper struct {
	Name        string
	I, J        Marker    // only their positions matter
	Stiffness   float64   // N/m
	Damping     float64   // N s/m
	FreeLength  float64   // m, or InitialLength
	Preload     float64   // tension at the free length, N
	Curve       Law       // of elongation and rate; nil for none
	TensionOnly bool      // a rope: it never pushes
	Breaking    *Breaking // nil: it holds

	i, j int
}

func (f *SpringDamper) label() string   { return fmt.Sprintf("spring %q", f.Name) }
func (f *SpringDamper) attached() []int { return []int{f.I.Body, f.J.Body} }
func (f *SpringDamper) marker() Marker  { return f.I }

func (f *SpringDamper) prepare(s *System) error {
	f.i, f.j = f.I.Body+1, f.J.Body+1
	if f.FreeLength == InitialLength {
		f.FreeLength = r3.Norm(s.stretch(f.i, f.j, f.I.Position, f.J.Position).d)
	}
	if !(f.FreeLength >= 0) {
		return fmt.Errorf("free length is %g m, want zero or more", f.FreeLength)
	}
	if f.Breaking != nil {
		if err := f.Breaking.prepare(s, f); err != nil {
			return err
		}
	}
	return errors.Join(s.checkMarker(f.I), s.checkMarker(f.J))
}

// stretch is the line between two points of bodies and how it changes.
type stretch struct {
	si, sj r3.Vec  // levers from the centres of mass
	d, v   r3.Vec  // from the first point to the second, and its rate
	u      r3.Vec  // unit vector along d, or zero
	length float64 // m
	rate   float64 // m/s
}

func (s *System) stretch(i, j int, pi, pj r3.Vec) (l stretch) {
	a, b := &s.frames[i], &s.frames[j]
	l.si, l.sj = a.rotation.mul(pi), b.rotation.mul(pj)
	l.d = r3.Sub(r3.Add(b.position, l.sj), r3.Add(a.position, l.si))
	l.v = r3.Sub(r3.Add(b.velocity, r3.Cross(b.omega, l.sj)), r3.Add(a.velocity, r3.Cross(a.omega, l.si)))
	l.length = math.Sqrt(r3.Dot(l.d, l.d))
	if l.length > 0 {
		l.u = r3.Scale(1/l.length, l.d)
	}
	l.rate = r3.Dot(l.u, l.v)
	return l
}

// pull returns the tension, N, and its derivatives by length and rate.
func (f *SpringDamper) pull(s *System, l *stretch) (tension, stiffness, damping float64) {
	x := l.length - f.FreeLength
	tension, stiffness, damping = f.Stiffness*x+f.Damping*l.rate+f.Preload, f.Stiffness, f.Damping
	if f.Curve != nil {
		force, byX, byV := f.Curve.At(s.time, x, l.rate)
		tension, stiffness, damping = tension+force, stiffness+byX, damping+byV
	}
	if (f.TensionOnly && tension < 0) || f.Breaking.broken(s) {
		return 0, 0, 0
	}
	return tension, stiffness, damping
}

func (f *SpringDamper) act(s *System, out []Wrench) {
	l := s.stretch(f.i, f.j, f.I.Position, f.J.Position)
	tension, _, _ := f.pull(s, &l)
	pull := r3.Scale(tension, l.u)
	out[0] = Wrench{Force: pull, Moment: r3.Cross(l.si, pull)}
	out[1] = Wrench{Force: r3.Scale(-1, pull), Moment: r3.Cross(pull, l.sj)}
}

func (f *SpringDamper) tangent(s *System, t *tangents) {
	l := s.stretch(f.i, f.j, f.I.Position, f.J.Position)
	tension, stiffness, damping := f.pull(s, &l)
	s.lineTangent(t, f.i, f.j, &l, tension, stiffness, damping)
}

// lineTangent adds the derivatives of a force along the line between two points that depends on its length and rate.
func (s *System) lineTangent(t *tangents, i, j int, l *stretch, tension, stiffness, damping float64) {
	if l.length == 0 {
		return
	}
	// The pull's derivative by d and by v.
	across := identity3
	uu := outer(l.u, l.u)
	across.add(-1, &uu)
	byD := uu.scaled(stiffness)
	byD.add(tension/l.length, &across)
	slip := outer(l.u, r3.Scale(damping/l.length, across.mul(l.v)))
	byD.add(1, &slip)
	byV := uu.scaled(damping)
	pull := skew(r3.Scale(tension, l.u))
	s.pointTangent(t, i, j, l, &byD, &byV, &pull)
}

// pointTangent adds the derivatives of a force between two points, +f on the first and -f on the second, whose
// derivatives by d and v are given; pull is skew(f).
func (s *System) pointTangent(t *tangents, i, j int, l *stretch, byD, byV, pull *matrix3) {
	si, sj := skew(l.si), skew(l.sj)
	translate := byD.scaled(t.position)
	translate.add(t.velocity, byV)
	// Derivatives of f by the four corrections, in the order translation i, rotation i, translation j, rotation j.
	var df [4]matrix3
	df[0] = translate.scaled(-1)
	df[1] = s.leverTangent(t, i, &si, byD, byV)
	df[2] = translate
	rj := s.leverTangent(t, j, &sj, byD, byV)
	df[3] = rj.scaled(-1)
	for k := range df {
		m := df[k].scaled(-1)
		t.add(0, k, &m) // -f on i
		mi := si.times(&m)
		if k == 1 {
			g := pull.times(&si)
			mi.add(-t.position, &g)
		}
		t.add(1, k, &mi)
		t.add(2, k, &df[k])
		mj := sj.times(&df[k])
		if k == 3 {
			g := pull.times(&sj)
			mj.add(t.position, &g)
		}
		t.add(3, k, &mj)
	}
}

// leverTangent returns minus the derivative, by a rotation of the body, of a force that follows a point on a lever.
func (s *System) leverTangent(t *tangents, i int, lever, byD, byV *matrix3) matrix3 {
	moved := byD.times(lever)
	r := moved.scaled(t.position)
	spinning := skew(s.frames[i].omega)
	swung := spinning.times(lever)
	turned := lever.times(&s.inertia[i].turn)
	turned.add(t.position, &swung)
	v := byV.times(&turned)
	r.add(1, &v)
	return r
}

// powers counts the work of a rope's damper as lost and that of its slack spring as none.
func (f *SpringDamper) powers(s *System) (stored, dissipated, applied float64) {
	if f.Breaking.broken(s) {
		return 0, 0, 0
	}
	l := s.stretch(f.i, f.j, f.I.Position, f.J.Position)
	tension, _, _ := f.pull(s, &l)
	x := l.length - f.FreeLength
	still := f.Stiffness*x + f.Preload
	stored = (0.5*f.Stiffness*x + f.Preload) * x
	if f.Curve != nil {
		force, _, _ := f.Curve.At(s.time, x, 0)
		still += force
		if c, ok := f.Curve.(StoringLaw); ok {
			stored += c.Stored(x)
		} else {
			applied = -force * l.rate
		}
	}
	if f.TensionOnly && still < 0 {
		still, stored, applied = 0, 0, 0
	}
	return stored, (tension - still) * l.rate, applied
}
