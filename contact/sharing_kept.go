// The force of sharing of a pair that hardly moves is kept from step to step, and corrected by the energy that the shares have taken up since its contacts were searched last: the
// secant condition of Broyden (1965). What it does over a step is then right, whichever way the pair went. Of what is known of other directions less and less is left as the pair moves by its
// depth, since it comes to be farther off than nothing would be.

package contact

import (
	"math"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/internal/vec"
)

// The way that two surfaces may go from one another until their force of sharing is worked out anew: by the depth of the deepest point, or by the effective radius, if that is more.
const (
	sharingKept      = 1
	sharingKeptRound = 0.2
)

// mostCorrection is by how much a step may correct the force of sharing, by the force of the points, until it is worked out anew.
const mostCorrection = 0.03

// formerOf are the contacts that a pair had in the last step, if one of them goes on in t.
func (e *Engine) formerOf(t *bodyContact) []bodyContact {
	if t.former < 0 {
		return nil
	}
	from, to := int(t.former), int(t.former)+1
	for from > 0 && e.previous[from-1].samePair(&t.identity) {
		from--
	}
	for to < len(e.previous) && e.previous[to].samePair(&t.identity) {
		to++
	}
	return e.previous[from:to]
}

// keepSharing takes over the force of sharing of the last step, of which a part is wanted, if the surfaces have not moved much since it was worked out.
// The point about which it has its moment goes with them.
func (p *pairEnergy) keepSharing(e *Engine, part, deepest float64) bool {
	first, x, y := &p.contacts[0], p.items[0], p.items[1]
	former := e.formerOf(first)
	if len(former) == 0 || former[0].SharingPart == 0 || x.Strand != nil || y.Strand != nil {
		return false
	}
	was := &former[0]
	v, turning := x.MotionAt(was.SharingPoint, 0)
	u, other := y.MotionAt(was.SharingPoint, 0)
	theta, size := r3.Add(was.SharingTurn, r3.Scale(e.dt, r3.Sub(turning, other))), min(x.boundingRadius, y.boundingRadius)
	apart := r3.Sub(p.apart(was), r3.Cross(theta, r3.Sub(was.Point, was.SharingPoint)))
	square := r3.Norm2(apart) + size*size*r3.Norm2(theta)
	step := math.Sqrt(square)
	way := was.SharingWay + step + e.dt*vec.Norm(turning)*deepest
	if !(way <= max(sharingKept*deepest, sharingKeptRound*first.Radius)) {
		return false
	}
	first.Sharing, first.SharingWay, first.SharingPart = was.Sharing, way, part
	first.SharingPoint = r3.Add(was.SharingPoint, r3.Scale(0.5*e.dt, r3.Add(v, u)))
	s := &first.Sharing[0]
	left := part / was.SharingPart * math.Exp(-step/deepest)
	s[0], s[1] = r3.Scale(left, s[0]), r3.Scale(left, s[1])
	off := part*p.fallSince(former) - r3.Dot(s[0], apart) - r3.Dot(s[1], theta)
	if math.Abs(off) > mostCorrection*p.force*step {
		return false
	}
	if off *= 1 / square; step > 1e-9*deepest {
		s[0], s[1] = r3.Add(s[0], r3.Scale(off, apart)), r3.Add(s[1], r3.Scale(off*size*size, theta))
	}
	first.balanceSharing(p.items)
	return true
}

// carrySharing takes the force of sharing of the last step along with contacts that go on from there.
func (t *bodyContact) carrySharing(was *bodyContact, items [2]*body, dt float64) {
	t.SharingPoint = r3.Add(was.SharingPoint, r3.Sub(t.Point, was.Point))
	_, turning := items[0].MotionAt(t.SharingPoint, 0)
	_, other := items[1].MotionAt(t.SharingPoint, 0)
	t.SharingTurn = r3.Add(was.SharingTurn, r3.Scale(dt, r3.Sub(turning, other)))
}

// apart is by how much the matter of both surfaces at a contact of the last step has parted since that was found, m.
func (p *pairEnergy) apart(t *bodyContact) r3.Vec {
	first, _ := t.Search.moved(0, p.items[0])
	second, _ := t.Search.moved(1, p.items[1])
	return r3.Sub(first, second)
}

// fallSince is the energy that the contacts of the last step would have with their shares and depths that follow the matter, less what the contacts have, J.
func (p *pairEnergy) fallSince(former []bodyContact) (energy float64) {
	for i := range former {
		t := &former[i]
		u, _ := p.law.NormalElastic(t.Search.Overlap - r3.Dot(p.apart(t), t.Search.Normal))
		energy += t.Weight * u
	}
	for i := range p.contacts {
		u, _ := p.law.NormalElastic(p.contacts[i].Overlap)
		energy -= p.contacts[i].Weight * u
	}
	return energy
}
