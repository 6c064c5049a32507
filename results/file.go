package results

// Atomic files: a file is either the old one or the new one, never half of it, whatever the disk or the power does.

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
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
// error the file that was at path, if any, is untouched and the temporary one is gone. Errors are of type *WriteError.
func WriteFile(path string, encode func(io.Writer) error) error {
	return writeFile(path, false, encode)
}

// WriteFileSync is WriteFile that returns only when the file is safe from a loss of power.
func WriteFileSync(path string, encode func(io.Writer) error) error {
	return writeFile(path, true, encode)
}

func writeFile(path string, durable bool, encode func(io.Writer) error) (err error) {
	// One fixed name beside the target: what a killed run left half written, the next write replaces.
	name := filepath.Join(filepath.Dir(path), "."+filepath.Base(path)+".tmp")
	temp, err := os.Create(name)
	if err != nil {
		return &WriteError{Path: path, Err: err}
	}
	counter := &countingWriter{w: temp}
	defer func() {
		if err != nil {
			temp.Close()
			os.Remove(name)
			err = &WriteError{Path: path, Bytes: counter.n, Err: err}
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
	if err := os.Rename(name, path); err != nil {
		return err
	}
	if durable {
		return syncFolder(filepath.Dir(path))
	}
	return nil
}

// syncFolder makes a rename in dir durable.
func syncFolder(dir string) error {
	d, err := os.Open(dir)
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
