// The pieces of a patch: what of a face lies over another one, after I. E. Sutherland and G. W. Hodgman, Reentrant polygon clipping (1974).

package narrowphase

import (
	"math"

	"gabion/internal/buffer"
)

// clip makes piece the part of a that lies over b, and tells whether there is any.
func (o *overlay) clip(a, b *flank) bool {
	piece, spare := o.whole(a), o.clipped
	below := o.outline[b.first : b.first+b.count]
	last := len(below) - 1
	p := below[last]
	for k, q := range below {
		left, right := divide(piece, p, q)
		if right && left {
			piece, spare = cut(spare, piece, ^last), piece
		}
		if !left || len(piece) < 3 {
			o.piece, o.clipped = piece, spare
			return false
		}
		p, last = q, k
	}
	o.piece, o.clipped = piece, spare
	return true
}

// whole makes piece a face, and returns it.
func (o *overlay) whole(f *flank) []pieceCorner {
	o.piece = buffer.Resize(o.piece, f.count)
	for i, u := range o.outline[f.first : f.first+f.count] {
		p := &o.piece[i]
		p.corner, p.edge = u, i
	}
	return o.piece
}

// divide works out on which side of the way from p to q the corners of a piece are, and tells whether any are on the left of it and on the right.
func divide(piece []pieceCorner, p, q corner) (left, right bool) {
	x, y := q.x-p.x, q.y-p.y
	var above, below int64 // their signs, without branches, since they are not foreseeable
	for i := range piece {
		u := &piece[i]
		u.side = x*(u.y-p.y) - y*(u.x-p.x)
		sign := int64(math.Float64bits(u.side))
		above, below = above|-sign, below|sign
	}
	return above < 0, below < 0
}

// cut makes clipped the part of a piece that is on the left, at an edge that has a number.
func cut(clipped, piece []pieceCorner, edge int) []pieceCorner {
	clipped = buffer.Resize(clipped, 2*len(piece))
	n := 0
	u := &piece[len(piece)-1]
	for i := range piece {
		v := &piece[i]
		if u.side >= 0 {
			at := &clipped[n]
			*at = *u
			n++
			if v.side < 0 {
				if u.side > 0 {
					at = &clipped[n]
					at.corner = u.crossing(v)
					n++
				}
				at.edge = edge
			}
		} else if v.side > 0 {
			clipped[n] = pieceCorner{corner: u.crossing(v), edge: u.edge}
			n++
		}
		u = v
	}
	return clipped[:n]
}

// crossing is where the side from u to v crosses the way that divides the piece.
func (u *pieceCorner) crossing(v *pieceCorner) corner {
	t := u.side / (u.side - v.side)
	return corner{u.x + t*(v.x-u.x), u.y + t*(v.y-u.y)}
}

// side is twice the area of the triangle p, q, u: above 0 where u is on the left of the way from p to q.
func side(p, q, u corner) float64 { return (q.x-p.x)*(u.y-p.y) - (q.y-p.y)*(u.x-p.x) }
