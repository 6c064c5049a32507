package validation

// Tables of numbers in text: the spreadsheet export of Adams, its plain tables, CSV, and anything of that shape.

import (
	"io"
	"math"
	"slices"
	"strconv"
	"strings"

	"gabion/results"
)

// DecodeColumns reads tables of numbers whose first column is the time. As in Adams, every line that does not start with a digit, a
// sign or a point is text. Of the text before the numbers the last line with as many fields as there are columns, comments (#, %, !)
// aside, names them; without one they are called time, c1, c2, ... Names of Adams' export such as ".MODEL.Run.SET.COMPONENT" are cut
// to "SET.COMPONENT". Accepted are fields parted by tabs, semicolons, commas or blanks, decimal commas, exponents written with D or without a letter
// (1.5-103), and rows wrapped over several lines. A second header starts a further table, which must have the same times; its columns
// are added. Times must not fall; they are turned into seconds where their name says another unit, as in "time [ms]". name stands in errors as the file's name.
func DecodeColumns(r io.Reader, name string) (results.Table, error) {
	data, err := readAll(r, name)
	if err != nil {
		return results.Table{}, err
	}
	d := columnsDecoder{name: name}
	line := 0
	for text := range strings.Lines(string(data)) {
		line++
		if err := d.decode(strings.TrimSpace(text), line); err != nil {
			return results.Table{}, err
		}
	}
	if err := d.endBlock(); err != nil {
		return results.Table{}, err
	}
	if d.table.Names == nil {
		return results.Table{}, lineError(name, line, "no numbers in the file")
	}
	return d.table, nil
}

type columnsDecoder struct {
	name    string
	table   results.Table // blocks read so far
	headers [][]string    // text lines before the current block, cut into fields
	block   results.Table // current block
	seconds float64       // the unit of its times
	split   func(string) []string
	row     []float64
	rowLine int   // where the row that is being read began
	lines   []int // where the rows of the current block began
}

func (d *columnsDecoder) decode(text string, line int) error {
	switch {
	case text == "" || strings.ContainsRune("#%!", rune(text[0])):
		return nil
	case !startsNumber(text):
		if err := d.endBlock(); err != nil {
			return err
		}
		d.headers = append(d.headers, headerFields(text))
		return nil
	}
	if d.split == nil {
		d.split = splitter(text)
	}
	fields := d.split(text)
	if d.block.Names == nil {
		d.startBlock(len(fields))
	}
	if len(d.row) == 0 {
		d.rowLine = line
		if end := text[len(text)-1:]; strings.ContainsAny(end, ",;") && strings.Count(text, end) == len(d.block.Names)-1 {
			return lineError(d.name, line, "column %d is empty", len(fields)+1)
		}
	}
	for _, f := range fields {
		v, err := parseNumber(f)
		if err != nil {
			return lineError(d.name, line, "column %d: %q is not a number", len(d.row)+1, f)
		}
		d.row = append(d.row, v)
	}
	if n := len(d.block.Names); len(d.row) > n {
		return lineError(d.name, line, "%d values, want %d as in the header", len(d.row), n)
	} else if len(d.row) == n {
		d.row[0] *= d.seconds
		if err := d.block.Append(d.row...); err != nil {
			return lineError(d.name, line, "%w", err)
		}
		d.row, d.lines = d.row[:0], append(d.lines, d.rowLine)
	}
	return nil
}

// startsNumber tells rows from text; a point before a letter begins the full name of a component.
func startsNumber(text string) bool {
	if len(text) > 1 && text[0] == '.' {
		return text[1] >= '0' && text[1] <= '9'
	}
	return strings.IndexByte("0123456789+-", text[0]) >= 0
}

// startBlock chooses the names of the columns: of the lines before, the last that fits the first row. A longer last header that begins
// with the time means that rows are wrapped.
func (d *columnsDecoder) startBlock(fields int) {
	var names []string
	for _, h := range slices.Backward(d.headers) {
		if len(h) == fields {
			names = h
			break
		}
	}
	if n := len(d.headers); names == nil && n > 0 && len(d.headers[n-1]) > fields && isTime(d.headers[n-1][0]) {
		names = d.headers[n-1]
	}
	if names == nil {
		names = []string{results.TimeColumn}
		for i := 1; i < fields; i++ {
			names = append(names, "c"+strconv.Itoa(i))
		}
	}
	_, d.seconds = results.TimeUnit(names[0])
	d.block = results.NewTable(shortNames(names)...)
	d.headers = nil
}

