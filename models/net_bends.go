package models

// Where the wires of nets go on, for nets whose wires resist bending.

import (
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/mbd"
)

// NetBend is where a wire goes on: three bodies along it, and the springs between them.
type NetBend struct {
	Bodies  [3]int
	Springs [2]int
}

// netWire is a wire of a net: the bodies along it, and the first of its springs.
type netWire struct {
	bodies []int
	first  int
}

// end is the end of a wire at a knot.
type wireEnd struct {
	wire         int
	knot, before int // bodies
	spring       int
	kind         wireKind
	out          r3.Vec // direction away from the knot
}

// straightOn is the cosine of the angle between the ends of two wires at a knot, below 0, from which on they are one wire.
const straightOn = -0.99

// bends lists where wires go on: at their bodies, and at knots into one another.
func (l *layout) bends(wires []netWire) (bends []NetBend) {
	ends := make([][]wireEnd, len(l.knots))
	for i := range wires {
		w, last := &wires[i], len(wires[i].bodies)-1
		for k := 1; k < last; k++ {
			bends = append(bends, NetBend{[3]int{w.bodies[k-1], w.bodies[k], w.bodies[k+1]}, [2]int{w.first + k - 1, w.first + k}})
		}
		a, b := w.bodies[0], w.bodies[last]
		along := r3.Unit(r3.Sub(l.knots[b], l.knots[a]))
		kind := l.wires[i].kind
		ends[a] = append(ends[a], wireEnd{i, a, w.bodies[1], w.first, kind, along})
		ends[b] = append(ends[b], wireEnd{i, b, w.bodies[last-1], w.first + last - 1, kind, r3.Scale(-1, along)})
	}
	for _, at := range ends {
		for i := range at {
			for j := i + 1; j < len(at); j++ {
				if at[i].goesOn(&at[j]) {
					bends = append(bends, NetBend{[3]int{at[i].before, at[i].knot, at[j].before}, [2]int{at[i].spring, at[j].spring}})
				}
			}
		}
	}
	return bends
}

// goesOn tells whether two wires that end at a knot are one.
func (e *wireEnd) goesOn(other *wireEnd) bool {
	twists := e.kind == doubleTwist || other.kind == doubleTwist
	if twists && e.kind != borderWire && other.kind != borderWire {
		return e.kind != other.kind
	}
	return e.kind == other.kind && r3.Dot(e.out, other.out) < straightOn
}

// addNetBends adds the springs against bending of a net whose bodies and springs are there.
func (b *builder) addNetBends(n *Net, parts *NetParts, all *netRange) {
	all.bends[0] = b.system.ForceElements()
	for i, bend := range parts.Bends {
		var points [3]mbd.Marker
		for k, body := range bend.Bodies {
			points[k] = mbd.Marker{Body: all.bodies[0] + body}
		}
		var lengths [2]float64
		for k := range lengths {
			lengths[k] = r3.Norm(r3.Sub(parts.Positions[bend.Bodies[k+1]], parts.Positions[bend.Bodies[k]]))
		}
		spring := n.Bending.spring(bendName(n.Name, i+1), points, lengths, false)
		for _, k := range bend.Springs {
			if wire := b.system.Force(all.springs[0] + k).(*mbd.SpringDamper); wire.Breaking != nil {
				spring.Wires = append(spring.Wires, wire.Breaking)
			}
		}
		b.system.AddForce(spring)
	}
	all.bends[1] = b.system.ForceElements()
}
