// Which triangles of a mesh belong together: for tangential history, and as one curved wall.

package geometry

import "gonum.org/v1/gonum/spatial/r3"

// patchCosine bounds a patch that grows over concave edges: its normals stay within 60 degrees of where it began, so the opposite
// sides of a pipe never share a history.
const patchCosine = 0.5

// label fills Patch and Group.
//
// A particle rolls over flat and convex edges with one contact that only turns, so both sides of such an edge share a patch. Over a smooth concave
// edge one contact takes over from the other (see resolve), and the history goes on as well.
func (m *Mesh) label() {
	n := len(m.Triangles)
	m.Patch = make([][2]int32, n)
	m.Group = make([]int32, n)
	for i := range n {
		m.Patch[i] = [2]int32{-1, -1}
		m.Group[i] = -1
	}
	var stack []int32
	patches, groups := int32(0), int32(0)
	for i := range int32(n) {
		for side := range int32(2) {
			if m.Patch[i][side] < 0 {
				stack = m.growPatch(stack[:0], i, side, patches)
				patches++
			}
		}
		if m.Group[i] < 0 {
			stack = m.growGroup(stack[:0], i, groups)
			groups++
		}
	}
}

// growPatch gives the patch to one side of triangle seed and to all that it reaches.
func (m *Mesh) growPatch(stack []int32, seed, side, patch int32) []int32 {
	m.Patch[seed][side] = patch
	up := m.front(seed, side)
	stack = append(stack, 2*seed+side)
	for len(stack) > 0 {
		i, s := stack[len(stack)-1]/2, stack[len(stack)-1]%2
		stack = stack[:len(stack)-1]
		for h := 3 * i; h < 3*i+3; h++ {
			j, js, ok := m.beside(h, s)
			if !ok || m.Patch[j][js] >= 0 {
				continue
			}
			rise := m.rise(h, s)
			smooth := r3.Dot(m.front(i, s), m.front(j, js)) > m.Smooth
			if rise < flatSine || smooth && r3.Dot(up, m.front(j, js)) > patchCosine {
				m.Patch[j][js] = patch
				stack = append(stack, 2*j+js)
			}
		}
	}
	return stack
}

// growGroup gives the group to triangle seed and to all that it reaches over smooth edges.
func (m *Mesh) growGroup(stack []int32, seed, group int32) []int32 {
	m.Group[seed] = group
	stack = append(stack, seed)
	for len(stack) > 0 {
		i := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		for h := 3 * i; h < 3*i+3; h++ {
			j, side, ok := m.beside(h, 0)
			if ok && m.Group[j] < 0 && r3.Dot(m.Normals[i], m.front(j, side)) > m.Smooth {
				m.Group[j] = group
				stack = append(stack, j)
			}
		}
	}
	return stack
}

// front is the normal of a side of a triangle.
func (m *Mesh) front(i, side int32) r3.Vec {
	return r3.Scale(float64(1-2*side), m.Normals[i])
}

// beside is the triangle over half-edge h and the side of it that continues the given side; not ok at boundaries and where more than two
// triangles meet.
func (m *Mesh) beside(h, side int32) (j, jSide int32, ok bool) {
	k := m.Ring[h]
	if k == h || m.Ring[k] != h {
		return 0, 0, false
	}
	a, _ := m.edge(h)
	if b, _ := m.edge(k); a == b { // the fronts disagree
		side = 1 - side
	}
	return k / 3, side, true
}

// rise is the sine of the angle by which the triangle over h rises above the plane of h's triangle, seen from a side: above 0 where the edge is concave.
func (m *Mesh) rise(h, side int32) float64 {
	k := m.Ring[h]
	a, b := m.edge(h)
	pa := m.Vertices[a]
	along := r3.Sub(m.Vertices[b], pa)
	out := r3.Sub(m.opposite(k), pa)
	out = r3.Sub(out, r3.Scale(r3.Dot(out, along)/r3.Norm2(along), along))
	return r3.Dot(m.front(h/3, side), out) / r3.Norm(out)
}
