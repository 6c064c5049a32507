package picture

import (
	"bytes"
	"image/color"
	"math"
	"runtime"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/internal/progress"
	"gabion/results"
)

// panes are two panes of colour before a white wall, and the camera that looks through both.
func panes(first, second string, order [2]int) (*results.Frame, Camera) {
	pane := func(name string, y float64, c color.Color) results.Shape {
		s := results.PlaneAt(r3.Vec{Y: y}, r3.Vec{Y: -1}, 40)
		s.Object, s.Color = name, c
		return s
	}
	shapes := []results.Shape{
		pane(first, 2, color.RGBA{255, 0, 0, 255}), pane(second, 3, color.RGBA{0, 0, 255, 255}),
	}
	f := &results.Frame{Shapes: []results.Shape{shapes[order[0]], shapes[order[1]], pane("wall", 5, color.White)}}
	return f, Camera{At: r3.Vec{Y: 1}, Up: r3.Vec{Z: 1}, Angle: 0.3}
}

// What is nearer covers what is farther, in whatever order the scene has them, and the same picture comes out of any number of threads.
func TestLayersAreComposedByDepth(t *testing.T) {
	look := Look{Opacity: map[string]float64{"red": 0.8, "blue": 0.8}}
	render := func(order [2]int, l Look) []byte {
		f, c := panes("red", "blue", order)
		img, err := Render(t.Context(), f, c, Options{Width: 32, Height: 32, Look: l})
		if err != nil {
			t.Fatal(err)
		}
		return img.Pix
	}
	one := render([2]int{0, 1}, look)
	middle := one[4*(16*32+16):][:3]
	if !(middle[0] > middle[2]+40) {
		t.Errorf("red before blue shows %v", middle)
	}
	if !bytes.Equal(one, render([2]int{1, 0}, look)) {
		t.Error("another order of the objects gives another picture")
	}
	before := runtime.GOMAXPROCS(1)
	if !bytes.Equal(one, render([2]int{0, 1}, look)) {
		t.Error("one thread gives another picture")
	}
	runtime.GOMAXPROCS(before)
	bare := render([2]int{0, 1}, Look{Opacity: map[string]float64{"red": 0, "blue": 0}})
	f, c := panes("red", "blue", [2]int{0, 1})
	gone, err := Render(t.Context(), f.Without(func(object string) bool { return object != "wall" }), c, Options{Width: 32, Height: 32})
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(bare, gone.Pix) {
		t.Error("what is wholly clear shows")
	}
}

// A ball in a closed can shows through it, and throws light back that the can does not keep out.
func TestCanIsSeenThrough(t *testing.T) {
	f := oneParticle(r3.Vec{Y: 5}, 0.5)
	can := results.CylinderBetween(r3.Vec{Y: 5, Z: -1}, r3.Vec{Y: 5, Z: 1}, 1)
	can.Object = "can"
	f.Shapes = []results.Shape{can}
	camera := Camera{At: r3.Vec{Y: 1}, Up: r3.Vec{Z: 1}, Angle: 0.6}
	shown := func(l Look) (item int32, layers int) {
		v, err := camera.view(101, 101)
		if err != nil {
			t.Fatal(err)
		}
		s, err := newScene(f, camera.Up, &l, noPixel, &colors{particle: func(int) rgb { return rgb{} }})
		if err != nil {
			t.Fatal(err)
		}
		buffer := rasterize(progress.Begin(t.Context(), "", 0), s, v, new(Room))
		over := layersOf(buffer)
		return buffer.item[50*101+50], len(over.over(50, 50))
	}
	if item, n := shown(Look{}); item == 0 || n != 0 {
		t.Errorf("solid can: item %d, %d layers", item, n)
	}
	if item, n := shown(Look{Opacity: map[string]float64{"can": 0.3}}); item != 0 || n != 1 {
		t.Errorf("clear can: item %d under %d layers, want the particle under the can's front", item, n)
	}
	cut := &Plane{Point: r3.Vec{Y: 4.9}, Normal: r3.Vec{Y: -2}}
	if item, n := shown(Look{Cut: cut}); item != 0 || n != 0 {
		t.Errorf("can with its front cut away: item %d under %d layers", item, n)
	}
	if item, _ := shown(Look{Cut: cut, CutOnly: []string{"other"}}); item == 0 {
		t.Error("the can is cut although another object should be")
	}
}

