package document

// What is different in two documents.

import (
	"fmt"
	"strings"

	"gopkg.in/yaml.v3"
)

// Differences lists what is different in a document from what it was, a line for each: "solver.step: 2e-05, was 1e-05". Elements of lists go
// by their names, as in overrides.
func Differences(was, is []byte) ([]string, error) {
	var a, b yaml.Node
	if err := yaml.Unmarshal(was, &a); err != nil {
		return nil, err
	}
	if err := yaml.Unmarshal(is, &b); err != nil {
		return nil, err
	}
	return differences("", &a, &b), nil
}

// differences compares two nodes at a path; nil stands for nothing.
func differences(path string, was, is *yaml.Node) (found []string) {
	if was != nil && is != nil && was.Kind == is.Kind && was.Kind != yaml.ScalarNode {
		before, after := parts(was), parts(is)
		steps := before.steps
		for _, s := range after.steps {
			if before.at[s] == nil {
				steps = append(steps, s)
			}
		}
		for _, s := range steps {
			found = append(found, differences(strings.TrimPrefix(path+"."+s, "."), before.at[s], after.at[s])...)
		}
		return found
	}
	if a, b := brief(was), brief(is); a != b {
		found = append(found, fmt.Sprintf("%s: %s, was %s", path, b, a))
	}
	return found
}

// children are the nodes below a node, by the steps that lead to them in a path.
type children struct {
	steps []string
	at    map[string]*yaml.Node
}

func parts(n *yaml.Node) children {
	c := children{at: map[string]*yaml.Node{}}
	add := func(step string, child *yaml.Node) {
		c.steps, c.at[step] = append(c.steps, step), child
	}
	switch n.Kind {
	case yaml.DocumentNode:
		add("", n.Content[0])
	case yaml.MappingNode:
		for i := 0; i+1 < len(n.Content); i += 2 {
			add(n.Content[i].Value, n.Content[i+1])
		}
	case yaml.SequenceNode:
		for i, item := range n.Content {
			step := fmt.Sprint(i)
			if item.Kind == yaml.MappingNode {
				if name := parts(item).at["name"]; name != nil {
					step = name.Value
				}
			}
			add(step, item)
		}
	}
	return c
}

// brief is a node on one line, or as much of it as tells it apart.
func brief(n *yaml.Node) string {
	if n == nil {
		return "not given"
	}
	text, err := yaml.Marshal(onOneLine(n))
	if err != nil {
		return describe(n)
	}
	const most = 60
	line := []rune(strings.TrimSpace(string(text)))
	if len(line) > most {
		return string(line[:most]) + "..."
	}
	return string(line)
}
