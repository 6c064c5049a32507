package main

// The commands as a user types them: what they print, what they leave, and with which status they end.

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// asProgram is the environment variable that makes the test binary the program.
const asProgram = "GABION_TEST_AS_PROGRAM"

// TestMain lets the test binary be the worker process that gabion sweep starts.
func TestMain(m *testing.M) {
	if len(os.Args) > 1 && os.Args[1] == "worker" || os.Getenv(asProgram) != "" {
		main()
	}
	os.Exit(m.Run())
}

// gabion runs a command line and returns what it printed and its exit status.
func gabion(t *testing.T, line string) (out, errors string, status int) {
	t.Helper()
	var o, e bytes.Buffer
	root := newRoot()
	root.SetArgs(strings.Fields(line))
	root.SetOut(&o)
	root.SetErr(&e)
	err := root.ExecuteContext(t.Context())
	if err != nil {
		e.WriteString(err.Error())
	}
	return o.String(), e.String(), statusOf(err)
}

func statusOf(err error) int {
	var s *statusError
	switch {
	case err == nil:
		return exitDone
	case errors.As(err, &s):
		return s.status
	}
	return exitInput
}

const fall = `
title: A body falls
gravity: [0, 0, -10]
bodies: [{name: ball, type: point_mass, mass: 1 kg, position: [0, 0, 5]}]
solver: {step: 1e-3, end: 0.1}
outputs: {interval: 0.01, requests: [{name: ball, body: ball, quantities: [position, velocity]}]}
`

const fallCase = `
title: Free fall
source: Galilei
model: fall.yaml
compare:
  - {quantity: height, columns: [ball.position.z], expressions: ["5 - 5*t*t"], metric: maximum, tolerance: 1e-6}
  - {quantity: speed, columns: [ball.velocity.z], expressions: ["-10*t"], metric: rms, tolerance: TOLERANCE}
`

const fallStudy = `
title: Two falls
model: fall.yaml
vary: [{path: solver.end, values: [50 ms, 100 ms], names: [duration]}]
extract: [{name: height, column: ball.position.z, statistic: minimum}]
`

