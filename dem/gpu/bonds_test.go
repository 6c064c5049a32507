package gpu

import (
	"bytes"
	"math"
	"reflect"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/demtest"
	"gabion/dem/law"
	"gabion/internal/expect"
)

// A block that breaks does on a GPU what it does on the processor: the same bonds break at the same times, as long as single precision lets them, and the books close.
func TestGPUBonds(t *testing.T) {
	device := testDevice(t)
	for _, test := range []struct {
		name      string
		precision Precision
		contact   bool
		places    float64 // by a radius
	}{
		{"double", Double, false, 1e-8},
		{"double with contact", Double, true, 1e-8},
		{"mixed", Mixed, false, 1e-3},
		{"single", Single, false, 2e-2},
	} {
		t.Run(test.name, func(t *testing.T) {
			m := demtest.BondedBlock(t, 3, test.contact)
			c, g := both(t, device, m, Options{Precision: test.precision})
			start := demtest.Total(g.Energy())
			var s, want dem.State
			for range 8 {
				advance(t, c, 60, 1e-5)
				advance(t, g, 60, 1e-5)
			}
			c.Snapshot(&want)
			g.Snapshot(&s)
			worst := 0.0
			for i := range want.ID {
				worst = max(worst, r3.Norm(r3.Sub(s.Position[i], want.Position[i])))
			}
			broken, wanted := g.Broken(nil), c.Broken(nil)
			if worst > test.places*0.005 || len(broken) != len(wanted) || len(broken) < 3 {
				t.Fatalf("particles are up to %g m apart; %d bonds have broken, want %d", worst, len(broken), len(wanted))
			}
			for i, x := range broken {
				if w := wanted[i]; test.precision == Double && (x.Bond != w.Bond || math.Abs(x.Time-w.Time) > 1e-12 || math.Abs(x.Energy-w.Energy) > 1e-6*w.Energy) {
					t.Errorf("broken %+v, want %+v", x, w)
				}
			}
			forces, wants := g.BondForces(nil), c.BondForces(nil)
			if len(forces) != len(wants) || len(forces) != len(m.Bonds)-len(broken) {
				t.Errorf("%d bonds bear forces, want %d", len(forces), len(wants))
			}
			for i := range min(len(forces), len(wants)) {
				f, w := forces[i], wants[i]
				if f.First != w.First || f.Second != w.Second || test.precision == Double && r3.Norm(r3.Sub(f.Force, w.Force)) > 1e-4*(1+r3.Norm(w.Force)) {
					t.Errorf("bond force %+v, want %+v", f, w)
				}
			}
			x, y := g.Energy(), c.Energy()
			if e := math.Abs(x.Breaking-y.Breaking) + math.Abs(x.Bonding-y.Bonding) + math.Abs(x.Bonds-y.Bonds); x.Breaking <= 0 || e > 2*test.places*y.Breaking+1e-12 {
				t.Errorf("bonds hold %g J, have lost %g in dashpots and %g by breaking, want %g, %g and %g", x.Bonds, x.Bonding, x.Breaking, y.Bonds, y.Bonding, y.Breaking)
			}
			if missing := demtest.Total(x) - start; math.Abs(missing) > 3e-3*start {
				t.Errorf("%g J are missing of %g", missing, start)
			}
		})
	}
}

// Bonds that have been saved while they break go on to the same bits, also with several threads a particle.
func TestGPUBondsSaved(t *testing.T) {
	device := testDevice(t)
	run := func(saved bool) (dem.State, []dem.BrokenBond, dem.Energy) {
		e := newGPU(t, device, demtest.BondedBlock(t, 3, false), Options{Lanes: 2})
		advance(t, e, 250, 1e-5)
		if saved {
			var b bytes.Buffer
			if err := e.Save(&b); err != nil {
				t.Fatal(err)
			}
			e = newGPU(t, device, demtest.BondedBlock(t, 3, false), Options{Lanes: 2})
			if err := e.Restore(&b); err != nil {
				t.Fatal(err)
			}
		}
		advance(t, e, 250, 1e-5)
		var s dem.State
		e.Snapshot(&s)
		return s, e.Broken(nil), e.Energy()
	}
	s, broken, energy := run(false)
	again, brokenAgain, energyAgain := run(true)
	if len(broken) < 3 || !reflect.DeepEqual(again, s) || !reflect.DeepEqual(brokenAgain, broken) || energyAgain != energy {
		t.Errorf("other bits after a restart: %d and %d bonds have broken", len(broken), len(brokenAgain))
	}
}

