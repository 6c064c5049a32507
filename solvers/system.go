package solvers

// This file says what the integrator must know about a mechanical system, and nothing more.

import (
	"github.com/james-bowman/sparse"

	"gabion/internal/pool"
)

// System is a constrained mechanical system,
//
//	M(q) q'' + Phi_q^T lambda = Q(q, q', t),   Phi(q, t) = 0
//
// (Jun and Sohn 2014, eqs. 4 and 7). Its coordinates q may be redundant, as the four Euler parameters of a rigid body are. The condition among
// them is then internal to the system: equations of motion and Newton corrections are those of the degrees of freedom, which are independent but
// for Phi. Expand maps from degrees of freedom to coordinates.
//
// Place sets the placement, the state that all later calls refer to.
type System interface {
	// Size returns the lengths of q (and its derivatives), of a correction of the degrees of freedom, and of Phi (and lambda).
	Size() (coordinates, dofs, constraints int)

	// Pool returns the workers that loops of the system run on, between which the integrator runs its own on them; nil for one worker.
	Pool() *pool.Pool

	// Initial writes the configuration and the velocity that the model starts from.
	Initial(q, v []float64)

	// Place sets the placement: time, configuration and its two derivatives, and multipliers. It keeps no slice.
	Place(t float64, q, v, a, lambda []float64)

	// Residual writes M q'' + Phi_q^T lambda - Q of the degrees of freedom, and returns their part in ResidualNorm. External loads are evaluated anew only if updateLoads is true;
	// otherwise their last values count.
	Residual(dst []float64, updateLoads bool) (norm float64, err error)

	// UpdateLoads evaluates the external loads at the placement, and nothing else: for states that were reached elsewhere.
	UpdateLoads() error

	// HeldResidual is Residual of those degrees of freedom alone whose bodies constraints hold, at zero accelerations and multipliers, by the forces that Residual
	// has found. It tells whether these are those of the placement; else it writes nothing.
	HeldResidual(dst []float64) bool

	// AddHeldRates adds to v what Expand writes for y with a scale of zero, PlaceHeld is Place at the time and with the multipliers of the placement, and UpdateHeld makes the forces
	// that Residual has found those of the placement so changed, all of them for bodies that constraints hold alone: a projection onto these changes the velocities of no others.
	// UpdateHeld may leave external loads as they are where velocities have changed by so little, m/s, that bodies count as not moved.
	AddHeldRates(v, q, y []float64)
	PlaceHeld(q, v, a []float64)
	UpdateHeld(change float64) error

	// React makes these the multipliers of the placement, where Residual has been called with others, and works out what the constraints exert: only for whoever reads it.
	React(lambda []float64)

	// Constraints writes Phi.
	Constraints(dst []float64)

	// DropConstraints drops the given constraints, and no others, as redundant: their residuals are zero and their rows become lambda = 0. The
	// patterns may change the first time.
	DropConstraints(rows []int)

	// DroppedResidual returns the largest residual of the dropped constraints at the placement, and its row, or -1.
	DroppedResidual() (worst float64, row int)

	// ConstraintRates writes Phi_q q' + Phi_t.
	ConstraintRates(dst []float64)

	// ConstraintBias writes the second time derivative of Phi for zero accelerations of the degrees of freedom.
	ConstraintBias(dst []float64)

	// Expand writes the change of the coordinates by a correction y of the degrees of freedom, such that q + scale*dst
	// fulfils the internal conditions among the coordinates. A scale of zero gives the linear part.
	Expand(dst, q, y []float64, scale float64)

	// Correct adds the expansion of a correction y, with position for its scale, to the second derivatives a, velocity times it to the rates v, and
	// position times it to the coordinates q. A y that is nil stands for zero. PlaceCorrected is Correct and then Place, and returns the Norm of y, or of another one unless that is nil,
	// in the metric of where bodies were before.
	Correct(q, v, a, y []float64, velocity, position float64)
	PlaceCorrected(t float64, q, v, a, lambda, y, another []float64, velocity, position float64) (norm float64, worst int)

	// Contract writes the change of the degrees of freedom by a change of the coordinates, to first order.
	Contract(dst, q, change []float64)

	// ExpandAcceleration writes the second derivative of the coordinates for accelerations y of the degrees of freedom, at the
	// placement's configuration and velocity.
	ExpandAcceleration(dst, y []float64)

	// Normalize projects q and v onto the internal conditions among the coordinates.
	Normalize(q, v []float64)

	// Pattern returns the matrix [A B^T; B 0], with room for every entry that Tangent writes. A is square with a row a degree of
	// freedom, B has a row a constraint. Further rows and columns, borders, may follow, whose residuals are zero: solving for their unknowns too, which nobody reads, gives the corrections by
	// the tangent. Columns are ascending; the pattern changes only in UpdatePattern.
	Pattern() *sparse.CSR

	// UpdatePattern gives Pattern room for what Tangent would write at the placement, where Residual has been called before: bodies may have come
	// into contact. It tells whether the pattern has changed.
	UpdatePattern() bool

	// MassPattern is like Pattern, for MassTangent.
	MassPattern() *sparse.CSR

	// Tangent writes the values of Pattern at the placement, where Residual has been called before: A is the derivative of
	// the residual along a correction that changes q'' by its expansion, q' by velocity times that and q by position times
	// that; B is Phi_q.
	Tangent(values []float64, velocity, position float64) error

	// MassTangent writes the values of MassPattern at the placement: A is the mass matrix of the degrees of freedom.
	MassTangent(values []float64)

	// AddHeldMassTangent adds what MassTangent writes for the bodies that constraints hold, and for these.
	AddHeldMassTangent(values []float64)

	// DOFInertia writes for each degree of freedom its mass or its mean moment of inertia. It does not depend on the placement.
	DOFInertia(dst []float64)

	// Norm returns the largest norm of a body's part of a correction of the degrees of freedom, or of another one unless that is nil, in the metric of its kinetic energy and as a speed,
	// and the first degree of freedom of that body.
	Norm(y, another []float64) (norm float64, worst int)

	// HeldNorm is Norm among the bodies that constraints hold alone.
	HeldNorm(y []float64) float64

	// ResidualNorm returns the larger of two norms of a residual of all equations: the largest acceleration of a body that it would cause, and the
	// largest magnitude of its constraint part; not a number where something in the residual is none.
	ResidualNorm(r []float64) float64

	// Groups writes for each unknown, the degrees of freedom and then the multipliers, the number of the body or the joint it belongs to, and for borders, where there is room for them,
	// one of their own.
	Groups(dst []int)

	// DOFName and ConstraintName name an unknown for messages by its body or its joint, and a border, which come after constraints, by what it stands for.
	DOFName(i int) string
	ConstraintName(i int) string

	// StateVariables are what the system keeps from the last accepted step besides q and v, such as plastic elongations. Writing to the slice
	// restores them.
	StateVariables() []float64

	// Commit accepts the placement as the end of a step and updates the state variables.
	Commit() error
}

