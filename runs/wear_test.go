package runs

import (
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"gabion/internal/emulator"
	"gabion/internal/expect"
	"gabion/results"
	"gabion/results/vtk"
)

// worn is a ball that slides over a floor of two triangles without turning over far, and another that falls on a wire.
const worn = `
gravity: [0, 0, -10]
materials:
  - {name: steel, density: 7800, young_modulus: 100 MPa, poisson_ratio: 0.3}
contact: {default: {restitution: 0.3, friction: 0.3}}
walls: [{name: floor, shape: mesh, file: floor.obj, material: steel, wear_constant: 1e-13, erosion_constant: 3e-12}]
bodies:
  - {name: frame, mass: 1, inertia: [1, 1, 1], fixed: true}
  - {name: post, mass: 1, inertia: [1, 1, 1], position: [0, 8, 1], fixed: true}
  - {name: clew, type: point_mass, mass: 1, position: [1, 8, 1], fixed: true}
ropes: [{name: line, through: [{body: post}, {body: clew}], axial_stiffness: 1 MN, strands: {radius: 10 mm, material: steel, wear_constant: 1e-13, erosion_constant: 1e-12}}]
nets:
  - {name: net, mesh: square, knots: [2, 2], center: [0, 5, 1], directions: [[1, 0, 0], [0, 1, 0]], spacing: 0.4, pins: border, pinned_to: frame, body: {type: point_mass, mass: 0.1, radius: 10 mm},
     spring: {stiffness: 100 kN/m, attach: center}, strands: {radius: 10 mm, material: steel, wear_constant: 2e-13, erosion_constant: 1e-12}}
particles:
  - {name: slider, material: steel, radius: 50 mm, positions: [[-0.5, 0.05, 0.05]], velocity: [1.5, 0, 0]}
  - {name: drop, material: steel, radius: 50 mm, positions: [[0, 4.79, 1.07]], velocity: [0, 0, -1]}
  - {name: stone, material: steel, radius: 50 mm, positions: [[0.5, 8, 1.07]], velocity: [0.5, 0, -1]}
solver: {step: 20 us, end: 0.2}
outputs:
  interval: 10 ms
  frames: 50 ms
  loads: true
  requests:
    - {name: floor, wall: floor, quantities: [impulse, shear_impulse, sliding_work, wear_volume, largest_wear_depth, largest_impulse, largest_impulse_part, interval_impulse, interval_sliding_work, interval_peak_pressure, peak_pressure, interval_impacts, impacts, largest_erosion_depth]}
    - {name: line, rope: line, quantities: [impulse, impacts, erosion_volume, normal_work, wear_volume, interval_impulse, largest_impulse, largest_load, largest_load_part]}
    - {name: net, net: net, quantities: [impulse, sliding_work, wear_volume, largest_impulse, largest_impulse_part, largest_contact_force, normal_work, erosion_volume, impacts, interval_erosion_volume, largest_load]}
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
	work := last("floor.sliding_work") + last("net.sliding_work") + 0.3*last("line.wear_volume")/1e-13
	if lost := last("audit.lost.friction"); !expect.Near(work, lost, 1e-9) || !(lost > 0) {
		t.Errorf("work of sliding %g J, the books have %g J", work, lost)
	}
	if got, want := last("floor.wear_volume"), 1e-13*last("floor.sliding_work")/0.3; !expect.Near(got, want, 1e-9) {
		t.Errorf("worn volume %g m3, want %g", got, want)
	}
	if n := last("net.largest_impulse_part"); n < 1 || n > 4 || !(last("net.largest_contact_force") > 0) || !(last("net.impulse") > 0) {
		t.Errorf("strand %g of the net has taken most", n)
	}
	frames := func(file, array string) (largest []float64) { // of each frame
		names, err := filepath.Glob(filepath.Join(whole, "frames", file+"-*.vtp"))
		if err != nil || len(names) == 0 {
			t.Fatalf("no frames of %s: %v", file, err)
		}
		for _, name := range names {
			data, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			decoded, err := vtk.Decode(data)
			if err != nil {
				t.Fatal(err)
			}
			values, err := decoded.Float32("CellData/"+array, -1)
			if err != nil {
				t.Fatalf("%s: %s: %v", name, array, err)
			}
			most := 0.0
			for _, x := range values {
				most = max(most, float64(x))
			}
			largest = append(largest, most)
		}
		return largest
	}
	for _, c := range [][3]string{{"loads", "wear_depth", "floor.largest_wear_depth"}, {"loads", "peak_pressure", "floor.peak_pressure"}, {"loads", "erosion_depth", "floor.largest_erosion_depth"}, {"net", "impulse", "line.largest_impulse"}, {"net", "peak_load", "line.largest_load"}} {
		got := frames(c[0], c[1])
		want := last(c[2])
		if c[0] == "net" { // the file has the strands of the rope and of the net
			want = max(want, last(strings.Replace(c[2], "line", "net", 1)))
		}
		if !expect.Near(got[len(got)-1], want, 1e-6) || !(want > 0) {
			t.Errorf("in frames the largest %s is %g, in requests %g", c[1], got[len(got)-1], want)
		}
		between := frames(c[0], "interval_"+c[1])
		if most := slices.Max(between); c[1] == "peak_pressure" && !expect.Near(most, last(c[2]), 1e-6) || !(between[1] > 0) || between[0] > 0 && got[0] == 0 {
			t.Errorf("from frame to frame %s is %g", c[1], between)
		}
	}
	for _, name := range []string{"floor.%simpulse", "floor.%ssliding_work", "floor.%simpacts", "net.%serosion_volume"} { // what came between rows is all
		sum := 0.0
		for _, x := range columnOf(t, whole, fmt.Sprintf(name, "interval_")) {
			sum += x
		}
		if want := last(fmt.Sprintf(name, "")); !expect.Near(sum, want, 1e-9) || !(want > 0) {
			t.Errorf("intervals of "+name+" add up to %g, want %g", "", sum, want)
		}
	}
	peak := 0.0
	for _, p := range columnOf(t, whole, "floor.interval_peak_pressure") {
		peak = max(peak, p)
	}
	if want := last("floor.peak_pressure"); peak != want || !(last("floor.interval_peak_pressure") < 0.9*want) || !(last("net.largest_load") >= last("net.largest_contact_force")) {
		t.Errorf("peak pressures of intervals reach %g Pa, that since the start is %g Pa", peak, want)
	}
	if n, v := last("net.impacts"), last("net.erosion_volume"); n < 1 || !(v > 0) || !(last("net.normal_work") > 0) {
		t.Errorf("%g impacts erode the net by %g m3", n, v)
	}
	if v := last("line.erosion_volume"); last("line.impacts") < 1 || !(v > 0) || !(last("line.impulse") > mass*1.1) || !(last("line.wear_volume") > 0) || last("line.largest_load_part") != 1 {
		t.Errorf("a stone that bounces on a rope has %g impacts and %g N s", last("line.impacts"), last("line.impulse"))
	}
	loads, err := results.ReadLoads(filepath.Join(whole, results.LoadsFile))
	const pins, rope = 4, 3 // those of the net; the rope and its two ends
	if err != nil || len(loads) != pins+rope+1 {
		t.Fatalf("loads are %+v, %v", loads, err)
	}
	if floor := loads[pins+rope]; floor.Name != "floor" || floor.Kind != "wall" || !(floor.Force.Z < 0) || !(floor.Size > mass*10) {
		t.Errorf("load of the floor is %+v", floor)
	}
	parts := mustRun(t, Options{Model: model, Device: "cpu", Steps: 4321})
	mustRun(t, Options{Model: model, Device: "cpu", Folder: parts, Resume: true})
	sameFiles(t, whole, parts, HistoryFile, AuditFile, results.LoadsFile)

	driver, err := emulator.New()
	emulator.Check(t, err)
	t.Cleanup(func() { _ = driver.Remove() })
	withDevice(t, driver)
	if _, err := Run(t.Context(), Options{Model: model, Device: "gpu", Folder: filepath.Join(folder, "out")}); err == nil || !strings.Contains(err.Error(), `wall "floor": beside bodies that particles touch a GPU does not add up`) {
		t.Errorf("on a GPU: %v", err)
	}
}

// dragged is a box that slides over a floor of two triangles until friction has stopped it, with a ball of a particle that slides beside it, and a block that falls on a net.
const dragged = `
gravity: [0, 0, -10]
materials:
  - {name: steel, density: 1000, young_modulus: 10 MPa, poisson_ratio: 0.3}
