// The force of sharing: what makes the force between two surfaces the gradient of the elastic energy of their contact points.
//
// A point of a patch has the energy w U(d). Its force, w U'(d) along the normal, is the gradient of that while its share w stays and its depth d follows the matter. Where
// shares change, as a second corner comes near or a wire passes from an edge to the next, the energy changes besides, and the difference is a force too: about as
// much, beside that of the points, as they are deep by the length by which edges count as rounded. It is found by central differences of the energy, one for each of the six ways in
// which the two surfaces move relative to one another, which takes twelve searches, and has no part in friction and in dashpots. One-sided ones would lean towards the axes: by a thousandth of the force, so that what is symmetric would not stay so.

package contact

import (
	"math"

	"gabion/contact/narrowphase"
	"gabion/dem/law"
	"gabion/internal/vec"
	"gabion/rigid"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// shallow is the depth, by the effective radius, up to which the force of sharing is left out, being about as small beside the points' own; from twice that on it is whole.
const shallow = 0.01

// longStep is the step, by the time in which a contact swings through a radian, from which on there is no force of sharing; it is whole up to half of that. It is held over
// a step, and in longer ones would do other work than it should.
const longStep = 0.2

// mostSharing is how great the force of sharing may be by that of the points: where the energy jumps there is no gradient. Where corners and edges of bodies that are not convex hand over
// to one another, it changes on a thirtieth of the depth.
const mostSharing = 32

// rounding is by how much, of the lengths in it, a depth may be off by rounding: energies that differ by no more than that are the same, so that what is level stays level.
const rounding = 2e-15

// sharing is the force of sharing on a surface and its moment about the point of a contact; on a strand, the forces on both ends.
type sharing [2]r3.Vec

// addSharing gives the first of the contacts of a pair the force of sharing of all of them, which is worked out once a step, at its first trial, and held in the others.
func (e *Engine) addSharing(w *workspace, contacts, atFirst []bodyContact) {
	first := &contacts[0]
	first.SharingPoint = first.Point
	if e.massed {
		if len(atFirst) > 0 {
			first.takeSharing(&atFirst[0], [2]*body{&e.items[first.Surface1], &e.items[first.Surface2]})
		}
		return
	}
	if len(contacts) == 1 && first.Weight > 1-1e-9 || e.law.Reaches() || e.law.Yields() {
		return
	}
	deepest := 0.0
	for i := range contacts {
		deepest = max(deepest, contacts[i].Overlap)
	}
	if deepest <= shallow*first.Radius {
		return
	}
	p := &w.pair
	p.items = [2]*body{&e.items[first.Surface1], &e.items[first.Surface2]}
	p.placed = [2]narrowphase.Placed{p.items[0].placed, p.items[1].placed}
	p.law = e.lawOf(p.items[0], p.items[1]).OfSizes(first.Radius, 1, 0)
	p.contacts, p.step = contacts, 1e-5*min(deepest, first.Radius)
	p.measure()
	part := min(deepest/(shallow*first.Radius)-1, 1) * fade(e.dt*p.frequency(deepest)/longStep)
	if part <= 0 {
		return
	}
	if !p.keepSharing(e, part, deepest) {
		p.setSharing(w)
		p.limitSharing(part)
		first.SharingPart = part
	}
}

// frequency is that with which what the pair's contacts move would swing on them, rad/s.
func (p *pairEnergy) frequency(deepest float64) float64 {
	inverseMass := 0.0
	for i := range p.contacts {
		inverseMass = max(inverseMass, 1/(p.contacts[i].Mass*p.contacts[i].Weight)) // that of the point alone
	}
	return math.Sqrt(p.law.NormalStiffness(deepest) * inverseMass)
}

// fade is 1 up to 0.5 and falls to 0 at 1.
func fade(x float64) float64 {
	x = min(max(2*x-1, 0), 1)
	return 1 - x*x*(3-2*x)
}

// pairEnergy is the elastic energy of the contacts of two surfaces as a function of where they are.
type pairEnergy struct {
	items    [2]*body
	placed   [2]narrowphase.Placed
	law      law.Coefficients
	contacts []bodyContact
	step     float64 // of differences, m
	force    float64 // of all points, N
	nothing  float64 // a difference of energies that rounding may make, J
}

// measure works out the force of all points, and what rounding makes of their energy.
func (p *pairEnergy) measure() {
	size := 0.0
	for _, x := range p.items {
		if vec.Finite1(x.boundingRadius) {
			size = max(size, vec.Norm(x.worldCentre)+x.boundingRadius)
		}
	}
	p.force = 0
	for i := range p.contacts {
		t := &p.contacts[i]
		_, force := p.law.NormalElastic(t.Overlap)
		p.force += t.Weight * force
	}
	p.nothing = rounding * size * p.force
}

// setSharing works out the force of sharing, by the ends of strands, or else by the first surface.
func (p *pairEnergy) setSharing(w *workspace) {
	first := &p.contacts[0]
	strands := 0
	for side, x := range p.items {
		if x.Strand != nil {
			p.byEnds(w, side, first)
			strands++
		}
	}
	if strands == 0 {
		w.narrow.StayNear()
		p.byMotion(w, first)
		w.narrow.Roam()
	}
	first.balanceSharing(p.items)
}

// takeSharing gives a contact the force of sharing that the pair had in the first trial.
func (t *bodyContact) takeSharing(atFirst *bodyContact, items [2]*body) {
	t.Sharing, t.SharingPoint, t.SharingWay, t.SharingPart = atFirst.Sharing, atFirst.SharingPoint, atFirst.SharingWay, atFirst.SharingPart
	t.balanceSharing(items)
}

// balanceSharing gives the one of two surfaces that is no strand, or the second, the opposite of the force of sharing on the other.
func (t *bodyContact) balanceSharing(items [2]*body) {
	switch {
	case items[1].Strand == nil:
		t.Sharing[1] = opposite(&t.Sharing[0], items[0], t.SharingPoint)
	case items[0].Strand == nil:
		t.Sharing[0] = opposite(&t.Sharing[1], items[1], t.SharingPoint)
	}
}

// byEnds sets the force of sharing on a strand.
func (p *pairEnergy) byEnds(w *workspace, side int, first *bodyContact) {
	x := p.items[side]
	for end := range 2 {
		for axis := range 3 {
			*law.Axis(&first.Sharing[side][end], axis) = p.slope(p.step, func(step float64) float64 {
				places, by := [2]r3.Vec{x.Ends[0].Place, x.Ends[1].Place}, along(axis, step)
				places[end] = r3.Add(places[end], by)
				p.placed[side].MoveStrand(places[0], places[1])
				return p.fall(w, func(t *bodyContact) r3.Vec {
					s := t.Levers[side]
					return r3.Scale(sideSign[side]*[2]float64{1 - s, s}[end], by)
				})
			})
		}
	}
	p.placed[side] = x.placed
}

// byMotion sets the force of sharing on the first surface, a solid.
func (p *pairEnergy) byMotion(w *workspace, first *bodyContact) {
	x := p.items[0]
	for axis := range 3 {
		*law.Axis(&first.Sharing[0][0], axis) = p.slope(p.step, func(step float64) float64 {
			f, by := x.Frame, along(axis, step)
			f.Position = r3.Add(f.Position, by)
			p.placed[0].Move(f)
			return p.fall(w, func(*bodyContact) r3.Vec { return by })
		})
		*law.Axis(&first.Sharing[0][1], axis) = p.slope(p.step/x.boundingRadius, func(angle float64) float64 {
			f, by := x.Frame, along(axis, angle)
			turn := quat.Number{Real: math.Sqrt(1 - angle*angle/4), Imag: by.X / 2, Jmag: by.Y / 2, Kmag: by.Z / 2}
			f.Orientation = rigid.Compose(turn, f.Orientation)
			f.Position = r3.Add(first.Point, rigid.Rotate(turn, r3.Sub(f.Position, first.Point)))
			p.placed[0].Move(f)
			return p.fall(w, func(t *bodyContact) r3.Vec { return r3.Cross(by, r3.Sub(t.Point, first.Point)) })
		})
	}
}

// slope is how fast an energy falls with a displacement or an angle, by its values at a step to both sides. What rounding may make counts as nothing.
func (p *pairEnergy) slope(step float64, fall func(step float64) float64) float64 {
	d := fall(step) - fall(-step)
	if math.Abs(d) <= 2*p.nothing {
		return 0
	}
	return d / (2 * step)
}

// fall is the energy that the contacts would have with the shares that they had and depths that follow the matter, which parts at each by a displacement, less
// what they have where the surfaces have been put, J.
func (p *pairEnergy) fall(w *workspace, apart func(*bodyContact) r3.Vec) (energy float64) {
	for i := range p.contacts {
		t := &p.contacts[i]
		u, _ := p.law.NormalElastic(t.Overlap - r3.Dot(apart(t), t.Normal))
		energy += t.Weight * u
	}
	w.points = w.narrow.Contacts(w.points[:0], &p.placed[0], &p.placed[1], 0)
	for i := range w.points {
		u, _ := p.law.NormalElastic(-w.points[i].Distance)
		energy -= w.points[i].Weight * u
	}
	return energy
}

// limitSharing leaves a part of the force of sharing, and no more than is allowed.
func (p *pairEnergy) limitSharing(part float64) {
	first := &p.contacts[0]
	most := math.SmallestNonzeroFloat64
	for side, x := range p.items {
		s := &first.Sharing[side]
		switch {
		case x.Strand != nil:
			most = max(most, vec.Norm(s[0]), vec.Norm(s[1]))
		case vec.Finite1(x.boundingRadius):
			most = max(most, vec.Norm(s[0]), vec.Norm(s[1])/x.boundingRadius)
		}
	}
	part *= min(1, mostSharing*p.force/most)
	for side := range first.Sharing {
		for k, v := range first.Sharing[side] {
			first.Sharing[side][k] = r3.Scale(part, v)
		}
	}
}

// opposite is what balances the force of sharing on a surface, as a force and a moment about a point.
func opposite(s *sharing, x *body, point r3.Vec) (o sharing) {
	if x.Strand == nil {
		return sharing{r3.Scale(-1, s[0]), r3.Scale(-1, s[1])}
	}
	for end, force := range s {
		o[0] = r3.Sub(o[0], force)
		o[1] = r3.Sub(o[1], r3.Cross(r3.Sub(x.Ends[end].Place, point), force))
	}
	return o
}

// along is a vector along an axis.
func along(axis int, by float64) (v r3.Vec) {
	*law.Axis(&v, axis) = by
	return v
}

// sharingPower is the power of the force of sharing on a side, W.
func (t *bodyContact) sharingPower(side int, x *body) float64 {
	s := &t.Sharing[side]
	switch {
	case t.SharingPart == 0:
		return 0
	case x.Strand != nil:
		return r3.Dot(s[0], x.Ends[0].Velocity) + r3.Dot(s[1], x.Ends[1].Velocity)
	}
	velocity, angular := x.MotionAt(t.SharingPoint, 0)
	return r3.Dot(s[0], velocity) + r3.Dot(s[1], angular)
}

// addSharingTo adds the force of sharing on a side to the wrenches of its frames.
func (t *bodyContact) addSharingTo(wrenches []rigid.Wrench, side int, x *body, frames []rigid.Frame) {
	s := &t.Sharing[side]
	for end, f := range x.frames {
		w := &wrenches[f]
		if x.Strand != nil {
			*w = w.Plus(1, rigid.Wrench{Force: s[end], Moment: r3.Cross(x.Ends[end].Arm, s[end])})
		} else {
			*w = w.Plus(1, rigid.Wrench{Force: s[0], Moment: r3.Add(s[1], r3.Cross(r3.Sub(t.SharingPoint, frames[f].Position), s[0]))})
		}
	}
}
