package models

import (
	"os"
	"path/filepath"
	"reflect"
	"testing"
)

// Every library model loads, and its resolved form loads as the same model.
func TestLibraryRoundTrip(t *testing.T) {
	files, _ := filepath.Glob("library/*.yaml")
	if len(files) == 0 {
		t.Fatal("no library models")
	}
	for _, file := range append(files, "testdata/everything.yaml") {
		m, err := Load(file, nil)
		if err != nil {
			t.Errorf("%v", err)
			continue
		}
		text, err := m.Resolved()
		if err != nil {
			t.Fatal(err)
		}
		if os.Getenv("SHOW") != "" {
			t.Logf("%s:\n%s", file, text)
		}
		back, err := Parse(file, text, nil)
		if err != nil {
			t.Errorf("%s resolved does not load: %v\n%s", file, err, text)
			continue
		}
		if !reflect.DeepEqual(m, back) {
			t.Errorf("%s resolved loads as another model:\n%s", file, text)
		}
	}
}
