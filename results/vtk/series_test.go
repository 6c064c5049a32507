package vtk

import (
	"bytes"
	"cmp"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/results"
)

func testFrame(n int, time float64) *results.Frame {
	f := &results.Frame{Time: time}
	for i := range n {
		s, c := math.Sincos(float64(i))
		f.Particles.ID = append(f.Particles.ID, int64(n-i))
		f.Particles.Position = append(f.Particles.Position, r3.Vec{X: s, Y: c, Z: float64(i) / float64(n)})
		f.Particles.Radius = append(f.Particles.Radius, 0.01+0.001*c)
		f.Particles.Velocity = append(f.Particles.Velocity, r3.Vec{X: c, Y: -s, Z: time})
		f.Particles.Force = append(f.Particles.Force, r3.Vec{Y: -9.81})
	}
	f.Shapes = []results.Shape{
		{Kind: results.Sphere, Radius: 0.1, Position: r3.Vec{X: time}, Body: 3, Motion: results.Motion{Velocity: r3.Vec{X: 1}}},
		{Name: "net.2", Object: "net", Knot: 2, Kind: results.Box, Size: r3.Vec{X: 0.1, Y: 0.2, Z: 0.3}, Body: 4},
		results.PlaneAt(r3.Vec{Z: -0.5}, r3.Vec{Z: 1}, 0),
		{
			Name: "slope", Object: "slope", Kind: results.Mesh, Static: true, Body: -1, Position: r3.Vec{Z: 2},
			Vertices: []r3.Vec{{}, {X: 1}, {Y: 1}, {X: 1, Y: 1}}, Triangles: [][3]int{{0, 1, 2}, {1, 3, 2}},
			Pressure: []float64{0, 100 * time}, Shear: []r3.Vec{{}, {X: time}}, Motion: results.Motion{Force: r3.Vec{Z: -time}},
		},
	}
	f.Loads = []results.Load{{Wall: "slope", Point: r3.Vec{X: 0.5, Z: 2}, Force: r3.Vec{Z: -time}, Moment: r3.Vec{Y: 3}}, {Wall: "bin"}}
	f.Links = []results.Link{
		{
			Name: "net.4", Object: "net", Wire: 4, From: r3.Vec{}, To: r3.Vec{X: 1}, Radius: 0.01, Element: 7, Force: 2.5, Elongation: 0.5, Plastic: 0.25, Slip: 0.125,
			Ends: [2]results.End{{Name: "ground", Body: -1}, {Name: "net.2", Body: 3, Knot: 2}},
		},
		{Name: "rope", Object: "rope", From: r3.Vec{}, To: r3.Vec{Y: 2}, Element: 8, Slack: true},
		{Name: "gone", Object: "gone", From: r3.Vec{X: 1}, To: r3.Vec{X: 3}, Radius: 1, Element: 9, Broken: true},
		{Name: "bin", Object: "bin", From: r3.Vec{}, To: r3.Vec{Z: 1}, Element: -1, Static: true},
	}
	return f
}

func readFile(t *testing.T, path string) string {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

func open(t *testing.T, dir string) *results.Folder {
	t.Helper()
	f, err := results.MakeFolder(dir, nil)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { f.Close() })
	return f
}

