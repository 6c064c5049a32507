package input

import (
	"bytes"
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func refused(t *testing.T, path string, largest int64, want string) {
	t.Helper()
	if _, err := Read(t.Context(), path, largest); err == nil || !strings.Contains(err.Error(), want) {
		t.Errorf("%s: got %v, want %q", path, err, want)
	}
}

func TestRead(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a")
	text := bytes.Repeat([]byte("0123456789"), 1<<18)
	if err := os.WriteFile(path, text, 0o600); err != nil {
		t.Fatal(err)
	}
	got, err := Read(t.Context(), path, MaxText)
	if err != nil || !bytes.Equal(got, text) {
		t.Errorf("%d of %d bytes, %v", len(got), len(text), err)
	}
	refused(t, path, 1000, "has 2621440 bytes; files of up to 1000 bytes are read here")
	refused(t, path+"b", 1000, "no such file")
}

// A file that grows while it is read ends at the bound too.
func TestReadOfAGrowingFile(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a")
	if err := os.WriteFile(path, []byte("12"), 0o600); err != nil {
		t.Fatal(err)
	}
	f, err := Open(t.Context(), path, 3)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := os.WriteFile(path, []byte("12345"), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := f.Read(make([]byte, 10)); err == nil || !strings.Contains(err.Error(), "has more; files of up to 3 bytes") {
		t.Errorf("got %v", err)
	}
}

func TestReadEndsWithItsContext(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a")
	if err := os.WriteFile(path, []byte("12"), 0o600); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	f, err := Open(ctx, path, MaxText)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	cancel()
	if _, err := f.Read(make([]byte, 1)); !errors.Is(err, context.Canceled) {
		t.Errorf("got %v", err)
	}
	if _, err := Open(ctx, path, MaxText); !errors.Is(err, context.Canceled) {
		t.Errorf("got %v", err)
	}
}
