package mbd

// This file holds the norms of corrections and of residuals: the largest of a body, block by block of the bodies.

import (
	"math"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// bodyNorm is the largest square of a norm among some bodies, and the first degree of freedom of the body that has it, or -1.
type bodyNorm struct {
	square float64
	dof    int
}

// include takes a body in. Not-a-number counts as larger than anything.
func (n *bodyNorm) include(square float64, dof int) {
	if !(square <= n.square) && !math.IsNaN(n.square) {
		*n = bodyNorm{square, dof}
	}
}

// worstBody returns the largest of the norms that loop writes for the blocks of the bodies.
func (s *System) worstBody(y []float64, loop func(worker, lo, hi int)) bodyNorm {
	l := &s.loops
	l.y = y
	s.pool.Range(len(s.bodies), normsInBlock, loop)
	return worstOf(l.norms)
}

// worstOf is the largest of the norms of blocks.
func worstOf(blocks []bodyNorm) bodyNorm {
	worst := bodyNorm{dof: -1}
	for _, n := range blocks {
		worst.include(n.square, n.dof)
	}
	return worst
}

// Norm returns the largest norm of a body's part of the correction y, or of another one unless that is nil, in the metric of its kinetic energy and as a speed, and the first degree of
// freedom of that body.
func (s *System) Norm(y, another []float64) (norm float64, worst int) {
	s.loops.another = another
	n := s.worstBody(y, s.loops.norm)
	return math.Sqrt(n.square), max(n.dof, 0)
}

// includeNorm takes a body into the largest of the norms of the vectors at work, if there are any.
func (s *System) includeNorm(worst *bodyNorm, i int) {
	l, in := &s.loops, &s.inertia[i]
	if l.y == nil || in.dof < 0 {
		return
	}
	worst.include(in.squareNorm(l.y[in.dof:]), in.dof)
	if l.another != nil {
		worst.include(in.squareNorm(l.another[in.dof:]), in.dof)
	}
}

// HeldNorm is Norm among the bodies that constraints hold alone.
func (s *System) HeldNorm(y []float64) float64 {
	worst := bodyNorm{dof: -1}
	for _, i := range s.held {
		in := &s.inertia[i]
		worst.include(in.squareNorm(y[in.dof:]), in.dof)
	}
	return math.Sqrt(worst.square)
}

// squareNorm returns the square of Norm for one body.
func (in *inertial) squareNorm(y []float64) float64 {
	n := r3.Norm2(vector(y))
	if in.point || in.mass == 0 {
		return n
	}
	w := vector(y[3:])
	if in.isotropic {
		return n + in.moment*r3.Norm2(w)/in.mass
	}
	return n + r3.Dot(w, in.world.mul(w))/in.mass
}

// ResidualNorm returns the largest acceleration of a body that a residual would cause, in the norm of its kinetic energy,
// or the largest magnitude in its constraint part. Bodies without mass do not count, but where something is not a number, the norm is none.
func (s *System) ResidualNorm(r []float64) float64 {
	norm := math.Sqrt(s.worstBody(r, s.loops.residualNorm).square)
	for _, v := range r[s.dofs:] {
		if v = math.Abs(v); !(v <= norm) && !math.IsNaN(norm) {
			norm = v
		}
	}
	return norm
}

// squareAcceleration returns the square of ResidualNorm for one body.
func (in *inertial) squareAcceleration(r []float64) float64 {
	if in.mass == 0 {
		if !finite(vector(r)) || !in.point && !finite(vector(r[3:])) {
			return math.NaN()
		}
		return 0
	}
	n := r3.Norm2(vector(r)) / (in.mass * in.mass)
	if j := in.moment; !in.point && j > 0 {
		n += r3.Norm2(vector(r[3:])) / (in.mass * j)
	}
	return n
}

// InertiaProducts implements solvers.Inertial.
func (s *System) InertiaProducts(q []float64, a, b [2][]float64) (sum float64) {
	l := &s.loops
	l.q, l.left, l.right = q, a, b
	s.pool.Range(len(s.bodies), normsInBlock, l.products)
	for _, part := range l.parts {
		sum += part
	}
	return sum
}

// product is the scalar product of two derivatives of the coordinates of the body by its mass matrix.
func (in *inertial) product(e quat.Number, a, b []float64) float64 {
	sum := in.mass * r3.Dot(vector(a), vector(b))
	switch {
	case in.point:
		return sum
	case in.isotropic:
		p, q := quaternion(a[3:]), quaternion(b[3:])
		return sum + 4*in.moment*(dot4(p, q)-dot4(e, p)*dot4(e, q))
	}
	return sum + 4*r3.Dot(in.world.mul(angular(e, quaternion(a[3:]))), angular(e, quaternion(b[3:])))
}
