package cpu

import (
	"fmt"
	"math"
	"testing"

	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/dem/packing"
	"gabion/internal/expect"

	"gonum.org/v1/gonum/spatial/r3"
)

// The eight tests of Chung and Ooi, Granular Matter 13 (2011) 643-656.

var (
	aluminiumOxide = law.Material{Name: "aluminium oxide", Density: 4000, YoungModulus: 380e9, PoissonRatio: 0.23}
	castIron       = law.Material{Name: "cast iron", Density: 7000, YoungModulus: 100e9, PoissonRatio: 0.25}
	aluminium      = law.Material{Name: "aluminium alloy", Density: 2699, YoungModulus: 70e9, PoissonRatio: 0.30}
	magnesium      = law.Material{Name: "magnesium alloy", Density: 1800, YoungModulus: 40e9, PoissonRatio: 0.35}
	steel          = law.Material{Name: "steel", Density: 7850, YoungModulus: 208e9, PoissonRatio: 0.3}
	polyethylene   = law.Material{Name: "polyethylene", Density: 1400, YoungModulus: 1e9, PoissonRatio: 0.3}
	nylon          = law.Material{Name: "nylon", Density: 1000, YoungModulus: 2.5e9, PoissonRatio: 0.4}
)

// unyielding is a wall's material that does not give way to another.
func unyielding(m law.Material) law.Material {
	m.YoungModulus *= 1000
	return m
}

// onPlane is a sphere that arrives at the plane z = 0, which does not give way, with velocity v and angular velocity w.
func onPlane(m law.Material, radius float64, in law.Interaction, chosen law.Law, v, w r3.Vec) *dem.Model {
	return &dem.Model{
		Materials: []law.Material{m, unyielding(m)}, Law: chosen, Default: in,
		Particles: packing.Particles{Position: []r3.Vec{{Z: radius * (1 + 1e-9)}}, Radius: []float64{radius}, Velocity: []r3.Vec{v}, Angular: []r3.Vec{w}},
		Surfaces:  []dem.Surface{{Shape: geometry.Plane{Normal: r3.Vec{Z: 1}}, Material: 1}},
		Threads:   1,
	}
}

// bounce follows a model until nothing touches any more and returns its state, the largest overlap and force on particle 0, and how long it lasted.
func bounce(t *testing.T, m *dem.Model, steps int) (s dem.State, overlap, force, lasted float64) {
	t.Helper()
	e := newCPU(t, m)
	l := m.Limits(0)
	dt := l.Duration / float64(steps)
	touched := false
	for range 20 * steps {
		advance(t, e, 1, dt)
		c := e.Contacts(nil)
		if len(c) == 0 && touched {
			break
		}
		if len(c) > 0 {
			touched = true
			lasted += dt
			overlap, force = max(overlap, c[0].Overlap), max(force, r3.Dot(c[0].Force, c[0].Normal))
		}
	}
	e.Snapshot(&s)
	return s, overlap, force, lasted
}

func TestChungOoi1(t *testing.T) {
	expect.Numbers(t)
	for _, c := range []struct {
		material              law.Material
		overlap, force, touch float64
	}{
		{law.Material{Density: 2800, YoungModulus: 48e9, PoissonRatio: 0.20}, 274.1e-6, 10.70e3, 40.34e-6},
		{law.Material{Density: 2500, YoungModulus: 20e9, PoissonRatio: 0.25}, 368.3e-6, 7.108e3, 54.20e-6},
	} {
		m := &dem.Model{
			Materials: []law.Material{c.material}, Default: law.Interaction{Restitution: 1, Friction: 0.35},
			Particles: packing.Particles{
				Position: []r3.Vec{{X: -0.01000001}, {X: 0.01000001}}, Radius: []float64{0.01, 0.01},
				Velocity: []r3.Vec{{X: 10}, {X: -10}},
			},
		}
		s, overlap, force, touch := bounce(t, m, 2000)
		if !expect.Near(overlap, c.overlap, 1e-3) || !expect.Near(force, c.force, 1e-3) || !expect.Near(touch, c.touch, 2e-3) || !expect.Near(s.Velocity[1].X, 10, 1e-4) {
			t.Errorf("overlap %g m, force %g N, %g s, speed %g m/s", overlap, force, touch, s.Velocity[1].X)
		}
	}
}

