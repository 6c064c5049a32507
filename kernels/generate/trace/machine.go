package trace

import (
	"fmt"
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
	"slices"

	"gabion/kernels/generate/source"
)

// Known gives inputs of a run that are not symbols of their own, by their path, as "k.DampLinear"; nil for all others.
type Known func(path string) *Node

// Result is what a run leaves: the final values of all that pointer parameters lead to, by path, and of the results, by name.
type Result map[string]*Node

// Run runs a function. Parameters become inputs with the names that they have in the text, unless known tells otherwise.
func Run(g *Graph, p *source.Package, function string, known Known) (Result, error) {
	f := p.Named(function)
	if f == nil {
		return nil, fmt.Errorf("trace: no function %s", function)
	}
	m := &machine{graph: g, source: p}
	fr := m.enter(f)
	for _, v := range f.Parameters {
		t, _ := source.Pointed(v.Type())
		fr.places[v.Var] = m.reserve(t)
		m.fill(fr.places[v.Var], t, v.Name(), known)
	}
	if err := m.body(f, fr); err != nil {
		return nil, err
	}
	out := Result{}
	for _, v := range f.Parameters {
		t, _ := source.Pointed(v.Type())
		m.read(out, fr.places[v.Var], t, v.Name())
	}
	for i, v := range f.Results {
		name := v.Name()
		if name == "" {
			name = "result"
		}
		m.read(out, fr.results[i], v.Type(), name)
	}
	return out, nil
}

// machine holds the values of all variables in cells, one for each number. A cell without a node was never written.
type machine struct {
	graph  *Graph
	source *source.Package
	cells  []*Node
}

// frame is a call under way: where its variables and results are, and the cell that tells whether it has returned.
type frame struct {
	function string
	places   map[types.Object]int
	results  []int
	done     int
}

// stop is a construct that the machine cannot run.
type stop struct{ err error }

func (m *machine) fail(at ast.Node, format string, values ...any) {
	panic(stop{m.source.Errorf(at, format, values...)})
}

// size is the number of cells of a type.
func size(t types.Type) int {
	t, _ = source.Pointed(t)
	s, ok := t.Underlying().(*types.Struct)
	if !ok {
		return 1
	}
	n := 0
	for f := range s.Fields() {
		n += size(f.Type())
	}
	return n
}

func (m *machine) reserve(t types.Type) int {
	at := len(m.cells)
	m.cells = append(m.cells, make([]*Node, size(t))...)
	return at
}

// each calls visit for every number of a value of type t at a place.
func each(at int, t types.Type, path string, visit func(at int, path string, t types.Type)) {
	s, ok := t.Underlying().(*types.Struct)
	if !ok {
		visit(at, path, t)
		return
	}
	for f := range s.Fields() {
		each(at, f.Type(), path+"."+f.Name(), visit)
		at += size(f.Type())
	}
}

// fill sets the numbers of a value to inputs.
func (m *machine) fill(at int, t types.Type, path string, known Known) {
	each(at, t, path, func(at int, path string, t types.Type) {
		if known != nil {
			if n := known(path); n != nil {
				m.cells[at] = n
				return
			}
		}
		if b, ok := t.Underlying().(*types.Basic); ok && b.Kind() == types.Bool {
			m.cells[at] = m.graph.Flag(path)
			return
		}
		m.cells[at] = m.graph.Input(path)
	})
}

func (m *machine) read(out Result, at int, t types.Type, path string) {
	each(at, t, path, func(at int, path string, _ types.Type) { out[path] = m.cells[at] })
}

func (m *machine) enter(f *source.Function) *frame {
	fr := &frame{function: f.Name, places: map[types.Object]int{}, done: m.reserve(types.Typ[types.Bool])}
	m.cells[fr.done] = m.graph.Bool(false)
	for _, v := range f.Results {
		at := m.reserve(v.Type())
		fr.results = append(fr.results, at)
		fr.places[v] = at
	}
	return fr
}

func (m *machine) body(f *source.Function, fr *frame) (err error) {
	defer func() {
		if s, ok := recover().(stop); ok {
			err = s.err
		}
	}()
	m.list(fr, f.Decl.Body.List)
	return nil
}

// list runs statements; after one that may have returned, the others run only where it has not.
func (m *machine) list(fr *frame, list []ast.Stmt) {
	for i, s := range list {
		m.statement(fr, s)
		switch done := m.cells[fr.done]; done.Op {
		case False:
		case True:
			return
		default:
			rest := list[i+1:]
			m.both(fr, m.graph.Do(Not, done), func() { m.list(fr, rest) }, func() {})
			return
		}
	}
}

// both runs both ways of a branch and merges what they leave.
func (m *machine) both(fr *frame, condition *Node, yes, no func()) {
	switch condition.Op {
	case True:
		yes()
		return
	case False:
		no()
		return
	}
	before := slices.Clone(m.cells)
	yes()
	after := m.cells[:len(before)]
	m.cells = before
	no()
	m.cells = m.cells[:len(before)]
	branch := &Branch{m.graph.count, fr.function}
	for i, a := range after {
		switch b := m.cells[i]; {
		case a == b || a == nil:
		case b == nil:
			m.cells[i] = a
		default:
			m.cells[i] = m.graph.Select(branch, condition, a, b)
		}
	}
}

