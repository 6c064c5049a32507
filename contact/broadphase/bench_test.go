package broadphase

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/internal/expect"
	"gabion/internal/vec"
	"gabion/rigid"

	"gonum.org/v1/gonum/num/quat"
)

// arrangements are sets of about n boxes of what models are full of, turned.
var arrangements = map[string]func(n int, turn quat.Number) scene{
	"net":  net,
	"pile": func(n int, _ quat.Number) scene { return pile(n, 1) },
	"mix":  func(n int, _ quat.Number) scene { return pile(n, 100) },
}

// net is the strands of a square net, one sphere as large as half of it, and a plane; strands that share a knot are left out.
func net(n int, turn quat.Number) scene {
	const spacing, radius = 0.2, 0.015
	side := int(math.Sqrt(float64(n)/2)) + 1
	var s scene
	var knots [][2]int
	knot := func(i, j int) r3.Vec {
		return rigid.Rotate(turn, r3.Vec{Y: spacing * (float64(i) - 0.5*float64(side-1)), Z: spacing * (float64(j) - 0.5*float64(side-1))})
	}
	add := func(a, b r3.Vec, i, j int) {
		s.boxes = append(s.boxes, vec.Inflate(vec.Between(a, b), radius))
		knots = append(knots, [2]int{i, j})
	}
	for i := range side {
		for j := range side {
			k := i*side + j
			if j > 0 {
				add(knot(i, j-1), knot(i, j), k-1, k)
			}
			if i > 0 {
				add(knot(i-1, j), knot(i, j), k-side, k)
			}
		}
	}
	huge := 0.25 * spacing * float64(side)
	at := rigid.Rotate(turn, r3.Vec{X: -huge})
	s.boxes = append(s.boxes, vec.Inflate(r3.Box{Min: at, Max: at}, huge), r3.Box{Min: vec.Everywhere().Min, Max: r3.Vec{X: math.Inf(1), Y: math.Inf(1), Z: -1e3}})
	knots = append(knots, [2]int{-1, -2}, [2]int{-3, -4})
	s.opts = oneGroup(len(s.boxes))
	s.opts.Excluded = func(i, j int) bool {
		p, q := knots[i], knots[j]
		return p[0] == q[0] || p[0] == q[1] || p[1] == q[0] || p[1] == q[1]
	}
	return s
}

// pile is boxes that fill a room, with sides of 1 up to ratio.
func pile(n int, ratio float64) scene {
	rng := rand.New(rand.NewPCG(1, 2))
	s := scene{opts: oneGroup(n)}
	volume := 0.0
	var sizes []float64
	for range n { // as many of each size as fill the same volume
		size := math.Pow(1-rng.Float64()*(1-math.Pow(ratio, -3)), -1.0/3)
		sizes = append(sizes, size)
		volume += vec.Cube(size)
	}
	side := math.Cbrt(volume)
	for _, size := range sizes {
		low := random(rng, r3.Vec{X: side, Y: side, Z: side})
		s.boxes = append(s.boxes, r3.Box{Min: low, Max: r3.Add(low, r3.Vec{X: size, Y: size, Z: size})})
	}
	return s
}

// BenchmarkBroadPhase measures the first list, an update while all stay within their margins, and one after all have left them.
func BenchmarkBroadPhase(b *testing.B) {
	for _, kind := range []string{"net", "pile", "mix"} {
		turns := map[string]quat.Number{"": {Real: 1}}
		if kind == "net" {
			turns = map[string]quat.Number{"/x": {Real: 1}, "/y": expect.TurnAbout(r3.Vec{Z: 1}, math.Pi/2), "/z": expect.TurnAbout(r3.Vec{Y: 1}, math.Pi/2), "/diagonal": expect.TurnAbout(r3.Vec{X: 0.3, Y: 1, Z: 0.5}, 0.8)}
		}
		for turned, turn := range turns {
			for _, n := range []int{1e3, 1e4, 1e5} {
				s := arrangements[kind](n, turn)
				b.Run(fmt.Sprintf("%s%s/%d/new", kind, turned, n), func(b *testing.B) {
					for range b.N {
						b.ReportMetric(float64(len(New(s.boxes, s.opts).Pairs()))/float64(len(s.boxes)), "pairs/item")
					}
				})
				p := New(s.boxes, s.opts)
				b.Run(fmt.Sprintf("%s%s/%d/still", kind, turned, n), func(b *testing.B) {
					for range b.N {
						p.Update(s.boxes)
					}
				})
				b.Run(fmt.Sprintf("%s%s/%d/moved", kind, turned, n), func(b *testing.B) {
					for range b.N {
						for i := range s.boxes {
							by := r3.Vec{X: 1.1 * p.margins[i]}
							s.boxes[i] = r3.Box{Min: r3.Add(s.boxes[i].Min, by), Max: r3.Add(s.boxes[i].Max, by)}
						}
						p.Update(s.boxes)
					}
				})
			}
		}
	}
}
