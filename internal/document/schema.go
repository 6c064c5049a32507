package document

// A JSON Schema from the tags and comments of Go types.

import (
	"encoding/json"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"reflect"
	"slices"
	"strings"

	"github.com/invopop/jsonschema"
	"gopkg.in/yaml.v3"
)

// Schema describes what Decode accepts for a struct type as a JSON Schema (2020-12), for editors and other programs. Descriptions are
// the comments of types and fields in the Go files of the folder sources.
func Schema(v any, title string, sources fs.FS) ([]byte, error) {
	comments, err := readComments(sources)
	if err != nil {
		return nil, err
	}
	s := schemer{comments: comments, definitions: jsonschema.Definitions{}}
	t := reflect.TypeOf(v).Elem()
	s.structure(t)
	root := s.definitions[typeName(t)]
	delete(s.definitions, typeName(t))
	root.Version = jsonschema.Version
	root.Title = title
	root.Definitions = s.definitions
	text, err := json.MarshalIndent(root, "", "  ")
	return append(text, '\n'), err
}

// readComments collects the comments of types ("Body") and fields ("Body.Mass").
func readComments(sources fs.FS) (map[string]string, error) {
	comments := map[string]string{}
	files, err := fs.Glob(sources, "*.go")
	if err != nil {
		return nil, err
	}
	for _, name := range files {
		text, err := fs.ReadFile(sources, name)
		if err != nil {
			return nil, err
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, text, parser.ParseComments)
		if err != nil {
			return nil, err
		}
		for _, d := range file.Decls {
			g, ok := d.(*ast.GenDecl)
			if !ok || g.Tok != token.TYPE {
				continue
			}
			for _, spec := range g.Specs {
				collectComments(comments, g, spec.(*ast.TypeSpec))
			}
		}
	}
	return comments, nil
}

func collectComments(comments map[string]string, g *ast.GenDecl, t *ast.TypeSpec) {
	comments[t.Name.Name] = plain(g.Doc.Text())
	s, ok := t.Type.(*ast.StructType)
	if !ok {
		return
	}
	for _, f := range s.Fields.List {
		for _, name := range f.Names {
			comments[t.Name.Name+"."+name.Name] = plain(f.Doc.Text())
		}
	}
}

// plain is a comment on one line for each paragraph.
func plain(comment string) string {
	paragraphs := strings.Split(strings.TrimSpace(comment), "\n\n")
	for i, p := range paragraphs {
		paragraphs[i] = strings.Join(strings.Fields(p), " ")
	}
	return strings.Join(paragraphs, "\n")
}

type schemer struct {
	comments    map[string]string
	definitions jsonschema.Definitions
}

func typeName(t reflect.Type) string {
	name := t.Name()
	return strings.ToUpper(name[:1]) + name[1:]
}

// structure defines a struct type, once, and returns a reference to it.
func (s *schemer) structure(t reflect.Type) *jsonschema.Schema {
	name := typeName(t)
	reference := &jsonschema.Schema{Ref: "#/$defs/" + name}
	if s.definitions[name] != nil {
		return reference
	}
	d := &jsonschema.Schema{
		Type: "object", Description: withoutName(s.comments[t.Name()], t.Name()),
		Properties: jsonschema.NewProperties(), AdditionalProperties: jsonschema.FalseSchema,
	}
	s.definitions[name] = d
	shape := shapeOf(t)
	for _, key := range shape.names {
		var each []*jsonschema.Schema
		for _, f := range shape.named(key) {
			each = append(each, s.property(f))
		}
		d.Properties.Set(key, eitherOf(each))
	}
	for _, f := range shape.fields {
		if f.required {
			d.Required = append(d.Required, f.name)
		}
	}
	if shape.selector == nil {
		d.AllOf = groupRules(shape, "")
	} else {
		for _, variant := range shape.selector.enum {
			if rule := s.variantRule(shape, variant); rule != nil {
				d.AllOf = append(d.AllOf, rule)
			}
		}
	}
	return reference
}

// withoutName turns "Body is a rigid body" into "A rigid body", which reads better where the name is not seen.
func withoutName(comment, name string) string {
	rest, ok := strings.CutPrefix(comment, name+" is ")
	if !ok || rest == "" {
		return comment
	}
	return strings.ToUpper(rest[:1]) + rest[1:]
}

// property is the schema of a field, with its description and default.
func (s *schemer) property(f *field) *jsonschema.Schema {
	p := *s.value(f, f.typ)
	p.Description = f.comment(s.comments)
	if f.unit != "" && f.unit != "1" {
		p.Description = strings.TrimSpace(p.Description + " [" + f.unit + "]")
	}
	if f.hasDefault && f.def != "{}" {
		var x any
		if err := yaml.Unmarshal([]byte(f.def), &x); err != nil {
			panic(fmt.Sprintf("document: default %q: %v", f.def, err))
		}
		p.Default = x
	}
	return &p
}

// numeric and computed are the texts that stand for a number, and for any value.
const (
	numeric  = `^\s*[-+]?\.?[0-9]|\$\{`
	computed = `\$\{`
)

