package models

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"gabion/internal/document"
)

// TestConfined has every part of a model that names a file name one elsewhere: a confined model reads none, and says nothing of what is in them.
func TestConfined(t *testing.T) {
	const secret = "toor:x"
	elsewhere := t.TempDir()
	for _, name := range []string{"secret.csv", "secret.obj", "model.yaml"} {
		if err := os.WriteFile(filepath.Join(elsewhere, name), []byte("v "+secret+" 0 0\n"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	const rest = `
materials: [{name: s, density: 2500, young_modulus: 10 MPa}]
contact: {default: {restitution: 0.5, friction: 0.5}}
solver: {step: 1e-5, end: 1e-3}
`
	for _, text := range []string{
		"particles: [{name: p, material: s, file: FILE.csv}]",
		"walls: [{name: w, shape: mesh, file: FILE.obj, material: s}]\nparticles: [{name: p, material: s, radius: 1, positions: [[0, 0, 0]]}]",
		"bodies: [{name: b, mass: 1, inertia: [1, 1, 1], surfaces: [{shape: mesh, file: FILE.obj, material: s}]}]",
	} {
		for _, way := range []string{"absolute", "link"} {
			folder := t.TempDir()
			target := filepath.Join(elsewhere, "secret")
			if way == "link" {
				for _, ending := range []string{".csv", ".obj"} {
					if err := os.Symlink(target+ending, filepath.Join(folder, "own"+ending)); err != nil {
						t.Fatal(err)
					}
				}
				target = "own"
			}
			path := filepath.Join(folder, "model.yaml")
			if err := os.WriteFile(path, []byte(strings.ReplaceAll(text, "FILE", target)+rest), 0o644); err != nil {
				t.Fatal(err)
			}
			if err := readAll(t.Context(), document.Files{}, path); err == nil || !strings.Contains(err.Error(), secret) {
				t.Errorf("%s, %s: %v: this shows nothing", text, way, err)
			}
			if err := readAll(t.Context(), document.Files{Within: folder}, path); err == nil || strings.Contains(err.Error(), secret) || !strings.Contains(err.Error(), folder) {
				t.Errorf("%s, %s: %v", text, way, err)
			}
			// A file that changes after the check is found out when it is read.
			m := &Model{file: path, files: document.Files{Within: folder}}
			if _, err := m.Open(t.Context(), target+".csv"); err == nil {
				t.Errorf("%s is opened", target)
			}
		}
	}
	if _, err := LoadFrom(t.Context(), document.Files{Within: t.TempDir()}, filepath.Join(elsewhere, "model.yaml"), nil); err == nil || strings.Contains(err.Error(), secret) {
		t.Errorf("the model itself: %v", err)
	}
}

// readAll reads a model and its files.
func readAll(ctx context.Context, files document.Files, path string) error {
	m, err := LoadFrom(ctx, files, path, nil)
	if err != nil {
		return err
	}
	_, err = m.Build(ctx, BuildOptions{Device: "cpu"})
	return err
}
