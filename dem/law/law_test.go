package law

import (
	"math"
	"testing"

	"gabion/internal/expect"

	"gonum.org/v1/gonum/spatial/r3"
)

// The effective moduli of Dosta et al. 2024, as MercuryDPM computes them for the same materials.
func TestEffectiveModuli(t *testing.T) {
	m1 := Material{YoungModulus: 1e9, PoissonRatio: 0.2}
	m2 := Material{YoungModulus: 0.5e9, PoissonRatio: 0.2}
	steel := Material{YoungModulus: 210e9, PoissonRatio: 0.2}
	for _, c := range []struct {
		name         string
		a, b         *Material
		young, shear float64
	}{
		{"11", &m1, &m1, 5.20833e8, 1.15741e8},
		{"22", &m2, &m2, 2.60417e8, 5.78704e7},
		{"12", &m1, &m2, 3.47222e8, 7.71605e7},
		{"1S", &m1, &steel, 1.03673e9, 2.30384e8},
		{"2S", &m2, &steel, 5.19596e8, 1.15466e8},
	} {
		p := NewPairLaw(Law{}, c.a, c.b, Interaction{Restitution: 0.5})
		if math.Abs(p.Young/c.young-1) > 1e-5 || math.Abs(p.shear/c.shear-1) > 1e-5 {
			t.Errorf("%s: E* %g, G* %g; want %g, %g", c.name, p.Young, p.shear, c.young, c.shear)
		}
	}
}

// Hertz by theory: two glass and two limestone spheres of Chung and Ooi's first test, followed by small steps of the law alone.
func TestHertzImpact(t *testing.T) {
	for _, c := range []struct {
		name                  string
		young, poisson, rho   float64
		overlap, force, touch float64
	}{
		{"glass", 48e9, 0.20, 2800, 274.1e-6, 10.70e3, 40.34e-6},
		{"limestone", 20e9, 0.25, 2500, 368.3e-6, 7.108e3, 54.20e-6},
	} {
		const r, v = 0.01, 20.0
		m := Material{YoungModulus: c.young, PoissonRatio: c.poisson}
		p := NewPairLaw(Law{}, &m, &m, Interaction{Restitution: 1, Friction: 0.35})
		mass := c.rho * 4 / 3 * math.Pi * r * r * r
		k := p.OfSizes(r/2, mass/2, 1)
		overlap, force, touch, out := impact(Law{}, &k, mass/2, v, 1e-9)
		if !expect.Near(overlap, c.overlap, 1e-3) || !expect.Near(force, c.force, 1e-3) || !expect.Near(touch, c.touch, 1e-3) || !expect.Near(out, v, 1e-6) {
			t.Errorf("%s: overlap %g, force %g, duration %g, speed %g", c.name, overlap, force, touch, out)
		}
	}
}

// Every law that is damped by restitution gives that restitution back.
func TestRestitution(t *testing.T) {
	expect.Numbers(t)
	m := Material{YoungModulus: 1e7, PoissonRatio: 0.3}
	for _, chosen := range []Law{{}, {Tension: true}, {Normal: Linear}, {Normal: Linear, Tension: true}} {
		for _, e := range []float64{0.1, 0.3, 0.5, 0.8, 0.95, 1} {
			p := NewPairLaw(chosen, &m, &m, Interaction{Restitution: e, NormalStiffness: 1e4})
			k := p.OfSizes(0.005, 0.001, 1)
			_, _, _, out := impact(chosen, &k, 0.001, 0.7, 1e-7)
			if math.Abs(out/0.7-e) > 2e-4 {
				t.Errorf("%v, tension %v: e %g, want %g", chosen.Normal, chosen.Tension, out/0.7, e)
			}
		}
	}
}

// Viscoelastic spheres rebound with a coefficient that falls with the speed as the series of theory say, in x = 3/2 A (ρ/m)^(2/5) v^(1/5) with
// ρ = 4/3 E* √R: the first terms of Ramírez et al. (1999) where the contact may pull at its end, more of Schwager and Pöschel (2008) where it may not.
func TestViscoelasticRestitution(t *testing.T) {
	expect.Numbers(t)
	const radius, mass = 0.005, 0.001
	m := Material{YoungModulus: 1e7, PoissonRatio: 0.3}
	for _, x := range []float64{0.02, 0.05, 0.1} {
		for _, v := range []float64{0.05, 1} {
			for _, c := range []struct {
				tension bool
				want    float64
				rest    float64 // of the series
			}{
				{true, 1 - 1.153449*x + 0.798267*x*x, 0.55 * math.Pow(x, 3)},
				{false, 1 - 1.153449*x + 0.798267*x*x + 0.266666*math.Pow(x, 2.5) - 0.520577*x*x*x, 0.4 * math.Pow(x, 3.5)},
			} {
				chosen := Law{Normal: Viscoelastic, Tension: c.tension}
				stiffness := NewPairLaw(chosen, &m, &m, Interaction{}).Young * 4 / 3 * math.Sqrt(radius)
				in := Interaction{Dissipation: 2.0 / 3 * x / (math.Pow(stiffness/mass, 0.4) * math.Pow(v, 0.2))}
				p := NewPairLaw(chosen, &m, &m, in)
				k := p.OfSizes(radius, mass, 1)
				_, _, _, out := impact(chosen, &k, mass, v, 1e-8*math.Pow(v, -0.2))
				if math.Abs(out/v-c.want) > 2e-6+c.rest {
					t.Errorf("x %g, %g m/s, tension %v: e %.6f, want %.6f", x, v, c.tension, out/v, c.want)
				}
			}
		}
	}
}

