// The patch of two convex bodies along a normal: what of the faces of the one lies over those of the other.
//
// The faces that look at one another are laid over one another in a plane across the normal. The corners of the pieces are the contact points: a
// vertex over a face, a face over a vertex, an edge over an edge. Each has the normal and the distance of its two features, as far as these are near the
// normal of the patch. The pieces are cut out in overlay_clip.go; the area of each is shared among its corners (overlay_area.go).

package narrowphase

import (
	"math"

	"gabion/internal/buffer"
	"gabion/internal/vec"

	"gonum.org/v1/gonum/spatial/r3"
)

// flank is a face seen along the normal: z = height - slopeX x - slopeY y over a polygon that is convex and counter-clockwise.
type flank struct {
	up                     r3.Vec // unit normal of the face, turned up, in the axes of the patch
	slopeX, slopeY, height float64
	low, high              float64 // z of its corners
	first, count           int     // of its corners in overlay.outline
	minX, maxX, minY, maxY float64 // of its part that is not too far to touch
	face                   int32
}

// corner is a place across the normal.
type corner struct{ x, y float64 }

// pieceCorner is a corner of a piece, and the edge that leaves it: one of the face above, or, counted down from -1, of the one below.
type pieceCorner struct {
	corner
	edge int
	side float64 // of the edge by which the piece is divided, by its length: above 0 on the left
}

// overlay is the working memory of a patch, whose axes are x, y and the normal.
type overlay struct {
	normal, x, y   r3.Vec     // in the axes of the second body
	low, high      float64    // faces of the first body above high are too far to touch, and those of the second body below low
	sharp          bool       // edges and vertices are those of the bodies, not of prisms in their places
	forms          [2]Form    // of both bodies where they touch, if not sharp
	corner         [2]feature // a vertex, or a rim that those of a prism stand for
	placed         []r3.Vec   // vertices of a body
	facing         []int32    // faces of a body
	outline        []corner
	numbers        []int32 // of the vertices in outline
	polyhedra      [2]*polyhedron
	above, below   []flank // faces of the first body, of the second
	piece, clipped []pieceCorner
	gaps           []float64    // of the corners of piece, of the faces
	areas          []float64    // of the corners of piece
	features       []uint64     // of the points found so far, those of both bodies in one number
	axes           [2][3]r3.Vec // of both bodies
	origin         [2]r3.Vec    // likewise
	flanks         [2][]int32   // of each face: its number in above or below, counted from 1; 0 where it has not been met, -1 where it looks away
	met            []uint64     // a bit for each face above with each below: their piece is cut out or waits to be
	waiting        []waitingPiece
}

// leastFacing is the cosine to the normal below which a face is seen edge-on and left out.
const leastFacing = 1e-5

// begin begins the overlay along a normal, which points from the second body to the first.
func (o *overlay) begin(n r3.Vec, first *relative) {
	o.normal = n
	o.x = vec.Perpendicular(n)
	o.y = r3.Cross(n, o.x)
	o.outline, o.numbers, o.above, o.below = o.outline[:0], o.numbers[:0], o.above[:0], o.below[:0]
	o.axes[0], o.origin[0] = [3]r3.Vec{o.seen(first.axes[0]), o.seen(first.axes[1]), o.seen(first.axes[2])}, o.seen(first.origin)
	o.axes[1], o.origin[1] = [3]r3.Vec{{X: o.x.X, Y: o.y.X, Z: n.X}, {X: o.x.Y, Y: o.y.Y, Z: n.Y}, {X: o.x.Z, Y: o.y.Z, Z: n.Z}}, r3.Vec{}
}

// seen takes a place in the axes of the second body to those of the patch.
func (o *overlay) seen(v r3.Vec) r3.Vec {
	return r3.Vec{X: r3.Dot(v, o.x), Y: r3.Dot(v, o.y), Z: r3.Dot(v, o.normal)}
}

// addPolyhedron adds the faces of a body, above (the first body) or below.
func (o *overlay) addPolyhedron(above bool) {
	side := 0
	if !above {
		side = 1
	}
	p, origin := o.polyhedra[side], o.origin[side]
	x, y, z := &o.axes[side][0], &o.axes[side][1], &o.axes[side][2]
	o.placed = o.placed[:0]
	for _, v := range p.vertices {
		o.placed = append(o.placed, r3.Vec{
			X: origin.X + (x.X*v.X + y.X*v.Y + z.X*v.Z), Y: origin.Y + (x.Y*v.X + y.Y*v.Y + z.Y*v.Z), Z: origin.Z + (x.Z*v.X + y.Z*v.Y + z.Z*v.Z),
		})
	}
	for _, f := range o.facingFaces(p, r3.Vec{X: x.Z, Y: y.Z, Z: z.Z}, above) {
		loop := p.loop(f)
		low, high := heights(o.placed, loop)
		if o.beyond(above, low, high) {
			continue
		}
		normal, offset := o.plane(side, f)
		o.addWithin(above, f, normal, offset, o.placed, loop, low, high)
	}
}

