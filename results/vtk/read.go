package vtk

// From the files of a frame back to the frame: to single precision, with solids as the meshes that they were written as.

import (
	"cmp"
	"errors"
	"fmt"
	"math"
	"slices"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/results"
)

// Read reads a frame. Files are opened by their names in the run's folder. Solids come back as meshes in world axes, but for balls,
// links in the order of their elements.
func Read(open func(name string) ([]byte, error), listed results.ListedFrame) (*results.Frame, error) {
	f := &results.Frame{Time: listed.Time}
	readers := map[string]func(*File, *results.Frame) error{
		"particles": readParticles, "bodies": readBodies, "net": readLinks, "walls": readWalls, "loads": readLoads, "polyhedra": readSolids, "fluid": readFluid,
	}
	for _, part := range listed.Parts {
		read, known := readers[part.Name]
		if !known {
			continue
		}
		data, err := open(part.File)
		if err != nil {
			return nil, err
		}
		file, err := Decode(data)
		if err == nil {
			err = read(file, f)
		}
		if err != nil {
			return nil, fmt.Errorf("%s: %w", part.File, err)
		}
	}
	slices.SortStableFunc(f.Links, func(a, b results.Link) int { return cmp.Compare(a.Element, b.Element) }) // those that broke stand first in their file
	return f, nil
}

// column reads one array and keeps the first error.
func column[T any](err *error, read func(string, int) ([]T, error), name string, items int) []T {
	values, e := read(name, items)
	*err = errors.Join(*err, e)
	return values
}

func readParticles(from *File, f *results.Frame) error {
	var err error
	n, g := from.Points, &f.Particles
	g.Position, g.Radius = toVectors(column(&err, from.Float32, "Points/Points", n)), toDoubles(column(&err, from.Float32, "PointData/radius", n))
	g.ID, g.Group = column(&err, from.Int64, "PointData/id", n), column(&err, from.Int32, "PointData/group", n)
	g.Velocity = toVectors(column(&err, from.Float32, "PointData/velocity", n))
	g.AngularVelocity = toVectors(column(&err, from.Float32, "PointData/angular_velocity", n))
	g.Force = toVectors(column(&err, from.Float32, "PointData/force", n))
	if q := column(&err, from.Float32, "PointData/euler_parameters", n); q != nil {
		g.Orientation = make([]quat.Number, n)
		for i := range g.Orientation {
			g.Orientation[i] = quat.Number{Real: float64(q[4*i]), Imag: float64(q[4*i+1]), Jmag: float64(q[4*i+2]), Kmag: float64(q[4*i+3])}
		}
	}
	names, e := from.Strings("FieldData/group_names")
	g.Groups, err = names, errors.Join(err, e)
	units, e := from.units()
	err = errors.Join(err, e)
	known := []string{"radius", "diameter", "id", "group", "velocity", "angular_velocity", "force", "euler_parameters"}
	for _, name := range slices.Sorted(slices.Values(from.Names("PointData"))) {
		if slices.Contains(known, name) || err != nil {
			continue
		}
		g.Scalars = append(g.Scalars, results.Scalar{Name: name, Unit: units[name], Values: toDoubles(column(&err, from.Float32, "PointData/"+name, n))})
	}
	if err == nil && (len(g.Position) != n || len(g.Radius) != n) {
		err = errors.New("particles without positions or radii")
	}
	return err
}

// units are those of arrays by their names.
func (f *File) units() (map[string]string, error) {
	names, err := f.Strings("FieldData/array")
	units, e := f.Strings("FieldData/unit")
	if err = errors.Join(err, e); err != nil || len(names) != len(units) {
		return nil, errors.Join(err, errors.New("as many units as arrays are wanted"))
	}
	of := map[string]string{}
	for i, name := range names {
		of[name] = units[i]
	}
	return of, nil
}

