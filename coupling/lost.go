package coupling

// Particles that are lost, where the model lets the run go on: at the last accepted state they are taken away, or let go, and the step is made again.

import (
	"errors"
	"math"
	"slices"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
)

// OnLost says what is done about a particle that goes where none can be, or would in the next step.
type OnLost int

const (
	StopOnLost   OnLost = iota // the run ends
	RemoveLost                 // it is taken away, and listed
	TolerateLost               // it is listed, once, and goes on
)

// LostParticle is a particle that was lost.
type LostParticle struct {
	Time     float64 // s
	ID       int
	Material int
	Position r3.Vec  // m
	Mass     float64 // kg
	Energy   float64 // of its motion, J
	Cause    string
}

// Lost are the particles that have been lost so far.
func (s *Simulation) Lost() []LostParticle { return s.cutback.Lost }

// isOutside tells whether an error is about a particle outside of the domain, which shorter steps do not bring back.
func (s *Simulation) isOutside(err error) bool {
	var lost *dem.ErrLost
	return s.onLost != StopOnLost && errors.As(err, &lost) && lost.Outside
}

// settleLost takes away, or lets go, the particle that an error is about, at the state before the step, which has been saved, and tells whether it did: the step may
// be made again then.
func (s *Simulation) settleLost(err error) (settled bool, _ error) {
	switch s.onLost {
	case RemoveLost:
		return s.removeLost(err)
	case TolerateLost:
		return s.tolerateLost(err)
	}
	return false, nil
}

// tolerateLost lets the particle go that an error is about. One that has been let go already is beyond that: its motion is not finite, say.
func (s *Simulation) tolerateLost(err error) (tolerated bool, _ error) {
	var lost *dem.ErrLost
	if !errors.As(err, &lost) || slices.Contains(s.lostIDs(), lost.ID) || !s.noteLost(lost) {
		return false, nil
	}
	if err := s.restoreTolerance(); err != nil {
		return false, err
	}
	return true, s.saveState()
}

// restoreTolerance lets the particles go that have been lost so far: the engine does not save that.
func (s *Simulation) restoreTolerance() error {
	if s.onLost != TolerateLost || len(s.cutback.Lost) == 0 {
		return nil
	}
	return s.particles.Tolerate(s.lostIDs())
}

// lostIDs are the ids of the particles that have been lost so far.
func (s *Simulation) lostIDs() (ids []int) {
	for i := range s.cutback.Lost {
		ids = append(ids, s.cutback.Lost[i].ID)
	}
	return ids
}

// removeLost takes the particle away that an error is about. What is found lost as soon as that one is gone goes with it.
func (s *Simulation) removeLost(err error) (removed bool, _ error) {
	var ids []int
	for {
		var lost *dem.ErrLost
		if !errors.As(err, &lost) || slices.Contains(ids, lost.ID) || !s.noteLost(lost) {
			return false, nil
		}
		ids = append(ids, lost.ID)
		for _, id := range ids {
			if err := s.particles.Discard(id); err != nil {
				return false, err
			}
		}
		if err = s.closeRanks(); err == nil {
			return true, s.saveState()
		}
		if e := s.returnToLast(); e != nil {
			return false, errors.Join(err, e)
		}
	}
}

// noteLost lists a lost particle as it was before the step; it tells false of one that has come in through an inlet in the step.
func (s *Simulation) noteLost(lost *dem.ErrLost) bool {
	state := s.State()
	k, found := slices.BinarySearch(state.ID, lost.ID)
	if !found {
		return false
	}
	v, w, mass := state.Velocity[k], state.Angular[k], state.Mass[k]
	s.cutback.Lost = append(s.cutback.Lost, LostParticle{
		Time: s.time, ID: lost.ID, Material: state.Material[k], Position: state.Position[k], Mass: mass,
		Energy: 0.5*mass*r3.Norm2(v) + 0.5*state.Inertia[k]*r3.Norm2(w), Cause: lost.Cause,
	})
	return true
}

// closeRanks makes the forces what they are without the particles that were taken away.
func (s *Simulation) closeRanks() error {
	if s.contactLoad != nil || s.bodyContacts != nil {
		if err := s.enableContact(); err != nil {
			return err
		}
	}
	if s.contactLoad == nil {
		s.discardObservation()
		if err := s.particles.Drift(0); err != nil {
			return err
		}
		if err := s.particles.Commit(); err != nil {
			return err
		}
	}
	s.sums.readPowers(s)
	return nil
}

// advancePastLost takes particles alone n steps of h (s) on, or up to where one of them is lost, which is settled.
func (s *Simulation) advancePastLost(n int, h float64) error {
	if err := s.keepState(); err != nil {
		return err
	}
	err := s.particles.Advance(n, h)
	if err == nil {
		s.logAlone(n, h)
		return nil
	}
	if e := s.returnToLast(); e != nil {
		return errors.Join(err, e)
	}
	return s.stopBefore(err, n, h)
}

// stopBefore makes those of n steps of h (s) of particles alone that come before the one in which a particle is lost, and settles that.
func (s *Simulation) stopBefore(err error, n int, h float64) error {
	var lost *dem.ErrLost
	if !errors.As(err, &lost) {
		return err
	}
	if made := min(n, int(math.Round((lost.Time-s.time)/h)-1)); made > 0 {
		if e := s.particles.Advance(made, h); e != nil {
			return errors.Join(err, e)
		}
		s.logAlone(made, h)
	}
	if e := s.saveState(); e != nil {
		return errors.Join(err, e)
	}
	if settled, e := s.settleLost(err); e != nil || !settled {
		return errors.Join(err, e)
	}
	return nil
}

// logAlone counts n steps of h (s) of particles alone, and notes them.
func (s *Simulation) logAlone(n int, h float64) {
	for range n {
		s.steps++
		s.lastStep = h
		s.time += h
		s.cutback.log = append(s.cutback.log, logged{step: h})
	}
}
