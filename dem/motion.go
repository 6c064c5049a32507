// Prescribed motions: how a driven surface moves, as a function of time alone.

package dem

import (
	"errors"
	"fmt"
	"math"

	"gabion/rigid"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// Motion prescribes where a frame is and how it moves at any time (s). The answer is a function of t alone, so a run
// that is taken up again from a checkpoint moves the same walls the same way; it may be asked from many goroutines.
type Motion interface {
	At(t float64) rigid.Frame
}

// Function gives a quantity and its rate of change at a time (s): a displacement (m), an angle (rad).
type Function func(t float64) (value, rate float64)

// Translation moves a frame along an axis without turning it.
type Translation struct {
	Axis     r3.Vec   // unit
	Distance Function // m
}

// At implements Motion.
func (m Translation) At(t float64) rigid.Frame {
	x, v := m.Distance(t)
	return rigid.Frame{Position: r3.Scale(x, m.Axis), Velocity: r3.Scale(v, m.Axis)}
}

// Check tells what is wrong with the motion, or returns nil.
func (m Translation) Check() error { return checkMotion("translation", m.Axis, m.Distance) }

// Rotation turns a frame about a fixed axis.
type Rotation struct {
	Point r3.Vec   // on the axis, m
	Axis  r3.Vec   // unit
	Angle Function // rad
}

// At implements Motion.
func (m Rotation) At(t float64) rigid.Frame {
	angle, rate := m.Angle(t)
	sin, cos := math.Sincos(angle / 2)
	q := quat.Number{Real: cos, Imag: sin * m.Axis.X, Jmag: sin * m.Axis.Y, Kmag: sin * m.Axis.Z}
	arm := r3.Scale(-1, rigid.Rotate(q, m.Point)) // from the axis to the frame's origin
	w := r3.Scale(rate, m.Axis)
	return rigid.Frame{Position: r3.Add(m.Point, arm), Orientation: q, Velocity: r3.Cross(w, arm), AngularVelocity: w}
}

// Check tells what is wrong with the motion, or returns nil.
func (m Rotation) Check() error { return checkMotion("rotation", m.Axis, m.Angle) }

// Motions are one motion carried by another: each moves in the frame of the one before it, the first in the world.
type Motions []Motion

// At implements Motion.
func (m Motions) At(t float64) rigid.Frame {
	var f rigid.Frame
	for _, next := range m {
		g := next.At(t)
		spin := rigid.Rotate(f.Orientation, g.AngularVelocity)
		speed := rigid.Rotate(f.Orientation, g.Velocity)
		f = f.Place(rigid.Placement{Position: g.Position, Orientation: g.Orientation})
		f.Velocity = r3.Add(f.Velocity, speed)
		f.AngularVelocity = r3.Add(f.AngularVelocity, spin)
	}
	return f
}

// Check tells what is wrong with the motions, or returns nil.
func (m Motions) Check() error {
	for i, x := range m {
		if x == nil {
			return fmt.Errorf("motion %d of %d is missing", i+1, len(m))
		}
		if err := checkedMotion(x); err != nil {
			return err
		}
	}
	return nil
}

func checkMotion(name string, axis r3.Vec, f Function) error {
	if !(math.Abs(r3.Norm(axis)-1) < 1e-9) {
		return fmt.Errorf("%s: axis %v has length %g, not 1", name, axis, r3.Norm(axis))
	}
	if f == nil {
		return fmt.Errorf("%s: no function of time", name)
	}
	return nil
}

func checkedMotion(m Motion) error {
	if m == nil {
		return errors.New("a driven surface needs a motion")
	}
	if c, ok := m.(interface{ Check() error }); ok {
		return c.Check()
	}
	return nil
}
