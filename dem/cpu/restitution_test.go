package cpu

import (
	"math"
	"testing"

	"gabion/dem"
	"gabion/dem/law"
	"gabion/internal/expect"

	"gonum.org/v1/gonum/spatial/r3"
)

// Every restitution that is accepted has a damping ratio that gives it, and every one below has one that is finite.
func TestDampingRatioOfAnyRestitution(t *testing.T) {
	for _, chosen := range []struct {
		name        string
		ratio       func(float64) float64
		restitution func(float64) float64
	}{{"hertz", law.HertzDampingRatio, law.HertzRestitution}, {"linear", law.LinearDampingRatio, law.LinearRestitution}} {
		for _, e := range []float64{1, 0.999, 0.5, 0.1, 0.01, law.LeastRestitution} {
			if got := chosen.restitution(chosen.ratio(e)); !expect.Near(got, e, 1e-6) {
				t.Errorf("%s: restitution %g becomes %g", chosen.name, e, got)
			}
		}
		for _, e := range []float64{law.LeastRestitution / 2, 1e-9, 5e-31, math.SmallestNonzeroFloat64} {
			if ratio := chosen.ratio(e); math.IsNaN(ratio) || math.IsInf(ratio, 0) {
				t.Errorf("%s: restitution %g: damping ratio %g", chosen.name, e, ratio)
			}
		}
	}
	if law.DampingRatio(0) != 1 || !expect.Near(law.DampingRatio(1e-300), 1, 1e-3) {
		t.Errorf("with tension: %g at 0, %g at 1e-300", law.DampingRatio(0), law.DampingRatio(1e-300))
	}
}

// A particle with little restitution rebounds as it should in steps that pass without a warning of its dashpot, and steps in which it would be thrown back are refused.
func TestDashpotLimit(t *testing.T) {
	for _, normal := range []law.NormalLaw{law.Hertz, law.Linear} {
		for _, e := range []float64{0.3, 0.03, law.LeastRestitution} {
			m := onPlane(law.Material{Density: 2500, YoungModulus: 1e7, PoissonRatio: 0.3}, 0.005, law.Interaction{Restitution: e, NormalStiffness: 1e5},
				law.Law{Normal: normal, Tangential: law.NoFriction}, r3.Vec{Z: -1}, r3.Vec{})
			l := m.Limits(1)
			dt := min(dem.GoodDashpot*l.Dashpot, dem.GoodDuration*l.Duration)
			engine := newCPU(t, m)
			advance(t, engine, int(8*l.Duration/dt), dt)
			var s dem.State
			engine.Snapshot(&s)
			if back := s.Velocity[0].Z; math.Abs(back-e) > 0.1*e+3e-3 {
				t.Errorf("%v: restitution %g becomes %g", normal, e, back)
			}
			if _, err := l.Check(1.001 * dem.SoundDashpot * l.Dashpot); err == nil {
				t.Errorf("%v, restitution %g: steps of %g of the dashpot's time pass", normal, e, dem.SoundDashpot)
			}
		}
	}
}
