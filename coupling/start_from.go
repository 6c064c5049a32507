package coupling

import (
	"context"
	"errors"

	"gabion/solvers"
)

// StartFrom begins with the state of another simulation, before the first step: bodies and force elements take over from those of the same names where they are, how they move and
// what they remember, but for bodies that are left as their model says. Contacts begin anew, and so does the audit. It returns what is different between both.
func (s *Simulation) StartFrom(ctx context.Context, other *Simulation, left func(body string) bool) (differences []string, err error) {
	if s.integrator == nil || other.integrator == nil {
		return nil, errors.New(`there are no bodies whose state could be taken over; particles are taken over by "file" of a group, from what outputs.final_particles has written there, and walls begin where the model has them`)
	}
	var state solvers.Snapshot
	other.integrator.Save(&state)
	s.disableContact()
	err = s.integrator.StartFrom(ctx, func(q, v []float64) {
		differences = s.bodies.Carry(q, v, other.bodies, state.Q, state.V, left)
	})
	if err != nil {
		return nil, err
	}
	if other.particles != nil {
		differences = append(differences, "particles begin as the model says")
	}
	if err := errors.Join(s.removeBrokenStrands(), s.enableContact()); err != nil {
		return nil, err
	}
	s.sums.start(s)
	s.closeBooks()
	return differences, nil
}
