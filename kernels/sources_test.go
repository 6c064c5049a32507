package kernels

import (
	"bytes"
	"os"
	"testing"
)

// TestPTXIsCurrent fails when a source has changed since its PTX was made. It needs no compiler.
func TestPTXIsCurrent(t *testing.T) {
	if _, err := os.Stat("sources.go"); err != nil {
		t.Skip("the sources are not here: ", err)
	}
	for source := range Sources {
		digest, err := Digest(os.DirFS("."), source)
		if err != nil {
			t.Fatal(err)
		}
		text, err := source.PTX()
		if err != nil {
			t.Error(err)
			continue
		}
		if !bytes.HasPrefix(text, []byte(Mark(digest))) {
			t.Errorf("%s is older than its source: run go generate ./kernels", source.Path())
		}
	}
}

// TestSpecialize checks that constants are replaced whole and that a missing one is told.
func TestSpecialize(t *testing.T) {
	ptx := []byte("mov.u32 %r1, GABION_LANES; mov.u32 %r2, GABION_LANES_MORE; call NO_GABION_CALL;")
	got, err := specialize(ptx, map[string]int{"LANES": 3, "LANES_MORE": -1})
	if err != nil {
		t.Fatal(err)
	}
	if want := "mov.u32 %r1, 3; mov.u32 %r2, -1; call NO_GABION_CALL;"; string(got) != want {
		t.Errorf("got %q, want %q", got, want)
	}
	if _, err := specialize(ptx, map[string]int{"LANES": 3}); err == nil {
		t.Error("a missing constant was not told")
	}
}