func TestSeries(t *testing.T) {
	dir := t.TempDir()
	s := NewSeries(open(t, dir))
	for i := range 3 {
		if err := s.Add(testFrame(50, float64(i)*0.1)); err != nil {
			t.Fatal(err)
		}
	}
	if err := s.Add(&results.Frame{Time: 9}); err != nil || len(s.Frames()) != 3 {
		t.Errorf("empty frame: %v, length %d", err, len(s.Frames()))
	}
	pvd := readFile(t, filepath.Join(dir, CollectionFile))
	for _, want := range []string{
		`<DataSet timestep="0.2" part="0" name="particles" file="frames/particles-00002.vtp"/>`,
		`<DataSet timestep="0.2" part="3" name="walls" file="frames/walls.vtp"/>`,
	} {
		if !strings.Contains(pvd, want) {
			t.Errorf("no %s in\n%s", want, pvd)
		}
	}
	f, err := parse([]byte(readFile(t, filepath.Join(dir, Folder, "particles-00001.vtp"))))
	if err != nil {
		t.Fatal(err)
	}
	data, want := f.all(t, f.Piece.PointData), testFrame(50, 0.1).Particles
	for i := range want.Len() {
		if data["id"][i] != float64(want.ID[i]) || data["radius"][i] != float64(float32(want.Radius[i])) ||
			data["diameter"][i] != float64(float32(2*want.Radius[i])) || data["velocity"][3*i+2] != float64(float32(0.1)) ||
			data["force"][3*i+1] != float64(float32(-9.81)) {
			t.Errorf("particle %d differs", i)
		}
	}
	if f.all(t, f.Piece.VertCells)["connectivity"][49] != 49 || f.all(t, f.Field)["TimeValue"][0] != 0.1 {
		t.Error("vertices or time differ")
	}
	net, err := parse([]byte(readFile(t, filepath.Join(dir, Folder, "net-00000.vtp"))))
	if err != nil {
		t.Fatal(err)
	}
	cells, names := net.all(t, net.Piece.CellData), net.texts(t, net.Piece.CellData)
	if cells["element"][0] != 9 || cells["element"][1] != 7 || cells["element"][2] != 8 || cells["element"][3] != 7 || cells["length"][2] != 2 ||
		cells["tension"][1] != 2.5 || cells["from_body"][1] != -1 || net.Piece.Verts != 1 || net.Piece.Lines != 2 {
		t.Errorf("net cells %v", cells)
	}
	for name, want := range map[string][]float64{
		"broken": {1, 0, 0}, "slack": {0, 0, 1}, "yielded": {0, 1, 0}, "plastic_elongation": {0, 0.25, 0}, "brake_elongation": {0, 0.125, 0}, "wire": {0, 4, 0},
	} {
		if got := cells[name][:3]; !slices.Equal(got, want) {
			t.Errorf("%s of wires: %v, want %v", name, got, want)
		}
	}
	if got := names["name"]; got[0] != "gone" || got[1] != "net.4" || got[2] != "rope" || got[3] != "net.4" || names["object"][1] != "net" {
		t.Errorf("names of wires %v, objects %v", got, names["object"])
	}
	points := net.all(t, net.Piece.PointData)
	if got := net.texts(t, net.Piece.PointData)["body_name"]; got[1] != "ground" || got[2] != "net.2" || points["knot"][2] != 2 || points["body"][2] != 3 {
		t.Errorf("points of wires: %v, knots %v", got, points["knot"])
	}
	last := len(points["knot"]) - 1
	if points["knot"][last] != 2 {
		t.Error("the far end of a tube has not the number of its knot")
	}
}

// What never moves is in one file, without loads; what presses on it is in the file of each frame, on a point for each wall and on the triangles of
// meshes that are pressed.
func TestWallsAndLoads(t *testing.T) {
	dir := t.TempDir()
	s := NewSeries(open(t, dir))
	for i := range 3 {
		if err := s.Add(testFrame(5, float64(i))); err != nil {
			t.Fatal(err)
		}
	}
	files, _ := filepath.Glob(filepath.Join(dir, Folder, "walls*"))
	if len(files) != 1 {
		t.Errorf("files of what never moves: %v", files)
	}
	read := func(name string) *vtpFile {
		f, err := parse([]byte(readFile(t, filepath.Join(dir, Folder, name))))
		if err != nil {
			t.Fatal(err)
		}
		return f
	}
	walls := read("walls.vtp")
	if got := walls.texts(t, walls.Piece.CellData)["name"]; got[0] != "bin" || !slices.Contains(got, "slope") || walls.Piece.Lines != 1 {
		t.Errorf("walls %v", got)
	}
	if walls.all(t, walls.Piece.CellData)["force"] != nil {
		t.Error("walls.vtp, written once, has a force")
	}
	for i, want := range []struct {
		polys    int
		pressure []float64
	}{{0, []float64{0, 0}}, {1, []float64{0, 0, 100}}, {1, []float64{0, 0, 200}}} {
		f := read(fmt.Sprintf("loads-%05d.vtp", i))
		cells := f.all(t, f.Piece.CellData)
		if f.Piece.Verts != 2 || f.Piece.Polys != want.polys || !slices.Equal(cells["pressure"], want.pressure) {
			t.Errorf("frame %d: %d vertices, %d triangles, pressure %v", i, f.Piece.Verts, f.Piece.Polys, cells["pressure"])
		}
		if cells["force"][2] != -float64(i) || cells["moment"][1] != 3 {
			t.Errorf("frame %d: force %v, moment %v", i, cells["force"], cells["moment"])
		}
		if got := f.texts(t, f.Piece.CellData)["name"]; !slices.Equal(got[:2], []string{"slope", "bin"}) {
			t.Errorf("frame %d: walls %v", i, got)
		}
		if p := f.all(t, f.Piece.Position)["Points"]; want.polys == 1 && !slices.Equal(p[6:], []float64{1, 0, 2, 1, 1, 2, 0, 1, 2}) {
			t.Errorf("frame %d: the pressed triangle is at %v", i, p[6:])
		}
	}
}

