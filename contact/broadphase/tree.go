// A binary tree of boxes around boxes.

package broadphase

import (
	"slices"

	"gonum.org/v1/gonum/spatial/r3"
)

// leafSize is the greatest number of items in a leaf: with fewer, nodes cost more than the comparisons they save.
const leafSize = 4

// degraded is the growth of the total area of a refitted tree's nodes from which on building it anew pays.
const degraded = 1.5

// tree holds items in leaves. Its nodes stand in preorder: the first child of a node follows it, and the second follows the last descendant of the
// first, so that a pass from the end meets children before their parents.
type tree struct {
	nodes     []node
	order     []int32  // items, leaf by leaf
	boxes     []r3.Box // of the items in that order
	centres   []r3.Vec // of the items
	area      float64  // total area of the nodes
	builtArea float64  // that when the tree was built
	leafOf    []int32  // node of each item
	parent    []int32  // of each node; -1 for the first
	marked    []int32  // nodes that have moved, which come after their parents, so that they are refitted from the last on
}

type node struct {
	box         r3.Box
	groups      uint64 // the bits of the groups of its items
	touched     uint64 // the bits of the groups that these can touch
	next        int32  // the node that follows its last descendant
	first, last int32  // its items are order[first:last]
	moved       bool   // some of them have
}

// leaf tells whether the node at a place is one.
func (d *node) leaf(at int) bool { return int(d.next) == at+1 }

// build makes the tree of the items in order.
func (t *tree) build(items *items) {
	for _, i := range t.order {
		t.centres[i] = centre(&items.enlarged[i])
	}
	t.nodes, t.parent = t.nodes[:0], t.parent[:0]
	if len(t.order) > 0 {
		t.split(0, len(t.order), -1)
	}
	t.refit(items)
	t.builtArea = t.area
}

// split appends the nodes of the items from ... to-1 of order: halves along the axis in which their centres spread most.
func (t *tree) split(from, to int, parent int32) {
	at := len(t.nodes)
	t.nodes, t.parent = append(t.nodes, node{first: int32(from), last: int32(to)}), append(t.parent, parent)
	if to-from > leafSize {
		middle := (from + to) / 2
		t.partition(from, to, middle, t.widest(from, to))
		t.split(from, middle, int32(at))
		t.split(middle, to, int32(at))
	} else {
		for _, i := range t.order[from:to] {
			t.leafOf[i] = int32(at)
		}
	}
	t.nodes[at].next = int32(len(t.nodes))
}

// widest is the axis along which the centres of some items spread most.
func (t *tree) widest(from, to int) int {
	low, high := t.centres[t.order[from]], t.centres[t.order[from]]
	for _, i := range t.order[from:to] {
		c := &t.centres[i]
		low = r3.Vec{X: min(low.X, c.X), Y: min(low.Y, c.Y), Z: min(low.Z, c.Z)}
		high = r3.Vec{X: max(high.X, c.X), Y: max(high.Y, c.Y), Z: max(high.Z, c.Z)}
	}
	size := r3.Sub(high, low)
	switch {
	case size.X >= size.Y && size.X >= size.Z:
		return 0
	case size.Y >= size.Z:
		return 1
	}
	return 2
}

// partition reorders the items from ... to-1 so that none before the middle has its centre further along the axis than one after it (Hoare's
// selection).
func (t *tree) partition(from, to, middle, axis int) {
	along := func(k int) float64 { return component(&t.centres[t.order[k]], axis) }
	for to--; from < to; {
		pivot := along((from + to) / 2)
		i, j := from, to
		for i <= j {
			for along(i) < pivot {
				i++
			}
			for along(j) > pivot {
				j--
			}
			if i <= j {
				t.order[i], t.order[j] = t.order[j], t.order[i]
				i, j = i+1, j-1
			}
		}
		switch {
		case middle <= j:
			to = j
		case middle >= i:
			from = i
		default:
			return
		}
	}
}

// refit makes the nodes fit the boxes of their items again.
func (t *tree) refit(items *items) {
	t.area, t.marked = 0, t.marked[:0]
	for n := len(t.nodes) - 1; n >= 0; n-- {
		t.refitNode(n, items)
		t.area += halfArea(&t.nodes[n].box)
		if t.nodes[n].moved {
			t.marked = append(t.marked, int32(n))
		}
	}
}

// refitFew is refit where few items have moved: of their leaves and of what is above these.
func (t *tree) refitFew(items *items) {
	for _, n := range t.marked {
		t.nodes[n].moved = false
	}
	t.marked = t.marked[:0]
	for _, i := range t.order {
		if !items.moved[i] {
			continue
		}
		for n := t.leafOf[i]; n >= 0 && !t.nodes[n].moved; n = t.parent[n] {
			t.nodes[n].moved = true
			t.marked = append(t.marked, n)
		}
	}
	slices.Sort(t.marked)
	for _, n := range slices.Backward(t.marked) {
		t.area -= halfArea(&t.nodes[n].box)
		t.refitNode(int(n), items)
		t.area += halfArea(&t.nodes[n].box)
	}
}

func (t *tree) refitNode(n int, items *items) {
	d := &t.nodes[n]
	if d.leaf(n) {
		t.refitLeaf(d, items)
		return
	}
	first := &t.nodes[n+1]
	second := &t.nodes[first.next]
	d.box, d.groups, d.touched = first.box, first.groups|second.groups, first.touched|second.touched
	d.moved = first.moved || second.moved
	enclose(&d.box, &second.box)
}

func (t *tree) refitLeaf(d *node, items *items) {
	d.box, d.groups, d.touched, d.moved = empty, 0, 0, false
	for k := d.first; k < d.last; k++ {
		i := t.order[k]
		t.boxes[k] = items.enlarged[i]
		enclose(&d.box, &t.boxes[k])
		d.groups |= items.group[i]
		d.touched |= items.touched[i]
		d.moved = d.moved || items.moved[i]
	}
}

// few is the share of the items up to which those that have moved are refitted by themselves.
const few = 1. / 16

// update refits the tree, and builds it anew where too much has moved for it to stay good.
func (t *tree) update(items *items) {
	if len(t.nodes) == 0 {
		t.build(items)
		return
	}
	moved := 0
	for _, m := range items.moved {
		if m {
			moved++
		}
	}
	if float64(moved) <= few*float64(len(t.order)) {
		t.refitFew(items)
	} else {
		t.refit(items)
	}
	if t.area > degraded*t.builtArea {
		t.build(items)
	}
}

// component is that of a vector along an axis, 0 to 2.
func component(v *r3.Vec, axis int) float64 {
	switch axis {
	case 0:
		return v.X
	case 1:
		return v.Y
	}
	return v.Z
}
