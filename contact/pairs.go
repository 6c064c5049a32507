// Pairs of frames whose motions act on each other's wrenches: with those of bodies in contact, which come and go.

package contact

import (
	"cmp"
	"slices"
)

// Pairs are the frame pairs (i, j) for which Contact gives the derivative of the wrench on i by the motion of j, ascending. They change in UpdatePairs.
func (e *Engine) Pairs() [][2]int { return e.pairs }

// pairIndex is the place of a pair of frames among Pairs, or -1.
func (e *Engine) pairIndex(i, j int) int {
	if at, found := slices.BinarySearchFunc(e.pairs, [2]int{i, j}, compareFrames); found {
		return at
	}
	return -1
}

func compareFrames(a, b [2]int) int { return cmp.Or(a[0]-b[0], a[1]-b[1]) }

// Pairs of frames that are no longer in contact are kept until they are more than forgetful times those that are, and some.
const (
	forgetful = 4
	keptPairs = 64
)

// UpdatePairs makes Pairs hold the frames of all contacts of the last Contact, and tells whether Pairs has changed since the last call. A pair stays
// when its contact is gone, since it may soon be back. Where one is new, the pairs of strands that are near something come with it, as a body that runs into a net
// touches strand after strand, and each change of Pairs takes a new analysis of the equations.
func (e *Engine) UpdatePairs() (changed bool) {
	changed, e.pairsChanged = e.pairsChanged, false
	if !e.evaluated {
		return changed
	}
	e.met = e.met[:0]
	missing := false
	for i := range e.current {
		t := &e.current[i]
		missing = e.meet(int(t.Surface1), int(t.Surface2)) || missing
	}
	if !missing {
		return changed
	}
	for chunk := range e.pairChunks() {
		for _, p := range e.close[chunk] {
			if i, j := p.Items(); e.items[i].Strand != nil || e.items[j].Strand != nil {
				e.meet(i, j)
			}
		}
	}
	kept := e.pairs
	if len(kept) > len(e.ownPairs)+forgetful*len(e.met)+keptPairs {
		kept = e.ownPairs
	}
	all := slices.Concat(kept, e.met)
	slices.SortFunc(all, compareFrames)
	e.pairs = slices.Compact(all)
	return true
}

// meet lists the pairs of frames of two surfaces, and tells whether one is not among Pairs.
func (e *Engine) meet(i, j int) (missing bool) {
	for _, f := range e.items[i].frames {
		for _, g := range e.items[j].frames {
			e.met = append(e.met, [2]int{f, g}, [2]int{g, f})
			missing = missing || e.pairIndex(f, g) < 0
		}
	}
	return missing
}

// Rewind takes back what trials of the step under way have left, so that it can be made again from its start, when Pairs were the given ones.
func (e *Engine) Rewind(pairs [][2]int) {
	e.evaluated = false
	if !slices.Equal(e.pairs, pairs) {
		e.pairs, e.pairsChanged = pairs, true
	}
}
