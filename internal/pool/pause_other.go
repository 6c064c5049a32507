//go:build !amd64

package pool

// pause tells the processor that the goroutine polls: nothing is to be said where it has one thread a core.
func pause() {}
