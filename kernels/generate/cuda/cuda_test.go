package cuda

import (
	"strings"
	"testing"

	"gabion/kernels/generate/source"
)

// What the printer does with sums, quotients, branches and results, by examples.
func TestHeader(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"func f(a, b, c float64) float64 { return a + b*c }", "return fused(b, c, a);"},
		{"func f(a float64) float64 { return 2 * math.Pi * math.Pow(a, 0.5) }", "return T(6.283185307179586) * power(a, T(0.5));"},
		{"func f(a, b, c float64) float64 { return a - b*c }", "return fused(-b, c, a);"},
		{"func f(a, b, c float64) float64 { return a*b - c }", "return fused(a, b, -c);"},
		{"func f(a, b, c float64) float64 { return a*b + c*a }", "return fused(c, a, a * b);"},
		{"func f(a, b, c float64) float64 { return a - (b - c) }", "return a - (b - c);"},
		{"func f(a, b, c float64) float64 { return a * (b + c) }", "return a * (b + c);"},
		{"func f(a, b float64) float64 { return a / math.Sqrt(b) }", "return a * inverse_root(b);"},
		{"func f(a, b, c float64) float64 { return a / (b * math.Sqrt(c)) }", "return quotient(a, b) * inverse_root(c);"},
		{"func f(a, b r3.Vec, s float64) r3.Vec { return r3.Sub(a, r3.Scale(s, b)) }", "return plus(a, -s, b);"},
		{"func f(a r3.Vec) r3.Vec { return r3.Scale(-1, a) }", "return -a;"},
		{"func f(a r3.Vec) r3.Vec { return r3.Vec{Y: r3.Dot(a, a)} }", "return Vec<T>{T(0), dot(a, a), T(0)};"},
		{"func f(a float64) (x, twice float64) { return a, 2 * a }", "INLINE T f(T a, T& twice) {\n  twice = T(2) * a;\n  return a;"},
		{"func f(a float64) (x, y float64) { return a, a }\nfunc g(a float64) float64 { x, _ := f(a); return x }", "T unused1;\n  T x = f(a, unused1);"},
		{"func f(a *Pair) { a.bigSize += 1 }", "INLINE void f(PairOf<T>& a) {\n  a.big_size = a.big_size + T(1);"},
		{"func f(a *Pair) float64 { return a.bigSize }", "INLINE T f(const PairOf<T>& a) {"},
		{"func (c choice) f(a float64) float64 { if c.Kind == two { a = 1 }; return a }", "if (SPECIAL(KIND) == two) {"},
		{"func f(a float64) float64 { for range 3 { a = a * a }; return a }", "INLINE T f(T a) {\n  for (int round = 0; round < 3; round++) {\n    a = a * a;\n  }"},
		{"func f(a float64) float64 { return math.Exp(a) }", "INLINE T f(T a) {\n  return exponential(a);"},
		{"func f(a, b, c bool) bool { return a || b && c }", "return a || (b && c);"},
		{
			"func (c choice) f(a float64) float64 { switch c.Kind { case one: a = 1; default: a = 2 }; return a }",
			"if (SPECIAL(KIND) == one) {\n    a = T(1);\n  } else {\n    a = T(2);\n  }",
		},
	} {
		p, err := source.LoadText("law.go", `package p
			import ("math"; "gonum.org/v1/gonum/spatial/r3")
			type Pair struct { bigSize float64; at r3.Vec }
			type kind uint8
			const ( one kind = iota; two )
			type choice struct { Kind kind }
			func root(x float64, v r3.Vec) float64 { return math.Sqrt(x) }
			`+c.text)
		if err != nil {
			t.Fatal(err)
		}
		got, err := Header(p, "")
		if err != nil || !strings.Contains(got, c.want) {
			t.Errorf("%s\nwant %s\ngot  %s\n%v", c.text, c.want, got, err)
		}
	}
}
