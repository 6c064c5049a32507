package runs

// What there is to see: surfaces, springs and grains turned into the plain geometry that results knows.

import (
	"math"
	"strings"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/mbd"
	"gabion/models"
	"gabion/results"
)

// scene turns the state of a simulation into frames.
type scene struct {
	model  *models.Built
	shapes []drawn
	edges  []edge
	links  []link
	meshes []pressed
}

// drawn is a shape and what carries it.
type drawn struct {
	shape  results.Shape // pose in the carrier's axes
	motion dem.Motion    // of a driven surface
	body   int           // of an attached one, or mbd.Ground
	number int           // of the surface, or -1
}

// edge is one edge of a container, drawn as a line so that one can see inside.
type edge struct {
	from, to r3.Vec // in the carrier's axes, m
	carrier  drawn
}

// link is a spring-damper; a strand that follows the same two bodies lends it its radius.
type link struct {
	element int
	spring  *mbd.SpringDamper
	radius  float64
}

func newScene(b *models.Built) *scene {
	s := &scene{model: b}
	for i, surface := range b.Surfaces {
		carrier := drawn{body: mbd.Ground, number: i}
		place := dem.Placement{}
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
		s.add(surface, place, carrier)
	}
	for body := range b.BodyCount() {
		if solid, ok := b.Solids[body]; ok {
			s.shapes = append(s.shapes, drawn{shape: s.solid(solid, body), body: body, number: -1})
		}
	}
	s.addLinks()
	return s
}

