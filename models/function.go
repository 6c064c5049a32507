package models

// Functions: of time for motions and loads, of length and rate for springs.

import (
	"fmt"
	"strconv"
	"strings"

	"gabion/internal/document"
	"gabion/internal/formula"
)

// Function is a number, an expression, or a table. In YAML: 0.5, "5 mm", "0.1 * sin(2 * pi * t)", or {table: [[0, 0], [1, 0.2]]}.
// An expression takes its variables and gives its value in SI. The zero Function is the constant 0.
type Function struct {
	Constant   float64
	Expression string
	Table      *Table
	variables  []string
}

// Table is a function of the first variable through given points.
type Table struct {
	// Rows of the variable and the value; the variable rises.
	Table [][2]float64 `yaml:"table" columns:"?" required:"true"`
	// cubic: a natural spline with continuous second derivative; linear: straight lines.
	Interpolation string `yaml:"interpolation" enum:"cubic linear" default:"cubic"`
	// Beyond the first and last point, hold keeps the value and extend the slope.
	Beyond string `yaml:"beyond" enum:"hold extend" default:"hold"`
}

// Check implements document.Checker.
func (t *Table) Check(r *document.Report) {
	if _, err := t.function(); err != nil {
		r.Fail("table", "%v", err)
	}
}

func (t *Table) function() (*formula.Table, error) {
	x, y := make([]float64, len(t.Table)), make([]float64, len(t.Table))
	for i, row := range t.Table {
		x[i], y[i] = row[0], row[1]
	}
	return formula.NewTable(x, y, t.Interpolation == "cubic", t.Beyond == "extend")
}

// Formula is the function of an expression of variables, such as "0.1 * sin(t)" of "t".
func Formula(expression string, variables ...string) Function {
	return Function{Expression: expression, variables: variables}
}

// Ramp is the function rate * t.
func Ramp(rate float64) Function {
	return Formula(strconv.FormatFloat(rate, 'g', -1, 64)+" * t", "t")
}

// variableUnits are those of the first variables of functions.
var variableUnits = map[string]string{"t": "s", "elongation": "m", "angle": "rad", "x": "m"}

// DecodeNode implements document.Custom.
func (f *Function) DecodeNode(n document.Node) {
	f.variables = n.Variables()
	switch {
	case !n.IsScalar():
		f.Table = new(Table)
		n.DecodeColumns(f.Table, variableUnits[f.variables[0]], n.Unit())
	case n.LooksNumeric():
		f.Constant, _ = n.Number()
	default:
		f.Expression, _, _ = n.Compile(fmt.Sprintf("a number in %s, or an expression of %s", n.Unit(), strings.Join(f.variables, ", ")))
	}
}

// EncodeValue implements document.Custom.
func (f *Function) EncodeValue() any {
	switch {
	case f.Table != nil:
		return *f.Table
	case f.Expression != "":
		return f.Expression
	}
	return f.Constant
}

// Spellings implements document.Custom.
func (f *Function) Spellings() []any { return []any{0., "", Table{}} }

// IsConstant reports whether the function is a number.
func (f *Function) IsConstant() bool { return f.Table == nil && f.Expression == "" }

// Curve is a Function made ready for evaluation. It is safe for concurrent use and does not allocate.
type Curve struct {
	constant   float64
	expression *formula.Expression
	table      *formula.Table
}

// Curve compiles the function. Functions of a loaded model always compile.
func (f *Function) Curve() (*Curve, error) {
	switch {
	case f.Table != nil:
		t, err := f.Table.function()
		return &Curve{table: t}, err
	case f.Expression != "":
		e, err := formula.Compile(f.Expression, f.variables...)
		if err != nil {
			return nil, fmt.Errorf("expression %q: %w", f.Expression, err)
		}
		return &Curve{expression: e}, nil
	}
	return &Curve{constant: f.Constant}, nil
}

// At returns the value and the first and second derivative of a function of one variable, such as time. They are exact for
// constants, expressions and tables alike.
func (c *Curve) At(t float64) (value, rate, acceleration float64) {
	var j formula.Jet
	switch {
	case c.table != nil:
		j = c.table.At(t)
	case c.expression != nil:
		j = c.expression.At(t)
	default:
		return c.constant, 0, 0
	}
	return j.Value, j.First, j.Second
}

// Value returns the value of a function of several variables. A table is a function of the first variable.
func (c *Curve) Value(values []float64) float64 {
	switch {
	case c.table != nil:
		return c.table.At(values[0]).Value
	case c.expression != nil:
		return c.expression.Evaluate(values...)
	}
	return c.constant
}

// Gradient returns the value of a function of several variables and writes its partial derivatives into dst, which is as long as
// values; direction is scratch of the same length. A table is a function of the first variable.
func (c *Curve) Gradient(dst, values, direction []float64) float64 {
	clear(dst)
	switch {
	case c.table != nil:
		j := c.table.At(values[0])
		dst[0] = j.First
		return j.Value
	case c.expression == nil:
		return c.constant
	}
	clear(direction)
	var value float64
	for i := range values {
		direction[i] = 1
		j := c.expression.Along(values, direction)
		direction[i] = 0
		value, dst[i] = j.Value, j.First
	}
	return value
}
