// What particles of continuous inlets enter through: rectangles, discs and meshes.

package packing

import (
	"fmt"
	"math"
	"math/rand/v2"
	"sort"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem/geometry"
	"gabion/internal/vec"
)

// Mouth is a surface of triangles that particles enter through: along the normals of their fronts, or all along one direction. It is not changed once made.
type Mouth struct {
	corners [][3]r3.Vec
	normal  []r3.Vec
	along   []r3.Vec  // unit: the way in
	passed  []float64 // area across the way in of all triangles up to each, m2
	rims    [][2]r3.Vec
	box     r3.Box
}

// NewMouth makes a mouth of triangles whose fronts are on the side to which particles go; those that enter along a velocity may have all of them on the other.
func NewMouth(f geometry.Facets, velocity r3.Vec) (*Mouth, error) {
	f = f.Weld(-1)
	report := f.Report()
	switch {
	case len(f.Triangles) == 0:
		return nil, fmt.Errorf("mouth of an inlet: no triangles")
	case len(report.Degenerate) > 0:
		return nil, fmt.Errorf("mouth of an inlet: triangle %d has no area", report.Degenerate[0]+1)
	case report.SharedEdges > 0:
		return nil, fmt.Errorf("mouth of an inlet: %d edges are shared by three triangles or more: want a surface with two sides", report.SharedEdges)
	case report.FlippedEdges > 0:
		return nil, fmt.Errorf("mouth of an inlet: across %d edges triangles disagree about their front: want all fronts on the side to which particles go", report.FlippedEdges)
	}
	m := &Mouth{box: r3.Box{Min: f.Vertices[f.Triangles[0][0]], Max: f.Vertices[f.Triangles[0][0]]}}
	sign, area := 1.0, 0.0
	for i, t := range f.Triangles {
		c := [3]r3.Vec{f.Vertices[t[0]], f.Vertices[t[1]], f.Vertices[t[2]]}
		double := r3.Cross(r3.Sub(c[1], c[0]), r3.Sub(c[2], c[0]))
		normal := r3.Unit(double)
		along := normal
		if velocity != (r3.Vec{}) {
			along = r3.Unit(velocity)
			if i == 0 {
				sign = math.Copysign(1, r3.Dot(normal, along))
			}
			normal = r3.Scale(sign, normal)
		}
		if r3.Dot(normal, along) < steepest {
			return nil, fmt.Errorf("mouth of an inlet: triangle %d, of normal (%.3g, %.3g, %.3g), is not entered by the velocity (%g, %g, %g) m/s: want triangles that it enters all from one side, at more than %g deg",
				i+1, normal.X, normal.Y, normal.Z, velocity.X, velocity.Y, velocity.Z, math.Round(math.Asin(steepest)*180/math.Pi))
		}
		area += r3.Norm(double) / 2 * r3.Dot(normal, along)
		m.corners, m.normal, m.along, m.passed = append(m.corners, c), append(m.normal, normal), append(m.along, along), append(m.passed, area)
		for _, p := range c {
			m.box.Min, m.box.Max = vec.MinVec(m.box.Min, p), vec.MaxVec(m.box.Max, p)
		}
	}
	m.findRims(f)
	return m, nil
}

// steepest is the sine of the least angle between a mouth and the way in.
const steepest = 0.1

// findRims lists the edges of one triangle.
func (m *Mouth) findRims(f geometry.Facets) {
	count := map[[2]int32]int{}
	key := func(t [3]int32, k int) [2]int32 {
		a, b := t[k], t[(k+1)%3]
		return [2]int32{min(a, b), max(a, b)}
	}
	for _, t := range f.Triangles {
		for k := range t {
			count[key(t, k)]++
		}
	}
	for _, t := range f.Triangles {
		for k := range t {
			if e := key(t, k); count[e] == 1 {
				m.rims = append(m.rims, [2]r3.Vec{f.Vertices[e[0]], f.Vertices[e[1]]})
			}
		}
	}
}

// area across the way in, m2.
func (m *Mouth) area() float64 { return m.passed[len(m.passed)-1] }

// draw gives a place in the mouth where a sphere is that has just come in, and the way in. It tells false where the sphere would touch the rim.
func (m *Mouth) draw(rng *rand.Rand, radius float64) (p, along r3.Vec, ok bool) {
	part, u, v := rng.Float64()*m.area(), math.Sqrt(rng.Float64()), rng.Float64()
	i := min(sort.SearchFloat64s(m.passed, part), len(m.passed)-1)
	c := &m.corners[i]
	p = r3.Add(r3.Scale(1-u, c[0]), r3.Add(r3.Scale(u*(1-v), c[1]), r3.Scale(u*v, c[2])))
	along = m.along[i]
	for _, rim := range m.rims {
		if distanceToSegment(p, rim[0], rim[1]) < radius {
			return p, along, false
		}
	}
	return r3.Add(p, r3.Scale(radius/r3.Dot(along, m.normal[i]), along)), along, true
}

func distanceToSegment(p, a, b r3.Vec) float64 {
	d, e := r3.Sub(b, a), r3.Sub(p, a)
	t := min(max(r3.Dot(d, e)/r3.Norm2(d), 0), 1)
	return r3.Norm(r3.Sub(e, r3.Scale(t, d)))
}

// draw gives a place in the inlet where a sphere is that has just come in, and the way in, as Mouth does.
func (s *Inlet) draw(rng *rand.Rand, radius float64) (p, along r3.Vec, ok bool) {
	if s.Mouth != nil {
		return s.Mouth.draw(rng, radius)
	}
	along, x := r3.Unit(s.Velocity), r3.Unit(s.Width)
	y := r3.Cross(along, x)
	wide, high := r3.Norm(s.Width)/2-radius, s.height()/2-radius
	u, v := wide*(2*rng.Float64()-1), high*(2*rng.Float64()-1)
	if s.Round && u*u+v*v > wide*wide {
		return p, along, false
	}
	p = r3.Add(s.Centre, r3.Add(r3.Scale(u, x), r3.Scale(v, y)))
	return r3.Add(p, r3.Scale(radius, along)), along, true
}

// Area is that of the inlet across the way in, m2.
func (s *Inlet) Area() float64 {
	switch w := r3.Norm(s.Width); {
	case s.Mouth != nil:
		return s.Mouth.area()
	case s.Round:
		return math.Pi * w * w / 4
	default:
		return w * s.Height
	}
}

// Around is a box that holds all places at which particles of a continuous inlet come in, farther in by no more than the given length (m).
func (s *Inlet) Around(length float64) r3.Box {
	_, r := s.Sizes.Limits()
	length += r / steepest
	if s.Mouth != nil {
		return vec.Inflate(s.Mouth.box, length)
	}
	half := math.Hypot(r3.Norm(s.Width), s.height()) / 2
	return vec.Inflate(r3.Box{Min: s.Centre, Max: s.Centre}, half+length)
}
