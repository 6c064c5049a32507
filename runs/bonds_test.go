package runs

import (
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"gabion/results"
)

// Bonds that break are in the list of events and in the audit, and a run that is taken up again while they break has the same.
func TestBreakingBonds(t *testing.T) {
	whole := mustRun(t, Options{Model: "testdata/mortar.yaml"})
	parts := t.TempDir()
	for _, steps := range []int64{90, 150, 0} {
		mustRun(t, Options{Model: "testdata/mortar.yaml", Folder: parts, Steps: steps, Resume: steps != 90})
	}
	sameFiles(t, whole, parts, HistoryFile, AuditFile, results.EventsFile)

	text, err := os.ReadFile(filepath.Join(whole, results.EventsFile))
	if err != nil {
		t.Fatal(err)
	}
	broken := strings.Count(string(text), ",bond_broke,mortar.")
	audit, err := results.ReadTable(filepath.Join(whole, AuditFile))
	if err != nil {
		t.Fatal(err)
	}
	last := func(name string) float64 {
		c, err := audit.Column(name)
		if err != nil {
			t.Fatal(err)
		}
		return c[len(c)-1]
	}
	if broken < 20 || last("lost.breaking") < 1e-3 || last("lost.bond_damping") <= 0 || math.Abs(last("balance.residual")) > 2e-3*last("balance.energy_scale") {
		t.Errorf("%d bonds broke, which took %g J, damping %g J; %g J of %g are missing",
			broken, last("lost.breaking"), last("lost.bond_damping"), last("balance.residual"), last("balance.energy_scale"))
	}
}
