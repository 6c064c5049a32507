package runs

// What there is to see: surfaces, springs and particles turned into the plain geometry that results knows.

import (
	"math"
	"slices"
	"strconv"
	"strings"
	"unsafe"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/internal/buffer"
	"gabion/internal/pool"
	"gabion/mbd"
	"gabion/models"
	"gabion/results"
	"gabion/rigid"
)

// scene turns the state of a simulation into frames.
type scene struct {
	model  *models.Built
	shapes []renderItem
	edges  []containerEdge
	links  []link
	meshes []stressedMesh
	walls  []wall
	fluid  *fluidView // nil without a fluid
	names  []string   // of the bodies
	knots  []int      // number of each body in its net, from 1; 0 of one that is of none
}

// renderItem is a shape to be drawn and what carries it.
type renderItem struct {
	shape  results.Shape // pose in the carrier's axes
	motion dem.Motion    // of a driven surface
	body   int           // of an attached one, or mbd.Ground
	number int           // of the surface, or -1
	wall   int           // among the scene's, or -1
}

func newScene(b *models.Built) *scene {
	s := &scene{model: b}
	for i := range b.BodyCount() {
		name := b.Bodies.Body(i).Name
		s.names, s.knots = append(s.names, name), append(s.knots, s.numberInNet(name))
	}
	for i, surface := range b.Surfaces {
		carrier := renderItem{body: mbd.Ground, number: i, wall: -1}
		place := rigid.Placement{}
		switch c := surface.Carrier.(type) {
		case dem.Fixed:
			place = c.At
		case dem.Driven:
			place, carrier.motion = c.At, c.Motion
		case dem.Attached:
			place, carrier.body = c.At, b.Carriers[c.Frame]
		case dem.Strand:
			continue
		}
		if carrier.body == mbd.Ground {
			carrier.wall = s.addWall(surface, place, carrier.motion, i)
		}
		s.add(surface, place, carrier)
	}
	for body := range b.BodyCount() {
		if solid, ok := b.Solids[body]; ok {
			s.shapes = append(s.shapes, renderItem{shape: s.solid(solid, body), body: body, number: -1, wall: -1})
		}
	}
	s.findLinks()
	s.fluid = s.newFluidView()
	return s
}

// add draws a surface in the way that shows most: containers as edges over a floor, the rest as solids.
func (s *scene) add(surface dem.Surface, place rigid.Placement, carrier renderItem) {
	shape := results.Shape{
		Name: surface.Name, Object: s.object(carrier.body, surface.Name), Position: place.Position, Orientation: place.Orientation, Body: carrier.body,
		Static: carrier.motion == nil && carrier.body == mbd.Ground,
	}
	if carrier.body != mbd.Ground {
		shape.Knot = s.knots[carrier.body]
	}
	switch g := surface.Shape.(type) {
	case geometry.Plane:
		plane := results.PlaneAt(g.Point, g.Normal, 0)
		shape.Kind, shape.Size, shape.Seen = plane.Kind, plane.Size, plane.Seen
		shape.Position = r3.Add(place.Position, rigid.Rotate(place.Orientation, plane.Position))
		shape.Orientation = rigid.Compose(place.Orientation, plane.Orientation)
	case geometry.Box:
		if g.Inside {
			carrier.shape = shape
			s.addContainer(g, place, carrier)
			return
		}
		shape.Kind, shape.Size = results.Box, g.Size
	case geometry.Sphere:
		shape.Kind, shape.Radius = results.Sphere, g.Radius
		if g.Inside {
			shape.Seen = results.SeenInside
		}
	case geometry.Capsule:
		axis := results.CapsuleBetween(g.A, g.B, g.Radius)
		shape.Kind, shape.Radius, shape.Length = axis.Kind, axis.Radius, axis.Length
		shape.Position = r3.Add(place.Position, rigid.Rotate(place.Orientation, axis.Position))
		shape.Orientation = rigid.Compose(place.Orientation, axis.Orientation)
	case *geometry.Revolved:
		shape.Kind = results.Mesh
		shape.Vertices, shape.Triangles = revolve(g, 96)
		if g.Vessel() {
			shape.Seen = results.SeenInside
		}
	case geometry.Plate:
		shape.Kind, shape.Size = results.Plane, r3.Vec{X: g.SizeX, Y: g.SizeY}
	case *geometry.Mesh:
		shape.Kind, shape.Vertices = results.Mesh, g.Vertices
		s.meshes = append(s.meshes, stressedMesh{shape: len(s.shapes), mesh: g})
		for _, t := range g.Triangles {
			shape.Triangles = append(shape.Triangles, [3]int{int(t[0]), int(t[1]), int(t[2])})
		}
	case interface{ Facets() geometry.Facets }:
		facets := g.Facets()
		shape.Kind, shape.Vertices = results.Mesh, facets.Vertices
		for _, t := range facets.Triangles {
			shape.Triangles = append(shape.Triangles, [3]int{int(t[0]), int(t[1]), int(t[2])})
		}
	default:
		return
	}
	carrier.shape = shape
	s.shapes = append(s.shapes, carrier)
}

