// Tests of mesh files, reports and repairs.

package geometry

import (
	"bytes"
	"math"
	"strings"
	"testing"

	"gabion/internal/expect"
	"gabion/rigid"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

const textSTL = `solid a name of words
  facet normal 0 0 1
    outer loop
      vertex 0 0 0
      vertex 1 0 0
      vertex 1.5e0 1 0
    endloop
  endfacet
endsolid
`

func TestReadSTL(t *testing.T) {
	f, err := ReadSTL(strings.NewReader(textSTL))
	if err != nil {
		t.Fatal(err)
	}
	if len(f.Triangles) != 1 || f.Vertices[2] != (r3.Vec{X: 1.5, Y: 1}) {
		t.Errorf("got %+v", f)
	}
	var b bytes.Buffer
	box := BoxFacets(r3.Vec{X: 1, Y: 2, Z: 4})
	if err := box.WriteSTL(&b); err != nil {
		t.Fatal(err)
	}
	copy(b.Bytes(), "solid, says a binary file") // a common lie
	f, err = ReadSTL(&b)
	if err != nil {
		t.Fatal(err)
	}
	if f = f.Weld(0); len(f.Vertices) != 8 || len(f.Triangles) != 12 || math.Abs(f.Report().Volume-8) > 1e-12 {
		t.Errorf("box came back as %d vertices, %v", len(f.Vertices), f.Report())
	}
}

func TestReadErrors(t *testing.T) {
	binary := append(make([]byte, 80), 2, 0, 0, 0)
	tests := []struct{ name, data, want string }{
		{"a.stl", strings.Replace(textSTL, "1.5e0", "x", 1), `line 6: coordinate "x"`},
		{"a.stl", strings.Replace(textSTL, "vertex 1 0 0", "vertex 1 0", 1), "line 5: vertex with 2 coordinates"},
		{"a.stl", strings.Replace(textSTL, "vertex 1 0 0\n", "\n", 1), "line 7: facet with 2 corners"},
		{"a.stl", textSTL[:strings.Index(textSTL, "endloop")], "inside a facet"},
		{"a.stl", "solid\nvortex 0 0 0\n", `line 2: "vortex"`},
		{"a.stl", string(append(binary, make([]byte, 60)...)), "byte 144: file ends after 1 of 2 triangles"},
		{"a.stl", "solid\nendsolid\n", "no triangles"},
		{"a.obj", "v 0 0 0\nv 1 0 0\nf 1 2 3\n", `line 3: face corner "3": only 2 vertices`},
		{"a.obj", "v 0 0 0\nv 1 0 0\nf 1 2\n", "line 3: face with 2 corners"},
		{"a.obj", "v 0 0 0\nf a 2 1\n", `line 2: face corner "a"`},
		{"a.obj", "v 0 0\n", "line 1: vertex with 2"},
		{"a.ply", "", `not ".ply"`},
	}
	for _, tt := range tests {
		_, err := ReadMesh(strings.NewReader(tt.data), tt.name, 1)
		if err == nil || !strings.Contains(err.Error(), tt.want) || !strings.HasPrefix(err.Error(), tt.name+": ") {
			t.Errorf("got error %v, want %q", err, tt.want)
		}
	}
}

func TestReadMesh(t *testing.T) {
	data := "# two faces\nv 0 0 0\nv 1000 0 0\nv 1000 1000 0 1.0\nv 0 1000 0\nvn 0 0 1\nf 1//1 2//1 3/7/1 -1\n"
	f, err := ReadMesh(strings.NewReader(data), "roof.OBJ", 1e-3)
	if err != nil {
		t.Fatal(err)
	}
	if r := f.Report(); r.Area != 1 || r.Triangles != 2 || r.Holes != 1 || r.OpenEdges != 4 {
		t.Errorf("got %+v", r)
	}
	if _, err := ReadMesh(strings.NewReader(data), "roof.OBJ", 0); err == nil {
		t.Error("no error for scale 0")
	}
}

func TestReport(t *testing.T) {
	box := BoxFacets(r3.Vec{X: 1, Y: 1, Z: 1})
	flipped := BoxFacets(r3.Vec{X: 1, Y: 1, Z: 1})
	flip(&flipped.Triangles[3])
	fin := BoxFacets(r3.Vec{X: 1, Y: 1, Z: 1})
	fin.Vertices = append(fin.Vertices, r3.Vec{X: 3})
	fin.Triangles = append(fin.Triangles, [3]int32{0, 1, 8}, [3]int32{0, 0, 8})
	holed := Facets{Vertices: box.Vertices, Triangles: append([][3]int32{box.Triangles[1]}, box.Triangles[3:]...)}
	two := Join(box, box.Moved(rigid.Placement{Position: r3.Vec{X: 5}}))
	tests := []struct {
		name                                      string
		f                                         Facets
		open, holes, flipped, shared, pieces, bad int
		volume                                    float64
	}{
		{"box", box, 0, 0, 0, 0, 1, 0, 1},
		{"flipped", flipped, 0, 0, 3, 0, 1, 0, math.NaN()},
		{"fin", fin, 2, 1, 0, 1, 1, 1, math.NaN()},
		{"holed", holed, 6, 2, 0, 0, 1, 0, math.NaN()},
		{"two", two, 0, 0, 0, 0, 2, 0, 2},
	}
	for _, tt := range tests {
		r := tt.f.Report()
		if r.OpenEdges != tt.open || r.Holes != tt.holes || r.FlippedEdges != tt.flipped || r.SharedEdges != tt.shared || r.Pieces != tt.pieces || len(r.Degenerate) != tt.bad {
			t.Errorf("%s: %v", tt.name, r)
		}
		if math.Abs(r.Volume-tt.volume) > 1e-12 {
			t.Errorf("%s: volume %g, want %g", tt.name, r.Volume, tt.volume)
		}
	}
}

func TestOrient(t *testing.T) {
	s := SphereFacets(1, 2)
	for i := range s.Triangles {
		if i%2 == 1 {
			flip(&s.Triangles[i])
		}
	}
	r := Join(s, BoxFacets(r3.Vec{X: 5, Y: 5, Z: 5})).Orient().Report()
	if !r.Closed() || r.Volume < 125+4 {
		t.Errorf("after Orient: %v, volume %g", r, r.Volume)
	}
}

// A box of 5 m with a spherical cavity, a ball in that, and a box beside it, of either orientation as a whole: cavities stay cavities.
func TestOrientCavity(t *testing.T) {
	turned := func(f Facets) Facets {
		for i := range f.Triangles {
			flip(&f.Triangles[i])
		}
		return f
	}
	nest := func() Facets {
		return Join(turned(SphereFacets(2, 2)), BoxFacets(r3.Vec{X: 5, Y: 5, Z: 5}), SphereFacets(1, 2))
	}
	beside := BoxFacets(r3.Vec{X: 1, Y: 1, Z: 1}).Moved(rigid.Placement{Position: r3.Vec{X: 4}, Orientation: quat.Number{Real: 1}})
	large, small := SphereFacets(2, 2).Report().Volume, SphereFacets(1, 2).Report().Volume
	for name, f := range map[string]Facets{"as it is": Join(nest(), beside), "turned over": Join(turned(nest()), beside)} {
		if r := f.Orient().Report(); !r.Closed() || !expect.Near(r.Volume, 125-large+small+1, 1e-12) {
			t.Errorf("%s: %v, volume %g, want %g", name, r, r.Volume, 125-large+small+1)
		}
	}
}

func TestLibrary(t *testing.T) {
	drum := expect.Must(Drum{Radius: 1, Length: 2, Sides: 90, Lifters: 8, LifterHeight: 0.1, LifterBreadth: 0.1}.Facets())
	bucket := expect.Must(Bucket{Width: 1, Depth: 1, Height: 0.8, Roof: 0.6, Sides: 9, Teeth: 4, ToothLength: 0.2, ToothWidth: 0.1}.Facets())
	tests := []struct {
		name   string
		f      Facets
		pieces int
		closed bool
		area   float64
		bounds r3.Box
	}{
		{"box", BoxFacets(r3.Vec{X: 1, Y: 2, Z: 3}), 1, true, 22, r3.Box{Min: r3.Vec{X: -0.5, Y: -1, Z: -1.5}, Max: r3.Vec{X: 0.5, Y: 1, Z: 1.5}}},
		{"drum", drum, 9, true, 6*math.Pi + 8*(4*0.25*2+2*0.015) - 8*2*0.1, r3.Box{Min: r3.Vec{X: -1.05, Y: -1.05, Z: -1}, Max: r3.Vec{X: 1.05, Y: 1.05, Z: 1}}},
		{"bucket", bucket, 5, false, 0, r3.Box{Min: r3.Vec{Y: -0.5}, Max: r3.Vec{X: 1.2, Y: 0.5, Z: 0.8}}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			f := tt.f.Weld(-1)
			r := f.Report()
			if r.Pieces != tt.pieces || r.Closed() != tt.closed || r.FlippedEdges > 0 || len(r.Degenerate) > 0 {
				t.Errorf("report: %v", r)
			}
			m := expect.Must(NewMesh(f, MeshOptions{}))
			if b := m.Bounds(); !expect.CloseTo(b.Min, tt.bounds.Min, 0.02) || !expect.CloseTo(b.Max, tt.bounds.Max, 0.02) {
				t.Errorf("bounds %v, want %v", b, tt.bounds)
			}
		})
	}
	if r := SphereFacets(1, 4).Report(); !r.Closed() || math.Abs(r.Volume-4*math.Pi/3) > 0.02 || r.Triangles != 20*256 {
		t.Errorf("sphere: %v, volume %g", r, r.Volume)
	}
}

func TestConvexHull(t *testing.T) {
	var cube []r3.Vec
	for i := range 64 { // a grid of points: most of them inside faces, edges or the body
		cube = append(cube, r3.Vec{X: float64(i % 4), Y: float64(i / 4 % 4), Z: float64(i / 16)})
	}
	f, err := ConvexHull(cube)
	if err != nil {
		t.Fatal(err)
	}
	if r := f.Report(); !r.Closed() || math.Abs(r.Volume-27) > 1e-9 {
		t.Errorf("cube: %v, volume %g", r, r.Volume)
	}
	for name, p := range map[string][]r3.Vec{
		"few":   {{}, {X: 1}, {Y: 1}},
		"plane": {{}, {X: 1}, {Y: 1}, {X: 1, Y: 1}, {X: 3, Y: 2}},
		"line":  {{}, {X: 1}, {X: 2}, {X: 3}},
		"point": {{}, {}, {}, {}},
	} {
		if _, err := ConvexHull(p); err == nil {
			t.Errorf("%s: no error", name)
		}
	}
}
