// The narrow phase: which of the listed pairs are in contact. A loop of its own, so that neither it nor the force loop has branches that a processor mispredicts.

package cpu

import (
	"math"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem/law"
)

// contactPair is a pair of particles in contact.
type contactPair struct {
	i, j    int32
	history int32 // place of its history in the chunk's histories
	slot    int32 // place in the outbox of what acts on j, or -1 where j is in the same chunk
}

// block is the number of list entries that are filtered at a time; their contacts stay in the nearest cache.
const block = 64

// pairFilter is how far the narrow phase has come in a chunk's list.
type pairFilter struct {
	entry    int   // next list entry
	history  int32 // next history
	crossing int32 // entries with a neighbour in another chunk passed
	contacts [width]contactPair
	parted   []contactPair // contacts of the last step that have ended, under a law with reach
}

// reset begins a list.
func (v *pairFilter) reset() { v.entry, v.history, v.crossing = 0, 1, 0 }

// next looks at the next entries of the list, marks those in contact and returns them. It returns false at the end of the list.
func (v *pairFilter) next(e *Engine, c *chunk) ([]contactPair, bool) {
	v.parted = v.parted[:0]
	from, to := v.entry, min(v.entry+block, len(c.near))
	if from == to {
		return nil, false
	}
	k := 0
	if e.reach > 0 {
		k = v.compareOverGaps(e, c, from, to)
		from = to
	} else if fours := (to - from) &^ 3; vector && !e.periods.any && fours > 0 {
		last := &c.near[len(c.near)-1]
		k, v.history, v.crossing = siftAVX(&v.contacts[0].i, &c.near[from], &c.owner[from], fours, last, &e.at[c.lo].X, &e.at[0].X, &e.motion[0].V.X,
			int32(c.lo), int32(c.hi), v.history, v.crossing)
		from += fours
	}
	k = v.compare(e, c, from, to, k)
	v.entry = to
	if k > 0 { // whole fours can be worked on
		v.contacts[k], v.contacts[k+1], v.contacts[k+2] = v.contacts[k-1], v.contacts[k-1], v.contacts[k-1]
	}
	return v.contacts[:k], true
}

// compare filters entries from <= n < to and puts those that touch behind the k found already, and returns how many there are then.
func (v *pairFilter) compare(e *Engine, c *chunk, from, to, k int) int {
	near, owner := c.near[from:to], c.owner[from:to]
	at, periodic := e.at, e.periods.any
	past, crossing := v.history, v.crossing
	for n, entry := range near {
		j := entry &^ inContact
		i := int32(c.lo) + int32(owner[n])
		s, o := &at[i], &at[j]
		dx, dy, dz := s.X-o.X, s.Y-o.Y, s.Z-o.Z
		if periodic {
			dx, dy, dz = e.periods.shortest(dx, dy, dz)
		}
		sum := s.R + o.R
		m := &v.contacts[k&(block-1)]
		m.i, m.j = i, j
		knew := int32(uint32(entry) >> 31)
		m.history = past & -knew
		past += knew
		beyond := int32(0)
		if int(j) >= c.hi {
			beyond = 1
		}
		m.slot = crossing | (beyond - 1)
		crossing += beyond
		met := 0
		if dx*dx+dy*dy+dz*dz < sum*sum {
			met = 1
		}
		k += met
		near[n] = j | int32(met)<<31
	}
	v.history, v.crossing = past, crossing
	return k
}

// compareOverGaps is compare for laws with reach, from the first pair found on: contacts that have formed last over gaps, and films of fluid form there.
func (v *pairFilter) compareOverGaps(e *Engine, c *chunk, from, to int) int {
	near, owner := c.near[from:to], c.owner[from:to]
	at, periodic, lubricated := e.at, e.periods.any, e.law.Lubricated
	k := 0
	for n, entry := range near {
		j, formed := entry&^inContact, entry < 0
		i := int32(c.lo) + int32(owner[n])
		s, o := &at[i], &at[j]
		dx, dy, dz := s.X-o.X, s.Y-o.Y, s.Z-o.Z
		if periodic {
			dx, dy, dz = e.periods.shortest(dx, dy, dz)
		}
		sum, distance2 := s.R+o.R, dx*dx+dy*dy+dz*dz
		t := &v.contacts[k&(block-1)]
		*t = contactPair{i: i, j: j, slot: -1}
		if formed {
			t.history = v.history
			v.history++
		}
		if int(j) >= c.hi {
			t.slot = v.crossing
			v.crossing++
		}
		near[n] = j
		switch {
		case distance2 < sum*sum || (formed || lubricated) && math.Sqrt(distance2)-sum < e.reachOf(t):
			near[n] |= inContact
			k++
		case formed:
			v.parted = append(v.parted, *t)
		}
	}
	return k
}

// gap is how far the particles of a pair are apart, m.
func (e *Engine) gap(t *contactPair) float64 {
	s, o := &e.at[t.i], &e.at[t.j]
	d := e.periods.nearest(r3.Sub(s.centre(), o.centre()))
	return math.Sqrt(r3.Norm2(d)) - (s.R + o.R)
}

// reachOf is the gap over which the contact of a pair lasts, m.
func (e *Engine) reachOf(t *contactPair) float64 {
	var spare law.Coefficients
	return e.pairCoefficients(t.i, t.j, &spare).Reach
}
