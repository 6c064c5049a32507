package runs

import (
	"bytes"
	"context"
	"math"
	"slices"
	"strings"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/coupling"
	"gabion/internal/emulator"
	"gabion/kernels"
	"gabion/mbd"
	"gabion/models"
)

// smallNet is the simulation of a small net that catches stones, on a GPU.
func smallNet(t *testing.T, o models.BuildOptions, sets ...string) *coupling.Simulation {
	t.Helper()
	m, err := models.Load(context.Background(), "testdata/small-net.yaml", sets)
	if err != nil {
		t.Fatal(err)
	}
	o.Device = "gpu"
	built, err := m.Build(context.Background(), o)
	if err != nil {
		t.Fatal(err)
	}
	if built.BodiesOnHost != "" && !o.BodiesOnHost {
		t.Fatal("the bodies are on the processor: ", built.BodiesOnHost)
	}
	t.Cleanup(built.Simulation.Close)
	return built.Simulation
}

// stepBy takes a simulation to a time, up to so many steps of 0.1 ms at once.
func stepBy(t *testing.T, s *coupling.Simulation, end float64, most int) {
	t.Helper()
	for s.Time() < end-1e-9 {
		if err := s.StepToward(end, 1e-4, most); err != nil {
			t.Fatal(err)
		}
	}
}

// withGPU has a GPU used, or an emulated one where there is none.
func withGPU(t *testing.T) {
	t.Helper()
	if _, err := kernels.Devices(); err == nil {
		return
	}
	driver, err := emulator.New()
	emulator.Check(t, err)
	t.Cleanup(func() { _ = driver.Remove() })
	withDevice(t, driver)
}

const subcycledNet = "coupling={scheme: subcycled, substeps: 5}"

// fewKnots makes the net so small that an emulated GPU has a warp for each group of its bodies.
const fewKnots = "nets.net.knots=[3, 3]"

// rubber is a viscoelastic spring at a knot of the net.
const rubber = `forces=[{name: rubber, type: viscoelastic_spring, bodies: [ground, net], at: [[0, -40 mm, 0], [23 mm, 0, 23 mm]], stiffness: 2 kN/m, free_length: 50 mm, branches: [{stiffness: 9 kN/m, relaxation_time: 3 ms}, {stiffness: 5 kN/m, relaxation_time: 0.1 s}]}]`

