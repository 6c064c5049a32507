package architecture

import (
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// The program of docs/go.md is the example of package coupling, and prints what the page says.
func TestProgramOfPage(t *testing.T) {
	page, source := read(t, "docs/go.md"), read(t, "coupling/example_test.go")
	body, printed, found := strings.Cut(source, "\t// Output:\n")
	if !found {
		t.Fatal("the example of package coupling has no output")
	}
	program := strings.NewReplacer("package coupling_test", "package main", "func Example()", "func main()").Replace(body) + "}\n"
	if !strings.Contains(page, "```go\n"+program+"```\n") {
		t.Errorf("docs/go.md lacks the program of coupling/example_test.go:\n%s", program)
	}
	output := strings.ReplaceAll(strings.TrimSuffix(printed, "}\n"), "\t// ", "")
	if !strings.Contains(page, "```\n"+output+"```\n") {
		t.Errorf("docs/go.md lacks what the program prints:\n%s", output)
	}
}

// The table of docs/go.md lists the examples that there are, and no others.
func TestExamplesOfPage(t *testing.T) {
	listed := map[string]bool{}
	for _, m := range regexp.MustCompile("(?m)^\\| `([a-z/]+)` \\| \\[`(Example\\w*)`\\]\\(\\.\\./([a-z/]+)/example_test\\.go\\) \\|").FindAllStringSubmatch(read(t, "docs/go.md"), -1) {
		if m[1] != m[3] {
			t.Errorf("docs/go.md links %s.%s to a file of %s", m[1], m[2], m[3])
		}
		listed[m[1]+"."+m[2]] = true
	}
	there := examples(t)
	for name := range there {
		if !listed[name] {
			t.Errorf("docs/go.md does not list %s", name)
		}
	}
	for name := range listed {
		if !there[name] {
			t.Errorf("docs/go.md lists %s, which is not there", name)
		}
	}
	if len(there) < 10 {
		t.Errorf("%d examples found", len(there))
	}
}

// examples are the examples in the files example_test.go of the house, as PACKAGE.NAME.
func examples(t *testing.T) map[string]bool {
	t.Helper()
	found, function := map[string]bool{}, regexp.MustCompile(`(?m)^func (Example\w*)\(\)`)
	err := fs.WalkDir(os.DirFS(root), ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if entry.IsDir() && name != "." && (strings.HasPrefix(entry.Name(), ".") || entry.Name() == "testdata") {
			return fs.SkipDir
		}
		if path.Base(name) == "example_test.go" {
			for _, m := range function.FindAllStringSubmatch(read(t, name), -1) {
				found[path.Dir(name)+"."+m[1]] = true
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return found
}

// read returns a file of the house.
func read(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(root, name))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}
