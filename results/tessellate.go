package results

// Shapes as triangles: what VTK files hold and the picture draws for everything that is not a sphere.

import (
	"math"

	"gonum.org/v1/gonum/spatial/r3"
)

// Surface is a triangulated surface with a unit outward normal at every point.
type Surface struct {
	Points, Normals []r3.Vec // m; unit
	Triangles       [][3]int // counter-clockwise seen from outside
}

// Tessellate returns the surface of s in world axes. Round shapes get the given number of segments around (at least 6).
func (s Shape) Tessellate(segments int) Surface {
	segments = max(segments, 6)
	var m Surface
	switch s.Kind {
	case Sphere:
		m.revolve(capsuleProfile(s.Radius, 0, capsuleRings(segments)), segments)
	case Capsule:
		m.revolve(capsuleProfile(s.Radius, s.Length, capsuleRings(segments)), segments)
	case Cylinder:
		m.revolve(cylinderProfile(s.Radius, s.Length), segments)
	case Box:
		m.box(s.Size)
	case Plane:
		m.quad(r3.Vec{}, r3.Vec{X: s.Size.X / 2}, r3.Vec{Y: s.Size.Y / 2})
	case Mesh:
		m.facets(s.Vertices, s.Triangles)
	}
	for i := range m.Points {
		m.Points[i] = r3.Add(s.Position, Rotate(s.Orientation, m.Points[i]))
		m.Normals[i] = Rotate(s.Orientation, m.Normals[i])
	}
	return m
}

// TessellationSize is the number of points and of triangles that Tessellate makes.
func (s Shape) TessellationSize(segments int) (points, triangles int) {
	segments = max(segments, 6)
	rings := capsuleRings(segments)
	switch s.Kind {
	case Sphere:
		return (2*rings + 1) * segments, (4*rings - 2) * segments
	case Capsule:
		if s.Length == 0 {
			return (2*rings + 1) * segments, (4*rings - 2) * segments
		}
		return (2*rings + 2) * segments, 4 * rings * segments
	case Cylinder:
		return 6 * segments, 4 * segments
	case Box:
		return 24, 12
	case Plane:
		return 4, 2
	case Mesh:
		return 3 * len(s.Triangles), len(s.Triangles)
	}
	return 0, 0
}

// Side returns the side of a cylinder or capsule without its ends, with so many segments around.
func (s Shape) Side(segments int) Surface {
	m := Surface{Points: make([]r3.Vec, 0, 2*segments), Normals: make([]r3.Vec, 0, 2*segments), Triangles: make([][3]int, 0, 2*segments)}
	half := Rotate(s.Orientation, r3.Vec{Z: s.Length / 2})
	low, high := r3.Sub(s.Position, half), r3.Add(s.Position, half)
	for k, d := range directions(segments) {
		n := Rotate(s.Orientation, d)
		out := r3.Scale(s.Radius, n)
		m.Points, m.Normals = append(m.Points, r3.Add(low, out), r3.Add(high, out)), append(m.Normals, n, n)
		from, next := 2*k, 2*((k+1)%segments)
		m.Triangles = append(m.Triangles, [3]int{from, next, next + 1}, [3]int{from, next + 1, from + 1})
	}
	return m
}

// capsuleRings is the number of rings from a pole to the equator.
func capsuleRings(segments int) int { return max(segments/4, 2) }

// profilePoint is a point of a meridian with its normal.
type profilePoint struct{ r, z, nr, nz float64 }

// capsuleProfile goes from the lower pole to the upper one; with length 0 it is a sphere's.
func capsuleProfile(radius, length float64, rings int) []profilePoint {
	var p []profilePoint
	for half := range 2 {
		shift := length / 2 * float64(2*half-1)
		for i := 0; i <= rings; i++ {
			if half == 1 && i == 0 && length == 0 {
				continue
			}
			angle := math.Pi / 2 * (float64(half*rings+i)/float64(rings) - 1)
			sin, cos := math.Sincos(angle)
			if half == 0 && i == 0 || half == 1 && i == rings {
				cos = 0
			}
			p = append(p, profilePoint{radius * cos, shift + radius*sin, cos, sin})
		}
	}
	return p
}

// cylinderProfile has sharp edges: a corner stands twice, once with each face's normal.
func cylinderProfile(radius, length float64) []profilePoint {
	h := length / 2
	return []profilePoint{
		{0, -h, 0, -1},
		{radius, -h, 0, -1},
		{radius, -h, 1, 0},
		{radius, h, 1, 0},
		{radius, h, 0, 1},
		{0, h, 0, 1},
	}
}

