// The areas of the corners of a piece of a patch.
//
// A corner has half of the triangles that it makes with its neighbours and the piece's centroid; these areas reproduce the integral of anything linear, so force and moment of
// a patch do not depend on how it is divided. Corners on a straight side leave theirs to their neighbours: the energy, which is not linear, would else depend on where edges cross that are nearly
// parallel, and that place runs along the whole side while the bodies hardly move.

package narrowphase

import (
	"math"

	"gabion/internal/buffer"
)

// shareArea gives each corner of the piece its area. Where the outline is straight, or nearly so, a corner has none: it leaves its own to its neighbours, the more to the one that
// is nearer, as nothing that is linear notices. So it does not matter where on a side an edge crosses that is nearly parallel.
func (o *overlay) shareArea(centre corner, nearest float64) {
	n := len(o.piece)
	o.areas = buffer.Zeroed(o.areas, n)
	last, former := o.piece[n-1].corner, n-1
	before := max(side(centre, last, o.piece[0].corner), 0)
	in := corner{o.piece[0].x - last.x, o.piece[0].y - last.y}
	in2 := in.x*in.x + in.y*in.y
	for i := range o.piece {
		p, k := o.piece[i].corner, i+1
		if k == n {
			k = 0
		}
		next := o.piece[k].corner
		after := max(side(centre, p, next), 0)
		area := (before + after) / 2
		out := corner{next.x - p.x, next.y - p.y}
		out2, ahead := out.x*out.x+out.y*out.y, in.x*out.x+in.y*out.y
		turn := in.x*out.y - in.y*out.x
		if ahead > 0 && turn*turn < straightest*straightest*in2*out2 {
			t := (in2 + ahead) / (in2 + 2*ahead + out2)
			nearer := math.Abs(o.gaps[i] - (1-t)*o.gaps[former] - t*o.gaps[k])
			straight := (1 - smooth(turn/(straightest*math.Sqrt(in2*out2)))) * (1 - smooth(nearer/(straightest*max(math.Abs(nearest), math.SmallestNonzeroFloat64))))
			given := straight * area
			o.areas[former] += (1 - t) * given
			o.areas[k] += t * given
			area -= given
		}
		o.areas[i] += area
		former, before, in, in2 = i, after, out, out2
	}
}

// straightest is the sine of the angle by which the outline turns at a corner that has its whole area, and how much nearer the faces are there than between its neighbours,
// by the depth.
const straightest = 0.3
