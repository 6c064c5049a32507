package validation

import (
	"errors"
	"os"
	"path/filepath"
	"testing"

	"gabion/internal/document"
)

// A case is refused at its places, or it has what a comparison needs: a subject, and as many references as columns.
func FuzzLoadCase(f *testing.F) {
	f.Add("title: a\nsource: b\nmodel: m.yaml\ncompare: [{quantity: h, columns: [a.z], expressions: [\"5 - t*t\"], metric: maximum, tolerance: 1e-6}]\n", "")
	f.Add("title: a\nsource: b\nresults: out\nreference: ${references}/r.res\ncompare: [{quantity: h, columns: [a + b], reference_columns: [c], metric: rms, tolerance: 1e-6, from: 1, to: 2}]\n", "refs")
	f.Add("title: a\nsource: b\nmodel: m.adm\nset: [solver.end=1]\nreplace: [{text: x, with: y}]\nreference_model: n.yaml\ncompare: [{quantity: h, columns: [c], metric: rms, tolerance: 1}]\n", "")
	path := filepath.Join(f.TempDir(), "case.yaml")
	f.Fuzz(func(t *testing.T, text, references string) {
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		c, err := LoadCase(t.Context(), path, references)
		if err != nil {
			if list := document.Problems(nil); !errors.As(err, &list) || len(list) == 0 {
				t.Fatalf("error %v names no place", err)
			}
			return
		}
		if c.Title == "" || (c.Model == "") == (c.Results == "") || len(c.Compare) == 0 {
			t.Fatalf("%+v", c)
		}
		for _, k := range c.Compare {
			if len(k.Columns) == 0 || k.Expressions != nil && len(k.Expressions) != len(k.Columns) || k.ReferenceColumns != nil && len(k.ReferenceColumns) != len(k.Columns) {
				t.Fatalf("%+v", k)
			}
		}
	})
}
