package runs

import (
	"errors"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"gabion/results"
)

const braked = `
title: A weight on a braked rope and a wire, and a ball beside it
gravity: [0, 0, -10]
bodies:
  - {name: weight, type: point_mass, mass: 10, position: [0, 0, -1], velocity: [0, 0, -3]}
  - {name: ball, type: point_mass, mass: 1, position: [1, 0, 0]}
EXTRA
ropes: [{name: rope, through: [{body: ground, at: [0, 0, 0]}, {body: weight}], axial_stiffness: 100 kN, damping: 100 N s, brakes: [{end: first, force: 400 N, stroke: 1}]}]
forces: [{name: wire, type: spring_damper, bodies: [ground, weight], at: [[0, 1, 0], [0, 0, -1]], yielding: {curve: [[0.001, 10], [1, 20]]}}]
START
solver: {step: 0.5 ms, end: 1}
outputs:
  interval: 10 ms
  requests:
    - {name: weight, body: weight, quantities: [position, velocity]}
    - {name: ball, body: ball, quantities: [position]}
    - {name: brake, rope: rope.brake1, quantities: [run_out]}
    - {name: wire, force: wire, quantities: [plastic_elongation]}
    - {name: all, system: true, quantities: [energy_residual]}
`

// A run that starts with the state of another goes on where that ended, with what has yielded and run out, but for the bodies that are to begin anew; what one of them lacks is told.
func TestStart(t *testing.T) {
	dir := t.TempDir()
	run := func(name, extra, start string) (results.Table, []string, error) {
		file := filepath.Join(dir, name+".yaml")
		text := strings.NewReplacer("EXTRA", extra, "START", start).Replace(braked)
		if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		s, err := Run(t.Context(), Options{Model: file, Folder: filepath.Join(dir, name), Device: "cpu"})
		if err != nil {
			return results.Table{}, nil, err
		}
		table, err := results.ReadTable(filepath.Join(dir, name, HistoryFile))
		if err != nil {
			t.Fatal(err)
		}
		return table, s.Warnings, nil
	}
	first, _, err := run("first", "  - {name: old, type: point_mass, mass: 1, position: [5, 0, 0]}", "")
	if err != nil {
		t.Fatal(err)
	}
	second, warnings, err := run("second", "  - {name: new, type: point_mass, mass: 1, position: [6, 0, 0]}", "start: {run: first, except: [ball]}")
	if err != nil {
		t.Fatal(err)
	}
	at := func(table results.Table, column string, row int) float64 {
		return table.Columns[table.Index(column)][row]
	}
	last := first.Rows() - 1
	if out := at(first, "brake.run_out", last); !(out > 0.05) || !(at(first, "wire.plastic_elongation", last) > 0.01) {
		t.Fatalf("the brake has run out by %g m only", out)
	}
	for _, column := range []string{"weight.position.z", "weight.velocity.z", "brake.run_out", "wire.plastic_elongation"} {
		if before, now := at(first, column, last), at(second, column, 0); math.Abs(now-before) > 1e-9 {
			t.Errorf("%s ended with %g and begins with %g", column, before, now)
		}
	}
	if time, place := second.Columns[0][0], at(second, "ball.position.z", 0); time != 0 || place != 0 {
		t.Errorf("begins at %g s with the ball at %g m", time, place)
	}
	for row := range second.Rows() {
		if missing := at(second, "all.energy_residual", row); math.Abs(missing) > 0.01 {
			t.Errorf("%g J are missing at %g s", missing, second.Columns[0][row])
			break
		}
	}
	if told := fmt.Sprint(warnings); !strings.Contains(told, `body "new" is new`) || !strings.Contains(told, `body "old" is gone`) {
		t.Errorf("warnings: %s", told)
	}
	var input *InputError
	if _, _, err := run("third", "", "start: {run: first, time: 0.123}"); !errors.As(err, &input) || !strings.Contains(err.Error(), "0.123") {
		t.Errorf("from a time at which nothing was saved: %v", err)
	}
	if _, _, err := run("fourth", "", "start: {run: nowhere}"); err == nil || !strings.Contains(err.Error(), `"nowhere": no such file`) {
		t.Errorf("from a folder that is not there: %v", err)
	}
}
