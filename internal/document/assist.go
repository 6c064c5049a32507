package document

// Help while a document is written: what may stand at the cursor, and what a key means. All of it comes from the types that Decode decodes into.

import (
	"fmt"
	"io/fs"
	"reflect"
	"regexp"
	"slices"
	"strings"

	"gopkg.in/yaml.v3"

	"gabion/internal/units"
)

// Assistant helps to write documents of one type.
type Assistant struct {
	root     reflect.Type
	comments map[string]string
}

// NewAssistant is one for documents that are decoded into v, a pointer to a struct. Meanings are the comments in the Go files of the folder sources.
func NewAssistant(v any, sources fs.FS) (*Assistant, error) {
	comments, err := readComments(sources)
	return &Assistant{root: reflect.TypeOf(v).Elem(), comments: comments}, err
}

// Completion is what may stand at a cursor.
type Completion struct {
	Label  string `json:"label"`  // the word
	Insert string `json:"insert"` // what to write in the place of the word that has been begun
	Kind   string `json:"kind"`   // key, word, name, parameter or unit
	Detail string `json:"detail"` // what a key takes, and what it is without it
	About  string `json:"about"`  // what it means
}

// Completions are all that may stand at a cursor, after so many bytes of a text, and how many bytes before it are the beginning of the word.
func (a *Assistant) Completions(text string, offset int) (list []Completion, begun int) {
	offset = min(max(offset, 0), len(text))
	if name, ok := openParameter(text[:offset]); ok {
		return a.parameters(text), len(name)
	}
	if number := quantity.FindString(text[:offset]); number != "" {
		if s, _, _ := find(text[:offset], offset, a.root); s.field != nil && s.field.unit != "" && s.field.unit != "1" {
			unit := number[strings.LastIndexByte(number, ' ')+1:]
			return unitsLike(s.field), len(unit)
		}
	}
	s, tree, partial := find(text, offset, a.root)
	switch {
	case tree == nil:
		return nil, 0
	case s.field == nil:
		return a.keys(s), len(partial)
	}
	return a.values(s.field, tree), len(partial)
}

var (
	parameterBegun = regexp.MustCompile(`\$\{[^}\n]*?([\pL_][\pL\pN_]*)?$`)
	quantity       = regexp.MustCompile(`[:\[,] *-?[0-9.]+(e-?[0-9]+)? [^,:\]}#\n]*$`)
)

// openParameter tells whether a text ends within ${, and with which beginning of a name.
func openParameter(before string) (name string, ok bool) {
	m := parameterBegun.FindStringSubmatch(before)
	if m == nil {
		return "", false
	}
	return m[1], true
}

// keys are those that a mapping lacks.
func (a *Assistant) keys(s spot) (list []Completion) {
	selected, given := selectedIn(s.mapping, s.shape), map[string]bool{}
	for i := 0; i+1 < len(s.mapping.Content); i += 2 {
		given[s.mapping.Content[i].Value] = true
	}
	p := page{comments: a.comments}
	for _, f := range s.shape.fields {
		if given[f.name] || !f.applies(selected) && !(s.shape.selector != nil && selected == "") {
			continue
		}
		given[f.name] = true
		list = append(list, Completion{Label: f.name, Insert: f.name + ": ", Kind: "key", Detail: p.detail(f), About: p.meaning(f, s.shape)})
	}
	return list
}

// detail is what a field takes and what it is by default, in a line.
func (p *page) detail(f *field) string {
	detail := linked.ReplaceAllString(p.value(f, f.typ), "$1")
	if absent := f.absent(); absent != "" {
		detail += "; " + strings.TrimSpace("default "+absent)
		detail = strings.Replace(detail, "default needed", "needed", 1)
	}
	return strings.ReplaceAll(detail, "`", "")
}

// linked are links of the manual.
var linked = regexp.MustCompile(`\[([^\]]*)\]\(#[^)]*\)`)

// values are the words that a field takes: of its own, or names of the document.
func (a *Assistant) values(f *field, tree *yaml.Node) (list []Completion) {
	add := func(kind, word, about string) {
		if !slices.ContainsFunc(list, func(c Completion) bool { return c.Label == word }) {
			list = append(list, Completion{Label: word, Insert: word, Kind: kind, About: about})
		}
	}
	for _, word := range slices.Concat(f.enum, f.words) {
		add("word", word, "")
	}
	if f.typ.Kind() == reflect.Bool {
		add("word", "true", "")
		add("word", "false", "")
	}
	if f.auto != "" {
		add("word", f.auto, "as if the key were not there")
	}
	namer, _ := reflect.New(a.root).Interface().(Namer)
	for _, kind := range f.refers {
		for _, name := range a.names(tree, kind) {
			add("name", name, kind)
		}
		if namer != nil {
			for _, name := range namer.Known(kind) {
				add("name", name, kind)
			}
		}
	}
	return list
}

