// What lies in the device's memory and is written or read by both sides, as dem/gpu/layout.go for particles: kernels/bodies_layout.cuh is generated
// from this file.

package gpu

import "gonum.org/v1/gonum/spatial/r3"

// Pointers to the device's memory.
type (
	to[T any]    uint64 // address of values that kernels write
	table[T any] uint64 // address of values that they only read
)

// Sizes of blocks and of what lies in arrays.
const (
	bodyThreads = 256 // of a block
	coordinates = 7   // of a body: place and Euler parameters, each number of all bodies side by side
	dofs        = 6   // of a body: translation and rotation, likewise
	symmetric   = 6   // numbers of a symmetric matrix: xx, yy, zz, xy, yz, zx
	heldShares  = 11  // numbers of all twists that a thread follows, at most, where blocks have those of all bodies
)

// What bodies do, as bits.
const (
	moves     = 1 // its centre of mass
	turns     = 2
	isotropic = 4 // its inertia is the same about every axis
)

// Sums that all blocks make together. The first ones are largest values.
const (
	sumDisplacement = iota // of a body from where particles have seen it, m
	sumDeficit             // displacement in a step by the impulse that a body has still to receive, m
	sumResidual            // square of the largest acceleration that the residual would cause, m2/s4
	sumSpeed               // largest component of a velocity, m/s
	sumTurn                // largest rotation in a step, rad
	sumCorrection          // square of the largest correction of a body
	sumPower               // product of correction and residual
	sumLoads               // power of contacts, W
	sumBefore              // product of correction and the residual that it was made for
	sumRest                // of the residual, by the preconditioner, and itself
	sumDissipated          // power of dampers, W
	sumApplied             // power of given forces, W
	sumBreaking            // springs that break at the trial
	sumImage               // in a linear solution, of an image: with the shadow, with what it is made of, and with itself

	sumHalfImage  = sumImage + 3     // likewise in the other half of a step: blocks may still read the first
	sumWorks      = sumHalfImage + 3 // in a step that is accepted: of dampers, springs and numerical damping, J
	worksPerStep  = 3
	sums          = sumWorks + worksPerStep
	largestValues = sumPower
	sumsOfRound   = sumImage - sumResidual
)

// The sums of reactions on a surface, as package dem/gpu has them: wrenches on its frames, then the tangents of the frame pairs (0,0), (0,1), (1,0),
// (1,1), stiffness before damping.
const (
	wrenchSize   = 6
	tangentSize  = 72
	reactionSums = 2*wrenchSize + 4*tangentSize
)

// What is told of an end of a spring, as bits.
const (
	ownLever   = 1 // the point is not the centre of mass
	otherLever = 2 // the point at the other end is not
	counted    = 4 // what belongs to the spring as a whole is seen to at this end
)

// Numbers of an end of a spring at the trial, each of all ends side by side.
const (
	lineArm        = 0  // from the centre of mass to the point, m
	lineOtherArm   = 3  // likewise at the other end
	lineAlong      = 6  // unit vector from the spring's first end to its second
	lineSlope      = 9  // slope of the residual along the line by the points' second derivatives, beyond that across it, a vector, kg
	lineAcross     = 12 // slope across the line, kg
	linePull       = 13 // what pulls the body along the unit vector, N
	lineElongation = 14 // m
	lineNumbers    = 15
)

// Numbers of a given force at the trial, each of all of them side by side.
const (
	appliedArm     = 0 // from the centre of mass to where it acts, m
	appliedForce   = 3 // N
	appliedTorque  = 6 // N m
	appliedNumbers = 9
)

// Powers that are added up over the steps.
const (
	powerDissipated = iota // by dampers
	powerLoads             // of contacts
	powerApplied           // of given forces
	powerCount
)

// Works that are added up over the steps: those of the powers, and what no power tells.
const (
	workTaken     = powerCount + iota // by springs
	workNumerical                     // by the numerical damping of Newmark's formulas
	workCount
)

// Values of State.halted.
const (
	haltVoid      = 1 + iota // the trial did not hold: the host has to tell why not
	haltDiverged             // Newton's iteration does not converge
	haltRotation             // a body turns too fast for the step
	haltNotFinite            // the motion is not finite
	haltBuild                // rows have to be built before the next step, or for the trial to hold
	haltExchange             // bodies are elsewhere than the particles have seen them, or have impulse to receive that is too much for them
)

// What exchange_bodies begins with.
const (
	fromStart  = iota // the first step of a batch
	fromDevice        // what a trajectory on the device has brought
	fromHost          // what the host has written in its place
)

