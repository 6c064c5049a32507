package cuda

import (
	"go/ast"
	"go/token"
	"go/types"
	"strconv"
	"strings"

	"gabion/internal/names"
	"gabion/kernels/generate/source"
)

// passed tells whether a parameter is there in CUDA: choices are not.
func passed(v *types.Var) bool { return !source.IsChoice(v.Type()) && !source.IsEnum(v.Type()) }

func (w *writer) function(f *source.Function) {
	w.f, w.spare = f, 0
	w.line("")
	w.comment(f.Doc, f.Name)
	var parameters []string
	template := false
	for _, v := range f.Parameters {
		if !passed(v.Var) {
			continue
		}
		name := w.typeName(v.Type())
		template = template || w.number == "T" && strings.Contains(name, "T")
		switch _, pointer := source.Pointed(v.Type()); {
		case v.Written:
			name += "&"
		case pointer:
			name = "const " + name + "&"
		}
		parameters = append(parameters, name+" "+names.Snake(v.Name()))
	}
	result := "void"
	for i, v := range f.Results {
		if i == 0 {
			result = w.typeName(v.Type())
			continue
		}
		parameters = append(parameters, w.typeName(v.Type())+"& "+names.Snake(v.Name()))
	}
	if template {
		w.line("template <class T>")
	}
	w.line("%s %s %s(%s) {", w.linkage(f), result, names.Snake(f.Name), strings.Join(parameters, ", "))
	if len(f.Results) > 0 && w.uses(f.Results[0]) {
		w.line("  %s %s;", result, names.Snake(f.Results[0].Name()))
	}
	w.block(f.Decl.Body.List)
	w.line("}")
}

// linkage is how a function is called: those of geometry with loops, in the text or in an exponential, are too long to be copied to where they are called.
func (w *writer) linkage(f *source.Function) (how string) {
	if how = "INLINE"; w.number == "T" {
		return how
	}
	ast.Inspect(f.Decl.Body, func(n ast.Node) bool {
		switch x := n.(type) {
		case *ast.RangeStmt:
			how = "OUTLINE"
		case *ast.CallExpr:
			if w.source.Outside(x) == "math.Exp" {
				how = "OUTLINE"
			}
		}
		return true
	})
	return how
}

// uses tells whether the function's body names a variable.
func (w *writer) uses(v *types.Var) (found bool) {
	ast.Inspect(w.f.Decl.Body, func(n ast.Node) bool {
		id, ok := n.(*ast.Ident)
		found = found || ok && w.source.Info.Uses[id] == v
		return !found
	})
	return found
}

func (w *writer) block(list []ast.Stmt) {
	w.indent++
	for _, s := range list {
		w.statement(s)
	}
	w.indent--
}

func (w *writer) statement(s ast.Stmt) {
	switch s := s.(type) {
	case *ast.AssignStmt:
		for _, l := range w.assignment(s) {
			w.line("%s;", l)
		}
	case *ast.ExprStmt:
		w.line("%s;", w.value(s.X))
	case *ast.ReturnStmt:
		w.results(s)
	case *ast.IfStmt:
		w.branch(s, "")
	case *ast.SwitchStmt:
		w.cases(s)
	case *ast.RangeStmt:
		w.line("for (int round = 0; round < %s; round++) {", w.value(s.X))
		w.block(s.Body.List)
		w.line("}")
	case *ast.BlockStmt:
		w.line("{")
		w.block(s.List)
		w.line("}")
	default:
		w.fail(s, "%T has no equal in CUDA", s)
	}
}

func (w *writer) results(s *ast.ReturnStmt) {
	if len(s.Results) == 0 {
		if len(w.f.Results) > 0 {
			w.fail(s, "a return needs its values")
		}
		w.line("return;")
		return
	}
	for i := 1; i < len(s.Results); i++ {
		if name := names.Snake(w.f.Results[i].Name()); w.value(s.Results[i]) != name {
			w.line("%s = %s;", name, w.value(s.Results[i]))
		}
	}
	w.line("return %s;", w.value(s.Results[0]))
}

