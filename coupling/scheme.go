package coupling

// The coupling schemes and their settings.

// Scheme is how bodies and particles advance together.
type Scheme int

const (
	// Frozen does one step of the particles for each step of the bodies, with contact evaluated anew in every Newton iteration on particles that do
	// not move meanwhile.
	Frozen Scheme = iota
	// Subcycled does many steps of the particles along the predicted trajectory of the bodies. The bodies get the contact force at its end,
	// linearised, and the error of the impulse over the step is added to the force of the next.
	Subcycled
	// Iterated repeats a sub-cycled step along the trajectory that the bodies have found, until the forces agree.
	Iterated
)

// Exchange says how a sub-cycled step is made.
type Exchange struct {
	Scheme                Scheme
	Substeps              int     // of the particles in one step of the bodies
	Tolerance             float64 // of Iterated: change of the forces by the largest of them
	MaxIterations         int     // of Iterated
	DisplacementTolerance float64 // of the interface displacement error of a step that StepToward makes, m; 0: steps are not controlled
}
