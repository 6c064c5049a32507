package document

// The files that documents name: how they are opened, and where they may be.

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"
)

// Files opens documents and the files that they name.
type Files struct {
	// Within is the folder that every file must be in: only regular files are opened then, and no symbolic link leads out of it. Without it, whatever
	// the user may read is opened.
	Within string
}

// Confined is implemented by a root struct whose files must be in one folder; "" lets them be anywhere.
type Confined interface{ Within() string }

// Open opens a file for reading.
func (f Files) Open(path string) (*os.File, error) {
	if f.Within == "" {
		return os.Open(path)
	}
	inside, err := filepath.Rel(f.Within, path)
	if err != nil || !filepath.IsLocal(inside) {
		return nil, fmt.Errorf("%s is not in the folder %s, and only what is there may be read", path, f.Within)
	}
	root, err := os.OpenRoot(f.Within)
	if err != nil {
		return nil, err
	}
	defer root.Close()
	file, err := root.OpenFile(inside, os.O_RDONLY|syscall.O_NONBLOCK, 0) // a pipe must not make us wait for its other end
	if failed := new(fs.PathError); errors.As(err, &failed) {
		err = failed.Err // whose path is that in the folder
	}
	switch {
	case errors.Is(err, fs.ErrNotExist), errors.Is(err, fs.ErrPermission):
		return nil, fmt.Errorf("%s: %w", path, err)
	case err != nil:
		return nil, fmt.Errorf("%s: %w; no symbolic link may lead out of the folder %s", path, err, f.Within)
	}
	info, err := file.Stat()
	if err == nil && !info.Mode().IsRegular() {
		err = fmt.Errorf("%s is not a regular file, and only such may be read", path)
	}
	if err != nil {
		file.Close()
		return nil, err
	}
	return file, nil
}

// Read reads a whole file.
func (f Files) Read(path string) ([]byte, error) {
	file, err := f.Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	return io.ReadAll(file)
}

// find tells why there is no such file to read. Where any file will do it is not opened: a pipe would wait for its other end.
func (f Files) find(path string) error {
	if f.Within == "" {
		_, err := os.Stat(path)
		return err
	}
	file, err := f.Open(path)
	if err != nil {
		return err
	}
	return file.Close()
}
