package models

// From the shapes of a model to surfaces that particles touch.

import (
	"context"
	"errors"
	"fmt"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/coupling"
	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/internal/memory"
	"gabion/mbd"
	"gabion/rigid"
)

// surface makes the geometry of a shape, and where its own axes lie in those of its carrier.
func (s *Shape) surface(ctx context.Context, m *Model) (geometry.Shape, rigid.Placement, error) {
	at := rigid.Placement{Position: s.Center, Orientation: s.Orientation.Quaternion()}
	switch s.Shape {
	case "plane":
		return geometry.Plane{Point: s.Point, Normal: r3.Unit(s.Normal)}, rigid.Placement{}, nil
	case "plate":
		return geometry.Plate{SizeX: s.Extent[0], SizeY: s.Extent[1]}, at, nil
	case "box":
		return geometry.Box{Size: s.Size, Inside: s.Inside, Open: openFaces(s.Open)}, at, nil
	case "sphere":
		return geometry.Sphere{Radius: s.Radius, Inside: s.Inside}, rigid.Placement{Position: s.Center}, nil
	case "capsule":
		return geometry.Capsule{A: s.Ends[0], B: s.Ends[1], Radius: s.Radius}, rigid.Placement{}, nil
	case "torus":
		return geometry.Torus{Radius: s.Radius, Tube: s.TubeRadius}, at, nil
	case "cylinder":
		shape, err := geometry.NewCylinder(s.Radius, s.length(), s.Inside, caps(s.Caps))
		return shape, s.alongEnds(), err
	case "cone":
		shape, err := geometry.NewCone(s.Radii[0], s.Radii[1], s.length(), s.Inside, caps(s.Caps))
		return shape, s.alongEnds(), err
	case "mesh":
		shape, err := s.mesh(ctx, m)
		return shape, at, err
	}
	return nil, rigid.Placement{}, fmt.Errorf("there is no shape %q", s.Shape)
}

func (s *Shape) length() float64 { return r3.Norm(r3.Sub(s.Ends[1], s.Ends[0])) }

// alongEnds is where the axes of a shape of revolution lie: z from the first end to the second, the origin between them.
func (s *Shape) alongEnds() rigid.Placement {
	return rigid.Placement{
		Position:    r3.Scale(0.5, r3.Add(s.Ends[0], s.Ends[1])),
		Orientation: mbd.AlongZ(r3.Sub(s.Ends[1], s.Ends[0])),
	}
}

func caps(name string) geometry.End {
	switch name {
	case "none":
		return 0
	case "first":
		return geometry.Bottom
	case "second":
		return geometry.Top
	}
	return geometry.BothEnds
}

func openFaces(names []string) geometry.Faces {
	var faces geometry.Faces
	for _, n := range names {
		faces |= map[string]geometry.Faces{
			"-x": geometry.FaceXMin, "+x": geometry.FaceXMax, "-y": geometry.FaceYMin, "+y": geometry.FaceYMax, "-z": geometry.FaceZMin, "+z": geometry.FaceZMax,
		}[n]
	}
	return faces
}

// mesh reads the triangles of a shape from its file.
func (s *Shape) mesh(ctx context.Context, m *Model) (*geometry.Mesh, error) {
	file, err := m.Open(ctx, s.File)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	if err := memory.Check(m.Path(s.File), perMeshByte*float64(file.Size())); err != nil {
		return nil, err
	}
	facets, err := geometry.ReadMesh(file, m.Path(s.File), s.Scale)
	if err != nil {
		return nil, err
	}
	if s.Convex {
		if facets, err = geometry.ConvexHull(facets.Vertices); err != nil {
			return nil, fmt.Errorf("%s: %w", s.File, err)
		}
	}
	mesh, err := geometry.NewMesh(facets, geometry.MeshOptions{Solid: s.Convex})
	if err != nil {
		return nil, fmt.Errorf("%s: %w", s.File, err)
	}
	return mesh, nil
}

