package demtest

import (
	"testing"

	"gabion/dem"
	"gabion/dem/law"
	"gabion/internal/expect"
)

// waterDensity is that of the liquid of wet models, kg/m3.
const waterDensity = 1000

// Wet gives the particles of a model films of liquid, every third of them none, and lets bridges form of these.
func Wet(m *dem.Model) *dem.Model {
	n := len(m.Particles.Position)
	m.Law.Cohesion = law.LiquidFilm
	m.Scalars = []dem.Scalar{{Name: "liquid", Unit: "1", Exchange: law.Exchange{FilmDensity: waterDensity}}}
	m.Particles.Scalars = [][]float64{make([]float64, n)}
	for i := range n {
		m.Particles.Scalars[0][i] = 2e-4 * float64(i%3)
	}
	return m
}

// Liquid is the mass of liquid in films and in bridges, kg.
func Liquid(e dem.Engine) (films, bridges float64) {
	var s dem.State
	e.Snapshot(&s)
	for i, w := range s.Scalars[0] {
		films += w * s.Mass[i]
	}
	return films, waterDensity * e.Counters().Bridged
}

// AllLiquid is all of it, kg.
func AllLiquid(e dem.Engine) float64 {
	films, bridges := Liquid(e)
	return films + bridges
}

// KeepsLiquid checks that bridges hold some of the liquid of a wet engine, and that all of it is there.
func KeepsLiquid(t *testing.T, e dem.Engine, total float64) {
	t.Helper()
	films, bridges := Liquid(e)
	if !(bridges > 1e-4*total) || !expect.Near(films+bridges, total, 1e-12) {
		t.Errorf("%.17g kg in films and %.17g kg in bridges at %g s, want %.17g in all: off by %g", films, bridges, e.Time(), total, films+bridges-total)
	}
}
