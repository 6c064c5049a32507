package document

// What a type with a spelling of its own sees of the document.

import (
	"errors"
	"fmt"
	"reflect"
	"strings"

	"gopkg.in/yaml.v3"

	"gabion/internal/formula"
	"gabion/internal/units"
)

// Node is a value in the document, with the unit and bounds that its field declares.
type Node struct {
	d    *decoder
	n    *yaml.Node
	f    *field
	what string
}

// IsScalar reports whether the node is a single value; a node that is not is a list or a mapping.
func (n Node) IsScalar() bool { return n.n.Kind == yaml.ScalarNode }

// IsList reports whether the node is a list.
func (n Node) IsList() bool { return n.n.Kind == yaml.SequenceNode }

// HoldsMappings reports whether the node is a list that begins with a mapping.
func (n Node) HoldsMappings() bool {
	return n.IsList() && len(n.n.Content) > 0 && n.n.Content[0].Kind == yaml.MappingNode
}

// Unit of the field; "" for a pure number.
func (n Node) Unit() string { return n.f.unit }

// Variables of which the value may be an expression.
func (n Node) Variables() []string { return n.f.of }

// Name of the key, for messages.
func (n Node) Name() string { return n.what }

// Word is the text of a scalar as written, parameters not filled in; "" for anything else.
func (n Node) Word() string {
	if n.n.Kind != yaml.ScalarNode {
		return ""
	}
	return n.n.Value
}

// Flow is the node as YAML on one line, as it would stand in an override.
func (n Node) Flow() (string, error) {
	text, err := yaml.Marshal(onOneLine(n.n))
	return strings.TrimSpace(string(text)), err
}

// onOneLine copies a node without comments, in flow style throughout.
func onOneLine(n *yaml.Node) *yaml.Node {
	c := &yaml.Node{Kind: n.Kind, Tag: n.Tag, Value: n.Value, Style: n.Style}
	if n.Kind != yaml.ScalarNode {
		c.Style = yaml.FlowStyle
	}
	for _, each := range n.Content {
		c.Content = append(c.Content, onOneLine(each))
	}
	return c
}

// LooksNumeric reports whether the scalar is a number or a quantity, a parameter with such a value included.
func (n Node) LooksNumeric() bool {
	if n.n.Kind != yaml.ScalarNode || isNull(n.n) {
		return false
	}
	v, ok := n.d.scope.peek(n.n)
	if !ok {
		return false
	}
	if v.Kind == formula.Text {
		_, err := units.ParseQuantity(v.Text)
		return err == nil
	}
	return v.IsNumber()
}

// Number decodes a number in the field's unit.
func (n Node) Number() (float64, bool) { return n.d.number(n.n, n.f, n.what) }

// Compile reads the node as an expression of the field's variables, every ${...} in it replaced by its number in SI, and gives the text with
// these replacements too. wanted says, in the message of a mistake, what the value must be.
func (n Node) Compile(wanted string) (text string, f *formula.Expression, ok bool) {
	if !n.IsScalar() || isNull(n.n) {
		n.Fail("%s must be %s, not %s", n.what, wanted, describe(n.n))
		return "", nil, false
	}
	if text, ok = n.d.scope.formula(n.d, n.n); !ok {
		return "", nil, false
	}
	f, err := formula.Compile(text, n.f.of...)
	if err == nil {
		return text, f, true
	}
	offset, hint := 0, ""
	var at *formula.Error
	if errors.As(err, &at) {
		if text == n.n.Value {
			offset = at.Offset
		}
		if n.d.scope.nodes[at.Unknown] != nil {
			hint = fmt.Sprintf("; for the parameter write ${%s}", at.Unknown)
		}
	}
	n.FailAt(offset, "%s must be %s: %v%s", n.what, wanted, err, hint)
	return "", nil, false
}

// Decode decodes the node into v, a pointer, by the rules of its type; a struct's own tags count, not those of the field.
func (n Node) Decode(v any) { n.d.value(n.n, n.f, reflect.ValueOf(v).Elem(), n.what) }

// DecodeColumns is Decode for a struct with a table, tagged columns:"?", whose columns have the given units.
func (n Node) DecodeColumns(v any, units ...string) {
	n.d.columns = units
	n.Decode(v)
	n.d.columns = nil
}

// DecodeAs is Decode with other tags than those of the field.
func (n Node) DecodeAs(v any, tag reflect.StructTag) {
	t := reflect.TypeOf(v).Elem()
	f := readField(t, reflect.StructField{Name: n.f.goName, Type: t, Tag: tag}, nil)
	f.name = n.f.name
	n.d.value(n.n, f, reflect.ValueOf(v).Elem(), n.what)
}

// Place is where the node was written: "file:line:column".
func (n Node) Place() string {
	at := n.d.places[n.n]
	return fmt.Sprintf("%s:%d:%d", at.name, at.line, at.column)
}

// Fail reports a mistake.
func (n Node) Fail(format string, args ...any) { n.d.fail(n.n, format, args...) }

// FailAt reports a mistake some characters after the start of a scalar.
func (n Node) FailAt(offset int, format string, args ...any) {
	n.d.failAt(n.d.within(n.n, offset), format, args...)
}

// within is the place some characters after the start of a scalar, where that is on the same line.
func (d *decoder) within(n *yaml.Node, offset int) place {
	at := d.places[n]
	switch n.Style &^ yaml.TaggedStyle {
	case 0:
		at.column += offset
	case yaml.DoubleQuotedStyle, yaml.SingleQuotedStyle:
		at.column += offset + 1
	}
	return at
}
