package vtk

// The .vti encoder: fields on a regular grid.

import (
	"fmt"
	"io"

	"gabion/results"
)

// encodeField writes a field as a .vti file with its time; field data tell the units of the arrays.
func encodeField(e *encoder, w io.Writer, f *results.Field, time float64) error {
	e.begin()
	var points []Array
	for _, a := range f.Arrays {
		points = append(points, Array{Name: a.Name, Unit: a.Unit, Components: a.Components, Float64: a.Values})
	}
	fieldData := []Array{{Name: "TimeValue", Float64: []float64{time}}}
	extent := fmt.Sprintf("0 %d 0 %d 0 %d", f.Counts[0]-1, f.Counts[1]-1, f.Counts[2]-1)
	e.printf("<?xml version=\"1.0\"?>\n<VTKFile type=\"ImageData\" version=\"1.0\" byte_order=\"LittleEndian\" header_type=\"UInt64\" compressor=\"vtkZLibDataCompressor\">\n")
	e.printf("<ImageData WholeExtent=\"%s\" Origin=\"%.17g %.17g %.17g\" Spacing=\"%.17g %.17g %.17g\">\n",
		extent, f.Origin.X, f.Origin.Y, f.Origin.Z, f.Spacing.X, f.Spacing.Y, f.Spacing.Z)
	e.section("FieldData", append(unitsOf(points), fieldData...), func(a Array) string {
		return fmt.Sprintf(" NumberOfTuples=\"%d\"", a.values()/a.components())
	})
	e.printf("<Piece Extent=\"%s\">\n", extent)
	e.section("PointData", points, nil)
	e.printf("</Piece>\n</ImageData>\n")
	return e.finish(w)
}
