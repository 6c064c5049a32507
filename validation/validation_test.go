package validation

import (
	"context"
	"encoding/json"
	"errors"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"gabion/runs"
)

// write puts files into a new folder and returns it.
func write(t *testing.T, files map[string]string) string {
	t.Helper()
	folder := t.TempDir()
	for name, text := range files {
		path := filepath.Join(folder, name)
		if err := errors.Join(os.MkdirAll(filepath.Dir(path), 0o755), os.WriteFile(path, []byte(text), 0o644)); err != nil {
			t.Fatal(err)
		}
	}
	return folder
}

const (
	fall = `
gravity: [0, -9.81, 0]
bodies: [{name: stone, type: point_mass, mass: 1, velocity: [2, 0, 0]}]
solver: {step: 10 ms, end: 1 s}
outputs:
  interval: 100 ms
  requests: [{name: stone, body: stone, quantities: [position, velocity]}]
`
	// The same fall in millimetres, with other names, as a table of Adams has it.
	table = "! made by hand\nTime\tX\tY\n0\t0\t0\n0.5\t1000\t-1226.25\n1\t2000\t-4905\n"
)

// TestMetrics judges curves whose differences are known in closed form.
func TestMetrics(t *testing.T) {
	text := `title: a
source: b
results: run.csv
reference: run.csv
compare:
  - {quantity: rms, columns: [a, b], expressions: ["t", "2 * t - 4"], metric: rms, tolerance: 4}
  - {quantity: maximum, columns: [a, b], expressions: ["t - 3", "2 * t - 4"], metric: maximum, tolerance: 4.9}
  - {quantity: relative, columns: [a], expressions: ["2 * t"], metric: relative, tolerance: 0.5}
  - {quantity: final, columns: [b], expressions: ["0"], metric: final, tolerance: 5}
  - {quantity: integral, columns: [a], expressions: ["0"], metric: integral, tolerance: 3}
  - {quantity: peak, columns: [b], expressions: ["3"], metric: peak, tolerance: 2}
  - {quantity: mean, columns: [a, b], expressions: ["0", "-1"], metric: mean, tolerance: 4.2}
  - {quantity: rate, columns: [a, b], expressions: ["4 * t", "7 - 2 * t"], metric: rate, tolerance: 4.9}
  - {quantity: interval, columns: [a], expressions: ["0"], metric: maximum, tolerance: 2, from: 1, to: 2}
  - {quantity: between rows, columns: [a], expressions: ["0"], metric: integral, tolerance: 2.9, from: 0.5, to: 2.5}
  - {quantity: before a row, columns: [b], expressions: ["t"], metric: final, tolerance: 2, from: 1, to: 2.5}
  - {quantity: sign, columns: [a, b], expressions: ["-t", "-2 * t"], metric: maximum, tolerance: 0, either_sign: true}
  - {quantity: itself, columns: [a], reference_columns: [b], scale: 0.5, metric: maximum, tolerance: 0}
`
	folder := write(t, map[string]string{"run.csv": "time,a,b\n0,0,0\n1,1,2\n2,2,4\n3,3,6\n", "case.yaml": text})
	verdicts, err := Run(context.Background(), []string{filepath.Join(folder, "case.yaml")}, Options{Folder: t.TempDir()})
	if err != nil {
		t.Fatal(err)
	}
	v := verdicts[0]
	want := []float64{4, 5, 0.5, 6, 4.5, 3, math.Hypot(1.5, 4), 5, 2, 3, 2.5, 0, 0}
	if len(v.Outcomes) != len(want) {
		t.Fatalf("%s: %s", v.Status, v.Reason)
	}
	for i, o := range v.Outcomes {
		if math.Abs(float64(o.Error)-want[i]) > 1e-12 || o.Passed != (want[i] <= o.Tolerance) {
			t.Errorf("%s: %g, want %g; passed is %v", o.Quantity, float64(o.Error), want[i], o.Passed)
		}
	}
	if v.Status != Outside || Good(verdicts) {
		t.Errorf("status %s", v.Status)
	}
}

