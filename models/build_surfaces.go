package models

// From the shapes of a model to surfaces that particles touch.

import (
	"errors"
	"fmt"
	"math"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/coupling"
	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/internal/vec"
	"gabion/mbd"
	"gabion/rigid"
)

// surface makes the geometry of a shape of a body, or of a wall, which has none, and where its own axes lie in those of its carrier.
func (b *builder) surface(s *Shape, body *Body) (geometry.Shape, rigid.Placement, error) {
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
	case "terrain":
		shape, southWest, err := b.terrain(s)
		return shape, rigid.Placement{Position: r3.Add(s.Center, southWest)}, err
	case testBlockShape:
		shape, err := testBlock(s.blockEdge(body))
		return shape, at, err
	case "mesh":
		shape, origin, err := b.meshOf(s, body)
		at.Position = r3.Add(at.Position, rigid.Rotate(at.Orientation, origin))
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

// valueAt is the form of a function of time that nothing needs the derivatives of.
func (c *Curve) valueAt(t float64) float64 {
	value, _, _ := c.At(t)
	return value
}

// makeSurfaces collects what particles touch: walls, surfaces of bodies, and the bodies and strands of nets.
func (b *builder) makeSurfaces() error {
	var errs []error
	for i := range b.model.Walls {
		errs = append(errs, b.about("wall", b.model.Walls[i].Name, b.addWall(&b.model.Walls[i])))
		b.endPartner()
	}
	for i := range b.model.Bodies {
		body, first := &b.model.Bodies[i], len(b.built.Surfaces)
		for k := range body.Surfaces {
			if body.sameMesh(&body.Surfaces[k].Shape) && b.meshes[body.Solid.file()].err != nil {
				continue // told of with the body
			}
			errs = append(errs, b.about("body", body.Name, b.addSurface(body, &body.Surfaces[k])))
		}
		b.checkCentre(body, first)
		b.endPartner()
	}
	for i := range b.model.Nets {
		b.addNetSurfaces(&b.model.Nets[i])
		b.endPartner()
	}
	for i := range b.model.Ropes {
		b.addRopeSurfaces(&b.model.Ropes[i])
		b.endPartner()
	}
	return errors.Join(errs...)
}

// endPartner notes that the surfaces of a wall, body or net end here; they come in the order of Model.partners.
func (b *builder) endPartner() { b.partnerEnds = append(b.partnerEnds, len(b.built.Surfaces)) }

func (b *builder) addWall(w *Wall) error {
	shape, at, err := b.surface(&w.Shape, nil)
	if err != nil {
		return err
	}
	zones, err := b.zones(&w.Shape, shape, r3.Sub(at.Position, w.Center))
	if err != nil {
		return err
	}
	if _, mesh := shape.(*geometry.Mesh); mesh && zones != nil {
		b.built.Notes = append(b.built.Notes, fmt.Sprintf("wall %q is a mesh with zones, which a GPU does not know: particles stay on the processor", w.Name))
	}
	s := dem.Surface{Name: w.Name, Shape: shape, Material: b.model.material(w.Material), Zones: zones, Carrier: dem.Fixed{At: at}, Temperature: w.Temperature}
	if w.Motion != nil {
		motion, err := w.Motion.motion()
		if err != nil {
			return err
		}
		s.Carrier = dem.Driven{At: at, Motion: motion}
	}
	if w.Servo != nil {
		servo := &dem.Servo{Axis: w.axis(), MaxSpeed: w.Servo.MaxSpeed}
		if c, ok := s.Carrier.(dem.Driven); ok {
			servo.Prescribed = c.Motion
		}
		s.Carrier = dem.Driven{At: at, Motion: servo}
	}
	b.walls[w.Name] = len(b.built.Surfaces)
	b.record(&s, w.WearConstant, w.ErosionConstant)
	b.built.Surfaces = append(b.built.Surfaces, s)
	return nil
}

func (b *builder) addSurface(body *Body, s *Surface) error {
	shape, at, err := b.surface(&s.Shape, body)
	if err != nil {
		return err
	}
	name := s.Name
	if name == "" {
		name = body.Name
	}
	made := dem.Surface{
		Name: name, Shape: shape, Material: b.model.material(s.Material),
		Carrier: dem.Attached{Frame: b.frame(b.bodies[body.Name]), At: at}, Temperature: s.Temperature,
	}
	b.record(&made, s.WearConstant, s.ErosionConstant)
	b.built.Surfaces = append(b.built.Surfaces, made)
	return nil
}

// record has what particles and bodies do to the next surface added up, if it has a constant of wear or erosion.
func (b *builder) record(s *dem.Surface, wear, erosion *float64) {
	if !recorded(wear, erosion) {
		return
	}
	if len(b.built.Wear) == 0 {
		key := "wear_constant"
		if wear == nil {
			key = "erosion_constant"
		}
		b.built.Notes = append(b.built.Notes, fmt.Sprintf("surface %q has a %s: what is done to it is added up, which a GPU does for walls alone, where particles touch no bodies; else these stay on the processor", s.Name, key))
	}
	s.Recorded, b.built.Wear[len(b.built.Surfaces)] = true, Wear{given(wear), given(erosion)}
}

// outsideShare is how far outside of its surfaces a centre of mass may be without a word, in parts of their size.
const outsideShare = 0.01

// checkCentre warns of a body whose centre of mass, the origin, is not among its surfaces, from the given one on.
func (b *builder) checkCentre(body *Body, first int) {
	if body.Fixed || first == len(b.built.Surfaces) {
		return
	}
	inf := math.Inf(1)
	box, meshed := r3.Box{Min: r3.Vec{X: inf, Y: inf, Z: inf}, Max: r3.Vec{X: -inf, Y: -inf, Z: -inf}}, false
	for i := range b.built.Surfaces[first:] {
		s := &b.built.Surfaces[first+i]
		at := s.Carrier.(dem.Attached).At
		for _, corner := range s.Shape.Bounds().Vertices() {
			p := r3.Add(at.Position, rigid.Rotate(at.Orientation, corner))
			box.Min, box.Max = vec.MinVec(box.Min, p), vec.MaxVec(box.Max, p)
		}
		_, mesh := s.Shape.(*geometry.Mesh)
		meshed = meshed || mesh
	}
	outside := r3.Norm(vec.MaxVec(vec.MaxVec(box.Min, r3.Scale(-1, box.Max)), r3.Vec{}))
	if !(outside > outsideShare*r3.Norm(r3.Sub(box.Max, box.Min))) {
		return
	}
	remedy := `the "center" of a surface counts from there`
	if meshed {
		remedy += "; solid: {shape: mesh, file: ...} takes mass and centre from a mesh"
	}
	b.built.Warnings = append(b.built.Warnings, fmt.Sprintf("the centre of mass of body %q is %.3g m outside of the box around its surfaces: %s", body.Name, outside, remedy))
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
	if n.Strands == nil || n.runs() { // strands along its wires come with the ropes
		return
	}
	of := b.nets[n.Name]
	of.strands = [2]int{len(b.built.Surfaces), len(b.built.Surfaces) + len(parts.Springs)}
	b.nets[n.Name] = of
	for i, s := range parts.Springs {
		number := i // of the spring or ring
		if n.Mesh == ringMesh {
			number /= len(parts.Rings[0])
		}
		b.built.Strands = append(b.built.Strands, coupling.Strand{Surface: len(b.built.Surfaces), Spring: b.nets[n.Name].springs[0] + number})
		strand := dem.Surface{
			Name: n.BodyName(number + 1), Shape: geometry.Capsule{Radius: n.Strands.Radius}, Material: b.model.material(n.Strands.Material),
			Carrier: dem.Strand{Frames: [2]int{b.frame(first + s.Bodies[0]), b.frame(first + s.Bodies[1])}},
		}
		b.record(&strand, n.Strands.WearConstant, n.Strands.ErosionConstant)
		b.built.Surfaces = append(b.built.Surfaces, strand)
	}
}
