package models

// From the force elements of a model to those of a multibody system.

import (
	"fmt"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/mbd"
)

func (b *builder) addForce(f *Force) error {
	switch f.Type {
	case "spring_damper":
		law, err := f.Spring.curve()
		if err != nil {
			return err
		}
		spring := f.Spring.spring(f.Name, law)
		var at [2]r3.Vec
		if f.Points != nil {
			at = *f.Points
		}
		spring.I, spring.J = b.ends(f.Bodies, f.Markers, at, [2]quat.Number{})
		b.forces[f.Name] = b.system.AddForce(spring)
	case "force", "torque":
		return b.addLoad(f)
	default:
		return fmt.Errorf("there is no force of type %s", f.Type)
	}
	return nil
}

// spring makes the element of a law, without its ends.
func (l *SpringLaw) spring(name string, curve *Curve) *mbd.SpringDamper {
	s := &mbd.SpringDamper{Name: name, Stiffness: l.Stiffness, Damping: l.Damping, FreeLength: mbd.InitialLength, Preload: l.Preload}
	if l.FreeLength != nil {
		s.FreeLength = *l.FreeLength
	}
	return s
}

// curve compiles the force curve; nil when there is none.
func (l *SpringLaw) curve() (*Curve, error) {
	if l.Curve == nil {
		return nil, nil
	}
	return l.Curve.Curve()
}

// addLoad adds an applied force or torque: an element for the constant components, and one for each that varies.
func (b *builder) addLoad(f *Force) error {
	body := b.bodies[f.Load.Body]
	at := mbd.Marker{Body: body}
	if p := f.Load.Point; p != nil {
		at = b.system.MarkerAt(body, *p, quat.Number{})
	}
	if f.Load.Following {
		at.Orientation = quat.Number{}
	}
	components := &f.Load.Force
	if f.Type == "torque" {
		components = &f.Load.Torque
	}
	var constant r3.Vec
	for i, axis := range [3]r3.Vec{{X: 1}, {Y: 1}, {Z: 1}} {
		if components[i].IsConstant() {
			constant = r3.Add(constant, r3.Scale(components[i].Constant, axis))
			continue
		}
		curve, err := components[i].Curve()
		if err != nil {
			return err
		}
		b.addApplied(f, at, axis, curve)
	}
	if _, varies := b.forces[f.Name]; !varies || constant != (r3.Vec{}) {
		b.addApplied(f, at, constant, nil)
	}
	return nil
}

func (b *builder) addApplied(f *Force, at mbd.Marker, load r3.Vec, scale mbd.Function) {
	a := &mbd.AppliedForce{Name: f.Name, At: at, Following: f.Load.Following, Scale: scale, Force: load}
	if f.Type == "torque" {
		a.Force, a.Torque = r3.Vec{}, load
	}
	n := b.system.AddForce(a)
	if _, ok := b.forces[f.Name]; !ok {
		b.forces[f.Name] = n
	}
}
