package mbd

// This file holds requests: what a user wants reported, as named columns with units.

import (
	"fmt"
	"math"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// Column names a number of a request and gives its SI unit.
type Column struct{ Name, Unit string }

// Request is something to report at output times: columns, and a function that fills them from the placement of the
// system. Accelerations and reactions are right after the integrator's Report.
type Request struct {
	Name    string
	Columns []Column
	Write   func(s *System, dst []float64) // dst has as many elements as Columns
}

// Quantity is something a body, a marker, a joint or a force element can be asked for.
type Quantity string

// Quantities of bodies and markers.
const (
	Position            Quantity = "position"             // m
	Velocity            Quantity = "velocity"             // m/s
	LinearAcceleration  Quantity = "acceleration"         // m/s^2
	Orientation         Quantity = "orientation"          // Euler parameters e0 to e3, of the marker or body in R's axes
	AngularVelocity     Quantity = "angular_velocity"     // rad/s
	AngularAcceleration Quantity = "angular_acceleration" // rad/s^2
	KineticEnergy       Quantity = "kinetic_energy"       // J, of bodies only
	PotentialEnergy     Quantity = "potential_energy"     // J, of bodies only; of gravity, zero at the world's origin
)

// Quantities of joints and force elements.
const (
	Force    Quantity = "force"    // N, on the first marker's body
	Torque   Quantity = "torque"   // N m, about the first marker's point
	Residual Quantity = "residual" // of a joint's equations, m or 1
	Energy   Quantity = "energy"   // J, stored in a force element

	Tension    Quantity = "tension"    // N, of a spring-damper
	Length     Quantity = "length"     // m, of a spring-damper
	Elongation Quantity = "elongation" // m, of a spring-damper beyond its free length
	Rate       Quantity = "rate"       // m/s, of a spring-damper's length

	Rotation    Quantity = "rotation"     // rad, of a force on a rotation: its angle
	AngularRate Quantity = "angular_rate" // rad/s, of that angle

	Displacement   Quantity = "displacement"    // m, of a force between markers: of the first from the second, in the second's axes
	RotationVector Quantity = "rotation_vector" // rad, likewise
)

func vectorColumns(q Quantity, unit string) []Column {
	return []Column{{string(q) + ".x", unit}, {string(q) + ".y", unit}, {string(q) + ".z", unit}}
}

var motionUnits = map[Quantity]string{
	Position: "m", Velocity: "m/s", LinearAcceleration: "m/s^2", AngularVelocity: "rad/s", AngularAcceleration: "rad/s^2",
}

// part is one quantity of a request.
type requestPart struct {
	columns []Column
	write   func(s *System, dst []float64)
}

func joinParts(name string, parts []requestPart) Request {
	r := Request{Name: name}
	for _, p := range parts {
		r.Columns = append(r.Columns, p.columns...)
	}
	r.Write = func(s *System, dst []float64) {
		for _, p := range parts {
			p.write(s, dst)
			dst = dst[len(p.columns):]
		}
	}
	return r
}

// BodyRequest asks for quantities of a body's centre of mass, in world axes.
func BodyRequest(name string, body int, quantities ...Quantity) (Request, error) {
	var parts []requestPart
	for _, q := range quantities {
		switch q {
		case KineticEnergy:
			parts = append(parts, requestPart{[]Column{{string(q), "J"}}, func(s *System, dst []float64) { dst[0] = s.kinetic(body + 1) }})
			continue
		case PotentialEnergy:
			parts = append(parts, requestPart{[]Column{{string(q), "J"}}, func(s *System, dst []float64) {
				dst[0] = -s.bodies[body].Mass * r3.Dot(s.Gravity, s.frames[body+1].position)
			}})
			continue
		}
		p, err := motionPart(q, Marker{Body: body}, Origin, Origin)
		if err != nil {
			return Request{}, fmt.Errorf("request %q of a body: %w", name, err)
		}
		parts = append(parts, p)
	}
	return joinParts(name, parts), nil
}

// MarkerRequest asks for quantities of marker i relative to marker j, in the axes of marker r. Rates are those of the
// world's components, turned into r's axes.
func MarkerRequest(name string, i, j, r Marker, quantities ...Quantity) (Request, error) {
	var parts []requestPart
	for _, q := range quantities {
		p, err := motionPart(q, i, j, r)
		if err != nil {
			return Request{}, fmt.Errorf("request %q of a marker: %w", name, err)
		}
		parts = append(parts, p)
	}
	return joinParts(name, parts), nil
}

func motionPart(q Quantity, i, j, r Marker) (requestPart, error) {
	if q == Orientation {
		columns := make([]Column, 4)
		for k := range columns {
			columns[k] = Column{fmt.Sprintf("%s.e%d", q, k), "1"}
		}
		return requestPart{columns, func(s *System, dst []float64) {
			putQuaternion(dst, quat.Mul(quat.Conj(s.Motion(r).Orientation), s.Motion(i).Orientation))
		}}, nil
	}
	pick, ok := map[Quantity]func(m *Motion) r3.Vec{
		Position:            func(m *Motion) r3.Vec { return m.Position },
		Velocity:            func(m *Motion) r3.Vec { return m.Velocity },
		LinearAcceleration:  func(m *Motion) r3.Vec { return m.Acceleration },
		AngularVelocity:     func(m *Motion) r3.Vec { return m.AngularVelocity },
		AngularAcceleration: func(m *Motion) r3.Vec { return m.AngularAcceleration },
	}[q]
	if !ok {
		return requestPart{}, fmt.Errorf("there is no quantity %q", q)
	}
	return requestPart{vectorColumns(q, motionUnits[q]), func(s *System, dst []float64) {
		a, b, axes := s.Motion(i), s.Motion(j), s.Motion(r)
		putVector(dst, rotate(quat.Conj(axes.Orientation), r3.Sub(pick(&a), pick(&b))))
	}}, nil
}

// wrenchPart asks for the force or the torque of a wrench, in the axes of marker r.
func wrenchPart(q Quantity, r Marker, wrench func(s *System) Wrench) (requestPart, bool) {
	unit, pick := "N", func(w Wrench) r3.Vec { return w.Force }
	switch q {
	case Force:
	case Torque:
		unit, pick = "N m", func(w Wrench) r3.Vec { return w.Moment }
	default:
		return requestPart{}, false
	}
	return requestPart{vectorColumns(q, unit), func(s *System, dst []float64) {
		putVector(dst, rotate(quat.Conj(s.Motion(r).Orientation), pick(wrench(s))))
	}}, true
}

// JointRequest asks for what a joint does to the body of its first marker, about the marker's point, in the axes of marker r.
func (s *System) JointRequest(name string, joint int, r Marker, quantities ...Quantity) (Request, error) {
	j := s.joints[joint]
	var parts []requestPart
	for _, q := range quantities {
		p, isWrench := wrenchPart(q, r, func(s *System) Wrench { return s.Reaction(joint) })
		switch {
		case isWrench:
			parts = append(parts, p)
		case q == Residual:
			columns := make([]Column, len(j.equations))
			for k := range columns {
				columns[k] = Column{fmt.Sprintf("%s.%d", q, k+1), "1"}
			}
			parts = append(parts, requestPart{columns, func(s *System, dst []float64) {
				for k, e := range j.equations {
					dst[k] = e.evaluate(s)
				}
			}})
		default:
			return Request{}, fmt.Errorf("request %q of joint %q: there is no quantity %q", name, j.Name, q)
		}
	}
	return joinParts(name, parts), nil
}

// ForceRequest asks for what a force element does to the first body it is attached to, about that body's marker and in the axes of
// marker r, for the energy that it stores, and for its deformation.
func (s *System) ForceRequest(name string, force int, r Marker, quantities ...Quantity) (Request, error) {
	f := s.forces[force]
	var parts []requestPart
	for _, q := range quantities {
		p, ok := wrenchPart(q, r, func(s *System) Wrench { return s.ForceOn(force) })
		if !ok {
			p, ok = s.deformationPart(force, q)
		}
		if !ok {
			return Request{}, fmt.Errorf("request %q of %s: there is no quantity %q", name, f.label(), q)
		}
		parts = append(parts, p)
	}
	return joinParts(name, parts), nil
}

// deformationPart asks for the energy or the deformation of a force element.
func (s *System) deformationPart(force int, q Quantity) (requestPart, bool) {
	unit, value := "", func(*System) float64 { return 0 }
	switch f := s.forces[force].(type) {
	case *SpringDamper:
		unit, value = springQuantity(f, q)
	case *FreedomForce:
		switch q {
		case Rotation:
			unit, value = "rad", func(s *System) float64 { x, _ := f.Displacement(s); return x }
		case AngularRate:
			unit, value = "rad/s", func(s *System) float64 { _, v := f.Displacement(s); return v }
		}
	case *FieldForce:
		switch q {
		case Displacement:
			return requestPart{vectorColumns(q, "m"), func(s *System, dst []float64) { r := s.relative(f.I, f.J); copy(dst, r.x[:3]) }}, true
		case RotationVector:
			return requestPart{vectorColumns(q, "rad"), func(s *System, dst []float64) { r := s.relative(f.I, f.J); copy(dst, r.x[3:6]) }}, true
		}
	}
	if q == Energy {
		unit, value = "J", func(s *System) float64 { stored, _, _ := s.forces[force].powers(s); return stored }
	}
	return requestPart{[]Column{{string(q), unit}}, func(s *System, dst []float64) { dst[0] = value(s) }}, unit != ""
}

// springQuantity returns the unit of a quantity of a spring-damper, empty if it has none of that name, and how to tell it.
func springQuantity(f *SpringDamper, q Quantity) (unit string, value func(*System) float64) {
	line := func(s *System) stretch { return f.stretch(s) }
	switch q {
	case Tension:
		return "N", f.Tension
	case Length:
		return "m", func(s *System) float64 { return line(s).length }
	case Elongation:
		return "m", func(s *System) float64 { return line(s).length - f.FreeLength }
	case Rate:
		return "m/s", func(s *System) float64 { return line(s).rate }
	}
	return "", nil
}

// LargestResidual returns the largest residual of all constraint equations, m or 1.
func (s *System) LargestResidual() (largest float64) {
	for _, e := range s.equations {
		largest = math.Max(largest, math.Abs(e.evaluate(s)))
	}
	return largest
}
