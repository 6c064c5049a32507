package replay

// The scene of a run: what there is to see, and the geometry of it.

import (
	"fmt"
	"math"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/results"
)

// Scene is what stays the same in the frames of a run: shapes and links in the order of its first frame, of which it was made.
type Scene struct {
	header sceneHeader
	blocks blocks
	shapes []results.Shape // as in the first frame, unbounded planes cut off
	links  []results.Link
}

// sceneHeader is the header of a scene's packet. Lists of numbers are vectors in world axes, m.
type sceneHeader struct {
	Kind    string        `json:"kind"` // scene
	Low     [3]float64    `json:"low"`  // corners of the box around the first frame
	High    [3]float64    `json:"high"`
	Up      [3]float64    `json:"up"`
	Shapes  []sceneShape  `json:"shapes"`
	Links   []sceneLink   `json:"links"`
	Groups  []string      `json:"groups"`  // of particles
	Scalars []sceneScalar `json:"scalars"` // that particles can be coloured by
	Blocks  []Block       `json:"blocks"`
}

// sceneShape is a body's shape or a wall: a sphere by its radius, anything else by its part of the triangles.
type sceneShape struct {
	Name      string        `json:"name"`
	Object    string        `json:"object"`
	Body      int           `json:"body"` // -1 of a wall
	Static    bool          `json:"static"`
	Radius    float64       `json:"radius,omitempty"` // of a sphere, m
	Seen      results.Sides `json:"seen,omitempty"`
	Points    [2]int        `json:"points"` // first, and how many
	Triangles [2]int        `json:"triangles"`
}

// sceneLink is a spring, a strand, or an edge of a container.
type sceneLink struct {
	Name   string  `json:"name"`
	Object string  `json:"object"`
	Radius float64 `json:"radius"`
	Static bool    `json:"static"`
	Edge   bool    `json:"edge"` // of a container, without a force
}

// sceneScalar is a quantity of particles.
type sceneScalar struct {
	Name string `json:"name"`
	Unit string `json:"unit"`
}

// NewScene makes the scene of a run of its first frame. The vector up points against gravity; zero lets z be up.
func NewScene(f *results.Frame, up r3.Vec) *Scene {
	if r3.Norm(up) == 0 {
		up = r3.Vec{Z: 1}
	}
	box := f.Box()
	_, radius := f.Bounds()
	s := &Scene{shapes: f.Bounded(radius / 4), links: f.Links}
	s.header = sceneHeader{Kind: "scene", Low: array(box.Min), High: array(box.Max), Up: array(r3.Unit(up)), Groups: f.Particles.Groups}
	for _, c := range columnsOf(&f.Particles) {
		s.header.Scalars = append(s.header.Scalars, sceneScalar{c.name, c.unit})
	}
	for i := range s.links {
		l := &s.links[i]
		s.header.Links = append(s.header.Links, sceneLink{Name: l.Name, Object: l.Object, Radius: l.Radius, Static: l.Static, Edge: l.Element < 0})
	}
	s.addShapes()
	s.addPlaces()
	s.header.Blocks = s.blocks.list
	return s
}

// Packet is the scene as a packet.
func (s *Scene) Packet() ([]byte, error) { return s.blocks.pack(&s.header) }

// addShapes adds the triangles of shapes in their own axes, with a normal at each point.
func (s *Scene) addShapes() {
	surfaces := make([]results.Surface, len(s.shapes))
	points, triangles := 0, 0
	for i := range s.shapes {
		shape := s.shapes[i]
		out := sceneShape{Name: shape.Name, Object: shape.Object, Body: shape.Body, Static: shape.Static, Seen: shape.Seen}
		if shape.Kind == results.Sphere && shape.Seen != results.SeenInside {
			out.Radius = shape.Radius
		} else {
			shape.Position, shape.Orientation = r3.Vec{}, quat.Number{}
			surfaces[i] = shape.Tessellate(segments(len(s.shapes)))
		}
		out.Points, out.Triangles = [2]int{points, len(surfaces[i].Points)}, [2]int{triangles, len(surfaces[i].Triangles)}
		points, triangles = points+out.Points[1], triangles+out.Triangles[1]
		s.header.Shapes = append(s.header.Shapes, out)
	}
	b := &s.blocks
	b.begin("point", Float32, 3, points)
	for i := range surfaces {
		for _, p := range surfaces[i].Points {
			b.float32(p.X, p.Y, p.Z)
		}
	}
	b.begin("normal", Int8, 4, points)
	for i := range surfaces {
		for _, n := range surfaces[i].Normals {
			b.data = append(b.data, byte(int8(math.Round(127*n.X))), byte(int8(math.Round(127*n.Y))), byte(int8(math.Round(127*n.Z))), 0)
		}
	}
	b.begin("triangle", Uint32, 3, triangles)
	for i := range surfaces {
		for _, t := range surfaces[i].Triangles {
			b.uint32(uint32(t[0]))
			b.uint32(uint32(t[1]))
			b.uint32(uint32(t[2]))
		}
	}
}

// segments is how many sides round shapes get: the more there are, the smaller they look.
func segments(shapes int) int {
	switch {
	case shapes > 1000:
		return 8
	case shapes > 100:
		return 12
	}
	return 32
}

// addPlaces adds where shapes and links are at the start.
func (s *Scene) addPlaces() {
	s.blocks.begin("pose", Float32, 7, len(s.shapes))
	for i := range s.shapes {
		appendPose(&s.blocks, s.shapes[i].Position, s.shapes[i].Orientation)
	}
	s.blocks.begin("ends", Float32, 6, len(s.links))
	for i := range s.links {
		appendEnds(&s.blocks, &s.links[i])
	}
}

// appendPose appends a position and a unit quaternion, its scalar last.
func appendPose(b *blocks, p r3.Vec, q quat.Number) {
	if q == (quat.Number{}) {
		q.Real = 1
	}
	b.float32(p.X, p.Y, p.Z, q.Imag, q.Jmag, q.Kmag, q.Real)
}

func appendEnds(b *blocks, l *results.Link) {
	b.float32(l.From.X, l.From.Y, l.From.Z, l.To.X, l.To.Y, l.To.Z)
}

func array(v r3.Vec) [3]float64 { return [3]float64{v.X, v.Y, v.Z} }

// check tells whether a frame has the shapes and links of the scene.
func (s *Scene) check(f *results.Frame) error {
	if len(f.Shapes) != len(s.shapes) || len(f.Links) != len(s.links) {
		return fmt.Errorf("a frame of %d shapes and %d links in a scene of %d and %d", len(f.Shapes), len(f.Links), len(s.shapes), len(s.links))
	}
	return nil
}
