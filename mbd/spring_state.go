package mbd

// This file returns the state of spring-dampers, for pictures and results.

import "gonum.org/v1/gonum/spatial/r3"

// LineForce is a force element along the line between two points of bodies.
type LineForce interface {
	ForceElement
	// Attachment returns its name and the markers at its ends.
	Attachment() (name string, i, j Marker)
	// Ends returns the attachment points at the placement, in world axes, m.
	Ends(s *System) (first, second r3.Vec)
	// Length returns the distance between the attachment points, m, and the rate at which it grows, m/s.
	Length(s *System) (length, rate float64)
	// Elongation returns the elongation beyond the free length, m.
	Elongation(s *System) float64
	// Tension returns the tension at the placement, N.
	Tension(s *System) float64
}

// Attachment implements LineForce.
func (f *SpringDamper) Attachment() (name string, i, j Marker) { return f.Name, f.I, f.J }

// Ends returns the attachment points at the placement, in world axes, m.
func (f *SpringDamper) Ends(s *System) (first, second r3.Vec) {
	return s.worldPoint(f.I), s.worldPoint(f.J)
}

// Tension returns the tension at the placement, N.
func (f *SpringDamper) Tension(s *System) float64 {
	l := f.kinematics(s)
	tension, _, _ := f.tension(s, &l)
	return tension
}

// Length returns the distance between the attachment points, m, and the rate at which it grows, m/s.
func (f *SpringDamper) Length(s *System) (length, rate float64) {
	l := f.kinematics(s)
	return l.length, l.rate
}

// Elongation returns the elongation beyond the free length, m.
func (f *SpringDamper) Elongation(s *System) float64 { return f.kinematics(s).length - f.FreeLength }

// Slip returns the slip of the brake since the start, m; 0 without a brake.
func (f *SpringDamper) Slip(s *System) float64 {
	switch {
	case f.Brake == nil:
		return 0
	case f.Broken(s):
		return s.state[f.Brake.slot]
	}
	_, slip := f.staticTension(s, f.Elongation(s), 0)
	return slip
}

// PlasticElongation returns the permanent elongation by yielding, m: that at which the tension by Yielding alone is zero. It is 0 without
// yielding.
func (f *SpringDamper) PlasticElongation(s *System) float64 {
	y := f.Yielding
	if y == nil {
		return 0
	}
	peak := s.state[y.slot]
	if !f.Broken(s) {
		x := f.Elongation(s)
		_, slip := f.staticTension(s, x, 0)
		peak = y.maxElongation(s, x-slip)
	}
	return max(0, peak-y.Curve.At(peak)/y.Unloading)
}

// Slack tells whether an unbroken rope has no tension, its damper aside.
func (f *SpringDamper) Slack(s *System) bool {
	if !f.data(s).rope || f.Broken(s) {
		return false
	}
	tension, _ := f.staticTension(s, f.Elongation(s), 0)
	return tension <= 0
}

// StatePlaces are where the state variables of a spring-damper begin in [System.StateVariables]; -1 where there are none.
type StatePlaces struct {
	Yielding int // the largest elongation of the wire
	Brake    int // the slip of the brake
	Breaking int // a [BreakState]
}

// StatePlaces tells where the state variables of a spring-damper are.
func (f *SpringDamper) StatePlaces() StatePlaces {
	p := StatePlaces{-1, -1, -1}
	if f.Yielding != nil {
		p.Yielding = f.Yielding.slot
	}
	if f.Brake != nil {
		p.Brake = f.Brake.slot
	}
	if f.Breaking != nil {
		p.Breaking = f.Breaking.slot
	}
	return p
}
