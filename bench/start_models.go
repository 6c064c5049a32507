package bench

// This file has the models whose start is timed.

import (
	"bufio"
	"fmt"
	"math"
	"os"
	"path/filepath"
)

// startModel is what they have in common: soft particles of continuous sizes in a lattice, and what there is besides.
const startModel = `title: Start
gravity: [0, 0, -9.81]
materials: [{name: stone, density: 2500, young_modulus: 10 MPa, poisson_ratio: 0.3}]
contact: {body_contact: none, default: {restitution: 0.5, friction: 0.5}}
particles:
  - name: bed
    material: stone
    radius: {uniform: [9 mm, 11 mm]}
    lattice: {counts: [%[1]d, %[2]d, %[3]d], center: [0, 0, %[4]g], spacing: 22.5 mm, jitter: 0.2 mm}
    seed: 1
%[5]s
solver: {step: 20 us, end: 1 ms}
outputs:
  interval: 1 ms
  frames: 1 ms
  plots: false
  requests:
    - {name: bed, particles: bed, quantities: [center_of_mass, velocity, kinetic_energy]}
    - {name: all, system: true, quantities: [momentum, energy_residual]}
`

// spacing of the particles in a lattice, m.
const latticeSpacing = 0.0225

// thousand is the lattice of the particles over nets and meshes, and the height of its middle over them, m.
var (
	thousand = [3]int{10, 10, 10}
	over     = 0.2
)

// bedModel is a box of at least so many particles, twice as wide as high.
func bedModel(_ string, size int) (model string, count int, err error) {
	high := max(1, int(math.Round(math.Cbrt(float64(size)/4))))
	wide := 2 * high
	deep := (size + wide*high - 1) / (wide * high)
	room := func(n int) float64 { return float64(n+1) * latticeSpacing }
	walls := fmt.Sprintf("walls: [{name: box, shape: box, inside: true, open: [+z], center: [0, 0, %g], size: [%g, %g, %g], material: stone}]",
		room(high)/2, room(wide), room(deep), room(high))
	return fmt.Sprintf(startModel, wide, deep, high, room(high)/2, walls), wide * deep * high, nil
}

// netModel is a level net of so many knots along an edge.
func netModel(_ string, size int) (model string, count int, err error) {
	net := fmt.Sprintf(`nets:
  - name: net
    knots: [%d, %d]
    center: [0, 0, 0]
    directions: [[1, 0, 0], [0, 1, 0]]
    spacing: 36 mm
    body: {type: point_mass, mass: 5 g, radius: 3 mm, material: stone}
    spring: {stiffness: 100 kN/m, damping: 10 N s/m, attach: center, tension_only: true}
    pins: corners
    strands: {radius: 3 mm, material: stone}`, size, size)
	return fmt.Sprintf(startModel, thousand[0], thousand[1], thousand[2], over, net), size * size, nil
}

// meshModel is a waved floor of triangles in a file of its own.
func meshModel(folder string, size int) (model string, count int, err error) {
	const file, edge = "floor.obj", 4.0 // m
	n := int(math.Ceil(math.Sqrt(float64(size) / 2)))
	out, err := os.Create(filepath.Join(folder, file))
	if err != nil {
		return "", 0, err
	}
	w := bufio.NewWriter(out)
	for i := range (n + 1) * (n + 1) {
		x, y := edge*(float64(i%(n+1))/float64(n)-0.5), edge*(float64(i/(n+1))/float64(n)-0.5)
		fmt.Fprintf(w, "v %.9g %.9g %.9g\n", x, y, 0.02*math.Sin(3*x)*math.Cos(2*y))
	}
	for i := range n * n {
		a := i/n*(n+1) + i%n + 1
		fmt.Fprintf(w, "f %d %d %d\nf %d %d %d\n", a, a+1, a+n+2, a, a+n+2, a+n+1)
	}
	if err := w.Flush(); err != nil {
		out.Close()
		return "", 0, err
	}
	walls := "walls: [{name: floor, shape: mesh, file: " + file + ", material: stone}]"
	return fmt.Sprintf(startModel, thousand[0], thousand[1], thousand[2], over, walls), 2 * n * n, out.Close()
}
