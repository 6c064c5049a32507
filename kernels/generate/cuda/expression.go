package cuda

import (
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
	"strconv"
	"strings"

	"gabion/internal/names"
	"gabion/kernels/generate/source"
)

// code is an expression in CUDA and how tightly its last operator binds.
type code struct {
	text string
	rank int
}

// Ranks of C++.
const (
	either = iota
	both
	bits
	equal
	less
	shift
	sum
	product
	unary
	primary
)

// at is the expression as an operand that has to bind at least so tightly.
func (c code) at(rank int) string {
	if c.rank < rank {
		return "(" + c.text + ")"
	}
	return c.text
}

func call(name string, arguments ...string) code {
	return code{name + "(" + strings.Join(arguments, ", ") + ")", primary}
}

// value is an expression where any may stand.
func (w *writer) value(e ast.Expr) string { return w.expression(e).text }

func (w *writer) expression(e ast.Expr) code {
	if c, ok := w.constant(e); ok {
		return c
	}
	switch e := e.(type) {
	case *ast.ParenExpr:
		return w.expression(e.X)
	case *ast.Ident:
		if e.Name == "true" || e.Name == "false" {
			return code{e.Name, primary}
		}
		return code{names.Snake(e.Name), primary}
	case *ast.SelectorExpr:
		if w.isSpecial(e) {
			return call("SPECIAL", strings.ToUpper(names.Snake(e.Sel.Name)))
		}
		return code{w.expression(e.X).at(primary) + "." + names.Snake(e.Sel.Name), primary}
	case *ast.UnaryExpr:
		switch e.Op {
		case token.SUB:
			return negative(w.expression(e.X))
		case token.NOT:
			return code{"!" + w.expression(e.X).at(unary), unary}
		case token.AND:
			return w.expression(e.X)
		}
	case *ast.BinaryExpr:
		return w.binary(e.X, e.Op, e.Y)
	case *ast.CallExpr:
		return w.call(e)
	case *ast.IndexExpr:
		return code{w.expression(e.X).at(primary) + "[" + w.value(e.Index) + "]", primary}
	case *ast.CompositeLit:
		return w.composite(e)
	}
	w.fail(e, "%T has no equal in CUDA", e)
	return code{}
}

func negative(c code) code { return code{"-" + c.at(primary), unary} }

// constant writes numbers with the type of the law; those with a name keep it.
func (w *writer) constant(e ast.Expr) (code, bool) {
	v := w.source.Info.Types[e].Value
	if v == nil {
		return code{}, false
	}
	if id, ok := ast.Unparen(e).(*ast.Ident); ok {
		if o, ok := w.source.Info.Uses[id].(*types.Const); ok && o.Pkg() == w.source.Types {
			if source.IsEnum(o.Type()) {
				return code{names.Snake(id.Name), primary}, true
			}
			if w.number == "T" {
				return code{"T(" + names.Snake(id.Name) + ")", primary}, true
			}
			return code{names.Snake(id.Name), primary}, true
		}
	}
	if v.Kind() == constant.Bool {
		return code{strconv.FormatBool(constant.BoolVal(v)), primary}, true
	}
	if source.IsInteger(w.source.Info.TypeOf(e)) {
		return code{v.ExactString(), primary}, true
	}
	x, _ := constant.Float64Val(v)
	return code{w.literal(x), primary}, true
}

// literal is a number of the type that the text is written for.
func (w *writer) literal(x float64) string {
	text := strconv.FormatFloat(x, 'g', -1, 64)
	if w.number == "T" {
		return "T(" + text + ")"
	}
	if !strings.ContainsAny(text, ".e") {
		text += ".0"
	}
	return text
}

var operators = map[token.Token]int{
	token.LOR: either, token.LAND: both, token.EQL: equal, token.NEQ: equal, token.LSS: less, token.LEQ: less, token.GTR: less, token.GEQ: less,
	token.AND: bits, token.SHL: shift, token.ADD: sum, token.SUB: sum, token.MUL: product,
}

// binary writes x op y, with what is fused or divided by a root.
func (w *writer) binary(x ast.Expr, op token.Token, y ast.Expr) code {
	switch op {
	case token.ADD:
		if a, b, ok := w.factors(y); ok {
			return call("fused", a.text, b.text, w.value(x))
		}
		if a, b, ok := w.factors(x); ok {
			return call("fused", a.text, b.text, w.value(y))
		}
	case token.SUB:
		if a, b, ok := w.factors(y); ok {
			return call("fused", negative(a).text, b.text, w.value(x))
		}
		if a, b, ok := w.factors(x); ok {
			return call("fused", a.text, b.text, negative(w.expression(y)).text)
		}
	case token.QUO:
		return w.quotient(x, y)
	}
	rank := operators[op]
	if op == token.LOR {
		return code{w.disjoint(x) + " || " + w.disjoint(y), rank}
	}
	return code{w.expression(x).at(rank) + " " + op.String() + " " + w.expression(y).at(rank+1), rank}
}

