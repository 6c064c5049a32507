package vtk

import (
	"bytes"
	"math"
	"os"
	"path/filepath"
	"reflect"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/results"
)

// A frame that has been written comes back: particles and links as they were, to single precision, and solids as meshes with the same names and motions.
func TestRead(t *testing.T) {
	dir := t.TempDir()
	s := NewSeries(open(t, dir))
	for _, time := range []float64{0, 0.25} {
		if err := s.Add(testFrame(5, time)); err != nil {
			t.Fatal(err)
		}
	}
	listed, err := DecodeCollection([]byte(readFile(t, filepath.Join(dir, CollectionFile))))
	if err != nil || !reflect.DeepEqual(listed, s.Frames()) {
		t.Fatalf("%v is listed as %v: %v", s.Frames(), listed, err)
	}
	got, err := Read(func(name string) ([]byte, error) { return os.ReadFile(filepath.Join(dir, name)) }, listed[1])
	if err != nil {
		t.Fatal(err)
	}
	want := testFrame(5, 0.25)
	near := func(what string, a, b r3.Vec) {
		t.Helper()
		if r3.Norm(r3.Sub(a, b)) > 1e-6 {
			t.Errorf("%s: %v, want %v", what, a, b)
		}
	}
	for i := range 5 {
		near("position", got.Particles.Position[i], want.Particles.Position[i])
		near("velocity", got.Particles.Velocity[i], want.Particles.Velocity[i])
		near("force", got.Particles.Force[i], want.Particles.Force[i])
		if math.Abs(got.Particles.Radius[i]-want.Particles.Radius[i]) > 1e-8 || got.Particles.ID[i] != want.Particles.ID[i] {
			t.Errorf("particle %d: %v", i, got.Particles)
		}
	}
	if got.Time != 0.25 || len(got.Shapes) != 4 || len(got.Links) != 4 || len(got.Loads) != 2 || got.Loads[0].Force != want.Loads[0].Force {
		t.Fatalf("t = %g, %d shapes, %d links, loads %v", got.Time, len(got.Shapes), len(got.Links), got.Loads)
	}
	names := map[string]results.Shape{}
	for _, s := range got.Shapes {
		names[s.Name] = s
		if s.Name != "" && (s.Kind != results.Mesh || len(s.Vertices) == 0 || len(s.Triangles) == 0) {
			t.Errorf("%s: kind %d, %d vertices", s.Name, s.Kind, len(s.Vertices))
		}
	}
	for name, want := range map[string]results.Sides{"": results.SeenFront, "slope": results.SeenBoth, "net.2": results.SeenBoth} {
		if names[name].Seen != want {
			t.Errorf("%q is seen from %d, want %d", name, names[name].Seen, want)
		}
	}
	if s := got.Shapes[0]; s.Kind != results.Sphere || math.Abs(s.Radius-0.1) > 1e-6 {
		t.Errorf("the ball is %+v", s)
	}
	near("ball", got.Shapes[0].Position, r3.Vec{X: 0.25})
	if s := names["net.2"]; s.Object != "net" || s.Body != 4 || s.Knot != 2 || len(s.Triangles) != 12 || s.Static {
		t.Errorf("net.2 is %+v", s)
	}
	if s := names["slope"]; s.Body != -1 || !s.Static || len(s.Triangles) != 2 {
		t.Errorf("slope is %+v", s)
	}
	for i, k := range []int{3, 0, 1, 2} { // by element
		a, b := got.Links[i], want.Links[k]
		if b.Broken {
			near("middle", a.From, r3.Scale(0.5, r3.Add(b.From, b.To)))
		} else {
			near("from", a.From, b.From)
			near("to", a.To, b.To)
			if math.Abs(a.Radius-b.Radius) > 1e-6 {
				t.Errorf("%s has radius %g, want %g", a.Name, a.Radius, b.Radius)
			}
		}
		if a.Name != b.Name || a.Object != b.Object || a.Wire != b.Wire || a.Element != b.Element || a.Force != b.Force || a.Plastic != b.Plastic || a.Slack != b.Slack || a.Broken != b.Broken || a.Static != b.Static {
			t.Errorf("link %+v, want %+v", a, b)
		}
	}
	if got.Links[1].Ends != want.Links[0].Ends {
		t.Errorf("ends %+v", got.Links[1].Ends)
	}
}

// Bytes that are not a VTK file, or a damaged one, give an error or a frame that is whole in itself; never a panic.
func FuzzRead(f *testing.F) {
	frame := testFrame(3, 0.5)
	moving := frame.Shapes[:2]
	for _, p := range []*PolyData{particles(frame), bodies(frame, moving), links(frame, frame.Links[:3]), loads(frame, frame.Shapes[3:])} {
		var b bytes.Buffer
		if err := p.Encode(&b); err != nil {
			f.Fatal(err)
		}
		f.Add(b.Bytes())
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		for _, part := range []string{"particles", "bodies", "net", "walls", "loads"} {
			frame, err := Read(func(string) ([]byte, error) { return data, nil }, results.ListedFrame{Parts: []results.ListedPart{{Name: part, File: "x"}}})
			if err != nil {
				continue
			}
			if g := frame.Particles; len(g.Radius) != g.Len() || g.Velocity != nil && len(g.Velocity) != g.Len() {
				t.Fatalf("%d particles, %d radii, %d velocities", g.Len(), len(g.Radius), len(g.Velocity))
			}
			for _, s := range frame.Shapes {
				for _, corners := range s.Triangles {
					for _, i := range corners {
						_ = s.Vertices[i]
					}
				}
			}
		}
	})
}

func FuzzDecodeCollection(f *testing.F) {
	f.Add([]byte(`<VTKFile><Collection><DataSet timestep="0" part="0" name="particles" file="frames/a.vtp"/></Collection></VTKFile>`))
	f.Fuzz(func(t *testing.T, data []byte) {
		frames, err := DecodeCollection(data)
		for i := 1; i < len(frames) && err == nil; i++ {
			if !(frames[i].Time > frames[i-1].Time) {
				t.Fatalf("times %g, %g", frames[i-1].Time, frames[i].Time)
			}
		}
	})
}
