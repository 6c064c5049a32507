package document

import (
	"errors"
	"reflect"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/internal/formula"
)

// study is a small document with one of each kind of field.
type study struct {
	Title      string             `yaml:"title"`
	Parameters Parameters         `yaml:"parameters"`
	Load       float64            `yaml:"load" unit:"kN" min:"0" max:"10"`
	Limit      *float64           `yaml:"limit" unit:"m" auto:"auto"`
	Count      int                `yaml:"count" default:"3"`
	On         bool               `yaml:"on"`
	Place      r3.Vec             `yaml:"place" unit:"m"`
	Pair       [2]float64         `yaml:"pair"`
	Rows       [][]int            `yaml:"rows"`
	Items      []item             `yaml:"items"`
	Shared     shared             `yaml:",inline"`
	Part       *item              `yaml:"part"`
	Weights    map[string]float64 `yaml:"weights" refers:"item" max:"1"`
}

type shared struct {
	Color string `yaml:"color" enum:"red green" default:"red"`
}

type item struct {
	Name   string  `yaml:"name" required:"true" defines:"item"`
	Next   string  `yaml:"next" refers:"item"`
	Kind   string  `yaml:"kind" selector:"true" enum:"bar disc" default:"bar"`
	Length float64 `yaml:"size" unit:"m" above:"0" needs:"bar"`
	Area   float64 `yaml:"size" unit:"m^2" above:"0" needs:"disc"`
	Hole   bool    `yaml:"hole" except:"bar"`
	Red    int     `yaml:"red" oneof:"shade?"`
	Blue   int     `yaml:"blue" oneof:"shade?"`
}

func decode(t *testing.T, text string, overrides ...string) study {
	t.Helper()
	var s study
	if err := Decode(t.Context(), "study.yaml", []byte(text), overrides, &s); err != nil {
		t.Fatalf("%s:\n%v", text, err)
	}
	return s
}

func TestDecode(t *testing.T) {
	s := decode(t, `
title: 100
load: 5 N
limit: auto
count: 0x10
on: true
place: [1 mm, 2, -3 m]
pair: [1, 2e3]
rows: [[1], [2, 3], []]
color: green
items:
  - {name: a, size: 2 cm, next: b}
  - {name: b, kind: disc, size: 2 cm2, hole: true, blue: 2}
part: {name: c, size: 1}
`)
	want := study{
		Title: "100", Load: 5, Count: 16, On: true, Place: r3.Vec{X: 0.001, Y: 2, Z: -3}, Pair: [2]float64{1, 2000}, Rows: [][]int{{1}, {2, 3}, {}},
		Shared: shared{"green"},
		Items: []item{
			{Name: "a", Kind: "bar", Length: 0.02, Next: "b"},
			{Name: "b", Kind: "disc", Area: 2e-4, Hole: true, Blue: 2},
		},
		Part: &item{Name: "c", Kind: "bar", Length: 1},
	}
	if !reflect.DeepEqual(s, want) {
		t.Errorf("decoded\n%+v\nwant\n%+v", s, want)
	}
}

// Numbers that begin with zeros are decimal, with a unit, without one, and in a formula, as in YAML 1.2; YAML 1.1 has 010 as 8.
func TestLeadingZeros(t *testing.T) {
	s := decode(t, `{limit: 010, place: [010 m, "${008}", -010], count: 012, pair: [0o17, 1_000]}`)
	if *s.Limit != 10 || s.Place != (r3.Vec{X: 10, Y: 8, Z: -10}) || s.Count != 12 || s.Pair != [2]float64{15, 1000} {
		t.Error(*s.Limit, s.Place, s.Count, s.Pair)
	}
}

func TestNullIsAbsence(t *testing.T) {
	if s := decode(t, "title:\ncount: ~\nitems: null\n"); s.Count != 3 || s.Items != nil {
		t.Errorf("%+v", s)
	}
}

func TestAliasesAndMerges(t *testing.T) {
	s := decode(t, `
items:
  - &first {name: a, size: 1, red: 3}
  - {<<: *first, name: b}
  - {<<: [{kind: disc}, *first], name: c}
pair: &two [1, 2]
rows: [*two]
`)
	if s.Items[1].Length != 1 || s.Items[1].Red != 3 || s.Items[2].Kind != "disc" || s.Items[2].Area != 1 || s.Rows[0][1] != 2 {
		t.Errorf("%+v", s)
	}
}

