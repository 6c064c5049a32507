// What has got through the wall of a thin surface of revolution near a free rim, and over which way it gets out: back through the wall, or over the rim.
//
// The wall holds a vertex by how deep it is behind the wall, and the rim holds the edges that lead from there to the other side by how far they are below the rim. One of the two
// is enough to part the bodies; all edges have to be lifted for the second. So the shares of both ways add up to 1, and are halves where both are equally long: no pose is
// held by neither.

package narrowphase

import (
	"math"

	"gonum.org/v1/gonum/spatial/r3"
)

// vertexThrough is a vertex that has got through a wall: how much it has, and the share of the way back through it.
type vertexThrough struct {
	vertex      int32
	much, share float64
}

// equalWays is the difference of two ways, by their sum, at which the longer one has no share any more: nearly twice as long.
const equalWays = 0.3

// lifted is an edge that is below a rim or hardly above, and its contact among those found.
type lifted struct {
	edge  *edge
	found int
}

// shorter is the share of a way out of a length beside another one: 1 where it is much the shorter, 0 where it is much the longer; that of the other is the rest.
func shorter(way, other float64) float64 {
	switch { // already parted
	case way <= 0:
		return 1
	case other <= 0:
		return 0
	}
	return smooth((1 + (other-way)/(other+way)/equalWays) / 2)
}

// vertexOnShell adds the contacts of a vertex with a shell, from the side to which its edges lead, or from where it has come.
func (s *turnedPair) vertexOnShell(w *Workspace, v int32) {
	q := s.b.polyhedron.vertices[v]
	local := s.toA(q)
	w.touches = s.a.source.Touch(w.touches[:0], local, max(s.far, s.deep))
	for _, t := range w.touches {
		d, out := t.Distance, t.Normal
		n := r3.Scale(-1, s.turnToB(out))
		part := fade(s.b.rise(v, n) / slopeLimit)
		if part < 1 {
			back := r3.Scale(-1, n)
			if much := (1 - part) * s.b.lookingFrom(v, back); much > 0 {
				share := s.shareThrough(r3.Sub(local, r3.Scale(d, out)), out, d, s.leadsFrom(v))
				s.through = append(s.through, vertexThrough{v, much, share})
				s.add(q, back, -d, much*share*fade(s.b.rise(v, back)/slopeLimit), [2]int32{t.Feature, s.b.vertexFeature(v)}, [2]Form{s.a.form(local, -d, r3.Scale(-1, out)), {}})
			}
		}
		s.add(q, n, d, part, [2]int32{t.Feature, s.b.vertexFeature(v)}, [2]Form{s.a.form(local, d, out), {}})
	}
}

// looking is how much the faces of an edge look along a direction on the whole.
func (p *polyhedron) looking(edge int32, n r3.Vec) float64 {
	sum := 0.0
	for _, f := range p.edges[edge].faces {
		if f >= 0 {
			sum += r3.Dot(p.faces[f].normal, n)
		}
	}
	return sum
}

// lookingFrom is how much the faces at a vertex do so, from 0 to 1; those of a sheet look both ways.
func (p *polyhedron) lookingFrom(v int32, n r3.Vec) float64 {
	if p.sheet {
		return 1
	}
	sum := 0.0
	for _, e := range p.around(v) {
		sum += p.looking(e, n)
	}
	return smooth(sum / (4 * slopeLimit))
}

// leadsFrom lists the edges at a vertex as vectors to their other ends.
func (s *turnedPair) leadsFrom(v int32) []r3.Vec {
	s.leads = s.leads[:0]
	p := s.b.polyhedron
	for i, e := range p.around(v) {
		x := &p.edges[e]
		length := r3.Norm(r3.Sub(p.vertices[x.ends[1]], p.vertices[x.ends[0]]))
		s.leads = append(s.leads, r3.Scale(length, p.ways[int(p.first[v])+i]))
	}
	return s.leads
}

// shareThrough is the share of the way back through the wall, for a place at a depth behind the foot along the normal out of the wall, beside the way over a rim, by what
// leads from there to the other side, in the axes of the polyhedron: over a free rim, or over one behind which the place is within a corner.
func (s *turnedPair) shareThrough(foot, out r3.Vec, depth float64, leads []r3.Vec) float64 {
	share := 1.0
	radial := outward(foot)
	for i := range s.a.rims {
		x := &s.a.rims[i]
		below, down, ok := x.under(foot, radial, out, s.length)
		if !ok {
			continue
		}
		over, reaches := math.Inf(-1), 0.0
		for _, lead := range leads {
			u := s.turnToA(lead)
			across, rises := -r3.Dot(u, out), -r3.Dot(u, down)
			if across > depth { // it gets there
				under := (below*across - depth*rises) / math.Hypot(across, rises)
				reach := smooth(across/r3.Norm(u)/slopeLimit) * smooth((across/depth-1)/equalWays)
				over, reaches = max(over, under*reach), max(reaches, reach)
			}
		}
		if x.free() {
			share *= shorter(depth, min(over, below))
		} else {
			share *= reaches * shorter(depth, max(over, below))
		}
	}
	return share
}

