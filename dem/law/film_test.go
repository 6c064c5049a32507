package law

import (
	"math"
	"testing"

	"gabion/internal/expect"

	"gonum.org/v1/gonum/spatial/r3"
)

// wetPair is two balls of 1 mm with a bridge of at most 1 % of a ball, 0.072 N/m, and a contact angle.
func wetPair(chosen Law, angle float64) Coefficients {
	material := Material{YoungModulus: 1e7, PoissonRatio: 0.25}
	pair := NewPairLaw(chosen, &material, &material, Interaction{Restitution: 1, SurfaceTension: 0.072, ContactAngle: angle, BridgeContent: 0.01})
	return pair.OfSizes(0.5e-3, 1, 1)
}

// Rabinovich's force in its published form, and the energy of which it is the slope.
func TestRabinovich(t *testing.T) {
	const reduced, tension = 0.5e-3, 0.072
	for _, angle := range []float64{0, 0.3, 0.9} {
		chosen := Law{Cohesion: Capillary, Bridge: Rabinovich, Tangential: NoFriction}
		k := wetPair(chosen, angle)
		volume, mean := 0.01*4/3*math.Pi*1e-9, 2*reduced
		for _, gap := range []float64{1e-7, 1e-5, 1e-4, 3e-4} {
			root := math.Sqrt(1+2*volume/(math.Pi*mean*gap*gap)) - 1
			deep, alpha := gap/2*root, math.Sqrt(gap/mean*root)
			want := 2 * math.Pi * mean * tension * (math.Cos(angle)/(1+gap/(2*deep)) + math.Sin(alpha)*math.Sin(alpha+angle))
			h, r := formed, Response{}
			chosen.Evaluate(&k, &Contact{Normal: r3.Vec{X: 1}, Overlap: -gap}, 1e-7, &h, &r)
			if !expect.Near(-r.Normal, want, 1e-9) {
				t.Errorf("angle %g, gap %g m: %g N, want %g", angle, gap, -r.Normal, want)
			}
			const d = 1e-9
			slope := (chosen.Elastic(&k, -gap-d, &formed) - chosen.Elastic(&k, -gap+d, &formed)) / (2 * d)
			if !expect.Near(slope, want, 1e-6) {
				t.Errorf("angle %g, gap %g m: slope of the energy %g N, want %g", angle, gap, slope, want)
			}
		}
	}
}

// A bridge of a film pulls as one of its volume, breaks at its own length, and is marked as broken; partners that step implicitly keep its pull to the end of the step.
func TestFilmBridge(t *testing.T) {
	for _, law := range []BridgeLaw{Willett, Rabinovich} {
		film, given := Law{Cohesion: LiquidFilm, Bridge: law, Tangential: NoFriction}, Law{Cohesion: Capillary, Bridge: law, Tangential: NoFriction}
		k := wetPair(film, 0.2)
		for _, part := range []float64{1, 0.3, 1e-3, 1e-6} {
			volume := part * k.MostBridge
			length := 1.1 * math.Cbrt(volume)
			if got := k.lengthOf(volume); !expect.Near(got, length, 1e-12) {
				t.Errorf("a bridge of %g m3 breaks at %g m, want %g", volume, got, length)
			}
			same := k
			same.Thinning = math.Sqrt(2 * k.Radius / volume)
			for _, stretch := range []float64{-0.1, 0, 0.5, 0.999, 1.001} {
				for _, onset := range []float64{0, 1e-8} {
					c := Contact{Normal: r3.Vec{X: 1}, Overlap: -stretch * length, Onset: onset}
					h, want, r := History{Radius: 1e-6, Bridge: volume}, formed, Response{}
					film.Evaluate(&k, &c, 1e-7, &h, &r)
					force := r.Normal
					given.Evaluate(&same, &c, 1e-7, &want, &r)
					left := volume
					if stretch > 1 {
						left = -volume
						if onset == 0 {
							r.Normal = 0
						}
					}
					if !expect.Near(force, r.Normal, 1e-12) || h.Bridge != left {
						t.Errorf("%v, %g of the most, at %g of its length: %g N, want %g; %g m3 left, want %g", law, part, stretch, force, r.Normal, h.Bridge, left)
					}
				}
			}
		}
	}
}

// What bridges take of films: of the part of each that faces the other, at most so much, none of what is too little; both give together what the bridge has.
func TestNewBridge(t *testing.T) {
	if got, want := Facing(1, 1), 0.5*(1-math.Sqrt(0.75)); !expect.Near(got, want, 1e-15) {
		t.Errorf("%g of an equal ball's film, want %g", got, want)
	}
	for _, c := range []struct{ own, other, most, want float64 }{
		{1, 2, 10, 3}, {1, 2, 2.5, 2.5}, {-1, 2, 10, 2}, {0, 0, 1, 0}, {1e-7, 0, 1, 0}, {-1, -1, 1, 0},
	} {
		v := NewBridge(c.own, c.other, c.most)
		if v != c.want {
			t.Errorf("a bridge of %g m3 of %g and %g, want %g", v, c.own, c.other, c.want)
		}
		if v > 0 && !expect.Near(Drawn(v, c.own, c.other)+Drawn(v, c.other, c.own), v, 1e-15) {
			t.Errorf("films of %g and %g m3 give %g and %g of %g", c.own, c.other, Drawn(v, c.own, c.other), Drawn(v, c.other, c.own), v)
		}
	}
}
