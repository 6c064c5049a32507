package models

import (
	"bytes"
	"fmt"
	"math"
	"slices"
	"testing"
)

// passing is particles that fly straight on: three along x at 1 m/s, one back, one above the others, and two into outlets; x repeats itself after 1 m.
const passing = `
materials: [{name: stone, density: 1000, young_modulus: 1 MPa, poisson_ratio: 0.3}]
contact: {default: {restitution: 0.5, friction: 0.4}}
domain: {min: [0, -1, -1], max: [1, 1, 1], periodic: [x]}
particles:
  - {name: on, material: stone, radius: 1 cm, positions: [[0.42, 0, 0], [0.32, 0, 0], [0.1, 0, 0]], velocity: [1, 0, 0]}
  - {name: back, material: stone, radius: 2 cm, positions: [[0.56, 0.2, 0]], velocity: [-1, 0, 0]}
  - {name: above, material: stone, radius: 2 cm, positions: [[0.45, 0, 0.5]], velocity: [1, 0, 0]}
  - {name: left, material: stone, radius: 1 cm, positions: [[0.8, -0.8, 0]], velocity: [0, -1, 0]}
  - {name: right, material: stone, radius: 2 cm, positions: [[0.8, 0.8, 0], [0.9, 0.8, 0]], velocity: [0, 1, 0]}
outlets: [{name: left, min: [0, -1, -1], max: [1, -0.9, 1]}, {name: right, min: [0, 0.9, -1], max: [1, 1, 1]}]
solver: {step: 0.1 ms, end: 0.2 s}
outputs:
  interval: 10 ms
  requests:
    - {name: all, section: {point: [0.5, 0, 0], normal: [2, 0, 0]}, quantities: [count, mass]}
    - {name: low, section: {point: [0.5, 0, 0], normal: [-1, 0, 0], within: {box: {min: [0, -1, -0.1], max: [1, 0.1, 0.1]}}}, quantities: [count]}
    - {name: tilted, section: {point: [0.45, 0, 0], normal: [1, 0, 1], within: {sphere: {center: [0.45, 0, 0], radius: 0.1}}}, quantities: [count]}
    - {name: edge, section: {point: [0.001, 0, 0], normal: [1, 0, 0]}, quantities: [count]}
    - {name: left, outlet: left, quantities: [count, mass]}
    - {name: right, outlet: right, quantities: [count, mass]}
`

// advance runs a model for a number of rows of the history and returns them all.
func advance(t *testing.T, b *Built, rows int) (all [][]float64) {
	t.Helper()
	for range rows {
		for range 100 {
			if err := b.Simulation.Step(b.Model.Solver.Step); err != nil {
				t.Fatal(err)
			}
		}
		all = append(all, row(b))
	}
	return all
}

// row reads the columns of all requests.
func row(b *Built) (all []float64) {
	for _, r := range b.Requests {
		one := make([]float64, len(r.Columns))
		r.Write(one)
		all = append(all, one...)
	}
	return all
}

func TestSectionsAndOutlets(t *testing.T) {
	b := built(t, passing)
	row(b)
	rows := advance(t, b, 20)
	small, large := 1000*4*math.Pi/3*1e-6, 1000*4*math.Pi/3*8e-6
	// Through x = 0.5 go the first two and the one above, and one comes back; after 0.2 s the third is at 0.3.
	want := []float64{2, 2*small + large - large, -2, 2, 0, 1, small, 2, 2 * large}
	if got := rows[19]; fmt.Sprintf("%.9g", got) != fmt.Sprintf("%.9g", want) {
		t.Errorf("after 0.2 s %.9g, want %.9g", got, want)
	}
	if got := rows[9][:4]; got[0] != 1+1-1 || got[2] != -1 { // the first and the one above are through, the other is back
		t.Errorf("after 0.1 s %v", got)
	}
	// They go round: by 0.95 s all three and the one above have come in at x = 0 again; the one that goes back has gone out there.
	if got := advance(t, b, 75)[74]; got[4] != 4-1 {
		t.Errorf("through the side where they come back %g, want 3", got[4])
	}
}

// What has gone through sections is taken up again with a run, to the last bit.
func TestPassagesAreSaved(t *testing.T) {
	whole, first, second := built(t, passing), built(t, passing), built(t, passing)
	row(whole)
	row(first)
	want := advance(t, whole, 12)
	var file bytes.Buffer
	advance(t, first, 5)
	for range 42 { // between two rows
		if err := first.Simulation.Step(first.Model.Solver.Step); err != nil {
			t.Fatal(err)
		}
	}
	if err := first.Save(&file); err != nil {
		t.Fatal(err)
	}
	if err := second.Restore(&file); err != nil {
		t.Fatal(err)
	}
	for range 58 {
		if err := second.Simulation.Step(second.Model.Solver.Step); err != nil {
			t.Fatal(err)
		}
	}
	got := append([][]float64{row(second)}, advance(t, second, 6)...)
	for i := range got {
		if !slices.Equal(got[i], want[5+i]) {
			t.Errorf("row %d is %v after a restart, %v without", 6+i, got[i], want[5+i])
		}
	}
}

// A particle that crosses a plane and two periodic sides between two rows goes through once, at its place there: z = 0 at 53 ms, at x = 0.001 m past the side that it comes to at 52 ms, and at y = 0.9985 m before that of 54.5 ms;
// another comes back there at 153 ms.
func TestSectionsBesidePeriodicSides(t *testing.T) {
	b := built(t, `
materials: [{name: stone, density: 1000, young_modulus: 1 MPa, poisson_ratio: 0.3}]
contact: {default: {restitution: 0.5, friction: 0.4}}
domain: {min: [0, 0, -1], max: [1, 1, 1], periodic: [x, y]}
particles:
  - {name: up, material: stone, radius: 1 cm, positions: [[0.948, 0.9455, -0.053]], velocity: [1, 1, 1]}
  - {name: down, material: stone, radius: 1 cm, positions: [[0.8475, 0.1525, 0.153], [0.148, 0.5, 0.153]], velocity: [1, -1, -1]}
solver: {step: 0.1 ms, end: 0.2 s}
outputs:
  interval: 10 ms
  requests:
    - {name: plane, section: {point: [0, 0, 0], normal: [0, 0, 1]}, quantities: [count]}
    - {name: there, section: {point: [0, 0, 0], normal: [0, 0, 1], within: {box: {min: [0, 0.99, -1], max: [0.01, 1, 1]}}}, quantities: [count]}
    - {name: beside, section: {point: [0, 0, 0], normal: [0, 0, 1], within: {box: {min: [0, 0, -1], max: [0.01, 0.99, 1]}}}, quantities: [count]}
    - {name: side, section: {point: [0, 0, 0], normal: [0, 1, 0]}, quantities: [count]}
`)
	row(b)
	if rows, want := advance(t, b, 6), []float64{1, 1, 0, 1}; !slices.Equal(rows[5], want) {
		t.Errorf("after 60 ms %v, want %v", rows[5], want)
	}
	if rows, want := advance(t, b, 14), []float64{-1, 0, 0, 0}; !slices.Equal(rows[13], want) {
		t.Errorf("after 200 ms %v, want %v", rows[13], want)
	}
}