// TestUserCase runs a model against a table in other units and names, against formulas, and against another model's run.
func TestUserCase(t *testing.T) {
	folder := write(t, map[string]string{
		"fall.yaml": fall, "table.txt": table,
		"adams.yaml": `title: A fall
source: by hand
model: fall.yaml
reference: table.txt
compare:
  - {quantity: place, columns: [stone.position.x, stone.position.y], reference_columns: [X, Y], scale: 1e-3, tolerance: 1e-4}
`,
		"formula.yaml": `title: A fall
source: Galilei
model: fall.yaml
set: ["bodies.stone.velocity=[3, 0, 0]"]
compare:
  - {quantity: velocity, columns: [stone.velocity.x, stone.velocity.y], expressions: ["3", "-9.81 * t"], metric: maximum, tolerance: 1e-9}
`,
		"run.yaml": `title: Half a step
source: the same model with half the step
model: fall.yaml
reference_model: fall.yaml
reference_set: [solver.step=5 ms]
compare: [{quantity: place, columns: [stone.position.y], tolerance: 1e-3}]
`,
		"outside.yaml": `title: Wrong
source: nobody
model: fall.yaml
compare: [{quantity: place, columns: [stone.position.y], expressions: ["0"], tolerance: 1}]
`,
		"missing.yaml": "title: Missing\nsource: x\nmodel: fall.yaml\ncompare: [{quantity: q, columns: [stone.position.x], reference: gone.csv, tolerance: 1}]\n",
		"broken.yaml":  "title: Broken\nsource: x\nmodel: none.yaml\ncompare: [{quantity: q, columns: [c], expressions: [\"0\"], tolerance: 1}]\n",
		"absent.yaml":  "title: Absent\nparameters: {references: r}\nsource: x\nmodel: ${references}/m.yaml\ncompare: [{quantity: q, columns: [c], expressions: [\"0\"], tolerance: 1}]\n",
	})
	want := []struct {
		name   string
		status Status
	}{{"adams", Passed}, {"formula", Passed}, {"run", Passed}, {"outside", Outside}, {"broken", Failed}, {"absent", Skipped}, {"missing", Failed}}
	var paths []string
	for _, w := range want {
		paths = append(paths, filepath.Join(folder, w.name+".yaml"))
	}
	out := t.TempDir()
	reported := 0
	o := Options{Folder: out, Jobs: 3, Threads: 1, Device: "cpu", Version: "1.2.3", Report: func(*Verdict, []*Verdict) { reported++ }}
	verdicts, err := Run(context.Background(), paths, o)
	if err != nil {
		t.Fatal(err)
	}
	for i, w := range want {
		if verdicts[i].Case != w.name || verdicts[i].Status != w.status {
			t.Errorf("%s is %s (%s), want %s", verdicts[i].Case, verdicts[i].Status, verdicts[i].Reason, w.status)
		}
	}
	if _, err := os.Stat(filepath.Join(out, "runs", "missing")); err == nil {
		t.Error("a case without its reference was run")
	}
	if reported != len(want) {
		t.Errorf("%d reports", reported)
	}
	if err := NewReport(verdicts, o, time.Now()).Write(out); err != nil {
		t.Fatal(err)
	}
	checkReport(t, out, len(want))
}

func checkReport(t *testing.T, folder string, cases int) {
	t.Helper()
	page, err := os.ReadFile(filepath.Join(folder, "report.html"))
	if err != nil {
		t.Fatal(err)
	}
	for _, outside := range []string{"<script", "<link", "src=", "url(", "@import"} {
		if strings.Contains(string(page), outside) {
			t.Errorf("the page has %q", outside)
		}
	}
	for _, text := range []string{"3 of 7 cases", "1 outside", "2 failed", "1 skipped", "<svg", "by hand", "1.2.3", "no such file"} {
		if !strings.Contains(string(page), text) {
			t.Errorf("the page lacks %q", text)
		}
	}
	data, err := os.ReadFile(filepath.Join(folder, "report.json"))
	if err != nil {
		t.Fatal(err)
	}
	var r Report
	if err := json.Unmarshal(data, &r); err != nil || r.Passed || len(r.Verdicts) != cases || len(r.Verdicts[0].Outcomes) != 1 {
		t.Errorf("report.json: %v %+v", err, r)
	}
}