// TestBodiesOnGPU compares bodies that are stepped on a GPU, in their first 200 steps with stones that hit them, with the processor's.
func TestBodiesOnGPU(t *testing.T) {
	withGPU(t)
	for name, sets := range map[string][]string{
		"rigid bodies":               nil,
		"ropes":                      {"nets.net.spring.tension_only=true"},
		"point masses":               {"nets.net.body.type=point_mass", "nets.net.spring.attach=center"},
		"pinned":                     {"nets.net.pins=[left, right]"},
		"wires that yield and break": {"nets.net.spring={attach: center, yielding: {curve: [[1e-4, 20 N], [2e-3, 30 N], [4e-3, 31 N]]}, breaking: {elongation: 0.4 mm}}"},
		"brakes":                     {"nets.net.spring={stiffness: 200 kN/m, damping: 50 N s/m, brake: {curve: [[0, 10 N], [1 mm, 20 N], [2 mm, 25 N]], stroke: 3 mm}}"},
		"curves":                     {"nets.net.spring={damping: 50 N s/m, curve: {table: [[-1 mm, -200 N], [0, 0], [0.2 mm, 30 N], [1 mm, 260 N]]}}"},
		"curves of ropes that break": {
			"nets.net.spring={attach: center, tension_only: true, damping: 20 N s/m, curve: {table: [[0, 0], [0.1 mm, 20 N], [1 mm, 150 N]], interpolation: linear, beyond: extend}, breaking: {energy: 5 mJ}}",
		},
		"viscoelastic":            {rubber},
		"sub-cycled viscoelastic": {subcycledNet, rubber},
		"given forces": {
			"forces=[{name: push, type: force, body: net, at: [23 mm, 5 mm, 23 mm], force: [0.2, '1 + 20 * t', '3 * sin(200 * t)']}, {name: drag, type: force, body: net, at: [-23 mm, 0, 26 mm], follower: true, force: [0, -2, 1]}, {name: twist, type: torque, body: net.7, torque: [0, 0, '1e-3 * t']}]",
		},
		"given forces, sub-cycled": {subcycledNet, "forces=[{name: push, type: force, body: net.6, force: [0.2, '1 + 20 * t', 0]}]"},
		"gravity that changes":     {"gravity=[0, '-9.81 * (1 + 50 * t)', 3]"},
		"clumps": {
			"clumps=[{name: pair, spheres: [{radius: 1}, {center: [0.8, 0.2, 0], radius: 0.9}]}]", "particles.shower.clump=pair",
		},
		"few bodies":             {fewKnots},
		"few bodies, sub-cycled": {fewKnots, subcycledNet},
		"few point masses":       {fewKnots, "nets.net.body.type=point_mass", "nets.net.spring.attach=center"},
		"sub-cycled":             {subcycledNet},
		"sub-cycled wires that yield and break": {
			subcycledNet, "nets.net.spring={attach: center, yielding: {curve: [[1e-4, 20 N], [2e-3, 30 N], [4e-3, 31 N]]}, breaking: {elongation: 0.4 mm}}",
		},
		"sub-cycled point masses": {
			subcycledNet, "nets.net.body.type=point_mass", "nets.net.spring={attach: center, stiffness: 20 kN/m, damping: 5 N s/m, tension_only: true}",
		},
		"light knots that are hit hard": {
			"nets.net.body={type: point_mass, mass: 1 g, radius: 6 mm, material: rope}", "particles.shower.velocity=[0, -6, 0]",
			"nets.net.spring={attach: center, stiffness: 20 kN/m, damping: 5 N s/m, tension_only: true}",
		},
	} {
		t.Run(name, func(t *testing.T) {
			if testing.Short() && sets != nil {
				t.Skip("rigid bodies alone")
			}
			there, here := smallNet(t, models.BuildOptions{}, sets...), smallNet(t, models.BuildOptions{BodiesOnHost: true}, sets...)
			stepBy(t, there, 20e-3, 50)
			stepBy(t, here, 20e-3, 1)
			if n := there.GPUFailures(); n > 0 {
				t.Errorf("%d steps could not be made on the GPU", n)
			}
			moved := 0.0
			for i := range here.Bodies().Bodies() {
				p, q := there.Bodies().Pose(i), here.Bodies().Pose(i)
				if d := r3.Norm(r3.Sub(p.Position, q.Position)); !(d < 1e-9) {
					t.Fatalf("body %d is %g m off", i, d)
				}
				if d := r3.Norm(r3.Sub(p.Velocity, q.Velocity)); !(d < 1e-7) {
					t.Fatalf("body %d is %g m/s off", i, d)
				}
				if d := r3.Norm(r3.Sub(p.AngularVelocity, q.AngularVelocity)); !(d < 1e-5) {
					t.Fatalf("body %d is %g rad/s off", i, d)
				}
				moved = max(moved, r3.Norm(p.Velocity))
			}
			if b := here.BrokenSprings(); there.BrokenSprings() != b || strings.HasSuffix(name, "break") && b == 0 {
				t.Errorf("%d springs broke, on the processor %d", there.BrokenSprings(), b)
			}
			if slip := slipOf(here); math.Abs(slipOf(there)-slip) > 1e-9 || name == "brakes" && slip < 1e-3 {
				t.Errorf("brakes slip by %g m, on the processor by %g m", slipOf(there), slip)
			}
			if moved < 0.5 {
				t.Errorf("the fastest body has %g m/s: no stone has hit the net", moved)
			}
			a, b := there.Audit(), here.Audit()
			if name == "rigid bodies" && !(b.NumericalDissipation > 1e-4 && math.Abs(b.ForceIntegration) > 1e-4) {
				t.Errorf("the steps take %g J by numerical damping and %g J by springs, which tells nothing", b.NumericalDissipation, b.ForceIntegration)
			}
			for k, e := range a.Entries() {
				if x := b.Entries()[k].Value; !(math.Abs(e.Value-x) < 1e-7) {
					t.Errorf("%s is %g, on the processor %g", e.Name, e.Value, x)
				}
			}
			if on, off := there.ContactWrench(5).Force, here.ContactWrench(5).Force; r3.Norm(r3.Sub(on, off)) > 1e-6*(1+r3.Norm(off)) {
				t.Errorf("contacts push with %v, on the processor with %v", on, off)
			}
		})
	}
}

