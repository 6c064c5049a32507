// The list of pairs, and how it is kept up to date.

package broadphase

import (
	"slices"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/internal/vec"
)

// Pair is two items; the order of pairs is that of their first items, and then of their second ones.
type Pair uint64

// NewPair returns the pair of two items.
func NewPair(i, j int) Pair { return Pair(min(i, j))<<32 | Pair(max(i, j)) }

// Items returns the items of a pair, the lesser one first.
func (p Pair) Items() (i, j int) { return int(p >> 32), int(p & 0xffffffff) }

// Options say which pairs are looked for.
type Options struct {
	Groups   []int               // of each item, from 0
	Watched  [][]bool            // whether items of two groups can touch: one row a group, symmetric
	Excluded func(i, j int) bool // tells of two items of such groups whether they cannot; nil: all can
}

// BroadPhase keeps the pairs of items whose boxes overlap.
type BroadPhase struct {
	opts    Options
	items   items
	margins []float64
	wide    bool // pairs are few
	tree    tree
	endless []int // items without bounds, which are not in the tree
	pairs   []Pair
	found   []Pair // working memory, as are merged and starts
	merged  []Pair
	starts  []int32
}

// items is what is known of each item.
type items struct {
	group    []uint64 // the bit of its group; groups from 64 on share bits with others
	touched  []uint64 // the bits of the groups that it can touch
	enlarged []r3.Box
	moved    []bool // it has left its enlarged box
}

// relativeMargin is an item's margin by its greatest extent, or by the median of all if that is less. A large one makes the list longer, a small
// one makes it change more often: where pairs are few, as where a block runs into a net, margins are wideMargin times as large.
const (
	relativeMargin = 0.1
	wideMargin     = 4.
)

// New returns the broad phase of some items with the boxes that they have at first, with their pairs.
func New(boxes []r3.Box, opts Options) *BroadPhase {
	n := len(boxes)
	b := &BroadPhase{
		opts: opts, margins: make([]float64, n), starts: make([]int32, n+1),
		items: items{make([]uint64, n), make([]uint64, n), make([]r3.Box, n), make([]bool, n)},
	}
	b.tree.centres, b.tree.boxes, b.tree.leafOf = make([]r3.Vec, n), make([]r3.Box, n), make([]int32, n)
	for i := range boxes {
		b.items.group[i] = bit(opts.Groups[i])
		for h, can := range opts.Watched[opts.Groups[i]] {
			if can {
				b.items.touched[i] |= bit(h)
			}
		}
		b.items.enlarged[i] = empty
		if bounded(&boxes[i]) {
			b.tree.order = append(b.tree.order, int32(i))
		} else {
			b.endless = append(b.endless, i)
		}
	}
	b.setMargins(boxes)
	b.Update(boxes)
	return b
}

// setMargins gives the items of the tree their margins.
func (b *BroadPhase) setMargins(boxes []r3.Box) {
	var all []float64
	for _, i := range b.tree.order {
		b.margins[i] = relativeMargin * vec.Longest(boxes[i])
		all = append(all, b.margins[i])
	}
	if len(all) == 0 {
		return
	}
	slices.Sort(all)
	for _, i := range b.tree.order {
		b.margins[i] = min(b.margins[i], all[len(all)/2])
	}
}

// marginOf is the margin that an item gets when it has left its enlarged box.
func (b *BroadPhase) marginOf(i int) float64 {
	if b.wide {
		return wideMargin * b.margins[i]
	}
	return b.margins[i]
}

func bit(group int) uint64 { return 1 << (group % 64) }

// Pairs are the pairs of items that may overlap, in ascending order, until the next Update.
func (b *BroadPhase) Pairs() []Pair { return b.pairs }

// Update takes the boxes of all items where they are now.
func (b *BroadPhase) Update(boxes []r3.Box) { b.UpdateOf(boxes, nil) }

