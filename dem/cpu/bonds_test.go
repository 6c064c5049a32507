package cpu

import (
	"bytes"
	"math"
	"reflect"
	"testing"

	"gabion/dem"
	"gabion/dem/demtest"
	"gabion/dem/law"
	"gabion/internal/expect"

	"gonum.org/v1/gonum/spatial/r3"
)

// Long waves run along a chain of touching spheres at √(3 E/(2 ρ)): 774.5967 m/s at 1 GPa and 2500 kg/m3. Its slowest vibration has the frequency 2 c/L sin(π/2N), and
// steps of leapfrog see that of which the sine is.
func TestBondedChainWaveSpeed(t *testing.T) {
	const n, steps, dt = 50, 150, 5e-6
	m := demtest.BondedChain(t, n)
	shape := func(i int) float64 { return math.Cos(math.Pi * (float64(i) + 0.5) / n) }
	for i := range n {
		m.Particles.Velocity[i].X = 1e-3 * shape(i)
	}
	e := newCPU(t, m)
	advance(t, e, steps, dt)
	var s dem.State
	e.Snapshot(&s)
	amplitude := 0.0
	for i := range n {
		amplitude += s.Velocity[i].X * shape(i) / (0.5 * n * 1e-3)
	}
	omega := 2 / dt * math.Sin(0.5*math.Acos(amplitude)/steps)
	if speed := 0.02 * omega / (2 * math.Sin(math.Pi/(2*n))); !expect.Near(speed, 774.5967, 1e-6) {
		t.Errorf("waves run at %.7g m/s, want 774.5967", speed)
	}
	if l := m.Limits(1e-3); !expect.Near(l.Bond, 2.582e-5, 1e-4) {
		t.Errorf("bonds are stable up to %g s, want 2.582e-5", l.Bond)
	}
}

// A chain that whirls through space and bends by much keeps momentum and angular momentum, and its energy up to the error of the steps.
func TestBondedChainWhirls(t *testing.T) {
	run := func(steps int) (drift, bent float64) {
		m := demtest.BondedChain(t, 8)
		for i := range m.Bonds {
			b := &m.Bonds[i].Beam
			b.Bend, b.Twist = 0.05*b.Bend, 0.05*b.Twist
		}
		for i := range m.Particles.Velocity {
			x := m.Particles.Position[i].X - 0.07
			m.Particles.Velocity[i] = r3.Vec{Y: 150 * x, Z: 8e3*x*x - 20}
			m.Particles.Angular[i] = r3.Vec{X: 900 * float64(i%2), Z: 150}
		}
		e := newCPU(t, m)
		linear, angular, energy := bondedMomenta(e)
		for range 20 {
			advance(t, e, steps/20, 4e-3/float64(steps))
			bent = max(bent, e.Energy().Bonds)
		}
		p, l, now := bondedMomenta(e)
		if !expect.CloseTo(p, linear, 1e-13) || !expect.CloseTo(l, angular, 1e-14) {
			t.Errorf("momentum went from %v to %v, angular momentum from %v to %v", linear, p, angular, l)
		}
		return (now - energy) / energy, bent / energy
	}
	coarse, bent := run(4000)
	fine, _ := run(16000)
	if bent < 0.05 || math.Abs(coarse) > 2e-3 || math.Abs(fine) > 0.2*math.Abs(coarse)+1e-7 {
		t.Errorf("of the energy up to %.2g is in bonds; it drifts by %.3g of itself, with steps of a quarter by %.3g", bent, coarse, fine)
	}
}

func bondedMomenta(e *Engine) (linear, angular r3.Vec, energy float64) {
	var s dem.State
	e.Snapshot(&s)
	for i, v := range s.Velocity {
		p := r3.Scale(s.Mass[i], v)
		linear = r3.Add(linear, p)
		angular = r3.Add(angular, r3.Add(r3.Cross(s.Position[i], p), r3.Scale(s.Inertia[i], s.Angular[i])))
	}
	x := e.Energy()
	return linear, angular, demtest.Total(x)
}

