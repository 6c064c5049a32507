package models_test

import (
	"math"
	"path/filepath"
	"slices"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/models"
)

// meetings bring the models of the library that have both bodies and particles nearer to the first contact.
var meetings = map[string]meeting{
	"barrier-large.yaml": {set: []string{"parameters.columns=3", "parameters.rows=4"}, step: "2e-4", adrift: true},
	"bucket.yaml": {
		set:  []string{"parameters.settle=0.01", "parameters.dig=0.3", "parameters.particle_radius=15 mm", "particles.bed.lattice.counts=[41, 7, 6]", "solver.step=1e-4"},
		step: "4e-4", adrift: true,
	},
	"catch-net.yaml": {
		set:  []string{"nets.net.cells=[7, 5]", "particles.block.positions=[[0, 0, 0.162]]", "particles.block.velocity=[0, 0, -3]"},
		step: "4e-5", adrift: true, aside: "particles.block.positions=[[0.05, 0.03, 0.162]]",
	},
	"debris-barrier.yaml": {
		set:  []string{"particles.debris.lattice.center=[1.284, 0.17, 0]", "particles.debris.velocity=[2, 0, 0]"},
		step: "2e-4", adrift: true,
	},
	"debris-slurry.yaml": {
		set:  []string{"dem.fluid=null", "outputs.requests=[]", "particles.debris.lattice.center=[1.284, 0.17, 0]"}, // what a fluid does to particles is no exchange with bodies
		step: "2e-4", adrift: true,
	},
	"boulder-net.yaml":  {set: []string{"particles.boulder.random.sphere.center=[0, 0, 0.22]"}, step: "1e-4"},
	"drum.yaml":         {step: "2e-4"},
	"gravel-drums.yaml": {step: "2e-4"},
	"gravel-barrier.yaml": {
		set:  []string{"particles.gravel.lattice.counts=[2, 3, 4]", "particles.gravel.lattice.center=[1.21, 0.14, 0]", "particles.gravel.velocity=[2, 0, 0]"},
		step: "2e-4", adrift: true,
	},
	"gabion.yaml": {set: []string{"particles.stones.velocity=[1, -2.215, 0.5]"}, step: "1e-4", adrift: true},
	"net-impact.yaml": {
		set:  []string{"parameters.drop=8 mm"},
		step: "4e-4", adrift: true, aside: "particles.shower.lattice.center=[0.1, 0.28, 0.05]",
	},
	"paper-433.yaml": {
		set:  []string{"particles.shower.lattice.center=[0, 0.217, 0]"},
		step: "2e-4", adrift: true, aside: "particles.shower.lattice.center=[0.05, 0.217, 0.05]",
	},
	"ring-net-torrent.yaml": {
		set:  []string{"particles.debris.lattice.counts=[16, 3, 4]", "particles.debris.lattice.center=[3, -0.57, 0.9]"},
		step: "2e-4", adrift: true,
	},
	"pendulum-in-sand.yaml": {set: []string{"parameters.start=24 deg"}, step: "2e-4"},
}

// meeting says how a model is set for the first contact.
type meeting struct {
	set    []string
	step   string // of the bodies in a sub-cycled scheme
	adrift bool   // particles meet bodies without gravity, too
	aside  string // what lets them meet aside of the middle, where angular momenta cancel; may be empty
}

// cycled sets a sub-cycled scheme. Repetitions end soon: the audit balances after any number of them.
func (m meeting) cycled(scheme string) []string {
	set := []string{"coupling={scheme: " + scheme + ", substeps: 5}", "solver.step=" + m.step}
	if scheme == "iterated" {
		set = append(set, "coupling.tolerance=0.01")
	}
	return set
}

// load reads a model of the library, brought near to the first contact, whose bodies only particles touch.
func load(t *testing.T, name string, set ...string) *models.Model {
	t.Helper()
	m, err := models.Load(t.Context(), filepath.Join("library", name), slices.Concat(meetings[name].set, set, []string{"contact.body_contact=none", "contact.except=[]"}))
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// What bodies and particles exchange balances to rounding in every step, force and moment, in all models of the library that have both. The models
// go on until steps with contact have been seen.
func TestLibraryExchangesExactly(t *testing.T) {
	files, err := filepath.Glob("library/*.yaml")
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	for _, file := range files {
		name := filepath.Base(file)
		m := load(t, name)
		both := (len(m.Bodies) > 0 || len(m.Nets) > 0) && (len(m.Particles) > 0 || len(m.Inlets) > 0)
		if _, known := meetings[name]; both != known {
			t.Errorf("%s has bodies and particles: %v", name, both)
			continue
		}
		if both {
			t.Run(name, func(t *testing.T) { exchangeExactly(t, m) })
		}
	}
}

// exchangeExactly steps until there have been enough steps with contact.
func exchangeExactly(t *testing.T, m *models.Model) {
	const enough, most = 20, 1500
	b, err := m.Build(t.Context(), models.BuildOptions{Threads: 1})
	if err != nil {
		t.Fatal(err)
	}
	s := b.Simulation
	defer s.Particles().Close()
	var state dem.State
	seen, worst, steps := 0, 0.0, 0
	for ; seen < enough && steps < most; steps++ {
		if err := s.Step(m.Solver.Step); err != nil {
			t.Fatal(err)
		}
		var size, reach float64
		for _, body := range b.Carriers {
			size += r3.Norm(s.ContactWrench(body).Force)
		}
		if size == 0 {
			continue
		}
		seen++
		s.Particles().Snapshot(&state)
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
		t.Errorf("%.3g of the forces between bodies and particles are left", worst)
	}
}
