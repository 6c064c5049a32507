package mbd

// This file holds the properties of a body.

import (
	"errors"
	"fmt"
	"math"

	"gabion/rigid"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// Ground is the index of the body that never moves.
const Ground = -1

// Acceleration is that of a body, in world axes.
type Acceleration struct {
	Linear  r3.Vec // of the centre of mass, m/s^2
	Angular r3.Vec // rad/s^2
}

// Inertia holds the moments and products of inertia about the centre of mass in body axes, kg m^2. A product is the
// entry of the inertia matrix, so XY is minus the integral of x y dm.
type Inertia struct {
	XX, YY, ZZ, XY, YZ, ZX float64
}

// Body is a rigid body or a point mass in its initial state.
type Body struct {
	Name    string
	Mass    float64     // kg
	Inertia Inertia     // not used for a point mass
	Pose    rigid.Frame // at the start; a zero orientation stands for none
	Point   bool        // a point mass: three coordinates, no rotation, no moment
	Fixed   bool        // a body that never moves, kept in the numbering
}

// Mobility is how easily the body moves where nothing holds it.
func (b *Body) Mobility() rigid.Mobility {
	switch {
	case b.Fixed:
		return rigid.Mobility{}
	case b.Point:
		return rigid.NewMobility(b.Mass, [3][3]float64{})
	}
	return rigid.NewMobility(b.Mass, b.Inertia.Matrix())
}

// InertiaAt is the inertia tensor of a body at the placement in world axes, kg m2; zero for a point mass.
func (s *System) InertiaAt(body int) (tensor [3][3]float64) {
	in := &s.inertia[body+1]
	if in.point {
		return tensor
	}
	for k, v := range in.world {
		tensor[k/3][k%3] = v
	}
	return tensor
}

// SolidSphere returns the inertia of a homogeneous sphere of mass m and radius r.
func SolidSphere(m, r float64) Inertia {
	j := rigid.SolidSphereInertia * m * r * r
	return Inertia{XX: j, YY: j, ZZ: j}
}

// SolidBox returns the inertia of a homogeneous box of mass m with edges of the lengths in size along the body axes.
func SolidBox(m float64, size r3.Vec) Inertia {
	x, y, z := size.X*size.X, size.Y*size.Y, size.Z*size.Z
	return Inertia{XX: m / 12 * (y + z), YY: m / 12 * (z + x), ZZ: m / 12 * (x + y)}
}

// Times is f times the inertia.
func (j Inertia) Times(f float64) Inertia {
	return Inertia{XX: f * j.XX, YY: f * j.YY, ZZ: f * j.ZZ, XY: f * j.XY, YZ: f * j.YZ, ZX: f * j.ZX}
}

// Matrix is the inertia tensor.
func (j Inertia) Matrix() [3][3]float64 {
	return [3][3]float64{{j.XX, j.XY, j.ZX}, {j.XY, j.YY, j.YZ}, {j.ZX, j.YZ, j.ZZ}}
}

func (j Inertia) matrix() matrix3 {
	return matrix3{j.XX, j.XY, j.ZX, j.XY, j.YY, j.YZ, j.ZX, j.YZ, j.ZZ}
}

// isotropic tells whether the inertia is the same about every axis, so that it need not be rotated with the body.
func (j Inertia) isotropic() bool {
	return j.XX == j.YY && j.YY == j.ZZ && j.XY == 0 && j.YZ == 0 && j.ZX == 0
}

// check reports every reason why the body cannot be simulated.
func (b *Body) check(index int) error {
	var errs []error
	add := func(format string, args ...any) {
		errs = append(errs, fmt.Errorf("body %q (%d): %s", b.Name, index, fmt.Sprintf(format, args...)))
	}
	if !(b.Mass >= 0) || math.IsInf(b.Mass, 0) {
		add("mass is %g kg, want zero or more", b.Mass)
	}
	if b.Point && b.Mass == 0 && !b.Fixed {
		add("a point mass needs a mass")
	}
	if p := b.Pose; !finite(p.Position, p.Velocity, p.AngularVelocity, vectorPart(p.Orientation)) {
		add("its initial pose is not finite")
	}
	if n := quat.Abs(b.Pose.Orientation); n != 0 && math.Abs(n-1) > 1e-6 {
		add("the norm of its Euler parameters is %g, want 1", n)
	}
	if b.Point && b.Pose.AngularVelocity != (r3.Vec{}) {
		add("a point mass cannot rotate")
	}
	j := b.Inertia
	if j.XX < 0 || j.YY < 0 || j.ZZ < 0 {
		add("moments of inertia %g, %g, %g kg m^2 must not be negative", j.XX, j.YY, j.ZZ)
	}
	return errors.Join(errs...)
}
