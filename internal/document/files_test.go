package document

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"gabion/internal/input"
)

// TestFilesStayWithin opens what is in a folder and what is not, in every way that a path can lead out.
func TestFilesStayWithin(t *testing.T) {
	root := t.TempDir()
	within := filepath.Join(root, "model")
	must := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	must(os.MkdirAll(filepath.Join(within, "meshes"), 0o755))
	must(os.WriteFile(filepath.Join(root, "secret"), []byte("secret"), 0o644))
	must(os.WriteFile(filepath.Join(within, "meshes", "a.stl"), []byte("own"), 0o644))
	must(os.Symlink("meshes/a.stl", filepath.Join(within, "same.stl")))
	must(os.Symlink("../secret", filepath.Join(within, "out.stl")))
	must(os.Symlink(root, filepath.Join(within, "up")))
	must(syscall.Mkfifo(filepath.Join(within, "pipe.stl"), 0o644))
	files := Files{Within: within}
	for _, c := range []struct{ name, want string }{
		{"meshes/a.stl", ""},
		{"same.stl", ""},
		{"../model/same.stl", ""},
		{"../secret", "is not in the folder"},
		{filepath.Join(root, "secret"), "is not in the folder"},
		{"out.stl", "no symbolic link"},
		{"up/secret", "no symbolic link"},
		{"pipe.stl", "is a pipe; a regular file is wanted"},
		{"meshes", "is a folder; a file is wanted"},
		{"none.stl", "no such file"},
	} {
		data, err := files.Read(t.Context(), Beside(filepath.Join(within, "m.yaml"), c.name), input.MaxData)
		found := files.find(t.Context(), Beside(filepath.Join(within, "m.yaml"), c.name))
		switch {
		case c.want == "":
			if err != nil || string(data) != "own" || found != nil {
				t.Errorf("%s: %q, %v, %v", c.name, data, err, found)
			}
		case err == nil || !strings.Contains(err.Error(), c.want) || found == nil:
			t.Errorf("%s: %v, %v, want %q", c.name, err, found, c.want)
		case errors.Is(err, fs.ErrNotExist) != (c.name == "none.stl"):
			t.Errorf("%s: %v", c.name, err)
		}
	}
	if data, err := (Files{}).Read(t.Context(), filepath.Join(within, "out.stl"), input.MaxData); err != nil || string(data) != "secret" {
		t.Errorf("anywhere: %q, %v", data, err)
	}
}