// names are those of a kind that a document defines.
func (a *Assistant) names(tree *yaml.Node, kind string) (names []string) {
	walk(tree, a.root, func(_ *yaml.Node, _ *shape, f *field, _, value *yaml.Node) {
		if f != nil && f.defines == kind && value.Kind == yaml.ScalarNode && value.Value != cursorWord {
			names = append(names, value.Value)
		}
	})
	return names
}

// parameterLine is a parameter in a text that may not be whole.
var parameterLine = regexp.MustCompile(`^ +([\pL_][\pL\pN_]*): *([^#]*)`)

// parameters are those that a text defines.
func (a *Assistant) parameters(text string) (list []Completion) {
	f := parametersField(a.root)
	if f == nil {
		return nil
	}
	within := false
	for line := range strings.Lines(text) {
		switch m := parameterLine.FindStringSubmatch(line); {
		case strings.HasPrefix(line, f.name+":"):
			within = true
		case within && m != nil:
			list = append(list, Completion{Label: m[1], Insert: m[1], Kind: "parameter", Detail: strings.TrimSpace(m[2])})
		case within && line != "\n" && line[0] != ' ' && line[0] != '#':
			return list
		}
	}
	return list
}

// Hover is what there is to say of a place.
type Hover struct {
	Key    string `json:"key"`
	Detail string `json:"detail"`
	About  string `json:"about"`
	Column int    `json:"column"` // of the key, from 1
}

// Hover tells of the key at a place of a text, line and column from 1; false where there is none.
func (a *Assistant) Hover(text string, line, column int) (h Hover, ok bool) {
	var document yaml.Node
	if yaml.Unmarshal([]byte(text), &document) != nil || len(document.Content) == 0 {
		return Hover{}, false
	}
	p := page{comments: a.comments}
	walk(document.Content[0], a.root, func(_ *yaml.Node, s *shape, f *field, key, _ *yaml.Node) {
		if f != nil && key.Line == line && key.Column <= column && column < key.Column+len([]rune(key.Value)) {
			h, ok = Hover{Key: f.name, Detail: p.detail(f), About: p.meaning(f, s), Column: key.Column}, true
		}
	})
	return h, ok
}

// Definition is where a text names a thing, line and column from 1; where the text names only what the thing is a part of, as a net of its knots, the place of that. False where it names
// neither.
func (a *Assistant) Definition(text, name string) (line, column int, ok bool) {
	var document yaml.Node
	if yaml.Unmarshal([]byte(text), &document) != nil || len(document.Content) == 0 {
		return 0, 0, false
	}
	longest := -1
	walk(document.Content[0], a.root, func(_ *yaml.Node, _ *shape, f *field, _, value *yaml.Node) {
		if f == nil || f.defines == "" || value.Kind != yaml.ScalarNode || len(value.Value) <= longest {
			return
		}
		if name == value.Value || strings.HasPrefix(name, value.Value+".") {
			line, column, longest = value.Line, value.Column, len(value.Value)
		}
	})
	return line, column, longest > 0
}

// unitsLike are spellings of the unit of a field, and multiples of it that people write.
func unitsLike(f *field) (list []Completion) {
	usual := map[string][]string{
		"m": {"m", "mm", "cm", "km"}, "kg": {"kg", "g", "t"}, "s": {"s", "ms", "us", "min"}, "N": {"N", "kN", "MN"}, "Pa": {"Pa", "kPa", "MPa", "GPa"},
		"N/m": {"N/m", "kN/m", "N/mm", "MN/m"}, "rad": {"rad", "deg"}, "rad/s": {"rad/s", "deg/s", "rpm"}, "m/s": {"m/s", "mm/s", "km/h"}, "J": {"J", "kJ", "MJ"},
	}
	words := usual[f.unit]
	if words == nil {
		words = []string{f.unit}
	}
	for _, u := range words {
		if known, err := units.Parse(u); err != nil || known.Dimension != f.dimension {
			continue
		}
		list = append(list, Completion{Label: u, Insert: u, Kind: "unit", About: fmt.Sprintf("a unit of %s", f.name)})
	}
	return list
}

// Fix is what a problem proposes to write in the place of a word that stands where it is; false where it proposes nothing.
func (p Problem) Fix() (found, meant string, ok bool) {
	m := proposal.FindStringSubmatch(p.Message)
	if m == nil {
		return "", "", false
	}
	return m[1], m[2], true
}

// proposal is the end of a message that Meant makes, and the word before it.
var proposal = regexp.MustCompile(`"([^"]*)"; did you mean "([^"]*)"\?$`)
