package runs

import (
	"context"
	"errors"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"gabion/models"
	"gabion/results"
)

const dataset = "testdata/fall.adm"

// column returns the last value of a column of a run's history.
func column(t *testing.T, folder, name string) float64 {
	t.Helper()
	table, err := results.ReadTable(filepath.Join(folder, HistoryFile))
	if err != nil {
		t.Fatal(err)
	}
	for i, n := range table.Names {
		if n == name {
			return table.Columns[i][table.Rows()-1]
		}
	}
	t.Fatalf("no column %s in %v", name, table.Names)
	return 0
}

// A dataset runs like a model, with its times from outside, and goes on from its checkpoint.
func TestDataset(t *testing.T) {
	times := []string{"solver.end=1", "outputs.interval=100 ms", "solver.step=1e-3"}
	whole := mustRun(t, Options{Model: dataset, Sets: times})
	if y, x := column(t, whole, "req7.F3"), column(t, whole, "req7.F2"); math.Abs(y) > 1e-9 || math.Abs(x-3) > 1e-9 {
		t.Errorf("at %.9g, %.9g", x, y)
	}
	parts := mustRun(t, Options{Model: dataset, Sets: times, Steps: 333})
	mustRun(t, Options{Model: dataset, Sets: times, Resume: true, Folder: parts})
	sameFiles(t, whole, parts, HistoryFile, AuditFile)
}

// Errors of a dataset's settings are those of the input, by the names that a user knows.
func TestDatasetSettings(t *testing.T) {
	for set, want := range map[string]string{"solver.step=1": "end", "outputs.audit.warn=0.5": "must not be above fail", "solver.ends=1": "solver.ends", "bodies.1.mass=3": "bodies"} {
		_, err := Run(context.Background(), Options{Model: dataset, Sets: []string{set}, Folder: t.TempDir()})
		var input *InputError
		if !errors.As(err, &input) || !strings.Contains(err.Error(), want) {
			t.Errorf("--set %s: %v", set, err)
		}
	}
}

// The model that a dataset converts to says the same.
func TestConvert(t *testing.T) {
	text, _, err := Convert(t.Context(), dataset, []string{"solver.end=1", "outputs.interval=0.5"})
	if err != nil {
		t.Fatal(err)
	}
	m, err := models.Parse(t.Context(), "fall.yaml", text, nil)
	if err != nil {
		t.Fatal(err)
	}
	if m.Solver.End != 1 || m.Outputs.Interval != 0.5 || len(m.Bodies) != 1 || m.Gravity[1].Constant != -10 {
		t.Errorf("%s", text)
	}
}

// A confined dataset or model runs where it is and nowhere else.
func TestWithin(t *testing.T) {
	elsewhere, err := filepath.Abs(dataset)
	if err != nil {
		t.Fatal(err)
	}
	folder := t.TempDir()
	if err := os.Symlink(elsewhere, filepath.Join(folder, "fall.adm")); err != nil {
		t.Fatal(err)
	}
	times := []string{"solver.end=1", "outputs.interval=1"}
	mustRun(t, Options{Model: elsewhere, Sets: times, Within: filepath.Dir(elsewhere)})
	for _, model := range []string{elsewhere, filepath.Join(folder, "fall.adm")} {
		_, err := Run(context.Background(), Options{Model: model, Sets: times, Within: folder, Folder: t.TempDir()})
		var input *InputError
		if !errors.As(err, &input) || !strings.Contains(err.Error(), "folder "+folder) {
			t.Errorf("%s: %v", model, err)
		}
	}
}
