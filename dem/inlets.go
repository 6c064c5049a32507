// What inlets bring: batches of particles, taken in by an engine as soon as they are due.

package dem

import (
	"fmt"

	"gabion/dem/packing"
	"gabion/internal/codec"
	"gabion/internal/vec"

	"gonum.org/v1/gonum/spatial/r3"
)

// TakeInlets makes the batches that the model's inlets bring up to a time (s) and hands each to take, at the places that it has reached by then,
// with the number of particles that its inlet has brought before. The states, one of each inlet, advance.
func (m *Model) TakeInlets(states []packing.InletState, time float64, take func(s *packing.Inlet, batch *packing.Particles, before int) error) error {
	for i := range m.Inlets {
		s := &m.Inlets[i]
		for due := s.Due(states[i]); due <= time; due = s.Due(states[i]) {
			before := states[i].Count
			batch, err := s.Next(&states[i])
			if err != nil {
				return fmt.Errorf("dem: at t = %g s: %w", time, err)
			}
			for k := range batch.Position {
				batch.Position[k] = r3.Add(batch.Position[k], r3.Scale(time-due, s.Velocity))
			}
			if err := take(s, &batch, before); err != nil {
				return err
			}
		}
	}
	return nil
}

// CheckInletStates checks what has been read of how far a model's inlets have come.
func CheckInletStates(inlets []packing.Inlet, feeds []packing.InletState) error {
	if len(feeds) != len(inlets) {
		return codec.Invalid("%d inlets, want %d", len(feeds), len(inlets))
	}
	for i, f := range feeds {
		ended := inlets[i].MaxCount > 0 && f.Count >= inlets[i].MaxCount
		if f.Batch < 0 || f.Count < 0 || !vec.Finite1(f.Deficit) || f.Deficit > 0 && !ended {
			return codec.Invalid("inlet %q has brought %d particles in %d batches and owes %g", inlets[i].Name, f.Count, f.Batch, f.Deficit)
		}
	}
	return nil
}
