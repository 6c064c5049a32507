package models

// Nets in the shape of a box: six panels joined along their edges.

import (
	"math"

	"gonum.org/v1/gonum/spatial/r3"
)

// boxFaces are the panels of a box: the axis across, the side of it, and the axes along which the panel's two directions lie.
var boxFaces = [6]struct {
	name   string
	across int
	far    bool
	axes   [2]int
}{
	{"-x", 0, false, [2]int{2, 1}},
	{"+x", 0, true, [2]int{2, 1}},
	{"-y", 1, false, [2]int{0, 2}},
	{"+y", 1, true, [2]int{0, 2}},
	{"-z", 2, false, [2]int{0, 1}},
	{"+z", 2, true, [2]int{0, 1}},
}

// faceBits are the sides at the near and at the far end of each axis of a box.
var faceBits = [3][2]sides{{left, right}, {bottom, top}, {backFace, frontFace}}

// joinedWithin is how far knots of two panels may be apart along their common edge, in parts of the smallest distance of knots on edges, to be
// one knot.
const joinedWithin = 0.25

// box lays out the panels of a box. Along an edge the knots of both panels are strung on one wire; those that nearly meet are one.
func (n *Net) box() *layout {
	l := &layout{}
	meshes := [6]*mesh{}
	open := map[string]bool{}
	for _, name := range n.Open {
		open[name] = true
	}
	near := math.Inf(1)
	for i, f := range boxFaces {
		meshes[i] = n.mesh([]float64{n.Size[f.axes[0]], n.Size[f.axes[1]]})
		near = min(near, meshes[i].nearest())
	}
	onEdge := map[sides][]int{}
	for i, f := range boxFaces {
		if open[f.name] {
			continue
		}
		l.all |= sideNames[f.name]
		numbers := n.facePanel(l, i, meshes[i], onEdge, joinedWithin*near)
		for _, w := range meshes[i].wires {
			// The edges get wires of their own below.
			if meshes[i].sides[w.ends[0]]&meshes[i].sides[w.ends[1]] == 0 {
				l.wires = append(l.wires, wire{[2]int{numbers[w.ends[0]], numbers[w.ends[1]]}, w.kind, w.between})
			}
		}
	}
	for along := range 3 {
		a, b := (along+1)%3, (along+2)%3
		for _, on := range [4]sides{
			faceBits[a][0] | faceBits[b][0], faceBits[a][1] | faceBits[b][0], faceBits[a][0] | faceBits[b][1], faceBits[a][1] | faceBits[b][1],
		} {
			l.run(on, axes[along], n.IntermediateBodies[0])
		}
	}
	n.placeBox(l)
	return l
}

// nearest is the smallest distance of knots on a border, m.
func (m *mesh) nearest() float64 {
	var last [2]float64
	least, begun := m.step[0], false
	for i, k := range m.knots {
		if m.sides[i]&left != 0 {
			if begun {
				least = min(least, (k[1]-last[1])*m.step[1])
			}
			last, begun = k, true
		}
	}
	return least
}

// facePanel adds the knots of a panel in the axes of the box and returns their numbers. A knot on an edge that nearly meets one of another panel
// is that one.
func (n *Net) facePanel(l *layout, face int, m *mesh, onEdge map[sides][]int, within float64) (numbers []int) {
	f := boxFaces[face]
	added := map[sides][]int{}
	for i, k := range m.knots {
		var p [3]float64
		p[f.axes[0]], p[f.axes[1]] = k[0]*m.step[0], k[1]*m.step[1]
		if f.far {
			p[f.across] = n.Size[f.across]
		}
		at := r3.Vec{X: p[0], Y: p[1], Z: p[2]}
		on := sideNames[f.name]
		for side, bit := range [4]sides{left, right, bottom, top} {
			if m.sides[i]&bit != 0 {
				on |= faceBits[f.axes[side/2]][side%2]
			}
		}
		number, best := len(l.knots), within
		for _, other := range onEdge[on] {
			if d := r3.Norm(r3.Sub(l.knots[other], at)); d <= best {
				number, best = other, d
			}
		}
		if number == len(l.knots) {
			l.knots, l.sides = append(l.knots, at), append(l.sides, on)
			if m.sides[i] != 0 {
				added[on] = append(added[on], number)
			}
		}
		numbers = append(numbers, number)
	}
	for on, knots := range added {
		onEdge[on] = append(onEdge[on], knots...)
	}
	return numbers
}

// placeBox moves a box from its own axes, with the origin at its lowest corner, to where it is.
func (n *Net) placeBox(l *layout) {
	q := n.Orientation.Quaternion()
	var shift, corner r3.Vec
	if n.Origin != nil {
		corner = *n.Origin
	} else {
		corner = *n.Center
		shift = r3.Vec{X: n.Size[0] / 2, Y: n.Size[1] / 2, Z: n.Size[2] / 2}
	}
	for i, k := range l.knots {
		l.knots[i] = r3.Add(corner, r3.Rotation(q).Rotate(r3.Sub(k, shift)))
	}
}
