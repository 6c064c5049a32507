// Tests of the energy that bodies keep which fall on others that are not convex.

package contact

import (
	"math"
	"math/rand/v2"
	"testing"

	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/internal/expect"
	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// angle is a solid in the form of an L, of a width and a height of 0.2 m, about its centre.
func angle() *geometry.Mesh {
	outline := [6]r3.Vec{{}, {X: 0.2}, {X: 0.2, Z: 0.1}, {X: 0.1, Z: 0.1}, {X: 0.1, Z: 0.2}, {Z: 0.2}}
	centre := r3.Vec{X: 1. / 12, Z: 1. / 12}
	var f geometry.Facets
	for _, y := range [2]float64{-0.1, 0.1} {
		for _, p := range outline {
			f.Vertices = append(f.Vertices, r3.Add(r3.Sub(p, centre), r3.Vec{Y: y}))
		}
	}
	for _, t := range [4][3]int32{{0, 1, 2}, {0, 2, 3}, {0, 3, 4}, {0, 4, 5}} {
		f.Triangles = append(f.Triangles, t, [3]int32{t[0] + 6, t[2] + 6, t[1] + 6})
	}
	for i := range int32(6) {
		j := (i + 1) % 6
		f.Triangles = append(f.Triangles, [3]int32{i, i + 6, j}, [3]int32{j, i + 6, j + 6})
	}
	return expect.Must(geometry.NewMesh(f, geometry.MeshOptions{Solid: true}))
}

// TestFallsOnMeshesKeepEnergy: a soft L that falls on another one, or on a box, in any pose, sinks in by 3 to 18 % of its size and rebounds with its energy, but for 2.5 % at most.
func TestFallsOnMeshesKeepEnergy(t *testing.T) {
	expect.Numbers(t)
	const dt, poses = 2e-5, 25
	soft := []law.Material{{Name: "soft", Density: 1000, YoungModulus: 2e6, PoissonRatio: 0.3}}
	for name, on := range map[string]geometry.Shape{"L": angle(), "box": geometry.Box{Size: r3.Vec{X: 0.2, Y: 0.2, Z: 0.2}}} {
		for _, speed := range []float64{0.4, 1} {
			rng := rand.New(rand.NewPCG(5, 6))
			fell := 0
			for pose := range poses {
				walls := []dem.Surface{{Name: "below", Shape: on, Carrier: dem.Fixed{At: rigid.Placement{Orientation: randomPose(rng, 0).Orientation}}}}
				s := newStageOf(t, soft, frictionless, law.Interaction{Restitution: 1}, walls, []geometry.Shape{angle()}, []rigid.Frame{randomPose(rng, 0.6)})
				s.bodies[0].Velocity.Z = -speed
				before := s.bodies[0].energy()
				touched := false
				for s.bodies[0].Position.Z > -0.5 && (!touched || s.contacts.Touching() > 0) {
					s.play(1, dt)
					touched = touched || s.contacts.Touching() > 0
				}
				if !touched {
					continue
				}
				fell++
				if left := s.bodies[0].energy() / before; math.Abs(left-1) > 0.025 {
					t.Errorf("L on %s at %g m/s, pose %d: it rebounds with %.3f of its energy", name, speed, pose, left)
				}
			}
			if fell < poses*3/4 {
				t.Errorf("L on %s: only %d falls", name, fell)
			}
		}
	}
}

// energy is the kinetic energy of a body, J.
func (b *solid) energy() float64 {
	return 0.5*b.mass*r3.Norm2(b.Velocity) + 0.5*r3.Dot(b.turning, b.AngularVelocity)
}
