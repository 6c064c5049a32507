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

// shaken is a tray of particles on which a plate falls that hangs on a spring; or the same with a wall in the place of the plate. Particles rebound from it without loss: dashpots would go by the mass of the plate, which a wall has not.
const shaken = `
title: A plate falls on particles
gravity: [0, -9.81, 0]
materials: [{name: stone, density: 2500, young_modulus: 5 MPa, poisson_ratio: 0.3}, {name: steel, density: 2500, young_modulus: 5 MPa, poisson_ratio: 0.3}]
contact: {body_contact: none, rolling: elastic_plastic, default: {restitution: 0.4, friction: 0.5, rolling_friction: 0.1, rolling_damping: 0.2}, pairs: [{between: [stone, steel], restitution: 1}]}
particles: [{name: bed, material: stone, radius: {uniform: [9 mm, 11 mm]}, lattice: {counts: [5, 3, 5], center: [0, 40 mm, 0], spacing: 23 mm, jitter: 0.5 mm}, seed: 3}]
walls:
  - {name: tray, shape: box, inside: true, open: [+y], center: [0, 0.1, 0], size: [0.13, 0.2, 0.13], material: stone}
PLATE
solver: {step: 50 us, end: 0.15 s, tolerance: 1e-8}
outputs:
  interval: INTERVAL
  requests: [{name: bed, particles: bed, quantities: [center_of_mass, velocity, kinetic_energy]}REQUEST]
`

// A wall that is led along the way that a body has taken among particles does to them what the body did: the exchange adds nothing of its own.
func TestParticlesAlongTheRecordedPath(t *testing.T) {
	run := func(changes ...string) results.Table {
		t.Helper()
		file := filepath.Join(t.TempDir(), "model.yaml")
		if err := os.WriteFile(file, []byte(strings.NewReplacer(changes...).Replace(shaken)), 0o644); err != nil {
			t.Fatal(err)
		}
		table, err := results.ReadTable(filepath.Join(mustRun(t, Options{Model: file}), HistoryFile))
		if err != nil {
			t.Fatal(err)
		}
		return table
	}
	column := func(table results.Table, name string) []float64 {
		t.Helper()
		c, err := table.Column(name)
		if err != nil {
			t.Fatal(err)
		}
		return c
	}
	body := run("INTERVAL", "50 us", "REQUEST", ", {name: plate, body: plate, quantities: [position, contact_force]}", "PLATE", `
bodies: [{name: plate, mass: 0.3 kg, inertia: [1e-3, 1e-3, 1e-3], position: [0, 0.11, 0], velocity: [0, -0.5, 0], surfaces: [{shape: box, size: [0.12, 20 mm, 0.12], material: steel}]}]
joints: [{name: guide, type: prismatic, bodies: [plate, ground], at: [0, 0, 0], axis: [0, 1, 0]}]
forces: [{name: spring, type: spring_damper, bodies: [plate, ground], at: [[0, 0.11, 0], [0, 0.5, 0]], stiffness: 200 N/m}]
`)
	var path strings.Builder
	times, heights := column(body, results.TimeColumn), column(body, "plate.position.y")
	for i, time := range times {
		fmt.Fprintf(&path, "[%.17g, %.17g], ", time, heights[i]-heights[0])
	}
	wall := run("INTERVAL", "50 us", "REQUEST", "", "PLATE",
		"  - {name: plate, shape: box, center: [0, 0.11, 0], size: [0.12, 20 mm, 0.12], material: steel, motion: {displacement: [0, {table: ["+path.String()+"]}, 0]}}")

	load, most := column(body, "plate.contact_force.y"), 0.0
	for _, f := range load {
		most = math.Max(most, f)
	}
	if most < 5 {
		t.Errorf("the plate feels %g N at most", most)
	}
	for name, tolerance := range map[string]float64{ // of the largest value
		"bed.center_of_mass.x": 1e-6, "bed.center_of_mass.y": 1e-6, "bed.velocity.y": 1e-6, "bed.kinetic_energy": 1e-6,
	} {
		a, b := column(body, name), column(wall, name)
		worst, size := 0.0, 0.0
		for i := range a {
			worst, size = math.Max(worst, math.Abs(a[i]-b[i])), math.Max(size, math.Abs(a[i]))
		}
		t.Logf("%s: %.2g of %.3g", name, worst, size)
		if len(a) != len(b) || !(worst <= tolerance*size) {
			t.Errorf("%s differs by %g of %g", name, worst, size)
		}
	}
}