func TestAliasesDoNotMultiply(t *testing.T) {
	var b strings.Builder
	b.WriteString("title: x\na0: &a0 [1, 1, 1, 1, 1, 1, 1, 1]\n")
	for i := range 12 {
		line := strings.ReplaceAll("aN: &aN [*aM, *aM, *aM, *aM, *aM, *aM, *aM, *aM]\n", "N", string(rune('b'+i)))
		previous := string(rune('a' + i))
		if i == 0 {
			previous = "0"
		}
		b.WriteString(strings.ReplaceAll(line, "*aM", "*a"+previous))
	}
	var s study
	err := Decode(t.Context(), "bomb.yaml", []byte(b.String()), nil, &s)
	if err == nil || !strings.Contains(err.Error(), "too large") {
		t.Errorf("error %.200v", err)
	}
}

// What is nested too deeply for the parser is a mistake like any other.
func TestNestingEnds(t *testing.T) {
	for _, text := range []string{strings.Repeat("[", 20000), strings.Repeat("a: {", 20000), strings.Repeat("- ", 20000)} {
		err := Decode(t.Context(), "deep.yaml", []byte(text), nil, new(study))
		if problems := Problems(nil); !errors.As(err, &problems) || !strings.Contains(err.Error(), "this is not YAML: exceeded max depth") {
			t.Errorf("%.8s...: %.200v", text, err)
		}
	}
}

func TestParameters(t *testing.T) {
	s := decode(t, `
parameters: {width: "${2 * half}", half: 5 mm, name: bolt, deep: true, n: 4, share: 50 %}
title: a ${name} of ${width}
load: ${n * 2}
limit: ${width + half}
count: ${n / 2}
on: ${deep and n > 3}
place: ["${half}", 0, "${-width}"]
pair: ["${share}", "${n} "]
`)
	if s.Title != "a bolt of 0.01 m" || s.Load != 8 || *s.Limit != 0.015 || s.Count != 2 || !s.On ||
		s.Place != (r3.Vec{X: 0.005, Z: -0.01}) || s.Pair != [2]float64{0.5, 4} {
		t.Errorf("%+v, limit %v", s, *s.Limit)
	}
	if v := s.Parameters[0].Value; v.Kind != formula.Dimensional || v.Number != 0.01 {
		t.Errorf("width is %+v", v)
	}
}

func TestOverrides(t *testing.T) {
	s := decode(t, "parameters: {w: 1 m}\nlimit: ${w}\npair: [1, 2]\nitems:\n  - {name: a, size: 1}\n  - {name: b, size: 2}\nrows: [[1, 2]]\n",
		"parameters.w=3 mm", "items.b.size=5 cm", "items[0].red=7", "rows[0][1]=9", "part.name=new", "part.size=1", "title=x=y", "load=2",
		"pair.1=${w / '1 mm'}", "pair.0=4")
	if s.Pair != [2]float64{4, 3} || *s.Limit != 0.003 || s.Items[1].Length != 0.05 || s.Items[0].Red != 7 || s.Rows[0][1] != 9 || s.Part.Name != "new" ||
		s.Title != "x=y" || s.Load != 2 {
		t.Errorf("%+v", s)
	}
	if s = decode(t, "part: {name: a, size: 1}", "part="); s.Part != nil {
		t.Errorf("part is still there: %+v", s.Part)
	}
}

func TestEncodeReadsBack(t *testing.T) {
	for _, text := range []string{
		"title: '1e3'\nload: 0.1\nlimit: 7 mm\nplace: [0.1, -0, 1e-30]\npair: [1e21, 3]\n",
		"parameters: {a: 30 deg, b: 25 %, c: 5, d: text, e: '5 ', f: '${2 * 3}', g: no, h: \"x: y\"}\n",
		"items: [{name: a, size: 1, next: a}, {name: b, kind: disc, size: 1 mm2, hole: true}]\nrows: [[], [1, 2]]\ncolor: green\n",
		"title: |\n  several\n  lines\n",
		"items: [{name: b, size: 1}, {name: a, size: 1}]\nweights: {b: 0.5, a: 50 %}\n",
	} {
		s := decode(t, text)
		out, err := Encode(&s, nil)
		if err != nil {
			t.Fatal(err)
		}
		if back := decode(t, string(out)); !reflect.DeepEqual(s, back) {
			t.Errorf("%s\nis written as\n%s\nand read back as\n%+v\nwant\n%+v", text, out, back, s)
		}
	}
}