// add draws a surface in the way that shows most: containers as edges over a floor, the rest as solids.
func (s *scene) add(surface dem.Surface, place dem.Placement, carrier drawn) {
	shape := results.Shape{
		Name: surface.Name, Object: s.object(carrier.body, surface.Name), Position: place.Position, Orientation: place.Orientation, Body: carrier.body,
		Static: carrier.motion == nil && carrier.body == mbd.Ground,
	}
	switch g := surface.Shape.(type) {
	case dem.Plane:
		plane := results.PlaneAt(g.Point, g.Normal, 0)
		shape.Kind, shape.Size = plane.Kind, plane.Size
		shape.Position = r3.Add(place.Position, dem.Rotate(place.Orientation, plane.Position))
		shape.Orientation = dem.Compose(place.Orientation, plane.Orientation)
	case dem.Box:
		if g.Inside {
			carrier.shape = shape
			s.addContainer(g, place, carrier)
			return
		}
		shape.Kind, shape.Size = results.Box, g.Size
	case dem.Sphere:
		shape.Kind, shape.Radius = results.Sphere, g.Radius
	case dem.Capsule:
		axis := results.CapsuleBetween(g.A, g.B, g.Radius)
		shape.Kind, shape.Radius, shape.Length = axis.Kind, axis.Radius, axis.Length
		shape.Position = r3.Add(place.Position, dem.Rotate(place.Orientation, axis.Position))
		shape.Orientation = dem.Compose(place.Orientation, axis.Orientation)
	case *dem.Revolved:
		shape.Kind = results.Mesh
		shape.Vertices, shape.Triangles = revolve(g, 96)
	case dem.Plate:
		shape.Kind, shape.Size = results.Plane, r3.Vec{X: g.SizeX, Y: g.SizeY}
	case *dem.Mesh:
		shape.Kind, shape.Vertices = results.Mesh, g.Vertices
		shape.Static = shape.Static && s.model.Simulation.Grains() == nil // what presses on it changes
		s.meshes = append(s.meshes, pressed{shape: len(s.shapes), mesh: g})
		for _, t := range g.Triangles {
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
	return s.net(s.model.Bodies.Body(body).Name)
}

// net is the net that a body or a wire is of, by its name; the name itself of one that is of none.
func (s *scene) net(name string) string {
	net, _, _ := strings.Cut(name, ".")
	for i := range s.model.Model.Nets {
		if s.model.Model.Nets[i].Name == net {
			return net
		}
	}
	return name
}

// solid draws a body that has no surfaces. One of unknown size is drawn as a ball of a fortieth of the model's.
func (s *scene) solid(solid models.Solid, body int) results.Shape {
	name := s.model.Bodies.Body(body).Name
	shape := results.Shape{Name: name, Object: s.object(body, name), Body: body, Radius: solid.Radius, Length: solid.Length, Size: solid.Size}
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
			shape.Radius = s.size() / 40
		}
	}
	return shape
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

// addContainer draws the edges of a box that grains live in.
func (s *scene) addContainer(b dem.Box, place dem.Placement, carrier drawn) {
	h := r3.Scale(0.5, b.Size)
	corner := func(i int) r3.Vec {
		sign := func(bit int) float64 { return float64(2*(i>>bit&1) - 1) }
		p := r3.Vec{X: sign(0) * h.X, Y: sign(1) * h.Y, Z: sign(2) * h.Z}
		return r3.Add(place.Position, dem.Rotate(place.Orientation, p))
	}
	for i := range 8 {
		for bit := range 3 {
			if j := i | 1<<bit; j != i {
				s.edges = append(s.edges, edge{from: corner(i), to: corner(j), carrier: carrier})
			}
		}
	}
}

// revolve makes triangles of a surface of revolution. Those of a sheet lie outside of it, so that grains within do not show through.
func revolve(g *dem.Revolved, around int) (vertices []r3.Vec, triangles [][3]int) {
	scale := 1.0
	if !g.Solid {
		scale = 1 / math.Cos(math.Pi/float64(around))
	}
	for _, s := range g.Segments {
		from, to := math.Max(s.From, -farAway), math.Min(s.To, farAway)
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

// farAway is where endless surfaces end in pictures, m.
const farAway = 10

// addLinks pairs springs with the strands that lie over them.
func (s *scene) addLinks() {
	if s.model.Bodies == nil {
		return
	}
	radius := map[[2]int]float64{}
	for _, surface := range s.model.Surfaces {
		if c, ok := surface.Carrier.(dem.Strand); ok {
			a, b := s.model.Carriers[c.Frames[0]], s.model.Carriers[c.Frames[1]]
			radius[[2]int{min(a, b), max(a, b)}] = surface.Shape.(dem.Capsule).Radius
		}
	}
	for i := range s.model.Bodies.ForceElements() {
		if spring, ok := s.model.Bodies.Force(i).(*mbd.SpringDamper); ok {
			a, b := spring.I.Body, spring.J.Body
			s.links = append(s.links, link{element: i, spring: spring, radius: radius[[2]int{min(a, b), max(a, b)}]})
		}
	}
}

// frame returns everything to see at the time reached. It shares nothing that the simulation goes on changing.
func (s *scene) frame() *results.Frame {
	sim := s.model.Simulation
	f := &results.Frame{Time: sim.Time()}
	for i := range s.shapes {
		f.Shapes = append(f.Shapes, s.placed(&s.shapes[i], sim.Time()))
	}
	for _, e := range s.edges {
		at := s.carrier(&e.carrier, sim.Time())
		f.Links = append(f.Links, results.Link{
			Name: e.carrier.shape.Name, Object: e.carrier.shape.Object, From: at.ToWorld(e.from), To: at.ToWorld(e.to), Element: -1, Bodies: [2]int{-1, -1},
		})
	}
	for _, l := range s.links {
		if l.spring.Broken(s.model.Bodies) {
			continue
		}
		from, to := l.spring.Ends(s.model.Bodies)
		f.Links = append(f.Links, results.Link{
			Name: l.spring.Name, Object: s.net(l.spring.Name), From: from, To: to, Radius: l.radius, Element: l.element,
			Bodies: [2]int{l.spring.I.Body, l.spring.J.Body}, Force: l.spring.Tension(s.model.Bodies),
		})
	}
	if sim.Grains() != nil {
		f.Grains = s.grains(sim.State())
		s.press(f)
	}
	return f
}

// carrier is the frame that carries a shape at time t (s).
func (s *scene) carrier(d *drawn, t float64) dem.Frame {
	switch {
	case d.motion != nil:
		return d.motion.At(t)
	case d.body != mbd.Ground:
		return dem.Frame(s.model.Bodies.Pose(d.body))
	}
	return dem.Frame{}
}

func (s *scene) placed(d *drawn, t float64) results.Shape {
	at := s.carrier(d, t)
	shape := d.shape
	shape.Position = at.ToWorld(d.shape.Position)
	shape.Orientation = dem.Compose(at.Orientation, d.shape.Orientation)
	shape.Motion.Velocity, shape.Motion.AngularVelocity = at.Velocity, at.AngularVelocity
	if d.number >= 0 && s.model.Simulation.Grains() != nil {
		w := s.model.Simulation.SurfaceWrenches()[d.number]
		shape.Motion.Force, shape.Motion.Moment = w.Force, w.Moment
	}
	return shape
}

// grains copies their state.
func (s *scene) grains(state *dem.State) results.Grains {
	g := results.Grains{
		ID:              make([]int64, len(state.ID)),
		Position:        append([]r3.Vec(nil), state.Position...),
		Radius:          append([]float64(nil), state.Radius...),
		Velocity:        append([]r3.Vec(nil), state.Velocity...),
		AngularVelocity: append([]r3.Vec(nil), state.Angular...),
		Force:           append([]r3.Vec(nil), state.Force...),
		Group:           make([]int32, len(state.ID)),
		Groups:          s.model.Grouping.Names,
	}
	for i, id := range state.ID {
		g.ID[i], g.Group[i] = int64(id), int32(s.model.Grouping.Of(id, state.Material[i]))
	}
	return g
}
