package vtk

import (
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
		f.Grains.ID = append(f.Grains.ID, int64(n-i))
		f.Grains.Position = append(f.Grains.Position, r3.Vec{X: s, Y: c, Z: float64(i) / float64(n)})
		f.Grains.Radius = append(f.Grains.Radius, 0.01+0.001*c)
		f.Grains.Velocity = append(f.Grains.Velocity, r3.Vec{X: c, Y: -s, Z: time})
		f.Grains.Force = append(f.Grains.Force, r3.Vec{Y: -9.81})
	}
	f.Shapes = []results.Shape{
		{Kind: results.Sphere, Radius: 0.1, Position: r3.Vec{X: time}, Body: 3, Motion: results.Motion{Velocity: r3.Vec{X: 1}}},
		{Kind: results.Box, Size: r3.Vec{X: 0.1, Y: 0.2, Z: 0.3}, Body: 4},
		results.PlaneAt(r3.Vec{Z: -0.5}, r3.Vec{Z: 1}, 0),
	}
	f.Links = []results.Link{
		{From: r3.Vec{}, To: r3.Vec{X: 1}, Radius: 0.01, Element: 7, Bodies: [2]int{-1, 3}, Force: 2.5},
		{From: r3.Vec{}, To: r3.Vec{Y: 2}, Element: 8},
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
		`<DataSet timestep="0.2" part="0" name="grains" file="frames/grains-00002.vtp"/>`,
		`<DataSet timestep="0.2" part="3" name="walls" file="frames/walls.vtp"/>`,
	} {
		if !strings.Contains(pvd, want) {
			t.Errorf("no %s in\n%s", want, pvd)
		}
	}
	f, err := parse([]byte(readFile(t, filepath.Join(dir, Folder, "grains-00001.vtp"))))
	if err != nil {
		t.Fatal(err)
	}
	data, want := f.all(t, f.Piece.PointData), testFrame(50, 0.1).Grains
	for i := range want.Len() {
		if data["id"][i] != float64(want.ID[i]) || data["radius"][i] != float64(float32(want.Radius[i])) ||
			data["diameter"][i] != float64(float32(2*want.Radius[i])) || data["velocity"][3*i+2] != float64(float32(0.1)) ||
			data["force"][3*i+1] != float64(float32(-9.81)) {
			t.Errorf("grain %d differs", i)
		}
	}
	if f.all(t, f.Piece.VertCells)["connectivity"][49] != 49 || f.all(t, f.Field)["TimeValue"][0] != 0.1 {
		t.Error("vertices or time differ")
	}
	net, err := parse([]byte(readFile(t, filepath.Join(dir, Folder, "net-00000.vtp"))))
	if err != nil {
		t.Fatal(err)
	}
	cells := net.all(t, net.Piece.CellData)
	if cells["element"][0] != 7 || cells["element"][1] != 8 || cells["element"][2] != 7 || cells["length"][1] != 2 ||
		cells["tension"][0] != 2.5 || cells["from_body"][0] != -1 || net.Piece.Lines != 2 {
		t.Errorf("net cells %v", cells)
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
	if n := strings.Count(readFile(t, filepath.Join(parts, CollectionFile)), `name="grains"`); n != 3 {
		t.Errorf("%d frames are listed, want 3", n)
	}
	add(s, 3, 6)
	for _, name := range []string{CollectionFile, "frames/grains-00004.vtp", "frames/bodies-00005.vtp", "frames/walls.vtp"} {
		if readFile(t, filepath.Join(whole, name)) != readFile(t, filepath.Join(parts, name)) {
			t.Errorf("%s differs", name)
		}
	}
}
