// The ways along which a solid of revolution and a convex polyhedron come apart.
//
// They are those of two polyhedra of which one has a smooth side: along the normals of the faces and of the flat ends, along those normals of the side that lead out over a vertex or
// an edge sooner than those beside them, and along the normals across a rim and an edge. All of them have a closed form but the last, of which the azimuths are roots of a polynomial.

package narrowphase

import (
	"math"

	"gabion/internal/vec"

	"gonum.org/v1/gonum/spatial/r3"
)

// beginWays begins the list of the ways out of a solid of revolution and another one.
func (s *convexPair) beginWays(a, b *Placed) {
	s.ways, s.family, s.turned, s.beneath, s.distance = s.ways[:0], 0, a, b, math.Inf(-1)
}

// turnedWays lists the ways out of a solid of revolution a that overlaps a polyhedron b: of those along faces and flat ends all, of the others those that are hardly farther.
func (s *convexPair) turnedWays(a, b *Placed) {
	s.beginWays(a, b)
	for f := range b.faces {
		if n := b.faces[f].normal; s.facingB[f]-b.faces[f].depth >= s.limit(s.distance) {
			rim := lowestRim(a.revolution, &s.relative, n)
			s.leave(n, rim.outmost(n, rim.at), 1, &rim, &feature{kind: onFace, way: n})
		}
	}
	for i := range a.sides {
		side := sideOf(a.revolution, &s.relative, i)
		if side.kind == onFace {
			level := s.faceAlong(r3.Scale(-1, side.way))
			rim := lowestRim(a.revolution, &s.relative, level)
			_, v := lowest(b.vertices, side.way)
			s.leave(r3.Scale(-1, side.way), rim.outmost(level, rim.at), 1, &side, &feature{kind: atVertex, at: v})
		}
	}
	limit := s.limit(s.distance) + s.b.inside
	for i := range a.sides {
		side := sideOf(a.revolution, &s.relative, i)
		if side.kind == onFace {
			continue
		}
		for _, v := range b.vertices {
			if n := r3.Scale(-1, side.sideNormal(side.out(v))); r3.Dot(n, s.apart) >= limit && s.touches(n, v) {
				s.leave(n, v, 1, &side, &feature{kind: atVertex, at: v})
			}
		}
	}
	limit2 := r3.Norm2(s.apart) - vec.Sq(max(limit, 0))
	for i := range b.edges {
		if e := &b.edges[i]; faces(e, s.facingB, s.apart, limit, limit2) {
			s.sidesOverEdge(e)
			s.rimsOverEdge(e)
		}
	}
}

// faceAlong is the normal of the face of the polyhedron that looks most along n.
func (s *convexPair) faceAlong(n r3.Vec) (normal r3.Vec) {
	most := math.Inf(-1)
	for f := range s.b.faces {
		if c := r3.Dot(n, s.b.faces[f].normal); c > most {
			most, normal = c, s.b.faces[f].normal
		}
	}
	return normal
}

// touches tells whether a place of the polyhedron is its outmost along n.
func (s *convexPair) touches(n, v r3.Vec) bool {
	low, _ := lowest(s.b.vertices, r3.Scale(-1, n))
	return -low-r3.Dot(n, v) < s.tolerance
}

// oneWay is the angle up to which ways out are the same one, rad.
const oneWay = 1e-7

// leave notes a way out along n, at a place where features of both part last, if it is one of those that count and its family has not got it.
func (s *convexPair) leave(n, at r3.Vec, part float64, f, g *feature) {
	top := outmost(s.beneath, &unmoved, n)
	d := -outmost(s.turned, &s.relative, r3.Scale(-1, n)) - top
	if part <= 0 || d < (1+fartherOut)*s.distance {
		return
	}
	for i := range s.ways[s.family:] {
		if r3.Norm2(r3.Sub(s.ways[s.family+i].normal, n)) < oneWay*oneWay {
			return
		}
	}
	at = r3.Add(at, r3.Scale(top+d/2-r3.Dot(n, at), n))
	half := r3.Scale(d/2, n)
	way := wayOut{normal: n, distance: d, at: at, part: part, forms: [2]Form{f.form(r3.Add(at, half), n), g.form(r3.Sub(at, half), n)}}
	if s.ways = append(s.ways, way); d > s.distance {
		s.distance, s.normal, s.at, s.forms = d, n, at, way.forms
	}
}

