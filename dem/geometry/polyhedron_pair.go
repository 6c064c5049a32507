// Where two sphero-polyhedra touch.
//
// The energy of their contact is a sum over pairs of features of the cores, each of which has the energy V(δ) of one contact, with δ what the roundings have together less the distance d
// of the pair:
//
//	U = Σ V(d(v, B)) + Σ V(d(w, A)) - Σ V(d(v, w)) + Σ s W(e, f)
//	W(e, f) = V(d(e, f)) - Σ V(d(v, f)) - Σ V(d(w, e)) + Σ V(d(v, w))
//
// over vertices v and edges e of A, vertices w and edges f of B, and in W over the ends of e and of f. A vertex counts once, whether it is over a face, an edge or a corner of the other;
// two vertices count once and not twice; and an edge that crosses another counts where it does so between the ends of both, since W is nothing where an end is nearest. So a
// single contact has the energy V whatever touches what, which it would not have in the plain sum over pairs of vertex and face, and edge and edge (Alonso-Marroquín 2008; Galindo-Torres and
// Pedroso 2010). The sum is smooth, so that no energy is made or lost where a contact passes from one feature to the next. Nearly parallel edges leave their
// contact to their ends, where it is at two points: s is x / (1 + x) with x the sine of their angle times the length of the shorter by the sum of the roundings, squared.

package geometry

import (
	"math"

	"gonum.org/v1/gonum/spatial/r3"
)

// PlacedPolyhedron is a polyhedron where a particle has it.
type PlacedPolyhedron struct {
	Shape   *Polyhedron
	Scale   float64   // by which it is larger than the shape
	Axes    [3]r3.Vec // those of the shape, in the world
	Corners []r3.Vec  // vertices of the core from the centre, world axes, m

	parts []placedPart // of a core that is not convex
}

// Place sets Scale and Axes, and Corners in their own memory, which has room for the shape's.
func (p *PlacedPolyhedron) Place(shape *Polyhedron, scale float64, axes [3]r3.Vec) {
	p.Shape, p.Scale, p.Axes = shape, scale, axes
	p.Corners = p.Corners[:len(shape.Vertices)]
	x, y, z := r3.Scale(scale, axes[0]), r3.Scale(scale, axes[1]), r3.Scale(scale, axes[2])
	for i, v := range shape.Vertices {
		p.Corners[i] = r3.Vec{X: v.X*x.X + v.Y*y.X + v.Z*z.X, Y: v.X*x.Y + v.Y*y.Y + v.Z*z.Y, Z: v.X*x.Z + v.Y*y.Z + v.Z*z.Z}
	}
	p.placeParts()
}

// Rounding is that of the placed polyhedron, m.
func (p *PlacedPolyhedron) Rounding() float64 { return p.Scale * p.Shape.Rounding }

// PlaceBar makes it the capsule of a radius (m) about the segment from its centre to end (m, world axes), of which shape is made.
func (p *PlacedPolyhedron) PlaceBar(shape *Polyhedron, end r3.Vec, radius float64) {
	shape.Rounding, shape.Radius = radius, r3.Norm(end)+radius
	shape.Vertices, shape.Edges = append(shape.Vertices[:0], r3.Vec{}), shape.Edges[:0]
	if end != (r3.Vec{}) {
		shape.Vertices, shape.Edges = append(shape.Vertices, end), append(shape.Edges, PolyhedronEdge{A: 0, B: 1})
	}
	p.Shape, p.Scale, p.Axes = shape, 1, [3]r3.Vec{{X: 1}, {Y: 1}, {Z: 1}}
	p.Corners = append(p.Corners[:0], shape.Vertices...)
}

// nearest is Polyhedron.Nearest in the world's axes, from the centre.
func (p *PlacedPolyhedron) nearest(q r3.Vec, reach float64) (at r3.Vec, distance float64, inside bool) {
	y, distance, inside := p.Shape.NearestPoint(p.toLocal(q), 1/p.Scale*reach)
	if distance*p.Scale < reach {
		at = p.toWorld(y)
	}
	return at, p.Scale * distance, inside
}

