package mbd

// This file lets a constraint equation come from outside the package, such as an expression of a user.

import (
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/rigid"
)

// Constraint is a scalar function of where some bodies are, and of time, that a GeneralJoint keeps at zero.
type Constraint interface {
	// Bodies lists the bodies it depends on, each once, without the ground. It never changes.
	Bodies() []int
	// Evaluate returns the value at the poses of Bodies and writes the gradient, for each body three derivatives by its
	// translation and three by its infinitesimal rotation in world axes. Unless hessian is nil it writes the derivative of
	// the gradient (rows) by the same motions (columns), row by row; it is not symmetric because rotations do not commute.
	// With the poses' velocities v, rate is the partial derivative by time and bias the part of the second time derivative
	// that vanishes with it, 2 Phi_tq v + Phi_tt. Only a Stateful constraint may keep state.
	Evaluate(t float64, poses []rigid.Frame, gradient, hessian []float64) (value, rate, bias float64)
}

// GeneralJoint keeps constraints from outside at zero. Its reaction is reported on the body of marker i.
func GeneralJoint(name string, i, j Marker, constraints ...Constraint) *Joint {
	b := &Joint{Name: name, Kind: "general", I: i, J: j}
	for _, c := range constraints {
		b.add("function at zero", &general{constraint: c})
	}
	return b
}

// general is the coordinate of a Constraint. The ground is attached too, to receive its reaction.
type general struct {
	constraint                  Constraint
	system                      *System
	bodies                      []int // indices into frames; the ground is the last
	poses                       []rigid.Frame
	gradient, secondDerivatives []float64 // first and second derivatives
	rate, bias                  float64   // explicit time derivatives of the last evaluation
}

func (c *general) attached() []int {
	var b []int
	for _, body := range c.constraint.Bodies() {
		b = append(b, body+1)
	}
	return append(b, 0)
}

// prepare allocates the working memory of the coordinate and reserves the state variables of its constraint.
func (c *general) prepare(s *System) {
	c.system, c.bodies = s, c.attached()
	n := len(c.bodies) - 1
	c.poses = make([]rigid.Frame, n)
	c.gradient, c.secondDerivatives = make([]float64, 6*n), make([]float64, 36*n*n)
	s.addStateful(c.constraint, c.constraint.Bodies())
}

func (c *general) evaluate(bends []float64) (v float64) {
	for k := range c.poses {
		c.poses[k] = c.system.Pose(c.bodies[k] - 1)
	}
	v, c.rate, c.bias = c.constraint.Evaluate(c.system.time, c.poses, c.gradient, bends)
	return v
}

func (c *general) value(frames []frame, f float64, g []r3.Vec) float64 {
	v := c.evaluate(nil)
	n := len(c.poses)
	for k := range n {
		force, moment := vector(c.gradient[6*k:]), vector(c.gradient[6*k+3:])
		addTo(&g[2*k], f, force)
		addTo(&g[2*k+1], f, moment)
		addTo(&g[2*n], -f, force)
		addTo(&g[2*n+1], -f, r3.Add(moment, r3.Cross(frames[c.bodies[k]].position, force)))
	}
	return v
}

// hessian has no entries of the ground, which does not move.
func (c *general) hessian(_ []frame, f float64, h []matrix3) {
	c.evaluate(c.secondDerivatives)
	n := 2 * len(c.poses)
	for i := range n {
		for j := range n {
			var m matrix3
			for r := range 3 {
				copy(m[3*r:3*r+3], c.secondDerivatives[(3*i+r)*3*n+3*j:])
			}
			h[i*(n+2)+j].add(f, &m)
		}
	}
}
