package picture

// From a frame to what can be drawn: spheres and triangles with colours.

import (
	"fmt"
	"math"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/results"
)

// scene is everything to draw, in world axes.
type scene struct {
	spheres   []sphere
	triangles []triangle
	centre    r3.Vec // of all but unbounded planes
	radius    float64
	up        r3.Vec
	look      *Look
	pixel     func(at r3.Vec) float64 // how wide a pixel is at a place, m

	casting []ball // solid spheres, the highest first, by which most of what lights do not reach is left out soon
}

// style is how an object is drawn.
type style struct {
	color   rgb
	opacity float32
	cut     *Plane // nil: it is whole
}

type sphere struct {
	centre r3.Vec
	radius float64
	style
}

// ball is what of a sphere throws a shadow.
type ball struct {
	centre r3.Vec
	radius float64
}

// triangle is one facet with smooth normals.
type triangle struct {
	p, n [3]r3.Vec
	style
	floor bool // fades into the background far away
	wall  bool // seen from its front only, and casts no shadow
	plain bool // of its own colour in any light, before what it lies on

	closed bool // of the surface of a solid, of which only what faces a light is in its way
}

// facesAway tells whether the front of a triangle cannot be seen from a direction.
func (t *triangle) facesAway(direction r3.Vec) bool {
	return r3.Dot(r3.Add(t.n[0], r3.Add(t.n[1], t.n[2])), direction) < 0
}

// segments returns how many sides a tube gets to look round: fewer for a thin one.
func (s *scene) segments(radius float64) int {
	n := 120 * math.Sqrt(radius/s.radius)
	if !(n > 8) { // nor a number, in the picture of a failed run
		return 8
	}
	return int(min(n, 48))
}

// newScene collects the frame. colors gives what quantities look like, pixel how wide a pixel is at a place, m.
func newScene(f *results.Frame, up r3.Vec, look *Look, pixel func(at r3.Vec) float64, colors *colors) (*scene, error) {
	if err := checkParticles(f.Particles); err != nil {
		return nil, err
	}
	s := &scene{up: up, look: look, pixel: pixel}
	s.centre, s.radius = f.Bounds()
	groups := make([]style, len(f.Particles.Groups))
	for i, name := range f.Particles.Groups {
		groups[i] = look.style(name, rgb{})
	}
	solids := f.Particles.Solids
	for i, p := range f.Particles.Position {
		like := look.style("", rgb{})
		if i < len(f.Particles.Group) && int(f.Particles.Group[i]) < len(groups) {
			like = groups[f.Particles.Group[i]]
		}
		like.color = colors.particle(i)
		if len(solids) > 0 && solids[0].Particle == i {
			s.addSurface(f.Particles.Surface(&solids[0]), triangle{style: like})
			solids = solids[1:]
			continue
		}
		s.addSphere(p, f.Particles.Radius[i], like)
	}
	for _, l := range f.Links {
		if !l.Broken {
			s.addLink(l)
		}
	}
	s.addShapes(f)
	s.addPanels(f, colors.pressure)
	s.addFluid(f, colors.flow)
	s.sortSpheres()
	return s, nil
}

// sortSpheres lists the solid spheres by height.
func (s *scene) sortSpheres() {
	s.casting = make([]ball, 0, len(s.spheres))
	for _, i := range ascending(len(s.spheres), func(i int) float32 { return float32(-r3.Dot(s.up, s.spheres[i].centre) - s.spheres[i].radius) }) {
		if sp := &s.spheres[i]; sp.solid() {
			s.casting = append(s.casting, ball{sp.centre, sp.radius})
		}
	}
}

func checkParticles(g results.Particles) error {
	if len(g.Radius) != g.Len() || g.ID != nil && len(g.ID) != g.Len() || g.Velocity != nil && len(g.Velocity) != g.Len() {
		return fmt.Errorf("picture: %d particles with %d radii, %d identifiers, %d velocities",
			g.Len(), len(g.Radius), len(g.ID), len(g.Velocity))
	}
	return nil
}

