//go:build unix

// Package processor tells what the program has taken of the processors.
package processor

import (
	"syscall"
	"time"
)

// Time is what the program has taken of all processors so far.
func Time() time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		return 0
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
