// The guard: tells of a body whose centre, or a strand whose line, has got inside another surface, and of what is about to be so deep in another that its contact is lost. The laws of contact mean small overlaps; beyond them the
// way out may be the wrong one, so that what is a wall or a net in the model is none in the run.

package contact

import (
	"math"

	"gabion/contact/broadphase"
	"gabion/contact/narrowphase"
	"gabion/dem/geometry"
	"gabion/internal/vec"
)

// Penetration is a body or a strand inside another surface, when it was first found there.
type Penetration struct {
	Time     float64 // s
	Surfaces [2]int  // what is inside, and what it is in, by their numbers in the model
	Depth    float64 // of the contact, m
	Moved    float64 // along the contact's normal in the step that brought it there, m
	Part     bool    // a part of the surface is inside, not its centre or line, so deep that its contact fades out
}

// Penetrations lists what has been inside something else so far, each pair of surfaces once, by time.
func (e *Engine) Penetrations() []Penetration { return e.penetrations }

// guard adds what is inside something else in the step that is accepted.
func (e *Engine) guard() {
	for i := range e.current {
		t := &e.current[i]
		x, y := &e.items[t.Surface1], &e.items[t.Surface2]
		switch first, second := x.insideAt(y), y.insideAt(x); {
		case t.Overlap < min(first, second):
			if t.Overlap > min(narrowphase.HeldDepth(x.placed.Shape, y.placed.Shape), x.heldBySheet(y), y.heldBySheet(x)) {
				e.penetrates(x, y, t, true)
			}
		case second <= first:
			e.penetrates(y, x, t, false)
		default:
			e.penetrates(x, y, t, false)
		}
	}
	if e.broad == nil {
		return
	}
	for _, p := range e.broad.Pairs() {
		i, j := p.Items()
		if e.roundOrWall(i) && e.roundOrWall(j) {
			continue
		}
		x, y := &e.items[i], &e.items[j]
		switch {
		case y.isTerrain() && e.deepest(p).Overlap > 0: // which holds it
		case vec.InBox(&e.bounds.boxes[j], x.worldCentre) && e.holds(y, x):
			e.penetrates(x, y, e.deepest(p), false)
		case vec.InBox(&e.bounds.boxes[i], y.worldCentre) && e.holds(x, y):
			e.penetrates(y, x, e.deepest(p), false)
		}
	}
}

// roundOrWall tells whether a surface is round or a wall, of which holds tells nothing.
func (e *Engine) roundOrWall(i int) bool { return e.isWall(int32(i)) || e.outlines[i].round }

// insideAt is the depth at which x counts as inside y, m: the centre of a sphere or the axis of a capsule is, and the line of a strand, which is thin and lets
// what it touches in deep, when it is half of the way to where it would be pushed out on the other side. It is infinite for surfaces that holds tells of, and in terrain.
func (x *body) insideAt(y *body) float64 {
	if y.isTerrain() {
		return math.Inf(1)
	}
	radius := x.core()
	if x.Strand == nil {
		return radius
	}
	return max(radius, 0.5*(radius+y.halfWidth()))
}

// isTerrain tells whether the surface is one that holds what is in it, however deep.
func (x *body) isTerrain() bool {
	_, ok := x.Shape.(*geometry.HeightField)
	return ok
}

// heldBySheet is how deep x, if it is round, may be in y, if that is a sheet, to be told of, m: once its centre or axis is beyond the sheet, it is pushed out on the other side.
func (x *body) heldBySheet(y *body) float64 {
	if y.halfWidth() > 0 {
		return math.Inf(1)
	}
	return 0.75 * x.core()
}

// halfWidth is half of the least width of a solid, m: infinite for what has no other side, and 0 for sheets.
func (x *body) halfWidth() float64 {
	switch s := x.Shape.(type) {
	case geometry.Plane, *geometry.HeightField:
		return math.Inf(1)
	case geometry.Capsule:
		return s.Radius
	case *geometry.Mesh:
		if !s.Solid {
			return 0
		}
	}
	return min(x.halfEdges[0].X, x.halfEdges[1].Y, x.halfEdges[2].Z)
}

// core is the depth at which the axis or the centre of a round surface is inside another, m; it is infinite for other surfaces.
func (x *body) core() float64 {
	switch s := x.Shape.(type) {
	case geometry.Sphere:
		if !s.Inside && len(x.frames) > 0 {
			return s.Radius
		}
	case geometry.Capsule:
		return s.Radius
	}
	return math.Inf(1)
}

// holds tells whether the centre of x, which is a solid that is not round, lies in y.
func (e *Engine) holds(y, x *body) bool {
	if len(x.frames) == 0 || x.Strand != nil || x.core() < math.Inf(1) {
		return false
	}
	w := &e.workspaces[0]
	inside := func(s *body) bool {
		w.found = s.Touches(w.found[:0], x.worldCentre, 0)
		return len(w.found) > 0
	}
	return inside(x) && inside(y)
}

// deepest is the deepest contact of a pair; one of no depth where there is none.
func (e *Engine) deepest(p broadphase.Pair) *bodyContact {
	i, j := p.Items()
	pair := identity{Surface1: int32(i), Surface2: int32(j)}
	var current reader
	current.seek(e.current, &pair)
	_, contacts := current.ofPair(&pair)
	deepest := new(bodyContact)
	for k := range contacts {
		if contacts[k].Overlap > deepest.Overlap {
			deepest = &contacts[k]
		}
	}
	return deepest
}

// penetrates notes that x, or a part of it, is inside y by a contact, unless it has been so before.
func (e *Engine) penetrates(x, y *body, t *bodyContact, part bool) {
	p := Penetration{e.time, [2]int{x.Surface, y.Surface}, t.Overlap, math.Abs(t.Speed) * e.dt, part}
	if e.inside == nil {
		e.inside = map[[2]int]bool{}
		for _, q := range e.penetrations {
			e.inside[q.Surfaces] = true
		}
	}
	if !e.inside[p.Surfaces] {
		e.inside[p.Surfaces] = true
		e.penetrations = append(e.penetrations, p)
	}
}
