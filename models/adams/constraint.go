// A function expression that must stay zero as a constraint of a multibody system.

package adams

import (
	"fmt"
	"math"
	"slices"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/internal/vec"
	"gabion/mbd"
	"gabion/rigid"
)

// condition keeps the result of a program at zero, or at target. It implements mbd.Constraint.
type condition struct {
	units   Units
	program *Program
	run     *Evaluator
	parts   []int // indices in Dataset.Parts
	bodies  []int // the same in the system
	slots   []int // of each input, the position of its body in bodies; -1 for time
	n       int   // variables: six a body, then time
	timed   bool
	scale   float64 // makes the gradient of order one
	target  mbd.Function
}

// newCondition makes a constraint of a recipe. number maps parts of the dataset to bodies of the system; poses are those
// of the parts at the start.
func newCondition(d *Dataset, at Position, what string, number map[int]int, poses map[int]rigid.Frame, recipe func(c *compiler) ref) (*condition, error) {
	p, err := d.compile(func(c *compiler) []ref { return []ref{recipe(c)} })
	if err != nil {
		return nil, err
	}
	l := &condition{units: d.Units, program: p, scale: 1}
	for _, in := range p.Inputs {
		switch in.Quantity {
		case Time:
			l.timed = true
		case BodyPosition, EulerParameter:
			if !slices.Contains(l.parts, in.Body) {
				l.parts = append(l.parts, in.Body)
			}
		default:
			return nil, Error{d.File, at, what + " depends on more than displacements and time; only holonomic constraints are supported"}
		}
	}
	if len(l.parts) == 0 {
		return nil, Error{d.File, at, what + " does not depend on any part that moves"}
	}
	for _, in := range p.Inputs {
		if in.Quantity == Time {
			l.slots = append(l.slots, -1)
			continue
		}
		l.slots = append(l.slots, slices.Index(l.parts, in.Body))
	}
	start := make([]rigid.Frame, len(l.parts))
	for k, part := range l.parts {
		l.bodies = append(l.bodies, number[part])
		start[k] = poses[part]
	}
	l.n = 6*len(l.parts) + 1
	l.run = p.NewEvaluator(2, l.n)
	return l, l.normalize(d, at, what, start)
}

// normalize scales the function so that the largest part of its gradient is one at the start.
func (l *condition) normalize(d *Dataset, at Position, what string, start []rigid.Frame) error {
	gradient := make([]float64, l.n-1)
	l.Evaluate(0, start, gradient, nil)
	largest := 0.0
	for _, g := range gradient {
		largest = max(largest, math.Abs(g))
	}
	if !(largest > 0) || math.IsInf(largest, 0) {
		return Error{d.File, at, fmt.Sprintf("%s cannot be differentiated at the start (largest derivative %g)", what, largest)}
	}
	l.scale = 1 / largest
	return nil
}

// Bodies lists the bodies that the function depends on.
func (l *condition) Bodies() []int { return l.bodies }

// Evaluate returns the function and its derivatives as mbd.Constraint wants them.
func (l *condition) Evaluate(t float64, poses []rigid.Frame, gradient, hessian []float64) (value, rate, bias float64) {
	order := 1
	if hessian != nil || l.timed {
		order = 2
	}
	l.set(t, poses, order)
	value = l.scale * l.run.Run(order)
	n := l.n - 1
	g := l.run.Gradient(0)
	for k := range n {
		gradient[k] = l.scale * g[k]
	}
	rate = l.scale * g[n]
	if order == 2 {
		h := l.run.Hessian(0)
		if hessian != nil {
			for k := range n {
				for m := range n {
					hessian[k*n+m] = l.scale * h[k*l.n+m]
				}
			}
		}
		bias = l.scale * h[n*l.n+n]
		for k := range n {
			bias += 2 * l.scale * h[n*l.n+k] * motionOf(&poses[k/6], k%6)
		}
	}
	if l.target != nil {
		v, r, a := l.target.At(t)
		value, rate, bias = value-l.scale*v, rate-l.scale*r, bias-l.scale*a
	}
	return value, rate, bias
}

