// Which bounds are worked out in a trial. Most of a net is near nothing and goes little from trial to trial: a surface that is in no pair of the broad phase needs no bounds as long
// as its frames have not gone farther, from where the bounds of all were last worked out, than its enlarged box leaves room for. Contacts are the same as if bounds were worked out always.

package contact

import (
	"math"
	"slices"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/contact/broadphase"
	"gabion/internal/vec"
	"gabion/rigid"
)

// boundsOf is what is known of the bounds of surfaces.
type boundsOf struct {
	boxes     []r3.Box      // of the items, with half of the margin: where they are in a pair, or fresh
	balls     []ball        // of the items: about what is neither round nor without end
	fresh     []bool        // of the items: their box is that of the trial
	paired    []bool        // of the items: in a pair of the broad phase
	reference []rigid.Frame // where the bounds of all were worked out
	gone      []float64     // by which the frames have gone from there, m
	turned    []float64     // and turned: a point of a frame goes no farther than gone and its distance from the origin times turned
	room      []float64     // by which the bodies may go from there, m; below 0 where their enlarged box is another
	due       bool          // the bounds of all are
	left      []bool        // of the chunks of bodies: some of them have left their enlarged boxes
	far       []int         // of the chunks: bodies whose bounds were worked out though they were in no pair
}

// ball is one with the margin in it.
type ball struct {
	centre r3.Vec
	radius float64 // m; +Inf where it is not known
}

// apart tells whether two balls are.
func (b *ball) apart(o *ball) bool {
	return r3.Norm2(r3.Sub(b.centre, o.centre)) > vec.Sq(b.radius+o.radius)
}

// setBall puts that of a body where the body is.
func (e *Engine) setBall(i int) {
	x := &e.items[i]
	e.bounds.balls[i] = ball{x.worldCentre, x.boundingRadius + e.margin/2}
}

// farShare is the share of the bodies that have gone too far from the reference, above which the bounds of all are worked out.
const farShare = 1. / 16

func newBounds(items, bodies, frames int) boundsOf {
	b := boundsOf{
		boxes: make([]r3.Box, items), balls: make([]ball, items), fresh: make([]bool, items), paired: make([]bool, items),
		gone: make([]float64, frames), turned: make([]float64, frames), room: make([]float64, bodies), due: true,
		reference: make([]rigid.Frame, frames), left: make([]bool, chunksOf(bodies, bodiesInChunk)), far: make([]int, chunksOf(bodies, bodiesInChunk)),
	}
	for i := range b.balls {
		b.balls[i].radius = math.Inf(1)
	}
	for i := bodies; i < items; i++ { // walls, which move between steps only
		b.fresh[i] = true
	}
	return b
}

// findPairs updates the broad phase to the frames of the trial, and tells whether its pairs may be others.
func (e *Engine) findPairs() (changed bool) {
	b, all := &e.bounds, e.bounds.due
	e.pool.Run(chunksOf(e.frames, bodiesInChunk), e.measure, nil)
	bodies := chunksOf(len(e.bodies), bodiesInChunk)
	e.pool.Run(bodies, e.bound, nil)
	changed = true
	if e.broad == nil {
		e.broad = broadphase.New(b.boxes, broadphase.Options{Groups: e.groupOf, Watched: e.watched, Excluded: e.excludes})
	} else {
		changed = e.broad.Check(b.boxes, b.fresh, len(e.bodies), len(e.items)) || slices.Contains(b.left, true)
		if changed {
			e.broad.Renew()
		}
	}
	if changed {
		e.notePairs()
	}
	if all {
		e.pool.Run(bodies, e.makeRoom, nil)
	}
	far := 0
	for _, n := range b.far {
		far += n
	}
	b.due = far > int(farShare*float64(len(e.bodies)))
	return changed
}

// notePairs notes which items are in pairs now, and works out the bounds of those that were in none.
func (e *Engine) notePairs() {
	b := &e.bounds
	clear(b.paired)
	for _, p := range e.broad.Pairs() {
		i, j := p.Items()
		for _, n := range [2]int{i, j} {
			if b.paired[n] = true; !b.fresh[n] {
				b.boxes[n], b.fresh[n] = e.boundsOfRound(n), true
			}
		}
	}
	for i := range b.room {
		if e.broad.Moved(i) {
			b.room[i] = -1
		}
	}
}

// roomOf works out how far the bodies of a chunk may go.
func (e *Engine) roomOf(_, chunk int) {
	b, from := &e.bounds, chunk*bodiesInChunk
	room := chunkOf(b.room, chunk, bodiesInChunk)
	for k := range room {
		room[k] = e.broad.Room(from+k, &b.boxes[from+k])
	}
}

// measureFrames keeps the frames of a chunk, clears their wrenches, and finds how far they are from the reference, which they are where the bounds of all are due.
func (e *Engine) measureFrames(_, chunk int) {
	b, from := &e.bounds, chunk*bodiesInChunk
	input := chunkOf(e.input, chunk, bodiesInChunk)
	copy(e.trial[from:], input)
	if e.output != nil {
		clear(chunkOf(e.output[:e.frames], chunk, bodiesInChunk))
	}
	if !e.massed {
		copy(e.start[from:], input)
	}
	if b.due {
		copy(b.reference[from:], input)
		return
	}
	for k, now := range input {
		was := &b.reference[from+k]
		q := quat.Sub(now.Orientation, was.Orientation)
		b.gone[from+k] = vec.Norm(r3.Sub(now.Position, was.Position))
		b.turned[from+k] = 2 * math.Sqrt(q.Real*q.Real+q.Imag*q.Imag+q.Jmag*q.Jmag+q.Kmag*q.Kmag)
	}
}

// boundBodies works out the bounds of the bodies of a chunk where they are needed, and places those that are not round.
func (e *Engine) boundBodies(_, chunk int) {
	b := &e.bounds
	outlines, far := chunkOf(e.outlines, chunk, bodiesInChunk), 0
	for k := range outlines {
		i := chunk*bodiesInChunk + k
		if o := &outlines[k]; o.round {
			if b.fresh[i] = b.due || b.paired[i] || !(b.wayOf(o) <= b.room[i]); b.fresh[i] {
				b.boxes[i] = e.boundsOfRound(i)
				if !b.due && !b.paired[i] {
					far++
				}
			}
			continue
		}
		b.fresh[i] = true
		if x := &e.bodies[i]; e.placeBody(x) {
			b.boxes[i] = vec.Inflate(x.worldBounds, e.margin/2)
			e.setBall(i)
		}
	}
	b.far[chunk] = far
	if e.broad != nil {
		from := chunk * bodiesInChunk
		b.left[chunk] = e.broad.Check(b.boxes, b.fresh, from, from+len(outlines))
	}
}

// wayOf is no less than how far any point of an outline has gone from the reference, m.
func (b *boundsOf) wayOf(o *outline) float64 {
	f, g := o.frames[0], o.frames[1]
	return max(b.gone[f]+o.distance[0]*b.turned[f], b.gone[g]+o.distance[1]*b.turned[g])
}

func (e *Engine) boundsOfRound(i int) r3.Box {
	return vec.Inflate(e.outlines[i].bounds(e.input), e.margin/2)
}
