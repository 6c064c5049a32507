// Prescribed motions: how a driven surface moves, as a function of time alone.

package dem

// Motion prescribes where a frame is and how it moves at any time (s). The answer is a function of t alone, so a run
// that is taken up again from a checkpoint moves the same walls the same way; it may be asked from many goroutines.
type Motion interface {
	At(t float64) Frame
}
