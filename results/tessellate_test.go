package results

import (
	"math"
	"testing"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// volume is the sum of the tetrahedra between the origin and the triangles: right only for a closed surface that is turned outwards.
func (m Surface) volume() (v float64) {
	for _, t := range m.Triangles {
		v += r3.Dot(m.Points[t[0]], r3.Cross(m.Points[t[1]], m.Points[t[2]])) / 6
	}
	return v
}

func TestTessellate(t *testing.T) {
	turned := quat.Number{Real: 0.5, Imag: 0.5, Jmag: -0.5, Kmag: 0.5}
	cube := Shape{Kind: Mesh}
	solid := Shape{Kind: Box, Size: r3.Vec{X: 1, Y: 1, Z: 1}}.Tessellate(4)
	cube.Vertices, cube.Triangles = solid.Points, solid.Triangles
	for _, c := range []struct {
		name  string
		shape Shape
		want  float64
		tol   float64
	}{
		{"sphere", Shape{Kind: Sphere, Radius: 0.5}, math.Pi / 6, 0.01},
		{"box", Shape{Kind: Box, Size: r3.Vec{X: 1, Y: 2, Z: 3}}, 6, 1e-12},
		{"capsule", Shape{Kind: Capsule, Radius: 0.5, Length: 2}, math.Pi * (1.0/6 + 0.5), 0.01},
		{"cylinder", Shape{Kind: Cylinder, Radius: 0.5, Length: 2}, math.Pi / 2, 0.01},
		{"mesh", cube, 1, 1e-12},
	} {
		c.shape.Position, c.shape.Orientation = r3.Vec{X: 3, Y: -1, Z: 2}, turned
		for _, segments := range []int{4, 6, 8, 12, 24, 48} {
			m := c.shape.Tessellate(segments)
			if points, triangles := c.shape.TessellationSize(segments); points != len(m.Points) || triangles != len(m.Triangles) {
				t.Errorf("%s of %d segments: %d points and %d triangles, told were %d and %d", c.name, segments, len(m.Points), len(m.Triangles), points, triangles)
			}
		}
		m := c.shape.Tessellate(48)
		if got := m.volume(); math.Abs(got-c.want) > c.tol*c.want {
			t.Errorf("%s: volume %g, want %g", c.name, got, c.want)
		}
		for _, tri := range m.Triangles {
			a, b, d := m.Points[tri[0]], m.Points[tri[1]], m.Points[tri[2]]
			facet := r3.Unit(r3.Cross(r3.Sub(b, a), r3.Sub(d, a)))
			for _, i := range tri {
				if n := m.Normals[i]; math.Abs(r3.Norm(n)-1) > 1e-12 || r3.Dot(n, facet) < 0.8 {
					t.Fatalf("%s: normal %v of facet %v", c.name, n, facet)
				}
			}
		}
	}
}

// Links and planes are turned from z to their direction, also against it.
func TestTurnZ(t *testing.T) {
	for _, v := range []r3.Vec{{X: 1}, {Y: -2}, {Z: 3}, {Z: -1}, {X: 1, Y: 2, Z: -3}, {X: 1e-9, Z: -1}} {
		got := Rotate(rotationFromZ(v), r3.Vec{Z: 1})
		if r3.Norm(r3.Sub(got, r3.Unit(v))) > 1e-12 {
			t.Errorf("%v: %v", v, got)
		}
	}
	a, b := r3.Vec{X: 1, Y: 2, Z: 3}, r3.Vec{X: -1, Y: 0, Z: 5}
	c := CapsuleBetween(a, b, 0.1)
	end := r3.Add(c.Position, Rotate(c.Orientation, r3.Vec{Z: c.Length / 2}))
	if r3.Norm(r3.Sub(end, b)) > 1e-12 {
		t.Errorf("capsule ends at %v, want %v", end, b)
	}
}

func TestBounded(t *testing.T) {
	area := func(s Shape) (a float64) {
		m := s.Tessellate(4)
		for _, tri := range m.Triangles {
			a += r3.Norm(r3.Cross(r3.Sub(m.Points[tri[1]], m.Points[tri[0]]), r3.Sub(m.Points[tri[2]], m.Points[tri[0]]))) / 2
		}
		return a
	}
	f := &Frame{Particles: Particles{Position: []r3.Vec{{X: 0.5, Y: 0.5, Z: 0.5}}, Radius: []float64{0.5}}}
	for _, n := range []r3.Vec{{X: 1}, {Y: 1}, {Z: 1}} {
		f.Shapes = append(f.Shapes, PlaneAt(r3.Vec{}, n, 0), PlaneAt(r3.Vec{X: 1, Y: 2, Z: 3}, r3.Scale(-1, n), 0))
	}
	// Six planes are the sides of a box of 1 by 2 by 3.
	for i, want := range []float64{6, 6, 3, 3, 2, 2} {
		if got := area(f.Bounded(10)[i]); math.Abs(got-want) > 1e-6 {
			t.Errorf("side %d: area %g, want %g", i, got, want)
		}
	}
	// A lone plane ends at the margin, also one that lies below everything.
	f.Shapes = []Shape{PlaneAt(r3.Vec{Z: -5}, r3.Vec{Z: 1}, 0)}
	if got := area(f.Bounded(2)[0]); math.Abs(got-25) > 1e-6 {
		t.Errorf("lone plane: area %g, want 25", got)
	}
	if centre, radius := f.Bounds(); centre != (r3.Vec{X: 0.5, Y: 0.5, Z: 0.5}) || radius != 0.5 {
		t.Errorf("bounds %v, %g", centre, radius)
	}
	if _, radius := (&Frame{}).Bounds(); radius != 1 {
		t.Errorf("radius of nothing %g", radius)
	}
}

// The side of a cylinder goes round its line from end to end, with its triangles facing out.
func TestSide(t *testing.T) {
	a, b := r3.Vec{X: 1, Y: 2, Z: 3}, r3.Vec{X: 2, Y: 0, Z: 7}
	axis := r3.Unit(r3.Sub(b, a))
	m := CylinderBetween(a, b, 0.5).Side(6)
	if len(m.Points) != 12 || len(m.Triangles) != 12 {
		t.Fatalf("%d points, %d triangles", len(m.Points), len(m.Triangles))
	}
	for i, p := range m.Points {
		out := r3.Sub(p, [2]r3.Vec{a, b}[i%2])
		if math.Abs(r3.Norm(out)-0.5) > 1e-12 || math.Abs(r3.Dot(out, axis)) > 1e-12 || r3.Norm(r3.Sub(r3.Scale(2, out), m.Normals[i])) > 1e-12 {
			t.Errorf("point %d is at %v of its end, with the normal %v", i, out, m.Normals[i])
		}
	}
	for i, c := range m.Triangles {
		p := [3]r3.Vec{m.Points[c[0]], m.Points[c[1]], m.Points[c[2]]}
		if r3.Dot(r3.Cross(r3.Sub(p[1], p[0]), r3.Sub(p[2], p[0])), m.Normals[c[0]]) <= 0 {
			t.Errorf("triangle %d faces in", i)
		}
	}
}