// revolve turns a profile about the z axis. Rings are joined by two triangles a segment; at the axis one has no area and is left out.
func (m *Surface) revolve(profile []profilePoint, segments int) {
	around := directions(segments)
	n := len(profile) * segments
	m.Points, m.Normals, m.Triangles = make([]r3.Vec, 0, n), make([]r3.Vec, 0, n), make([][3]int, 0, 2*n)
	for _, p := range profile {
		for _, d := range around {
			m.Points = append(m.Points, r3.Vec{X: p.r * d.X, Y: p.r * d.Y, Z: p.z})
			m.Normals = append(m.Normals, r3.Vec{X: p.nr * d.X, Y: p.nr * d.Y, Z: p.nz})
		}
	}
	for i := 1; i < len(profile); i++ {
		low, high := profile[i-1], profile[i]
		if low.r == high.r && low.z == high.z {
			continue
		}
		for k := range segments {
			a, b := (i-1)*segments+k, (i-1)*segments+(k+1)%segments
			c, d := a+segments, b+segments
			if low.r > 0 {
				m.Triangles = append(m.Triangles, [3]int{a, b, d})
			}
			if high.r > 0 {
				m.Triangles = append(m.Triangles, [3]int{a, d, c})
			}
		}
	}
}

// directions are unit vectors about the z axis, one a segment.
func directions(segments int) []r3.Vec {
	list := make([]r3.Vec, segments)
	for k := range list {
		sin, cos := math.Sincos(2 * math.Pi * float64(k) / float64(segments))
		list[k] = r3.Vec{X: cos, Y: sin}
	}
	return list
}

// box adds six quads, each with its own four points so that edges stay sharp.
func (m *Surface) box(size r3.Vec) {
	h := r3.Scale(0.5, size)
	x, y, z := r3.Vec{X: h.X}, r3.Vec{Y: h.Y}, r3.Vec{Z: h.Z}
	for _, face := range [][3]r3.Vec{{x, y, z}, {y, z, x}, {z, x, y}} {
		m.quad(face[0], face[1], face[2])
		m.quad(r3.Scale(-1, face[0]), face[2], face[1])
	}
}

// quad adds the rectangle about centre with half edges u and v; its normal is u x v.
func (m *Surface) quad(centre, u, v r3.Vec) {
	first := len(m.Points)
	normal := r3.Unit(r3.Cross(u, v))
	for _, s := range [4][2]float64{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}} {
		m.Points = append(m.Points, r3.Add(centre, r3.Add(r3.Scale(s[0], u), r3.Scale(s[1], v))))
		m.Normals = append(m.Normals, normal)
	}
	m.Triangles = append(m.Triangles, [3]int{first, first + 1, first + 2}, [3]int{first, first + 2, first + 3})
}

// creaseCosine parts smooth from sharp: facets that meet at less than 35 degrees share a normal.
var creaseCosine = math.Cos(35 * math.Pi / 180)

// facets adds a mesh. Each corner's normal is the area-weighted mean of the facets around its vertex that bend little from its own.
func (m *Surface) facets(vertices []r3.Vec, triangles [][3]int) {
	areas := make([]r3.Vec, len(triangles))
	around := make([][]int, len(vertices))
	for i, t := range triangles {
		areas[i] = r3.Cross(r3.Sub(vertices[t[1]], vertices[t[0]]), r3.Sub(vertices[t[2]], vertices[t[0]]))
		for _, v := range t {
			around[v] = append(around[v], i)
		}
	}
	for i, t := range triangles {
		own := unitOrZero(areas[i])
		first := len(m.Points)
		for _, v := range t {
			var sum r3.Vec
			for _, k := range around[v] {
				if r3.Dot(unitOrZero(areas[k]), own) >= creaseCosine {
					sum = r3.Add(sum, areas[k])
				}
			}
			m.Points = append(m.Points, vertices[v])
			m.Normals = append(m.Normals, unitOrZero(sum))
		}
		m.Triangles = append(m.Triangles, [3]int{first, first + 1, first + 2})
	}
}

func unitOrZero(v r3.Vec) r3.Vec {
	if n := r3.Norm(v); n > 0 {
		return r3.Scale(1/n, v)
	}
	return r3.Vec{}
}
