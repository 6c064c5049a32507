package models

// From the ropes of a model to running ropes of a multibody system, and to the strands along them.

import (
	"errors"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/coupling"
	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/mbd"
)

func (b *builder) addRope(p *Rope) error {
	axial, err := p.law()
	if err != nil {
		return err
	}
	stops, _ := b.model.stops(p)
	rope := &mbd.RunningRope{Name: p.Name, Law: axial, Damping: p.Damping}
	var errs []error
	for i := range stops {
		at := b.ropeMarker(&stops[i])
		errs = append(errs, b.checkCentres(at))
		rope.Points = append(rope.Points, mbd.RopePoint{Marker: at, Friction: stops[i].friction, Radius: stops[i].radius, Over: stops[i].over, Clip: stops[i].clip})
	}
	if err := errors.Join(errs...); err != nil {
		return err
	}
	rope.FreeLength, rope.Prestrain = p.freeLength(&axial)
	if p.Spacing > 0 {
		rope.Spacing = mbd.Spacing{Distance: p.Spacing, Stiffness: axial.Slope() / p.Spacing}
		if p.SpacingStiffness != nil {
			rope.Spacing.Stiffness = *p.SpacingStiffness
		}
	}
	for i := range p.Brakes {
		brake, err := p.Brakes[i].brake(len(stops) - 1)
		if err != nil {
			return err
		}
		rope.Brakes = append(rope.Brakes, brake)
	}
	if k := p.Breaking; k != nil {
		rope.Breaking, rope.BreakingStrain = &mbd.Breaking{Force: given(k.Force)}, given(k.Strain)
	}
	b.ropes[p.Name] = b.system.AddForce(rope)
	if p.Bending == nil {
		return nil
	}
	return b.addRopeBends(p, rope)
}

// addRopeBends adds the springs against bending of a rope, between its sheaves. They have the numbers of its points, from 0.
func (b *builder) addRopeBends(p *Rope, rope *mbd.RunningRope) error {
	var wires []*mbd.Breaking
	if rope.Breaking != nil {
		wires = []*mbd.Breaking{rope.Breaking}
	}
	markers, first := make([]mbd.Marker, len(rope.Points)), 0
	for i := range markers {
		markers[i] = rope.Points[i].Marker
	}
	for end := range len(markers) + 1 {
		if end < len(markers) && rope.Points[end].Radius == 0 {
			continue
		}
		added, err := b.addBends(p.Name, markers[first:end], p.Bending, first, wires)
		if err != nil {
			return err
		}
		b.bends[p.Name] = append(b.bends[p.Name], added...)
		first = end + 1
	}
	return nil
}

// ropeMarker is the marker of a point of a rope.
func (b *builder) ropeMarker(stop *ropeStop) mbd.Marker {
	switch {
	case stop.marker != "":
		return b.markers[stop.marker]
	case stop.given:
		return b.system.MarkerAt(b.bodies[stop.body], stop.at, quat.Number{})
	}
	return mbd.Marker{Body: b.bodies[stop.body]}
}

// brake makes the brake of a rope with a number of spans.
func (k *RopeBrake) brake(spans int) (mbd.RopeBrake, error) {
	force, err := k.polyline()
	made := mbd.RopeBrake{Force: force, Stroke: k.stroke(), Span: k.Span - 1}
	switch k.End {
	case "first":
		made.Span = 0
	case "last":
		made.Span = spans - 1
	}
	return made, err
}

// addRopeSurfaces adds the strands of a rope. Points of one body have none between them.
func (b *builder) addRopeSurfaces(p *Rope) {
	if p.Strands == nil {
		return
	}
	element := b.ropes[p.Name]
	points := b.system.Force(element).(*mbd.RunningRope).Points
	for k := 1; k < len(points); k++ {
		from, to := points[k-1].Marker, points[k].Marker
		if from.Body == to.Body {
			continue
		}
		b.built.Strands = append(b.built.Strands, coupling.Strand{Surface: len(b.built.Surfaces), Spring: element})
		strand := dem.Surface{
			Name: spanName(p.Name, k), Shape: geometry.Capsule{Radius: p.Strands.Radius}, Material: b.model.material(p.Strands.Material),
			Carrier: dem.Strand{Frames: [2]int{b.frame(from.Body), b.frame(to.Body)}, Ends: [2]r3.Vec{from.Position, to.Position}},
		}
		b.record(&strand, p.Strands.WearConstant, p.Strands.ErosionConstant)
		b.ropeStrands[p.Name] = append(b.ropeStrands[p.Name], len(b.built.Surfaces))
		b.built.Surfaces = append(b.built.Surfaces, strand)
	}
}
