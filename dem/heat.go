// Heat: a scalar that is a temperature, with what warms and cools particles beside their contacts.

package dem

import (
	"errors"
	"fmt"
	"math"
	"slices"

	"gabion/dem/law"
	"gabion/dem/packing"
	"gabion/internal/vec"
	"gabion/rigid"
)

// Heat makes a scalar of the model a temperature (K), whose capacities are specific heats (J/(kg K)) and whose exchange is conduction. All that contacts lose in
// dashpots, by friction, by rolling and by yielding warms their partners, half of it each. A surface with a temperature conducts and takes its half away; one
// without takes nothing, and leaves the particle the whole. Bodies that warm up are among the surfaces that have one.
type Heat struct {
	Scalar     int              // which of the model's scalars
	Around     law.HeatTransfer // what particles exchange with what surrounds them; the zero value is nothing
	Emissivity []float64        // of each material; nil is 0
	Expansion  []law.Expansion  // of each material; nil where none expands
	Bodies     []HeatedBody     // that warm up
}

// HeatedBody is a body that has one temperature everywhere: what its surfaces conduct and their half of what contacts with particles lose change it, and what surrounds it does. Its
// surfaces keep no temperature of their own.
type HeatedBody struct {
	Name        string
	Frame       int     // that carries its surfaces, see Attached
	Temperature float64 // at the start, K
	Capacity    float64 // mass times specific heat, J/K
	Area        float64 // that exchanges heat with what surrounds it, m2
	Film        float64 // heat transfer coefficient there, W/(m2 K)
	Emissivity  float64
}

// mostEvened is the part of what a heated body holds by kelvin that particles and surroundings may pass on in a step by kelvin: by Euler's formula a temperature that decays is then within 2 % of that part
// of an exponential, and no contact passes on less than it conducts because the body holds so little, see law.Passed.
const mostEvened = 0.04

// Conductance is that of the body's own area to surroundings at a temperature (K) when its own is another, W/K.
func (b *HeatedBody) Conductance(around, own float64) float64 {
	if b.Area == 0 {
		return 0
	}
	t := law.HeatTransfer{Temperature: around, Film: b.Film}
	return t.Conductance(b.SphereRadius(), b.Emissivity, 0, own)
}

// Evened is how much particles and surroundings may pass on in a step by kelvin at most, J/K.
func (b *HeatedBody) Evened() float64 { return mostEvened * b.Capacity }

// SphereRadius is that of a sphere with the area that exchanges heat with what surrounds the body, m.
func (b *HeatedBody) SphereRadius() float64 { return math.Sqrt(b.Area / (4 * math.Pi)) }

// CheckStep tells whether a step of dt (s) is short enough for what the body's contacts and surroundings conduct together (W/K).
func (b *HeatedBody) CheckStep(conductance, dt float64) error {
	if part := conductance * dt / b.Capacity; !(conductance*dt <= b.Evened()) {
		return fmt.Errorf("dem: body %q: particles and surroundings conduct %.3g W/K, which in a step of %.3g s is %.3g of its heat capacity of %.3g J/K: want %g at most, by a smaller step or a larger heat capacity",
			b.Name, conductance, dt, part, b.Capacity, mostEvened)
	}
	return nil
}

// BodyOf is the place among the heated bodies of the one that carries a surface; -1 where none does.
func (h *Heat) BodyOf(s *Surface) int {
	if c, attached := s.Carrier.(Attached); h != nil && attached {
		return slices.IndexFunc(h.Bodies, func(b HeatedBody) bool { return b.Frame == c.Frame })
	}
	return -1
}

// BodyHeat is what a body that warms up has received since the start. It counts from there, so that the little of a step is not rounded off what a large body holds.
type BodyHeat struct {
	All    float64 // J
	Around float64 // of that by convection and radiation, J
}

// EmissivityOf is that of a material.
func (h *Heat) EmissivityOf(material int) float64 {
	if h.Emissivity == nil {
		return 0
	}
	return h.Emissivity[material]
}

// Expands tells whether particles grow with their temperature.
func (m *Model) Expands() bool { return m.Heat != nil && m.Heat.Expansion != nil }

// DensityOf is that of a material's particles, kg/m3, at a temperature (K) that counts only where it expands.
func (m *Model) DensityOf(material int, temperature float64) float64 {
	density := m.Materials[material].Density
	if !m.Expands() {
		return density
	}
	return density / vec.Cube(m.Heat.Expansion[material].Growth(temperature))
}

// SphereOf is what a particle that is a sphere sets against forces and moments. Its radius is that at its temperature.
func (m *Model) SphereOf(g *packing.Particles, i int) rigid.MassProperties {
	return rigid.SolidSphere(m.densityIn(g, i), g.Radius[i])
}

