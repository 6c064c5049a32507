package mbd

// This file holds the spring-damper between two points of bodies.

import (
	"errors"
	"fmt"
	"math"

	law "gabion/mbd/tension"
	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// InitialLength as a free length stands for the distance of the two points in the initial configuration. No length that was computed, even
// wrongly, is mistaken for it.
const InitialLength = -math.MaxFloat64

// SpringDamper pulls two points together along the line between them with the tension
// Stiffness x + Preload + Curve(x, dx/dt) + Yielding(x) + Damping dx/dt, where x is the elongation beyond FreeLength.
//
// A rope carries tension only, and the damper's share is at most as large as the tension without it, so that a slack rope has no force. A
// spring-damper with yielding or a brake is a rope.
type SpringDamper struct {
	Name        string
	I, J        Marker    // their orientations are not used
	Stiffness   float64   // N/m
	Damping     float64   // N s/m
	FreeLength  float64   // m, or InitialLength
	Preload     float64   // tension at the free length, N
	Curve       Law       // of elongation and rate; nil for none
	Yielding    *Yielding // nil for none
	Brake       *Brake    // in series with all but the damper; nil for none
	TensionOnly bool      // a rope
	Breaking    *Breaking // nil for none

	number int // among the spring-dampers of the system
}

// springData is what every evaluation of a spring-damper reads. The data of all spring-dampers of a system lie side by side.
type springData struct {
	i, j, slot                              int32 // frames, and the first of the two slots
	rope                                    bool
	plain                                   bool          // a rope with stiffness, damping and preload only
	central                                 bool          // without levers from the centres of mass
	general                                 *SpringDamper // nil where there are stiffness, damping and preload only
	pi, pj                                  r3.Vec
	stiffness, damping, freeLength, preload float64
	elongation, rate                        float64 // at the last evaluation, m and m/s
	span, direction                         r3.Vec  // there, from the first end to the second, m, and the unit vector along it, or zero

	// Of a wire that yields, and has no other stiffness, after the last step that was made here: its largest elongation so far, m, where that is kept among the state
	// variables, and the elongation up to which it is slack, m.
	largest, slack float64
	yields         int32 // -1 for others
}

func (f *SpringDamper) label() string   { return fmt.Sprintf("spring %q", f.Name) }
func (f *SpringDamper) attached() []int { return []int{f.I.Body, f.J.Body} }
func (f *SpringDamper) marker() Marker  { return f.I }

func (f *SpringDamper) prepare(s *System) error {
	d := springData{
		i: int32(f.I.Body + 1), j: int32(f.J.Body + 1), slot: int32(s.first[len(s.first)-1]), pi: f.I.Position, pj: f.J.Position,
		rope: f.TensionOnly || f.Yielding != nil || f.Brake != nil, central: f.I.Position == r3.Vec{} && f.J.Position == r3.Vec{},
		yields: -1,
	}
	if f.Curve != nil || d.rope || f.Breaking != nil {
		d.general = f
	}
	d.plain = f.TensionOnly && f.Curve == nil && f.Yielding == nil && f.Brake == nil && f.Breaking == nil
	f.number = len(s.springs)
	s.springs = append(s.springs, d)
	if f.FreeLength == InitialLength {
		f.FreeLength = f.kinematics(s).length
	}
	n := &s.springs[f.number]
	n.stiffness, n.damping, n.freeLength, n.preload = f.Stiffness, f.Damping, f.FreeLength, f.Preload
	if !(f.FreeLength >= 0) {
		return fmt.Errorf("free length is %g m, want zero or more", f.FreeLength)
	}
	if err := f.prepareHistory(s); err != nil {
		return err
	}
	return errors.Join(s.checkMarker(f.I), s.checkMarker(f.J))
}

func (f *SpringDamper) data(s *System) *springData { return &s.springs[f.number] }

func (f *SpringDamper) kinematics(s *System) (l lineKinematics) {
	f.data(s).kinematics(s, &l)
	return l
}

func (d *springData) kinematics(s *System, l *lineKinematics) {
	if d.central {
		a, b := &s.frames[d.i], &s.frames[d.j]
		l.between(r3.Sub(b.position, a.position), r3.Sub(b.velocity, a.velocity))
		return
	}
	s.lineKinematics(int(d.i), int(d.j), &d.pi, &d.pj, l)
}

// tension returns the tension at an elongation and its rate, N, and its derivatives by them.
func (d *springData) tension(s *System, x, rate float64) (tension, stiffness, damping float64) {
	switch {
	case d.general == nil:
		return d.stiffness*x + d.damping*rate + d.preload, d.stiffness, d.damping
	case d.isSlack(s, x):
		return 0, 0, 0
	case d.plain:
		p := law.Damped(&law.Spring{Damping: d.damping, Rope: true}, d.stiffness*x+d.preload, d.stiffness, 0, rate)
		return p.Tension, p.ByX, p.ByRate
	}
	return d.general.generalTension(s, x, rate)
}

// isSlack tells that a wire is surely slack at an elongation, broken or not.
func (d *springData) isSlack(s *System, x float64) bool {
	if d.plain {
		return d.stiffness*x+d.preload <= 0
	}
	return d.yields >= 0 && x < d.slack && s.state[d.yields] == d.largest
}

// noteSlack keeps up to which elongation a wire is slack.
func (d *springData) noteSlack(y *Yielding) {
	if f := d.general; f.Curve != nil || f.Brake != nil || f.Stiffness != 0 || f.Preload != 0 {
		return
	}
	const least = 1e-9 // by which to be clear of rounding, relative
	d.yields, d.largest = int32(y.slot), y.last.Elongation
	d.slack = d.largest - (1+least)*y.last.Force/y.Unloading - least*math.Abs(d.largest)
}

// stretch returns the elongation and its rate at the placement, m and m/s.
func (f *SpringDamper) stretch(s *System) (x, rate float64) {
	if d := f.data(s); s.stretched == s.placed {
		return d.elongation, d.rate
	}
	l := f.kinematics(s)
	return l.length - f.FreeLength, l.rate
}

func (d *springData) act(s *System) {
	a, b := &s.frames[d.i], &s.frames[d.j]
	var si, sj, between, approach r3.Vec
	if d.central {
		between, approach = r3.Sub(b.position, a.position), r3.Sub(b.velocity, a.velocity)
	} else {
		var x, v, y, w r3.Vec
		si, x, v = a.at(&d.pi)
		sj, y, w = b.at(&d.pj)
		between, approach = r3.Sub(y, x), r3.Sub(w, v)
	}
	u, length, rate := along(between, approach)
	d.elongation, d.rate, d.span, d.direction = length-d.freeLength, rate, between, u
	tension, _, _ := d.tension(s, d.elongation, d.rate)
	pull := r3.Scale(tension, u)
	out := (*[2]rigid.Wrench)(s.slots[d.slot:])
	out[0].Force, out[1].Force = pull, r3.Scale(-1, pull)
	out[0].Moment, out[1].Moment = r3.Cross(si, pull), r3.Cross(pull, sj)
}

// act is called by no loop of the system, which evaluates the data of all spring-dampers in a row.
func (f *SpringDamper) act(s *System, _ []rigid.Wrench) { f.data(s).act(s) }

func (f *SpringDamper) tension(s *System, l *lineKinematics) (tension, stiffness, damping float64) {
	return f.data(s).tension(s, l.length-f.FreeLength, l.rate)
}

func (f *SpringDamper) tangent(s *System, t *tangents) {
	d := f.data(s)
	var l lineKinematics
	d.kinematics(s, &l)
	tension, stiffness, damping := d.tension(s, l.length-d.freeLength, l.rate)
	if tension == 0 && stiffness == 0 && damping == 0 { // slack
		return
	}
	s.lineTangent(t, int(d.i), int(d.j), &l, tension, stiffness, damping)
}

func (f *SpringDamper) stored(s *System) float64 {
	x, _ := f.stretch(s)
	if f.data(s).general == nil {
		return (0.5*f.Stiffness*x + f.Preload) * x
	}
	if f.data(s).isSlack(s, x) || f.Breaking.broken(s) {
		return 0
	}
	return f.energies(s, x).stored
}

// powers counts what a curve that stores nothing applies. What dampers take is in the works of all spring-dampers.
func (f *SpringDamper) powers(s *System) (dissipated, applied float64) {
	if f.Curve == nil {
		return 0, 0
	}
	x, rate := f.stretch(s)
	if f.data(s).isSlack(s, x) || f.Breaking.broken(s) {
		return 0, 0
	}
	static, slip := f.staticTension(s, x, 0)
	if force, is := f.appliedTension(s, x-slip, static); is {
		applied = -force * rate
	}
	return 0, applied
}