// slipOf is by how much the brakes of a simulation have slipped in all, m.
func slipOf(s *coupling.Simulation) (sum float64) {
	b := s.Bodies()
	for k := range b.ForceElements() {
		if f, ok := b.Force(k).(*mbd.SpringDamper); ok {
			sum += f.Slip(b)
		}
	}
	return sum
}

// TestBodiesOnGPUConverge holds that the tangent of bodies on a GPU is whole, that of taut springs that hold knots beside their centres too: with part of it
// missing, a step takes twice as many iterations.
func TestBodiesOnGPUConverge(t *testing.T) {
	withGPU(t)
	s := smallNet(t, models.BuildOptions{}, "particles.shower.velocity=[0, -5, 0]")
	stepBy(t, s, 10e-3, 50)
	before := s.Integrator().Counters().Iterations
	stepBy(t, s, 15e-3, 50)
	if n := float64(s.Integrator().Counters().Iterations-before) / 50; n > 5 {
		t.Errorf("%g iterations a step", n)
	}
}

// comparePoses holds that bodies are where others are, to 1e-9 m.
func comparePoses(t *testing.T, there, here *coupling.Simulation) {
	t.Helper()
	for i := range here.Bodies().Bodies() {
		if d := r3.Norm(r3.Sub(there.Bodies().Pose(i).Position, here.Bodies().Pose(i).Position)); !(d < 1e-9) {
			t.Fatalf("body %d is %g m off", i, d)
		}
	}
}

// TestBodiesOnGPUFewSteps makes as few steps as it takes to have a stone in contact, also for tools under which kernels are slow.
func TestBodiesOnGPUFewSteps(t *testing.T) {
	withGPU(t)
	sets := []string{ // the net has more wires than are looked at together when pairs of particles and wires are found
		"nets.net.knots=[12, 12]", "particles=[{name: shower, material: stone, radius: 20 mm, positions: [[0, 25.8 mm, 23 mm]], velocity: [0, -2, 0]}]",
	}
	there, here := smallNet(t, models.BuildOptions{}, sets...), smallNet(t, models.BuildOptions{BodiesOnHost: true}, sets...)
	stepBy(t, there, 6e-4, 6)
	stepBy(t, here, 6e-4, 1)
	comparePoses(t, there, here)
	if len(there.Contacts()) == 0 {
		t.Error("the stone touches nothing")
	}
}

// TestBodiesOnGPUOutliveParticles has the last stone leave through an outlet.
func TestBodiesOnGPUOutliveParticles(t *testing.T) {
	withGPU(t)
	sets := []string{
		"outlets=[{name: out, min: [-1, -1, -1], max: [1, -1 mm, 1]}]", "outputs.requests=[]",
		"particles=[{name: shower, material: stone, radius: 20 mm, positions: [[0.3, 0, 0]], velocity: [0, -3, 0]}]",
	}
	there, here := smallNet(t, models.BuildOptions{}, sets...), smallNet(t, models.BuildOptions{BodiesOnHost: true}, sets...)
	stepBy(t, there, 2e-3, 15)
	stepBy(t, here, 2e-3, 1)
	comparePoses(t, there, here)
	if n := there.Particles().Len(); n != 0 {
		t.Errorf("%d stones are left", n)
	}
}

// TestBodiesOnGPUInParts holds that how many steps are made at once, and a restart, change no bit.
func TestBodiesOnGPUInParts(t *testing.T) {
	withGPU(t)
	saved := func(s *coupling.Simulation) []byte {
		var b bytes.Buffer
		if err := s.Save(&b); err != nil {
			t.Fatal(err)
		}
		return b.Bytes()
	}
	for scheme, sets := range map[string][]string{"frozen": nil, "sub-cycled": {subcycledNet}} {
		t.Run(scheme, func(t *testing.T) {
			make := func() *coupling.Simulation { return smallNet(t, models.BuildOptions{}, sets...) }
			whole, parts, again := make(), make(), make()
			stepBy(t, whole, 12e-3, 1000)
			stepBy(t, parts, 9e-3, 7)
			if err := again.Restore(bytes.NewReader(saved(parts))); err != nil {
				t.Fatal(err)
			}
			stepBy(t, parts, 12e-3, 1)
			stepBy(t, again, 12e-3, 5)
			for name, s := range map[string]*coupling.Simulation{"in parts": parts, "after a restart": again} {
				if got, want := s.Audit(), whole.Audit(); got != want {
					t.Errorf("%s: %+v, else %+v", name, got, want)
				}
				for i := range whole.Bodies().Bodies() {
					if whole.Bodies().Pose(i) != s.Bodies().Pose(i) {
						t.Fatalf("%s: body %d is somewhere else", name, i)
					}
				}
			}
		})
	}
}

