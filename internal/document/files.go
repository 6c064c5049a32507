package document

// The files that documents name: how they are opened, and where they may be.

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"math"
	"os"
	"path/filepath"

	"gabion/internal/input"
)

// Files opens documents and the files that they name.
type Files struct {
	// Within is the folder that every file must be in: no symbolic link leads out of it. Without it, whatever regular file
	// the user may read is opened.
	Within string
	// Begun tells that what documents begin with has been read before, and need not be there any more.
	Begun bool
}

// Opener is implemented by a root struct that does not open its files from just anywhere, or does not need all.
type Opener interface{ Opens() Files }

// Open opens a regular file of up to so many bytes for reading under a context.
func (f Files) Open(ctx context.Context, path string, largest int64) (*input.File, error) {
	if f.Within == "" {
		return input.Open(ctx, path, largest)
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
	file, err := root.OpenFile(inside, input.Flags, 0)
	if failed := new(fs.PathError); errors.As(err, &failed) {
		err = failed.Err // whose path is that in the folder
	}
	switch {
	case errors.Is(err, fs.ErrNotExist), errors.Is(err, fs.ErrPermission):
		return nil, fmt.Errorf("%s: %w", path, err)
	case err != nil:
		return nil, fmt.Errorf("%s: %w; no symbolic link may lead out of the folder %s", path, err, f.Within)
	}
	return input.From(ctx, file, path, largest)
}

// Read reads a whole file as Open opens it.
func (f Files) Read(ctx context.Context, path string, largest int64) ([]byte, error) {
	file, err := f.Open(ctx, path, largest)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	return file.All()
}

// find tells why there is no such file to read. Where any folder will do it is not opened.
func (f Files) find(ctx context.Context, path string) error {
	if f.Within == "" {
		_, err := os.Stat(path)
		return err
	}
	file, err := f.Open(ctx, path, math.MaxInt64)
	if err != nil {
		return err
	}
	return file.Close()
}
