package sweep

import (
	"archive/zip"
	"bytes"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

const grains = `
title: a grain from a file
materials: [{name: stone, density: 2500, young_modulus: 10 MPa}]
contact: {default: {restitution: 0.5, friction: 0.5}}
particles: [{name: one, material: stone, file: ../data/near.csv}]
solver: {step: 0.1 ms, end: 10 ms}
outputs: {interval: 5 ms, requests: [{name: one, particles: one, quantities: [center_of_mass]}]}
`

// TestBundleHoldsFiles runs cases whose model names files in another folder, one of them by an input: the worker has them all, and a case is
// another when its file has changed.
func TestBundleHoldsFiles(t *testing.T) {
	root := t.TempDir()
	files := map[string]string{
		"models/model.yaml": grains, "data/near.csv": "1 0 0 0.01\n", "data/far.csv": "7 0 0 0.01\n",
		"studies/study.yaml": "title: a\nmodel: ../models/model.yaml\nvary: [{path: particles.one.file, values: [../data/near.csv, ../data/far.csv]}]\n" +
			"extract: [{name: x, column: one.center_of_mass.x}]\n",
	}
	for name, text := range files {
		path := filepath.Join(root, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	plan := func() *Plan {
		s, err := Load(t.Context(), filepath.Join(root, "studies", "study.yaml"))
		if err != nil {
			t.Fatal(err)
		}
		p, err := s.Plan(t.Context(), "test")
		if err != nil {
			t.Fatal(err)
		}
		return p
	}
	p, store := plan(), newStore(t)
	if s := runPlan(t, p, store, false); s.Done != 2 {
		t.Errorf("%+v", s)
	}
	for i, r := range rowsOf(t, store) {
		if want := []float64{1, 7}[i]; math.Abs(float64(r.Outputs["x"])-want) > 1e-12 {
			t.Errorf("case %d: %v %s", i, r.Outputs, r.Error)
		}
	}
	if !bytes.Equal(plan().Bundle, p.Bundle) {
		t.Error("the bundle of the same study differs")
	}
	if err := os.WriteFile(filepath.Join(root, "data", "far.csv"), []byte("8 0 0 0.01\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if s := runPlan(t, plan(), store, false); s.Before != 1 || s.Done != 1 {
		t.Errorf("after a change of one file: %+v", s)
	}
}

func TestUnbundleStaysInside(t *testing.T) {
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	if err := add(z, "../outside", nil); err != nil {
		t.Fatal(err)
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	if _, err := unbundle(b.Bytes(), t.TempDir()); err == nil || !strings.Contains(err.Error(), "leads out") && !strings.Contains(err.Error(), "insecure") {
		t.Errorf("error %v", err)
	}
}
