// Random polyhedra: grains of gravel by numbers of their size and shape.

package packing

import (
	"fmt"
	"math"
	"math/rand/v2"

	"gonum.org/v1/gonum/spatial/r3"
)

// Gravel is a kind of convex grains. Long, intermediate and short axes are those of the ellipsoid of even density with the grain's mass and moments of inertia, from which elongation and flatness go to Zingg's classes (1935).
type Gravel struct {
	Size       float64 // intermediate axis, the whole diameter, m: a sieve's width, or nearly so
	Elongation float64 // intermediate axis by the long one, 0 ... 1
	Flatness   float64 // short axis by the intermediate one, 0 ... 1
	Corners    int     // of each grain
	Rounding   float64 // m
}

const (
	drawGravel      uint64 = 1 << 41 // the stream of random numbers of corners
	drawShapes      uint64 = 1 << 42 // that of which particle has which shape
	triesForCorner         = 10
	mostScalings           = 200
	gravelTolerance        = 1e-9
	leastCore              = 0.05 // thickness of a core by that of the whole
	secondMoment           = 5.0 / 2
	leastCorners           = 4
)

// Shapes makes count grains, the same by the same seed.
func (g *Gravel) Shapes(count int, seed uint64) ([]*Clump, error) {
	if short := g.Size * g.Flatness; g.Corners < leastCorners || !(g.Rounding < 0.5*short) {
		return nil, fmt.Errorf("gravel of %d corners, with a rounding of %g m and a short axis of %g m: want %d corners or more and a rounding of less than half of the axis", g.Corners, g.Rounding, short, leastCorners)
	}
	shapes := make([]*Clump, count)
	for i := range shapes {
		c, err := g.shape(RandomStream(seed, drawGravel+uint64(i)))
		if err != nil {
			return nil, err
		}
		shapes[i] = c
	}
	return shapes, nil
}

// shape makes a grain: corners on a sphere, which is then stretched until the whole has the axes that are asked for.
func (g *Gravel) shape(rng *rand.Rand) (*Clump, error) {
	points := scattered(rng, g.Corners)
	want := [3]float64{0.5 * g.Size / g.Elongation, 0.5 * g.Size, 0.5 * g.Size * g.Flatness}
	for i := range points {
		points[i] = r3.Vec{X: want[0] * points[i].X, Y: want[1] * points[i].Y, Z: want[2] * points[i].Z}
	}
	for range mostScalings {
		c, err := NewPolyhedron(points, g.Rounding)
		if err != nil {
			return nil, fmt.Errorf("gravel: %w", err)
		}
		have, worst := c.semiAxes(), 0.0
		points = c.Polyhedron.Vertices // in the principal axes
		for k, a := range have {
			worst = max(worst, math.Abs(a/want[k]-1))
		}
		if worst < gravelTolerance {
			return c, nil
		}
		scaled, thick := make([]r3.Vec, len(points)), 0.0
		for i, p := range points {
			thick = max(thick, math.Abs(p.Z))
			scaled[i] = r3.Vec{X: p.X * want[0] / have[0], Y: p.Y * want[1] / have[1], Z: p.Z * want[2] / have[2]}
		}
		if thick < leastCore*want[2] {
			break
		}
		points = scaled
	}
	return nil, fmt.Errorf("gravel with axes of %.3g, %.3g and %.3g m: a rounding of %g m leaves no core of that shape; take a smaller one", 2*want[0], 2*want[1], 2*want[2], g.Rounding)
}

// semiAxes are those of the ellipsoid with the clump's mass and moments of inertia, the longest first, m: the moments of one are m/5 times the sum of the squares of two.
func (c *Clump) semiAxes() [3]float64 {
	i, by := c.Inertia, secondMoment/c.Volume
	return [3]float64{math.Sqrt(by * (i.Y + i.Z - i.X)), math.Sqrt(by * (i.Z + i.X - i.Y)), math.Sqrt(by * (i.X + i.Y - i.Z))}
}

// scattered are points on the unit sphere, each the farthest from those before among some random ones (Mitchell 1991), so that all of them are corners.
func scattered(rng *rand.Rand, n int) []r3.Vec {
	points := make([]r3.Vec, 0, n)
	for len(points) < n {
		var best r3.Vec
		far := -1.0
		for range triesForCorner {
			p := onSphere(rng)
			nearest := math.Inf(1)
			for _, q := range points {
				nearest = min(nearest, r3.Norm2(r3.Sub(p, q)))
			}
			if nearest > far {
				best, far = p, nearest
			}
		}
		points = append(points, best)
	}
	return points
}

// onSphere is a point anywhere on the unit sphere (Archimedes).
func onSphere(rng *rand.Rand) r3.Vec {
	z := 2*rng.Float64() - 1
	sin, cos := math.Sincos(2 * math.Pi * rng.Float64())
	across := math.Sqrt(1 - z*z)
	return r3.Vec{X: across * cos, Y: across * sin, Z: z}
}

// MakeMixed makes clumps of all particles as MakeClumps does, each of any of the shapes. With own, radii become those of the shapes, if there are several.
func (g *Particles) MakeMixed(shapes []*Clump, random, own bool, seed uint64) {
	g.MakeClumps(shapes[0], random, seed)
	if len(shapes) == 1 {
		return
	}
	rng := RandomStream(seed, drawShapes)
	for i := range g.Clump {
		g.Clump[i] = shapes[rng.IntN(len(shapes))]
		if own {
			g.Radius[i] = g.Clump[i].Radius
		}
	}
}

// LargestOf is the shape with the largest enclosing sphere.
func LargestOf(shapes []*Clump) *Clump {
	largest := shapes[0]
	for _, c := range shapes {
		if c.Radius > largest.Radius {
			largest = c
		}
	}
	return largest
}
