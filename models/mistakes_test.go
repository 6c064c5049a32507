package models

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write the golden files anew")

// golden compares a text with a file.
func golden(t *testing.T, file, got string) {
	t.Helper()
	if *update {
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		t.Errorf("%s:\n%s\nwant:\n%s", file, got, want)
	}
}

// What a user sees for models with mistakes.
func TestMistakes(t *testing.T) {
	files, _ := filepath.Glob("testdata/mistakes/*.yaml")
	for _, file := range files {
		m, err := Load(t.Context(), file, nil)
		if err == nil {
			_, err = m.Build(t.Context(), BuildOptions{Device: "cpu"})
		}
		if err == nil {
			t.Errorf("%s loads and builds", file)
			continue
		}
		golden(t, strings.TrimSuffix(file, ".yaml")+".txt", strings.ReplaceAll(err.Error(), "testdata/mistakes/", "")+"\n")
	}
}

// What a user sees for overrides with mistakes.
func TestOverrideMistakes(t *testing.T) {
	var b strings.Builder
	for _, override := range []string{
		"solver.step=fast",
		"solver.stepp=1",
		"solver.step",
		"=3",
		"solver.step.x=1",
		"nets.nett.spacing=1",
		"nets.3.spacing=1",
		"nets.net.spring.stiffness=5 mm",
		"nets.net.knots=[1, 2",
		"parameters.drap=0.5",
		"parameters.mesh=2 kg",
		"solver=",
	} {
		_, err := Load(t.Context(), "library/net-impact.yaml", []string{override})
		if err == nil {
			t.Errorf("%s is accepted", override)
			continue
		}
		b.WriteString(err.Error() + "\n")
	}
	golden(t, "testdata/mistakes/overrides.txt", b.String())
}
