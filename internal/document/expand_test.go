package document

import (
	"strings"
	"testing"
)

type post struct {
	Name   string  `yaml:"name" required:"true" defines:"post"`
	Height float64 `yaml:"height" unit:"m" above:"0" required:"true"`
}

type fence struct {
	Name   string  `yaml:"name" required:"true" defines:"fence"`
	Height float64 `yaml:"height" unit:"m" required:"true"`
}

func (f *fence) Expand() any {
	return &struct {
		Posts []post `yaml:"posts"`
	}{[]post{{f.Name + ".left", f.Height}, {f.Name + ".right", f.Height}}}
}

type meadow struct {
	Parameters Parameters `yaml:"parameters"`
	Fences     []fence    `yaml:"fences" expands:"true"`
	Posts      []post     `yaml:"posts"`
	Gates      []string   `yaml:"gates" refers:"post"`
}

// What an element of a list stands for is part of the document: it can be named from anywhere, comes after what is written out, and its mistakes are
// told of at the element.
func TestExpand(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"parameters: {h: 2 m}\nfences: [{name: a, height: \"${h}\"}, {name: b, height: 3}]\nposts: [{name: own, height: 1}]\ngates: [own, a.left, b.right]", ""},
		{"fences: [{name: a, height: 2}]\ngates: [a.right]", ""},
		{"fences: [{name: a, height: 2}]\nposts:\ngates: [a.right]", ""},
		{"fences:\n  - {name: a, height: 2}\n  - {name: b, height: -2}", `3:5: posts "b.left": height must be above 0 m, not "-2"`},
		{"fences:\n  - {name: a, height: 2 s}", `2:23: height: "2 s"`},
		{"posts: [{name: a.left, height: 2}]", `1:16: post name "a.left" must start with a letter`},
		{"fences: [{name: a, height: 2}]\ngates: [a.middle]", `2:9: there is no post "a.middle"`},
	} {
		var m meadow
		err := Decode(t.Context(), "model", []byte(c.text), nil, &m)
		switch {
		case c.want == "" && err != nil:
			t.Errorf("%s: %v", c.text, err)
		case c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)):
			t.Errorf("%s: %v; want %s", c.text, err, c.want)
		case c.want == "" && m.Posts[len(m.Posts)-1].Name != m.Fences[len(m.Fences)-1].Name+".right":
			t.Errorf("%s: %+v", c.text, m.Posts)
		}
	}
}