func TestChungOoi2(t *testing.T) {
	expect.Numbers(t)
	for _, c := range []struct {
		material              law.Material
		overlap, force, touch float64
	}{{aluminium, 49.72e-6, 11.37e3, 731.6e-6}, {magnesium, 52.12e-6, 7.233e3, 767.0e-6}} {
		m := onPlane(c.material, 0.1, law.Interaction{Restitution: 1, Friction: 0.35}, law.Law{}, r3.Vec{Z: -0.2}, r3.Vec{})
		_, overlap, force, touch := bounce(t, m, 2000)
		// The plane is 1000 times stiffer, not rigid.
		if !expect.Near(overlap, c.overlap, 2e-3) || !expect.Near(force, c.force, 2e-3) || !expect.Near(touch, c.touch, 3e-3) {
			t.Errorf("%s: overlap %g m, force %g N, %g s", c.material.Name, overlap, force, touch)
		}
	}
}

func TestChungOoi3(t *testing.T) {
	expect.Numbers(t)
	for _, material := range []law.Material{aluminiumOxide, castIron} {
		for e := 0.2; e < 1.05; e += 0.2 {
			e = min(e, 1)
			for _, chosen := range []law.Law{{}, {Tension: true}} {
				m := onPlane(material, 0.0025, law.Interaction{Restitution: e}, chosen, r3.Vec{Z: -3.9}, r3.Vec{})
				s, _, _, _ := bounce(t, m, 2000)
				if got := s.Velocity[0].Z / 3.9; math.Abs(got-e) > 2e-3 {
					t.Errorf("%s, tension %v: restitution %g, want %g", material.Name, chosen.Tension, got, e)
				}
			}
		}
	}
}

// Oblique impacts at 3.9 m/s against Kharaz' experiment as Chung and Ooi have it: tangential restitution, spin and angle of the rebound. Beyond 32.5
// degrees the sphere slides all the time and theory gives them: e_t = 1 - mu (1+e)/tan(angle), w = 5/2 mu (1+e) v_n/r. Below, Mindlin's spring keeps less of the
// tangential speed than the experiment at 5 degrees (0.86 of it, not 0.95); there the engine is held to the equations of its laws.
func TestChungOoi4(t *testing.T) {
	expect.Numbers(t)
	const v, e, mu, r = 3.9, 0.98, 0.092, 0.0025
	for _, c := range []struct{ angle, restitution, spin, rebound float64 }{
		{5, 0.948, -19, 3.76},
		{10, 0.687, -213, -1.56},
		{15, 0.624, -378, -5.54},
		{20, 0.616, -511, -7.54},
		{25, 0.634, -599, -7.54},
		{30, 0.684, -617, -3.55},
		{35, 0.737, -582, 3.43},
		{40, 0.781, -545, 11.57},
		{50, 0.845, -457, 29.35},
		{60, 0.893, -357, 47.79},
		{70, 0.932, -246, 64.58},
		{80, 0.966, -126, 78.70},
		{85, 0.983, -63, 84.52},
	} {
		a := c.angle * math.Pi / 180
		m := onPlane(aluminiumOxide, r, law.Interaction{Restitution: e, Friction: mu}, law.Law{}, r3.Vec{X: v * math.Sin(a), Z: -v * math.Cos(a)}, r3.Vec{})
		s, _, _, _ := bounce(t, m, 2000)
		restitution := s.Velocity[0].X / (v * math.Sin(a))
		spin := -s.Angular[0].Y
		rebound := math.Atan2(s.Velocity[0].X+spin*r, s.Velocity[0].Z) * 180 / math.Pi
		tol := 1.0
		switch { // sticking and micro-slip, where experiments scatter and laws differ
		case c.angle < 7:
			tol = 14
		case c.angle < 12:
			tol = 4
		case c.angle < 17:
			tol = 2
		case c.angle < 22:
			tol = 1.2
		}
		if math.Abs(restitution-c.restitution) > 0.007*tol || math.Abs(spin-c.spin) > 8*tol || math.Abs(rebound-c.rebound) > 0.6*tol {
			t.Errorf("%g deg: tangential restitution %.3f, want %.3f; spin %.1f, want %.1f; rebound %.2f deg, want %.2f",
				c.angle, restitution, c.restitution, spin, c.spin, rebound, c.rebound)
		}
		along, rim := onRigid(aluminiumOxide, r, e, mu, v*math.Sin(a), v*math.Cos(a), 0).rebound()
		if math.Abs(s.Velocity[0].X-along) > 1e-4*v || math.Abs(s.Angular[0].Y*r-rim) > 1e-4*v {
			t.Errorf("%g deg: speed %g m/s, rim %g m/s; by the equations %g and %g", c.angle, s.Velocity[0].X, s.Angular[0].Y*r, along, rim)
		}
		if c.angle > 33 {
			if want := 1 - mu*(1+e)/math.Tan(a); math.Abs(restitution-want) > 1e-3 {
				t.Errorf("%g deg: tangential restitution %g, sliding theory %g", c.angle, restitution, want)
			}
			if want := -2.5 * mu * (1 + e) * v * math.Cos(a) / r; math.Abs(spin-want) > 2e-3*math.Abs(want) {
				t.Errorf("%g deg: spin %g, sliding theory %g", c.angle, spin, want)
			}
		}
	}
}

