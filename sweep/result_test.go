package sweep

import (
	"context"
	"encoding/json"
	"fmt"
	"math"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"gabion/results"
)

const resultStudy = "vary: [{path: parameters.g, values: [1, 2, 3]}]\n" +
	"extract: [{name: depth, column: stone.position.y}, {name: way, history: [stone.position.x]}]\n"

// goodResult is what an honest worker could send.
func goodResult(p *Plan, i int) Result {
	return Result{
		Hash: p.Cases[i].Hash, Status: Done, Outputs: []Named{{"depth", -1}}, History: []byte("time,stone.position.x\n0,1\n0.1,2\n"),
		Version: "test", Seconds: 1, Steps: 10, Worker: "w", Tries: 1,
	}
}

// TestResultIsOfItsCase refuses what cannot be the result of a case, and says why.
func TestResultIsOfItsCase(t *testing.T) {
	p := newPlan(t, resultStudy)
	for _, c := range []struct {
		what, want string
		change     func(*Result)
	}{
		{"good", "", func(*Result) {}},
		{"failed", "", func(r *Result) { *r = Result{Hash: r.Hash, Status: Failed, Error: "died", Version: "test"} }},
		{"another case", "result of another case", func(r *Result) { r.Hash = p.Cases[1].Hash }},
		{"version", `it is of version "old"`, func(r *Result) { r.Version = "old" }},
		{"status", `cannot be "fine"`, func(r *Result) { r.Status = "fine" }},
		{"pending", `cannot be "pending"`, func(r *Result) { r.Status = Pending }},
		{"error", "cannot be", func(r *Result) { r.Error = "but" }},
		{"failed with numbers", "cannot be", func(r *Result) { r.Status, r.Error = Failed, "died" }},
		{"time", "-1 s", func(r *Result) { r.Seconds = -1 }},
		{"no output", `it has the outputs []`, func(r *Result) { r.Outputs = nil }},
		{"another output", `["height"], the study keeps ["depth"]`, func(r *Result) { r.Outputs[0].Name = "height" }},
		{"more outputs", `["depth" "cost"]`, func(r *Result) { r.Outputs = append(r.Outputs, Named{"cost", 1}) }},
		{"NaN", "depth is not a finite number", func(r *Result) { r.Outputs[0].Value = results.Real(math.NaN()) }},
		{"no history", "no table", func(r *Result) { r.History = nil }},
		{"another column", `the study keeps ["time" "stone.position.x"]`, func(r *Result) { r.History = []byte("time,x\n0,1\n") }},
		{"NaN in history", "NaN in row 2 of stone.position.x", func(r *Result) { r.History = []byte("time,stone.position.x\n0,1\n1,NaN\n") }},
		{"text in history", "history:2", func(r *Result) { r.History = []byte("time,stone.position.x\n0,one\n") }},
	} {
		r := goodResult(p, 0)
		c.change(&r)
		data, err := json.Marshal(r)
		if err != nil {
			t.Fatal(err)
		}
		got, err := p.result(p.Cases[0].Hash, data)
		if got.Hash != p.Cases[0].Hash {
			t.Errorf("%s is taken for case %s", c.what, got.Hash)
		}
		if c.want == "" && (err != nil || got.Status != r.Status) ||
			c.want != "" && (err == nil || got.Status != Failed || got.Outputs != nil || got.History != nil || !strings.Contains(got.Error, c.want)) {
			t.Errorf("%s: %+v, %v, want %q", c.what, got, err, c.want)
		}
	}
	if got, err := p.result(p.Cases[0].Hash, []byte("junk")); err == nil || got.Status != Failed || !strings.Contains(got.Error, "refused") {
		t.Errorf("%+v, %v", got, err)
	}
	r := goodResult(p, 0)
	r.Status, r.Outputs, r.History, r.Error, r.Worker = Failed, nil, nil, "first\nsecond\x1b[2J", "w\a"
	data, err := json.Marshal(r)
	if err != nil {
		t.Fatal(err)
	}
	if got, err := p.result(r.Hash, data); err != nil || got.Error != "first\nsecond [2J" || got.Worker != "w " {
		t.Errorf("%+v, %v", got, err)
	}
}

// TestForgedResults puts results on the server that no worker of the study sends: the study ends, and its cases say why they failed.
func TestForgedResults(t *testing.T) {
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	o := QueueOptions{URL: startServer(t), Token: "secret", AckWait: shortWait}
	q, err := Connect(ctx, o)
	if err != nil {
		t.Fatal(err)
	}
	defer q.Close()
	p := newPlan(t, resultStudy)
	good, another := goodResult(p, 0), goodResult(p, 0)
	for i, r := range []any{good, another, "junk"} {
		data, err := json.Marshal(r)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := q.js.Publish(ctx, resultSubject(p.ID, p.Cases[i].Hash), data); err != nil {
			t.Fatal(err)
		}
	}
	store := newStore(t)
	if err := store.Begin(p, false); err != nil {
		t.Fatal(err)
	}
	s, err := p.Run(ctx, store, RunOptions{Alone: true, Queue: o})
	if err != nil || s.Done != 1 || s.Failed != 2 {
		t.Errorf("%+v, %v", s, err)
	}
	for i, want := range []string{"", "another case", "refused"} {
		if r := rowsOf(t, store)[i]; !strings.Contains(r.Error, want) || (r.Status == Done) != (want == "") {
			t.Errorf("case %d: %s %q, want %q", i, r.Status, r.Error, want)
		}
	}
}

// TestTwoCoordinators runs a study twice at once, with one store: both end, and every case is recorded once.
func TestTwoCoordinators(t *testing.T) {
	for _, where := range []string{"own queues", "one server", "one ends early"} {
		t.Run(where, func(t *testing.T) {
			t.Parallel()
			ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
			defer cancel()
			var o QueueOptions
			if where != "own queues" {
				o = QueueOptions{URL: startServer(t), Token: "secret", AckWait: shortWait}
			}
			const cases = 40
			p := newPlan(t, fmt.Sprintf("vary: [{path: parameters.g, from: 1, to: 10, count: %d}]", cases)+keep)
			path := filepath.Join(t.TempDir(), "store.db")
			done := make(chan int)
			for i := range 2 {
				store, err := OpenStore(path)
				if err != nil {
					t.Fatal(err)
				}
				t.Cleanup(func() { store.Close() })
				if err := store.Begin(p, false); err != nil {
					t.Fatal(err)
				}
				go func() {
					own, stop := context.WithCancel(ctx)
					defer stop()
					report := func(Progress) {}
					if i == 0 && where == "one ends early" {
						report = func(Progress) { stop() }
					}
					s, err := p.Run(own, store, RunOptions{Queue: o, Worker: testWorker(1), Report: report})
					if err != nil && own.Err() == nil || s.Failed > 0 || ctx.Err() != nil {
						t.Errorf("%+v, %v", s, err)
					}
					done <- s.Done
				}()
			}
			if n := <-done + <-done; n != cases {
				t.Errorf("%d cases were recorded", n)
			}
		})
	}
}
