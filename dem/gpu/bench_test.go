package gpu

import (
	"encoding/gob"
	"flag"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"testing"
	"time"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/cpu"
	"gabion/dem/demtest"
	"gabion/dem/law"
	"gabion/dem/packing"
	"gabion/kernels"
)

// What the benchmarks of the GPU engine may be told.
var (
	benchSettle = flag.Int("settle", 40000, "steps of 1e-5 s before a benchmark of the GPU engine")
	benchSkin   = flag.Float64("skin", 0, "margin of the rows by the radius; 0 lets it follow the motion")
	benchJoined = flag.Int("joined", wallsInStepLimit, "number of particles up to which walls are worked out in the step's kernel")
	benchMute   = flag.Bool("noaudit", false, "sum no losses")
	benchBoxes  = flag.String("boxes", "", "folder where settled boxes are kept for further runs")
)

var settledBoxes = map[[3]int]*dem.Model{}

// settledBox is the common box after it came to rest.
func settledBox(b *testing.B, device *kernels.Device, n [3]int) *dem.Model {
	if m := settledBoxes[n]; m != nil {
		return m
	}
	m := demtest.Box(n, 1e8)
	if loadBox(b, n, &m.Particles) {
		settledBoxes[n] = m
		return m
	}
	e, err := New(m, Options{Device: device})
	if err != nil {
		b.Fatal(err)
	}
	defer e.Close()
	start := time.Now()
	if err := e.Advance(*benchSettle, 1e-5); err != nil {
		b.Fatal(err)
	}
	b.Logf("settled %d particles in %v, %d builds, %.1f bytes a particle", e.Len(), time.Since(start), e.control.Rebuilds, float64(e.Bytes())/float64(e.Len()))
	var s dem.State
	e.Snapshot(&s)
	m.Particles = packing.Particles{Position: s.Position, Radius: s.Radius, Velocity: s.Velocity, Angular: s.Angular}
	settledBoxes[n] = m
	keepBox(b, n, &m.Particles)
	return m
}

func boxFile(n [3]int) string {
	return filepath.Join(*benchBoxes, fmt.Sprintf("box-%d-%d-%d-%d.gob", n[0], n[1], n[2], *benchSettle))
}

// loadBox reads the particles of a settled box if an earlier run has kept them.
func loadBox(b *testing.B, n [3]int, g *packing.Particles) bool {
	if *benchBoxes == "" {
		return false
	}
	f, err := os.Open(boxFile(n))
	if err != nil {
		return false
	}
	defer f.Close()
	if err := gob.NewDecoder(f).Decode(g); err != nil {
		b.Fatal(err)
	}
	return true
}

// keepBox writes the particles of a settled box for further runs.
func keepBox(b *testing.B, n [3]int, g *packing.Particles) {
	if *benchBoxes == "" {
		return
	}
	f, err := os.Create(boxFile(n))
	if err != nil {
		b.Fatal(err)
	}
	if err := gob.NewEncoder(f).Encode(g); err != nil {
		b.Fatal(err)
	}
	if err := f.Close(); err != nil {
		b.Fatal(err)
	}
}

// BenchmarkGPU times the common box, settled. Particle-steps a second and bytes a particle are among the metrics. In the names the
// precision is followed by the threads that share a particle, where 0 is the engine's choice.
func BenchmarkGPU(b *testing.B) {
	device, err := kernels.Open(0)
	if err != nil {
		b.Skip(err)
	}
	b.Cleanup(func() { _ = device.Close() })
	b.Log(device.Info)
	wallsInStepLimit = *benchJoined
	for _, n := range [][3]int{{13, 10, 10}, {22, 22, 22}, {38, 40, 25}, {40, 50, 26}, {80, 81, 80}, {100, 100, 100}, {160, 160, 160}, {172, 175, 173}} {
		for _, precision := range []Precision{Single, Mixed, Double} {
			for _, lanes := range []int{0, 1, 2, 4, 8} {
				b.Run(fmt.Sprintf("n=%d/%v-%d", n[0]*n[1]*n[2], precision, lanes), func(b *testing.B) {
					m := *settledBox(b, device, n)
					m.Skin = *benchSkin * m.Particles.Radius[0]
					benchGPU(b, &m, Options{Device: device, Precision: precision, Lanes: lanes, NoAudit: *benchMute})
				})
			}
		}
	}
}

