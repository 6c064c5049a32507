package runs

import (
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"gabion/internal/emulator"
	"gabion/internal/expect"
	"gabion/results/vtk"
)

// worn is a ball that slides over a floor of two triangles without turning over far, and another that falls on a wire.
const worn = `
gravity: [0, 0, -10]
materials:
  - {name: steel, density: 7800, young_modulus: 100 MPa, poisson_ratio: 0.3}
contact: {default: {restitution: 0.3, friction: 0.3}}
walls: [{name: floor, shape: mesh, file: floor.obj, material: steel, wear_constant: 1e-13}]
bodies: [{name: frame, mass: 1, inertia: [1, 1, 1], fixed: true}]
nets:
  - {name: net, mesh: square, knots: [2, 2], center: [0, 5, 1], directions: [[1, 0, 0], [0, 1, 0]], spacing: 0.4, pins: border, pinned_to: frame, body: {type: point_mass, mass: 0.1, radius: 10 mm},
     spring: {stiffness: 100 kN/m, attach: center}, strands: {radius: 10 mm, material: steel, wear_constant: 2e-13}}
particles:
  - {name: slider, material: steel, radius: 50 mm, positions: [[-0.5, 0.05, 0.05]], velocity: [1.5, 0, 0]}
  - {name: drop, material: steel, radius: 50 mm, positions: [[0, 4.79, 1.07]], velocity: [0, 0, -1]}
solver: {step: 20 us, end: 0.2}
outputs:
  interval: 10 ms
  frames: 0.2
  requests:
    - {name: floor, wall: floor, quantities: [impulse, shear_impulse, sliding_work, wear_volume, largest_wear_depth, largest_impulse, largest_impulse_part]}
    - {name: net, net: net, quantities: [impulse, sliding_work, wear_volume, largest_impulse, largest_impulse_part, largest_contact_force]}
`

// The loads on triangles and strands are those of the books, they are in frames and requests, the same after a resume, and a GPU refuses them by name.
func TestWearIsRecorded(t *testing.T) {
	folder := t.TempDir()
	for file, text := range map[string]string{"floor.obj": "v -1 -1 0\nv 1 -1 0\nv 1 1 0\nv -1 1 0\nf 1 2 3\nf 1 3 4\n", "model.yaml": worn} {
		if err := os.WriteFile(filepath.Join(folder, file), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	model := filepath.Join(folder, "model.yaml")
	whole := mustRun(t, Options{Model: model, Device: "cpu"})
	last := func(name string) float64 {
		c := columnOf(t, whole, name)
		return c[len(c)-1]
	}
	mass := 7800 * 4 * math.Pi / 3 * 1.25e-4
	if got := last("floor.impulse"); !expect.Near(got, mass*10*0.2, 0.01) {
		t.Errorf("impulse on the floor %g N s, want %g", got, mass*10*0.2)
	}
	work := last("floor.sliding_work") + last("net.sliding_work")
	if lost := last("audit.lost.friction"); !expect.Near(work, lost, 1e-9) || !(lost > 0) {
		t.Errorf("work of sliding %g J, the books have %g J", work, lost)
	}
	if got, want := last("floor.wear_volume"), 1e-13*last("floor.sliding_work")/0.3; !expect.Near(got, want, 1e-9) {
		t.Errorf("worn volume %g m3, want %g", got, want)
	}
	if n := last("net.largest_impulse_part"); n < 1 || n > 4 || !(last("net.largest_contact_force") > 0) || !(last("net.impulse") > 0) {
		t.Errorf("strand %g of the net has taken most", n)
	}
	for file, array := range map[string]string{"loads": "wear_depth", "net": "impulse"} {
		names, err := filepath.Glob(filepath.Join(whole, "frames", file+"-*.vtp"))
		if err != nil || len(names) == 0 {
			t.Fatalf("no frames of %s: %v", file, err)
		}
		data, err := os.ReadFile(names[len(names)-1])
		if err != nil {
			t.Fatal(err)
		}
		decoded, err := vtk.Decode(data)
		if err != nil {
			t.Fatal(err)
		}
		values, err := decoded.Float32("CellData/"+array, -1)
		most := 0.0
		for _, x := range values {
			most = max(most, float64(x))
		}
		if err != nil || !(most > 0) {
			t.Errorf("%s: %s is %v, %v", file, array, values, err)
		}
		if want := map[string]float64{"loads": last("floor.largest_wear_depth"), "net": last("net.largest_impulse")}[file]; !expect.Near(most, want, 1e-6) {
			t.Errorf("in frames the largest %s is %g, in requests %g", array, most, want)
		}
	}
	parts := mustRun(t, Options{Model: model, Device: "cpu", Steps: 4321})
	mustRun(t, Options{Model: model, Device: "cpu", Folder: parts, Resume: true})
	sameFiles(t, whole, parts, HistoryFile, AuditFile)

	driver, err := emulator.New()
	emulator.Check(t, err)
	t.Cleanup(func() { _ = driver.Remove() })
	withDevice(t, driver)
	if _, err := Run(t.Context(), Options{Model: model, Device: "gpu", Folder: filepath.Join(folder, "out")}); err == nil || !strings.Contains(err.Error(), `surface "floor": a GPU does not add up`) {
		t.Errorf("on a GPU: %v", err)
	}
}
