// The exact contact of two convex solids of which one at least is of revolution: from the features that touch, near where prisms in their places do.
//
// Along a direction n, from the second body to the first, the bodies are n.x apart where x leads from the last place of the second one to the first place of the first one.
// The normal is the direction along which that is most (the separating axis theorem). There each body is touched at a vertex, on an edge or a rim, along a straight line of its
// side, or on a face, and for any two of these the normal fulfils equations of its own: it is that of the face, that of the side at the vertex, across both edges, and so on. Of all
// features that are about where the prisms touch, those count between which the bodies are farthest apart.

package narrowphase

import (
	"math"

	"gabion/internal/vec"

	"gonum.org/v1/gonum/spatial/r3"
)

// feature is a part of the surface of a convex body, in the axes of the second body of a pair.
type feature struct {
	kind   featureKind
	at     r3.Vec       // a vertex, a place of an edge, the middle of a rim, or the body's origin for a side
	way    r3.Vec       // unit, along an edge, the axis of a rim or a side, or the normal of a face
	radius float64      // of a rim, m
	rim    *rim         // of a rim
	side   *profileSide // of a side
}

type featureKind uint8

const (
	atVertex featureKind = iota
	onEdge
	onRim
	onSide
	onFace
)

// Bounds of what is about where prisms touch: by how much less far out, by the size of the body, and the cosine of the angle to the normal.
const (
	nearlyOutmost = 1e-3
	nearlyNormal  = 0.9995
)

// touch makes the contact of the pair that of the features that touch, with the forms of both.
func (s *convexPair) touch(a, b *Placed) {
	s.features[0] = featuresAlong(s.features[0][:0], a, &s.relative, r3.Scale(-1, s.normal))
	s.features[1] = featuresAlong(s.features[1][:0], b, &unmoved, s.normal)
	guess, place := s.normal, s.at
	best := -outmost(a, &s.relative, r3.Scale(-1, guess)) - outmost(b, &unmoved, guess) - 3*s.tolerance // of vertices and edges that are apart prisms have told
	for i := range s.features[0] {
		for j := range s.features[1] {
			f, g := &s.features[0][i], &s.features[1][j]
			n, at, ok := touchingAt(f, g, guess, place)
			if !ok || r3.Dot(n, guess) < nearlyNormal {
				continue
			}
			top := outmost(b, &unmoved, n)
			if d := -outmost(a, &s.relative, r3.Scale(-1, n)) - top; d > best+s.tolerance {
				best = d
				s.normal, s.distance = n, d
				s.at = r3.Add(at, r3.Scale(top+d/2-r3.Dot(n, at), n))
				half := r3.Scale(d/2, n)
				s.forms = [2]Form{f.form(r3.Add(s.at, half), n), g.form(r3.Sub(s.at, half), n)}
			}
		}
	}
}

// outmost is how far a body reaches along a direction.
func outmost(p *Placed, where *relative, n r3.Vec) float64 {
	local, most := where.turnToA(n), math.Inf(-1)
	if p.kind == revolved {
		across := math.Hypot(local.X, local.Y)
		for i := range p.rims {
			most = max(most, p.rims[i].R*across+p.rims[i].Z*local.Z)
		}
	} else {
		for _, v := range p.vertices {
			most = max(most, r3.Dot(local, v))
		}
	}
	return most + r3.Dot(n, where.origin)
}

// featuresAlong appends those features of a body that may be its outmost along a direction n.
func featuresAlong(dst []feature, p *Placed, where *relative, n r3.Vec) []feature {
	local := where.turnToA(n)
	limit := outmost(p, where, n) - r3.Dot(n, where.origin) - nearlyOutmost*p.size
	if p.kind == revolved {
		return revolvedFeatures(dst, p.revolution, where, local, limit)
	}
	for _, v := range p.vertices {
		if r3.Dot(local, v) >= limit {
			dst = append(dst, feature{kind: atVertex, at: where.toB(v)})
		}
	}
	for i := range p.edges {
		e := &p.edges[i]
		if v := p.vertices[e.ends[0]]; r3.Dot(local, v) >= limit && r3.Dot(local, p.vertices[e.ends[1]]) >= limit {
			dst = append(dst, feature{kind: onEdge, at: where.toB(v), way: where.turnToB(e.way)})
		}
	}
	for f := range p.faces {
		if x := &p.faces[f]; r3.Dot(local, x.normal) >= nearlyNormal {
			dst = append(dst, feature{kind: onFace, way: where.turnToB(x.normal)})
		}
	}
	return dst
}

