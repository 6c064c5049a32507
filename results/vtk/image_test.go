package vtk

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/results"
)

// A field is written as an image: points by their first one, spacing and number, arrays with units, and listed beside the frame's other parts.
func TestFieldIsAnImage(t *testing.T) {
	field := results.Field{
		Name: "flow", Origin: r3.Vec{X: 0.5, Y: 1, Z: -1}, Spacing: r3.Vec{X: 0.1, Y: 2, Z: 0.25}, Counts: [3]int{2, 1, 3},
		Arrays: []results.FieldArray{{Name: "density", Unit: "kg/m^3", Components: 1, Values: []float64{1, 2, 3, 4, 5, 6}}, {Name: "velocity", Unit: "m/s", Components: 3, Values: make([]float64, 18)}},
	}
	var b bytes.Buffer
	if err := encodeField(new(encoder), &b, &field, 0.25); err != nil {
		t.Fatal(err)
	}
	for _, part := range []string{`type="ImageData"`, `WholeExtent="0 1 0 0 0 2"`, `Origin="0.5 1 -1"`, `Spacing="0.10000000000000001 2 0.25"`, `Name="velocity" NumberOfComponents="3"`} {
		if !strings.Contains(b.String(), part) {
			t.Errorf("the file lacks %s", part)
		}
	}
	file, err := Decode(bytes.ReplaceAll(b.Bytes(), []byte("ImageData"), []byte("PolyData"))) // whose arrays are stored alike
	if err != nil {
		t.Fatal(err)
	}
	if units, err := file.units(); err != nil || units["density"] != "kg/m^3" {
		t.Errorf("units %v, %v", units, err)
	}
	in, err := results.MakeFolder(t.TempDir(), nil)
	if err != nil {
		t.Fatal(err)
	}
	defer in.Close()
	s := NewSeries(in)
	if err := s.Add(&results.Frame{Time: 0.25, Fields: []results.Field{field}}); err != nil {
		t.Fatal(err)
	}
	if parts := s.Frames()[0].Parts; !slices.ContainsFunc(parts, func(p results.ListedPart) bool { return p.File == "fields/flow-00000.vti" }) {
		t.Errorf("the frame lists %v", parts)
	}
}
