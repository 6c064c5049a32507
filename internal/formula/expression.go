package formula

// Expressions of variables, compiled once and evaluated with derivatives.

import (
	"fmt"
	"slices"
	"strings"

	"github.com/expr-lang/expr/ast"

	"gabion/internal/units"
)

// Expression is a real function of named variables. It is safe for concurrent use.
type Expression struct {
	text      string
	variables []string
	root      real
}

// point is where an expression is evaluated, and the line along which it is differentiated. The only variable of an expression
// is passed by value, so that it need not be in memory.
type point struct {
	values, directions []float64
	only               Jet
}

type (
	real  func(point) Jet
	truth func(point) bool
)

// Compile reads an expression of the given variables. Beside them it may hold the constants pi, tau and e, the operators
// + - * / % ^, comparisons joined by and, or, not, a condition a ? b : c, and the functions sin cos tan asin acos atan atan2
// sinh cosh tanh exp log log10 sqrt hypot abs sign floor ceil round min max, step(x, x0, h0, x1, h1) (cubic) and step5 (quintic).
// An error is an *Error.
func Compile(text string, variables ...string) (*Expression, error) {
	tree, err := parse(text, func(quantity string, q units.Quantity) string {
		return fmt.Sprintf("numbers in a function are in SI and have no unit: write %g, or ${'%s'}, for %s", q.Value, quantity, quantity)
	})
	if err != nil {
		return nil, err
	}
	c := compiler{variables}
	root, err := c.real(tree)
	if err != nil {
		return nil, err
	}
	return &Expression{text, variables, root}, nil
}

// String returns the text of the expression.
func (e *Expression) String() string { return e.text }

// Evaluate returns the value at the given values of the variables, in the order of Compile.
func (e *Expression) Evaluate(values ...float64) float64 {
	p := point{values: values}
	if len(values) == 1 {
		p.only.Value = values[0]
	}
	return e.root(p).Value
}

// At returns the value and the derivatives of an expression of one variable.
func (e *Expression) At(x float64) Jet { return e.root(point{only: Jet{x, 1, 0}}) }

// Along returns the value and the first and second derivative along the line values + s directions at s = 0. With one variable
// and direction 1 these are the ordinary derivatives; with a unit direction in one variable, the partial ones. At a jump or a
// kink (floor, abs, min, a condition) the derivatives are those of the branch taken.
func (e *Expression) Along(values, directions []float64) Jet {
	p := point{values: values, directions: directions}
	if len(values) == 1 {
		p.only = Jet{values[0], directions[0], 0}
	}
	return e.root(p)
}

type compiler struct{ variables []string }

// both compiles two parts of an expression.
func both[T real | truth](compile func(ast.Node) (T, error), first, second ast.Node) (u, v T, err error) {
	if u, err = compile(first); err == nil {
		v, err = compile(second)
	}
	return u, v, err
}

func (c compiler) real(n ast.Node) (real, error) {
	switch n := n.(type) {
	case *ast.IntegerNode:
		return always(float64(n.Value)), nil
	case *ast.FloatNode:
		return always(n.Value), nil
	case *ast.IdentifierNode:
		return c.name(n)
	case *ast.UnaryNode:
		u, err := c.real(n.Node)
		switch {
		case err != nil:
			return nil, err
		case n.Operator == "-":
			return func(p point) Jet { return neg(u(p)) }, nil
		case n.Operator == "+":
			return u, nil
		}
		return nil, errorAt(n, "a number is needed here, not a condition")
	case *ast.BinaryNode:
		return c.binary(n)
	case *ast.ConditionalNode:
		return c.conditional(n)
	}
	if name, arguments, ok := call(n); ok {
		return c.function(n, name, arguments)
	}
	return nil, unsupported(n)
}

func always(x float64) real {
	return func(point) Jet { return Jet{Value: x} }
}

func (c compiler) name(n *ast.IdentifierNode) (real, error) {
	i := slices.Index(c.variables, n.Value)
	if i == 0 && len(c.variables) == 1 {
		return func(p point) Jet { return p.only }, nil
	}
	if i >= 0 {
		return func(p point) Jet {
			j := Jet{Value: p.values[i]}
			if p.directions != nil {
				j.First = p.directions[i]
			}
			return j
		}, nil
	}
	if x, ok := constants[n.Value]; ok {
		return always(x), nil
	}
	return nil, &Error{
		Offset: n.Location().From, Unknown: n.Value,
		Message: fmt.Sprintf("%q is not known here; variables: %s", n.Value, strings.Join(c.variables, ", ")),
	}
}

var arithmetic = map[string]func(u, v Jet) Jet{
	"+": add, "-": sub, "*": mul, "/": div, "%": mod, "^": pow, "**": pow,
}

