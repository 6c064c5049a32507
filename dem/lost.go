// Particles that went where none can be.

package dem

import (
	"fmt"

	"gonum.org/v1/gonum/spatial/r3"
)

// ErrLost tells that a particle went where no particle can be: the time step is too large, particles were put into one another, or there is a hole.
type ErrLost struct {
	Time     float64 // s
	ID       int
	Position r3.Vec  // m
	Speed    float64 // m/s
	Cause    string
	Outside  bool // it has left the domain: no shorter step brings it back
}

func (e *ErrLost) Error() string {
	return fmt.Sprintf("at t = %.6g s particle %d at (%.6g, %.6g, %.6g) m with %.4g m/s: %s",
		e.Time, e.ID, e.Position.X, e.Position.Y, e.Position.Z, e.Speed, e.Cause)
}
