// The convex parts of a core that is not convex, and what they have in common.

package geometry

import (
	"cmp"
	"errors"
	"fmt"
	"math"
	"math/bits"
	"slices"

	"gabion/internal/vec"

	"gonum.org/v1/gonum/spatial/r3"
)

// polyhedronPart is a convex set by which a core is put together: a polyhedron, a polygon, which has a face on either side, a segment or a point.
type polyhedronPart struct {
	Polyhedron
	share float64 // by which the energy beside it counts: 1 of a part, -1 of what two have in common, and so on
	solid bool
	of    uint64 // the parts that it is in, one bit each
	box   r3.Box
}

const (
	mostParts   = 64   // convex ones
	mostWork    = 2e7  // triangles by planes that are tried to find them
	cutWork     = 5e3  // as many of these as a cut takes beside them
	mostMeets   = 4096 // things that they have in common
	partsFit    = 1e-4 // by how much of the volume they may miss it
	partsNearer = 1e-8 // of the size: points are one
	leastCut    = 1e-6 // of the size: triangles that are less deep in a part do not cut it
)

var errManyParts = fmt.Errorf("polyhedron: it has more than %d convex parts: want a mesh of fewer, flatter faces", mostParts)

// divide cuts what the mesh encloses into convex parts along the planes of its faces, and finds what parts of the parts have in common, with the share that each has (Möbius' inversion of the order of all intersections,
// by which every point of the whole counts once).
func (o *outline) divide() (list []polyhedronPart, err error) {
	whole, err := o.convex(o.Vertices)
	if err != nil {
		return nil, err
	}
	all := make([]int32, len(o.Triangles))
	for t := range all {
		all[t] = int32(t)
	}
	if list, err = o.cut(nil, whole, all); err != nil {
		return nil, err
	}
	o.merge(&list)
	for i := range list {
		list[i].of, list[i].share = 1<<i, 1
	}
	if list, err = o.intersections(list); err != nil {
		return nil, err
	}
	volume := 0.0
	for i := range list {
		if list[i].solid {
			volume += list[i].share * list[i].coreVolume()
		}
	}
	if own := o.bulk().Volume; !(math.Abs(volume-own) < partsFit*own) {
		return nil, fmt.Errorf("polyhedron: its convex parts have %.6g m3 and its mesh encloses %.6g: want a mesh without thin slivers that touches itself nowhere", volume, own)
	}
	return list, nil
}

// convex is the convex hull of points, whatever its dimension, with a tolerance.
func (o *outline) convex(points []r3.Vec) (q polyhedronPart, err error) {
	near := partsNearer * o.size
	far := func(measure func(p r3.Vec) float64) (at r3.Vec, most float64) {
		for _, p := range points {
			if m := measure(p); m > most {
				at, most = p, m
			}
		}
		return at, most
	}
	if len(points) == 0 {
		return q, nil
	}
	a := points[0]
	b, most := far(func(p r3.Vec) float64 { return r3.Norm(r3.Sub(p, a)) })
	if most <= near {
		q.Vertices = []r3.Vec{a}
		return q, nil
	}
	a, _ = far(func(p r3.Vec) float64 { return r3.Norm(r3.Sub(p, b)) })
	line := r3.Unit(r3.Sub(b, a))
	c, most := far(func(p r3.Vec) float64 { return r3.Norm(r3.Cross(line, r3.Sub(p, a))) })
	if most <= near {
		q.Vertices = []r3.Vec{a, b}
		return q, nil
	}
	normal := r3.Unit(r3.Cross(line, r3.Sub(c, a)))
	if _, most = far(func(p r3.Vec) float64 { return math.Abs(r3.Dot(normal, r3.Sub(p, a))) }); most <= near {
		q.polygon(points, line, r3.Cross(normal, line), near)
		return q, nil
	}
	hull, err := ConvexHull(points)
	if err != nil {
		return q, err
	}
	q.solid, q.Vertices = true, hull.Vertices
	return q, q.link(hull.Triangles)
}

