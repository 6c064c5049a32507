package solvers

// This file says what the integrator must know about a mechanical system, and nothing more.

import "github.com/james-bowman/sparse"

// System is a constrained mechanical system,
//
//	M(q) q'' + Phi_q^T lambda = Q(q, q', t),   Phi(q, t) = 0
//
// (Jun and Sohn 2014, eqs. 4 and 7). Its coordinates q may be redundant among themselves, as the four Euler parameters of a
// rigid body are: then the system keeps that one condition to itself: the equations of motion are those of the freedoms, and
// a Newton correction has as many unknowns as there are. Expand leads from freedoms to coordinates.
//
// The system is placed once, and every later call is about that placement until the next one.
type System interface {
	// Size returns the lengths of q (and its derivatives), of a correction, and of Phi (and lambda).
	Size() (coordinates, freedoms, constraints int)

	// Initial writes the configuration and the velocity that the model starts from.
	Initial(q, v []float64)

	// Place puts the system at a time, a configuration, its two derivatives, and multipliers. It keeps no slice.
	Place(t float64, q, v, a, lambda []float64)

	// Residual writes M q'' + Phi_q^T lambda - Q of the freedoms. Loads from outside the system are asked for again only
	// if fresh is true; otherwise their last values count.
	Residual(dst []float64, fresh bool) error

	// Constraints writes Phi.
	Constraints(dst []float64)

	// Suspend takes the given constraints, and no others, out of the system, because they follow from the rest: their
	// residuals are zero and their rows say lambda = 0. The patterns may change the first time.
	DropConstraints(rows []int)

	// SuspendedResidual returns the largest residual of the suspended constraints at the placement, and which it is, or -1.
	DroppedResidual() (worst float64, row int)

	// ConstraintRates writes Phi_q q' + Phi_t.
	ConstraintRates(dst []float64)

	// ConstraintBias writes what is left of the second time derivative of Phi when the freedoms do not accelerate.
	ConstraintBias(dst []float64)

	// Expand writes the change of the coordinates that a correction y of the freedoms makes, such that q + scale*dst
	// keeps the system's own conditions among the coordinates. A scale of zero gives the linear part.
	Expand(dst, q, y []float64, scale float64)

	// Contract writes the change of the freedoms that a change of the coordinates makes, to first order.
	Contract(dst, q, change []float64)

	// ExpandAcceleration writes the second derivative of the coordinates for accelerations y of the freedoms, at the
	// placement's configuration and velocity.
	ExpandAcceleration(dst, y []float64)

	// Normalize removes from q and v what violates the system's own conditions among the coordinates.
	Normalize(q, v []float64)

	// Pattern returns the matrix [A B^T; B 0], with room for every entry that Tangent writes. A is square of the
	// freedoms, B has a row a constraint. Columns are ascending; the pattern never changes.
	Pattern() *sparse.CSR

	// MassPattern is like Pattern, for MassTangent.
	MassPattern() *sparse.CSR

	// Tangent writes the values of Pattern at the placement, where Residual has been called before: A is the derivative of
	// the residual along a correction that changes q'' by its expansion, q' by velocity times that and q by position times
	// that; B is Phi_q.
	Tangent(values []float64, velocity, position float64) error

	// MassTangent writes the values of MassPattern at the placement: A is the mass matrix of the freedoms.
	MassTangent(values []float64)

	// FreedomInertia writes for each freedom its mass or its mean moment of inertia. It does not depend on the placement.
	DOFInertia(dst []float64)

	// Norm measures a correction of the freedoms as the largest speed of a body, in the kinetic energy's norm, and
	// tells which freedom of that body is the worst.
	Norm(y []float64) (norm float64, worst int)

	// ResidualNorm measures a residual of all equations as the largest acceleration of a body that it would cause, or the
	// largest of its constraint part.
	ResidualNorm(r []float64) float64

	// Groups numbers for each unknown, the freedoms and then the constraints, the body or the joint it belongs to.
	Groups(dst []int)

	// FreedomName and ConstraintName name an unknown for messages by its body or its joint.
	DOFName(i int) string
	ConstraintName(i int) string

	// Memory is what the system keeps from the last accepted step besides q and v, for saving and restoring.
	StateVariables() []float64

	// Commit tells the system that the placement is accepted as a step's end.
	Commit() error
}

// Eventful is a System to which something may happen within a step, such as a break. Steps then end where it does.
type Eventful interface {
	// Crossing returns at which part of the way from the last Commit to the placement the first event is, if the way were
	// straight; 1 if there is none before the placement.
	Crossing() float64
}
