package coupling

// Bodies that are too light for a sub-cycled exchange with the particles that they touch.

import (
	"fmt"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/internal/buffer"
)

// maxDeficitShare is the displacement in a step by the impulse that a body has still to receive, by the smallest particle's radius, beyond which a step fails. Bodies that
// keep up with the particles stay below it.
const maxDeficitShare = 0.01

func (c *subcycle) maxDeficit() float64 {
	return maxDeficitShare / maxErrorShare * c.maxDisplacementError
}

// checkDeficits fails where the impulse that a body has still to receive would move it too far in a step: the particles have pressed against a trajectory that a
// body so light could not keep to, and giving it the impulse would throw it back and forth between them.
func (s *Simulation) checkDeficits(h float64) error {
	c := s.subcycle
	most := c.maxDeficit()
	for i := range c.states {
		if h*r3.Norm(c.states[i].Deficit.Force)/s.bodies.Body(s.contactLoad.carriers[i]).Mass > most {
			return s.checkResponse(h, most)
		}
	}
	return nil
}

// checkResponse fails where the impulses that the bodies have still to receive would move one of them by more than most (m) in a step of h (s), as their joints let them.
func (s *Simulation) checkResponse(h, most float64) error {
	c := s.subcycle
	_, dofs, _ := s.bodies.Size()
	c.response = buffer.Resize(c.response, dofs)
	response := c.response
	clear(response)
	for i := range c.states {
		if k := s.bodies.DOF(s.contactLoad.carriers[i]); k >= 0 {
			f := &c.states[i].Deficit.Force
			response[k], response[k+1], response[k+2] = f.X, f.Y, f.Z
		}
	}
	if err := s.integrator.Respond(response); err != nil {
		return exchangeError(h, err)
	}
	for _, body := range s.contactLoad.carriers {
		k := s.bodies.DOF(body)
		if k < 0 {
			continue
		}
		if d := h * r3.Norm(r3.Vec{X: response[k], Y: response[k+1], Z: response[k+2]}); !(d <= most) {
			return &ExchangeError{Step: h, Cause: fmt.Sprintf("the particles have given body %q an impulse that would move it by %.3g m: it is too light for them", s.bodies.Body(body).Name, d)}
		}
	}
	return nil
}
