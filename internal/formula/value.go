package formula

// Expressions of quantities: parameters and their units.

import (
	"fmt"
	"math"
	"strconv"

	"github.com/expr-lang/expr/ast"

	"gabion/internal/units"
)

// Kind says what a Value holds, and for a number how much is known about its unit.
type Kind int

const (
	// Number is a literal, or made of literals: it takes the unit that its place asks for, and is pure as a factor.
	Number Kind = iota
	// Bare is a parameter given without a unit: SI of a dimension that is not known.
	Bare
	// Dimensional is a quantity whose dimension is known.
	Dimensional
	// Text is a string, such as the name of a material.
	Text
	// Truth is true or false.
	Truth
)

// Value is what a parameter or an expression of parameters stands for.
type Value struct {
	Kind      Kind
	Number    float64 // SI
	Dimension units.Dimension
	Text      string
	Truth     bool
}

// IsNumber reports whether v holds a number of any kind.
func (v Value) IsNumber() bool { return v.Kind <= Dimensional }

// Quantity makes a value of a quantity with a known dimension.
func Quantity(q units.Quantity) Value {
	return Value{Kind: Dimensional, Number: q.Value, Dimension: q.Dimension}
}

// String writes the value as YAML would hold it.
func (v Value) String() string {
	switch v.Kind {
	case Dimensional:
		return units.Quantity{Value: v.Number, Dimension: v.Dimension}.String()
	case Text:
		return v.Text
	case Truth:
		return strconv.FormatBool(v.Truth)
	}
	return strconv.FormatFloat(v.Number, 'g', -1, 64)
}

// Lookup gives the value of a name; its error, if any, becomes that of the expression.
type Lookup func(name string) (Value, error)

// Calculate evaluates an expression of quantities. Dimensions are checked: adding a length to a mass is an error. A text in
// quotes is a quantity where it reads as one: 'radius + "2 mm"'. Errors are *Error, or those of lookup.
func Calculate(text string, lookup Lookup) (Value, error) {
	tree, err := parse(text, func(quantity string, _ units.Quantity) string {
		return fmt.Sprintf("a quantity with a unit stands in quotes in an expression: write '%s' for %s", quantity, quantity)
	})
	if err != nil {
		return Value{}, err
	}
	v, err := calculator{lookup}.value(tree)
	if err == nil && v.IsNumber() && (math.IsNaN(v.Number) || math.IsInf(v.Number, 0)) {
		return Value{}, &Error{Message: fmt.Sprintf("%q is not a finite number", text)}
	}
	return v, err
}

type calculator struct{ lookup Lookup }

func (c calculator) value(n ast.Node) (Value, error) {
	switch n := n.(type) {
	case *ast.IntegerNode:
		return Value{Number: float64(n.Value)}, nil
	case *ast.FloatNode:
		return Value{Number: n.Value}, nil
	case *ast.BoolNode:
		return Value{Kind: Truth, Truth: n.Value}, nil
	case *ast.StringNode:
		if q, err := units.ParseQuantity(n.Value); err == nil {
			return Quantity(q), nil
		}
		return Value{Kind: Text, Text: n.Value}, nil
	case *ast.IdentifierNode:
		if x, ok := Constant(n.Value); ok {
			return Value{Number: x}, nil
		}
		v, err := c.lookup(n.Value)
		if err != nil {
			return Value{}, &Error{Offset: n.Location().From, Message: err.Error(), Cause: err}
		}
		return v, nil
	case *ast.UnaryNode:
		return c.unary(n)
	case *ast.BinaryNode:
		return c.binary(n)
	case *ast.ConditionalNode:
		v, err := c.value(n.Cond)
		if err != nil {
			return Value{}, err
		}
		if v.Kind != Truth {
			return Value{}, errorAt(n.Cond, "a condition is needed here")
		}
		if v.Truth {
			return c.value(n.Exp1)
		}
		return c.value(n.Exp2)
	}
	if name, arguments, ok := call(n); ok {
		return c.function(n, name, arguments)
	}
	return Value{}, unsupported(n)
}

func (c calculator) unary(n *ast.UnaryNode) (Value, error) {
	v, err := c.value(n.Node)
	if err != nil {
		return Value{}, err
	}
	switch {
	case (n.Operator == "not" || n.Operator == "!") && v.Kind == Truth:
		v.Truth = !v.Truth
	case n.Operator == "-" && v.IsNumber():
		v.Number = -v.Number
	case n.Operator == "+" && v.IsNumber():
	default:
		return Value{}, errorAt(n, "operator %q does not fit %s", n.Operator, v)
	}
	return v, nil
}

