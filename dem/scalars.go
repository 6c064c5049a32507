// Scalars: numbers that particles carry along.

package dem

import (
	"fmt"
	"maps"
	"math"
	"slices"

	"gabion/dem/law"
	"gabion/internal/codec"
	"gabion/internal/vec"
)

// Scalar is a number that every particle carries along: a temperature, a concentration. Engines save and restore it, move it with its particle, and tell it
// in State.Scalars.
type Scalar struct {
	Name, Unit string                  // as in frames and histories
	Capacity   []float64               // of a kilogram of each material for what is exchanged: J/(kg K) of a temperature; nil is 1
	Exchange   law.Exchange            // how contacts between particles even it out, or take it for bridges of liquid; the zero value leaves it as it is
	Pairs      map[[2]int]law.Exchange // instead, of two materials, the smaller index first
}

// CapacityOf is what a kilogram of a material takes up by unit of the scalar.
func (s *Scalar) CapacityOf(material int) float64 {
	if s.Capacity == nil {
		return 1
	}
	return s.Capacity[material]
}

// Between is the exchange in contacts of materials a and b.
func (s *Scalar) Between(a, b int) law.Exchange {
	if x, ok := s.Pairs[[2]int{min(a, b), max(a, b)}]; ok {
		return x
	}
	return s.Exchange
}

// Exchanged tells whether contacts even the scalar out.
func (s *Scalar) Exchanged() bool {
	for _, x := range s.Pairs {
		if !x.None() {
			return true
		}
	}
	return !s.Exchange.None()
}

// checkScalars tells what is wrong with the model's scalars, and with their values in particles and inlets.
func (m *Model) checkScalars(note func(error)) {
	for k, s := range m.Scalars {
		if s.Name == "" || slices.ContainsFunc(m.Scalars[:k], func(o Scalar) bool { return o.Name == s.Name }) {
			note(fmt.Errorf("scalar %q: want a name that no other scalar has", s.Name))
		}
		for a := range m.Materials {
			if len(s.Capacity) > 0 && (len(s.Capacity) != len(m.Materials) || !(s.Capacity[a] > 0)) {
				note(fmt.Errorf("scalar %q: capacities %v of %d materials: want one above 0 of each", s.Name, s.Capacity, len(m.Materials)))
				break
			}
		}
		for _, x := range append(slices.Collect(maps.Values(s.Pairs)), s.Exchange) {
			if err := x.Check(); err != nil {
				note(fmt.Errorf("scalar %q: %w", s.Name, err))
			}
		}
	}
	films := 0
	for i := range m.Scalars {
		if m.Scalars[i].Exchange.FilmDensity > 0 {
			films++
		}
	}
	if wet := m.Law.Cohesion == law.LiquidFilm; wet && films != 1 || !wet && films > 0 {
		note(fmt.Errorf("%d scalars are films of liquid under cohesion %v: want one under %v, and none under others", films, m.Law.Cohesion, law.LiquidFilm))
	}
	if n := len(m.Particles.Scalars); n > len(m.Scalars) {
		note(fmt.Errorf("particles: values of %d scalars, want %d at most", n, len(m.Scalars)))
	}
	for i := range m.Inlets {
		if n := len(m.Inlets[i].Scalars); n > len(m.Scalars) {
			note(fmt.Errorf("inlet %d: values of %d scalars, want %d at most", i, n, len(m.Scalars)))
		}
	}
}

// evenOut tightens the limits by the contact of two particles of a material and of an effective radius (m) and mass (kg) with an overlap (m).
func (l *Limits) evenOut(scalars []Scalar, material int, effective, mass, overlap float64) {
	for i := range scalars {
		x := scalars[i].Between(material, material)
		l.Exchange = min(l.Exchange, x.LongestStep(math.Sqrt(effective*overlap), mass*scalars[i].CapacityOf(material)))
	}
}

// CheckScalars checks what has been read of scalars, n values of each.
func CheckScalars(values [][]float64, scalars []Scalar, n int) error {
	if len(values) != len(scalars) {
		return codec.Invalid("%d scalars, want %d", len(values), len(scalars))
	}
	for k, column := range values {
		if len(column) != n || slices.ContainsFunc(column, func(x float64) bool { return !vec.Finite1(x) }) {
			return codec.Invalid("%d values of %s for %d particles, or one that is not finite", len(column), scalars[k].Name, n)
		}
	}
	return nil
}
