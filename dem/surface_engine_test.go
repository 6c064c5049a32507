// Tests of surfaces in the engine: grains held by strands.

package dem

import (
	"math"
	"testing"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// strandModel has strands of the given radius from frame 0 to each of the others, and a grain.
func strandModel(radius, young float64, strands int, g Grains) *Model {
	m := &Model{
		Materials: []Material{{Name: "stone", Density: 2500, YoungModulus: young, PoissonRatio: 0.3}},
		Default:   Interaction{Restitution: 0.5, Friction: 0.5},
		Grains:    g, Threads: 1,
	}
	for i := range strands {
		m.Surfaces = append(m.Surfaces, Surface{Name: "strand", Shape: Capsule{Radius: radius}, Carrier: Strand{Frames: [2]int{0, i + 1}}})
	}
	return m
}

// TestCornerOfStrands drops a grain into the corner where three strands meet: it is held, and nothing is ever added to its energy.
func TestCornerOfStrands(t *testing.T) {
	rng := draws(2, 9)
	frames := make([]Frame, 4)
	for i := range 3 {
		sin, cos := math.Sincos(2 * math.Pi / 3 * float64(i))
		frames[i+1].Position = r3.Vec{X: 0.06 * cos, Y: 0.06 * sin, Z: 0.1}
	}
	for i := range frames {
		frames[i].Orientation = quat.Number{Real: 1}
	}
	for range 3 {
		at := r3.Add(r3.Vec{Z: 0.055}, randomVec(rng, 0.01))
		m := strandModel(0.002, 1e7, 3, Grains{Position: []r3.Vec{at}, Radius: []float64{0.02}, Angular: []r3.Vec{randomVec(rng, 20)}})
		m.Gravity = r3.Vec{Z: -10}
		e := must(NewCPU(m))
		total := func() float64 {
			x := e.Energy()
			return x.Kinetic + x.Rotational + x.Potential + x.Elastic
		}
		var s State
		last := total()
		for n := range 20000 {
			must(0, e.Drift(4e-5))
			must(0, e.Contact(frames, nil, nil))
			must(0, e.Commit())
			if n%20 == 0 {
				now := total()
				if now > last+1e-5 { // a ten-thousandth of what the fall brings
					t.Fatalf("from %v, step %d: the energy grows from %g to %g J", at, n, last, now)
				}
				last = now
			}
		}
		e.Snapshot(&s)
		if p := s.Position[0]; r3.Norm(s.Velocity[0]) > 0.01 || math.Hypot(p.X, p.Y) > 0.005 || abs(p.Z-0.022*math.Sqrt(1+sq(0.1/0.06))) > 5e-4 {
			t.Errorf("from %v: at %v with %v m/s", at, p, s.Velocity[0])
		}
		e.Close()
	}
}