// The processor takes up bonds that a GPU has saved while they break: they hold and have lost the same at once, and the same ones break from there.
func TestImportBonds(t *testing.T) {
	device := testDevice(t)
	for _, c := range []struct {
		name      string
		precision Precision
		contact   bool
		tolerance float64
	}{
		{"double", Double, false, 1e-8},
		{"double with contact", Double, true, 1e-8},
		{"mixed", Mixed, false, 1e-3},
	} {
		t.Run(c.name, func(t *testing.T) {
			m := demtest.BondedBlock(t, 3, c.contact)
			g := newGPU(t, device, m, Options{Precision: c.precision, Lanes: 2})
			advance(t, g, 470, 1e-5)
			before := len(g.Broken(nil))
			e := handOver(t, g, m)
			agreeOnBonds(t, e, g, c.tolerance)
			for _, x := range []dem.Engine{e, g} {
				advance(t, x, 150, 1e-5)
			}
			agreeOnBonds(t, e, g, 10*c.tolerance)
			if after := len(g.Broken(nil)); before == 0 || after <= before {
				t.Errorf("%d bonds had broken, then %d", before, after)
			}
		})
	}
}

// The bond of a particle that has gone through an outlet ends on the processor, whenever the GPU saved.
func TestImportBondsOfALost(t *testing.T) {
	expect.Long(t)
	m := demtest.BondedChain(t, 5)
	m.Outlets = []r3.Box{{Min: r3.Vec{X: 0.0895, Y: -1, Z: -1}, Max: r3.Vec{X: 0.2, Y: 1, Z: 1}}}
	for i := range m.Particles.Velocity {
		m.Particles.Velocity[i].X = 100
	}
	g := newGPU(t, testDevice(t), m, Options{Precision: Double})
	lost := 0
	for range 24 {
		advance(t, g, 1, 1e-5)
		e := handOver(t, g, m)
		advance(t, e, 1, 1e-5)
		lost = 5 - e.Len()
		if n := 5 - g.Len(); lost < n {
			t.Fatalf("%d particles have gone, on the GPU %d", lost, n)
		}
		if broken := e.Broken(nil); lost > 1 || len(broken) != lost || lost > 0 && broken[0].Bond != 3 {
			t.Fatalf("%d particles have gone, these bonds have ended: %v", lost, broken)
		}
	}
	if lost != 1 {
		t.Errorf("%d particles have gone", lost)
	}
}

// agreeOnBonds compares particles, bonds that have broken, and the energy of bonds.
func agreeOnBonds(t *testing.T, c, g dem.Engine, tolerance float64) {
	t.Helper()
	var s, want dem.State
	c.Snapshot(&want)
	g.Snapshot(&s)
	for _, d := range []float64{difference(want.Position, s.Position, 0), difference(want.Velocity, s.Velocity, 0), difference(want.Angular, s.Angular, 1)} {
		if !(d <= tolerance) {
			t.Errorf("particles differ by %.3g, want at most %g", d, tolerance)
		}
	}
	broken, wanted := g.Broken(nil), c.Broken(nil)
	if len(broken) != len(wanted) {
		t.Fatalf("%d bonds have broken on the GPU, %d on the processor", len(broken), len(wanted))
	}
	for i, x := range broken {
		if w := wanted[i]; x.Bond != w.Bond || math.Abs(x.Time-w.Time) > 1e-12 || math.Abs(x.Energy-w.Energy) > 10*tolerance*w.Energy {
			t.Errorf("broken %+v, want %+v", x, w)
		}
	}
	x, y := g.Energy(), c.Energy()
	if e := math.Abs(x.Breaking-y.Breaking) + math.Abs(x.Bonding-y.Bonding) + math.Abs(x.Bonds-y.Bonds); x.Bonding <= 0 || !(e <= 10*tolerance*(y.Bonds+y.Bonding+y.Breaking)) {
		t.Errorf("bonds hold %g J, have lost %g in dashpots and %g by breaking, want %g, %g and %g", x.Bonds, x.Bonding, x.Breaking, y.Bonds, y.Bonding, y.Breaking)
	}
}