// toWorld takes a place in the shape to one from the centre, in the world's axes, and toLocal back.
func (p *PlacedPolyhedron) toWorld(v r3.Vec) r3.Vec {
	return r3.Scale(p.Scale, r3.Add(r3.Add(r3.Scale(v.X, p.Axes[0]), r3.Scale(v.Y, p.Axes[1])), r3.Scale(v.Z, p.Axes[2])))
}

func (p *PlacedPolyhedron) toLocal(q r3.Vec) r3.Vec {
	inverse := 1 / p.Scale
	return r3.Vec{X: inverse * r3.Dot(q, p.Axes[0]), Y: inverse * r3.Dot(q, p.Axes[1]), Z: inverse * r3.Dot(q, p.Axes[2])}
}

// FeatureContact is a pair of features in reach of one another: its energy is Factor times the sum of Share V over its terms, the first of which is the
// contact itself.
type FeatureContact struct {
	Key         uint32  // tells the features
	Factor      float64 // s of edges, else 1
	Slope       r3.Vec  // derivative of Factor by a rotation of the first polyhedron; the second's is the opposite, 1/rad
	Stretch     float64 // derivative of Factor by the length of the second's edge, 1/m
	First, Last int32   // its terms are from First to below Last

	Feature, Part int32 // of a mesh: its corner or half-edge, and triangle
}

// FeatureTerm is a pair of points, one of each core.
type FeatureTerm struct {
	A, B     r3.Vec  // from the centre of the second polyhedron, world axes, m
	Distance float64 // m
	Share    float64
}

// PolyhedronPair finds the contacts of two polyhedra. Its memory serves one pair after the other.
type PolyhedronPair struct {
	Contacts []FeatureContact
	Terms    []FeatureTerm

	a, b                 *PlacedPolyhedron
	separation           r3.Vec // of the centres, from the second to the first
	reach                float64
	verticesA, verticesB []int32 // that may be in reach
	edgesA, edgesB       []placedEdge
	heights              []float64
	covered              [2]bool // vertices of the second, see FindStrand
	feet                 []foot
	partA, partB         PlacedPolyhedron
	round                roundWork
}

// placedEdge is an edge that may be in reach.
type placedEdge struct {
	number int32
	from   r3.Vec
	along  r3.Vec
	box    r3.Box // of the part of it that may be in reach
}

// Keys of contacts begin with what is in contact: a vertex of the first, of the second, or an edge of each.
const (
	firstVertex  = uint32(iota) << 30
	secondVertex = uint32(iota) << 30
	twoEdges     = uint32(iota) << 30
	edgeBits     = 15
)

// Find fills Contacts and Terms with the features that are nearer than the sum of the roundings. separation is the centre of a less that of b, m; axis is a direction from b to a, of
// any length, which Find makes better: a good one costs less. It returns false where the cores are in one another.
func (p *PolyhedronPair) Find(a, b *PlacedPolyhedron, separation r3.Vec, axis *r3.Vec) bool {
	return p.FindStrand(a, b, separation, axis, [2]bool{})
}

// FindStrand is Find where the second is a capsule of which ends may be covered by a ball or by the end of another capsule: what belongs to such an end, the contact of a ball there, is left to what covers it.
func (p *PolyhedronPair) FindStrand(a, b *PlacedPolyhedron, separation r3.Vec, axis *r3.Vec, covered [2]bool) bool {
	p.covered = covered
	p.Contacts, p.Terms = p.Contacts[:0], p.Terms[:0]
	p.a, p.b, p.separation, p.reach = a, b, separation, a.Rounding()+b.Rounding()
	if a.Shape.Concave() || b.Shape.Concave() {
		return p.findParts(axis)
	}
	low, high := p.extents(*axis)
	if low-high < 0.5*p.reach {
		var apart bool
		if *axis, apart = p.separate(*axis); !apart {
			return false
		}
		low, high = p.extents(*axis)
	}
	if low-high >= p.reach {
		return true
	}
	p.narrow(*axis, low, high)
	if !p.vertices() {
		return false
	}
	return p.edges()
}

