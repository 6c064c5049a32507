package sweep

// The bundle: a model, its files and what is wanted of its runs, in one archive that workers unpack.

import (
	"archive/zip"
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"os"
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
	z := zip.NewWriter(&b)
	sp := spec{Extract: s.Extract, Limits: s.Limits}
	for i, path := range paths {
		name, err := filepath.Rel(root, path)
		if err != nil {
			return nil, err
		}
		name = "files/" + filepath.ToSlash(name)
		if i == 0 {
			sp.Model = name
		}
		data, err := input.Read(ctx, path, input.MaxData)
		if err != nil {
			return nil, err
		}
		if err := add(z, name, data); err != nil {
			return nil, err
		}
	}
	text, err := json.Marshal(sp)
	if err != nil {
		return nil, err
	}
	if err := add(z, "spec.json", text); err != nil {
		return nil, err
	}
	err = z.Close()
	return b.Bytes(), err
}

func add(z *zip.Writer, name string, data []byte) error {
	w, err := z.Create(name)
	if err != nil {
		return err
	}
	_, err = w.Write(data)
	return err
}

// unbundle unpacks an archive into a folder.
func unbundle(data []byte, folder string) (*spec, error) {
	z, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		return nil, err
	}
	sp := new(spec)
	for _, f := range z.File {
		if !filepath.IsLocal(filepath.FromSlash(f.Name)) {
			return nil, fmt.Errorf("bundle: %q leads out of its folder", f.Name)
		}
		r, err := f.Open()
		if err != nil {
			return nil, err
		}
		content, err := io.ReadAll(r)
		r.Close()
		if err != nil {
			return nil, err
		}
		if f.Name == "spec.json" {
			if err := json.Unmarshal(content, sp); err != nil {
				return nil, err
			}
			continue
		}
		path := filepath.Join(folder, filepath.FromSlash(f.Name))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			return nil, err
		}
		if err := os.WriteFile(path, content, 0o644); err != nil {
			return nil, err
		}
	}
	return sp, nil
}
