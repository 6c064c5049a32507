package results

// The history of a run: one CSV row an output time, cut back to the checkpoint's row on resume.

import (
	"bufio"
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"hash"
	"io"
	"os"
	"strconv"
	"strings"
	"time"

	"gabion/observables"
)

// flushEvery is the most wall time that rows may wait in memory; what is written does not depend on it.
const flushEvery = time.Second

// Position is how far a file that is appended to has come, and what it holds up to there.
type Position struct {
	Rows   int    `json:"rows"` // of a table, or records of a replay
	Bytes  int64  `json:"bytes"`
	SHA256 string `json:"sha256,omitempty"` // of a table; a replay has checksums in it
}

// HeldBy tells whether a file holds what it held at the position, a table's.
func (p Position) HeldBy(path string) bool {
	f, err := os.Open(path)
	if err != nil {
		return false
	}
	defer f.Close()
	sum := sha256.New()
	n, err := io.Copy(sum, io.LimitReader(f, p.Bytes))
	return err == nil && n == p.Bytes && hex.EncodeToString(sum.Sum(nil)) == p.SHA256
}

// History writes a table row by row as CSV: a header `time,<request>.<quantity>.<component>,...` and the shortest numbers that read
// back to the same bits. Rows reach the file at least every second, when the buffer is full, and at Sync and Close.
type History struct {
	path    string
	columns int
	rows    int
	file    *os.File
	counter *countingWriter
	buffer  *bufio.Writer
	sum     hash.Hash // of all up to the last row
	bytes   int64
	line    []byte
	flushed time.Time
}

// CreateHistory starts a new history in a run's folder; columns are the names, the time first.
func CreateHistory(in *Folder, name string, columns []string) (*History, error) {
	h := &History{path: in.Path(name), columns: len(columns), sum: sha256.New(), flushed: time.Now()}
	if err := checkColumns(columns); err != nil {
		return nil, fmt.Errorf("%s: %w", h.path, err)
	}
	f, err := in.Create(name)
	if err != nil {
		return nil, &WriteError{Path: h.path, Err: err}
	}
	h.writeTo(f)
	if err := h.write([]byte(header(columns))); err != nil {
		f.Close()
		return nil, err
	}
	return h, h.Flush()
}

// ResumeHistory opens a history of a run's folder to go on from a position. Its header must name the same columns, and it must hold up to there what
// it held then. Later rows, which the interrupted run wrote after its checkpoint, are cut off by Cut.
func ResumeHistory(in *Folder, name string, columns []string, from Position) (*History, error) {
	h := &History{path: in.Path(name), columns: len(columns), rows: from.Rows, sum: sha256.New(), bytes: from.Bytes, flushed: time.Now()}
	if err := checkColumns(columns); err != nil {
		return nil, fmt.Errorf("%s: %w", h.path, err)
	}
	f, err := in.Reopen(name)
	if err != nil {
		return nil, err
	}
	if err := h.verify(f, columns, from); err != nil {
		f.Close()
		return nil, fmt.Errorf("%s %w", h.path, err)
	}
	h.writeTo(f)
	return h, nil
}

// verify compares what the file holds up to a position with what it held then.
func (h *History) verify(f io.Reader, columns []string, from Position) error {
	in := bufio.NewReaderSize(io.TeeReader(io.LimitReader(f, from.Bytes), h.sum), 1<<16)
	line, err := in.ReadString('\n')
	if err != nil && !errors.Is(err, io.EOF) {
		return err
	}
	if line != header(columns) {
		return errors.New("has other columns than this model asks for")
	}
	n, err := io.Copy(io.Discard, in)
	if err != nil {
		return err
	}
	if n += int64(len(line)); n < from.Bytes {
		return fmt.Errorf("is cut off: it holds %d bytes, and held %d when the checkpoint was written", n, from.Bytes)
	}
	if hex.EncodeToString(h.sum.Sum(nil)) != from.SHA256 {
		return fmt.Errorf("has been changed since it was written: the first %d rows have another checksum than in the checkpoint", from.Rows)
	}
	return nil
}

// Cut cuts off what stands behind the position that the history goes on from.
func (h *History) Cut() error {
	err := h.file.Truncate(h.bytes)
	if err == nil {
		_, err = h.file.Seek(h.bytes, io.SeekStart)
	}
	if err != nil {
		return h.failed(err)
	}
	return nil
}

func (h *History) writeTo(f *os.File) {
	h.file, h.counter = f, &countingWriter{w: f, n: h.bytes}
	h.buffer = bufio.NewWriterSize(h.counter, 1<<16)
}

// write adds to the file and to the checksum.
func (h *History) write(line []byte) error {
	if _, err := h.buffer.Write(line); err != nil {
		return h.failed(err)
	}
	h.sum.Write(line)
	h.bytes += int64(len(line))
	return nil
}

func header(columns []string) string { return strings.Join(columns, ",") + "\n" }

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

// Append writes one row, the time first. It copies the row.
func (h *History) Append(row []float64) error {
	if len(row) != h.columns {
		return fmt.Errorf("%s: row of %d values for %d columns", h.path, len(row), h.columns)
	}
	h.line = AppendRow(h.line[:0], row)
	if err := h.write(h.line); err != nil {
		return err
	}
	h.rows++
	if time.Since(h.flushed) > flushEvery {
		return h.Flush()
	}
	return nil
}

// AppendRow appends one CSV line to dst: shortest numbers that read back to the same bits, nothing for what is missing, commas, line end.
func AppendRow(dst []byte, row []float64) []byte {
	for i, v := range row {
		if i > 0 {
			dst = append(dst, ',')
		}
		if !observables.IsMissing(v) {
			dst = strconv.AppendFloat(dst, v, 'g', -1, 64)
		}
	}
	return append(dst, '\n')
}

// Position is where the history has come to: what a checkpoint records.
func (h *History) Position() Position {
	return Position{Rows: h.rows, Bytes: h.bytes, SHA256: hex.EncodeToString(h.sum.Sum(nil))}
}

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

// Close writes the rest and closes the file, once.
func (h *History) Close() error {
	flushErr := h.Flush()
	if err := h.file.Close(); err != nil && flushErr == nil && !errors.Is(err, os.ErrClosed) {
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