// extents is how far the first reaches down along the unit vector n, and the second up.
func (p *PolyhedronPair) extents(n r3.Vec) (low, high float64) {
	low, high = math.Inf(1), math.Inf(-1)
	for _, c := range p.a.Corners {
		low = min(low, n.X*c.X+n.Y*c.Y+n.Z*c.Z)
	}
	for _, c := range p.b.Corners {
		high = max(high, n.X*c.X+n.Y*c.Y+n.Z*c.Z)
	}
	return low + r3.Dot(n, p.separation), high
}

// narrow lists the vertices and edges that may be in reach: along n, which parts the cores, no other is.
func (p *PolyhedronPair) narrow(n r3.Vec, low, high float64) {
	along := r3.Dot(n, p.separation)
	p.verticesA, p.edgesA = p.choose(p.a, n, p.separation, high+p.reach-along, p.verticesA[:0], p.edgesA[:0])
	p.verticesB, p.edgesB = p.choose(p.b, r3.Scale(-1, n), r3.Vec{}, p.reach-low, p.verticesB[:0], p.edgesB[:0])
}

// choose lists the vertices of one that are below a height along n, and the edges that have such ends.
func (p *PolyhedronPair) choose(q *PlacedPolyhedron, n, centre r3.Vec, below float64, vertices []int32, edges []placedEdge) ([]int32, []placedEdge) {
	p.heights = p.heights[:0]
	for i, c := range q.Corners {
		h := n.X*c.X + n.Y*c.Y + n.Z*c.Z
		p.heights = append(p.heights, h)
		if h < below {
			vertices = append(vertices, int32(i))
		}
	}
	for k := range q.Shape.Edges {
		e := &q.Shape.Edges[k]
		if p.heights[e.A] < below || p.heights[e.B] < below {
			from := r3.Add(centre, q.Corners[e.A])
			edges = append(edges, placedEdge{number: int32(k), from: from, along: r3.Sub(q.Corners[e.B], q.Corners[e.A])})
			edges[len(edges)-1].cut(p.heights[e.A], p.heights[e.B], below)
		}
	}
	return vertices, edges
}

// cut sets the box of the part of an edge that is below a height, of which its ends have these.
func (e *placedEdge) cut(a, b, below float64) {
	first, last := e.from, r3.Add(e.from, e.along)
	if a > below {
		first = r3.Add(e.from, r3.Scale((a-below)/(a-b), e.along))
	}
	if b > below {
		last = r3.Add(e.from, r3.Scale((below-a)/(b-a), e.along))
	}
	e.box = r3.Box{
		Min: r3.Vec{X: min(first.X, last.X), Y: min(first.Y, last.Y), Z: min(first.Z, last.Z)},
		Max: r3.Vec{X: max(first.X, last.X), Y: max(first.Y, last.Y), Z: max(first.Z, last.Z)},
	}
}

// near tells whether the parts that may be in reach are, along each axis.
func (e *placedEdge) near(f *placedEdge, reach float64) bool {
	return e.box.Min.X-f.box.Max.X < reach && f.box.Min.X-e.box.Max.X < reach && e.box.Min.Y-f.box.Max.Y < reach && f.box.Min.Y-e.box.Max.Y < reach &&
		e.box.Min.Z-f.box.Max.Z < reach && f.box.Min.Z-e.box.Max.Z < reach
}

