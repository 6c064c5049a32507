package document

// Parameters: named values, and the ${...} that use them.

import (
	"errors"
	"fmt"
	"reflect"
	"strconv"
	"strings"

	"gopkg.in/yaml.v3"

	"gabion/internal/formula"
	"gabion/internal/units"
)

// Parameter is a named value of a document.
type Parameter struct {
	Name  string
	Value formula.Value
}

// Parameters are the named values of a document, evaluated, in the order in which they were written. One may be computed from
// others in any order: "${3 * radius}".
type Parameters []Parameter

var parametersType = reflect.TypeFor[Parameters]()

// EncodeValue gives the values as a mapping that decodes to the same.
func (ps Parameters) EncodeValue() any {
	n := &yaml.Node{Kind: yaml.MappingNode}
	for _, p := range ps {
		n.Content = append(n.Content, stringNode(p.Name), valueNode(p.Value))
	}
	return n
}

func valueNode(v formula.Value) *yaml.Node {
	switch v.Kind {
	case formula.Truth:
		return &yaml.Node{Kind: yaml.ScalarNode, Tag: "!!bool", Value: v.String()}
	case formula.Text:
		return stringNode(v.Text)
	case formula.Dimensional:
		if v.Dimension.Dimensionless() {
			return stringNode(v.String() + " 1") // not the same as a bare number, of which the unit is not known
		}
		return stringNode(v.String())
	}
	return numberNode(v.Number)
}

// errReported stands for a mistake that has been reported where it is.
var errReported = errors.New("reported")

// scope evaluates ${...}. A nil scope has no parameters.
type scope struct {
	d      *decoder
	names  []string
	nodes  map[string]*yaml.Node
	values map[string]formula.Value
	failed map[string]bool
	active []string // being evaluated
}

// parametersField finds the field of the parameters; nil when a document of this type has none.
func parametersField(t reflect.Type) *field {
	for _, f := range shapeOf(t).fields {
		if f.typ == parametersType {
			return f
		}
	}
	return nil
}

// parameters reads the parameters of a document into its field f, if it has one, and evaluates them.
func (d *decoder) parameters(root *yaml.Node, f *field, target reflect.Value) *scope {
	s := &scope{d: d, nodes: map[string]*yaml.Node{}, values: map[string]formula.Value{}, failed: map[string]bool{}}
	if f == nil {
		return s
	}
	for i := 0; i+1 < len(root.Content); i += 2 {
		if root.Content[i].Value == f.name && !isNull(root.Content[i+1]) {
			s.collect(root.Content[i+1], f.name)
			break
		}
	}
	var ps Parameters
	for _, name := range s.names {
		if v, err := s.lookup(name); err == nil {
			ps = append(ps, Parameter{name, v})
		}
	}
	target.FieldByIndex(f.index).Set(reflect.ValueOf(ps))
	return s
}

func (s *scope) collect(section *yaml.Node, what string) {
	if section.Kind != yaml.MappingNode {
		s.d.fail(section, "%s must be a mapping of names to values, not %s", what, describe(section))
		return
	}
	for i := 0; i+1 < len(section.Content); i += 2 {
		key, value := section.Content[i], section.Content[i+1]
		before := len(s.d.problems)
		if x, ok := formula.Constant(key.Value); ok {
			s.d.fail(key, "%s is %.6g in every expression, and cannot be the name of a parameter", key.Value, x)
		}
		s.d.define("parameter", key.Value, key)
		if len(s.d.problems) > before {
			continue
		}
		s.names = append(s.names, key.Value)
		s.nodes[key.Value] = value
		if value.Kind != yaml.ScalarNode || isNull(value) {
			s.d.fail(value, "parameter %s must be a number, a text, or true or false, not %s", key.Value, describe(value))
			s.failed[key.Value] = true
		}
	}
}

