//go:build !unix

package processor

import "time"

var began = time.Now()

// Time is the time since the program began, where what it has taken of the processors is not known.
func Time() time.Duration { return time.Since(began) }
