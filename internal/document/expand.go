package document

// Lists whose elements stand for more of the document: each is decoded first, and what it stands for is added to the other lists of the document, so that
// everything after it sees a document in which all has been written out.

import (
	"reflect"
	"slices"

	"gopkg.in/yaml.v3"
)

// Expander is implemented, on the pointer, by elements of a list with the tag expands.
type Expander interface {
	// Expand gives a pointer to a struct whose fields, lists with keys of the document, are what the element stands for. It is called for elements
	// without mistakes. Names in it may have dots. What is wrong with its parts is reported at the element's place, with the part's name.
	Expand() any
}

// expand decodes the lists that stand for more, and adds to the document what they stand for.
func (d *decoder) expand(root *yaml.Node, v reflect.Value) {
	for _, f := range shapeOf(v.Type()).fields {
		if !f.expands {
			continue
		}
		list := entryOf(root, f.name)
		if list == nil || isNull(list) {
			continue
		}
		elements := v.FieldByIndex(f.index)
		d.value(list, f, elements, f.name)
		for i := range elements.Len() {
			if item := list.Content[i]; !d.unsound[item] {
				parts := elements.Index(i).Addr().Interface().(Expander).Expand()
				d.add(root, encoder{}.structure(reflect.ValueOf(parts).Elem()), d.places[item])
			}
		}
	}
}

// entryOf is the value of a key of a mapping; nil without it.
func entryOf(n *yaml.Node, key string) *yaml.Node {
	for i := 0; n.Kind == yaml.MappingNode && i+1 < len(n.Content); i += 2 {
		if n.Content[i].Value == key {
			return n.Content[i+1]
		}
	}
	return nil
}

// add appends the lists of parts to those of the document, at a place.
func (d *decoder) add(root, parts *yaml.Node, at place) {
	for i := 0; i+1 < len(parts.Content); i += 2 {
		key, made := parts.Content[i], parts.Content[i+1]
		for _, part := range made.Content {
			at.part = d.called(part, key.Value)
			d.put(part, at)
		}
		switch list := entryOf(root, key.Value); {
		case list == nil:
			d.places[key], d.places[made] = d.places[root], d.places[root]
			root.Content = append(root.Content, key, made)
		case isNull(list):
			list.Kind, list.Tag, list.Value, list.Content = yaml.SequenceNode, "", "", made.Content
		default:
			list.Content = slices.Concat(list.Content, made.Content)
		}
	}
}

// put gives a node and all in it one place.
func (d *decoder) put(n *yaml.Node, at place) {
	d.places[n] = at
	for _, c := range n.Content {
		d.put(c, at)
	}
}
