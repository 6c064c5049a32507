package law

import (
	"math"
	"testing"

	"gabion/internal/expect"

	"gonum.org/v1/gonum/spatial/r3"
)

// The bridge of 1 % of a grain's volume between two balls of 1 mm, 0.072 N/m: 4.523893e-4 N where they touch, 4.278838e-4 at 10 µm, 2.144164e-4 at 0.1 mm, 1.025038e-4 at 0.2 mm,
// 5.71879e-5 N at 0.3 mm; it breaks at 0.347293 mm. Friction is held by the dry part, and the force is the slope of the energy.
func TestCapillary(t *testing.T) {
	chosen := Law{Cohesion: Capillary, Tangential: NoFriction}
	material := Material{YoungModulus: 1e7, PoissonRatio: 0.25}
	pair := NewPairLaw(chosen, &material, &material, Interaction{Restitution: 1, SurfaceTension: 0.072, BridgeContent: 0.01})
	k := pair.OfSizes(0.5e-3, 1, 1)
	if !expect.Near(k.Reach, 0.347293e-3, 2e-6) {
		t.Errorf("breaks at %g m", k.Reach)
	}
	at := func(gap float64) float64 {
		h, r := formed, Response{}
		chosen.Evaluate(&k, &Contact{Normal: r3.Vec{X: 1}, Overlap: -gap}, 1e-7, &h, &r)
		if r.Conserved != r.Normal || !(h.Radius > 0) {
			t.Errorf("gap %g m: %+v, %+v", gap, r, h)
		}
		return -r.Normal
	}
	for gap, want := range map[float64]float64{0: 4.523893e-4, 1e-5: 4.278838e-4, 1e-4: 2.144164e-4, 2e-4: 1.025038e-4, 3e-4: 5.71879e-5} {
		if got := at(gap); !expect.Near(got, want, 1e-6) {
			t.Errorf("gap %g m: %g N, want %g", gap, got, want)
		}
		const d = 1e-11
		slope := (chosen.Elastic(&k, -gap-d, &formed) - chosen.Elastic(&k, -gap, &formed)) / d
		if !expect.Near(slope, want, 1e-4) {
			t.Errorf("gap %g m: slope of the energy %g N, want %g", gap, slope, want)
		}
	}
	if e := chosen.Elastic(&k, 0, &formed); math.Abs(e) > 1e-20 {
		t.Errorf("energy %g J at first touch", e)
	}
	wet := pair
	wet.In.ContactAngle = math.Pi / 6
	other := NewPairLaw(chosen, &material, &material, wet.In)
	moist := other.OfSizes(0.5e-3, 1, 1)
	if !expect.Near(moist.PullOff, k.PullOff*math.Cos(math.Pi/6), 1e-12) || !expect.Near(moist.Reach, k.Reach*(1+math.Pi/12), 1e-12) {
		t.Errorf("contact angle: %g N, %g m", moist.PullOff, moist.Reach)
	}
	for _, x := range []float64{0, 0.1, 0.5, 1, 3, 20} {
		if got := arcTangent(x); math.Abs(got-math.Atan(x)) > 1e-15 {
			t.Errorf("arc tangent of %g: off by %g", x, got-math.Atan(x))
		}
	}
}
