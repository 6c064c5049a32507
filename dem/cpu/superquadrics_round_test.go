package cpu

import (
	"math"
	"math/rand/v2"
	"testing"

	"gabion/dem"
	"gabion/dem/demtest"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/dem/packing"
	"gabion/internal/expect"
	"gabion/rigid"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// Superquadrics that are spheres move as spheres do in vessels, on posts and cones, through a hole and on a ring, to rounding without friction.
func TestRoundSuperquadricsOnRound(t *testing.T) {
	upright, lying := quat.Number{Real: 1}, expect.TurnAbout(r3.Vec{X: 1}, math.Pi/2)
	for name, of := range map[string]struct {
		shape geometry.Shape
		at    r3.Vec
		turn  quat.Number
	}{
		"drum":   {expect.Must(geometry.NewCylinder(0.08, 0.1, true, geometry.BothEnds)), r3.Vec{Z: 0.06}, lying},
		"tube":   {expect.Must(geometry.NewCylinder(0.018, 0.04, true, 0)), r3.Vec{}, upright},
		"funnel": {expect.Must(geometry.NewCone(0.006, 0.06, 0.06, true, 0)), r3.Vec{Z: 0.03}, upright},
		"silo":   {expect.Must(geometry.NewRevolved([]geometry.ProfilePoint{{R: 0.008, Z: -0.02}, {R: 0.008}, {R: 0.05, Z: 0.03}, {R: 0.05, Z: 0.1}}, false)), r3.Vec{}, upright},
		"post":   {expect.Must(geometry.NewCylinder(0.02, 0.04, false, geometry.BothEnds)), r3.Vec{Z: -0.02}, upright},
		"log":    {expect.Must(geometry.NewCylinder(0.02, 0.04, false, geometry.BothEnds)), r3.Vec{Z: -0.02}, lying},
		"spike":  {expect.Must(geometry.NewCone(0.03, 0, 0.04, false, geometry.BothEnds)), r3.Vec{X: -0.006, Z: -0.02}, upright},
		"plate":  {expect.Must(geometry.NewRevolved([]geometry.ProfilePoint{{R: 0.008}, {R: 0.03}}, false)), r3.Vec{}, upright},
		"ring":   {geometry.Torus{Radius: 0.016, Tube: 0.004}, r3.Vec{}, upright},
	} {
		surface := dem.Surface{Name: name, Shape: of.shape, Carrier: dem.Fixed{At: rigid.Placement{Position: of.at, Orientation: of.turn}}}
		checkMovesAsSpheres(t, surface, r3.Vec{X: 0.007, Y: 0.001, Z: 0.02}, r3.Vec{X: -0.01, Y: 0.0082, Z: 0.04}, r3.Vec{X: -0.003, Y: -0.002, Z: 0.065})
	}
}

// A long ellipsoid at rest across a drum touches it at two places, those at which its section is as far from the axis as the wall, and sinks there by what Hertz's law says of a ball of its volume under its part of the weight.
func TestSuperquadricAcrossDrum(t *testing.T) {
	const a, b, c, radius = 0.03, 0.008, 0.01, 0.05
	h := math.Sqrt((radius*radius-a*a)*(a*a-b*b)) / a // of its centre below the axis: x² + (y - h)² is most, and radius², on the ellipse
	sin := h * b / (a*a - b*b)
	x, z := a*math.Sqrt(1-sin*sin), -b*sin
	m := floored(t, ellipsoid(a, c, b), law.Interaction{Restitution: 0.1}, r3.Vec{Z: -h})
	m.Materials[0].YoungModulus = 1e8
	drum := expect.Must(geometry.NewCylinder(radius, 0.1, true, geometry.BothEnds))
	m.Surfaces = []dem.Surface{{Name: "drum", Shape: drum, Carrier: dem.Fixed{At: rigid.Placement{Orientation: expect.TurnAbout(r3.Vec{X: 1}, math.Pi/2)}}}}
	e := newCPU(t, m)
	advance(t, e, 20000, 1e-5)
	var s dem.State
	e.Snapshot(&s)
	list := e.Contacts(nil)
	if len(list) != 2 || r3.Norm(s.Velocity[0]) > 1e-6 {
		t.Fatalf("%d contacts, %v m/s", len(list), s.Velocity[0])
	}
	young := m.Materials[0].YoungModulus / (2 * (1 - 0.0625))
	cosine := (h - z) / radius // of the normal with the vertical
	curved := math.Cbrt(a * b * c)
	push := s.Mass[0] * 9.81 / (2 * cosine)
	sinks := math.Pow(push/(4.0/3*young*math.Sqrt(curved)), 2.0/3) / cosine
	if got := -h - s.Position[0].Z; !expect.Near(got, sinks, 2e-3) {
		t.Errorf("sinks by %g m, want %g", got, sinks)
	}
	for _, k := range list {
		if !expect.Near(math.Abs(k.Point.X), x, 1e-3) || !expect.Near(k.Point.Z, -h+z, 1e-3) || !expect.Near(r3.Norm(k.Force), push, 2e-3) {
			t.Errorf("touches at %v with %v N, want x of %g m, z of %g m and %g N", k.Point, r3.Norm(k.Force), x, -h+z, push)
		}
	}
}

// inSilo is beans in a cone below a tube with a post, a cone and a ring in their way.
func inSilo(t testing.TB, in law.Interaction) *dem.Model {
	m := demtest.Beans(t, 3, in)
	demtest.InSilo(t, m)
	return m
}

// Without friction and dashpots ellipsoids among what is round keep their energy up to the error of the steps.
func TestSuperquadricsKeepEnergyAmongRound(t *testing.T) {
	expect.Long(t)
	checkEnergyAmongMeshes(t, func() *dem.Model {
		m := inSilo(t, law.Interaction{Restitution: 1})
		for i, c := range m.Particles.Clump {
			if c != nil {
				m.Particles.Clump[i] = ellipsoid(0.006, 0.008, 0.011)
				m.Particles.Radius[i] = 0.011
			}
		}
		return m
	})
}

// With friction and dashpots they come to rest there.
func TestSuperquadricsRestAmongRound(t *testing.T) {
	expect.Long(t)
	checkRestAmongMeshes(t, func() *dem.Model {
		return inSilo(t, law.Interaction{Restitution: 0.3, Friction: 0.5, RollingFriction: 0.1})
	}, 2e-2)
}

// A vessel that turns holds bodies of many shapes in all poses, and what it gives them and they lose is booked.
func TestVesselHoldsSuperquadrics(t *testing.T) {
	if testing.Short() {
		t.Skip("the same steps as TestSuperquadricsRestAmongRound")
	}
	expect.Long(t)
	rng := rand.New(rand.NewPCG(3, 4))
	drum := expect.Must(geometry.NewCylinder(0.2, 0.3, true, geometry.BothEnds))
	m := floored(t, ellipsoid(1, 1, 1), law.Interaction{Restitution: 0.4, Friction: 0.5})
	m.Surfaces = []dem.Surface{{Name: "drum", Shape: drum, Carrier: dem.Driven{
		At: rigid.Placement{Orientation: expect.TurnAbout(r3.Vec{X: 1}, math.Pi/2)}, Motion: dem.Rotation{Axis: r3.Vec{Y: 1}, Angle: dem.Steady(4)},
	}}}
	g := &m.Particles
	*g = packing.Particles{}
	for i := range 200 {
		size := func() float64 { return 0.006 + 0.01*rng.Float64() }
		shape := expect.Must(packing.NewSuperquadric(r3.Vec{X: size(), Y: size(), Z: size()}, [2]float64{2 + 3*rng.Float64(), 2 + 3*rng.Float64()}))
		at := r3.Vec{X: 0.045 * float64(i%5-2), Y: 0.045*float64(i/5%6-2) - 0.02, Z: 0.045*float64(i/30) - 0.13}
		g.Position, g.Radius, g.Clump = append(g.Position, at), append(g.Radius, shape.Radius), append(g.Clump, shape)
		g.Orientation = append(g.Orientation, expect.TurnAbout(expect.RandomVec(rng, 1), 6*rng.Float64()))
	}
	e := newCPU(t, m)
	_, _, before := momenta(e)
	advance(t, e, 10000, 4e-5)
	_, _, after := momenta(e)
	var s dem.State
	e.Snapshot(&s)
	for i, x := range s.Position {
		if math.Hypot(x.X, x.Z) > 0.2 || math.Abs(x.Y) > 0.15 {
			t.Errorf("particle %d is at %v", i, x)
		}
	}
	work, lost := e.Energy().Work, e.Energy().Damping+e.Energy().Friction
	if n := e.Counters().Surface; n < 10 {
		t.Errorf("%d contacts with the drum", n)
	}
	if work < 0.05*lost || math.Abs(after-before) > 5e-3*lost {
		t.Errorf("%g J are lost, of which the drum gives %g J; the books lack %g J", lost, work, after-before)
	}
}

// roundBodies are a roller, a ring, a spike and a tube on a body each.
func roundBodies() []dem.Surface {
	carried := func(name string, frame int, shape geometry.Shape) dem.Surface {
		return dem.Surface{Name: name, Shape: shape, Carrier: dem.Attached{Frame: frame, At: rigid.Placement{Position: r3.Vec{Y: 0.004}, Orientation: quat.Number{Real: 1}}}}
	}
	return []dem.Surface{
		carried("roller", 0, expect.Must(geometry.NewCylinder(0.02, 0.04, false, geometry.BothEnds))),
		carried("ring", 1, geometry.Torus{Radius: 0.02, Tube: 0.004}),
		carried("spike", 2, expect.Must(geometry.NewCone(0.02, 0, 0.04, false, geometry.BothEnds))),
		carried("tube", 3, expect.Must(geometry.NewCylinder(0.04, 0.06, true, 0))),
	}
}

// On bodies with round surfaces forces are the slopes of the energy, and what leaves the bodies arrives at the particle.
func TestSuperquadricsOnRoundBodies(t *testing.T) {
	m, frames := bowled(t, law.Interaction{Restitution: 1})
	m.Surfaces = roundBodies()
	checkPotential(t, m, frames, 2, 8)
	m, _ = bowled(t, law.Interaction{Restitution: 0.5, Friction: 0.4, RollingFriction: 0.2})
	m.Surfaces = roundBodies()[:2]
	checkExchange(t, m, frames, 2, 10, 1e-14)
}
