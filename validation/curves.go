package validation

// Reference curves from files, whoever wrote them.

import (
	"bytes"
	"compress/gzip"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"

	"gabion/internal/input"
	"gabion/results"
)

// ReadCurves reads a table of curves over time. It knows, by content:
//
//   - results of Adams in XML (.res), in SI units, see [DecodeAdamsResults];
//   - tables, such as exported by Adams (.tab, .txt), CSV, and plain columns, see [DecodeColumns];
//   - any of these, compressed by gzip;
//   - a run's folder, of which it reads the history, with its units.
//
// Errors are in the form file:line: what.
func ReadCurves(ctx context.Context, path string) (results.Table, error) {
	if info, err := os.Stat(path); err == nil && info.IsDir() {
		return readRun(path)
	}
	data, err := input.Read(ctx, path, input.MaxData)
	if err != nil {
		return results.Table{}, err
	}
	if data, err = uncompressed(data); err != nil {
		return results.Table{}, fmt.Errorf("%s: %w", path, err)
	}
	if start := bytes.TrimLeft(bytes.TrimPrefix(data, byteOrderMark), " \t\r\n"); bytes.HasPrefix(start, []byte("<")) {
		return DecodeAdamsResults(bytes.NewReader(data), path)
	}
	return DecodeColumns(bytes.NewReader(data), path)
}

// readRun reads the history in the folder of a run of ours. A summary that says that it did not end well gives an error that wraps ErrIncomplete beside the table.
func readRun(folder string) (results.Table, error) {
	t, err := results.ReadTable(folder)
	if err != nil {
		return t, err
	}
	path := filepath.Join(folder, results.SummaryFile)
	s, err := results.ReadSummary(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return t, nil
	case err != nil:
		return t, err
	case s.Status != results.Done:
		return t, fmt.Errorf("%s: %w: status %q", path, ErrIncomplete, s.Status)
	}
	return t, nil
}

// uncompressed undoes gzip's compression, if there is one.
func uncompressed(data []byte) ([]byte, error) {
	const largest = 1 << 30 // bytes of a table
	if !bytes.HasPrefix(data, []byte{0x1f, 0x8b}) {
		return data, nil
	}
	z, err := gzip.NewReader(bytes.NewReader(data))
	if err != nil {
		return nil, err
	}
	plain, err := io.ReadAll(io.LimitReader(z, largest+1))
	if err == nil && len(plain) > largest {
		err = fmt.Errorf("holds more than %d bytes of compressed text", largest)
	}
	return plain, err
}

var byteOrderMark = []byte("\ufeff")

// Rename returns t with columns renamed by the map from old to new names; columns that the map does not name are left out, the time
// stays. It fails when a column is missing.
func Rename(t results.Table, names map[string]string) (results.Table, error) {
	out := results.Table{}
	found := 0
	for i, name := range t.Names {
		renamed, ok := names[name]
		if ok {
			found++
		} else if i > 0 {
			continue
		} else {
			renamed = name
		}
		out.Names = append(out.Names, renamed)
		out.Units = append(out.Units, t.Unit(i))
		out.Columns = append(out.Columns, t.Columns[i])
	}
	if found < len(names) {
		for _, old := range slices.Sorted(maps.Keys(names)) {
			if _, err := t.Column(old); err != nil {
				return results.Table{}, err
			}
		}
	}
	return out, nil
}

// lineError is an error at a line of a file.
func lineError(name string, line int, format string, args ...any) error {
	return fmt.Errorf("%s:%d: %w", name, line, fmt.Errorf(format, args...))
}

// readAll reads r; name stands in errors.
func readAll(r io.Reader, name string) ([]byte, error) {
	data, err := io.ReadAll(r)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return bytes.TrimPrefix(data, byteOrderMark), nil
}
