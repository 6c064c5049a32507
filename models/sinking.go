package models

// How deep bodies sink into what they rest on: soft materials let them, and a model should know.

import (
	"fmt"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/contact"
)

// deepSinking is how deep a body may sink under its own weight without a warning, as a part of its least width.
const deepSinking = 0.01

// checkSinking notes how deep a body that no joint holds sinks at most, as a part of its width, and warns of those that sink deep.
func (b *builder) checkSinking(c *contact.Engine, partners *contactPairs) {
	g := &b.model.Gravity
	gravity := r3.Norm(r3.Vec{X: g[0].Constant, Y: g[1].Constant, Z: g[2].Constant})
	held := map[int]bool{}
	for i := range b.system.Joints() {
		j := b.system.Joint(i)
		held[j.I.Body], held[j.J.Body] = true, true
	}
	deepest, share, deep := "", 0.0, []string{}
	for _, s := range c.Sinkings(gravity) {
		owner := b.owner(s.Surface, partners)
		if owner.kind != "body" || held[b.bodies[owner.name]] {
			continue
		}
		part := s.Depth / b.size(s.Surface)
		text := fmt.Sprintf("%q sinks by %.2g m, %.2g %% of its width, into %q", owner.name, s.Depth, 100*part, b.model.Materials[s.Material].Name)
		if part > deepSinking {
			deep = append(deep, text)
		}
		if part > share {
			deepest, share = text, part
		}
	}
	switch {
	case len(deep) > 0:
		b.built.Warnings = append(b.built.Warnings, listed("at rest on a flat face bodies sink by more than 1 % of their width under their own weight; take stiffer materials:", deep))
	case share > 0:
		b.built.Notes = append(b.built.Notes, "at rest on a flat face, under its own weight, "+deepest)
	}
}
