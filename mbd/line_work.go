package mbd

import "gonum.org/v1/gonum/spatial/r3"

// This file holds the work that spring-dampers take in a step. A force works by the mean of what it is at both ends of a step, times the displacement in it: so the
// trapezoidal rule takes energy from the bodies, however long the step.

// LineForceState is what the work of a spring-damper in a step needs to know of the step's start.
type LineForceState struct {
	Span    r3.Vec  // from the first end to the second, m
	Elastic r3.Vec  // pull on the first end without that of the damper and of a curve that stores nothing, N
	Damping r3.Vec  // pull of the damper, N
	Power   float64 // that the damper takes, W
	Broken  bool
}

// LineWorks are works in a step, J, and the power at its end.
type LineWorks struct {
	Taken  float64 // by springs: what they store, and lose as wires that yield, brakes and breaking, but for the error of the step
	Damped float64 // by dampers, beyond what the trapezoidal rule of their powers says
	Power  float64 // that dampers take at the end of the step, W
}

// LineForces is the number of spring-dampers.
func (s *System) LineForces() int { return len(s.springs) }

// LineForceStates returns the states of all spring-dampers at the placement, where those that are broken pull no longer, in a slice that it reuses.
func (s *System) LineForceStates(room []LineForceState) []LineForceState {
	room = room[:0]
	for i := range s.springs {
		l := s.springs[i].lineForceState(s)
		if l.Broken {
			l.Elastic, l.Damping = r3.Vec{}, r3.Vec{}
		}
		room = append(room, l)
	}
	return room
}

// LineWorks returns the works in a step of h (s) that has ended at the placement, from the states at its start, which become those at the placement.
func (s *System) LineWorks(states []LineForceState, h float64) (w LineWorks) {
	s.loops.states, s.loops.h = states, h
	workers := s.pool
	if s.stretched == s.placed && len(s.springs) < fewPowers {
		workers = nil
	}
	workers.Range(len(s.springs), elementsInBlock, s.loops.lineWorks)
	for lo := 0; lo < len(s.springs); lo += elementsInBlock {
		part := &s.loops.works[lo/elementsInBlock]
		w.Taken += part.Taken
		w.Damped += part.Damped
		w.Power += part.Power
	}
	return w
}

// works are those of a spring-damper in a step of h (s).
func (d *springData) works(s *System, a *LineForceState, h float64) (w LineWorks) {
	none := r3.Vec{}
	if a.Broken && a.Elastic == none && a.Damping == none {
		return w
	}
	b := d.lineForceState(s)
	if a.Broken { // its pull is that with which the step began, none at the end
		b.Elastic, b.Damping = none, none
	}
	way := r3.Sub(b.Span, a.Span)
	w.Taken = 0.5 * r3.Dot(r3.Add(a.Elastic, b.Elastic), way)
	w.Damped = 0.5*r3.Dot(r3.Add(a.Damping, b.Damping), way) - 0.5*h*(a.Power+b.Power)
	w.Power = b.Power
	*a = b
	return w
}

// lineForceState is the state at the placement; of a spring-damper that has broken there, that in which it broke, without power.
func (d *springData) lineForceState(s *System) (l LineForceState) {
	x, rate, direction := d.elongation, d.rate, d.direction
	l.Span = d.span
	if s.stretched != s.placed {
		var k lineKinematics
		d.kinematics(s, &k)
		x, rate, direction = k.length-d.freeLength, k.rate, k.u
		l.Span = k.d
	}
	elastic, damping, broken := d.partsOfTension(s, x, rate)
	l.Elastic, l.Damping, l.Broken = r3.Scale(elastic, direction), r3.Scale(damping, direction), broken
	if !broken {
		l.Power = damping * rate
	}
	return l
}

// partsOfTension are the tension of what is elastic, that of the damper, N, and whether the spring-damper is broken, at an elongation and its rate.
func (d *springData) partsOfTension(s *System, x, rate float64) (elastic, damping float64, broken bool) {
	f := d.general
	if f == nil {
		return d.stiffness*x + d.preload, d.damping * rate, false
	}
	how, broken := f.Breaking.how(s)
	if !broken && d.isSlack(s, x) {
		return 0, 0, false
	}
	elastic, slip := f.staticTension(s, x, 0)
	switch {
	case broken:
		damping = how.Tension - elastic
	case f.Damping != 0 || f.Curve != nil:
		damping = f.dampingTension(s, x, rate, elastic)
	}
	if force, is := f.appliedTension(s, x-slip, elastic); is {
		elastic -= force
	}
	return elastic, damping, broken
}

// appliedTension is the part of a static tension that a curve has which stores nothing, at an elongation without slip, if there is one.
func (f *SpringDamper) appliedTension(s *System, x, static float64) (tension float64, is bool) {
	if _, stores := f.Curve.(StoringLaw); f.Curve == nil || stores || f.data(s).rope && static <= 0 {
		return 0, false
	}
	tension, _, _ = f.Curve.At(s.time, x, 0)
	return tension, true
}

// LineEnergy is the energy that all spring-dampers store, or have lost as wires that yielded, brakes and breaking, J.
func (s *System) LineEnergy() (sum float64) {
	for i := range s.springs {
		d := &s.springs[i]
		x := d.elongation
		if s.stretched != s.placed {
			var k lineKinematics
			d.kinematics(s, &k)
			x = k.length - d.freeLength
		}
		if d.general == nil {
			sum += (0.5*d.stiffness*x + d.preload) * x
			continue
		}
		if d.general.Broken(s) {
			e := d.general.dissipated(s)
			sum += e.yielded + e.braked + e.broken
			continue
		}
		e := d.general.energies(s, x)
		sum += e.stored + e.yielded + e.braked
	}
	return sum
}