// disjoint is an operand of ||, in brackets where it is a &&: compilers ask for them.
func (w *writer) disjoint(e ast.Expr) string {
	c := w.expression(e)
	if c.rank == both {
		return "(" + c.text + ")"
	}
	return c.text
}

// factors are those of a product.
func (w *writer) factors(e ast.Expr) (a, b code, ok bool) {
	m, ok := ast.Unparen(e).(*ast.BinaryExpr)
	if !ok || m.Op != token.MUL || w.source.Constant(m) != "" || !source.IsFloat(w.source.Info.TypeOf(m)) {
		return a, b, false
	}
	return w.expression(m.X), w.expression(m.Y), true
}

// quotient writes x / y; a root in the divisor is taken as its inverse.
func (w *writer) quotient(x, y ast.Expr) code {
	if root, ok := w.source.IsCall(y, "math.Sqrt"); ok {
		return code{w.expression(x).at(product) + " * inverse_root(" + w.value(root.Args[0]) + ")", product}
	}
	if m, ok := ast.Unparen(y).(*ast.BinaryExpr); ok && m.Op == token.MUL {
		if root, ok := w.source.IsCall(m.Y, "math.Sqrt"); ok {
			return code{call("quotient", w.value(x), w.value(m.X)).text + " * inverse_root(" + w.value(root.Args[0]) + ")", product}
		}
	}
	return call("quotient", w.value(x), w.value(y))
}

// functions are the names in CUDA of what comes from outside.
var functions = map[string]string{
	"math.Sqrt": "square_root", "math.Cbrt": "cube_root", "math.Log": "logarithm", "math.Exp": "exponential", "math.Erf": "error_function", "math.Asinh": "area_sine", "math.RoundToEven": "nearest_whole", "math.Pow": "power", "min": "smaller", "max": "larger", "r3.Dot": "dot", "r3.Cross": "cross",
	"r3.Norm2": "norm2",
	"math.Abs": "magnitude", "vec.Norm": "norm", "vec.Direction": "direction", "vec.Perpendicular": "perpendicular", "vec.Clamp": "clamp",
}

// call writes a call, with more arguments for the results after the first.
func (w *writer) call(c *ast.CallExpr, more ...string) code {
	if w.source.Info.Types[c.Fun].IsType() {
		return w.expression(c.Args[0]) // a product that is not fused
	}
	switch name := w.source.Outside(c); name {
	case "":
	case "r3.Scale":
		if w.source.Constant(c.Args[0]) == "-1" {
			return negative(w.expression(c.Args[1]))
		}
		return code{w.expression(c.Args[0]).at(product) + " * " + w.expression(c.Args[1]).at(product+1), product}
	case "r3.Add", "r3.Sub":
		return w.vectors(name, c.Args[0], c.Args[1])
	default:
		var list []string
		for _, a := range c.Args {
			list = append(list, w.value(a))
		}
		return call(functions[name], append(list, more...)...)
	}
	f := w.source.Function(w.source.Callee(c))
	var list []string
	for i, a := range f.Arguments(c) {
		if passed(f.Parameters[i].Var) {
			list = append(list, w.value(a))
		}
	}
	if name := intrinsics[f.Name]; name != "" {
		return call(name, list...)
	}
	return call(names.Snake(f.Name), append(list, more...)...)
}

// intrinsics are functions of the text that CUDA has its own of (cuda.cuh).
var intrinsics = map[string]string{"roughRoot": "rough_root"}

// vectors writes a sum or difference of vectors; a multiple of a vector is fused into it.
func (w *writer) vectors(name string, x, y ast.Expr) code {
	if s, ok := w.source.IsCall(y, "r3.Scale"); ok {
		factor := w.expression(s.Args[0])
		if name == "r3.Sub" {
			factor = negative(factor)
		}
		return call("plus", w.value(x), factor.text, w.value(s.Args[1]))
	}
	if s, ok := w.source.IsCall(x, "r3.Scale"); ok && name == "r3.Add" {
		return call("plus", w.value(y), w.value(s.Args[0]), w.value(s.Args[1]))
	}
	op := " + "
	if name == "r3.Sub" {
		op = " - "
	}
	return code{w.expression(x).at(sum) + op + w.expression(y).at(sum+1), sum}
}

func (w *writer) composite(e *ast.CompositeLit) code {
	t := w.source.Info.TypeOf(e)
	fields := t.Underlying().(*types.Struct)
	var parts []string
	for i := 0; i < fields.NumFields() && len(e.Elts) > 0; i++ {
		parts = append(parts, w.zero(fields.Field(i).Type()))
	}
	for i, x := range e.Elts {
		if pair, ok := x.(*ast.KeyValueExpr); ok {
			for i = 0; fields.Field(i).Name() != pair.Key.(*ast.Ident).Name; {
				i++
			}
			x = pair.Value
		}
		parts[i] = w.value(x)
	}
	return code{w.typeName(t) + "{" + strings.Join(parts, ", ") + "}", primary}
}

// zero is the zero value of a field.
func (w *writer) zero(t types.Type) string {
	switch {
	case source.IsFloat(t):
		return w.literal(0)
	case source.IsInteger(t):
		return "0"
	}
	return w.typeName(t) + "{}"
}