// TestBodiesOnGPUFail has steps fail on the GPU now and then: the processor makes these.
func TestBodiesOnGPUFail(t *testing.T) {
	withGPU(t)
	few := []string{"solver.max_iterations=2", "solver.tolerance=1e-9"}
	for scheme, sets := range map[string][]string{"frozen": few, "sub-cycled": append([]string{subcycledNet}, few...)} {
		t.Run(scheme, func(t *testing.T) {
			there, here, parts := smallNet(t, models.BuildOptions{}, sets...), smallNet(t, models.BuildOptions{BodiesOnHost: true}, sets...), smallNet(t, models.BuildOptions{}, sets...)
			stepBy(t, there, 8e-3, 10)
			stepBy(t, parts, 8e-3, 3)
			stepBy(t, here, 8e-3, 1)
			if there.GPUFailures() == 0 {
				t.Error("every step could be made on the GPU")
			}
			for i := range here.Bodies().Bodies() {
				if there.Bodies().Pose(i) != parts.Bodies().Pose(i) {
					t.Fatalf("body %d is somewhere else where other steps are made at once", i)
				}
				if d := r3.Norm(r3.Sub(there.Bodies().Pose(i).Position, here.Bodies().Pose(i).Position)); !(d < 1e-6) {
					t.Fatalf("body %d is %g m off", i, d)
				}
			}
		})
	}
}

// TestBodiesOnGPULoseParticle has a stone leave the domain, which ends the run: how many steps are made at once changes no bit of where the bodies are then.
func TestBodiesOnGPULoseParticle(t *testing.T) {
	withGPU(t)
	end := func(most int) *coupling.Simulation {
		s := smallNet(t, models.BuildOptions{}, "domain={min: [-1, -0.1, -1], max: [1, 1, 1]}",
			"particles=[{name: shower, material: stone, radius: 20 mm, positions: [[0, 27 mm, 0]], velocity: [0, -2, 0]}, {name: astray, material: stone, radius: 20 mm, positions: [[0.5, 0, 0]], velocity: [0, -40, 0]}]")
		for s.Time() < 6e-3 {
			if err := s.StepToward(6e-3, 1e-4, most); err != nil {
				return s
			}
		}
		t.Fatal("no stone has left the domain")
		return s
	}
	whole, parts := end(1000), end(3)
	if whole.Steps() != parts.Steps() || !whole.Intact() || !parts.Intact() {
		t.Fatalf("it ends after %d steps, else after %d", whole.Steps(), parts.Steps())
	}
	for i := range whole.Bodies().Bodies() {
		if whole.Bodies().Pose(i) != parts.Bodies().Pose(i) {
			t.Fatalf("body %d is somewhere else where other steps are made at once", i)
		}
	}
}

// TestCheckTellsBodiesOnHost has check tell what of a model keeps its bodies off a GPU, all at once.
func TestCheckTellsBodiesOnHost(t *testing.T) {
	sets := []string{"coupling={scheme: iterated, substeps: 40}", "nets.net.spring={curve: 1e3 * elongation}"}
	found, err := Check(context.Background(), Options{Model: "testdata/small-net.yaml", Sets: sets})
	if err != nil {
		t.Fatal(err)
	}
	want := `with particles on a GPU the bodies would stay on the processor: the coupling scheme is iterated; coupling.substeps is above 32; spring "net.1" has a curve that is no table, and 47 more`
	if !slices.Contains(found.Notes, want) {
		t.Errorf("check tells %q, want %q", found.Notes, want)
	}
}
