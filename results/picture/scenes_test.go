package picture

import (
	"math"
	"math/rand/v2"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/results"
)

// netScene is a net that sags under a shower of particles, y up, above a floor.
func netScene(particles int) (*results.Frame, Camera) {
	f := &results.Frame{Time: 0.2}
	const n, spacing = 10, 0.0625
	knot := func(i, j int) r3.Vec {
		x, z := (float64(i)-4.5)*spacing, (float64(j)-4.5)*spacing
		s := math.Cos(math.Pi*x/0.5625) * math.Cos(math.Pi*z/0.5625)
		return r3.Vec{X: x, Y: -0.12 * s, Z: z}
	}
	strand := func(a, b r3.Vec) {
		f.Links = append(f.Links, results.Link{From: a, To: b, Radius: 0.002, Element: len(f.Links)})
		f.Shapes = append(f.Shapes, results.Shape{
			Kind: results.Sphere, Radius: 0.005, Position: r3.Scale(0.5, r3.Add(a, b)), Body: len(f.Shapes),
		})
	}
	for j := range n {
		for i := range n {
			f.Shapes = append(f.Shapes, results.Shape{Kind: results.Sphere, Radius: 0.005, Position: knot(i, j), Body: len(f.Shapes)})
			if i > 0 {
				strand(knot(i-1, j), knot(i, j))
			}
			if j > 0 {
				strand(knot(i, j-1), knot(i, j))
			}
		}
	}
	rng := rand.New(rand.NewPCG(1, 2))
	side := int(math.Cbrt(float64(particles)))
	for i := range particles {
		k := r3.Vec{X: float64(i % side), Y: float64(i / (side * side)), Z: float64(i / side % side)}
		p := r3.Add(r3.Scale(0.5/float64(side), r3.Sub(k, r3.Vec{X: float64(side) / 2, Z: float64(side) / 2})), r3.Vec{Y: 0.02})
		p = r3.Add(p, r3.Scale(0.08/float64(side), r3.Vec{X: rng.Float64(), Y: rng.Float64(), Z: rng.Float64()}))
		f.Particles.ID = append(f.Particles.ID, int64(i))
		f.Particles.Position = append(f.Particles.Position, p)
		f.Particles.Radius = append(f.Particles.Radius, 0.2/float64(side)*(0.8+0.2*rng.Float64()))
		f.Particles.Velocity = append(f.Particles.Velocity, r3.Vec{Y: -3 * p.Y})
	}
	f.Shapes = append(f.Shapes, results.PlaneAt(r3.Vec{Y: -0.25}, r3.Vec{Y: 1}, 0))
	return f, Fit(f, r3.Vec{Y: 1}, 1.6)
}

// heapScene is a dense cube of particles in a box of five planes, z up.
func heapScene(particles int) (*results.Frame, Camera) {
	f := &results.Frame{Time: 1}
	side := int(math.Ceil(math.Cbrt(float64(particles))))
	rng := rand.New(rand.NewPCG(3, 4))
	for i := range particles {
		k := r3.Vec{X: float64(i % side), Y: float64(i / side % side), Z: float64(i / (side * side))}
		p := r3.Add(k, r3.Vec{X: 0.5 + 0.1*rng.Float64(), Y: 0.5 + 0.1*rng.Float64(), Z: 0.5 + 0.1*rng.Float64()})
		f.Particles.Position = append(f.Particles.Position, r3.Scale(1/float64(side), p))
		f.Particles.Radius = append(f.Particles.Radius, 0.5/float64(side)*(0.85+0.15*rng.Float64()))
		f.Particles.Velocity = append(f.Particles.Velocity, r3.Scale(p.Z/float64(side), r3.Vec{X: rng.Float64()}))
	}
	for _, n := range []r3.Vec{{X: 1}, {Y: 1}, {Z: 1}} {
		f.Shapes = append(f.Shapes, results.PlaneAt(r3.Vec{}, n, 0))
	}
	for _, n := range []r3.Vec{{X: -1}, {Y: -1}} {
		f.Shapes = append(f.Shapes, results.PlaneAt(r3.Vec{X: 1.02, Y: 1.02}, n, 0))
	}
	return f, Fit(f, r3.Vec{Z: 1}, 1.6)
}

// zooScene has one shape of every kind on a floor, z up.
func zooScene() (*results.Frame, Camera) {
	tetra := []r3.Vec{{X: 0.3, Y: 0.3, Z: 0.3}, {X: -0.3, Y: -0.3, Z: 0.3}, {X: -0.3, Y: 0.3, Z: -0.3}, {X: 0.3, Y: -0.3, Z: -0.3}}
	f := &results.Frame{Shapes: []results.Shape{
		{Kind: results.Sphere, Radius: 0.4, Position: r3.Vec{X: -1.6, Z: 0.4}, Body: 0},
		{
			Kind: results.Box, Size: r3.Vec{X: 0.8, Y: 0.5, Z: 0.6}, Position: r3.Vec{X: -0.5, Z: 0.3},
			Orientation: quat.Number{Real: math.Cos(0.3), Kmag: math.Sin(0.3)}, Body: 1,
		},
		{Kind: results.Cylinder, Radius: 0.3, Length: 0.7, Position: r3.Vec{X: 0.5, Z: 0.35}, Body: 2},
		{
			Kind: results.Capsule, Radius: 0.2, Length: 0.8, Position: r3.Vec{X: 1.4, Y: 0.1, Z: 0.2}, Body: 3,
			Orientation: quat.Number{Real: math.Sqrt2 / 2, Imag: math.Sqrt2 / 2},
		},
		{
			Kind: results.Mesh, Vertices: tetra, Triangles: [][3]int{{0, 1, 3}, {0, 2, 1}, {0, 3, 2}, {1, 2, 3}},
			Position: r3.Vec{X: 0, Y: -0.9, Z: 0.3}, Body: 4,
		},
		results.PlaneAt(r3.Vec{}, r3.Vec{Z: 1}, 0),
	}}
	for i := range 5 {
		f.Links = append(f.Links, results.Link{From: r3.Vec{X: -1.6, Z: 0.8}, To: r3.Vec{X: 0.4 * float64(i), Z: 1.3}})
	}
	return f, Fit(f, r3.Vec{Z: 1}, 1.6)
}
