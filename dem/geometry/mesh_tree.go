// The tree of bounding boxes over the triangles of a mesh.

package geometry

import (
	"cmp"
	"slices"

	"gabion/internal/vec"

	"gonum.org/v1/gonum/spatial/r3"
)

// MeshNode is a box of the tree. The tree is stored depth first, so it is walked without a stack: go on to the next node where the
// box is met, and to Skip where it is not.
type MeshNode struct {
	Min, Max     r3.Vec
	First, Count int32 // triangles of a leaf; Count is 0 in an inner node
	Skip         int32 // first node after those inside this one
}

const leafSize = 4

// newTree builds the tree over the triangles of f listed in order, and sorts order so that each leaf's triangles follow one another.
func newTree(f Facets, order []int32) []MeshNode {
	centre := make([]r3.Vec, len(f.Triangles))
	for _, t := range order {
		low, high := f.span(t)
		centre[t] = r3.Add(low, high)
	}
	nodes := make([]MeshNode, 0, 2*len(order)/leafSize+1)
	var split func(first, last int)
	split = func(first, last int) {
		at := len(nodes)
		low, high := f.span(order[first])
		cLow, cHigh := centre[order[first]], centre[order[first]]
		for _, t := range order[first:last] {
			l, h := f.span(t)
			low, high = vec.MinVec(low, l), vec.MaxVec(high, h)
			cLow, cHigh = vec.MinVec(cLow, centre[t]), vec.MaxVec(cHigh, centre[t])
		}
		nodes = append(nodes, MeshNode{Min: low, Max: high})
		if last-first <= leafSize {
			nodes[at].First, nodes[at].Count = int32(first), int32(last-first)
		} else {
			along := longest(r3.Sub(cHigh, cLow))
			slices.SortFunc(order[first:last], func(a, b int32) int {
				return cmp.Or(cmp.Compare(along(centre[a]), along(centre[b])), cmp.Compare(a, b))
			})
			middle := (first + last) / 2
			split(first, middle)
			split(middle, last)
		}
		nodes[at].Skip = int32(len(nodes))
	}
	split(0, len(order))
	return nodes
}

// NodeAbout is the smallest node of the tree with all triangles that come nearer to c than reach, m. A walk that begins there is as long in a mesh of many triangles as in one of few.
func (m *Mesh) NodeAbout(c r3.Vec, reach float64) int32 {
	reach2 := reach * reach
	for at := int32(0); ; {
		if m.Tree[at].Count > 0 {
			return at
		}
		first, second := at+1, m.Tree[at+1].Skip
		switch x, y := m.Tree[first].reached(c, reach2), m.Tree[second].reached(c, reach2); {
		case x == y:
			return at
		case x:
			at = first
		default:
			at = second
		}
	}
}

// span is the bounding box of a triangle.
func (f Facets) span(t int32) (low, high r3.Vec) {
	c := f.Triangles[t]
	a, b, d := f.Vertices[c[0]], f.Vertices[c[1]], f.Vertices[c[2]]
	return vec.MinVec(a, vec.MinVec(b, d)), vec.MaxVec(a, vec.MaxVec(b, d))
}

// longest returns the coordinate in which v is longest.
func longest(v r3.Vec) func(r3.Vec) float64 {
	switch {
	case v.X >= v.Y && v.X >= v.Z:
		return func(p r3.Vec) float64 { return p.X }
	case v.Y >= v.Z:
		return func(p r3.Vec) float64 { return p.Y }
	}
	return func(p r3.Vec) float64 { return p.Z }
}

// reached tells whether the node's box comes nearer to c than the square root of reach2.
func (n *MeshNode) reached(c r3.Vec, reach2 float64) bool {
	dx := max(n.Min.X-c.X, 0, c.X-n.Max.X)
	dy := max(n.Min.Y-c.Y, 0, c.Y-n.Max.Y)
	dz := max(n.Min.Z-c.Z, 0, c.Z-n.Max.Z)
	return dx*dx+dy*dy+dz*dz < reach2
}
