package results

import (
	"bytes"
	"math"
	"os"
	"strings"
	"testing"

	"gabion/observables"
)

var testColumns = []string{"time", "ball.position.x", "ball.position.y"}

func writeRows(t *testing.T, h *History, from, to int) {
	t.Helper()
	for i := from; i < to; i++ {
		x := float64(i) * 0.1
		if err := h.Append([]float64{x, math.Sin(x), 1 / (1 + x) * 1e-7}); err != nil {
			t.Fatal(err)
		}
	}
}

// open opens the folder of a run in a test.
func open(t *testing.T, path string) *Folder {
	t.Helper()
	f, err := MakeFolder(path, nil)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { f.Close() })
	return f
}

// A history that was interrupted and resumed must be the same file, byte for byte.
func TestHistoryResume(t *testing.T) {
	in := open(t, t.TempDir())
	whole, parts := "whole.csv", "parts.csv"
	h, err := CreateHistory(in, whole, testColumns)
	if err != nil {
		t.Fatal(err)
	}
	writeRows(t, h, 0, 3000)
	if err := h.Close(); err != nil {
		t.Fatal(err)
	}
	h, err = CreateHistory(in, parts, testColumns)
	if err != nil {
		t.Fatal(err)
	}
	writeRows(t, h, 0, 1500)
	if err := h.Sync(); err != nil {
		t.Fatal(err)
	}
	position := h.Position()
	writeRows(t, h, 1500, 1777) // lost work after the checkpoint
	if err := h.Close(); err != nil {
		t.Fatal(err)
	}
	h, err = ResumeHistory(in, parts, testColumns, position)
	if err != nil {
		t.Fatal(err)
	}
	if err := h.Cut(); err != nil {
		t.Fatal(err)
	}
	writeRows(t, h, 1500, 3000)
	if err := h.Close(); err != nil {
		t.Fatal(err)
	}
	a, _ := os.ReadFile(in.Path(whole))
	b, _ := os.ReadFile(in.Path(parts))
	if string(a) != string(b) || len(a) == 0 {
		t.Errorf("resumed history differs: %d and %d bytes", len(a), len(b))
	}
}

// What was written before the checkpoint must still be there, to the last bit.
func TestHistoryResumeRefuses(t *testing.T) {
	in := open(t, t.TempDir())
	h, err := CreateHistory(in, HistoryFile, testColumns)
	if err != nil {
		t.Fatal(err)
	}
	writeRows(t, h, 0, 10)
	if err := h.Close(); err != nil {
		t.Fatal(err)
	}
	sound, err := os.ReadFile(in.Path(HistoryFile))
	if err != nil {
		t.Fatal(err)
	}
	flipped := bytes.Clone(sound)
	flipped[len(flipped)-30] ^= 1 // another digit
	for _, c := range []struct {
		name    string
		columns []string
		text    []byte
		want    string
	}{
		{"sound", testColumns, sound, ""},
		{"longer", testColumns, append(bytes.Clone(sound), "1,2,3\n"...), ""},
		{"other columns", []string{"time", "a"}, sound, "other columns"},
		{"cut off", testColumns, sound[:len(sound)-5], "is cut off"},
		{"empty", testColumns, nil, "other columns"},
		{"flipped", testColumns, flipped, "has been changed since it was written: the first 10 rows"},
		{"no time", testColumns[1:], sound, `first column must be "time"`},
	} {
		if err := os.WriteFile(in.Path(HistoryFile), c.text, 0o644); err != nil {
			t.Fatal(err)
		}
		r, err := ResumeHistory(in, HistoryFile, c.columns, h.Position())
		if err == nil {
			r.Close()
		}
		if (err == nil) != (c.want == "") || err != nil && !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: error %v, want %q", c.name, err, c.want)
		}
	}
}

func TestHistoryColumns(t *testing.T) {
	in := open(t, t.TempDir())
	for _, columns := range [][]string{nil, {"t"}, {"time", ""}, {"time", "a,b"}, {"time", "a", "a"}, {"time", "a b"}} {
		if h, err := CreateHistory(in, "x.csv", columns); err == nil {
			h.Close()
			t.Errorf("columns %q accepted", columns)
		}
	}
	h, err := CreateHistory(in, "x.csv", testColumns)
	if err != nil {
		t.Fatal(err)
	}
	defer h.Close()
	if err := h.Append([]float64{1, 2}); err == nil {
		t.Error("short row accepted")
	}
}

// Every number must read back to the same bits.
func TestHistoryRoundTrip(t *testing.T) {
	in := open(t, t.TempDir())
	h, err := CreateHistory(in, HistoryFile, testColumns)
	if err != nil {
		t.Fatal(err)
	}
	values := [][]float64{
		{0, 1.0 / 3, -math.MaxFloat64},
		{1e-3, math.SmallestNonzeroFloat64, math.Copysign(0, -1)},
		{2e-3, math.Inf(1), math.NaN()},
	}
	for _, row := range values {
		if err := h.Append(row); err != nil {
			t.Fatal(err)
		}
	}
	if err := h.Close(); err != nil {
		t.Fatal(err)
	}
	table, err := ReadTable(in.Path("."))
	if err != nil {
		t.Fatal(err)
	}
	for r, row := range values {
		for c, want := range row {
			got := table.Columns[c][r]
			if math.Float64bits(got) != math.Float64bits(want) && !(math.IsNaN(got) && math.IsNaN(want)) {
				t.Errorf("row %d column %d: %v, want %v", r, c, got, want)
			}
		}
	}
}

// What is missing is an empty cell, and one again when it is read; the last line of a run that was killed may end in one.
func TestEmptyCells(t *testing.T) {
	table := NewTable("time", "a", "b")
	_ = table.Append(0, observables.Missing, 1)
	_ = table.Append(1, 2, observables.Missing)
	var text strings.Builder
	if err := EncodeTable(&text, table); err != nil || text.String() != "time,a,b\n0,,1\n1,2,\n" {
		t.Fatalf("%v, %q", err, text.String())
	}
	again, err := DecodeTable(strings.NewReader(text.String()+"2,"), "x.csv")
	if err != nil || again.Rows() != 2 || !observables.IsMissing(again.Columns[1][0]) || !observables.IsMissing(again.Columns[2][1]) || again.Columns[1][1] != 2 {
		t.Errorf("%v, %v", err, again)
	}
	if again, err := DecodeTable(strings.NewReader(text.String()+"2,3,"), "x.csv"); err != nil || again.Rows() != 2 {
		t.Errorf("%v, %v", err, again)
	}
	if _, err := DecodeTable(strings.NewReader("time,a\n,1\n"), "x.csv"); err == nil {
		t.Error("a row without a time is read")
	}
}