// under is how far a foot on the surface is below a rim over which what is in front of it, along the normal out, may get away, and the direction from the rim to there: false for other
// rims.
func (x *rim) under(foot, radial, out r3.Vec, length float64) (below float64, down r3.Vec, ok bool) {
	rho := foot.X*radial.X + foot.Y*radial.Y
	for i, way := range x.ways {
		other := x.ways[1-i]
		below = (rho-x.R)*way.R + (foot.Z-x.Z)*way.Z
		beside := (rho-x.R)*way.Z - (foot.Z-x.Z)*way.R
		within := r3.Dot(out, radial)*other.R + out.Z*other.Z // how much the wall beyond the rim is on the side of the place
		if x.free() || x.R > 0 && below >= 0 && math.Abs(beside) < 1e-6*length && within > flatSine {
			return below, r3.Vec{X: way.R * radial.X, Y: way.R * radial.Y, Z: way.Z}, true
		}
	}
	return 0, down, false
}

// shareOfEdge is the share of the way out at a place of an edge that is behind a side, which is met from the other side, or below a rim: as the faces beside it or its ends tell.
func (s *turnedPair) shareOfEdge(e *edge, x *alongPoint, at r3.Vec) float64 {
	k := int(x.feature) - len(s.a.sides)
	if k < 0 {
		s.leads = append(s.leads[:0], r3.Scale(s.b.size, e.into[0]), r3.Scale(s.b.size, e.into[1]))
		return s.shareThrough(r3.Sub(at, r3.Scale(x.d, x.n)), r3.Scale(-1, x.n), -x.d, s.leads)
	}
	lift := unlike(r3.Dot(x.n, s.a.rims[k].down(at)))
	length := r3.Norm(r3.Sub(s.b.polyhedron.vertices[e.ends[1]], s.b.polyhedron.vertices[e.ends[0]]))
	share := 1.0
	for i, end := range e.ends {
		left := shorter(-x.d, math.Abs(float64(i)-x.s)*length) // past the end of the edge
		for _, v := range s.through {
			if v.vertex == end {
				left += lift * v.much * (1 - v.share - left)
			}
		}
		share *= left
	}
	return share
}

// chooseEdges leaves edges below a rim that meet in a vertex, and along whose normals the bodies part in other directions, their shares: one way is enough, also one by which they have
// just parted.
func (s *turnedPair) chooseEdges() {
	for i, x := range s.lifted {
		a, share := &s.found[x.found], 1.0
		if a.Distance >= 0 {
			continue
		}
		for j, y := range s.lifted {
			b := &s.found[y.found]
			if i != j && (x.edge.ends[0] == y.edge.ends[0] || x.edge.ends[0] == y.edge.ends[1] || x.edge.ends[1] == y.edge.ends[0] || x.edge.ends[1] == y.edge.ends[1]) {
				other := smooth((patchCosine - r3.Dot(a.Normal, b.Normal)) / (patchCosine - apartCosine))
				share *= 1 - other*min(4*b.part, 1)*(1-shorter(-a.Distance, -b.Distance))*(1-smooth(b.Distance/s.length))
			}
		}
		a.area = a.part * share
	}
}

// shareWithin is the share of the way out over a face of a convex solid, for a place of rim k, in the axes of both, at a depth below the face, beside those past the edges of the face.
func (s *turnedPair) shareWithin(f int32, k int, local, place r3.Vec, depth float64) float64 {
	p := s.b.polyhedron
	if !p.bulging || p.sheet {
		return 1
	}
	x := &s.a.rims[k]
	out := outward(local)
	wall := s.turnToB(r3.Vec{X: x.ways[0].Z * out.X, Y: x.ways[0].Z * out.Y, Z: -x.ways[0].R}) // across the wall
	loop, normal, share := p.loop(f), p.faces[f].normal, 1.0
	a := p.vertices[loop[len(loop)-1]]
	for _, v := range loop {
		b := p.vertices[v]
		into := r3.Unit(r3.Cross(normal, r3.Sub(b, a)))
		way, across := r3.Dot(into, r3.Sub(place, a)), math.Abs(r3.Dot(into, wall))
		way *= 1 - (1-across)*unlike(across) // back through the wall
		share = min(share, shorter(depth, way))
		a = b
	}
	return share
}

// down is the direction along the wall away from a free rim in the half plane of a place.
func (x *rim) down(at r3.Vec) r3.Vec {
	out := outward(at)
	return r3.Vec{X: x.ways[0].R * out.X, Y: x.ways[0].R * out.Y, Z: x.ways[0].Z}
}

// unlike is how much a normal with a part along a wall is another way out than that across the wall.
func unlike(along float64) float64 {
	return smooth((math.Abs(along) - likeSine) / (unlikeSine - likeSine))
}

// The sines that belong to patchCosine and apartCosine.
const (
	likeSine   = 0.34202014332566873304
	unlikeSine = 0.76604444311897803520
)