// TestCasesKeepApart wants the report of all cases, whatever happens in one of them: a panic, or the end of the program.
func TestCasesKeepApart(t *testing.T) {
	folder := write(t, map[string]string{
		"run.csv":   "time,a\n0,0\n1,1\n",
		"good.yaml": "title: a\nsource: b\nresults: run.csv\ncompare: [{quantity: q, columns: [a], expressions: [t], tolerance: 1e-9}]\n",
		"nan.yaml":  "title: a\nsource: b\nresults: run.csv\ncompare: [{quantity: q, columns: [a], expressions: [sqrt(t - 1)], tolerance: 1}]\n",
	})
	paths := []string{filepath.Join(folder, "good.yaml"), filepath.Join(folder, "nan.yaml"), filepath.Join(folder, "good.yaml")}
	verdicts, err := Run(context.Background(), paths, Options{Folder: t.TempDir()})
	if err != nil || verdicts[0].Status != Passed || verdicts[1].Status != Failed || verdicts[2].Status != Passed {
		t.Errorf("%v: %+v", err, verdicts)
	}
	if want := `q: the reference of column "a" is NaN at 0 s`; verdicts[1].Reason != want {
		t.Errorf("reason %q, want %q", verdicts[1].Reason, want)
	}

	err = guard(func() error { return []error{}[len(verdicts)] })
	if err == nil || !strings.Contains(err.Error(), "index out of range") || !strings.Contains(err.Error(), "validation_test.go") {
		t.Errorf("error %v", err)
	}

	ctx, stop := context.WithCancel(context.Background())
	verdicts, err = Run(ctx, paths, Options{Folder: t.TempDir(), Report: func(v *Verdict, all []*Verdict) {
		if all[2].Status != NotRun {
			t.Errorf("the last case is %s after the first", all[2].Status)
		}
		stop()
	}})
	if !errors.Is(err, runs.ErrInterrupted) || len(verdicts) != 3 || verdicts[0].Status != Passed || verdicts[2].Status != NotRun || Good(verdicts) {
		t.Errorf("%v: %+v", err, verdicts)
	}
}

func TestDistinctNames(t *testing.T) {
	got := distinctNames([]string{"a/net.yaml", "b/net.yaml", "net-2.yaml", "c/net.yml"})
	if want := []string{"net", "net-2", "net-2-2", "net-3"}; !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}

