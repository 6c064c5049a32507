package document

// The text of a document as a tree of nodes, each of which knows where it was written.

import (
	"bytes"
	"fmt"
	"io"
	"regexp"
	"strconv"
	"strings"

	"gopkg.in/yaml.v3"
)

// source is a piece of text that nodes come from: the file, or the value of an override.
type source struct {
	name  string
	lines []string
	order int
}

// place is where a node was written.
type place struct {
	*source
	line, column int
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
const mostAliased = 1 << 20

func (e *expander) copy(n *yaml.Node, aliased bool) *yaml.Node {
	at := place{e.source, n.Line, n.Column}
	if n.Kind == yaml.AliasNode {
		if e.active[n.Alias] {
			e.fail(at, "alias %q refers to what contains it", n.Value)
			return &yaml.Node{Kind: yaml.ScalarNode, Tag: "!!null"}
		}
		return e.copy(n.Alias, true)
	}
	if aliased {
		if e.extra++; e.extra == mostAliased {
			e.fail(at, "aliases make this document too large")
		}
		if e.extra >= mostAliased {
			return &yaml.Node{Kind: yaml.ScalarNode, Tag: "!!null"}
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

var syntaxError = regexp.MustCompile(`^yaml: (?:line (\d+): )?(.*)$`)

// parse reads the first document of the text; a second one is a mistake.
func (s *source) parse(text []byte) (n *yaml.Node, at place, message string) {
	decoder := yaml.NewDecoder(bytes.NewReader(text))
	var root, second yaml.Node
	err := decoder.Decode(&root)
	switch {
	case err == io.EOF:
		return nil, place{source: s}, "the document is empty"
	case err == nil:
		if decoder.Decode(&second) == nil {
			return nil, place{s, second.Line, second.Column}, "a second document begins here; one file holds one"
		}
		return root.Content[0], place{}, ""
	}
	m := syntaxError.FindStringSubmatch(strings.ReplaceAll(err.Error(), "\n", " "))
	if m == nil {
		return nil, place{source: s}, err.Error()
	}
	line, _ := strconv.Atoi(m[1])
	line = min(max(line, 1), len(s.lines))
	column := 1 + len(s.lines[line-1]) - len(strings.TrimLeft(s.lines[line-1], " \t"))
	return nil, place{s, line, column}, fmt.Sprintf("this is not YAML: %s", m[2])
}