// inFolder makes a folder with files the working directory of the test.
func inFolder(t *testing.T, files map[string]string) {
	t.Helper()
	t.Chdir(t.TempDir())
	for name, text := range files {
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// call is a command line and what is expected of it.
type call struct {
	line   string
	status int
	says   string // somewhere in what it prints
	leaves string // a file
}

func (c call) check(t *testing.T) {
	t.Helper()
	out, errs, status := gabion(t, c.line)
	if status != c.status {
		t.Errorf("gabion %s ends with status %d, want %d:\n%s%s", c.line, status, c.status, out, errs)
	}
	if !strings.Contains(out+errs, c.says) {
		t.Errorf("gabion %s does not say %q but\n%s%s", c.line, c.says, out, errs)
	}
	if c.leaves == "" {
		return
	}
	if _, err := os.Stat(c.leaves); err != nil {
		t.Errorf("gabion %s does not leave %s", c.line, c.leaves)
	}
}

func TestModels(t *testing.T) {
	inFolder(t, map[string]string{
		"net.yaml": `{nets: [{name: net, knots: [2, 2], spacing: 1, origin: [0, 0, 0], pins: none, body: {type: point_mass, mass: 1, radius: 1 mm}, spring: {stiffness: 1}}],
  forces: [{name: stay, type: spring_damper, bodies: [net, ground], at: [[1, 0, 0.1], [2, 0, 0]], stiffness: 1}], solver: {step: 1 ms, end: 1 ms}}`,
		"fall.yaml": fall, "wrong.yaml": strings.Replace(fall, "mass: 1 kg", "mess: 1 kg", 1), "nan.csv": "time,ball.position.z\n0,5\n0.1,nan\n",
	})
	for _, c := range []call{
		{line: "check fall.yaml", says: "fall.yaml: ok"},
		{line: "check wrong.yaml fall.yaml", status: exitInput, says: `wrong.yaml:4:41: unknown key "mess"; did you mean "mass"?`},
		{line: "check net.yaml", says: "force \"stay\" takes net.2, 0.1 m from (1, 0, 0.1)"},
		{line: "check absent.yaml", status: exitInput, says: "absent.yaml"},
		{line: "run fall.yaml", says: "results in out/fall", leaves: "out/fall/history.csv"},
		{line: "run fall.yaml --steps 40 -o cut", says: "stopped: at 0.04 s of 0.1 s in 40 steps", leaves: "cut/checkpoints"},
		{line: "run fall.yaml -o cut --resume", says: "done: 0.1 s in 100 steps"},
		{line: "run fall.yaml --steps 100 -o exact", says: "done: 0.1 s in 100 steps"},
		{line: "check fall.yaml --set outputs.interval=1", says: "outputs.interval of 1 s is longer than the run, which ends at 0.1 s"},
		{line: "compare out/fall cut --tolerance 1e-15", says: "ball.position.z     m  0.000e+00"},
		{line: "run fall.yaml --end 0.05 -o brief"},
		{line: "compare out/fall brief --tolerance 1", status: exitDifferent, says: "only 0 to 0.05 s could be compared: the second ends at 0.05 s, not at"},
		{line: "compare brief out/fall", status: exitDifferent, says: "the first ends at 0.05 s, not at"},
		{line: "compare out/fall brief --to 0.05 --tolerance 1", says: "ball.position.z"},
		{line: "compare nan.csv cut", status: exitDifferent, says: "ball.position.z cannot be compared: the first is NaN at 0.1 s"},
		{line: "run fall.yaml -o moon --set gravity=[0,0,-1.6]"},
		{line: "compare out/fall moon --tolerance 1e-3", status: exitDifferent},
		{line: "run fall.yaml --set solver.stop=3", status: exitInput, says: `unknown key "stop"`},
		{line: "run fall.yaml --set solver.step=-1", status: exitInput, says: "step"},
		{line: "run wrong.yaml -o wrong", status: exitInput, says: "wrong.yaml:4:41"},
		{line: "run fall.yaml -o coarse --set solver.step=20e-3", says: "warning: steps will be 0.01 s long"},
		{line: "run fall.yaml --results xml", status: exitInput, says: "want text or json"},
		{line: "run fall.yaml --device tpu", status: exitInput, says: "tpu"},
		{line: "run", status: exitInput, says: "gabion run needs MODEL; see gabion run --help"},
		{line: "run fall.yaml fast", status: exitInput, says: `gabion run takes no "fast"`},
		{line: "run fall.yaml --stepp 1", status: exitInput, says: `unknown flag: --stepp; did you mean "step"?`},
		{line: "run fall.yaml --steps -4", status: exitInput, says: "want a whole number, 0 or more"},
		{line: "run fall.yaml --threads many", status: exitInput, says: "want a whole number, 0 or more"},
		{line: "run fall.yaml --end 0", status: exitInput, says: `--end 0: end must be above 0 s, not "0"`},
		{line: "bench demm", status: exitInput, says: `did you mean "dem"?`},
		{line: "check", status: exitInput, says: "needs MODEL"},
		{line: "schema modle", status: exitInput, says: `did you mean "model"?`},
		{line: "schema model case", status: exitInput, says: `takes no "case"`},
		{line: "fly fall.yaml", status: exitInput, says: "unknown command"},
		{line: "convert fall.yaml fall.adm", status: exitInput, says: "ends in .adm"},
		{line: "info", says: "processors"},
		{line: "info --licences", says: "modernc.org/sqlite v"},
		{line: "info --licences", says: "three v"},
	} {
		c.check(t)
	}
	if _, err := os.Stat("wrong"); err == nil {
		t.Error("a model with mistakes left a folder of results")
	}
}

// The README shows a mistake as it is told.
func TestReadmeMistake(t *testing.T) {
	readme, err := os.ReadFile(filepath.Join("..", "..", "README.md"))
	if err != nil {
		t.Fatal(err)
	}
	_, shown, _ := strings.Cut(string(readme), "    $ gabion check wrong.yaml\n")
	shown, _, _ = strings.Cut(shown, "\n\n")
	lines := strings.Split(shown, "\n")
	if len(lines) < 5 {
		t.Fatalf("the README shows %q", shown)
	}
	inFolder(t, map[string]string{"wrong.yaml": "solver: {step: 1 ms, end: 1 s}\nforces:\n  - {name: a, stifness: 3}\n"})
	_, told, status := gabion(t, "check wrong.yaml")
	for _, line := range lines {
		if line = strings.TrimPrefix(strings.TrimPrefix(line, "    "), "gabion: "); !strings.Contains(told, line) {
			t.Errorf("the README shows %q, told is\n%s", line, told)
		}
	}
	if status != exitInput {
		t.Errorf("status %d", status)
	}
}

func TestRunPrintsJSON(t *testing.T) {
	inFolder(t, map[string]string{"fall.yaml": fall})
	out, errs, status := gabion(t, "run fall.yaml --results json")
	var summary struct {
		Status  string
		Version string
		Time    struct{ Steps int }
	}
	if err := json.Unmarshal([]byte(out), &summary); err != nil || status != exitDone {
		t.Fatalf("status %d, %v:\n%s%s", status, err, out, errs)
	}
	if summary.Status != "done" || summary.Time.Steps != 100 || summary.Version == "" {
		t.Errorf("%+v", summary)
	}
}

func TestValidate(t *testing.T) {
	with := func(tolerance string) string { return strings.Replace(fallCase, "TOLERANCE", tolerance, 1) }
	inFolder(t, map[string]string{
		"fall.yaml": fall, "good.yaml": with("1e-6"), "bad.yaml": strings.Replace(with("1e-6"), "-10*t", "-9.81*t", 1), "wrong.yaml": with("-1"),
	})
	for _, c := range []call{
		{line: "validate good.yaml", says: "1 passed", leaves: "out/validation/report.html"},
		{line: "validate good.yaml bad.yaml -o both", status: exitDifferent, says: "bad: speed: rms", leaves: "both/report.json"},
		{line: "validate wrong.yaml", status: exitDifferent, says: "wrong.yaml:7:"},
		{line: "validate --suite nonsense", status: exitInput, says: "nonsense"},
		{line: "validate absent.yaml", status: exitDifferent, says: "absent.yaml"},
	} {
		c.check(t)
	}
}

// The report has each case as soon as it is done, and the interrupted ones as not run.
func TestValidateStopped(t *testing.T) {
	inFolder(t, map[string]string{
		"fall.yaml": fall, "good.yaml": strings.Replace(fallCase, "TOLERANCE", "1e-6", 1),
		"long.yaml": strings.NewReplacer("TOLERANCE", "1e-6", "model: fall.yaml", "model: fall.yaml\nset: [solver.end=1e9 s, outputs.interval=1e6 s]").Replace(fallCase),
	})
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	report := func() string {
		text, _ := os.ReadFile(filepath.Join("out", "validation", "report.json"))
		return string(text)
	}
	go func() {
		for end := time.Now().Add(time.Minute); report() == "" && time.Now().Before(end); {
			time.Sleep(10 * time.Millisecond)
		}
		if !strings.Contains(report(), `"status": "passed"`) {
			t.Errorf("the report before the last case is done:\n%s", report())
		}
		stop()
	}()
	root := newRoot()
	root.SetArgs([]string{"validate", "good.yaml", "long.yaml", "--jobs", "1"})
	root.SetOut(io.Discard)
	root.SetErr(io.Discard)
	if status := statusOf(root.ExecuteContext(ctx)); status != exitInterrupted {
		t.Errorf("status %d", status)
	}
	if text := report(); !strings.Contains(text, `"status": "passed"`) || !strings.Contains(text, `"status": "not run"`) {
		t.Errorf("the report in the end:\n%s", text)
	}
}

func TestApprove(t *testing.T) {
	fence, err := os.ReadFile(filepath.Join("..", "..", "approval", "testdata", "fence.yaml"))
	if err != nil {
		t.Fatal(err)
	}
	inFolder(t, map[string]string{"fence.yaml": string(fence), "wrong.yaml": strings.Replace(string(fence), "height: 3 m", "height: 0", 1)})
	for _, c := range []call{
		{line: "approve", status: exitInput, says: "gabion approve needs MODEL"},
		{line: "approve wrong.yaml", status: exitInput, says: "wrong.yaml:11:13"},
		{line: "approve fence.yaml --block rock", status: exitInput, says: `there is no body "rock"`},
		{line: "approve fence.yaml --set solver.end=20ms", status: exitDifferent, says: "does not hold: the barrier stops the block: not within 0.020 s", leaves: "out/approval/fence/report.html"},
	} {
		c.check(t)
	}
}

func TestSweep(t *testing.T) {
	inFolder(t, map[string]string{"fall.yaml": fall, "heights.yaml": fallStudy, "wrong.yaml": strings.Replace(fallStudy, "path: solver.end", "path: levity.end", 1)})
	for _, c := range []call{
		{line: "sweep heights.yaml --workers -1", status: exitInput, says: "--workers"},
		{line: "sweep wrong.yaml", status: exitInput, says: "wrong.yaml:4:36: --set levity.end=50 ms"},
		{line: "sweep wrong.yaml", status: exitInput, says: "levity"},
		{line: "sweep status heights.yaml", status: exitInput, says: "has not been run"},
		{line: "sweep heights.yaml --workers 1", says: "2 cases: 0 done before, 2 done now, 0 failed now", leaves: "out/sweeps/heights/results.parquet"},
		{line: "sweep heights.yaml", says: "2 cases: 2 done before, 0 done now"},
		{line: "sweep status heights.yaml", says: "2 done, 0 pending"},
		{line: "sweep plot heights.yaml", says: "plots.html"},
		{line: "sweep export heights.yaml", status: exitInput, says: "say what to write"},
		{line: "sweep export heights.yaml --csv all.csv", leaves: "all.csv", says: "written: all.csv"},
		{line: "sweep submit --slurm heights.yaml -o array", says: "sbatch", leaves: "array/heights.sbatch"},
		{line: "sweep case heights.yaml -o array --first 0"},
		{line: "sweep collect heights.yaml -o array", status: exitFailed, says: "1 of 2 cases are still missing", leaves: "array/results.csv"},
		{line: "sweep case heights.yaml -o array --first 1"},
		{line: "sweep collect heights.yaml -o array", says: "1 results collected", leaves: "array/results.csv"},
		{line: "worker --nats nats://queue.example.org:4222", status: exitInput, says: "give a token"},
		{line: "worker --nats nats://user:word@queue.example.org:4222", status: exitInput, says: "others on this machine can read"},
	} {
		c.check(t)
	}
	one, err := os.ReadFile(filepath.Join("out", "sweeps", "heights", "results.csv"))
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(one), "height") || strings.Count(string(one), "\n") != 3 {
		t.Errorf("results.csv:\n%s", one)
	}
}