// polygon makes the part the convex hull of points in the plane of two unit vectors, by a chain below and one above (Andrew 1979).
func (q *polyhedronPart) polygon(points []r3.Vec, x, y r3.Vec, near float64) {
	points = slices.Clone(points)
	slices.SortFunc(points, func(a, b r3.Vec) int {
		return cmp.Or(cmp.Compare(r3.Dot(x, a), r3.Dot(x, b)), cmp.Compare(r3.Dot(y, a), r3.Dot(y, b)))
	})
	normal := r3.Cross(x, y)
	for range 2 {
		first := len(q.Vertices)
		for _, p := range points {
			for len(q.Vertices) > first+1 {
				a, b := q.Vertices[len(q.Vertices)-2], q.Vertices[len(q.Vertices)-1]
				if u := r3.Sub(p, a); r3.Dot(normal, r3.Cross(r3.Sub(b, a), u)) > near*r3.Norm(u) {
					break
				}
				q.Vertices = q.Vertices[:len(q.Vertices)-1]
			}
			q.Vertices = append(q.Vertices, p)
		}
		q.Vertices = q.Vertices[:len(q.Vertices)-1] // the other chain begins with it
		slices.Reverse(points)
	}
	var front, back PolyhedronFace
	for i := range q.Vertices {
		front.Loop = append(front.Loop, int32(i))
		back.Loop = append(back.Loop, int32(len(q.Vertices)-1-i))
	}
	q.Faces = []PolyhedronFace{front, back}
	q.setFaces()
}

// below are the corners of what of a part is below a plane, and maybe more points of it.
func (q *polyhedronPart) below(n r3.Vec, offset, near float64) (list []r3.Vec) {
	height := func(v int) float64 { return r3.Dot(n, q.Vertices[v]) - offset }
	cross := func(i, k int) {
		h, g := height(i), height(k)
		if s := h / (h - g); (h > near) != (g > near) && math.Abs(h-g) > near && s > 0 && s < 1 {
			list = append(list, vec.Mix(q.Vertices[i], q.Vertices[k], s))
		}
	}
	for i, p := range q.Vertices {
		if height(i) <= near {
			list = append(list, p)
		}
		if !q.solid {
			for k := range i {
				cross(i, k)
			}
		}
	}
	for _, e := range q.Edges {
		cross(int(e.A), int(e.B))
	}
	return list
}

// cut adds what of a cell the mesh encloses, of which some triangles may be in the cell.
func (o *outline) cut(list []polyhedronPart, cell polyhedronPart, triangles []int32) ([]polyhedronPart, error) {
	var through []int32
	for _, t := range triangles {
		if o.passes(t, &cell) {
			through = append(through, t)
		}
	}
	if len(through) == 0 {
		if o.SignedDistance(cell.middle()) > 0 {
			return list, nil
		}
		if len(list) == mostParts {
			return nil, errManyParts
		}
		return append(list, cell), nil
	}
	if o.work += cutWork + float64(len(through))*float64(len(through)); o.work > mostWork {
		return nil, errManyParts
	}
	n, offset := o.bestCut(through)
	for _, s := range [2]float64{1, -1} {
		half, err := o.convex(cell.below(r3.Scale(s, n), s*offset, partsNearer*o.size))
		if err != nil {
			return nil, fmt.Errorf("polyhedron: it cannot be cut into convex parts: want a mesh of fewer, flatter faces (%w)", err)
		}
		if half.solid {
			if list, err = o.cut(list, half, through); err != nil {
				return nil, err
			}
		}
	}
	return list, nil
}

// passes tells whether a triangle goes through the inside of a cell.
func (o *outline) passes(t int32, cell *polyhedronPart) bool {
	c := o.Triangles[t]
	ring := []r3.Vec{o.Vertices[c[0]], o.Vertices[c[1]], o.Vertices[c[2]]}
	for f := range cell.Faces {
		x := &cell.Faces[f]
		height := func(p r3.Vec) float64 { return r3.Dot(x.Normal, p) - x.Offset + leastCut*o.size }
		var left []r3.Vec
		for i, p := range ring {
			q := ring[(i+1)%len(ring)]
			h, g := height(p), height(q)
			if h < 0 {
				left = append(left, p)
			}
			if (h < 0) != (g < 0) {
				left = append(left, vec.Mix(p, q, h/(h-g)))
			}
		}
		if ring = left; len(ring) < 3 {
			return false
		}
	}
	return true
}

// bestCut is the plane of one of some triangles that goes through the fewest of them, and of such the one of most area.
func (o *outline) bestCut(triangles []int32) (n r3.Vec, offset float64) {
	fewest, most := math.MaxInt, 0.0
	seen := map[int]bool{}
	for _, t := range triangles {
		if seen[o.group[t]] {
			continue
		}
		seen[o.group[t]] = true
		normal := o.Normals[t]
		height := r3.Dot(normal, o.Vertices[o.Triangles[t][0]])
		crossed, area := 0, 0.0
		for _, u := range triangles {
			if o.group[u] == o.group[t] {
				area += o.Area(int(u))
			}
			low, high := math.Inf(1), math.Inf(-1)
			for _, v := range o.Triangles[u] {
				h := r3.Dot(normal, o.Vertices[v]) - height
				low, high = min(low, h), max(high, h)
			}
			if low < -leastCut*o.size && high > leastCut*o.size {
				crossed++
			}
		}
		if crossed < fewest || crossed == fewest && area > most {
			fewest, most, n, offset = crossed, area, normal, height
		}
	}
	return n, offset
}

