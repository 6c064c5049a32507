package studio

// New models, which begin with something that runs.

import (
	"bytes"
	_ "embed"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"gabion/models/library"
)

// starter is the text that a new model begins with: something small that runs, to be changed.
//
//go:embed starter.yaml
var starter []byte

// starters are the models of the library, with which a new one can begin too.
func starters() []string {
	names, err := fs.Glob(library.Files, "*.yaml")
	if err != nil {
		panic(err) // the pattern is right
	}
	return names
}

// create makes a new model, whose name is not yet that of a file, and returns the name with its extension. It begins with the text of a model of the library, whose
// other files come too, or with the starter.
func (w *workspace) create(name, as string) (string, error) {
	if name = strings.TrimSpace(name); name != "" && !isModel(name) {
		name += ".yaml"
	}
	if name == "" || !filepath.IsLocal(filepath.FromSlash(name)) {
		return "", fmt.Errorf("%q is no name of a file in %s", name, w.path)
	}
	text := starter
	if as != "" {
		if !slices.Contains(starters(), as) {
			return "", fmt.Errorf("there is no model %q in the library", as)
		}
		var err error
		if text, err = library.Files.ReadFile(as); err != nil {
			return "", err
		}
		if err := w.bring(path.Dir(name), string(text)); err != nil {
			return "", err
		}
	}
	return name, w.writeNew(name, text)
}

// bring writes the files of the library that a text names into a folder, where they are not yet.
func (w *workspace) bring(folder, text string) error {
	list, err := library.Files.ReadDir(".")
	if err != nil {
		return err
	}
	for _, file := range list {
		if path.Ext(file.Name()) == ".yaml" || !strings.Contains(text, file.Name()) {
			continue
		}
		data, err := library.Files.ReadFile(file.Name())
		if err != nil {
			return err
		}
		there := path.Join(folder, file.Name())
		if has, err := w.root.ReadFile(filepath.FromSlash(there)); err == nil && bytes.Equal(has, data) {
			continue
		}
		if err := w.writeNew(there, data); err != nil {
			return err
		}
	}
	return nil
}

// writeNew writes a file that is not there yet.
func (w *workspace) writeNew(name string, data []byte) error {
	file, err := w.root.OpenFile(filepath.FromSlash(name), os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	if errors.Is(err, fs.ErrExist) {
		return fmt.Errorf("there is a file %s already", name)
	}
	if err != nil {
		return err
	}
	_, err = file.Write(data)
	return errors.Join(err, file.Close())
}
