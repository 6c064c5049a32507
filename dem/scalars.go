// Scalars: numbers that particles carry along.

package dem

import (
	"fmt"
	"math"
	"slices"

	"gabion/dem/law"
	"gabion/internal/codec"
	"gabion/internal/vec"
)

// Scalar is a number that every particle carries along: a temperature, a concentration. Engines save and restore it, move it with its particle, and tell it
// in State.Scalars.
type Scalar struct {
	Name, Unit string       // as in frames and histories
	Exchange   law.Exchange // how contacts between particles even it out; the zero value leaves it as it is
}

// checkScalars tells what is wrong with the model's scalars, and with their values in particles and inlets.
func (m *Model) checkScalars(note func(error)) {
	for k, s := range m.Scalars {
		if s.Name == "" || slices.ContainsFunc(m.Scalars[:k], func(o Scalar) bool { return o.Name == s.Name }) {
			note(fmt.Errorf("scalar %q: want a name that no other scalar has", s.Name))
		}
		if err := s.Exchange.Check(); err != nil {
			note(fmt.Errorf("scalar %q: %w", s.Name, err))
		}
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

// evenOut tightens the limits by the contact of two particles of an effective radius (m) and mass (kg) with an overlap (m).
func (l *Limits) evenOut(scalars []Scalar, effective, mass, overlap float64) {
	for i := range scalars {
		l.Exchange = min(l.Exchange, scalars[i].Exchange.LongestStep(math.Sqrt(effective*overlap), mass))
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