// Resting is a System with forces that relax in time, such as those of viscoelastic springs.
type Resting interface {
	// SetResting tells whether the system rests, as it does before an integrator has found its start, and in the search for an equilibrium: forces
	// that relax in time have done so then. When it no longer rests, the motion begins at the placement.
	SetResting(resting bool)
	// Continue begins the motion at the placement with the state variables that there are: what has not relaxed goes on to do so.
	Continue()
}

// Loaded is a System with loads whose evaluation may take longer than everything else in an iteration.
type Loaded interface {
	// LoadCost returns the typical times, ns, that the loads take in a residual and in a tangent, from what the last accepted step says of them.
	LoadCost() (residual, tangent float64)

	// SetResolution sets the difference of velocity, m/s, up to which a body counts as not moved since an earlier residual of the same step: the loads of bodies
	// that have not moved need not be evaluated anew.
	SetResolution(speed float64)
}

// Searching is a System with elements whose forces are searched for, and may not be found.
type Searching interface {
	// Unfound says which forces were not found at the placement, such as those of a rope, and where; "" for none.
	Unfound() string
}

// Eventful is a System with events, such as the breaking of a spring. A step is shortened to end at an event.
type Eventful interface {
	// Crossing returns the fraction of the step from the last Commit to the placement at which the first event lies, by linear interpolation of the
	// event functions; 1 if there is none before the placement.
	Crossing() float64
}
