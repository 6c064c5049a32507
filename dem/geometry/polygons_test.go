package geometry

import (
	"math"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/internal/expect"
)

// areaOf is the area of polygons, and the volume that they enclose, above 0 where their fronts are outside.
func areaOf(faces [][]r3.Vec) (area, volume float64) {
	for _, f := range faces {
		var a r3.Vec
		for i := range f {
			a = r3.Add(a, r3.Scale(0.5, r3.Cross(r3.Sub(f[i], f[0]), r3.Sub(f[(i+1)%len(f)], f[0]))))
		}
		area += r3.Norm(a)
		volume += r3.Dot(a, f[0]) / 3
	}
	return area, volume
}

// Polygons cover a shape, enclose its volume, and look at where particles live.
func TestPolygons(t *testing.T) {
	size := r3.Vec{X: 1, Y: 2, Z: 3}
	for _, c := range []struct {
		name         string
		shape        Shape
		area, volume float64
		within       float64 // of the area
	}{
		{"plate", Plate{SizeX: 2, SizeY: 3}, 6, 0, 1e-12},
		{"box", Box{Size: size}, 22, 6, 1e-12},
		{"container", Box{Size: size, Inside: true}, 22, -6, 1e-12},
		{"open container", Box{Size: size, Inside: true, Open: FaceZMax}, 20, -6 + 1, 1e-12},
		{"sphere", Sphere{Radius: 2}, 16 * math.Pi, 32 * math.Pi / 3, 0.01},
		{"hollow sphere", Sphere{Radius: 2, Inside: true}, 16 * math.Pi, -32 * math.Pi / 3, 0.01},
		{"cylinder", expect.Must(NewCylinder(1, 2, false, BothEnds)), 6 * math.Pi, 2 * math.Pi, 0.01},
		{"cone", expect.Must(NewCone(2, 1, 3, false, BothEnds)), math.Pi * (5 + 3*math.Sqrt(10)), 7 * math.Pi, 0.01},
		{"drum", expect.Must(NewCylinder(1, 2, true, BothEnds)), 6 * math.Pi, -2 * math.Pi, 0.01},
		{"mesh", expect.Must(NewMesh(BoxFacets(size), MeshOptions{Solid: true})), 22, 6, 1e-12},
		{"ground", expect.Must(NewHeightField(3, 2, [2]float64{1, 1}, make([]float32, 6))), 2, 0, 1e-12},
	} {
		faces, err := Polygons(c.shape)
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		area, volume := areaOf(faces)
		if math.Abs(area-c.area) > c.within*c.area || math.Abs(volume-c.volume) > 1e-12*math.Abs(c.volume)+1e-12 {
			t.Errorf("%s: area %g m2 and volume %g m3, want %g and %g", c.name, area, volume, c.area, c.volume)
		}
	}
	if _, err := Polygons(Plane{Normal: r3.Vec{Z: 1}}); err == nil {
		t.Error("a plane has faces")
	}
}

// A plane is cut to the box: straight across, along a diagonal, and not at all.
func TestPlaneIn(t *testing.T) {
	box := r3.Box{Max: r3.Vec{X: 2, Y: 3, Z: 4}}
	diagonal := r3.Unit(r3.Vec{X: 1, Y: -2.0 / 3})
	for _, c := range []struct {
		plane Plane
		area  float64
	}{
		{Plane{Point: r3.Vec{Z: 1}, Normal: r3.Vec{Z: 1}}, 6},
		{Plane{Point: r3.Vec{X: 0.5}, Normal: r3.Vec{X: -1}}, 12},
		{Plane{Normal: diagonal}, 4 * math.Sqrt(13)},
		{Plane{Point: r3.Vec{Z: 9}, Normal: r3.Vec{Z: 1}}, 0},
	} {
		polygon := PlaneIn(c.plane, box)
		var faces [][]r3.Vec
		if polygon != nil {
			faces = [][]r3.Vec{polygon}
			normal := r3.Cross(r3.Sub(polygon[1], polygon[0]), r3.Sub(polygon[2], polygon[1]))
			if !(r3.Dot(normal, c.plane.Normal) > 0) {
				t.Errorf("plane %v: corners %v turn the other way", c.plane, polygon)
			}
		}
		if area, _ := areaOf(faces); math.Abs(area-c.area) > 1e-9 {
			t.Errorf("plane %v: area %g m2, want %g", c.plane, area, c.area)
		}
	}
}
