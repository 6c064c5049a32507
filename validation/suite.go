package validation

// The suites that come with the program.

import (
	"embed"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"gabion/models/library"
)

//go:embed suites
var suites embed.FS

// Suites are the names of the built-in suites.
var Suites = []string{"multibody", "grains", "bulk", "coupled", "adams"}

// Unpack writes the cases of built-in suites, and the models and curves they use, below folder and returns the cases' paths. The layout is that of
// the source tree, so a case there is the same file.
func Unpack(folder string, names ...string) ([]string, error) {
	var paths []string
	for _, name := range names {
		if !slices.Contains(Suites, name) {
			return nil, fmt.Errorf("there is no suite %q; there are: all, %s", name, strings.Join(Suites, ", "))
		}
		cases, err := unpack(suites, path.Join("suites", name), filepath.Join(folder, "validation", "suites", name))
		if err != nil {
			return nil, err
		}
		paths = append(paths, cases...)
	}
	for _, beside := range []string{"models", "curves"} {
		if _, err := unpack(suites, path.Join("suites", beside), filepath.Join(folder, "validation", "suites", beside)); err != nil {
			return nil, err
		}
	}
	_, err := unpack(library.Files, ".", filepath.Join(folder, "models", "library"))
	return paths, err
}

func unpack(files fs.FS, from, to string) ([]string, error) {
	entries, err := fs.ReadDir(files, from)
	if err != nil {
		return nil, err
	}
	if err := os.MkdirAll(to, 0o755); err != nil {
		return nil, err
	}
	var paths []string
	for _, e := range entries {
		data, err := fs.ReadFile(files, path.Join(from, e.Name()))
		if err != nil {
			return nil, err
		}
		target := filepath.Join(to, e.Name())
		if err := os.WriteFile(target, data, 0o644); err != nil {
			return nil, err
		}
		paths = append(paths, target)
	}
	return paths, nil
}
