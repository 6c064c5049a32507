package architecture

import (
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"os"
	"path"
	"slices"
	"strings"
	"testing"
)

const module = "gabion/"

// leaves are what every room may import: they know nothing of the house, or only one another.
var leaves = []string{"rigid", "observables", "internal/..."}

// rooms says what each room may import besides leaves. A name that ends in /... stands for a folder and all below it.
var rooms = map[string][]string{
	"cmd/gabion": {"approval", "bench", "dem/gpu", "kernels", "models", "results", "runs", "solvers", "studio", "sweep", "validation"},
	"studio":     {"approval", "models", "models/library", "results/...", "runs", "sweep", "validation"},
	"bench":      {"coupling", "contact", "dem/...", "kernels", "mbd/...", "models/...", "results/...", "runs", "solvers", "studio"},
	"sweep":      {"models", "results/...", "runs"},
	"validation": {"models/...", "results/...", "runs"},
	"approval":   {"models", "results/...", "runs"},
	"runs":       {"coupling", "dem", "dem/geometry", "dem/measure", "dem/packing", "kernels", "mbd", "models/...", "results/..."},

	"models":         {"contact", "coupling", "dem/...", "kernels", "mbd/...", "solvers"},
	"models/adams":   {"mbd", "models"},
	"models/library": {},
	"coupling":       {"contact", "dem", "mbd/...", "solvers/..."},

	"contact":             {"contact/...", "dem", "dem/geometry", "dem/law"},
	"contact/broadphase":  {},
	"contact/narrowphase": {"dem/geometry"},

	"dem":          {"dem/geometry", "dem/law", "dem/packing"},
	"dem/law":      {},
	"dem/geometry": {},
	"dem/packing":  {"dem/geometry"},
	"dem/measure":  {"dem", "dem/packing"},
	"dem/cpu":      {"dem", "dem/geometry", "dem/law", "dem/packing"},
	"dem/gpu":      {"dem", "dem/geometry", "dem/law", "dem/packing", "kernels"},
	"dem/demtest":  {"dem", "dem/geometry", "dem/law", "dem/packing"},

	"mbd":          {"mbd/pressure", "mbd/tension"},
	"mbd/pressure": {},
	"mbd/tension":  {},
	"mbd/gpu":      {"kernels", "mbd"},

	"solvers":    {"solvers/lu"},
	"solvers/lu": {},

	"kernels":           {},
	"internal/emulator": {"kernels"},
	"kernels/generate":  {"kernels", "kernels/generate/..."},

	"results":              {},
	"results/chart":        {"results"},
	"results/picture":      {"results"},
	"results/plots":        {"results"},
	"results/replay":       {"results"},
	"results/trajectories": {"results"},
	"results/vtk":          {"results"},

	"rigid":       {},
	"observables": {},
	"internal":    {},
	"scripts":     {"..."},
}

// TestImports holds every package to the rules.
func TestImports(t *testing.T) {
	for dir, imports := range importsOf(t, os.DirFS("../..")) {
		room, allowed := roomOf(dir)
		if room == "" {
			t.Errorf("package %s belongs to no room: say in rooms what it may import", dir)
		}
		for _, i := range imports {
			if !matches(append(allowed, leaves...), i) {
				t.Errorf("package %s imports %s, which room %s may not: it may import %s", dir, i, room, strings.Join(append(allowed, leaves...), ", "))
			}
		}
	}
}

// TestRules checks that the test can fail: rooms that must not know each other do not by these rules.
func TestRules(t *testing.T) {
	for _, pair := range [][2]string{{"mbd", "solvers"}, {"solvers", "mbd"}, {"mbd", "dem"}, {"dem", "mbd"}, {"dem/law", "dem"}, {"dem/cpu", "dem/gpu"}, {"coupling", "dem/cpu"}, {"coupling", "dem/gpu"}, {"results", "models"}, {"kernels", "dem"}} {
		if _, allowed := roomOf(pair[0]); matches(allowed, pair[1]) {
			t.Errorf("%s may import %s", pair[0], pair[1])
		}
	}
}

// roomOf is the room that a package belongs to: itself, or the nearest folder above that is one.
func roomOf(dir string) (room string, allowed []string) {
	for room = dir; room != "."; room = path.Dir(room) {
		if allowed, ok := rooms[room]; ok {
			return room, slices.Clone(allowed)
		}
	}
	return "", nil
}

func matches(patterns []string, dir string) bool {
	return slices.ContainsFunc(patterns, func(p string) bool {
		below, folder := strings.CutSuffix(p, "...")
		return p == dir || folder && (strings.HasPrefix(dir, below) || dir+"/" == below)
	})
}

// importsOf lists what the packages below a folder import of this module, tests left out.
func importsOf(t *testing.T, files fs.FS) map[string][]string {
	t.Helper()
	imports := map[string]map[string]bool{}
	err := fs.WalkDir(files, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if entry.IsDir() {
			if _, err := fs.Stat(files, path.Join(name, "go.mod")); name != "." && (err == nil || strings.HasPrefix(entry.Name(), ".") || entry.Name() == "testdata") {
				return fs.SkipDir
			}
			return nil
		}
		if !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") {
			return nil
		}
		text, err := fs.ReadFile(files, name)
		if err != nil {
			return err
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, text, parser.ImportsOnly)
		if err != nil {
			return err
		}
		dir := path.Dir(name)
		if imports[dir] == nil {
			imports[dir] = map[string]bool{}
		}
		for _, i := range file.Imports {
			if own, ok := strings.CutPrefix(strings.Trim(i.Path.Value, `"`), module); ok {
				imports[dir][own] = true
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	lists := map[string][]string{}
	for dir, of := range imports {
		lists[dir] = slices.Sorted(maps.Keys(of))
	}
	if len(lists) < 20 {
		t.Fatalf("%d packages found", len(lists))
	}
	return lists
}
