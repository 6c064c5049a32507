// What contact points hand over as their shares of a patch change: as two points merge into one, or as one counts for less and another for more.
//
// The springs and the dashpots of a point stand for its share. Where that becomes smaller, as much of them goes to the points whose shares have grown, to the nearest ones
// first, and all of them where the point is no more while it was loaded. So friction stays as it was, however the points of a patch change.

package contact

import (
	"math"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem/law"
	"gabion/internal/buffer"
	"gabion/internal/vec"
)

// handOver gives the contacts of a pair that count for more than what they continue what others have no longer, in the first trial of a step. The former contacts are
// those from a number on.
func (e *Engine) handOver(m *matcher, contacts, former []bodyContact, first int) {
	if len(former) < 2 { // what the only one had, it keeps or has divided
		return
	}
	m.held = buffer.Zeroed(m.held, len(contacts))
	for k := range former {
		if all := continued(contacts, first+k); all > 0 {
			eachContinuing(contacts, first+k, func(i int) { m.held[i] = contacts[i].Weight * min(1, former[k].Weight/all) })
		}
	}
	for k := range former {
		f := &former[k]
		all := continued(contacts, first+k)
		if all == 0 && !f.lasts(e.dt) {
			continue
		}
		spare := f.Weight - all
		for spare > law.MinWeight {
			to := nearestGrown(f, contacts, m.held)
			if to < 0 {
				break
			}
			part := min(spare, contacts[to].Weight-m.held[to])
			e.give(&contacts[to], m.held[to], f, part, all > 0)
			m.held[to] += part
			spare -= part
		}
		if left := min(1, (all+spare)/f.Weight); left < 1 {
			eachContinuing(contacts, first+k, func(i int) { contacts[i].Start.shrink(left) })
		}
	}
}

// continued is the weight of the contacts that continue the one of a number.
func continued(contacts []bodyContact, former int) (all float64) {
	eachContinuing(contacts, former, func(i int) { all += contacts[i].Weight })
	return all
}

// eachContinuing calls visit for those contacts that continue the one of a number.
func eachContinuing(contacts []bodyContact, former int, visit func(i int)) {
	for i := range contacts {
		if int(contacts[i].former) == former {
			visit(i)
		}
	}
}

// nearestGrown is the contact nearest to a former one among those under load that hold the history of less than their weight; -1 where there is none.
func nearestGrown(former *bodyContact, contacts []bodyContact, held []float64) int {
	best, least := -1, math.Inf(1)
	for i := range contacts {
		if t := &contacts[i]; t.Overlap > 0 && t.Weight-held[i] > law.MinWeight {
			if d := t.distance(&former.identity); d < least {
				best, least = i, d
			}
		}
	}
	return best
}

// give adds what a former contact had for a part of its weight to what a contact begins the step with, which holds the history of a weight. The spring becomes the one with the
// force of both; what both lose by that is friction, as if they had slipped against one another. The energy of the spring of a contact that goes on in none is booked where
// that is released.
func (e *Engine) give(t *bodyContact, held float64, former *bodyContact, weight float64, goesOn bool) {
	k := e.coefficients(t)
	s, part := &t.Start, weight/former.Weight
	h, g := &s.History, former.End.History
	g.ScaleArea(part)
	join := func(stiffness func(a float64) float64, own, given r3.Vec) r3.Vec {
		a, b := held*stiffness(h.Radius/max(held, law.MinWeight)), weight*stiffness(g.Radius/weight)
		if !(a+b > 0) {
			return given
		}
		s.Joined += 0.5 * a * b / (a + b) * r3.Norm2(r3.Sub(own, given))
		return vec.Mix(own, given, b/(a+b))
	}
	h.Spring = join(func(a float64) float64 { return k.ShearLinear + k.ShearMindlin*a }, h.Spring, g.Spring)
	h.Roll = join(func(a float64) float64 { return e.law.RollStiffness(&k, a) }, h.Roll, g.Roll)
	h.Twist = join(func(a float64) float64 { return e.law.TwistStiffness(&k, a) }, r3.Vec{X: h.Twist}, r3.Vec{X: g.Twist}).X
	byWeight := weight / (held + weight)
	h.Peak += (g.Peak - h.Peak) * byWeight
	h.Depth += (g.Depth - h.Depth) * byWeight
	h.Radius += g.Radius
	s.Dissipation += part * former.End.Dissipation
	if goesOn {
		s.Springs += part * former.End.Springs
	}
}
