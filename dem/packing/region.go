// Regions that particles are packed into.

package packing

import (
	"fmt"
	"math"

	"gabion/internal/vec"
	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// Region is a space to fill with particles.
type Region interface {
	// Volume of the space, m^3.
	Volume() float64
	// Check tells what is wrong with the region, or returns nil.
	Check() error

	bounds() r3.Box
	width() float64 // diameter of the largest sphere that fits, m
	// push is how a sphere has to move to be inside; zero when it is.
	push(c r3.Vec, radius float64) r3.Vec
}

// ConvexRegion is a region that can be cut out of lines and balls.
type ConvexRegion interface {
	Region
	// clip is where the line a + t d lies in the region, from one t to another; the first is not below the second where it does not.
	clip(a, d r3.Vec) (from, to float64)
	// cut is the volume of a ball in the region that is partly in it, m3.
	cut(centre r3.Vec, radius float64) float64
}

// Inside tells whether a point is in a region or on its border.
func Inside(r Region, p r3.Vec) bool { return r.push(p, 0) == r3.Vec{} }

// InBox is the space between two corners.
type InBox struct{ Min, Max r3.Vec } // m

// repeated is a box that repeats itself along some axes.
type repeated struct {
	InBox
	on [3]bool
}

func (b repeated) push(c r3.Vec, r float64) r3.Vec {
	way := b.InBox.push(c, r)
	if b.on[0] {
		way.X = 0
	}
	if b.on[1] {
		way.Y = 0
	}
	if b.on[2] {
		way.Z = 0
	}
	return way
}

// period is how far images are from one another, m.
func (b repeated) period() r3.Vec {
	size, inf := r3.Sub(b.Max, b.Min), math.Inf(1)
	if !b.on[0] {
		size.X = inf
	}
	if !b.on[1] {
		size.Y = inf
	}
	if !b.on[2] {
		size.Z = inf
	}
	return size
}

// InCylinder is the space around the segment from A to B.
type InCylinder struct {
	A, B   r3.Vec  // m
	Radius float64 // m
}

// InSphere is the space around a point.
type InSphere struct {
	Centre r3.Vec  // m
	Radius float64 // m
}

// Volume implements Region.
func (b InBox) Volume() float64 {
	s := r3.Sub(b.Max, b.Min)
	return s.X * s.Y * s.Z
}

func (b InBox) bounds() r3.Box { return r3.Box(b) }

func (b InBox) width() float64 {
	s := r3.Sub(b.Max, b.Min)
	return min(s.X, s.Y, s.Z)
}

func (b InBox) push(c r3.Vec, r float64) r3.Vec {
	return r3.Vec{X: pushBetween(c.X, b.Min.X+r, b.Max.X-r), Y: pushBetween(c.Y, b.Min.Y+r, b.Max.Y-r), Z: pushBetween(c.Z, b.Min.Z+r, b.Max.Z-r)}
}

func pushBetween(x, low, high float64) float64 {
	return max(low-x, 0) - max(x-high, 0)
}

// Check implements Region.
func (b InBox) Check() error {
	if s := r3.Sub(b.Max, b.Min); !(s.X > 0 && s.Y > 0 && s.Z > 0) {
		return fmt.Errorf("box from %v to %v: want each coordinate to grow", b.Min, b.Max)
	}
	return nil
}

// Volume implements Region.
func (k InCylinder) Volume() float64 {
	return math.Pi * k.Radius * k.Radius * r3.Norm(r3.Sub(k.B, k.A))
}

func (k InCylinder) width() float64 { return min(2*k.Radius, r3.Norm(r3.Sub(k.B, k.A))) }

func (k InCylinder) bounds() r3.Box {
	u := r3.Unit(r3.Sub(k.B, k.A))
	side := func(x float64) float64 { return k.Radius * math.Sqrt(max(1-x*x, 0)) }
	r := r3.Vec{X: side(u.X), Y: side(u.Y), Z: side(u.Z)}
	return r3.Box{Min: r3.Sub(vec.MinVec(k.A, k.B), r), Max: r3.Add(vec.MaxVec(k.A, k.B), r)}
}

func (k InCylinder) push(c r3.Vec, r float64) r3.Vec {
	axis := r3.Sub(k.B, k.A)
	l := r3.Norm(axis)
	u := r3.Scale(1/l, axis)
	rel := r3.Sub(c, k.A)
	z := r3.Dot(rel, u)
	out := r3.Sub(rel, r3.Scale(z, u))
	p := r3.Scale(pushBetween(z, r, l-r), u)
	if rho := r3.Norm(out); rho > k.Radius-r {
		p = r3.Sub(p, r3.Scale((rho-k.Radius+r)/rho, out))
	}
	return p
}

// Check implements Region.
func (k InCylinder) Check() error {
	if !(k.Radius > 0) || k.A == k.B {
		return fmt.Errorf("cylinder from %v to %v of radius %g m: want a length and a radius above 0", k.A, k.B, k.Radius)
	}
	return nil
}

// Volume implements Region.
func (s InSphere) Volume() float64 { return rigid.SphereVolume(s.Radius) }

func (s InSphere) width() float64 { return 2 * s.Radius }

func (s InSphere) bounds() r3.Box {
	r := r3.Vec{X: s.Radius, Y: s.Radius, Z: s.Radius}
	return r3.Box{Min: r3.Sub(s.Centre, r), Max: r3.Add(s.Centre, r)}
}

func (s InSphere) push(c r3.Vec, r float64) r3.Vec {
	out := r3.Sub(c, s.Centre)
	l := r3.Norm(out)
	if l <= s.Radius-r {
		return r3.Vec{}
	}
	return r3.Scale(-(l-s.Radius+r)/l, out)
}

// Check implements Region.
func (s InSphere) Check() error {
	if !(s.Radius > 0) {
		return fmt.Errorf("sphere of radius %g m: want more than 0", s.Radius)
	}
	return nil
}