func layersOf(buffer *visibility) *layers {
	l := &layers{stride: 1}
	l.draw(buffer, 0, int32(buffer.view.height))
	return l
}

// What a plane leaves of a triangle has the area of the part behind it.
func TestTrim(t *testing.T) {
	whole := triangle{p: [3]r3.Vec{{}, {X: 2}, {Y: 2}}, n: [3]r3.Vec{{Z: 1}, {Z: 1}, {Z: 1}}}
	for _, c := range []struct {
		at, area float64
		normal   r3.Vec
	}{
		{3, 2, r3.Vec{X: 1}}, {-1, 0, r3.Vec{X: 1}}, {1, 1.5, r3.Vec{X: 1}}, {1, 0.5, r3.Vec{X: -1}}, {1, 1.5, r3.Vec{X: 7}},
	} {
		p := &Plane{Point: r3.Vec{X: c.at}, Normal: c.normal}
		area := 0.0
		for _, part := range p.trim(nil, whole) {
			area += r3.Norm(r3.Cross(r3.Sub(part.p[1], part.p[0]), r3.Sub(part.p[2], part.p[0]))) / 2
		}
		if math.Abs(area-c.area) > 1e-12 {
			t.Errorf("plane at x = %g with normal %v: area %g, want %g", c.at, c.normal, area, c.area)
		}
	}
}

// A thin pane holds back its opacity where it is seen from its front, and more at a slant.
func TestThrough(t *testing.T) {
	s := style{opacity: 0.3}
	if a := s.through(1); math.Abs(float64(a)-0.3) > 1e-6 {
		t.Errorf("from the front %g", a)
	}
	if a := s.through(0.5); math.Abs(float64(a)-0.51) > 1e-6 {
		t.Errorf("at 60 degrees %g, want 1 - 0.7^2", a)
	}
}

// Along the lit outline of a can no sample takes its far side, which lies in the dark, for the near one.
func TestOutlineIsNotSpotted(t *testing.T) {
	can := results.CylinderBetween(r3.Vec{Y: -0.17}, r3.Vec{Y: 0.17}, 0.15)
	surface := can.Tessellate(96)
	mesh := results.Shape{Kind: results.Mesh, Body: -1, Vertices: surface.Points, Triangles: surface.Triangles}
	camera := Camera{From: r3.Vec{X: 0.5, Y: -0.5, Z: 0.4}, Up: r3.Vec{Z: 1}, Angle: 0.7}
	o := Options{Width: 800, Height: 500}
	img, err := Render(t.Context(), &results.Frame{Shapes: []results.Shape{mesh}}, camera, o)
	if err != nil {
		t.Fatal(err)
	}
	empty, err := Render(t.Context(), &results.Frame{}, camera, o)
	if err != nil {
		t.Fatal(err)
	}
	for x := 250; x < 550; x++ {
		y := 0
		for img.RGBAAt(x, y) == empty.RGBAAt(x, y) {
			y++
		}
		for d := range 3 {
			got, above, below := img.RGBAAt(x, y+d).G, img.RGBAAt(x, y-1).G, img.RGBAAt(x, y+6).G
			if got+4 < min(above, below) {
				t.Fatalf("pixel (%d, %d) is dark: %d, with %d above and %d below", x, y+d, got, above, below)
			}
		}
	}
}

// The scale of colours spans the values, and where all are one it has a beginning and an end that mean something.
func TestExtent(t *testing.T) {
	for _, c := range []struct {
		values    []float64
		low, high float64
	}{
		{[]float64{3, 1, math.NaN(), math.Inf(1)}, 1, 3}, {[]float64{7.2, 7.2}, 0, 7.2}, {[]float64{-2}, -2, 0}, {[]float64{0}, 0, 1}, {nil, 0, 1},
	} {
		if low, high := extent(c.values); low != c.low || high != c.high {
			t.Errorf("%v: %g to %g, want %g to %g", c.values, low, high, c.low, c.high)
		}
	}
}
