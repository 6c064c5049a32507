// Particles that grow with their temperature.

package cpu

import (
	"fmt"
	"math"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem/law"
	"gabion/rigid"
)

// expand takes the radii of a chunk's particles to their temperatures, as the drift takes their places. Angular momentum stays, so that a particle that grows turns more slowly; what that takes or gives
// is work of expansion.
func (e *Engine) expand(c *chunk) {
	s := e.temperature()
	c.grown = 0
	for i := c.lo; i < c.hi; i++ {
		x := &e.model.Heat.Expansion[e.materialOf(i)]
		s.grown[i] = 0
		if x.Coefficient == 0 {
			continue
		}
		at, m := &e.at[i], &e.motion[i]
		if !(math.Abs(x.Growth(s.values[i])-1) <= law.MostExpansion) && c.overgrown < 0 {
			c.overgrown = i
		}
		radius := x.Radius(1/m.InverseMass, s.values[i])
		slowing := (at.R * at.R) / (radius * radius)
		c.lost.Expansion += 0.5 / m.InverseInertia * r3.Norm2(m.W) * (slowing - 1)
		m.W = r3.Scale(slowing, m.W)
		m.InverseInertia = m.InverseMass * (1 / rigid.SolidSphereInertia) / (radius * radius)
		s.grown[i] = radius - at.R
		c.grown = max(c.grown, s.grown[i])
		at.R = radius
	}
}

// noteGrowth adds by how much radii have grown in the step to what lists have to allow for, and tells of the first particle that has become larger or smaller than it may.
func (e *Engine) noteGrowth() error {
	if !e.expands {
		return nil
	}
	most := 0.0
	for i := range e.chunks {
		c := &e.chunks[i]
		if c.overgrown >= 0 {
			return e.overgrownError(c.overgrown)
		}
		most = max(most, c.grown)
	}
	e.grown += most
	return nil
}

func (e *Engine) overgrownError(i int) error {
	t := e.temperature().values[i]
	x := &e.model.Heat.Expansion[e.materialOf(i)]
	return e.lostError(i, fmt.Sprintf("at %.6g K its radius is %.4g of that at %.6g K: thermal expansion is worked out up to %g of the radius either way",
		t, x.Growth(t), x.Reference, law.MostExpansion))
}

// resizeExpanded brings the largest radius up to date, before lists are made.
func (e *Engine) resizeExpanded() {
	if !e.expands {
		return
	}
	e.grown, e.maxRadius = 0, 0
	for i := range e.at {
		e.maxRadius = max(e.maxRadius, e.at[i].R)
	}
}

// expansionWork is that of the growth of two particles in the step against their contact, J.
func (e *Engine) expansionWork(t *contactPair, k *law.Coefficients, overlap float64, r *law.Response) float64 {
	grown := e.temperature().grown
	return k.Swelling(overlap, r.Conserved, e.at[t.i].R)*grown[t.i] + k.Swelling(overlap, r.Conserved, e.at[t.j].R)*grown[t.j]
}
