// Where two sphero-polyhedra touch of which one or both have cores that are not convex; concave.go has what the energy is.

package geometry

import (
	"math"

	"gabion/internal/vec"

	"gonum.org/v1/gonum/spatial/r3"
)

// placedPart is a solid part where a particle has it.
type placedPart struct {
	corners []r3.Vec // from the centre, world axes, m
	box     r3.Box   // about them
}

// placeParts places the solid parts.
func (p *PlacedPolyhedron) placeParts() {
	n := 0
	for i := range p.Shape.parts {
		part := &p.Shape.parts[i]
		if !part.solid {
			continue
		}
		if n == len(p.parts) {
			p.parts = append(p.parts, placedPart{})
		}
		q := &p.parts[n]
		q.corners, q.box = q.corners[:0], vec.Nowhere()
		for _, v := range part.Vertices {
			x := p.toWorld(v)
			q.corners, q.box = append(q.corners, x), vec.Around(q.box, r3.Box{Min: x, Max: x})
		}
		n++
	}
	p.parts = p.parts[:n]
}

// standing appends the feet of a point on the core that are nearer than reach, those at one place as one; inside tells that the point is in the core.
func (p *PlacedPolyhedron) standing(dst []foot, q r3.Vec, reach float64) (list []foot, inside bool) {
	if !p.Shape.Concave() {
		at, distance, inside := p.nearest(q, reach)
		if !inside && distance < reach {
			dst = append(dst, foot{at: at, distance: distance, share: 1})
		}
		return dst, inside || distance == 0
	}
	local, near := p.toLocal(q), 1/p.Scale*reach
	for i := range p.Shape.parts {
		part := &p.Shape.parts[i]
		if beyond(local, part.box.Min, part.box.Max) >= near {
			continue
		}
		at, distance, inside := part.NearestPoint(local, near)
		if inside || distance == 0 {
			return dst, true
		}
		if distance >= near {
			continue
		}
		place, k := p.toWorld(at), 0
		for k < len(dst) && !dst[k].isAt(place, reach) {
			k++
		}
		if k == len(dst) {
			dst = append(dst, foot{at: place, distance: p.Scale * distance})
		}
		dst[k].share += part.share
	}
	return dst, false
}

// findParts is Find where a core is not convex. Where the hulls of both are apart no part of one is in one of the other, and the axis between the hulls tells what may be in reach.
func (p *PolyhedronPair) findParts(axis *r3.Vec) bool {
	low, high := p.extents(*axis)
	apart := true
	if low-high < 0.5*p.reach {
		if *axis, apart = p.separate(*axis); apart {
			low, high = p.extents(*axis)
		}
	}
	switch {
	case apart && low-high >= p.reach:
		return true
	case apart:
		p.narrow(*axis, low, high)
	default:
		p.interlock()
		if p.partsMeet() {
			return false
		}
	}
	oneA, oneB := len(p.a.Corners) == 1, len(p.b.Corners) == 1
	if !oneB || oneA {
		for _, v := range p.verticesA {
			if !p.stand(firstVertex, v, r3.Add(p.separation, p.a.Corners[v]), oneA) {
				return false
			}
		}
	}
	if !oneA {
		for _, w := range p.verticesB {
			if !p.covers(w) && !p.stand(secondVertex, w, p.b.Corners[w], oneB) {
				return false
			}
		}
	}
	if !p.edges() {
		return false
	}
	for i := range p.Contacts {
		if meet(p.Terms[p.Contacts[i].First].Distance, p.reach) {
			return false
		}
	}
	return true
}

// interlock lists the vertices and edges that may be in reach of the box about the other core.
func (p *PolyhedronPair) interlock() {
	boxA, boxB := cornersBox(p.a, p.separation), cornersBox(p.b, r3.Vec{})
	p.verticesA, p.edgesA = p.chooseIn(p.a, p.separation, vec.Inflate(boxB, p.reach), p.verticesA[:0], p.edgesA[:0])
	p.verticesB, p.edgesB = p.chooseIn(p.b, r3.Vec{}, vec.Inflate(boxA, p.reach), p.verticesB[:0], p.edgesB[:0])
}

// stand adds the contacts of a vertex, which is at x, with the other core; it returns false where it is in that. A vertex alone takes nothing that belongs to others.
func (p *PolyhedronPair) stand(kind uint32, number int32, x r3.Vec, alone bool) (apart bool) {
	on, from, others := p.b, x, p.verticesB
	if kind == secondVertex {
		on, from, others = p.a, r3.Sub(x, p.separation), p.verticesA
	}
	var inside bool
	if p.feet, inside = on.standing(p.feet[:0], from, p.reach); inside {
		return false
	}
	p.standOn(kind, number, x, on, func(i int) {
		if alone {
			return
		}
		for _, w := range others {
			place, share := on.Corners[w], -0.5
			if kind == firstVertex && p.covers(w) {
				share = -1
			}
			if p.nearestFoot(place) != i {
				continue
			}
			if kind == firstVertex {
				p.take(x, place, share)
			} else {
				p.take(r3.Add(p.separation, place), x, share)
			}
		}
	})
	return true
}

