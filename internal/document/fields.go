package document

// The shape of a Go struct as its tags declare it.

import (
	"fmt"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"sync"

	"gabion/internal/units"
)

// field is one key of a mapping.
type field struct {
	index  []int // for reflect.Value.FieldByIndex
	name   string
	goName string       // for the doc comment
	owner  reflect.Type // the struct that declares it
	typ    reflect.Type

	unit        string
	dimension   units.Dimension
	least, most float64 // closed bounds, valid when the flags are set
	hasLeast    bool
	hasMost     bool
	above       bool // least is open
	below       bool // most is open
	lengths     []int
	columns     []string
	enum        []string
	def         string
	hasDefault  bool
	auto        string
	of          []string

	required bool
	selector bool
	only     []string
	except   []string
	needed   []string
	group    string
	atMost   bool // the group may be absent altogether

	words []string // that a text is one of, as the Lister of the struct tells; it checks them itself
	about string   // what the Lister adds to the comment

	refers  []string // kinds
	defines string
	file    bool
	begins  bool // it is that of what the document begins with
	expands bool
}

// shape is a struct with its embedded structs flattened.
type shape struct {
	fields   []*field
	names    []string // of the keys
	selector *field
	groups   []string
}

var shapes sync.Map // reflect.Type -> *shape

// shapeOf reads the tags of a struct type. A wrong tag is a mistake in the program and panics.
func shapeOf(t reflect.Type) *shape {
	if s, ok := shapes.Load(t); ok {
		return s.(*shape)
	}
	s := &shape{}
	s.collect(t, nil, nil)
	for _, f := range s.fields {
		if !slices.Contains(s.names, f.name) {
			s.names = append(s.names, f.name)
		}
		if f.selector {
			s.selector = f
		}
	}
	for _, f := range s.fields {
		if len(f.except) > 0 {
			f.only = slices.DeleteFunc(slices.Clone(s.selector.enum), func(v string) bool { return slices.Contains(f.except, v) })
		}
		if f.group != "" && !slices.Contains(s.groups, f.group) {
			s.groups = append(s.groups, f.group)
		}
	}
	shapes.Store(t, s)
	return s
}

// collect reads the fields of a struct, and of those within it that are inlined. only holds the variants that an inlined struct is
// for, and its fields unless they say otherwise.
func (s *shape) collect(t reflect.Type, index []int, only []string) {
	for i := range t.NumField() {
		sf := t.Field(i)
		at := append(slices.Clone(index), i)
		key := sf.Tag.Get("yaml")
		switch {
		case key == ",inline":
			s.collect(sf.Type, at, words(sf.Tag.Get("only")))
		case sf.Anonymous && key == "":
			s.collect(sf.Type, at, only)
		case sf.IsExported() && key != "-":
			f := readField(t, sf, at)
			if f.name == "" {
				panic(fmt.Sprintf("document: field %v.%s has no yaml tag", t, sf.Name))
			}
			if len(f.only) == 0 {
				f.only = only
			}
			s.fields = append(s.fields, f)
		}
	}
}

func readField(owner reflect.Type, sf reflect.StructField, index []int) *field {
	f := &field{index: index, goName: sf.Name, owner: owner, typ: sf.Type, name: sf.Tag.Get("yaml")}
	if f.unit = sf.Tag.Get("unit"); f.unit != "" {
		f.dimension = units.MustParse(f.unit).Dimension
	}
	f.least, f.hasLeast = bound(sf, "min")
	if x, ok := bound(sf, "above"); ok {
		f.least, f.hasLeast, f.above = x, true, true
	}
	f.most, f.hasMost = bound(sf, "max")
	if x, ok := bound(sf, "below"); ok {
		f.most, f.hasMost, f.below = x, true, true
	}
	for _, word := range words(sf.Tag.Get("len")) {
		n, err := strconv.Atoi(word)
		if err != nil {
			panic(err)
		}
		f.lengths = append(f.lengths, n)
	}
	f.columns = words(sf.Tag.Get("columns"))
	f.enum = words(sf.Tag.Get("enum"))
	f.def, f.hasDefault = sf.Tag.Lookup("default")
	f.auto = sf.Tag.Get("auto")
	f.of = words(sf.Tag.Get("of"))
	f.required = sf.Tag.Get("required") == "true"
	f.selector = sf.Tag.Get("selector") == "true"
	f.needed = words(sf.Tag.Get("needs"))
	f.only = append(words(sf.Tag.Get("only")), f.needed...)
	f.except = words(sf.Tag.Get("except"))
	f.group, f.atMost = strings.CutSuffix(sf.Tag.Get("oneof"), "?")
	f.refers, f.defines = words(sf.Tag.Get("refers")), sf.Tag.Get("defines")
	f.file, f.begins = sf.Tag.Get("file") != "", sf.Tag.Get("file") == "begin"
	f.expands = sf.Tag.Get("expands") == "true"
	if l, ok := reflect.New(owner).Interface().(Lister); ok {
		f.words, f.about = l.Lists(f.name)
	}
	return f
}

// comment is the comment of a field in the Go files, with what the struct's Lister adds.
func (f *field) comment(comments map[string]string) string {
	return strings.TrimSpace(comments[f.owner.Name()+"."+f.goName] + " " + f.about)
}

func words(tag string) []string { return strings.Fields(tag) }

func bound(sf reflect.StructField, key string) (float64, bool) {
	text, ok := sf.Tag.Lookup(key)
	if !ok {
		return 0, false
	}
	x, err := strconv.ParseFloat(text, 64)
	if err != nil {
		panic(err)
	}
	return x, true
}

// named gives the fields of a key: one, or one for each of several variants.
func (s *shape) named(name string) (fields []*field) {
	for _, f := range s.fields {
		if f.name == name {
			fields = append(fields, f)
		}
	}
	return fields
}

// applies reports whether the field belongs to a mapping whose selector has the given value.
func (f *field) applies(selected string) bool {
	return len(f.only) == 0 || slices.Contains(f.only, selected)
}

// element is the same field seen from an element of its list: same unit, bounds and names, another type.
func (f *field) element(t reflect.Type) *field {
	e := *f
	e.typ, e.lengths = t, nil
	return &e
}

// column is the element in a column of a table, with the unit of that column.
func (f *field) column(unit string) *field {
	e := f.element(f.typ.Elem())
	e.columns, e.unit, e.dimension = nil, unit, units.MustParse(unit).Dimension
	return e
}

// article names the unit for a message: " in N/m", or nothing for a pure number.
func (f *field) article() string {
	if f.unit == "" || f.unit == "1" {
		return ""
	}
	return " in " + f.unit
}

// bounds says what numbers the field takes; "" for any.
func (f *field) bounds() string {
	var parts []string
	if f.hasLeast {
		parts = append(parts, limit(f.above, "above", "at least", f.least))
	}
	if f.hasMost {
		parts = append(parts, limit(f.below, "below", "at most", f.most))
	}
	return strings.Join(parts, " and ")
}

// limit says where one bound is, which is open or not.
func limit(open bool, beyond, from string, at float64) string {
	if open {
		from = beyond
	}
	return fmt.Sprintf("%s %.4g", from, at)
}

// inside reports whether x is within the bounds.
func (f *field) inside(x float64) bool {
	if f.hasLeast && (x < f.least || f.above && x == f.least) {
		return false
	}
	return !f.hasMost || !(x > f.most || f.below && x == f.most)
}
