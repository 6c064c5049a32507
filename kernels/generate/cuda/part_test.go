package cuda

import (
	"strings"
	"testing"

	"gabion/kernels/generate/source"
)

// What is particular to texts on numbers of one type: plain structs, integers, flags and values of structs.
func TestPart(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"func f(a float64) float64 { return 2*a + 1 }", "INLINE double f(double a) {\n  return fused(2.0, a, 1.0);"},
		{"func f(a float64) float64 { for range 3 { a = a * a }; return a }", "OUTLINE double f(double a) {\n  for (int round = 0; round < 3; round++) {\n    a = a * a;\n  }"},
		{"func f(a float64) float64 { return math.Exp(a) }", "OUTLINE double f(double a) {\n  return exponential(a);"},
		{"func f(s shape) bool { return s.inside }", "struct Shape {\n  double size;\n  bool inside;\n  int open;\n};"},
		{"func f(s shape, i int32) bool { return s.open&(1<<i) != 0 }", "return (s.open & 1 << i) != 0;"},
		{"func f(x float64) touch { return touch{distance: x} }", "return Touch{Vec<double>{}, x, 0};"},
		{"func f(v r3.Vec) touch { n, d := vec.Direction(v, r3.Vec{Z: 1}); return touch{normal: n, distance: d} }", "double d;\n  Vec<double> n = direction(v, Vec<double>{0.0, 0.0, 1.0}, d);"},
	} {
		p, err := source.LoadText("shape.go", strings.NewReplacer("shape", "Shape", "touch", "Touch").Replace(`package p
			import ("math"; "gabion/internal/vec"; "gonum.org/v1/gonum/spatial/r3")
			type faces uint8
			type shape struct { size float64; inside bool; open faces }
			type touch struct { normal r3.Vec; distance float64; feature int32 }
			func norm(v r3.Vec) float64 { return vec.Norm(v) + math.Abs(v.X) }
			`+c.text))
		if err != nil {
			t.Fatal(err)
		}
		got, err := Part(p, "double")
		if err != nil || !strings.Contains(got, c.want) {
			t.Errorf("%s\nwant %s\ngot  %s\n%v", c.text, c.want, got, err)
		}
	}
}