// Files of frames that follow one another hold what those of frames alone do, whatever of them is as it was before: in arrays that stay, change, come and go, and where there
// are more than are kept.
func TestFramesOneAfterTheOther(t *testing.T) {
	var e encoder
	for _, n := range []int{50, 50, 50, 70, 0, 50, 250_000, 50} {
		for k, p := range []*PolyData{particles(testFrame(n, float64(n))), particles(testFrame(n, 0)), bodies(testFrame(n, 1), testFrame(n, 1).Shapes)} {
			var alone, after bytes.Buffer
			if err := cmp.Or(p.Encode(&alone), p.encode(&e, &after)); err != nil {
				t.Fatal(err)
			}
			if !bytes.Equal(alone.Bytes(), after.Bytes()) {
				t.Fatalf("%d particles, file %d: %d bytes after another one, and %d alone, which differ", n, k, after.Len(), alone.Len())
			}
		}
	}
}

// Every array of numbers that has a unit has it in the field data.
func TestUnits(t *testing.T) {
	frame := testFrame(5, 1)
	for _, p := range []*PolyData{particles(frame), bodies(frame, frame.Shapes), links(frame, frame.Links), loads(frame, frame.Shapes)} {
		unit := map[string]string{}
		table := p.units()
		for i, name := range table[0].Strings {
			unit[name] = table[1].Strings[i]
		}
		if unit["TimeValue"] != "s" {
			t.Errorf("units %v", unit)
		}
		for _, a := range append(p.PointData, p.CellData...) {
			if got, told := unit[a.Name]; (a.Float32 != nil) != told || told && got == "" {
				t.Errorf("%s: unit %q", a.Name, got)
			}
		}
		var b bytes.Buffer
		if err := p.Encode(&b); err != nil {
			t.Fatal(err)
		}
		f, err := parse(b.Bytes())
		if err != nil {
			t.Fatal(err)
		}
		if got := f.texts(t, f.Field); !slices.Equal(got["array"], table[0].Strings) || !slices.Equal(got["unit"], table[1].Strings) {
			t.Errorf("field data %v", got)
		}
	}
}

// A series that went on after a checkpoint must be the same files as one that never stopped.
func TestResumeSeries(t *testing.T) {
	whole, parts := t.TempDir(), t.TempDir()
	add := func(s *Series, from, to int) {
		t.Helper()
		for i := from; i < to; i++ {
			if err := s.Add(testFrame(5, float64(i)/3)); err != nil {
				t.Fatal(err)
			}
		}
	}
	add(NewSeries(open(t, whole)), 0, 6)
	in := open(t, parts)
	s := NewSeries(in)
	add(s, 0, 3)
	saved := slices.Clone(s.Frames())
	add(s, 3, 5)
	if err := os.Remove(filepath.Join(parts, CollectionFile)); err != nil { // whatever becomes of it
		t.Fatal(err)
	}
	s, err := ResumeSeries(in, saved)
	if err != nil {
		t.Fatal(err)
	}
	if n := strings.Count(readFile(t, filepath.Join(parts, CollectionFile)), `name="particles"`); n != 3 {
		t.Errorf("%d frames are listed, want 3", n)
	}
	add(s, 3, 6)
	for _, name := range []string{CollectionFile, "frames/particles-00004.vtp", "frames/bodies-00005.vtp", "frames/walls.vtp"} {
		if readFile(t, filepath.Join(whole, name)) != readFile(t, filepath.Join(parts, name)) {
			t.Errorf("%s differs", name)
		}
	}
}
