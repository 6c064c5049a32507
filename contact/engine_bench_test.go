// How long one evaluation of the contacts of a net with a ball takes, by the number of strands and the direction of the net.

package contact

import (
	"fmt"
	"testing"

	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/internal/expect"
	"gabion/rigid"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// newNet is a square net of n by n knots with a strand along each side of its meshes, and a ball that touches its middle, on so many threads.
func newNet(n int, turn quat.Number, threads int) (*Engine, []rigid.Frame) {
	const spacing, radius, ball = 0.2, 0.015, 0.3
	m := &dem.Model{Threads: threads, Materials: steelLike, Law: frictional, Default: law.Interaction{Restitution: 0.3, Friction: 0.4}}
	var frames []rigid.Frame
	add := func(x, y, z float64) {
		frames = append(frames, rigid.Frame{Position: rigid.Rotate(turn, r3.Vec{X: x, Y: y, Z: z}), Orientation: quat.Number{Real: 1}})
	}
	strand := func(i, j int) {
		m.Surfaces = append(m.Surfaces, dem.Surface{Name: "strand", Shape: geometry.Capsule{Radius: radius}, Carrier: dem.Strand{Frames: [2]int{i, j}}})
	}
	for i := range n {
		for j := range n {
			k := len(frames)
			add(0, spacing*(float64(i)-0.5*float64(n-1)), spacing*(float64(j)-0.5*float64(n-1)))
			m.Surfaces = append(m.Surfaces, dem.Surface{Name: "knot", Shape: geometry.Sphere{Radius: radius}, Carrier: dem.Attached{Frame: k}})
			if j > 0 {
				strand(k-1, k)
			}
			if i > 0 {
				strand(k-n, k)
			}
		}
	}
	add(0.02-ball, 0, 0)
	m.Surfaces = append(m.Surfaces, dem.Surface{Name: "ball", Shape: geometry.Sphere{Radius: ball}, Carrier: dem.Attached{Frame: len(frames) - 1}})
	mobilities := make([]rigid.Mobility, len(frames))
	for i := range mobilities {
		mobilities[i].InverseMass = 1
	}
	return expect.Must(New(m, Options{Mobilities: mobilities})), frames
}

func BenchmarkNet(b *testing.B) {
	for _, n := range []int{20, 60, 200} {
		for name, turn := range map[string]quat.Number{
			"x": {Real: 1}, "y": expect.TurnAbout(r3.Vec{Z: 1}, 1.5707963267948966), "diagonal": expect.TurnAbout(r3.Vec{X: 0.3, Y: 1, Z: 0.5}, 0.8),
		} {
			b.Run(fmt.Sprintf("strands=%d/normal=%s", 2*n*(n-1), name), func(b *testing.B) {
				e, frames := newNet(n, turn, 1)
				wrenches := make([]rigid.Wrench, len(frames))
				e.Drift(1e-4, 1e-4)
				expect.Must(0, e.Contact(frames, wrenches, nil))
				b.ResetTimer()
				for range b.N {
					e.Drift(1e-4, 1e-4) // or it would answer what it knows
					expect.Must(0, e.Contact(frames, wrenches, nil))
				}
				if r3.Norm(wrenches[len(frames)-1].Force) == 0 {
					b.Fatal("the ball touches nothing")
				}
			})
		}
	}
}
