package gpu

import (
	"errors"
	"math"
	"strings"
	"testing"

	"gabion/dem"
	"gabion/dem/demtest"
	"gabion/dem/law"
	"gabion/internal/expect"
	"gabion/rigid"
)

// What the processor hands over goes on on a GPU as on the processor: places, contacts and their springs, bridges and films, temperatures, bonds, and contacts with walls and with what bodies carry.
func TestGPUTakesUp(t *testing.T) {
	device := testDevice(t)
	box := demtest.BoxModel(5, 1e7)
	demtest.Stir(box)
	box.Law.Rolling = law.ElasticPlastic
	tray, frames := warmedBodies(2)
	tray.Law = law.Law{Cohesion: law.LiquidFilm, Rolling: law.EPSD2}
	temperature := tray.Scalars[0]
	demtest.Wet(tray)
	tray.Scalars, tray.Particles.Scalars = append(tray.Scalars, temperature), append(tray.Particles.Scalars, make([]float64, len(tray.Particles.Radius)))
	for i := range tray.Particles.Scalars[1] {
		tray.Particles.Scalars[1][i] = 300 + float64(i)
	}
	tray.Heat.Scalar = 1
	tray.Default.SurfaceTension, tray.Default.FilmReach, tray.Default.BridgeContent = 5, 0.1, 1e-3
	stones := demtest.Stones(t, 3, true)
	bonds := demtest.BondedBlock(t, 3, true)
	demtest.Stir(bonds)
	net, knots := caughtNet(6, 5, 1)
	for _, c := range []struct {
		name          string
		model         *dem.Model
		frames        []rigid.Frame
		precision     Precision
		dt            float64
		before, after int
		tolerance     float64
	}{
		{"walls", box, nil, Double, 4e-5, 150, 60, 1e-9},
		{"walls, single", box, nil, Single, 4e-5, 150, 60, 1e-2},
		{"two sizes that stick", adhesive(closed(crowd(3, 5e-3, 3e-3))), nil, Double, 2e-5, 100, 60, 1e-9},
		{"clumps", stones, nil, Double, 5e-5, 2400, 60, 1e-9},
		{"bonds", bonds, nil, Double, 5e-6, 400, 100, 1e-9},
		{"wet and warm on a tray", tray, frames, Double, 4e-5, 100, 60, 1e-8},
		{"net", net, knots, Double, 1e-4, 300, 60, 1e-8},
	} {
		t.Run(c.name, func(t *testing.T) {
			from := newCPU(t, c.model)
			goOn(t, from, c.frames, c.before, c.dt)
			if n := from.Counters(); n.Touching+n.Surface < 5 && len(c.model.Bonds) == 0 {
				t.Fatalf("too few contacts: %+v", n)
			}
			p, g := both(t, device, c.model, Options{Precision: c.precision})
			goOn(t, g, c.frames, 5, c.dt) // leaves traces
			if c.frames != nil {
				goOn(t, p, c.frames, 1, 0)
			}
			for _, e := range []interface {
				dem.Engine
				TakeUp(h *dem.PortableState, reached bool) error
			}{p, g} {
				h := expect.Must(from.HandOver())
				h.Clumps = c.model.Particles.Clump
				h.Frames = c.frames
				if c.model.Heat != nil { // its bodies have warmed up before
					h.Bodies = []dem.BodyHeat{{All: 200}}
				}
				if err := e.TakeUp(h, false); err != nil {
					t.Fatal(err)
				}
				goOn(t, e, c.frames, 1, 0) // springs slide that are longer than friction holds now
			}
			books(t, g, p)
			agree(t, p, g, c.tolerance)
			for range 3 {
				goOn(t, p, c.frames, c.after/3, c.dt)
				goOn(t, g, c.frames, c.after/3, c.dt)
				agree(t, p, g, c.tolerance)
				sameScalars(t, p, g, c.tolerance)
			}
			if want, got := p.Energy(), g.Energy(); !expect.Near(got.Bonds, want.Bonds, c.tolerance) {
				t.Errorf("bonds hold %g J, want %g", got.Bonds, want.Bonds)
			}
			for k, x := range p.BodyTemperatures(nil) {
				if got := g.BodyTemperatures(nil)[k]; !expect.Near(got, x, c.tolerance) {
					t.Errorf("body %d: %.15g K, want %.15g", k, got, x)
				}
			}
		})
	}
}

// adhesive has particles stick.
func adhesive(m *dem.Model) *dem.Model {
	m.Law.Cohesion = law.JKR
	return m
}

// goOn makes steps of dt (s) beside frames, or without any.
func goOn(t *testing.T, e dem.Engine, frames []rigid.Frame, n int, dt float64) {
	t.Helper()
	if frames == nil {
		advance(t, e, n, dt)
		return
	}
	for range n {
		if err := errors.Join(e.Drift(dt), e.Contact(frames, nil, nil), e.Commit()); err != nil {
			t.Fatal(err)
		}
	}
}

// books checks that a GPU begins with what the processor does, and with nothing lost but by springs that slide.
func books(t *testing.T, g, p dem.Engine) {
	t.Helper()
	want, got := p.Energy(), g.Energy()
	for name, x := range map[string][2]float64{"kinetic": {want.Kinetic, got.Kinetic}, "held in contacts or lost": {want.Elastic + lost(want), got.Elastic + lost(got)}, "heat": {want.Heat, got.Heat}} {
		if !expect.Near(x[1], x[0], 1e-3) {
			t.Errorf("begins with %s energy of %.9g J, want %.9g", name, x[1], x[0])
		}
	}
	if n, m := p.Counters(), g.Counters(); n.Touching != m.Touching || n.Surface != m.Surface || !expect.Near(m.Bridged, n.Bridged, 1e-3) {
		t.Errorf("begins with %+v, want %+v", m, n)
	}
	if math.Abs(got.Friction-want.Friction) > 1e-3*want.Friction+1e-12 || got.Damping != 0 || got.Work != 0 || got.HeatAround != 0 {
		t.Errorf("begins with books of %+v", got)
	}
}

func lost(e dem.Energy) float64 { return e.Friction + e.Rolling }

// Sizes for which the kernels have not been made are refused by name.
func TestGPUTakesNoOtherSizes(t *testing.T) {
	m := demtest.BoxModel(3, 1e7)
	from := newCPU(t, m)
	h := expect.Must(from.HandOver())
	for _, radius := range []float64{0.9, 1.1} {
		h.State.Radius[4] = radius * m.Particles.Radius[4]
		if err := newGPU(t, testDevice(t), m, Options{}).TakeUp(h, false); err == nil || !strings.Contains(err.Error(), "particle 4 has a radius of") {
			t.Errorf("error %v", err)
		}
	}
}
