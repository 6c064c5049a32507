package validation

// The XML results file of Adams (.res, XRF 2.0).

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"strings"

	"gabion/results"
)

// ErrIncomplete is wrapped by the error that comes with the table of a run which did not end well.
var ErrIncomplete = errors.New("the run did not end successfully")

// DecodeAdamsResults reads an XML results file. Columns are called `<entity>.<component>`, in the file's order; values whose
// units are known are converted to SI (angles to rad), others stay with the unit's name as it stands. Rows are the steps of
// every analysis; the model's input and initial conditions only count when there is nothing else. A file that breaks off, or whose run
// failed, gives its table and an error that wraps ErrIncomplete. Times must not fall. Errors are in the form name:line: what.
func DecodeAdamsResults(r io.Reader, name string) (results.Table, error) {
	data, err := readAll(r, name)
	if err != nil {
		return results.Table{}, err
	}
	d := resultsDecoder{name: name, xml: xml.NewDecoder(bytes.NewReader(data))}
	err = d.run()
	if err != nil && !errors.Is(err, ErrIncomplete) {
		return results.Table{}, err
	}
	table, tableErr := d.table()
	if tableErr != nil {
		return results.Table{}, tableErr
	}
	return table, err
}

// component is a column: value number id of every step, counted from 1.
type component struct {
	name string
	unit string
	id   int
}

// step is the values of all components at one time.
type step struct {
	line   int // where it begins
	values []float64
}

type resultsDecoder struct {
	name       string
	xml        *xml.Decoder
	entity     string
	components []component
	preamble   []step // of the model's input and initial conditions
	steps      []step
	ended      bool
}

func (d *resultsDecoder) fail(format string, args ...any) error {
	line, _ := d.xml.InputPos()
	return lineError(d.name, line, format, args...)
}

func (d *resultsDecoder) run() error {
	for {
		token, err := d.xml.Token()
		switch {
		case errors.Is(err, io.EOF):
			if !d.ended {
				return d.fail("%w: no termination status", ErrIncomplete)
			}
			return nil
		case err != nil:
			return d.broken(err)
		}
		if start, ok := token.(xml.StartElement); ok {
			if err := d.element(start); err != nil {
				return err
			}
		}
	}
}

// broken tells a file that breaks off from one that is no XML.
func (d *resultsDecoder) broken(err error) error {
	var syntax *xml.SyntaxError
	if errors.As(err, &syntax) && strings.Contains(syntax.Msg, "unexpected EOF") {
		return lineError(d.name, syntax.Line, "%w: the file breaks off", ErrIncomplete)
	}
	return d.fail("%w", err)
}

func (d *resultsDecoder) element(start xml.StartElement) error {
	switch start.Name.Local {
	case "Entity":
		d.entity = attribute(start, "name")
	case "Component":
		return d.component(start)
	case "Step":
		return d.step(start)
	case "TerminationStatus":
		d.ended = true
		if status := attribute(start, "runStatus"); status != "Successful" {
			return d.fail("%w: status %q", ErrIncomplete, status)
		}
	}
	return nil
}

func (d *resultsDecoder) component(start xml.StartElement) error {
	c := component{name: d.entity + "." + attribute(start, "name"), unit: attribute(start, "unitsValue")}
	if _, err := fmt.Sscan(attribute(start, "id"), &c.id); err != nil || c.id < 1 {
		return d.fail("component %s: id %q", c.name, attribute(start, "id"))
	}
	d.components = append(d.components, c)
	return nil
}

// step reads the numbers of one step, which stand on any number of lines.
func (d *resultsDecoder) step(start xml.StartElement) error {
	line, _ := d.xml.InputPos()
	var text strings.Builder
	for {
		token, err := d.xml.Token()
		if err != nil {
			return d.broken(err)
		}
		if part, ok := token.(xml.CharData); ok {
			text.Write(part)
		}
		if _, ok := token.(xml.EndElement); ok {
			break
		}
	}
	values, err := d.numbers(text.String(), line)
	if err != nil {
		return err
	}
	switch attribute(start, "type") {
	case "input", "initialConditions":
		d.preamble = append(d.preamble, step{line, values})
	default:
		d.steps = append(d.steps, step{line, values})
	}
	return nil
}

// numbers reads text that begins on the given line.
func (d *resultsDecoder) numbers(text string, line int) ([]float64, error) {
	values := make([]float64, 0, len(d.components))
	for row := range strings.Lines(text) {
		for field := range strings.FieldsSeq(row) {
			v, err := parseNumber(field)
			if err != nil {
				return nil, lineError(d.name, line, "value %d of the step: %q is not a number", len(values)+1, field)
			}
			values = append(values, v)
		}
		line++
	}
	return values, nil
}

// table puts the steps' values into columns, the time first.
func (d *resultsDecoder) table() (results.Table, error) {
	steps := d.steps
	if len(steps) == 0 {
		steps = d.preamble
	}
	if len(d.components) == 0 || len(steps) == 0 {
		return results.Table{}, fmt.Errorf("%s: no results: %d components, %d steps", d.name, len(d.components), len(steps))
	}
	timeAt := -1
	for i, c := range d.components {
		if strings.EqualFold(c.name, "time.time") {
			timeAt = i
		}
	}
	if timeAt < 0 {
		return results.Table{}, fmt.Errorf("%s: no component TIME of entity time", d.name)
	}
	order := []component{d.components[timeAt]}
	order[0].name = results.TimeColumn
	for i, c := range d.components {
		if i != timeAt {
			order = append(order, c)
		}
	}
	var t results.Table
	for _, c := range order {
		factor, unit := siUnit(c.unit)
		column := make([]float64, len(steps))
		for k, s := range steps {
			if c.id > len(s.values) {
				return results.Table{}, lineError(d.name, s.line, "the step has %d values, component %s is number %d", len(s.values), c.name, c.id)
			}
			column[k] = factor * s.values[c.id-1]
		}
		t.Names, t.Units, t.Columns = append(t.Names, c.name), append(t.Units, unit), append(t.Columns, column)
	}
	if row, reason := t.Disorder(); row >= 0 {
		return results.Table{}, lineError(d.name, steps[row].line, "%s", reason)
	}
	return t, nil
}

func attribute(start xml.StartElement, name string) string {
	for _, a := range start.Attr {
		if a.Name.Local == name {
			return a.Value
		}
	}
	return ""
}
