package vtk

// From a frame to poly data: bodies and walls as triangles.

import (
	"slices"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/results"
)

// facets collects triangles and the shapes that they are of.
type facets struct {
	data      PolyData
	normals   []float32
	called    []cellName // what the data are of
	of        []int32    // of these, of each cell
	corners   []int32    // of all triangles
	triangles int        // that there will be
	segments  int
}

// cellName is what cells are of: names, and the numbers of the body and of the shape in its file.
type cellName struct {
	name, object string
	body, shape  int
	seen         results.Sides
}

// segmentCounts are how many segments round shapes can have around.
var segmentCounts = [4]int{24, 12, 8, 6}

// newFacets makes room for all the triangles of shapes, and of so many other cells.
func newFacets(f *results.Frame, shapes []results.Shape, others int) *facets {
	m := &facets{data: PolyData{FieldData: timeValue(f.Time)}, segments: segmentCounts[0]}
	for i, most := range [3]int{100, 1000, 10_000} { // the more there are, the smaller they look
		if len(shapes) > most {
			m.segments = segmentCounts[i+1]
		}
	}
	points := 2 * others
	for k := range shapes {
		p, t := shapes[k].TessellationSize(m.segments)
		points, m.triangles = points+p, m.triangles+t
	}
	cells := m.triangles + others
	m.data.Points, m.normals = make([]float32, 0, 3*points), make([]float32, 0, 3*points)
	m.data.Polys, m.corners = make([][]int32, 0, m.triangles), make([]int32, 0, 3*m.triangles)
	m.called, m.of = make([]cellName, 0, len(shapes)+others), make([]int32, 0, cells)
	return m
}

// add triangulates a shape, the number-th of its file.
func (m *facets) add(s *results.Shape, number int) {
	surface := s.Tessellate(m.segments)
	first := int32(len(m.data.Points) / 3)
	for i := range surface.Points {
		m.data.Points, m.normals = appendVector(m.data.Points, surface.Points[i]), appendVector(m.normals, surface.Normals[i])
	}
	m.begin(cellName{s.Name, s.Object, s.Body, number, s.Seen})
	for _, t := range surface.Triangles {
		n := len(m.corners)
		m.corners = append(m.corners, first+int32(t[0]), first+int32(t[1]), first+int32(t[2]))
		m.data.Polys = append(m.data.Polys, m.corners[n:n+3:n+3])
		m.cell()
	}
}

// begin says what the next cells are of, and cell counts one.
func (m *facets) begin(of cellName) { m.called = append(m.called, of) }
func (m *facets) cell()             { m.of = append(m.of, int32(len(m.called)-1)) }

// close returns the data with the names and with further arrays of the cells.
func (m *facets) close(more ...Array) *PolyData {
	if len(m.normals) == len(m.data.Points) {
		m.data.PointData = []Array{{Name: "Normals", Unit: "1", Components: 3, Float32: m.normals}}
	}
	n := len(m.called)
	names, objects, bodies, shapes, sides := make([]string, n), make([]string, n), make([]int32, n), make([]int32, n), make([]int32, n)
	some := false
	for i, c := range m.called {
		names[i], objects[i], bodies[i], shapes[i] = c.name, c.object, int32(c.body), int32(c.shape)
		sides[i] = int32(c.seen)
		some = some || c.seen != results.SeenBoth
	}
	if some {
		more = append(more, Array{Name: "sides", Int32: sides, Of: m.of})
	}
	m.data.CellData = append([]Array{
		{Name: "name", Strings: names, Of: m.of},
		{Name: "object", Strings: objects, Of: m.of},
		{Name: "body", Int32: bodies, Of: m.of},
		{Name: "shape", Int32: shapes, Of: m.of},
	}, more...)
	return &m.data
}

// bodies triangulates what moves; every triangle carries its body's names, motion and load, and the stress on it if its shape is a mesh.
func bodies(f *results.Frame, shapes []results.Shape) *PolyData {
	m := newFacets(f, shapes, 0)
	knot := make([]int32, len(shapes))
	var velocity, angular, force, moment []float32
	stress := stresses{pressure: []float32{0}, shear: make([]float32, 3), of: make([]int32, 0, m.triangles)} // the first is of all that have none
	taken := newPartLoads(shapes)
	for k := range shapes {
		s := &shapes[k]
		first := len(m.of)
		m.add(s, k)
		stress.add(s, len(m.of)-first)
		for i := range len(m.of) - first {
			taken.add(s, i)
		}
		knot[k] = int32(s.Knot)
		velocity, angular = appendVector(velocity, s.Motion.Velocity), appendVector(angular, s.Motion.AngularVelocity)
		force, moment = appendVector(force, s.Motion.Force), appendVector(moment, s.Motion.Moment)
	}
	return m.close(append([]Array{
		{Name: "knot", Int32: knot, Of: m.of},
		{Name: "velocity", Unit: "m/s", Components: 3, Float32: velocity, Of: m.of},
		{Name: "angular_velocity", Unit: "rad/s", Components: 3, Float32: angular, Of: m.of},
		{Name: "force", Unit: "N", Components: 3, Float32: force, Of: m.of},
		{Name: "moment", Unit: "N m", Components: 3, Float32: moment, Of: m.of},
		{Name: "pressure", Unit: "Pa", Float32: stress.pressure, Of: stress.of},
		{Name: "shear", Unit: "Pa", Components: 3, Float32: stress.shear, Of: stress.of},
	}, taken.arrays()...)...)
}

