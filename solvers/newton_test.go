package solvers

import (
	"testing"

	"gabion/internal/expect"
)

// loads take their times, ns, in a residual and in a tangent.
type loads [2]float64

func (l loads) LoadCost() (residual, tangent float64) { return l[0], l[1] }

func (l loads) SetResolution(float64) {}

// Where loads take most of the time a new tangent costs as many iterations as it takes longer than a residual.
func TestRefactorizationCostOfLoads(t *testing.T) {
	n := newton{loaded: loads{1e6, 0.5e6}}
	if got := n.refactorizationCost(); got != 0.5 {
		t.Errorf("a tangent costs %g iterations, want 0.5", got)
	}
}

// A tangent under which the residual hardly falls is replaced, but not where the one before, when it was new, did no better.
func TestRefactorizationPays(t *testing.T) {
	n := newton{loaded: loads{1e6, 0.5e6}}
	for _, c := range []struct {
		rate, fresh float64
		want        bool
	}{{0.87, freshRate, true}, {0.95, freshRate, true}, {0.87, 0.87, false}, {0.95, 0.95, false}, {1.2, 1, true}} {
		if got := n.refactorizationPays(c.rate, c.fresh, 100); got != c.want {
			t.Errorf("rate %g, with a new tangent %g: a new one pays: %t", c.rate, c.fresh, got)
		}
	}
}

// What is left after a correction of a linear iteration, whose error falls by the same ratio each time, is known: it is not taken for less, and
// for just that from a ratio of a half on.
func TestErrorLeftOfLinearIteration(t *testing.T) {
	for _, ratio := range []float64{0.01, 0.3, 0.5, 0.8, 0.95, 0.999} {
		const before = 3.0
		after := ratio * before
		got := left(before-after, ratio)
		if got < after*(1-1e-12) || ratio >= 0.5 && !expect.Near(got, after, 1e-12) {
			t.Errorf("errors that fall to %g in an iteration: %g is left, taken for %g", ratio, after, got)
		}
	}
}
