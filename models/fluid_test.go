package models

import (
	"fmt"
	"math"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"gabion/dem"
	"gabion/internal/expect"
)

// afloat is a light sphere that is let go above the surface of a pond.
const afloat = `title: A light sphere comes to float
gravity: [0, 0, -9.81]
materials: [{name: wood, density: 500, young_modulus: 10 MPa}]
contact: {default: {restitution: 0.5, friction: 0.3}}
particles: [{name: log, material: wood, radius: 5 cm, positions: [[0, 0, 0.24]]}]
dem: {fluid: {density: 1000, viscosity: 20, buoyancy: true, added_mass: 0.5, level: 0.2}}
solver: {step: 0.3 ms, end: 10}
outputs: {interval: 1, requests: [{name: log, particles: log, quantities: [center_of_mass, velocity]}]}
`

// A sphere half as heavy as the fluid floats with its centre at the level, also when that rises, and moves with a stream.
func TestFloating(t *testing.T) {
	last := history(t, afloat)
	if z := last["log.center_of_mass.z"]; !expect.Near(z, 0.2, 1e-6) {
		t.Errorf("the sphere floats at %.9g m, want 0.2", z)
	}
	last = history(t, strings.Replace(afloat, "level: 0.2", "level: '0.2 + 0.01 * t', velocity: ['0.1 * t', 0, 0.01]", 1))
	if z, v := last["log.center_of_mass.z"], last["log.velocity.x"]; !expect.Near(z, 0.3, 1e-5) || !(v > 0.99 && v < 1) {
		t.Errorf("in a pond that rises and streams the sphere is at %.9g m, want 0.3, and moves at %.9g m/s, want some less than 1", z, v)
	}
}

// inFlow is light dust in a flow that is linear in place and grows in the course of time, which a grid of few nodes gives exactly.
const inFlow = `title: Dust in a flow
gravity: [0, 0, -9.81]
domain: {min: [-1, -1, -1], max: [1, 1, 1]}
materials: [{name: dust, density: 1000, young_modulus: 10 MPa}]
contact: {default: {restitution: 0.5, friction: 0.3}}
particles: [{name: dust, material: dust, radius: 1 mm, positions: [[0.2, 0, 0.1]]}]
dem:
  fluid:
    density: 1000
    viscosity: 1000
    buoyancy: true
    field: {box: {min: [-1, -1, -1], max: [1, 1, 1]}, counts: [3, 3, 2], interval: 0.5, velocity: ['-y * (1 + t)', 'x * (1 + t)', 0.1], level: '5 + x'}
solver: {step: 50 us, end: 1}
outputs: {interval: 1, requests: [{name: dust, particles: dust, quantities: [center_of_mass, velocity]}]}
`

// Dust as heavy as a thick fluid goes round with it.
func TestFlowFieldOfFunctions(t *testing.T) {
	last := history(t, inFlow)
	x, y, z := last["dust.center_of_mass.x"], last["dust.center_of_mass.y"], last["dust.center_of_mass.z"]
	if !(math.Abs(x-0.2*math.Cos(1.5)) < 3e-5) || !(math.Abs(y-0.2*math.Sin(1.5)) < 3e-5) || !(math.Abs(z-0.2) < 3e-5) {
		t.Errorf("after a turn of 1.5 rad the dust is at (%.6g, %.6g, %.6g) m, want (%.6g, %.6g, 0.2)", x, y, z, 0.2*math.Cos(1.5), 0.2*math.Sin(1.5))
	}
}

