package gpu

import (
	"bytes"
	"fmt"
	"math"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/demtest"
	"gabion/dem/law"
	"gabion/internal/expect"
)

// Bridges of films form and break as on the processor, the liquid stays in every precision, and a run goes on to the same bits after a restart, and on the processor.
func TestGPULiquid(t *testing.T) {
	expect.Long(t)
	device := testDevice(t)
	const dt, steps = 2e-5, 60
	for _, c := range []struct {
		precision Precision
		lanes     int
		bridge    law.BridgeLaw
	}{{Single, 1, law.Willett}, {Single, 4, law.Rabinovich}, {Mixed, 1, law.Willett}, {Double, 1, law.Rabinovich}, {Double, 4, law.Willett}} {
		t.Run(fmt.Sprint(c.precision, c.lanes, c.bridge), func(t *testing.T) {
			model := func() *dem.Model {
				m := demtest.Wet(closed(crowd(4, 5e-3, 3e-3)))
				m.Law.Bridge = c.bridge
				return m
			}
			options := Options{Precision: c.precision, Lanes: c.lanes, Device: device}
			p, g := both(t, device, model(), options)
			total := demtest.AllLiquid(g)
			for range 3 {
				advance(t, p, steps, dt)
				advance(t, g, steps, dt)
				demtest.KeepsLiquid(t, g, total)
			}
			if g.control.Rebuilds < 2 {
				t.Error("rows were built once")
			}
			if c.precision == Double {
				agree(t, p, g, 1e-8)
				sameScalars(t, p, g, 1e-9)
				if a, b := p.Counters().Bridged, g.Counters().Bridged; !expect.Near(a, b, 1e-9) {
					t.Errorf("%g m3 in bridges, %g on the processor", b, a)
				}
			}
			var file bytes.Buffer
			if err := g.Save(&file); err != nil {
				t.Fatal(err)
			}
			saved := file.Bytes()
			again := newGPU(t, device, model(), options)
			if err := again.Restore(&file); err != nil {
				t.Fatal(err)
			}
			e := newCPU(t, model())
			if err := e.Restore(bytes.NewReader(saved)); err != nil {
				t.Fatal(err)
			}
			if all := demtest.AllLiquid(e); math.Abs(all-total) > 1e-6*total {
				t.Errorf("%g kg taken up on the processor, want %g", all, total)
			}
			advance(t, g, 20, dt)
			advance(t, again, 20, dt)
			var a, b dem.State
			g.Snapshot(&a)
			if again.Snapshot(&b); !demtest.SameState(&a, &b) {
				t.Error("another way after a restart")
			}
		})
	}
}

// Steps leave alone the films that both sides of the state have: a way is the same to the last bit whether the particles are looked at in between, which takes the other side, and from a state that has been kept, of
// which one side is.
func TestGPUFilmsLeftAlone(t *testing.T) {
	const dt = 2e-5
	e := newGPU(t, testDevice(t), demtest.Wet(closed(crowd(4, 5e-3, 3e-3))), Options{Precision: Single, Lanes: 1})
	if !e.films {
		t.Fatal("films have no kernels of their own here")
	}
	total := demtest.AllLiquid(e)
	advance(t, e, 40, dt)
	expect.Must(0, e.Keep(dem.BeforeStep))
	var want, is dem.State
	advance(t, e, 60, dt)
	e.Snapshot(&want)
	expect.Must(0, e.Return(dem.BeforeStep))
	for range 20 {
		advance(t, e, 3, dt)
		e.Snapshot(&is)
		demtest.KeepsLiquid(t, e, total)
	}
	if !demtest.SameState(&want, &is) {
		t.Error("another way where the particles are looked at")
	}
	if c := e.Counters(); c.Rebuilds < 2 || c.Bridged == 0 {
		t.Errorf("%d builds, %g m3 in bridges", c.Rebuilds, c.Bridged)
	}
}

// Rows hold partners that a bridge joins over a gap, and none that would touch first from as far away.
func TestGPURowsOfBridges(t *testing.T) {
	device := testDevice(t)
	const r, dt = 5e-3, 2e-5
	model := func() *dem.Model {
		m := &dem.Model{
			Materials: []law.Material{{Name: "glass", Density: 2500, YoungModulus: 1e7, PoissonRatio: 0.3}},
			Law:       law.Law{Cohesion: law.Capillary},
			Default:   law.Interaction{Restitution: 0.5, SurfaceTension: 0.072, BridgeContent: 0.001},
			Skin:      0.02 * r,
		}
		m.Particles.Position = []r3.Vec{{}, {X: 1.999 * r}, {Y: 2.06 * r}}
		m.Particles.Radius = []float64{r, r, r}
		m.Particles.Velocity, m.Particles.Angular = []r3.Vec{{}, {X: 0.1}, {}}, []r3.Vec{{Z: 2}, {}, {}}
		return m
	}
	if reach := model().Reach(); reach < 0.07*r {
		t.Fatalf("bridges reach over %g radii", reach/r)
	}
	p, g := both(t, device, model(), Options{Precision: Double, Device: device})
	advance(t, p, 100, dt)
	advance(t, g, 100, dt)
	agree(t, p, g, 1e-10)
	if c := g.Counters(); c.Rebuilds < 2 || c.Listed != 1 || c.Touching != 1 {
		t.Errorf("%d pairs listed, of which %d are joined, after %d builds: want the pair with a bridge", c.Listed, c.Touching, c.Rebuilds)
	}
	if gap := g.Contacts(nil)[0].Overlap; !(gap < -0.02*r) {
		t.Errorf("the partners overlap by %g radii: want a gap", gap/r)
	}
}
