package vtk

// From a frame to poly data: grains as vertices, shapes as triangles, links as lines and tubes.

import (
	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/results"
)

// grains makes one vertex a grain. The diameter stands beside the radius because ParaView's Point Gaussian scales by either.
func grains(f *results.Frame) *PolyData {
	g := f.Grains
	n := g.Len()
	p := &PolyData{Points: vectors(g.Position), FieldData: timeValue(f.Time)}
	p.Verts = make([][]int32, n)
	numbers := make([]int32, n)
	diameter := make([]float32, n)
	for i := range numbers {
		numbers[i] = int32(i)
		p.Verts[i] = numbers[i : i+1]
		diameter[i] = float32(2 * g.Radius[i])
	}
	p.PointData = []Array{{Name: "radius", Float32: singles(g.Radius)}, {Name: "diameter", Float32: diameter}}
	if g.ID != nil {
		p.PointData = append(p.PointData, Array{Name: "id", Int64: g.ID})
	}
	if g.Group != nil {
		p.PointData = append(p.PointData, Array{Name: "group", Int32: g.Group})
	}
	for _, v := range []struct {
		name   string
		values []r3.Vec
	}{{"velocity", g.Velocity}, {"angular_velocity", g.AngularVelocity}, {"force", g.Force}} {
		if v.values != nil {
			p.PointData = append(p.PointData, Array{Name: v.name, Components: 3, Float32: vectors(v.values)})
		}
	}
	if g.Orientation != nil {
		p.PointData = append(p.PointData, Array{Name: "euler_parameters", Components: 4, Float32: quaternions(g.Orientation)})
	}
	for _, s := range g.Scalars {
		p.PointData = append(p.PointData, Array{Name: s.Name, Float32: singles(s.Values)})
	}
	return p
}

// bodies triangulates shapes; every triangle carries its body's number and motion, and the stress on it if its shape is a mesh.
func bodies(f *results.Frame, shapes []results.Shape) *PolyData {
	p := &PolyData{FieldData: timeValue(f.Time)}
	segments := 24
	if len(shapes) > 100 {
		segments = 12
	}
	var normals []float32
	number, shape := []int32{}, []int32{}
	var velocity, angular, force, moment, pressure, shear []float32
	for k, s := range shapes {
		m := s.Tessellate(segments)
		first := int32(len(p.Points) / 3)
		p.Points = append(p.Points, vectors(m.Points)...)
		normals = append(normals, vectors(m.Normals)...)
		for i, t := range m.Triangles {
			p.Polys = append(p.Polys, []int32{first + int32(t[0]), first + int32(t[1]), first + int32(t[2])})
			onto, along := 0.0, r3.Vec{}
			if i < len(s.Pressure) {
				onto, along = s.Pressure[i], s.Shear[i]
			}
			pressure, shear = append(pressure, float32(onto)), appendVector(shear, along)
			number, shape = append(number, int32(s.Body)), append(shape, int32(k))
			velocity = appendVector(velocity, s.Motion.Velocity)
			angular = appendVector(angular, s.Motion.AngularVelocity)
			force = appendVector(force, s.Motion.Force)
			moment = appendVector(moment, s.Motion.Moment)
		}
	}
	p.PointData = []Array{{Name: "Normals", Components: 3, Float32: normals}}
	p.CellData = []Array{
		{Name: "body", Int32: number},
		{Name: "shape", Int32: shape},
		{Name: "velocity", Components: 3, Float32: velocity},
		{Name: "angular_velocity", Components: 3, Float32: angular},
		{Name: "force", Components: 3, Float32: force},
		{Name: "moment", Components: 3, Float32: moment},
		{Name: "pressure", Float32: pressure},
		{Name: "shear", Components: 3, Float32: shear},
	}
	return p
}

// links makes one line a link, and a tube around it when it has a radius. Data of a link stand on its line and on its tube.
// The force is called tension because ParaView wants one meaning for one name in all parts, and elsewhere force is a vector.
func links(f *results.Frame) *PolyData {
	p := &PolyData{FieldData: timeValue(f.Time)}
	var owner []int // of each cell, lines first
	for i, l := range f.Links {
		first := int32(len(p.Points) / 3)
		p.Points = appendVector(appendVector(p.Points, l.From), l.To)
		p.Lines = append(p.Lines, []int32{first, first + 1})
		owner = append(owner, i)
	}
	for i, l := range f.Links {
		if l.Radius <= 0 {
			continue
		}
		m := results.CylinderBetween(l.From, l.To, l.Radius).Tessellate(8)
		first := int32(len(p.Points) / 3)
		p.Points = append(p.Points, vectors(m.Points)...)
		for _, t := range m.Triangles {
			p.Polys = append(p.Polys, []int32{first + int32(t[0]), first + int32(t[1]), first + int32(t[2])})
			owner = append(owner, i)
		}
	}
	element, from, to := make([]int32, len(owner)), make([]int32, len(owner)), make([]int32, len(owner))
	tension, length := make([]float32, len(owner)), make([]float32, len(owner))
	for cell, i := range owner {
		l := f.Links[i]
		element[cell], from[cell], to[cell] = int32(l.Element), int32(l.Bodies[0]), int32(l.Bodies[1])
		tension[cell], length[cell] = float32(l.Force), float32(r3.Norm(r3.Sub(l.To, l.From)))
	}
	p.CellData = []Array{
		{Name: "element", Int32: element},
		{Name: "from_body", Int32: from},
		{Name: "to_body", Int32: to},
		{Name: "tension", Float32: tension},
		{Name: "length", Float32: length},
	}
	return p
}

func timeValue(t float64) []Array { return []Array{{Name: "TimeValue", Float64: []float64{t}}} }

func vectors(v []r3.Vec) []float32 {
	out := make([]float32, 0, 3*len(v))
	for _, a := range v {
		out = appendVector(out, a)
	}
	return out
}

func appendVector(dst []float32, v r3.Vec) []float32 {
	return append(dst, float32(v.X), float32(v.Y), float32(v.Z))
}

func singles(v []float64) []float32 {
	out := make([]float32, len(v))
	for i, a := range v {
		out[i] = float32(a)
	}
	return out
}

func quaternions(q []quat.Number) []float32 {
	out := make([]float32, 0, 4*len(q))
	for _, a := range q {
		out = append(out, float32(a.Real), float32(a.Imag), float32(a.Jmag), float32(a.Kmag))
	}
	return out
}
