package models

// What whole barriers can be asked for.

import (
	"math"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/mbd"
	"gabion/observables"
)

// observedBarrier is a barrier: where the knots of its nets are, and where they were laid out.
type observedBarrier struct {
	system       *mbd.System
	up, downhill r3.Vec         // unit vectors
	knots        []observedKnot // of all nets
	heights      [][2]int       // bodies of the upper edge, each with that of the lower edge below it
}

// observedKnot is a knot and its place in the barrier as it was built, m.
type observedKnot struct {
	body  int
	built r3.Vec
}

func (o *observedBarrier) at(body int) r3.Vec {
	return o.system.Motion(mbd.Marker{Body: body}).Position
}

// height is the least height between the edges.
func (o *observedBarrier) height() float64 {
	least := math.Inf(1)
	for _, pair := range o.heights {
		least = min(least, r3.Dot(r3.Sub(o.at(pair[0]), o.at(pair[1])), o.up))
	}
	return max(least, 0)
}

// elongation is how far the knot that has gone farthest has gone downhill.
func (o *observedBarrier) elongation() (most float64) {
	for _, k := range o.knots {
		most = max(most, r3.Dot(r3.Sub(o.at(k.body), k.built), o.downhill))
	}
	return most
}

var barrierQuantities = observables.Registry[*observedBarrier]{
	observables.Scalar("height", "m", "least distance between the upper and the lower edge of its nets, upwards; 0 where they have crossed", (*observedBarrier).height),
	observables.Scalar("elongation", "m", "by which the knot that has gone farthest is downhill of where it was built", (*observedBarrier).elongation),
}

func (b *builder) recordBarrier(q *Request) (observables.Recorded, error) {
	barrier := b.model.Barrier(q.Barrier)
	along, uphill, up := barrier.Axes()
	o := &observedBarrier{system: b.system, up: up, downhill: r3.Scale(-1, uphill)}
	for i := range barrier.Fields {
		o.add(b, b.model.net(partName(barrier.Name, "net", i+1)), along)
	}
	return barrierQuantities.Record(q.Name, q.Quantities, o, func() {}), nil
}

// add takes up the net of a field.
func (o *observedBarrier) add(b *builder, n *Net, along r3.Vec) {
	l, first := n.layout(), b.bodies[n.BodyName(1)]
	for i, at := range l.knots {
		o.knots = append(o.knots, observedKnot{first + i, at})
	}
	lower := l.along(bottom, along)
	for _, k := range l.along(top, along) {
		below, nearest := 0, math.Inf(1)
		for _, other := range lower {
			if apart := math.Abs(r3.Dot(r3.Sub(other.at, k.at), along)); apart < nearest {
				below, nearest = other.number, apart
			}
		}
		o.heights = append(o.heights, [2]int{first + k.number - 1, first + below - 1})
	}
}
