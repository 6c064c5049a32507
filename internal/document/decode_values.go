package document

// Decoding a node by the Go type that it is to become.

import (
	"fmt"
	"reflect"
	"slices"
	"strings"

	"gonum.org/v1/gonum/spatial/r3"
	"gopkg.in/yaml.v3"
)

// value decodes a node into v by its Go type. what names it in messages.
func (d *decoder) value(n *yaml.Node, f *field, v reflect.Value, what string) {
	if d.ctx.Err() != nil {
		return // Decode returns the context's error, and nothing that is not decoded counts
	}
	before := len(d.problems)
	d.typed(n, f, v, what)
	d.unsound[n] = d.unsound[n] || len(d.problems) > before
}

func (d *decoder) typed(n *yaml.Node, f *field, v reflect.Value, what string) {
	if c, ok := v.Addr().Interface().(Custom); ok {
		c.DecodeNode(Node{d, n, f, what})
		return
	}
	if v.Type() == vectorType {
		var components [3]float64
		d.value(n, f, reflect.ValueOf(&components).Elem(), what)
		v.Set(reflect.ValueOf(r3.Vec{X: components[0], Y: components[1], Z: components[2]}))
		return
	}
	switch v.Kind() {
	case reflect.Pointer:
		if f.auto != "" && n.Kind == yaml.ScalarNode && n.Value == f.auto {
			return
		}
		target := reflect.New(v.Type().Elem())
		d.value(n, f, target.Elem(), what)
		v.Set(target)
	case reflect.Struct:
		d.structure(n, v, what)
	case reflect.Slice, reflect.Array:
		d.list(n, f, v, what)
	case reflect.Map:
		d.byName(n, f, v, what)
	default:
		d.scalar(n, f, v, what)
	}
}

// list decodes a sequence into a slice or an array.
func (d *decoder) list(n *yaml.Node, f *field, v reflect.Value, what string) {
	lengths := f.lengths
	if v.Kind() == reflect.Array {
		lengths = []int{v.Len()}
	}
	if n.Kind != yaml.SequenceNode {
		d.fail(n, "%s must be a list%s%s, not %s", what, ofLength(lengths), f.article(), describe(n))
		return
	}
	if len(lengths) > 0 && !slices.Contains(lengths, len(n.Content)) {
		d.fail(n, "%s must be a list%s%s, not %s", what, ofLength(lengths), f.article(), describe(n))
		return
	}
	if v.Kind() == reflect.Slice {
		v.Set(reflect.MakeSlice(v.Type(), len(n.Content), len(n.Content)))
	}
	columns := f.columns
	if slices.Equal(columns, []string{"?"}) {
		columns = d.columns
	}
	e := f.element(v.Type().Elem())
	for i, c := range n.Content {
		if v.Kind() == reflect.Array && len(columns) == v.Len() {
			e = f.column(columns[i])
		}
		d.value(c, e, v.Index(i), fmt.Sprintf("%s[%d]", what, i))
	}
}

// byName decodes a mapping of names to values; the names are those that the field refers to.
func (d *decoder) byName(n *yaml.Node, f *field, v reflect.Value, what string) {
	if n.Kind != yaml.MappingNode {
		d.fail(n, "%s must be a mapping of names to values, not %s", what, describe(n))
		return
	}
	v.Set(reflect.MakeMap(v.Type()))
	e := f.element(v.Type().Elem())
	e.refers = nil
	for i := 0; i+1 < len(n.Content); i += 2 {
		key, value := n.Content[i], n.Content[i+1]
		name, x := reflect.New(v.Type().Key()).Elem(), reflect.New(v.Type().Elem()).Elem()
		before := len(d.problems)
		d.value(key, &field{refers: f.refers}, name, what)
		d.value(value, e, x, what+"."+key.Value)
		switch {
		case len(d.problems) > before:
		case v.MapIndex(name).IsValid():
			d.fail(key, "%s has %q twice", what, key.Value)
		default:
			v.SetMapIndex(name, x)
		}
	}
}

func ofLength(lengths []int) string {
	if len(lengths) == 0 {
		return ""
	}
	var s []string
	for _, n := range lengths {
		s = append(s, fmt.Sprint(n))
	}
	return " of " + strings.Join(s, " or ")
}
