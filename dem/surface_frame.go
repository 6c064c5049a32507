// Frames that carry surfaces, and placements of surfaces in them.

package dem

import (
	"fmt"
	"math"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// Frame carries surfaces: where a body's (or a net knot's, or a driven wall's) reference point is and how it moves.
// World axes, SI. The zero Orientation means that the frame's axes are the world's.
type Frame struct {
	Position        r3.Vec      // m
	Orientation     quat.Number // unit Euler parameters, frame to world
	Velocity        r3.Vec      // m/s
	AngularVelocity r3.Vec      // rad/s
}

// Placement is where one set of axes lies in another. The zero Orientation means parallel axes.
type Placement struct {
	Position    r3.Vec      // m
	Orientation quat.Number // unit Euler parameters, inner to outer
}

func (p Placement) check() error {
	n := quat.Abs(p.Orientation)
	if n != 0 && math.Abs(n-1) > 1e-9 {
		return fmt.Errorf("orientation %v has length %g, not 1", p.Orientation, n)
	}
	if !finite(p.Position) {
		return fmt.Errorf("position %v is not finite", p.Position)
	}
	return nil
}

// Place returns the frame of axes that lie at p in f and move with it.
func (f Frame) Place(p Placement) Frame {
	arm := Rotate(f.Orientation, p.Position)
	return Frame{
		Position:        r3.Add(f.Position, arm),
		Orientation:     Compose(f.Orientation, p.Orientation),
		Velocity:        r3.Add(f.Velocity, r3.Cross(f.AngularVelocity, arm)),
		AngularVelocity: f.AngularVelocity,
	}
}

// ToWorld turns a point of the frame into a point of the world.
func (f Frame) ToWorld(p r3.Vec) r3.Vec { return r3.Add(f.Position, Rotate(f.Orientation, p)) }

// ToLocal turns a point of the world into a point of the frame.
func (f Frame) ToLocal(p r3.Vec) r3.Vec {
	return Rotate(quat.Conj(f.Orientation), r3.Sub(p, f.Position))
}

// VelocityAt is the velocity of the frame's matter at a point of the world, m/s.
func (f Frame) VelocityAt(p r3.Vec) r3.Vec {
	return r3.Add(f.Velocity, r3.Cross(f.AngularVelocity, r3.Sub(p, f.Position)))
}

// Rotate turns v by the unit Euler parameters q; the zero q leaves it as it is.
func Rotate(q quat.Number, v r3.Vec) r3.Vec {
	u := r3.Vec{X: q.Imag, Y: q.Jmag, Z: q.Kmag}
	t := r3.Scale(2, r3.Cross(u, v))
	return r3.Add(r3.Add(v, r3.Scale(q.Real, t)), r3.Cross(u, t))
}

// Compose returns the orientation that applies b, then a; a zero number counts as no rotation.
func Compose(a, b quat.Number) quat.Number {
	switch (quat.Number{}) {
	case a:
		return b
	case b:
		return a
	}
	return quat.Mul(a, b)
}

func finite(v r3.Vec) bool {
	s := v.X + v.Y + v.Z
	return !math.IsNaN(s) && !math.IsInf(s, 0)
}