// vertices finds the contacts of vertices; it returns false where one is in the other core.
func (p *PolyhedronPair) vertices() bool {
	if len(p.b.Corners) > 1 || len(p.a.Corners) == 1 {
		for _, v := range p.verticesA {
			x := r3.Add(p.separation, p.a.Corners[v])
			at, distance, inside := p.b.nearest(x, p.reach)
			if inside || distance == 0 {
				return false
			}
			if distance >= p.reach {
				continue
			}
			p.begin(firstVertex|uint32(v), x, at, distance)
			if len(p.a.Corners) > 1 {
				for _, w := range p.verticesB {
					share := -0.5
					if p.covers(w) {
						share = -1
					}
					p.take(x, p.b.Corners[w], share)
				}
			}
		}
	}
	if len(p.a.Corners) == 1 {
		return true
	}
	for _, w := range p.verticesB {
		if p.covers(w) {
			continue
		}
		x := p.b.Corners[w]
		at, distance, inside := p.a.nearest(r3.Sub(x, p.separation), p.reach)
		if inside || distance == 0 {
			return false
		}
		if distance >= p.reach {
			continue
		}
		p.begin(secondVertex|uint32(w), r3.Add(p.separation, at), x, distance)
		if len(p.b.Corners) > 1 {
			for _, v := range p.verticesA {
				p.take(r3.Add(p.separation, p.a.Corners[v]), x, -0.5)
			}
		}
	}
	return true
}

// covers tells whether vertex w of the second is covered.
func (p *PolyhedronPair) covers(w int32) bool { return int(w) < len(p.covered) && p.covered[w] }

// begin adds a contact.
func (p *PolyhedronPair) begin(key uint32, a, b r3.Vec, distance float64) {
	n := int32(len(p.Terms))
	p.Contacts = append(p.Contacts, FeatureContact{Key: key, Factor: 1, First: n, Last: n + 1})
	p.Terms = append(p.Terms, FeatureTerm{a, b, distance, 1})
}

// take adds a term to the last contact if its points are in reach.
func (p *PolyhedronPair) take(a, b r3.Vec, share float64) {
	if d2 := r3.Norm2(r3.Sub(a, b)); d2 < p.reach*p.reach {
		p.Terms = append(p.Terms, FeatureTerm{a, b, math.Sqrt(d2), share})
		p.Contacts[len(p.Contacts)-1].Last++
	}
}

// edges finds the contacts of edges with edges; it returns false where two cross.
func (p *PolyhedronPair) edges() bool {
	reach, reach2 := p.reach*(1+1e-9), p.reach*p.reach // the boxes are rounded
	for i := range p.edgesA {
		e := &p.edgesA[i]
		for k := range p.edgesB {
			f := &p.edgesB[k]
			if !e.near(f, reach) {
				continue
			}
			from := r3.Sub(e.from, f.from)
			s, t := NearestOnSegments(e.along, f.along, from)
			x, y := r3.Add(e.from, r3.Scale(s, e.along)), r3.Add(f.from, r3.Scale(t, f.along))
			d2 := r3.Norm2(r3.Sub(x, y))
			if d2 >= reach2 {
				continue
			}
			if d2 == 0 {
				return false
			}
			p.cross(e, f, x, y, math.Sqrt(d2))
		}
	}
	return true
}

// cross adds the contact of two edges.
func (p *PolyhedronPair) cross(e, f *placedEdge, x, y r3.Vec, distance float64) {
	p.crossEnds(e, f, x, y, distance, r3.Norm(f.along), [2]float64{1, 1})
}

// crossEnds is cross where f is a piece of what is so long, and only a part of what belongs to its ends is taken out.
func (p *PolyhedronPair) crossEnds(e, f *placedEdge, x, y r3.Vec, distance, whole float64, parts [2]float64) {
	p.begin(twoEdges|uint32(e.number)<<edgeBits|uint32(f.number), x, y, distance)
	c := &p.Contacts[len(p.Contacts)-1]
	c.Factor, c.Slope, c.Stretch = edgesCrossing(e.along, f.along, whole, p.reach)
	ends := func(g *placedEdge) [2]r3.Vec { return [2]r3.Vec{g.from, r3.Add(g.from, g.along)} }
	endsE, endsF := ends(e), ends(f)
	for _, v := range endsE {
		p.take(v, OnSegment(v, endsF[0], endsF[1]), -1)
	}
	for k, w := range endsF {
		p.take(OnSegment(w, endsE[0], endsE[1]), w, -parts[k])
	}
	for _, v := range endsE {
		for k, w := range endsF {
			p.take(v, w, parts[k])
		}
	}
}
