package models

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// The models of the manual's pages on particles, their shapes and surroundings, mechanisms, nets, barriers and frames can be run as they stand there.
func TestManual(t *testing.T) {
	for name, least := range map[string]int{"particles.md": 5, "shapes.md": 4, "surroundings.md": 5, "mechanisms.md": 4, "nets.md": 3, "barriers.md": 2, "frames.md": 1} {
		t.Run(name, func(t *testing.T) { buildPage(t, name, least) })
	}
}

// buildPage builds the models of a page, of which it has at least so many.
func buildPage(t *testing.T, name string, least int) {
	t.Helper()
	page, err := os.ReadFile(filepath.Join("..", "docs", name))
	if err != nil {
		t.Fatal(err)
	}
	folder := t.TempDir()
	bed := filepath.Join(folder, "out", "fill", "particles", "bed.csv")
	if err := os.MkdirAll(filepath.Dir(bed), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(bed, []byte("x,y,z,radius\n0,0,0.003,0.003\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	mouth := "v -0.015 -0.015 0\nv 0.015 -0.015 0\nv 0.015 0.015 0\nv -0.015 0.015 0\nf 1 3 2\nf 1 4 3\n"
	if err := os.WriteFile(filepath.Join(folder, "mouth.obj"), []byte(mouth), 0o644); err != nil {
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
		m, err := Parse(t.Context(), filepath.Join(folder, "model.yaml"), []byte(text), nil)
		if err != nil {
			t.Errorf("%s: %v", title, err)
			continue
		}
		built, err := m.Build(t.Context(), BuildOptions{Device: "cpu", Threads: 1})
		if err != nil {
			t.Errorf("%s: %v", title, err)
			continue
		}
		if particles := built.Simulation.Particles(); particles != nil {
			particles.Close()
		}
	}
	if count < least {
		t.Errorf("%d models on the page", count)
	}
}
