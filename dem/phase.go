// Where in a coupled step an engine stands.

package dem

// Phase is where in a coupled step the engine stands.
type Phase uint8

const (
	Committed Phase = iota
	Drifted
	Contacted
)
