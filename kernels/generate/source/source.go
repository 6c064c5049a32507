// Package source reads the text that programs are generated from: Go files in a small subset of the language.
//
// The subset is what a contact law needs, and what CUDA, vector instructions and derivatives have an equal of:
//
//   - types: float64, bool, int32, r3.Vec, structs of these and of arrays of integers, pointers to structs as parameters, and enumerations (types on uint8
//     with constants);
//   - functions and methods without recursion, closures, generics or interfaces; results may be named;
//   - statements: declaration and assignment (also op=, and of several values where none is read after it was written), if, switch over an
//     enumeration, return, calls, and outside what is traced or differentiated loops of a constant number of rounds;
//   - expressions: + - * /, comparisons, && || !, & and << of integers, calls, fields, constants, r3.Vec{} and values of structs with named fields;
//     & before an argument; conversions of constants, and float64(a*b) of a product that is not to be fused with a sum;
//   - from outside: min and max of two values, math.Sqrt, math.Pi, math.E, math.Ln10, math.Sqrt2, math.Cbrt, math.Log, math.Exp, math.Erf, math.Asinh, math.RoundToEven and math.Pow outside what is traced, and of r3 Vec, Add, Sub, Scale, Dot,
//     Cross, Norm2.
//
// Other loops, slices, maps, other imports and everything else are refused, with file:line:column. A struct of enumerations and flags, like
// dem.Law, is a choice: its fields are constants of a program, not data.
package source

import (
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"path/filepath"
)

// Package is a type-checked text.
type Package struct {
	Fset  *token.FileSet
	Files []*ast.File
	Types *types.Package
	Info  *types.Info

	Enums     []*types.TypeName // in the order of the text
	Structs   []*Struct
	Constants []*types.Const // named numbers
	Functions []*Function    // callees before callers
}

// Struct is a struct type of numbers and vectors, or a choice.
type Struct struct {
	Name   *types.TypeName
	Doc    string
	Fields []Field
	Choice bool // of enumerations and flags only
}

// Field is a field of a struct.
type Field struct {
	Name, Comment string
	Type          types.Type
}

// outside declares what the text may use of other packages.
var outside = map[string]string{
	"math": `package math
		const Pi = 3.14159265358979323846264338327950288419716939937510582097494459
		const E = 2.71828182845904523536028747135266249775724709369995957496696763
		const Ln10 = 2.30258509299404568401799145468436420760110148862877297603332790
		const Sqrt2 = 1.41421356237309504880168872420969807856967187537694807317667974
		func Log(x float64) float64 { return x }
		func Exp(x float64) float64 { return x }
		func RoundToEven(x float64) float64 { return x }
		func Erf(x float64) float64 { return x }
		func Asinh(x float64) float64 { return x }
		func Sqrt(x float64) float64 { return x }
		func Abs(x float64) float64 { return x }
		func Cbrt(x float64) float64 { return x }
		func Pow(x, y float64) float64 { return x }`,
	"gabion/internal/vec": `package vec
		import "gonum.org/v1/gonum/spatial/r3"
		func Norm(v r3.Vec) float64 { return 0 }
		func Direction(v, axis r3.Vec) (unit r3.Vec, length float64) { return v, 0 }
		func Perpendicular(v r3.Vec) r3.Vec { return v }
		func Clamp(x, limit float64) float64 { return x }`,
	"gonum.org/v1/gonum/spatial/r3": `package r3
		type Vec struct{ X, Y, Z float64 }
		func Add(p, q Vec) Vec { return p }
		func Sub(p, q Vec) Vec { return p }
		func Scale(f float64, p Vec) Vec { return p }
		func Dot(p, q Vec) float64 { return 0 }
		func Cross(p, q Vec) Vec { return p }
		func Norm2(p Vec) float64 { return 0 }`,
}

// Load reads files of one package and checks them against the subset. All mistakes are told at once.
func Load(files ...string) (*Package, error) {
	p := &Package{Fset: token.NewFileSet()}
	for _, name := range files {
		f, err := parser.ParseFile(p.Fset, name, nil, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			return nil, err
		}
		p.Files = append(p.Files, f)
	}
	return p, p.check()
}

