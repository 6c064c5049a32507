package runs

import (
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"gabion/internal/emulator"
	"gabion/results"
)

// hotLid is a hot lid that falls on balls in a box.
const hotLid = `
title: A hot lid falls on balls in a box
gravity: [0, 0, -9.81]
materials: [{name: glass, density: 2500, young_modulus: 5e6, specific_heat: 800, thermal_conductivity: 100, real_young_modulus: 60e9}]
contact: {body_contact: none, default: {restitution: 0.5, friction: 0.5}}
walls: [{name: box, shape: box, size: [20 mm, 20 mm, 40 mm], inside: true, open: [+z], material: glass, temperature: 320}]
bodies:
  - name: lid
    solid: {shape: sphere, radius: 8 mm, density: 5000}
    position: [0, 0, 2.7 mm]
    velocity: [0, 0, -1]
    surfaces: [{shape: sphere, radius: 8 mm, material: glass}]
    heat: {temperature: TEMPERATURE, heat_capacity: 0.5, area: 4e-3, heat_transfer_coefficient: 20}
particles: [{name: balls, material: glass, radius: 3 mm, lattice: {counts: [3, 3, 2], spacing: 6.2 mm, center: [0, 0, -12 mm], jitter: 0.05 mm}, temperature: 300}]
dem: {heat: {temperature: 290, heat_transfer_coefficient: 2}, precision: double}
coupling: SCHEME
START
solver: {step: 4e-5, end: 0.004}
outputs:
  interval: 1 ms
  audit: {}
  requests:
    - {name: lid, body: lid, quantities: [temperature, position, velocity]}
    - {name: balls, particles: balls, quantities: [temperature, center_of_mass, velocity]}
`

// A body warms particles on a GPU as on the processor, whether bodies stay on the GPU or not; its books close, a run that is taken up again has the same files, and one that begins with its end goes on as one on the processor does.
func TestGPUHeat(t *testing.T) {
	driver, err := emulator.New()
	emulator.Check(t, err)
	t.Cleanup(func() { _ = driver.Remove() })
	withDevice(t, driver)
	for scheme, text := range map[string]string{"frozen": "{scheme: frozen}", "subcycled": "{scheme: subcycled, substeps: 4}"} {
		t.Run(scheme, func(t *testing.T) {
			dir := t.TempDir()
			file := func(name string, words ...string) string {
				path := filepath.Join(dir, name+".yaml")
				model := strings.NewReplacer(append(words, "SCHEME", text, "START", "", "TEMPERATURE", "600")...).Replace(hotLid)
				if err := os.WriteFile(path, []byte(model), 0o600); err != nil {
					t.Fatal(err)
				}
				return path
			}
			first := file("first")
			var tables [2]results.Table
			for k, device := range []string{"cpu", "gpu"} {
				folder := mustRun(t, Options{Model: first, Device: device, Folder: filepath.Join(dir, "first-"+device)})
				tables[k] = tableOf(t, folder, HistoryFile)
				audit := tableOf(t, folder, AuditFile)
				last := audit.Rows() - 1
				missing, held := audit.Columns[audit.Index("heat.residual")][last], audit.Columns[audit.Index("heat.particles")][last]
				if !(math.Abs(missing) < 1e-11*held) {
					t.Errorf("%s: %g J of heat are missing", device, missing)
				}
			}
			alike(t, &tables[0], &tables[1], 1e-5)
			if x := tables[0].Columns[tables[0].Index("lid.temperature")]; !(x[len(x)-1] < x[0]-0.01) {
				t.Errorf("the lid has %g K at the end: nothing happened", x[len(x)-1])
			}
			parts := mustRun(t, Options{Model: first, Device: "gpu", Folder: filepath.Join(dir, "parts"), Steps: 63})
			mustRun(t, Options{Model: first, Device: "gpu", Folder: parts, Resume: true})
			sameFiles(t, filepath.Join(dir, "first-gpu"), parts, HistoryFile, AuditFile)

			second := file("second", "START", "start: {run: first-cpu}")
			for k, device := range []string{"cpu", "gpu"} {
				tables[k] = tableOf(t, mustRun(t, Options{Model: second, Device: device, Folder: filepath.Join(dir, "second-"+device)}), HistoryFile)
			}
			alike(t, &tables[0], &tables[1], 1e-4)
		})
	}
}

func tableOf(t *testing.T, folder, name string) results.Table {
	t.Helper()
	table, err := results.ReadTable(filepath.Join(folder, name))
	if err != nil {
		t.Fatal(err)
	}
	return table
}

// alike tells which columns differ by more than a part of their largest value.
func alike(t *testing.T, want, got *results.Table, tolerance float64) {
	t.Helper()
	for k, column := range want.Columns {
		most, worst := 0.0, 0.0
		for row, x := range column {
			most, worst = max(most, math.Abs(x)), max(worst, math.Abs(got.Columns[k][row]-x))
		}
		if !(worst <= tolerance*(1e-3+most)) {
			t.Errorf("%s differs by %.3g of %.3g", want.Names[k], worst, most)
		}
	}
}
