package studio

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"io/fs"
	"os"
	"slices"
	"strings"
	"testing"
)

// The page in dist is made of the sources as they are: else "go generate ./studio" is wanted.
func TestPageIsFresh(t *testing.T) {
	web := os.DirFS("web")
	want, err := fs.ReadFile(web, "dist/digest")
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	err = fs.WalkDir(web, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if entry.IsDir() && name == "node_modules" {
			return fs.SkipDir
		}
		if !entry.IsDir() && name != "dist/digest" && !strings.HasSuffix(name, "_test.go") {
			names = append(names, name)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	slices.Sort(names)
	h := sha256.New()
	for _, name := range names {
		text, err := fs.ReadFile(web, name)
		if err != nil {
			t.Fatal(err)
		}
		one := sha256.Sum256(text)
		h.Write([]byte(name + " " + hex.EncodeToString(one[:]) + "\n"))
	}
	if got := hex.EncodeToString(h.Sum(nil)); got != strings.TrimSpace(string(want)) {
		t.Error("the page has been changed, or what it is made of: run go generate ./studio")
	}
}

// What the page loads stays small, compressed as it would travel.
func TestPageIsSmall(t *testing.T) {
	const first, all = 180_000, 350_000
	sum := 0
	for _, name := range []string{"index.html", "studio.css", "studio.js"} {
		sum += compressed(t, name)
	}
	t.Logf("%d bytes at first", sum)
	if sum > first {
		t.Errorf("%d bytes at first, want at most %d", sum, first)
	}
	for _, name := range []string{"uplot.js", "editor.js"} {
		sum += compressed(t, name)
	}
	t.Logf("%d bytes in all", sum)
	if sum > all {
		t.Errorf("%d bytes, want at most %d", sum, all)
	}
}

func compressed(t *testing.T, name string) int {
	t.Helper()
	text, err := dist.ReadFile("web/dist/" + name)
	if err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	w, _ := gzip.NewWriterLevel(&b, gzip.BestCompression)
	if _, err := w.Write(text); err != nil {
		t.Fatal(err)
	}
	w.Close()
	return b.Len()
}

// Every library in the page stands with its licence.
func TestLicencesOfLibraries(t *testing.T) {
	packages := 0
	err := fs.WalkDir(os.DirFS("web/vendor"), ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || entry.Name() != "package.json" {
			return err
		}
		packages++
		if found, _ := fs.Glob(os.DirFS("web/vendor/"+strings.TrimSuffix(name, "package.json")), "LICEN[CS]E*"); len(found) == 0 {
			t.Errorf("%s has no licence beside it", name)
		}
		return nil
	})
	if err != nil || packages < 5 {
		t.Errorf("%d packages, %v", packages, err)
	}
}
