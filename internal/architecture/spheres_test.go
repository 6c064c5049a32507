package architecture

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// What a solid sphere's volume and inertia look like in a formula: 4/3 pi, 2/5 m r2, and 5/2 of an inverse mass.
var sphereFormulas = regexp.MustCompile(`(4(\.0)? ?/ ?3|4 ?\* ?math\.Pi ?/ ?3|math\.Pi ?\* ?4(\.0)? ?/ ?3)[^\n]*(Pi|[rR]adius|\br\b)|\b(0\.4|2\.0 ?/ ?5) ?\* ?[\w.]*[mM]ass|Real\(0\.4\)|2\.5 ?\* ?[\w.]*InverseMass`)

// Package rigid alone knows the volume and the inertia of a solid sphere, but for what a fluid does to one, which kernels are made of and which imports nothing; models of tests have formulas of their own to compare with.
func TestSolidSpheresAreKnownOnce(t *testing.T) {
	for _, line := range []string{"mass := rho * 4 / 3 * math.Pi * r", "4 * math.Pi / 3 * vec.Cube(radius)", "inertia := 0.4 * mass * r * r", "2.5 * m.InverseMass / (r * r)"} {
		if !sphereFormulas.MatchString(line) {
			t.Errorf("not recognised: %s", line)
		}
	}
	files := os.DirFS(root)
	seen := 0
	err := fs.WalkDir(files, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if entry.IsDir() && (name == "rigid" || name == "dem/demtest" || entry.Name() == "testdata" || name != "." && strings.HasPrefix(entry.Name(), ".")) {
			return fs.SkipDir
		}
		if extension := filepath.Ext(name); entry.IsDir() || extension != ".go" && extension != ".cuh" || strings.HasSuffix(name, "_test.go") {
			return nil
		}
		if name == "dem/law/fluid.go" {
			return nil
		}
		text, err := fs.ReadFile(files, name)
		seen++
		if found := sphereFormulas.FindAllString(string(text), -1); len(found) > 0 {
			t.Errorf("%s knows a solid sphere: %q; see rigid/sphere.go", name, found)
		}
		return err
	})
	if err != nil || seen < 100 {
		t.Errorf("%d files read, %v", seen, err)
	}
}
