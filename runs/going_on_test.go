package runs

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"gabion/coupling"
	"gabion/dem"
	"gabion/models"
	"gabion/results"
)

// Steps that go on before anybody has asked for the row before them make the same bits, and so do those that are taken back since more is asked than was foreseen.
func TestStepsGoOn(t *testing.T) {
	withGPU(t)
	first := dem.Selection{End: 5, Material: dem.AnyMaterial}
	for scheme, sets := range map[string][]string{"frozen": nil, "sub-cycled": {subcycledNet}} {
		t.Run(scheme, func(t *testing.T) {
			ahead, plain := smallNet(t, models.BuildOptions{}, sets...), smallNet(t, models.BuildOptions{}, sets...)
			look := func(s *coupling.Simulation) coupling.Audit {
				s.SumOver(first)
				s.LookForAudit()
				return s.Audit()
			}
			row := func(s *coupling.Simulation, end float64, follow bool) coupling.Audit {
				if follow {
					s.Follow(coupling.Following{Steps: 10, Time: end, Step: 1e-4})
				}
				if s.HasGoneOn() {
					if begun, err := s.Begin(end, 1e-4, 20); !begun || err != nil {
						t.Fatal(begun, err)
					}
				}
				stepBy(t, s, end, 20)
				s.SetTime(end)
				return look(s)
			}
			look(ahead)
			look(plain)
			gone := 0
			const rows = 12
			for k := 1; k <= rows; k++ {
				if got, want := row(ahead, 1e-3*float64(k), true), row(plain, 1e-3*float64(k), false); got != want {
					t.Errorf("row %d: %+v, want %+v", k, got, want)
				}
				if ahead.HasGoneOn() {
					gone++
				}
				if !ahead.HasGoneOn() || k < rows/2 {
					continue
				}
				if !slices.Equal(ahead.State().Position, plain.State().Position) {
					t.Error("taken back, the particles are somewhere else")
				}
				break
			}
			if gone == 0 || ahead.HasGoneOn() {
				t.Errorf("%d times steps have gone on, and at the end that is %v", gone, ahead.HasGoneOn())
			}
			end := ahead.Time() + 1e-3
			if got, want := row(ahead, end, true), row(plain, end, false); got != want {
				t.Errorf("after that: %+v, want %+v", got, want)
			}
		})
	}
}

// A run whose steps go on writes what one writes that is asked at each row whether it is enough, whose steps wait.
func TestRunGoesOn(t *testing.T) {
	withGPU(t)
	ctx := context.Background()
	var files [2][2][]byte
	for k := range files {
		o := Options{Model: "testdata/small-net.yaml", Folder: filepath.Join(t.TempDir(), "out"), Device: "gpu", Sets: []string{"solver.end=12 ms", "outputs.interval=1 ms", "outputs.frames=5 ms"}}
		if k == 1 {
			o.Enough = func([]string, []float64) bool { return false }
		}
		built, err := prepare(ctx, &o)
		if err != nil {
			t.Fatal(err)
		}
		folder, err := results.MakeFolder(o.Folder, outputNames)
		if err != nil {
			t.Fatal(err)
		}
		defer folder.Close()
		r, err := open(ctx, built, o, folder, nil)
		if err != nil {
			t.Fatal(err)
		}
		err = r.loop(ctx)
		times, back := built.Simulation.WentOn()
		if _, err := r.close(ctx, err); err != nil {
			t.Fatal(err)
		}
		if times > 0 != (k == 0) || back {
			t.Errorf("run %d has gone on %d times; taken back: %v", k, times, back)
		}
		for i, name := range []string{HistoryFile, AuditFile} {
			if files[k][i], err = os.ReadFile(filepath.Join(o.Folder, name)); err != nil {
				t.Fatal(err)
			}
		}
	}
	for i := range files[0] {
		if !bytes.Equal(files[0][i], files[1][i]) {
			t.Errorf("%s\nwaiting\n%s", files[0][i], files[1][i])
		}
	}
}
