package results

// Atomic files: a file is either the old one or the new one, never half of it, whatever the disk or the power does.

import (
	"bufio"
	"crypto/rand"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
)

// WriteError says which file could not be written and how much of it had been.
type WriteError struct {
	Path  string
	Bytes int64 // bytes handed to the file system before the error
	Err   error
}

// Error names the file, the bytes and the cause.
func (e *WriteError) Error() string {
	cause := e.Err
	var inner *fs.PathError
	if errors.As(cause, &inner) {
		cause = inner.Err // it would name the file again
	}
	return fmt.Sprintf("write %s: failed after %d bytes: %v", e.Path, e.Bytes, cause)
}

// Unwrap returns the cause, such as syscall.ENOSPC.
func (e *WriteError) Unwrap() error { return e.Err }

// WriteFile writes a file atomically: encode writes into a temporary file beside path, which then takes path's name. After an
// error the file that was at path, if any, is untouched and the temporary one is gone. A link at path is replaced and not followed.
// Errors are of type *WriteError.
func WriteFile(path string, encode func(io.Writer) error) error {
	return writeFile(path, false, encode)
}

// WriteFileSync is WriteFile that returns only when the file is safe from a loss of power.
func WriteFileSync(path string, encode func(io.Writer) error) error {
	return writeFile(path, true, encode)
}

func writeFile(path string, durable bool, encode func(io.Writer) error) error {
	root, err := os.OpenRoot(filepath.Dir(path))
	if err != nil {
		return &WriteError{Path: path, Err: err}
	}
	defer root.Close()
	name := filepath.Base(path)
	t := target{root: root, name: name, path: path, temp: "." + name + "." + rand.Text() + ".tmp"}
	return t.write(durable, encode)
}

// target is a file to be written in a folder, from where it may not lead away.
type target struct {
	root *os.Root
	name string // with slashes
	path string // for messages
	temp string // name while it is being written; nobody can have foreseen it
}

func (t *target) write(durable bool, encode func(io.Writer) error) (err error) {
	temp, err := t.root.OpenFile(t.temp, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666)
	if err != nil {
		return &WriteError{Path: t.path, Err: err}
	}
	counter := &countingWriter{w: temp}
	defer func() {
		if err != nil {
			temp.Close()
			_ = t.root.Remove(t.temp)
			err = &WriteError{Path: t.path, Bytes: counter.n, Err: err}
		}
	}()
	buffer := bufio.NewWriterSize(counter, 1<<16)
	if err := encode(buffer); err != nil {
		return err
	}
	if err := buffer.Flush(); err != nil {
		return err
	}
	if durable {
		if err := temp.Sync(); err != nil {
			return err
		}
	}
	if err := temp.Close(); err != nil {
		return err
	}
	if err := t.root.Rename(t.temp, t.name); err != nil {
		return err
	}
	if durable {
		return t.syncFolder()
	}
	return nil
}

// syncFolder makes the new name durable.
func (t *target) syncFolder() error {
	d, err := t.root.Open(path.Dir(t.name))
	if err != nil {
		return err
	}
	defer d.Close()
	return d.Sync()
}

type countingWriter struct {
	w io.Writer
	n int64
}

func (c *countingWriter) Write(p []byte) (int, error) {
	n, err := c.w.Write(p)
	c.n += int64(n)
	return n, err
}
