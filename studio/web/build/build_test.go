package main

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
)

// Building the page again gives what is in dist, to the byte.
func TestBuild(t *testing.T) {
	files, _, err := bundle("..", "vendor")
	if err != nil {
		t.Fatal(err)
	}
	for name, want := range files {
		if got, err := os.ReadFile(filepath.Join("../dist", name)); err != nil || !bytes.Equal(got, want) {
			t.Errorf("dist/%s is not what is built: run go generate ./studio (%v)", name, err)
		}
	}
	want, err := digest(os.DirFS(".."))
	if err != nil {
		t.Fatal(err)
	}
	if got, err := os.ReadFile("../dist/digest"); err != nil || string(bytes.TrimSpace(got)) != want {
		t.Errorf("dist/digest is %s, want %s", got, want)
	}
}
