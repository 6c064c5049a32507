package sweep

// The bundle: a model, its files and what is wanted of its runs, in one archive (tar, gzip) that workers unpack. Who makes an archive decides neither where it is
// unpacked nor how much room it takes.

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"

	"gabion/internal/input"
)

// spec is what a bundle says beside its files.
type spec struct {
	Model   string    `json:"model"` // path in the bundle
	Extract []Extract `json:"extract"`
	Limits  Limits    `json:"limits"`
}

// Names in a bundle.
const (
	specName    = "spec.json"
	filesInside = "files" // folder of the model and its files
)

// What a bundle may hold at most.
const (
	mostFiles = 1000
	mostBytes = 1 << 30 // unpacked
)

// bundle packs the model, its files and the study's spec; the archive of the same content is the same.
func (s *Study) bundle(ctx context.Context, model string, files []string) ([]byte, error) {
	root, err := filepath.Abs(filepath.Dir(model))
	if err != nil {
		return nil, err
	}
	paths := []string{filepath.Join(root, filepath.Base(model))}
	for _, f := range files {
		path, err := filepath.Abs(f)
		if err != nil {
			return nil, err
		}
		paths = append(paths, path)
		for !strings.HasPrefix(path, strings.TrimSuffix(root, "/")+string(filepath.Separator)) && root != filepath.Dir(root) {
			root = filepath.Dir(root)
		}
	}
	var b bytes.Buffer
	z := gzip.NewWriter(&b)
	t := tar.NewWriter(z)
	sp := spec{Extract: s.Extract, Limits: s.Limits}
	left := int64(mostBytes)
	for i, from := range paths {
		name, err := filepath.Rel(root, from)
		if err != nil {
			return nil, err
		}
		name = path.Join(filesInside, filepath.ToSlash(name))
		if i == 0 {
			sp.Model = name
		}
		data, err := input.Read(ctx, from, input.MaxData)
		if err != nil {
			return nil, err
		}
		if left -= int64(len(data)); left < 0 || i == mostFiles {
			return nil, fmt.Errorf("the model and its files are too large for workers: more than %d files or %d MB", mostFiles, mostBytes>>20)
		}
		if err := add(t, name, data); err != nil {
			return nil, err
		}
	}
	text, err := json.Marshal(sp)
	if err != nil {
		return nil, err
	}
	err = errors.Join(add(t, specName, text), t.Close(), z.Close())
	return b.Bytes(), err
}

func add(t *tar.Writer, name string, data []byte) error {
	if err := t.WriteHeader(&tar.Header{Typeflag: tar.TypeReg, Name: name, Mode: 0o644, Size: int64(len(data))}); err != nil {
		return err
	}
	_, err := t.Write(data)
	return err
}

// refusedError is why a bundle is not worth another try: it is the bundle's own fault.
type refusedError struct{ cause string }

func (e *refusedError) Error() string { return "the bundle is refused: " + e.cause }

func refuse(format string, args ...any) error { return &refusedError{fmt.Sprintf(format, args...)} }

// unbundle unpacks an archive into a new folder, of which nothing in the archive leads out. An error is a *refusedError, or that of writing.
func unbundle(archive io.Reader, folder string) (*spec, error) {
	if err := os.Mkdir(folder, 0o700); err != nil {
		return nil, err
	}
	root, err := os.OpenRoot(folder)
	if err != nil {
		return nil, err
	}
	defer root.Close()
	z, err := gzip.NewReader(archive)
	if err != nil {
		return nil, refuse("%v", err)
	}
	t := tar.NewReader(z)
	var text []byte
	left := int64(mostBytes)
	for n := 0; ; n++ {
		h, err := t.Next()
		switch {
		case err == io.EOF:
			return readSpec(text)
		case err != nil:
			return nil, refuse("%v", err)
		case n > mostFiles:
			return nil, refuse("more than %d files", mostFiles)
		case h.Typeflag != tar.TypeReg:
			return nil, refuse("%q is not a regular file", h.Name)
		case !filepath.IsLocal(filepath.FromSlash(h.Name)):
			return nil, refuse("%q leads out of its folder", h.Name)
		case h.Size > left:
			return nil, refuse("more than %d MB", mostBytes>>20)
		}
		left -= h.Size
		if h.Name == specName {
			text, err = io.ReadAll(t)
		} else {
			err = write(root, filepath.FromSlash(h.Name), t)
		}
		if failed := new(fs.PathError); errors.As(err, &failed) && !errors.Is(err, fs.ErrExist) {
			return nil, err
		} else if err != nil {
			return nil, refuse("%q: %v", h.Name, err)
		}
	}
}

// write makes a file that is not there yet.
func write(root *os.Root, name string, r io.Reader) error {
	if err := root.MkdirAll(filepath.Dir(name), 0o700); err != nil {
		return err
	}
	f, err := root.OpenFile(name, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	_, err = io.Copy(f, r)
	return errors.Join(err, f.Close())
}

func readSpec(text []byte) (*spec, error) {
	sp := new(spec)
	if err := json.Unmarshal(text, sp); err != nil {
		return nil, refuse("%s: %v", specName, err)
	}
	if !filepath.IsLocal(filepath.FromSlash(sp.Model)) {
		return nil, refuse("%s: the model %q leads out of its folder", specName, sp.Model)
	}
	return sp, nil
}
