// Where particles come from: lattices, and checks of particles from anywhere.

package packing

import (
	"context"
	"fmt"
	"math"
	"math/rand/v2"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/internal/progress"
)

// RandomStream returns the random numbers of a seed. Each use has its own stream, so that adding a draw to one leaves the others as they are.
func RandomStream(seed, stream uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, stream)) }

// Streams of random numbers, by use.
const (
	drawSizes uint64 = iota + 1
	drawJitter
	drawPlaces
	drawInlet // and up: one stream a batch
)

// Lattice sets particles on a regular grid of points.
type Lattice struct {
	Hexagonal bool    // hexagonal close packing instead of cubic
	Counts    [3]int  // points along the axes
	Origin    r3.Vec  // the first point, m
	Spacing   r3.Vec  // m; of a hexagonal lattice, the distance between neighbours, stretched along each axis
	Jitter    float64 // each coordinate is moved by a random amount of up to this, m
}

// Particles makes the particles of the lattice, the first axis running fastest, with radii drawn from sizes. They are at rest.
func (l Lattice) Particles(ctx context.Context, sizes Sizes, seed uint64) (Particles, error) {
	for axis, n := range l.Counts {
		if n < 1 {
			return Particles{}, fmt.Errorf("lattice: %d points along axis %d: want 1 or more", n, axis)
		}
	}
	if !(l.Spacing.X > 0 && l.Spacing.Y > 0 && l.Spacing.Z > 0 && l.Jitter >= 0) {
		return Particles{}, fmt.Errorf("lattice: spacing %v m, jitter %g m: want spacings above 0, jitter of 0 or more", l.Spacing, l.Jitter)
	}
	if err := sizes.Check(); err != nil {
		return Particles{}, fmt.Errorf("lattice: %w", err)
	}
	radii, jitter := RandomStream(seed, drawSizes), RandomStream(seed, drawJitter)
	var g Particles
	for k := range l.Counts[2] {
		for j := range l.Counts[1] {
			if err := ctx.Err(); err != nil {
				return Particles{}, err
			}
			for i := range l.Counts[0] {
				p := l.point(float64(i), float64(j), float64(k), j%2, k%2)
				p.X += l.Jitter * (2*jitter.Float64() - 1)
				p.Y += l.Jitter * (2*jitter.Float64() - 1)
				p.Z += l.Jitter * (2*jitter.Float64() - 1)
				g.Position = append(g.Position, p)
				g.Radius = append(g.Radius, sizes.draw(radii))
			}
		}
	}
	return g, nil
}

func (l Lattice) point(i, j, k float64, oddRow, oddLayer int) r3.Vec {
	if l.Hexagonal {
		// Rows of spheres in contact; odd rows half a step on; odd layers in the hollows of the even ones.
		i += 0.5 * float64(oddRow^oddLayer)
		j = math.Sqrt(0.75)*j + float64(oddLayer)/math.Sqrt(12)
		k *= math.Sqrt(2.0 / 3)
	}
	return r3.Add(l.Origin, r3.Vec{X: i * l.Spacing.X, Y: j * l.Spacing.Y, Z: k * l.Spacing.Z})
}

// Append adds the particles of h behind those of g, filling in what one has and the other left out.
func (g *Particles) Append(h Particles) {
	g.Velocity = appendFilled(g.Velocity, len(g.Position), h.Velocity, len(h.Position))
	g.Angular = appendFilled(g.Angular, len(g.Position), h.Angular, len(h.Position))
	g.Material = appendFilled(g.Material, len(g.Position), h.Material, len(h.Position))
	g.Clump = appendFilled(g.Clump, len(g.Position), h.Clump, len(h.Position))
	g.Orientation = appendFilled(g.Orientation, len(g.Position), h.Orientation, len(h.Position))
	g.Position = append(g.Position, h.Position...)
	g.Radius = append(g.Radius, h.Radius...)
}

// Only is particle i of g alone, without scalars. It shares memory with g.
func (g *Particles) Only(i int) Particles {
	return Particles{
		Position: g.Position[i : i+1], Radius: g.Radius[i : i+1], Velocity: only(g.Velocity, i), Angular: only(g.Angular, i), Material: only(g.Material, i),
		Clump: only(g.Clump, i), Orientation: only(g.Orientation, i),
	}
}

// only is value i of a list, or none of an empty one.
func only[T any](list []T, i int) []T {
	if len(list) == 0 {
		return nil
	}
	return list[i : i+1]
}

func appendFilled[T any](a []T, n int, b []T, m int) []T {
	if len(a) == 0 && len(b) == 0 {
		return nil
	}
	if len(a) == 0 {
		a = make([]T, n)
	}
	if len(b) == 0 {
		b = make([]T, m)
	}
	return append(a, b...)
}

// Overlap is a pair of particles, or a particle and a surface, that are in each other's place.
type Overlap struct {
	Particle, Other int // ids; Other is -1 for a surface
	Surface         int // position of the surface, or -1
	Depth           float64
}

// Overlaps returns the pairs of particles that overlap by more than tolerance (m), in ascending order, up to limit of them. With a negative tolerance
// they are those that are nearer to each other than that.
func (g *Particles) Overlaps(ctx context.Context, tolerance float64, limit int) ([]Overlap, error) {
	phase := progress.Begin(ctx, "checking for overlaps", len(g.Position))
	defer phase.End()
	var out []Overlap
	c := newCells(g.Position, g.Radius)
	var close []int32
	for i := range g.Position {
		c.add(int32(i))
	}
	for i, p := range g.Position {
		if err := phase.Add(1); err != nil {
			return nil, err
		}
		close = c.near(close[:0], p, g.Radius[i]-min(tolerance, 0))
		first := len(out)
		for _, j := range close {
			if int(j) <= i {
				continue
			}
			if depth := g.depth(i, int(j)); depth > tolerance {
				out = append(out, Overlap{Particle: i, Other: int(j), Surface: -1, Depth: depth})
			}
		}
		sortOverlaps(out[first:])
		if len(out) >= limit {
			return out[:limit], nil
		}
	}
	return out, nil
}

func sortOverlaps(o []Overlap) {
	for i := 1; i < len(o); i++ {
		for j := i; j > 0 && o[j].Other < o[j-1].Other; j-- {
			o[j], o[j-1] = o[j-1], o[j]
		}
	}
}