// BenchmarkGPULaws times a settled box under laws beside the plain one: history of its contacts, reach and bridges change what a step moves and lists.
// The box has settled without them.
func BenchmarkGPULaws(b *testing.B) {
	device, err := kernels.Open(0)
	if err != nil {
		b.Skip(err)
	}
	b.Cleanup(func() { _ = device.Close() })
	for _, n := range [][3]int{{22, 22, 22}, {100, 100, 100}} {
		for _, precision := range []Precision{Single, Double} {
			for _, chosen := range []law.Law{
				{},
				{Twisting: law.Marshall},
				{Rolling: law.EPSD2},
				{Cohesion: law.SJKR},
				{Cohesion: law.JKR},
				{Cohesion: law.Capillary},
				{Cohesion: law.LiquidFilm},
				{Normal: law.EEPA},
				{Normal: law.ThorntonNing},
				{Normal: law.ThorntonNing, Cohesion: law.JKR},
				{Normal: law.Linear, Tangential: law.CundallStrack},
				{Normal: law.Luding, Tangential: law.CundallStrack},
			} {
				b.Run(fmt.Sprintf("n=%d/%v/%v-%v-%v-%v", n[0]*n[1]*n[2], precision, chosen.Normal, chosen.Rolling, chosen.Twisting, chosen.Cohesion), func(b *testing.B) {
					m := *settledBox(b, device, n)
					m.Law = chosen
					in := &m.Default
					in.SurfaceEnergy, in.CohesionDensity, in.SurfaceTension, in.BridgeContent = 0.05, 1e4, 0.072, 0.001
					in.NormalStiffness, in.LoadingStiffness, in.UnloadingRatio, in.AdhesionRatio = 1e5, 1e5, 2, 0.2
					in.PlasticAdhesionEnergy, in.RollingFriction, in.YieldPressure = 0.1, 0.05, 1e6
					if chosen.Wets() {
						demtest.Wet(&m)
						for i := range m.Particles.Scalars[0] {
							m.Particles.Scalars[0][i] = 0.01 // enough for bridges as large as those of capillary
						}
					}
					benchGPU(b, &m, Options{Device: device, Precision: precision})
				})
			}
		}
	}
}

// BenchmarkGPUSurroundings times what surrounds particles beside particles alone, and their own gravity at every step.
func BenchmarkGPUSurroundings(b *testing.B) {
	device, err := kernels.Open(0)
	if err != nil {
		b.Skip(err)
	}
	b.Cleanup(func() { _ = device.Close() })
	for _, n := range [][3]int{{22, 22, 22}, {47, 47, 46}, {100, 100, 100}} {
		for _, precision := range []Precision{Single, Mixed, Double} {
			for _, c := range []struct {
				name string
				add  func(m *dem.Model, box r3.Box)
			}{
				{"plain", func(*dem.Model, r3.Box) {}},
				{"heat", func(m *dem.Model, _ r3.Box) { demtest.Warm(m) }},
				{"drag", func(m *dem.Model, _ r3.Box) { m.Fluid = &dem.Fluid{Density: 1000, Viscosity: 1e-3} }},
				{"slurry", func(m *dem.Model, _ r3.Box) {
					m.Up = r3.Vec{Z: 1}
					m.Fluid = &dem.Fluid{Density: 1600, Viscosity: 2, FlowIndex: 0.6, YieldStress: 5, AddedMass: 0.5, Buoyancy: true}
				}},
				{"local porosity", func(m *dem.Model, box r3.Box) {
					d := r3.Sub(box.Max, box.Min)
					m.Fluid = &dem.Fluid{Density: 1000, Viscosity: 1e-3, Grid: &dem.PorosityGrid{Box: box, Count: [3]int{int(d.X / 0.03), int(d.Y / 0.03), int(d.Z / 0.03)}}}
				}},
				{"field", func(m *dem.Model, box r3.Box) {
					f := &dem.FlowField{Origin: box.Min, Spacing: r3.Scale(1.0/19, r3.Sub(box.Max, box.Min)), Count: [3]int{20, 20, 20}, Times: []float64{0, 1}}
					f.Nodes = make([]dem.FlowNode, 16000)
					for i := range f.Nodes {
						f.Nodes[i].Level = 1e9
					}
					m.Up, m.Fluid = r3.Vec{Z: 1}, &dem.Fluid{Density: 1000, Viscosity: 1e-3, Buoyancy: true, Field: f}
				}},
				{"gravity", func(m *dem.Model, _ r3.Box) { m.SelfGravity = &dem.SelfGravity{Constant: 1e-12} }},
			} {
				if c.name == "gravity" && n[0] > 50 {
					continue
				}
				b.Run(fmt.Sprintf("n=%d/%v/%s", n[0]*n[1]*n[2], precision, c.name), func(b *testing.B) {
					m := *settledBox(b, device, n)
					var box r3.Box
					for _, p := range m.Particles.Position {
						box.Max = r3.Vec{X: max(box.Max.X, p.X), Y: max(box.Max.Y, p.Y), Z: max(box.Max.Z, p.Z)}
					}
					c.add(&m, box)
					benchGPU(b, &m, Options{Device: device, Precision: precision})
				})
			}
		}
	}
}

