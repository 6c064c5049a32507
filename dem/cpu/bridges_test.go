package cpu

import (
	"math"
	"testing"

	"gabion/dem"
	"gabion/dem/demtest"
	"gabion/dem/law"
	"gabion/dem/packing"
	"gabion/internal/expect"

	"gonum.org/v1/gonum/spatial/r3"
)

// wetBox is a stirred box of wet particles.
func wetBox(n int) *dem.Model {
	m := demtest.Wet(demtest.BoxModel(n, 1e7))
	m.Default.SurfaceTension, m.Default.ContactAngle, m.Default.BridgeContent = 0.5, 0.3, 0.001
	demtest.Stir(m)
	return m
}

// Bridges form, break and pass liquid on, between particles and beside walls, and all of it stays, on any number of threads to the same bits and after a restart; energy is
// accounted for.
func TestLiquidStays(t *testing.T) {
	expect.Long(t)
	for _, bridge := range []law.BridgeLaw{law.Willett, law.Rabinovich} {
		m := wetBox(8)
		m.Law.Bridge, m.Threads = bridge, 1
		e := newCPU(t, m)
		total := demtest.AllLiquid(e)
		before := demtest.Total(e.Energy())
		advance(t, e, 600, 1e-5)
		demtest.KeepsLiquid(t, e, total)
		now := e.Energy()
		if off := math.Abs(demtest.Total(now) - before); now.Parting <= 0 || off > 0.003*(now.Kinetic+now.Damping) {
			t.Errorf("%v: %g J missing of %+v", bridge, off, now)
		}
		m.Threads = 2
		again := newCPU(t, m)
		demtest.HandOver(t, e, again)
		var a, b dem.State
		for range 2 {
			advance(t, e, 200, 1e-5)
			advance(t, again, 200, 1e-5)
			e.Snapshot(&a)
			again.Snapshot(&b)
			if !demtest.SameState(&a, &b) || e.Energy() != again.Energy() || e.Counters().Bridged != again.Counters().Bridged {
				t.Fatalf("%v: another state at t = %g s", bridge, a.Time)
			}
		}
		demtest.KeepsLiquid(t, again, total)
		for i, w := range a.Scalars[0] {
			if w < 0 {
				t.Errorf("particle %d has a film of %g", a.ID[i], w)
			}
		}
	}
}

// Over more than a million contacts that form and break, the liquid is the same to rounding.
func TestLiquidOverManyContacts(t *testing.T) {
	expect.Long(t)
	m := wetBox(12)
	m.Gravity, m.Default.Restitution, m.Default.Friction, m.Default.BridgeContent = r3.Vec{}, 1, 0, 1e-6
	e := newCPU(t, m)
	total := demtest.AllLiquid(e)
	for i := range e.motion {
		e.motion[i].V = r3.Scale(20, e.motion[i].V)
	}
	advance(t, e, 20_000, 5e-6) // some 50 new contacts a step
	demtest.KeepsLiquid(t, e, total)
}

// A dry ball that meets a wet one takes half of the bridge along, which is what lies on the wet one where it faces the dry one.
func TestTransfer(t *testing.T) {
	const r, wet, dt = 1e-3, 0.01, 1e-6
	m := &dem.Model{
		Materials: []law.Material{{Density: 2500, YoungModulus: 1e7, PoissonRatio: 0.25}},
		Law:       law.Law{Cohesion: law.LiquidFilm, Tangential: law.NoFriction},
		Default:   law.Interaction{Restitution: 1, SurfaceTension: 0.072, BridgeContent: 0.05},
		Scalars:   []dem.Scalar{{Name: "liquid", Unit: "1", Exchange: law.Exchange{FilmDensity: 1000}}},
		Particles: packing.Particles{
			Position: []r3.Vec{{}, {X: 2*r + 1e-6}}, Radius: []float64{r, r}, Velocity: []r3.Vec{{X: 1}, {}}, Scalars: [][]float64{{wet, 0}},
		},
	}
	e := newCPU(t, m)
	bridged := false
	for range 3000 {
		advance(t, e, 1, dt)
		bridged = bridged || e.Counters().Bridged > 0
	}
	var s dem.State
	e.Snapshot(&s)
	want := 0.5 * law.Facing(r, r) * wet
	if got := s.Scalars[0]; !bridged || e.Counters().Bridged != 0 || math.Abs(got[1]-want) > 1e-15 || math.Abs(got[0]+got[1]-wet) > 1e-17 {
		t.Errorf("bridged %v; films of %g and %g, want %g in the second of %g", bridged, got[0], got[1], want, wet)
	}
}

func TestFilmNeedsScalar(t *testing.T) {
	m := wetBox(2)
	m.Scalars, m.Particles.Scalars = nil, nil
	if err := m.Check(); err == nil {
		t.Error("no films are no mistake")
	}
	m = wetBox(2)
	m.Law.Cohesion = law.Capillary
	if err := m.Check(); err == nil {
		t.Error("films under another cohesion are no mistake")
	}
}

func TestBridgeIsLastOfHistory(t *testing.T) {
	for _, rolling := range []law.RollingLaw{law.NoRolling, law.ElasticPlastic} {
		l := law.Law{Cohesion: law.LiquidFilm, Rolling: rolling, Twisting: law.Marshall}
		kept := make([]float64, l.HistoryWidth())
		l.Pack(&law.History{Radius: 1, Twist: 2, Bridge: 3}, kept)
		if got := bridgeIn(kept); got != 3 {
			t.Errorf("%v: a bridge of %g in %v, want 3", rolling, got, kept)
		}
	}
}
