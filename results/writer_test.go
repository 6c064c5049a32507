package results

import (
	"errors"
	"slices"
	"testing"
	"time"

	"gabion/observables"
)

// Jobs run in the order they came, whatever the queue may hold, and all of them before Close returns.
func TestWriterOrder(t *testing.T) {
	for _, limit := range []int64{0, 1, 4 * jobBytes, 1 << 20} {
		w := NewWriter(limit)
		var got, want []int
		for i := range 50 {
			want = append(want, i)
			if err := w.Do(int64(i), func() error { got = append(got, i); return nil }); err != nil {
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
			t.Errorf("limit %d: order %v", limit, got)
		}
	}
}

// The first error is reported by what comes next and at the end; no job runs after it, and nothing waits for ever.
func TestWriterError(t *testing.T) {
	w := NewWriter(2 * jobBytes)
	ran := false
	if err := w.Do(0, func() error { return errFull }); err != nil && !errors.Is(err, errFull) {
		t.Fatal(err)
	}
	if err := w.Flush(); !errors.Is(err, errFull) {
		t.Errorf("Flush: %v", err)
	}
	for range 5 {
		if err := w.Do(0, func() error { ran = true; return nil }); !errors.Is(err, errFull) {
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

// Do waits while the jobs before hold too much, whether they are few or many; the first may hold more than the limit.
func TestWriterBackPressure(t *testing.T) {
	for name, c := range map[string]struct{ held, next int64 }{
		"one large": {held: 1 << 20, next: 0}, "one larger than what is left": {held: 600, next: 600}, "as much as there may be": {held: 1000 - jobBytes, next: 0},
	} {
		w := NewWriter(1000)
		gate := make(chan struct{})
		if err := w.Do(c.held, func() error { <-gate; return nil }); err != nil {
			t.Fatal(name, err)
		}
		returned := make(chan struct{})
		go func() {
			_ = w.Do(c.next, func() error { return nil })
			close(returned)
		}()
		select {
		case <-returned:
			t.Errorf("%s: Do did not wait for memory", name)
		case <-time.After(20 * time.Millisecond):
		}
		close(gate)
		<-returned
		if err := w.Close(); err != nil {
			t.Error(name, err)
		}
	}
}

// Small jobs do not wait for a long one: rows of a history go on while a picture is drawn.
func TestWriterHoldsManySmallJobs(t *testing.T) {
	w := NewWriter(1 << 20)
	gate := make(chan struct{})
	for i := range 1000 {
		if err := w.Do(100, func() error {
			if i == 0 {
				<-gate
			}
			return nil
		}); err != nil {
			t.Fatal(err)
		}
	}
	close(gate)
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
