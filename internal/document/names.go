package document

// Names that a document defines, and references to them.

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"gopkg.in/yaml.v3"
)

// properName is what a thing may be called. Dots are left to the program: they part the steps of a path and number the bodies of
// a net.
var properName = regexp.MustCompile(`^[\pL_][\pL\pN_-]*$`)

// partName is what a part may be called that something else stands for.
var partName = regexp.MustCompile(`^[\pL_][\pL\pN_-]*(\.[\pL_][\pL\pN_-]*)+$`)

func (d *decoder) define(kind, name string, n *yaml.Node) {
	at := d.places[n]
	if !properName.MatchString(name) && !(at.part != "" && partName.MatchString(name)) {
		d.fail(n, "%s name %q must start with a letter and hold letters, digits, _ and - only", kind, name)
		return
	}
	if first, ok := d.names[kind][name]; ok {
		d.fail(n, "%s %q is defined twice; first on line %d", kind, name, first.line)
		return
	}
	if d.names[kind] == nil {
		d.names[kind] = map[string]place{}
	}
	d.names[kind][name] = at
	d.order[kind] = append(d.order[kind], name)
}

// Keeper is implemented by a root struct that will want to say where its named things stand in the document.
type Keeper interface{ Keep(Places) }

// Places are where the names of a document were defined, by kind and name.
type Places map[string]map[string]place

// Problem tells of the thing of a kind and name that something is wrong with it, for an error that shows only when it is put to use.
func (p Places) Problem(kind, name, message string) (problem Problem, found bool) {
	at, found := p[kind][name]
	if !found {
		return Problem{}, false
	}
	return at.problem(message), true
}

// resolve checks that everything referred to exists.
func (d *decoder) resolve(root any) {
	namer, _ := root.(Namer)
	told := map[string]bool{}
	for _, r := range d.references {
		// Parts that something stands for refer to what that has referred to before them.
		if why := d.missing(r, namer); why != "" && !(r.at.part != "" && told[why]) {
			d.failAt(r.at, "%s", why)
			told[why] = true
		}
	}
	var files Files
	if o, ok := root.(Opener); ok {
		files = o.Opens()
	}
	for _, f := range d.files {
		if f.begins && files.Begun {
			continue
		}
		switch err := files.find(d.ctx, Beside(d.file, f.name)); {
		case errors.Is(err, fs.ErrNotExist):
			d.failAt(f.at, "%s %q: no such file beside the document", f.kinds[0], f.name)
		case err != nil:
			d.failAt(f.at, "%s %q: %v", f.kinds[0], f.name, err)
		}
	}
}

// Beside gives the path of a file that a document names: relative paths start at the document's folder.
func Beside(document, path string) string {
	if filepath.IsAbs(path) {
		return path
	}
	return filepath.Join(filepath.Dir(document), path)
}

// Context is that of the call of Decode, for checks that take long.
func (r *Report) Context() context.Context { return r.d.ctx }

// Report lets a Checker name the field that breaks a rule.
type Report struct {
	d     *decoder
	n     *yaml.Node
	given map[string]*entry
}

// Fail reports a mistake in the value of a key, or in the whole mapping when the key is absent or "".
func (r *Report) Fail(key, format string, args ...any) {
	n := r.n
	if e := r.given[key]; e != nil {
		n = e.value
	}
	r.d.fail(n, format, args...)
}

// Include reports the mistakes of another document that this one names at a key, at their places there; of any other error, the key's place is that.
func (r *Report) Include(key string, err error) {
	var problems Problems
	if !errors.As(err, &problems) {
		r.Fail(key, "%v", err)
		return
	}
	const after = 1 << 20 // the mistakes of this document and its overrides
	for _, p := range problems {
		p.order += after
		r.d.problems = append(r.d.problems, p)
	}
}

// Sound reports whether the value of a key was decoded without a mistake in it, or is absent.
func (r *Report) Sound(key string) bool {
	return r.given[key] == nil || !r.d.unsound[r.given[key].value]
}

// Item gives the report of an element of the list at a key.
func (r *Report) Item(key string, i int) *Report {
	list := r.given[key].value
	item := list.Content[i]
	if item.Kind != yaml.MappingNode {
		return &Report{r.d, item, nil}
	}
	return r.of(item)
}

// Part gives the report of the mapping at a key, or this one when the key is absent.
func (r *Report) Part(key string) *Report {
	e := r.given[key]
	if e == nil || e.value.Kind != yaml.MappingNode {
		return r
	}
	return r.of(e.value)
}

func (r *Report) of(n *yaml.Node) *Report {
	given := map[string]*entry{}
	for i := 0; i+1 < len(n.Content); i += 2 {
		given[n.Content[i].Value] = &entry{n.Content[i], n.Content[i+1]}
	}
	return &Report{r.d, n, given}
}

// Mark keeps where the value of a key stands, under a kind, for Places.
func (r *Report) Mark(kind, key string) {
	e := r.given[key]
	if e == nil {
		return
	}
	if r.d.names[kind] == nil {
		r.d.names[kind] = map[string]place{}
	}
	r.d.names[kind][key] = r.d.places[e.value]
}

// Given reports whether a key was written in the document, and not filled in by a default.
func (r *Report) Given(key string) bool { return r.given[key] != nil }

// missing says what is wrong with a reference; "" if what it names exists.
func (d *decoder) missing(r reference, namer Namer) (why string) {
	var known []string
	for _, kind := range r.kinds {
		if _, defined := d.names[kind][r.name]; defined {
			return ""
		}
		if namer != nil {
			fixed := namer.Known(kind)
			exists, reason := namer.Named(kind, r.name)
			if exists || slices.Contains(fixed, r.name) {
				return ""
			}
			known, why = append(known, fixed...), cmp.Or(why, reason)
		}
		known = append(known, d.order[kind]...)
	}
	return cmp.Or(why, fmt.Sprintf("there is no %s %q%s", either(r.kinds), r.name, Meant(r.name, known)))
}

// either lists words in which there is a choice, such as kinds of things: "a, b or c".
func either(words []string) string {
	last := len(words) - 1
	if last == 0 {
		return words[0]
	}
	return strings.Join(words[:last], ", ") + " or " + words[last]
}
