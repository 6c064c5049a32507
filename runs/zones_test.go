package runs

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"gabion/internal/expect"
)

// zoned is ground of two cells of 2 m, the northern of which a polygon makes soil, or the class of a raster.
const zoned = `
materials:
  - {name: stone, density: 2600, young_modulus: 100 MPa, poisson_ratio: 0.25}
  - {name: rock, young_modulus: 100 MPa, poisson_ratio: 0.25}
  - {name: soil, young_modulus: 20 MPa, poisson_ratio: 0.25}
contact:
  default: {restitution: 0.5, friction: 0}
  pairs:
    - {between: [stone, rock], restitution: 0.8}
    - {between: [stone, soil], restitution: 0.3}
walls:
  - name: hill
    shape: terrain
    file: hill.asc
    origin: [2600000, 1200000, 800]
    material: rock
    zones: [{material: soil, AREA}]
bodies:
  - {name: on_rock, solid: {shape: sphere, radius: 0.2, density: 2600}, position: [1, 1, 0.2], velocity: [0, 0, -1], surfaces: [{shape: sphere, radius: 0.2, material: stone}]}
  - {name: on_soil, solid: {shape: sphere, radius: 0.2, density: 2600}, position: [1, 3, 0.2], velocity: [0, 0, -1], surfaces: [{shape: sphere, radius: 0.2, material: stone}]}
solver: {step: 50 us, end: 40 ms}
outputs:
  requests:
    - {name: rock, body: on_rock, quantities: [velocity]}
    - {name: soil, body: on_soil, quantities: [velocity]}
`

// A block rebounds with the restitution of the ground that it falls on.
func TestBlocksReboundByZone(t *testing.T) {
	header := "ncols 2\nnrows 3\nxllcenter 2600000\nyllcenter 1200000\ncellsize 2\nNODATA_value -9\n"
	for name, area := range map[string]string{
		"polygon": "polygon: [[2599999, 1200002], [2600009, 1200002], [2600009, 1200009], [2599999, 1200009]]",
		"raster":  "file: classes.asc, classes: [7, 4]",
	} {
		t.Run(name, func(t *testing.T) {
			folder := t.TempDir()
			for file, text := range map[string]string{
				"hill.asc": header + "800 800\n800 800\n800 800\n", "classes.asc": header + "7 4\n-9 -9\n-9 3\n", "model.yaml": strings.Replace(zoned, "AREA", area, 1),
			} {
				if err := os.WriteFile(filepath.Join(folder, file), []byte(text), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			out := mustRun(t, Options{Model: filepath.Join(folder, "model.yaml")})
			for ground, want := range map[string]float64{"rock": 0.8, "soil": 0.3} {
				up := columnOf(t, out, ground+".velocity.z")
				if got := up[len(up)-1]; !expect.Near(got, want, 0.01) {
					t.Errorf("the block on %s rebounds with %g m/s, want %g", ground, got, want)
				}
			}
		})
	}
}