func revolvedFeatures(dst []feature, p *revolution, where *relative, local r3.Vec, limit float64) []feature {
	across := math.Hypot(local.X, local.Y)
	for k := range p.rims {
		if x := &p.rims[k]; x.R*across+x.Z*local.Z >= limit {
			dst = append(dst, rimOf(p, where, k))
		}
	}
	for i := range p.sides {
		if x := &p.sides[i]; x.normal.R*across+x.normal.Z*local.Z >= nearlyNormal {
			dst = append(dst, sideOf(p, where, i))
		}
	}
	return dst
}

// sideOf is a side of a solid of revolution, or a flat end.
func sideOf(p *revolution, where *relative, i int) feature {
	side, axis := &p.sides[i], where.axes[2]
	if side.normal.R < 1e-12 {
		return feature{kind: onFace, way: r3.Scale(side.normal.Z, axis)}
	}
	return feature{kind: onSide, at: where.origin, way: axis, side: side}
}

// rimOf is a rim of a solid of revolution, or an apex.
func rimOf(p *revolution, where *relative, k int) feature {
	c, axis := &p.rims[k], where.axes[2]
	f := feature{kind: onRim, at: r3.Add(where.origin, r3.Scale(c.Z, axis)), way: axis, radius: c.R, rim: c}
	if c.R == 0 {
		f.kind = atVertex
	}
	return f
}

// lowestRim is the rim of a solid of revolution that is lowest along n.
func lowestRim(p *revolution, where *relative, n r3.Vec) feature {
	down := where.turnToA(r3.Scale(-1, n))
	across, best, most := math.Hypot(down.X, down.Y), 0, math.Inf(-1)
	for k, c := range p.rims {
		if h := c.R*across + c.Z*down.Z; h > most {
			most, best = h, k
		}
	}
	return rimOf(p, where, best)
}

// touchingAt is the normal, which points from g to f, and a place at which two features touch, if it can be told, near a normal and a place.
func touchingAt(f, g *feature, guess, place r3.Vec) (n, at r3.Vec, ok bool) {
	if f.kind > g.kind {
		n, at, ok = touchingAt(g, f, r3.Scale(-1, guess), place)
		return r3.Scale(-1, n), at, ok
	}
	switch g.kind {
	case onFace:
		return g.way, f.outmost(g.way, place), true
	case onSide:
		return f.onSideOf(g, guess, place)
	case onRim:
		return f.onRimOf(g, guess, place)
	}
	return n, at, false // prisms have vertices and edges as they are
}

// outmost is the place of a feature that is lowest along n: of an edge, a side or a face, which lie across n, any.
func (f *feature) outmost(n, place r3.Vec) r3.Vec {
	switch f.kind {
	case atVertex:
		return f.at
	case onRim:
		return r3.Add(f.at, r3.Scale(f.radius, f.out(r3.Sub(f.at, n))))
	}
	return place
}

// out is the direction across the axis in which a place lies.
func (f *feature) out(place r3.Vec) r3.Vec {
	w := r3.Sub(place, f.at)
	out, _ := direction(r3.Sub(w, r3.Scale(r3.Dot(w, f.way), f.way)), vec.Perpendicular(f.way))
	return out
}

// sideNormal is that of a side in a direction across its axis.
func (f *feature) sideNormal(out r3.Vec) r3.Vec {
	return r3.Add(r3.Scale(f.side.normal.R, out), r3.Scale(f.side.normal.Z, f.way))
}

