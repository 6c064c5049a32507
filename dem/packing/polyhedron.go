// Particles that are rounded polyhedra.

package packing

import (
	"math"

	"gabion/dem/geometry"
	"gabion/rigid"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// NewPolyhedron makes the shape of a sphero-polyhedron: the convex hull of points (m) rolled over by a ball of the radius rounding (m).
func NewPolyhedron(points []r3.Vec, rounding float64) (*Clump, error) {
	p, bulk, err := geometry.NewPolyhedron(points, rounding)
	if err != nil {
		return nil, err
	}
	return ofPolyhedron(p, bulk), nil
}

// NewConcavePolyhedron makes the shape of the body that triangles enclose, convex or not, rolled over by a ball of the radius rounding (m).
func NewConcavePolyhedron(f geometry.Facets, rounding float64) (*Clump, error) {
	p, bulk, err := geometry.NewConcavePolyhedron(f, rounding)
	if err != nil {
		return nil, err
	}
	return ofPolyhedron(p, bulk), nil
}

func ofPolyhedron(p *geometry.Polyhedron, bulk geometry.PolyhedronBulk) *Clump {
	c := &Clump{Polyhedron: p, Radius: p.Radius, Volume: bulk.Volume, Inertia: bulk.Moments, Axes: rigid.FromAxes(bulk.Axes[0], bulk.Axes[1], bulk.Axes[2])}
	for _, v := range p.Vertices {
		c.Spheres = append(c.Spheres, Ball{v, p.Rounding})
	}
	return c
}

// polyhedronOf is the polyhedron that particle i is; nil for another shape.
func (g *Particles) polyhedronOf(i int) *geometry.Polyhedron {
	if c := g.ClumpOf(i); c != nil {
		return c.Polyhedron
	}
	return nil
}

// polyhedraDepth is how far particles i and j overlap, of which one or both are polyhedra, and the other is one or a sphere, m; where their cores do, the sum of their roundings.
func (g *Particles) polyhedraDepth(i, j int) float64 {
	a, b := g.placed(i), g.placed(j)
	return pairDepth(&a, &b, r3.Sub(g.Position[i], g.Position[j]))
}

// DepthBeside is how far particle i, a polyhedron, and another polyhedron, whose axes lie so, overlap, m; below 0 where they do not; where their cores do, the sum of their roundings.
func (g *Particles) DepthBeside(shape *geometry.Polyhedron, i int, axes rigid.Frame) float64 {
	a, b := g.placed(i), geometry.PlacedPolyhedron{Corners: make([]r3.Vec, len(shape.Vertices))}
	q := axes.Orientation
	b.Place(shape, 1, [3]r3.Vec{rigid.Rotate(q, r3.Vec{X: 1}), rigid.Rotate(q, r3.Vec{Y: 1}), rigid.Rotate(q, r3.Vec{Z: 1})})
	return pairDepth(&a, &b, r3.Sub(g.Position[i], axes.Position))
}

func pairDepth(a, b *geometry.PlacedPolyhedron, separation r3.Vec) float64 {
	var (
		pair geometry.PolyhedronPair
		axis r3.Vec
	)
	deepest, reach := math.Inf(-1), a.Rounding()+b.Rounding()
	if !pair.Find(a, b, separation, &axis) {
		return reach
	}
	for _, c := range pair.Contacts {
		deepest = max(deepest, reach-pair.Terms[c.First].Distance)
	}
	return deepest
}

// DepthIn is how far what stands out of a mesh, whose axes lie so, is in particle i, a polyhedron, m; where they go through its core, its rounding. It is 0 where nothing is.
func (g *Particles) DepthIn(q *geometry.MeshRelief, i int, axes rigid.Frame) (deepest float64) {
	a, centre := g.placed(i), axes.ToLocal(g.Position[i])
	var pair geometry.PolyhedronPair
	if q.Cuts(&a, func(v r3.Vec) r3.Vec { return axes.ToLocal(r3.Add(g.Position[i], v)) }) ||
		!pair.FindRelief(&a, q, centre, func(v r3.Vec) r3.Vec { return rigid.Rotate(axes.Orientation, v) }) {
		return a.Rounding()
	}
	for _, c := range pair.Contacts {
		deepest = max(deepest, a.Rounding()-pair.Terms[c.First].Distance)
	}
	return deepest
}

// placed is particle i, a polyhedron or a sphere, in its orientation.
func (g *Particles) placed(i int) (p geometry.PlacedPolyhedron) {
	shape := g.polyhedronOf(i)
	if shape == nil {
		shape = geometry.NewBall(g.Radius[i])
	}
	p.Corners = make([]r3.Vec, len(shape.Vertices))
	turn := quat.Number{Real: 1}
	if c := g.ClumpOf(i); c != nil {
		turn = quat.Mul(g.OrientationOf(i), c.Axes)
	}
	p.Place(shape, g.Radius[i]/shape.Radius, [3]r3.Vec{rigid.Rotate(turn, r3.Vec{X: 1}), rigid.Rotate(turn, r3.Vec{Y: 1}), rigid.Rotate(turn, r3.Vec{Z: 1})})
	return p
}