// A part of one is no quantity with a dimension, and a name that stands for a constant no parameter: 50 % was half a metre, and ${tau} 6.28.
func TestMeaningsThatAreNotMeant(t *testing.T) {
	if s := decode(t, `{limit: '0.5 ', pair: [50 %, 1 mm/m]}`); *s.Limit != 0.5 || s.Pair != [2]float64{0.5, 0.001} {
		t.Errorf("limit %v, %v", *s.Limit, s.Pair)
	}
	for text, want := range map[string]string{
		"limit: 50 %":            `1:19: limit: "50 %" does not convert to m`,
		"limit: 5 mm/m":          "does not convert to m",
		"parameters: {tau: 5 s}": "1:25: tau is 6.28319 in every expression, and cannot be the name of a parameter",
		"parameters: {pi: 3}":    "pi is 3.14159 in every expression",
		"parameters: {share: 5 %}, limit: '${share}'": "is a pure number, which does not convert to m",
	} {
		var s study
		err := Decode(t.Context(), "s", []byte("{title: x, "+text+"}"), nil, &s)
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", text, err)
		}
	}
}

// Of a mapping of names to values, the names must be known and the values right.
func TestByName(t *testing.T) {
	if s := decode(t, "items: [{name: a, size: 1}]\nweights: {a: 0.25}\n", "weights.a=0.75"); !reflect.DeepEqual(s.Weights, map[string]float64{"a": 0.75}) {
		t.Errorf("%v", s.Weights)
	}
	for text, want := range map[string]string{
		"weights: {b: 0.5}":         `1:51: there is no item "b"`,
		"weights: {a: 2}":           `1:54: weights.a must be at most 1, not "2"`,
		"weights: [a]":              "weights must be a mapping of names to values, not a list of 1",
		"weights: {a: 0.1, a: 0.2}": `"a"`,
	} {
		var s study
		err := Decode(t.Context(), "s", []byte("{title: x, items: [{name: a, size: 1}], "+text+"}"), nil, &s)
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", text, err)
		}
	}
}

func TestProblemsNameTheirPlace(t *testing.T) {
	var s study
	err := Decode(t.Context(), "dir/study.yaml", []byte("title: x\nitems:\n\t- name"), nil, &s)
	if p, ok := err.(Problems); !ok || len(p) != 1 || p[0].Source != "dir/study.yaml" || p[0].Line < 2 {
		t.Errorf("%#v", err)
	}
	err = Decode(t.Context(), "s", []byte("coutn: 2\nload: 11\n"), nil, &s)
	p := err.(Problems)
	if len(p) != 2 || p[0].Line != 1 || p[0].Column != 1 || p[1].Line != 2 || p[1].Column != 7 {
		t.Errorf("%v", err)
	}
	if !strings.Contains(p[1].Snippet, "2 | load: 11\n      |       ^") {
		t.Errorf("snippet:\n%s", p[1].Snippet)
	}
}

// The same mistake on each of a hundred lines is shown five times, and counted; others are shown whole beside it.
func TestProblemsThatAreAlike(t *testing.T) {
	text := "items:\n" + strings.Repeat("  - {name: a, sise: 1}\n", 100) + "coutn: 2\n"
	err := Decode(t.Context(), "s", []byte(text), nil, new(study))
	got := err.Error()
	for part, want := range map[string]int{`unknown key "sise"`: 6, "s:101:15: the last of 95 more that are alike: unknown": 1, "needs the key": 6, "s:102:1: ": 1} {
		if n := strings.Count(got, part); n != want {
			t.Errorf("%q %d times, want %d, in:\n%s", part, n, want, got)
		}
	}
}

// A wrong selector does not hide mistakes in keys that mean the same in every variant; what one variant needs is not asked for.
func TestUnknownVariantIsReadAsFarAsItCanBe(t *testing.T) {
	err := Decode(t.Context(), "s", []byte("items: [{name: a, kind: dics, size: -1, hole: maybe, next: b, red: 1.5}]\n"), nil, new(study))
	p, _ := err.(Problems)
	var columns []int
	for _, each := range p {
		columns = append(columns, each.Column)
	}
	if want := []int{25, 47, 60, 68}; !slices.Equal(columns, want) {
		t.Errorf("mistakes at columns %d, want %d:\n%v", columns, want, err)
	}
}

