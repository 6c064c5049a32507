package models

// Who touches whom: what body_contact says of all, what between adds to it, and what except takes away.

import (
	"fmt"
	"slices"

	"gabion/internal/document"
)

// contactPairs are the classes of what can touch, and which of them do.
type contactPairs struct {
	partnerNames
	classes []partnerClass
	watched [][]bool           // between classes; symmetric
	joined  map[[2]string]bool // bodies that a joint connects
	asked   map[[2]string]bool // those of them that touch all the same
}

// contactMistake is what is wrong with an entry of a list of contact.
type contactMistake struct {
	list  string
	entry int
	text  string
}

// contactPairs works out who touches whom, and what is wrong with the entries of between and except.
func (m *Model) contactPairs() (*contactPairs, []contactMistake) {
	c := &contactPairs{partnerNames: m.partnerNames(), joined: m.joinedBodies(), asked: map[[2]string]bool{}}
	var names []string
	for _, pair := range slices.Concat(m.Contact.Between, m.Contact.Except) {
		names = append(names, pair[:]...)
	}
	slices.Sort(names)
	c.classes = c.classify(slices.Compact(names))
	c.watched = make([][]bool, len(c.classes))
	for i := range c.classes {
		c.watched[i] = make([]bool, len(c.classes))
		for k := range c.classes {
			wall := c.of(i).kind == "wall" || c.of(k).kind == "wall"
			c.watched[i][k] = c.possible(i, k) && (m.Contact.BodyContact == "all" || m.Contact.BodyContact == "walls" && wall)
		}
	}
	between := c.read("between", m.Contact.Between, func(pair [2]string, classes [][2]int) string {
		added := c.set(classes, true)
		if c.joined[pair] {
			c.asked[pair], added = true, true
		}
		if !added {
			return fmt.Sprintf("%q and %q touch each other already, by body_contact: %s or by an entry before this one", pair[0], pair[1], m.Contact.BodyContact)
		}
		return ""
	})
	except := c.read("except", m.Contact.Except, func(pair [2]string, classes [][2]int) string {
		if !c.set(classes, false) {
			return fmt.Sprintf("%q and %q do not touch each other anyway: neither body_contact: %s nor between says so", pair[0], pair[1], m.Contact.BodyContact)
		}
		return ""
	})
	return c, slices.Concat(between, except)
}

// TouchesWalls tells whether a body can touch a wall.
func (m *Model) TouchesWalls(body string) bool {
	c, _ := m.contactPairs()
	found, _ := c.find(body)
	for _, i := range found {
		for k := range c.classes {
			if class := c.list[i].class; class >= 0 && c.of(k).kind == "wall" && c.watched[class][k] {
				return true
			}
		}
	}
	return false
}

// of is a partner of a class.
func (c *contactPairs) of(class int) *partner { return &c.list[c.classes[class].members[0]] }

// possible tells whether members of two classes can touch: one of them moves, and they are not one and the same body.
func (c *contactPairs) possible(i, k int) bool {
	same := i == k && len(c.classes[i].members) == 1 && c.of(i).kind != "net"
	return (c.of(i).moves || c.of(k).moves) && !same
}

// read applies each entry of a list, or says what is wrong with it. Names that do not exist are reported elsewhere.
func (c *contactPairs) read(list string, entries [][2]string, apply func(pair [2]string, classes [][2]int) string) (mistakes []contactMistake) {
	seen := map[[2]string]bool{}
	for i, e := range entries {
		pair := [2]string{min(e[0], e[1]), max(e[0], e[1])}
		classes, wrong := c.classesOf(pair)
		switch {
		case wrong != "":
		case seen[pair]:
			wrong = fmt.Sprintf("the pair of %q and %q comes twice", pair[0], pair[1])
		case len(classes) > 0:
			wrong = apply(pair, classes)
		}
		seen[pair] = true
		if wrong != "" {
			mistakes = append(mistakes, contactMistake{list, i, wrong})
		}
	}
	return mistakes
}

