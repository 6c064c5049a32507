package solvers

import "testing"

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