// lookup gives the value of a parameter, evaluating it and those it depends on when it is first asked for.
func (s *scope) lookup(name string) (formula.Value, error) {
	if v, ok := s.values[name]; ok {
		return v, nil
	}
	n, ok := s.nodes[name]
	switch {
	case !ok:
		return formula.Value{}, fmt.Errorf("there is no parameter %q%s", name, Meant(name, s.names))
	case s.failed[name]:
		return formula.Value{}, errReported
	}
	for i, a := range s.active {
		if a == name {
			return formula.Value{}, fmt.Errorf("parameters refer to each other in a circle: %s -> %s",
				strings.Join(s.active[i:], " -> "), name)
		}
	}
	s.active = append(s.active, name)
	v, ok := s.scalar(s.d, n)
	s.active = s.active[:len(s.active)-1]
	if !ok {
		s.failed[name] = true
		return formula.Value{}, errReported
	}
	if v.Kind == formula.Text {
		if q, err := units.ParseQuantity(v.Text); err == nil {
			v = formula.Quantity(q)
		}
	}
	if v.Kind == formula.Number {
		v.Kind = formula.Bare
	}
	s.values[name] = v
	return v, nil
}

// scalar gives the value of a scalar node, its ${...} evaluated; mistakes are reported.
func (s *scope) scalar(d *decoder, n *yaml.Node) (formula.Value, bool) {
	if n.Kind != yaml.ScalarNode {
		d.fail(n, "a single value is wanted here, not %s", describe(n))
		return formula.Value{}, false
	}
	v, offset, err := s.evaluate(n)
	if err != nil {
		if !errors.Is(err, errReported) {
			d.failAt(d.within(n, offset), "%v", err)
		}
		return formula.Value{}, false
	}
	return v, true
}

// peek is scalar without reporting.
func (s *scope) peek(n *yaml.Node) (formula.Value, bool) {
	v, _, err := s.evaluate(n)
	return v, err == nil
}

// evaluate gives the value of a scalar node, or an error and where in its text it is.
func (s *scope) evaluate(n *yaml.Node) (v formula.Value, offset int, err error) {
	if !strings.Contains(n.Value, "${") {
		return literal(n), 0, nil
	}
	text := strings.TrimSpace(n.Value)
	if inner, after, ok := strings.Cut(strings.TrimPrefix(text, "${"), "}"); ok && after == "" && strings.HasPrefix(text, "${") {
		v, err := formula.Calculate(inner, s.lookup)
		return v, 2 + offsetIn(err), err
	}
	filled, offset, err := s.fill(n.Value, formula.Value.String)
	return formula.Value{Kind: formula.Text, Text: filled}, offset, err
}

// formula gives the text of an expression, numbers filled in as SI and in brackets where they carry a sign.
func (s *scope) formula(d *decoder, n *yaml.Node) (string, bool) {
	text, offset, err := s.fill(n.Value, func(v formula.Value) string {
		if !v.IsNumber() {
			return v.String()
		}
		x := strconv.FormatFloat(v.Number, 'g', -1, 64)
		if v.Number < 0 {
			return "(" + x + ")"
		}
		return x
	})
	if err != nil {
		if !errors.Is(err, errReported) {
			d.failAt(d.within(n, offset), "%v", err)
		}
		return "", false
	}
	return text, true
}

// fill replaces every ${...} of a text.
func (s *scope) fill(text string, write func(formula.Value) string) (filled string, offset int, err error) {
	var b strings.Builder
	rest := text
	for {
		before, after, found := strings.Cut(rest, "${")
		b.WriteString(before)
		if !found {
			return b.String(), 0, nil
		}
		at := len([]rune(text)) - len([]rune(after))
		inner, tail, closed := strings.Cut(after, "}")
		if !closed {
			return "", at - 2, errors.New("\"${\" has no closing \"}\"")
		}
		v, err := formula.Calculate(inner, s.lookup)
		if err != nil {
			return "", at + offsetIn(err), err
		}
		b.WriteString(write(v))
		rest = tail
	}
}

func offsetIn(err error) int {
	var at *formula.Error
	if errors.As(err, &at) {
		return at.Offset
	}
	return 0
}

// literal gives the value of a scalar that holds no ${...}. Numbers are decimal, as YAML 1.2 has them, also those that begin with 0, which the decoder takes for octal.
func literal(n *yaml.Node) formula.Value {
	switch n.Tag {
	case "!!int", "!!float":
		if x, err := strconv.ParseFloat(n.Value, 64); err == nil {
			return formula.Value{Kind: formula.Bare, Number: x}
		}
		var x float64
		if n.Decode(&x) == nil {
			return formula.Value{Kind: formula.Bare, Number: x}
		}
	case "!!bool":
		var b bool
		if n.Decode(&b) == nil {
			return formula.Value{Kind: formula.Truth, Truth: b}
		}
	}
	return formula.Value{Kind: formula.Text, Text: n.Value}
}
