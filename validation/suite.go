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

// references are curves and datasets that the suites are held to; their README names where they come from and the licences.
//
//go:embed references
var references embed.FS

// Suites are the names of the built-in suites that need nothing but the program.
var Suites = []string{"multibody", "particles", "bulk", "coupled", "barriers", "adams"}

// Published is the suite of cases whose data may not be handed on with the program: they need a folder of references.
const Published = "published"

// Unpack writes the cases of built-in suites, and the models, curves and references they use, below folder and returns the cases' paths. The layout is that of
// the source tree, so a case there is the same file.
func Unpack(folder string, names ...string) ([]string, error) {
	var paths []string
	for _, name := range names {
		if name != Published && !slices.Contains(Suites, name) {
			return nil, fmt.Errorf("there is no suite %q; there are: all, %s, %s", name, strings.Join(Suites, ", "), Published)
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
	if _, err := unpack(references, "references", filepath.Join(folder, "validation", "references")); err != nil {
		return nil, err
	}
	_, err := unpack(library.Files, ".", filepath.Join(folder, "models", "library"))
	return paths, err
}

// unpack copies the files below a folder and returns the paths of the copies.
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
		source, target := path.Join(from, e.Name()), filepath.Join(to, e.Name())
		if e.IsDir() {
			below, err := unpack(files, source, target)
			if err != nil {
				return nil, err
			}
			paths = append(paths, below...)
			continue
		}
		data, err := fs.ReadFile(files, source)
		if err != nil {
			return nil, err
		}
		if err := os.WriteFile(target, data, 0o644); err != nil {
			return nil, err
		}
		paths = append(paths, target)
	}
	return paths, nil
}
