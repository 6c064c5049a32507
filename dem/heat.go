// Heat: a scalar that is a temperature, with what warms and cools particles beside their contacts.

package dem

import (
	"fmt"
	"math"

	"gabion/dem/law"
)

// Heat makes a scalar of the model a temperature (K), whose capacities are specific heats (J/(kg K)) and whose exchange is conduction. All that contacts lose in
// dashpots, by friction, by rolling and by yielding warms their partners, half of it each. A surface with a temperature conducts and takes its half away; one
// without takes nothing, and leaves the particle the whole.
type Heat struct {
	Scalar     int              // which of the model's scalars
	Around     law.HeatTransfer // what particles exchange with what surrounds them; the zero value is nothing
	Emissivity []float64        // of each material; nil is 0
}

// EmissivityOf is that of a material.
func (h *Heat) EmissivityOf(material int) float64 {
	if h.Emissivity == nil {
		return 0
	}
	return h.Emissivity[material]
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
		}
	}
	return nil
}