// plane is that of a face of a body.
func (o *overlay) plane(side int, f int32) (normal r3.Vec, offset float64) {
	face := &o.polyhedra[side].faces[f]
	x, y, z, n := &o.axes[side][0], &o.axes[side][1], &o.axes[side][2], &face.normal
	normal = r3.Vec{X: x.X*n.X + y.X*n.Y + z.X*n.Z, Y: x.Y*n.X + y.Y*n.Y + z.Y*n.Z, Z: x.Z*n.X + y.Z*n.Y + z.Z*n.Z}
	return normal, face.offset + r3.Dot(normal, o.origin[side])
}

// facingFaces lists the faces of a body, above or below, that look at the other one, by the normal in the axes of the body. Which do is not foreseeable, so that it has no branches.
func (o *overlay) facingFaces(p *polyhedron, normal r3.Vec, above bool) []int32 {
	o.facing = buffer.Resize(o.facing, len(p.faces))
	toward, n := 1.0, 0
	if above {
		toward = -1
	}
	for f := range p.faces {
		o.facing[n] = int32(f)
		n += int(^math.Float64bits(toward*r3.Dot(normal, p.faces[f].normal)-leastFacing) >> 63)
	}
	return o.facing[:n]
}

// heights are the least and the greatest z of the vertices of a loop.
func heights(vertices []r3.Vec, loop []int32) (low, high float64) {
	low, high = math.Inf(1), math.Inf(-1)
	for _, v := range loop {
		z := vertices[v].Z
		low, high = min(low, z), max(high, z)
	}
	return low, high
}

// beyond tells whether a face of such heights is too far to touch.
func (o *overlay) beyond(above bool, low, high float64) bool {
	return above && low > o.high || !above && high < o.low
}

// add adds a polygon whose front has the given normal to the faces above (of the first body) or below. Its corners are the vertices of the loop.
func (o *overlay) add(above bool, face int32, normal r3.Vec, offset float64, vertices []r3.Vec, loop []int32) {
	if low, high := heights(vertices, loop); !o.beyond(above, low, high) {
		o.addWithin(above, face, normal, offset, vertices, loop, low, high)
	}
}

// addWithin adds a polygon of which the heights are known, and that it is not too far to touch.
func (o *overlay) addWithin(above bool, face int32, normal r3.Vec, offset float64, vertices []r3.Vec, loop []int32, low, high float64) {
	f := o.addFlank(above, face, normal, offset, len(loop))
	f.low, f.high = low, high
	f.minX, f.maxX, f.minY, f.maxY = math.Inf(1), math.Inf(-1), math.Inf(1), math.Inf(-1)
	limit, whole, last := o.low, low >= o.low, vertices[loop[len(loop)-1]]
	if above {
		limit, whole, last = o.high, high <= o.high, vertices[loop[0]]
	}
	for i := range loop {
		k := loop[i]
		if above { // its front looks down
			k = loop[len(loop)-1-i]
		}
		v := vertices[k]
		if whole {
			f.minX, f.maxX, f.minY, f.maxY = min(f.minX, v.X), max(f.maxX, v.X), min(f.minY, v.Y), max(f.maxY, v.Y)
		} else {
			f.include(last, v, limit, above)
			last = v
		}
		o.outline, o.numbers = append(o.outline, corner{v.X, v.Y}), append(o.numbers, k)
	}
}

// addFlank adds a face whose corners come next in outline, and gives it.
func (o *overlay) addFlank(above bool, face int32, normal r3.Vec, offset float64, corners int) *flank {
	faces := &o.below
	if above {
		faces = &o.above
	}
	inverse := 1 / normal.Z
	*faces = append(*faces, flank{
		up: r3.Scale(math.Copysign(1, inverse), normal), slopeX: normal.X * inverse, slopeY: normal.Y * inverse, height: offset * inverse,
		first: len(o.outline), count: corners, face: face,
	})
	return &(*faces)[len(*faces)-1]
}

