package law

import (
	"math"
	"testing"

	"gabion/internal/expect"

	"gonum.org/v1/gonum/spatial/r3"
)

// The pull is the cohesion energy density times the area of the circle in which the spheres intersect, or 4 π R δ: for two of 1 mm that overlap by 10 µm,
// 3.133739e-8 and 6.283185e-8 m2; it is the slope of its energy, the volume of the lens.
func TestCohesionByArea(t *testing.T) {
	const density, depth = 3e5, 10e-6
	for _, c := range []struct {
		cohesion       CohesionLaw
		r1, r2         float64 // 0: a plane
		area, relative float64
	}{
		{SJKR, 1e-3, 1e-3, 3.133739e-8, 1e-6},
		{SJKR2, 1e-3, 1e-3, 6.283185e-8, 1e-7},
		{SJKR, 1e-3, 3e-3, circle(1e-3, 3e-3, depth), 1e-12},
		{SJKR, 1e-3, 0, math.Pi * (1e-6 - (1e-3-depth)*(1e-3-depth)), 1e-12},
	} {
		material := Material{YoungModulus: 5e6, PoissonRatio: 0.3}
		chosen := Law{Cohesion: c.cohesion, Tangential: NoFriction}
		pair := NewPairLaw(chosen, &material, &material, Interaction{Restitution: 1, CohesionDensity: density})
		k := pair.OfSizes(c.r1, 1, 1)
		if c.r2 > 0 {
			k = pair.OfSizes(Reduced(c.r1, c.r2), 1, 1)
			k.InverseSum = 1 / (c.r1 + c.r2)
		}
		var r Response
		x := Contact{Normal: r3.Vec{X: 1}, Overlap: depth}
		chosen.Evaluate(&k, &x, 1e-6, &History{}, &r)
		_, hertz := k.NormalElastic(depth)
		if pull := hertz - r.Normal; !expect.Near(pull, density*c.area, c.relative) {
			t.Errorf("%v of %g and %g m: pull %g N, want %g", c.cohesion, c.r1, c.r2, pull, density*c.area)
		}
		const d = 1e-10
		slope := (chosen.Elastic(&k, depth+d, &formed) - chosen.Elastic(&k, depth-d, &formed)) / (2 * d)
		if !expect.Near(slope, r.Conserved, 1e-6) {
			t.Errorf("%v of %g and %g m: slope of the energy %g N, force %g N", c.cohesion, c.r1, c.r2, slope, r.Conserved)
		}
	}
}

// circle is the area in which two spheres intersect as LIGGGHTS writes it, m2.
func circle(r1, r2, overlap float64) float64 {
	d := r1 + r2 - overlap
	return 0.25 * math.Pi * math.Abs((d-r1-r2)*(d+r1-r2)*(d-r1+r2)*(d+r1+r2)) / (d * d)
}

// Cohesion by area draws partners at rest in to where it holds Hertz's force: δ = (3 π kc/(2 E*))² R, with SJKR2 (3 π kc/E*)² R, where a wall's circle is as good as flat.
func TestCohesionByAreaRests(t *testing.T) {
	for cohesion, factor := range map[CohesionLaw]float64{SJKR: 1.5, SJKR2: 3} {
		material := Material{YoungModulus: 5e6, PoissonRatio: 0.3}
		chosen := Law{Cohesion: cohesion, Tangential: NoFriction}
		pair := NewPairLaw(chosen, &material, &material, Interaction{Restitution: 1, CohesionDensity: 1e3})
		k := pair.OfSizes(1e-3, 1, 1)
		rest := math.Pow(factor*math.Pi*1e3/pair.Young, 2) * 1e-3
		var r Response
		x := Contact{Normal: r3.Vec{X: 1}, Overlap: rest}
		chosen.Evaluate(&k, &x, 1e-6, &History{}, &r)
		if _, hertz := k.NormalElastic(rest); math.Abs(r.Normal) > 1e-5*hertz {
			t.Errorf("%v: %g N at rest, Hertz %g", cohesion, r.Normal, hertz)
		}
		if !expect.Near(pair.RestOverlap(&k), rest, 1e-12) {
			t.Errorf("%v: rests at %g m, want %g", cohesion, pair.RestOverlap(&k), rest)
		}
	}
}
