// Searches of two bodies in places that are hardly apart, as differences of their energy take: which faces are beside one another is found in the first of them, and
// holds in the others.

package narrowphase

import (
	"math"

	"gabion/internal/buffer"

	"gonum.org/v1/gonum/spatial/r3"
)

// nearSearches is what searches near one another know.
type nearSearches struct {
	slack  float64 // by how much faces have to be beside each other, m; 0 where searches are not near one another
	found  bool    // the first search is over
	ways   []knownWay
	number int // of ways that are known
}

// knownWay is what is known of a way out.
type knownWay struct {
	normal   r3.Vec
	distance float64
	apart    []bool    // of each face above with each below: they touch in none of the searches
	idle     [2][]bool // of each face of both bodies: it is apart from all others
}

// mostKnown is the number of pairs of faces up to which it is worth while to know each.
const mostKnown = 1 << 12

// StayNear tells that the searches up to Roam are of one pair, whose points move among them by less than a hundredth of a length, m.
func (w *Workspace) StayNear(slack float64) { w.near = nearSearches{slack: slack, ways: w.near.ways} }

// Roam tells that the next search may be of any pair.
func (w *Workspace) Roam() { w.near.slack = 0 }

// of is what is known of a way out of bodies of a size together, or nil.
func (x *nearSearches) of(way *wayOut, size float64) *knownWay {
	if x.slack == 0 || !x.found {
		return nil
	}
	most := x.slack / 4
	for i := range x.ways[:x.number] {
		if k := &x.ways[i]; math.Abs(way.distance-k.distance) <= most && r3.Norm(r3.Sub(way.normal, k.normal))*size <= most {
			return k
		}
	}
	return nil
}

// learn notes what the overlay of a way out, of points that are nearer to one another than a distance, tells.
func (x *nearSearches) learn(o *overlay, way *wayOut, within float64) {
	above, below := len(o.polyhedra[0].faces), len(o.polyhedra[1].faces)
	if x.slack == 0 || x.found || above*below > mostKnown {
		return
	}
	if x.number == len(x.ways) {
		x.ways = append(x.ways, knownWay{})
	}
	k := &x.ways[x.number]
	x.number++
	k.normal, k.distance = way.normal, way.distance
	k.apart = buffer.Zeroed(k.apart, above*below)
	k.idle = [2][]bool{buffer.Zeroed(k.idle[0], above), buffer.Zeroed(k.idle[1], below)}
	for side, faces := range [2][]flank{o.above, o.below} {
		for i := range faces {
			k.idle[side][faces[i].face] = true
		}
	}
	for i := range o.above {
		a := &o.above[i]
		for j := range o.below {
			b := &o.below[j]
			apart := o.surelyApart(a, b, within, x.slack)
			k.apart[int(a.face)*below+int(b.face)] = apart
			k.idle[0][a.face] = k.idle[0][a.face] && apart
			k.idle[1][b.face] = k.idle[1][b.face] && apart
		}
	}
}

// leaves tells whether two faces are known to be apart.
func (k *knownWay) leaves(a, b *flank) bool {
	return k.apart[int(a.face)*len(k.idle[1])+int(b.face)]
}

// surelyApart tells whether two faces have no piece nearer than a distance, and none when they go by less than a length either. Those that are as far as that need no
// room, since the areas of such points fade out.
func (o *overlay) surelyApart(a, b *flank, within, slack float64) bool {
	if least := min(b.maxX-a.minX, a.maxX-b.minX, b.maxY-a.minY, a.maxY-b.minY); least < 0 {
		return least < -slack
	}
	if a.low-b.high >= within || a.leastGap(b) >= within {
		return true
	}
	missed, sure := o.missed(a, b, slack)
	if missed || !sure {
		return sure
	}
	for i := range o.piece {
		if a.at(o.piece[i].corner)-b.at(o.piece[i].corner) < within {
			return false
		}
	}
	return true
}

// missed makes piece the part of a that lies over b, and tells whether there is none, and whether both are sure, by a length.
func (o *overlay) missed(a, b *flank, slack float64) (missed, sure bool) {
	piece, spare := o.whole(a), o.clipped
	below := o.outline[b.first : b.first+b.count]
	last := len(below) - 1
	p := below[last]
	for k, q := range below {
		left, right := divide(piece, p, q)
		near := slack * math.Hypot(q.x-p.x, q.y-p.y)
		for i := range piece {
			if math.Abs(piece[i].side) <= near {
				o.piece, o.clipped = piece, spare
				return false, false
			}
		}
		if !left {
			o.piece, o.clipped = piece, spare
			return true, true
		}
		if right {
			piece, spare = cut(spare, piece, ^last), piece
		}
		p, last = q, k
	}
	o.piece, o.clipped = piece, spare
	return false, true
}
