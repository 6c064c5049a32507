package gpu

import (
	"bytes"
	"math"
	"slices"
	"sync"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/demtest"
	"gabion/dem/law"
	"gabion/internal/emulator"
	"gabion/internal/expect"
	"gabion/kernels"
)

// openTestDevice opens the machine's GPU, or where there is none the emulator, once for all tests.
var openTestDevice = sync.OnceValues(func() (*kernels.Device, error) {
	if device, err := kernels.Open(0); err == nil {
		return device, nil
	}
	driver, err := emulator.New()
	if err != nil {
		return nil, err
	}
	return kernels.OpenWith(driver, 0)
})

func testDevice(t testing.TB) *kernels.Device {
	t.Helper()
	device, err := openTestDevice()
	emulator.Check(t, err)
	return device
}

func newGPU(t *testing.T, device *kernels.Device, m *dem.Model, options Options) *Engine {
	t.Helper()
	options.Device = device
	e, err := New(m, options)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(e.Close)
	return e
}

// same tells whether two engines are in the same state, to the last bit.
func same(a, b dem.Engine) bool {
	var p, q dem.State
	a.Snapshot(&p)
	b.Snapshot(&q)
	return demtest.SameState(&p, &q) && a.Energy() == b.Energy()
}

// TestGPUInlet feeds and drains particles and takes the run up again in between.
func TestGPUInlet(t *testing.T) {
	const dt, steps = 1e-4, 230
	device := testDevice(t)
	e, f := newGPU(t, device, demtest.InletToOutlet(), Options{Lanes: 1}), newGPU(t, device, demtest.InletToOutlet(), Options{Lanes: 1})
	c := newCPU(t, demtest.InletToOutlet())
	for _, x := range []dem.Engine{e, c} {
		if err := x.Advance(steps, dt); err != nil {
			t.Fatal(err)
		}
	}
	demtest.HandOver(t, e, f)
	for _, x := range []dem.Engine{e, f, c} {
		if err := x.Advance(steps, dt); err != nil {
			t.Fatal(err)
		}
	}
	if !same(e, f) {
		t.Error("another state after a restart")
	}
	for _, x := range []dem.Engine{c, e, f} {
		demtest.Balanced(t, x, 6e-3)
		demtest.CheckTaken(t, x)
	}
	if !slices.Equal(e.Taken(nil), f.Taken(nil)) {
		t.Errorf("outlets took %v, after a restart %v", e.Taken(nil), f.Taken(nil))
	}
	p, q := c.Counters(), e.Counters()
	if q.Removed == 0 || q.Removed+e.Len() != e.nextID || e.nextID != p.Removed+c.Len() {
		t.Errorf("%d particles fed, %d removed, %d left; the CPU fed %d", e.nextID, q.Removed, e.Len(), p.Removed+c.Len())
	}
	if math.Abs(float64(p.Removed-q.Removed)) > 0.1*float64(p.Removed)+2 {
		t.Errorf("%d particles removed on the GPU, %d on the CPU", q.Removed, p.Removed)
	}
}

// TestGPUOutlets lets particles fall into two outlets, once with a change to the processor after.
func TestGPUOutlets(t *testing.T) {
	for precision, tolerance := range map[Precision]float64{Double: 1e-12, Mixed: 1e-6, Single: 1e-6} {
		e := newGPU(t, testDevice(t), demtest.Split(), Options{Precision: precision})
		demtest.FallThrough(t, e, tolerance)
		c := newCPU(t, demtest.Split())
		demtest.HandOver(t, e, c)
		if !slices.Equal(c.Taken(nil), e.Taken(nil)) {
			t.Errorf("outlets took %v, on the processor %v", e.Taken(nil), c.Taken(nil))
		}
	}
}

// TestGPUOutletTakesContactWithWall: what presses on a wall when an outlet takes it has energy in that contact.
func TestGPUOutletTakesContactWithWall(t *testing.T) {
	for precision, tolerance := range map[Precision]float64{Double: 1e-6, Mixed: 1e-3, Single: 1e-2} {
		demtest.SlideOut(t, newGPU(t, testDevice(t), demtest.Sliding(), Options{Precision: precision}), tolerance)
	}
}

