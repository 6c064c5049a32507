package gpu

import (
	"fmt"
	"math"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/demtest"
	"gabion/internal/expect"
	"gabion/kernels"
)

func TestGPUKepler(t *testing.T) {
	expect.Long(t)
	device := testDevice(t)
	for p, tolerance := range map[Precision]float64{Single: 2e-3, Mixed: 1e-4, Double: 1e-6} {
		demtest.Kepler(t, func(m *dem.Model) dem.Engine { return newGPU(t, device, m, Options{Precision: p}) }, 50, tolerance+6e-4)
	}
}

// Particles that attract one another move as on the processor, pair by pair and by groups.
func TestGPUAttracting(t *testing.T) {
	expect.Long(t)
	for _, p := range []Precision{Single, Mixed, Double} {
		for _, opening := range []float64{0, 0.5} {
			t.Run(fmt.Sprintf("%v/%g", p, opening), func(t *testing.T) {
				followsAndGoesOn(t, p, func() *dem.Model {
					m := closed(crowd(4, 5e-3, 3e-3))
					m.SelfGravity = &dem.SelfGravity{Constant: 10, Every: 4, Opening: opening}
					return m
				})
			})
		}
	}
}

// fieldOf is the accelerations of an engine's particles by their own gravity, and where these are.
func fieldOf(t testing.TB, e *Engine) (fields, places []r3.Vec) {
	t.Helper()
	var s dem.State
	e.Snapshot(&s)
	n := len(s.Position)
	ids, fields, byID := make([]int32, n), make([]r3.Vec, n), make([]r3.Vec, n)
	m := &e.arrays.tree
	err := e.do(func() error {
		for _, err := range []error{e.arrays.id[e.control.Order].Read(0, ids), m.attraction.Read(0, fields)} {
			if err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	for i, id := range ids {
		byID[id] = fields[i]
	}
	return byID, s.Position
}

// Fields of groups err by some thousandths of those of pairs, in any order of the particles, and leave the momentum alone. So many particles are sorted by several blocks.
func TestGPUFields(t *testing.T) {
	expect.Long(t)
	device := testDevice(t)
	for p, still := range map[Precision]float64{Single: 1e-14, Double: 1e-14} {
		m := demtest.Attracting(4500, 0.1, 100, 2600, 1, 0.5)
		e := newGPU(t, device, m, Options{Precision: p})
		fields, places := fieldOf(t, e)
		var miss, size float64
		var sum r3.Vec
		for i := range fields {
			sum = r3.Add(sum, fields[i])
			if i%9 != 0 {
				continue
			}
			var want r3.Vec
			for j := range places {
				if d := r3.Sub(places[j], places[i]); j != i {
					want = r3.Add(want, r3.Scale(1/math.Pow(r3.Norm2(d), 1.5), d))
				}
			}
			want = r3.Scale(m.SelfGravity.Constant*2600*4*math.Pi/3*1e-3, want)
			miss += r3.Norm2(r3.Sub(fields[i], want))
			size += r3.Norm2(want)
		}
		if rms := math.Sqrt(miss / size); !(rms < 5e-3) || rms == 0 {
			t.Errorf("%v: groups seen under 0.5 rad err by %g", p, rms)
		}
		if moved := r3.Norm(sum) / float64(len(fields)) / math.Sqrt(size*9/float64(len(fields))); !(moved < still) {
			t.Errorf("%v: all together are moved by %g of what moves each", p, moved)
		}
	}
}

func TestGPUCollapse(t *testing.T) {
	expect.Long(t)
	device := testDevice(t)
	demtest.Collapse(t, func(m *dem.Model) dem.Engine { return newGPU(t, device, m, Options{}) }, 160, 400)
}

// BenchmarkGPUField times one field of a ball of particles: by groups, and pair by pair where they are not too many.
func BenchmarkGPUField(b *testing.B) {
	device, err := kernels.Open(0)
	if err != nil {
		b.Skip(err)
	}
	b.Cleanup(func() { _ = device.Close() })
	for _, n := range []int{1000, 10_000, 100_000, 1_000_000} {
		m := demtest.ManyAttracting(n)
		for _, precision := range []Precision{Single, Mixed, Double} {
			for _, opening := range []float64{0.5, 0} {
				if opening == 0 && n > 100_000 {
					continue
				}
				b.Run(fmt.Sprintf("n=%d/%v/opening=%g", n, precision, opening), func(b *testing.B) {
					m.SelfGravity.Opening = opening
					e, err := New(m, Options{Device: device, Precision: precision})
					if err != nil {
						b.Fatal(err)
					}
					defer e.Close()
					fieldOf(b, e)
					b.ResetTimer()
					if err := e.do(func() error {
						for range b.N {
							if err := e.attract(0, 1); err != nil {
								return err
							}
						}
						return e.queue.Wait()
					}); err != nil {
						b.Fatal(err)
					}
				})
			}
		}
	}
}