func (c calculator) binary(n *ast.BinaryNode) (Value, error) {
	u, err := c.value(n.Left)
	if err != nil {
		return Value{}, err
	}
	v, err := c.value(n.Right)
	if err != nil {
		return Value{}, err
	}
	if f, ok := arithmetic[n.Operator]; ok && u.IsNumber() && v.IsNumber() {
		x := f(constant(u.Number), constant(v.Number)).Value
		switch n.Operator {
		case "*":
			return product(u, v, x, units.Dimension.Times), nil
		case "/":
			return product(u, v, x, units.Dimension.Over), nil
		case "^", "**":
			return power(n, u, v, x)
		}
		return sum(n, u, v, x)
	}
	if compare, ok := comparisons[n.Operator]; ok && u.IsNumber() && v.IsNumber() {
		if _, err := sum(n, u, v, 0); err != nil {
			return Value{}, err
		}
		return Value{Kind: Truth, Truth: compare(u.Number, v.Number)}, nil
	}
	switch n.Operator {
	case "==", "!=":
		if u.Kind == v.Kind && !u.IsNumber() {
			return Value{Kind: Truth, Truth: (u == v) == (n.Operator == "==")}, nil
		}
	case "and", "&&":
		if u.Kind == Truth && v.Kind == Truth {
			return Value{Kind: Truth, Truth: u.Truth && v.Truth}, nil
		}
	case "or", "||":
		if u.Kind == Truth && v.Kind == Truth {
			return Value{Kind: Truth, Truth: u.Truth || v.Truth}, nil
		}
	}
	return Value{}, errorAt(n, "operator %q does not fit %s and %s", n.Operator, u, v)
}

// sum gives the kind of u + v, and of anything else that needs equal dimensions.
func sum(n ast.Node, u, v Value, x float64) (Value, error) {
	if u.Kind == Dimensional && v.Kind == Dimensional && u.Dimension.WithoutAngle() != v.Dimension.WithoutAngle() {
		return Value{}, errorAt(n, "%s and %s have different dimensions", u, v)
	}
	if v.Kind > u.Kind {
		u = v
	}
	u.Number = x
	return u, nil
}

// product gives the kind of u times or over v.
func product(u, v Value, x float64, combine func(d, e units.Dimension) units.Dimension) Value {
	switch {
	case u.Kind == Bare || v.Kind == Bare:
		return Value{Kind: Bare, Number: x}
	case u.Kind == Number && v.Kind == Number:
		return Value{Number: x}
	}
	return Value{Kind: Dimensional, Number: x, Dimension: combine(u.Dimension, v.Dimension)}
}

func power(n ast.Node, u, v Value, x float64) (Value, error) {
	if v.Kind == Dimensional && !v.Dimension.WithoutAngle().Dimensionless() {
		return Value{}, errorAt(n, "an exponent cannot have a dimension: %s", v)
	}
	u.Number = x
	if u.Kind == Dimensional {
		d, ok := u.Dimension.Power(v.Number)
		if !ok {
			return Value{}, errorAt(n, "exponents of units must be multiples of one half")
		}
		u.Dimension = d
	}
	return u, nil
}

func (c calculator) function(n ast.Node, name string, arguments []ast.Node) (Value, error) {
	if err := checkCall(n, name, len(arguments)); err != nil {
		return Value{}, err
	}
	values := make([]Value, len(arguments))
	var jets [5]Jet
	for i, a := range arguments {
		var err error
		if values[i], err = c.value(a); err != nil {
			return Value{}, err
		}
		if !values[i].IsNumber() {
			return Value{}, errorAt(a, "%s needs numbers, not %s", name, values[i])
		}
	}
	x := constant(values[0].Number)
	if f, ok := unary[name]; ok {
		x = f(x)
	} else if f, ok := folded[name]; ok {
		for _, v := range values[1:] {
			x = f(x, constant(v.Number))
		}
	} else {
		if isStep(name) {
			if err := checkRise(arguments[3], name, values[1].Number, values[3].Number); err != nil {
				return Value{}, err
			}
		}
		for i, v := range values {
			jets[i] = constant(v.Number)
		}
		x = several[name].f(jets)
	}
	return functionKind(n, name, values, x.Value)
}

// functionKind gives the kind of a function's result: what keeps a dimension, what needs a pure number.
func functionKind(n ast.Node, name string, values []Value, x float64) (Value, error) {
	switch name {
	case "sqrt":
		return power(n, values[0], Value{Number: 0.5}, x)
	case "abs", "floor", "ceil", "round":
		values[0].Number = x
		return values[0], nil
	case "min", "max", "hypot", "atan2":
		all := values[0]
		for _, v := range values[1:] {
			var err error
			if all, err = sum(n, all, v, x); err != nil {
				return Value{}, err
			}
		}
		if name == "atan2" {
			all = Value{}
		}
		all.Number = x
		return all, nil
	case "step", "step5":
		if _, err := functionKind(n, "max", []Value{values[0], values[1], values[3]}, x); err != nil {
			return Value{}, err
		}
		return sum(n, values[2], values[4], x)
	}
	if v := values[0]; v.Kind == Dimensional && !v.Dimension.WithoutAngle().Dimensionless() {
		return Value{}, errorAt(n, "%s needs a pure number or an angle, not %s", name, v)
	}
	return Value{Number: x}, nil
}