// TestGPUChute lets particles go round a periodic domain, which gives them potential energy anew.
func TestGPUChute(t *testing.T) {
	expect.Long(t)
	e, c := newGPU(t, testDevice(t), demtest.Chute(), Options{Precision: Double}), newCPU(t, demtest.Chute())
	before := demtest.Total(c.Energy())
	for _, x := range []dem.Engine{e, c} {
		if err := x.Advance(3000, 2e-5); err != nil {
			t.Fatal(err)
		}
		a := x.Energy()
		if residual := demtest.Total(a) - a.Periodic - before; !(a.Periodic > 0) || math.Abs(residual) > 2e-3*a.Periodic {
			t.Errorf("%T: %g J missing, %g J came in by going round", x, residual, a.Periodic)
		}
	}
}

// TestGPURepeats runs the same model in several ways, which must not change a bit: again, in other portions, one step at a time, looked at on
// the way, and taken up from a checkpoint.
func TestGPURepeats(t *testing.T) {
	device := testDevice(t)
	for _, precision := range []Precision{Single, Double} {
		m := closed(crowd(3, 5e-3, 3e-3))
		m.Law.Rolling = law.ElasticPlastic
		options := Options{Precision: precision, Lanes: 2}
		first := newGPU(t, device, m, options)
		if err := first.Advance(60, 2e-5); err != nil {
			t.Fatal(err)
		}
		for name, run := range map[string]func(e *Engine) error{
			"again": func(e *Engine) error { return e.Advance(60, 2e-5) },
			"in portions": func(e *Engine) error {
				for _, n := range []int{1, 7, 14, 15, 23} {
					if err := e.Advance(n, 2e-5); err != nil {
						return err
					}
				}
				return nil
			},
			"step by step": func(e *Engine) error {
				for k := range 60 {
					if err := e.Drift(2e-5); err != nil {
						return err
					}
					if err := e.Commit(); err != nil {
						return err
					}
					if k%5 == 0 {
						_, _, _ = e.Energy(), e.Contacts(nil), e.WallWrenches(nil)[0]
					}
				}
				return nil
			},
			"from a checkpoint": func(e *Engine) error {
				other := newGPU(t, device, m, options)
				if err := other.Advance(25, 2e-5); err != nil {
					return err
				}
				var file bytes.Buffer
				if err := other.Save(&file); err != nil {
					return err
				}
				if err := e.Restore(&file); err != nil {
					return err
				}
				return e.Advance(35, 2e-5)
			},
		} {
			e := newGPU(t, device, m, options)
			if err := run(e); err != nil {
				t.Fatalf("%v, %s: %v", precision, name, err)
			}
			if !same(first, e) {
				t.Errorf("%v: the run %s differs", precision, name)
			}
		}
	}
}

// TestGPUBothSides reads the histories of both partners of every contact: each must be the other's opposite to the last bit, since a build keeps
// only one of them.
func TestGPUBothSides(t *testing.T) {
	device := testDevice(t)
	for _, precision := range []Precision{Single, Mixed, Double} {
		e := newGPU(t, device, closed(crowd(4)), Options{Precision: precision})
		if err := e.Advance(60, 2e-5); err != nil {
			t.Fatal(err)
		}
		pairs := springsBySide(t, e)
		if len(pairs) < 20 {
			t.Fatalf("%d contacts: too few for a test", len(pairs))
		}
		for pair, springs := range pairs {
			if len(springs) != 2 {
				t.Fatalf("pair %v stands in %d rows", pair, len(springs))
			}
			if springs[0] != r3.Scale(-1, springs[1]) {
				t.Errorf("%v: pair %v has springs %v and %v", precision, pair, springs[0], springs[1])
			}
		}
	}
}