// A kept state is taken up again with the bonds that were whole then.
func TestGPUBondsReturn(t *testing.T) {
	e := newGPU(t, testDevice(t), demtest.BondedBlock(t, 3, false), Options{Precision: Double})
	advance(t, e, 300, 1e-5)
	before := e.Broken(nil)
	if err := e.Keep(dem.BeforeStep); err != nil {
		t.Fatal(err)
	}
	advance(t, e, 170, 1e-5)
	after := e.Broken(nil)
	if err := e.Return(dem.BeforeStep); err != nil {
		t.Fatal(err)
	}
	if got := e.Broken(nil); !reflect.DeepEqual(got, before) {
		t.Errorf("%d bonds have broken in the state that was kept, want %d", len(got), len(before))
	}
	advance(t, e, 170, 1e-5)
	if got := e.Broken(nil); len(after) <= len(before) || !reflect.DeepEqual(got, after) {
		t.Errorf("%d bonds have broken the second time, the first time %d, after %d", len(got), len(after), len(before))
	}
}

// A particle that is discarded takes its bonds along.
func TestGPUBondedDiscarded(t *testing.T) {
	e := newGPU(t, testDevice(t), demtest.BondedChain(t, 5), Options{})
	if err := e.Discard(2); err != nil {
		t.Fatal(err)
	}
	advance(t, e, 3, 1e-6)
	if broken := e.Broken(nil); len(broken) != 2 || broken[0].Bond != 1 || broken[1].Bond != 2 || e.Len() != 4 {
		t.Errorf("of %d particles these bonds have ended: %v", e.Len(), broken)
	}
}

// bondedOnFrames is bonded particles that fall on the bodies of frameNet and break there.
func bondedOnFrames(t *testing.T) (*dem.Model, []r3.Vec) {
	m, knots := frameNet()
	set := dem.BondSet{Particles: [][2]int{{0, len(m.Particles.Position)}}, Gap: 3e-3, Radius: 0.5, Variation: 0.3, Material: law.BondMaterial{
		YoungModulus: 1e7, PoissonRatio: 0.2, Damping: 0.05, TensileStrength: 2e4, Cohesion: 2e4, MomentPart: 1,
	}}
	m.Bonds = expect.Must(dem.MakeBonds(m, []dem.BondSet{set}))
	return m, knots
}

// Bonded particles press on bodies, strands and boxes as on the processor, with trials that are not accepted.
func TestGPUBondsCoupled(t *testing.T) {
	m, knots := bondedOnFrames(t)
	test := coupledAgreement{"double", law.Law{}, Double, 1e-7, 1e-6, 1e-7}
	test.follow(t, testDevice(t), m, knots)
}

// Along trajectories bonded particles do what they do step by step, and what they do on the processor.
func TestGPUBondsAlongTrajectories(t *testing.T) {
	device := testDevice(t)
	m, knots := bondedOnFrames(t)
	one, other := newGPU(t, device, m, Options{Precision: Double, Lanes: 1}), newGPU(t, device, m, Options{Precision: Double, Lanes: 1})
	alongTrajectories(t, one, other, knots, 1e-9, stepwise)
	c, g := both(t, device, m, Options{Precision: Double, Lanes: 1})
	alongTrajectories(t, g, c, knots, 1e-6, dem.Engine.AdvanceAlong)
	if broken, want := g.Broken(nil), c.Broken(nil); len(broken) != len(want) || len(want) == 0 {
		t.Errorf("%d bonds have broken, want %d", len(broken), len(want))
	}
}
