package sweep

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"errors"
	"io/fs"
	"math"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"gabion/internal/document"
)

// A study is refused at its places, or its cases can be listed: no more than there may be, all with the same inputs, numbers in finite ones.
func FuzzStudy(f *testing.F) {
	f.Add("title: a\nmodel: fall.yaml\nvary: [{path: solver.end, values: [10 ms, 20 ms], names: [duration]}]\nextract: [{name: h, column: ball.position.z}]\n")
	f.Add("title: a\nmodel: m.yaml\nvary: [{path: a.b, from: 1, to: 2, count: 3, scale: log}, {csv: sets.csv}]\nsampling: {method: sobol, samples: 5}\n" +
		"repeats: {count: 2, seeds: [x.seed]}\nextract: [{name: h, expression: b * 2}]\nstop: {when: h > 1}\n")
	f.Add("title: a\nmodel: m.yaml\nvary: [{paths: [a, b], sets: [[1, 2], [3, 4]]}]\nsampling: {method: latin_hypercube, samples: 3}\nextract: [{name: h, column: c}]\n")
	folder := f.TempDir()
	if err := os.WriteFile(filepath.Join(folder, "sets.csv"), []byte("p.x,p.y\n1,2 mm\n3,4 mm\n"), 0o644); err != nil {
		f.Fatal(err)
	}
	path := filepath.Join(folder, "study.yaml")
	f.Fuzz(func(t *testing.T, text string) {
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		s, err := Load(t.Context(), path)
		if err != nil {
			if list := document.Problems(nil); !errors.As(err, &list) || len(list) == 0 {
				t.Fatalf("error %v names no place", err)
			}
			return
		}
		if s.Sampling.Samples > 1000 || s.Repeats != nil && s.Repeats.Count > 1000 {
			return // right, but long
		}
		cases, err := s.inputs(t.Context())
		if err != nil {
			return
		}
		if len(cases) == 0 || len(cases) > MostCases {
			t.Fatalf("%d cases", len(cases))
		}
		for _, c := range cases {
			for i, in := range c {
				if in.Path != cases[0][i].Path || in.Value.Numeric && (math.IsNaN(in.Value.Number) || math.IsInf(in.Value.Number, 0)) {
					t.Fatalf("%+v", c)
				}
			}
		}
	})
}

// A table of sets has a header of paths and, for each of them, a value in each row.
func FuzzReadSets(f *testing.F) {
	f.Add([]byte("a.b,c.d\n1,2 mm\n# x\n3, word\n"))
	f.Add([]byte("\"a\nb\",c\n1,\"[1, 2]\"\n"))
	path := filepath.Join(f.TempDir(), "sets.csv")
	f.Fuzz(func(t *testing.T, data []byte) {
		if err := os.WriteFile(path, data, 0o644); err != nil {
			t.Fatal(err)
		}
		paths, rows, err := readSets(t.Context(), path)
		if err != nil {
			return
		}
		if len(rows) == 0 || slices.ContainsFunc(rows, func(row []Value) bool { return len(row) != len(paths) }) {
			t.Fatalf("%q: %v", paths, rows)
		}
	})
}

// Whoever packed a bundle, nothing of it is anywhere but in its folder, and only files are.
func FuzzUnbundle(f *testing.F) {
	pack := func(entries ...tar.Header) []byte {
		var b bytes.Buffer
		z := gzip.NewWriter(&b)
		w := tar.NewWriter(z)
		for _, h := range entries {
			text := []byte(`{"model":"files/m.yaml"}`)
			if h.Typeflag == tar.TypeReg {
				h.Size = int64(len(text))
			}
			if err := w.WriteHeader(&h); err != nil {
				f.Fatal(err)
			}
			if h.Typeflag == tar.TypeReg {
				w.Write(text)
			}
		}
		w.Close()
		z.Close()
		return b.Bytes()
	}
	f.Add(pack(tar.Header{Name: "files/m.yaml", Typeflag: tar.TypeReg}, tar.Header{Name: specName, Typeflag: tar.TypeReg}))
	f.Add(pack(tar.Header{Name: "../m.yaml", Typeflag: tar.TypeReg}))
	f.Add(pack(tar.Header{Name: "files/a", Typeflag: tar.TypeSymlink, Linkname: "/etc"}, tar.Header{Name: "files/a/b", Typeflag: tar.TypeReg}))
	f.Add(pack()[:20])
	f.Fuzz(func(t *testing.T, data []byte) {
		above := t.TempDir()
		folder := filepath.Join(above, "bundle")
		sp, err := unbundle(bytes.NewReader(data), folder)
		if refused := new(refusedError); err != nil && !errors.As(err, &refused) {
			if failed := new(fs.PathError); !errors.As(err, &failed) {
				t.Fatalf("error %v is neither the bundle's nor that of writing", err)
			}
		}
		if err == nil && !filepath.IsLocal(filepath.FromSlash(sp.Model)) {
			t.Fatalf("model %q", sp.Model)
		}
		if entries, err := os.ReadDir(above); err != nil || len(entries) != 1 {
			t.Fatalf("%v, %v", entries, err)
		}
		err = filepath.WalkDir(folder, func(path string, d fs.DirEntry, err error) error {
			if err == nil && !d.IsDir() && !d.Type().IsRegular() {
				t.Errorf("%s is %v", path, d.Type())
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	})
}

// What comes back for a case is taken if it is of this case, in finite numbers, and else becomes a failure that says why.
func FuzzResult(f *testing.F) {
	const hash, version = "abc", "1"
	p := &Plan{Version: version, Study: &Study{Extract: []Extract{{Name: "h", Column: "a.b"}, {Name: "all", History: []string{"a.b"}}}}}
	f.Add([]byte(`{"hash":"abc","status":"done","version":"1","outputs":[{"name":"h","value":1}],"history":"dGltZSxhLmIKMCwxCg=="}`))
	f.Add([]byte(`{"hash":"abc","status":"failed","version":"1","error":"no\u001b[31m"}`))
	f.Add([]byte(`{"hash":"abc","status":"done","version":"1","outputs":[{"name":"h","value":null}]}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		r, err := p.result(hash, data)
		switch {
		case r.Hash != hash || r.Version != version:
			t.Fatalf("%+v", r)
		case err != nil && (r.Status != Failed || r.Error == ""):
			t.Fatalf("%+v with %v", r, err)
		case r.Status == Done && (len(r.Outputs) != 1 || !finite(float64(r.Outputs[0].Value))):
			t.Fatalf("%+v", r)
		case r.Error != printable(r.Error) || r.Worker != printable(r.Worker):
			t.Fatalf("%q by %q", r.Error, r.Worker)
		}
	})
}