// BenchmarkGPUAgainst times the same boxes on one core of the processor, for comparison with BenchmarkGPU.
func BenchmarkGPUAgainst(b *testing.B) {
	device, err := kernels.Open(0)
	if err != nil {
		b.Skip(err)
	}
	b.Cleanup(func() { _ = device.Close() })
	for _, n := range [][3]int{{13, 10, 10}, {22, 22, 22}, {40, 50, 26}, {80, 81, 80}, {172, 175, 173}} {
		b.Run(fmt.Sprintf("n=%d", n[0]*n[1]*n[2]), func(b *testing.B) {
			m := *settledBox(b, device, n)
			m.Threads = 1
			e, err := cpu.New(&m)
			if err != nil {
				b.Fatal(err)
			}
			defer e.Close()
			advance(b, e, 10, 1e-5)
			b.ResetTimer()
			advance(b, e, b.N, 1e-5)
			b.ReportMetric(float64(e.Len())*float64(b.N)/b.Elapsed().Seconds(), "particle-steps/s")
		})
	}
}

func benchGPU(b *testing.B, m *dem.Model, options Options) {
	e, err := New(m, options)
	if err != nil {
		b.Fatal(err)
	}
	defer e.Close()
	if err := e.Advance(1000, 1e-5); err != nil {
		b.Fatal(err)
	}
	before := e.control.Rebuilds
	b.ResetTimer()
	start := time.Now()
	if err := e.Advance(b.N, 1e-5); err != nil {
		b.Fatal(err)
	}
	took := time.Since(start).Seconds()
	b.ReportMetric(float64(e.Len())*float64(b.N)/took, "particle-steps/s")
	b.ReportMetric(float64(e.Bytes())/float64(e.Len()), "B/particle")
	b.ReportMetric(float64(e.control.Rebuilds-before), "builds")
	b.ReportMetric(float64(e.control.SlicesWanted)*sliceRows/float64(e.Len()), "entries/particle")
	b.ReportMetric(e.control.Skin/m.Particles.Radius[0], "skin/r")
}

// BenchmarkGPUBonds times a settled box without bonds, and with about six a particle, that never break.
func BenchmarkGPUBonds(b *testing.B) {
	device, err := kernels.Open(0)
	if err != nil {
		b.Skip(err)
	}
	b.Cleanup(func() { _ = device.Close() })
	for _, n := range [][3]int{{22, 22, 22}, {100, 100, 100}} {
		for _, precision := range []Precision{Single, Mixed, Double} {
			for _, bonded := range []bool{false, true} {
				b.Run(fmt.Sprintf("n=%d/%v/bonds=%v", n[0]*n[1]*n[2], precision, bonded), func(b *testing.B) {
					m := *settledBox(b, device, n)
					if bonded {
						m.Bonds = boxBonds(b, &m)
					}
					benchGPU(b, &m, Options{Device: device, Precision: precision})
					b.ReportMetric(2*float64(len(m.Bonds))/float64(len(m.Particles.Position)), "bonds/particle")
				})
			}
		}
	}
}

// boxBonds are bonds between neighbours in a settled box.
func boxBonds(b *testing.B, m *dem.Model) []dem.Bond {
	count := len(m.Particles.Position)
	set := dem.BondSet{Particles: [][2]int{{0, count}}, Gap: 0.03 * m.Particles.Radius[0], Radius: 1, Material: law.BondMaterial{
		YoungModulus: 1e7, PoissonRatio: 0.25, Damping: 0.05, Cohesion: math.Inf(1), TensileStrength: math.Inf(1),
	}}
	bonds, err := dem.MakeBonds(m, []dem.BondSet{set})
	if err != nil {
		b.Fatal(err)
	}
	return bonds
}
