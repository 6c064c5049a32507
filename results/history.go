package results

// The history of a run: one CSV row an output time, cut back to the checkpoint's row on resume.

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"
	"time"
)

// flushEvery is the most wall time that rows may wait in memory; what is written does not depend on it.
const flushEvery = time.Second

// History writes a table row by row as CSV: a header `time,<request>.<quantity>.<component>,...` and the shortest numbers that read
// back to the same bits. Rows reach the file at least every second, when the buffer is full, and at Sync and Close.
type History struct {
	path    string
	columns int
	rows    int
	file    *os.File
	counter *countingWriter
	buffer  *bufio.Writer
	line    []byte
	flushed time.Time
}

// CreateHistory starts a new history at path; columns are the names, the time first.
func CreateHistory(path string, columns []string) (*History, error) {
	if err := checkColumns(columns); err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	f, err := os.Create(path)
	if err != nil {
		return nil, &WriteError{Path: path, Err: err}
	}
	h := newHistory(f, path, len(columns), 0, 0)
	if _, err := h.buffer.WriteString(strings.Join(columns, ",") + "\n"); err != nil {
		f.Close()
		return nil, h.failed(err)
	}
	return h, h.Flush()
}

// ResumeHistory opens the history at path to go on after the given number of rows. Its header must name the same columns; later rows,
// which the interrupted run wrote after its checkpoint, are cut off.
func ResumeHistory(path string, columns []string, rows int) (*History, error) {
	if err := checkColumns(columns); err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	f, err := os.OpenFile(path, os.O_RDWR, 0)
	if err != nil {
		return nil, err
	}
	size, err := endOfRow(f, path, columns, rows)
	if err == nil {
		err = f.Truncate(size)
	}
	if err == nil {
		_, err = f.Seek(size, io.SeekStart)
	}
	if err != nil {
		f.Close()
		return nil, err
	}
	return newHistory(f, path, len(columns), rows, size), nil
}

func newHistory(f *os.File, path string, columns, rows int, size int64) *History {
	counter := &countingWriter{w: f, n: size}
	return &History{
		path: path, columns: columns, rows: rows, file: f, counter: counter,
		buffer: bufio.NewWriterSize(counter, 1<<16), flushed: time.Now(),
	}
}

func checkColumns(columns []string) error {
	if len(columns) == 0 || columns[0] != TimeColumn {
		return fmt.Errorf("the first column must be %q", TimeColumn)
	}
	seen := make(map[string]bool, len(columns))
	for _, name := range columns {
		if name == "" || strings.ContainsAny(name, ",;\"\r\n\t ") {
			return fmt.Errorf("column name %q: empty, or has a separator in it", name)
		}
		if seen[name] {
			return fmt.Errorf("column %q stands twice", name)
		}
		seen[name] = true
	}
	return nil
}

// endOfRow returns the offset of the end of the given row (the header's end for row 0).
func endOfRow(r io.Reader, path string, columns []string, rows int) (int64, error) {
	in := bufio.NewReaderSize(r, 1<<16)
	header, err := in.ReadString('\n')
	if err != nil {
		return 0, fmt.Errorf("%s: no complete header: %w", path, err)
	}
	if want := strings.Join(columns, ","); strings.TrimRight(header, "\r\n") != want {
		return 0, fmt.Errorf("%s: the columns differ from this model's; cannot go on in this file", path)
	}
	offset := int64(len(header))
	for row := range rows {
		for {
			part, err := in.ReadSlice('\n')
			offset += int64(len(part))
			if err == nil {
				break
			}
			if !errors.Is(err, bufio.ErrBufferFull) {
				return 0, fmt.Errorf("%s: holds %d rows, the checkpoint was written after %d", path, row, rows)
			}
		}
	}
	return offset, nil
}

// Append writes one row, the time first. It copies the row.
func (h *History) Append(row []float64) error {
	if len(row) != h.columns {
		return fmt.Errorf("%s: row of %d values for %d columns", h.path, len(row), h.columns)
	}
	h.line = AppendRow(h.line[:0], row)
	if _, err := h.buffer.Write(h.line); err != nil {
		return h.failed(err)
	}
	h.rows++
	if time.Since(h.flushed) > flushEvery {
		return h.Flush()
	}
	return nil
}

// AppendRow appends one CSV line to dst: shortest numbers that read back to the same bits, commas, line end.
func AppendRow(dst []byte, row []float64) []byte {
	for i, v := range row {
		if i > 0 {
			dst = append(dst, ',')
		}
		dst = strconv.AppendFloat(dst, v, 'g', -1, 64)
	}
	return append(dst, '\n')
}

// Rows returns the number of rows so far: what a checkpoint records.
func (h *History) Rows() int { return h.rows }

// Flush hands every row to the operating system.
func (h *History) Flush() error {
	h.flushed = time.Now()
	if err := h.buffer.Flush(); err != nil {
		return h.failed(err)
	}
	return nil
}

// Sync makes every row safe from a loss of power; call it before a checkpoint that counts on them.
func (h *History) Sync() error {
	if err := h.Flush(); err != nil {
		return err
	}
	if err := h.file.Sync(); err != nil {
		return h.failed(err)
	}
	return nil
}

// Close writes the rest and closes the file.
func (h *History) Close() error {
	flushErr := h.Flush()
	if err := h.file.Close(); err != nil && flushErr == nil {
		return h.failed(err)
	}
	return flushErr
}

func (h *History) failed(err error) error {
	return &WriteError{Path: h.path, Bytes: h.counter.n, Err: err}
}

// WriteTable writes a whole table as CSV, atomically.
func WriteTable(path string, t Table) error {
	return WriteFile(path, func(w io.Writer) error { return EncodeTable(w, t) })
}

// EncodeTable writes a whole table as CSV.
func EncodeTable(w io.Writer, t Table) error {
	var b bytes.Buffer
	b.WriteString(strings.Join(t.Names, ","))
	b.WriteByte('\n')
	row := make([]float64, len(t.Columns))
	for i := range t.Rows() {
		for c := range row {
			row[c] = t.Columns[c][i]
		}
		b.Write(AppendRow(b.AvailableBuffer(), row))
		if b.Len() > 1<<16 {
			if _, err := b.WriteTo(w); err != nil {
				return err
			}
		}
	}
	_, err := b.WriteTo(w)
	return err
}
