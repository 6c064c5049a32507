// The overlay of two bodies that overlap, from where they part last along its normal: the height of the one over the other is convex, so that the pieces that are near
// the least of it hang together, and each is found from one beside it. The rest of both surfaces is not looked at.

package narrowphase

import "gabion/internal/buffer"

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
	a, b := o.enter(way, within)
	if a == nil {
		return dst, false
	}
	for a != nil {
		dst = o.corners(dst, a, b, way.distance, length)
		o.goOn(a, b, within)
		a, b = o.nextPiece(within)
	}
	o.divideParts(dst)
	return dst, true
}

// nextPiece makes piece the next one that is near enough, and gives its faces; nil if no more wait.
func (o *overlay) nextPiece(within float64) (a, b *flank) {
	for len(o.waiting) > 0 {
		last := len(o.waiting) - 1
		at := o.waiting[last]
		o.waiting = o.waiting[:last]
		a, b = &o.above[at.a], &o.below[at.b]
		switch {
		case !o.clip(a, b):
			if !at.end {
				o.passOver(a, b)
			}
		case o.heights(a, b) < within:
			return a, b
		}
	}
	return nil, nil
}

// enter makes piece one that is near enough beside the features that part last, and gives its faces; nil where there is none.
func (o *overlay) enter(way *wayOut, within float64) (a, b *flank) {
	p, q := o.polyhedra[0], o.polyhedra[1]
	for i := 0; ; i++ {
		f := p.faceOf(way.last[0], i)
		if f < 0 {
			return nil, nil
		}
		k := o.flankOf(0, f)
		for j := 0; k >= 0; j++ {
			g := q.faceOf(way.last[1], j)
			if g < 0 {
				break
			}
			l := o.flankOf(1, g)
			if l < 0 {
				continue
			}
			if a, b = &o.above[k], &o.below[l]; o.clip(a, b) && o.heights(a, b) < within {
				o.meets(f, g)
				return a, b
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

// meets tells whether a piece is met for the first time.
func (o *overlay) meets(f, g int32) bool {
	bit := uint(f)*uint(len(o.polyhedra[1].faces)) + uint(g)
	word, mask := &o.met[bit/64], uint64(1)<<(bit%64)
	first := *word&mask == 0
	*word |= mask
	return first
}

// await has a piece wait that is met for the first time.
func (o *overlay) await(f, g int32, end bool) {
	if k, l := o.flankOf(0, f), o.flankOf(1, g); k >= 0 && l >= 0 {
		o.waiting = append(o.waiting, waitingPiece{k, l, end})
	}
}

// goOn has those pieces wait that are beyond the sides of one where these are near enough.
func (o *overlay) goOn(a, b *flank, within float64) {
	i := len(o.piece) - 1
	for next, height := range o.gaps {
		if min(o.gaps[i], height) < within {
			f, g := a.face, b.face
			if k := o.piece[i].edge; k >= 0 {
				f = o.polyhedra[0].beyond(f, int(o.polyhedra[0].faces[f].count)-2-k) // the outline of a face above has been turned over
			} else {
				g = o.polyhedra[1].beyond(g, ^k)
			}
			if f >= 0 && g >= 0 && o.meets(f, g) {
				o.await(f, g, false)
			}
		}
		i = next
	}
}

// passOver goes on over a piece that has no width, as where edges are over one another, to those beside it.
func (o *overlay) passOver(a, b *flank) {
	for k := range a.count {
		if f := o.polyhedra[0].beyond(a.face, k); f >= 0 && o.meets(f, b.face) {
			o.await(f, b.face, true)
		}
	}
	for k := range b.count {
		if g := o.polyhedra[1].beyond(b.face, k); g >= 0 && o.meets(a.face, g) {
			o.await(a.face, g, true)
		}
	}
}

// beyond is the face beyond a side of a face; -1 is the last side.
func (p *polyhedron) beyond(f int32, k int) int32 {
	x := &p.faces[f]
	if k < 0 {
		k = int(x.count) - 1
	}
	return p.across[x.first+int32(k)]
}

// flankOf is the number of a face in above or below; -1 where it looks away.
func (o *overlay) flankOf(side int, f int32) int32 {
	if k := o.flanks[side][f]; k != 0 {
		return max(k-1, -1)
	}
	if !o.meetFlank(side, f) {
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

// meetFlank adds a face of a body to those above (of the first) or below, if it looks at the other one.
func (o *overlay) meetFlank(side int, f int32) bool {
	normal, offset := o.plane(side, f)
	above := side == 0
	if above && normal.Z > -leastFacing || !above && normal.Z < leastFacing {
		return false
	}
	p, origin := o.polyhedra[side], &o.origin[side]
	x, y, z := &o.axes[side][0], &o.axes[side][1], &o.axes[side][2]
	loop := p.loop(f)
	o.addFlank(above, f, normal, offset, len(loop))
	for i := range loop {
		k := loop[i]
		if above { // its front looks down
			k = loop[len(loop)-1-i]
		}
		v := &p.vertices[k]
		o.outline = append(o.outline, corner{origin.X + (x.X*v.X + y.X*v.Y + z.X*v.Z), origin.Y + (x.Y*v.X + y.Y*v.Y + z.Y*v.Z)})
		o.numbers = append(o.numbers, k)
	}
	return true
}
