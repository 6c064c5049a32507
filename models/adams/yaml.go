// A small writer of YAML: mappings whose short lists stand on one line.

package adams

import (
	"bytes"
	"fmt"
	"math"
	"strconv"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
	"gopkg.in/yaml.v3"
)

// mapping makes a YAML mapping of keys and values in turn; nil values are left out.
func mapping(pairs ...any) *yaml.Node {
	m := &yaml.Node{Kind: yaml.MappingNode}
	for k := 0; k < len(pairs); k += 2 {
		m.Content = appendPair(m.Content, pairs[k].(string), pairs[k+1])
	}
	return m
}

func appendPair(content []*yaml.Node, key string, value any) []*yaml.Node {
	v := yamlValue(value)
	if v == nil {
		return content
	}
	return append(content, &yaml.Node{Kind: yaml.ScalarNode, Value: key}, v)
}

func (m yamlMap) set(key string, value any) { m.Content = appendPair(m.Content, key, value) }

// yamlMap is a mapping that is filled step by step.
type yamlMap struct{ *yaml.Node }

// yamlValue turns a Go value into YAML.
func yamlValue(value any) *yaml.Node {
	switch v := value.(type) {
	case nil:
		return nil
	case *yaml.Node:
		return v
	case string:
		if v == "" {
			return nil
		}
		n := &yaml.Node{}
		n.SetString(v)
		return n
	case float64:
		if v == math.Trunc(v) && math.Abs(v) < 1e15 {
			return &yaml.Node{Kind: yaml.ScalarNode, Tag: "!!int", Value: strconv.FormatFloat(v+0, 'f', -1, 64)}
		}
		return &yaml.Node{Kind: yaml.ScalarNode, Tag: "!!float", Value: numeral(v)}
	case bool:
		return &yaml.Node{Kind: yaml.ScalarNode, Value: strconv.FormatBool(v)}
	case r3.Vec:
		return yamlNumbers(v.X, v.Y, v.Z)
	case quat.Number:
		return yamlNumbers(v.Real, v.Imag, v.Jmag, v.Kmag)
	case []string:
		var list []any
		for _, s := range v {
			list = append(list, s)
		}
		return yamlList(list...)
	case []*yaml.Node:
		if len(v) == 0 {
			return nil
		}
		return &yaml.Node{Kind: yaml.SequenceNode, Content: v}
	}
	panic(fmt.Sprintf("adams: cannot write a %T as YAML", value))
}

// yamlNumbers is a list of numbers that belong together: what is nothing but rounding beside the largest becomes zero.
func yamlNumbers(values ...float64) *yaml.Node {
	const rounding = 2e-15
	largest := 0.0
	for _, v := range values {
		largest = max(largest, math.Abs(v))
	}
	list := make([]any, len(values))
	for k, v := range values {
		if math.Abs(v) < rounding*largest {
			v = 0
		}
		list[k] = v
	}
	return yamlList(list...)
}

// yamlList is a list on one line.
func yamlList(values ...any) *yaml.Node {
	n := &yaml.Node{Kind: yaml.SequenceNode, Style: yaml.FlowStyle}
	for _, v := range values {
		n.Content = append(n.Content, yamlValue(v))
	}
	return n
}

func yamlBytes(n *yaml.Node) ([]byte, error) {
	var b bytes.Buffer
	w := yaml.NewEncoder(&b)
	w.SetIndent(2)
	if err := w.Encode(n); err != nil {
		return nil, err
	}
	err := w.Close()
	return b.Bytes(), err
}