// object is the name of what a shape is part of: its body, or the net of that, or the wall that it is.
func (s *scene) object(body int, wall string) string {
	if body == mbd.Ground {
		return wall
	}
	return s.net(s.names[body])
}

// net is the net that a body or a wire is of, by its name; the name itself of one that is of none.
func (s *scene) net(name string) string {
	if s.numberInNet(name) > 0 {
		return name[:strings.LastIndexByte(name, '.')]
	}
	return name
}

// numberInNet is the number, from 1, that a body or a wire has in its net, by its name; 0 of one that is of none.
func (s *scene) numberInNet(name string) int {
	dot := strings.LastIndexByte(name, '.')
	if dot < 0 {
		return 0
	}
	for i := range s.model.Model.Nets {
		if s.model.Model.Nets[i].Name == name[:dot] {
			n, _ := strconv.Atoi(name[dot+1:])
			return n
		}
	}
	return 0
}

// solid draws a body that has no surfaces. One of unknown size is drawn as a cross of its axes, each way a fortieth of the model's.
func (s *scene) solid(solid models.Solid, body int) results.Shape {
	name := s.names[body]
	shape := results.Shape{Name: name, Object: s.net(name), Knot: s.knots[body], Body: body, Radius: solid.Radius, Length: solid.Length, Size: solid.Size}
	switch solid.Shape {
	case "box":
		shape.Kind = results.Box
	case "cylinder", "capsule":
		shape.Kind = results.Cylinder
		if solid.Shape == "capsule" {
			shape.Kind = results.Capsule
		}
		shape.Orientation = map[string]quat.Number{
			"x": {Real: math.Sqrt2 / 2, Jmag: math.Sqrt2 / 2}, "y": {Real: math.Sqrt2 / 2, Imag: -math.Sqrt2 / 2},
		}[solid.Axis]
	default:
		shape.Kind = results.Sphere
		if shape.Radius == 0 {
			shape.Kind = results.Mesh
			shape.Vertices, shape.Triangles = cross(s.size() / 40)
		}
	}
	return shape
}

// cross makes bars along the three axes that are so long each way and taper to both ends.
func cross(length float64) (vertices []r3.Vec, triangles [][3]int) {
	axes := [3]r3.Vec{{X: length}, {Y: length}, {Z: length}}
	for k := range axes {
		along, y, z := axes[k], r3.Scale(0.1, axes[(k+1)%3]), r3.Scale(0.1, axes[(k+2)%3])
		first := len(vertices)
		vertices = append(vertices, along, r3.Scale(-1, along), y, z, r3.Scale(-1, y), r3.Scale(-1, z))
		for i := range 4 {
			a, b := first+2+i, first+2+(i+1)%4
			triangles = append(triangles, [3]int{a, b, first}, [3]int{b, a, first + 1})
		}
	}
	return vertices, triangles
}

