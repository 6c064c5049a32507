// Where in a coupled step an engine stands.

package dem

// Phase is where in a coupled step the engine stands.
type Phase uint8

// Phases of a coupled step, in their order.
const (
	Committed Phase = iota // the step is complete
	Drifted                // particles have moved; coupled surfaces have not been evaluated
	Contacted              // Contact has been evaluated and may be again
)
