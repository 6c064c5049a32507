package source

import (
	"go/ast"
	"go/token"
	"go/types"
)

// subset collects what a text declares, and what in it is outside the subset.
type subset struct {
	*Package
	failed []error
}

func (s *subset) refuse(at ast.Node, format string, values ...any) {
	s.failed = append(s.failed, s.Errorf(at, format, values...))
}

func (s *subset) declarations() {
	for _, file := range s.Files {
		for _, d := range file.Decls {
			switch d := d.(type) {
			case *ast.GenDecl:
				s.general(d)
			case *ast.FuncDecl:
				s.function(d)
			}
		}
	}
}

func (s *subset) general(d *ast.GenDecl) {
	for _, spec := range d.Specs {
		switch x := spec.(type) {
		case *ast.TypeSpec:
			s.typeSpec(x, d)
		case *ast.ValueSpec:
			if d.Tok == token.VAR {
				s.refuse(x, "a variable outside functions is outside the subset")
				continue
			}
			for _, n := range x.Names {
				if c, ok := s.Info.Defs[n].(*types.Const); ok && !IsEnum(c.Type()) {
					s.Constants = append(s.Constants, c)
				}
			}
		}
	}
}

func (s *subset) typeSpec(x *ast.TypeSpec, d *ast.GenDecl) {
	name, ok := s.Info.Defs[x.Name].(*types.TypeName)
	if !ok || x.TypeParams != nil {
		s.refuse(x, "type %s is outside the subset", x.Name.Name)
		return
	}
	if IsEnum(name.Type()) {
		s.Enums = append(s.Enums, name)
		return
	}
	text, ok := x.Type.(*ast.StructType)
	if !ok {
		s.refuse(x, "type %s is neither a struct nor an enumeration on uint8", x.Name.Name)
		return
	}
	t := &Struct{Name: name, Doc: d.Doc.Text(), Choice: IsChoice(name.Type())}
	for _, f := range text.Fields.List {
		kind := s.Info.Types[f.Type].Type
		if !t.Choice && !s.field(kind) {
			s.refuse(f, "field of type %s: want float64, bool, an integer, r3.Vec, a struct of the text or an array of integers", kind)
		}
		for _, n := range f.Names {
			t.Fields = append(t.Fields, Field{n.Name, f.Comment.Text(), kind})
		}
	}
	s.Structs = append(s.Structs, t)
}

func (s *subset) function(d *ast.FuncDecl) {
	if d.Body == nil || d.Type.TypeParams != nil {
		s.refuse(d, "func %s: a generic function, or one without a body, is outside the subset", d.Name.Name)
		return
	}
	f := s.newFunction(d)
	s.Functions = append(s.Functions, f)
	for _, v := range f.Parameters {
		if t, pointer := Pointed(v.Type()); !s.value(t) || pointer && IsFloat(t) {
			s.refuse(d, "func %s: parameter %s of type %s is outside the subset", f.Name, v.Name(), v.Type())
		}
	}
	for i, v := range f.Results {
		if !s.value(v.Type()) {
			s.refuse(d, "func %s: a result of type %s is outside the subset", f.Name, v.Type())
		}
		if i > 0 && v.Name() == "" {
			s.refuse(d, "func %s: several results need names", f.Name)
		}
	}
	ast.Inspect(d.Body, s.node)
}

// field tells whether structs may have fields of type t.
func (s *subset) field(t types.Type) bool {
	if a, ok := t.(*types.Array); ok {
		return IsInteger(a.Elem())
	}
	return IsFloat(t) || IsBool(t) || IsInteger(t) || s.value(t)
}

// value tells whether values of type t are in the subset.
func (s *subset) value(t types.Type) bool {
	if b, ok := t.Underlying().(*types.Basic); ok {
		return b.Kind() == types.Float64 || b.Kind() == types.Bool || b.Kind() == types.Int32 || IsEnum(t)
	}
	n, ok := t.(*types.Named)
	return ok && (IsVector(t) || n.Obj().Pkg() == s.Types)
}

