package vtk

// The fluid: its surface, and how it flows.

import (
	"errors"
	"math"
	"slices"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/results"
)

// fluid makes triangles of the surface, and behind its points a vertex with the velocity at each place where that is told. Points of the grid where there is no surface are on no triangle: they
// lie where another one does, so that nothing is wider than what is there.
func fluid(f *results.Frame) *PolyData {
	g := f.Fluid
	p := &PolyData{FieldData: append(timeValue(f.Time),
		Array{Name: "object", Strings: []string{g.Object}}, Array{Name: "columns", Int32: []int32{int32(g.Columns)}},
		Array{Name: "level", Unit: "m", Float64: g.Level[:]}, Array{Name: "spacing", Unit: "m", Float64: []float64{g.Spacing}})}
	var some r3.Vec
	if i := slices.IndexFunc(g.Surface, func(x r3.Vec) bool { return !math.IsNaN(x.X) }); i >= 0 {
		some = g.Surface[i]
	}
	wet := make([]int32, 0, len(g.Surface)+len(g.Flow))
	velocity := make([]float32, 3*len(g.Surface), 3*(len(g.Surface)+len(g.Flow)))
	for _, x := range g.Surface {
		is := int32(1)
		if math.IsNaN(x.X) {
			is, x = 0, some
		}
		p.Points, wet = appendVector(p.Points, x), append(wet, is)
	}
	for _, t := range g.Triangles() {
		p.Polys = append(p.Polys, []int32{int32(t[0]), int32(t[1]), int32(t[2])})
	}
	for i, at := range g.Flow {
		p.Verts = append(p.Verts, []int32{int32(len(g.Surface) + i)})
		p.Points, velocity, wet = appendVector(p.Points, at.Point), appendVector(velocity, at.Velocity), append(wet, 1)
	}
	p.PointData = []Array{{Name: "velocity", Unit: "m/s", Components: 3, Float32: velocity}, {Name: "wet", Int32: wet}}
	return p
}

// readFluid reads what fluid wrote.
func readFluid(from *File, f *results.Frame) error {
	var err error
	points := toVectors(column(&err, from.Float32, "Points/Points", from.Points))
	velocity := toVectors(column(&err, from.Float32, "PointData/velocity", from.Points))
	wet := column(&err, from.Int32, "PointData/wet", from.Points)
	columns := column(&err, from.Int32, "FieldData/columns", 1)
	level, spacing := column(&err, from.Float64, "FieldData/level", 2), column(&err, from.Float64, "FieldData/spacing", 1)
	object, e := from.Strings("FieldData/object")
	if err = errors.Join(err, e); err != nil {
		return err
	}
	n := from.Points - from.Verts
	if n < 0 || len(points) != from.Points || len(velocity) != len(points) || len(wet) != len(points) || len(columns) != 1 || len(level) != 2 || len(spacing) != 1 || len(object) != 1 {
		return errors.New("a fluid without points, velocities, columns or levels")
	}
	if c := int(columns[0]); c < 0 || c == 0 && n > 0 || c > 0 && (n == 0 || n%c != 0) {
		return errors.New("the points of a fluid's surface stand in no rows")
	}
	g := &results.Fluid{Object: object[0], Columns: int(columns[0]), Surface: points[:n:n], Level: [2]float64{level[0], level[1]}, Spacing: spacing[0]}
	for k := range g.Surface {
		if wet[k] == 0 {
			g.Surface[k] = r3.Vec{X: math.NaN(), Y: math.NaN(), Z: math.NaN()}
		}
	}
	for k, x := range points[n:] {
		g.Flow = append(g.Flow, results.Flow{Point: x, Velocity: velocity[n+k]})
	}
	f.Fluid = g
	return nil
}
