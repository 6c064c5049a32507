// The search for pairs of which an item has moved: a node of the tree with itself, and nodes that overlap with one another, down to the leaves.

package broadphase

// findEndless finds the pairs of items without bounds, of which one has moved.
func (b *BroadPhase) findEndless() {
	for n, i := range b.endless {
		for _, j := range b.endless[:n] {
			b.try(i, j)
		}
		for _, j := range b.tree.order {
			b.try(i, int(j))
		}
	}
}

// findWithin finds the pairs of items of a node, of which one has moved.
func (b *BroadPhase) findWithin(n int) {
	d := &b.tree.nodes[n]
	switch {
	case !d.moved || d.groups&d.touched == 0:
	case d.leaf(n):
		for k := d.first; k < d.last; k++ {
			b.findBeside(k, k+1, d.last)
		}
	default:
		second := int(b.tree.nodes[n+1].next)
		b.findWithin(n + 1)
		b.findWithin(second)
		b.findBetween(n+1, second)
	}
}

// findBetween finds the pairs of items of two nodes, of which one has moved.
func (b *BroadPhase) findBetween(n, m int) {
	p, q := &b.tree.nodes[n], &b.tree.nodes[m]
	if !p.moved && !q.moved || p.groups&q.touched == 0 || !Overlapping(&p.box, &q.box) {
		return
	}
	switch {
	case p.leaf(n) && q.leaf(m):
		for k := p.first; k < p.last; k++ {
			if Overlapping(&b.tree.boxes[k], &q.box) {
				b.findBeside(k, q.first, q.last)
			}
		}
	case q.leaf(m) || !p.leaf(n) && p.last-p.first >= q.last-q.first:
		b.findBetween(n+1, m)
		b.findBetween(int(b.tree.nodes[n+1].next), m)
	default:
		b.findBetween(n, m+1)
		b.findBetween(n, int(b.tree.nodes[m+1].next))
	}
}

// findBeside finds the pairs of the item at a place of the tree's order with those at some others.
func (b *BroadPhase) findBeside(k, from, to int32) {
	box, i := &b.tree.boxes[k], int(b.tree.order[k])
	for l := from; l < to; l++ {
		if Overlapping(box, &b.tree.boxes[l]) {
			b.try(i, int(b.tree.order[l]))
		}
	}
}

// try adds the pair of two items, if it is one and either has moved, to those that have been found.
func (b *BroadPhase) try(i, j int) {
	x := &b.items
	switch {
	case !x.moved[i] && !x.moved[j], x.group[j]&x.touched[i] == 0, !Overlapping(&x.enlarged[i], &x.enlarged[j]):
	case !b.opts.Watched[b.opts.Groups[i]][b.opts.Groups[j]], b.opts.Excluded != nil && b.opts.Excluded(i, j):
	default:
		b.found = append(b.found, NewPair(i, j))
	}
}
