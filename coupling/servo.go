package coupling

// Servo walls: walls whose speed follows the load on them. Every so many steps the load is read, and the wall goes on at the speed of a PI controller: v = gain (e + the integral of e over time by the
// integral time), limited, where e is what is missing of the load. Without the integral the load of a wall that has to move would stay off by v / gain.

import (
	"cmp"
	"fmt"
	"math"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
)

// Servo controls the motion of a wall. Loads are along the axis of its motion, against it: what particles and bodies push the wall back with.
type Servo struct {
	Surface int        // that the motion carries
	Motion  *dem.Servo // of that surface

	Target     func(t float64) float64 // load wanted at a time (s): a stress, Pa, or a force, N
	Area       func(t float64) float64 // m2, by which the force is divided; nil where the target is a force
	Gain       float64                 // speed by load missing, m/s per Pa or per N; 0: half of what Stiffness makes up for until the next control
	Stiffness  func(load float64) float64
	Integral   float64 // integral time, s; 0: integralPeriods of the control
	Every      int     // steps from one control to the next
	Start, End float64 // s, between which it controls; outside it does not move the wall; an End of 0 is never
}

// integralPeriods is the integral time in periods of the control: well above the 8 from which on a wall on a spring as stiff as Stiffness tells does not swing.
const integralPeriods = 50

// integralBand is how near the load has to be to its target for the integral to grow, in parts of the target: what builds up while a wall is on its way would carry it beyond.
const integralBand = 0.2

// servoState is what a servo has come to.
type servoState struct {
	Motion dem.ServoState
	Force  float64 // on the wall against the axis when it was controlled last, N
	Work   float64 // done so far on what pushes it, J
	Speed  float64 // that the integral makes, m/s
}

// servos are the servo walls of a simulation.
type servos struct {
	walls  []Servo
	states []servoState
}

// stepsToControl is how many of the next n steps go by until a servo is controlled.
func (s *Simulation) stepsToControl(n int) int {
	for i := range s.servos.walls {
		every := int64(s.servos.walls[i].Every)
		n = min(n, int(every-s.steps%every))
	}
	return n
}

// controlServos sets the speeds of the servo walls whose turn it is after a step of h (s).
func (s *Simulation) controlServos(h float64) error {
	for i := range s.servos.walls {
		if w := &s.servos.walls[i]; s.steps%int64(w.Every) == 0 {
			if err := s.controlServo(w, &s.servos.states[i], h); err != nil {
				return err
			}
		}
	}
	return nil
}

func (s *Simulation) controlServo(w *Servo, state *servoState, h float64) error {
	force := s.servoForce(w)
	moved := w.Motion.Displacement(s.time) - w.Motion.Now.Displacement
	state.Work += 0.5 * (state.Force + force) * moved
	state.Force = force
	speed, err := w.speed(&state.Speed, s.time, force, float64(w.Every)*h)
	if err != nil {
		return fmt.Errorf("servo of wall %q: %w", s.surfaces[w.Surface].Name, err)
	}
	w.Motion.Set(s.time, speed)
	state.Motion = w.Motion.Now
	return nil
}

// servoForce is what pushes a servo wall back, N.
func (s *Simulation) servoForce(w *Servo) float64 {
	return -r3.Dot(s.WallWrenches()[w.Surface].Force, w.Motion.Axis)
}

// speed is the one at which the wall goes on for a period (s) under a force (N) at time t (s). The integral does not change far from the target, nor while the speed is at its limit.
func (w *Servo) speed(integral *float64, t, force, period float64) (float64, error) {
	if t < w.Start || w.End > 0 && t >= w.End {
		*integral = 0
		return 0, nil
	}
	target, load := w.Target(t), force
	if w.Area != nil {
		area := w.Area(t)
		if !(area > 0) {
			return 0, fmt.Errorf("its area is %g m2 at t = %.6g s; want more than 0", area, t)
		}
		load /= area
	}
	missing, limit := target-load, w.Motion.MaxSpeed
	if math.IsNaN(missing) {
		return 0, fmt.Errorf("its target is %g and its load %g at t = %.6g s; want numbers", target, load, t)
	}
	if missing == 0 {
		return *integral, nil
	}
	gain, time := w.Gain, cmp.Or(w.Integral, integralPeriods*period)
	if gain == 0 {
		gain = 0.5 / (w.Stiffness(math.Max(math.Abs(target), math.Abs(load))) * period)
	}
	grown := *integral
	if math.Abs(missing) <= integralBand*math.Abs(target) {
		grown += gain * missing * period / time
	}
	v := gain*missing + grown
	if math.Abs(v) <= limit {
		*integral = grown
	}
	return math.Max(-limit, math.Min(v, limit)), nil
}

// work is what all servos have done so far, J, up to the time t (s).
func (v *servos) work() (sum float64) {
	for i := range v.states {
		sum += v.states[i].Work
	}
	return sum
}

// restore takes the servos back to what they had come to.
func (v *servos) restore(states []servoState) error {
	if len(states) != len(v.walls) {
		return fmt.Errorf("%d servo walls, the model has %d", len(states), len(v.walls))
	}
	copy(v.states, states)
	for i := range states {
		v.walls[i].Motion.Now = states[i].Motion
	}
	return nil
}

// ServoWork is what a servo wall had done on what pushes it when it was controlled last, J.
func (s *Simulation) ServoWork(i int) float64 { return s.servos.states[i].Work }

// ServoLoad is the stress (Pa) or force (N) on a servo wall now.
func (s *Simulation) ServoLoad(i int) float64 {
	w := &s.servos.walls[i]
	load := s.servoForce(w)
	if w.Area != nil {
		load /= w.Area(s.time)
	}
	return load
}
