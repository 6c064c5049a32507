// Contacts of the edges and faces of a polyhedron with surfaces of revolution and tori. Kernels have the same in kernels/polyhedra_round.cuh.

package geometry

import (
	"math"

	"gabion/rigid"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// roundWork is a polyhedron beside a round surface.
type roundWork struct {
	corners []r3.Vec // in the surface's axes, from its origin
	centre  r3.Vec
	axes    quat.Number
	deepest float64 // overlap so far, m
}

// ends are the numbers of an edge in the keys of its contacts: beside the segment, and at the first and the last place at the circle where that begins and, of the last one, ends.
const (
	besideIt = iota
	atBegin
	atEnd   = atBegin + 2
	inRound = atEnd + 2 // numbers of a segment
)

// FindRound fills Contacts and Terms with those of the edges and faces of polyhedron a, which is convex, with a surface of revolution or a torus that are nearer than reach, from its centre, in the world's axes.
// centre is that of a in the surface's axes (m), which lie so in the world. Contacts of the corners are not among them. It returns the largest overlap, m; more than reach where the surface is in the core.
func (p *PolyhedronPair) FindRound(a *PlacedPolyhedron, shape Shape, centre r3.Vec, axes quat.Number, reach float64) float64 {
	p.Contacts, p.Terms = p.Contacts[:0], p.Terms[:0]
	p.a, p.b, p.separation, p.reach = a, nil, r3.Vec{}, reach
	w := &p.round
	w.centre, w.axes, w.corners, w.deepest = centre, axes, w.corners[:0], 0
	for _, c := range a.Corners {
		w.corners = append(w.corners, r3.Add(centre, rigid.Rotate(quat.Conj(axes), c)))
	}
	switch s := shape.(type) {
	case Torus:
		c := roundRim{radius: s.Radius}
		p.aroundRim(&c, atBegin)
	case *Revolved:
		for i := range s.Segments {
			p.alongSide(s, i)
			p.onRim(s, i, s.before(i), i)
			if s.after(i) < 0 {
				p.onRim(s, i, i, -1)
			}
		}
	}
	return w.deepest
}

// edge is edge k in the surface's axes.
func (w *roundWork) edge(a *PlacedPolyhedron, k int) roundEdge {
	x := &a.Shape.Edges[k]
	return edgeBetween(w.corners[x.A], w.corners[x.B])
}

// alongSide adds the contacts of edges with segment i, seen from where it is convex.
func (p *PolyhedronPair) alongSide(s *Revolved, i int) {
	g, side := &s.Segments[i], s.Segments[i].convexSide()
	if side == 0 || s.Solid && side < 0 {
		return
	}
	k, next := s.before(i), s.after(i)
	for n := range p.a.Shape.Edges {
		e := p.round.edge(p.a, n)
		spot, near := e.nearestSide(g, p.reach)
		if !near || !g.over(&spot) {
			continue
		}
		touch := alone(spot)
		touch.takeEnds(&e, g, p.reach)
		if c, out := s.rim(k, i); out {
			over := e.overCircle(&c, p.reach)
			touch.takeCrossing(&over)
		}
		if c, out := s.rim(i, next); out {
			over := e.overCircle(&c, p.reach)
			touch.takeCrossing(&over)
		}
		p.pressRound(twoEdges|uint32(n)<<edgeBits|uint32(inRound*i+besideIt), &touch)
	}
}

// rim is the circle between two segments, of which either may be -1.
func (s *Revolved) rim(before, after int) (c roundRim, out bool) {
	switch {
	case before >= 0 && after >= 0:
		return rimBetween(&s.Segments[before], &s.Segments[after], s.Solid)
	case before < 0 && !math.IsInf(s.Segments[after].From, 0):
		return s.Segments[after].freeRim(s.Segments[after].From, s.Solid)
	case after < 0 && !math.IsInf(s.Segments[before].To, 0):
		return s.Segments[before].freeRim(s.Segments[before].To, s.Solid)
	}
	return c, false
}

// onRim adds the contacts of edges and faces with the circle between two segments; i is one of them.
func (p *PolyhedronPair) onRim(s *Revolved, i, before, after int) {
	c, out := s.rim(before, after)
	if !out {
		return
	}
	number := inRound*i + atBegin
	if after < 0 {
		number = inRound*i + atEnd
	}
	if c.radius > 0 {
		p.aroundRim(&c, number)
		return
	}
	p.onTip(&c, number)
}

// aroundRim adds the contacts of edges and faces with a circle.
func (p *PolyhedronPair) aroundRim(c *roundRim, number int) {
	for n := range p.a.Shape.Edges {
		e := p.round.edge(p.a, n)
		k := e.overCircle(c, p.reach)
		key := twoEdges | uint32(n)<<edgeBits | uint32(number)
		if k.hasFirst && c.standsOutTo(&k.first.spot) {
			p.pressRound(key, &k.first)
		}
		if k.hasLast && c.standsOutTo(&k.last.spot) {
			p.pressRound(key+1, &k.last)
		}
	}
	for f := range p.a.Shape.Faces {
		p.faceOnRim(c, f, secondVertex|uint32(f)<<edgeBits|uint32(number))
	}
}

// faceOnRim adds the contact of a face with a circle, or two across from one another where all of it is over the face.
func (p *PolyhedronPair) faceOnRim(c *roundRim, f int, key uint32) {
	w, x := &p.round, &p.a.Shape.Faces[f]
	normal := rigid.Rotate(quat.Conj(w.axes), p.a.turned(x.Normal))
	offset := r3.Dot(normal, w.corners[x.Loop[0]])
	u := lowestAround(normal)
	spot := c.overFace(normal, offset, u, p.reach)
	if spot.overlap <= 0 || spot.overlap > p.reach || !c.standsOutTo(&spot) {
		return
	}
	touch, whole := alone(spot), true
	for k, a := range x.Loop {
		b := x.Loop[(k+1)%len(x.Loop)]
		into := r3.Cross(normal, r3.Sub(w.corners[b], w.corners[a]))
		if r3.Dot(into, r3.Sub(spot.a, w.corners[a])) < 0 {
			return
		}
		e := edgeBetween(w.corners[a], w.corners[b])
		over := e.overCircle(c, p.reach)
		if over.hasFirst {
			whole = false
			touch.takeAround(over.first.spot, turnedBy(u, fromAxis(over.first.spot.a)))
		}
		if over.hasLast {
			whole = false
			touch.takeAround(over.last.spot, turnedBy(u, fromAxis(over.last.spot.a)))
		}
	}
	p.pressRound(key, &touch)
	if whole {
		across := alone(c.overFace(normal, offset, r3.Scale(-1, u), p.reach))
		p.pressRound(key+1, &across)
	}
}

// onTip adds the contact of the core with the tip of a cone.
func (p *PolyhedronPair) onTip(c *roundRim, number int) {
	tip := r3.Vec{Z: c.height}
	at := p.round.world(tip)
	a, distance, inside := p.a.nearest(at, p.reach)
	if inside || distance == 0 {
		p.round.deepest = 2 * p.reach
		return
	}
	spot := roundSpot{a: r3.Add(p.round.centre, rigid.Rotate(quat.Conj(p.round.axes), a)), overlap: p.reach - distance}
	spot.n = r3.Scale(1/distance, r3.Sub(spot.a, tip))
	if spot.overlap <= 0 || !c.standsOutTo(&spot) {
		return
	}
	touch := alone(spot)
	p.pressRound(secondVertex|uint32(number), &touch)
	for _, x := range p.a.Corners {
		p.take(x, at, -1)
	}
}

// world takes a point in the surface's axes to one from the centre, in the world's.
func (w *roundWork) world(v r3.Vec) r3.Vec { return rigid.Rotate(w.axes, r3.Sub(v, w.centre)) }

// turned takes a direction in the shape to the world.
func (p *PlacedPolyhedron) turned(v r3.Vec) r3.Vec {
	return r3.Add(r3.Add(r3.Scale(v.X, p.Axes[0]), r3.Scale(v.Y, p.Axes[1])), r3.Scale(v.Z, p.Axes[2]))
}

// pressRound adds a contact at a place with what is taken out for those that it is between.
func (p *PolyhedronPair) pressRound(key uint32, t *roundTouch) {
	if t.spot.overlap <= 0 {
		return
	}
	w := &p.round
	if w.deepest = max(w.deepest, t.spot.overlap); t.spot.overlap >= p.reach {
		w.deepest = 2 * p.reach
		return
	}
	at := func(s *roundSpot, distance float64) (a, b r3.Vec) {
		a = w.world(s.a)
		return a, r3.Sub(a, r3.Scale(distance, rigid.Rotate(w.axes, s.n)))
	}
	distance := p.reach - t.spot.overlap
	a, b := at(&t.spot, distance)
	p.begin(key, a, b, distance)
	share := func(s *roundSpot, overlap, part float64) {
		if overlap > 0 {
			a, b := at(s, p.reach-overlap)
			p.take(a, b, part)
		}
	}
	if !t.shared {
		share(&t.before, t.before.overlap, -1)
	}
	share(&t.after, t.after.overlap, -1)
	if both := t.before.overlap + t.after.overlap - t.spot.overlap; both > 0 {
		share(&t.before, both, 1)
		share(&t.after, both, 1)
		share(&t.spot, both, -1)
	}
}

// StandsOut tells whether edges and faces of polyhedra touch a surface of revolution or a torus too, not corners alone.
func StandsOut(s Shape) bool { return IsRound(s) && !ConvexRoom(s) }

// Bends tells whether the profile has a corner that stands out on a side on which particles may be and at which it bends by less than what makes two walls of one: it stands for a curve.
func (s *Revolved) Bends() bool {
	for i := range s.Segments {
		k := s.before(i)
		if k < 0 {
			continue
		}
		back, ahead := &s.Segments[k], &s.Segments[i]
		if _, out := s.rim(k, i); out && back.DirR*ahead.DirR+back.DirZ*ahead.DirZ > SmoothCosine {
			return true
		}
	}
	return false
}
