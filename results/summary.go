package results

// The summary of a run: one JSON file for people and programs that do not want to read anything else.

import (
	"context"
	"encoding/json"
	"io"
	"math"

	"gabion/internal/input"
	"gabion/observables"
)

// SummaryFile is the name of the summary in a run's folder.
const SummaryFile = "summary.json"

// Summary is what summary.json holds.
type Summary struct {
	Title     string               `json:"title"`
	Model     string               `json:"model"`      // path as given
	ModelHash string               `json:"model_hash"` // of the resolved model
	Version   string               `json:"version"`
	Status    Status               `json:"status"`
	Error     string               `json:"error,omitempty"`
	Device    Device               `json:"device"`
	Size      map[string]int64     `json:"size"` // bodies, joints, forces, particles, ...
	Time      TimeSpan             `json:"time"`
	Columns   []observables.Column `json:"columns"` // of history.csv
	Audit     []Entry              `json:"audit"`   // energies, losses and balances at the end
	Counters  map[string]int64     `json:"counters"`
	Timings   []Timing             `json:"timings"`
	Origin    *Origin              `json:"origin,omitempty"`  // of a branch
	Changes   []Change             `json:"changes,omitempty"` // of the model in the course of the run, or from its origin
	Warnings  []string             `json:"warnings,omitempty"`
}

// Change is one of the model, made when a run was taken up again.
type Change struct {
	Time float64 `json:"time"` // from which on it holds, s
	Step int64   `json:"step"`
	What string  `json:"what"` // path: value, was value
}

// Status is how a run ended.
type Status string

// The ways a run ends.
const (
	Running     Status = "running"
	Done        Status = "done"
	Stopped     Status = "stopped" // after as many steps as it was to make, before its end
	Interrupted Status = "interrupted"
	Failed      Status = "failed"
)

// Device says what the run ran on.
type Device struct {
	Kind    string `json:"kind"` // "cpu" or "gpu"
	Name    string `json:"name"`
	Threads int    `json:"threads"`
	Bodies  string `json:"bodies,omitempty"` // of a run with particles on a GPU: "gpu" where the bodies are stepped there too, else "cpu: " and why they are not
}

// TimeSpan is simulated time and what it cost.
type TimeSpan struct {
	Start       float64 `json:"start"`           // s
	End         float64 `json:"end"`             // s, reached
	Until       float64 `json:"until,omitempty"` // s, that it was to reach and has not; 0 where it has
	Step        float64 `json:"step"`            // s
	Steps       int64   `json:"steps"`
	WallSeconds float64 `json:"wall_seconds"`
	PeakMemory  int64   `json:"peak_memory_bytes,omitempty"`
}

// Entry is one named number with its unit.
type Entry struct {
	Name  string `json:"name"`
	Value Real   `json:"value"`
	Unit  string `json:"unit"`
}

// Timing is the wall time spent in one phase of the step loop.
type Timing struct {
	Phase   string  `json:"phase"`
	Seconds float64 `json:"seconds"`
	Calls   int64   `json:"calls"`
}

// Real is a float64 that may be infinite or not a number, which JSON cannot say: it is written as null.
type Real float64

// MarshalJSON writes null for what JSON has no number for.
func (r Real) MarshalJSON() ([]byte, error) {
	if v := float64(r); math.IsNaN(v) || math.IsInf(v, 0) {
		return []byte("null"), nil
	}
	return json.Marshal(float64(r))
}

// UnmarshalJSON reads null as NaN.
func (r *Real) UnmarshalJSON(data []byte) error {
	if string(data) == "null" {
		*r = Real(math.NaN())
		return nil
	}
	return json.Unmarshal(data, (*float64)(r))
}

// columnUnits are the units of columns of the history, "" for those that the summary does not name.
func (s *Summary) columnUnits(names []string) []string {
	units := map[string]string{TimeColumn: "s"}
	for _, c := range s.Columns {
		units[c.Name] = c.Unit
	}
	list := make([]string, len(names))
	for i, name := range names {
		list[i] = units[name]
	}
	return list
}

// WriteSummary writes s in a run's folder, atomically and durably.
func WriteSummary(to *Folder, s *Summary) error {
	return to.WriteFileSync(SummaryFile, func(w io.Writer) error {
		e := json.NewEncoder(w)
		e.SetIndent("", "  ")
		return e.Encode(s)
	})
}

// ReadSummary reads the summary at path.
func ReadSummary(path string) (*Summary, error) {
	data, err := input.Read(context.Background(), path, input.MaxText)
	if err != nil {
		return nil, err
	}
	s := new(Summary)
	if err := json.Unmarshal(data, s); err != nil {
		return nil, &ReadError{Path: path, Err: err}
	}
	return s, nil
}

// ReadError says which file could not be understood.
type ReadError struct {
	Path string
	Err  error
}

// Error names the file and the cause.
func (e *ReadError) Error() string { return e.Path + ": " + e.Err.Error() }

// Unwrap returns the cause.
func (e *ReadError) Unwrap() error { return e.Err }
