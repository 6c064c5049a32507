package models

// Servo walls: walls that move so that the load on them follows a value.

import (
	"fmt"
	"slices"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/internal/document"
)

// Servo moves a wall along an axis so that the load on it, of particles and bodies, follows a value: its speed is a gain times what of the load is missing, and that over time by the integral time (a PI controller), up to a limit. What the servo has moved the wall by
// comes on top of the wall's motion.
type Servo struct {
	// Stress on the wall, pressure counting as positive; it needs "area" or "across".
	Stress *Function `yaml:"stress" unit:"Pa" of:"t" oneof:"target"`
	// Force on the wall, pressure counting as positive; it needs "gain".
	Force *Function `yaml:"force" unit:"N" of:"t" oneof:"target"`
	// Area by which the force is divided.
	Area *Function `yaml:"area" unit:"m^2" of:"t" oneof:"area?"`
	// Two pairs of planes that face each other: the area is the product of their distances, wherever they have come to.
	Across *[2][2]string `yaml:"across" oneof:"area?" refers:"wall"`
	// Direction of the motion, towards the particles; of a plane its normal.
	Axis *r3.Vec `yaml:"axis"`
	// Largest speed along the axis.
	MaxSpeed float64 `yaml:"max_speed" unit:"m/s" above:"0" required:"true"`
	// Speed by load missing, in m/s per Pa or per N; auto makes up for half of it until the next control, as far as the stiffness of contacts with a dense layer of particles tells.
	Gain *float64 `yaml:"gain" above:"0" auto:"auto"`
	// Integral time of the controller; auto is 50 controls.
	IntegralTime *float64 `yaml:"integral_time" unit:"s" above:"0" auto:"auto"`
	// Steps from one control to the next.
	Every int `yaml:"every" min:"1" max:"1000000" default:"10"`
	// When the servo begins to move the wall.
	Start float64 `yaml:"start" unit:"s" min:"0" default:"0"`
	// When it ends; the wall stays where it is but for its motion. auto is the end of the run.
	End *float64 `yaml:"end" unit:"s" above:"0" auto:"auto"`
}

// Check implements document.Checker.
func (s *Servo) Check(r *document.Report) {
	switch {
	case s.Stress != nil && s.Area == nil && s.Across == nil:
		r.Fail("stress", "a stress needs the area of the wall: give \"area\" or \"across\"")
	case s.Force != nil && s.Gain == nil:
		r.Fail("force", "a force needs the key \"gain\", in m/s per N: the stiffness of what the wall will touch is not known without its area")
	case s.Force != nil && (s.Area != nil || s.Across != nil):
		r.Fail("force", "\"area\" and \"across\" go with \"stress\"")
	case s.End != nil && *s.End <= s.Start:
		r.Fail("end", "the servo must end after it starts")
	}
	checkDirection(r, "axis", s.Axis)
}

// checkServos checks servo walls against the rest of the model.
func (m *Model) checkServos(r *document.Report) {
	for i := range m.Walls {
		w := &m.Walls[i]
		if w.Servo == nil {
			continue
		}
		at := r.Item("walls", i)
		if len(m.Particles)+len(m.Inlets) == 0 {
			at.Fail("servo", "wall %q is moved by the load of particles, and the model has none: give particles or inlets, or take the servo out", w.Name)
		}
		if w.Servo.Axis == nil && w.Shape.Shape != "plane" {
			at.Part("servo").Fail("", "the servo of wall %q, %s, needs the key \"axis\": only a plane has a normal to move along", w.Name, w.Shape.Shape)
		}
		if w.Servo.Across != nil {
			for _, pair := range *w.Servo.Across {
				if err := m.facing(pair); err != nil {
					at.Part("servo").Fail("across", "%v", err)
				}
			}
		}
	}
}

// facing tells why two walls are not planes that face each other.
func (m *Model) facing(pair [2]string) error {
	var planes [2]*Wall
	for k, name := range pair {
		i := slices.IndexFunc(m.Walls, func(w Wall) bool { return w.Name == name })
		if i < 0 {
			return nil // reported where the name is read
		}
		if planes[k] = &m.Walls[i]; planes[k].Shape.Shape != "plane" {
			return fmt.Errorf("wall %q is a %s; want planes that face each other", name, planes[k].Shape.Shape)
		}
	}
	a, b := planes[0], planes[1]
	if r3.Norm(a.Normal) == 0 || r3.Norm(b.Normal) == 0 {
		return nil // reported with the planes
	}
	if r3.Dot(r3.Unit(a.Normal), r3.Unit(b.Normal)) > -1+1e-9 || r3.Dot(r3.Sub(b.Point, a.Point), a.Normal) <= 0 {
		return fmt.Errorf("walls %q and %q do not face each other", a.Name, b.Name)
	}
	return nil
}