// A pond by rasters at two times, with a hole where there is none: a light sphere floats as high as they say, and one over the hole falls.
func TestFlowFieldOfRasters(t *testing.T) {
	const grid = "ncols 3\nnrows 2\nxllcenter 99\nyllcenter 200\ncellsize 1\nNODATA_value -9\n%s\n%s\n"
	folder := t.TempDir()
	for name, row := range map[string]string{"a.asc": "10.2 10.2 -9", "b.asc": "10.3 10.3 -9", "u.asc": "0 0 0"} {
		if err := os.WriteFile(filepath.Join(folder, name), fmt.Appendf(nil, grid, row, row), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	text := strings.Replace(afloat, "positions: [[0, 0, 0.24]]", "positions: [[0, 0.5, 0.24], [0.9, 0.5, 5]]", 1)
	text = strings.Replace(text, "level: 0.2", "field: {origin: [99.5, 200, 10], rasters: [{time: 0, level: a.asc, velocity_x: u.asc}, {time: 5, level: b.asc}]}", 1)
	text = strings.Replace(text, "end: 10", "end: 1", 1)
	m, err := Parse(t.Context(), filepath.Join(folder, "model.yaml"), []byte(text), nil)
	if err != nil {
		t.Fatal(err)
	}
	b, err := m.Build(t.Context(), BuildOptions{Device: "cpu"})
	if err != nil {
		t.Fatal(err)
	}
	for range 4000 {
		if err := b.Simulation.Step(2.5e-4); err != nil {
			t.Fatal(err)
		}
	}
	var s dem.State
	b.Simulation.Particles().Snapshot(&s)
	if z := s.Position[0].Z; !expect.Near(z, 0.22, 3e-2) {
		t.Errorf("the sphere floats at %g m, want 0.22", z)
	}
	if z := s.Position[1].Z; !expect.Near(z, 5-9.81/2, 1e-3) {
		t.Errorf("the sphere over the hole is at %g m, want %g", z, 5-9.81/2)
	}
	text = strings.Replace(text, "origin: [99.5, 200, 10]", "origin: [89.5, 200, 10]", 1)
	if m, err = Parse(t.Context(), filepath.Join(folder, "model.yaml"), []byte(text), nil); err == nil {
		_, err = m.Build(t.Context(), BuildOptions{Device: "cpu"})
	}
	if err == nil || !strings.Contains(err.Error(), "dem.fluid.field: the field, from (9.5, 0, 0) to (11.5, 1, 0) m, does not cover") || !regexp.MustCompile(`model\.yaml:\d+:\d+: dem`).MatchString(err.Error()) || strings.Count(err.Error(), "cover") > 1 {
		t.Errorf("beside the raster: %v", err)
	}
}

// A pond by images at two times: a light sphere floats as high as they say and drifts as fast. What they do not cover is refused.
func TestFlowFieldOfImages(t *testing.T) {
	const image = `<VTKFile type="ImageData"><ImageData WholeExtent="0 1 0 1 0 0" Origin="99 200 10" Spacing="2 1 1"><Piece Extent="0 1 0 1 0 0"><PointData>
<DataArray Name="u" type="Float64" NumberOfComponents="3" format="ascii">%s %s %s %s</DataArray>
<DataArray Name="h" type="Float64" format="ascii">%s %s %s %s</DataArray></PointData></Piece></ImageData></VTKFile>`
	folder := t.TempDir()
	for name, level := range map[string]string{"a.vti": "10.2", "b.vti": "10.3"} {
		const u = "0.1 0 0"
		if err := os.WriteFile(filepath.Join(folder, name), fmt.Appendf(nil, image, u, u, u, u, level, level, level, level), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	text := strings.Replace(afloat, "positions: [[0, 0, 0.24]]", "positions: [[0, 0.5, 0.24]]", 1)
	text = strings.Replace(text, "level: 0.2", "field: {origin: [99.5, 200, 10], images: [{time: 0, file: a.vti, velocity: u, level: h}, {time: 5, file: b.vti, velocity: u, level: h}]}", 1)
	build := func(text string) (*Built, error) {
		m, err := Parse(t.Context(), filepath.Join(folder, "model.yaml"), []byte(text), nil)
		if err != nil {
			return nil, err
		}
		return m.Build(t.Context(), BuildOptions{Device: "cpu"})
	}
	b, err := build(text)
	if err != nil {
		t.Fatal(err)
	}
	for range 8000 {
		if err := b.Simulation.Step(2.5e-4); err != nil {
			t.Fatal(err)
		}
	}
	var s dem.State
	b.Simulation.Particles().Snapshot(&s)
	if z, v := s.Position[0].Z, s.Velocity[0].X; !expect.Near(z, 0.24, 3e-2) || !expect.Near(v, 0.1, 0.05) {
		t.Errorf("the sphere floats at %g m and drifts at %g m/s, want 0.24 and 0.1", z, v)
	}
	for _, c := range []struct{ old, now, want string }{
		{"origin: [99.5,", "origin: [89.5,", "dem.fluid.field: the field, from (9.5, 0, 0) to (11.5, 1, 0) m, does not cover"},
		{"velocity: u, level: h}, {", "velocity: h, level: h}, {", `array "h" has 1 components: want 3`},
		{"velocity: u, level: h}, {", "level: h}, {", `there is no array "velocity" at the points`},
		{"velocity: u, level: h}, {", "velocity: u}, {", "give all images a level, or none"},
		{"time: 5", "time: 0", "times must rise: 0 s after 0 s"},
		{"file: b.vti", "file: c.vti", "c.vti"},
	} {
		if _, err := build(strings.Replace(text, c.old, c.now, 1)); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("with %s: %v, want %q", c.now, err, c.want)
		}
	}
}

func TestMistakesWithFlowFields(t *testing.T) {
	for _, c := range []struct{ old, now, want string }{
		{"interval: 0.5, ", "", "the field changes in time"},
		{"buoyancy: true", "level: 2", "the fluid has a \"field\", which has its own level"},
		{"buoyancy: true", "velocity: [1, 0, 0]", "the fluid has a \"field\", which has its own velocity"},
		{"max: [1, 1, 1]}, counts", "max: [1, 1, 0.5]}, counts", "does not cover the domain's corner (1, 1, 1) m"},
		{"'5 + x'", "'5 / x'", "the level +Inf m: want numbers everywhere"},
		{"max: [1, 1, 1]}, counts", "max: [1, 1, -1]}, counts", "box"},
		{"counts: [3, 3, 2]", "counts: [3, 0, 2]", "counts"},
		{"counts: [3, 3, 2]", "counts: [3000, 3000, 2]", "at most 16777216 in all"},
		{"buoyancy: true", "porosity: 0.5, porosity_grid: {box: {min: [0, 0, 0], max: [1, 1, 1]}, counts: [2, 2, 2]}", "porosity"},
	} {
		text := strings.Replace(inFlow, c.old, c.now, 1)
		if strings.HasPrefix(c.now, "porosity:") {
			text = strings.Replace(text, c.now, strings.Replace(c.now, ", porosity_grid", "\n    porosity_grid", 1), 1)
		}
		m, err := Parse(t.Context(), "m", []byte(text), nil)
		if err == nil {
			_, err = m.Build(t.Context(), BuildOptions{Device: "cpu"})
		}
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("with %s: %v, want %q", c.now, err, c.want)
		}
	}
}

func TestMistakesWithFluids(t *testing.T) {
	for _, c := range []struct{ old, now, want string }{
		{"level: 0.2", "level: 0.2 s", "6:85: level: \"0.2 s\" does not convert to m"},
		{"gravity: [0, 0, -9.81]", "gravity: [0, 0, 0]", "6:85: a level is a height against gravity"},
		{"gravity: [0, 0, -9.81]", "gravity: [0, 0, 0]", "6:55: without gravity nothing lifts particles"},
		{"level: 0.2", "flow_index: 0", "6:90: flow_index must be above 0"},
		{"level: 0.2", "porosity: 2", "6:88: porosity must be above 0 and at most 1"},
		{"level: 0.2", "yield_stress: -1", "6:92: yield_stress must be at least 0"},
		{"level: 0.2", "velocity: ['x', 0, 0]", "6:90: velocity[0] must be a number in m/s, or an expression of t"},
	} {
		_, err := Parse(t.Context(), "m", []byte(strings.Replace(afloat, c.old, c.now, 1)), nil)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("with %s: %v, want %q", c.now, err, c.want)
		}
	}
}

// The rasters of a flow are among the files that a model names: a run that is resumed looks whether they are the same.
func TestFilesOfFlow(t *testing.T) {
	m := &Model{DEM: DEM{Fluid: &Fluid{Field: &FlowField{Rasters: []FlowRaster{{Level: "a.asc", VelocityX: "u.asc"}, {Level: "a.asc", VelocityY: "v.asc"}}}}}}
	if got, want := m.Files(), []string{"a.asc", "u.asc", "v.asc"}; !slices.Equal(got, want) {
		t.Errorf("files %v, want %v", got, want)
	}
}
