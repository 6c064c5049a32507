// Probes: the points at which a body's surface meets other surfaces, as small spheres tangent to it from within.

package geometry

import (
	"math"

	"gabion/internal/vec"

	"gonum.org/v1/gonum/spatial/r3"
)

// Probe is a sphere fixed in a surface's axes.
type Probe struct {
	Centre r3.Vec
	Radius float64
	Lever  float64 // of a strand's
}

// rounded is the radius by which corners and edges are taken to be rounded off, as a part of the body's least width.
const rounded = 0.05

// Probes are the places where a body can meet others.
type Probes struct {
	Corners []Probe // enough against flat and hollow walls
	Edges   []Probe // what is needed besides against anything else
	Rings   []Ring  // of a body of revolution, against planes
}

// Ring is a round edge about the Z axis, rolled over by probes of the given radius.
type Ring struct {
	At     ProfilePoint // of the probes' centres
	Radius float64
}

// ProbesOf finds the probes of a shape; walls that bodies only hit with their own corners have none.
func ProbesOf(s Shape) Probes {
	if p, ok := s.(interface{ probes() Probes }); ok {
		return p.probes()
	}
	return Probes{}
}

// boxProbes are the corners of a box or of the rectangle z = 0, and three places between them on every edge.
func boxProbes(h r3.Vec, radius float64) Probes {
	corners := r3.Box{Min: r3.Scale(-1, h), Max: h}.Vertices()
	if h.Z == 0 {
		corners = corners[:4]
	}
	var p Probes
	for i, a := range corners {
		p.Corners = append(p.Corners, Probe{Centre: a, Radius: radius})
		for _, b := range corners[:i] {
			way := r3.Sub(b, a)
			if (way.X != 0 && way.Y != 0) || (way.Z != 0 && (way.X != 0 || way.Y != 0)) {
				continue // a diagonal
			}
			for k := 1; k < 4; k++ {
				p.Edges = append(p.Edges, Probe{Centre: r3.Add(a, r3.Scale(float64(k)/4, way)), Radius: radius})
			}
		}
	}
	return p
}

// probes of a body of revolution: its edges as rings, and sixteen places around each.
func (s *Revolved) probes() Probes {
	if s.hollow() || !vec.Finite(s.Bounds().Max) {
		return Probes{}
	}
	const around = 16
	var p Probes
	wide := s.Bounds().Max.X
	for i := range s.Segments {
		g := &s.Segments[i]
		wide = min(wide, (g.To-g.From)/2)
	}
	r := rounded * 2 * wide
	last := len(s.Segments)
	if s.Loop {
		last--
	}
	for i := 0; i <= last; i++ {
		at := s.inset(i, r)
		if at.R <= 0 {
			p.Corners = append(p.Corners, Probe{Centre: r3.Vec{Z: at.Z}, Radius: r})
			continue
		}
		p.Rings = append(p.Rings, Ring{at, r})
		for k := range around {
			sin, cos := math.Sincos(2 * math.Pi * float64(k) / around)
			b := Probe{Centre: r3.Vec{X: at.R * cos, Y: at.R * sin, Z: at.Z}, Radius: r}
			if k%4 == 0 {
				p.Corners = append(p.Corners, b)
			} else {
				p.Edges = append(p.Edges, b)
			}
		}
	}
	return p
}

// inset is corner i of the profile moved behind the front by r of both segments that meet there; of a sheet, the corner itself.
func (s *Revolved) inset(i int, r float64) ProfilePoint {
	a, b := s.before(i), i
	if i == len(s.Segments) {
		a, b = i-1, s.after(i-1)
	}
	var at ProfilePoint
	if b >= 0 {
		g := &s.Segments[b]
		at = ProfilePoint{R: g.R + g.From*g.DirR, Z: g.Z + g.From*g.DirZ}
	} else {
		g := &s.Segments[a]
		at = ProfilePoint{R: g.R + g.To*g.DirR, Z: g.Z + g.To*g.DirZ}
	}
	if !s.Solid {
		return at
	}
	if a < 0 || b < 0 { // on the axis: behind the one segment
		g := &s.Segments[max(a, b)]
		return ProfilePoint{R: 0, Z: at.Z - r*g.DirR}
	}
	// Both fronts n1 and n2 are left by r: the corner moves by -r (n1 + n2) / (1 + n1·n2).
	p, q := &s.Segments[a], &s.Segments[b]
	nr, nz := -p.DirZ-q.DirZ, p.DirR+q.DirR
	f := r / (1 + p.DirR*q.DirR + p.DirZ*q.DirZ)
	return ProfilePoint{R: at.R - f*nr, Z: at.Z - f*nz}
}

// probes of a mesh are its vertices; those of a solid lie behind the faces by the radius.
func (m *Mesh) probes() Probes {
	size := r3.Sub(m.Tree[0].Max, m.Tree[0].Min)
	r := rounded * min(size.X, size.Y, size.Z)
	if !m.Solid {
		r = rounded / 5 * max(size.X, size.Y, size.Z)
	}
	lean := make([]float64, len(m.Vertices)) // least cosine between a vertex's normal and those of its faces
	for i, t := range m.Triangles {
		for _, v := range t {
			c := r3.Cos(m.Normals[i], m.Pseudo[v])
			if m.First[v] == int32(i) {
				lean[v] = c
			}
			lean[v] = min(lean[v], c)
		}
	}
	var p Probes
	for v, at := range m.Vertices {
		if m.StarStart[v+1] == m.StarStart[v] {
			continue
		}
		if m.Solid {
			at = r3.Sub(at, r3.Scale(r/max(lean[v], 0.3), r3.Unit(m.Pseudo[v])))
		}
		p.Corners = append(p.Corners, Probe{Centre: at, Radius: r})
	}
	return p
}

// Hollow tells whether bodies meet a shape with their corners alone: it is flat or concave everywhere.
func Hollow(s Shape) bool {
	h, ok := s.(interface{ hollow() bool })
	return ok && h.hollow()
}