// value is the schema of a Go type under the tags of a field.
func (s *schemer) value(f *field, t reflect.Type) *jsonschema.Schema {
	if t == parametersType {
		return &jsonschema.Schema{Type: "object", AdditionalProperties: anyOf([]*jsonschema.Schema{
			{Type: "number"}, {Type: "string"}, {Type: "boolean"},
		})}
	}
	if c, ok := reflect.New(t).Interface().(Custom); ok {
		var each []*jsonschema.Schema
		for _, x := range c.Spellings() {
			each = append(each, s.value(f, reflect.TypeOf(x)))
		}
		return anyOf(each)
	}
	if t == vectorType {
		t = reflect.TypeFor[[3]float64]()
	}
	switch t.Kind() {
	case reflect.Pointer:
		v := s.value(f, t.Elem())
		if f.auto != "" {
			v = anyOf([]*jsonschema.Schema{v, {Const: f.auto}})
		}
		return v
	case reflect.Struct:
		return s.structure(t)
	case reflect.Slice, reflect.Array:
		return s.list(f, t)
	case reflect.Map:
		return &jsonschema.Schema{Type: "object", AdditionalProperties: s.value(f.element(t.Elem()), t.Elem())}
	case reflect.Float64:
		return anyOf([]*jsonschema.Schema{bounded(f, "number"), {Type: "string", Pattern: numeric}})
	case reflect.Int, reflect.Int64:
		return anyOf([]*jsonschema.Schema{bounded(f, "integer"), {Type: "string", Pattern: computed}})
	case reflect.Bool:
		return anyOf([]*jsonschema.Schema{{Type: "boolean"}, {Type: "string", Pattern: computed}})
	}
	allowed := append(slices.Clone(f.enum), f.words...)
	if len(allowed) == 0 { // a number may stand where a text is wanted, as in a name
		return anyOf([]*jsonschema.Schema{{Type: "string"}, {Type: "number"}})
	}
	words := &jsonschema.Schema{Type: "string"}
	for _, w := range allowed {
		words.Enum = append(words.Enum, w)
	}
	return anyOf([]*jsonschema.Schema{words, {Type: "string", Pattern: computed}})
}

func (s *schemer) list(f *field, t reflect.Type) *jsonschema.Schema {
	items := s.value(f.element(t.Elem()), t.Elem())
	lengths := f.lengths
	if t.Kind() == reflect.Array {
		lengths = []int{t.Len()}
	}
	if len(lengths) == 0 {
		return &jsonschema.Schema{Type: "array", Items: items}
	}
	var each []*jsonschema.Schema
	for _, n := range lengths {
		size := uint64(n)
		each = append(each, &jsonschema.Schema{Type: "array", Items: items, MinItems: &size, MaxItems: &size})
	}
	return anyOf(each)
}

func bounded(f *field, kind string) *jsonschema.Schema {
	b := &jsonschema.Schema{Type: kind}
	number := func(x float64) json.Number { return json.Number(fmt.Sprintf("%g", x)) }
	switch {
	case f.hasLeast && f.above:
		b.ExclusiveMinimum = number(f.least)
	case f.hasLeast:
		b.Minimum = number(f.least)
	}
	switch {
	case f.hasMost && f.below:
		b.ExclusiveMaximum = number(f.most)
	case f.hasMost:
		b.Maximum = number(f.most)
	}
	return b
}

func anyOf(each []*jsonschema.Schema) *jsonschema.Schema {
	if len(each) == 1 {
		return each[0]
	}
	return &jsonschema.Schema{AnyOf: each}
}

// eitherOf is a property that means one thing or another by the variant of its struct.
func eitherOf(each []*jsonschema.Schema) *jsonschema.Schema {
	p := anyOf(each)
	if len(each) == 1 {
		return p
	}
	var descriptions []string
	for _, e := range each {
		if !slices.Contains(descriptions, e.Description) {
			descriptions = append(descriptions, e.Description)
		}
	}
	p.Description = strings.Join(descriptions, "\n")
	return p
}

// variantRule says which keys a variant of a struct needs and which it does not have.
func (s *schemer) variantRule(shape *shape, variant string) *jsonschema.Schema {
	selector := shape.selector
	is := &jsonschema.Schema{Properties: jsonschema.NewProperties()}
	is.Properties.Set(selector.name, &jsonschema.Schema{Const: variant})
	if variant != selector.def {
		is.Required = []string{selector.name}
	}
	then := &jsonschema.Schema{Properties: jsonschema.NewProperties(), AllOf: groupRules(shape, variant)}
	for _, name := range shape.names {
		fields := shape.named(name)
		switch i := slices.IndexFunc(fields, func(f *field) bool { return f.applies(variant) }); {
		case i < 0:
			then.Properties.Set(name, jsonschema.FalseSchema)
		case len(fields) > 1:
			then.Properties.Set(name, s.value(fields[i], fields[i].typ))
		}
		if slices.ContainsFunc(fields, func(f *field) bool { return slices.Contains(f.needed, variant) }) {
			then.Required = append(then.Required, name)
		}
	}
	if then.Properties.Len() == 0 {
		then.Properties = nil
	}
	if then.Properties == nil && then.Required == nil && then.AllOf == nil {
		return nil
	}
	return &jsonschema.Schema{If: is, Then: then}
}

// groupRules says that of each group of keys one is given.
func groupRules(shape *shape, variant string) []*jsonschema.Schema {
	var rules []*jsonschema.Schema
	for _, group := range shape.groups {
		var each []*jsonschema.Schema
		atMost := false
		for _, f := range shape.fields {
			if f.group == group && f.applies(variant) {
				each = append(each, &jsonschema.Schema{Required: []string{f.name}})
				atMost = atMost || f.atMost
			}
		}
		if len(each) == 0 {
			continue
		}
		if atMost {
			each = append(each, &jsonschema.Schema{Not: &jsonschema.Schema{AnyOf: slices.Clone(each)}})
		}
		rules = append(rules, &jsonschema.Schema{OneOf: each})
	}
	return rules
}
