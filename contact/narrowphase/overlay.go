// The patch of two convex bodies along a normal: what of the faces of the one lies over those of the other.
//
// The faces that look at one another are laid over one another in a plane across the normal. The corners of the pieces are the contact points: a
// vertex over a face, a face over a vertex, an edge over an edge. Each has the normal and the distance of its two features, as far as these are near the
// normal of the patch. A corner has half of the triangles that it makes with its neighbours and the piece's centroid; these areas reproduce the integral of anything linear, so force and moment of
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

// pieceCorner is a corner of a piece, and the edge that leaves it: one of the face above, or, counted down from -1, of the one below.
type pieceCorner struct {
	corner
	edge int
}

// overlay is the working memory of a patch. It is in the axes of the second body.
type overlay struct {
	normal, x, y   r3.Vec
	low, high      float64 // faces of the first body above high are too far to touch, and those of the second body below low
	sharp          bool    // edges and vertices are those of the bodies, not of prisms in their places
	outline        []corner
	numbers        []int32 // of the vertices in outline
	polyhedra      [2]*polyhedron
	above, below   []flank // faces of the first body, of the second
	piece, clipped []pieceCorner
}

// leastFacing is the cosine to the normal below which a face is seen edge-on and left out.
const leastFacing = 1e-5

// begin clears the overlay for a normal, which points from the second body to the first.
func (o *overlay) begin(n r3.Vec) {
	o.normal = n
	o.x = vec.Perpendicular(n)
	o.y = r3.Cross(n, o.x)
	o.outline, o.numbers, o.above, o.below = o.outline[:0], o.numbers[:0], o.above[:0], o.below[:0]
}

// add adds a polygon whose front has the given normal to the faces above (of the first body) or below. Its corners have the numbers of the body's vertices, if any.
func (o *overlay) add(above bool, face int32, normal r3.Vec, offset float64, corners func(int) r3.Vec, numbers []int32, count int) {
	c := r3.Dot(normal, o.normal)
	if above && c > -leastFacing || !above && c < leastFacing {
		return
	}
	low, high := math.Inf(1), math.Inf(-1)
	for i := range count {
		z := r3.Dot(corners(i), o.normal)
		low, high = min(low, z), max(high, z)
	}
	if above && low > o.high || !above && high < o.low {
		return
	}
	f := flank{low: low, high: high, slopeX: r3.Dot(normal, o.x) / c, slopeY: r3.Dot(normal, o.y) / c, height: offset / c, first: len(o.outline), count: count, face: face}
	f.minX, f.minY = math.Inf(1), math.Inf(1)
	f.maxX, f.maxY = math.Inf(-1), math.Inf(-1)
	for i := range count {
		k := i
		if above { // its front looks down
			k = count - 1 - i
		}
		v := corners(k)
		p := corner{r3.Dot(v, o.x), r3.Dot(v, o.y)}
		f.minX, f.maxX, f.minY, f.maxY = min(f.minX, p.x), max(f.maxX, p.x), min(f.minY, p.y), max(f.maxY, p.y)
		o.outline = append(o.outline, p)
		if numbers != nil {
			o.numbers = append(o.numbers, numbers[k])
		}
	}
	if above {
		o.above = append(o.above, f)
	} else {
		o.below = append(o.below, f)
	}
}

// at is z of a face at a place.
func (f *flank) at(p corner) float64 { return f.height - f.slopeX*p.x - f.slopeY*p.y }

// points appends the corners of all pieces, with areas that fade out as they are farther along the normal than the nearest one by a length.
func (o *overlay) points(dst []candidate, nearest, length, tolerance float64) []candidate {
	for i := range o.above {
		a := &o.above[i]
		for j := range o.below {
			b := &o.below[j]
			if a.low-b.high > nearest+length || a.minX > b.maxX || b.minX > a.maxX || a.minY > b.maxY || b.minY > a.maxY {
				continue
			}
			if o.clip(a, b) {
				dst = o.corners(dst, a, b, nearest, length, tolerance)
			}
		}
	}
	return dst
}

