package source

import (
	"go/ast"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

const head = `package p

import (
	"math"

	"gonum.org/v1/gonum/spatial/r3"
)

type state struct {
	place r3.Vec
	size  float64
}

type kind uint8

const (
	one kind = iota
	other
)

func root(x float64) float64 { return math.Sqrt(x) + r3.Norm2(r3.Vec{}) }

`

// Everything outside the subset is refused where it stands, all of it at once.
func TestRefused(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"func f(x float64) float64 { for k := range 3 { _ = k }; return x }", "law.go:23:29: a loop must be over a constant number of rounds, without a variable"},
		{"func f(x float64, n int32) float64 { for range n { x += 1 }; return x }", "law.go:23:38: a loop must be over a constant number of rounds, without a variable"},
		{"func f(x float64) float64 { for x < 3 { x += 1 }; return x }", "law.go:23:29: *ast.ForStmt is outside the subset"},
		{"func f(x []float64) float64 { return 1 }", "parameter x of type []float64 is outside the subset"},
		{"func f(x float64) float64 { go f(x); return x }", "*ast.GoStmt is outside the subset"},
		{"func f(x float64) float64 { y := func() float64 { return x }; return y() }", "*ast.FuncLit is outside the subset"},
		{"func f(x float64) float64 { return math.Sin(x) }", "undefined: math.Sin"},
		{"func f(x float64) float64 { return f(x) }", "f calls itself"},
		{"func f(x, y float64) float64 { x, y = y, x; return x - y }", "law.go:23:42: x is read after it was written in the same assignment"},
		{"func f(x float64) (float64, float64) { return x, x }", "several results need names"},
		{"func f(a, b r3.Vec) bool { return a == b }", "vectors cannot be compared"},
		{"func f(x float64) float64 { return float64(int(x)) }", "a conversion is outside the subset"},
		{"func f(x float64) float64 { return max(x, 1, 2) }", "max takes two values"},
		{"var f float64", "a variable outside functions"},
		{"type f struct { list []float64 }", "field of type []float64"},
		{"type f interface{}", "neither a struct nor an enumeration"},
		{"func f(x float64) float64 { switch { case x > 0: x = 1 }; return x }", "a switch must be over an enumeration"},
		{"func f(s *state) { *s = state{} }", "*ast.StarExpr is outside the subset"},
		{"func f() state { return state{r3.Vec{}, 1} }", "a value of source.state needs the names of its fields"},
		{"func f(x int32) bool { return x|1 == 1 }", "operator | is outside the subset"},
	} {
		_, err := LoadText("law.go", head+c.text)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s\ngot  %v\nwant %s", c.text, err, c.want)
		}
	}
	_, err := LoadText("law.go", head+"func f(x []float64) { for { } }")
	if got := strings.Count(err.Error(), "law.go:"); got != 2 {
		t.Errorf("%d mistakes told: %v", got, err)
	}
}

// A part of a text is what is wanted and what it uses: the rest need not be in the subset.
func TestPart(t *testing.T) {
	name := filepath.Join(t.TempDir(), "shapes.go")
	text := head + `
		type ball struct { size float64; faces kind }
		func (b ball) Nearest(c r3.Vec) state { return state{size: deeper(b.size, c)} }
		func deeper(x float64, c r3.Vec) float64 { return x - root(1, c) }
		func (b ball) String() string { return "ball" }`
	if err := os.WriteFile(name, []byte(strings.ReplaceAll(text, "func root(x float64) float64", "func root(x float64, c r3.Vec) float64")), 0o644); err != nil {
		t.Fatal(err)
	}
	p, err := LoadPart(func(_ string, d *ast.FuncDecl) bool { return d.Name.Name == "Nearest" }, name)
	if err != nil {
		t.Fatal(err)
	}
	var functions []string
	for _, f := range p.Functions {
		functions = append(functions, f.Name)
	}
	if want := []string{"root", "deeper", "Nearest"}; !slices.Equal(functions, want) || len(p.Structs) != 2 {
		t.Errorf("functions %v, want %v, and %d structs", functions, want, len(p.Structs))
	}
	if _, err := LoadPart(func(_ string, d *ast.FuncDecl) bool { return d.Name.Name == "String" }, name); err == nil {
		t.Error("a part that is outside the subset was taken")
	}
}

// Pointers that are written through, also by what is called, are told from others, and callees come first.
func TestWritten(t *testing.T) {
	p, err := LoadText("law.go", head+`
		func f(s, o *state) { o.grow(s.size) }
		func (s *state) grow(by float64) { s.size += by }`)
	if err != nil {
		t.Fatal(err)
	}
	f, grow := p.Named("f"), p.Named("grow")
	if f.Parameters[0].Written || !f.Parameters[1].Written || !grow.Parameters[0].Written {
		t.Error("what is written was not found")
	}
	if p.Functions[1] != grow || p.Functions[2] != f {
		t.Error("a callee comes after its caller")
	}
}
