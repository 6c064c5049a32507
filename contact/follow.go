// Contacts that are not searched: found in one trial, they are taken along with the matter in later ones, by the geometry that their tangents have.
//
// Newton's corrections move surfaces by far less than they are round, so that the features which touch stay the same and points, normals and depths follow to first order (see
// tangent.go); shares are held. What is left out, by the radius, is the square of followed. A pair that has moved farther since it was searched last, or had no contact, is searched.
// Contacts of flat faces, whose search lays these over one another, go on from step to step that way: those of a pile at rest, or of bodies that move as one, are hardly searched at all.

package contact

import (
	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/contact/narrowphase"
	"gabion/internal/vec"
	"gabion/rigid"
)

// followed is the way that two surfaces may go from one another, by the effective radius, since their contacts were found: in a step, and before it.
const followed = 3e-4

// unmet is the depth, by the effective radius, up to which two surfaces that did not touch in the first trial of a step may be in one another at its end: their contact begins
// with the next step.
const unmet = 1e-5

// stayApart tells whether two surfaces that did not touch in the first trial of the step touch by no more than that.
func (e *Engine) stayApart(x, y *body) bool {
	return x.way+y.way <= unmet*narrowphase.EffectiveRadius(x.placed.Shape, y.placed.Shape) && !e.law.Reaches()
}

// search is a contact as it was found, and where it was on its surfaces.
type search struct {
	Step          float64 // length of the step in which it was found, s
	Overlap       float64
	Normal, Point r3.Vec
	Levers        [2]float64
	Anchors       [2]anchor
}

// anchor is a point of a surface and the normal there, in the surface's axes; of a strand, the point of its axis and the axis, in the world.
type anchor struct{ Point, Along r3.Vec }

// keepSearch notes where a contact that has just been found is on its surfaces.
func (t *bodyContact) keepSearch(x, y *body, dt float64) {
	s := &t.Search
	s.Step = dt
	s.Overlap, s.Normal, s.Point, s.Levers = t.Overlap, t.Normal, t.Point, t.Levers
	for side, b := range [2]*body{x, y} {
		if b.Strand != nil {
			s.Anchors[side] = anchor{vec.Mix(b.Ends[0].Place, b.Ends[1].Place, t.Levers[side]), b.Axis}
		} else {
			s.Anchors[side] = anchor{b.Frame.ToLocal(s.onSurface(side)), rigid.Rotate(quat.Conj(b.Frame.Orientation), t.Normal)}
		}
	}
}

// onSurface is the point of a side's surface, which the overlap parts from that of the other.
func (s *search) onSurface(side int) r3.Vec {
	return r3.Sub(s.Point, r3.Scale(0.5*sideSign[side]*s.Overlap, s.Normal))
}

// moved is by how much the matter of a side has moved at the contact since that was found, m, and by how much it has turned the normal.
func (s *search) moved(side int, b *body) (displacement, tilt r3.Vec) {
	a := &s.Anchors[side]
	if b.Strand == nil {
		return r3.Sub(b.Frame.ToWorld(a.Point), s.onSurface(side)), r3.Sub(rigid.Rotate(b.Frame.Orientation, a.Along), s.Normal)
	}
	rotation := r3.Scale(b.InverseLength2, r3.Cross(a.Along, r3.Sub(b.Axis, a.Along)))
	shift := r3.Sub(vec.Mix(b.Ends[0].Place, b.Ends[1].Place, s.Levers[side]), a.Point)
	return r3.Add(shift, r3.Cross(rotation, r3.Sub(s.onSurface(side), a.Point))), r3.Cross(rotation, s.Normal)
}

// follow takes the contacts that a pair had in the trial before to where they are now. It tells whether they can be followed; they have to be searched otherwise.
func (e *Engine) follow(contacts []bodyContact) bool {
	limit := followed
	if len(contacts) > 0 && e.goesOn(int(contacts[0].Surface1), int(contacts[0].Surface2)) {
		limit *= 2
	}
	return e.followWithin(limit, contacts)
}

