package source

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path"
	"slices"
	"strconv"
)

// LoadPart is Load of the functions and methods that are wanted, and of all that they use: other declarations of the files need not be in the subset.
func LoadPart(wanted func(file string, d *ast.FuncDecl) bool, files ...string) (*Package, error) {
	p := &Package{Fset: token.NewFileSet()}
	part := &part{functions: map[string][]*ast.FuncDecl{}, general: map[string]*ast.GenDecl{}, kept: map[ast.Decl]bool{}}
	for _, name := range files {
		f, err := parser.ParseFile(p.Fset, name, nil, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			return nil, err
		}
		p.Files = append(p.Files, f)
		part.index(f)
	}
	for i, f := range p.Files {
		for _, d := range f.Decls {
			if d, ok := d.(*ast.FuncDecl); ok && wanted(files[i], d) {
				part.keep(d)
			}
		}
	}
	p.Files = slices.DeleteFunc(p.Files, func(f *ast.File) bool { return !part.reduce(f) })
	return p, p.check()
}

// part collects the declarations that are used.
type part struct {
	functions map[string][]*ast.FuncDecl // methods by their names after a dot
	general   map[string]*ast.GenDecl    // of types and constants
	kept      map[ast.Decl]bool
}

func (p *part) index(f *ast.File) {
	for _, d := range f.Decls {
		switch d := d.(type) {
		case *ast.FuncDecl:
			name := d.Name.Name
			if d.Recv != nil {
				name = "." + name
			}
			p.functions[name] = append(p.functions[name], d)
		case *ast.GenDecl:
			for _, s := range d.Specs {
				switch s := s.(type) {
				case *ast.TypeSpec:
					p.general[s.Name.Name] = d
				case *ast.ValueSpec:
					for _, n := range s.Names {
						p.general[n.Name] = d
					}
				}
			}
		}
	}
}

// keep keeps a declaration and what it uses.
func (p *part) keep(d ast.Decl) {
	if p.kept[d] {
		return
	}
	p.kept[d] = true
	ast.Inspect(d, func(n ast.Node) bool {
		switch x := n.(type) {
		case *ast.CallExpr:
			if s, ok := x.Fun.(*ast.SelectorExpr); ok {
				p.use("." + s.Sel.Name)
			}
		case *ast.Ident:
			p.use(x.Name)
		}
		return true
	})
}

func (p *part) use(name string) {
	for _, f := range p.functions[name] {
		p.keep(f)
	}
	if g := p.general[name]; g != nil {
		p.keep(g)
	}
}

// reduce leaves what is kept in a file, and the imports that it uses. It tells whether anything is.
func (p *part) reduce(f *ast.File) bool {
	var decls []ast.Decl
	packages := map[string]bool{}
	for _, d := range f.Decls {
		if !p.kept[d] {
			continue
		}
		decls = append(decls, d)
		ast.Inspect(d, func(n ast.Node) bool {
			if s, ok := n.(*ast.SelectorExpr); ok {
				if id, ok := s.X.(*ast.Ident); ok {
					packages[id.Name] = true
				}
			}
			return true
		})
	}
	imports := &ast.GenDecl{Tok: token.IMPORT, TokPos: f.Package, Lparen: f.Package, Rparen: f.Package}
	for _, i := range f.Imports {
		if name, err := strconv.Unquote(i.Path.Value); err == nil && packages[path.Base(name)] {
			imports.Specs = append(imports.Specs, i)
		}
	}
	f.Decls = append([]ast.Decl{imports}, decls...)
	return len(decls) > 0
}
