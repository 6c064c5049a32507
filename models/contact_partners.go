package models

// What can touch: walls, bodies and nets, by their names and by those of groups, in classes whose members touch the same others.

import (
	"fmt"
	"slices"
	"strings"
)

// partner is a wall, body, net or rope, and what its contacts depend on.
type partner struct {
	name      string
	kind      string // wall, body, net or rope
	moves     bool
	materials []string // of its surfaces; without any, nothing can touch it
	class     int
}

// partners lists the walls, then the bodies, the nets and the ropes of the model.
func (m *Model) partners() (list []partner) {
	for i := range m.Walls {
		list = append(list, partner{name: m.Walls[i].Name, kind: "wall", materials: m.Walls[i].materials()})
	}
	for i := range m.Bodies {
		b := &m.Bodies[i]
		p := partner{name: b.Name, kind: "body", moves: !b.Fixed}
		for _, s := range b.Surfaces {
			p.materials = append(p.materials, s.Material)
		}
		list = append(list, p)
	}
	for i := range m.Nets {
		n := &m.Nets[i]
		p := partner{name: n.Name, kind: "net", moves: true}
		if n.Body.Material != "" {
			p.materials = append(p.materials, n.Body.Material)
		}
		if n.Strands != nil {
			p.materials = append(p.materials, n.Strands.Material)
		}
		list = append(list, p)
	}
	for i := range m.Ropes {
		p := partner{name: m.Ropes[i].Name, kind: "rope", moves: true}
		if s := m.Ropes[i].Strands; s != nil {
			p.materials = append(p.materials, s.Material)
		}
		list = append(list, p)
	}
	return list
}

// partnerNames tells which partners a name stands for.
type partnerNames struct {
	list   []partner
	named  map[string][]int // partners of each name
	wires  map[string][]int // the ropes that are the wires of a net, by its name
	groups map[string][]string
}

func (m *Model) partnerNames() partnerNames {
	n := partnerNames{m.partners(), map[string][]int{}, map[string][]int{}, map[string][]string{}}
	for i := range n.list {
		p := &n.list[i]
		n.named[p.name] = append(n.named[p.name], i)
		if net := netOfWire(p.name); net != "" && p.kind == "rope" {
			n.wires[net] = append(n.wires[net], i)
		}
	}
	for i := range m.Barriers {
		n.groups[m.Barriers[i].Name] = m.partsOfBarrier(&m.Barriers[i])
	}
	for _, g := range m.Contact.Groups {
		n.groups[g.Name] = g.Members
	}
	return n
}

// partsOfBarrier are the names of what can be touched of a barrier.
func (m *Model) partsOfBarrier(b *Barrier) (names []string) {
	for _, p := range m.partners() {
		if len(p.materials) > 0 && strings.HasPrefix(p.name, b.Name+".") {
			names = append(names, p.name)
		}
	}
	return names
}

// find gives the partners that a name stands for, none for a name that nothing has, or what is wrong with it.
func (n *partnerNames) find(name string) (found []int, wrong string) {
	members, group := n.groups[name]
	if !group || name == Ground {
		return n.findAlone(name)
	}
	if len(n.named[name]) > 0 {
		return nil, "" // reported where the group is defined
	}
	for _, member := range members {
		own, wrong := n.findAlone(member)
		if wrong != "" {
			return nil, wrong
		}
		found = append(found, own...)
	}
	slices.Sort(found)
	return slices.Compact(found), ""
}

// findAlone is find for names that are not of groups.
func (n *partnerNames) findAlone(name string) (found []int, wrong string) {
	switch own := n.named[name]; {
	case name == Ground:
		return nil, fmt.Sprintf("%q has no surfaces: name walls, or the body they are on", name)
	case len(own) > 1:
		return nil, fmt.Sprintf("%q is the name of a %s and of a %s; call one of them otherwise", name, n.list[own[0]].kind, n.list[own[1]].kind)
	case len(own) == 0 && strings.Contains(name, "."):
		net, _, _ := cutPart(name)
		return nil, fmt.Sprintf("%q is a part of a net, which touches others as a whole: name %q", name, net)
	default:
		return slices.Concat(own, n.wires[name]), ""
	}
}

// partnerClass is partners that the same entries name, so that they touch the same others.
type partnerClass struct {
	label   string
	members []int
}

// classify divides the partners with surfaces into classes, by which of some names stand for them, and gives the others class -1.
func (n *partnerNames) classify(names []string) (classes []partnerClass) {
	signs, labels := make([]string, len(n.list)), make([]string, len(n.list))
	for i := range n.list {
		switch p := &n.list[i]; {
		case p.kind == "wall":
			signs[i] = "walls"
		case p.moves:
			signs[i] = "bodies"
		default:
			signs[i] = "fixed bodies"
		}
		if labels[i] = signs[i]; len(names) > 0 {
			labels[i] = "other " + signs[i]
		}
	}
	for _, name := range names {
		found, _ := n.find(name)
		for _, i := range found {
			signs[i], labels[i] = signs[i]+" "+name, name
		}
	}
	known := map[string]int{}
	for i := range n.list {
		p := &n.list[i]
		if p.class = -1; len(p.materials) == 0 {
			continue
		}
		if _, met := known[signs[i]]; !met {
			known[signs[i]] = len(classes)
			classes = append(classes, partnerClass{label: labels[i]})
		}
		p.class = known[signs[i]]
		classes[p.class].members = append(classes[p.class].members, i)
	}
	for i := range classes {
		if c := &classes[i]; len(c.members) == 1 {
			c.label = n.list[c.members[0]].name
		}
	}
	return classes
}
