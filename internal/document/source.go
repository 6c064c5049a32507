package document

// The text of a document as a tree of nodes, each of which knows where it was written.

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"regexp"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"gopkg.in/yaml.v3"
)

// source is a piece of text that nodes come from: the file, or the value of an override.
type source struct {
	name  string
	lines []string
	order int
}

// place is where a node was written, or where that was written which stands for it.
type place struct {
	*source
	line, column int
	part         string // the element of a list that the node is in, where something else stands for it
}

func newSource(name string, text []byte, order int) *source {
	return &source{name: name, lines: strings.Split(string(text), "\n"), order: order}
}

// expander copies a parsed tree: aliases become copies of what they stand for and merges ("<<") become keys, so that everything
// after it sees a plain tree. Every copied node keeps the place where it was written.
type expander struct {
	places map[*yaml.Node]place
	source *source
	fail   func(p place, format string, args ...any)
	active map[*yaml.Node]bool // anchors being copied
	extra  int                 // nodes made by aliases so far
}

// mostAliased nodes may come from aliases: enough for any model, and a stop for a file that multiplies itself.
const mostAliased = 1 << 18

func (e *expander) copy(n *yaml.Node, aliased bool) *yaml.Node {
	at := place{source: e.source, line: n.Line, column: n.Column}
	if n.Kind == yaml.AliasNode {
		if e.active[n.Alias] {
			e.fail(at, "alias %q refers to what contains it", n.Value)
			return e.nothing(at)
		}
		return e.copy(n.Alias, true)
	}
	if aliased {
		if e.extra++; e.extra == mostAliased {
			e.fail(at, "aliases make this document too large")
		}
		if e.extra >= mostAliased {
			return e.nothing(at)
		}
	}
	if n.Anchor != "" {
		e.active[n] = true
		defer delete(e.active, n)
	}
	c := &yaml.Node{Kind: n.Kind, Style: n.Style, Tag: n.Tag, Value: n.Value}
	e.places[c] = at
	for _, child := range n.Content {
		c.Content = append(c.Content, e.copy(child, aliased))
	}
	if c.Kind == yaml.MappingNode {
		e.merge(c)
	}
	return c
}

// nothing stands for what cannot be copied.
func (e *expander) nothing(at place) *yaml.Node {
	n := &yaml.Node{Kind: yaml.ScalarNode, Tag: "!!null"}
	e.places[n] = at
	return n
}

// merge replaces "<<" keys by the keys of what they name; keys given beside them win.
func (e *expander) merge(c *yaml.Node) {
	var own, merged []*yaml.Node
	for i := 0; i+1 < len(c.Content); i += 2 {
		key, value := c.Content[i], c.Content[i+1]
		if key.Tag != "!!merge" {
			own = append(own, key, value)
			continue
		}
		list := []*yaml.Node{value}
		if value.Kind == yaml.SequenceNode {
			list = value.Content
		}
		for _, m := range list {
			if m.Kind != yaml.MappingNode {
				e.fail(e.places[key], "\"<<\" merges mappings only")
				continue
			}
			merged = append(merged, m.Content...)
		}
	}
	if merged == nil {
		c.Content = own
		return
	}
	seen := map[string]bool{}
	for i := 0; i+1 < len(own); i += 2 {
		seen[own[i].Value] = true
	}
	for i := 0; i+1 < len(merged); i += 2 {
		if !seen[merged[i].Value] {
			seen[merged[i].Value] = true
			own = append(own, merged[i], merged[i+1])
		}
	}
	c.Content = own
}

var (
	syntaxError   = regexp.MustCompile(`(?s)^yaml: (?:line (\d+): )?(.*)$`)
	noSpace       = regexp.MustCompile(`^((?:- +)*([A-Za-z_][A-Za-z0-9_]*):)[^\s:/]`)
	unknownAnchor = regexp.MustCompile(`^unknown anchor '(.*)' referenced`)
)

// parse reads the first document of the text; a second one is a mistake.
func (s *source) parse(ctx context.Context, text []byte) (n *yaml.Node, at place, message string) {
	decoder := yaml.NewDecoder(&readerUnder{ctx, bytes.NewReader(text)})
	var root, second yaml.Node
	err := decoder.Decode(&root)
	switch {
	case err == io.EOF:
		return nil, place{source: s}, "the document is empty"
	case err == nil:
		if decoder.Decode(&second) == nil {
			return nil, place{source: s, line: second.Line, column: second.Column}, "a second document begins here; one file holds one"
		}
		return root.Content[0], place{}, ""
	}
	at = s.locate(err)
	if slip, message := s.slip(at); message != "" {
		return nil, slip, "this is not YAML: " + message
	}
	return nil, at, "this is not YAML: " + s.explain(err)
}

// slip looks for what commonly makes a text no YAML in the line where the parser gave up and in that before, where it often is: a tab or another character that
// is no plain space in the indentation, or a colon with no space behind it.
func (s *source) slip(at place) (place, string) {
	for line := at.line; line > 0 && line >= at.line-1; line-- {
		text := s.lines[line-1]
		body := strings.TrimLeftFunc(text, unicode.IsSpace)
		indent := text[:len(text)-len(body)]
		if i := strings.IndexFunc(indent, func(r rune) bool { return r != ' ' }); i >= 0 && (body != "" || line == at.line) {
			r, _ := utf8.DecodeRuneInString(indent[i:])
			what := fmt.Sprintf("the character %U", r)
			if r == '\t' {
				what = "a tab"
			}
			return place{source: s, line: line, column: 1 + utf8.RuneCountInString(indent[:i])}, what + " in the indentation; use spaces"
		}
		if m := noSpace.FindStringSubmatch(body); m != nil {
			return place{source: s, line: line, column: 1 + utf8.RuneCountInString(indent+m[1])}, fmt.Sprintf("no space behind the colon of %q", m[2])
		}
	}
	return place{}, ""
}

// readerUnder fails once its context has ended, and with it the parser that reads from it.
type readerUnder struct {
	ctx context.Context
	io.Reader
}

func (r *readerUnder) Read(p []byte) (int, error) {
	if err := r.ctx.Err(); err != nil {
		return 0, err
	}
	return r.Reader.Read(p)
}

// locate finds where a syntax error is: the library gives a line at best.
func (s *source) locate(err error) place {
	m := syntaxError.FindStringSubmatch(err.Error())
	if m == nil {
		return place{source: s}
	}
	if anchor := unknownAnchor.FindStringSubmatch(m[2]); anchor != nil {
		for i, text := range s.lines {
			if j := strings.Index(text, "*"+anchor[1]); j >= 0 {
				return place{source: s, line: i + 1, column: 1 + utf8.RuneCountInString(text[:j])}
			}
		}
	}
	line, _ := strconv.Atoi(m[1])
	if strings.HasPrefix(m[2], "did not find expected") {
		line++ // errors of its parser count lines from 0, those of its scanner from 1
	}
	line = min(max(line, 1), len(s.lines))
	text := s.lines[line-1]
	return place{source: s, line: line, column: 1 + len(text) - len(strings.TrimLeft(text, " \t"))}
}

func (s *source) explain(err error) string {
	text := err.Error()
	if m := syntaxError.FindStringSubmatch(text); m != nil {
		text = m[2]
	}
	if at := s.locate(err); at.line > 0 && strings.Contains(s.lines[at.line-1], "${") {
		text += `; inside { } and [ ] write "${...}" in quotes`
	}
	return text
}
