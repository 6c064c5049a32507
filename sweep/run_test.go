package sweep

import (
	"context"
	"math"
	"strings"
	"testing"
	"time"
)

// runPlan runs a plan with its own queue.
func runPlan(t *testing.T, p *Plan, store *Store, retry bool) *Summary {
	t.Helper()
	if err := store.Begin(p, retry); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	s, err := p.Run(ctx, store, RunOptions{Worker: testWorker(2)})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func rowsOf(t *testing.T, s *Store) []Row {
	t.Helper()
	rows, err := s.Rows()
	if err != nil {
		t.Fatal(err)
	}
	return rows
}

// TestRun runs a study, runs it again, and runs it grown: nothing is done twice.
func TestRun(t *testing.T) {
	text := "vary: [{path: parameters.g, values: [1, 2, 4]}, {path: parameters.speed, values: [0, 1]}]\n" +
		"extract: [{name: depth, column: stone.position.y}, {name: far, column: stone.position.x}, {name: twice, expression: \"2 * depth * g + speed\"}, {name: all, history: [stone.position.y]}]\n"
	store := newStore(t)
	if s := runPlan(t, newPlan(t, text), store, false); s.Done != 6 || s.Before != 0 || s.Failed != 0 {
		t.Errorf("%+v", s)
	}
	for _, r := range rowsOf(t, store) {
		g, speed := r.Inputs["g"].(float64), r.Inputs["speed"].(float64)
		depth, far := float64(r.Outputs["depth"]), float64(r.Outputs["far"])
		if math.Abs(depth+g/2*0.01) > 1e-4*g || math.Abs(far-0.1*speed) > 1e-9 || math.Abs(float64(r.Outputs["twice"])-(2*depth*g+speed)) > 1e-12 {
			t.Errorf("case %d: inputs %v, outputs %v", r.Number, r.Inputs, r.Outputs)
		}
		if r.Status != Done || r.Steps != 10 || r.Tries != 1 || r.Seconds <= 0 || r.Version != "test" || r.Model == "" {
			t.Errorf("%+v", r)
		}
	}
	history, err := store.History(2)
	if err != nil || !strings.HasPrefix(string(history), "time,stone.position.y\n0,0\n0.05") || strings.Count(string(history), "\n") != 4 {
		t.Errorf("history %q, %v", history, err)
	}
	if s := runPlan(t, newPlan(t, text), store, false); s.Done != 0 || s.Before != 6 {
		t.Errorf("again: %+v", s)
	}
	text = strings.Replace(text, "[1, 2, 4]", "[2, 3]", 1)
	if s := runPlan(t, newPlan(t, text), store, false); s.Done != 2 || s.Before != 2 {
		t.Errorf("changed: %+v", s)
	}
	if rows := rowsOf(t, store); len(rows) != 4 {
		t.Errorf("%d rows", len(rows))
	}
}

// TestBadCases has cases that crash, hang and fail: each costs itself alone. The limit of time is long enough for good ones on a busy machine.
func TestBadCases(t *testing.T) {
	t.Parallel()
	p := newPlan(t, "vary: [{path: title, values: [crash, good, hang, better, fail]}]\n"+
		"extract: [{name: depth, column: stone.position.y}]\nlimits: {time: 10 s}\nset: []\n")
	for i := range p.Cases { // fails at run time only: its history has no such row
		if strings.Contains(describe(p.Cases[i].Inputs), "fail") {
			p.Cases[i].Inputs = append(p.Cases[i].Inputs, Input{"", "outputs.requests.stone.quantities", valueOf("[velocity]")})
		}
	}
	expectCases(t, p, "out of luck", "", "longer than its limit of 10 s", "", "stone.position.y")
}

// TestMemoryLimit has a case that takes memory until it is stopped.
func TestMemoryLimit(t *testing.T) {
	t.Parallel()
	p := newPlan(t, "vary: [{path: title, values: [good, memory, better]}]\n"+
		"extract: [{name: depth, column: stone.position.y}]\nlimits: {memory: 400}\n")
	expectCases(t, p, "", "MB of memory, its limit is 400", "")
}

// expectCases runs a study whose cases end with the errors wanted, or well where that is empty; runs it again, which has nothing to do, and
// tries those that failed once more.
func expectCases(t *testing.T, p *Plan, want ...string) {
	t.Helper()
	failed := 0
	for _, w := range want {
		if w != "" {
			failed++
		}
	}
	store := newStore(t)
	if s := runPlan(t, p, store, false); s.Done != len(want)-failed || s.Failed != failed {
		t.Errorf("%+v", s)
	}
	for i, r := range rowsOf(t, store) {
		if (r.Status == Done) != (want[i] == "") || !strings.Contains(r.Error, want[i]) {
			t.Errorf("case %d: %s %q, want %q", i, r.Status, r.Error, want[i])
		}
	}
	if s := runPlan(t, p, store, false); s.Done+s.Failed != 0 || s.FailedBefore != failed || s.Before != len(want)-failed {
		t.Errorf("failed cases were run again unasked: %+v", s)
	}
	if s := runPlan(t, p, store, true); s.Failed != failed || s.Before != len(want)-failed {
		t.Errorf("retry: %+v", s)
	}
}

func TestStop(t *testing.T) {
	t.Parallel()
	const keepDepth = "\nextract: [{name: depth, column: stone.position.y}]\n"
	for _, c := range []struct{ name, text, want string }{
		{"failures", "vary: [{path: title, values: [crash, hang]}]\nstop: {failures: 1}" + keepDepth, "1 cases failed"},
		{"condition", "vary: [{path: parameters.g, values: [1, 3]}, {path: title, values: [a, hang]}]\nstop: {when: depth < -0.011 and g < 5}" + keepDepth, "depth < -0.011"},
		{"time", "vary: [{path: title, values: [a, b, hang]}]\nstop: {time: 0.5 s}" + keepDepth, "0.5 s"},
	} {
		t.Run(c.name, func(t *testing.T) {
			if s := runPlan(t, newPlan(t, c.text), newStore(t), false); !strings.Contains(s.Stopped, c.want) {
				t.Errorf("%+v", s)
			}
		})
	}
}
