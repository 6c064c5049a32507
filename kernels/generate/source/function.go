package source

import (
	"go/ast"
	"go/token"
	"go/types"
	"slices"
)

// Function is a function or method of the text.
type Function struct {
	Name       string
	Object     *types.Func
	Decl       *ast.FuncDecl
	Parameters []*Parameter // the receiver first
	Results    []*types.Var
	Doc        string
}

// Parameter is a parameter or receiver.
type Parameter struct {
	*types.Var
	Written bool // something is written through this pointer, here or in a function that is called
}

// Function finds a function of the text.
func (p *Package) Function(o types.Object) *Function {
	for _, f := range p.Functions {
		if f.Object == o {
			return f
		}
	}
	return nil
}

// Named finds a function by its name.
func (p *Package) Named(name string) *Function {
	for _, f := range p.Functions {
		if f.Name == name {
			return f
		}
	}
	return nil
}

// Arguments are those of a call of f, its receiver first.
func (f *Function) Arguments(c *ast.CallExpr) []ast.Expr {
	if f.Decl.Recv == nil {
		return c.Args
	}
	return append([]ast.Expr{ast.Unparen(c.Fun).(*ast.SelectorExpr).X}, c.Args...)
}

func (p *Package) newFunction(d *ast.FuncDecl) *Function {
	o := p.Info.Defs[d.Name].(*types.Func)
	s := o.Signature()
	f := &Function{Name: d.Name.Name, Object: o, Decl: d, Doc: d.Doc.Text()}
	if r := s.Recv(); r != nil {
		f.Parameters = append(f.Parameters, &Parameter{Var: r})
	}
	for v := range s.Params().Variables() {
		f.Parameters = append(f.Parameters, &Parameter{Var: v})
	}
	for v := range s.Results().Variables() {
		f.Results = append(f.Results, v)
	}
	return f
}

// Root is the variable that a chain of fields starts from.
func (p *Package) Root(e ast.Expr) types.Object {
	for {
		switch x := ast.Unparen(e).(type) {
		case *ast.Ident:
			if o := p.Info.Uses[x]; o != nil {
				return o
			}
			return p.Info.Defs[x]
		case *ast.SelectorExpr:
			e = x.X
		case *ast.UnaryExpr:
			if x.Op != token.AND {
				return nil
			}
			e = x.X
		default:
			return nil
		}
	}
}

// findWritten finds the pointers that are written through, until no call adds one.
func (p *Package) findWritten() {
	for again := true; again; {
		again = false
		for _, f := range p.Functions {
			mark := func(e ast.Expr) {
				o := p.Root(e)
				for _, v := range f.Parameters {
					if _, pointer := Pointed(v.Type()); pointer && v.Var == o && !v.Written {
						v.Written, again = true, true
					}
				}
			}
			ast.Inspect(f.Decl.Body, func(n ast.Node) bool {
				switch x := n.(type) {
				case *ast.AssignStmt:
					for _, left := range x.Lhs {
						if _, field := ast.Unparen(left).(*ast.SelectorExpr); field {
							mark(left)
						}
					}
				case *ast.CallExpr:
					if callee := p.Function(p.Callee(x)); callee != nil {
						for i, a := range callee.Arguments(x) {
							if callee.Parameters[i].Written {
								mark(a)
							}
						}
					}
				}
				return true
			})
		}
	}
}

// sortStructs puts structs after those that they hold.
func (p *Package) sortStructs() {
	var sorted []*Struct
	var visit func(s *Struct)
	visit = func(s *Struct) {
		if slices.Contains(sorted, s) {
			return
		}
		for _, f := range s.Fields {
			for _, held := range p.Structs {
				if types.Identical(f.Type, held.Name.Type()) {
					visit(held)
				}
			}
		}
		sorted = append(sorted, s)
	}
	for _, s := range p.Structs {
		visit(s)
	}
	p.Structs = sorted
}

// sort puts functions after those that they call.
func (p *Package) sort() error {
	var sorted []*Function
	state := map[*Function]int{}
	var visit func(f *Function) error
	visit = func(f *Function) (failed error) {
		switch state[f] {
		case 1:
			return p.Errorf(f.Decl, "%s calls itself: recursion is outside the subset", f.Name)
		case 2:
			return nil
		}
		state[f] = 1
		ast.Inspect(f.Decl.Body, func(n ast.Node) bool {
			if c, ok := n.(*ast.CallExpr); ok && failed == nil {
				if callee := p.Function(p.Callee(c)); callee != nil {
					failed = visit(callee)
				}
			}
			return failed == nil
		})
		state[f] = 2
		sorted = append(sorted, f)
		return failed
	}
	for _, f := range slices.Clone(p.Functions) {
		if err := visit(f); err != nil {
			return err
		}
	}
	p.Functions = sorted
	return nil
}
