package mbd

// This file holds functions of time, for drivers and for forces.

import (
	"fmt"
	"math"
	"sort"
)

// Function is a function of time with its first two derivatives.
type Function interface {
	At(t float64) (value, rate, acceleration float64)
}

// Constant is a Function that does not change.
type Constant float64

// At returns the constant.
func (c Constant) At(float64) (value, rate, acceleration float64) { return float64(c), 0, 0 }

// Polynomial is the Function c[0] + c[1] t + c[2] t^2 ...
type Polynomial []float64

// At evaluates the polynomial and its derivatives.
func (c Polynomial) At(t float64) (value, rate, acceleration float64) {
	for k := len(c) - 1; k >= 0; k-- {
		acceleration = acceleration*t + 2*rate
		rate = rate*t + value
		value = value*t + c[k]
	}
	return value, rate, acceleration
}

// Sine is the Function Amplitude sin(Frequency t + Phase), with the frequency in rad/s.
type Sine struct{ Amplitude, Frequency, Phase float64 }

// At returns the sine and its derivatives.
func (f Sine) At(t float64) (value, rate, acceleration float64) {
	s, c := math.Sincos(f.Frequency*t + f.Phase)
	return f.Amplitude * s, f.Amplitude * f.Frequency * c, -f.Amplitude * f.Frequency * f.Frequency * s
}

// FunctionOf makes a Function of a Go function that returns value, rate and acceleration.
type FunctionOf func(t float64) (value, rate, acceleration float64)

// At calls the function.
func (f FunctionOf) At(t float64) (value, rate, acceleration float64) { return f(t) }

// Table is a Function through points: a natural cubic spline, or straight lines. Outside it goes on straight.
type Table struct {
	x, y, curvature []float64
}

// NewTable returns the table of points with ascending x; cubic makes it smooth.
func NewTable(x, y []float64, cubic bool) (*Table, error) {
	if len(x) != len(y) || len(x) < 2 {
		return nil, fmt.Errorf("table of %d and %d values, want as many of each and at least two", len(x), len(y))
	}
	for k := range x {
		if math.IsNaN(x[k]+y[k]) || math.IsInf(x[k]+y[k], 0) || (k > 0 && !(x[k] > x[k-1])) {
			return nil, fmt.Errorf("table's point %d (%g, %g): want finite values, and each x greater than the one before", k+1, x[k], y[k])
		}
	}
	t := &Table{x: append([]float64(nil), x...), y: append([]float64(nil), y...), curvature: make([]float64, len(x))}
	if cubic && len(x) > 2 {
		t.spline()
	}
	return t, nil
}

// spline solves the tridiagonal system of a natural cubic spline's second derivatives.
func (f *Table) spline() {
	n := len(f.x)
	upper := make([]float64, n)
	for k := 1; k < n-1; k++ {
		h0, h1 := f.x[k]-f.x[k-1], f.x[k+1]-f.x[k]
		d := 2*(h0+h1) - h0*upper[k-1]
		upper[k] = h1 / d
		kink := 6 * ((f.y[k+1]-f.y[k])/h1 - (f.y[k]-f.y[k-1])/h0)
		f.curvature[k] = (kink - h0*f.curvature[k-1]) / d
	}
	for k := n - 2; k > 0; k-- {
		f.curvature[k] -= upper[k] * f.curvature[k+1]
	}
}

// At interpolates.
func (f *Table) At(x float64) (value, rate, acceleration float64) {
	n := len(f.x)
	k := min(max(sort.SearchFloat64s(f.x, x), 1), n-1)
	h := f.x[k] - f.x[k-1]
	slope := (f.y[k] - f.y[k-1]) / h
	c0, c1 := f.curvature[k-1], f.curvature[k]
	switch {
	case x < f.x[0]:
		rate = slope - h*(2*c0+c1)/6
		return f.y[0] + rate*(x-f.x[0]), rate, 0
	case x > f.x[n-1]:
		rate = slope + h*(c0+2*c1)/6
		return f.y[n-1] + rate*(x-f.x[n-1]), rate, 0
	}
	b := (x - f.x[k-1]) / h
	a := 1 - b
	value = a*f.y[k-1] + b*f.y[k] + h*h/6*((a*a*a-a)*c0+(b*b*b-b)*c1)
	rate = slope + h/6*((3*b*b-1)*c1-(3*a*a-1)*c0)
	return value, rate, a*c0 + b*c1
}
