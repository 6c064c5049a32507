package models

// Bodies that fly through nets because the model does not say that they touch.

import (
	"fmt"
	"strings"
)

// untouchedNets warns of bodies with surfaces that nothing holds, such as a block on its way into a barrier, where there are nets or ropes with surfaces that they
// would go through: body_contact is walls unless the model says otherwise.
func (m *Model) untouchedNets(c *contactPairs) (warnings []string) {
	if m.Contact.BodyContact != "walls" {
		return nil
	}
	held := m.heldBodies()
	for i := range c.list {
		body := &c.list[i]
		if body.kind != "body" || body.class < 0 || !body.moves || held[body.name] {
			continue
		}
		var through []string
		for k := range c.list {
			if p := &c.list[k]; (p.kind == "net" || p.kind == "rope") && p.class >= 0 && !c.watched[body.class][p.class] {
				through = append(through, fmt.Sprintf("%s %q", p.kind, p.name))
			}
		}
		if len(through) > 0 {
			warnings = append(warnings, fmt.Sprintf("body %q goes through %s: contact.body_contact is walls; let them touch by contact.between or body_contact: all", body.name, strings.Join(through, ", ")))
		}
	}
	return warnings
}

// heldBodies are the bodies that joints, motions, forces between two bodies, nets and ropes hold, and those of pairs that contact.except names, which the user has thought of.
func (m *Model) heldBodies() map[string]bool {
	held, carriers := map[string]bool{}, map[string]string{}
	for _, k := range m.Markers {
		carriers[k.Name] = k.Body
	}
	hold := func(bodies, markers []string) {
		for _, name := range bodies {
			held[name] = true
		}
		for _, name := range markers {
			held[carriers[name]] = true
		}
	}
	for i := range m.Joints {
		hold(m.Joints[i].Bodies, m.Joints[i].Markers)
	}
	for i := range m.Motions {
		hold([]string{m.Motions[i].Body}, m.Motions[i].Markers)
	}
	for i := range m.Forces {
		hold(m.Forces[i].Bodies, m.Forces[i].Markers)
		for _, name := range m.Forces[i].Through {
			hold([]string{name}, []string{name})
		}
	}
	for i := range m.Nets {
		hold([]string{m.Nets[i].PinnedTo}, nil)
		for _, g := range m.Nets[i].Pins.Groups {
			held[g.Body] = true
		}
	}
	for i := range m.Ropes {
		for _, p := range m.Ropes[i].Through {
			hold([]string{p.Body}, []string{p.Marker})
		}
	}
	for _, pair := range m.Contact.Except {
		hold(pair[:], nil)
	}
	return held
}
