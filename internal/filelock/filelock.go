// Package filelock locks files for one process at a time. The system takes a lock away when its holder ends, however it ends. It imports nothing of ours.
package filelock

import "errors"

// ErrHeld is returned when another process, or another open file of this one, holds the lock.
var ErrHeld = errors.New("another process holds the lock")
