package cpu

import (
	"math"
	"testing"

	"gabion/dem"
	"gabion/dem/demtest"
	"gabion/dem/law"
	"gabion/internal/expect"

	"gonum.org/v1/gonum/spatial/r3"
)

// newCPU makes an engine. Unless the model says otherwise it has one thread, because tests run beside one another, and all threads in short runs,
// which look for races.
func newCPU(t testing.TB, m *dem.Model) *Engine {
	t.Helper()
	own := *m
	if own.Threads == 0 && !testing.Short() {
		own.Threads = 1
	}
	e, err := New(&own)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(e.Close)
	return e
}

func advance(t testing.TB, e *Engine, n int, dt float64) {
	t.Helper()
	if err := e.Advance(n, dt); err != nil {
		t.Fatal(err)
	}
}

// The same bits at any number of threads, in one go or step by step, and after a restart.
func TestSameBits(t *testing.T) {
	const steps, dt = 200, 4e-5
	var want, got dem.State
	m := demtest.BoxModel(13, 1e7)
	m.Threads = 1
	demtest.Stir(m)
	e := newCPU(t, m)
	advance(t, e, steps, dt)
	e.Snapshot(&want)
	if c := e.Counters(); c.Rebuilds < 5 || c.Touching < 100 || c.Surface < 50 {
		t.Errorf("too little happened: %+v", c)
	}
	for _, threads := range []int{2, 5} {
		m.Threads = threads
		e := newCPU(t, m)
		demtest.StepByStep(t, e, steps/2, dt)
		f := newCPU(t, demtest.BoxModel(13, 1e7))
		demtest.HandOver(t, e, f)
		for _, x := range []*Engine{e, f} {
			advance(t, x, steps/2, dt)
			x.Snapshot(&got)
			if !demtest.SameState(&want, &got) {
				t.Errorf("%d threads: another state", threads)
			}
			if x.Energy() != e.Energy() {
				t.Errorf("%d threads: energies %+v and %+v", threads, x.Energy(), e.Energy())
			}
		}
	}
}

// checkSameBits checks that models which differ in the number of threads come to a state in so many steps, also with a restart in the middle, of a batch or of single steps.
func checkSameBits(t *testing.T, model func(threads int) *dem.Model, want *dem.State, steps int, dt float64) {
	t.Helper()
	var got dem.State
	for _, threads := range []int{2, 5} {
		for _, single := range []bool{false, true} {
			e := newCPU(t, model(threads))
			if single {
				demtest.StepByStep(t, e, steps/2, dt)
			} else {
				advance(t, e, steps/2, dt)
			}
			f := newCPU(t, model(threads))
			demtest.HandOver(t, e, f)
			for _, x := range []*Engine{e, f} {
				advance(t, x, steps/2, dt)
				if x.Snapshot(&got); !demtest.SameState(want, &got) {
					t.Errorf("%d threads: another state", threads)
				}
			}
			if a, b := e.Energy(), f.Energy(); a != b {
				t.Errorf("%d threads: after a restart %+v, want %+v", threads, b, a)
			}
		}
	}
}

// What particles lose and store together is what they had, with walls at rest.
func TestEnergyAudit(t *testing.T) {
	expect.Numbers(t)
	m := demtest.BoxModel(6, 1e7)
	demtest.Stir(m)
	for _, chosen := range []law.Law{
		{},
		{Normal: law.Linear, Tangential: law.CundallStrack},
		{Normal: law.Viscoelastic},
		{Tangential: law.ViscousCoulomb},
		{Tangential: law.NoFriction},
		{Rolling: law.ConstantTorque},
		{Rolling: law.ElasticPlastic},
		{Damping: law.ByCoefficient},
	} {
		m.Law = chosen
		m.Default = law.Interaction{
			Restitution: 0.5, Friction: 0.5, Dissipation: 1e-5, NormalStiffness: 1e4, NormalDamping: 1e5, TangentialStiffness: 1e4,
			TangentialDamping: 0.05, RollingFriction: 0.1, RollingDamping: 0.3,
		}
		e := newCPU(t, m)
		before := demtest.Total(e.Energy())
		start := e.Energy()
		advance(t, e, 3000, 2.5e-6)
		end := e.Energy()
		t.Logf("%+v: %+v", chosen, end)
		if gain := demtest.Total(end) - before; math.Abs(gain) > 2e-3*start.Kinetic {
			t.Errorf("%+v: energy grew by %g of %g J", chosen, gain, start.Kinetic)
		}
	}
}

func TestNoAllocation(t *testing.T) {
	expect.Long(t)
	m := demtest.BoxModel(11, 1e7)
	m.Threads = 2
	e := newCPU(t, m)
	advance(t, e, 2000, 5e-5)
	if n := testing.AllocsPerRun(5, func() { advance(t, e, 50, 2e-5) }); n > 0.2 {
		t.Errorf("%g allocations in 50 steps", n)
	}
}

// A particle with two contacts and their histories takes less than 335 bytes with a margin, also when lists have been made anew.
func TestBytes(t *testing.T) {
	m := demtest.BoxModel(22, 1e7)
	m.Threads = 2
	m.Particles.Velocity = make([]r3.Vec, len(m.Particles.Position))
	for i := range m.Particles.Velocity {
		p := &m.Particles.Position[i]
		p.X, p.Y = 0.985*p.X, 0.985*p.Y
		m.Particles.Velocity[i] = r3.Vec{X: 0.2 * math.Sin(float64(i)), Y: 0.2 * math.Cos(float64(3*i)), Z: 0.2 * math.Sin(float64(7*i))}
	}
	e := newCPU(t, m)
	most, n := 0, float64(e.Len())
	defer func() { t.Logf("%.0f bytes a particle", float64(most)/n) }()
	for range 30 {
		advance(t, e, 5, 2e-5)
		if c := e.Counters(); float64(c.Touching) > 1.9*n {
			most = max(most, c.Bytes)
		}
	}
	if c := e.Counters(); c.Rebuilds < 4 || most == 0 || float64(most) > 335*n {
		t.Errorf("%.0f bytes a particle after %d lists, at the end %.2f contacts a particle", float64(most)/n, c.Rebuilds, float64(c.Touching)/n)
	}
}