// include widens the bounds of a face by the side from p to q, as far as it is below a limit of z, or else above it.
func (f *flank) include(p, q r3.Vec, limit float64, below bool) {
	within := (q.Z <= limit) == below
	if within {
		f.minX, f.maxX, f.minY, f.maxY = min(f.minX, q.X), max(f.maxX, q.X), min(f.minY, q.Y), max(f.maxY, q.Y)
	}
	if within != ((p.Z <= limit) == below) {
		t := (limit - p.Z) / (q.Z - p.Z)
		x, y := p.X+t*(q.X-p.X), p.Y+t*(q.Y-p.Y)
		f.minX, f.maxX, f.minY, f.maxY = min(f.minX, x), max(f.maxX, x), min(f.minY, y), max(f.maxY, y)
	}
}

// next is the number of the corner after one.
func (f *flank) next(k int) int {
	if k++; k == f.count {
		return 0
	}
	return k
}

// at is z of a face at a place.
func (f *flank) at(p corner) float64 { return f.height - f.slopeX*p.x - f.slopeY*p.y }

// beside tells whether two faces are beside each other as far as they are not too far to touch.
func (f *flank) beside(b *flank) bool {
	left, right, behind, before := b.maxX-f.minX, f.maxX-b.minX, b.maxY-f.minY, f.maxY-b.minY
	return int64(math.Float64bits(left)|math.Float64bits(right)|math.Float64bits(behind)|math.Float64bits(before)) < 0 // one below 0: in one branch, since which is not foreseeable
}

// leastGap is no more than the least height of a face over another one that is not beside it, of the parts that are not too far to touch.
func (f *flank) leastGap(b *flank) float64 {
	minX, maxX, minY, maxY := max(f.minX, b.minX), min(f.maxX, b.maxX), max(f.minY, b.minY), min(f.maxY, b.maxY)
	x, y := f.slopeX-b.slopeX, f.slopeY-b.slopeY
	return f.height - b.height - max(x*minX, x*maxX) - max(y*minY, y*maxY)
}

// points appends the corners of all pieces, with areas that fade out as they are farther along the normal than the nearest one by a length.
func (o *overlay) points(dst []candidate, nearest, length float64) []candidate {
	o.features = o.features[:0]
	within := nearest + length
	for i := range o.above {
		a := &o.above[i]
		for j := range o.below {
			b := &o.below[j]
			if !a.beside(b) && a.low-b.high < within && a.leastGap(b) < within && o.clip(a, b) && o.heights(a, b) < within {
				dst = o.corners(dst, a, b, nearest, length)
			}
		}
	}
	o.divideParts(dst)
	return dst
}

// heights works out how high the one face is over the other at the corners of their piece, and gives the least.
func (o *overlay) heights(a, b *flank) float64 {
	o.gaps = buffer.Resize(o.gaps, len(o.piece))
	gaps := o.gaps
	height, x, y, least := a.height-b.height, a.slopeX-b.slopeX, a.slopeY-b.slopeY, math.Inf(1)
	for i := range o.piece {
		p := &o.piece[i]
		gaps[i] = height - x*p.x - y*p.y
		least = min(least, gaps[i])
	}
	return least
}

// corners appends the corners of the piece whose heights are known, those that are there already with more area and more of their part by area.
func (o *overlay) corners(dst []candidate, a, b *flank, nearest, length float64) []candidate {
	piece, gaps := o.piece, o.gaps
	centre, ok := centroid(piece)
	if !ok {
		return dst
	}
	o.shareArea(centre, nearest)
	areas, inverse := o.areas[:len(piece)], 1/length
	slant := math.NaN() // of the faces; only where it counts
	into := piece[len(piece)-1].edge
	for i := range piece {
		p := &piece[i]
		from := into
		into = p.edge
		area, farther := areas[i], (gaps[i]-nearest)*inverse
		if farther >= 1 || area == 0 {
			continue
		}
		if area *= fade(farther); area == 0 {
			continue
		}
		var c *candidate
		dst, c = o.gather(dst, a, b, from, p, gaps[i])
		part := c.own
		if rest := 1 - c.full; rest > 0 {
			if math.IsNaN(slant) {
				slant = fade(steepness(a, b) / (2 * slopeLimit))
			}
			part += rest * slant
		}
		c.area += area
		c.part += area * part
	}
	return dst
}