func (c compiler) binary(n *ast.BinaryNode) (real, error) {
	f, ok := arithmetic[n.Operator]
	if !ok {
		return nil, errorAt(n, "operator %q does not give a number", n.Operator)
	}
	u, v, err := both(c.real, n.Left, n.Right)
	if err != nil {
		return nil, err
	}
	return func(p point) Jet { return f(u(p), v(p)) }, nil
}

func (c compiler) conditional(n *ast.ConditionalNode) (real, error) {
	condition, err := c.truth(n.Cond)
	if err != nil {
		return nil, err
	}
	u, v, err := both(c.real, n.Exp1, n.Exp2)
	if err != nil {
		return nil, err
	}
	return func(p point) Jet {
		if condition(p) {
			return u(p)
		}
		return v(p)
	}, nil
}

func (c compiler) function(n ast.Node, name string, arguments []ast.Node) (real, error) {
	args := make([]real, len(arguments))
	for i, a := range arguments {
		var err error
		if args[i], err = c.real(a); err != nil {
			return nil, err
		}
	}
	if err := checkCall(n, name, len(arguments)); err != nil {
		return nil, err
	}
	if isStep(name) {
		if from, to, err := both(compiler{}.real, arguments[1], arguments[3]); err == nil { // without variables
			if err := checkRise(arguments[3], name, from(point{}).Value, to(point{}).Value); err != nil {
				return nil, err
			}
		}
	}
	if f, ok := unary[name]; ok {
		u := args[0]
		return func(p point) Jet { return f(u(p)) }, nil
	}
	if f, ok := folded[name]; ok {
		return func(p point) Jet {
			u := args[0](p)
			for _, a := range args[1:] {
				u = f(u, a(p))
			}
			return u
		}, nil
	}
	f := several[name].f
	return func(p point) Jet {
		var values [5]Jet
		for i, a := range args {
			values[i] = a(p)
		}
		return f(values)
	}, nil
}

// checkCall checks the name of a function and the number of its arguments.
func checkCall(n ast.Node, name string, count int) error {
	if _, ok := folded[name]; ok {
		if count == 0 {
			return errorAt(n, "%s needs at least one argument", name)
		}
		return nil
	}
	wanted := 1
	if _, ok := unary[name]; !ok {
		f, ok := several[name]
		if !ok {
			return errorAt(n, "there is no function %q", name)
		}
		wanted = f.arguments
	}
	if count != wanted {
		return errorAt(n, "%s takes %d argument(s), not %d", name, wanted, count)
	}
	return nil
}

func isStep(name string) bool { return name == "step" || name == "step5" }

// checkRise refuses a step that ends before it begins: it would be h0 up to its beginning, and jump there.
func checkRise(n ast.Node, name string, from, to float64) error {
	if from > to {
		return errorAt(n, "%s(x, x0, h0, x1, h1) goes from x0 to x1, and %.6g is below %.6g", name, to, from)
	}
	return nil
}

var comparisons = map[string]func(a, b float64) bool{
	"<":  func(a, b float64) bool { return a < b },
	"<=": func(a, b float64) bool { return a <= b },
	">":  func(a, b float64) bool { return a > b },
	">=": func(a, b float64) bool { return a >= b },
	"==": func(a, b float64) bool { return a == b },
	"!=": func(a, b float64) bool { return a != b },
}

func (c compiler) truth(n ast.Node) (truth, error) {
	switch n := n.(type) {
	case *ast.BoolNode:
		return func(point) bool { return n.Value }, nil
	case *ast.UnaryNode:
		u, err := c.truth(n.Node)
		if err == nil && n.Operator != "not" && n.Operator != "!" {
			err = errorAt(n, "a condition is needed here, not a number")
		}
		if err != nil {
			return nil, err
		}
		return func(p point) bool { return !u(p) }, nil
	case *ast.BinaryNode:
		if compare, ok := comparisons[n.Operator]; ok {
			u, v, err := both(c.real, n.Left, n.Right)
			if err != nil {
				return nil, err
			}
			return func(p point) bool { return compare(u(p).Value, v(p).Value) }, nil
		}
		return c.logic(n)
	}
	return nil, errorAt(n, "a condition is needed here, such as t < 1")
}

func (c compiler) logic(n *ast.BinaryNode) (truth, error) {
	isAnd := n.Operator == "and" || n.Operator == "&&"
	if !isAnd && n.Operator != "or" && n.Operator != "||" {
		return nil, errorAt(n, "operator %q does not give a condition", n.Operator)
	}
	u, v, err := both(c.truth, n.Left, n.Right)
	if err != nil {
		return nil, err
	}
	if isAnd {
		return func(p point) bool { return u(p) && v(p) }, nil
	}
	return func(p point) bool { return u(p) || v(p) }, nil
}
