package differentiate

import (
	"testing"

	"gabion/kernels/generate/trace"
)

// What does not change has no derivative, and no node is made for it; what does has the derivative of each operation.
func TestForward(t *testing.T) {
	g := trace.New()
	x, y := g.Input("x"), g.Input("y")
	one := g.Number(1)
	seed := map[*trace.Node]*trace.Node{x: one}
	branch := &trace.Branch{Node: 1}
	condition := g.Do(trace.Less, y, x)
	root, ratio, most := g.Do(trace.Sqrt, x), g.Do(trace.Div, y, x), g.Do(trace.Max, x, y)
	got := Forward(g, []*trace.Node{
		y, g.Do(trace.Sqrt, y), g.Do(trace.Mul, x, y), g.Do(trace.Sub, y, x), root, ratio, most, g.Select(branch, condition, x, y),
	}, seed)
	for i, want := range []*trace.Node{
		nil, nil, y, g.Do(trace.Neg, one), g.Do(trace.Div, g.Number(0.5), root),
		g.Do(trace.Mul, g.Do(trace.Div, one, x), g.Do(trace.Neg, ratio)),
		g.Select(g.BranchOf(most), g.Do(trace.Less, x, y), g.Number(0), one), g.Select(branch, condition, one, g.Number(0)),
	} {
		if got[i] != want {
			t.Errorf("output %d: %v, want %v", i, got[i], want)
		}
	}
}
