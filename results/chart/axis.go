package chart

// An axis: from values to pixels, and where its ticks are.

import (
	"math"
	"slices"

	"gabion/results"
)

type axis struct {
	low, high float64
	log       bool
	from, to  float64 // pixels of low and high
}

func newAxis(log bool) axis { return axis{low: math.Inf(1), high: math.Inf(-1), log: log} }

// shows tells whether a value has a place on the axis.
func (a *axis) shows(v float64) bool {
	return !math.IsNaN(v) && !math.IsInf(v, 0) && (!a.log || v > 0)
}

func (a *axis) include(v float64) { a.low, a.high = min(a.low, v), max(a.high, v) }

// widen adds a part of the length at both ends and gives an axis without length one.
func (a *axis) widen(part float64) {
	switch {
	case a.low > a.high:
		a.low, a.high = 0, 1
		if a.log {
			a.low = 0.1
		}
	case a.log && a.low == a.high:
		a.low, a.high = a.low/2, a.high*2
	case a.log:
		f := math.Pow(a.high/a.low, part)
		a.low, a.high = a.low/f, a.high*f
	case a.high-a.low <= 1e-12*max(math.Abs(a.low), math.Abs(a.high)):
		half := max(math.Abs(a.low)*0.1, 1e-12)
		a.low, a.high = a.low-half, a.high+half
	default:
		d := part * (a.high - a.low)
		a.low, a.high = a.low-d, a.high+d
	}
}

// at returns the pixel of a value.
func (a *axis) at(v float64) float64 {
	s := (v - a.low) / (a.high - a.low)
	if a.log {
		s = math.Log(v/a.low) / math.Log(a.high/a.low)
	}
	return a.from + s*(a.to-a.from)
}

// ticks returns about n round values on the axis.
func (a *axis) ticks(n float64) []float64 {
	if a.log {
		if t := a.decades(n); len(t) > 1 {
			return t
		}
	}
	ticks, _ := results.Ticks(a.low, a.high, max(n, 2))
	return slices.DeleteFunc(ticks, func(v float64) bool { return a.log && v <= 0 })
}

// decades returns powers of ten, every k-th if there are more than n.
func (a *axis) decades(n float64) []float64 {
	first, last := math.Ceil(math.Log10(a.low)-1e-9), math.Floor(math.Log10(a.high)+1e-9)
	every := math.Ceil((last - first + 1) / max(n, 1))
	var ticks []float64
	for e := first; e <= last; e += max(every, 1) {
		ticks = append(ticks, math.Pow(10, e))
	}
	return ticks
}
