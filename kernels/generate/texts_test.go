package main

import (
	"os"
	"testing"
)

// TestTextsAreCurrent fails when a text has changed since files were generated from it. It needs no compiler.
func TestTextsAreCurrent(t *testing.T) {
	t.Chdir("..")
	for path, text := range texts {
		want, err := text()
		if err != nil {
			t.Error(err)
			continue
		}
		if got, err := os.ReadFile(path); err != nil || string(got) != want {
			t.Errorf("%s is not what its source says: run go generate ./kernels (%v)", path, err)
		}
	}
}