// centroid is that of a piece, and whether it has an area.
func centroid(piece []pieceCorner) (centre corner, ok bool) {
	first, q := piece[0].corner, piece[1].corner
	total := 0.0
	for i := 2; i < len(piece); i++ {
		r := piece[i].corner
		area := side(first, q, r)
		total += area
		centre.x += area * (first.x + q.x + r.x)
		centre.y += area * (first.y + q.y + r.y)
		q = r
	}
	if !(total > 0) {
		return centre, false
	}
	inverse := 1 / (3 * total)
	return corner{centre.x * inverse, centre.y * inverse}, true
}

// divideParts makes the parts of the points that features have their means by area.
func (o *overlay) divideParts(points []candidate) {
	for i := len(points) - len(o.features); i < len(points); i++ {
		if p := &points[i]; p.area != 0 { // slivers of both signs may add up to nothing
			p.part /= p.area
		}
	}
}

// steepness is the slope of two faces to one another, or that of the less steep one if that is more.
func steepness(a, b *flank) float64 {
	x, y := a.slopeX-b.slopeX, a.slopeY-b.slopeY
	least := min(a.slopeX*a.slopeX+a.slopeY*a.slopeY, b.slopeX*b.slopeX+b.slopeY*b.slopeY)
	return math.Sqrt(max(x*x+y*y, least))
}

// gather finds the point at a corner of a piece, into which an edge leads, or appends it.
func (o *overlay) gather(dst []candidate, a, b *flank, into int, p *pieceCorner, apart float64) ([]candidate, *candidate) {
	features := [2]int32{a.face, b.face}
	switch {
	case into >= 0 && p.edge >= 0: // a vertex above
		features[0] = o.vertex(0, a, p.edge)
	case into < 0 && p.edge < 0: // a vertex below
		features[1] = o.vertex(1, b, ^p.edge)
	default:
		features = [2]int32{o.pair(0, a, max(into, p.edge)), o.pair(1, b, ^min(into, p.edge))}
	}
	key := uint64(uint32(features[0]))<<32 | uint64(uint32(features[1]))
	before := len(dst) - len(o.features) // points that are not of features
	// Those of the piece before are most likely.
	for i := len(o.features) - 1; i >= 0; i-- {
		if o.features[i] == key {
			return dst, &dst[before+i]
		}
	}
	o.features = append(o.features, key)
	dst = append(dst, candidate{})
	x := &dst[len(dst)-1]
	if o.sharp {
		o.contact(x, a, b, into, p)
	} else {
		*x = candidate{Point: between(o.there(r3.Vec{X: p.x, Y: p.y, Z: a.at(p.corner)}), o.normal, apart), own: 1, full: 1}
		x.Forms = o.formsAt(&x.Point, into >= 0 && p.edge >= 0, into < 0 && p.edge < 0)
	}
	x.Features = features
	return dst, x
}

// formsAt are those of bodies of which prisms stand for one at least: where they touch, but of a vertex or rim over a face those of these.
func (o *overlay) formsAt(p *Point, above, below bool) [2]Form {
	forms, half := o.forms, r3.Scale(p.Distance/2, p.Normal)
	on := [2]r3.Vec{r3.Add(p.Position, half), r3.Sub(p.Position, half)}
	for side, corner := range [2]bool{above, below} {
		if corner && forms[1-side].Along == (r3.Vec{}) && math.IsInf(forms[1-side].Radii[0], 1) {
			x := o.corner[side]
			w := r3.Sub(on[side], x.at)
			x.radius = r3.Norm(r3.Sub(w, r3.Scale(r3.Dot(w, x.way), x.way)))
			forms[side] = x.form(on[side], p.Normal)
		}
	}
	return forms
}

