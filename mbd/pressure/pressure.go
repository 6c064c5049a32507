// Package pressure is the law of how a fluid presses on a panel of a net, a wall or a body, written once: package mbd takes it for what moves by the equations of motion, with its tangent,
// and package models for walls.
//
// The hydrostatic pressure is weight times depth, the dynamic one a coefficient times density times the square of the speed at which the fluid comes up against the panel; a panel with openings takes
// the part of both that its solidity is (see Volkwein 2004 and Wendeler 2016 for debris flows on barriers). A panel that the surface of the fluid cuts takes what its wet part does, as if its
// breadth were the same at all heights.
package pressure

import (
	"math"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/internal/vec"
)

// Law is how a fluid presses on panels.
type Law struct {
	Density     float64 // kg/m3
	Gravity     float64 // m/s2
	Hydrostatic float64 // coefficient of the hydrostatic pressure
	Dynamic     float64 // coefficient of the dynamic pressure
	Solidity    float64 // part of a panel's area that holds the fluid back
	BothSides   bool    // fluid that flows from behind presses on the back
}

// Fluid is how a fluid stands and flows at a place.
type Fluid struct {
	Velocity   r3.Vec    // m/s
	Depth      float64   // of the place below the surface, m; below 0 above it
	VelocityBy [3]r3.Vec // derivatives of the velocity by x, y and z, 1/s
	DepthBy    r3.Vec    // derivatives of the depth by x, y and z
}

// Flow is a fluid from place to place.
type Flow interface {
	// At is the fluid at a time (s) and a place (m).
	At(t float64, place r3.Vec) Fluid
}

// Panel is a piece of a surface.
type Panel struct {
	Area     r3.Vec  // m2, along the normal that points away from the fluid
	Height   float64 // extent of the panel from its lowest to its highest place, m
	Velocity r3.Vec  // m/s
}

// Pressure is what a fluid does to a panel: its force is the sum of both pressures times the panel's area.
type Pressure struct {
	Hydrostatic float64 // mean over the panel, Pa
	Dynamic     float64 // mean over the panel, Pa
	Wet         float64 // part of the panel that is below the surface

	ByDepth float64 // derivatives of the sum of both pressures, Pa/m
	BySpeed float64 // by the speed at which the fluid comes up against the panel, Pa s/m
	Speed   float64 // that speed, m/s
	Normal  r3.Vec  // unit, of the panel
}

// Total is the sum of both pressures, Pa.
func (p *Pressure) Total() float64 { return p.Hydrostatic + p.Dynamic }

// On is the pressure of a fluid on a panel.
func (l *Law) On(panel *Panel, f *Fluid) (p Pressure) {
	size := vec.Norm(panel.Area)
	if size == 0 {
		return p
	}
	p.Normal = r3.Scale(1/size, panel.Area)
	depth, wetByDepth := 0.0, 0.0
	switch below, h := f.Depth, panel.Height; {
	case below >= h/2:
		depth, p.Wet = below, 1
	case below > -h/2:
		p.Wet, wetByDepth = below/h+0.5, 1/h
		depth = h / 2 * p.Wet * p.Wet
	}
	weight := l.Solidity * l.Hydrostatic * l.Density * l.Gravity
	if weight > 0 {
		p.Hydrostatic = weight * depth
	}
	p.Speed = r3.Dot(r3.Sub(f.Velocity, panel.Velocity), p.Normal)
	stagnation, bySpeed := l.Solidity*l.Dynamic*l.Density*p.Speed*math.Abs(p.Speed), 2*l.Solidity*l.Dynamic*l.Density*math.Abs(p.Speed)
	if p.Speed < 0 && !l.BothSides {
		stagnation, bySpeed = 0, 0
	}
	p.Dynamic = p.Wet * stagnation
	p.ByDepth = weight*p.Wet + wetByDepth*stagnation
	p.BySpeed = p.Wet * bySpeed
	return p
}
