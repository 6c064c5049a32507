// Clumps: particles that are no single spheres but several that move as one rigid body, a rounded polyhedron or a superquadric.

package packing

import (
	"cmp"
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"

	"gabion/dem/geometry"
	"gabion/internal/vec"
	"gabion/rigid"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// Ball is a sphere of a clump.
type Ball struct {
	Centre r3.Vec  // m
	Radius float64 // m
}

// Clump is the shape of particles that are unions of spheres (rigid multi-spheres), sphero-polyhedra or superquadrics. Matter fills it evenly, where spheres overlap too. Make one by NewClump, NewPolyhedron or NewSuperquadric.
type Clump struct {
	Spheres []Ball      // in the clump's principal axes, from its centre of mass; of a polyhedron those about its corners, of a superquadric the one that encloses it
	Radius  float64     // of the sphere about the centre of mass that encloses it, m
	Volume  float64     // of the union, m3
	Inertia r3.Vec      // principal moments of the union, by density, m5
	Axes    quat.Number // from the principal axes to those that its spheres were given in

	Polyhedron   *geometry.Polyhedron   // nil for another shape
	Superquadric *geometry.Superquadric // nil for another shape
}

// clumpColumns is how many columns across its width the volume of a clump is integrated over.
const clumpColumns = 512

// NewClump makes the shape of spheres in any axes.
func NewClump(spheres []Ball) (*Clump, error) {
	if len(spheres) == 0 {
		return nil, errors.New("clump: want a sphere or more")
	}
	for i, s := range spheres {
		if !(s.Radius > 0) || math.IsInf(s.Radius, 0) || !vec.Finite(s.Centre) {
			return nil, fmt.Errorf("clump: sphere %d of radius %g m at %v: want a radius above 0 and a place", i+1, s.Radius, s.Centre)
		}
	}
	c := &Clump{Spheres: slices.Clone(spheres), Axes: quat.Number{Real: 1}}
	if len(spheres) == 1 {
		r := spheres[0].Radius
		c.Radius, c.Volume = r, rigid.SphereVolume(r)
		moment := rigid.SolidSphereInertia * c.Volume * r * r
		c.Inertia, c.Spheres[0].Centre = r3.Vec{X: moment, Y: moment, Z: moment}, r3.Vec{}
		return c, nil
	}
	if err := c.checkWidth(); err != nil {
		return nil, err
	}
	centre, second := c.integrate()
	var axes [3]r3.Vec
	c.Inertia, axes = principal(second)
	for i := range c.Spheres {
		s := &c.Spheres[i]
		d := r3.Sub(s.Centre, centre)
		s.Centre = r3.Vec{X: r3.Dot(axes[0], d), Y: r3.Dot(axes[1], d), Z: r3.Dot(axes[2], d)}
		c.Radius = max(c.Radius, r3.Norm(s.Centre)+s.Radius)
	}
	c.Axes = rigid.FromAxes(axes[0], axes[1], axes[2])
	return c, nil
}

// maxSlenderness is the largest width of a clump by the radius of its largest sphere for which its columns give the volume to 1e-3.
const maxSlenderness = 50

// checkWidth refuses clumps that are too wide for their spheres: few columns would meet them.
func (c *Clump) checkWidth() error {
	width, largest := 0.0, 0.0
	for i, s := range c.Spheres {
		largest = max(largest, s.Radius)
		for _, o := range c.Spheres[:i] {
			width = max(width, r3.Norm(r3.Sub(s.Centre, o.Centre))+s.Radius+o.Radius)
		}
	}
	if width > maxSlenderness*largest {
		return fmt.Errorf("it is %g m wide and its largest sphere has a radius of %g m: want at most %d times the radius", width, largest, maxSlenderness)
	}
	return nil
}

// integrate sums volume, centre and the integrals of products of coordinates from there over columns along z, in each of which the union is known exactly.
func (c *Clump) integrate() (centre r3.Vec, second [3][3]float64) {
	low, high := r3.Vec{X: math.Inf(1), Y: math.Inf(1)}, r3.Vec{X: math.Inf(-1), Y: math.Inf(-1)}
	for _, s := range c.Spheres {
		reach := r3.Vec{X: s.Radius, Y: s.Radius}
		low, high = vec.MinVec(low, r3.Sub(s.Centre, reach)), vec.MaxVec(high, r3.Add(s.Centre, reach))
	}
	middle := r3.Vec{X: (low.X + high.X) / 2, Y: (low.Y + high.Y) / 2, Z: c.Spheres[0].Centre.Z} // sums about it lose no digits
	dx, dy := (high.X-low.X)/clumpColumns, (high.Y-low.Y)/clumpColumns
	var spans [][2]float64
	var first [3]float64
	for i := range clumpColumns {
		x := low.X + (float64(i)+0.5)*dx
		for k := range clumpColumns {
			y := low.Y + (float64(k)+0.5)*dy
			spans = c.spans(spans[:0], x, y, middle.Z)
			p := [3]float64{x - middle.X, y - middle.Y}
			for _, z := range spans {
				length, moment := (z[1]-z[0])*dx*dy, (z[1]*z[1]-z[0]*z[0])/2*dx*dy
				c.Volume += length
				for a := range 2 {
					first[a] += length * p[a]
					second[a][2] += moment * p[a]
					for b := a; b < 2; b++ {
						second[a][b] += length * p[a] * p[b]
					}
				}
				first[2] += moment
				second[2][2] += (vec.Cube(z[1]) - vec.Cube(z[0])) / 3 * dx * dy
			}
		}
	}
	for a := range 3 {
		for b := a; b < 3; b++ {
			second[a][b] -= first[a] * first[b] / c.Volume
			second[b][a] = second[a][b]
		}
	}
	return r3.Add(middle, r3.Scale(1/c.Volume, r3.Vec{X: first[0], Y: first[1], Z: first[2]})), second
}

// spans appends the stretches of z, from a level, that are inside the union at x and y; none overlaps another.
func (c *Clump) spans(dst [][2]float64, x, y, level float64) [][2]float64 {
	for _, s := range c.Spheres {
		if h2 := vec.Sq(s.Radius) - vec.Sq(x-s.Centre.X) - vec.Sq(y-s.Centre.Y); h2 > 0 {
			z, h := s.Centre.Z-level, math.Sqrt(h2)
			dst = append(dst, [2]float64{z - h, z + h})
		}
	}
	slices.SortFunc(dst, func(a, b [2]float64) int { return cmp.Compare(a[0], b[0]) })
	joined := dst[:0]
	for _, z := range dst {
		if n := len(joined); n > 0 && z[0] <= joined[n-1][1] {
			joined[n-1][1] = max(joined[n-1][1], z[1])
			continue
		}
		joined = append(joined, z)
	}
	return joined
}

// principal are the principal moments of inertia of a body with these integrals of products of coordinates, and its right-handed principal axes.
func principal(second [3][3]float64) (moments r3.Vec, axes [3]r3.Vec) {
	trace := second[0][0] + second[1][1] + second[2][2]
	var inertia [3][3]float64
	for a := range 3 {
		for b := range 3 {
			inertia[a][b] = -second[a][b]
		}
		inertia[a][a] += trace
	}
	return geometry.PrincipalAxes(inertia)
}

// Mass is that of a clump of this shape with a density (kg/m3) whose enclosing sphere has a radius (m), and its principal moments of inertia, kg m2.
func (c *Clump) Mass(density, radius float64) (mass float64, inertia r3.Vec) {
	scale := radius / c.Radius
	mass = density * c.Volume * vec.Cube(scale)
	return mass, r3.Scale(density*vec.Cube(scale)*scale*scale, c.Inertia)
}

// Finest is the radius of the smallest sphere by that of the enclosing one.
func (c *Clump) Finest() float64 {
	least := math.Inf(1)
	for _, s := range c.Spheres {
		least = min(least, s.Radius/c.Radius)
	}
	return least
}

// Coarsest is the radius of the largest sphere by that of the enclosing one.
func (c *Clump) Coarsest() float64 {
	most := 0.0
	for _, s := range c.Spheres {
		most = max(most, s.Radius/c.Radius)
	}
	return most
}

// randomOrientation is one of all that are equally likely (Shoemake 1992).
func randomOrientation(rng *rand.Rand) quat.Number {
	u := rng.Float64()
	a, b := math.Sqrt(1-u), math.Sqrt(u)
	s1, c1 := math.Sincos(2 * math.Pi * rng.Float64())
	s2, c2 := math.Sincos(2 * math.Pi * rng.Float64())
	return quat.Number{Real: a * s1, Imag: a * c1, Jmag: b * s2, Kmag: b * c2}
}

// drawOrientations is the stream of random numbers of orientations.
const drawOrientations uint64 = 1 << 40

// MakeClumps makes clumps of all particles, whose radii become those of the enclosing spheres. Their orientations are random by the seed, or those in which the
// spheres of the clump were given.
func (g *Particles) MakeClumps(c *Clump, random bool, seed uint64) {
	g.orient(c, random, RandomStream(seed, drawOrientations))
}

func (g *Particles) orient(c *Clump, random bool, rng *rand.Rand) {
	n := len(g.Position)
	g.Clump, g.Orientation = make([]*Clump, n), make([]quat.Number, n)
	for i := range n {
		g.Clump[i], g.Orientation[i] = c, quat.Number{Real: 1}
		if random {
			g.Orientation[i] = randomOrientation(rng)
		}
	}
}

// ClumpOf is the shape of particle i; nil for a sphere.
func (g *Particles) ClumpOf(i int) *Clump {
	if len(g.Clump) == 0 {
		return nil
	}
	return g.Clump[i]
}

// OrientationOf is that of particle i, from the axes in which the spheres of its clump were given to the world's.
func (g *Particles) OrientationOf(i int) quat.Number {
	if len(g.Orientation) == 0 {
		return quat.Number{Real: 1}
	}
	return g.Orientation[i]
}

// MassOf is the mass of particle i of a density (kg/m3), and its moment of inertia about the axis that it rotates about, kg m2; of a clump at rest the mean one.
func (g *Particles) MassOf(i int, density float64) (mass, inertia float64) {
	c := g.ClumpOf(i)
	if c == nil {
		own := rigid.SolidSphere(density, g.Radius[i])
		return own.Mass, own.Inertia
	}
	mass, moments := c.Mass(density, g.Radius[i])
	w := rigid.Rotate(quat.Conj(quat.Mul(g.OrientationOf(i), c.Axes)), g.AngularOf(i))
	if w2 := r3.Norm2(w); w2 > 0 {
		return mass, (moments.X*w.X*w.X + moments.Y*w.Y*w.Y + moments.Z*w.Z*w.Z) / w2
	}
	return mass, (moments.X + moments.Y + moments.Z) / 3
}

// validClump tells whether particle i is a sphere, or a clump whose shape and orientation are such.
func (g *Particles) validClump(i int) bool {
	c := g.ClumpOf(i)
	return c == nil || c.Volume > 0 && math.Abs(quat.Abs(g.OrientationOf(i))-1) < 1e-9
}

// Balls are the spheres by which engines know a clump, in its principal axes: its own, or of a polyhedron the one that encloses it.
func (c *Clump) Balls() []Ball {
	if c.Polyhedron != nil {
		return []Ball{{Radius: c.Radius}}
	}
	return c.Spheres
}

// SpheresOf appends the spheres of particle i, in the world's axes.
func (g *Particles) SpheresOf(dst []Ball, i int) []Ball {
	c := g.ClumpOf(i)
	if c == nil {
		return append(dst, Ball{g.Position[i], g.Radius[i]})
	}
	scale, turn := g.Radius[i]/c.Radius, quat.Mul(g.OrientationOf(i), c.Axes)
	for _, s := range c.Spheres {
		dst = append(dst, Ball{r3.Add(g.Position[i], r3.Scale(scale, rigid.Rotate(turn, s.Centre))), scale * s.Radius})
	}
	return dst
}

// depth is how far particles i and j overlap, m; below 0 where they do not.
func (g *Particles) depth(i, j int) float64 {
	deepest := g.Radius[i] + g.Radius[j] - r3.Norm(r3.Sub(g.Position[i], g.Position[j]))
	switch {
	case g.ClumpOf(i) == nil && g.ClumpOf(j) == nil:
		return deepest
	case g.isSuperquadric(i) || g.isSuperquadric(j):
		return g.superquadricsDepth(i, j)
	case g.polyhedronOf(i) != nil || g.polyhedronOf(j) != nil:
		return g.polyhedraDepth(i, j)
	}
	deepest = math.Inf(-1)
	others := g.SpheresOf(nil, j)
	for _, s := range g.SpheresOf(nil, i) {
		for _, o := range others {
			deepest = max(deepest, s.Radius+o.Radius-r3.Norm(r3.Sub(s.Centre, o.Centre)))
		}
	}
	return deepest
}
