// Package pool is a team of goroutines that shares out numbered pieces of work, and wakes and waits in microseconds.
package pool