func (w *writer) branch(s *ast.IfStmt, before string) {
	condition := w.value(s.Cond)
	if s.Init != nil {
		init, ok := s.Init.(*ast.AssignStmt)
		if !ok || len(init.Lhs) != 1 {
			w.fail(s.Init, "want one assignment before the condition")
			return
		}
		condition = w.assignment(init)[0] + "; " + condition
	}
	w.line("%sif (%s) {", before, condition)
	w.block(s.Body.List)
	w.otherwise(s.Else)
}

func (w *writer) otherwise(s ast.Stmt) {
	switch s := s.(type) {
	case nil:
		w.line("}")
	case *ast.IfStmt:
		w.branch(s, "} else ")
	case *ast.BlockStmt:
		w.line("} else {")
		w.block(s.List)
		w.line("}")
	}
}

// cases writes a switch as a chain of branches, which the compiler of a program with constants chosen cuts down to one.
func (w *writer) cases(s *ast.SwitchStmt) {
	before := ""
	for _, c := range s.Body.List {
		clause := c.(*ast.CaseClause)
		var tests []string
		for _, v := range clause.List {
			tests = append(tests, w.value(s.Tag)+" == "+w.value(v))
		}
		if tests == nil {
			w.line("} else {")
		} else {
			w.line("%sif (%s) {", before, strings.Join(tests, " || "))
		}
		w.block(clause.Body)
		before = "} else "
	}
	w.line("}")
}

// assignment writes an assignment as one or several.
func (w *writer) assignment(s *ast.AssignStmt) (lines []string) {
	if len(s.Rhs) == 1 && len(s.Lhs) > 1 {
		return w.severalResults(s)
	}
	for i, left := range s.Lhs {
		right := s.Rhs[i]
		if s.Tok != token.ASSIGN && s.Tok != token.DEFINE {
			op := map[token.Token]token.Token{
				token.ADD_ASSIGN: token.ADD, token.SUB_ASSIGN: token.SUB, token.MUL_ASSIGN: token.MUL, token.QUO_ASSIGN: token.QUO,
			}[s.Tok]
			lines = append(lines, w.value(left)+" = "+w.binary(left, op, right).text)
			continue
		}
		lines = append(lines, w.target(left)+" = "+w.value(right))
	}
	return lines
}

// severalResults writes the call of a function with several results.
func (w *writer) severalResults(s *ast.AssignStmt) (lines []string) {
	c, ok := ast.Unparen(s.Rhs[0]).(*ast.CallExpr)
	if !ok {
		w.fail(s, "want a call")
		return nil
	}
	results := w.source.Callee(c).(*types.Func).Signature().Results()
	var more []string
	for i, left := range s.Lhs[1:] {
		name := w.value(left)
		if name == "_" {
			w.spare++
			name = "unused" + strconv.Itoa(w.spare)
			lines = append(lines, w.typeName(results.At(i+1).Type())+" "+name)
		} else if w.isNew(left) {
			lines = append(lines, w.typeName(results.At(i+1).Type())+" "+name)
		}
		more = append(more, name)
	}
	first := w.target(s.Lhs[0]) + " = "
	if w.value(s.Lhs[0]) == "_" {
		first = ""
	}
	return append(lines, first+w.call(c, more...).text)
}

// isNew tells whether an assignment declares its left side.
func (w *writer) isNew(e ast.Expr) bool {
	id, ok := e.(*ast.Ident)
	return ok && w.source.Info.Defs[id] != nil
}

// target is the left side of an assignment, with its type if it is new.
func (w *writer) target(e ast.Expr) string {
	if w.isNew(e) {
		return w.typeName(w.source.Info.TypeOf(e)) + " " + w.value(e)
	}
	return w.value(e)
}