// clip makes piece the part of a that lies over b, and tells whether there is any.
func (o *overlay) clip(a, b *flank) bool {
	o.piece = o.piece[:0]
	for i, u := range o.outline[a.first : a.first+a.count] {
		o.piece = append(o.piece, pieceCorner{u, i})
	}
	for k := range b.count {
		p := o.outline[b.first+k]
		q := o.outline[b.first+(k+1)%b.count]
		o.clipped = o.clipped[:0]
		n := len(o.piece)
		for i, u := range o.piece {
			v := o.piece[(i+1)%n]
			su, sv := side(p, q, u.corner), side(p, q, v.corner)
			leaves, enters := su >= 0 && sv < 0, su < 0 && sv > 0
			if su >= 0 {
				if leaves && su == 0 {
					u.edge = ^k
				}
				o.clipped = append(o.clipped, u)
			}
			if leaves && su > 0 || enters {
				t := su / (su - sv)
				at := pieceCorner{corner{u.x + t*(v.x-u.x), u.y + t*(v.y-u.y)}, u.edge}
				if leaves {
					at.edge = ^k
				}
				o.clipped = append(o.clipped, at)
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

// corners appends the corners of the piece, those that are there already with more area.
func (o *overlay) corners(dst []candidate, a, b *flank, nearest, length, tolerance float64) []candidate {
	n := len(o.piece)
	var centre corner
	total := 0.0
	for i := 1; i+1 < n; i++ {
		p, q, r := o.piece[0], o.piece[i], o.piece[i+1]
		area := side(p.corner, q.corner, r.corner)
		total += area
		centre.x += area * (p.x + q.x + r.x) / 3
		centre.y += area * (p.y + q.y + r.y) / 3
	}
	if !(total > 0) {
		return dst
	}
	centre.x /= total
	centre.y /= total
	before := max(side(centre, o.piece[n-1].corner, o.piece[0].corner), 0)
	for i, p := range o.piece {
		after := max(side(centre, p.corner, o.piece[(i+1)%n].corner), 0)
		area := (before + after) / 2
		before = after
		if area *= fade((a.at(p.corner) - b.at(p.corner) - nearest) / length); area == 0 {
			continue
		}
		c := o.contact(a, b, o.piece[(i+n-1)%n].edge, p)
		c.area = area
		dst = o.gather(dst, c, tolerance)
	}
	return dst
}

// contact is the point at a corner of a piece, into which an edge leads and from which another one leaves: where a vertex is on a face, its distance from that along
// the normal of the face, and where two edges cross, theirs along the normal of both. These change as the bodies part there, and by no sliding. Where one
// feature is about to take over from another, the normal and the distance come to be those of the patch. The point's part fades out with the slope of its normal, or
// of the faces to one another, to that of the patch.
func (o *overlay) contact(a, b *flank, into int, p pieceCorner) candidate {
	za, zb := a.at(p.corner), b.at(p.corner)
	high, low := r3.Vec{X: p.x, Y: p.y, Z: za}, r3.Vec{X: p.x, Y: p.y, Z: zb}
	middle := middleOf(high, low)
	zone := max(math.Abs(za-zb), math.SmallestNonzeroFloat64)
	up := r3.Vec{Z: 1}
	var own r3.Vec
	margin, crossing := 0.0, (into >= 0) != (p.edge >= 0)
	features, forms := [2]int32{a.face, b.face}, [2]Form{flat, flat}
	switch {
	case !o.sharp:
		x := candidate{Point: between(o.there(high), o.normal, za-zb), part: 1}
		x.Features = features
		return x
	case into >= 0 && p.edge >= 0: // a vertex above
		features[0], forms[0] = o.vertex(0, a, p.edge), Form{}
		own = r3.Unit(r3.Vec{X: b.slopeX, Y: b.slopeY, Z: 1})
		margin = o.margin(b, p.corner) / zone
		middle = r3.Sub(high, r3.Scale((za-zb)*own.Z/2, own))
	case into < 0 && p.edge < 0: // a vertex below
		features[1], forms[1] = o.vertex(1, b, ^p.edge), Form{}
		own = r3.Unit(r3.Vec{X: a.slopeX, Y: a.slopeY, Z: 1})
		margin = o.margin(a, p.corner) / zone
		middle = r3.Add(low, r3.Scale((za-zb)*own.Z/2, own))
	default:
		i, j := max(into, p.edge), ^min(into, p.edge)
		features = [2]int32{o.pair(0, a, i), o.pair(1, b, j)}
		u, marginA := o.edge(a, i, p.corner)
		v, marginB := o.edge(b, j, p.corner)
		forms = [2]Form{ridge(o.there(u)), ridge(o.there(v))}
		own = r3.Cross(u, v)
		sine2 := r3.Norm2(own)
		if sine2 == 0 {
			own = up
			break
		}
		own = r3.Scale(math.Copysign(1/math.Sqrt(sine2), own.Z), own)
		margin = min(marginA, marginB) / zone * smooth(sine2/parallelSine2)
		// The nearest places of both edges.
		off := r3.Sub(r3.Scale((za-zb)*own.Z, own), r3.Sub(high, low)) // of s u - t v
		uv, ou, ov := r3.Dot(u, v), r3.Dot(off, u), r3.Dot(off, v)
		s, t := (ou-uv*ov)/sine2, (uv*ou-ov)/sine2
		middle = middleOf(r3.Add(high, r3.Scale(s, u)), r3.Add(low, r3.Scale(t, v)))
	}
	steep := max(math.Hypot(a.slopeX-b.slopeX, a.slopeY-b.slopeY), min(math.Hypot(a.slopeX, a.slopeY), math.Hypot(b.slopeX, b.slopeY)))
	full, upright := smooth(margin), fade(r3.Norm(r3.Sub(own, up))/(2*slopeLimit))
	part := full * upright
	if crossing { // of edges that are nearly parallel the normal may point anywhere
		full *= upright
	}
	part += (1 - full) * fade(steep/(2*slopeLimit))
	n := r3.Unit(r3.Add(up, r3.Scale(full, r3.Sub(own, up))))
	at := r3.Add(r3.Scale(1-full, middleOf(high, low)), r3.Scale(full, middle))
	return candidate{Point: Point{Position: o.there(at), Normal: o.there(n), Distance: (za - zb) * n.Z, Features: features, Forms: forms}, part: part}
}

func middleOf(a, b r3.Vec) r3.Vec { return r3.Scale(0.5, r3.Add(a, b)) }

// there takes a place in the axes of the patch to those of the second body.
func (o *overlay) there(v r3.Vec) r3.Vec {
	return r3.Add(r3.Add(r3.Scale(v.X, o.x), r3.Scale(v.Y, o.y)), r3.Scale(v.Z, o.normal))
}

// margin is how far a place is inside the outline of a face.
func (o *overlay) margin(f *flank, p corner) float64 {
	least := math.Inf(1)
	for k := range f.count {
		q, r := o.outline[f.first+k], o.outline[f.first+(k+1)%f.count]
		least = min(least, side(q, r, p)/math.Hypot(r.x-q.x, r.y-q.y))
	}
	return max(least, 0)
}

// edge is the direction of an edge of a face, and how far a place on it is from its ends, across the normal.
func (o *overlay) edge(f *flank, k int, p corner) (way r3.Vec, margin float64) {
	q, r := o.outline[f.first+k], o.outline[f.first+(k+1)%f.count]
	way = r3.Unit(r3.Vec{X: r.x - q.x, Y: r.y - q.y, Z: f.at(r) - f.at(q)})
	return way, min(math.Hypot(p.x-q.x, p.y-q.y), math.Hypot(p.x-r.x, p.y-r.y))
}

// vertex and pair number a corner of a face and the edge from there to the next: they count on from the faces of the body.
func (o *overlay) vertex(side int, f *flank, k int) int32 {
	return int32(len(o.polyhedra[side].faces)) + o.numbers[f.first+k]
}

func (o *overlay) pair(side int, f *flank, k int) int32 {
	u, v, p := o.numbers[f.first+k], o.numbers[f.first+(k+1)%f.count], o.polyhedra[side]
	return int32(len(p.faces)+len(p.vertices)) + min(u, v)*int32(len(p.vertices)) + max(u, v)
}

// gather appends a point, or adds its area to one that is there, with the same features or, of prisms, at the same place.
func (o *overlay) gather(dst []candidate, c candidate, tolerance float64) []candidate {
	for i := range dst {
		x := &dst[i]
		if o.sharp && x.Features == c.Features || !o.sharp && r3.Norm2(r3.Sub(x.Position, c.Position)) < tolerance*tolerance {
			if sum := x.area + c.area; sum > 0 {
				x.part = (x.area*x.part + c.area*c.part) / sum
				x.area = sum
			}
			return dst
		}
	}
	return append(dst, c)
}
