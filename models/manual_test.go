package models

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// The models of the manual's page on grains can be run as they stand there.
func TestManualOfGrains(t *testing.T) {
	page, err := os.ReadFile(filepath.Join("..", "docs", "grains.md"))
	if err != nil {
		t.Fatal(err)
	}
	folder := t.TempDir()
	bed := filepath.Join(folder, "out", "fill", "grains", "bed.csv")
	if err := os.MkdirAll(filepath.Dir(bed), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(bed, []byte("x,y,z,radius\n0,0,0.003,0.003\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	count := 0
	for _, block := range strings.Split(string(page), "```yaml\n")[1:] {
		text, _, _ := strings.Cut(block, "```")
		if !strings.HasPrefix(text, "title:") {
			continue
		}
		count++
		title, _, _ := strings.Cut(text, "\n")
		m, err := Parse(filepath.Join(folder, "model.yaml"), []byte(text), nil)
		if err != nil {
			t.Errorf("%s: %v", title, err)
			continue
		}
		built, err := m.Build(BuildOptions{Device: "cpu", Threads: 1})
		if err != nil {
			t.Errorf("%s: %v", title, err)
			continue
		}
		built.Simulation.Grains().Close()
	}
	if count < 5 {
		t.Errorf("%d models on the page", count)
	}
}