// merge makes one of two parts as long as there are two that are convex together.
func (o *outline) merge(list *[]polyhedronPart) {
	for i := 0; i < len(*list); i++ {
		for k := i + 1; k < len(*list); k++ {
			one, other := &(*list)[i], &(*list)[k]
			both, err := o.convex(slices.Concat(one.Vertices, other.Vertices))
			if own := both.coreVolume(); err != nil || own > (one.coreVolume()+other.coreVolume())*(1+partsNearer) {
				continue
			}
			(*list)[i] = both
			*list = slices.Delete(*list, k, k+1)
			i, k = -1, len(*list)
		}
	}
}

// ConvexPart is a convex set by which a core is put together, as kernels read it: a polyhedron, a polygon, which has a face on either side, a segment or a point.
type ConvexPart struct {
	Shape *Polyhedron // its corners and faces
	Share float64     // by which the energy beside it counts
	Solid bool
	Box   r3.Box
}

// ConvexParts are those of a core that is not convex.
func (p *Polyhedron) ConvexParts() (list []ConvexPart) {
	for i := range p.parts {
		q := &p.parts[i]
		list = append(list, ConvexPart{&q.Polyhedron, q.share, q.solid, q.box})
	}
	return list
}

// setBox sets the box about the vertices.
func (q *polyhedronPart) setBox() {
	q.box = vec.Nowhere()
	for _, v := range q.Vertices {
		q.box = vec.Around(q.box, r3.Box{Min: v, Max: v})
	}
}

// coreVolume is that of the core of a part, m3.
func (q *polyhedronPart) coreVolume() (volume float64) {
	m := q.middle()
	for f := range q.Faces {
		loop := q.Faces[f].Loop
		a := r3.Sub(q.Vertices[loop[0]], m)
		for k := 1; k+1 < len(loop); k++ {
			volume += r3.Dot(a, r3.Cross(r3.Sub(q.Vertices[loop[k]], m), r3.Sub(q.Vertices[loop[k+1]], m))) / 6
		}
	}
	return volume
}

// holds tells whether all of another part is in a part.
func (q *polyhedronPart) holds(other *polyhedronPart, near float64) bool {
	for f := range q.Faces {
		for _, v := range other.Vertices {
			if r3.Dot(q.Faces[f].Normal, v)-q.Faces[f].Offset > near {
				return false
			}
		}
	}
	return true
}

// intersections adds to parts all that some of them have in common, and leaves what has a share.
func (o *outline) intersections(parts []polyhedronPart) ([]polyhedronPart, error) {
	near := 10 * partsNearer * o.size
	list := slices.Clone(parts)
	known := map[uint64]bool{}
	for i := range list {
		known[list[i].of] = true
	}
	for i := 0; i < len(list); i++ {
		for k := range parts {
			if list[i].of>>k&1 != 0 {
				continue
			}
			both := list[i]
			for f := range parts[k].Faces {
				x := &parts[k].Faces[f]
				var err error
				if both, err = o.convex(both.below(x.Normal, x.Offset, near)); err != nil {
					return nil, err
				}
			}
			if len(both.Vertices) == 0 {
				continue
			}
			for j := range parts {
				if j == k || list[i].of>>j&1 != 0 || parts[j].holds(&both, 2*near) {
					both.of |= 1 << j
				}
			}
			if known[both.of] {
				continue
			}
			known[both.of] = true
			if list = append(list, both); len(list) > mostMeets {
				return nil, errors.New("polyhedron: its convex parts meet in too many ways: want a simpler mesh")
			}
		}
	}
	slices.SortStableFunc(list, func(a, b polyhedronPart) int { return cmp.Compare(bits.OnesCount64(a.of), bits.OnesCount64(b.of)) })
	for i := range list {
		list[i].share = 1
		for k := range list[:i] { // those that hold it
			if list[k].of&^list[i].of == 0 {
				list[i].share -= list[k].share
			}
		}
	}
	return slices.DeleteFunc(list, func(q polyhedronPart) bool { return q.share == 0 }), nil
}