// A block that breaks at a wall gives the same bits on any number of threads and after it has been saved, and the books of energy close.
func TestBondedBlockBreaks(t *testing.T) {
	expect.Long(t)
	for _, contact := range []bool{false, true} {
		run := func(threads, steps int, saved bool) (*Engine, dem.State) {
			m := demtest.BondedBlock(t, 4, contact)
			m.Threads = threads
			e := newCPU(t, m)
			advance(t, e, steps/2, 0.02/float64(steps))
			if saved {
				var b bytes.Buffer
				if err := e.Save(&b); err != nil {
					t.Fatal(err)
				}
				e = newCPU(t, m)
				if err := e.Restore(&b); err != nil {
					t.Fatal(err)
				}
			}
			advance(t, e, steps/2, 0.02/float64(steps))
			var s dem.State
			e.Snapshot(&s)
			return e, s
		}
		e, want := run(1, 4000, false)
		broken := e.Broken(nil)
		for name, again := range map[string]struct {
			threads int
			saved   bool
		}{"three threads": {3, false}, "saved": {1, true}} {
			other, s := run(again.threads, 4000, again.saved)
			if !reflect.DeepEqual(s, want) || !reflect.DeepEqual(other.Broken(nil), broken) || other.Energy() != e.Energy() {
				t.Errorf("contact %v, %s: other bits", contact, name)
			}
		}
		if n := len(e.model.Bonds); len(broken) < n/10 || len(broken) > 9*n/10 {
			t.Errorf("contact %v: %d of %d bonds have broken", contact, len(broken), n)
		}
		for i := 1; i < len(broken); i++ {
			if broken[i].Time < broken[i-1].Time || broken[i].Time == broken[i-1].Time && broken[i].Bond <= broken[i-1].Bond {
				t.Fatalf("bond %d breaks at %g s after bond %d at %g s", broken[i].Bond, broken[i].Time, broken[i-1].Bond, broken[i-1].Time)
			}
		}
		start := demtest.Total(newCPU(t, demtest.BondedBlock(t, 4, contact)).Energy())
		x := e.Energy()
		fine, _ := run(1, 16000, false)
		missing, less := demtest.Total(x)-start, demtest.Total(fine.Energy())-start
		t.Logf("contact %v: %d broke; %.3g J lost with them, %.3g J in dashpots of bonds; %.3g J missing of %.3g, %.3g with steps of a quarter", contact, len(broken), x.Breaking, x.Bonding, missing, start, less)
		if x.Breaking <= 0 || x.Bonding <= 0 || math.Abs(missing) > 1e-3*start || math.Abs(less) > 2e-4*start {
			t.Errorf("contact %v: %g J are missing of %g J, with steps of a quarter %g J", contact, missing, start, less)
		}
	}
}

// Partners of a bond that overlap from the start do not touch until it breaks; then their contact pushes them apart, and what it holds is in the books.
func TestBondEnds(t *testing.T) {
	m := demtest.BondedChain(t, 2)
	m.Particles.Position[1].X = 0.0196
	set := dem.BondSet{Particles: [][2]int{{0, 2}}, Gap: 1e-3, Radius: 1, Material: law.BondMaterial{YoungModulus: 1e9, TensileStrength: 1e5, Cohesion: 1e5, MomentPart: 1}}
	m.Bonds = expect.Must(dem.MakeBonds(m, []dem.BondSet{set}))
	e := newCPU(t, m)
	advance(t, e, 100, 1e-6)
	if e.Counters().Touching != 0 || len(e.Broken(nil)) != 0 || e.Energy().Elastic != 0 {
		t.Fatalf("the partners touch: %+v", e.Energy())
	}
	for i := range e.motion { // twisted apart
		e.motion[i].W.X = 60 * float64(2*i-1)
	}
	before := demtest.Total(e.Energy())
	advance(t, e, 40, 1e-6)
	broken := e.Broken(nil)
	if len(broken) != 1 || broken[0].Energy <= 0 || e.Counters().Touching != 1 {
		t.Fatalf("broken: %v, %d contacts", broken, e.Counters().Touching)
	}
	if x := e.Energy(); x.Bonds != 0 || math.Abs(demtest.Total(x)-before) > -2e-3*x.Breaking || x.Breaking > 0 {
		t.Errorf("energies and losses are %g J, before %g J; lost by breaking %g J", demtest.Total(x), before, x.Breaking)
	}
}

// A particle that goes takes its bonds along.
func TestBondedDiscarded(t *testing.T) {
	e := newCPU(t, demtest.BondedChain(t, 5))
	if err := e.Discard(2); err != nil {
		t.Fatal(err)
	}
	advance(t, e, 3, 1e-6)
	if broken := e.Broken(nil); len(broken) != 2 || broken[0].Bond != 1 || broken[1].Bond != 2 || e.Len() != 4 {
		t.Errorf("of %d particles these bonds have ended: %v", e.Len(), broken)
	}
}