// node checks one node of a function's body.
func (s *subset) node(n ast.Node) bool {
	switch x := n.(type) {
	case nil, *ast.BlockStmt, *ast.IfStmt, *ast.CaseClause, *ast.ReturnStmt, *ast.Ident, *ast.BasicLit, *ast.ParenExpr, *ast.KeyValueExpr:
	case *ast.ExprStmt:
		if _, ok := x.X.(*ast.CallExpr); !ok {
			s.refuse(x, "a statement that is an expression must be a call")
		}
	case *ast.RangeStmt:
		if x.Key != nil || s.Constant(x.X) == "" {
			s.refuse(x, "a loop must be over a constant number of rounds, without a variable")
		}
	case *ast.SwitchStmt:
		if x.Tag == nil || !IsEnum(s.Info.TypeOf(x.Tag)) || x.Init != nil {
			s.refuse(x, "a switch must be over an enumeration")
		}
	case *ast.AssignStmt:
		s.assignment(x)
	case *ast.SelectorExpr:
		return !s.qualified(x)
	case *ast.IndexExpr:
		if _, field := ast.Unparen(x.X).(*ast.SelectorExpr); !field {
			s.refuse(x, "an index of what is no field is outside the subset")
		}
	case *ast.BinaryExpr:
		switch x.Op {
		case token.ADD, token.SUB, token.MUL, token.QUO, token.EQL, token.NEQ, token.LSS, token.LEQ, token.GTR, token.GEQ, token.LAND, token.LOR,
			token.AND, token.SHL:
		default:
			s.refuse(x, "operator %s is outside the subset", x.Op)
		}
		if t := s.Info.TypeOf(x.X); IsVector(t) {
			s.refuse(x, "vectors cannot be compared")
		}
	case *ast.UnaryExpr:
		if x.Op != token.SUB && x.Op != token.NOT && x.Op != token.AND {
			s.refuse(x, "operator %s is outside the subset", x.Op)
		}
	case *ast.CompositeLit:
		for _, e := range x.Elts {
			if _, named := e.(*ast.KeyValueExpr); !named && !IsVector(s.Info.TypeOf(x)) {
				s.refuse(x, "a value of %s needs the names of its fields", s.Info.TypeOf(x))
				break
			}
		}
	case *ast.CallExpr:
		return s.call(x)
	default:
		s.refuse(x, "%T is outside the subset", x)
		return false
	}
	return true
}

// qualified tells whether x is a name of another package.
func (s *subset) qualified(x *ast.SelectorExpr) bool {
	id, ok := x.X.(*ast.Ident)
	if !ok {
		return false
	}
	_, ok = s.Info.Uses[id].(*types.PkgName)
	return ok
}

// unfused tells whether x is the conversion of a product to float64, by which it is rounded before it is added to anything.
func (s *subset) unfused(x *ast.CallExpr) bool {
	m, product := ast.Unparen(x.Args[0]).(*ast.BinaryExpr)
	return product && m.Op == token.MUL && IsFloat(s.Info.TypeOf(m)) && IsFloat(s.Info.TypeOf(x))
}

func (s *subset) call(x *ast.CallExpr) bool {
	if t := s.Info.Types[x.Fun]; t.IsType() {
		if s.Constant(x) == "" && !s.unfused(x) {
			s.refuse(x, "a conversion is outside the subset, but for those of constants and of products to float64")
		}
		return true
	}
	switch name := s.Outside(x); name {
	case "":
		if o, ok := s.Callee(x).(*types.Func); !ok || o.Pkg() != s.Types {
			s.refuse(x, "a call of what is no function of the text is outside the subset")
		}
	case "min", "max":
		if len(x.Args) != 2 {
			s.refuse(x, "%s takes two values", name)
		}
	case "math.Sqrt", "math.Cbrt", "math.Log", "math.Exp", "math.Erf", "math.Asinh", "math.RoundToEven", "math.Pow", "math.Abs", "vec.Norm", "vec.Direction", "vec.Perpendicular", "vec.Clamp", "r3.Add", "r3.Sub", "r3.Scale", "r3.Dot", "r3.Cross", "r3.Norm2":
	default:
		s.refuse(x, "%s is outside the subset", name)
	}
	return true
}

// assignment checks that an assignment of several values can be done one after the other.
func (s *subset) assignment(x *ast.AssignStmt) {
	switch x.Tok {
	case token.ASSIGN, token.DEFINE, token.ADD_ASSIGN, token.SUB_ASSIGN, token.MUL_ASSIGN, token.QUO_ASSIGN:
	default:
		s.refuse(x, "operator %s is outside the subset", x.Tok)
	}
	if len(x.Lhs) == 1 || len(x.Rhs) != len(x.Lhs) {
		return
	}
	for i, right := range x.Rhs {
		ast.Inspect(right, func(n ast.Node) bool {
			if id, ok := n.(*ast.Ident); ok {
				for _, left := range x.Lhs[:i] {
					if o := s.Root(left); o != nil && s.Info.Uses[id] == o {
						s.refuse(id, "%s is read after it was written in the same assignment", id.Name)
					}
				}
			}
			return true
		})
	}
}
