// The way of coupled frames over many steps of the grains.

package dem

import (
	"fmt"
	"math"

	"gabion/rigid"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// Path is the way of the coupled frames from one place to another. Positions follow the cubic that has the positions and velocities of
// both ends, axes turn the short way from one orientation to the other.
type Path struct {
	From, To []rigid.Frame
	Duration float64 // s
}

// At is frame i at part x of the way, between 0 and 1.
func (p *Path) At(i int, x float64) rigid.Frame {
	a, b, h, y := &p.From[i], &p.To[i], p.Duration, 1-x
	at := func(p, u, q, v float64) r3.Vec {
		return r3.Add(
			r3.Add(r3.Scale(p, a.Position), r3.Scale(u*h, a.Velocity)),
			r3.Add(r3.Scale(q, b.Position), r3.Scale(v*h, b.Velocity)))
	}
	return rigid.Frame{
		Position:        at(y*y*(1+2*x), x*y*y, x*x*(1+2*y), -x*x*y),
		Velocity:        r3.Scale(1/h, at(-6*x*y, y*(1-3*x), 6*x*y, x*(3*x-2))),
		AngularVelocity: r3.Add(r3.Scale(y, a.AngularVelocity), r3.Scale(x, b.AngularVelocity)),
		Orientation:     between(a.Orientation, b.Orientation, x),
	}
}

// between is the orientation at part x of the way from p to q.
func between(p, q quat.Number, x float64) quat.Number {
	if p == q {
		return p
	}
	if p.Real*q.Real+p.Imag*q.Imag+p.Jmag*q.Jmag+p.Kmag*q.Kmag < 0 {
		q = quat.Scale(-1, q)
	}
	o := quat.Add(quat.Scale(1-x, p), quat.Scale(x, q))
	return quat.Scale(1/math.Sqrt(o.Real*o.Real+o.Imag*o.Imag+o.Jmag*o.Jmag+o.Kmag*o.Kmag), o)
}

// Hull are four points in whose convex hull the way of frame i lies.
func (p *Path) Hull(i int) [4]r3.Vec {
	a, b, third := &p.From[i], &p.To[i], p.Duration/3
	return [4]r3.Vec{
		a.Position, r3.Add(a.Position, r3.Scale(third, a.Velocity)),
		r3.Sub(b.Position, r3.Scale(third, b.Velocity)), b.Position,
	}
}

// Check tells what is wrong with a ride of n steps along the path, for so many frames and pairs.
func (p *Path) Check(n, frames, pairs int, impulses, wrenches []rigid.Wrench, tangents []rigid.Tangent) error {
	switch {
	case n < 1 || !(p.Duration > 0):
		return fmt.Errorf("dem: a ride of %d steps in %g s: want more of both", n, p.Duration)
	case len(p.From) < frames || len(p.To) < frames || len(impulses) < frames || len(wrenches) < frames:
		return fmt.Errorf("dem: a ride from %d to %d frames with %d impulses and %d wrenches for %d coupled frames",
			len(p.From), len(p.To), len(impulses), len(wrenches), frames)
	case tangents != nil && len(tangents) < pairs:
		return fmt.Errorf("dem: %d tangents for %d pairs", len(tangents), pairs)
	}
	for i := range frames {
		for _, f := range [2]*rigid.Frame{&p.From[i], &p.To[i]} {
			if !f.Finite() {
				return fmt.Errorf("dem: the way of frame %d leads through %v with velocity %v: not finite", i, f.Position, f.Velocity)
			}
		}
	}
	return nil
}