func readBodies(from *File, f *results.Frame) error { return readShapes(from, f, false) }
func readWalls(from *File, f *results.Frame) error  { return readShapes(from, f, true) }

// readShapes gathers the triangles of each shape. Lines among the cells are edges of containers.
func readShapes(from *File, f *results.Frame, static bool) error {
	c, err := readCells(from)
	if err != nil {
		return err
	}
	for i, ends := range c.lines {
		k := c.verts + i
		f.Links = append(f.Links, results.Link{
			Name: c.names[k], Object: c.objects[k], From: c.points[ends[0]], To: c.points[ends[1]], Static: static, Element: -1, Ends: [2]results.End{{Body: -1}, {Body: -1}},
		})
	}
	first := c.verts + len(c.lines)
	for i := 0; i < len(c.polys); {
		k, end := first+i, i
		for end < len(c.polys) && c.shape[first+end] == c.shape[k] {
			end++
		}
		s := results.Shape{Kind: results.Mesh, Name: c.names[k], Object: c.objects[k], Body: int(c.body[k]), Static: static}
		if c.knot != nil {
			s.Knot = int(c.knot[k])
		}
		if c.sides != nil {
			s.Seen = results.Sides(c.sides[k])
		}
		s.Motion = c.motion(k)
		s.Vertices, s.Triangles = c.cut(c.polys[i:end])
		if c.pressure != nil && slices.ContainsFunc(c.pressure[k:first+end], func(p float32) bool { return p != 0 }) {
			s.Pressure = toDoubles(c.pressure[k : first+end])
		}
		roundIfBall(&s)
		f.Shapes = append(f.Shapes, s)
		i = end
	}
	return nil
}

// cells are those of a file of solids.
type cells struct {
	points                           []r3.Vec
	verts                            int
	lines                            [][2]int32
	polys                            [][3]int32
	names, objects                   []string
	body, shape, knot, sides         []int32
	velocity, angular, force, moment []r3.Vec
	pressure                         []float32
}

func readCells(from *File) (*cells, error) {
	n := from.Verts + from.Lines + from.Polys
	var err error
	c := &cells{verts: from.Verts, points: toVectors(column(&err, from.Float32, "Points/Points", from.Points))}
	c.body, c.shape = column(&err, from.Int32, "CellData/body", n), column(&err, from.Int32, "CellData/shape", n)
	c.knot, c.pressure = column(&err, from.Int32, "CellData/knot", n), column(&err, from.Float32, "CellData/pressure", n)
	c.sides = column(&err, from.Int32, "CellData/sides", n)
	c.velocity, c.angular = toVectors(column(&err, from.Float32, "CellData/velocity", n)), toVectors(column(&err, from.Float32, "CellData/angular_velocity", n))
	c.force, c.moment = toVectors(column(&err, from.Float32, "CellData/force", n)), toVectors(column(&err, from.Float32, "CellData/moment", n))
	var e error
	c.names, e = from.Strings("CellData/name")
	err = errors.Join(err, e)
	c.objects, e = from.Strings("CellData/object")
	err = errors.Join(err, e)
	lines := column(&err, from.Int32, "Lines/connectivity", 2*from.Lines)
	polys := column(&err, from.Int32, "Polys/connectivity", 3*from.Polys)
	if err != nil {
		return nil, err
	}
	if len(c.names) != n || len(c.objects) != n || len(c.body) != n || len(c.shape) != n || len(c.points) != from.Points {
		return nil, fmt.Errorf("%d cells with %d names, %d objects, %d bodies, %d shapes", n, len(c.names), len(c.objects), len(c.body), len(c.shape))
	}
	for _, i := range slices.Concat(lines, polys) {
		if i < 0 || int(i) >= len(c.points) {
			return nil, fmt.Errorf("a cell at point %d of %d", i, len(c.points))
		}
	}
	for i := 0; i < len(lines); i += 2 {
		c.lines = append(c.lines, [2]int32{lines[i], lines[i+1]})
	}
	for i := 0; i < len(polys); i += 3 {
		c.polys = append(c.polys, [3]int32{polys[i], polys[i+1], polys[i+2]})
	}
	return c, nil
}

