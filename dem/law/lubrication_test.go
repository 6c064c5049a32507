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

// What two spheres in a sheared film do to one another is to leading order what Jeffrey and Onishi (1984) give for any ratio of radii: Y^A of the force by translation, Y^B of that by rotation
// and of the torque by translation, Y^C of the torques by the rotation of either. A plane is a sphere that is very large.
func TestShearedFilm(t *testing.T) {
	const eta, first, gap = 0.7, 1e-3, 1e-9
	for _, ratio := range []float64{1, 0.25, 3, 1e7} {
		second := ratio * first
		radius := Reduced(first, second)
		chosen := Law{Tangential: NoFriction, Lubricated: true, Sheared: true}
		material := Material{YoungModulus: 1e9, PoissonRatio: 0.25}
		pair := NewPairLaw(chosen, &material, &material, Interaction{Restitution: 0.5, FilmViscosity: eta, Roughness: 1e-8, FilmReach: 0.1})
		k := pair.OfSizes(radius, 1, 1)
		k.Lean = (first - second) / (first + second)
		l, x := math.Log(radius/gap), ratio
		a := 6 * math.Pi * eta * first * l * 4.0 / 15 * x * (2 + x + 2*x*x) / math.Pow(1+x, 3)
		b := 4 * math.Pi * eta * first * first * l / 5 * x * (4 + x) / math.Pow(1+x, 2)
		c11 := 8 * math.Pi * eta * math.Pow(first, 3) * l * 2.0 / 5 * x / (1 + x)
		c12 := math.Pi * eta * math.Pow(first+second, 3) * l * 4.0 / 5 * x * x / math.Pow(1+x, 4)
		at := func(i, j Twist) (force, torque r3.Vec) {
			h := History{Depth: gap, Radius: 1e-9}
			var r Response
			force, torque, _ = chosen.Spheres(&k, r3.Vec{X: first + second + gap}, first, second, &i, &j, 1e-15, &h, &r)
			return force, torque
		}
		force, torque := at(Twist{V: r3.Vec{Y: 1}}, Twist{})
		turnForce, turnTorque := at(Twist{W: r3.Vec{Z: 1}}, Twist{})
		_, otherTorque := at(Twist{}, Twist{W: r3.Vec{Z: 1}})
		_, twisted := at(Twist{W: r3.Vec{X: 1}}, Twist{})
		for _, q := range []struct {
			name      string
			got, want float64
		}{
			{"force by translation", force.Y, -a},
			{"torque by translation", torque.Z, b},
			{"force by rotation", turnForce.Y, b},
			{"torque by rotation", turnTorque.Z, -c11},
			{"torque by the other's rotation", otherTorque.Z, -c12},
			{"twisting", twisted.X, 0},
		} {
			if math.Abs(q.got-q.want) > 1e-4*math.Abs(q.want)+1e-12*a*first {
				t.Errorf("ratio %g, %s: %g, want %g", ratio, q.name, q.got, q.want)
			}
		}
		turning := Twist{V: r3.Vec{Y: 2 * (first + second + gap)}, W: r3.Vec{Z: 2}}
		if force, torque := at(turning, Twist{W: r3.Vec{Z: 2}}); r3.Norm(force) > 1e-8*a*(first+second) || r3.Norm(torque) > 1e-8*a*first*(first+second) {
			t.Errorf("ratio %g: turning as one they are held by %g and %g", ratio, force, torque)
		}
	}
}

// A ball that slides and spins beside a plane in a film of a given thickness slows down as two exponentials say, and loses what its motion has lost.
func TestShearedFilmSlows(t *testing.T) {
	const eta, radius, gap, mass = 1.0, 1e-3, 1e-7, 1e-5
	inertia := 0.4 * mass * radius * radius
	chosen := Law{Tangential: NoFriction, Lubricated: true, Sheared: true}
	material := Material{YoungModulus: 1e9, PoissonRatio: 0.25}
	pair := NewPairLaw(chosen, &material, &material, Interaction{Restitution: 0.5, FilmViscosity: eta, Roughness: 1e-6, FilmReach: 0.1})
	k := pair.OfSizes(radius, mass, inertia)
	k.Lean = -1
	run := func(dt float64, steps int) (speed, spin, lost float64) {
		speed = 0.1
		for range steps {
			c, h, r := Contact{}, History{Depth: gap, Radius: 1e-9}, Response{}
			c.WithSurface(radius, r3.Vec{Z: 1}, -gap, r3.Vec{X: speed}, r3.Vec{Y: spin}, r3.Vec{})
			chosen.Evaluate(&k, &c, dt, &h, &r)
			arm := r3.Vec{Z: -radius - 0.5*gap}
			torque := r3.Add(r3.Cross(arm, r.Shear), r.Moment)
			speed, spin, lost = speed+dt*r.Shear.X/mass, spin+dt*torque.Y/inertia, lost+r.Damped
		}
		return speed, spin, lost
	}
	u := math.Pi * eta * radius * math.Log(radius/gap)
	// m v' = -(A v - B w), I w' = B v - C w: Goldman, Cox and Brenner's 6 π η a 8/15, 6 π η a² 2/15 and 8 π η a³ 2/5.
	a, b, c := 16.0/5*u, 4.0/5*u*radius, 16.0/5*u*radius*radius
	m11, m12, m21, m22 := -a/mass, b/mass, b/inertia, -c/inertia
	half, root := 0.5*(m11+m22), math.Sqrt(0.25*(m11-m22)*(m11-m22)+m12*m21)
	const end = 5e-5
	fast, slow := math.Exp((half-root)*end), math.Exp((half+root)*end)
	x := (m11 - half + root) / (2 * root) // of the slow one
	wantSpeed, wantSpin := 0.1*(x*slow+(1-x)*fast), 0.1*m21/(2*root)*(slow-fast)
	speed, spin, lost := run(end/10000, 10000)
	if !expect.Near(speed, wantSpeed, 3e-3) || !expect.Near(spin, wantSpin, 3e-3) {
		t.Errorf("%g m/s and %g rad/s after %g s, want %g and %g", speed, spin, end, wantSpeed, wantSpin)
	}
	if gone := 0.5*mass*(0.01-speed*speed) - 0.5*inertia*spin*spin; !expect.Near(lost, gone, 3e-3) {
		t.Errorf("%g J lost, want %g", lost, gone)
	}
}
