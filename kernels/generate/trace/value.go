package trace

import (
	"go/ast"
	"go/token"
	"slices"
	"strings"

	"gabion/kernels/generate/source"
)

// value is an expression's value, number by number.
func (m *machine) value(fr *frame, e ast.Expr) []*Node {
	if v := m.source.Info.Types[e].Value; v != nil {
		return []*Node{m.constant(v)}
	}
	switch e := ast.Unparen(e).(type) {
	case *ast.Ident, *ast.SelectorExpr:
		at := m.place(fr, e)
		values := slices.Clone(m.cells[at : at+size(m.source.Info.TypeOf(e))])
		if slices.Contains(values, nil) {
			m.fail(e, "this may be read before it was written")
		}
		return values
	case *ast.UnaryExpr:
		op := map[token.Token]Op{token.SUB: Neg, token.NOT: Not}[e.Op]
		return []*Node{m.graph.Do(op, m.value(fr, e.X)...)}
	case *ast.BinaryExpr:
		return []*Node{m.binary(e, e.Op, m.value(fr, e.X)[0], m.value(fr, e.Y)[0])}
	case *ast.CallExpr:
		return m.call(fr, e)
	case *ast.CompositeLit:
		return m.composite(fr, e)
	}
	m.fail(e, "%T cannot be traced", e)
	return nil
}

func (m *machine) binary(at ast.Node, op token.Token, a, b *Node) *Node {
	g := m.graph
	switch op {
	case token.ADD:
		return g.Do(Add, a, b)
	case token.SUB:
		return g.Do(Sub, a, b)
	case token.MUL:
		return g.Do(Mul, a, b)
	case token.QUO:
		return g.Do(Div, a, b)
	case token.LSS:
		return g.Do(Less, a, b)
	case token.GTR:
		return g.Do(Less, b, a)
	case token.LEQ:
		return g.Do(LessEqual, a, b)
	case token.GEQ:
		return g.Do(LessEqual, b, a)
	case token.EQL:
		return g.Do(Equal, a, b)
	case token.NEQ:
		return g.Do(NotEqual, a, b)
	case token.LAND:
		return g.Do(And, a, b)
	}
	if op != token.LOR {
		m.fail(at, "operator %s cannot be traced", op)
	}
	return g.Do(Or, a, b)
}

func (m *machine) composite(fr *frame, e *ast.CompositeLit) []*Node {
	if t := m.source.Info.TypeOf(e); !source.IsVector(t) && len(e.Elts) > 0 {
		m.fail(e, "a value of %s that is not zero cannot be traced", t)
	}
	values := make([]*Node, size(m.source.Info.TypeOf(e)))
	for i := range values {
		values[i] = m.graph.Number(0)
	}
	for i, x := range e.Elts {
		if pair, ok := x.(*ast.KeyValueExpr); ok {
			i, x = strings.Index("XYZ", pair.Key.(*ast.Ident).Name), pair.Value
		}
		values[i] = m.value(fr, x)[0]
	}
	return values
}

// call is the value of a call: of what is outside as gonum's r3 works it out, of the text by running it.
func (m *machine) call(fr *frame, c *ast.CallExpr) []*Node {
	g, outside := m.graph, m.source.Outside(c)
	if outside == "" {
		return m.run(fr, c)
	}
	var v [][]*Node
	for _, a := range c.Args {
		v = append(v, m.value(fr, a))
	}
	each := func(op Op) []*Node {
		out := make([]*Node, 3)
		for i := range out {
			out[i] = g.Do(op, v[0][i%len(v[0])], v[1][i])
		}
		return out
	}
	switch outside {
	case "math.Sqrt":
		return []*Node{g.Do(Sqrt, v[0][0])}
	case "min":
		return []*Node{g.Do(Min, v[0][0], v[1][0])}
	case "max":
		return []*Node{g.Do(Max, v[0][0], v[1][0])}
	case "r3.Add":
		return each(Add)
	case "r3.Sub":
		return each(Sub)
	case "r3.Scale":
		return each(Mul)
	case "r3.Dot":
		return []*Node{m.dot(v[0], v[1])}
	case "r3.Norm2":
		return []*Node{m.dot(v[0], v[0])}
	case "r3.Cross":
		out := make([]*Node, 3)
		for i := range out {
			j, k := (i+1)%3, (i+2)%3
			out[i] = g.Do(Sub, g.Do(Mul, v[0][j], v[1][k]), g.Do(Mul, v[0][k], v[1][j]))
		}
		return out
	}
	m.fail(c, "%s cannot be traced", outside)
	return nil
}

func (m *machine) dot(a, b []*Node) *Node {
	g := m.graph
	return g.Do(Add, g.Do(Add, g.Do(Mul, a[0], b[0]), g.Do(Mul, a[1], b[1])), g.Do(Mul, a[2], b[2]))
}

// run calls a function of the text: pointers stay where they lead, other arguments are copied.
func (m *machine) run(fr *frame, c *ast.CallExpr) []*Node {
	f := m.source.Function(m.source.Callee(c))
	inner := m.enter(f)
	for i, a := range f.Arguments(c) {
		v := f.Parameters[i]
		if _, pointer := source.Pointed(v.Type()); pointer {
			inner.places[v.Var] = m.place(fr, a)
			continue
		}
		values := m.value(fr, a)
		inner.places[v.Var] = m.reserve(v.Type())
		copy(m.cells[inner.places[v.Var]:], values)
	}
	m.list(inner, f.Decl.Body.List)
	var out []*Node
	for i, v := range f.Results {
		out = append(out, m.cells[inner.results[i]:inner.results[i]+size(v.Type())]...)
	}
	return out
}
