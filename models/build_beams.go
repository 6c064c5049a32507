package models

// From the beams and the chains of bodies of a model to elements of a multibody system.

import (
	"fmt"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/mbd"
	"gabion/rigid"
)

func (b *builder) beam(f *Force) (mbd.ForceElement, error) {
	var at [2]r3.Vec
	if f.Points != nil {
		at = *f.Points
	}
	i, j := b.ends(f.Bodies, f.Markers, at, [2]quat.Number{})
	first, _ := b.worldPlace(i)
	second, _ := b.worldPlace(j)
	along, up := r3.Sub(second, first), f.Beam.Up
	switch {
	case r3.Norm(along) == 0:
		return nil, fmt.Errorf("its ends are at one place, (%.6g, %.6g, %.6g)", first.X, first.Y, first.Z)
	case alongUp(along, up):
		return nil, fmt.Errorf("it lies along \"up\", (%.6g, %.6g, %.6g), which leaves open how its section lies", up.X, up.Y, up.Z)
	}
	axes := rigid.FromAxes(beamAxes(along, up))
	return &mbd.Beam{
		Name: f.Name, I: b.system.MarkerAt(i.Body, first, axes), J: b.system.MarkerAt(j.Body, second, axes),
		FreeLength: mbd.InitialLength, Section: f.Beam.section(), Damping: f.Beam.Damping,
	}, nil
}

// addBending adds a spring at each inner point of a chain of bodies.
func (b *builder) addBending(f *Force) error {
	var points []mbd.Marker
	for _, name := range f.Through {
		at, marker := b.markers[name]
		if !marker {
			at = mbd.Marker{Body: b.bodies[name]}
		}
		if err := b.checkCentres(at); err != nil {
			return err
		}
		points = append(points, at)
	}
	added, err := b.addBends(f.Name, points, &f.Bending, 0, nil)
	b.forces[f.Name] = added
	return err
}

// addBends adds the springs between the pieces of a wire through points, the first of which has a number, and returns them. They rest straight unless the law says otherwise, and go with
// the first of the wires that breaks.
func (b *builder) addBends(name string, points []mbd.Marker, law *Bending, first int, wires []*mbd.Breaking) (added []int, err error) {
	var places []r3.Vec
	for _, p := range points {
		at, _ := b.worldPlace(p)
		places = append(places, at)
	}
	for k := 1; k+1 < len(points); k++ {
		lengths := [2]float64{r3.Norm(r3.Sub(places[k], places[k-1])), r3.Norm(r3.Sub(places[k+1], places[k]))}
		if lengths[0] == 0 || lengths[1] == 0 {
			return nil, fmt.Errorf("two of its points, one after the other, are at one place, (%.6g, %.6g, %.6g)", places[k].X, places[k].Y, places[k].Z)
		}
		spring := law.spring(bendName(name, first+k), [3]mbd.Marker(points[k-1:k+2]), lengths, true)
		spring.Wires = wires
		added = append(added, b.system.AddForce(spring))
	}
	return added, nil
}