// UpdateOf takes the boxes of fresh items, nil for all, where they are now; the boxes of the others must be within their enlarged ones. It tells whether any has left
// its enlarged box: Pairs are the same as before if none has.
func (b *BroadPhase) UpdateOf(boxes []r3.Box, fresh []bool) (left bool) {
	if !b.Check(boxes, fresh, 0, len(boxes)) {
		return false
	}
	b.Renew()
	return true
}

// Check is the part of UpdateOf that looks at the items from ... to-1, and may run for several such parts at a time. Renew must follow where any of them has left its enlarged box.
func (b *BroadPhase) Check(boxes []r3.Box, fresh []bool, from, to int) (left bool) {
	for i := from; i < to; i++ {
		b.items.moved[i] = (fresh == nil || fresh[i]) && !within(&b.items.enlarged[i], &boxes[i])
		if b.items.moved[i] {
			b.items.enlarged[i], left = vec.Inflate(boxes[i], b.marginOf(i)), true
		}
	}
	return left
}

// Renew finds the pairs anew after Check.
func (b *BroadPhase) Renew() {
	b.tree.update(&b.items)
	b.found = b.found[:0]
	b.findEndless()
	if len(b.tree.nodes) > 0 {
		b.findWithin(0)
	}
	b.sort()
	b.merge()
	b.wide = len(b.pairs)*itemsOfFew < len(b.margins)
}

// Moved tells whether an item left its enlarged box in the last update.
func (b *BroadPhase) Moved(item int) bool { return b.items.moved[item] }

// Room is how far an item's box can go in any direction without leaving the enlarged one, m, less what rounding may make of it.
func (b *BroadPhase) Room(item int, box *r3.Box) float64 {
	e := &b.items.enlarged[item]
	room := min(box.Min.X-e.Min.X, box.Min.Y-e.Min.Y, box.Min.Z-e.Min.Z, e.Max.X-box.Max.X, e.Max.Y-box.Max.Y, e.Max.Z-box.Max.Z)
	return room - 1e-6*b.margins[item]
}

// Remove removes an item for good.
func (b *BroadPhase) Remove(item int) {
	b.items.group[item], b.items.touched[item] = 0, 0
	b.pairs = slices.DeleteFunc(b.pairs, func(p Pair) bool {
		i, j := p.Items()
		return i == item || j == item
	})
}

// itemsOfFew is the number of items for each pair from which on pairs are few: to go through all items costs more than to sort those found.
const itemsOfFew = 16

// sort sorts what has been found: where that is much, into one bucket for each first item, and then each bucket, which is short.
func (b *BroadPhase) sort() {
	if len(b.found)*itemsOfFew < len(b.starts) {
		slices.Sort(b.found)
		return
	}
	clear(b.starts)
	for _, p := range b.found {
		i, _ := p.Items()
		b.starts[i+1]++
	}
	for i := 1; i < len(b.starts); i++ {
		b.starts[i] += b.starts[i-1]
	}
	b.merged = slices.Grow(b.merged[:0], len(b.found))[:len(b.found)]
	for _, p := range b.found {
		i, _ := p.Items()
		b.merged[b.starts[i]] = p
		b.starts[i]++
	}
	b.found, b.merged = b.merged, b.found
	from := int32(0)
	for _, to := range b.starts[:len(b.starts)-1] {
		slices.Sort(b.found[from:to])
		from = to
	}
}

// merge makes the list of what has been found and of the pairs without movers.
func (b *BroadPhase) merge() {
	b.merged = b.merged[:0]
	found := b.found
	for _, p := range b.pairs {
		if i, j := p.Items(); b.items.moved[i] || b.items.moved[j] {
			continue
		}
		for len(found) > 0 && found[0] < p {
			b.merged, found = append(b.merged, found[0]), found[1:]
		}
		b.merged = append(b.merged, p)
	}
	b.merged = append(b.merged, found...)
	b.pairs, b.merged = b.merged, b.pairs
}
