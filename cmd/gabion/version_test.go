package main

import (
	"bytes"
	"encoding/hex"
	"os"
	"os/exec"
	"runtime"
	"strings"
	"testing"
)

// A program knows itself by the identifier of its build, as the toolchain tells it.
func TestBuildID(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("SKIPPED: programs are no ELF here")
	}
	path, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	f, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	want, err := exec.Command("go", "tool", "buildid", path).Output()
	if err != nil {
		t.Fatal(err)
	}
	if id := string(buildID(f)); id != strings.TrimSpace(string(want)) || id == "" {
		t.Errorf("%q, want %q", id, want)
	}
	if id := buildID(bytes.NewReader(make([]byte, 100))); id != nil {
		t.Errorf("%q of what is no program", id)
	}
	digest, err := programDigest()
	if _, wrong := hex.DecodeString(digest); err != nil || wrong != nil || len(digest) != 64 {
		t.Errorf("%q, %v", digest, err)
	}
}