// roundIfBall makes a sphere of a mesh that is one as it was written: as many points as that has, all as far from their middle.
func roundIfBall(s *results.Shape) {
	ball := false
	for _, segments := range segmentCounts {
		points, triangles := results.Shape{Kind: results.Sphere}.TessellationSize(segments)
		ball = ball || len(s.Vertices) == points && len(s.Triangles) == triangles
	}
	if !ball {
		return
	}
	var middle r3.Vec
	for _, p := range s.Vertices {
		middle = r3.Add(middle, p)
	}
	middle = r3.Scale(1/float64(len(s.Vertices)), middle)
	radius := r3.Norm(r3.Sub(s.Vertices[0], middle))
	near := 1e-3*radius + 1e-5*r3.Norm(middle) // rounding to single precision
	for _, p := range s.Vertices {
		if math.Abs(r3.Norm(r3.Sub(p, middle))-radius) > near {
			return
		}
	}
	s.Kind, s.Position, s.Radius, s.Vertices, s.Triangles = results.Sphere, middle, radius, nil, nil
}

// motion is that of the body of a cell.
func (c *cells) motion(k int) (m results.Motion) {
	if c.velocity != nil {
		m.Velocity = c.velocity[k]
	}
	if c.angular != nil {
		m.AngularVelocity = c.angular[k]
	}
	if c.force != nil {
		m.Force = c.force[k]
	}
	if c.moment != nil {
		m.Moment = c.moment[k]
	}
	return m
}

// cut returns some triangles with the points that they are on, which stand together in the file.
func (c *cells) cut(polys [][3]int32) (vertices []r3.Vec, triangles [][3]int) {
	low, high := polys[0][0], polys[0][0]
	for _, t := range polys {
		low, high = min(low, t[0], t[1], t[2]), max(high, t[0], t[1], t[2])
	}
	triangles = make([][3]int, len(polys))
	for i, t := range polys {
		triangles[i] = [3]int{int(t[0] - low), int(t[1] - low), int(t[2] - low)}
	}
	return c.points[low : high+1], triangles
}

// readLoads reads the force on each wall.
func readLoads(from *File, f *results.Frame) error {
	n := from.Verts + from.Lines + from.Polys
	var err error
	points, at := toVectors(column(&err, from.Float32, "Points/Points", from.Points)), column(&err, from.Int32, "Verts/connectivity", from.Verts)
	force, moment := toVectors(column(&err, from.Float32, "CellData/force", n)), toVectors(column(&err, from.Float32, "CellData/moment", n))
	names, e := from.Strings("CellData/name")
	if err = errors.Join(err, e); err != nil {
		return err
	}
	if len(names) != n || len(force) != n || len(moment) != n || slices.ContainsFunc(at, func(i int32) bool { return i < 0 || int(i) >= len(points) }) {
		return fmt.Errorf("%d loads with %d names, %d forces, %d moments", len(at), len(names), len(force), len(moment))
	}
	for i, p := range at {
		f.Loads = append(f.Loads, results.Load{Wall: names[i], Point: points[p], Force: force[i], Moment: moment[i]})
	}
	return nil
}

func toVectors(v []float32) []r3.Vec {
	if v == nil {
		return nil
	}
	out := make([]r3.Vec, len(v)/3)
	for i := range out {
		out[i] = r3.Vec{X: float64(v[3*i]), Y: float64(v[3*i+1]), Z: float64(v[3*i+2])}
	}
	return out
}

func toDoubles(v []float32) []float64 {
	if v == nil {
		return nil
	}
	out := make([]float64, len(v))
	for i, x := range v {
		out[i] = float64(x)
	}
	return out
}