// TestAllMistakes wants every mistake of a case told at once, each at its place, those of its model included.
func TestAllMistakes(t *testing.T) {
	folder := write(t, map[string]string{
		"fall.yaml": fall, "table.txt": table, "run.csv": "time,a,b\n0,0,0\n1,1,2\n",
		"wrong.yaml": strings.Replace(fall, "mass: 1", "mess: 1", 1), "back.csv": "time,x\n0,0\n1,1\n0.5,2\n",
		"drop.adm": "fall\nPART/1, GROUND\nMARKER/1\nPART/2, MASS=1, CM=2\nMARKER/2\nREQUEST/1, DISP, I=2, J=1\nEND\n",
		"c.yaml": `title: a
source: b
model: fall.yaml
set: [solver.end=1 s, solver.stepp=1]
reference: table.txt
compare:
  - {quantity: a, columns: [stone.position.x], reference_columns: [Z], tolerance: 1}
  - {quantity: b, columns: [stone.position.y], expressions: ["u", "t"], tolerance: -1, metric: guess}
  - {quantity: c, columns: [stone.position.y], expressions: [], tolerance: 1}
  - {quantity: d, columns: [stone.position.y], reference: gone.csv, tolerance: 1}
  - {quantity: e, columns: [stone.position.y], reference: back.csv, tolerance: 1}
  - {quantity: f, columns: [], expressions: [], tolerance: 1}
  - 7
`,
		"d.yaml": `title: a
source: b
model: wrong.yaml
reference_model: fall.yaml
compare:
  - {quantity: a, columns: [stone.position.x], reference_columns: [stone.positoin.x], tolerance: 1}
  - {quantity: b, columns: [stone.position.x], tolerance: 1, expressions: ["h * t"]}
parameters: {h: 2 m}
`,
		"e.yaml": `title: a
source: b
model: drop.adm
set: [solver.end=1]
replace: [{text: MASS=2, with: MASS=3}]
compare:
  - {quantity: a, columns: [req1.F2 + req1.F9], expressions: ["0"], tolerance: 1}
`,
		"f.yaml": `title: a
source: b
results: run.csv
compare:
  - {quantity: a, columns: [a], reference_columns: [c], tolerance: 1}
  - {quantity: b, columns: [d], expressions: ["1 mm"], tolerance: 1}
`,
	})
	for file, want := range map[string][]string{
		"c.yaml": {
			`c.yaml:4:23: unknown key "stepp"`,
			`c.yaml:7:68: the reference has no column "Z"`,
			`c.yaml:8:63: expressions[0] must be an expression of t: "u" is not known here; variables: t`,
			`c.yaml:8:84: tolerance must be at least 0`,
			`c.yaml:8:96: metric cannot be "guess"`,
			`c.yaml:9:61: 0 expressions for 1 columns`,
			`c.yaml:10:59: reference "gone.csv": no such file beside the document`,
			`c.yaml:11:59: ` + filepath.Join(folder, "back.csv") + `:4: time goes back from 1 to 0.5 s`,
			`c.yaml:12:28: there is no column to compare`,
			`c.yaml:13:5: compare[6] must be a mapping`,
		},
		"d.yaml": {
			`d.yaml:6:68: the run has no column "stone.positoin.x"; did you mean "stone.position"?`,
			`d.yaml:7:77: expressions[0] must be an expression of t: "h" is not known here; variables: t; for the parameter write ${h}`,
			`wrong.yaml:3:42: unknown key "mess"; did you mean "mass"?`,
		},
		"e.yaml": {`e.yaml:5:18: there is no "MASS=2" to replace`, `e.yaml:7:29: the run has no column "req1.F9"; did you mean`},
		"f.yaml": {`f.yaml:5:53: the run has no column "c"`, `f.yaml:6:29: the run has no column "d"`, "f.yaml:6:48: expressions[0] must be an expression of t: numbers in a function are in SI"},
	} {
		_, err := LoadCase(t.Context(), filepath.Join(folder, file), "")
		if err == nil {
			t.Errorf("%s loads", file)
			continue
		}
		for _, w := range want {
			if !strings.Contains(err.Error(), w) {
				t.Errorf("%s: no %q in\n%v", file, w, err)
			}
		}
	}
}

func TestLoadCaseMistakes(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"title: a\nsource: b\nresults: run.csv\nreplace: [{text: a, with: b}]\ncompare: []", "no model to replace"},
		{"title: a\nsource: b\nmodel: m.yaml\ncompare: []", "nothing to compare"},
		{"title: a\nsource: b\nmodel: m.yaml\ncompare: [{quantity: q, columns: [x], tolerance: 1}]", `"q" has no reference`},
		{"title: a\nsource: b\nmodel: m.yaml\ncompare: [{quantity: q, columns: [x, y], expressions: [\"1\"], tolerance: 1}]", "1 expressions for 2 columns"},
		{"title: a\nsource: b\nmodel: m.yaml\ncompare: [{quantity: q, columns: [x], expressions: [\"1 + u\"], tolerance: 1}]", "1 + u"},
		{"title: a\nsource: b\nmodel: fall.yaml\ncompare: [{quantity: q, columns: [stone.velocity.x + stone.positoin.y], expressions: [\"1\"], tolerance: 1}]", `c.yaml:4:35: the run has no column "stone.positoin.y"; did you mean "stone.position"?`},
		{"title: a\nsource: b\nmodel: m.yaml\ncompare: [{quantity: q, columns: [x], reference: r, tolerance: 1, metric: guess}]", `cannot be "guess"`},
		{"title: a\nsource: b\nmodel: m.yaml\nresults: r\ncompare: [{quantity: q, columns: [x], reference: r, tolerance: 1}]", "results"},
	} {
		folder := write(t, map[string]string{"c.yaml": c.text, "fall.yaml": fall, "m.yaml": fall, "run.csv": "time,x\n0,1\n"})
		_, err := LoadCase(t.Context(), filepath.Join(folder, "c.yaml"), "")
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: error %v, want %q", c.text, err, c.want)
		}
	}
}

