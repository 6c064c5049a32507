package picture

import (
	"bytes"
	"image"
	"image/color"
	"image/png"
	"math"
	"os"
	"runtime"
	"slices"
	"strings"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/internal/progress"
	"gabion/results"
)

var small = Options{Width: 160, Height: 100}

// The picture must be the same bits at any number of threads.
func TestRenderDeterministic(t *testing.T) {
	f, camera := netScene(1300)
	o := small
	o.ColorBy, o.Caption = "speed", "t = 0.2 s"
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(0))
	var first []byte
	for _, threads := range []int{1, 2, 7} {
		runtime.GOMAXPROCS(threads)
		img, err := Render(t.Context(), f, camera, o)
		if err != nil {
			t.Fatal(err)
		}
		if first == nil {
			first = img.Pix
		}
		if !bytes.Equal(first, img.Pix) {
			t.Errorf("%d threads: another picture", threads)
		}
	}
}

// lookAlongY looks from the origin along y, z up, with 90 degrees of view.
var lookAlongY = Camera{At: r3.Vec{Y: 1}, Up: r3.Vec{Z: 1}, Angle: math.Pi / 2}

func visible(t *testing.T, f *results.Frame, c Camera, size int) *visibility {
	t.Helper()
	v, err := c.view(size, size)
	if err != nil {
		t.Fatal(err)
	}
	s, err := newScene(f, c.Up, new(Look), noPixel, &colors{particle: func(int) rgb { return rgb{} }})
	if err != nil {
		t.Fatal(err)
	}
	return rasterize(progress.Begin(t.Context(), "", 0), s, v, new(Room))
}

// noPixel has wires as thin as they are.
func noPixel(r3.Vec) float64 { return 0 }

// A wire that is far thinner than a pixel is as wide as one, without gaps, whatever way it runs.
func TestThinWire(t *testing.T) {
	const size, d = 200, 5.0
	v, err := lookAlongY.view(size, size)
	if err != nil {
		t.Fatal(err)
	}
	f := &results.Frame{Links: []results.Link{{From: r3.Vec{X: -3, Y: d, Z: -2}, To: r3.Vec{X: 3, Y: d, Z: 1.5}, Radius: 1e-5}}}
	s, err := newScene(f, lookAlongY.Up, new(Look), v.pixel(1), &colors{particle: func(int) rgb { return rgb{} }})
	if err != nil {
		t.Fatal(err)
	}
	seen := rasterize(progress.Begin(t.Context(), "", 0), s, v, new(Room))
	columns, covered := 0, 0
	for x := range size {
		of := 0
		for y := range size {
			if seen.item[y*size+x] != nothing {
				of++
			}
		}
		if of > 0 {
			columns++
		}
		covered += of
	}
	wide := float64(size) * 6 / (2 * d) // columns that its projection goes over
	if math.Abs(float64(columns)-wide) > 2 {
		t.Errorf("the wire is seen in %d columns of pixels, want %g", columns, wide)
	}
	if area := math.Hypot(wide, float64(size)*3.5/(2*d)); math.Abs(float64(covered)-area) > 0.1*area {
		t.Errorf("it covers %d pixels, want %g", covered, area)
	}
}

func oneParticle(p r3.Vec, radius float64) *results.Frame {
	return &results.Frame{Particles: results.Particles{Position: []r3.Vec{p}, Radius: []float64{radius}}}
}

// On the axis a sphere's image is a disk whose edge is where the tangent from the eye touches: tan(asin(r/d)).
func TestSphereSilhouette(t *testing.T) {
	const size, d, r = 801, 5.0, 1.5
	v := visible(t, oneParticle(r3.Vec{Y: d}, r), lookAlongY, size)
	covered := 0
	for _, number := range v.item {
		if number == 0 {
			covered++
		}
	}
	radius := math.Tan(math.Asin(r/d)) * v.view.focal
	if want := math.Pi * radius * radius; math.Abs(float64(covered)-want) > 0.003*want {
		t.Errorf("%d samples, want %.0f", covered, want)
	}
	if got := v.depth[(size/2)*size+size/2]; math.Abs(float64(got)-(d-r)) > 1e-5 {
		t.Errorf("depth in the middle %g, want %g", got, d-r)
	}
}

// Off the axis every sample must agree with the intersection of its ray and the sphere, inside the rectangle and out.
func TestSphereOffAxis(t *testing.T) {
	const size = 200
	for _, c := range []struct {
		p r3.Vec
		r float64
	}{
		{r3.Vec{X: 2, Y: 3, Z: -1.5}, 0.8},
		{r3.Vec{X: -3, Y: 2.5, Z: 2}, 1.2}, // partly out of view
		{r3.Vec{X: 0.9, Y: 0.3}, 0.6},      // reaches behind the eye's plane
	} {
		v := visible(t, oneParticle(c.p, c.r), lookAlongY, size)
		for y := range size {
			for x := range size {
				dx, dy := v.view.ray(x, y)
				d := v.view.toWorld(dx, dy)
				b, a, k := r3.Dot(d, c.p), r3.Norm2(d), r3.Norm2(c.p)-c.r*c.r
				disc := b*b - a*k
				hit := disc > 0 && b > 0
				if got := v.item[y*size+x] == 0; got != hit && math.Abs(disc) > 1e-9 {
					t.Fatalf("sphere %v: sample (%d, %d): hit %v, want %v", c, x, y, got, hit)
				}
			}
		}
	}
}