// Oblique impacts at constant normal speed without dissipation: spin against tangential speed, both in units of mu V_n, does not depend on size or
// material. The sphere slides throughout from 7 on, with spin -5 and Vst' = Vst - 7; below, the curve is that of test 4.
func TestChungOoi5(t *testing.T) {
	expect.Numbers(t)
	const r, vn, mu = 1e-5, 5.0, 0.3
	for _, material := range []law.Material{steel, polyethylene} {
		for _, p := range [][2]float64{{3.956, -3.789}, {5.069, -4.604}, {6.275, -4.965}, {7.5, -5}, {9, -5}} {
			m := onPlane(material, r, law.Interaction{Restitution: 1, Friction: mu}, law.Law{}, r3.Vec{X: p[0] * mu * vn, Z: -vn}, r3.Vec{})
			s, _, _, _ := bounce(t, m, 2000)
			spin := -s.Angular[0].Y * r / (mu * vn)
			along, rim := onRigid(material, r, 1, mu, p[0]*mu*vn, vn, 0).rebound()
			if math.Abs(s.Velocity[0].X-along) > 1e-3*mu*vn || math.Abs(s.Angular[0].Y*r-rim) > 1e-3*mu*vn {
				t.Errorf("%s: at %g speed %g m/s, rim %g m/s; by the equations %g and %g", material.Name, p[0], s.Velocity[0].X, s.Angular[0].Y*r, along, rim)
			}
			if math.Abs(spin-p[1]) > 0.06 {
				t.Errorf("%s: at %g spin %.3f, want %.3f", material.Name, p[0], spin, p[1])
			}
			if after := (s.Velocity[0].X + spin*mu*vn) / (mu * s.Velocity[0].Z); p[0] > 7 && math.Abs(after-(p[0]-7)) > 0.08 {
				t.Errorf("%s: at %g the contact point leaves with %.3f, want %.3f", material.Name, p[0], after, p[0]-7)
			}
		}
	}
}

// The curve that is published with test 5 belongs to a tangential stiffness of 0.3 of the normal one, where Mindlin's is 0.82 at a Poisson
// ratio of 0.3: with that coefficient the law follows it.
func TestChungOoi5Curve(t *testing.T) {
	expect.Numbers(t)
	const vn, mu, dt = 5.0, 0.3, 2e-12
	pair := law.NewPairLaw(law.Law{}, &steel, &steel, law.Interaction{Restitution: 1, Friction: mu})
	k := pair.OfSizes(1e-5, 1, 1)
	k.ShearMindlin = 0.3 * 2 * pair.Young
	mass := steel.Density * 4 / 3 * math.Pi * 1e-15
	for _, p := range [][2]float64{
		{0.353, -0.430},
		{0.682, -0.820},
		{0.994, -1.250},
		{1.341, -1.664},
		{1.688, -2.094},
		{2.0, -2.524},
		{2.329, -2.978},
		{2.988, -3.904},
		{3.318, -4.293},
		{3.994, -4.837},
		{5.5, -5},
		{7, -5},
	} {
		c := law.Contact{Normal: r3.Vec{Z: 1}, Speed: -vn, Slip: r3.Vec{X: p[0] * mu * vn}, Overlap: 1e-16}
		var h law.History
		var f law.Response
		spin := 0.0
		for c.Overlap > 0 {
			law.Law{}.Evaluate(&k, &c, dt, &h, &f)
			c.Speed += dt * f.Normal / mass
			c.Slip.X += dt * 3.5 * f.Shear.X / mass
			spin += dt * 2.5 * f.Shear.X / mass
			c.Overlap -= dt * c.Speed
		}
		if spin /= mu * vn; math.Abs(spin-p[1]) > 0.12 {
			t.Errorf("at %g spin %.3f, want %.3f", p[0], spin, p[1])
		}
	}
}

// Spinning spheres dropped on a plane, and tests 7 and 8 on one another.
var spinCurve = [][2]float64{
	{0.187, -0.815},
	{0.358, -0.626},
	{0.551, -0.439},
	{0.765, -0.238},
	{0.979, -0.017},
	{1.214, 0.096},
	{1.492, 0.111},
	{1.770, 0.090},
	{2.091, 0.058},
	{2.519, 0.006},
	{2.989, -0.049},
	{3.631, -0.103},
	{4.508, -0.139},
	{5.770, -0.162},
}

