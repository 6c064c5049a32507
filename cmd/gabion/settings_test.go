package main

import (
	"strings"
	"testing"
)

// A shorthand has the name of the setting that it stands for, and of no other setting.
func TestShorthandNames(t *testing.T) {
	for _, s := range shorthand {
		if !strings.HasSuffix(s.path, "."+s.flag) {
			t.Errorf("--%s sets %s", s.flag, s.path)
		}
	}
	if _, text, code := gabion(t, "run models/library/pendulum.yaml --solver.tolerance 1e-5"); code != exitInput || !strings.Contains(text, "solver.tolerance") {
		t.Errorf("--solver.tolerance: %q, status %d", text, code)
	}
}