// A wall that is seen from its front hides what is behind; from its back it is not there.
func TestWallsAreSeenFromTheFront(t *testing.T) {
	for _, c := range []struct {
		normal r3.Vec
		want   int32
	}{{r3.Vec{Y: -1}, 1}, {r3.Vec{Y: 1}, 0}} {
		f := oneParticle(r3.Vec{Y: 5}, 1)
		f.Shapes = []results.Shape{results.PlaneAt(r3.Vec{Y: 3}, c.normal, 0)}
		v := visible(t, f, lookAlongY, 101)
		if got := min(v.item[50*101+50], 1); got != c.want {
			t.Errorf("normal %v: item %d, want %d", c.normal, got, c.want)
		}
	}
}

// A triangle's depth is that of its plane, also where the near plane cuts it.
func TestTriangleDepth(t *testing.T) {
	f := &results.Frame{Shapes: []results.Shape{{
		Kind: results.Mesh, Body: 0, Triangles: [][3]int{{0, 1, 2}},
		Vertices: []r3.Vec{{X: -30, Y: -4, Z: -1}, {X: 30, Y: -4, Z: -1}, {Y: 40, Z: -1}},
	}}}
	const size = 100
	v := visible(t, f, lookAlongY, size)
	hits := 0
	for y := range size {
		for x := range size {
			i := y*size + x
			if v.item[i] == nothing {
				continue
			}
			hits++
			_, dy := v.view.ray(x, y)
			if want := -1 / dy; math.Abs(float64(v.depth[i])-want) > 1e-4*want {
				t.Fatalf("sample (%d, %d): depth %g, want %g", x, y, v.depth[i], want)
			}
		}
	}
	if hits < size*size/3 {
		t.Errorf("%d samples show the floor", hits)
	}
}

// Under the sun a floor is darker where a sphere stands in the way, and equally bright far from it.
func TestShadow(t *testing.T) {
	f := oneParticle(r3.Vec{Z: 0.5}, 0.5)
	f.Shapes = []results.Shape{results.PlaneAt(r3.Vec{}, r3.Vec{Z: 1}, 0)}
	camera := Camera{From: r3.Vec{Y: -4, Z: 4}, Up: r3.Vec{Z: 1}, Angle: 0.6}
	v, err := camera.view(100, 100)
	if err != nil {
		t.Fatal(err)
	}
	s, err := newScene(f, camera.Up, new(Look), noPixel, &colors{particle: func(int) rgb { return rgb{1, 1, 1} }})
	if err != nil {
		t.Fatal(err)
	}
	sh := newShader(progress.Begin(t.Context(), "", 0), s, v, 1, new(Room))
	sh.drawShare(0)
	brightness := func(p r3.Vec) float32 {
		on := []spot{{point: p, normal: r3.Vec{Z: 1}, toEye: r3.Vec{Z: 1}, color: rgb{1, 1, 1}}}
		sh.shine(on)
		return sh.light(&on[0]).g
	}
	sun := sh.lights[skyLights].direction
	centre := r3.Sub(r3.Vec{Z: 0.5}, r3.Scale(0.5/sun.Z, sun)) // where the sun's ray through the middle meets the floor
	open, shadow, contact := brightness(r3.Vec{X: -40}), brightness(centre), brightness(r3.Vec{X: 0.02})
	if shadow > 0.5*open || contact > 0.3*open {
		t.Errorf("open %.3f, shadow %.3f, contact %.3f", open, shadow, contact)
	}
	if other := brightness(r3.Vec{X: -60, Y: 10}); math.Abs(float64(other-open)) > 1e-3 {
		t.Errorf("open floor %.5f and %.5f", open, other)
	}
}

func TestRenderErrors(t *testing.T) {
	f, camera := heapScene(27)
	level := camera
	level.Up = r3.Sub(camera.At, camera.From)
	flat, here := camera, camera
	flat.Angle, here.At = 0, camera.From
	short := *f
	short.Particles.Radius = short.Particles.Radius[1:]
	for _, c := range []struct {
		name   string
		frame  *results.Frame
		camera Camera
		o      Options
		want   string
	}{
		{"up along the view", f, level, small, "up is along"},
		{"no angle", f, flat, small, "angle"},
		{"no direction", f, here, small, "where it stands"},
		{"unknown scalar", f, camera, Options{Width: 10, Height: 10, ColorBy: "age"}, `"age"`},
		{"size", f, camera, Options{Width: -1, Height: 10}, "-1 by 10"},
		{"radii", &short, camera, small, "27 particles with 26 radii"},
	} {
		if _, err := Render(t.Context(), c.frame, c.camera, c.o); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: error %v, want %q", c.name, err, c.want)
		}
	}
}

