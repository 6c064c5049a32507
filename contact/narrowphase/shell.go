// Thin surfaces of revolution, which are met from both sides: open cylinders and cones, as hoppers, drums, buckets and pipes are, with capsules, wires and flat faces.
//
// From outside a wall is met as that of a solid, from inside, where it is hollow, by ends and vertices alone. A rim, also a free one, is met by edges and over faces. A vertex
// that has got through the wall is told by the way it points (shell_through.go).

package narrowphase

import (
	"math"

	"gabion/dem/geometry"
	"gabion/internal/vec"

	"gonum.org/v1/gonum/spatial/r3"
)

// newShell is nil where the surface is no thin one with ends.
func newShell(g *geometry.Revolved) *revolution {
	if g.Solid || g.Loop {
		return nil
	}
	p, corners := profileOf(g)
	if p == nil {
		return nil
	}
	p.shell = true
	for i := range p.sides {
		if n := &p.sides[i].normal; n.R < 0 {
			n.R, n.Z = -n.R, -n.Z
		}
	}
	p.addRims(corners)
	if p.width == 0 {
		p.width = 2 * p.extent // a disc
	}
	return p
}

// free tells whether the surface ends at a rim.
func (x *rim) free() bool { return x.R > 0 && x.ways[0] == x.ways[1] }

// capsuleShell works in the axes of the shell. The ends of the axis are spheres.
func capsuleShell(w *Workspace, dst []Point, a, b *Placed, reach float64) []Point {
	length := min(a.round, b.round)
	p := b.toLocal(a.a)
	u := r3.Sub(b.toLocal(a.b), p)
	l := max(vec.Norm(u), math.SmallestNonzeroFloat64)
	w.candidates = w.candidates[:0]
	for end := range 2 {
		s := float64(end)
		q := r3.Add(p, r3.Scale(s, u))
		w.touches = b.source.Touch(w.touches[:0], q, reach+length+a.radius)
		for _, t := range w.touches {
			part := fade((2*s - 1) * r3.Dot(u, t.Normal) / l / slopeLimit)
			w.addAlong(a, p, u, reach+length, alongPoint{s, t.Distance, t.Normal, part, t.Feature, b.revolution.form(q, t.Distance, t.Normal)})
		}
	}
	w.addAlong(a, p, u, reach+length, w.segment.find(b.revolution, p, u, reach+length+a.radius, true)...)
	return w.finish(dst, b, reach, length)
}

// polyhedronShell works in the axes of the polyhedron.
func polyhedronShell(w *Workspace, dst []Point, a, b *Placed, reach float64) []Point {
	s := &w.turned
	if !s.begin(w, b, a, reach, deepestIn(a, b, depthLimit*min(a.round, b.round))) {
		return dst
	}
	s.through, s.lifted = s.through[:0], s.lifted[:0]
	for _, v := range s.vertices {
		s.vertexOnShell(w, v)
	}
	for _, f := range s.faces {
		s.rimsOnFace(f)
	}
	s.rimsInGround(w)
	for _, e := range s.edges {
		s.edge(e)
	}
	s.chooseEdges()
	return s.finishSwapped(w, dst, reach)
}

// findOnShell lists the contacts of the segment a + s u, 0 < s < 1, with a shell: on rims from both sides if it is a sharp edge, which knows on which side its faces are.
func (x *segmentOnRevolved) findOnShell(p *revolution, a, u r3.Vec, sharp bool) []alongPoint {
	x.p, x.a, x.u, x.length, x.sharp, x.found = p, a, u, r3.Norm(u), sharp, x.found[:0]
	if x.length == 0 {
		return x.found
	}
	for i := range p.sides {
		x.sideOfShell(int32(i))
	}
	for k := range p.rims {
		if p.rims[k].R > 0 {
			x.rim(int32(k))
		} else {
			x.apex(int32(k))
		}
	}
	return x.found
}

// sideOfShell adds the place where the segment is nearest to a side that is round, from outside. One that is no sharp edge has an inside that does not get through.
func (x *segmentOnRevolved) sideOfShell(i int32) {
	g := &x.p.sides[i]
	if g.normal.R < 1e-9 {
		return // flat
	}
	square, ahead, away := x.u.X*x.u.X+x.u.Y*x.u.Y, x.a.X*x.u.X+x.a.Y*x.u.Y, x.a.X*x.a.X+x.a.Y*x.a.Y
	falls := g.normal.Z * x.u.Z
	rest := square*g.normal.R*g.normal.R - falls*falls
	if rest <= 0 {
		return
	}
	s := (-math.Copysign(math.Sqrt(falls*falls*max(square*away-ahead*ahead, 0)/rest), falls) - ahead) / square
	q := x.at(s)
	rho := math.Hypot(q.X, q.Y)
	r, z := rho-g.a.R, q.Z-g.a.Z
	d, along := r*g.normal.R+z*g.normal.Z, r*g.u.R+z*g.u.Z
	if s <= atEnd || s >= 1-atEnd || along <= 0 || along >= g.length || d <= 0 && !x.sharp {
		return
	}
	out := outward(q)
	n := g.outward(out)
	turn := r3.Dot(x.u, r3.Vec{X: -out.Y, Y: out.X}) / x.length
	x.add(s, d, n, smooth(turn*turn/parallelSine2), i, x.p.form(q, d, n))
}

// apex adds the place where the segment passes an apex.
func (x *segmentOnRevolved) apex(k int32) {
	c := &x.p.rims[k]
	at := r3.Vec{Z: c.Z}
	s := r3.Dot(r3.Sub(at, x.a), x.u) / (x.length * x.length)
	if s <= 0 || s >= 1 {
		return
	}
	n, d := direction(r3.Sub(x.at(s), at), r3.Vec{Z: 1})
	steep := math.Hypot(n.X, n.Y)*c.ways[0].R + n.Z*c.ways[0].Z
	x.add(s, d, n, fade(steep/slopeLimit), int32(len(x.p.sides))+k, Form{})
}
