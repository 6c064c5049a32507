package models

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"gabion/internal/document"
)

// assistant is one for all tests.
var assistant = sync.OnceValues(Assistant)

// completions are the labels of what may stand at the mark | in a text.
func completions(t *testing.T, text string) []string {
	t.Helper()
	a, err := assistant()
	if err != nil {
		t.Fatal(err)
	}
	before, after, found := strings.Cut(text, "|")
	if !found {
		t.Fatal("the text has no mark")
	}
	list, begun := a.Completions(before+after, len(before))
	labels := []string{}
	for _, c := range list {
		if !strings.HasPrefix(c.Label, before[len(before)-begun:]) && begun > 0 {
			continue // the page leaves these out
		}
		labels = append(labels, c.Label)
	}
	return labels
}

// What may stand at a place is what the types say: keys that a variant has and that are not there yet, words, names of the document, units, parameters.
func TestCompletions(t *testing.T) {
	const head = "parameters:\n  gap: 2 mm\n  drop: 1\nmaterials:\n  - {name: glass, density: 2500}\n  - {name: steel}\nbodies:\n  - {name: bob, mass: 1}\n  - {name: beam, mass: 2}\n"
	for _, c := range []struct {
		name, text string
		want, not  []string
	}{
		{"root", "gra|", []string{"gravity"}, []string{"title"}},
		{"root after others", head + "n|", []string{"nets"}, []string{"materials"}},
		{"names", head + "walls:\n  - {name: floor, shape: plane, material: gl|}\n", []string{"glass"}, []string{"steel"}},
		{"all names", head + "walls:\n  - {name: floor, shape: plane, material: |}\n", []string{"glass", "steel"}, []string{"bob"}},
		{"open bracket", head + "walls:\n  - {name: floor, shape: plane, material: |", []string{"glass", "steel"}, nil},
		{"names of bodies", head + "joints:\n  - {name: hinge, type: revolute, bodies: [ground, b|]}\n", []string{"bob", "beam"}, []string{"glass"}},
		{"ground", head + "joints:\n  - {name: hinge, type: revolute, bodies: [|]}\n", []string{"ground", "bob"}, nil},
		{"words", head + "joints:\n  - {name: hinge, type: rev|}\n", []string{"revolute"}, []string{"spherical"}},
		{"keys of a variant", head + "walls:\n  - {name: ball, shape: sphere, |}\n", []string{"center", "radius", "material"}, []string{"normal", "shape", "name"}},
		{"keys of another", head + "walls:\n  - {name: floor, shape: plane, |}\n", []string{"normal", "point"}, []string{"radius"}},
		{"block", "solver:\n  st|\n  end: 1 s\n", []string{"step"}, []string{"end"}},
		{"block list", "bodies:\n  - name: bob\n    ma|\n", []string{"mass"}, []string{"name", "gravity"}},
		{"renamed key", "solver:\n  st|p: 1 s\n", []string{"step"}, nil},
		{"unit", "solver: {step: 1 |}\n", []string{"s", "ms"}, []string{"m"}},
		{"unit begun", "solver:\n  step: 1 m|\n", []string{"ms"}, []string{"s"}},
		{"parameter", head + "solver: {step: 1, end: \"${2 * g|}\"}\n", []string{"gap"}, []string{"drop"}},
		{"switch", "outputs: {plots: |}", []string{"true", "false"}, nil},
		{"nothing in a title", "title: so|\n", nil, []string{"solver"}},
	} {
		got := completions(t, c.text)
		for _, w := range c.want {
			if !slices.Contains(got, w) {
				t.Errorf("%s: %v lacks %q", c.name, got, w)
			}
		}
		for _, w := range c.not {
			if slices.Contains(got, w) {
				t.Errorf("%s: %v has %q", c.name, got, w)
			}
		}
	}
}

// A key tells what it takes and means; a place without one tells nothing.
func TestHover(t *testing.T) {
	a, err := Assistant()
	if err != nil {
		t.Fatal(err)
	}
	text := "solver:\n  step: 1e-4 s\n  method: hht\n"
	h, ok := a.Hover(text, 2, 4)
	if !ok || h.Key != "step" || !strings.Contains(h.Detail, " in s") || h.Column != 3 || h.About == "" {
		t.Errorf("%+v", h)
	}
	for _, at := range [][2]int{{2, 9}, {9, 1}, {1, 9}} {
		if h, ok := a.Hover(text, at[0], at[1]); ok {
			t.Errorf("at %v: %+v", at, h)
		}
	}
}

// A thing is found where it is named, among others whose names begin as its own does; a part of it where it itself is; and nothing where nothing is named so.
func TestDefinition(t *testing.T) {
	a, err := Assistant()
	if err != nil {
		t.Fatal(err)
	}
	text := "title: net\nbodies:\n  - {name: network, mass: 1}\n  - name: ball # net\n    mass: 1\nnets:\n  - name: \"net\"\n    knots: [2, 2]\n"
	for name, want := range map[string][2]int{"network": {3, 12}, "ball": {4, 11}, "net": {7, 11}, "net.12": {7, 11}, "balloon": {}, "title": {}} {
		line, column, ok := a.Definition(text, name)
		if ok != (want != [2]int{}) || [2]int{line, column} != want {
			t.Errorf("%s: %d:%d, %v, want %v", name, line, column, ok, want)
		}
	}
	if _, _, ok := a.Definition("bodies: [", "ball"); ok {
		t.Error("found in what is no document")
	}
}

// Every key of every library model can be completed at its place, and has a meaning.
func TestAssistantKnowsLibrary(t *testing.T) {
	a, err := Assistant()
	if err != nil {
		t.Fatal(err)
	}
	files, err := filepath.Glob("library/*.yaml")
	if err != nil || len(files) < 10 {
		t.Fatal(files, err)
	}
	hovers := 0
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for i, line := range strings.Split(string(text), "\n") {
			column := 1 + len(line) - len(strings.TrimLeft(line, " -"))
			h, ok := a.Hover(string(text), i+1, column)
			if !ok {
				continue
			}
			hovers++
			if h.Detail == "" || !strings.HasPrefix(line[column-1:], h.Key) {
				t.Errorf("%s:%d:%d: %+v", file, i+1, column, h)
			}
		}
	}
	if hovers < 100 {
		t.Errorf("%d keys", hovers)
	}
}

// What a problem proposes stands in its message, and where it points to.
func TestFix(t *testing.T) {
	_, err := Parse(t.Context(), "m.yaml", []byte("forces:\n  - {name: a, stifness: 3}\n"), nil)
	problems, ok := err.(document.Problems)
	if !ok {
		t.Fatal(err)
	}
	for _, p := range problems {
		if found, meant, ok := p.Fix(); ok {
			if found != "stifness" || meant != "stiffness" || p.Line != 2 {
				t.Errorf("%q for %q at %d:%d", meant, found, p.Line, p.Column)
			}
			return
		}
	}
	t.Errorf("no fix among %v", problems)
}

// No text makes the assistant panic, wherever the cursor is.
func FuzzCompletions(f *testing.F) {
	f.Add("solver: {step: 1 ", 17)
	f.Add("a: &x [*x]\nb: *x\n", 12)
	f.Add("walls:\n  - {shape: plane, <<: {", 30)
	a, err := Assistant()
	if err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, text string, offset int) {
		_, begun := a.Completions(text, offset)
		if begun > len(text) || begun < 0 {
			t.Fatalf("a beginning of %d bytes", begun)
		}
		a.Hover(text, offset%50, 3)
	})
}
