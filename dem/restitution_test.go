package dem

import (
	"math"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"
)

// Every restitution that is accepted has a damping ratio that gives it, and every one below has one that is finite.
func TestDampingRatioOfAnyRestitution(t *testing.T) {
	for _, law := range []struct {
		name        string
		ratio       func(float64) float64
		restitution func(float64) float64
	}{{"hertz", hertzDampingRatio, hertzRestitution}, {"linear", linearDampingRatio, linearRestitution}} {
		for _, e := range []float64{1, 0.999, 0.5, 0.1, 0.01, LeastRestitution} {
			if got := law.restitution(law.ratio(e)); !near(got, e, 1e-6) {
				t.Errorf("%s: restitution %g becomes %g", law.name, e, got)
			}
		}
		for _, e := range []float64{LeastRestitution / 2, 1e-9, 5e-31, math.SmallestNonzeroFloat64} {
			if ratio := law.ratio(e); math.IsNaN(ratio) || math.IsInf(ratio, 0) {
				t.Errorf("%s: restitution %g: damping ratio %g", law.name, e, ratio)
			}
		}
	}
	if dampingRatio(0) != 1 || !near(dampingRatio(1e-300), 1, 1e-3) {
		t.Errorf("with tension: %g at 0, %g at 1e-300", dampingRatio(0), dampingRatio(1e-300))
	}
}

// A grain with little restitution rebounds as it should in steps that pass without a warning of its dashpot, and steps in which it would be thrown back are refused.
func TestDashpotLimit(t *testing.T) {
	for _, normal := range []NormalLaw{Hertz, Linear} {
		for _, e := range []float64{0.3, 0.03, LeastRestitution} {
			m := onPlane(Material{Density: 2500, YoungModulus: 1e7, PoissonRatio: 0.3}, 0.005, Interaction{Restitution: e, NormalStiffness: 1e5},
				Law{Normal: normal, Tangential: NoFriction}, r3.Vec{Z: -1}, r3.Vec{})
			l := m.Limits(1)
			dt := min(goodDashpot*l.Dashpot, goodDuration*l.Duration)
			engine := newCPU(t, m)
			advance(t, engine, int(8*l.Duration/dt), dt)
			var s State
			engine.Snapshot(&s)
			if back := s.Velocity[0].Z; math.Abs(back-e) > 0.1*e+3e-3 {
				t.Errorf("%v: restitution %g becomes %g", normal, e, back)
			}
			if _, err := l.Check(1.001 * soundDashpot * l.Dashpot); err == nil {
				t.Errorf("%v, restitution %g: steps of %g of the dashpot's time pass", normal, e, soundDashpot)
			}
		}
	}
}
