package coupling

// The ledger of a sub-cycled scheme: what particles gave to the bodies and what the bodies got, summed up apart from the scheme itself.

import (
	"slices"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/rigid"
)

// ledger sums up impulses since the start. Index i is a frame of the engine; moments are about its origin, which moves with the body.
type ledger struct {
	given []rigid.Wrench // by the particles, N s and N m s
	got   []rigid.Wrench // by the bodies: forces at both ends of a step by the trapezoidal rule
	last  []rigid.Wrench // force on the bodies at the end of the last step
}

func newLedger(frames int) *ledger {
	return &ledger{given: make([]rigid.Wrench, frames), got: make([]rigid.Wrench, frames), last: make([]rigid.Wrench, frames)}
}

// look reads the force on the bodies at the time reached.
func (l *ledger) look(c *contactLoad) { copy(l.last, c.passed) }

// enter adds the step of h (s) that has just been done.
func (l *ledger) enter(c *contactLoad, h float64) {
	for i := range c.passed {
		now, last, impulse, given, got := &c.passed[i], &l.last[i], &c.cycle.impulse[i], &l.given[i], &l.got[i]
		given.Force, given.Moment = r3.Add(given.Force, impulse.Force), r3.Add(given.Moment, impulse.Moment)
		got.Force = r3.Add(got.Force, r3.Scale(h/2, r3.Add(last.Force, now.Force)))
		got.Moment = r3.Add(got.Moment, r3.Scale(h/2, r3.Add(last.Moment, now.Moment)))
		*last = *now
	}
}

// Owed is the impulse that particles have given for a body and that it has not got yet, about its centre of mass, N s and N m s. It is zero but in
// a sub-cycled scheme.
func (s *Simulation) Owed(body int) rigid.Wrench {
	if s.cycle != nil {
		if i := slices.Index(s.contact.carriers, body); i >= 0 {
			return s.cycle.owed[i]
		}
	}
	return rigid.Wrench{}
}

// settle sums up, about the world's origin, what bodies are owed, and what is missing when that is added to what they got.
func (l *ledger) settle(s *Simulation) (owed, missing rigid.Wrench) {
	for i, due := range s.cycle.owed {
		at := s.bodies.Pose(s.contact.carriers[i]).Position
		owed = owed.Plus(1, about(at, due))
		missing = missing.Plus(1, about(at, l.given[i].Plus(-1, l.got[i]).Plus(-1, due)))
	}
	return owed, missing
}

// about is the wrench w, whose origin is at p, about the world's origin.
func about(p r3.Vec, w rigid.Wrench) rigid.Wrench {
	return rigid.Wrench{Force: w.Force, Moment: r3.Add(w.Moment, r3.Cross(p, w.Force))}
}
