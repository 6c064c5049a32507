package results

// A table of named columns over time: what history.csv and every reference curve become in memory.

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"gonum.org/v1/gonum/floats"
)

// TimeColumn is the name of the first column of every history.
const TimeColumn = "time"

// Table holds columns of equal length. The first column is the time, s.
type Table struct {
	Names   []string    // column names; Names[0] is the time
	Units   []string    // units of the columns; nil, or as long as Names, "" where unknown
	Columns [][]float64 // Columns[c][row]
}

// NewTable returns an empty table with the given column names, the time first.
func NewTable(names ...string) Table {
	return Table{Names: names, Columns: make([][]float64, len(names))}
}

// Rows returns the number of rows.
func (t Table) Rows() int {
	if len(t.Columns) == 0 {
		return 0
	}
	return len(t.Columns[0])
}

// Time returns the time column, s.
func (t Table) Time() []float64 {
	if len(t.Columns) == 0 {
		return nil
	}
	return t.Columns[0]
}

// Index returns the position of the named column, -1 when there is none.
func (t Table) Index(name string) int { return slices.Index(t.Names, name) }

// Column returns the named column, or an error that names the columns there are. A name that stands twice means neither.
func (t Table) Column(name string) ([]float64, error) {
	if i := t.Index(name); i >= 0 {
		if slices.Contains(t.Names[i+1:], name) {
			return nil, fmt.Errorf("column %q stands twice", name)
		}
		return t.Columns[i], nil
	}
	return nil, fmt.Errorf("no column %q; there are: %s", name, strings.Join(t.Names, ", "))
}

// Unit returns the unit of column i, "" when unknown.
func (t Table) Unit(i int) string {
	if i < len(t.Units) {
		return t.Units[i]
	}
	return ""
}

// Sum returns a column, or the sum of columns with " + " between their names.
func (t Table) Sum(names string) ([]float64, error) {
	first, rest, more := strings.Cut(names, " + ")
	values, err := t.Column(first)
	if err != nil || !more {
		return values, err
	}
	other, err := t.Sum(rest)
	if err != nil {
		return nil, err
	}
	return floats.AddTo(make([]float64, len(values)), values, other), nil
}

// Append adds one row; it must be as long as Names.
func (t *Table) Append(row ...float64) error {
	if len(row) != len(t.Columns) {
		return fmt.Errorf("row of %d values for %d columns", len(row), len(t.Columns))
	}
	for i, v := range row {
		t.Columns[i] = append(t.Columns[i], v)
	}
	return nil
}

// Disorder returns the first row whose time is not a finite number or lies before that of the row above, and says which of the two; -1 when
// there is none. Equal times are in order: a run may report the state before and after an event.
func (t Table) Disorder() (row int, reason string) {
	before := math.Inf(-1)
	for i, now := range t.Time() {
		switch {
		case math.IsNaN(now) || math.IsInf(now, 0):
			return i, fmt.Sprintf("time %g is not a finite number", now)
		case now < before:
			return i, fmt.Sprintf("time goes back from %g to %g s; the rows of a table must be in the order of time", before, now)
		}
		before = now
	}
	return -1, ""
}

// Distinct returns t with one row for each time: of equal times, as at an event, the last row counts. It fails where rows are not in the
// order of time.
func (t Table) Distinct() (Table, error) {
	if row, reason := t.Disorder(); row >= 0 {
		return Table{}, fmt.Errorf("row %d: %s", row+1, reason)
	}
	time := t.Time()
	last := func(i int) bool { return i+1 == len(time) || time[i+1] > time[i] }
	out := Table{Names: t.Names, Units: t.Units, Columns: make([][]float64, len(t.Columns))}
	for c, column := range t.Columns {
		for i, v := range column {
			if last(i) {
				out.Columns[c] = append(out.Columns[c], v)
			}
		}
	}
	return out, nil
}

// NotFinite returns the first row in which a column holds no finite number; -1 when there is none.
func NotFinite(column []float64) int {
	return slices.IndexFunc(column, func(v float64) bool { return math.IsNaN(v) || math.IsInf(v, 0) })
}

// Quantity is a group of columns that are components of one vector, such as body2.position with x, y and z.
type Quantity struct {
	Request    string   // "body2"; "" when the name has no dot
	Name       string   // "position"
	Components []string // "x", "y", "z"; one "" for a scalar
	Columns    []int    // positions in the table
	Unit       string
}

// Quantities groups the columns after the time by `<request>.<quantity>`, in order of first appearance.
func (t Table) Quantities() []Quantity {
	var groups []Quantity
	at := map[[2]string]int{}
	for i := 1; i < len(t.Names); i++ {
		request, quantity, component := SplitName(t.Names[i])
		key := [2]string{request, quantity}
		g, ok := at[key]
		if !ok {
			g = len(groups)
			at[key] = g
			groups = append(groups, Quantity{Request: request, Name: quantity, Unit: t.Unit(i)})
		}
		groups[g].Components = append(groups[g].Components, component)
		groups[g].Columns = append(groups[g].Columns, i)
	}
	return groups
}

// SplitName cuts a column name `<request>.<quantity>.<component>` into its parts. A request may contain dots itself
// ("net.12.position.x"); a last part that is not a component (x, y, z, a magnitude, an Euler parameter) is a scalar quantity.
func SplitName(name string) (request, quantity, component string) {
	rest := name
	if i := strings.LastIndexByte(rest, '.'); i >= 0 && isComponent(rest[i+1:]) {
		rest, component = rest[:i], rest[i+1:]
	}
	if i := strings.LastIndexByte(rest, '.'); i >= 0 {
		return rest[:i], rest[i+1:], component
	}
	return "", rest, component
}

var components = []string{"x", "y", "z", "e0", "e1", "e2", "e3", "magnitude"}

func isComponent(s string) bool { return slices.Contains(components, s) }
