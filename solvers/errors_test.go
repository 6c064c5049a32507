package solvers

import (
	"strings"
	"testing"
)

// The history shows whole corrections, with the part that was made, and the advice is no shorter step where that has been tried.
func TestConvergenceMessage(t *testing.T) {
	e := &ConvergenceError{Worst: "body", History: []Iteration{{Correction: 0.25, Factor: 1, Residual: 3}, {Correction: 0.125, Factor: 1e-3, Residual: 2}}}
	for shortest, want := range map[bool]string{false: "try a smaller step", true: "a shorter one will not help"} {
		e.AtMinStep = shortest
		for _, part := range []string{"(0.25, 3) (0.125, 2) made to 0.1 %", "run against something", want} {
			if text := e.Error(); !strings.Contains(text, part) {
				t.Errorf("%q does not say %q", text, part)
			}
		}
	}
	e.AtMinStep = true
	if text := e.Error(); strings.Contains(text, "try a smaller step") {
		t.Error(text)
	}
}