// contact sets the point at a corner of a piece, into which an edge leads and from which another one leaves: where a vertex is on a face, its distance from that along
// the normal of the face, and where two edges cross, theirs along the normal of both. These change as the bodies part there, and by no sliding. Where one
// feature is about to take over from another, the normal and the distance come to be those of the patch. The point's part fades out with the slope of its normal, or
// of the faces to one another, to that of the patch.
func (o *overlay) contact(x *candidate, a, b *flank, into int, p *pieceCorner) {
	za, zb := a.at(p.corner), b.at(p.corner)
	high, low := r3.Vec{X: p.x, Y: p.y, Z: za}, r3.Vec{X: p.x, Y: p.y, Z: zb}
	middle := middleOf(high, low)
	zone := max(math.Abs(za-zb), math.SmallestNonzeroFloat64)
	up := r3.Vec{Z: 1}
	own, crossing := up, (into >= 0) != (p.edge >= 0)
	x.Forms, x.full = [2]Form{flat, flat}, 0
	switch {
	case !crossing && into >= 0: // a vertex above
		x.Forms[0], own = Form{}, b.up
		x.full = smooth(o.margin(b, p.corner, zone))
		middle = r3.Sub(high, r3.Scale((za-zb)*own.Z/2, own))
	case !crossing: // a vertex below
		x.Forms[1], own = Form{}, a.up
		x.full = smooth(o.margin(a, p.corner, zone))
		middle = r3.Add(low, r3.Scale((za-zb)*own.Z/2, own))
	default:
		u, marginA := o.edge(a, max(into, p.edge), p.corner, zone)
		v, marginB := o.edge(b, ^min(into, p.edge), p.corner, zone)
		x.Forms = [2]Form{ridge(o.there(u)), ridge(o.there(v))}
		normal := r3.Cross(u, v)
		sine2 := r3.Norm2(normal)
		if sine2 == 0 {
			break
		}
		own = r3.Scale(math.Copysign(1/math.Sqrt(sine2), normal.Z), normal)
		x.full = smooth(min(marginA, marginB) * smooth(sine2/parallelSine2))
		// The nearest places of both edges.
		off := r3.Sub(r3.Scale((za-zb)*own.Z, own), r3.Sub(high, low)) // of s u - t v
		uv, ou, ov := r3.Dot(u, v), r3.Dot(off, u), r3.Dot(off, v)
		s, t := (ou-uv*ov)/sine2, (uv*ou-ov)/sine2
		middle = middleOf(r3.Add(high, r3.Scale(s, u)), r3.Add(low, r3.Scale(t, v)))
	}
	upright := fade(vec.Norm(r3.Sub(own, up)) / (2 * slopeLimit))
	x.own = x.full * upright
	if crossing { // of edges that are nearly parallel the normal may point anywhere
		x.full = x.own
	}
	n, at := own, middle
	if x.full < 1 {
		n = r3.Add(up, r3.Scale(x.full, r3.Sub(own, up)))
		n = r3.Scale(1/vec.Norm(n), n)
		at = r3.Add(r3.Scale(1-x.full, middleOf(high, low)), r3.Scale(x.full, middle))
	}
	x.Position, x.Normal, x.Distance = o.there(at), o.there(n), (za-zb)*n.Z
}

func middleOf(a, b r3.Vec) r3.Vec { return r3.Scale(0.5, r3.Add(a, b)) }

// there takes a place in the axes of the patch to those of the second body.
func (o *overlay) there(v r3.Vec) r3.Vec {
	return r3.Add(r3.Add(r3.Scale(v.X, o.x), r3.Scale(v.Y, o.y)), r3.Scale(v.Z, o.normal))
}

// margin is how far a place is inside the outline of a face, by a length, and at most 1.
func (o *overlay) margin(f *flank, p corner, length float64) float64 {
	corners := o.outline[f.first : f.first+f.count]
	q, least := corners[len(corners)-1], length*length
	for _, r := range corners {
		s := side(q, r, p)
		if s <= 0 {
			return 0
		}
		least = min(least, s*s/(vec.Sq(r.x-q.x)+vec.Sq(r.y-q.y)))
		q = r
	}
	return math.Sqrt(least) / length
}

// edge is the direction of an edge of a face, and how far a place on it is from its ends, across the normal, by a length.
func (o *overlay) edge(f *flank, k int, p corner, length float64) (way r3.Vec, margin float64) {
	q, r := o.outline[f.first+k], o.outline[f.first+f.next(k)]
	way = r3.Vec{X: r.x - q.x, Y: r.y - q.y, Z: f.at(r) - f.at(q)}
	least := min(vec.Sq(p.x-q.x)+vec.Sq(p.y-q.y), vec.Sq(p.x-r.x)+vec.Sq(p.y-r.y))
	return r3.Scale(1/vec.Norm(way), way), math.Sqrt(least) / length
}

// vertex and pair number a corner of a face and the edge from there to the next: they count on from the faces of the body.
func (o *overlay) vertex(side int, f *flank, k int) int32 {
	return int32(len(o.polyhedra[side].faces)) + o.numbers[f.first+k]
}

func (o *overlay) pair(side int, f *flank, k int) int32 {
	u, v, p := o.numbers[f.first+k], o.numbers[f.first+f.next(k)], o.polyhedra[side]
	return int32(len(p.faces)+len(p.vertices)) + min(u, v)*int32(len(p.vertices)) + max(u, v)
}
