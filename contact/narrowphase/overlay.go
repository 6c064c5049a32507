// The patch of two convex bodies along a normal: what of the faces of the one lies over those of the other.
//
// The faces that look at one another are laid over one another in a plane across the normal. The corners of the pieces are the contact points: a
// vertex over a face, a face over a vertex, an edge over an edge. The distance at each is that of the two surfaces along the normal. A
// corner has half of the triangles that it makes with its neighbours and the piece's centroid; these areas reproduce the integral of anything linear, so force and moment of
// a patch do not depend on how it is divided. Clipping follows I. E. Sutherland and G. W. Hodgman, Reentrant polygon clipping (1974).

package narrowphase

import (
	"math"

	"gabion/internal/vec"

	"gonum.org/v1/gonum/spatial/r3"
)

// flank is a face seen along the normal: z = height - slopeX x - slopeY y over a polygon that is convex and counter-clockwise.
type flank struct {
	slopeX, slopeY, height float64
	low, high              float64 // z of its corners
	first, count           int     // of its corners in overlay.outline
	minX, maxX, minY, maxY float64
	face                   int32
}

// corner is a place across the normal.
type corner struct{ x, y float64 }

// overlay is the working memory of a patch. It is in the axes of the second body.
type overlay struct {
	normal, x, y   r3.Vec
	outline        []corner
	above, below   []flank // faces of the first body, of the second
	piece, clipped []corner
}

// leastFacing is the cosine to the normal below which a face is seen edge-on and left out.
const leastFacing = 1e-5

// begin clears the overlay for a normal, which points from the second body to the first.
func (o *overlay) begin(n r3.Vec) {
	o.normal = n
	o.x = vec.Perpendicular(n)
	o.y = r3.Cross(n, o.x)
	o.outline, o.above, o.below = o.outline[:0], o.above[:0], o.below[:0]
}

// add adds a polygon whose front has the given normal to the faces above (of the first body) or below.
func (o *overlay) add(above bool, face int32, normal r3.Vec, offset float64, corners func(int) r3.Vec, count int) {
	c := r3.Dot(normal, o.normal)
	if above && c > -leastFacing || !above && c < leastFacing {
		return
	}
	f := flank{slopeX: r3.Dot(normal, o.x) / c, slopeY: r3.Dot(normal, o.y) / c, height: offset / c, first: len(o.outline), count: count, face: face}
	f.low, f.minX, f.minY = math.Inf(1), math.Inf(1), math.Inf(1)
	f.high, f.maxX, f.maxY = math.Inf(-1), math.Inf(-1), math.Inf(-1)
	for i := range count {
		k := i
		if above { // its front looks down
			k = count - 1 - i
		}
		v := corners(k)
		p, z := corner{r3.Dot(v, o.x), r3.Dot(v, o.y)}, r3.Dot(v, o.normal)
		f.low, f.high = min(f.low, z), max(f.high, z)
		f.minX, f.maxX, f.minY, f.maxY = min(f.minX, p.x), max(f.maxX, p.x), min(f.minY, p.y), max(f.maxY, p.y)
		o.outline = append(o.outline, p)
	}
	if above {
		o.above = append(o.above, f)
	} else {
		o.below = append(o.below, f)
	}
}

// at is z of a face at a place.
func (f *flank) at(p corner) float64 { return f.height - f.slopeX*p.x - f.slopeY*p.y }

// points appends the corners of all pieces that are nearer than reach along the normal.
func (o *overlay) points(dst []candidate, reach, tolerance float64) []candidate {
	for i := range o.above {
		a := &o.above[i]
		for j := range o.below {
			b := &o.below[j]
			if a.low-b.high > reach || a.minX > b.maxX || b.minX > a.maxX || a.minY > b.maxY || b.minY > a.maxY {
				continue
			}
			if o.clip(a, b) {
				dst = o.corners(dst, a, b, reach, tolerance)
			}
		}
	}
	return dst
}

// clip makes piece the part of a that lies over b, and tells whether there is any.
func (o *overlay) clip(a, b *flank) bool {
	o.piece = append(o.piece[:0], o.outline[a.first:a.first+a.count]...)
	for k := range b.count {
		p := o.outline[b.first+k]
		q := o.outline[b.first+(k+1)%b.count]
		o.clipped = o.clipped[:0]
		n := len(o.piece)
		for i, u := range o.piece {
			v := o.piece[(i+1)%n]
			su, sv := side(p, q, u), side(p, q, v)
			if su >= 0 {
				o.clipped = append(o.clipped, u)
			}
			if su > 0 && sv < 0 || su < 0 && sv > 0 {
				t := su / (su - sv)
				o.clipped = append(o.clipped, corner{u.x + t*(v.x-u.x), u.y + t*(v.y-u.y)})
			}
		}
		o.piece, o.clipped = o.clipped, o.piece
		if len(o.piece) < 3 {
			return false
		}
	}
	return true
}

// side is twice the area of the triangle p, q, u: above 0 where u is on the left of the way from p to q.
func side(p, q, u corner) float64 { return (q.x-p.x)*(u.y-p.y) - (q.y-p.y)*(u.x-p.x) }

// corners appends the corners of the piece that are nearer than reach, those that are there already with more area.
func (o *overlay) corners(dst []candidate, a, b *flank, reach, tolerance float64) []candidate {
	n := len(o.piece)
	var centre corner
	total := 0.0
	for i := 1; i+1 < n; i++ {
		p, q, r := o.piece[0], o.piece[i], o.piece[i+1]
		area := side(p, q, r)
		total += area
		centre.x += area * (p.x + q.x + r.x) / 3
		centre.y += area * (p.y + q.y + r.y) / 3
	}
	if !(total > 0) {
		return dst
	}
	centre.x /= total
	centre.y /= total
	before := max(side(centre, o.piece[n-1], o.piece[0]), 0)
	for i, p := range o.piece {
		after := max(side(centre, p, o.piece[(i+1)%n]), 0)
		area := (before + after) / 2
		before = after
		za, zb := a.at(p), b.at(p)
		if za-zb > reach {
			continue
		}
		at := r3.Add(r3.Add(r3.Scale(p.x, o.x), r3.Scale(p.y, o.y)), r3.Scale((za+zb)/2, o.normal))
		dst = gather(dst, candidate{Point: Point{Position: at, Normal: o.normal, Distance: za - zb, Features: [2]int32{a.face, b.face}}, area: area}, tolerance)
	}
	return dst
}

// gather appends a point, or adds its area to one that is there.
func gather(dst []candidate, c candidate, tolerance float64) []candidate {
	for i := range dst {
		if r3.Norm2(r3.Sub(dst[i].Position, c.Position)) < tolerance*tolerance {
			dst[i].area += c.area
			return dst
		}
	}
	return append(dst, c)
}
