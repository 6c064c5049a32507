package document

// Where a cursor stands in a document that is being written, and so may not be whole.

import (
	"reflect"
	"regexp"
	"strings"

	"gopkg.in/yaml.v3"
)

// cursorWord stands in the text where the cursor is; no document has it.
const cursorWord = "cursorStandsHere"

// spot is where a cursor stands: a key of a mapping, or a value of a field.
type spot struct {
	mapping *yaml.Node // that a key is written in
	shape   *shape     // of its struct
	field   *field     // whose value is written; nil where it is a key
}

var (
	partialWord = regexp.MustCompile(`[\pL\pN_.-]*$`)
	partialKey  = regexp.MustCompile(`(^|[{,]|- )\s*$`)
)

// find looks for the place of a cursor, and for the tree that it is in: of the whole text where that can be read, else of the text before the cursor.
func find(text string, offset int, root reflect.Type) (s spot, tree *yaml.Node, partial string) {
	before, after := text[:offset], text[offset:]
	partial = partialWord.FindString(before)
	before = before[:len(before)-len(partial)]
	after = strings.TrimPrefix(after, wordAfter(after))
	line := before[strings.LastIndexByte(before, '\n')+1:]
	words := []string{cursorWord}
	if partialKey.MatchString(line) {
		words = []string{cursorWord + ": ", cursorWord}
		if strings.HasPrefix(strings.TrimLeft(after, " "), ":") {
			words = words[1:] // the key has its colon
		}
	}
	for _, rest := range []string{after, closing(before)} {
		for _, word := range words {
			var document yaml.Node
			if yaml.Unmarshal([]byte(before+word+rest), &document) != nil || len(document.Content) == 0 {
				continue
			}
			if found, ok := locate(document.Content[0], root); ok {
				return found, document.Content[0], partial
			}
		}
	}
	return spot{}, nil, partial
}

// wordAfter are the letters that belong to the word under the cursor.
func wordAfter(after string) string {
	return regexp.MustCompile(`^[\pL\pN_.-]*`).FindString(after)
}

// closing closes the brackets that are open at the end of a text.
func closing(text string) string {
	var open []byte
	quote := byte(0)
	for i := 0; i < len(text); i++ {
		switch c := text[i]; {
		case quote != 0:
			if c == quote || c == '\n' {
				quote = 0
			}
		case c == '"' || c == '\'':
			quote = c
		case c == '#' && (i == 0 || text[i-1] == ' ' || text[i-1] == '\n'):
			for i+1 < len(text) && text[i+1] != '\n' {
				i++
			}
		case c == '{' || c == '[':
			open = append(open, c+2) // the codes of closing brackets
		case (c == '}' || c == ']') && len(open) > 0:
			open = open[:len(open)-1]
		}
	}
	var out strings.Builder
	for i := len(open) - 1; i >= 0; i-- {
		out.WriteByte(open[i])
	}
	return out.String()
}

// locate finds the word of the cursor in a tree of a type.
func locate(root *yaml.Node, t reflect.Type) (found spot, ok bool) {
	walk(root, t, func(m *yaml.Node, s *shape, f *field, key, value *yaml.Node) {
		switch {
		case ok:
		case key.Value == cursorWord:
			found, ok = spot{mapping: m, shape: s}, true
		case f != nil && holdsCursor(value):
			found, ok = spot{mapping: m, shape: s, field: f}, true
		}
	})
	return found, ok
}

// holdsCursor tells whether a value is the word of the cursor, or a list of words with it.
func holdsCursor(n *yaml.Node) bool {
	if n.Kind == yaml.ScalarNode {
		return strings.Contains(n.Value, cursorWord)
	}
	if n.Kind != yaml.SequenceNode {
		return false
	}
	for _, each := range n.Content {
		if each.Kind != yaml.MappingNode && holdsCursor(each) {
			return true
		}
	}
	return false
}

// walk visits the entries of all mappings of a tree that types are known of, outer ones after what they hold. The field is nil of an unknown key.
func walk(n *yaml.Node, t reflect.Type, visit func(mapping *yaml.Node, s *shape, f *field, key, value *yaml.Node)) {
	for t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	if n.Kind == yaml.AliasNode {
		return
	}
	if c, ok := reflect.New(t).Interface().(Custom); ok {
		for _, spelling := range c.Spellings() {
			of := reflect.TypeOf(spelling)
			if n.Kind == yaml.MappingNode && of.Kind() == reflect.Struct || n.Kind == yaml.SequenceNode && of.Kind() == reflect.Slice {
				walk(n, of, visit)
			}
		}
		return
	}
	switch {
	case n.Kind == yaml.MappingNode && t.Kind() == reflect.Struct:
		s := shapeOf(t)
		selected := selectedIn(n, s)
		for i := 0; i+1 < len(n.Content); i += 2 {
			key, value := n.Content[i], n.Content[i+1]
			f := s.fieldFor(key.Value, selected)
			if f != nil {
				walk(value, f.typ, visit)
			}
			visit(n, s, f, key, value)
		}
	case n.Kind == yaml.SequenceNode && (t.Kind() == reflect.Slice || t.Kind() == reflect.Array):
		for _, each := range n.Content {
			walk(each, t.Elem(), visit)
		}
	case n.Kind == yaml.MappingNode && t.Kind() == reflect.Map:
		for i := 0; i+1 < len(n.Content); i += 2 {
			walk(n.Content[i+1], t.Elem(), visit)
		}
	}
}

// selectedIn is the variant that a mapping says it is, or that it is without a word.
func selectedIn(n *yaml.Node, s *shape) string {
	if s.selector == nil {
		return ""
	}
	for i := 0; i+1 < len(n.Content); i += 2 {
		if n.Content[i].Value == s.selector.name {
			return n.Content[i+1].Value
		}
	}
	return s.selector.def
}

// fieldFor is the field of a key in a variant, or, of a variant that nobody knows, of any; nil of an unknown key.
func (s *shape) fieldFor(key, selected string) *field {
	var any *field
	for _, f := range s.named(key) {
		if f.applies(selected) {
			return f
		}
		any = f
	}
	return any
}