// size is the extent of the bodies' centres at the start and the origin, m.
func (s *scene) size() float64 {
	low, high := r3.Vec{}, r3.Vec{}
	for i := range s.model.BodyCount() {
		p := s.model.Bodies.Body(i).Pose.Position
		low = r3.Vec{X: math.Min(low.X, p.X), Y: math.Min(low.Y, p.Y), Z: math.Min(low.Z, p.Z)}
		high = r3.Vec{X: math.Max(high.X, p.X), Y: math.Max(high.Y, p.Y), Z: math.Max(high.Z, p.Z)}
	}
	if d := r3.Norm(r3.Sub(high, low)); d > 0 {
		return d
	}
	return 1
}

// revolve makes triangles of a surface of revolution. Those of a sheet lie outside of it, so that particles within do not show through.
func revolve(g *geometry.Revolved, around int) (vertices []r3.Vec, triangles [][3]int) {
	scale := 1.0
	if !g.Solid {
		scale = 1 / math.Cos(math.Pi/float64(around))
	}
	for _, s := range g.Segments {
		from, to := math.Max(s.From, -unboundedExtent), math.Min(s.To, unboundedExtent)
		first := len(vertices)
		for k := range around {
			sin, cos := math.Sincos(2 * math.Pi * float64(k) / float64(around))
			for _, t := range [2]float64{from, to} {
				r := scale * (s.R + t*s.DirR)
				vertices = append(vertices, r3.Vec{X: r * cos, Y: r * sin, Z: s.Z + t*s.DirZ})
			}
			a, b := first+2*k, first+2*((k+1)%around)
			triangles = append(triangles, [3]int{a, b, b + 1}, [3]int{a, b + 1, a + 1})
		}
	}
	return vertices, triangles
}

// unboundedExtent is where unbounded surfaces end in pictures, m.
const unboundedExtent = 10

// piecesInBlock is how many shapes or links a worker takes at a time: some ten microseconds.
const piecesInBlock = 128

// workers are those of the bodies, which rest while a frame is made; nil without bodies.
func (s *scene) workers() *pool.Pool {
	if s.model.Bodies == nil {
		return nil
	}
	return s.model.Bodies.Pool()
}

// frame returns everything to see at the time reached but the particles. It shares nothing that the simulation goes on changing.
func (s *scene) frame() *results.Frame {
	sim := s.model.Simulation
	f := &results.Frame{Time: sim.Time(), Loads: s.loads()}
	f.Shapes, f.Links = make([]results.Shape, len(s.shapes)), make([]results.Link, 0, len(s.edges)+len(s.links))
	s.workers().Range(len(s.shapes), piecesInBlock, func(_, lo, hi int) {
		for i := lo; i < hi; i++ {
			if s.shapes[i].motion == nil {
				f.Shapes[i] = s.shapeNow(&s.shapes[i], f)
			}
		}
	})
	for i := range s.shapes {
		if s.shapes[i].motion != nil { // functions of the time may share room to work in
			f.Shapes[i] = s.shapeNow(&s.shapes[i], f)
		}
	}
	s.addEdges(f)
	s.addLinks(f)
	s.model.FluidPanels(func(load string, corners []r3.Vec, pressure float64) {
		f.Panels = append(f.Panels, results.Panel{Load: load, Corners: slices.Clone(corners), Pressure: pressure})
	})
	if s.fluid != nil {
		f.Fluid = s.fluid.at(f.Time)
	}
	if sim.Particles() != nil {
		s.addMeshStress(f)
	}
	return f
}

// carrierFrame is the frame that carries a shape at time t (s).
func (s *scene) carrierFrame(d *renderItem, t float64) rigid.Frame {
	switch {
	case d.motion != nil:
		return d.motion.At(t)
	case d.body != mbd.Ground:
		return s.model.Bodies.Pose(d.body)
	}
	return rigid.Frame{}
}

// shapeNow is a shape at the time of a frame, with the forces on its body or wall.
func (s *scene) shapeNow(d *renderItem, f *results.Frame) results.Shape {
	at := s.carrierFrame(d, f.Time)
	shape := d.shape
	shape.Position = at.ToWorld(d.shape.Position)
	shape.Orientation = rigid.Compose(at.Orientation, d.shape.Orientation)
	shape.Motion.Velocity, shape.Motion.AngularVelocity = at.Velocity, at.AngularVelocity
	switch {
	case d.body != mbd.Ground:
		w := s.model.Simulation.ContactWrench(d.body)
		shape.Motion.Force, shape.Motion.Moment = w.Force, w.Moment
	case len(f.Loads) > 0:
		w := f.Loads[d.wall]
		shape.Motion.Force, shape.Motion.Moment = w.Force, w.Moment
	}
	return shape
}