// motion makes the prescribed motion of a wall: it turns, and what has turned is displaced.
func (m *WallMotion) motion() (dem.Motion, error) {
	var motions dem.Motions
	translation := m.Translation()
	for axis, unit := range axes {
		if f := &translation[axis]; !f.IsConstant() || f.Constant != 0 {
			distance, err := f.Curve()
			if err != nil {
				return nil, err
			}
			motions = append(motions, dem.Translation{Axis: unit, Distance: distance.valueAndRate})
		}
	}
	if m.Axis != nil {
		rotation := m.Rotation()
		angle, err := rotation.Curve()
		if err != nil {
			return nil, err
		}
		motions = append(motions, dem.Rotation{Point: m.Center, Axis: r3.Unit(*m.Axis), Angle: angle.valueAndRate})
	}
	return motions, nil
}

// valueAndRate is the form of a function that walls move by.
func (c *Curve) valueAndRate(t float64) (value, rate float64) {
	value, rate, _ = c.At(t)
	return value, rate
}

// makeSurfaces collects what particles touch: walls, surfaces of bodies, and the bodies and strands of nets.
func (b *builder) makeSurfaces() error {
	var errs []error
	for i := range b.model.Walls {
		errs = append(errs, b.about("wall", b.model.Walls[i].Name, b.addWall(&b.model.Walls[i])))
		b.endPartner()
	}
	for i := range b.model.Bodies {
		body := &b.model.Bodies[i]
		for k := range body.Surfaces {
			errs = append(errs, b.about("body", body.Name, b.addSurface(body.Name, &body.Surfaces[k])))
		}
		b.endPartner()
	}
	for i := range b.model.Nets {
		b.addNetSurfaces(&b.model.Nets[i])
		b.endPartner()
	}
	return errors.Join(errs...)
}

// endPartner notes that the surfaces of a wall, body or net end here; they come in the order of Model.partners.
func (b *builder) endPartner() { b.partnerEnds = append(b.partnerEnds, len(b.built.Surfaces)) }

func (b *builder) addWall(w *Wall) error {
	shape, at, err := w.surface(b.ctx, b.model)
	if err != nil {
		return err
	}
	s := dem.Surface{Name: w.Name, Shape: shape, Material: b.model.material(w.Material), Carrier: dem.Fixed{At: at}}
	if w.Motion != nil {
		motion, err := w.Motion.motion()
		if err != nil {
			return err
		}
		s.Carrier = dem.Driven{At: at, Motion: motion}
	}
	b.walls[w.Name] = len(b.built.Surfaces)
	b.built.Surfaces = append(b.built.Surfaces, s)
	return nil
}

func (b *builder) addSurface(body string, s *Surface) error {
	shape, at, err := s.surface(b.ctx, b.model)
	if err != nil {
		return err
	}
	name := s.Name
	if name == "" {
		name = body
	}
	b.built.Surfaces = append(b.built.Surfaces, dem.Surface{
		Name: name, Shape: shape, Material: b.model.material(s.Material),
		Carrier: dem.Attached{Frame: b.frame(b.bodies[body]), At: at},
	})
	return nil
}

func (b *builder) addNetSurfaces(n *Net) {
	first := b.bodies[n.BodyName(1)]
	parts := n.Parts()
	if n.Body.Material != "" {
		for i := range parts.Positions {
			b.built.Surfaces = append(b.built.Surfaces, dem.Surface{
				Name: n.BodyName(i + 1), Shape: geometry.Sphere{Radius: n.Body.Radius}, Material: b.model.material(n.Body.Material),
				Carrier: dem.Attached{Frame: b.frame(first + i)},
			})
		}
	}
	if n.Strands == nil {
		return
	}
	for i, s := range parts.Springs {
		b.built.Strands = append(b.built.Strands, coupling.Strand{Surface: len(b.built.Surfaces), Spring: b.nets[n.Name].springs[0] + i})
		b.built.Surfaces = append(b.built.Surfaces, dem.Surface{
			Name: n.BodyName(i + 1), Shape: geometry.Capsule{Radius: n.Strands.Radius}, Material: b.model.material(n.Strands.Material),
			Carrier: dem.Strand{Frames: [2]int{b.frame(first + s.Bodies[0]), b.frame(first + s.Bodies[1])}},
		})
	}
}
