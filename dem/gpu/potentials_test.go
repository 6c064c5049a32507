package gpu

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"gabion/dem"
	"gabion/dem/demtest"
	"gabion/internal/expect"
	"gabion/kernels"

	"gonum.org/v1/gonum/spatial/r3"
)

func TestGPUPairsAsLAMMPS(t *testing.T) {
	device := testDevice(t)
	demtest.PairsAsLAMMPS(t, func(m *dem.Model) dem.Engine { return newGPU(t, device, m, Options{Precision: Double}) }, 1e-12)
}

// liquid is n by n by n particles of two kinds, one distance apart but for a tenth, with charges, or of one kind without.
func liquid(n int, charged bool) *dem.Model {
	random := rand.New(rand.NewPCG(8, 9))
	var at, v, w []r3.Vec
	var heavy []bool
	part := func() float64 { return 2*random.Float64() - 1 }
	for k := range n * n * n {
		at = append(at, r3.Vec{X: 1.1 * (0.5 + float64(k%n) + 0.1*part()), Y: 1.1 * (0.5 + float64(k/n%n) + 0.1*part()), Z: 1.1 * (0.5 + float64(k/n/n) + 0.1*part())})
		v = append(v, r3.Vec{X: 20 * part(), Y: 20 * part(), Z: 20 * part()})
		w = append(w, r3.Vec{X: part(), Y: part(), Z: part()})
		heavy = append(heavy, charged && k%3 == 0)
	}
	m := demtest.Pairs(at, heavy, [2]float64{0.7, -0.4})
	m.Particles.Velocity, m.Particles.Angular = v, w
	m.Domain = r3.Box{Max: r3.Scale(1.1*float64(n), r3.Vec{X: 1, Y: 1, Z: 1})}
	m.Periodic = [3]bool{true, true, true}
	if !charged {
		m.Potentials.Coulomb, m.Potentials.Pairs, m.Scalars, m.Particles.Scalars = 0, nil, nil, nil
		m.Materials = m.Materials[:1]
	}
	return m
}

// Particles with pair potentials move as on the processor, with the same energy and forces, in periodic space of two and more cells and in space without end, and on to the same bits after a restart.
func TestGPUPotentials(t *testing.T) {
	expect.Long(t)
	device := testDevice(t)
	for _, c := range []struct {
		name    string
		charged bool
		change  func(m *dem.Model)
	}{
		{"two cells", true, func(*dem.Model) {}},
		{"narrow", false, func(m *dem.Model) { m.Potentials.CutOff = 1.7 }},
		{"one axis", true, func(m *dem.Model) { m.Periodic = [3]bool{false, true, false} }},
		{"without end", false, func(m *dem.Model) { m.Periodic, m.Domain = [3]bool{}, r3.Box{} }},
	} {
		t.Run(c.name, func(t *testing.T) {
			model := func() *dem.Model {
				m := liquid(5, c.charged)
				c.change(m)
				return m
			}
			followsAndGoesOn(t, Double, model)
			c, g := both(t, device, model(), Options{Precision: Double})
			advance(t, c, 40, 2e-5)
			advance(t, g, 40, 2e-5)
			if a, b := c.Energy(), g.Energy(); !(math.Abs(a.Pairs-b.Pairs) < 1e-10*math.Abs(a.Pairs)) || b.Attracted != 0 || !(math.Abs(demtest.Total(a)-demtest.Total(b)) < 1e-10*a.Kinetic) {
				t.Errorf("pairs have %.12g J, on the processor %.12g, work of gravity %g J", b.Pairs, a.Pairs, b.Attracted)
			}
			onto := func(e dem.Engine) (sum [2]r3.Vec, n int) { // the stress is a sum over them
				forces := e.BondForces(nil)
				for _, f := range forces {
					k := r3.Scale(float64(f.First-f.Second), f.Force)
					sum[0], sum[1] = r3.Add(sum[0], k), r3.Add(sum[1], r3.Scale(float64(f.First*f.Second), k))
				}
				return sum, len(forces)
			}
			want, pairs := onto(c)
			if got, n := onto(g); n != pairs || !(r3.Norm(r3.Sub(got[0], want[0])) < 1e-8*r3.Norm(want[0])) || !(r3.Norm(r3.Sub(got[1], want[1])) < 1e-8*r3.Norm(want[1])) {
				t.Errorf("forces of %d pairs %v, want %d and %v", n, got, pairs, want)
			}
		})
	}
}

// Momentum stays to rounding, and in single precision energy as the step lets it.
func TestGPUPotentialsKeep(t *testing.T) {
	device := testDevice(t)
	for p, tolerance := range map[Precision]float64{Single: 1e-5, Mixed: 1e-6, Double: 1e-13} {
		m := liquid(5, true)
		e := newGPU(t, device, m, Options{Precision: p})
		momentum := func() r3.Vec {
			var s dem.Sums
			e.Sum(dem.Selection{End: 125, Material: -1}, &s)
			return s.Momentum
		}
		before, energy := momentum(), e.Energy()
		advance(t, e, 200, 2e-5)
		if d := r3.Norm(r3.Sub(momentum(), before)); !(d < tolerance*125*20) {
			t.Errorf("%v: momentum has changed by %g kg m/s", p, d)
		}
		if after := e.Energy(); !(math.Abs(demtest.Total(after)-demtest.Total(energy)) < 1e-4*energy.Kinetic) {
			t.Errorf("%v: energy has changed by %g J of %g", p, demtest.Total(after)-demtest.Total(energy), energy.Kinetic)
		}
	}
}

// BenchmarkGPUPotentials times a step of a liquid of Lennard-Jones.
func BenchmarkGPUPotentials(b *testing.B) {
	device, err := kernels.Open(0)
	if err != nil {
		b.Skip(err)
	}
	b.Cleanup(func() { _ = device.Close() })
	for _, n := range []int{22, 47, 100} {
		for _, precision := range []Precision{Single, Mixed, Double} {
			b.Run(fmt.Sprintf("n=%d/%v", n*n*n, precision), func(b *testing.B) {
				e, err := New(liquid(n, false), Options{Device: device, Precision: precision})
				if err != nil {
					b.Fatal(err)
				}
				defer e.Close()
				advance(b, e, 64, 2e-5)
				b.ResetTimer()
				advance(b, e, b.N, 2e-5)
			})
		}
	}
}
