package models

// From the surfaces of bodies to their contacts with walls and with one another.

import (
	"errors"
	"fmt"
	"math"
	"slices"

	"gabion/contact"
	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/internal/vec"
	"gabion/mbd"
)

// makeBodyContacts makes the contacts of bodies; nil when there is nothing that they could touch.
func (b *builder) makeBodyContacts() (*contact.Engine, error) {
	pairs, _ := b.model.contactPairs()
	b.built.Warnings = append(b.built.Warnings, b.model.untouchedNets(pairs)...)
	if len(b.built.Carriers) == 0 || !pairs.any() {
		return nil, nil
	}
	chosen, err := b.model.Contact.law()
	if err != nil {
		return nil, err
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
		o.Mobilities = append(o.Mobilities, body.Mobility())
	}
	contacts, err := contact.New(input, o)
	if err != nil {
		return nil, b.aboutPairs(err, pairs)
	}
	for _, h := range b.heatedBodies() {
		b.built.Notes = append(b.built.Notes, fmt.Sprintf("body %q warms up by contact with particles: what its contacts with walls and other bodies lose does not warm it, and they conduct nothing", h.Name))
	}
	b.checkSinking(contacts, pairs)
	return contacts, b.checkPlaces(contacts, pairs)
}

// aboutPairs puts the places of their bodies to errors about pairs of surfaces.
func (b *builder) aboutPairs(err error, pairs *contactPairs) error {
	list := []error{err}
	if joined, ok := err.(interface{ Unwrap() []error }); ok {
		list = joined.Unwrap()
	}
	for i := range list {
		if p := new(contact.PairError); errors.As(list[i], &p) {
			owner := b.owner(max(p.Surfaces[0], p.Surfaces[1]), pairs)
			list[i] = b.about(owner.kind, owner.name, fmt.Errorf("%w; make its shape another, or leave the pair out with contact.except", list[i]))
		}
	}
	return errors.Join(list...)
}

// owner is the wall, body or net that has a surface. Walls come first, nets last.
func (b *builder) owner(surface int, pairs *contactPairs) *partner {
	i, _ := slices.BinarySearch(b.partnerEnds, surface+1)
	return &pairs.list[i]
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
	for i := range m.Materials {
		out.Materials = append(out.Materials, m.Materials[i].elastic())
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

// embedded is what overlaps too much at the start of two partners: the deepest two surfaces, and how many pairs of surfaces there are.
type embedded struct {
	contact.Overlap
	pairs int
}

// checkPlaces refuses bodies that start deep in walls or in each other.
func (b *builder) checkPlaces(c *contact.Engine, partners *contactPairs) error {
	c.Drift(0, b.model.Solver.Step)
	frames := b.framesAtStart()
	if err := c.Contact(frames, nil, nil); err != nil {
		return err
	}
	var order [][2]*partner // in which they are met; walls come first
	found := map[[2]*partner]*embedded{}
	met := map[[2]int]bool{}
	for _, o := range c.Overlaps() {
		if o.Depth <= deepestBody*math.Min(b.size(o.Surfaces[0]), b.size(o.Surfaces[1])) {
			continue
		}
		o.Surfaces = [2]int{min(o.Surfaces[0], o.Surfaces[1]), max(o.Surfaces[0], o.Surfaces[1])}
		owners := [2]*partner{b.owner(o.Surfaces[0], partners), b.owner(o.Surfaces[1], partners)}
		x := found[owners]
		if x == nil {
			x = new(embedded)
			found[owners], order = x, append(order, owners)
		}
		if o.Depth > x.Depth {
			x.Overlap = o
		}
		if !met[o.Surfaces] {
			met[o.Surfaces] = true
			x.pairs++
		}
	}
	var errs []error
	for _, owners := range order[:min(most, len(order))] {
		errs = append(errs, b.about(owners[1].kind, owners[1].name, b.embeddedError(owners, found[owners])))
	}
	return errors.Join(errs...)
}

// InsideError is of a surface that starts deep in another.
type InsideError struct{ message string }

func (e *InsideError) Error() string { return e.message }

func (b *builder) embeddedError(owners [2]*partner, x *embedded) error {
	in, more := &b.built.Surfaces[x.Surfaces[0]], ""
	if x.pairs > 1 {
		more = fmt.Sprintf(" (and %d more less deep)", x.pairs-1)
	}
	remedy := "move it"
	if owners[1].kind == "net" && owners[0].kind == "body" {
		remedy = fmt.Sprintf("move it, let %q hold its knots there with pins, as in pins: [{sides: [left], body: %s}]", owners[0].name, owners[0].name)
	}
	return &InsideError{fmt.Sprintf("at the start %q is in %q, %.3g m deep%s; %s, or leave such contacts out with contact.except", b.built.Surfaces[x.Surfaces[1]].Name, in.Name, x.Depth, more, remedy)}
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
		if w := vec.Component(box.Max, axis) - vec.Component(box.Min, axis); w > 0 {
			least = math.Min(least, w)
		}
	}
	return least
}
