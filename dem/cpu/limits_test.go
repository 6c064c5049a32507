// Limits held to what an engine does.

package cpu

import (
	"math"
	"testing"

	"gabion/dem"
	"gabion/dem/demtest"
	"gabion/dem/law"
	"gabion/internal/expect"
	"gabion/internal/vec"

	"gonum.org/v1/gonum/spatial/r3"
)

// A particle that is pressed on a plane rocks itself to rest on its rolling spring up to the step that is accepted, and not much beyond.
func TestRollingLimit(t *testing.T) {
	expect.Numbers(t)
	for _, friction := range []float64{0.3, 1, 3} {
		for _, damping := range []float64{0.1, 0.3, 1} {
			chosen := law.Law{Tangential: law.NoFriction, Rolling: law.ElasticPlastic}
			m := onPlane(law.Material{Density: 2500, YoungModulus: 1e7, PoissonRatio: 0.3}, 0.005,
				law.Interaction{Restitution: 0.1, RollingFriction: friction, RollingDamping: damping}, chosen, r3.Vec{}, r3.Vec{Y: 1e-3})
			l := m.Limits(0.5)
			// The weight presses the particle in as far as the collision would.
			k := law.NewPairLaw(chosen, &m.Materials[0], &m.Materials[1], m.Default)
			depth := l.Overlap * 0.005
			mass := 2500 * 4.0 / 3 * math.Pi * vec.Cube(0.005)
			m.Gravity.Z = -4.0 / 3 * k.Young * math.Sqrt(0.005) * math.Pow(depth, 1.5) / mass
			m.Particles.Position[0].Z = 0.005 - depth
			for _, c := range []struct {
				part float64 // of the limit
				rest bool
			}{{dem.SoundPart, true}, {0.75, false}} {
				dt := c.part * l.Rolling
				if dt > dem.SoundPart*min(l.Duration, l.Rayleigh) {
					continue
				}
				if _, err := l.Check(dt * 0.999); (err == nil) != c.rest {
					t.Errorf("friction %g, damping %g, %g of the limit: %v", friction, damping, c.part, err)
				}
				e := newCPU(t, m)
				advance(t, e, 3000, dt)
				var s dem.State
				e.Snapshot(&s)
				if w := math.Abs(s.Angular[0].Y); (w < 1e-5) != c.rest {
					t.Errorf("friction %g, damping %g, %g of the limit: %g rad/s are left of 1e-3", friction, damping, c.part, w)
				}
			}
		}
	}
}

// In a bed at rest constant torque books no losses that nothing pays for, and what moves it does not grow: energy adds up.
func TestConstantTorqueAtRest(t *testing.T) {
	expect.Numbers(t)
	for _, friction := range []float64{0.1, 1} {
		m := demtest.BoxModel(5, 1e7)
		m.Law.Rolling, m.Default.RollingFriction = law.ConstantTorque, friction
		l := m.Limits(1)
		e := newCPU(t, m)
		dt := dem.GoodDuration * l.Duration
		before := demtest.Total(e.Energy())
		advance(t, e, int(0.3/dt), dt)
		settled := e.Energy()
		advance(t, e, int(0.1/dt), dt)
		end := e.Energy()
		if lost := end.Rolling - settled.Rolling; lost > 2e-2*(settled.Damping+settled.Friction) {
			t.Errorf("rolling friction %g: %g J are lost at rest, %+v", friction, lost, settled)
		}
		if gain := demtest.Total(end) - before; math.Abs(gain) > 1e-2*(end.Damping+end.Friction) {
			t.Errorf("rolling friction %g: energy grew by %g J, %+v", friction, gain, end)
		}
	}
}
