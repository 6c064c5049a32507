package models_test

import (
	"context"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/models"
)

const onTerrain = `
gravity: [0, 0, -9.81]
materials:
  - {name: rock, density: 2650, young_modulus: 10 MPa, poisson_ratio: 0.25}
contact:
  default: {restitution: 0.2, friction: 0.5}
walls:
  - {name: hill, shape: terrain, file: hill.asc, origin: [2600000, 1200000, 800], material: rock}
particles:
  - {name: stone, material: rock, radius: 0.1, positions: [[2.1, 1.3, 3.05]]}
solver: {step: 1e-4, end: 1}
`

// slope has rows that each rise by a fifth of their distance from the one to the south.
const slope = "ncols 4\nnrows 3\nxllcenter 2600000\nyllcenter 1200000\ncellsize 2\nNODATA_value -9999\n803.4 803.4 803.4 803.4\n803 803 803 803\n802.6 802.6 802.6 802.6\n"

func terrain(t *testing.T, model, grid string) (*models.Model, error) {
	t.Helper()
	folder := t.TempDir()
	for name, text := range map[string]string{"model.yaml": model, "hill.asc": grid} {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return models.Load(context.Background(), filepath.Join(folder, "model.yaml"), nil)
}

// The terrain lies where its file and the origin say, and its slope is that of the file.
func TestTerrain(t *testing.T) {
	m, err := terrain(t, onTerrain, slope)
	if err != nil {
		t.Fatal(err)
	}
	built, err := m.Build(context.Background(), models.BuildOptions{Device: "cpu"})
	if err != nil {
		t.Fatal(err)
	}
	s := &built.Surfaces[0]
	shape, at := s.Placed(nil, 0)
	// Above the middle row, 3 m high, by 1 m square to the ground.
	normal := r3.Unit(r3.Vec{Y: -0.2, Z: 1})
	touches := shape.Touch(nil, at.ToLocal(r3.Add(r3.Vec{X: 2.5, Y: 2, Z: 3}, normal)), 1.1)
	if len(touches) != 1 || math.Abs(touches[0].Distance-1) > 1e-6 || r3.Norm(r3.Sub(touches[0].Normal, normal)) > 1e-6 {
		t.Errorf("got %v", touches)
	}
}

// zoned is the model with a zone.
func zoned(zone string) string {
	return strings.Replace(onTerrain, "material: rock}", "material: rock, zones: [{"+zone+"}]}", 1)
}

func TestMistakesWithTerrain(t *testing.T) {
	for _, c := range []struct{ model, grid, want string }{
		{onTerrain, strings.Replace(slope, "803 803", "803 -9999", 1), "hill.asc:8:5: a hole, -9999, in row 2, column 2 of the grid"},
		{onTerrain, "solid ascii", "hill.asc:1:1: neither an ASCII grid"},
		{onTerrain + "bodies:\n  - {name: b, mass: 1, inertia: [1, 1, 1], surfaces: [{shape: terrain, file: hill.asc, material: rock}]}\n", slope, "a body cannot carry a terrain"},
		{onTerrain + "outputs: {trajectories: {terrain: hill, of: [rubble]}}\n", slope, "\"rubble\""},
		{onTerrain + "outputs: {trajectories: {terrain: hill, of: [stone], cell: 1e-5}}\n", slope, "rasters of 2.4e+11 cells of 1e-05 m"},
		{onTerrain + "outputs: {trajectories: {terrain: hill, of: [stone], lines: [{name: a, from: [1, 2], to: [1, 2]}]}}\n", slope, "a line must end at another place"},
		{strings.Replace(onTerrain, "walls:", "walls:\n  - {name: floor, shape: plane, normal: [0, 0, 1], material: rock}", 1) + "outputs: {trajectories: {terrain: floor, of: [stone]}}\n", slope, "wall \"floor\" is not terrain that stands still"},
		{zoned("material: sand, polygon: [[0, 0], [1, 0], [1, 1]]"), slope, "\"sand\""},
		{zoned("material: rock, polygon: [[0, 0], [1, 0]]"), slope, "a polygon needs 3 corners or more: 2"},
		{zoned("material: rock, polygon: [[0, 0], [1, 0], [1, 1]]"), slope, "zone 1, of material \"rock\", holds the middle of no cell of the terrain: it lies from (2600000, 1200000) to (2600006, 1200004)"},
		{zoned("material: rock, file: hill.asc"), slope, "a zone of a raster needs the key \"classes\""},
		{zoned("material: rock, file: hill.asc, classes: [803, 9]"), slope, "hill.asc: no cell is of class 9"},
		{strings.Replace(zoned("material: rock, file: hill.asc, classes: [803]"), "zones:", "temperature: 300, zones:", 1), slope, "ground of several materials keeps no temperature"},
		{strings.Replace(onTerrain, "shape: terrain", "shape: mesh", 1), slope, `"origin" does not go with shape mesh`},
	} {
		m, err := terrain(t, c.model, c.grid)
		if err == nil {
			_, err = m.Build(context.Background(), models.BuildOptions{Device: "cpu"})
		}
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("got %v, want %q", err, c.want)
		}
	}
}

