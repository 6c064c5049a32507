// Adhesion over gaps, by laws whose contacts last until their partners are some way apart, and yielding. They are of smooth surfaces, which touch at one point.

package contact

import (
	"fmt"

	"gabion/contact/narrowphase"
	"gabion/dem/geometry"
)

// reachOf is the gap up to which contacts of two items last, m; 0 for laws that do not reach over gaps.
func (e *Engine) reachOf(x, y *body) float64 {
	if !e.law.Reaches() {
		return 0
	}
	k := e.lawOf(x, y).OfSizes(narrowphase.EffectiveRadius(x.placed.Shape, y.placed.Shape), 1, 0)
	return k.Reach
}

// setMargin sets the farthest that any contact reaches: that of the largest sphere on a plane.
func (e *Engine) setMargin() {
	if !e.law.Reaches() {
		return
	}
	largest := 0.0
	for i := range e.items {
		if s, ok := e.items[i].Shape.(geometry.Sphere); ok {
			largest = max(largest, s.Radius)
		}
	}
	for i := range e.laws.Laws {
		k := e.laws.Laws[i].OfSizes(largest, 1, 0)
		e.margin = max(e.margin, k.Reach)
	}
}

// checkAdhesion returns an error for two surfaces of which neither is a sphere, or one has edges, where the law reaches over gaps or yields: a contact has to stay the same one.
func (e *Engine) checkAdhesion(x, y *body) error {
	if !e.law.Reaches() && !e.law.Yields() || x.ball() && y.smooth() || y.ball() && x.smooth() {
		return nil
	}
	if e.law.Yields() {
		return fmt.Errorf("contacts of %s with %s cannot yield by %v, only those of spheres with spheres, capsules, wires and planes: want these, or body_contact: none", narrowphase.Name(x.Shape), narrowphase.Name(y.Shape), e.law.Normal)
	}
	return fmt.Errorf("contacts of %s with %s cannot adhere over a gap, only those of spheres with spheres, capsules, wires and planes", narrowphase.Name(x.Shape), narrowphase.Name(y.Shape))
}

// ball tells whether the surface is a sphere seen from outside.
func (x *body) ball() bool {
	s, sphere := x.Shape.(geometry.Sphere)
	return sphere && !s.Inside
}

// smooth tells whether the surface touches a sphere at one point, with a radius of curvature.
func (x *body) smooth() bool {
	switch x.Shape.(type) {
	case geometry.Sphere, geometry.Capsule, geometry.Plane:
		return true
	}
	return false
}

// dropUnformed leaves out, of contacts from one on, those over a gap that have not formed before.
func dropUnformed(contacts []bodyContact, from int) []bodyContact {
	kept := contacts[:from]
	for i := range contacts[from:] {
		if t := &contacts[from+i]; t.Overlap > 0 || t.Start.History.Radius > 0 {
			kept = append(kept, *t)
		}
	}
	return kept
}

// parted is the energy of adhesion that a contact of the last step which is no more had at the end of its reach, J.
func (e *Engine) parted(t *bodyContact) float64 {
	if t.End.History.Radius == 0 {
		return 0
	}
	k := e.coefficients(t)
	return t.Weight * e.law.Elastic(&k, -k.Reach, &t.End.History)
}
