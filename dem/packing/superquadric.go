// Particles that are superquadrics.

package packing

import (
	"gabion/dem/geometry"
	"gabion/rigid"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// NewSuperquadric makes the shape of a superquadric of three semi-axes (m) and the exponents n1 and n2.
func NewSuperquadric(semiAxes r3.Vec, blockiness [2]float64) (*Clump, error) {
	s, volume, moments, err := geometry.NewSuperquadric(semiAxes, blockiness)
	if err != nil {
		return nil, err
	}
	return &Clump{Superquadric: s, Spheres: []Ball{{Radius: s.Radius}}, Radius: s.Radius, Volume: volume, Inertia: moments, Axes: quat.Number{Real: 1}}, nil
}

// isSuperquadric tells whether particle i is one.
func (g *Particles) isSuperquadric(i int) bool {
	c := g.ClumpOf(i)
	return c != nil && c.Superquadric != nil
}

// placedSuperquadric is particle i, a superquadric or a sphere, in its orientation.
func (g *Particles) placedSuperquadric(i int) (p geometry.PlacedSuperquadric) {
	c := g.ClumpOf(i)
	if c == nil {
		return geometry.RoundBody(g.Radius[i])
	}
	turn := quat.Mul(g.OrientationOf(i), c.Axes)
	p.Place(c.Superquadric, g.Radius[i]/c.Radius, [3]r3.Vec{rigid.Rotate(turn, r3.Vec{X: 1}), rigid.Rotate(turn, r3.Vec{Y: 1}), rigid.Rotate(turn, r3.Vec{Z: 1})})
	return p
}

// superquadricsDepth is how far particles i and j overlap, of which one or both are superquadrics, and the other is one or a sphere, m; 0 where they do not.
func (g *Particles) superquadricsDepth(i, j int) float64 {
	a, b := g.placedSuperquadric(i), g.placedSuperquadric(j)
	separation := r3.Sub(g.Position[i], g.Position[j])
	if separation == (r3.Vec{}) {
		return a.Inscribed() + b.Inscribed()
	}
	c, _, _ := geometry.FindSuperquadrics(&a, &b, separation, r3.Unit(separation))
	return c.Overlap
}

// SuperquadricDepth is how far particle i, a superquadric, is in a shape that it may touch, whose axes lie so, m; 0 where it is not.
func (g *Particles) SuperquadricDepth(shape geometry.Shape, i int, axes rigid.Frame) (deepest float64) {
	a := g.placedSuperquadric(i)
	if bar, ok := geometry.BarOf(shape); ok {
		from := axes.ToWorld(bar.Vertices[0])
		along := r3.Sub(axes.ToWorld(bar.Vertices[len(bar.Vertices)-1]), from)
		separation := r3.Sub(g.Position[i], from)
		axis := geometry.FromBar(separation, along)
		list, _ := a.FindBar(nil, along, bar.Rounding, separation, [2]bool{}, &axis)
		for _, c := range list {
			deepest = max(deepest, c.Overlap)
		}
		return deepest
	}
	centre, round := axes.ToLocal(g.Position[i]), geometry.IsRound(shape)
	for _, t := range shape.Touch(nil, centre, g.Radius[i]) {
		if !round || t.Distance < 0 {
			deepest = max(deepest, a.Reach(rigid.Rotate(axes.Orientation, t.Normal))-t.Distance)
		}
	}
	if !round || deepest > 0 {
		return deepest
	}
	a.TurnBack(axes.Orientation)
	var search geometry.RoundSearch
	if !search.Find(&a, shape, centre) {
		return geometry.MostInMesh * a.Inscribed()
	}
	for _, c := range search.Contacts {
		deepest = max(deepest, c.Overlap)
	}
	return deepest
}

// SuperquadricDepthIn is the same of a mesh: so much as it may be where the mesh is deeper in it.
func (g *Particles) SuperquadricDepthIn(q *geometry.MeshRelief, i int, axes rigid.Frame) (deepest float64) {
	a := g.placedSuperquadric(i)
	a.TurnBack(axes.Orientation)
	var search geometry.MeshSearch
	if !search.Find(&a, q, axes.ToLocal(g.Position[i])) {
		return geometry.MostInMesh * a.Inscribed()
	}
	for _, c := range search.Contacts {
		deepest = max(deepest, c.Overlap)
	}
	return deepest
}

// IsSolid tells whether the shape is no union of spheres but a body of its own, a polyhedron or a superquadric.
func (c *Clump) IsSolid() bool { return c != nil && (c.Polyhedron != nil || c.Superquadric != nil) }
