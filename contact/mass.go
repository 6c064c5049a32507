// The masses that impacts move, which dashpots need to give their restitution.
//
// What moves in an impact depends on all points at which two bodies touch: a box that falls flat on its four corners has a quarter of its mass
// at each, one that falls on a corner much less than its mass, since it turns. Let F be the elastic forces of the contact points of two bodies
// and A the accelerations with which the points part for unit forces. Then the mass that point i moves is F_i / (A F)_i: the force on it by the
// acceleration that all of them give it. For one point this is the effective mass of rigid-body impact theory; for many points that move alike the
// masses sum up to that of the whole.
//
// Joints let others move with a body that is hit, or hold it: A then has the mobilities of the bodies as their joints let them move (joints.go).
//
// The masses are worked out once a step, from the forces at its first trial, and held in the others, where a point whose weight has grown does not move more than its bodies.

package contact

import (
	"slices"

	"gabion/internal/vec"
	"gabion/rigid"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// mobility is how easily a frame moves.
type mobility struct {
	rigid.Mobility
	turning [3][3]float64 // the inverse inertia in the axes of the world, as it was when the step was first tried, 1/(kg m2)
}

// orient notes how a frame of an orientation turns.
func (m *mobility) orient(orientation quat.Number) {
	a := &m.InverseInertia
	if *a == ([3][3]float64{}) {
		return
	}
	x, y, z := rigid.Rotate(orientation, r3.Vec{X: 1}), rigid.Rotate(orientation, r3.Vec{Y: 1}), rigid.Rotate(orientation, r3.Vec{Z: 1})
	toWorld := [3][3]float64{{x.X, y.X, z.X}, {x.Y, y.Y, z.Y}, {x.Z, y.Z, z.Z}}
	for i := range 3 {
		row := times(a, r3.Vec{X: toWorld[i][0], Y: toWorld[i][1], Z: toWorld[i][2]})
		turned := times(&toWorld, row)
		m.turning[i] = [3]float64{turned.X, turned.Y, turned.Z}
	}
}

// turned is the angular acceleration (rad/s2) of a frame by a moment (N m).
func (m *mobility) turned(moment r3.Vec) r3.Vec { return times(&m.turning, moment) }

// impact holds the accelerations of the two partners of a group of contacts by their forces: of one frame each, or of both frames of a strand.
type impact struct {
	partners        [2]int // see Engine.partner
	linear, angular [2][2]r3.Vec
	joined          *joined // nil: no joints
}

// partnerOf is what moves as one at surface i: a frame of its number, a strand as one, or anything that no contact moves.
func (e *Engine) partnerOf(i int) int {
	x := &e.items[i]
	switch {
	case len(x.frames) == 0:
		return -1
	case x.Strand != nil:
		return e.frames + x.Surface
	}
	return x.frames[0]
}

// setMasses works out the masses of all contacts, of those between the same two partners together.
func (e *Engine) setMasses(frames []rigid.Frame) {
	e.groups = e.groups[:0]
	for n := range e.current {
		t := &e.current[n]
		p, q := e.partners[t.Surface1], e.partners[t.Surface2]
		e.groups = append(e.groups, groupedContact{partners: [2]int{min(p, q), max(p, q)}, contact: n})
	}
	slices.SortFunc(e.groups, func(a, b groupedContact) int {
		switch {
		case a.partners[0] != b.partners[0]:
			return a.partners[0] - b.partners[0]
		case a.partners[1] != b.partners[1]:
			return a.partners[1] - b.partners[1]
		}
		return a.contact - b.contact
	})
	e.updateJoints()
	e.input = frames
	e.pool.Run(chunksOf(len(e.groups), contactsInChunk), e.weigh, nil)
	e.input = nil
}

// weighChunk works out the masses of the groups that begin in a chunk of the grouped contacts.
func (e *Engine) weighChunk(worker, chunk int) {
	first, end := chunk*contactsInChunk, min((chunk+1)*contactsInChunk, len(e.groups))
	for first > 0 && first < end && e.groups[first].partners == e.groups[first-1].partners {
		first++
	}
	for first < end {
		last := first
		for last < len(e.groups) && e.groups[last].partners == e.groups[first].partners {
			last++
		}
		e.setGroupMasses(&e.workspaces[worker], e.groups[first:last], e.input)
		first = last
	}
}

// groupedContact is a contact, by its number, of two partners in ascending order.
type groupedContact struct {
	partners [2]int
	contact  int
	force    float64 // elastic, that the contact would have with the whole weight, N
}

// parting is the acceleration with which accelerations of the partners' ends part them at a contact, along its normal.
func (a *impact) parting(e *Engine, t *bodyContact, ends []contactEnd, linear, angular *[2][2]r3.Vec) (apart float64) {
	for k := range ends {
		x := &ends[k]
		p := a.of(e, t, x.side)
		acceleration := r3.Add(linear[p][x.end], r3.Cross(angular[p][x.end], x.arm))
		apart += x.share * r3.Dot(acceleration, t.Normal)
	}
	return apart
}

func (e *Engine) setGroupMasses(w *workspace, group []groupedContact, frames []rigid.Frame) {
	a := impact{partners: group[0].partners}
	if e.joints != nil {
		a.joined = &w.joined
		a.joined.begin()
	}
	var room [4]contactEnd
	for i := range group {
		g := &group[i]
		t := &e.current[g.contact]
		g.force = e.elasticForce(t)
		force := r3.Scale(t.Weight*g.force, t.Normal)
		ends := e.endsOf(t, frames, &room)
		for k := range ends {
			x := &ends[k]
			p, pull := a.of(e, t, x.side), r3.Scale(x.share, force)
			a.linear[p][x.end] = r3.Add(a.linear[p][x.end], r3.Scale(x.InverseMass, pull))
			a.angular[p][x.end] = r3.Add(a.angular[p][x.end], x.turned(r3.Cross(x.arm, pull)))
			if a.joined != nil {
				a.joined.add(p, x, pull)
			}
		}
	}
	held := a.joined != nil && a.joined.find(e.joints)
	if held {
		a.linear, a.angular = a.joined.accelerations(&a.joined.wrenches)
	}
	for i := range group {
		g := &group[i]
		t := &e.current[g.contact]
		ends := e.endsOf(t, frames, &room)
		apart := a.parting(e, t, ends, &a.linear, &a.angular)
		free := freedom(ends)
		if t.Held = 0; held {
			free = a.limitHeld(e, t, ends, free)
			t.Held = free
		}
		t.Mass = impactMass(g.force, apart, t.Weight, free)
	}
}

// impactMass is the mass (kg) of a contact of an elastic force (N), without its weight, at whose point the partners part with an acceleration (m/s2)
// by all forces together. It is at most that of both partners without their rotation, whose centres a unit force accelerates by free (1/kg).
func impactMass(force, acceleration, weight, free float64) float64 {
	if weight*force*free < acceleration {
		return force / acceleration
	}
	return freeMass(weight, free)
}

// freeMass is the mass (kg) that a contact of a weight has at most: that of both partners without their rotation, whose centres a unit force accelerates by
// free (1/kg).
func freeMass(weight, free float64) float64 { return 1 / (free * weight) }

// freedom is by how much a unit force at a contact with such ends accelerates the centres of both partners from one another, 1/kg.
func freedom(ends []contactEnd) (free float64) {
	for i := range ends {
		x := &ends[i]
		free += vec.Sq(x.share) * x.InverseMass
	}
	return free
}

// rolling is the mean angular acceleration about directions of the contact plane by a unit moment, 1/(kg m2).
func (m *mobility) rolling(normal r3.Vec) float64 {
	a := &m.turning
	return (a[0][0] + a[1][1] + a[2][2] - r3.Dot(normal, times(a, normal))) / 2
}

// of is which partner of the impact a side of a contact is.
func (a *impact) of(e *Engine, t *bodyContact, side int) int {
	if e.partners[[2]int32{t.Surface1, t.Surface2}[side]] == a.partners[0] {
		return 0
	}
	return 1
}

// elasticForce is the elastic normal force of a contact that had the whole weight, N.
func (e *Engine) elasticForce(t *bodyContact) float64 {
	k := e.lawOf(&e.items[t.Surface1], &e.items[t.Surface2]).OfSizes(t.Radius, 1, 0)
	_, force := k.NormalElastic(max(t.Overlap, 0))
	return force
}

// sideSign is that of a contact's force on its two surfaces.
var sideSign = [2]float64{1, -1}

// contactEnd is a frame that a contact acts on.
type contactEnd struct {
	*mobility
	side, end, frame int
	share            float64 // of the force that it gets, with the sign of its side
	arm              r3.Vec  // m
}

// endsOf lists the frames that a contact acts on, in memory that is given.
func (e *Engine) endsOf(t *bodyContact, frames []rigid.Frame, room *[4]contactEnd) []contactEnd {
	n := 0
	for side, k := range [2]int32{t.Surface1, t.Surface2} {
		x := &e.items[k]
		shares, arms := x.ends(t.Point, t.Levers[side], frames)
		for end, f := range x.frames {
			room[n] = contactEnd{&x.mobility[end], side, end, f, sideSign[side] * shares[end], arms[end]}
			n++
		}
	}
	return room[:n]
}

// setLoneMass gives a contact with such ends the mass and the rolling inertia that it has where no other contact helps it.
func (t *bodyContact) setLoneMass(ends []contactEnd) {
	lone, rolling := 0.0, 0.0
	for i := range ends {
		x := &ends[i]
		out := r3.Cross(x.arm, t.Normal)
		lone += vec.Sq(x.share) * (x.InverseMass + r3.Dot(out, x.turned(out)))
		rolling += vec.Sq(x.share) * x.rolling(t.Normal)
	}
	t.Mass = 1 / (lone * t.Weight)
	t.RollingInertia = rigid.SolidSphereInertia * t.Mass * vec.Sq(t.Radius)
	if rolling > 0 {
		t.RollingInertia = 1 / rolling
	}
}
