// Polyhedra.

package demtest

import (
	"math"
	"math/rand/v2"
	"testing"

	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/dem/packing"
	"gabion/internal/expect"
	"gabion/rigid"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// Block is a rounded box of these outer lengths (m).
func Block(t testing.TB, size r3.Vec, rounding float64) *packing.Clump {
	t.Helper()
	return expect.Must(packing.NewPolyhedron(geometry.BoxFacets(r3.Sub(size, r3.Vec{X: 2 * rounding, Y: 2 * rounding, Z: 2 * rounding})).Vertices, rounding))
}

// Rubble is n³ polyhedra of several shapes and some balls, in random orientations, that fly at one another.
func Rubble(t testing.TB, n int, in law.Interaction) *dem.Model {
	t.Helper()
	rng := rand.New(rand.NewPCG(4, 5))
	m := &dem.Model{
		Materials: []law.Material{{Name: "rock", Density: 2600, YoungModulus: 2e7, PoissonRatio: 0.25}},
		Default:   in, Threads: 1,
	}
	shapes := []*packing.Clump{Block(t, r3.Vec{X: 0.012, Y: 0.014, Z: 0.02}, 0.0012)}
	for range 4 {
		var points []r3.Vec
		for range 6 + rng.IntN(8) {
			points = append(points, r3.Scale(0.011, r3.Unit(expect.RandomVec(rng, 1))))
		}
		shapes = append(shapes, expect.Must(packing.NewPolyhedron(points, 0.001)))
	}
	g := &m.Particles
	middle := r3.Scale(0.014*float64(n-1), r3.Vec{X: 1, Y: 1, Z: 1})
	for i := range n * n * n {
		p := r3.Scale(0.028, r3.Vec{X: float64(i % n), Y: float64(i / n % n), Z: float64(i / n / n)})
		c := shapes[i%len(shapes)]
		g.Position, g.Radius = append(g.Position, p), append(g.Radius, c.Radius)
		g.Velocity = append(g.Velocity, r3.Add(expect.RandomVec(rng, 0.3), r3.Scale(-20, r3.Sub(p, middle))))
		g.Angular = append(g.Angular, expect.RandomVec(rng, 20))
	}
	g.MakeClumps(shapes[0], true, 3)
	for i := range g.Clump {
		g.Clump[i] = shapes[i%len(shapes)]
		if i%7 == 3 {
			g.Clump[i], g.Radius[i] = nil, 0.006
		}
	}
	return m
}

// Beans is Rubble of superquadrics of several shapes, from ellipsoids to rounded boxes, and some balls.
func Beans(t testing.TB, n int, in law.Interaction) *dem.Model {
	t.Helper()
	m := Rubble(t, n, in)
	g := &m.Particles
	shapes := []*packing.Clump{
		expect.Must(packing.NewSuperquadric(r3.Vec{X: 0.006, Y: 0.008, Z: 0.011}, [2]float64{2, 2})),
		expect.Must(packing.NewSuperquadric(r3.Vec{X: 0.007, Y: 0.007, Z: 0.009}, [2]float64{4, 2})),
		expect.Must(packing.NewSuperquadric(r3.Vec{X: 0.006, Y: 0.008, Z: 0.007}, [2]float64{3, 4})),
	}
	for i := range g.Clump {
		if g.Clump[i] != nil {
			g.Clump[i] = shapes[i%len(shapes)]
			g.Radius[i] = g.Clump[i].Radius
		}
	}
	return m
}

// OnFloor has what flies fall on a floor.
func OnFloor(m *dem.Model) *dem.Model {
	m.Gravity, m.Surfaces = r3.Vec{Z: -9.81}, []dem.Surface{{Name: "floor", Shape: geometry.Plane{Point: r3.Vec{Z: -0.012}, Normal: r3.Vec{Z: 1}}}}
	for i := range m.Particles.Velocity {
		m.Particles.Velocity[i].Z -= 1
	}
	return m
}

// OverNet lets the particles of Rubble or Beans fall on a net of wires, knots and a bar, and returns where these are as they swing.
func OverNet(m *dem.Model) func(time float64) []rigid.Frame {
	m.Gravity = r3.Vec{Z: -9.81}
	const n, mesh = 5, 0.03
	for i := range n * n {
		if i%3 == 0 {
			m.Surfaces = append(m.Surfaces, dem.Surface{Name: "knot", Shape: geometry.Sphere{Radius: 0.003}, Carrier: dem.Attached{Frame: i}})
		}
		if i%n > 0 {
			m.Surfaces = append(m.Surfaces, dem.Surface{Name: "wire", Shape: geometry.Capsule{Radius: 0.002}, Carrier: dem.Strand{Frames: [2]int{i - 1, i}}})
		}
		if i >= n {
			m.Surfaces = append(m.Surfaces, dem.Surface{Name: "wire", Shape: geometry.Capsule{Radius: 0.002}, Carrier: dem.Strand{Frames: [2]int{i - n, i}}})
		}
	}
	m.Surfaces = append(m.Surfaces, dem.Surface{Name: "bar", Shape: geometry.Capsule{A: r3.Vec{X: -0.1}, B: r3.Vec{X: 0.1}, Radius: 0.004}, Carrier: dem.Attached{Frame: n * n}})
	return func(time float64) []rigid.Frame {
		frames := make([]rigid.Frame, n*n+1)
		sin, cos := math.Sincos(60 * time)
		for i := range frames {
			frames[i] = rigid.Frame{
				Position: r3.Vec{X: mesh*float64(i%n) - 0.03, Y: mesh*float64(i/n) - 0.03, Z: -0.02 + 0.004*sin + 0.0007*float64(i%4)},
				Velocity: r3.Vec{Z: 0.24 * cos}, Orientation: expect.TurnAbout(r3.Vec{Z: 1}, 2*time), AngularVelocity: r3.Vec{Z: 2},
			}
		}
		frames[n*n].Position = r3.Vec{X: 0.02, Y: 0.02, Z: -0.05 + 0.004*sin}
		return frames
	}
}

// InSilo puts what flies into a cone below a tube that turns, with an outlet that is too narrow, and a post, a cone and a ring in its way.
func InSilo(t testing.TB, m *dem.Model) {
	t.Helper()
	middle := r3.Vec{X: 0.028, Y: 0.028}
	at := func(x, y, z float64) dem.Fixed {
		return dem.Fixed{At: rigid.Placement{Position: r3.Add(middle, r3.Vec{X: x, Y: y, Z: z}), Orientation: quat.Number{Real: 1}}}
	}
	silo := expect.Must(geometry.NewRevolved([]geometry.ProfilePoint{{R: 0.005, Z: -0.08}, {R: 0.005, Z: -0.06}, {R: 0.07, Z: -0.03}, {R: 0.07, Z: 0.4}}, false))
	m.Gravity, m.Surfaces = r3.Vec{Z: -9.81}, []dem.Surface{
		{Name: "silo", Shape: silo, Carrier: dem.Driven{At: at(0, 0, 0).At, Motion: dem.Rotation{Point: middle, Axis: r3.Vec{Z: 1}, Angle: dem.Steady(3)}}},
		{Name: "post", Shape: expect.Must(geometry.NewCylinder(0.005, 0.03, false, geometry.BothEnds)), Carrier: at(0.03, 0.01, -0.035)},
		{Name: "spike", Shape: expect.Must(geometry.NewCone(0.008, 0, 0.02, false, geometry.BothEnds)), Carrier: at(-0.03, 0.01, -0.035)},
		{Name: "ring", Shape: geometry.Torus{Radius: 0.012, Tube: 0.003}, Carrier: at(0, -0.03, -0.037)},
	}
}
