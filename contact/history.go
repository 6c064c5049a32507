// The history of contacts: which contact of the last step a contact point continues.
//
// A contact wanders over the features of both surfaces: a wire slides from a face over an edge to the next, a ball rolls from triangle to triangle. Its
// friction spring goes with it. So a point continues the one near it with the same features, or else the nearest one that nothing else continues.
// One that continues none splits off from the nearest one, and both have their parts of what that had; what merges with others leaves them what it had (handover.go). Which it is, is found in the first trial of a step and stays so in the others: friction would jump
// where the nearest one, or whether there is one near enough, depended on the trial.

package contact

import (
	"math"
	"sort"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/internal/buffer"
)

// continueContacts gives the contacts of a pair the histories of those that they continue, and their masses; atFirst are those of the step's first trial, if it is over.
func (e *Engine) continueContacts(w *workspace, contacts, atFirst []bodyContact) {
	var room [4]contactEnd
	for i := range contacts {
		t := &contacts[i]
		for side, k := range [2]int32{t.Surface1, t.Surface2} {
			x := &e.items[k]
			t.Places[side] = x.place(t.Point, t.Levers[side])
		}
		t.setLoneMass(e.endsOf(t, e.input, &room))
	}
	pair, m := &contacts[0].identity, &w.matcher
	first, former := w.previous.ofPair(pair)
	if e.massed {
		m.match(contacts, atFirst, func(now *bodyContact, k int) {
			free := freedom(e.endsOf(now, e.input, &room))
			if now.Held = atFirst[k].Held; now.Held > 0 {
				free = now.Held
			}
			now.Mass, now.Start, now.former = min(atFirst[k].Mass, freeMass(now.Weight, free)), atFirst[k].Start, atFirst[k].former
		})
	} else {
		m.match(contacts, former, func(now *bodyContact, k int) {
			now.former = int32(first + k)
		})
	}
	for i := range contacts {
		if m.matched[i] {
			continue
		}
		k := nearest(&contacts[i], former, nil)
		switch {
		case k >= 0 && e.massed:
			contacts[i].Start, contacts[i].split = former[k].part(contacts[i].Weight), true
		case k >= 0:
			contacts[i].former = int32(first + k)
		}
	}
	if !e.massed {
		divide(contacts, former, first)
		e.handOver(m, contacts, former, first)
	}
}

// divide gives contacts what those had in the last step that they continue, or that they have split off from: as many parts of it as there are, by their weights, so that
// neither force nor energy is made. The former contacts are those from a number on.
func divide(contacts, former []bodyContact, first int) {
	for i := range contacts {
		t := &contacts[i]
		if t.former < 0 {
			continue
		}
		t.Start = former[int(t.former)-first].End
		if all := continued(contacts, int(t.former)); t.Weight < all {
			t.Start.scale(t.Weight / all)
		}
	}
}

// reader gives the contacts of one pair after another from a list that is in the order of pairs.
type reader struct {
	list []bodyContact
	at   int // where those of the last pair end
}

// seek begins at the contacts of a pair.
func (r *reader) seek(list []bodyContact, pair *identity) {
	r.list = list
	r.at = sort.Search(len(list), func(k int) bool { return comparePairs(&list[k].identity, pair) >= 0 })
}

// ofPair is the part of the list that a pair has, no earlier one than the last, and where it begins.
func (r *reader) ofPair(pair *identity) (first int, part []bodyContact) {
	for r.at < len(r.list) && comparePairs(&r.list[r.at].identity, pair) < 0 {
		r.at++
	}
	first = r.at
	for r.at < len(r.list) && r.list[r.at].samePair(pair) {
		r.at++
	}
	return first, r.list[first:r.at]
}

// matcher finds which of a pair's former contacts its present ones continue.
type matcher struct {
	claimed, matched []bool
	held             []float64 // weights of which the present ones have the histories
}

// match calls inherit for every present contact that continues a former one, by its number, which one contact does for each former one, and notes in
// matched which these are.
func (m *matcher) match(present, former []bodyContact, inherit func(now *bodyContact, was int)) {
	m.claimed = buffer.Zeroed(m.claimed, len(former))
	m.matched = buffer.Zeroed(m.matched, len(present))
	if len(former) == 0 {
		return
	}
	next := 0
	for i := range present {
		for n := range former {
			k := (next + n) % len(former)
			if !m.claimed[k] && former[k].Features == present[i].Features && present[i].distance(&former[k].identity) < present[i].Radius {
				m.claimed[k], m.matched[i], next = true, true, k+1
				inherit(&present[i], k)
				break
			}
		}
	}
	for i := range present {
		if m.matched[i] {
			continue
		}
		if k := nearest(&present[i], former, m.claimed); k >= 0 {
			m.claimed[k], m.matched[i] = true, true
			inherit(&present[i], k)
		}
	}
}

// nearest is the former contact nearest to a present one, no farther than its radius, among those that are not claimed; -1 where there is none.
func nearest(now *bodyContact, former []bodyContact, claimed []bool) int {
	best, least := -1, now.Radius
	for k := range former {
		if claimed == nil || !claimed[k] {
			if d := now.distance(&former[k].identity); d < least {
				best, least = k, d
			}
		}
	}
	return best
}

// distance is how far apart two contact points are on that surface on which they are nearer, m: what slides keeps its place on one of the two.
func (a *identity) distance(b *identity) float64 {
	return math.Sqrt(min(r3.Norm2(r3.Sub(a.Places[0], b.Places[0])), r3.Norm2(r3.Sub(a.Places[1], b.Places[1]))))
}
