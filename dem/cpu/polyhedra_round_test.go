package cpu

import (
	"math"
	"testing"

	"gabion/dem"
	"gabion/dem/demtest"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/internal/expect"
	"gabion/rigid"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// stonesInSilo is stones in a cone below a tube with a post, a cone and a ring in their way.
func stonesInSilo(t testing.TB, in law.Interaction) *dem.Model {
	m := demtest.Rubble(t, 3, in)
	demtest.InSilo(t, m)
	return m
}

// Without friction and dashpots stones among what is round keep their energy up to the error of the steps.
func TestPolyhedraKeepEnergyAmongRound(t *testing.T) {
	expect.Long(t)
	checkEnergyAmongMeshes(t, func() *dem.Model { return stonesInSilo(t, law.Interaction{Restitution: 1}) })
}

// With friction and dashpots they come to rest there.
func TestPolyhedraRestAmongRound(t *testing.T) {
	expect.Long(t)
	checkRestAmongMeshes(t, func() *dem.Model { return stonesInSilo(t, law.Interaction{Restitution: 0.3, Friction: 0.5}) }, 2e-2)
}

// On bodies with round surfaces forces are the slopes of the energy, and what leaves the bodies arrives at the stone.
func TestPolyhedraOnRoundBodies(t *testing.T) {
	m, frames := caged(t, law.Interaction{Restitution: 1})
	m.Surfaces = roundBodies()
	checkPotential(t, m, frames, 2, 40)
	in := law.Interaction{Restitution: 0.5, Friction: 0.4, RollingFriction: 0.2}
	m, _ = caged(t, in)
	m.Surfaces = roundBodies()
	checkExchange(t, m, frames, 2, 20, 1e-14)
}

// A block stands on a lying log by where its edges cross the top, on a short one and on the ends of posts and pipes by their rims, on a very large one by its corners too, and in troughs and hoppers by its corners. Each
// place bears its part of the weight at an angle with the vertical, and sinks by what Hertz's law says of the rounding.
func TestBlockOnRound(t *testing.T) {
	const edge, r = 0.1, 0.005
	const half = edge/2 - r // of the core
	lying, upright := expect.TurnAbout(r3.Vec{X: 1}, math.Pi/2), quat.Number{Real: 1}
	vessel := func(from, to float64) (*geometry.Revolved, float64) { // a hopper 0.2 m high, and its middle where a block at rest on its corners touches it
		s := expect.Must(geometry.NewCone(from, to, 0.2, true, 0))
		g := &s.Segments[0]
		return s, r - ((r-(half*math.Sqrt2-g.R)*-g.DirZ)/g.DirR + g.Z)
	}
	hopper, middle := vessel(0.02, 0.15)
	slope := hopper.Segments[0].DirR
	trough := math.Sqrt((0.09-r)*(0.09-r) - half*half)
	for name, of := range map[string]struct {
		shape  geometry.Shape
		turn   quat.Number
		middle float64 // height of the surface's
		places float64
		cosine float64 // of the normals with the vertical
		sagged float64 // by so much the same number of places more is lower
	}{
		"log":      {expect.Must(geometry.NewCylinder(0.06, 0.3, false, geometry.BothEnds)), lying, -0.06, 2, 1, 1},
		"short":    {expect.Must(geometry.NewCylinder(0.06, 0.05, false, geometry.BothEnds)), lying, -0.06, 2, 1, 1},
		"large":    {expect.Must(geometry.NewCylinder(30, 100, false, geometry.BothEnds)), lying, -30, 2, 1, half * half / (30 + r)},
		"ring":     {geometry.Torus{Radius: 0.03, Tube: r}, upright, -r, 2, 1, 1},
		"pipe end": {expect.Must(geometry.NewCylinder(0.03, 0.05, true, 0)), upright, -0.025, 2, 1, 1},
		"post":     {expect.Must(geometry.NewCylinder(0.03, 0.05, false, geometry.BothEnds)), upright, -0.025, 2, 1, 1},
		"wide":     {expect.Must(geometry.NewCylinder(0.06, 0.05, true, 0)), upright, -0.025, 8, 1, 1},
		"trough":   {expect.Must(geometry.NewCylinder(0.09, 0.3, true, 0)), lying, r + trough, 4, trough / (0.09 - r), 1},
		"hopper":   {hopper, upright, middle, 4, slope, 1},
	} {
		t.Run(name, func(t *testing.T) {
			in := law.Interaction{Restitution: 0.2}
			if of.cosine == 1 {
				in.Friction = 0.5
			}
			m := floored(t, demtest.Block(t, r3.Vec{X: edge, Y: edge, Z: edge}, r), in, r3.Vec{Z: edge / 2})
			m.Surfaces = []dem.Surface{{Name: name, Shape: of.shape, Carrier: dem.Fixed{At: rigid.Placement{Position: r3.Vec{Z: of.middle}, Orientation: of.turn}}}}
			e := newCPU(t, m)
			advance(t, e, 20000, 1e-5)
			var s dem.State
			e.Snapshot(&s)
			sinks := (edge/2 - s.Position[0].Z) * of.cosine
			young := m.Materials[0].YoungModulus / (2 * (1 - 0.0625))
			bears := of.places * of.cosine * 4.0 / 3 * young * math.Sqrt(r) * (math.Pow(sinks, 1.5) + math.Pow(max(sinks-of.sagged, 0), 1.5))
			if weight := s.Mass[0] * 9.81; !expect.Near(bears, weight, 3e-3) {
				t.Errorf("sinks by %g m, which bears %g N, want %g", sinks, bears, weight)
			}
			if r3.Norm(s.Velocity[0]) > 1e-6 || r3.Norm(s.Angular[0]) > 1e-5 {
				t.Errorf("moves with %v m/s and %v rad/s", s.Velocity[0], s.Angular[0])
			}
		})
	}
}
