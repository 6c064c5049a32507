//go:build !unix

package bench

import "time"

var began = time.Now()

// processorTime is the time since the program began, where what it has taken of the processors is not known.
func processorTime() time.Duration { return time.Since(began) }