// LoadText is Load of a text that lies in no file.
func LoadText(name, text string) (*Package, error) {
	p := &Package{Fset: token.NewFileSet()}
	f, err := parser.ParseFile(p.Fset, name, text, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	p.Files = []*ast.File{f}
	return p, p.check()
}

func (p *Package) check() error {
	p.Info = &types.Info{
		Types: map[ast.Expr]types.TypeAndValue{}, Defs: map[*ast.Ident]types.Object{}, Uses: map[*ast.Ident]types.Object{},
		Selections: map[*ast.SelectorExpr]*types.Selection{},
	}
	var failed []error
	config := types.Config{
		Importer: Vocabulary(),
		Error:    func(err error) { failed = append(failed, err) },
	}
	p.Types, _ = config.Check("source", p.Fset, p.Files, p.Info)
	if len(failed) > 0 {
		return errors.Join(failed...)
	}
	s := &subset{Package: p}
	s.declarations()
	if err := errors.Join(s.failed...); err != nil {
		return err
	}
	p.sortStructs()
	p.findWritten()
	return p.sort()
}

// Vocabulary is an importer of what texts may use of other packages.
func Vocabulary() types.Importer { return vocabulary{map[string]*types.Package{}} }

// vocabulary is an importer of what is outside.
type vocabulary struct{ known map[string]*types.Package }

func (v vocabulary) Import(path string) (*types.Package, error) {
	if p := v.known[path]; p != nil {
		return p, nil
	}
	text, ok := outside[path]
	if !ok {
		return nil, fmt.Errorf("package %s is outside the subset", path)
	}
	fset := token.NewFileSet()
	f, err := parser.ParseFile(fset, path, text, 0)
	if err != nil {
		return nil, err
	}
	config := types.Config{Importer: v}
	p, err := config.Check(path, fset, []*ast.File{f}, nil)
	v.known[path] = p
	return p, err
}

// Errorf is an error at a place of the text.
func (p *Package) Errorf(at ast.Node, format string, values ...any) error {
	where := p.Fset.Position(at.Pos())
	where.Filename = filepath.Base(where.Filename)
	return fmt.Errorf("%s: %s", where, fmt.Sprintf(format, values...))
}

// IsVector tells whether t is r3.Vec.
func IsVector(t types.Type) bool {
	n, ok := t.(*types.Named)
	return ok && n.Obj().Name() == "Vec" && n.Obj().Pkg() != nil && n.Obj().Pkg().Name() == "r3"
}

// IsFloat tells whether t is a number of the physics.
func IsFloat(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsFloat != 0
}

// IsInteger tells whether t is an integer.
func IsInteger(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsInteger != 0
}

// IsBool tells whether t is a flag.
func IsBool(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsBoolean != 0
}

// IsEnum tells whether t is an enumeration.
func IsEnum(t types.Type) bool {
	n, ok := t.(*types.Named)
	if !ok {
		return false
	}
	b, ok := n.Underlying().(*types.Basic)
	return ok && b.Kind() == types.Uint8
}

// IsChoice tells whether t is a struct of enumerations and flags only.
func IsChoice(t types.Type) bool {
	s, ok := t.Underlying().(*types.Struct)
	if !ok || s.NumFields() == 0 {
		return false
	}
	for f := range s.Fields() {
		b, ok := f.Type().Underlying().(*types.Basic)
		if !ok || b.Kind() != types.Uint8 && b.Kind() != types.Bool {
			return false
		}
	}
	return true
}

// Pointed is the type that a pointer leads to, or t itself.
func Pointed(t types.Type) (types.Type, bool) {
	if p, ok := t.(*types.Pointer); ok {
		return p.Elem(), true
	}
	return t, false
}

// Constant is the value of a constant expression as text of Go, or "".
func (p *Package) Constant(e ast.Expr) string {
	v := p.Info.Types[e].Value
	if v == nil {
		return ""
	}
	return v.ExactString()
}

// Callee is the function that a call is of: one of the text, one from outside or a builtin.
func (p *Package) Callee(c *ast.CallExpr) types.Object {
	switch f := ast.Unparen(c.Fun).(type) {
	case *ast.Ident:
		return p.Info.Uses[f]
	case *ast.SelectorExpr:
		return p.Info.Uses[f.Sel]
	}
	return nil
}

// IsCall tells whether e is a call of a function from outside, as "math.Sqrt", or of a builtin, as "min".
func (p *Package) IsCall(e ast.Expr, name string) (*ast.CallExpr, bool) {
	c, ok := ast.Unparen(e).(*ast.CallExpr)
	if !ok {
		return nil, false
	}
	return c, p.Outside(c) == name
}

// Outside is the name of the function from outside that is called, or "".
func (p *Package) Outside(c *ast.CallExpr) string {
	o := p.Callee(c)
	switch {
	case o == nil:
		return ""
	case o.Pkg() == nil:
		return o.Name()
	case o.Pkg() != p.Types:
		return o.Pkg().Name() + "." + o.Name()
	}
	return ""
}