// A failed run's frame, with numbers that are none, still gives a picture of the rest.
func TestRenderNotFinite(t *testing.T) {
	f, _ := netScene(64)
	f.Particles.Position[3].X, f.Particles.Velocity[5].Y = math.NaN(), math.Inf(1)
	f.Links[0].To.Z = math.NaN()
	f.Shapes[1].Position.Y = math.Inf(-1)
	o := small
	o.ColorBy = "speed"
	if _, err := Render(t.Context(), f, Fit(f, r3.Vec{Y: 1}, 1.6), o); err != nil {
		t.Error(err)
	}
}

// Everything that bounds the frame must be inside a fitted picture.
func TestFit(t *testing.T) {
	for name, scene := range map[string]func() (*results.Frame, Camera){
		"zoo": zooScene, "heap": func() (*results.Frame, Camera) { return heapScene(100) },
	} {
		f, camera := scene()
		v, err := camera.view(1600, 1000)
		if err != nil {
			t.Fatal(err)
		}
		f.EachExtent(func(p r3.Vec, r float64) {
			c := v.toCamera(p)
			if x, y := math.Abs(c.X)/c.Z*v.focal, math.Abs(c.Y)/c.Z*v.focal; x > 800 || y > 500 {
				t.Errorf("%s: %v is at (%.0f, %.0f)", name, p, x, y)
			}
		})
	}
}

// A slope is seen from its front, whichever way it falls, also where it is a mesh as frames for ParaView have it.
func TestFitSeesSlopes(t *testing.T) {
	for angle := 0.0; angle < 6; angle += 0.3 {
		sin, cos := math.Sincos(angle)
		normal := r3.Unit(r3.Vec{X: cos, Y: sin, Z: 1})
		f := oneParticle(r3.Vec{Z: 1}, 0.5)
		f.Shapes = []results.Shape{results.PlaneAt(r3.Vec{}, normal, 0)}
		for _, kind := range []string{"plane", "mesh"} {
			if kind == "mesh" {
				f.Shapes = f.Bounded(1)
			}
			c := Fit(f, r3.Vec{Z: 1}, 1)
			if towards := r3.Sub(c.From, c.At); r3.Dot(towards, normal) <= 0 || towards.Z <= 0 {
				t.Errorf("%s that falls towards %.1f rad is seen from %v", kind, angle, towards)
			}
		}
	}
}

func TestWrite(t *testing.T) {
	in, err := results.MakeFolder(t.TempDir(), nil)
	if err != nil {
		t.Fatal(err)
	}
	defer in.Close()
	f, camera := zooScene()
	if err := Write(t.Context(), in, "zoo.png", f, camera, small); err != nil {
		t.Fatal(err)
	}
	file, err := os.Open(in.Path("zoo.png"))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	img, err := png.Decode(file)
	if err != nil {
		t.Fatal(err)
	}
	if img.Bounds() != image.Rect(0, 0, 160, 100) {
		t.Errorf("bounds %v", img.Bounds())
	}
	seen := map[color.Color]bool{}
	for x := range 160 {
		seen[img.At(x, 50)] = true
	}
	if len(seen) < 20 {
		t.Errorf("%d colours in the middle row", len(seen))
	}
}

// TestRoomIsUsedAgain draws pictures of different sizes in one room: each is what it is in memory of its own.
func TestRoomIsUsedAgain(t *testing.T) {
	room := new(Room)
	zoo, camera := zooScene()
	heap, over := heapScene(200)
	for i, size := range []int{160, 160, 240, 96} {
		f, c := zoo, camera
		if i%2 == 1 {
			f, c = heap, over
		}
		o := Options{Width: size, Height: size * 5 / 8, Samples: 1 + i%2, Caption: "room"}
		want, err := Render(t.Context(), f, c, o)
		if err != nil {
			t.Fatal(err)
		}
		o.Room = room
		got, err := Render(t.Context(), f, c, o)
		if err != nil {
			t.Fatal(err)
		}
		if !slices.Equal(got.Pix, want.Pix) {
			t.Errorf("picture %d differs from one in memory of its own", i)
		}
	}
}

func BenchmarkRender(b *testing.B) {
	for _, c := range []struct {
		name      string
		particles int
	}{{"2000", 2000}, {"100000", 100000}} {
		f, camera := heapScene(c.particles)
		b.Run(c.name, func(b *testing.B) {
			for range b.N {
				if _, err := Render(b.Context(), f, camera, Options{}); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// Items are drawn nearest first, also those that reach behind the eye, and those of one depth as they stand.
func TestNearestFirst(t *testing.T) {
	var items []item
	for _, near := range []float32{2, -1, 0.5, 2, -3, 1e30, 0.5} {
		items = append(items, item{near: near})
	}
	if got := nearestFirst(items); !slices.Equal(got, []int32{4, 1, 2, 6, 0, 3, 5}) {
		t.Errorf("%v", got)
	}
}