func (m *machine) statement(fr *frame, s ast.Stmt) {
	switch s := s.(type) {
	case *ast.AssignStmt:
		m.assign(fr, s)
	case *ast.ExprStmt:
		m.value(fr, s.X)
	case *ast.BlockStmt:
		m.list(fr, s.List)
	case *ast.IfStmt:
		if s.Init != nil {
			m.statement(fr, s.Init)
		}
		m.both(fr, m.value(fr, s.Cond)[0], func() { m.list(fr, s.Body.List) }, func() {
			if s.Else != nil {
				m.statement(fr, s.Else)
			}
		})
	case *ast.SwitchStmt:
		m.cases(fr, m.value(fr, s.Tag)[0], s.Body.List)
	case *ast.ReturnStmt:
		at := 0
		for _, r := range s.Results {
			for _, n := range m.value(fr, r) {
				m.cells[fr.results[0]+at] = n // results lie one after the other
				at++
			}
		}
		m.cells[fr.done] = m.graph.Bool(true)
	default:
		m.fail(s, "%T cannot be traced", s)
	}
}

func (m *machine) cases(fr *frame, tag *Node, clauses []ast.Stmt) {
	if len(clauses) == 0 {
		return
	}
	c := clauses[0].(*ast.CaseClause)
	condition := m.graph.Bool(c.List == nil)
	for _, v := range c.List {
		condition = m.graph.Do(Or, condition, m.graph.Do(Equal, tag, m.value(fr, v)[0]))
	}
	m.both(fr, condition, func() { m.list(fr, c.Body) }, func() { m.cases(fr, tag, clauses[1:]) })
}

func (m *machine) assign(fr *frame, s *ast.AssignStmt) {
	if op, ok := map[token.Token]Op{token.ADD_ASSIGN: Add, token.SUB_ASSIGN: Sub, token.MUL_ASSIGN: Mul, token.QUO_ASSIGN: Div}[s.Tok]; ok {
		m.store(fr, s.Lhs[0], []*Node{m.graph.Do(op, m.value(fr, s.Lhs[0])[0], m.value(fr, s.Rhs[0])[0])})
		return
	}
	var all []*Node
	for _, r := range s.Rhs {
		all = append(all, m.value(fr, r)...)
	}
	for _, left := range s.Lhs {
		n := size(m.typeOf(left, s))
		m.store(fr, left, all[:n])
		all = all[n:]
	}
}

// typeOf is the type of a left side; that of _ is the one of the result that it drops.
func (m *machine) typeOf(left ast.Expr, s *ast.AssignStmt) types.Type {
	if id, ok := left.(*ast.Ident); !ok || id.Name != "_" {
		return m.source.Info.TypeOf(left)
	}
	if len(s.Rhs) == len(s.Lhs) {
		return m.source.Info.TypeOf(s.Rhs[slices.Index(s.Lhs, left)])
	}
	return m.source.Info.TypeOf(s.Rhs[0]).(*types.Tuple).At(slices.Index(s.Lhs, left)).Type()
}

func (m *machine) store(fr *frame, left ast.Expr, values []*Node) {
	if id, ok := left.(*ast.Ident); ok {
		if id.Name == "_" {
			return
		}
		if o := m.source.Info.Defs[id]; o != nil {
			fr.places[o] = m.reserve(o.Type())
			for i, n := range values {
				name(n, o.Name(), i, len(values))
			}
		}
	}
	copy(m.cells[m.place(fr, left):], values)
}

// name notes that a variable holds a value.
func name(n *Node, variable string, i, of int) {
	if n.Name == "" {
		n.Name = variable
		if of == 3 {
			n.Name += string("XYZ"[i])
		}
	}
}

// place is the first cell of a variable, of a field or of what a pointer leads to.
func (m *machine) place(fr *frame, e ast.Expr) int {
	switch e := ast.Unparen(e).(type) {
	case *ast.Ident:
		o := m.source.Info.Uses[e]
		if o == nil {
			o = m.source.Info.Defs[e]
		}
		at, ok := fr.places[o]
		if !ok {
			m.fail(e, "%s has no value yet", e.Name)
		}
		return at
	case *ast.SelectorExpr:
		at := m.place(fr, e.X)
		t, _ := source.Pointed(m.source.Info.TypeOf(e.X))
		for f := range t.Underlying().(*types.Struct).Fields() {
			if f.Name() == e.Sel.Name {
				break
			}
			at += size(f.Type())
		}
		return at
	case *ast.UnaryExpr:
		if e.Op == token.AND {
			return m.place(fr, e.X)
		}
	}
	m.fail(e, "%T has no place", e)
	return 0
}

func (m *machine) constant(v constant.Value) *Node {
	if v.Kind() == constant.Bool {
		return m.graph.Bool(constant.BoolVal(v))
	}
	x, _ := constant.Float64Val(constant.ToFloat(v))
	return m.graph.Number(x)
}
