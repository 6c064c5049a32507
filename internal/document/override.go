package document

// Overrides: "path=value", which change the tree before it is decoded.

import (
	"fmt"
	"strconv"
	"strings"

	"gopkg.in/yaml.v3"
)

// indexSteps makes steps of the indices as messages write them: walls[0].shape is walls.0.shape.
var indexSteps = strings.NewReplacer("[", ".", "]", "")

// override sets the value at a path. A step of the path is a key, or, in a list, the name of an element or its index from 0.
// Keys that are not there are added; the decoder says whether they may be.
func (d *decoder) override(root *yaml.Node, text string, order int) {
	s := &source{name: "--set " + text, order: order}
	at := place{source: s}
	path, value, ok := strings.Cut(text, "=")
	if !ok || strings.TrimSpace(path) == "" {
		d.failAt(at, "an override is written path=value, such as solver.step=1e-5")
		return
	}
	node, err := d.overrideValue(value, s)
	if err != nil {
		d.failAt(at, "%v", err)
		return
	}
	steps := strings.Split(indexSteps.Replace(strings.TrimSpace(path)), ".")
	n := root
	for i, step := range steps {
		last := i == len(steps)-1
		closed := i == 1 && steps[0] == d.closed
		next, err := d.step(n, step, last, closed, node, at)
		if err != nil {
			if i > 0 {
				err = fmt.Errorf("%s: %w", strings.Join(steps[:i], "."), err)
			}
			d.failAt(at, "%v", err)
			return
		}
		n = next
	}
}

func (d *decoder) overrideValue(text string, s *source) (*yaml.Node, error) {
	var parsed yaml.Node
	if err := yaml.Unmarshal([]byte(text), &parsed); err != nil {
		return nil, fmt.Errorf("the value is not YAML: %s", strings.TrimPrefix(err.Error(), "yaml: "))
	}
	if len(parsed.Content) == 0 {
		n := &yaml.Node{Kind: yaml.ScalarNode, Tag: "!!null"}
		d.places[n] = place{source: s}
		return n, nil
	}
	e := expander{map[*yaml.Node]place{}, s, d.failAt, map[*yaml.Node]bool{}, 0}
	n := e.copy(parsed.Content[0], false)
	for c := range e.places { // the whole override is the place
		d.places[c] = place{source: s}
	}
	return n, nil
}

// step goes from a node to its child, replacing the child when it is the last. A closed mapping gets no new keys.
func (d *decoder) step(n *yaml.Node, step string, last, closed bool, value *yaml.Node, at place) (*yaml.Node, error) {
	switch n.Kind {
	case yaml.MappingNode:
		var keys []string
		for i := 0; i+1 < len(n.Content); i += 2 {
			keys = append(keys, n.Content[i].Value)
			if n.Content[i].Value != step {
				continue
			}
			if last {
				n.Content[i+1] = value
			} else if isNull(n.Content[i+1]) {
				n.Content[i+1] = d.emptyMapping(at)
			}
			return n.Content[i+1], nil
		}
		if closed {
			return nil, fmt.Errorf("there is no parameter %q%s", step, Meant(step, keys))
		}
		child := value
		if !last {
			child = d.emptyMapping(at)
		}
		key := stringNode(step)
		d.places[key] = at
		n.Content = append(n.Content, key, child)
		return child, nil
	case yaml.SequenceNode:
		i, err := element(n, step)
		if err != nil {
			return nil, err
		}
		if last {
			n.Content[i] = value
		}
		return n.Content[i], nil
	}
	return nil, fmt.Errorf("%s has no part %q", describe(n), step)
}

func (d *decoder) emptyMapping(at place) *yaml.Node {
	n := &yaml.Node{Kind: yaml.MappingNode, Tag: "!!map"}
	d.places[n] = at
	return n
}

// element finds an element of a list by its name, or by its index.
func element(n *yaml.Node, step string) (int, error) {
	var names []string
	for i, item := range n.Content {
		for k := 0; item.Kind == yaml.MappingNode && k+1 < len(item.Content); k += 2 {
			if item.Content[k].Value == "name" {
				if item.Content[k+1].Value == step {
					return i, nil
				}
				names = append(names, item.Content[k+1].Value)
			}
		}
	}
	if i, err := strconv.Atoi(step); err == nil {
		if i >= 0 && i < len(n.Content) {
			return i, nil
		}
		return 0, fmt.Errorf("there is no element %d in a list of %d (counted from 0)", i, len(n.Content))
	}
	return 0, fmt.Errorf("there is no %q%s", step, Meant(step, names))
}
