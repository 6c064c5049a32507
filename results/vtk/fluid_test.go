package vtk

import (
	"bytes"
	"math"
	"reflect"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/results"
)

// A fluid that has been written comes back: its surface, with gaps, and how it flows; also one that is everywhere, which has no surface. Numbers that single precision has are the same.
func TestFluid(t *testing.T) {
	gap := r3.Vec{X: math.NaN(), Y: math.NaN(), Z: math.NaN()}
	for name, want := range map[string]*results.Fluid{
		"surface": {
			Object: "fluid", Columns: 3, Level: [2]float64{0.25, 0.5}, Spacing: 0.1,
			Surface: []r3.Vec{gap, {X: 1, Z: 0.25}, {X: 2, Z: 0.5}, gap, {X: 1, Y: 1, Z: 0.25}, {X: 2, Y: 1, Z: 0.5}},
			Flow:    []results.Flow{{Point: r3.Vec{X: 1.5, Y: 0.5, Z: 0.25}, Velocity: r3.Vec{X: 2}}},
		},
		"everywhere": {Object: "mud", Spacing: 0.25, Flow: []results.Flow{{Velocity: r3.Vec{Y: -1}}, {Point: r3.Vec{X: 1}, Velocity: r3.Vec{Z: 3}}}},
		"still":      {Object: "fluid", Columns: 2, Spacing: 1, Surface: []r3.Vec{{}, {X: 1}, {Y: 1}, {X: 1, Y: 1}}},
	} {
		var b bytes.Buffer
		if err := fluid(&results.Frame{Fluid: want}).Encode(&b); err != nil {
			t.Fatal(err)
		}
		file, err := Decode(b.Bytes())
		if err != nil {
			t.Fatal(err)
		}
		var f results.Frame
		if err := readFluid(file, &f); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		got := f.Fluid
		if got.Object != want.Object || got.Columns != want.Columns || got.Level != want.Level || got.Spacing != want.Spacing || !reflect.DeepEqual(got.Flow, want.Flow) ||
			!reflect.DeepEqual(got.Triangles(), want.Triangles()) || len(got.Surface) != len(want.Surface) {
			t.Errorf("%s: %+v, want %+v", name, got, want)
			continue
		}
		for k, x := range want.Surface {
			if is := got.Surface[k]; math.IsNaN(is.X) != math.IsNaN(x.X) || !math.IsNaN(x.X) && is != x {
				t.Errorf("%s: point %d is at %v, want %v", name, k, is, x)
			}
		}
		for _, x := range toVectors(fluid(&results.Frame{Fluid: want}).Points) {
			if math.IsNaN(x.X) {
				t.Errorf("%s: a point that is not a number is written", name)
			}
		}
	}
}

// Files that are none of a fluid are refused.
func TestFluidRefused(t *testing.T) {
	whole := func() *PolyData {
		return fluid(&results.Frame{Fluid: &results.Fluid{Object: "fluid", Columns: 2, Surface: []r3.Vec{{}, {X: 1}, {Y: 1}, {X: 1, Y: 1}}}})
	}
	for name, change := range map[string]func(p *PolyData){
		"no velocities": func(p *PolyData) { p.PointData = p.PointData[1:] },
		"rows":          func(p *PolyData) { p.FieldData[2].Int32[0] = 3 },
		"no columns":    func(p *PolyData) { p.FieldData[2].Int32[0] = 0 },
		"backwards":     func(p *PolyData) { p.FieldData[2].Int32[0] = -2 },
		"no level":      func(p *PolyData) { p.FieldData = append(p.FieldData[:3], p.FieldData[4:]...) },
	} {
		p := whole()
		change(p)
		var b bytes.Buffer
		if err := p.Encode(&b); err != nil {
			t.Fatal(err)
		}
		file, err := Decode(b.Bytes())
		if err != nil {
			t.Fatal(err)
		}
		if err := readFluid(file, &results.Frame{}); err == nil {
			t.Errorf("%s: no error", name)
		}
	}
}
