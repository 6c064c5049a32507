package results

// A tolerant reader of numeric tables: commas, semicolons, tabs or blanks, with comments and one header line.

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"gonum.org/v1/gonum/floats"

	"gabion/internal/input"
	"gabion/internal/units"
	"gabion/observables"
)

// HistoryFile is the name of the history in a run's folder.
const HistoryFile = "history.csv"

// ReadTable reads the table at path: a CSV file, or a run's folder, of which it reads the history. The history of a run has the units that
// the summary beside it gives.
func ReadTable(path string) (Table, error) {
	if info, err := os.Stat(path); err == nil && info.IsDir() {
		path = filepath.Join(path, HistoryFile)
	}
	f, err := input.Open(context.Background(), path, math.MaxInt64)
	if err != nil {
		return Table{}, err
	}
	defer f.Close()
	t, err := DecodeTable(f, path)
	if err != nil || filepath.Base(path) != HistoryFile {
		return t, err
	}
	s, err := ReadSummary(filepath.Join(filepath.Dir(path), SummaryFile))
	if errors.Is(err, fs.ErrNotExist) {
		return t, nil
	}
	if err != nil {
		return Table{}, err
	}
	t.Units = s.columnUnits(t.Names)
	return t, nil
}

// DecodeTable reads a table of numbers from r; name stands in errors as the file's name. Lines that start with # or % are comments.
// The first other line that does not start with a number names the columns; without one they are called time, c1, c2, ...
// Fields are parted by commas or semicolons if the line has one, else by blanks. An empty field is a number that is missing (observables.Missing), which times cannot be. Empty lines are skipped, and so is a last line
// without its line end and with too few fields or an empty last one, which an interrupted run may leave. A column called time (in any case)
// becomes the first; its times must not fall. They are turned into seconds where the name says another unit, as in "time [ms]". Errors are in the form file:line: what.
func DecodeTable(r io.Reader, name string) (Table, error) {
	d := tableDecoder{name: name}
	in := bufio.NewReaderSize(r, 1<<16)
	for {
		text, err := in.ReadString('\n')
		if err != nil && !errors.Is(err, io.EOF) {
			return Table{}, fmt.Errorf("%s:%d: %w", name, d.line+1, err)
		}
		last := err != nil
		d.line++
		if err := d.decode(text, last); err != nil {
			return Table{}, err
		}
		if last {
			break
		}
	}
	if len(d.table.Names) == 0 {
		return Table{}, fmt.Errorf("%s: no table: the file holds neither a header nor numbers", name)
	}
	d.table.timeFirst()
	if row, reason := d.table.Disorder(); row >= 0 {
		return Table{}, fmt.Errorf("%s:%d: %s", name, d.lines[row], reason)
	}
	return d.table, nil
}

type tableDecoder struct {
	name   string
	line   int
	table  Table
	fields []string
	row    []float64
	lines  []int // of the rows
}

func (d *tableDecoder) decode(text string, last bool) error {
	text = strings.TrimSpace(strings.TrimPrefix(text, "\ufeff"))
	if text == "" || text[0] == '#' || text[0] == '%' {
		return nil
	}
	d.fields = splitFields(d.fields[:0], text)
	if d.table.Names == nil {
		if _, err := strconv.ParseFloat(d.fields[0], 64); err != nil {
			d.header()
			return nil
		}
		d.numberColumns()
	}
	if cut := last && d.fields[len(d.fields)-1] == ""; cut || len(d.fields) != len(d.table.Names) {
		if last {
			return nil
		}
		return fmt.Errorf("%s:%d: %d fields, want %d as in the header", d.name, d.line, len(d.fields), len(d.table.Names))
	}
	d.row = d.row[:0]
	for i, s := range d.fields {
		if s == "" && i > 0 {
			d.row = append(d.row, observables.Missing)
			continue
		}
		v, err := strconv.ParseFloat(s, 64)
		if err != nil {
			return fmt.Errorf("%s:%d: column %s: %q is not a number", d.name, d.line, d.table.Names[i], s)
		}
		d.row = append(d.row, v)
	}
	d.lines = append(d.lines, d.line)
	return d.table.Append(d.row...)
}

func (d *tableDecoder) header() {
	names := make([]string, len(d.fields))
	for i, s := range d.fields {
		names[i] = strings.Trim(s, `"`)
	}
	d.table = NewTable(names...)
}

func (d *tableDecoder) numberColumns() {
	names := make([]string, len(d.fields))
	for i := range names {
		names[i] = "c" + strconv.Itoa(i)
	}
	names[0] = TimeColumn
	d.table = NewTable(names...)
}

// splitFields appends the fields of a line to dst.
func splitFields(dst []string, text string) []string {
	sep := ","
	if !strings.Contains(text, sep) {
		sep = ";"
	}
	if !strings.Contains(text, sep) {
		return append(dst, strings.Fields(text)...)
	}
	for field := range strings.SplitSeq(text, sep) {
		dst = append(dst, strings.TrimSpace(field))
	}
	return dst
}

// TimeUnit splits the unit of time off the name of a column, as of "time [ms]" or "Time (min)", and returns the unit in seconds; 1 where there is none.
func TimeUnit(name string) (string, float64) {
	i := strings.LastIndexAny(name, "([")
	if i <= 0 || !strings.HasSuffix(name, ")") && !strings.HasSuffix(name, "]") {
		return name, 1
	}
	q, err := units.ParseQuantity("1 " + name[i+1:len(name)-1])
	if err != nil || q.Dimension != (units.Dimension{units.Time: 2}) {
		return name, 1
	}
	return strings.TrimSpace(name[:i]), q.Value
}

// timeFirst moves the column called time to the front, in seconds, and writes its name in lower case.
func (t *Table) timeFirst() {
	for i, name := range t.Names {
		name, unit := TimeUnit(name)
		if !strings.EqualFold(name, TimeColumn) {
			continue
		}
		column := t.Columns[i]
		floats.Scale(unit, column)
		copy(t.Names[1:i+1], t.Names[:i])
		copy(t.Columns[1:i+1], t.Columns[:i])
		t.Names[0], t.Columns[0] = TimeColumn, column
		return
	}
}
