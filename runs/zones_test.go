package runs

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"gabion/internal/emulator"
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

// hillOBJ is ground of two squares of 2 m, in millimetres.
const hillOBJ = "v 0 0 0\nv 2000 0 0\nv 2000 2000 0\nv 0 2000 0\nv 2000 4000 0\nv 0 4000 0\no south\nusemtl slab\nf 1 2 3 4\no north\nusemtl turf\nf 4 3 5 6\n"

// onMesh is the same ground as a mesh.
func onMesh(area string) string {
	text := strings.Replace(zoned, "    shape: terrain\n    file: hill.asc\n    origin: [2600000, 1200000, 800]\n", "    shape: mesh\n    file: hill.obj\n    scale: 1 mm\n", 1)
	return strings.Replace(text, "AREA", area, 1)
}

// particlesOnMesh are balls in the place of the blocks.
const particlesOnMesh = `
particles: [{name: rock, material: stone, radius: 0.2, positions: [[1, 1, 0.2]], velocity: [0, 0, -1]}, {name: soil, material: stone, radius: 0.2, positions: [[1, 3, 0.2]], velocity: [0, 0, -1]}]
solver: {step: 50 us, end: 40 ms}
outputs:
  requests:
    - {name: rock, particles: rock, quantities: [velocity]}
    - {name: soil, particles: soil, quantities: [velocity]}
`

// Blocks and particles rebound with the restitution of the triangle that they fall on: by polygons seen from above, by groups and by materials of the file.
func TestReboundsByZoneOfMesh(t *testing.T) {
	for name, area := range map[string]string{
		"polygon": "polygon: [[-1, 2000], [2001, 2000], [2001, 4001], [-1, 4001]]", "group": "groups: [north]", "material": "file_materials: [turf]",
	} {
		for _, kind := range []string{"bodies", "particles"} {
			t.Run(name+" "+kind, func(t *testing.T) {
				text := onMesh(area)
				if kind == "particles" {
					text = text[:strings.Index(text, "bodies:")] + particlesOnMesh
				}
				folder := t.TempDir()
				for file, text := range map[string]string{"hill.obj": hillOBJ, "model.yaml": text} {
					if err := os.WriteFile(filepath.Join(folder, file), []byte(text), 0o644); err != nil {
						t.Fatal(err)
					}
				}
				out := mustRun(t, Options{Model: filepath.Join(folder, "model.yaml"), Device: "cpu"})
				for ground, want := range map[string]float64{"rock": 0.8, "soil": 0.3} {
					up := columnOf(t, out, ground+".velocity.z")
					if got := up[len(up)-1]; !expect.Near(got, want, 0.01) {
						t.Errorf("what falls on %s rebounds with %g m/s, want %g", ground, got, want)
					}
				}
			})
		}
	}
}

// Zones that a mesh does not have are refused by name, and so are zones of meshes on a GPU.
func TestMistakesWithZonesOfMeshes(t *testing.T) {
	driver, err := emulator.New()
	emulator.Check(t, err)
	t.Cleanup(func() { _ = driver.Remove() })
	withDevice(t, driver)
	for _, c := range []struct{ area, device, want string }{
		{"groups: [west]", "cpu", "no triangle of hill.obj is of it; the file has north, south"},
		{"file_materials: [sand]", "cpu", "the file has slab, turf"},
		{"polygon: [[0, 0], [1, 0], [1, 1]]", "cpu", "holds the middle of no triangle of the mesh: it lies from (0, 0) to (2000, 4000)"},
		{"groups: [north]", "gpu", `surface "hill": a GPU knows zones of terrain from rasters, not those of meshes`},
	} {
		folder := t.TempDir()
		text := onMesh(c.area)
		for file, text := range map[string]string{"hill.obj": hillOBJ, "model.yaml": text[:strings.Index(text, "bodies:")] + particlesOnMesh} {
			if err := os.WriteFile(filepath.Join(folder, file), []byte(text), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		_, err := Run(t.Context(), Options{Model: filepath.Join(folder, "model.yaml"), Device: c.device, Folder: filepath.Join(folder, "out")})
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %q", c.area, err, c.want)
		}
	}
}
