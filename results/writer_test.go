package results

import (
	"errors"
	"slices"
	"testing"
	"time"

	"gabion/observables"
)

// Jobs run in the order they came, whatever the depth of the queue, and all of them before Close returns.
func TestWriterOrder(t *testing.T) {
	for _, depth := range []int{0, 1, 4, 100} {
		w := NewWriter(depth)
		var got, want []int
		for i := range 50 {
			want = append(want, i)
			if err := w.Do(func() error { got = append(got, i); return nil }); err != nil {
				t.Fatal(err)
			}
			if i == 20 {
				if err := w.Flush(); err != nil || len(got) != 21 {
					t.Errorf("after Flush: %d jobs, %v", len(got), err)
				}
			}
		}
		if err := w.Close(); err != nil {
			t.Fatal(err)
		}
		if !slices.Equal(got, want) {
			t.Errorf("depth %d: order %v", depth, got)
		}
	}
}

// The first error is reported by what comes next and at the end; no job runs after it, and nothing waits for ever.
func TestWriterError(t *testing.T) {
	w := NewWriter(2)
	ran := false
	if err := w.Do(func() error { return errFull }); err != nil && !errors.Is(err, errFull) {
		t.Fatal(err)
	}
	if err := w.Flush(); !errors.Is(err, errFull) {
		t.Errorf("Flush: %v", err)
	}
	for range 5 {
		if err := w.Do(func() error { ran = true; return nil }); !errors.Is(err, errFull) {
			t.Errorf("Do: %v", err)
		}
	}
	if err := w.Close(); !errors.Is(err, errFull) || ran {
		t.Errorf("Close: %v, ran %v", err, ran)
	}
	if err := w.Close(); !errors.Is(err, errFull) {
		t.Errorf("second Close: %v", err)
	}
}

// A full queue makes Do wait for the worker; a free place does not.
func TestWriterBackPressure(t *testing.T) {
	w := NewWriter(1)
	gate := make(chan struct{})
	hold := func() error { <-gate; return nil }
	for range 2 { // one running or about to, one queued
		if err := w.Do(hold); err != nil {
			t.Fatal(err)
		}
	}
	returned := make(chan struct{})
	go func() {
		for range 2 {
			_ = w.Do(func() error { return nil })
		}
		close(returned)
	}()
	select {
	case <-returned:
		t.Error("Do did not wait for a full queue")
	case <-time.After(20 * time.Millisecond):
	}
	close(gate)
	<-returned
	if err := w.Close(); err != nil {
		t.Error(err)
	}
}

func TestSummaryRoundTrip(t *testing.T) {
	in := open(t, t.TempDir())
	want := &Summary{
		Title: "A net", Status: Failed, Error: "diverged", Counters: map[string]int64{"newton_iterations": 7},
		Columns: []observables.Column{{Name: "time", Unit: "s"}}, Timings: []Timing{{"contact", 1.5, 10}},
		Audit: []Entry{{"energy_error", Real(nan()), "J"}, {"kinetic", 1.0 / 3, "J"}},
	}
	if err := WriteSummary(in, want); err != nil {
		t.Fatal(err)
	}
	got, err := ReadSummary(in.Path(SummaryFile))
	if err != nil {
		t.Fatal(err)
	}
	if got.Status != Failed || got.Counters["newton_iterations"] != 7 || got.Audit[1].Value != 1.0/3 ||
		got.Audit[0].Value == got.Audit[0].Value || got.Timings[0] != want.Timings[0] {
		t.Errorf("%+v", got)
	}
}

func nan() float64 { var zero float64; return zero / zero }
