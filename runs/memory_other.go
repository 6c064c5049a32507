//go:build !linux

package runs

import "runtime"

// peakMemory is the memory taken from the system, in bytes, where the largest resident size cannot be had.
func peakMemory() int64 {
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return int64(m.Sys)
}
