package main

import (
	"strings"
	"testing"

	"gabion/internal/notices"
)

// The licences in the program are those of the modules that it is built from.
func TestLicencesAreThoseOfTheModules(t *testing.T) {
	text, err := gather()
	if err != nil {
		t.Fatal(err)
	}
	if string(text) != notices.Licences {
		t.Error("licences.txt is not what the modules have: go generate ./internal/notices")
	}
	for _, want := range []string{"gopkg.in/yaml.v3 v", "modernc.org/sqlite v", "The Go Authors", "SIL OPEN FONT LICENSE"} {
		if !strings.Contains(notices.Licences, want) {
			t.Errorf("no %q", want)
		}
	}
}
