package cpu

import (
	"bytes"
	"math"
	"testing"

	"gabion/dem"
	"gabion/dem/demtest"
	"gabion/dem/law"
	"gabion/internal/expect"

	"gonum.org/v1/gonum/spatial/r3"
)

// A ball that its weight presses on a plane comes to rest in steps up to the one found, and in longer ones swings, to another place in each.
func TestSteadyStepOfBall(t *testing.T) {
	expect.Numbers(t)
	const radius, depth = 0.005, 1e-4
	for _, restitution := range []float64{0.1, 0.3, 0.6} {
		m := onPlane(law.Material{Density: 2500, YoungModulus: 1e7, PoissonRatio: 0.3}, radius, law.Interaction{Restitution: restitution}, law.Law{Tangential: law.NoFriction}, r3.Vec{Z: 1e-6}, r3.Vec{})
		k := law.NewPairLaw(m.Law, &m.Materials[0], &m.Materials[1], m.Default)
		m.Gravity.Z = -4.0 / 3 * k.Young * math.Sqrt(radius) * math.Pow(depth, 1.5) / (2500 * 4.0 / 3 * math.Pi * math.Pow(radius, 3))
		m.Particles.Position[0].Z = radius - depth
		e := newCPU(t, m)
		advance(t, e, 1, 1e-7)
		var s dem.State
		e.Snapshot(&s)
		longest := m.SteadyStep(e.Contacts(nil), &s, 1e-5)
		for part, rests := range map[float64]bool{0.98: true, 1.02: false} {
			e := newCPU(t, m)
			advance(t, e, 5000, part*longest)
			e.Snapshot(&s)
			if off := math.Abs(radius - depth - s.Position[0].Z); (off < 1e-9*depth) != rests {
				t.Errorf("restitution %g, %g of the longest step: %g m from where it would rest", restitution, part, off)
			}
		}
	}
}

// A dense bed of soft particles that lose much comes to rest in a step below the one found, and swings in one that is longer by half, though every other limit allows it.
func TestBedSwings(t *testing.T) {
	expect.Numbers(t)
	m := demtest.BoxModel(5, 1e5)
	m.Default.Restitution = 0.3
	l := m.Limits(0.3)
	bed := newCPU(t, m)
	settling := 0.04 * l.Rayleigh
	advance(t, bed, int(0.3/settling), settling)
	var saved bytes.Buffer
	if err := bed.Save(&saved); err != nil {
		t.Fatal(err)
	}
	var s dem.State
	bed.Snapshot(&s)
	longest := m.SteadyStep(bed.Contacts(nil), &s, 0.2*l.Rayleigh)
	for _, c := range []struct {
		part   float64
		swings bool
	}{{0.9, false}, {1.5, true}} {
		dt := c.part * longest
		if _, err := l.Check(dt); err != nil {
			t.Errorf("%g of the longest step: %v", c.part, err)
		}
		e := newCPU(t, m)
		if err := e.Restore(bytes.NewReader(saved.Bytes())); err != nil {
			t.Fatal(err)
		}
		advance(t, e, 3000, dt)
		now := e.Energy()
		t.Logf("%g of %g s (%g of the Rayleigh time): kinetic %g, rotational %g J", c.part, longest, dt/l.Rayleigh, now.Kinetic, now.Rotational)
		if !m.MaySwing(dt) {
			t.Errorf("a step of %g s: no bed is said to swing", dt)
		}
		if c.swings != (now.Kinetic > 1e-8) {
			t.Errorf("%g of the longest step: %g J of translation", c.part, now.Kinetic)
		}
	}
	if m.MaySwing(settling / 2) {
		t.Error("short steps may swing")
	}
}