// deviceFrame is where a body is and how it moves, as the contacts read it; kernels/layout.cuh.
type deviceFrame struct {
	Position r3.Vec
	Turn     [4]float64
	Velocity r3.Vec
	Angular  r3.Vec
}

// deviceReply is the reply to a trial; kernels/layout.cuh.
type deviceReply struct {
	Moved, Failed, Rebuild, Unused int32
}

// deviceTrajectory is the head of a trajectory; kernels/layout.cuh.
type deviceTrajectory struct {
	Duration      float64
	Steps, Before int64
	Trial, Speed  int32
	Rotation, Far int32
}

// deviceFrameState is what a sub-cycled scheme knows of a frame between steps: forces and moments, or impulses, as package coupling has them.
type deviceFrameState struct {
	Contact, Predicted, Applied, Deficit, Given, Received [2]r3.Vec
}

// deviceLinearised is the force of contacts on a frame during a sub-cycled step, linearised about a point, as package coupling has it.
type deviceLinearised struct {
	Base, Impulse [2]r3.Vec
	Point         deviceFrame
	Motion        [4]r3.Vec // from the point: displacement, rotation, and the differences of the velocities
}

// deviceCurvePoint is a point of a curve.
type deviceCurvePoint struct {
	X, Force, Work float64 // m, N, J
}

// deviceCurvePart is a part of the list of points: a force by a displacement from 0 on. Without points there is none.
type deviceCurvePart struct{ First, Points int32 }

// deviceTablePoint is a point of the table of a spring's curve, with the second derivative there.
type deviceTablePoint struct {
	X, Force, Second float64 // m, N, N/m2
}

// deviceTablePart is a part of the list of points: a force by the elongation. Without points there is none.
type deviceTablePart struct {
	First, Points int32
	Before, After float64 // slopes beyond the ends, N/m
}

// deviceBranch is a branch of a viscoelastic spring in steps of the length of the batch.
type deviceBranch struct {
	Decay float64 // what is left of its tension after a step
	Slope float64 // of its tension by an elongation in a step, N/m
	Loss  float64 // power that it dissipates, by the square of its tension, W/N2
}

// deviceSpringDamper is a spring-damper: where it is attached and what it pulls.
type deviceSpringDamper struct {
	Body                                    [2]int32
	Lever                                   [2]int32 // not 0: the point is not the centre of mass
	Point                                   [2]r3.Vec
	Stiffness, Damping, FreeLength, Preload float64
	Rope, Stateful                          int32           // not 0: a rope; one that yields, breaks or has a brake
	Curve                                   deviceTablePart // beside stiffness and preload
	Wire, Brake                             deviceCurvePart // of one that yields; force of the brake by its slip
	Unloading                               float64         // slope, N/m
	Stroke                                  float64         // of the brake, m
	Branches, FirstBranch                   int32           // of a viscoelastic one: how many, and the first
	Overstress                              int32           // where the tensions of its branches stand, after the elongation that they belong to
	Unused                                  int32
	Limits                                  r3.Vec // at which it breaks: tension, N, elongation, m, and energy, J; 0 for none
}

// deviceSpringEnd is an end of a spring.
type deviceSpringEnd struct {
	Spring, End, Other, Flags int32 // 0 or 1 for the end; the body at the other end
}

// deviceAppliedForce is a given force and torque on a body, in the axes of the world or, if it follows the body, of the body.
type deviceAppliedForce struct {
	Function, Follower   int32 // number of the function of time that is a factor of both, or -1; not 0: it follows
	Point, Force, Torque r3.Vec
}

// deviceContactEnd is a coupled surface that a body carries, or one of its ends. In a sub-cycled scheme it is a pair of frames that have tangents, of which the
// body carries the first.
type deviceContactEnd struct {
	Surface, End, Other int32 // 0 or 1 for the end; the body that carries the other end, or -1
	Own, Pair           int32 // in a sub-cycled scheme: numbers of the pair of the frame with itself, at the first of its entries, and of that with the other; or -1
	Unused              int32
}

// deviceSpringState is what a spring remembers: the largest elongation of one that yields, the slip of its brake, and of its breaking what package mbd has as
// state variables.
type deviceSpringState struct {
	Peak, Slip                        float64 // m
	Broken                            float64 // not 0: it is
	Time, Tension, Elongation, Energy float64 // when it broke
	Utilisation                       float64 // at the last accepted step
}

