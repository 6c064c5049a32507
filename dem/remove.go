// Strands that are gone: a wire that has broken touches nothing.

package dem

import (
	"fmt"
	"slices"
)

// gone is the radius (m) of a strand that touches nothing, however near.
const gone = -1e30

// Remove implements Engine. The ends of strands that the lost one covered are their own again.
func (e *CPU) Remove(surface int) error {
	if err := checkRemoval(e.model.Surfaces, surface); err != nil {
		return err
	}
	for i := range e.coupled.members {
		if m := &e.coupled.members[i]; m.surface == surface {
			m.gone = true
		}
	}
	e.coupled.cover(e.model.Surfaces)
	return nil
}

// Remove implements Engine. The strand stays among the surfaces with a radius at which nothing is near it.
func (e *GPU) Remove(surface int) error {
	if err := checkRemoval(e.model.Surfaces, surface); err != nil {
		return err
	}
	p, which := &e.panel, slices.Index(e.panel.number, surface)
	p.surfaces[which].Shape = Capsule{Radius: gone}
	before := p.covered
	p.covered = coveredEnds(p.surfaces)
	return e.do(func() error {
		for i := range p.surfaces {
			if i != which && p.covered[i] == before[i] {
				continue
			}
			l := &layout{format: e.format}
			if err := p.put(e, l, i); err != nil {
				return err
			}
			if err := e.arrays.surfaces.Write(i*len(l.b), l.b); err != nil {
				return err
			}
		}
		return nil
	})
}

// Remove takes a strand away for good, like that of an Engine.
func (b *BodyContacts) Remove(surface int) {
	for i := range b.bodies {
		if b.bodies[i].surface == surface && b.bodies[i].strand != nil {
			b.bodies[i].gone = true
			b.order = slices.DeleteFunc(b.order, func(k int) bool { return k == i })
		}
	}
}

func checkRemoval(surfaces []Surface, surface int) error {
	if surface < 0 || surface >= len(surfaces) {
		return fmt.Errorf("dem: there is no surface %d to remove", surface)
	}
	if _, ok := surfaces[surface].Carrier.(Strand); !ok {
		return fmt.Errorf("dem: surface %q cannot be removed: it is no strand", surfaces[surface].Name)
	}
	return nil
}
