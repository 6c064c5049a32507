// Frames that carry surfaces, and placements of surfaces in them.

package rigid

import (
	"fmt"
	"math"

	"gabion/internal/vec"

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

func (p Placement) Check() error {
	n := quat.Abs(p.Orientation)
	if n != 0 && math.Abs(n-1) > 1e-9 {
		return fmt.Errorf("orientation %v has length %g, not 1", p.Orientation, n)
	}
	if !vec.Finite(p.Position) {
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

// Finite tells whether position and velocities are finite numbers.
func (f *Frame) Finite() bool {
	return vec.Finite(f.Position) && vec.Finite(f.Velocity) && vec.Finite(f.AngularVelocity)
}

// Enclose is the box in the world that holds a box of the frame.
func (f Frame) Enclose(b r3.Box) r3.Box {
	var e r3.Box
	for corner := range 8 {
		p := b.Min
		if corner&1 != 0 {
			p.X = b.Max.X
		}
		if corner&2 != 0 {
			p.Y = b.Max.Y
		}
		if corner&4 != 0 {
			p.Z = b.Max.Z
		}
		p = f.ToWorld(p)
		if corner == 0 {
			e = r3.Box{Min: p, Max: p}
		}
		e = r3.Box{Min: vec.MinVec(e.Min, p), Max: vec.MaxVec(e.Max, p)}
	}
	return e
}
