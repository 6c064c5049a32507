// How long one step of a pile of hulls takes, by their number.

package contact

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/internal/expect"
	"gabion/internal/pool"
	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// newPile is so many hulls of twenty faces in a square box, in ten layers askew that touch one another.
func newPile(b testing.TB, n int) *stage {
	const radius, spacing, layers = 0.05, 0.092, 10
	rng := rand.New(rand.NewPCG(1, 2))
	hull := expect.Must(geometry.NewMesh(geometry.SphereFacets(radius, 0), geometry.MeshOptions{Solid: true}))
	side := 1
	for side*side*layers < n {
		side++
	}
	var shapes []geometry.Shape
	var frames []rigid.Frame
	for i := range n {
		at := r3.Vec{X: float64(i % side), Y: float64(i / side % side), Z: float64(i/(side*side)) + 0.5}
		shapes = append(shapes, hull)
		frames = append(frames, rigid.Frame{Position: r3.Add(r3.Scale(spacing, at), expect.RandomVec(rng, 0.003)), Orientation: expect.TurnAbout(expect.RandomVec(rng, 1), 3*rng.Float64())})
	}
	width := spacing * float64(side)
	box := geometry.Box{Size: r3.Vec{X: width + 0.02, Y: width + 0.02, Z: 10}, Inside: true, Open: geometry.FaceZMax}
	walls := []dem.Surface{{Name: "box", Shape: box, Carrier: dem.Fixed{At: rigid.Placement{Position: r3.Vec{X: (width - spacing) / 2, Y: (width - spacing) / 2, Z: 5}, Orientation: expect.TurnAbout(r3.Vec{Z: 1}, 0)}}}}
	s := newStage(b, frictional, law.Interaction{Restitution: 0.3, Friction: 0.5}, walls, shapes, frames)
	s.gravity = r3.Vec{Z: -10}
	return s
}

// newHeap is a pile whose layers are pressed into one another so that all neighbours touch, on so many threads.
func newHeap(b testing.TB, n, threads int) *stage {
	s := newPile(b, n)
	for i := range s.bodies {
		s.frames[i] = s.bodies[i].Frame
		s.frames[i].Position.Z *= 0.9
	}
	s.contacts.pool = pool.New(threads)
	s.contacts.workspaces = make([]workspace, threads)
	return s
}

// One evaluation of a heap, with its tangents and without, by the number of hulls and of threads.
func BenchmarkHeap(b *testing.B) {
	for _, n := range []int{1000, 10000, 100000} {
		b.Run(fmt.Sprintf("hulls=%d", n), func(b *testing.B) {
			for _, threads := range []int{1, 2, 4, 8, 16} {
				b.Run(fmt.Sprintf("threads=%d", threads), func(b *testing.B) { benchmarkHeap(b, n, threads) })
			}
		})
	}
}

func benchmarkHeap(b *testing.B, n, threads int) {
	s := newHeap(b, n, threads)
	e := s.contacts
	e.Drift(1e-4, 1e-4)
	expect.Must(0, e.Contact(s.frames, s.wrenches, nil))
	e.UpdatePairs()
	for _, tangents := range [][]rigid.Tangent{nil, make([]rigid.Tangent, len(e.Pairs()))} {
		name := "force"
		if tangents != nil {
			name = "tangent"
		}
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				e.Drift(1e-4, 1e-4)
				expect.Must(0, e.Contact(s.frames, s.wrenches, tangents))
			}
			b.ReportMetric(float64(len(e.current))/float64(n), "contacts/hull")
		})
	}
}

func BenchmarkPile(b *testing.B) {
	for _, n := range []int{1000, 10000, 100000} {
		b.Run(fmt.Sprintf("hulls=%d", n), func(b *testing.B) {
			s := newPile(b, n)
			s.play(3, 1e-4)
			b.ResetTimer()
			s.play(b.N, 1e-4)
			b.ReportMetric(float64(s.contacts.Touching())/float64(n), "contacts/hull")
		})
	}
}
