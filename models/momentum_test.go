package models_test

import (
	"math"
	"path/filepath"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/models"
)

// What bodies and grains exchange balances to rounding in every step, force and moment, in all models of the library that have both. The models are
// brought nearer to the first contact; they go on until steps with contact have been seen.
func TestLibraryExchangesExactly(t *testing.T) {
	early := map[string][]string{
		"bucket.yaml":           {"parameters.settle=0.01", "parameters.dig=0.3", "solver.step=1e-4", "parameters.grain_radius=15 mm", "particles.bed.lattice.counts=[41, 7, 6]"},
		"catch-net.yaml":        {"nets.net.cells=[7, 5]", "particles.block.positions=[[0, 0, 0.162]]", "particles.block.velocity=[0, 0, -3]"},
		"debris-barrier.yaml":   {"particles.debris.lattice.center=[1.26, 0.17, 0]", "particles.debris.velocity=[2, 0, 0]"},
		"drum.yaml":             nil,
		"gabion.yaml":           nil,
		"net-impact.yaml":       {"parameters.drop=8 mm"},
		"paper-433.yaml":        {"particles.shower.lattice.center=[0, 0.217, 0]"},
		"pendulum-in-sand.yaml": {"parameters.start=24 deg"},
	}
	files, err := filepath.Glob("library/*.yaml")
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	for _, file := range files {
		name := filepath.Base(file)
		m, err := models.Load(file, early[name])
		if err != nil {
			t.Fatal(err)
		}
		both := (len(m.Bodies) > 0 || len(m.Nets) > 0) && (len(m.Particles) > 0 || len(m.Streams) > 0)
		if _, known := early[name]; !both {
			if known {
				t.Errorf("%s has no bodies and grains", name)
			}
			continue
		}
		t.Run(name, func(t *testing.T) { exchangeExactly(t, m) })
	}
}

// exchangeExactly steps until there have been enough steps with contact.
func exchangeExactly(t *testing.T, m *models.Model) {
	const enough, most = 20, 1500
	b, err := m.Build(models.BuildOptions{Threads: 1})
	if err != nil {
		t.Fatal(err)
	}
	s := b.Simulation
	defer s.Grains().Close()
	var state dem.State
	seen, worst, steps := 0, 0.0, 0
	for ; seen < enough && steps < most; steps++ {
		if err := s.Step(m.Solver.Step); err != nil {
			t.Fatal(err)
		}
		var size, reach float64
		for _, body := range b.Carriers {
			size += r3.Norm(s.ContactOn(body).Force)
		}
		if size == 0 {
			continue
		}
		seen++
		s.Grains().Snapshot(&state)
		for i, f := range state.Force {
			size += r3.Norm(f)
			reach = math.Max(reach, r3.Norm(state.Position[i]))
		}
		a := s.Audit()
		worst = math.Max(worst, math.Max(a.ForceResidual/size, a.MomentResidual/(size*reach)))
	}
	if seen < enough {
		t.Fatalf("%d steps with contact in %d", seen, steps)
	}
	t.Logf("%d steps, what is left is %.1e of the forces", steps, worst)
	if !(worst < 1e-13) {
		t.Errorf("%.3g of the forces between bodies and grains are left", worst)
	}
}