// followWithin is follow up to a way by the radius.
func (e *Engine) followWithin(limit float64, contacts []bodyContact) bool {
	if len(contacts) == 0 || e.law.Reaches() {
		return false
	}
	items := [2]*body{&e.items[contacts[0].Surface1], &e.items[contacts[0].Surface2]}
	for i := range contacts {
		if !contacts[i].takeAlong(items, limit*contacts[i].Radius) {
			return false
		}
	}
	contacts[0].balanceSharing(items)
	return true
}

// goesOn tells whether contacts of surface i with surface j are followed from step to step: not where a search costs no more.
func (e *Engine) goesOn(i, j int) bool {
	return e.items[i].placed.Faceted() && e.items[j].placed.Faceted()
}

// goOn appends the contacts that surface i had with surface j in the last step, where they are in the first trial of this one. It tells whether they can be followed;
// not where steps are of another length, which other shares may belong to.
func (e *Engine) goOn(w *workspace, i, j int) bool {
	if !e.goesOn(i, j) {
		return false
	}
	first, former := w.previous.ofPair(&identity{Surface1: int32(i), Surface2: int32(j)})
	w.previous.at = first // for a search
	from := len(w.contacts)
	w.contacts = append(w.contacts, former...)
	contacts := w.contacts[from:]
	if len(former) == 0 || former[0].Search.Step != e.dt || !e.followWithin(followed, contacts) {
		w.contacts = w.contacts[:from]
		return false
	}
	for k := range contacts {
		t := &contacts[k]
		t.Start, t.former, t.split = t.End, int32(first+k), false
	}
	if former[0].SharingPart != 0 {
		contacts[0].carrySharing(&former[0], [2]*body{&e.items[i], &e.items[j]}, e.dt)
	}
	return true
}

// takeAlong moves a contact with its surfaces from where it was found. It tells whether they have gone no farther from one another than a limit, m, and still touch. How far they
// have gone together does not matter, but for what they have turned by, whose square is left out.
func (t *bodyContact) takeAlong(items [2]*body, limit float64) bool {
	s := &t.Search
	var displacements, tilts [2]r3.Vec
	for side, b := range items {
		displacements[side], tilts[side] = s.moved(side, b)
	}
	apart, size := r3.Sub(displacements[0], displacements[1]), min(items[0].boundingRadius, items[1].boundingRadius)
	way := vec.Norm(apart) + size*(vec.Norm(r3.Sub(tilts[0], tilts[1]))+r3.Norm2(tilts[0]))
	t.Overlap = s.Overlap - r3.Dot(apart, s.Normal)
	if !(way <= limit && t.Overlap > 0) {
		return false
	}
	t.Normal, t.Point, t.Levers = s.Normal, s.Point, s.Levers
	if way == 0 && displacements[0] == (r3.Vec{}) {
		return true
	}
	plane := newContactPlane(t)
	var turned, shift r3.Vec
	var slid [2][2]float64
	for side := range items {
		n, slides := plane.turn(side, r3.Scale(sideSign[side], displacements[side]), tilts[side])
		turned = r3.Add(turned, n)
		shift = r3.Add(shift, r3.Scale(0.5, displacements[side]))
		for i := range slid {
			slid[i][0] += slides[i][0]
			slid[i][1] += slides[i][1]
		}
	}
	shift = r3.Add(shift, r3.Scale(0.5, plane.vector([2]float64{slid[0][0] + slid[1][0], slid[0][1] + slid[1][1]})))
	t.Normal, t.Point = r3.Unit(r3.Add(s.Normal, turned)), r3.Add(s.Point, shift)
	for side, b := range items {
		if lever := &t.Levers[side]; b.Strand != nil && *lever > 0 && *lever < 1 {
			*lever = min(max(*lever+r3.Dot(plane.vector(slid[side]), b.Axis)*b.InverseLength2, 0), 1)
		}
	}
	return true
}
