package pool

// pause tells the processor that the goroutine polls, so that another thread of the same core goes faster.
//
//go:noescape
func pause()
