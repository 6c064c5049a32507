// Servo motions: how a wall moves whose speed a controller sets between steps.

package dem

import (
	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// Servo moves a frame along an axis, on top of a prescribed motion, at a speed that a controller sets between the steps of an engine. From one setting to
// the next it is a motion like any other; where it was before the last setting it does not know.
type Servo struct {
	Axis       r3.Vec  // unit
	Prescribed Motion  // nil for none
	MaxSpeed   float64 // along the axis, m/s

	Now ServoState
}

// ServoState is where a servo motion was, and how fast it went on, when it was set last.
type ServoState struct {
	Time         float64 // s
	Displacement float64 // along the axis since the start, m
	Speed        float64 // m/s
}

// Displacement is how far the servo has moved the frame along the axis at time t (s), m.
func (m *Servo) Displacement(t float64) float64 {
	return m.Now.Displacement + m.Now.Speed*(t-m.Now.Time)
}

// Set has the frame go on at a speed (m/s) from time t (s) on.
func (m *Servo) Set(t, speed float64) {
	m.Now = ServoState{Time: t, Displacement: m.Displacement(t), Speed: speed}
}

// At implements Motion.
func (m *Servo) At(t float64) (f rigid.Frame) {
	if m.Prescribed != nil {
		f = m.Prescribed.At(t)
	}
	f.Position = r3.Add(f.Position, r3.Scale(m.Displacement(t), m.Axis))
	f.Velocity = r3.Add(f.Velocity, r3.Scale(m.Now.Speed, m.Axis))
	return f
}

// Check tells what is wrong with the motion, or returns nil.
func (m *Servo) Check() error {
	if m.Prescribed != nil {
		if err := checkedMotion(m.Prescribed); err != nil {
			return err
		}
	}
	return checkMotion("servo", m.Axis, Steady(0))
}
