package document

// Decoding a tree of nodes into a struct.

import (
	"context"
	"fmt"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"gonum.org/v1/gonum/spatial/r3"
	"gopkg.in/yaml.v3"
)

// Checker is implemented by structs with rules between their fields. Check is called after a struct was decoded without a
// mistake in it.
type Checker interface{ Check(r *Report) }

// Lister is implemented by structs that know more of a key than its tags and comment say: the words that it takes, which Check must then
// check, and what is to be added to the comment.
type Lister interface {
	Lists(key string) (words []string, meaning string)
}

// PartsChecker is implemented by structs whose parts can be checked one by one. CheckParts is called even where some parts have mistakes, before
// Check, so that a mistake in one does not hide those in others; it asks Report.Sound what can be relied on.
type PartsChecker interface{ CheckParts(r *Report) }

// Custom is implemented, on the pointer, by types that have a spelling of their own: a number or a mapping, a word or a list.
type Custom interface {
	DecodeNode(n Node) // fills the receiver or calls n.Fail
	EncodeValue() any  // what to write in its place: a number, text, list or struct
	Spellings() []any  // a value of each Go type that it may be written as, for the schema
}

// Namer is implemented by a root struct that has names beyond those of its fields.
type Namer interface {
	// Known lists fixed names of a kind, such as the ground among bodies.
	Known(kind string) []string
	// Named reports whether a computed name of this kind exists, such as a body of a net, and, when it does not, may say why.
	Named(kind, name string) (exists bool, why string)
}

type reference struct {
	kinds []string // that the name may be of
	name  string
	at    place

	begins bool // a file that the document begins with
}

type decoder struct {
	ctx        context.Context // of the one call of Decode that it serves
	places     map[*yaml.Node]place
	problems   Problems
	unsound    map[*yaml.Node]bool // values with mistakes in them
	scope      *scope
	references []reference
	names      Places
	order      map[string][]string // names by kind, as they came
	files      []reference
	columns    []string // units of the columns of a table that does not say them itself
	file       string   // name of the document
	closed     string   // key of the parameters, to which overrides add none
}

// Decode reads a document into v, a pointer to a struct, after changing it by the overrides "path=value". The error is of type
// Problems and holds every mistake that was found, or ctx's once that has ended.
func Decode(ctx context.Context, name string, text []byte, overrides []string, v any) error {
	d := &decoder{ctx: ctx, file: name, places: map[*yaml.Node]place{}, unsound: map[*yaml.Node]bool{}, names: Places{}, order: map[string][]string{}}
	target := reflect.ValueOf(v).Elem()
	parameters := parametersField(target.Type())
	if parameters != nil {
		d.closed = parameters.name
	}
	if root := d.tree(name, text, overrides); root != nil {
		d.scope = d.parameters(root, parameters, target)
		d.expand(root, target)
		d.structure(root, target, "")
	}
	if ctx.Err() == nil {
		d.resolve(v)
	}
	if err := ctx.Err(); err != nil {
		return err
	}
	if len(d.problems) > 0 {
		return d.problems.sorted()
	}
	if k, ok := v.(Keeper); ok {
		k.Keep(d.names)
	}
	return nil
}

// tree parses the text and the overrides into one tree without aliases.
func (d *decoder) tree(name string, text []byte, overrides []string) *yaml.Node {
	file := newSource(name, text, 0)
	parsed, at, message := file.parse(d.ctx, text)
	if message != "" {
		d.failAt(at, "%s", message)
		return nil
	}
	e := expander{d.places, file, d.failAt, map[*yaml.Node]bool{}, 0}
	root := e.copy(parsed, false)
	if d.ctx.Err() != nil {
		return nil
	}
	if root.Kind != yaml.MappingNode {
		d.fail(root, "a mapping of keys to values is wanted here, not %s", describe(root))
		return nil
	}
	for i, o := range overrides {
		d.override(root, o, i+1)
	}
	return root
}

func (d *decoder) fail(n *yaml.Node, format string, args ...any) {
	d.failAt(d.places[n], format, args...)
}

func (d *decoder) failAt(at place, format string, args ...any) {
	d.problems = append(d.problems, at.problem(fmt.Sprintf(format, args...)))
}

// describe says what a node is, for a message.
func describe(n *yaml.Node) string {
	switch n.Kind {
	case yaml.MappingNode:
		return "a mapping"
	case yaml.SequenceNode:
		return fmt.Sprintf("a list of %d", len(n.Content))
	}
	if isNull(n) {
		return "nothing"
	}
	return fmt.Sprintf("%q", n.Value)
}

// isNull reports whether a node stands for an absent value.
func isNull(n *yaml.Node) bool { return n.Kind == yaml.ScalarNode && n.Tag == "!!null" }

// structure decodes a mapping. what names it in messages.
func (d *decoder) structure(n *yaml.Node, v reflect.Value, what string) {
	if n.Kind != yaml.MappingNode {
		d.fail(n, "%s must be a mapping of keys to values, not %s", orHere(what), describe(n))
		return
	}
	s := shapeOf(v.Type())
	before := len(d.problems)
	given := d.keys(n, s)
	selected, known := "", true
	if f := s.selector; f != nil {
		d.one(n, given, f, v, "", what)
		selected = v.FieldByIndex(f.index).String()
		known = slices.Contains(f.enum, selected)
	}
	// Of an unknown variant, keys are read that mean the same in every variant: their mistakes need not wait for the selector to be right.
	for _, f := range s.fields {
		if f != s.selector && (known && f.applies(selected) || !known && given[f.name] != nil && len(s.named(f.name)) == 1) {
			d.one(n, given, f, v, selected, what)
		}
	}
	if d.ctx.Err() != nil {
		return // values have been left out, which checks would rely on
	}
	if known {
		d.misplaced(s, given, selected)
		d.groups(n, s, given, selected, what)
	}
	if c, ok := v.Addr().Interface().(PartsChecker); ok {
		c.CheckParts(&Report{d, n, given})
	}
	if c, ok := v.Addr().Interface().(Checker); ok && len(d.problems) == before {
		c.Check(&Report{d, n, given})
	}
}

