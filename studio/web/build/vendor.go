package main

// Copying of libraries: of each the files that the bundle reads, what says how they are found, and the licence.

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

const modules = "node_modules/"

// copyLibraries fills vendor anew.
func copyLibraries(web string) error {
	_, metafile, err := bundle(web, "node_modules")
	if err != nil {
		return err
	}
	var meta struct {
		Inputs map[string]struct{} `json:"inputs"`
	}
	if err := json.Unmarshal([]byte(metafile), &meta); err != nil {
		return err
	}
	if err := os.RemoveAll(filepath.Join(web, "vendor")); err != nil {
		return err
	}
	packages := map[string]bool{}
	for _, file := range slices.Sorted(maps.Keys(meta.Inputs)) {
		inside, found := strings.CutPrefix(file, modules)
		if !found {
			continue
		}
		packages[packageOf(inside)] = true
		if err := copyFile(web, inside); err != nil {
			return err
		}
	}
	for name := range packages {
		if err := copyAbout(web, name); err != nil {
			return err
		}
	}
	return nil
}

// packageOf is the package that a file is of: two steps of the path where it has a scope.
func packageOf(file string) string {
	steps := strings.SplitN(file, "/", 3)
	if strings.HasPrefix(file, "@") {
		return steps[0] + "/" + steps[1]
	}
	return steps[0]
}

// copyAbout copies how a package is imported, and its licence. Of its package.json it keeps what that needs.
func copyAbout(web, name string) error {
	text, err := os.ReadFile(filepath.Join(web, modules, name, "package.json"))
	if err != nil {
		return err
	}
	var whole map[string]any
	if err := json.Unmarshal(text, &whole); err != nil {
		return err
	}
	kept := map[string]any{}
	for _, key := range []string{"name", "version", "license", "type", "main", "module", "browser", "exports", "sideEffects"} {
		if value, found := whole[key]; found {
			kept[key] = value
		}
	}
	if text, err = json.MarshalIndent(kept, "", "  "); err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(web, "vendor", name, "package.json"), append(text, '\n'), 0o644); err != nil {
		return err
	}
	licences, err := filepath.Glob(filepath.Join(web, modules, name, "LICEN[CS]E*"))
	if err != nil || len(licences) == 0 {
		return fmt.Errorf("package %s has no licence: %w", name, err)
	}
	return copyFile(web, name+"/"+filepath.Base(licences[0]))
}

// licences are the texts of the licences of all packages in a folder, each under the name and version of its package.
func licences(vendor string) ([]byte, error) {
	var out []byte
	err := filepath.WalkDir(vendor, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.Name() != "package.json" {
			return err
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		var about struct{ Name, Version, License string }
		if err := json.Unmarshal(text, &about); err != nil {
			return err
		}
		found, err := filepath.Glob(filepath.Join(filepath.Dir(path), "LICEN[CS]E*"))
		if err != nil || len(found) == 0 {
			return fmt.Errorf("package %s has no licence: %w", about.Name, err)
		}
		if text, err = os.ReadFile(found[0]); err != nil {
			return err
		}
		out = fmt.Appendf(out, "\n%s v%s (%s)\n\n%s\n", about.Name, about.Version, about.License, bytes.TrimSpace(text))
		return nil
	})
	return out, err
}

func copyFile(web, name string) error {
	text, err := os.ReadFile(filepath.Join(web, modules, name))
	if err != nil {
		return err
	}
	to := filepath.Join(web, "vendor", name)
	if err := os.MkdirAll(filepath.Dir(to), 0o755); err != nil {
		return err
	}
	return os.WriteFile(to, text, 0o644)
}
