package models

// From the surfaces of bodies to their contacts with walls and with one another.

import (
	"errors"
	"fmt"
	"math"

	"gabion/contact"
	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/mbd"
)

// makeBodyContacts makes the contacts of bodies; nil when there is nothing that they could touch.
func (b *builder) makeBodyContacts() (*contact.Engine, error) {
	pairs, _ := b.model.contactPairs()
	if len(b.built.Carriers) == 0 || !pairs.any() {
		return nil, nil
	}
	chosen, err := b.model.Contact.law()
	if err != nil {
		return nil, err
	}
	if chosen.Reaches() {
		chosen.Cohesion = law.NoCohesion // adhesion is of spheres
		b.built.Warnings = append(b.built.Warnings, fmt.Sprintf("contact.cohesion %s acts on particles; bodies against walls and one another do not adhere", b.model.Contact.Cohesion))
	}
	input := b.model.contacts(chosen)
	input.Surfaces, input.Pool = b.built.Surfaces, b.pool
	o := contact.Options{Watched: pairs.watched, Excluded: b.jointed(pairs)}
	for i, end := range b.partnerEnds {
		for len(o.Groups) < end {
			o.Groups = append(o.Groups, pairs.list[i].class)
		}
	}
	for i := range pairs.classes {
		b.built.partners = append(b.built.partners, pairs.classes[i].label)
	}
	for _, i := range b.built.Carriers {
		body := b.system.Body(i)
		if body.Fixed {
			body.Mass = math.Inf(1)
		}
		if body.Point {
			body.Inertia = mbd.Inertia{}
		}
		o.Masses, o.Inertias = append(o.Masses, body.Mass), append(o.Inertias, body.Inertia.Matrix())
	}
	contacts, err := contact.New(input, o)
	if err != nil {
		return nil, err
	}
	return contacts, b.checkPlaces(contacts)
}

// ContactCount is how many pairs of surfaces of bodies, nets and walls are watched for contact.
type ContactCount struct {
	Between [2]string // names of bodies, nets, walls or groups; twice the same for contacts within one
	All     int       // pairs that can touch
	Near    int       // of them, those near each other at the start
}

// ContactCounts counts the pairs of surfaces that are watched at the start.
func (b *Built) ContactCounts() (counts []ContactCount) {
	contacts := b.Simulation.BodyContacts()
	if contacts == nil {
		return nil
	}
	for _, c := range contacts.CountPairs() {
		if c.All > 0 {
			counts = append(counts, ContactCount{[2]string{b.partners[c.Groups[0]], b.partners[c.Groups[1]]}, c.All, c.Near})
		}
	}
	return counts
}

// contacts is the part of an engine's input that says how materials touch.
func (m *Model) contacts(chosen law.Law) *dem.Model {
	out := &dem.Model{Law: chosen, Default: m.Contact.Default.parameters(&m.Contact), Pairs: map[[2]int]law.Interaction{}}
	for _, material := range m.Materials {
		out.Materials = append(out.Materials, law.Material(material))
	}
	for _, p := range m.Contact.Pairs {
		a, b := m.material(p.Between[0]), m.material(p.Between[1])
		out.Pairs[[2]int{min(a, b), max(a, b)}] = m.Contact.Interaction(p.Between[0], p.Between[1]).parameters(&m.Contact)
	}
	return out
}

// jointed lists the pairs of frames whose bodies a joint connects, but for those that touch all the same.
func (b *builder) jointed(touching *contactPairs) (pairs [][2]int) {
	asked := map[[2]int]bool{}
	for names := range touching.asked {
		first, second := b.frames[b.bodies[names[0]]], b.frames[b.bodies[names[1]]]
		asked[[2]int{min(first, second), max(first, second)}] = true
	}
	for i := range b.system.Joints() {
		j := b.system.Joint(i)
		first, ok := b.frames[j.I.Body]
		second, both := b.frames[j.J.Body]
		if ok && both && j.I.Body != mbd.Ground && j.J.Body != mbd.Ground && !asked[[2]int{min(first, second), max(first, second)}] {
			pairs = append(pairs, [2]int{first, second})
		}
	}
	return pairs
}

// deepestBody is how deep a body may be in what it touches at the start, in parts of its size.
const deepestBody = 0.05

// checkPlaces refuses bodies that start deep in walls or in each other.
func (b *builder) checkPlaces(c *contact.Engine) error {
	c.Drift(0, b.model.Solver.Step)
	frames := b.framesAtStart()
	if err := c.Contact(frames, nil, nil); err != nil {
		return err
	}
	var pairs [][2]int // in the order in which they are met
	deepest := map[[2]int]float64{}
	for _, o := range c.Overlaps() {
		size := math.Min(b.size(o.Surfaces[0]), b.size(o.Surfaces[1]))
		if o.Depth <= deepestBody*size {
			continue
		}
		pair := [2]int{min(o.Surfaces[0], o.Surfaces[1]), max(o.Surfaces[0], o.Surfaces[1])}
		if _, met := deepest[pair]; !met {
			pairs = append(pairs, pair)
		}
		deepest[pair] = math.Max(deepest[pair], o.Depth)
	}
	var errs []error
	for _, pair := range pairs[:min(most, len(pairs))] {
		second, first := &b.built.Surfaces[pair[0]], &b.built.Surfaces[pair[1]] // walls come first
		errs = append(errs, fmt.Errorf("at the start %q is in %q, %.3g m deep; move it, or leave such contacts out with contact.except", first.Name, second.Name, deepest[pair]))
	}
	return errors.Join(errs...)
}

// size is the least width of a surface, m; that of a wall without end is infinite.
func (b *builder) size(surface int) float64 {
	s := &b.built.Surfaces[surface]
	if c, ok := s.Shape.(geometry.Capsule); ok {
		return 2 * c.Radius
	}
	box := s.Shape.Bounds()
	least := math.Inf(1)
	for axis := range axes {
		if w := component(box.Max, axis) - component(box.Min, axis); w > 0 {
			least = math.Min(least, w)
		}
	}
	return least
}