// Blocks and lines that are not over the ground are told of: whoever forgets the origin of a survey's coordinates would get empty tables.
func TestTrajectoriesBesideTerrain(t *testing.T) {
	tracked := onTerrain + "outputs: {trajectories: {terrain: hill, of: [stone], lines: [{name: fence, from: [3, 0], to: [3, 4]}]}}\n"
	for _, c := range []struct {
		old, new string
		want     []string
	}{
		{"", "", nil},
		{"origin: [2600000, 1200000, 800]", "origin: [0, 0, 800]", []string{
			`no block of outputs.trajectories begins over "hill", which reaches from (2600000, 1200000) to (2600006, 1200004)`, `line "fence" of outputs.trajectories lies beside "hill"`,
		}},
		{"from: [3, 0], to: [3, 4]", "from: [7, 0], to: [9, 4]", []string{`line "fence" of outputs.trajectories lies beside "hill"`}},
	} {
		m, err := terrain(t, strings.Replace(tracked, c.old, c.new, 1), slope)
		if err != nil {
			t.Fatal(err)
		}
		built, err := m.Build(context.Background(), models.BuildOptions{Device: "cpu"})
		if err != nil {
			t.Fatal(err)
		}
		told := strings.Join(built.Warnings, "\n")
		for _, want := range c.want {
			if !strings.Contains(told, want) {
				t.Errorf("warnings %q, want %q", told, want)
			}
		}
		if n := strings.Count(told, "outputs.trajectories"); n != len(c.want) {
			t.Errorf("%d warnings of trajectories in %q, want %d", n, told, len(c.want))
		}
	}
	m, err := terrain(t, strings.Replace(tracked, "of: [stone]", "of: [stone], cell: 0.1 mm", 1), slope)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := m.Build(context.Background(), models.BuildOptions{Device: "cpu"}); err == nil || !strings.Contains(err.Error(), "model.yaml:8:12") || !strings.Contains(err.Error(), "rasters of 2.4e+09 cells") {
		t.Errorf("error %v", err)
	}
}

// A block with flat faces slides down a terrain, over the edges between its triangles, as down a plane: by g (sin - friction times cos) of the slope, and lies where friction is more than that.
func TestPolyhedronOnTerrain(t *testing.T) {
	angle := math.Atan(0.2)
	for _, friction := range []float64{0, 0.1, 0.25} {
		m, err := terrain(t, strings.NewReplacer(
			"friction: 0.5", fmt.Sprintf("friction: %g", friction),
			"particles:", "polyhedra: [{name: brick, box: [0.4, 0.3, 0.2], rounding: 2 cm}]\nparticles:",
			"radius: 0.1, positions: [[2.1, 1.3, 3.05]]", "polyhedron: brick, orientation: given, positions: [[2.1, 3.1, 3.36]]",
		).Replace(onTerrain), slope)
		if err != nil {
			t.Fatal(err)
		}
		built, err := m.Build(context.Background(), models.BuildOptions{Device: "cpu"})
		if err != nil {
			t.Fatal(err)
		}
		defer built.Simulation.Close()
		velocity := func(until int) float64 {
			for range until {
				if err := built.Simulation.Step(1e-4); err != nil {
					t.Fatal(err)
				}
			}
			var s dem.State
			built.Simulation.Particles().Snapshot(&s)
			return s.Velocity[0].Y
		}
		before := velocity(8000)
		after := velocity(4000)
		want := -max(0, 9.81*(math.Sin(angle)-friction*math.Cos(angle))) * math.Cos(angle)
		if got := (after - before) / 0.4; math.Abs(got-want) > 0.01*math.Abs(want)+0.002 {
			t.Errorf("with a friction of %g it accelerates by %g m/s2, want %g", friction, got, want)
		}
	}
}

// A superquadric that is a ball slides and rolls down terrain as a ball does down a plane: without friction by the slope's part of gravity, and where it rolls by 5/7 of that.
func TestSuperquadricOnTerrain(t *testing.T) {
	angle := math.Atan(0.2)
	for friction, part := range map[float64]float64{0: 1, 0.25: 5.0 / 7} {
		m, err := terrain(t, strings.NewReplacer(
			"friction: 0.5", fmt.Sprintf("friction: %g", friction),
			"particles:", "superquadrics: [{name: ball, semi_axes: [0.2, 0.2, 0.2]}]\nparticles:",
			"radius: 0.1, positions: [[2.1, 1.3, 3.05]]", "superquadric: ball, orientation: given, positions: [[2.1, 3.1, 3.46]]",
		).Replace(onTerrain), slope)
		if err != nil {
			t.Fatal(err)
		}
		built, err := m.Build(context.Background(), models.BuildOptions{Device: "cpu"})
		if err != nil {
			t.Fatal(err)
		}
		defer built.Simulation.Close()
		velocity := func(until int) float64 {
			for range until {
				if err := built.Simulation.Step(1e-4); err != nil {
					t.Fatal(err)
				}
			}
			var s dem.State
			built.Simulation.Particles().Snapshot(&s)
			return s.Velocity[0].Y
		}
		before := velocity(6000)
		after := velocity(3000)
		want := -part * 9.81 * math.Sin(angle) * math.Cos(angle)
		if got := (after - before) / 0.3; math.Abs(got-want) > 0.01*math.Abs(want) {
			t.Errorf("with a friction of %g it accelerates by %g m/s2, want %g", friction, got, want)
		}
	}
}