// particles are those of a state, whose memory they share.
func (s *scene) particles(state *dem.State) results.Particles {
	g := results.Particles{
		ID: make([]int64, len(state.ID)), Position: state.Position, Radius: state.Radius,
		Velocity: state.Velocity, AngularVelocity: state.Angular, Force: state.Force,
		Group: make([]int32, len(state.ID)), Groups: s.model.Grouping.Names,
	}
	for i, id := range state.ID {
		g.ID[i], g.Group[i] = int64(id), int32(s.model.Grouping.Of(id, state.Material[i]))
	}
	if len(state.Spheres) > 0 {
		return spheres(state, &g)
	}
	for k, c := range s.model.Scalars {
		g.Scalars = append(g.Scalars, results.Scalar{Name: c.Name, Unit: c.Unit, Values: state.Scalars[k]})
	}
	return g
}

// spheres are the spheres of particles, with what the particles have.
func spheres(state *dem.State, g *results.Particles) results.Particles {
	out := results.Particles{Groups: g.Groups}
	solids, drawn := state.Solids, make(map[geometry.Solid]results.Solid)
	for _, s := range state.Spheres {
		i := s.Particle
		if len(solids) > 0 && solids[0].Particle == i { // one point, where its first sphere stands in the list
			s.Position, s.Radius = state.Position[i], state.Radius[i]
			out.Solids = append(out.Solids, solidOf(&solids[0], len(out.Position), drawn))
			solids = solids[1:]
		} else if n := len(out.Solids); n > 0 && len(out.ID) > 0 && out.Solids[n-1].Particle == len(out.ID)-1 && out.ID[len(out.ID)-1] == g.ID[i] {
			continue
		}
		out.Position, out.Radius = append(out.Position, s.Position), append(out.Radius, s.Radius)
		out.ID, out.Group = append(out.ID, g.ID[i]), append(out.Group, g.Group[i])
		out.Velocity = append(out.Velocity, r3.Add(state.Velocity[i], r3.Cross(state.Angular[i], r3.Sub(s.Position, state.Position[i]))))
		out.AngularVelocity, out.Force = append(out.AngularVelocity, state.Angular[i]), append(out.Force, state.Force[i])
		out.Orientation = append(out.Orientation, state.Orientation[i])
	}
	return out
}

// solidOf is what is drawn of a particle at a place that is a polyhedron or a superquadric.
func solidOf(p *dem.SolidState, place int, drawn map[geometry.Solid]results.Solid) results.Solid {
	s, known := drawn[p.Shape]
	if !known {
		facets := p.Shape.Facets()
		s.Vertices = facets.Vertices
		for _, t := range facets.Triangles {
			s.Triangles = append(s.Triangles, [3]int{int(t[0]), int(t[1]), int(t[2])})
		}
		drawn[p.Shape] = s
	}
	s.Particle, s.Scale, s.Orientation = place, p.Scale, p.Orientation
	return s
}

// frameBytes is about what a frame holds without its particles.
func frameBytes(f *results.Frame) int64 {
	n := int64(len(f.Shapes))*int64(unsafe.Sizeof(results.Shape{})) + int64(len(f.Links))*int64(unsafe.Sizeof(results.Link{}))
	for i := range f.Panels {
		n += int64(unsafe.Sizeof(results.Panel{})) + int64(buffer.Held(f.Panels[i].Corners))
	}
	if f.Fluid != nil {
		n += int64(buffer.Held(f.Fluid.Surface)) + int64(buffer.Held(f.Fluid.Flow))
	}
	for i := range f.Fields {
		for _, a := range f.Fields[i].Arrays {
			n += int64(buffer.Held(a.Values))
		}
	}
	return n
}
