package document

// Numbers with units, texts, and true or false.

import (
	"math"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"gopkg.in/yaml.v3"

	"gabion/internal/formula"
	"gabion/internal/units"
)

// scalar decodes a single value.
func (d *decoder) scalar(n *yaml.Node, f *field, v reflect.Value, what string) {
	switch v.Kind() {
	case reflect.Float64:
		if x, ok := d.number(n, f, what); ok {
			v.SetFloat(x)
		}
	case reflect.Int, reflect.Int64:
		if x, ok := d.number(n, f, what); ok {
			if x != math.Trunc(x) || math.Abs(x) > 1<<53 {
				d.fail(n, "%s must be a whole number, not %s", what, describe(n))
				return
			}
			v.SetInt(int64(x))
		}
	case reflect.String:
		if s, ok := d.text(n, f, what); ok {
			v.SetString(s)
		}
	case reflect.Bool:
		if x, ok := d.scope.scalar(d, n); ok {
			if x.Kind != formula.Truth {
				d.fail(n, "%s must be true or false, not %s", what, describe(n))
				return
			}
			v.SetBool(x.Truth)
		}
	default:
		panic("document: no way to decode a " + v.Type().String())
	}
}

// number decodes a number in SI and checks its dimension and bounds.
func (d *decoder) number(n *yaml.Node, f *field, what string) (float64, bool) {
	wanted := "a number"
	if f.unit != "" && f.unit != "1" {
		wanted = "a number" + f.article() + `, or a text such as "1 ` + f.unit + `"`
	}
	if n.Kind != yaml.ScalarNode || isNull(n) {
		d.fail(n, "%s must be %s, not %s", what, wanted, describe(n))
		return 0, false
	}
	v, ok := d.scope.scalar(d, n)
	if !ok {
		return 0, false
	}
	computed := v.Kind == formula.Dimensional
	pure := false // with a unit, such as %, that leaves no dimension
	if v.Kind == formula.Text {
		q, err := units.ParseQuantity(v.Text)
		switch {
		case err != nil && startsLikeNumber.MatchString(v.Text):
			d.fail(n, "%s: %v; %s is wanted", what, err, wanted)
			return 0, false
		case err != nil:
			d.fail(n, "%s must be %s, not %s", what, wanted, describe(n))
			return 0, false
		}
		_, err = strconv.ParseFloat(strings.TrimSpace(v.Text), 64)
		pure = err != nil && q.Dimension.Dimensionless()
		v = formula.Quantity(q)
	}
	if !v.IsNumber() || math.IsNaN(v.Number) || math.IsInf(v.Number, 0) {
		d.fail(n, "%s must be %s, not %s", what, wanted, found(n, v))
		return 0, false
	}
	if v.Kind == formula.Dimensional && (!sameDimension(v.Dimension, f.dimension, computed) || pure && !f.dimension.Dimensionless()) {
		d.wrongDimension(n, f, v, computed, what)
		return 0, false
	}
	if !f.inside(v.Number) {
		d.fail(n, "%s must be %s, not %s", what, strings.TrimSpace(f.bounds()+" "+f.unit), found(n, v))
		return 0, false
	}
	return v.Number, true
}

// found says what a scalar is, and what its expression came to if it is one.
func found(n *yaml.Node, v formula.Value) string {
	if strings.Contains(n.Value, "${") {
		return describe(n) + ", which is " + v.String()
	}
	return describe(n)
}

func (d *decoder) wrongDimension(n *yaml.Node, f *field, v formula.Value, computed bool, what string) {
	unit := f.unit
	if unit == "" || unit == "1" {
		unit = "a number without unit"
	}
	if computed && v.Dimension.Dimensionless() {
		d.fail(n, "%s: %s is a pure number, which does not convert to %s", what, describe(n), unit)
		return
	}
	if computed {
		d.fail(n, "%s: %s is in %s, which does not convert to %s", what, describe(n), v.Dimension, unit)
		return
	}
	d.fail(n, "%s: %s does not convert to %s", what, describe(n), unit)
}

var startsLikeNumber = regexp.MustCompile(`^\s*[-+]?\.?[0-9]`)

// sameDimension compares a dimension found with the one wanted. A written number without unit counts as SI. In what was
// computed, an angle is a pure number, as the SI has it: an arc over a radius is one.
func sameDimension(found, wanted units.Dimension, computed bool) bool {
	if computed {
		return found.WithoutAngle() == wanted.WithoutAngle()
	}
	return found == wanted || found.Dimensionless()
}

// text decodes a string, and what it is used for: a word of a set, a name, a reference, a path.
func (d *decoder) text(n *yaml.Node, f *field, what string) (string, bool) {
	if n.Kind != yaml.ScalarNode || isNull(n) {
		want := "a text"
		if len(f.enum) > 0 {
			want = either(f.enum)
		}
		d.fail(n, "%s must be %s, not %s", what, want, describe(n))
		return "", false
	}
	s := n.Value
	if strings.Contains(s, "${") {
		v, ok := d.scope.scalar(d, n)
		if !ok {
			return "", false
		}
		s = v.String()
	}
	if len(f.enum) > 0 && !slices.Contains(f.enum, s) {
		d.fail(n, "%s cannot be %q%s", what, s, Meant(s, f.enum))
		return "", false
	}
	at := d.places[n]
	if f.defines != "" {
		d.define(f.defines, s, n)
	}
	if kinds := f.refers; len(kinds) > 0 {
		d.references = append(d.references, reference{kinds: kinds, name: s, at: at})
	}
	if f.file {
		d.files = append(d.files, reference{kinds: []string{f.name}, name: s, at: at, begins: f.begins})
	}
	return s, true
}
