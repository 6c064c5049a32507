package vtk

// From a frame to poly data: bodies and walls as triangles.

import (
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/results"
)

// facets collects triangles and what the shapes that they are of are called.
type facets struct {
	data          PolyData
	normals       []float32
	name, object  []string
	number, shape []int32
	corners       []int32 // of all triangles
	triangles     int     // that there will be
	segments      int
}

// newFacets makes room for all the triangles of shapes, and of so many other cells.
func newFacets(f *results.Frame, shapes []results.Shape, others int) *facets {
	m := &facets{data: PolyData{FieldData: timeValue(f.Time)}, segments: 24}
	switch n := len(shapes); { // the more there are, the smaller they look
	case n > 10_000:
		m.segments = 6
	case n > 1000:
		m.segments = 8
	case n > 100:
		m.segments = 12
	}
	points := 2 * others
	for k := range shapes {
		p, t := shapes[k].TessellationSize(m.segments)
		points, m.triangles = points+p, m.triangles+t
	}
	cells := m.triangles + others
	m.data.Points, m.normals = make([]float32, 0, 3*points), make([]float32, 0, 3*points)
	m.data.Polys, m.corners = make([][]int32, 0, m.triangles), make([]int32, 0, 3*m.triangles)
	m.name, m.object = make([]string, 0, cells), make([]string, 0, cells)
	m.number, m.shape = make([]int32, 0, cells), make([]int32, 0, cells)
	return m
}

// add triangulates a shape, the number-th of its file, and calls each with the place of every triangle in it.
func (m *facets) add(s *results.Shape, number int, each func(triangle int)) {
	surface := s.Tessellate(m.segments)
	first := int32(len(m.data.Points) / 3)
	for i := range surface.Points {
		m.data.Points, m.normals = appendVector(m.data.Points, surface.Points[i]), appendVector(m.normals, surface.Normals[i])
	}
	for i, t := range surface.Triangles {
		n := len(m.corners)
		m.corners = append(m.corners, first+int32(t[0]), first+int32(t[1]), first+int32(t[2]))
		m.data.Polys = append(m.data.Polys, m.corners[n:n+3:n+3])
		m.called(s.Name, s.Object, s.Body, number)
		each(i)
	}
}

// called notes what the next cell is of.
func (m *facets) called(name, object string, body, shape int) {
	m.name, m.object = append(m.name, name), append(m.object, object)
	m.number, m.shape = append(m.number, int32(body)), append(m.shape, int32(shape))
}

// close returns the data with the names and with further arrays of the cells.
func (m *facets) close(more ...Array) *PolyData {
	if len(m.normals) == len(m.data.Points) {
		m.data.PointData = []Array{{Name: "Normals", Unit: "1", Components: 3, Float32: m.normals}}
	}
	m.data.CellData = append([]Array{
		{Name: "name", Strings: m.name}, {Name: "object", Strings: m.object}, {Name: "body", Int32: m.number}, {Name: "shape", Int32: m.shape},
	}, more...)
	return &m.data
}

// bodies triangulates what moves; every triangle carries its body's names, motion and load, and the stress on it if its shape is a mesh.
func bodies(f *results.Frame, shapes []results.Shape) *PolyData {
	m := newFacets(f, shapes, 0)
	n := m.triangles
	knot, pressure, shear := make([]int32, 0, n), make([]float32, 0, n), make([]float32, 0, 3*n)
	velocity, angular, force, moment := make([]float32, 0, 3*n), make([]float32, 0, 3*n), make([]float32, 0, 3*n), make([]float32, 0, 3*n)
	for k := range shapes {
		s := &shapes[k]
		m.add(s, k, func(i int) {
			onto, along := 0.0, r3.Vec{}
			if i < len(s.Pressure) {
				onto, along = s.Pressure[i], s.Shear[i]
			}
			pressure, shear = append(pressure, float32(onto)), appendVector(shear, along)
			knot = append(knot, int32(s.Knot))
			velocity = appendVector(velocity, s.Motion.Velocity)
			angular = appendVector(angular, s.Motion.AngularVelocity)
			force = appendVector(force, s.Motion.Force)
			moment = appendVector(moment, s.Motion.Moment)
		})
	}
	return m.close(
		Array{Name: "knot", Int32: knot},
		Array{Name: "velocity", Unit: "m/s", Components: 3, Float32: velocity},
		Array{Name: "angular_velocity", Unit: "rad/s", Components: 3, Float32: angular},
		Array{Name: "force", Unit: "N", Components: 3, Float32: force},
		Array{Name: "moment", Unit: "N m", Components: 3, Float32: moment},
		Array{Name: "pressure", Unit: "Pa", Float32: pressure},
		Array{Name: "shear", Unit: "Pa", Components: 3, Float32: shear},
	)
}

// walls triangulates what never moves, with the edges of containers as lines: nothing but places and names.
func walls(f *results.Frame, shapes []results.Shape, edges []results.Link) *PolyData {
	m := newFacets(f, shapes, len(edges))
	for i, l := range edges { // cells of lines come before those of triangles
		first := int32(len(m.data.Points) / 3)
		m.data.Points = appendVector(appendVector(m.data.Points, l.From), l.To)
		m.normals = append(m.normals, 0, 0, 0, 0, 0, 0)
		m.data.Lines = append(m.data.Lines, []int32{first, first + 1})
		m.called(l.Name, l.Object, -1, len(shapes)+i)
	}
	for k := range shapes {
		m.add(&shapes[k], k, func(int) {})
	}
	return m.close()
}

// loads makes one vertex of the force on each wall, in its middle, and below it the triangles of the meshes among what never moves that something
// presses on: the triangles are where those of walls.vtp are.
func loads(f *results.Frame, static []results.Shape) *PolyData {
	m := newFacets(f, nil, len(f.Loads))
	var force, moment, pressure, shear []float32
	for i, l := range f.Loads {
		m.data.Points = appendVector(m.data.Points, l.Point)
		m.data.Verts = append(m.data.Verts, []int32{int32(i)})
		m.called(l.Wall, l.Wall, -1, -1)
		force, moment = appendVector(force, l.Force), appendVector(moment, l.Moment)
		pressure, shear = append(pressure, 0), appendVector(shear, r3.Vec{})
	}
	for k := range static {
		s := &static[k]
		for i, t := range s.Triangles {
			if i >= len(s.Pressure) || s.Pressure[i] == 0 && s.Shear[i] == (r3.Vec{}) {
				continue
			}
			first := int32(len(m.data.Points) / 3)
			for _, v := range t {
				m.data.Points = appendVector(m.data.Points, r3.Add(s.Position, results.Rotate(s.Orientation, s.Vertices[v])))
			}
			m.data.Polys = append(m.data.Polys, []int32{first, first + 1, first + 2})
			m.called(s.Name, s.Object, -1, k)
			force, moment = appendVector(force, s.Motion.Force), appendVector(moment, s.Motion.Moment)
			pressure, shear = append(pressure, float32(s.Pressure[i])), appendVector(shear, s.Shear[i])
		}
	}
	return m.close(
		Array{Name: "force", Unit: "N", Components: 3, Float32: force},
		Array{Name: "moment", Unit: "N m", Components: 3, Float32: moment},
		Array{Name: "pressure", Unit: "Pa", Float32: pressure},
		Array{Name: "shear", Unit: "Pa", Components: 3, Float32: shear},
	)
}
