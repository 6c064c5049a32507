// The overlay of two bodies that overlap, from where they part last along its normal: the height of the one over the other is convex, so that the pieces that are near
// the least of it hang together, and each is found from one beside it. The rest of both surfaces is not looked at.

package narrowphase

import (
	"math"

	"gabion/internal/buffer"

	"gonum.org/v1/gonum/spatial/r3"
)

// waitingPiece is one to be cut out, by the numbers of its faces in above and below.
type waitingPiece struct {
	a, b int32
	end  bool // those beside it are not met by it if it has no width
}

// spread appends the corners of the pieces that are near enough, as points does. It tells whether it has found where to begin: beside the features of a way that is not the nearest
// the bodies need not be over one another.
func (o *overlay) spread(dst []candidate, way *wayOut, length float64) ([]candidate, bool) {
	o.features, o.waiting = o.features[:0], o.waiting[:0]
	for side, p := range o.polyhedra {
		o.flanks[side] = buffer.Zeroed(o.flanks[side], len(p.faces))
	}
	o.met = buffer.Zeroed(o.met, (len(o.polyhedra[0].faces)*len(o.polyhedra[1].faces)+63)/64)
	within := way.distance + length
	if !o.enter(way, within) {
		return dst, false
	}
	for len(o.waiting) > 0 {
		last := len(o.waiting) - 1
		at := o.waiting[last]
		o.waiting = o.waiting[:last]
		a, b := &o.above[at.a], &o.below[at.b]
		if !o.clip(a, b) {
			if !at.end {
				o.passOver(a, b)
			}
			continue
		}
		dst = o.corners(dst, a, b, way.distance, length)
		o.goOn(a, b, within)
	}
	return dst, true
}

// enter finds a piece that is near enough beside the features that part last, and has it wait.
func (o *overlay) enter(way *wayOut, within float64) bool {
	p, q := o.polyhedra[0], o.polyhedra[1]
	for i := 0; ; i++ {
		f := p.faceOf(way.last[0], i)
		if f < 0 {
			return false
		}
		k := o.flankOf(0, f)
		if k < 0 {
			continue
		}
		for j := 0; ; j++ {
			g := q.faceOf(way.last[1], j)
			if g < 0 {
				break
			}
			if l := o.flankOf(1, g); l >= 0 && o.clip(&o.above[k], &o.below[l]) && o.leastHeight(&o.above[k], &o.below[l]) < within {
				o.await(f, g, false)
				return true
			}
		}
	}
}

// faceOf is one of the faces at a feature, or -1 if it has no more. A vertex has some more than once.
func (p *polyhedron) faceOf(feature int32, i int) int32 {
	faces, edges := int32(len(p.faces)), int32(len(p.edges))
	switch {
	case feature < faces && i == 0:
		return feature
	case feature < faces:
	case feature < faces+edges && i < 2:
		return p.edges[feature-faces].faces[i]
	case feature < faces+edges:
	default:
		if around := p.around(feature - faces - edges); i < 2*len(around) {
			return p.edges[around[i/2]].faces[i%2]
		}
	}
	return -1
}

// leastHeight is the least height of a face over another one in their piece.
func (o *overlay) leastHeight(a, b *flank) float64 {
	least := math.Inf(1)
	for i := range o.piece {
		least = min(least, a.at(o.piece[i].corner)-b.at(o.piece[i].corner))
	}
	return least
}

// await has a piece wait that has not been met, at the end of the way if it is reached over one without width.
func (o *overlay) await(f, g int32, end bool) {
	bit := int(f)*len(o.polyhedra[1].faces) + int(g)
	if o.met[bit/64]&(1<<(bit%64)) != 0 {
		return
	}
	o.met[bit/64] |= 1 << (bit % 64)
	if k, l := o.flankOf(0, f), o.flankOf(1, g); k >= 0 && l >= 0 {
		o.waiting = append(o.waiting, waitingPiece{k, l, end})
	}
}

// goOn has those pieces wait that are beyond the sides of one where these are near enough.
func (o *overlay) goOn(a, b *flank, within float64) {
	f, g, last := a.face, b.face, len(o.piece)-1
	for i := range o.piece {
		next := i + 1
		if i == last {
			next = 0
		}
		if min(o.gaps[i], o.gaps[next]) >= within {
			continue
		}
		if k := o.piece[i].edge; k >= 0 {
			if beyond := o.beyondSide(0, f, k); beyond >= 0 {
				o.await(beyond, g, false)
			}
		} else if beyond := o.beyondSide(1, g, ^k); beyond >= 0 {
			o.await(f, beyond, false)
		}
	}
}

// passOver goes on over a piece that has no width, as where edges are over one another, to those beside it.
func (o *overlay) passOver(a, b *flank) {
	f, g := a.face, b.face
	for k := range a.count {
		if beyond := o.beyondSide(0, f, k); beyond >= 0 {
			o.await(beyond, g, true)
		}
	}
	for k := range b.count {
		if beyond := o.beyondSide(1, g, k); beyond >= 0 {
			o.await(f, beyond, true)
		}
	}
}

// beyondSide is the face beyond a side of the outline of a face, which the one above has turned over.
func (o *overlay) beyondSide(side int, f int32, k int) int32 {
	p := o.polyhedra[side]
	x := &p.faces[f]
	if side == 0 {
		if k = int(x.count) - 2 - k; k < 0 {
			k = int(x.count) - 1
		}
	}
	return p.across[x.first+int32(k)]
}

// flankOf is the number of a face in above or below; -1 where it looks away.
func (o *overlay) flankOf(side int, f int32) int32 {
	if k := o.flanks[side][f]; k != 0 {
		return max(k-1, -1)
	}
	if !o.addFlank(side, f) {
		o.flanks[side][f] = -1
		return -1
	}
	n := len(o.below)
	if side == 0 {
		n = len(o.above)
	}
	o.flanks[side][f] = int32(n)
	return int32(n - 1)
}

// addFlank adds a face of a body to those above (of the first) or below, if it looks at the other one.
func (o *overlay) addFlank(side int, f int32) bool {
	p, origin := o.polyhedra[side], &o.origin[side]
	x, y, z := &o.axes[side][0], &o.axes[side][1], &o.axes[side][2]
	face := &p.faces[f]
	n := &face.normal
	c := x.Z*n.X + y.Z*n.Y + z.Z*n.Z
	faces := &o.below
	if side == 0 {
		faces = &o.above
		if c > -leastFacing {
			return false
		}
	} else if c < leastFacing {
		return false
	}
	normal := r3.Vec{X: x.X*n.X + y.X*n.Y + z.X*n.Z, Y: x.Y*n.X + y.Y*n.Y + z.Y*n.Z, Z: c}
	inverse := 1 / c
	*faces = append(*faces, flank{
		up: r3.Scale(math.Copysign(1, c), normal), slopeX: normal.X * inverse, slopeY: normal.Y * inverse, height: (face.offset + r3.Dot(normal, *origin)) * inverse,
		first: len(o.outline), count: int(face.count), face: f,
	})
	loop := p.loop(f)
	for i := range loop {
		k := loop[i]
		if side == 0 { // its front looks down
			k = loop[len(loop)-1-i]
		}
		v := &p.vertices[k]
		o.outline = append(o.outline, corner{origin.X + (x.X*v.X + y.X*v.Y + z.X*v.Z), origin.Y + (x.Y*v.X + y.Y*v.Y + z.Y*v.Z)})
		o.numbers = append(o.numbers, k)
	}
	return true
}
