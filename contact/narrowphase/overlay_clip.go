// The pieces of a patch: what of a face lies over another one, after I. E. Sutherland and G. W. Hodgman, Reentrant polygon clipping (1974).

package narrowphase

// clip makes piece the part of a that lies over b, and tells whether there is any.
func (o *overlay) clip(a, b *flank) bool {
	o.piece = o.piece[:0]
	for i, u := range o.outline[a.first : a.first+a.count] {
		o.piece = append(o.piece, pieceCorner{u, i})
	}
	below := o.outline[b.first : b.first+b.count]
	last := len(below) - 1
	p := below[last]
	for k, q := range below {
		switch left, right := o.divide(p, q); {
		case !left:
			return false
		case right:
			if o.cut(^last); len(o.piece) < 3 {
				return false
			}
		}
		p, last = q, k
	}
	return true
}

// divide works out on which side of the way from p to q the corners of the piece are, and tells whether any are on the left of it and on the right.
func (o *overlay) divide(p, q corner) (left, right bool) {
	x, y, piece := q.x-p.x, q.y-p.y, o.piece
	for len(o.sides) < len(piece) {
		o.sides = append(o.sides, 0)
	}
	sides := o.sides[:len(piece)]
	most, least := 0.0, 0.0
	for i := range piece {
		u := &piece[i]
		s := x*(u.y-p.y) - y*(u.x-p.x)
		most, least = max(most, s), min(least, s)
		sides[i] = s
	}
	return most > 0, least < 0
}

// cut leaves the part of the piece that is on the left, at an edge that has a number.
func (o *overlay) cut(edge int) {
	piece, clipped := o.piece, o.clipped[:0]
	n := len(piece)
	sides := o.sides[:n]
	for i := range piece {
		next := i + 1
		if next == n {
			next = 0
		}
		u, su, sv := piece[i], sides[i], sides[next]
		leaves, enters := su >= 0 && sv < 0, su < 0 && sv > 0
		if su >= 0 {
			if leaves && su == 0 {
				u.edge = edge
			}
			clipped = append(clipped, u)
		}
		if leaves && su > 0 || enters {
			t, v := su/(su-sv), &piece[next]
			at := pieceCorner{corner{u.x + t*(v.x-u.x), u.y + t*(v.y-u.y)}, u.edge}
			if leaves {
				at.edge = edge
			}
			clipped = append(clipped, at)
		}
	}
	o.piece, o.clipped = clipped, piece
}

// side is twice the area of the triangle p, q, u: above 0 where u is on the left of the way from p to q.
func side(p, q, u corner) float64 { return (q.x-p.x)*(u.y-p.y) - (q.y-p.y)*(u.x-p.x) }
