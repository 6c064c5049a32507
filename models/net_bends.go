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

// wireEnd is the end of a wire at a knot.
type wireEnd struct {
	before, spring int // the body next to the knot, and the spring between them
	kind           wireKind
	out            r3.Vec // direction away from the knot
}

// straightOn is the cosine of the angle between the ends of two wires at a knot, below 0, from which on they are one wire.
const straightOn = -0.99

// bends lists where wires go on, whose springs are these one after the other: at their bodies, and at knots into one another.
func (l *layout) bends(springs []NetLink) (bends []NetBend) {
	ends := make([][]wireEnd, len(l.knots))
	first := 0
	for _, w := range l.wires {
		last := first + w.between
		for k := first; k < last; k++ {
			bends = append(bends, NetBend{[3]int{springs[k].Bodies[0], springs[k].Bodies[1], springs[k+1].Bodies[1]}, [2]int{k, k + 1}})
		}
		a, b := w.ends[0], w.ends[1]
		along := r3.Unit(r3.Sub(l.knots[b], l.knots[a]))
		ends[a] = append(ends[a], wireEnd{springs[first].Bodies[1], first, w.kind, along})
		ends[b] = append(ends[b], wireEnd{springs[last].Bodies[0], last, w.kind, r3.Scale(-1, along)})
		first = last + 1
	}
	for knot, at := range ends {
		for i := range at {
			for j := i + 1; j < len(at); j++ {
				if at[i].goesOn(&at[j]) {
					bends = append(bends, NetBend{[3]int{at[i].before, knot, at[j].before}, [2]int{at[i].spring, at[j].spring}})
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