// misplaced reports keys that belong to other variants of the struct.
func (d *decoder) misplaced(s *shape, given map[string]*entry, selected string) {
	for _, name := range s.names {
		g := given[name]
		if g == nil {
			continue
		}
		var only []string
		for _, f := range s.named(name) {
			if f.applies(selected) {
				only = nil
				break
			}
			only = append(only, f.only...)
		}
		if len(only) > 0 {
			d.fail(g.key, "%q does not go with %s %s; it is for %s", name, s.selector.name, selected, strings.Join(only, ", "))
		}
	}
}

type entry struct{ key, value *yaml.Node }

// meantKey says what an unknown key may have been meant as. In braces the comma of "0,4" parts it into a number and a key without a value, and without a space
// behind the colon "step:1e-4" is one key.
func meantKey(key, value *yaml.Node, known []string) string {
	if _, err := strconv.ParseFloat(key.Value, 64); err == nil && isNull(value) {
		return "; a comma parts entries: decimals have a point, as in 0.4"
	}
	if name, rest, _ := strings.Cut(key.Value, ":"); rest != "" && isNull(value) && slices.Contains(known, name) {
		return fmt.Sprintf("; a space is wanted behind the colon of %q", name)
	}
	return Meant(key.Value, known)
}

// keys collects the entries of a mapping by name and reports those that are unknown or come twice.
func (d *decoder) keys(n *yaml.Node, s *shape) map[string]*entry {
	given := make(map[string]*entry, len(n.Content)/2)
	first := map[string]*yaml.Node{}
	for i := 0; i+1 < len(n.Content); i += 2 {
		key, value := n.Content[i], n.Content[i+1]
		switch {
		case key.Kind != yaml.ScalarNode:
			d.fail(key, "a key must be a word, not %s", describe(key))
		case first[key.Value] != nil:
			d.fail(key, "key %q comes twice; first on line %d", key.Value, d.places[first[key.Value]].line)
		case !slices.Contains(s.names, key.Value):
			d.fail(key, "unknown key %q%s", key.Value, meantKey(key, value, s.names))
		case !isNull(value):
			given[key.Value] = &entry{key, value}
		}
		if first[key.Value] == nil {
			first[key.Value] = key
		}
	}
	return given
}

// one decodes the field f from its entry, or fills in its default.
func (d *decoder) one(n *yaml.Node, given map[string]*entry, f *field, v reflect.Value, selected, what string) {
	target := v.FieldByIndex(f.index)
	switch g := given[f.name]; {
	case target.Type() == parametersType || f.expands: // already decoded
	case g != nil:
		d.value(g.value, f, target, f.name)
	case f.required || slices.Contains(f.needed, selected):
		d.fail(n, "%s needs the key %q%s", orHere(d.called(n, what)), f.name, f.article())
	case f.hasDefault:
		d.value(d.synthetic(f.def, d.places[n]), f, target, f.name)
	}
}

// called adds the name that a mapping gives itself to what it is, such as `bodies "plate"`.
func (d *decoder) called(n *yaml.Node, what string) string {
	for i := 0; i+1 < len(n.Content); i += 2 {
		if n.Content[i].Value == "name" && n.Content[i+1].Kind == yaml.ScalarNode {
			return fmt.Sprintf("%s %q", what, n.Content[i+1].Value)
		}
	}
	return what
}

func orHere(what string) string {
	if what == "" {
		return "the document"
	}
	return what
}

// groups checks that of each group of keys one is given.
func (d *decoder) groups(n *yaml.Node, s *shape, given map[string]*entry, selected, what string) {
	for _, group := range s.groups {
		var names []string
		var chosen []*entry
		atMost := false
		for _, f := range s.fields {
			if f.group != group || !f.applies(selected) {
				continue
			}
			names = append(names, f.name)
			atMost = atMost || f.atMost
			if g := given[f.name]; g != nil {
				chosen = append(chosen, g)
			}
		}
		switch {
		case len(chosen) > 1:
			d.fail(chosen[1].key, "%q and %q exclude each other; give one", chosen[0].key.Value, chosen[1].key.Value)
		case len(chosen) == 0 && len(names) > 0 && !atMost:
			d.fail(n, "%s needs one of the keys %s", orHere(d.called(n, what)), strings.Join(names, ", "))
		}
	}
}

// synthetic is the tree of a default, placed where the mapping is that lacks the key.
func (d *decoder) synthetic(text string, at place) *yaml.Node {
	var n yaml.Node
	if err := yaml.Unmarshal([]byte(text), &n); err != nil {
		panic(fmt.Sprintf("document: default %q: %v", text, err))
	}
	d.put(n.Content[0], at)
	return n.Content[0]
}

var vectorType = reflect.TypeFor[r3.Vec]()
