// Boxes, plates, hulls and solids of revolution with one another.
//
// Apart, the normal is the direction of the shortest distance: of a vertex and a face, or of two edges. Overlapping, it is the direction in which they come apart soonest,
// by the separating axis theorem: normals of faces, and of two edges whose arcs of normals cross (D. Gregorius, The separating axis test between convex
// polyhedra, 2013). All ways out that are hardly farther have a share in the contact, so that it changes from one to the other without a jump. The points of each are
// those of the overlay along it.

package narrowphase

import (
	"math"

	"gabion/internal/vec"

	"gonum.org/v1/gonum/spatial/r3"
)

func convexes(w *Workspace, dst []Point, a, b *Placed, reach float64) []Point {
	far := a.size + b.size + reach
	if r3.Norm2(r3.Sub(a.toWorld(a.centre), b.toWorld(b.centre))) > far*far {
		return dst
	}
	s := &w.pair
	if a.kind == revolved || b.kind == revolved {
		if !s.searchTurned(w, a, b, reach) {
			return dst
		}
	} else {
		s.forms = [2]Form{flat, flat}
		if !w.near.search(s, a, b, reach) {
			return dst
		}
	}
	s.leaveWays()
	from, length := len(dst), min(a.round, b.round)
	sum := 0.0
	for i := range s.ways {
		way := &s.ways[i]
		before := len(dst)
		dst, way.part = w.patch(dst, a, b, way, reach, length)
		sum += way.part
		for k := before; k < len(dst); k++ {
			dst[k].Weight *= way.part
		}
	}
	if sum == 0 { // bodies that have no area over one another: edges in line, corner to corner
		dst = append(dst[:from], between(r3.Add(s.at, r3.Scale(s.distance/2, s.normal)), s.normal, s.distance))
		sum = 1
	}
	near := 0.0
	if a.kind == revolved || b.kind == revolved {
		near = samePlace * length
	}
	dst = joined(dst, from, near)
	n := from
	for _, p := range dst[from:] {
		if p.Weight /= sum; p.Weight > leastWeight {
			b.release(&p)
			dst[n] = p
			n++
		}
	}
	return dst[:n]
}

// samePlace is how near to one another points of prisms along several ways out are the same one, in lengths by which edges count as rounded.
const samePlace = 1e-3

// joined makes points from a number on that are the same a single one, in the middle by their weights: those that have the same features, or of prisms, whose features tell
// nothing, are nearer to one another than a length above 0 and have nearly one normal.
func joined(points []Point, from int, near float64) []Point {
	n := from
	for _, p := range points[from:] {
		i := from
		for i < n && !onePoint(&points[i], &p, near) {
			i++
		}
		p.Position, p.Normal, p.Distance = r3.Scale(p.Weight, p.Position), r3.Scale(p.Weight, p.Normal), p.Weight*p.Distance
		if i == n {
			points[n] = p
			n++
			continue
		}
		q := &points[i]
		q.Position, q.Normal = r3.Add(q.Position, p.Position), r3.Add(q.Normal, p.Normal)
		q.Distance += p.Distance
		q.Weight += p.Weight
	}
	for i := from; i < n; i++ {
		p := &points[i]
		p.Position, p.Normal = r3.Scale(1/p.Weight, p.Position), r3.Scale(1/vec.Norm(p.Normal), p.Normal)
		p.Distance /= p.Weight
	}
	return points[:n]
}

// oneNormal is the cosine up to which the normals of points at one place are one.
const oneNormal = 0.9999

// onePoint tells whether sum, which holds points times their weights, is of the same point as p.
func onePoint(sum, p *Point, near float64) bool {
	if near == 0 {
		return sum.Features == p.Features
	}
	return r3.Norm2(r3.Sub(r3.Scale(1/sum.Weight, sum.Position), p.Position)) < near*near && r3.Dot(sum.Normal, p.Normal) > oneNormal*vec.Norm(sum.Normal)
}

// patch appends the points at which two bodies touch along a way out, in the axes of b, and tells how much of a way out it is: with the share of the area of
// those points in that of all the faces that are over one another there.
func (w *Workspace) patch(dst []Point, a, b *Placed, way *wayOut, reach, length float64) ([]Point, float64) {
	o, s := &w.overlay, &w.pair
	o.begin(way.normal, &s.relative)
	middle := r3.Dot(way.normal, way.at)
	o.low, o.high = middle-way.distance/2-length, middle+way.distance/2+length
	o.polyhedra = [2]*polyhedron{a.polyhedron, b.polyhedron}
	o.sharp = a.kind != revolved && b.kind != revolved && way.distance < 0
	o.forms, o.corner = way.forms, [2]feature{}
	w.candidates = w.candidates[:0]
	var spread bool
	if o.sharp {
		w.candidates, spread = o.spread(w.candidates, way, length)
	}
	if !spread {
		w.candidates = w.overlayAll(w.candidates, a, b, way, length)
	}
	all, left := 1e-3*length*length, 0.0 // no share where hardly anything is as near as that
	for i := range w.candidates {
		c := &w.candidates[i]
		all += c.area
		left += c.area * c.part
		c.own = w.partAround(c, length)
	}
	if !(left > 0) {
		return dst, 0
	}
	for i := range w.candidates {
		c := &w.candidates[i]
		c.area, c.part = c.area*c.part, c.own
	}
	return w.weigh(dst, reach, sharing{length: length}), way.part * left / all
}

// overlayAll appends the corners of the pieces of all faces of both bodies that are over one another.
func (w *Workspace) overlayAll(dst []candidate, a, b *Placed, way *wayOut, length float64) []candidate {
	o, s := &w.overlay, &w.pair
	o.outline, o.numbers, o.above, o.below = o.outline[:0], o.numbers[:0], o.above[:0], o.below[:0]
	if a.kind == revolved {
		o.corner[0] = feature{kind: onRim, at: s.origin, way: s.relative.axes[2]}
		o.addTurned(true, a, way.at, s.toB, s.toA)
	} else {
		o.addPolyhedron(true)
	}
	if b.kind == revolved {
		o.corner[1] = feature{kind: onRim, way: r3.Vec{Z: 1}}
		same := func(v r3.Vec) r3.Vec { return v }
		o.addTurned(false, b, way.at, same, same)
	} else {
		o.addPolyhedron(false)
	}
	if !o.sharp { // the place found comes along with hardly any area, for bodies that have none over one another: edges in line, corner to corner
		x := candidate{Point: between(r3.Add(way.at, r3.Scale(way.distance/2, way.normal)), way.normal, way.distance), area: 1e-9 * length * length, part: 1, own: 1, full: 1}
		x.Forms = way.forms
		dst = append(dst, x)
	}
	return o.points(dst, way.distance, length)
}

// partAround is the mean part, by area, of the candidates within a tenth of a length of one: it is the same whether the areas at one place are counted by one point or by several.
func (w *Workspace) partAround(c *candidate, length float64) float64 {
	sum, parts, inverse := 0.0, 0.0, 10/length
	for i := range w.candidates {
		x := &w.candidates[i]
		if l2 := r3.Norm2(r3.Sub(x.Position, c.Position)) * inverse * inverse; l2 < 1 {
			area := x.area * (1 - smooth(math.Sqrt(l2)))
			sum += area
			parts += area * x.part
		}
	}
	return parts / sum
}
