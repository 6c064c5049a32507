package results

import (
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"
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

// A history that was interrupted and resumed must be the same file, byte for byte.
func TestHistoryResume(t *testing.T) {
	dir := t.TempDir()
	whole, parts := filepath.Join(dir, "whole.csv"), filepath.Join(dir, "parts.csv")
	h, err := CreateHistory(whole, testColumns)
	if err != nil {
		t.Fatal(err)
	}
	writeRows(t, h, 0, 3000)
	if err := h.Close(); err != nil {
		t.Fatal(err)
	}
	h, err = CreateHistory(parts, testColumns)
	if err != nil {
		t.Fatal(err)
	}
	writeRows(t, h, 0, 1500)
	if err := h.Sync(); err != nil {
		t.Fatal(err)
	}
	rows := h.Rows()
	writeRows(t, h, 1500, 1777) // lost work after the checkpoint
	if err := h.Close(); err != nil {
		t.Fatal(err)
	}
	h, err = ResumeHistory(parts, testColumns, rows)
	if err != nil {
		t.Fatal(err)
	}
	writeRows(t, h, 1500, 3000)
	if err := h.Close(); err != nil {
		t.Fatal(err)
	}
	a, _ := os.ReadFile(whole)
	b, _ := os.ReadFile(parts)
	if string(a) != string(b) || len(a) == 0 {
		t.Errorf("resumed history differs: %d and %d bytes", len(a), len(b))
	}
}

func TestHistoryResumeRefuses(t *testing.T) {
	path := filepath.Join(t.TempDir(), HistoryFile)
	h, err := CreateHistory(path, testColumns)
	if err != nil {
		t.Fatal(err)
	}
	writeRows(t, h, 0, 10)
	if err := h.Close(); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name    string
		columns []string
		rows    int
		want    string
	}{
		{"other columns", []string{"time", "a"}, 3, "columns differ"},
		{"too few rows", testColumns, 11, "holds 10 rows"},
		{"no time", testColumns[1:], 1, `first column must be "time"`},
	} {
		if _, err := ResumeHistory(path, c.columns, c.rows); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: error %v, want %q", c.name, err, c.want)
		}
	}
}

func TestHistoryColumns(t *testing.T) {
	dir := t.TempDir()
	for _, columns := range [][]string{nil, {"t"}, {"time", ""}, {"time", "a,b"}, {"time", "a", "a"}, {"time", "a b"}} {
		if h, err := CreateHistory(filepath.Join(dir, "x.csv"), columns); err == nil {
			h.Close()
			t.Errorf("columns %q accepted", columns)
		}
	}
	h, err := CreateHistory(filepath.Join(dir, "x.csv"), testColumns)
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
	path := filepath.Join(t.TempDir(), HistoryFile)
	h, err := CreateHistory(path, testColumns)
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
	table, err := ReadTable(filepath.Dir(path))
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
