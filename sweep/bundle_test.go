package sweep

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

const particles = `
title: a particle from a file
materials: [{name: stone, density: 2500, young_modulus: 10 MPa}]
contact: {default: {restitution: 0.5, friction: 0.5}}
particles: [{name: one, material: stone, file: ../data/near.csv}]
solver: {step: 0.1 ms, end: 10 ms}
outputs: {interval: 5 ms, requests: [{name: one, particles: one, quantities: [center_of_mass]}]}
`

// TestBundleHoldsFiles runs cases whose model names files in another folder, one of them by an input: the worker has them all, and a case is
// another when its file has changed.
func TestBundleHoldsFiles(t *testing.T) {
	root := t.TempDir()
	files := map[string]string{
		"models/model.yaml": particles, "data/near.csv": "1 0 0 0.01\n", "data/far.csv": "7 0 0 0.01\n",
		"studies/study.yaml": "title: a\nmodel: ../models/model.yaml\nvary: [{path: particles.one.file, values: [../data/near.csv, ../data/far.csv]}]\n" +
			"extract: [{name: x, column: one.center_of_mass.x}]\n",
	}
	for name, text := range files {
		path := filepath.Join(root, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	plan := func() *Plan {
		s, err := Load(t.Context(), filepath.Join(root, "studies", "study.yaml"))
		if err != nil {
			t.Fatal(err)
		}
		p, err := s.Plan(t.Context(), "test")
		if err != nil {
			t.Fatal(err)
		}
		return p
	}
	p, store := plan(), newStore(t)
	if s := runPlan(t, p, store, false); s.Done != 2 {
		t.Errorf("%+v", s)
	}
	for i, r := range rowsOf(t, store) {
		if want := []float64{1, 7}[i]; math.Abs(float64(r.Outputs["x"])-want) > 1e-12 {
			t.Errorf("case %d: %v %s", i, r.Outputs, r.Error)
		}
	}
	if !bytes.Equal(plan().Bundle, p.Bundle) {
		t.Error("the bundle of the same study differs")
	}
	if err := os.WriteFile(filepath.Join(root, "data", "far.csv"), []byte("8 0 0 0.01\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if s := runPlan(t, plan(), store, false); s.Before != 1 || s.Done != 1 {
		t.Errorf("after a change of one file: %+v", s)
	}
	// What is somewhere on this machine alone cannot go along.
	study := filepath.Join(root, "studies", "study.yaml")
	text := strings.Replace(files["studies/study.yaml"], "../data/far.csv", filepath.Join(root, "data", "far.csv"), 1)
	if err := os.WriteFile(study, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	s, err := Load(t.Context(), study)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := s.Plan(t.Context(), "test"); err == nil || !strings.Contains(err.Error(), "on other machines too") {
		t.Errorf("an absolute path: %v", err)
	}
}

// archive packs entries; those without a type are regular files. It ends after the header of one that is large.
func archive(t *testing.T, entries ...tar.Header) []byte {
	t.Helper()
	var b bytes.Buffer
	z := gzip.NewWriter(&b)
	w := tar.NewWriter(z)
	for _, h := range entries {
		if h.Typeflag == 0 {
			h.Typeflag = tar.TypeReg
		}
		if err := w.WriteHeader(&h); err != nil {
			t.Fatal(err)
		}
		if h.Size > 1<<20 {
			break
		}
		if _, err := io.CopyN(w, zeros{}, h.Size); err != nil {
			t.Fatal(err)
		}
	}
	_ = w.Close() // not where the last entry is cut
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

type zeros struct{}

func (zeros) Read(p []byte) (int, error) { clear(p); return len(p), nil }

// TestUnbundleStaysInside unpacks archives that are made to write elsewhere or to fill the disk: nothing is written outside, and little inside.
func TestUnbundleStaysInside(t *testing.T) {
	many := make([]tar.Header, mostFiles+2)
	for i := range many {
		many[i].Name = fmt.Sprintf("files/%d", i)
	}
	parent := t.TempDir()
	for _, c := range []struct {
		what, want string
		data       []byte
	}{
		{"above", "leads out", archive(t, tar.Header{Name: "../outside"})},
		{"deep", "leads out", archive(t, tar.Header{Name: "files/../../outside"})},
		{"absolute", "leads out", archive(t, tar.Header{Name: filepath.Join(parent, "outside")})},
		{"link", "not a regular file", archive(t, tar.Header{Name: "files/a", Typeflag: tar.TypeSymlink, Linkname: "../.."}, tar.Header{Name: "files/a/outside"})},
		{"hard link", "not a regular file", archive(t, tar.Header{Name: "files/a", Typeflag: tar.TypeLink, Linkname: "/etc/passwd"})},
		{"pipe", "not a regular file", archive(t, tar.Header{Name: "files/a.stl", Typeflag: tar.TypeFifo})},
		{"device", "not a regular file", archive(t, tar.Header{Name: "files/a.stl", Typeflag: tar.TypeChar, Devmajor: 1, Devminor: 5})},
		{"twice", "exists", archive(t, tar.Header{Name: "files/a"}, tar.Header{Name: "files/a"})},
		{"bomb", "more than 1024 MB", archive(t, tar.Header{Name: "files/a", Size: mostBytes + 1})},
		{"bombs", "more than 1024 MB", archive(t, tar.Header{Name: "files/a", Size: 1}, tar.Header{Name: "files/b", Size: mostBytes})},
		{"many", "more than 1000 files", archive(t, many...)},
		{"no spec", "spec.json", archive(t, tar.Header{Name: "files/a"})},
		{"text", "gzip", []byte("PK is how other archives begin")},
		{"cut", "unexpected EOF", archive(t, tar.Header{Name: "files/a", Size: 1 << 20})[:1000]},
	} {
		folder := filepath.Join(parent, c.what)
		_, err := unbundle(bytes.NewReader(c.data), folder)
		if refused := new(refusedError); !errors.As(err, &refused) || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %q", c.what, err, c.want)
		}
		var size int64
		err = filepath.WalkDir(folder, func(_ string, d fs.DirEntry, _ error) error {
			info, err := d.Info()
			size += info.Size()
			return err
		})
		if err != nil || c.what != "many" && size > 2<<20 {
			t.Errorf("%s: %d bytes, %v", c.what, size, err)
		}
	}
	if found, err := filepath.Glob(filepath.Join(parent, "*outside*")); err != nil || len(found) > 0 {
		t.Errorf("%v %v", found, err)
	}
	for _, model := range []string{"/etc/passwd", "../../etc/passwd", ""} {
		if _, err := readSpec(fmt.Appendf(nil, `{"model": %q}`, model)); err == nil || !strings.Contains(err.Error(), "leads out") {
			t.Errorf("model %q: %v", model, err)
		}
	}
}