// straightLine is that of a side in a direction across its axis: one of its places and its direction.
func (f *feature) straightLine(out r3.Vec) (at, way r3.Vec) {
	at = r3.Add(f.at, r3.Add(r3.Scale(f.side.a.R, out), r3.Scale(f.side.a.Z, f.way)))
	return at, r3.Add(r3.Scale(f.side.u.R, out), r3.Scale(f.side.u.Z, f.way))
}

// onSideOf is where a feature touches a side.
func (f *feature) onSideOf(g *feature, guess, place r3.Vec) (n, at r3.Vec, ok bool) {
	switch f.kind {
	case atVertex:
		return g.sideNormal(g.out(f.at)), f.at, true
	case onRim:
		p, ok := f.lowestOver(g, place)
		return g.sideNormal(g.out(p)), p, ok
	}
	// The normals of both have known angles with both directions.
	along, target := f.way, 0.0
	if f.kind == onSide {
		target = -f.side.normal.Z
	}
	c := r3.Dot(along, g.way)
	sine2 := 1 - c*c
	if sine2 < 1e-12 {
		return n, at, false
	}
	x, y := (target-c*g.side.normal.Z)/sine2, (g.side.normal.Z-c*target)/sine2
	n = r3.Add(r3.Scale(x, along), r3.Scale(y, g.way))
	rest := 1 - r3.Norm2(n)
	if rest < 0 {
		return n, at, false
	}
	across := r3.Cross(along, g.way)
	n = r3.Add(n, r3.Scale(math.Copysign(math.Sqrt(rest/sine2), r3.Dot(across, guess)), across))
	q, v := g.straightLine(g.out(r3.Add(g.at, n)))
	p, u := f.at, f.way
	if f.kind == onSide {
		p, u = f.straightLine(f.out(r3.Sub(f.at, n)))
	}
	return n, nearestOnLine(p, u, q, v), true
}

// nearestOnLine is the place of the line through p along the unit vector u that is nearest to the line through q along v.
func nearestOnLine(p, u, q, v r3.Vec) r3.Vec {
	w, uv := r3.Sub(q, p), r3.Dot(u, v)
	return r3.Add(p, r3.Scale((r3.Dot(w, u)-uv*r3.Dot(w, v))/max(1-uv*uv, 1e-300), u))
}

// onRimOf is where a feature touches a rim.
func (f *feature) onRimOf(g *feature, guess, place r3.Vec) (n, at r3.Vec, ok bool) {
	var way r3.Vec
	switch f.kind {
	case atVertex:
		at = r3.Add(g.at, r3.Scale(g.radius, g.out(f.at)))
		n, _ = direction(r3.Sub(f.at, at), guess)
		return r3.Scale(math.Copysign(1, r3.Dot(n, guess)), n), at, true
	case onEdge:
		at, ok = g.nearestToLine(f, place)
		way = f.way
	case onRim:
		var other r3.Vec
		at, other, ok = g.nearestToRim(f, place)
		way = r3.Cross(f.way, f.out(other))
	}
	n = r3.Cross(r3.Cross(g.way, g.out(at)), way)
	l := vec.Norm(n)
	return r3.Scale(math.Copysign(1/max(l, 1e-300), r3.Dot(n, guess)), n), at, ok && l > 1e-5
}

// form is that of the surface at a place on it that is met along n or against it.
func (f *feature) form(at, n r3.Vec) Form {
	switch f.kind {
	case atVertex:
		return Form{}
	case onEdge:
		return ridge(f.way)
	case onFace:
		return flat
	}
	out := f.out(at)
	facing, radius, across := max(math.Abs(r3.Dot(n, out)), 1e-12), f.radius, 0.0
	if f.kind == onSide {
		w := r3.Sub(at, f.at)
		radius, across = r3.Dot(w, out), math.Inf(1)
	}
	return Form{r3.Cross(f.way, out), [2]float64{radius / facing, across}}
}
