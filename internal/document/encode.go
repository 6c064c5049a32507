package document

// Writing a struct as YAML that decodes to the same struct.

import (
	"bytes"
	"math"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"gonum.org/v1/gonum/spatial/r3"
	"gopkg.in/yaml.v3"
)

// Encode writes a struct, all numbers in SI, with the unit of each single number in a comment. Paths of files pass through the
// function file, if there is one. Decode gives the same struct again.
func Encode(v any, file func(path string) string) ([]byte, error) {
	e := encoder{file}
	var b bytes.Buffer
	w := yaml.NewEncoder(&b)
	w.SetIndent(2)
	if err := w.Encode(e.structure(reflect.ValueOf(v).Elem())); err != nil {
		return nil, err
	}
	err := w.Close()
	return b.Bytes(), err
}

type encoder struct{ file func(string) string }

func (e encoder) structure(v reflect.Value) *yaml.Node {
	s := shapeOf(v.Type())
	selected := ""
	if s.selector != nil {
		if selected = v.FieldByIndex(s.selector.index).String(); selected == "" {
			selected = s.selector.def
		}
	}
	n := &yaml.Node{Kind: yaml.MappingNode}
	for _, f := range s.fields {
		value := v.FieldByIndex(f.index)
		if !f.applies(selected) || e.absent(f, value, selected) {
			continue
		}
		child := e.value(f, value)
		if f.unit != "" && f.unit != "1" && child.Kind == yaml.ScalarNode && child.Tag != "!!str" {
			child.LineComment = f.unit
		}
		n.Content = append(n.Content, stringNode(f.name), child)
	}
	return n
}

// absent reports whether a value is what its key's absence means. A struct that a program has made may leave fields at zero: where
// the key does not take a zero, that means the default.
func (e encoder) absent(f *field, v reflect.Value, selected string) bool {
	if f.required {
		return false
	}
	if f.hasDefault {
		return v.IsZero() && !f.takesZero(v.Kind())
	}
	for _, needed := range f.needed {
		if needed == selected {
			return false
		}
	}
	switch v.Kind() {
	case reflect.Slice, reflect.Pointer, reflect.Map:
		return v.IsNil()
	}
	return v.IsZero()
}

func (f *field) takesZero(kind reflect.Kind) bool {
	if kind == reflect.String {
		return len(f.enum) == 0
	}
	return f.inside(0)
}

func (e encoder) value(f *field, v reflect.Value) *yaml.Node {
	if v.Kind() == reflect.Pointer {
		if v.IsNil() {
			return stringNode(f.auto)
		}
		v = v.Elem()
	}
	if c, ok := v.Interface().(interface{ EncodeValue() any }); ok {
		return e.custom(f, c.EncodeValue())
	}
	if v.CanAddr() {
		if c, ok := v.Addr().Interface().(Custom); ok {
			return e.custom(f, c.EncodeValue())
		}
	}
	if v.Type() == vectorType {
		r := v.Interface().(r3.Vec)
		return flow(numberNode(r.X), numberNode(r.Y), numberNode(r.Z))
	}
	switch v.Kind() {
	case reflect.Float64:
		return numberNode(v.Float())
	case reflect.Int, reflect.Int64:
		return &yaml.Node{Kind: yaml.ScalarNode, Tag: "!!int", Value: strconv.FormatInt(v.Int(), 10)}
	case reflect.Bool:
		return &yaml.Node{Kind: yaml.ScalarNode, Tag: "!!bool", Value: strconv.FormatBool(v.Bool())}
	case reflect.String:
		s := v.String()
		if f.file && e.file != nil {
			s = e.file(s)
		}
		return stringNode(s)
	case reflect.Struct:
		return e.structure(v)
	case reflect.Map:
		return e.byName(f, v)
	}
	return e.list(f, v)
}

// byName writes a mapping of names to values, in the order of the names.
func (e encoder) byName(f *field, v reflect.Value) *yaml.Node {
	n := &yaml.Node{Kind: yaml.MappingNode, Style: yaml.FlowStyle}
	names := v.MapKeys()
	slices.SortFunc(names, func(a, b reflect.Value) int { return strings.Compare(a.String(), b.String()) })
	for _, name := range names {
		n.Content = append(n.Content, stringNode(name.String()), e.value(f.element(v.Type().Elem()), v.MapIndex(name)))
	}
	return n
}

func (e encoder) custom(f *field, x any) *yaml.Node {
	if n, ok := x.(*yaml.Node); ok {
		return n
	}
	v := reflect.New(reflect.TypeOf(x)).Elem()
	v.Set(reflect.ValueOf(x))
	return e.value(f, v)
}

// list writes a slice or an array: on one line when it holds single values only.
func (e encoder) list(f *field, v reflect.Value) *yaml.Node {
	n := &yaml.Node{Kind: yaml.SequenceNode}
	plain := true
	element := f.element(v.Type().Elem())
	for i := range v.Len() {
		c := e.value(element, v.Index(i))
		plain = plain && (c.Kind == yaml.ScalarNode || c.Style == yaml.FlowStyle && v.Len() < 4)
		n.Content = append(n.Content, c)
	}
	if plain {
		n.Style = yaml.FlowStyle
	}
	return n
}

func flow(content ...*yaml.Node) *yaml.Node {
	return &yaml.Node{Kind: yaml.SequenceNode, Style: yaml.FlowStyle, Content: content}
}

// numberNode writes a number with just the digits that give it back.
func numberNode(x float64) *yaml.Node {
	if math.Trunc(x) == x && math.Abs(x) < 1e15 {
		return &yaml.Node{Kind: yaml.ScalarNode, Tag: "!!int", Value: strconv.FormatFloat(x, 'f', -1, 64)}
	}
	return &yaml.Node{Kind: yaml.ScalarNode, Tag: "!!float", Value: strconv.FormatFloat(x, 'g', -1, 64)}
}

// stringNode writes a text, quoted where it would read as something else.
func stringNode(s string) *yaml.Node {
	n := &yaml.Node{}
	n.SetString(s)
	return n
}