// partLoads are what particles have done to triangles, where there is a shape of which that is known: an array for each of results.TriangleLoads.
type partLoads [][]float32

func newPartLoads(shapes []results.Shape) partLoads {
	if !slices.ContainsFunc(shapes, func(s results.Shape) bool { return s.PartLoads != nil }) {
		return nil
	}
	return make(partLoads, len(results.TriangleLoads))
}

// add adds those of a triangle of a shape.
func (p partLoads) add(s *results.Shape, triangle int) {
	if s.PartLoads == nil {
		p.none()
		return
	}
	for k := range p {
		p[k] = append(p[k], float32(s.PartLoads[k][triangle]))
	}
}

// none adds a cell that has none.
func (p partLoads) none() {
	for k := range p {
		p[k] = append(p[k], 0)
	}
}

// arrays are those of the cells; none where nothing is known.
func (p partLoads) arrays() (all []Array) {
	for k := range p {
		all = append(all, Array{Name: results.TriangleLoads[k].Name, Unit: results.TriangleLoads[k].Unit, Float32: p[k]})
	}
	return all
}

// stresses are those on the triangles of meshes, and none on all others.
type stresses struct {
	pressure, shear []float32
	of              []int32 // of these, of each triangle
}

// add adds those on the triangles of a shape.
func (t *stresses) add(s *results.Shape, triangles int) {
	for i := range triangles {
		if i >= len(s.Pressure) {
			t.of = append(t.of, 0)
			continue
		}
		t.of = append(t.of, int32(len(t.pressure)))
		t.pressure, t.shear = append(t.pressure, float32(s.Pressure[i])), appendVector(t.shear, s.Shear[i])
	}
}

// walls triangulates what never moves, with the edges of containers as lines: nothing but places and names.
func walls(f *results.Frame, shapes []results.Shape, edges []results.Link) *PolyData {
	m := newFacets(f, shapes, len(edges))
	for i, l := range edges { // cells of lines come before those of triangles
		first := int32(len(m.data.Points) / 3)
		m.data.Points = appendVector(appendVector(m.data.Points, l.From), l.To)
		m.normals = append(m.normals, 0, 0, 0, 0, 0, 0)
		m.data.Lines = append(m.data.Lines, []int32{first, first + 1})
		m.begin(cellName{name: l.Name, object: l.Object, body: -1, shape: len(shapes) + i})
		m.cell()
	}
	for k := range shapes {
		m.add(&shapes[k], k)
	}
	return m.close()
}

// loads makes one vertex of the force on each wall, in its middle, and below it the triangles of the meshes among what never moves that something
// presses on, or has pressed on where that is recorded: the triangles are where those of walls.vtp are.
func loads(f *results.Frame, static []results.Shape) *PolyData {
	m := newFacets(f, nil, len(f.Loads))
	taken := newPartLoads(static)
	var force, moment, pressure, shear []float32
	for i, l := range f.Loads {
		m.data.Points = appendVector(m.data.Points, l.Point)
		m.data.Verts = append(m.data.Verts, []int32{int32(i)})
		m.begin(cellName{name: l.Wall, object: l.Wall, body: -1, shape: -1})
		m.cell()
		force, moment = appendVector(force, l.Force), appendVector(moment, l.Moment)
		pressure, shear = append(pressure, 0), appendVector(shear, r3.Vec{})
		taken.none()
	}
	for k := range static {
		s := &static[k]
		m.begin(cellName{name: s.Name, object: s.Object, body: -1, shape: k})
		for i, t := range s.Triangles {
			touched := s.PartLoads != nil && s.PartLoads[0][i] != 0
			if i >= len(s.Pressure) || !touched && s.Pressure[i] == 0 && s.Shear[i] == (r3.Vec{}) {
				continue
			}
			first := int32(len(m.data.Points) / 3)
			for _, v := range t {
				m.data.Points = appendVector(m.data.Points, r3.Add(s.Position, results.Rotate(s.Orientation, s.Vertices[v])))
			}
			m.data.Polys = append(m.data.Polys, []int32{first, first + 1, first + 2})
			m.cell()
			force, moment = appendVector(force, s.Motion.Force), appendVector(moment, s.Motion.Moment)
			pressure, shear = append(pressure, float32(s.Pressure[i])), appendVector(shear, s.Shear[i])
			taken.add(s, i)
		}
	}
	return m.close(append([]Array{
		{Name: "force", Unit: "N", Components: 3, Float32: force},
		{Name: "moment", Unit: "N m", Components: 3, Float32: moment},
		{Name: "pressure", Unit: "Pa", Float32: pressure},
		{Name: "shear", Unit: "Pa", Components: 3, Float32: shear},
	}, taken.arrays()...)...)
}