// classesOf gives the pairs of classes that an entry is about, or says why its two sides can never touch.
func (c *contactPairs) classesOf(pair [2]string) (classes [][2]int, wrong string) {
	var sides [2][]int
	for k, name := range pair {
		found, wrong := c.find(name)
		if wrong != "" || len(found) == 0 {
			return nil, wrong
		}
		for _, i := range found {
			if class := c.list[i].class; class >= 0 && !slices.Contains(sides[k], class) {
				sides[k] = append(sides[k], class)
			}
		}
		if len(sides[k]) == 0 {
			return nil, fmt.Sprintf("nothing can touch %q, which has no surfaces", name)
		}
	}
	moves := false
	for _, i := range sides[0] {
		for _, k := range sides[1] {
			moves = moves || c.of(i).moves || c.of(k).moves
			if c.possible(i, k) {
				classes = append(classes, [2]int{i, k})
			}
		}
	}
	switch {
	case len(classes) > 0:
		return classes, ""
	case !moves:
		return nil, fmt.Sprintf("%q and %q never touch each other: neither of them moves by forces", pair[0], pair[1])
	}
	return nil, fmt.Sprintf("%q is one body, which cannot touch itself", pair[0])
}

// set says of pairs of classes whether they touch, and tells whether that was otherwise for any of them.
func (c *contactPairs) set(classes [][2]int, touch bool) (changed bool) {
	for _, p := range classes {
		changed = changed || c.watched[p[0]][p[1]] != touch
		c.watched[p[0]][p[1]], c.watched[p[1]][p[0]] = touch, touch
	}
	return changed
}

// joinedBodies are the pairs of bodies that a joint connects.
func (m *Model) joinedBodies() map[[2]string]bool {
	carriers := map[string]string{}
	for _, k := range m.Markers {
		carriers[k.Name] = k.Body
	}
	joined := map[[2]string]bool{}
	for i := range m.Joints {
		ends := slices.Clone(m.Joints[i].Bodies)
		for _, name := range m.Joints[i].Markers {
			ends = append(ends, carriers[name])
		}
		if len(ends) == 2 {
			joined[[2]string{min(ends[0], ends[1]), max(ends[0], ends[1])}] = true
		}
	}
	return joined
}

// checkContactPairs reports what is wrong with who touches whom, and returns it.
func (m *Model) checkContactPairs(r *document.Report) *contactPairs {
	pairs, mistakes := m.contactPairs()
	for i, g := range m.Contact.Groups {
		if own := pairs.named[g.Name]; len(own) > 0 {
			r.Part("contact").Item("groups", i).Fail("name", "%q is the name of a %s too; call the group otherwise", g.Name, pairs.list[own[0]].kind)
		}
		if m.Barrier(g.Name) != nil {
			r.Part("contact").Item("groups", i).Fail("name", "%q is the name of a barrier too; call the group otherwise", g.Name)
		}
	}
	for i := range m.Barriers {
		if own := pairs.named[m.Barriers[i].Name]; len(own) > 0 {
			r.Item("barriers", i).Fail("name", "%q is the name of a %s too; call the barrier otherwise", m.Barriers[i].Name, pairs.list[own[0]].kind)
		}
	}
	for _, w := range mistakes {
		r.Part("contact").Item(w.list, w.entry).Fail("", "%s", w.text)
	}
	return pairs
}

// any tells whether there is a pair that touches.
func (c *contactPairs) any() bool {
	return slices.ContainsFunc(c.watched, func(row []bool) bool { return slices.Contains(row, true) })
}

// materials are the pairs of materials that touch, in both orders.
func (c *contactPairs) materials() map[[2]string]bool {
	used := make([]map[string]bool, len(c.classes))
	for i := range c.classes {
		used[i] = map[string]bool{}
		for _, k := range c.classes[i].members {
			for _, name := range c.list[k].materials {
				used[i][name] = true
			}
		}
	}
	pairs := map[[2]string]bool{}
	for i, row := range c.watched {
		for k, touch := range row {
			if !touch {
				continue
			}
			for a := range used[i] {
				for b := range used[k] {
					pairs[[2]string{a, b}] = true
				}
			}
		}
	}
	return pairs
}
