package runs

import (
	"fmt"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"gabion/results"
)

// A net of 25 knots and 40 strands falls 4 to 40 mm on ground that rises along x, whose triangles are half as wide as its meshes.
const netOnGround = `
gravity: [0, 0, -9.81]
materials:
  - {name: rock, density: 2600, young_modulus: 50 MPa, poisson_ratio: 0.25}
  - {name: rope, density: 1000, young_modulus: 50 MPa, poisson_ratio: 0.3}
contact:
  default: {restitution: 0.2, friction: 0.5}
walls:
  - {name: hill, shape: terrain, file: hill.asc, origin: [0, 0, 0], material: rock}
nets:
  - name: net
    knots: [5, 5]
    center: [1, 1, 0.46]
    directions: [[0.911921505, 0, 0.410364677], [0, 1, 0]]     # a slope of 0.45
    spacing: 100 mm
    body: {type: point_mass, mass: 50 g, radius: 6 mm, material: rope}
    spring: {stiffness: 20 kN/m, damping: 20 N s/m}
    pins: none
    strands: {radius: 6 mm, material: rope}
solver: {step: 0.1 ms, end: 0.2 s}
outputs:
  interval: 20 ms
  requests:
    - {name: middle, body: net.13, quantities: [velocity]}
    - {name: all, system: true, quantities: [momentum]}
`

// writeGround writes the model and terrain 2 m wide of heights (m) by place (m), and tells where the model is.
func writeGround(t *testing.T, height func(x, y float64) float64) (model string) {
	const cells, size = 41, 0.05
	var hill strings.Builder
	fmt.Fprintf(&hill, "ncols %d\nnrows %d\nxllcenter 0\nyllcenter 0\ncellsize %g\n", cells, cells, size)
	for j := range cells {
		for i := range cells {
			fmt.Fprintf(&hill, "%.9f ", height(size*float64(i), size*float64(cells-1-j)))
		}
		hill.WriteByte('\n')
	}
	folder := t.TempDir()
	for file, text := range map[string]string{"hill.asc": hill.String(), "model.yaml": netOnGround} {
		if err := os.WriteFile(filepath.Join(folder, file), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return filepath.Join(folder, "model.yaml")
}

// columns reads columns of a file of a run.
func columns(t *testing.T, folder, file string, names ...string) (read [][]float64) {
	t.Helper()
	table, err := results.ReadTable(filepath.Join(folder, file))
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		column, err := table.Column(name)
		if err != nil {
			t.Fatal(err)
		}
		read = append(read, column)
	}
	return read
}

// A net that lies on an even slope stays there below the angle of friction, and slides above it with g (sin - mu cos).
func TestNetOnSlope(t *testing.T) {
	if testing.Short() {
		t.Skip("the same steps as shorter runs")
	}
	t.Parallel()
	const slope, mass = 0.45, 25 * 0.05
	model := writeGround(t, func(x, _ float64) float64 { return slope * x })
	for _, friction := range []float64{0.4, 0.5} {
		folder := mustRun(t, Options{Model: model, Folder: t.TempDir(), Sets: []string{fmt.Sprint("contact.default.friction=", friction)}})
		read := columns(t, folder, HistoryFile, results.TimeColumn, "all.momentum.x", "all.momentum.z")
		last := len(read[0]) - 1
		speed := func(row int) float64 { return math.Hypot(read[1][row], read[2][row]) / mass }
		from := last / 2
		got, want := (speed(last)-speed(from))/(read[0][last]-read[0][from]), max(0, 9.81*(slope-friction)*math.Cos(math.Atan(slope)))
		if math.Abs(got-want) > 0.005*want+1e-6 || want == 0 && speed(last) > 1e-6 {
			t.Errorf("friction of %g: gains %g m/s2, want %g, %g m/s at the end", friction, got, want, speed(last))
		}
		lies(t, folder)
	}
}

// A net that is dropped on a hillside with bumps comes to rest where friction is more than the slope, and the run is the same where it is taken up again after the fall.
func TestNetOnHillside(t *testing.T) {
	if testing.Short() {
		t.Skip("the same steps as shorter runs")
	}
	t.Parallel()
	model := writeGround(t, func(x, y float64) float64 { return 0.3*x + 0.03*math.Sin(6*x)*math.Cos(5*y) })
	sets := []string{"nets.net.center=[1, 1, 0.36]", "nets.net.directions=[[0.957826285, 0, 0.287347886], [0, 1, 0]]", "contact.default.friction=0.6", "solver.end=0.4 s"}
	whole, parts := mustRun(t, Options{Model: model, Folder: t.TempDir(), Sets: sets}), t.TempDir()
	mustRun(t, Options{Model: model, Folder: parts, Steps: 1234, Sets: sets})
	mustRun(t, Options{Model: model, Folder: parts, Resume: true, Sets: sets})
	sameFiles(t, whole, parts, HistoryFile, AuditFile)
	moves := columns(t, whole, HistoryFile, "middle.velocity.x", "middle.velocity.y", "middle.velocity.z")
	for axis, v := range moves {
		if end := v[len(v)-1]; math.Abs(end) > 1e-4 {
			t.Errorf("still moves by %g m/s along axis %d", end, axis)
		}
	}
	if fastest := moves[2]; !(fastest[4] < -0.5) {
		t.Errorf("falls at %g m/s", fastest[4])
	}
	lies(t, whole)
}

// lies checks of a run that nothing was told of, and that its energy is all in the books, hardly any as lost by patches.
func lies(t *testing.T, folder string) {
	t.Helper()
	if _, err := os.Stat(filepath.Join(folder, results.EventsFile)); err == nil {
		t.Error("events are told of")
	}
	books := columns(t, folder, AuditFile, "balance.residual", "balance.energy_scale", "lost.patches")
	last := len(books[0]) - 1
	if missing, patches, scale := books[0][last], books[2][last], books[1][last]; math.Abs(missing) > 1e-6*scale || math.Abs(patches) > 1e-3*scale {
		t.Errorf("of %g J %g are missing, patches have lost %g", scale, missing, patches)
	}
}
