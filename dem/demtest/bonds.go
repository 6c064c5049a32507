// Bonds.

package demtest

import (
	"math"
	"math/rand/v2"
	"testing"

	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/internal/expect"

	"gonum.org/v1/gonum/spatial/r3"
)

// BondedChain is n spheres of 10 mm that touch along x, with bonds as thick as they are that never break.
func BondedChain(t testing.TB, n int) *dem.Model {
	t.Helper()
	m := &dem.Model{
		Materials: []law.Material{{Name: "rock", Density: 2500, YoungModulus: 1e9, PoissonRatio: 0.25}},
		Default:   law.Interaction{Restitution: 0.5, Friction: 0.5},
		Threads:   1,
	}
	for i := range n {
		m.Particles.Position = append(m.Particles.Position, r3.Vec{X: 0.02 * float64(i)})
		m.Particles.Radius = append(m.Particles.Radius, 0.01)
		m.Particles.Velocity = append(m.Particles.Velocity, r3.Vec{})
		m.Particles.Angular = append(m.Particles.Angular, r3.Vec{})
	}
	set := dem.BondSet{Particles: [][2]int{{0, n}}, Gap: 1e-6, Radius: 1, Material: law.BondMaterial{
		YoungModulus: 1e9, PoissonRatio: 0.25, Cohesion: math.Inf(1), TensileStrength: math.Inf(1),
	}}
	m.Bonds = expect.Must(dem.MakeBonds(m, []dem.BondSet{set}))
	return m
}

// BondedBlock is a block of n³ spheres of two sizes, some of which overlap, with bonds of random strengths, that flies askew at a wall and a ball, and breaks there.
func BondedBlock(t testing.TB, n int, contact bool) *dem.Model {
	t.Helper()
	m := &dem.Model{
		Materials: []law.Material{{Name: "rock", Density: 2600, YoungModulus: 2e7, PoissonRatio: 0.25}},
		Default:   law.Interaction{Restitution: 0.6, Friction: 0.4},
		Threads:   1, Gravity: r3.Vec{Z: -9.81},
		Surfaces: []dem.Surface{{Name: "wall", Shape: geometry.Plane{Normal: r3.Vec{Z: 1}}}},
	}
	rng := rand.New(rand.NewPCG(7, 1))
	turn := expect.TurnAbout(r3.Vec{X: 1, Y: 2}, 0.3)
	g := &m.Particles
	add := func(p r3.Vec, radius float64, v r3.Vec) {
		g.Position, g.Radius, g.Velocity = append(g.Position, p), append(g.Radius, radius), append(g.Velocity, v)
	}
	for i := range n {
		for k := range n {
			for l := range n {
				p := r3.Add(r3.Vec{X: 0.01 * float64(i), Y: 0.01 * float64(k), Z: 0.01 * float64(l)}, expect.RandomVec(rng, 3e-4))
				add(r3.Add(r3.Vec{Z: 0.004*float64(n) + 0.012}, r3.Rotation(turn).Rotate(p)), 0.005-0.0003*float64((i+k+l)%2), r3.Vec{X: 0.5, Z: -4})
			}
		}
	}
	block := len(g.Position)
	add(r3.Vec{X: 0.005 * float64(n), Y: 0.005 * float64(n), Z: 0.025*float64(n) + 0.02}, 0.008, r3.Vec{Z: -8})
	set := dem.BondSet{Name: "mortar", Particles: [][2]int{{0, block}}, Gap: 4e-4, Radius: 0.8, Variation: 0.3, Seed: 3, Contact: contact, Material: law.BondMaterial{
		YoungModulus: 1e7, PoissonRatio: 0.2, Damping: 0.05, TensileStrength: 3e5, Cohesion: 4e5, Friction: 0.5, MomentPart: 1,
	}}
	m.Bonds = expect.Must(dem.MakeBonds(m, []dem.BondSet{set}))
	return m
}