// deviceState is where the iteration is. What the contacts' kernels look at comes first.
type deviceState struct {
	Trial    int32 // number of the trial that comes next
	Skip     int32 // 1: none comes
	Accepted int32 // 1: the step has been accepted, and the contacts of its last trial are those at its end
	Proceed  int32 // 1: the next step may begin

	Halted, Phase, Iteration, Searches int32
	Crossed, Broken                    int32 // of the last: springs broke in the last step
	Loaded, Unused                     int32 // 1: contacts have tangents at the end of the last step
	Done, Goal                         int64 // steps
	Iterations, Evaluations, Products  int64 // since the host last looked; products of the tangent with a direction
	Last, Size                         float64
	Low, High, Factor                  float64             // of the line search
	Powers                             [powerCount]float64 // at the end of the last step, W
	Time                               float64             // reached, s
	Works                              [workCount]float64  // since the start, J
}

// parameters are what all kernels of bodies are told.
type parameters struct {
	Bodies                    int32 // with the ground, which is the first
	SpringCount, ContactCount int32 // ends of springs and of surfaces at bodies
	Surfaces                  int32 // before the first coupled one
	MaxIterations             int32
	Substeps                  int32 // of the particles in a step; 0 in the frozen scheme
	Frames, PairCount         int32
	State                     to[deviceState]
	Barrier                   to[int32]
	Sums                      to[float64] // of each group of bodies
	SumLength                 int64

	Step, LastStep                 float64 // s; of the step before the first of a batch, 0 if there is none
	Beta, Gamma                    float64
	UnknownPart, LastPart, OldPart float64 // of the accelerations in Newmark's formulas: see solvers.Formula
	Shift                          float64
	Tolerance                      float64 // m/s
	Gravity, Origin                r3.Vec

	Kind    table[int32]
	Mass    table[float64]
	Moment  table[float64] // mean, kg m2
	Inertia table[float64] // in the body's axes: symmetric

	Q, V, X, A, LastX              to[float64] // accepted: coordinates, their rates, second derivatives of the equations and of the formulas, those before
	TrialQ, TrialV, TrialX, TrialA to[float64]

	SpringList  table[deviceSpringDamper]
	SpringFirst table[int32] // of each body, one more
	SpringEnds  table[deviceSpringEnd]
	Lines       to[float64]           // of each end of a spring
	States      to[deviceSpringState] // of each spring, if any remembers something
	Curves      table[deviceCurvePoint]
	Tables      table[deviceTablePoint]
	Branches    table[deviceBranch]
	Overstress  to[float64] // of viscoelastic springs at the last accepted step: their elongation, m, and the tensions of their branches, N

	AppliedFirst            table[int32] // of each body, one more
	AppliedForces           table[deviceAppliedForce]
	AppliedAt               to[float64]    // of each of these at the trial
	Factors                 table[float64] // of the functions of time, at the ends of the steps of a batch
	AppliedCount, Functions int32

	FrameOf         table[int32] // of each body, or -1
	FrameList       to[deviceFrame]
	ContactFirst    table[int32] // of each body, one more
	ContactEnds     table[deviceContactEnd]
	Partners        to[int32]    // of the two blocks of the tangent of each of these at the trial: the body whose motion it goes with, or -1 where there is none
	ContactTangents to[float64]  // of each of these that is touched, by the body's own second derivatives and by those of the other: kg
	Active          table[int32] // number of the trial in which a surface touched particles last
	Reactions       table[float64]
	Reply           table[deviceReply]
	Wrenches        to[float64] // of contacts on each frame at the trial

	Residual, Correction          to[float64]
	Rest, Shadow, Half, HalfImage to[float64] // of a linear solution
	Direction, Image              [2]to[float64]
	InverseMove, InverseTurn      to[float64] // of the blocks on the diagonal: nine numbers each
	World                         to[float64] // inertia in world axes: symmetric

	MaxDisplacement, MaxDeficit float64        // of a sub-cycled scheme, m; see sumDisplacement and sumDeficit
	PredictionTolerance         float64        // m/s
	Reach                       table[float64] // of each frame, m
	FrameStates                 to[deviceFrameState]
	Linearised                  to[deviceLinearised]
	Trajectory                  to[deviceTrajectory] // the frames at its beginning follow, then those at its end
	Impulses                    table[float64]       // on each frame, then how many steps were done, and more
	Stop                        to[int32]
	FrameFirst, FrameSurfaces   table[int32] // of each frame, one more; a surface and its end, each
	PairFirst                   table[int32] // of each pair of frames, one more
	PairParts                   table[int32] // surfaces, each with the block of its tangents
	PairTangents                to[float64]  // of each pair
	PairActive                  to[int32]    // not 0: particles touch what makes them
	Responsive                  to[int32]    // number of the last trial that had any
}