func motionOf(p *rigid.Frame, k int) float64 {
	if k < 3 {
		return vec.Component(p.Velocity, k)
	}
	return vec.Component(p.AngularVelocity, k-3)
}

func (l *condition) set(t float64, poses []rigid.Frame, order int) {
	for k, in := range l.program.Inputs {
		slot := l.slots[k]
		if slot < 0 {
			l.run.Set(k, t/l.units.Time)
			l.run.Seed(k)[l.n-1] = 1 / l.units.Time
			continue
		}
		p := &poses[slot]
		l.run.Set(k, in.read(p, l.units))
		var seed [freedoms]float64
		in.seed(seed[:], p, l.units)
		copy(l.run.Seed(k)[6*slot:], seed[:6])
		if order > 1 && in.Quantity == EulerParameter {
			turned := turningTwice(p.Orientation)
			bend := l.run.Bend(k)
			for r := range 3 {
				for c := range 3 {
					bend[(6*slot+3+r)*l.n+6*slot+3+c] = parameterOf(turned[r][c], in.Index)
				}
			}
		}
	}
}

// turningTwice returns the second derivatives of Euler parameters q by two infinitesimal rotations in world axes, the
// first about axis c and the second about axis r: a quarter of e_r e_c q.
func turningTwice(q quat.Number) (out [3][3]quat.Number) {
	unit := [3]quat.Number{{Imag: 0.5}, {Jmag: 0.5}, {Kmag: 0.5}}
	for r := range 3 {
		for c := range 3 {
			out[r][c] = quat.Mul(quat.Mul(unit[r], unit[c]), q)
		}
	}
	return out
}

// A condition keeps its angles, whole turns included, as state variables of the system.
var _ mbd.Stateful = (*condition)(nil)

// StateSize returns the number of angles.
func (l *condition) StateSize() int { return l.run.Angles() }

// BindState tells where the angles are kept.
func (l *condition) BindState(state []float64) { l.run.Remember(state) }

// Commit remembers the angles of an accepted step.
func (l *condition) Commit(t float64, poses []rigid.Frame) {
	l.set(t, poses, 0)
	l.run.Run(0)
	l.run.Accept()
}

// constantVelocity keeps the twist about the two shafts equal: the z axes point away from each other, or the same way.
func (c *compiler) constantVelocity(i, j place, opposed bool) ref {
	a, b := c.axes(i), c.axes(j)
	xy, yx := c.dot(a[0], b[1]), c.dot(a[1], b[0])
	if opposed {
		return c.add(xy, yx)
	}
	return c.sub(xy, yx)
}

// rackAndPinion rolls the pinion I on the rack J, which runs along its z axis: travel plus side times radius times angle.
func (c *compiler) rackAndPinion(i, j place, radius float64) ref {
	a, b := c.axes(i), c.axes(j)
	travel := c.dot(c.displacement([]place{i, j}), b[2])
	turn := c.unwrap(c.atan2(c.dot(a[0], c.cross(a[2], b[2])), c.dot(a[0], b[2])))
	return c.add(travel, c.scale(radius, turn))
}

// side tells on which side of the rack the pinion is: 1 or -1, or 0 if its axis meets the rack's line.
func (d *Dataset) side(i, j mbd.Motion) float64 {
	zi := r3.Rotation(i.Orientation).Rotate(r3.Vec{Z: 1})
	zj := r3.Rotation(j.Orientation).Rotate(r3.Vec{Z: 1})
	gap := r3.Sub(j.Position, i.Position)
	s := r3.Dot(r3.Cross(zi, gap), zj)
	if math.Abs(s) < 1e-9*r3.Norm(gap) || s == 0 {
		return 0
	}
	return math.Copysign(1, s)
}
