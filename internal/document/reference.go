package document

// A page of the manual from the tags and comments of Go types.

import (
	"fmt"
	"io/fs"
	"reflect"
	"slices"
	"strings"
)

// Reference describes what Decode accepts for a struct type as a page of Markdown: a table of keys for the type and for each that its keys
// hold, in the order in which they are met. Meanings are the comments of types and fields in the Go files of the folder sources.
func Reference(v any, title string, sources fs.FS) ([]byte, error) {
	comments, err := readComments(sources)
	if err != nil {
		return nil, err
	}
	p := page{comments: comments}
	p.meet(reflect.TypeOf(v).Elem())
	fmt.Fprintf(&p.text, "# %s\n\n", title)
	for i := 0; i < len(p.types); i++ { // describing a type meets others
		p.structure(p.types[i], i > 0)
	}
	return []byte(strings.TrimRight(p.text.String(), "\n") + "\n"), nil
}

type page struct {
	comments map[string]string
	types    []reflect.Type
	text     strings.Builder
}

func (p *page) meet(t reflect.Type) {
	if !slices.Contains(p.types, t) {
		p.types = append(p.types, t)
	}
}

func (p *page) structure(t reflect.Type, heading bool) {
	if heading {
		fmt.Fprintf(&p.text, "## %s\n\n", typeName(t))
	}
	if c := withoutName(p.comments[t.Name()], t.Name()); c != "" {
		fmt.Fprintf(&p.text, "%s\n\n", c)
	}
	p.text.WriteString("| key | value | default | meaning |\n|---|---|---|---|\n")
	shape := shapeOf(t)
	for _, f := range shape.fields {
		fmt.Fprintf(&p.text, "| `%s` | %s | %s | %s |\n", f.name, cell(p.value(f, f.typ)), cell(f.absent()), cell(p.meaning(f, shape)))
	}
	p.text.WriteByte('\n')
}

// cell keeps a text on one line of a table and its bars out of the columns.
func cell(s string) string {
	return strings.NewReplacer("\n", " ", "|", `\|`).Replace(strings.TrimSpace(s))
}

// absent says what holds when a key is not given.
func (f *field) absent() string {
	switch {
	case f.required:
		return "needed"
	case len(f.needed) > 0 && len(f.needed) == len(f.only):
		return "needed"
	case len(f.needed) > 0:
		return "needed for " + quoted(f.needed)
	case f.hasDefault && f.def != "{}" && f.def != "":
		return "`" + f.def + "`"
	case f.typ.Kind() == reflect.Bool:
		return "`false`"
	case f.auto != "":
		return "`" + f.auto + "`"
	}
	return ""
}

// meaning is the comment of a field, with the variants of its struct that have it and what else excludes it.
func (p *page) meaning(f *field, shape *shape) string {
	s := f.comment(p.comments)
	if f.group != "" {
		var others []string
		for _, o := range shape.fields {
			if o.group == f.group && o.name != f.name && !slices.Contains(others, o.name) {
				others = append(others, o.name)
			}
		}
		if len(others) > 0 {
			s += " Instead of " + quoted(others) + "."
		}
	}
	if len(f.only) == 0 {
		return s
	}
	others := slices.DeleteFunc(slices.Clone(shape.selector.enum), f.applies)
	switch {
	case len(others) == 0:
		return s
	case len(others) < len(f.only):
		return s + " Not for " + quoted(others) + "."
	}
	return s + " For " + quoted(f.only) + "."
}

func quoted(words []string) string { return "`" + strings.Join(words, "`, `") + "`" }

// value says in words what a Go type under the tags of a field takes.
func (p *page) value(f *field, t reflect.Type) string {
	if t == parametersType {
		return "values by name"
	}
	if len(f.columns) > 0 && t.Kind() == reflect.Slice {
		return rows(f.columns)
	}
	if c, ok := reflect.New(t).Interface().(Custom); ok {
		var each []string
		for _, x := range c.Spellings() {
			if s := p.value(f, reflect.TypeOf(x)); !slices.Contains(each, s) {
				each = append(each, s)
			}
		}
		return strings.Join(each, ", or ")
	}
	if t == vectorType {
		t = reflect.TypeFor[[3]float64]()
	}
	switch t.Kind() {
	case reflect.Pointer:
		s := p.value(f, t.Elem())
		if f.auto != "" {
			s += ", or `" + f.auto + "`"
		}
		return s
	case reflect.Struct:
		p.meet(t)
		return fmt.Sprintf("[%s](#%s)", typeName(t), strings.ToLower(typeName(t)))
	case reflect.Slice:
		return many(f.lengths, p.value(f.element(t.Elem()), t.Elem()))
	case reflect.Map:
		return "by name: " + p.value(f.element(t.Elem()), t.Elem())
	case reflect.Array:
		return many([]int{t.Len()}, p.value(f.element(t.Elem()), t.Elem()))
	}
	return p.scalar(f, t)
}

// rows is a table with the units of its columns, ? where they depend on where the table stands.
func rows(units []string) string {
	if slices.Equal(units, []string{"?"}) {
		return "rows of numbers"
	}
	each := make([]string, len(units))
	for i, u := range units {
		switch u {
		case "1":
			each[i] = "number without unit"
		default:
			each[i] = "number in " + u
		}
	}
	return "rows of: " + strings.Join(each, ", ")
}

// many is a list of things of one kind, of any length or of some.
func many(lengths []int, each string) string {
	if len(lengths) == 0 {
		return "list of: " + each
	}
	counts := make([]string, len(lengths))
	for i, n := range lengths {
		counts[i] = fmt.Sprint(n)
	}
	return "list of " + strings.Join(counts, " or ") + ": " + each
}

func (p *page) scalar(f *field, t reflect.Type) string {
	switch t.Kind() {
	case reflect.Float64:
		return "number" + f.limits()
	case reflect.Int, reflect.Int64:
		return "whole number" + f.limits()
	case reflect.Bool:
		return "`true` or `false`"
	}
	if len(f.enum) > 0 {
		return quoted(f.enum)
	}
	if f.file {
		return "file"
	}
	return "text"
}

// limits are the unit and the bounds of a number.
func (f *field) limits() string {
	if f.bounds() == "" {
		return f.article()
	}
	return f.article() + ", " + f.bounds()
}
