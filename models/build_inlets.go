package models

// From inlets of a model to those that feed an engine.

import (
	"context"
	"fmt"
	"math"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/packing"
	"gabion/internal/vec"
)

// entrance tells along what particles must enter an inlet's region, and whether they do.
func (s *Inlet) entrance() (along string, ok bool) {
	if s.Cylinder != nil {
		axis := r3.Sub(s.Cylinder.Ends[1], s.Cylinder.Ends[0])
		across := r3.Norm(r3.Cross(axis, s.Velocity))
		return "the cylinder", across <= 1e-9*r3.Norm(axis)*r3.Norm(s.Velocity) && s.Velocity != r3.Vec{}
	}
	_, ok = s.axis()
	return "an axis of the world", ok
}

// axis is the only axis along which the velocity has a component.
func (s *Inlet) axis() (axis int, ok bool) {
	count := 0
	for k := range 3 {
		if vec.Component(s.Velocity, k) != 0 {
			axis = k
			count++
		}
	}
	return axis, count == 1
}

// inlet makes the engine's form.
func (s *Inlet) inlet(ctx context.Context, m *Model) (packing.Inlet, error) {
	var shape *packing.Clump
	shapes, err := m.shapes(ctx, s.Clump, s.Polyhedron, s.Superquadric)
	if len(shapes) == 1 {
		shape = shapes[0]
	} else if len(shapes) > 1 {
		err = m.About("polyhedron", s.Polyhedron, fmt.Errorf("inlet %q brings particles of one shape, not of %d: want gravel with \"shapes: 1\", and an inlet for each", s.Name, len(shapes)))
	}
	out := packing.Inlet{
		Name: s.Name, Velocity: s.Velocity, MassFlow: s.MassFlow, Rate: s.Rate, Sizes: s.Radius.sizes(), Start: s.Start, Seed: uint64(s.Seed),
		Material: m.material(s.Material), Clump: shape, Continuous: s.Continuous || s.Mesh != nil, NormalSpeed: s.Speed,
	}
	out.Density = m.densityAt(out.Material, s.Temperature)
	if s.End != nil {
		out.End = *s.End
	}
	if s.MaxCount != nil {
		out.MaxCount = *s.MaxCount
	}
	switch {
	case err != nil:
	case s.Box != nil:
		s.rectangle(&out)
	case s.Cylinder != nil:
		s.disc(&out)
	default:
		err = s.mouth(ctx, m, &out)
	}
	return out, err
}

// mouth lets particles enter through the triangles of the mesh.
func (s *Inlet) mouth(ctx context.Context, m *Model, out *packing.Inlet) error {
	f, err := m.placed(ctx, s.Mesh)
	if err != nil {
		return err
	}
	if out.Mouth, err = packing.NewMouth(f, s.Velocity); err != nil {
		return fmt.Errorf("%s: %w", s.Mesh.File, err)
	}
	around := out.Around(0)
	out.Centre = r3.Scale(0.5, r3.Add(around.Min, around.Max))
	return nil
}

// rectangle lets particles enter through the upstream face of the box.
func (s *Inlet) rectangle(out *packing.Inlet) {
	axis, _ := s.axis()
	size := r3.Sub(s.Box.Max, s.Box.Min)
	b, c := (axis+1)%3, (axis+2)%3
	out.Width, out.Height = r3.Scale(vec.Component(size, b), axes[b]), vec.Component(size, c)
	middle := r3.Scale(0.5, r3.Add(s.Box.Min, s.Box.Max))
	back := math.Copysign(vec.Component(size, axis)/2, -vec.Component(s.Velocity, axis))
	out.Centre = r3.Add(middle, r3.Scale(back, axes[axis]))
}

// disc lets particles enter through the upstream end of the cylinder.
func (s *Inlet) disc(out *packing.Inlet) {
	from, to := s.Cylinder.Ends[0], s.Cylinder.Ends[1]
	if r3.Dot(r3.Sub(to, from), s.Velocity) < 0 {
		from = to
	}
	x := r3.Cross(s.Velocity, axes[0])
	if r3.Norm(x) < 0.5*r3.Norm(s.Velocity) {
		x = r3.Cross(s.Velocity, axes[1])
	}
	out.Centre, out.Round, out.Width = from, true, r3.Scale(2*s.Cylinder.Radius, r3.Unit(x))
}

// brought tells which particles an inlet has brought: those that came after the start and are of its material, which must then be
// its own.
func (b *builder) brought(name string) (dem.Selection, error) {
	var own *Inlet
	for i := range b.model.Inlets {
		if s := &b.model.Inlets[i]; s.Name == name {
			own = s
		}
	}
	for i := range b.model.Inlets {
		if s := &b.model.Inlets[i]; s != own && s.Material == own.Material {
			return dem.Selection{}, fmt.Errorf("particles of the inlets %q and %q cannot be told apart; give them materials of their own", own.Name, s.Name)
		}
	}
	return dem.Selection{First: b.placed, End: math.MaxInt, Material: b.model.material(own.Material)}, nil
}