// densityIn is that of a particle at its temperature, kg/m3.
func (m *Model) densityIn(g *packing.Particles, i int) float64 {
	temperature := 0.0
	if m.Expands() {
		temperature = g.ScalarOf(m.Heat.Scalar, i)
	}
	return m.DensityOf(g.MaterialOf(i), temperature)
}

// Surrounded tells whether particles exchange anything with what surrounds them.
func (h *Heat) Surrounded() bool {
	if h.Around.Film > 0 || h.Around.Conductivity > 0 {
		return true
	}
	for _, x := range h.Emissivity {
		if x > 0 {
			return true
		}
	}
	return false
}

// checkHeat tells what is wrong with the model's heat.
func (m *Model) checkHeat() error {
	h := m.Heat
	if h == nil {
		return nil
	}
	if h.Scalar < 0 || h.Scalar >= len(m.Scalars) {
		return fmt.Errorf("heat: the temperature is scalar %d of %d", h.Scalar, len(m.Scalars))
	}
	if a := h.Around; !(a.Film >= 0 && a.Conductivity >= 0 && a.Prandtl >= 0 && a.Temperature >= 0) || math.IsInf(a.Film+a.Conductivity+a.Prandtl+a.Temperature, 0) {
		return fmt.Errorf("heat: surroundings %+v: want numbers, 0 or more", a)
	}
	if len(h.Emissivity) > 0 && len(h.Emissivity) != len(m.Materials) {
		return fmt.Errorf("heat: emissivities of %d materials, want %d", len(h.Emissivity), len(m.Materials))
	}
	for i := range m.Surfaces {
		if t := m.Surfaces[i].Temperature; t != nil && !(*t >= 0 && !math.IsInf(*t, 0)) {
			return fmt.Errorf("surface %q: temperature %g K: want a number, 0 or more", m.Surfaces[i].Name, *t)
		} else if k := h.BodyOf(&m.Surfaces[i]); t != nil && k >= 0 {
			return fmt.Errorf("surface %q keeps a temperature, and is of body %q, which warms up: want one or the other", m.Surfaces[i].Name, h.Bodies[k].Name)
		}
	}
	return errors.Join(h.checkBodies(m.Frames()), m.checkExpansion())
}

// checkBodies tells what is wrong with the heated bodies of a model with so many frames.
func (h *Heat) checkBodies(frames int) error {
	for i, b := range h.Bodies {
		switch {
		case b.Frame < 0 || b.Frame >= frames || slices.ContainsFunc(h.Bodies[:i], func(o HeatedBody) bool { return o.Frame == b.Frame }):
			return fmt.Errorf("heat: body %q is frame %d of %d: want one that no other heated body has", b.Name, b.Frame, frames)
		case !(b.Capacity > 0) || !(b.Temperature >= 0 && b.Area >= 0 && b.Film >= 0 && b.Emissivity >= 0) || math.IsInf(b.Capacity+b.Temperature+b.Area+b.Film+b.Emissivity, 0):
			return fmt.Errorf("heat: body %+v: want a capacity above 0, and numbers, 0 or more", b)
		}
	}
	return nil
}

// checkExpansion refuses expansion beside what it is not worked out for: its work is that of elastic contacts of spheres that act as they touch.
func (m *Model) checkExpansion() error {
	h := m.Heat
	if !m.Expands() {
		return nil
	}
	switch l := m.Law; {
	case len(h.Expansion) != len(m.Materials):
		return fmt.Errorf("heat: expansion of %d materials, want %d", len(h.Expansion), len(m.Materials))
	case l.Yields() || l.Cohesion != law.NoCohesion || l.Lubricated || l.Shared:
		return errors.New("thermal expansion is of contacts that are elastic and do not adhere: want normal hertz, linear or viscoelastic, without cohesion, lubrication and shared stiffness")
	case len(m.Bonds) > 0:
		return errors.New("thermal expansion and bonds: bonds do not grow; want particles without them")
	case m.Integrator == Gear:
		return errors.New("thermal expansion and integrator gear: want velocity_verlet or leapfrog")
	}
	for i, x := range h.Expansion {
		if !(x.Coefficient >= 0 && x.Reference >= 0) || x.Coefficient > 0 && !(x.Density > 0) || math.IsInf(x.Coefficient+x.Reference+x.Density, 0) {
			return fmt.Errorf("heat: expansion %+v of material %q: want numbers, 0 or more, and a density above 0", x, m.Materials[i].Name)
		}
	}
	return nil
}
