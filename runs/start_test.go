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

// stages runs models made of one text by replacing words, each into a folder of its name beside the others.
func stages(t *testing.T, text string) func(name string, words ...string) (results.Table, []string, error) {
	return stagesIn(t, t.TempDir(), text)
}

// stagesIn does so in a folder.
func stagesIn(t *testing.T, dir, text string) func(name string, words ...string) (results.Table, []string, error) {
	return func(name string, words ...string) (results.Table, []string, error) {
		file := filepath.Join(dir, name+".yaml")
		if err := os.WriteFile(file, []byte(strings.NewReplacer(words...).Replace(text)), 0o600); err != nil {
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
}

// A run that starts with the state of another goes on where that ended, with what has yielded and run out, but for the bodies that are to begin anew; what one of them lacks is told.
func TestStart(t *testing.T) {
	stage := stages(t, braked)
	run := func(name, extra, start string) (results.Table, []string, error) {
		return stage(name, "EXTRA", extra, "START", start)
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

// turning remembers other things than wires and brakes do: revolutions that joints have counted, and tension that relaxes.
const turning = `
title: A screw, two wheels with gears, and a cord that creeps
bodies:
  - {name: nut, mass: 2, inertia: [0.1, 0.2, 0.3], angular_velocity: [0, 30, 0]}
  - {name: wheel, mass: 2, inertia: [0.1, 0.2, 0.3], position: [2, 0, 0], angular_velocity: [0, 25, 0]}
  - {name: pinion, mass: 1, inertia: [0.1, 0.1, 0.1], position: [3, 0, 0]}
  - {name: block, type: point_mass, mass: 2, position: [0, 0, -1], velocity: [0, 0, -1]}
joints:
  - {name: thread, type: screw, bodies: [nut, ground], at: [0, 0, 0], axis: [0, 1, 0], pitch: 0.1}
  - {name: axle, type: revolute, bodies: [wheel, ground], at: [2, 0, 0], axis: [0, 1, 0]}
  - {name: shaft, type: revolute, bodies: [pinion, ground], at: [3, 0, 0], axis: [0, 1, 0]}
  - {name: gear, type: gear, joints: [axle, shaft], ratio: -1.7}
forces: [{name: cord, type: viscoelastic_spring, bodies: [block, ground], at: [[0, 0, -1], [0, 0, 0]], stiffness: 300, branches: [{stiffness: 400, relaxation_time: 0.5}]}]
solver: {step: 1 ms, end: END, ASSEMBLE}
MORE
outputs:
  interval: 10 ms
  requests:
    - {name: nut, joint: thread, quantities: [rotation, translation]}
    - {name: pinion, joint: shaft, quantities: [rotation]}
    - {name: block, body: block, quantities: [position]}
    - {name: cord, force: cord, quantities: [tension, overstress]}
    - {name: all, system: true, quantities: [energy_residual, constraint_residual]}
`

// What joints have counted and what has not relaxed goes on in the run that begins with the state, as in one run.
func TestStartGoesOn(t *testing.T) {
	stage := stages(t, turning)
	run := func(name, end, more string) results.Table {
		table, _, err := stage(name, "END", end, "MORE", more, ", ASSEMBLE", "")
		if err != nil {
			t.Fatal(err)
		}
		return table
	}
	whole, first, second := run("whole", "1", ""), run("first", "0.5", ""), run("second", "0.5", "start: {run: first}")
	for _, column := range []string{"nut.rotation", "nut.translation", "pinion.rotation", "cord.tension", "cord.overstress"} {
		k := whole.Index(column)
		for row, goes := range second.Columns[k] {
			if went := whole.Columns[k][first.Rows()-1+row]; math.Abs(goes-went) > 1e-4*(1+math.Abs(went)) {
				t.Errorf("%s is %g at %g s of the second run, and %g in one run", column, goes, second.Columns[0][row], went)
				break
			}
		}
	}
}

// The state of a run that has itself begun with that of another is taken over after the first one's folder is gone.
func TestStartOfThird(t *testing.T) {
	dir := t.TempDir()
	stage := stagesIn(t, dir, turning)
	run := func(name, more string) results.Table {
		table, _, err := stage(name, "END", "0.1", "MORE", more, ", ASSEMBLE", "")
		if err != nil {
			t.Fatal(err)
		}
		return table
	}
	run("first", "")
	second := run("second", "start: {run: first}")
	if err := os.RemoveAll(filepath.Join(dir, "first")); err != nil {
		t.Fatal(err)
	}
	third := run("third", "start: {run: second}")
	k := third.Index("nut.rotation")
	if before, now := second.Columns[k][second.Rows()-1], third.Columns[k][0]; before == 0 || math.Abs(now-before) > 1e-9*math.Abs(before) {
		t.Errorf("the nut has turned by %g at the end of the second run, and by %g at the start of the third", before, now)
	}
}

// A run that has begun with the state of another goes on from its own checkpoint after that one's folder is gone, without which it cannot begin.
func TestResumeAfterStart(t *testing.T) {
	dir := t.TempDir()
	run := func(name, start string, o Options) error {
		o.Model, o.Folder, o.Device = filepath.Join(dir, name+".yaml"), filepath.Join(dir, name), "cpu"
		text := strings.NewReplacer("END", "0.1", "MORE", start, ", ASSEMBLE", "").Replace(turning)
		if err := os.WriteFile(o.Model, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		_, err := Run(t.Context(), o)
		return err
	}
	if err := errors.Join(run("first", "", Options{}), run("whole", "start: {run: first}", Options{})); err != nil {
		t.Fatal(err)
	}
	if err := run("parts", "start: {run: first}", Options{Steps: 40}); err != nil || readSummary(t, filepath.Join(dir, "parts")).Time.Steps != 40 {
		t.Fatalf("error %v, %+v", err, readSummary(t, filepath.Join(dir, "parts")).Time)
	}
	if err := os.RemoveAll(filepath.Join(dir, "first")); err != nil {
		t.Fatal(err)
	}
	if err := run("parts", "start: {run: first}", Options{Resume: true}); err != nil {
		t.Fatal(err)
	}
	sameFiles(t, filepath.Join(dir, "whole"), filepath.Join(dir, "parts"), HistoryFile, AuditFile)
	if err := run("late", "start: {run: first}", Options{}); err == nil || !strings.Contains(err.Error(), `run "first": no such file beside the document`) {
		t.Errorf("error %v", err)
	}
}

// goesOn runs a model, and once more from the state in which it ended: columns begin with the numbers that they ended with, above least, but for a part. It returns the second run.
func goesOn(t *testing.T, stage func(name string, words ...string) (results.Table, []string, error), least, part float64, columns ...string) results.Table {
	t.Helper()
	first, _, err := stage("first", "START", "")
	if err != nil {
		t.Fatal(err)
	}
	second, _, err := stage("second", "START", "start: {run: first}")
	if err != nil {
		t.Fatal(err)
	}
	for _, column := range columns {
		k := first.Index(column)
		before, now := first.Columns[k][first.Rows()-1], second.Columns[k][0]
		if math.Abs(before) <= least || math.Abs(now-before) > part*math.Abs(before) {
			t.Errorf("%s ended with %g and begins with %g", column, before, now)
		}
	}
	return second
}

// A post that is bent beyond its plastic moment as a run ends begins the next one with the moments that it had, those of its damper included.
func TestStartOfBentPost(t *testing.T) {
	stage := stages(t, `
gravity: [0, 0, 0]
beams: [{name: post, points: [[0, 0, 0], [0, 0, 2]], pieces: 4, diameter: 50 mm, steel: S235, density: 7850, damping: 2 ms, fixed: [first]}]
bodies: [{name: head, type: point_mass, mass: 50, position: [0, 0, 2], velocity: [10, 0, 0]}]
joints: [{name: weld, type: spherical, bodies: [head, post.node5], at: [0, 0, 2]}]
START
solver: {step: 0.5 ms, end: 30 ms}
outputs: {interval: 1 ms, requests: [{name: post, beam: post, quantities: [first_moment, last_moment, largest_moment, largest_plastic_bend]}, {name: all, system: true, quantities: [energy_residual]}]}
`)
	second := goesOn(t, stage, 0, 1e-6, "post.first_moment.y", "post.largest_moment", "post.largest_plastic_bend")
	if missing := second.Columns[second.Index("all.energy_residual")]; math.Abs(missing[len(missing)-1]) > 1 {
		t.Errorf("%g J of 2500 J are missing", missing[len(missing)-1])
	}
}

// Dampers of ropes, rings and bent wires go on with the forces that they had: bodies begin with the accelerations with which they ended.
func TestStartWithDampers(t *testing.T) {
	stage := stages(t, `
gravity: [0, 0, 0]
bodies:
  - {name: knot, type: point_mass, mass: 1, position: [1, 0, 0], velocity: [0, 4, 0]}
  - {name: tip, type: point_mass, mass: 1, position: [2, 0, 5], velocity: [0, 2, 0]}
  - {name: grip, type: point_mass, mass: 1, position: [0, 0, 5], fixed: true}
  - {name: held, type: point_mass, mass: 1, position: [1, 0, 5], fixed: true}
ropes: [{name: rope, through: [{body: ground, at: [0, 0, 0]}, {body: knot}, {body: ground, at: [3, 0, 0]}], axial_stiffness: 10 kN, damping: 50 N s, friction: 0.2, pretension: 100 N}]
nets: [{name: net, mesh: ring, cells: [1, 1], center: [0, 0, 9], directions: [[1, 0, 0], [0, 1, 0]], rings: {diameter: 1, windings: 3, wire: 3 mm, bending_damping: 50 N s/m}, body: {type: point_mass, mass: 1, radius: 15 mm}, pins: [1]}]
forces:
  - {name: wire, type: bending, through: [grip, held, tip], rigidity: 20, damping: 50 ms}
  - {name: pull, type: force, body: net.3, force: [30, 40, 0]}
START
solver: {step: 0.5 ms, end: 30 ms}
outputs: {interval: 1 ms, requests: [{name: knot, body: knot, quantities: [acceleration]}, {name: tip, body: tip, quantities: [acceleration]}, {name: ring, body: net.2, quantities: [acceleration]}]}
`)
	goesOn(t, stage, 1, 1e-3, "knot.acceleration.y", "tip.acceleration.y", "ring.acceleration.x")
}

// Bodies that the state puts where joints and motions do not let them be are moved before the run begins, which is told, or refused where they are to be left alone.
func TestStartAssembles(t *testing.T) {
	stage := stages(t, turning)
	if _, _, err := stage("first", "END", "0.1", "MORE", "", ", ASSEMBLE", ""); err != nil {
		t.Fatal(err)
	}
	for name, more := range map[string]string{
		"motion": `motions: [{name: crank, type: rotation, joint: axle, angle: "0.3 * t"}]`,
		"point":  `motions: [{name: hoist, type: point, body: block, path: [0, 0, "0.3 * t"]}]`,
	} {
		more = "start: {run: first}\n" + more
		table, warnings, err := stage(name, "END", "0.1", "MORE", more, ", ASSEMBLE", "")
		if err != nil {
			t.Fatal(err)
		}
		if left := table.Columns[table.Index("all.constraint_residual")][0]; !(left < 1e-9) || !strings.Contains(fmt.Sprint(warnings), "have been moved") {
			t.Errorf("%s: begins with constraints violated by %g; warnings: %s", name, left, warnings)
		}
		if missing := table.Columns[table.Index("all.energy_residual")]; math.Abs(missing[len(missing)-1]) > 0.1 {
			t.Errorf("%s: %g J are missing", name, missing[len(missing)-1])
		}
		var input *InputError
		if _, _, err := stage(name+" refused", "END", "0.1", "MORE", more, "ASSEMBLE", "assemble: false"); !errors.As(err, &input) || !strings.Contains(err.Error(), "do not fit the joints") {
			t.Errorf("%s, bodies left alone: %v", name, err)
		}
	}
}

// A net whose knots have other places or neighbours than those of the same numbers had is refused; one that has been moved as a whole, or is of stiffer wires, is not.
func TestStartWithOtherMesh(t *testing.T) {
	stage := stages(t, `
bodies: [{name: ball, type: point_mass, mass: 1}]
nets: [{name: net, KNOTS, center: [0, 0, 0], body: {type: point_mass, mass: 0.1, radius: 5 mm}, spring: {stiffness: 1 kN/m}, pins: none}]
START
solver: {step: 1 ms, end: 5 ms}
`)
	if _, _, err := stage("first", "KNOTS", "knots: [6, 6], spacing: 0.2", "START", ""); err != nil {
		t.Fatal(err)
	}
	for knots, fits := range map[string]bool{
		"knots: [6, 6], spacing: 0.2": true, "knots: [6, 6], spacing: 0.2, velocity: [0, 0, 1]": true,
		"knots: [4, 9], spacing: 0.2": false, "knots: [6, 6], spacing: 0.21": false, "knots: [11, 11], spacing: 0.1": false,
	} {
		_, _, err := stage("second", "KNOTS", knots, "START", "start: {run: first}")
		var input *InputError
		if fits && err != nil || !fits && (!errors.As(err, &input) || !strings.Contains(err.Error(), `net "net" is of another mesh`)) {
			t.Errorf("%s: %v", knots, err)
		}
	}
	if _, _, err := stage("third", "KNOTS", "knots: [6, 6], spacing: 0.2", "center: [0, 0, 0]", "center: [0, 1, 0], directions: [[0, 1, 0], [0, 0, 1]]", "START", "start: {run: first}"); err != nil {
		t.Errorf("turned and moved: %v", err)
	}
}

// A stage that starts with the last state of a run that was interrupted, or with one asked for by its time, says so of the former only.
func TestStartBeforeEnd(t *testing.T) {
	dir := t.TempDir()
	run := func(name, start string, steps int64) []string {
		t.Helper()
		file := filepath.Join(dir, name+".yaml")
		text := fmt.Sprintf("bodies: [{name: stone, type: point_mass, mass: 1, velocity: [1, 0, 0]}]\n%s\nsolver: {step: 1 ms, end: 10 ms}\noutputs: {checkpoints: 5 ms}\n", start)
		if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		s, err := Run(t.Context(), Options{Model: file, Folder: filepath.Join(dir, name), Device: "cpu", Steps: steps})
		if err != nil && !errors.Is(err, ErrInterrupted) {
			t.Fatal(err)
		}
		return s.Warnings
	}
	run("whole", "", 0)
	run("interrupted", "", 7)
	for start, told := range map[string]string{
		"start: {run: whole}": "", "start: {run: whole, time: 5 ms}": "", "start: {run: interrupted, time: 5 ms}": "",
		"start: {run: interrupted}": "not come to its end of t = 0.01 s: this one starts with its last state, of t = 0.007 s",
	} {
		warnings := fmt.Sprint(run("stage", start, 0))
		if strings.Contains(warnings, "come to its end") != (told != "") || !strings.Contains(warnings, told) {
			t.Errorf("%s: %s", start, warnings)
		}
	}
}

// A state is looked for before the run: Check takes it over as Run does. A run into the folder of the state that it begins with would begin elsewhere the next time.
func TestStartIsChecked(t *testing.T) {
	dir := t.TempDir()
	file := func(name, start string) Options {
		o := Options{Model: filepath.Join(dir, name+".yaml"), Folder: filepath.Join(dir, name), Device: "cpu"}
		text := strings.NewReplacer("EXTRA", "", "START", start, "end: 1}", "end: 0.02}").Replace(braked)
		if err := os.WriteFile(o.Model, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		return o
	}
	if _, err := Run(t.Context(), file("first", "")); err != nil {
		t.Fatal(err)
	}
	if _, err := Check(t.Context(), file("second", "start: {run: first}")); err != nil {
		t.Error(err)
	}
	if _, err := Check(t.Context(), file("early", "start: {run: first, time: 0.015}")); err == nil || !strings.Contains(err.Error(), "no state of t = 0.015 s") {
		t.Errorf("error %v", err)
	}
	if _, err := Check(t.Context(), file("nowhere", "start: {run: .}")); err == nil || !strings.Contains(err.Error(), "no checkpoint") {
		t.Errorf("error %v", err)
	}
	again := file("third", "start: {run: first}")
	again.Folder = filepath.Join(dir, "first")
	if _, err := Run(t.Context(), again); err == nil || !strings.Contains(err.Error(), "would take the place of that state") {
		t.Errorf("error %v", err)
	}
	if _, err := results.ReadTable(again.Folder); err != nil {
		t.Errorf("the first run is gone: %v", err)
	}
}