// TestSuites runs the quick cases of every built-in suite but particles in bulk, and reads the others.
func TestSuites(t *testing.T) {
	folder := t.TempDir()
	paths, err := Unpack(folder, Suites...)
	if err != nil {
		t.Fatal(err)
	}
	if len(paths) < 20 {
		t.Errorf("%d cases", len(paths))
	}
	slow := map[string]bool{
		"net-catch": true, "bucket": true, "rockfall": true,
		"drum-torque": true, "gravel-drums": true, "gravel-barrier": true, "tablets": true, "staples": true, "wet-sand": true, "heated-mill": true, "rockfall-slope": true, "agglomerate": true, "boulder-net": true, "bonded-block": true, "pendulum-in-sand": true, "gabion": true, "debris-barrier": true, "debris-slurry": true, "triaxial": true, "shear-cell": true, "plate-on-bed": true, "catch-net": true,
		"net-impact-books": true, "net-error-control": true, "net-subcycled": true, "strand-chain": true, "elastic-net": true,
	}
	var quick []string
	for _, p := range paths {
		if text, err := os.ReadFile(p); err == nil && hasReferences(text) {
			t.Errorf("%s needs data that do not come with the program", p)
		}
		c, err := LoadCase(t.Context(), p, "")
		if err != nil {
			t.Error(err)
		} else if !slow[c.Name()] && filepath.Base(filepath.Dir(p)) != "bulk" {
			quick = append(quick, p)
		}
	}
	t.Run("run", func(t *testing.T) {
		verdicts, err := Run(context.Background(), quick, Options{Folder: t.TempDir(), Threads: 1, Jobs: 2, Device: "cpu"})
		if err != nil {
			t.Fatal(err)
		}
		for _, v := range verdicts {
			if v.Status != Passed {
				t.Errorf("%s: %s %s", v.Case, v.Status, v.Reason)
			}
		}
	})
	published, err := Unpack(folder, Published)
	if err != nil {
		t.Fatal(err)
	}
	verdicts, err := Run(context.Background(), published, Options{Folder: t.TempDir()})
	if err != nil || len(verdicts) != 1 || verdicts[0].Case != "penetration" || verdicts[0].Status != Skipped || !strings.Contains(verdicts[0].Reason, "--references") {
		t.Errorf("%v: %+v", err, verdicts)
	}
	if _, err := Unpack(folder, "none"); err == nil || !strings.Contains(err.Error(), "multibody") {
		t.Errorf("unknown suite: %v", err)
	}
}

// TestOwnColumns compares columns of a run with others of the same run: force in proportion to another force, say.
func TestOwnColumns(t *testing.T) {
	folder := write(t, map[string]string{"run.csv": "time,a,b\n0,0,0\n1,1,2\n2,2,4\n3,3,6\n", "case.yaml": `title: a
source: b
results: run.csv
compare:
  - {quantity: half, columns: [a], reference_columns: [b], scale: 0.5, metric: maximum, tolerance: 0}
  - {quantity: same, columns: [a], reference_columns: [b], metric: maximum, tolerance: 2.9}
  - {quantity: sums, columns: [a + b], reference_columns: [b + a + a], scale: 0.75, metric: maximum, tolerance: 0}
`})
	verdicts, err := Run(context.Background(), []string{filepath.Join(folder, "case.yaml")}, Options{Folder: t.TempDir()})
	if err != nil {
		t.Fatal(err)
	}
	o := verdicts[0].Outcomes
	if len(o) != 3 || !o[0].Passed || o[1].Passed || o[1].Error != 3 || !o[2].Passed {
		t.Errorf("%s: %+v", verdicts[0].Reason, o)
	}
}
