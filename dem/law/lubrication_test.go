package law

import (
	"math"
	"math/rand/v2"
	"testing"

	"gabion/internal/expect"

	"gonum.org/v1/gonum/spatial/r3"
)

// immersed is a pair of equal balls of a radius (m) with a film of a viscosity (Pa s) between them.
func immersed(radius, young, viscosity, roughness, restitution, mass float64) (Law, Coefficients) {
	chosen := Law{Tangential: NoFriction, Lubricated: true}
	material := Material{YoungModulus: young, PoissonRatio: 0.25}
	pair := NewPairLaw(chosen, &material, &material, Interaction{Restitution: restitution, FilmViscosity: viscosity, Roughness: roughness, FilmReach: 0.1})
	return chosen, pair.OfSizes(radius/2, mass, 1)
}

// drive steps two partners of a reduced mass (kg) from a gap (m) and a speed of approach (m/s), with a force that presses them together (N), until watch tells to stop. It tells what has been lost, J.
func drive(l Law, k *Coefficients, dt, mass, gap, speed, pressing float64, watch func(t float64, c *Contact, h *History) bool) (c Contact, lost float64) {
	c = Contact{Normal: r3.Vec{X: 1}, Speed: -speed, Overlap: -gap}
	var h History
	var r Response
	for n := 0; watch(float64(n)*dt, &c, &h); n++ {
		l.Evaluate(k, &c, dt, &h, &r)
		lost += r.Damped
		c.Speed += dt * (r.Normal - pressing) / mass
		c.Overlap -= dt * c.Speed
	}
	return c, lost + l.Elastic(k, c.Overlap, &h)
}

// A ball that sinks onto another one, as in YADE's example of a sedimenting sphere: η = 10 Pa s, radius 10 mm, 1000 kg/m³, g = 10 m/s². Its film thins as exp(-t 8/9 a ρ g/η), 8.88889 a second, as
// thin as it may get.
func TestSedimentingSphere(t *testing.T) {
	const radius, viscosity, mass = 0.01, 10.0, 4.0 / 3 * math.Pi * 1e-6 * 1000
	for _, dt := range []float64{1e-5, 1e-4} {
		chosen, k := immersed(radius, 1e7, viscosity, 1e-9, 0.5, mass)
		var first, last, from, to float64
		drive(chosen, &k, dt, mass, 5e-4, 0, 10*mass, func(at float64, _ *Contact, h *History) bool {
			if at >= 0.7 && first == 0 {
				first, from = h.Depth, at
			}
			last, to = h.Depth, at
			return at < 1.4
		})
		if rate := math.Log(first/last) / (to - from); !expect.Near(rate, 8.88889, 2e-5) || last > 1e-2*first {
			t.Errorf("steps of %g s: film thins by %g a second from %g to %g m, want 8.88889", dt, rate, first, last)
		}
	}
}

// Hard balls that collide through a film lose ν/m ln(h0/h_r) of their speed on the way in and on the way out, so that they come back with e - (1+e) ln(h0/h_r)/St, St = m v/ν (Davis, Serayssol and
// Hinch 1986), and stay where St is below ln(h0/h_r) (1 + 1/e); what moves is lost then.
func TestRestitutionByStokes(t *testing.T) {
	const radius, roughness, dry, speed = 1e-3, 1e-3, 0.9, 0.1
	mass := 0.5 * 4.0 / 3 * math.Pi * radius * radius * radius * 2500
	whole := math.Log(0.1 / roughness)
	for _, stokes := range []float64{5, 20, 50, 200, 2000, 1e6} {
		nu := mass * speed / stokes
		chosen, k := immersed(radius, 2e10, nu/(6*math.Pi*0.25*radius*radius), roughness, dry, mass)
		const dt = 1e-8
		c, lost := drive(chosen, &k, dt, mass, 0.1*radius, speed, 0, func(at float64, c *Contact, _ *History) bool {
			return c.Overlap >= -k.Reach*(1+1e-12) && at < 4e-3
		})
		want := dry - (1+dry)*whole/stokes
		if want < 0 {
			want = 0
		}
		if got := c.Speed / speed; math.Abs(got-want) > 0.006 {
			t.Errorf("St = %g: restitution %.4f, want %.4f", stokes, got, want)
		}
		energy := 0.5 * mass * speed * speed
		if rest := 0.5 * mass * c.Speed * c.Speed; math.Abs(energy-rest-lost) > 2e-3*energy {
			t.Errorf("St = %g: %g J lost of %g J, %g left", stokes, lost, energy, rest)
		}
	}
}

// Logarithms of ratios are exact near 1 and good far from it.
func TestLogarithmOf(t *testing.T) {
	for x, off := range map[float64]float64{1.0 / 300: 1e-9, 0.1: 1e-13, 0.999: 1e-13, 1: 0, 1 + 1e-9: 1e-7, 3: 1e-14, 300: 1e-9} {
		if got, want := logarithmOf(x*2e-5, 2e-5), math.Log(x); math.Abs(got-want) > off*math.Abs(want)+1e-16 {
			t.Errorf("ln %g: %.17g, want %.17g", x, got, want)
		}
	}
}

// The thickness at the end of a step is found to the last digits that matter, from thin films to thick ones, of water and of syrup.
func TestFilmSettles(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for _, viscosity := range []float64{1e-3, 0.1, 5, 200} {
		_, k := immersed(5e-3, 1e7, viscosity, 1e-3, 0.6, 1.3e-3)
		const dt = 2e-5
		hertz := k.filmSpring() * rooted(dt) // of what is pressed in at 1 m/s in a step
		for range 20_000 {
			from := k.Hardening * math.Pow(100, rng.Float64())
			before := 3e-5 * (2*rng.Float64() - 1) * math.Pow(10, -3*rng.Float64())
			f := SqueezedFilm{from: from, before: before, gap: from - before + (2*rng.Float64()-1)*dt, viscous: k.Adhesion / dt, spring: k.filmSpring()}
			f.dashpot = k.DampRoot * math.Sqrt(math.Sqrt(k.Radius*math.Abs(before))) / dt
			f.least, f.most = k.Hardening, max(from, f.gap+max(before, 0), k.Hardening)
			thickness := f.settle(k.Hardening)
			if off := f.excess(); thickness > k.Hardening && math.Abs(off) > 1e-4*hertz {
				t.Fatalf("η %g: %+v: off by %g N of %g", viscosity, f, off, hertz)
			}
		}
	}
}

// Films without viscosity, thinner than nothing or under laws with an attraction are refused.
func TestLubricationRefused(t *testing.T) {
	good := Interaction{Restitution: 0.5, FilmViscosity: 1, Roughness: 1e-3, FilmReach: 0.1}
	for _, c := range []struct {
		law    Law
		change func(*Interaction)
		want   bool
	}{
		{Law{Lubricated: true}, func(*Interaction) {}, true},
		{Law{Lubricated: true}, func(in *Interaction) { in.FilmViscosity = 0 }, false},
		{Law{Lubricated: true}, func(in *Interaction) { in.Roughness = 0.2 }, false},
		{Law{Lubricated: true}, func(in *Interaction) { in.FilmReach = 0.6 }, false},
		{Law{Lubricated: true, Cohesion: JKR}, func(*Interaction) {}, false},
		{Law{Lubricated: true, Normal: Viscoelastic}, func(*Interaction) {}, false},
	} {
		in := good
		c.change(&in)
		if err := in.Check(c.law); (err == nil) != c.want {
			t.Errorf("%+v, %+v: %v", c.law, in, err)
		}
	}
}