func TestChungOoi6(t *testing.T) {
	expect.Numbers(t)
	const r, vn, mu, e = 0.1, 0.2, 0.4, 0.5
	for _, material := range []law.Material{aluminium, nylon} {
		for _, p := range spinCurve {
			vst := 3.5 * mu * (1 + e) * vn / p[0] // tangential speed of the contact point
			m := onPlane(material, r, law.Interaction{Restitution: e, Friction: mu}, law.Law{}, r3.Vec{Z: -vn}, r3.Vec{Y: vst / r})
			s, _, _, _ := bounce(t, m, 2000)
			beta := spinRestitution(s.Velocity[0].X, s.Angular[0].Y*r, vst)
			compareSpin(t, material, material.Name, p, beta)
		}
	}
}

// spinRestitution is minus the tangential speed of the contact point after the impact by that before it.
func spinRestitution(speed, spin, before float64) float64 { return -(-speed + spin) / before }

// compareSpin holds a restitution to sliding theory, to the equations of the laws, which do not depend on sizes, and to the published
// curve. That one belongs to another dashpot along the contact plane: a sphere that sticks keeps a sixth of its slip there, and
// hardly any under the dashpot that goes with Hertz's (0.34 and more without one), so it is followed less closely the longer spheres stick.
func compareSpin(t *testing.T, m law.Material, name string, p [2]float64, beta float64) {
	t.Helper()
	const r, vn, mu, e = 0.1, 0.2, 0.4, 0.5
	x := p[0]
	vst := 3.5 * mu * (1 + e) * vn / x
	want, tol := p[1], 0.18
	switch {
	case x < 0.95: // sliding throughout
		want, tol = -1+x, 2e-3
	case x < 1.5:
		tol = 0.04
	case x < 3:
		tol = 0.09
	}
	if math.Abs(beta-want) > tol {
		t.Errorf("%s: at x = %g restitution of the spin %.3f, want %.3f", name, x, beta, want)
	}
	along, rim := onRigid(m, r, e, mu, 0, vn, vst).rebound()
	if want := spinRestitution(along, rim, vst); math.Abs(beta-want) > 1e-3 {
		t.Errorf("%s: at x = %g restitution of the spin %.4f, by the equations %.4f", name, x, beta, want)
	}
}

func TestChungOoi7(t *testing.T) {
	const r, vn = 0.1, 0.2
	for _, w := range []float64{0.17, 1.7, 11, 22.9} {
		m := &dem.Model{
			Materials: []law.Material{aluminium}, Default: law.Interaction{Restitution: 0.5, Friction: 0.4},
			Particles: packing.Particles{
				Position: []r3.Vec{{X: -r - 1e-9}, {X: r + 1e-9}}, Radius: []float64{r, r},
				Velocity: []r3.Vec{{X: vn}, {X: -vn}}, Angular: []r3.Vec{{Y: w}, {Y: -w}},
			},
		}
		s, _, _, _ := bounce(t, m, 1000)
		if s.Angular[0].Y != w || s.Angular[1].Y != -w || s.Velocity[0].Z != 0 || s.Velocity[1].Y != 0 {
			t.Errorf("spin %g: %v, %v", w, s.Angular, s.Velocity)
		}
	}
}

func TestChungOoi8(t *testing.T) {
	expect.Numbers(t)
	const r, vn, mu, e = 0.1, 0.2, 0.4, 0.5
	for _, c := range []struct {
		name   string
		radius float64 // of the sphere that is hit, which is heavy
	}{{"larger", 0.5}, {"much larger", 1}} {
		for _, p := range spinCurve {
			vst := 3.5 * mu * (1 + e) * vn / p[0]
			heavy := aluminium
			heavy.Density *= 1e9
			m := &dem.Model{
				Materials: []law.Material{aluminium, heavy}, Default: law.Interaction{Restitution: e, Friction: mu},
				Particles: packing.Particles{
					Position: []r3.Vec{{Z: r + 1e-9}, {Z: -c.radius}}, Radius: []float64{r, c.radius}, Material: []int{0, 1},
					Velocity: []r3.Vec{{Z: -vn}, {}}, Angular: []r3.Vec{{Y: vst / r}, {}},
				},
			}
			s, _, _, _ := bounce(t, m, 2000)
			compareSpin(t, aluminium, fmt.Sprintf("%s, %g m", c.name, c.radius), p, spinRestitution(s.Velocity[0].X, s.Angular[0].Y*r, vst))
		}
	}
}