func TestQuotesAreHinted(t *testing.T) {
	var s study
	err := Decode(t.Context(), "s", []byte("title: x\npart: {name: a, size: ${2 * 3}}\n"), nil, &s)
	if err == nil || !strings.Contains(err.Error(), `write "${...}" in quotes`) {
		t.Errorf("%v", err)
	}
}

// What commonly makes a text no YAML is told where it is.
func TestSlips(t *testing.T) {
	for text, want := range map[string]string{
		"title: a\nitems:\n\t- {name: b}\n":        "x.yaml:3:1: this is not YAML: a tab in the indentation; use spaces",
		"title: a\nitems:\n  \t- {name: b}\n":      "x.yaml:3:3: this is not YAML: a tab in the indentation; use spaces",
		"title: a\n\t\nitems: []\n":                "x.yaml:2:1: this is not YAML: a tab in the indentation; use spaces",
		"items:\n\u00a0\u00a0- a: 1\n    b: 2\n":   "x.yaml:2:1: this is not YAML: the character U+00A0 in the indentation; use spaces",
		"pair: {\n  title:a\n  count: 3}\n":        `x.yaml:2:9: this is not YAML: no space behind the colon of "title"`,
		"title:a\ncount: 3\n":                      `x.yaml:1:7: this is not YAML: no space behind the colon of "title"`,
		"items: [{name: a, kind: disc, red: 0,4}]": `x.yaml:1:38: unknown key "4"; a comma parts entries: decimals have a point`,
		"items: [{name: a, kind: disc, red:4}]":    `x.yaml:1:31: unknown key "red:4"; a space is wanted behind the colon of "red"`,
	} {
		var s study
		if err := Decode(t.Context(), "x.yaml", []byte(text), nil, &s); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: error %v, want %q", text, err, want)
		}
	}
}

func TestNearest(t *testing.T) {
	known := []string{"mass", "material", "radius", "spacing"}
	for name, want := range map[string]string{
		"mas": "mass", "masss": "mass", "amss": "mass", "Radius": "radius", "raduis": "radius", "spaceing": "spacing",
		"length": "", "x": "", "materiel": "material",
	} {
		if got := nearest(name, known); got != want {
			t.Errorf("nearest to %q is %q, want %q", name, got, want)
		}
	}
}

// The page of the manual says of each key what it takes, what holds without it, and what goes with what.
func TestReference(t *testing.T) {
	sources := fstest.MapFS{"x.go": {Data: []byte("package x\n// item is a part.\ntype item struct {\n\t// Area | face.\n\tArea float64\n}")}}
	text, err := Reference(new(study), "A study", sources)
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range []string{
		"# A study",
		"| `parameters` | values by name |  |  |",
		"| `load` | number in kN, at least 0 and at most 10 |  |  |",
		"| `limit` | number in m, or `auto` | `auto` |  |",
		"| `count` | whole number | `3` |  |",
		"| `on` | `true` or `false` | `false` |  |",
		"| `place` | list of 3: number in m |  |  |",
		"| `rows` | list of: list of: whole number |  |  |",
		"| `items` | list of: [Item](#item) |  |  |",
		"| `color` | `red`, `green` | `red` |  |",
		"## Item\n\nA part.\n",
		"| `name` | text | needed |  |",
		"| `size` | number in m^2, above 0 | needed | Area \\| face. For `disc`. |",
		"| `hole` | `true` or `false` | `false` | For `disc`. |",
		"| `red` | whole number |  | Instead of `blue`. |",
	} {
		if !strings.Contains(string(text), line+"\n") {
			t.Errorf("no line %s in\n%s", line, text)
		}
	}
	if n := strings.Count(string(text), "## Item"); n != 1 {
		t.Errorf("a type that three keys hold has %d tables", n)
	}
}

// Of a line too long to read, a mistake shows what is around it.
func TestSnippetOfALongLine(t *testing.T) {
	long := strings.Repeat("a, ", 400) + "HERE, " + strings.Repeat("b, ", 400)
	got := strings.Split(snippet([]string{"before", long, "after"}, 2, 1201), "\n")
	if len(got) != 4 || len(got[1]) > shown+20 || len(got[2]) != strings.Index(got[1], "HERE")+1 || !strings.HasSuffix(got[1], " ...") {
		t.Errorf("%q", got)
	}
	if got := strings.Split(snippet([]string{long}, 1, 1), "\n"); !strings.HasPrefix(got[0], "    1 | a, ") || got[1] != "      | ^" {
		t.Errorf("%q", got)
	}
}