// The damping ratios of Thornton, Cummins and Cleary's fit, in their definition c = 2 γ √(m S), to the accuracy of the fit.
func TestDampingRatioWithoutTension(t *testing.T) {
	for _, c := range []struct{ e, ratio float64 }{
		{0.2, 0.66681}, {0.3, 0.45362}, {0.4, 0.323759}, {0.5, 0.233025}, {0.6, 0.165111}, {0.7, 0.111676}, {0.8, 0.067903},
	} {
		if got := HertzDampingRatio(c.e) * math.Sqrt(5.0/6); !expect.Near(got, c.ratio, 4e-3) {
			t.Errorf("e %g: %g, want %g", c.e, got, c.ratio)
		}
	}
}

// Paper 003, eqs. 23-24, written out by hand.
func TestPaperForce(t *testing.T) {
	m := Material{YoungModulus: 1e7, PoissonRatio: 0.3}
	chosen := Law{Damping: ByCoefficient, Tangential: NoFriction}
	p := NewPairLaw(chosen, &m, &m, Interaction{NormalDamping: 5e4})
	r := 0.02 * 0.03 / 0.05
	k := p.OfSizes(r, 1, 1)
	c := Contact{Normal: r3.Vec{X: 1}, Overlap: 1e-4, Speed: -0.3}
	var h History
	var f Response
	chosen.Evaluate(&k, &c, 1e-6, &h, &f)
	tilde := 1e7 / (1 - 0.09)
	want := 2.0/3*tilde*math.Sqrt(r)*math.Pow(1e-4, 1.5) + 5e4*math.Sqrt(r)*1e-4*0.3
	if !expect.Near(f.Normal, want, 1e-12) {
		t.Errorf("force %g, want %g", f.Normal, want)
	}
}

// impact follows one head-on collision by velocity Verlet on the law alone.
func impact(chosen Law, k *Coefficients, mass, speed, dt float64) (overlap, force, touch, out float64) {
	c := Contact{Normal: r3.Vec{X: 1}, Speed: -speed}
	var h History
	var f Response
	a, steps := 0.0, 0
	for {
		c.Speed += 0.5 * dt * a
		c.Overlap -= dt * c.Speed
		if c.Overlap <= 0 {
			return overlap, force, float64(steps) * dt, c.Speed
		}
		chosen.Evaluate(k, &c, dt, &h, &f)
		a = f.Normal / mass
		c.Speed += 0.5 * dt * a
		steps++
		if f.Normal == 0 && c.Speed > 0 {
			return overlap, force, float64(steps) * dt, c.Speed
		}
		overlap, force = max(overlap, c.Overlap), max(force, f.Normal)
	}
}

// DMT: two spheres of 1 mm with 0.05 J/m2 pull off at 4 π γ R = 3.14159e-4 N, and without damping a bound pair keeps its energy.
func TestDMT(t *testing.T) {
	chosen := Law{Cohesion: DMT, Tangential: NoFriction}
	material := Material{YoungModulus: 1e7, PoissonRatio: 0.25}
	p := NewPairLaw(chosen, &material, &material, Interaction{Restitution: 1, SurfaceEnergy: 0.05})
	const mass, dt = 5.235988e-6, 1e-7
	k := p.OfSizes(0.5e-3, mass, 1)
	var h History
	var r Response
	c := Contact{Normal: r3.Vec{X: 1}, Overlap: 1e-12}
	chosen.Evaluate(&k, &c, dt, &h, &r)
	if math.Abs(r.Normal+3.14159265e-4) > 1e-10 {
		t.Errorf("pull-off %g N", -r.Normal)
	}
	// Hertz balances the pull at (F_po / (4/3 E* √R))^(2/3); around there the pair swings.
	rest := math.Pow(k.PullOff/(k.NormalHertz*math.Sqrt(k.Radius)), 2.0/3)
	c.Overlap, c.Speed = 1.2*rest, 0
	energy := func() float64 { return 0.5*mass*c.Speed*c.Speed + chosen.Elastic(&k, c.Overlap, &h) }
	before, least := energy(), c.Overlap
	chosen.Evaluate(&k, &c, dt, &h, &r)
	for range 20000 {
		c.Speed += 0.5 * dt * r.Normal / mass
		c.Overlap -= dt * c.Speed
		chosen.Evaluate(&k, &c, dt, &h, &r)
		c.Speed += 0.5 * dt * r.Normal / mass
		least = min(least, c.Overlap)
	}
	if off := math.Abs(energy() - before); off > 1e-6*math.Abs(before) || least <= 0 || least > 0.9*rest {
		t.Errorf("energy off by %g of %g J, least overlap %g by %g m", off, before, least, rest)
	}
}