// standOn adds the contacts of a point, which is at x, with the feet that count, and calls more after each. What hollow edges take away it takes from the nearer contacts of those that come nearest to it, so that a
// contact that goes over to such an edge ends there with nothing.
func (p *PolyhedronPair) standOn(kind uint32, number int32, x r3.Vec, on *PlacedPolyhedron, more func(foot int)) {
	place := func(f *foot) (a, b r3.Vec) {
		if kind == firstVertex {
			return x, f.at
		}
		return r3.Add(p.separation, f.at), x
	}
	for i := range p.feet {
		f := &p.feet[i]
		if f.share <= 0 {
			continue
		}
		a, b := place(f)
		p.begin(kind|uint32(number), a, b, f.distance)
		p.Terms[len(p.Terms)-1].Share = f.share
		for k := range p.feet {
			if g := &p.feet[k]; g.share < 0 {
				if part := p.partOf(g, f); part > 0 {
					a, b := place(g)
					p.Terms = append(p.Terms, FeatureTerm{a, b, g.distance, part * g.share})
					p.Contacts[len(p.Contacts)-1].Last++
				}
			}
		}
		more(i)
	}
}

// partOf is the part of foot g, which takes away, that is taken from f.
func (p *PolyhedronPair) partOf(g, f *foot) float64 {
	sum := 0.0
	for i := range p.feet {
		sum += p.feet[i].bears(*g, p.reach)
	}
	if sum == 0 {
		return 0
	}
	return f.bears(*g, p.reach) / sum
}

// nearestFoot is the foot that counts and is nearest to a place on the core.
func (p *PolyhedronPair) nearestFoot(at r3.Vec) (nearest int) {
	least := math.Inf(1)
	for i := range p.feet {
		if d2 := r3.Norm2(r3.Sub(p.feet[i].at, at)); p.feet[i].share > 0 && d2 < least {
			least, nearest = d2, i
		}
	}
	return nearest
}

// cornersBox is the box about the corners of a core around a centre.
func cornersBox(p *PlacedPolyhedron, centre r3.Vec) r3.Box {
	box := vec.Nowhere()
	for _, c := range p.Corners {
		c = r3.Add(centre, c)
		box = vec.Around(box, r3.Box{Min: c, Max: c})
	}
	return box
}

// chooseIn lists the vertices and edges that may be in a box.
func (p *PolyhedronPair) chooseIn(q *PlacedPolyhedron, centre r3.Vec, box r3.Box, vertices []int32, edges []placedEdge) ([]int32, []placedEdge) {
	for i, c := range q.Corners {
		if c = r3.Add(centre, c); vec.InBox(&box, c) {
			vertices = append(vertices, int32(i))
		}
	}
	for k, e := range q.Shape.Edges {
		from, to := r3.Add(centre, q.Corners[e.A]), r3.Add(centre, q.Corners[e.B])
		f := placedEdge{number: int32(k), from: from, along: r3.Sub(to, from), box: vec.Between(from, to)}
		if (&placedEdge{box: box}).near(&f, 0) {
			edges = append(edges, f)
		}
	}
	return vertices, edges
}

// partsMeet tells whether convex parts of the cores are in one another.
func (p *PolyhedronPair) partsMeet() bool {
	a, b := p.a, p.b
	defer func() { p.a, p.b = a, b }()
	p.a, p.b = &p.partA, &p.partB
	return a.eachPart(func(one *placedPart) bool {
		box := r3.Box{Min: r3.Add(p.separation, one.box.Min), Max: r3.Add(p.separation, one.box.Max)}
		return b.eachPart(func(other *placedPart) bool {
			if !(&placedEdge{box: box}).near(&placedEdge{box: other.box}, 0) {
				return false
			}
			p.partA.Corners, p.partB.Corners = one.corners, other.corners
			_, apart := p.separate(p.separation)
			return !apart
		})
	})
}

// eachPart calls see with the solid parts, a core that is convex being its own, until one says so.
func (p *PlacedPolyhedron) eachPart(see func(q *placedPart) bool) bool {
	if !p.Shape.Concave() {
		return see(&placedPart{corners: p.Corners, box: cornersBox(p, r3.Vec{})})
	}
	for i := range p.parts {
		if see(&p.parts[i]) {
			return true
		}
	}
	return false
}
