package models

// From the force elements of a model to those of a multibody system.

import (
	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/mbd"
)

func (b *builder) addForce(f *Force) error {
	var element mbd.ForceElement
	var err error
	switch f.Type {
	case springDamper:
		element, err = b.springDamper(f)
	case viscoelastic:
		element, err = b.viscoelasticSpring(f)
	case torsional:
		element, err = b.torsionalSpring(f)
	case "bushing":
		element = b.bushing(f)
	case beam:
		element, err = b.beam(f)
	case bending:
		return b.addBending(f)
	case "general":
		element, err = b.generalForce(f)
	default:
		return b.addLoad(f)
	}
	if err == nil {
		b.forces[f.Name] = append(b.forces[f.Name], b.system.AddForce(element))
	}
	return err
}

// linePoints returns the markers at the ends of a force along a line, and their distance at the start, m.
func (b *builder) linePoints(f *Force) (i, j mbd.Marker, distance float64, err error) {
	var at [2]r3.Vec
	if f.Points != nil {
		at = *f.Points
	}
	i, j = b.ends(f.Bodies, f.Markers, at, [2]quat.Number{})
	first, _ := b.worldPlace(i)
	second, _ := b.worldPlace(j)
	return i, j, r3.Norm(r3.Sub(second, first)), b.checkCentres(i, j)
}

// place returns the markers of a force that sits at one point, with given axes.
func (b *builder) place(f *Force, axes quat.Number) (i, j mbd.Marker) {
	var at r3.Vec
	if f.At != nil {
		at = *f.At
	}
	return b.ends(f.Bodies, f.Markers, [2]r3.Vec{at, at}, [2]quat.Number{axes, axes})
}

func (b *builder) springDamper(f *Force) (mbd.ForceElement, error) {
	spring, err := f.Spring.spring(f.Name)
	if err != nil {
		return nil, err
	}
	i, j, length, err := b.linePoints(f)
	if err != nil {
		return nil, err
	}
	spring.I, spring.J = i, j
	if spring.FreeLength != mbd.InitialLength {
		length = spring.FreeLength
	}
	return spring, f.Spring.wire(spring, length)
}

func (b *builder) viscoelasticSpring(f *Force) (mbd.ForceElement, error) {
	i, j, length, err := b.linePoints(f)
	if l := f.Viscoelastic.FreeLength; l != nil {
		length = *l
	}
	spring := &mbd.ViscoelasticSpring{Name: f.Name, I: i, J: j, Stiffness: f.Viscoelastic.Stiffness, FreeLength: length}
	for _, branch := range f.Viscoelastic.Branches {
		spring.Branches = append(spring.Branches, mbd.MaxwellBranch(branch))
	}
	return spring, err
}

func (b *builder) torsionalSpring(f *Force) (mbd.ForceElement, error) {
	var around quat.Number
	if f.Axis != nil {
		around = mbd.AlongZ(*f.Axis)
	}
	i, j := b.place(f, around)
	rotation := mbd.RelativeCoordinate{I: i, J: j, Rotation: true}
	chosen, err := f.Torsion.law(b.atStart(rotation))
	if err != nil {
		return nil, err
	}
	return &mbd.CoordinateForce{Name: f.Name, Coordinate: rotation, Law: chosen}, nil
}

func (b *builder) bushing(f *Force) mbd.ForceElement {
	i, j := b.relaxed(b.place(f, f.Orientation.Quaternion()))
	return &mbd.FieldForce{Name: f.Name, I: i, J: j, Law: f.Bushing.law()}
}

func (b *builder) generalForce(f *Force) (mbd.ForceElement, error) {
	chosen, err := f.General.law()
	if err != nil {
		return nil, err
	}
	i, j := b.place(f, f.Orientation.Quaternion())
	return &mbd.FieldForce{Name: f.Name, I: i, J: j, Law: chosen}, nil
}

// relaxed returns markers on the same bodies that coincide at the start, at the point of i and along the axes of j, so that a force between
// them counts from there.
func (b *builder) relaxed(i, j mbd.Marker) (first, second mbd.Marker) {
	at, _ := b.worldPlace(i)
	_, q := b.worldPlace(j)
	return b.system.MarkerAt(i.Body, at, q), b.system.MarkerAt(j.Body, at, q)
}

// spring makes the element of a law, without its ends.
func (l *SpringLaw) spring(name string) (*mbd.SpringDamper, error) {
	curve, err := l.Curve.law()
	if err != nil {
		return nil, err
	}
	s := &mbd.SpringDamper{
		Name: name, Stiffness: l.Stiffness, Damping: l.Damping, FreeLength: mbd.InitialLength, Preload: l.Preload,
		Curve: curve, TensionOnly: l.TensionOnly,
	}
	if l.FreeLength != nil {
		s.FreeLength = *l.FreeLength
	}
	return s, nil
}

// given is a number that may be left out, as 0 then.
func given(x *float64) float64 {
	if x == nil {
		return 0
	}
	return *x
}

// addLoad adds an applied force or torque: an element for the constant components, and one for each that varies.
func (b *builder) addLoad(f *Force) error {
	body := b.bodies[f.Load.Body]
	at := mbd.Marker{Body: body}
	if p := f.Load.Point; p != nil {
		at = b.system.MarkerAt(body, *p, quat.Number{})
	}
	if err := b.checkCentres(at); err != nil {
		return err
	}
	if f.Load.Follower {
		at.Orientation = quat.Number{}
	}
	components := &f.Load.Force
	if f.Type == "torque" {
		components = &f.Load.Torque
	}
	var constant r3.Vec
	for i, axis := range axes {
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
	if len(b.forces[f.Name]) == 0 || constant != (r3.Vec{}) {
		b.addApplied(f, at, constant, nil)
	}
	return nil
}

func (b *builder) addApplied(f *Force, at mbd.Marker, load r3.Vec, scale mbd.Function) {
	a := &mbd.AppliedForce{Name: f.Name, At: at, Follower: f.Load.Follower, Scale: scale, Force: load}
	if f.Type == "torque" {
		a.Force, a.Torque = r3.Vec{}, load
	}
	b.forces[f.Name] = append(b.forces[f.Name], b.system.AddForce(a))
}