contact: {body_contact: all, default: {restitution: 0.1, friction: 0.3}}
walls: [{name: floor, shape: mesh, file: floor.obj, material: steel, wear_constant: 1e-13}]
bodies:
  - {name: frame, mass: 1, inertia: [1, 1, 1], fixed: true}
  - {name: box, solid: {shape: box, size: [0.4, 0.4, 0.1], density: 1000}, position: [-0.5, -0.4, 0.0499], velocity: [1.5, 0, 0], surfaces: [{shape: box, size: [0.4, 0.4, 0.1], material: steel}]}
  - {name: stone, solid: {shape: sphere, radius: 0.1, density: 1000}, position: [0.2, 5, 1.12], velocity: [0, 0, -1], surfaces: [{shape: sphere, radius: 0.1, material: steel}]}
nets:
  - {name: net, mesh: square, knots: [3, 3], center: [0.1, 5, 1], directions: [[1, 0, 0], [0, 1, 0]], spacing: 0.2, pins: border, pinned_to: frame, body: {type: point_mass, mass: 0.2, radius: 10 mm},
     spring: {stiffness: 100 kN/m, damping: 20 N s/m, attach: center}, strands: {radius: 10 mm, material: steel, wear_constant: 2e-13}}
PARTICLES
solver: {step: 0.1 ms, end: 0.7}
outputs:
  interval: 10 ms
  frames: 0.1
  loads: true
  requests:
    - {name: box, body: box, quantities: [position, velocity]}
    - {name: stone, body: stone, quantities: [velocity]}
    - {name: floor, wall: floor, quantities: [impulse, shear_impulse, sliding_work, normal_work, wear_volume, largest_impulse, impacts, largest_load, largest_contact_force, interval_sliding_work]}
    - {name: net, net: net, quantities: [impulse, normal_work, sliding_work, wear_volume, impacts, largest_impulse_part, erosion_volume]}
