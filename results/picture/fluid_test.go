package picture

import (
	"image"
	"image/color"
	"math"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/results"
)

// square is one across the view of lookAlongY, so far away (m).
func square(y float64) []r3.Vec {
	return []r3.Vec{{X: -100, Y: y, Z: -100}, {X: 100, Y: y, Z: -100}, {X: 100, Y: y, Z: 100}, {X: -100, Y: y, Z: 100}}
}

func middleOf(t *testing.T, f *results.Frame, o Options) color.RGBA {
	t.Helper()
	f.Particles = results.Particles{Position: []r3.Vec{{X: 50, Y: 60}}, Radius: []float64{1}} // the scene has a size
	o.Width, o.Height, o.NoLegend = 64, 64, true
	img, err := Render(t.Context(), f, lookAlongY, o)
	if err != nil {
		t.Fatal(err)
	}
	return img.RGBAAt(32, 32)
}

// A panel has six tenths of the colour that the legend has for its pressure, in any light, and the rest of what is behind it; the wall that it lies on is behind it. Dry ones are not drawn.
func TestPanelsHaveTheColorOfTheLegend(t *testing.T) {
	behind := backgroundTop.mix(backgroundBottom, 0.5)
	wall := results.Shape{Name: "wall", Object: "wall", Kind: results.Mesh, Body: -1, Static: true, Vertices: square(10), Triangles: [][3]int{{0, 1, 2}, {0, 2, 3}}}
	onlyWall := fromColor(middleOf(t, &results.Frame{Shapes: []results.Shape{wall}}, Options{}))
	for _, c := range []struct {
		pressure float64
		shapes   []results.Shape
		behind   rgb
		opacity  map[string]float64
		part     float32
	}{
		{500, nil, behind, nil, 0.6},
		{250, nil, behind, nil, 0.6},
		{500, []results.Shape{wall}, onlyWall, nil, 0.6},
		{0, nil, behind, nil, 0},
		{500, nil, behind, map[string]float64{"mud": 0.25}, 0.25},
		{500, nil, behind, map[string]float64{"mud": 0}, 0},
	} {
		panels := []results.Panel{{Load: "mud", Corners: square(10), Pressure: c.pressure}, {Load: "far", Corners: square(-10), Pressure: 1000}}
		got := middleOf(t, &results.Frame{Panels: panels, Shapes: c.shapes}, Options{Look: Look{Opacity: c.opacity}})
		want := toneMap(c.behind.mix(scalarRamp.at(c.pressure/1000), c.part)).rgba()
		for k, d := range []int{int(got.R) - int(want.R), int(got.G) - int(want.G), int(got.B) - int(want.B)} {
			if d*d > 3*3 {
				t.Errorf("%g Pa of 1000, opacity %v: colour %v, want %v (channel %d)", c.pressure, c.opacity, got, want, k)
				break
			}
		}
	}
}

// The surface of a fluid is seen through, and makes bluer what is behind it; points that are not numbers make holes. An arrow points along the flow, from where it is told.
func TestFluidIsSeenThrough(t *testing.T) {
	surface := square(10)
	surface[2], surface[3] = surface[3], surface[2] // rows of two
	none := middleOf(t, &results.Frame{}, Options{})
	fluid := &results.Fluid{Object: "fluid", Columns: 2, Surface: surface, Level: [2]float64{-100, 100}, Spacing: 10}
	with := middleOf(t, &results.Frame{Fluid: fluid}, Options{})
	if !(int(with.B)-int(with.R) > int(none.B)-int(none.R)+15 && with.R < none.R) {
		t.Errorf("through the surface it is %v, without it %v", with, none)
	}
	if hidden := middleOf(t, &results.Frame{Fluid: fluid}, Options{Look: Look{Opacity: map[string]float64{"fluid": 0}}}); hidden != none {
		t.Errorf("a hidden surface is seen: %v", hidden)
	}
	surface[0].X = math.NaN()
	if holes := middleOf(t, &results.Frame{Fluid: fluid}, Options{}); holes != none {
		t.Errorf("a hole in the surface is %v, want %v", holes, none)
	}

	arrow := &results.Frame{Fluid: &results.Fluid{Spacing: 4, Flow: []results.Flow{{Point: r3.Vec{X: -2, Y: 10}, Velocity: r3.Vec{X: 3}}}}}
	arrow.Particles = results.Particles{Position: []r3.Vec{{X: 50, Y: 60}}, Radius: []float64{1}}
	img, err := Render(t.Context(), arrow, lookAlongY, Options{Width: 400, Height: 400, NoLegend: true})
	if err != nil {
		t.Fatal(err)
	}
	amber := func(x int) (n int) {
		for y := range 400 {
			if c := img.RGBAAt(x, y); int(c.R) > int(c.B)+50 {
				n++
			}
		}
		return n
	}
	// 10 m away a metre is 20 pixels: the arrow goes from 160 to 240, and is 2*0.24*20 pixels wide where it begins.
	if first, half := amber(163), amber(200); first < 7 || first > 11 || half < 3 || half > 6 || amber(150) != 0 || amber(245) != 0 {
		t.Errorf("the arrow is %d pixels wide at its beginning and %d in its middle; beyond, %d and %d", first, half, amber(150), amber(245))
	}
}

// Every quantity of a picture has its legend, one above the other, with its unit.
func TestLegendsOfFluid(t *testing.T) {
	f := &results.Frame{
		Panels: []results.Panel{{Load: "mud", Corners: square(10), Pressure: 10}},
		Fluid:  &results.Fluid{Object: "fluid", Columns: 2, Surface: square(20), Level: [2]float64{0.5, 0.5}, Flow: []results.Flow{{Velocity: r3.Vec{Z: 2}}}, Spacing: 1},
	}
	f.Particles = results.Particles{Position: []r3.Vec{{X: 50, Y: 60}}, Radius: []float64{1}, Velocity: []r3.Vec{{X: 1}}}
	part := func(o Options) *image.RGBA {
		o.Width, o.Height = 400, 400
		img, err := Render(t.Context(), f, lookAlongY, o)
		if err != nil {
			t.Fatal(err)
		}
		return img
	}
	with, without := part(Options{ColorBy: "speed"}), part(Options{ColorBy: "speed", NoLegend: true})
	changes := 0 // from rows that differ to such that do not: boxes
	for y, was := 399, false; y >= 0; y-- {
		differs := false
		for x := range 400 {
			differs = differs || with.RGBAAt(x, y) != without.RGBAAt(x, y)
		}
		if differs && !was {
			changes++
		}
		was = differs
	}
	if changes != 4 {
		t.Errorf("%d boxes of legends, want 4: of particles, pressure, velocity, and the level", changes)
	}
	if got := fluidText(f.Fluid); got != "fluid up to 0.5 m" {
		t.Errorf("the level is told as %q", got)
	}
}