// addSphere leaves out what is cut away, by its centre, and what is not finite: the picture of a failed run shows the rest.
func (s *scene) addSphere(centre r3.Vec, radius float64, like style) {
	if sum := centre.X + centre.Y + centre.Z + radius; math.IsNaN(sum) || math.IsInf(sum, 0) || radius <= 0 {
		return
	}
	if like.cut.height(centre) > 0 {
		return
	}
	s.spheres = append(s.spheres, sphere{centre, radius, like})
}

// addLink draws a wire at least a pixel wide: a thinner one would be a row of dots.
func (s *scene) addLink(l results.Link) {
	c := wireColor
	if l.Color != nil {
		c = fromColor(l.Color)
	}
	radius := l.Radius
	if radius <= 0 {
		radius = s.radius / 600
	}
	radius = max(radius, s.pixel(r3.Scale(0.5, r3.Add(l.From, l.To)))/2)
	s.addCapsule(results.CapsuleBetween(l.From, l.To, radius), s.look.style(l.Object, c))
}

// addCapsule draws the side as triangles and the caps as true spheres.
func (s *scene) addCapsule(shape results.Shape, like style) {
	s.addSurface(shape.Side(s.segments(shape.Radius)), triangle{style: like, closed: like.cut == nil})
	half := results.Rotate(shape.Orientation, r3.Vec{Z: shape.Length / 2})
	s.addSphere(r3.Add(shape.Position, half), shape.Radius, like)
	s.addSphere(r3.Sub(shape.Position, half), shape.Radius, like)
}

// addShapes draws bodies and walls. Unbounded planes reach a little beyond the rest of the scene, a floor far beyond.
func (s *scene) addShapes(f *results.Frame) {
	walls, floors := f.Bounded(0.08*s.radius), f.Bounded(20*s.radius)
	bodies := 0
	for _, shape := range f.Shapes {
		bodies = max(bodies, shape.Body+1)
	}
	for i, shape := range f.Shapes {
		like := triangle{style: s.look.style(shape.Object, bodyColor(shape, bodies))}
		like.wall = shape.Seen == results.SeenFront
		if shape.Kind == results.Plane {
			shape = walls[i]
			if r3.Dot(f.Shapes[i].Normal(), s.up) > 0.7 {
				shape, like.floor, like.color = floors[i], true, floorColor
			}
		}
		if shape.Color != nil {
			like.color = fromColor(shape.Color)
		}
		s.addShape(shape, like)
	}
}

// fewBodies is how many bodies are told apart by colour; a crowd, such as the bodies of a net, shares one.
const fewBodies = 12

func bodyColor(shape results.Shape, bodies int) rgb {
	switch {
	case shape.Body < 0:
		return wallColor
	case bodies > fewBodies:
		return knotColor
	}
	return bodyPalette[shape.Body%len(bodyPalette)]
}

func (s *scene) addShape(shape results.Shape, like triangle) {
	switch {
	case shape.Kind == results.Sphere && !(math.Abs(like.cut.height(shape.Position)) < shape.Radius):
		s.addSphere(shape.Position, shape.Radius, like.style)
	case shape.Kind == results.Capsule:
		s.addCapsule(shape, like.style)
	default:
		s.addSurface(shape.Tessellate(s.segments(shape.Radius)), like)
	}
}

func (s *scene) addSurface(m results.Surface, like triangle) {
	for _, t := range m.Triangles {
		for k, i := range t {
			like.p[k], like.n[k] = m.Points[i], m.Normals[i]
		}
		if sum := r3.Norm2(like.p[0]) + r3.Norm2(like.p[1]) + r3.Norm2(like.p[2]); math.IsNaN(sum) || math.IsInf(sum, 0) {
			continue
		}
		s.triangles = like.cut.trim(s.triangles, like)
	}
}
