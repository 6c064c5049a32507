package models

import (
	"os"
	"path/filepath"
	"reflect"
	"testing"
)

// FuzzParse checks that no text makes the reader panic, and that what it accepts reads back from its resolved form.
func FuzzParse(f *testing.F) {
	for _, pattern := range []string{"library/*.yaml", "testdata/*.yaml", "testdata/mistakes/*.yaml"} {
		files, _ := filepath.Glob(pattern)
		for _, file := range files {
			text, err := os.ReadFile(file)
			if err != nil {
				f.Fatal(err)
			}
			f.Add(string(text), "solver.step=1e-5")
		}
	}
	f.Add("a: &a [*a]", "a.0=1")
	f.Add("title: ${", "parameters.a=${")
	f.Add("solver: {step: ${", "solver=&x [*x]")
	f.Fuzz(func(t *testing.T, text, override string) {
		m, err := Parse(t.Context(), "library/model.yaml", []byte(text), []string{override})
		if err != nil {
			_ = err.Error()
			return
		}
		resolved, err := m.Resolved()
		if err != nil {
			t.Fatal(err)
		}
		back, err := Parse(t.Context(), "library/model.yaml", resolved, nil)
		if err != nil {
			t.Fatalf("%v\n%s", err, resolved)
		}
		m.places, back.places = nil, nil
		m.notes, back.notes = nil, nil
		if !reflect.DeepEqual(m, back) {
			t.Fatalf("reads back otherwise:\n%s", resolved)
		}
	})
}
