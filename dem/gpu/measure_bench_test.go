package gpu

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/demtest"
	"gabion/dem/measure"
	"gabion/dem/packing"
	"gabion/internal/expect"
	"gabion/kernels"
)

// BenchmarkGPUMeasures times steps of settled boxes alone, and with the averages of ten layers of them every 100 steps; and a field of all of it by itself.
func BenchmarkGPUMeasures(b *testing.B) {
	device, err := kernels.Open(0)
	if err != nil {
		b.Skip(err)
	}
	b.Cleanup(func() { _ = device.Close() })
	for _, n := range [][3]int{{22, 22, 22}, {100, 100, 100}} {
		for _, precision := range []Precision{Single, Mixed} {
			prepare := func(b *testing.B) (*Engine, r3.Box) {
				m := *settledBox(b, device, n)
				e, err := New(&m, Options{Device: device, Precision: precision})
				if err != nil {
					b.Fatal(err)
				}
				b.Cleanup(e.Close)
				advance(b, e, 1000, 1e-5)
				box := r3.Box{}
				for _, p := range m.Particles.Position {
					box.Max = r3.Vec{X: max(box.Max.X, p.X), Y: max(box.Max.Y, p.Y), Z: max(box.Max.Z, p.Z)}
				}
				return e, box
			}
			name := fmt.Sprintf("n=%d/%v/", n[0]*n[1]*n[2], precision)
			for _, regions := range []int{0, 10} {
				b.Run(fmt.Sprintf("%sregions=%d", name, regions), func(b *testing.B) {
					e, box := prepare(b)
					b.ResetTimer()
					start := time.Now()
					for done := 0; done < b.N; done += 100 {
						advance(b, e, min(100, b.N-done), 1e-5)
						asked := make([]measure.Asked, regions)
						for k := range asked {
							layer := box
							layer.Min.Z, layer.Max.Z = box.Max.Z*float64(k)/10, box.Max.Z*float64(k+1)/10
							asked[k] = measure.Asked{Meter: &measure.Meter{Region: packing.InBox(layer)}, Solid: true, To: new(measure.Averages)}
						}
						if measure.MeasureBy(e, asked); slices.ContainsFunc(asked, func(a measure.Asked) bool { return !a.Done }) {
							b.Fatal("the device has not measured")
						}
					}
					b.ReportMetric(float64(e.Len())*float64(b.N)/time.Since(start).Seconds(), "particle-steps/s")
				})
			}
			for _, counts := range [][3]int{{40, 1, 40}, {40, 40, 40}} {
				b.Run(fmt.Sprintf("%sfield=%v", name, counts), func(b *testing.B) {
					e, box := prepare(b)
					g := measure.Grainer{Grid: measure.Grid{Box: box, Counts: counts}, Kernel: measure.Lucy, Width: 0.03}
					var fields measure.Fields
					b.ResetTimer()
					for range b.N {
						if !g.WorkBy(e, &fields) {
							b.Fatal("the device has not smeared out")
						}
					}
				})
			}
		}
	}
}

// BenchmarkGPUCell times particles in a periodic cell that stands still, and in one that is sheared at 10 1/s.
func BenchmarkGPUCell(b *testing.B) {
	device, err := kernels.Open(0)
	if err != nil {
		b.Skip(err)
	}
	b.Cleanup(func() { _ = device.Close() })
	for _, n := range []int{22, 100} {
		for _, rate := range []float64{0, 10} {
			for _, precision := range []Precision{Single, Mixed} {
				b.Run(fmt.Sprintf("n=%d/%v/rate=%g", n*n*n, precision, rate), func(b *testing.B) {
					const radius, spacing = 1e-3, 2.02e-3
					half, rng, g := 0.5*spacing*float64(n), rand.New(rand.NewPCG(1, 2)), packing.Particles{}
					for i := range n * n * n {
						p := r3.Vec{X: (float64(i%n)+0.5)*spacing - half, Y: (float64(i/n%n)+0.5)*spacing - half, Z: (float64(i/n/n)+0.5)*spacing - half}
						g.Position, g.Radius = append(g.Position, p), append(g.Radius, radius)
						g.Velocity = append(g.Velocity, r3.Add(r3.Vec{X: rate * p.Y}, expect.RandomVec(rng, 0.05)))
					}
					m := demtest.Strained(g, dem.Gradient{XY: rate})
					m.Domain = r3.Box{Min: r3.Vec{X: -half, Y: -half, Z: -half}, Max: r3.Vec{X: half, Y: half, Z: half}}
					if rate == 0 {
						m.Strain = nil
					}
					benchGPU(b, m, Options{Device: device, Precision: precision})
				})
			}
		}
	}
}
