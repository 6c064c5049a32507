// Package broadphase finds the pairs of boxes that overlap, among any number of boxes that move a little from one call to the next. It is
// the first stage of finding contacts, and knows nothing of what is in the boxes.
//
// Each item has a box along the world's axes. [BroadPhase.Update] compares it with the item's enlarged box, the box that it had when it was last
// put into the tree with a margin on every side. While all boxes stay within their enlarged ones, the list of pairs stays as it is, and an update
// costs six comparisons an item: the iterations of a step change nothing else. Items that left their enlarged boxes get new ones; the
// tree of boxes (tree.go) is refitted to them, and only what has moved in it is compared with the rest (search.go).
//
// The pairs are those whose enlarged boxes overlap, in ascending order. They hold every pair whose boxes overlap; which others they hold depends on
// how the boxes have moved, so that a result must not depend on those.
//
// The cost of an update is proportional to the number of items, whatever their directions, as long as the number of pairs is; that of building the
// tree, at first and when it has lost its shape, grows as n log n. Items of very different sizes share the tree. Boxes without end are kept in a list
// apart, and paired with every other item of a group that they can touch.
//
// The package imports nothing of the house but internal/vec.
package broadphase
