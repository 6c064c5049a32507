package runs

import (
	"encoding/csv"
	"math"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"gabion/internal/expect"
	"gabion/results/trajectories"
)

// A block and a particle are thrown over flat ground and cross a line at x = 1 m.
const thrown = `
gravity: [0, 0, -9.81]
materials:
  - {name: stone, density: 2600, young_modulus: 100 MPa, poisson_ratio: 0.25}
contact:
  default: {restitution: 0.5, friction: 0.3}
walls:
  - {name: hill, shape: terrain, file: hill.asc, origin: [2600000, 1200000, 800], material: stone}
bodies:
  - {name: block, solid: {shape: sphere, radius: 0.2, density: 2600}, position: [0.5, 1, 2], velocity: [5, 0, 0], angular_velocity: [3, 4, 0], surfaces: [{shape: sphere, radius: 0.2, material: stone}]}
particles:
  - {name: stones, material: stone, radius: 0.1, positions: [[0.5, 3, 1]], velocity: [10, 0, 0]}
solver: {step: 50 us, end: 0.15 s}
outputs:
  interval: 5 ms
  trajectories:
    terrain: hill
    of: [stones, block]
    lines: [{name: barrier, from: [1, 0], to: [1, 4]}]
`

// Trajectories cross lines as mechanics has it, and a run that is taken up again writes the same files.
func TestTrajectories(t *testing.T) {
	folder := t.TempDir()
	header := "ncols 4\nnrows 3\nxllcenter 2600000\nyllcenter 1200000\ncellsize 2\n"
	for file, text := range map[string]string{"hill.asc": header + strings.Repeat("800 800 800 800\n", 3), "model.yaml": thrown} {
		if err := os.WriteFile(filepath.Join(folder, file), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	model := filepath.Join(folder, "model.yaml")
	whole, parts := mustRun(t, Options{Model: model}), t.TempDir()
	mustRun(t, Options{Model: model, Folder: parts, Steps: 1234})
	mustRun(t, Options{Model: model, Folder: parts, Resume: true})
	sameFiles(t, whole, parts, trajectories.FileName, trajectories.BlocksFile, trajectories.LinesFile, trajectories.RasterFolder+"/energy.asc", trajectories.RasterFolder+"/blocks.asc")

	text, err := os.ReadFile(filepath.Join(whole, trajectories.LinesFile))
	if err != nil {
		t.Fatal(err)
	}
	rows, err := csv.NewReader(strings.NewReader(string(text))).ReadAll()
	if err != nil || len(rows) != 3 {
		t.Fatalf("%v %v", rows, err)
	}
	ball := func(r float64) (mass float64) { return 2600 * 4 / 3.0 * math.Pi * r * r * r }
	for i, want := range []struct {
		name                                           string
		time, along, height, translational, rotational float64
	}{
		{"stones.1", 0.05, 3, 1 - 0.5*9.81*0.0025, 0.5 * ball(0.1) * (100 + math.Pow(9.81*0.05, 2)), 0},
		{"block", 0.1, 1, 2 - 0.5*9.81*0.01, 0.5 * ball(0.2) * (25 + 0.981*0.981), 0.5 * 0.4 * ball(0.2) * 0.04 * 25},
	} {
		got := rows[i+1]
		if got[0] != "barrier" || got[2] != want.name || got[9] != "right" {
			t.Errorf("got %v, want %q", got, want.name)
		}
		for k, w := range map[int]float64{3: want.time, 4: want.along, 5: want.height, 7: want.translational, 8: want.rotational} {
			if x, err := strconv.ParseFloat(got[k], 64); err != nil || !expect.Near(x, w, 1e-4*math.Abs(w)+1e-9) {
				t.Errorf("%s: %s is %v, want %.9g", want.name, rows[0][k], got[k], w)
			}
		}
	}
}
