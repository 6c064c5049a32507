package runs

import (
	"context"
	"errors"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"gabion/results"
)

// parent runs half of a small net's run and returns its folder and the time of its last state.
func parent(t *testing.T) (folder string, at float64) {
	t.Helper()
	folder = t.TempDir()
	if _, err := Run(context.Background(), Options{Model: "testdata/small-net.yaml", Folder: folder, Steps: 123}); err != nil {
		t.Fatal(err)
	}
	times, err := SavedTimes(folder)
	if err != nil || len(times) != 2 || times[0] != 0 {
		t.Fatalf("states at %v, %v", times, err)
	}
	return folder, times[1]
}

// A branch begins with the state of its parent. With the same coefficients it does what the parent does, but for the rounding of a fresh start; with others it does something else,
// and its energy adds up all the same.
func TestBranch(t *testing.T) {
	from, at := parent(t)
	end := readTable(t, mustRun(t, Options{Model: "testdata/small-net.yaml"}))
	same := mustRun(t, Options{Model: "testdata/small-net.yaml", Branch: &Branch{Folder: from}})
	other := mustRun(t, Options{Model: "testdata/small-net.yaml", Branch: &Branch{Folder: from, Time: &at}, Sets: []string{"nets.net.spring.stiffness=100 kN/m", "contact.default.friction=0.1"}})
	branch, changed := readTable(t, same), readTable(t, other)
	if first := branch.Columns[0][0]; first != at || changed.Columns[0][0] != at {
		t.Errorf("the branch begins at %g s, the state is of %g s", first, at)
	}
	for _, name := range []string{"middle.position.y", "stones.center_of_mass.y", "stones.kinetic_energy"} {
		k := slices.Index(end.Names, name)
		if k < 0 {
			t.Fatalf("columns %v", end.Names)
		}
		last := func(h results.Table) float64 { return h.Columns[k][h.Rows()-1] }
		if d := math.Abs(last(branch) - last(end)); d > 1e-4*math.Abs(last(end)) {
			t.Errorf("%s ends at %g, that of the parent at %g", name, last(branch), last(end))
		}
		if name != "stones.center_of_mass.y" && math.Abs(last(changed)-last(end)) < 1e-3*math.Abs(last(end)) {
			t.Errorf("%s ends at %g whatever the stiffness", name, last(changed))
		}
		if a, b := branch.Columns[k][0], changed.Columns[k][0]; a != b {
			t.Errorf("%s begins at %g and %g", name, a, b)
		}
	}
	s := readSummary(t, other)
	if s.Origin == nil || s.Origin.Folder != from || s.Origin.Time != at || len(s.Changes) < 2 {
		t.Errorf("origin %+v, changes %v", s.Origin, s.Changes)
	}
	if slices.ContainsFunc(s.Warnings, func(w string) bool { return strings.Contains(w, "energy") }) {
		t.Errorf("warnings %q", s.Warnings)
	}
	if text, err := os.ReadFile(filepath.Join(other, ModelFile)); err != nil || !strings.HasPrefix(string(text), "# Begun with the state of "+from) {
		t.Errorf("the model of the branch does not name its parent: %v", err)
	}
}

func readTable(t *testing.T, folder string) results.Table {
	t.Helper()
	h, err := results.ReadTable(filepath.Join(folder, HistoryFile))
	if err != nil {
		t.Fatal(err)
	}
	return h
}

// A branch that is interrupted goes on to the same bits.
func TestResumeBranch(t *testing.T) {
	from, _ := parent(t)
	o := Options{Model: "testdata/small-net.yaml", Branch: &Branch{Folder: from}, Sets: []string{"contact.default.friction=0.1"}}
	whole := mustRun(t, o)
	o.Folder, o.Steps = t.TempDir(), 20
	if _, err := Run(context.Background(), o); err != nil {
		t.Fatal(err)
	}
	mustRun(t, Options{Model: o.Model, Folder: o.Folder, Sets: o.Sets, Resume: true})
	sameFiles(t, whole, o.Folder, HistoryFile, AuditFile)
}

// Changes that the state of the parent has no place for are refused, with what they are.
func TestBranchRefused(t *testing.T) {
	from, _ := parent(t)
	never := 0.5
	for _, c := range []struct {
		branch Branch
		set    string
		want   string
	}{
		{Branch{Folder: from}, "nets.net.knots=[5, 4]", "nets.net.knots.0: 5, was 4"},
		{Branch{Folder: from}, "particles.shower.radius=15 mm", "particles.shower.radius"},
		{Branch{Folder: from}, "nets.net.body.mass=30 g", "nets.net.body.mass"},
		{Branch{Folder: from}, "contact.attractive_damping=true", "contact.attractive_damping"},
		{Branch{Folder: from}, "solver.end=5 ms", "the model ends at 0.005 s"},
		{Branch{Folder: from, Time: &never}, "solver.end=1 s", "but those of 0 s and"},
		{Branch{Folder: t.TempDir()}, "solver.end=1 s", "no checkpoint"},
	} {
		folder := filepath.Join(t.TempDir(), "branch")
		_, err := Run(context.Background(), Options{Model: "testdata/small-net.yaml", Folder: folder, Branch: &c.branch, Sets: []string{c.set}})
		if input := new(InputError); !errors.As(err, &input) || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: error %v, want %q in it", c.set, err, c.want)
		}
		if _, err := os.Stat(filepath.Join(folder, HistoryFile)); err == nil {
			t.Errorf("%s: something has been written", c.set)
		}
	}
}
