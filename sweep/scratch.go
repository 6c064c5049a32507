package sweep

// Folders for what a process needs while it lives. A killed one leaves its own behind; the next process removes it.

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"syscall"

	"gabion/internal/filelock"
)

// scratch is a folder in the temporary folder, known to be in use by a file in it that is locked.
type scratch struct {
	folder string
	lock   *os.File
}

const (
	scratchPrefix = "gabion-"
	scratchLock   = ".gabion-lock"
)

// newScratch makes a folder of a kind, and removes those of all kinds whose processes are dead.
func newScratch(kind string) (*scratch, error) {
	removeAbandoned()
	for {
		folder, err := os.MkdirTemp("", scratchPrefix+kind+"-")
		if err != nil {
			return nil, err
		}
		s := &scratch{folder: folder}
		if s.lock, err = os.Create(filepath.Join(folder, scratchLock)); err == nil {
			err = filelock.Try(s.lock)
		}
		switch {
		case err == nil, errors.Is(err, errors.ErrUnsupported):
			if _, err := os.Stat(s.lock.Name()); err == nil {
				return s, nil
			}
		case !errors.Is(err, filelock.ErrHeld):
			return nil, fmt.Errorf("%s: %w", folder, err)
		}
		// Another process had the lock before this one, and took the folder for abandoned.
		_ = s.lock.Close()
	}
}

// remove removes the folder and all that is in it.
func (s *scratch) remove() error {
	return errors.Join(os.RemoveAll(s.folder), s.lock.Close())
}

// removeAbandoned removes folders that nobody has locked. Folders without such a file, or of other users, are left alone.
func removeAbandoned() {
	found, err := filepath.Glob(filepath.Join(os.TempDir(), scratchPrefix+"*", scratchLock))
	if err != nil {
		return
	}
	for _, path := range found {
		// Others may write in the temporary folder: nothing is made through their links, and no pipe of theirs waited for.
		lock, err := os.OpenFile(path, os.O_RDONLY|syscall.O_NONBLOCK, 0)
		if err != nil {
			continue
		}
		if filelock.Try(lock) == nil {
			_ = os.RemoveAll(filepath.Dir(path)) // what cannot be removed is not ours
		}
		_ = lock.Close()
	}
}
