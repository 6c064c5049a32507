// Where one shape is as seen from another.

package narrowphase

import "gonum.org/v1/gonum/spatial/r3"

// relative is the placement of a first shape, a, in the axes of a second one, b.
type relative struct {
	axes   [3]r3.Vec // of a
	origin r3.Vec    // of a
}

// unmoved is a shape in its own axes.
var unmoved = relative{axes: [3]r3.Vec{{X: 1}, {Y: 1}, {Z: 1}}}

func newRelative(a, b *Placed) relative {
	return relative{[3]r3.Vec{b.turnBack(a.axes[0]), b.turnBack(a.axes[1]), b.turnBack(a.axes[2])}, b.toLocal(a.origin)}
}

// toB takes a place in the axes of a to those of b, and turnToB a direction.
func (p *relative) toB(v r3.Vec) r3.Vec { return r3.Add(p.origin, p.turnToB(v)) }

func (p *relative) turnToB(v r3.Vec) r3.Vec {
	x, y, z := &p.axes[0], &p.axes[1], &p.axes[2]
	return r3.Vec{X: x.X*v.X + y.X*v.Y + z.X*v.Z, Y: x.Y*v.X + y.Y*v.Y + z.Y*v.Z, Z: x.Z*v.X + y.Z*v.Y + z.Z*v.Z}
}

// toA and turnToA are their inverses.
func (p *relative) toA(v r3.Vec) r3.Vec { return p.turnToA(r3.Sub(v, p.origin)) }

func (p *relative) turnToA(v r3.Vec) r3.Vec {
	return r3.Vec{X: r3.Dot(v, p.axes[0]), Y: r3.Dot(v, p.axes[1]), Z: r3.Dot(v, p.axes[2])}
}
