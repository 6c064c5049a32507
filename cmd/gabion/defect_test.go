package main

import (
	"errors"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"gabion/internal/panics"
)

// A panic becomes one message, which names the stack's file, the version and the digest of the model.
func TestDefect(t *testing.T) {
	inFolder(t, map[string]string{"fall.yaml": fall})
	t.Setenv("TMPDIR", t.TempDir())
	err := panics.Guard(func() error { panic("burst") })
	var p *panics.Panic
	if !errors.As(err, &p) {
		t.Fatal(err)
	}
	text := defectError(err, p, []string{"gabion", "run", "fall.yaml"}).Error()
	for _, want := range []string{"a defect in Gabion", "burst", version(), "fall.yaml: SHA-256 "} {
		if !strings.Contains(text, want) {
			t.Errorf("%q does not say %q", text, want)
		}
	}
	file := regexp.MustCompile(`the stack is in (\S+);`).FindStringSubmatch(text)
	if file == nil || filepath.Dir(file[1]) != os.TempDir() {
		t.Fatalf("%q names no file", text)
	}
	if stack, err := os.ReadFile(file[1]); err != nil || !strings.Contains(string(stack), "TestDefect") {
		t.Errorf("%s, %v", stack, err)
	}
	if status := report(t.Context(), err); status != exitDefect {
		t.Errorf("status %d", status)
	}
}
