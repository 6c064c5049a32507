package architecture

import (
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// Every key that docs/glossary.md names is in the reference of a model or a study, and every name of Go is declared in its package.
func TestGlossary(t *testing.T) {
	const root = "../.."
	read := func(file string) string {
		text, err := os.ReadFile(filepath.Join(root, "docs", file))
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	reference := read("reference/model.md") + read("reference/study.md")
	declared, terms := map[string]map[string]bool{}, 0
	quoted := regexp.MustCompile("`([^`]+)`")
	for line := range strings.Lines(read("glossary.md")) {
		cells := strings.Split(line, "|")
		if len(cells) != 6 {
			continue
		}
		terms++
		for _, m := range quoted.FindAllStringSubmatch(cells[3], -1) {
			if !strings.Contains(reference, m[0]) {
				t.Errorf("there is no key %s: %s", m[1], line)
			}
		}
		for _, m := range quoted.FindAllStringSubmatch(cells[4], -1) {
			pkg, name, _ := strings.Cut(m[1], ".")
			if declared[pkg] == nil {
				declared[pkg] = declarations(t, root, pkg)
			}
			if !declared[pkg][name] {
				t.Errorf("%s is not declared: %s", m[1], line)
			}
		}
	}
	if terms < 60 {
		t.Errorf("the glossary has %d rows", terms)
	}
}

// declarations are the types and functions of the packages of a name.
func declarations(t *testing.T, root, pkg string) map[string]bool {
	folders := slices.DeleteFunc(slices.Collect(maps.Keys(rooms)), func(room string) bool { return filepath.Base(room) != pkg })
	if len(folders) == 0 {
		t.Fatalf("there is no package %s", pkg)
	}
	var files []string
	for _, folder := range folders {
		of, err := filepath.Glob(filepath.Join(root, folder, "*.go"))
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, of...)
	}
	names := map[string]bool{}
	for _, file := range files {
		parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range parsed.Decls {
			switch d := d.(type) {
			case *ast.FuncDecl:
				names[d.Name.Name] = true
			case *ast.GenDecl:
				for _, s := range d.Specs {
					if s, ok := s.(*ast.TypeSpec); ok {
						names[s.Name.Name] = true
					}
				}
			}
		}
	}
	return names
}
