package vtk

// From a frame to poly data: particles as vertices.

import (
	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/results"
)

// particles makes one vertex a particle. The diameter stands beside the radius because ParaView's Point Gaussian scales by either.
func particles(f *results.Frame) *PolyData {
	g := f.Particles
	n := g.Len()
	p := &PolyData{Points: vectors(g.Position), FieldData: timeValue(f.Time)}
	if g.Groups != nil {
		p.FieldData = append(p.FieldData, Array{Name: "group_names", Strings: g.Groups}) // by number
	}
	p.Verts = make([][]int32, n)
	numbers := make([]int32, n)
	diameter := make([]float32, n)
	for i := range numbers {
		numbers[i] = int32(i)
		p.Verts[i] = numbers[i : i+1]
		diameter[i] = float32(2 * g.Radius[i])
	}
	p.PointData = []Array{{Name: "radius", Unit: "m", Float32: singles(g.Radius)}, {Name: "diameter", Unit: "m", Float32: diameter}}
	if g.ID != nil {
		p.PointData = append(p.PointData, Array{Name: "id", Int64: g.ID})
	}
	if g.Group != nil {
		p.PointData = append(p.PointData, Array{Name: "group", Int32: g.Group})
	}
	for _, v := range []struct {
		name, unit string
		values     []r3.Vec
	}{{"velocity", "m/s", g.Velocity}, {"angular_velocity", "rad/s", g.AngularVelocity}, {"force", "N", g.Force}} {
		if v.values != nil {
			p.PointData = append(p.PointData, Array{Name: v.name, Unit: v.unit, Components: 3, Float32: vectors(v.values)})
		}
	}
	if g.Orientation != nil {
		p.PointData = append(p.PointData, Array{Name: "euler_parameters", Unit: "1", Components: 4, Float32: quaternions(g.Orientation)})
	}
	for _, s := range g.Scalars {
		p.PointData = append(p.PointData, Array{Name: s.Name, Unit: s.Unit, Float32: singles(s.Values)})
	}
	return p
}

func timeValue(t float64) []Array {
	return []Array{{Name: "TimeValue", Unit: "s", Float64: []float64{t}}}
}

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