`

// What bodies do to triangles and strands is added up too: with gravity, the books of friction and Archard's law, beside what particles do, and the same after a resume.
func TestBodiesWear(t *testing.T) {
	const ball = "particles: [{name: slider, material: steel, radius: 50 mm, positions: [[-0.5, 0.4, 0.05]]}]"
	alone := 0.0 // impulse of bodies alone
	for _, particles := range []string{"", ball} {
		folder := t.TempDir()
		for file, text := range map[string]string{"floor.obj": "v -1 -1 0\nv 1 -1 0\nv 1 1 0\nv -1 1 0\nf 1 2 3\nf 1 3 4\n", "model.yaml": strings.Replace(dragged, "PARTICLES", particles, 1)} {
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
		const weight, duration = 160.0, 0.7
		switch impulse := last("floor.impulse"); {
		case particles == "":
			if alone = impulse; !expect.Near(alone, weight*duration, 2e-3) {
				t.Errorf("impulse on the floor %g N s, want %g", alone, weight*duration)
			}
		case !expect.Near(impulse-alone, 1000*4*math.Pi/3*1.25e-4*10*duration, 0.02):
			t.Errorf("the ball adds %g N s", impulse-alone)
		}
		if got, want := last("floor.shear_impulse"), 16*1.5; got < want || got > 1.05*want { // what stops the box, which then swings on its springs
			t.Errorf("impulse along the floor %g N s, want %g", got, want)
		}
		work := last("floor.sliding_work") + last("net.sliding_work")
		if lost := last("audit.lost.friction"); !expect.Near(work, lost, 1e-9) || !expect.Near(last("floor.sliding_work"), 0.5*16*1.5*1.5, 0.02) {
			t.Errorf("work of sliding %g J, %g on the floor, the books have %g J", work, last("floor.sliding_work"), lost)
		}
		if got, want := last("floor.wear_volume"), 1e-13*last("floor.sliding_work")/0.3; !expect.Near(got, want, 1e-9) {
			t.Errorf("worn volume %g m3, want %g", got, want)
		}
		sum := 0.0
		for _, x := range columnOf(t, whole, "floor.interval_sliding_work") {
			sum += x
		}
		if !expect.Near(sum, last("floor.sliding_work"), 1e-9) {
			t.Errorf("intervals add up to %g J", sum)
		}
		if n := last("floor.impacts"); n < 1 || !(last("floor.largest_load") > weight/2) || !(last("floor.largest_load") > last("floor.largest_contact_force")) {
			t.Errorf("%g impacts on the floor, at most %g N on a triangle", n, last("floor.largest_load"))
		}
		// The stone falls on a knot of the middle, at 1 m/s; its impulse is what gravity and its change of velocity say.
		mass := 1000 * 4 * math.Pi / 3 * 1e-3
		if got, want := last("net.impulse"), mass*(10*duration+1+last("stone.velocity.z")); got < 0.98*want || last("net.erosion_volume") != 0 || last("net.impacts") < 2 || !(last("net.normal_work") > 0) || last("net.largest_impulse_part") < 1 {
			t.Errorf("%g N s on the net, want at least %g", got, want)
		}
		parts := mustRun(t, Options{Model: model, Device: "cpu", Steps: 2345})
		mustRun(t, Options{Model: model, Device: "cpu", Folder: parts, Resume: true})
		sameFiles(t, whole, parts, HistoryFile, AuditFile, results.LoadsFile)
	}
}