// springsBySide collects the springs of every touching pair of particles by their ids, the smaller first.
func springsBySide(t *testing.T, e *Engine) map[[2]int32][]r3.Vec {
	t.Helper()
	a, c := &e.arrays, &e.control
	n, entries := int(c.Particles), int(c.SlicesWanted)*sliceRows
	lengths, starts, ids := make([]int32, n), make([]int32, (n+sliceRows-1)/sliceRows), make([]int32, n)
	list, history := make([]int32, entries), make([]byte, entries*quads*e.format.real())
	err := e.do(func() error {
		_, _, _ = a.rowLength.Read(0, lengths), a.sliceStart.Read(0, starts), a.id[c.Order].Read(0, ids)
		_ = a.entry.Read(0, list)
		return a.history.Read(0, history)
	})
	if err != nil {
		t.Fatal(err)
	}
	pairs := map[[2]int32][]r3.Vec{}
	for i := range n {
		for s := range int(lengths[i] & 0xffff) {
			at := (int(starts[i/sliceRows])+s)*sliceRows + i%sliceRows
			if list[at] >= 0 {
				continue
			}
			j := list[at] & math.MaxInt32
			r := &reader{e.format, history[at*quads*e.format.real():]}
			w := e.format.real()
			spring := r3.Vec{X: r.float(w), Y: r.float(w), Z: r.float(w)}
			key := [2]int32{min(ids[i], ids[j]), max(ids[i], ids[j])}
			if ids[i] > ids[j] {
				pairs[key] = append(pairs[key], spring)
			} else {
				pairs[key] = slices.Insert(pairs[key], 0, spring)
			}
		}
	}
	return pairs
}

// TestGPUContacts compares the lists of contacts of both engines, without friction, for which they agree in all.
func TestGPUContacts(t *testing.T) {
	device := testDevice(t)
	m := closed(crowd(3))
	m.Law.Tangential = law.NoFriction
	m.Law.Normal, m.Law.Damping = law.Hertz, law.ByCoefficient
	m.Default.NormalDamping = 0
	m.Pairs = nil
	c, g := both(t, device, m, Options{Precision: Double, Lanes: 1})
	for _, e := range []dem.Engine{c, g} {
		if err := e.Advance(100, 2e-5); err != nil {
			t.Fatal(err)
		}
	}
	find := func(e dem.Engine) map[[3]int]dem.ContactState {
		list := map[[3]int]dem.ContactState{}
		for _, s := range e.Contacts(nil) {
			if s.Other >= 0 && s.Other < s.Particle {
				s.Particle, s.Other, s.Normal, s.Force = s.Other, s.Particle, r3.Scale(-1, s.Normal), r3.Scale(-1, s.Force)
			}
			list[[3]int{s.Particle, s.Other, s.Surface}] = s
		}
		return list
	}
	p, q := find(c), find(g)
	if len(p) != len(q) || len(p) < 20 {
		t.Fatalf("%d contacts on the CPU, %d on the GPU", len(p), len(q))
	}
	for key, a := range p {
		b, ok := q[key]
		if !ok {
			t.Errorf("contact %v is not on the GPU", key)
			continue
		}
		if math.Abs(a.Overlap-b.Overlap) > 1e-14 || r3.Norm(r3.Sub(a.Point, b.Point)) > 1e-12 || r3.Norm(r3.Sub(a.Force, b.Force)) > 1e-8*r3.Norm(a.Force) {
			t.Errorf("contact %v: %+v and %+v", key, a, b)
		}
	}
}

// TestGPULost checks that a particle that goes astray ends the run with its id.
func TestGPULost(t *testing.T) {
	device := testDevice(t)
	m := crowd(2)
	m.Particles.Velocity[3] = r3.Vec{X: 1e6}
	e := newGPU(t, device, m, Options{})
	err := e.Advance(10, 1e-4)
	lost, ok := err.(*dem.ErrLost)
	if !ok || lost.ID != 3 {
		t.Errorf("got %v, want particle 3 lost", err)
	}
	if again := e.Advance(1, 1e-4); again == nil {
		t.Error("the run went on")
	}
	m = crowd(2)
	m.Domain = r3.Box{Min: r3.Vec{X: -1, Y: -1, Z: 4e-3}, Max: r3.Vec{X: 1, Y: 1, Z: 1}}
	m.Gravity = r3.Vec{Z: -1000}
	e = newGPU(t, device, m, Options{})
	if _, ok := e.Advance(100, 1e-4).(*dem.ErrLost); !ok {
		t.Error("a particle left the domain unnoticed")
	}
}
