package mbd

// This file holds scalar force laws: a force as a function of a displacement, its rate and time.

import (
	"fmt"
	"math"
)

// Law gives a force and its derivatives by the displacement x and the rate v. The force is positive where it increases the
// coordinate of a CoordinateForce, and where it pulls for a SpringDamper's curve.
type Law interface {
	At(t, x, v float64) (force, byX, byV float64)
}

// StoringLaw is a law whose force at zero rate has a potential energy, J.
type StoringLaw interface {
	Law
	Stored(x float64) float64
}

// TabulatedLaw is a law that may be given by a table of forces by the displacement.
type TabulatedLaw interface {
	StoringLaw
	// Table returns the table; ok is false where the law is given otherwise.
	Table() (t LawTable, ok bool)
}

// LawTable are forces at rising displacements, with straight lines between them or, with second derivatives at the points, a cubic spline. Beyond its ends it
// goes on straight.
type LawTable struct {
	X, Force      []float64 // m, N; the slices belong to the law
	Second        []float64 // N/m^2; nil for straight lines
	Before, After float64   // slopes beyond the ends, N/m
}

// LawOf makes a Law of a Go function.
type LawOf func(t, x, v float64) (force, byX, byV float64)

// At calls the function.
func (f LawOf) At(t, x, v float64) (force, byX, byV float64) { return f(t, x, v) }

// LinearLaw is a spring and a damper that push back: -Stiffness (x - Free) - Damping v - Preload.
type LinearLaw struct {
	Stiffness, Damping, Free, Preload float64
}

// At returns the force.
func (l LinearLaw) At(_, x, v float64) (force, byX, byV float64) {
	return -l.Stiffness*(x-l.Free) - l.Damping*v - l.Preload, -l.Stiffness, -l.Damping
}

// Stored returns the spring's energy.
func (l LinearLaw) Stored(x float64) float64 {
	x -= l.Free
	return (0.5*l.Stiffness*x + l.Preload) * x
}

// StopLaw limits a coordinate to a range: outside it the force is Stiffness d^Exponent, where d is the depth beyond the limit, plus Damping times
// the rate, which is blended in smoothly from zero depth to Depth. It is never attractive.
type StopLaw struct {
	Lower, Upper float64 // m or rad; infinite for no limit
	Stiffness    float64
	Exponent     float64 // at least 1
	Damping      float64
	Depth        float64
}

// Check returns an error for invalid parameters.
func (l *StopLaw) Check() error {
	switch {
	case !(l.Lower < l.Upper):
		return fmt.Errorf("limits are %g and %g, want the first below the second", l.Lower, l.Upper)
	case !(l.Exponent >= 1):
		return fmt.Errorf("exponent is %g, want 1 or more", l.Exponent)
	case !(l.Stiffness >= 0) || !(l.Damping >= 0) || !(l.Depth >= 0):
		return fmt.Errorf("stiffness %g, damping %g and depth %g must not be negative", l.Stiffness, l.Damping, l.Depth)
	}
	return nil
}

// At returns the force.
func (l *StopLaw) At(_, x, v float64) (force, byX, byV float64) {
	if x > l.Upper {
		f, d, c := l.contactForce(x-l.Upper, v)
		return -f, -d, -c
	}
	if x < l.Lower {
		f, d, c := l.contactForce(l.Lower-x, -v)
		return f, -d, -c
	}
	return 0, 0, 0
}

// contactForce returns the force at a depth d with rate v, and its derivatives.
func (l *StopLaw) contactForce(d, v float64) (force, byD, byV float64) {
	p := math.Pow(d, l.Exponent-1)
	share, slope := 1.0, 0.0
	if d < l.Depth {
		s := d / l.Depth
		share, slope = s*s*(3-2*s), 6*s*(1-s)/l.Depth
	}
	force = l.Stiffness*p*d + l.Damping*share*v
	if force < 0 {
		return 0, 0, 0
	}
	return force, l.Stiffness*l.Exponent*p + l.Damping*slope*v, l.Damping * share
}

// Stored returns the energy of the stop's spring.
func (l *StopLaw) Stored(x float64) float64 {
	d := math.Max(x-l.Upper, l.Lower-x)
	if d <= 0 {
		return 0
	}
	return l.Stiffness * math.Pow(d, l.Exponent+1) / (l.Exponent + 1)
}

// powersOf returns the dissipated and applied power of a law at a displacement and a rate. The force at zero rate counts as elastic
// for a StoringLaw, and as applied for others.
func powersOf(l Law, t, x, v float64) (dissipated, applied float64) {
	f, _, _ := l.At(t, x, v)
	static, _, _ := l.At(t, x, 0)
	dissipated = (static - f) * v
	if _, ok := l.(StoringLaw); ok {
		return dissipated, 0
	}
	return dissipated, static * v
}
