//go:build !(darwin || dragonfly || freebsd || linux || netbsd || openbsd)

package filelock

import (
	"errors"
	"os"
)

// Try is for systems that lock files in another way.
func Try(*os.File) error { return errors.ErrUnsupported }
