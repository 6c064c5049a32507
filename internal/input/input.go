// Package input opens the files that a user, or a model of a user, names to be read: regular files of a bounded size, under a context. A pipe or a device
// could keep a reader waiting, or feeding, for ever. It imports nothing of ours but progress.
package input

import (
	"cmp"
	"context"
	"fmt"
	"io"
	"io/fs"
	"os"
	"syscall"

	"gabion/internal/progress"
)

// Largest sizes of files that are read, in bytes: of text that people write, and of data that programs write.
const (
	MaxText = 64 << 20
	MaxData = 4 << 30
)

// File is an open file. Reading from it fails when its context ends.
type File struct {
	file  *os.File
	path  string
	phase *progress.Phase
	size  int64
	left  int64 // of the bound, in case the file grows while it is read
	bound int64
}

// Open opens a regular file of up to so many bytes.
func Open(ctx context.Context, path string, largest int64) (*File, error) {
	f, err := os.OpenFile(path, Flags, 0)
	if err != nil {
		return nil, err
	}
	return From(ctx, f, path, largest)
}

// Flags are for os.OpenFile: a pipe does not wait for its other end to be opened.
const Flags = os.O_RDONLY | syscall.O_NONBLOCK

// From is Open for a file at hand, whose name in messages is path. It closes a file that it refuses.
func From(ctx context.Context, f *os.File, path string, largest int64) (*File, error) {
	info, err := f.Stat()
	if err == nil {
		err = cmp.Or(ctx.Err(), check(path, info, largest))
	}
	if err != nil {
		f.Close()
		return nil, err
	}
	return &File{file: f, path: path, phase: progress.Begin(ctx, "reading", int(info.Size())), size: info.Size(), left: largest, bound: largest}, nil
}

func check(path string, info fs.FileInfo, largest int64) error {
	switch mode := info.Mode(); {
	case mode.IsDir():
		return fmt.Errorf("%s is a folder; a file is wanted", path)
	case !mode.IsRegular():
		return fmt.Errorf("%s is %s; a regular file is wanted", path, kind(mode))
	}
	if info.Size() > largest {
		return tooLarge(path, fmt.Sprintf("%d bytes", info.Size()), largest)
	}
	return nil
}

func tooLarge(path, size string, largest int64) error {
	return fmt.Errorf("%s has %s; files of up to %d bytes are read here", path, size, largest)
}

// kind says what a file is that is not a regular one.
func kind(mode fs.FileMode) string {
	switch {
	case mode&fs.ModeNamedPipe != 0:
		return "a pipe"
	case mode&fs.ModeSocket != 0:
		return "a socket"
	case mode&fs.ModeDevice != 0:
		return "a device"
	}
	return "no regular file"
}

// Size is the size of the file when it was opened, in bytes.
func (f *File) Size() int64 { return f.size }

// Read implements io.Reader.
func (f *File) Read(p []byte) (int, error) {
	n, err := f.file.Read(p)
	if f.left -= int64(n); f.left < 0 {
		return 0, tooLarge(f.path, "more", f.bound)
	}
	if e := f.phase.Add(n); e != nil {
		return 0, e
	}
	return n, err
}

// Close implements io.Closer.
func (f *File) Close() error {
	f.phase.End()
	return f.file.Close()
}

// Read reads a whole file as Open opens it.
func Read(ctx context.Context, path string, largest int64) ([]byte, error) {
	f, err := Open(ctx, path, largest)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return f.All()
}

// All reads what is left of the file.
func (f *File) All() ([]byte, error) {
	data := make([]byte, 0, f.size+1)
	for {
		n, err := f.Read(data[len(data):min(cap(data), len(data)+1<<20)])
		data = data[:len(data)+n]
		switch {
		case err == io.EOF:
			return data, nil
		case err != nil:
			return nil, err
		case len(data) == cap(data):
			data = append(data, 0)[:len(data)]
		}
	}
}
