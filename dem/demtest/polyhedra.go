// Polyhedra.

package demtest

import (
	"math/rand/v2"
	"testing"

	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/dem/packing"
	"gabion/internal/expect"

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
