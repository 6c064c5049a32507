package runs

import (
	"strings"
	"testing"
)

// A run whose steps are too long for its contacts warns while it goes, names the column to look at, and does not go on about it. One whose books
// balance says nothing.
func TestUnbalancedBooksWarn(t *testing.T) {
	warnings := func(sets ...string) (told []string) {
		mustRun(t, Options{Model: "testdata/bounce.yaml", Sets: sets, Warn: func(text string) {
			if strings.Contains(text, "the energy is off by") {
				told = append(told, text)
			}
		}})
		return told
	}
	if told := warnings(); len(told) != 0 {
		t.Errorf("%q at the model's own step", told)
	}
	told := warnings("solver.step=0.5 ms")
	if len(told) == 0 || len(told) > 6 || !strings.Contains(told[0], "balance.residual") {
		t.Errorf("%q at a step that is too long", told)
	}
}
