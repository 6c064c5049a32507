// Trajectories of coupled frames over many steps of the particles.

package dem

import (
	"fmt"
	"math"

	"gabion/rigid"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// Trajectory is the motion of the coupled frames between two states. Positions follow the cubic Hermite spline of the positions and velocities
// at both ends; orientations are interpolated linearly, the short way, and normalised.
type Trajectory struct {
	From, To []rigid.Frame
	Duration float64 // s
}

// At is frame i at the fraction x of the duration, between 0 and 1.
func (p *Trajectory) At(i int, x float64) rigid.Frame {
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

// between is the orientation at the fraction x from p to q.
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

// ControlPoints are the Bezier points of the positions of frame i, in whose convex hull they lie.
func (p *Trajectory) ControlPoints(i int) [4]r3.Vec {
	a, b, third := &p.From[i], &p.To[i], p.Duration/3
	return [4]r3.Vec{
		a.Position, r3.Add(a.Position, r3.Scale(third, a.Velocity)),
		r3.Sub(b.Position, r3.Scale(third, b.Velocity)), b.Position,
	}
}

// Check tells what is wrong with n steps along the trajectory, for so many frames and pairs.
func (p *Trajectory) Check(n, frames, pairs int, impulses, wrenches []rigid.Wrench, tangents []rigid.Tangent) error {
	switch {
	case n < 1 || !(p.Duration > 0):
		return fmt.Errorf("dem: %d steps in %g s along a trajectory: want more of both", n, p.Duration)
	case len(p.From) < frames || len(p.To) < frames || len(impulses) < frames || len(wrenches) < frames:
		return fmt.Errorf("dem: a trajectory from %d to %d frames with %d impulses and %d wrenches for %d coupled frames",
			len(p.From), len(p.To), len(impulses), len(wrenches), frames)
	case tangents != nil && len(tangents) < pairs:
		return fmt.Errorf("dem: %d tangents for %d pairs", len(tangents), pairs)
	}
	for i := range frames {
		for _, f := range [2]*rigid.Frame{&p.From[i], &p.To[i]} {
			if !f.Finite() {
				return fmt.Errorf("dem: the trajectory of frame %d leads through %v with velocity %v: not finite", i, f.Position, f.Velocity)
			}
		}
	}
	return nil
}