// sidesOverEdge notes the ways across an edge and the side of the solid of revolution, as long as the place where both cross is between the ends of the edge.
func (s *convexPair) sidesOverEdge(e *edge) {
	axis, p := s.relative.axes[2], s.b.vertices[e.ends[0]]
	c := r3.Dot(axis, e.way)
	length := r3.Dot(e.way, r3.Sub(s.b.vertices[e.ends[1]], p))
	if 1-c*c < 1e-12 {
		return
	}
	across := r3.Scale(1/math.Sqrt(1-c*c), r3.Cross(e.way, axis))
	for i := range s.turned.sides {
		side := sideOf(s.turned.revolution, &s.relative, i)
		if side.kind == onFace {
			continue
		}
		z := side.side.normal.Z
		inPlane := r3.Scale(z/(1-c*c), r3.Sub(axis, r3.Scale(c, e.way))) // of the outward normals of the side that are square to the edge
		rest := 1 - r3.Norm2(inPlane)
		if rest < 0 {
			continue
		}
		for _, sign := range [2]float64{-1, 1} {
			outside := r3.Add(inPlane, r3.Scale(sign*math.Sqrt(rest), across))
			n := r3.Scale(-1, outside)
			if !s.touches(n, p) {
				continue
			}
			q, way := side.straightLine(side.out(r3.Add(side.at, outside)))
			at := nearestOnLine(p, e.way, q, way)
			if along := r3.Dot(r3.Sub(at, p), e.way); along > 0 && along < length {
				s.leave(n, at, 1, &side, &feature{kind: onEdge, at: p, way: e.way})
			}
		}
	}
}

// rimsOverEdge notes the ways across an edge and a rim. At the ends of the range of normals that both have they are those of a face, a side or an end.
func (s *convexPair) rimsOverEdge(e *edge) {
	p := s.b.vertices[e.ends[0]]
	start, way := s.toA(p), s.turnToA(e.way)
	into := [2]r3.Vec{s.turnToA(e.into[0]), s.turnToA(e.into[1])}
	for k := range s.turned.rims {
		c := &s.turned.rims[k]
		if c.R == 0 {
			continue
		}
		var azimuths [4]float64
		for _, azimuth := range azimuths[:s.turned.nearestOnRim(int32(k), start, way, &azimuths)] {
			sin, cos := math.Sincos(azimuth)
			out := r3.Vec{X: cos, Y: sin}
			n := r3.Cross(way, r3.Vec{X: -sin, Y: cos})
			sine2 := r3.Norm2(n)
			if sine2 < 1e-10 {
				continue // parallel
			}
			n = r3.Scale(math.Copysign(1/math.Sqrt(sine2), -r3.Dot(n, r3.Add(into[0], into[1]))), n)
			within := min(-r3.Dot(n, into[0]), -r3.Dot(n, into[1]))
			for _, w := range c.ways {
				within = min(within, r3.Dot(n, r3.Vec{X: w.R * out.X, Y: w.R * out.Y, Z: w.Z}))
			}
			if within > 0 {
				rim := r3.Vec{X: c.R * cos, Y: c.R * sin, Z: c.Z}
				at := r3.Add(p, r3.Scale(r3.Dot(r3.Sub(rim, start), way), e.way))
				f := rimOf(s.turned.revolution, &s.relative, k)
				s.leave(s.turnToB(n), at, smooth(within/slopeLimit)*smooth(sine2/parallelSine2), &f, &feature{kind: onEdge, at: p, way: e.way})
			}
		}
	}
}
