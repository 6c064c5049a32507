package gotext

import (
	"testing"

	"gabion/kernels/generate/trace"
)

// Values that are used once stand where they are used, choices become branches, and a way that leaves zero is left out.
func TestBody(t *testing.T) {
	g := trace.New()
	x, y := g.Input("x"), g.Input("y")
	root := g.Do(trace.Sqrt, g.Do(trace.Mul, x, y))
	chosen := g.Select(&trace.Branch{Node: 1}, g.Do(trace.Less, x, y), g.Number(0), root)
	got := Body([]Output{{"a", chosen}, {"b", g.Do(trace.Neg, x)}})
	want := "\tvar x7 float64\n\tif !(x < y) {\n\t\tx7 = math.Sqrt(x * y)\n\t}\n\ta = x7\n\tb = -x\n"
	if got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}