func isTime(name string) bool {
	name = strings.ToLower(name)
	return name == "t" || name == "time" || strings.HasSuffix(name, ".time")
}

// endBlock adds what was read since the last header to the table.
func (d *columnsDecoder) endBlock() error {
	if len(d.row) > 0 {
		return lineError(d.name, d.rowLine, "%d values, want %d as in the header", len(d.row), len(d.block.Names))
	}
	block, lines := d.block, d.lines
	d.block, d.split, d.lines = results.Table{}, nil, nil
	if block.Names == nil {
		return nil
	}
	if row, reason := block.Disorder(); row >= 0 {
		return lineError(d.name, lines[row], "%s", reason)
	}
	if d.table.Names == nil {
		d.table = block
		return nil
	}
	if !slices.EqualFunc(block.Time(), d.table.Time(), closeTimes) {
		return lineError(d.name, d.rowLine, "a further table with other times than the first (%d rows, the first has %d)", block.Rows(), d.table.Rows())
	}
	for i, name := range block.Names[1:] {
		if d.table.Index(name) >= 0 {
			return lineError(d.name, d.rowLine, "column %s stands twice", name)
		}
		d.table.Names = append(d.table.Names, name)
		d.table.Columns = append(d.table.Columns, block.Columns[i+1])
	}
	return nil
}

func closeTimes(a, b float64) bool { return math.Abs(a-b) <= 1e-9*max(math.Abs(a), math.Abs(b)) }

// headerFields cuts a line of text into names: quoted ones if there are quotes, else by separators.
func headerFields(text string) []string {
	var fields []string
	if strings.Contains(text, `"`) {
		for i, part := range strings.Split(text, `"`) {
			if i%2 == 1 {
				fields = append(fields, strings.TrimSpace(part))
			}
		}
		return fields
	}
	for _, separator := range []string{"\t", ";", ","} {
		if strings.Contains(text, separator) {
			for field := range strings.SplitSeq(text, separator) {
				fields = append(fields, strings.TrimSpace(field))
			}
			return fields
		}
	}
	return strings.Fields(text)
}

// splitter chooses, by the first row of a block, how rows are cut. A comma parts fields unless something else does; then it is
// the decimal sign.
func splitter(row string) func(string) []string {
	cut := func(separator string) func(string) []string {
		return func(s string) []string {
			fields := strings.Split(strings.TrimRight(s, separator+" \t"), separator)
			for i := range fields {
				fields[i] = strings.TrimSpace(fields[i])
			}
			return fields
		}
	}
	switch {
	case strings.Contains(row, ";"):
		return cut(";")
	case strings.Contains(row, ",") && (strings.Contains(row, ".") || !decimalCommas(row)):
		return cut(",")
	}
	return strings.Fields
}

// decimalCommas tells whether blanks part a row's fields, so that the commas inside them are decimal signs.
func decimalCommas(row string) bool {
	fields := strings.Fields(row)
	if len(fields) < 2 {
		return false
	}
	for _, f := range fields {
		if strings.Count(f, ",") > 1 || strings.HasPrefix(f, ",") || strings.HasSuffix(f, ",") {
			return false
		}
	}
	return true
}

// parseNumber reads a number with a decimal point or comma, and an exponent as C or Fortran write it.
func parseNumber(s string) (float64, error) {
	if v, err := strconv.ParseFloat(s, 64); err == nil {
		return v, nil
	}
	b := []byte(s)
	for i, c := range b {
		switch c {
		case ',':
			b[i] = '.'
		case 'D', 'd':
			b[i] = 'e'
		}
	}
	// Fortran drops the letter before an exponent of three digits.
	if i := strings.LastIndexAny(string(b), "+-"); i > 0 && b[i-1] >= '0' && b[i-1] <= '9' {
		b = slices.Insert(b, i, 'e')
	}
	return strconv.ParseFloat(string(b), 64)
}

// shortNames calls the first column time and cuts full names of Adams to their last two parts where that keeps them apart.
func shortNames(names []string) []string {
	short, count := slices.Clone(names), map[string]int{}
	for i, name := range names {
		if strings.HasPrefix(name, ".") {
			if parts := strings.Split(name[1:], "."); len(parts) > 2 {
				short[i] = strings.Join(parts[len(parts)-2:], ".")
			}
		}
		count[short[i]]++
	}
	for i := range short {
		if count[short[i]] > 1 {
			short[i] = names[i]
		}
	}
	short[0] = results.TimeColumn
	return short
}
