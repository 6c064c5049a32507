//go:build unix

package input

import (
	"path/filepath"
	"syscall"
	"testing"
)

// namedPipe makes a pipe that nobody writes to.
func namedPipe(t *testing.T) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "pipe")
	if err := syscall.Mkfifo(path, 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

func TestPipesAndDevicesAreRefused(t *testing.T) {
	pipe := namedPipe(t)
	for path, want := range map[string]string{
		pipe:        pipe + " is a pipe; a regular file is wanted",
		"/dev/zero": "/dev/zero is a device; a regular file is wanted",
		t.TempDir(): "is a folder; a file is wanted",
	} {
		refused(t, path, 10, want)
	}
}
