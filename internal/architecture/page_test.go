package architecture

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

const root = "../.."

// Every file and folder that docs/architecture.md names is there, and every room of the rules is on the page.
func TestPage(t *testing.T) {
	page, err := os.ReadFile(filepath.Join(root, "docs/architecture.md"))
	if err != nil {
		t.Fatal(err)
	}
	named := map[string]bool{}
	for _, m := range regexp.MustCompile("`([a-z_/*]+(?:\\.(?:go|cuh|cu))?)`").FindAllStringSubmatch(string(page), -1) {
		name := m[1]
		named[name] = true
		if !strings.Contains(name, "/") {
			continue
		}
		if found, err := filepath.Glob(filepath.Join(root, name)); err != nil || len(found) == 0 {
			t.Errorf("docs/architecture.md names %s, which is not there", name)
		}
	}
	for room := range rooms {
		if top, below, _ := strings.Cut(room, "/"); !named[room] && !named[top] && below == "" {
			t.Errorf("docs/architecture.md does not name the room %s", room)
		}
	}
}
