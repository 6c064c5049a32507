package coupling

// Particles that are lost, where the model lets the run go on without them: they are taken away from the last accepted state, and the step is made again.

import (
	"errors"
	"math"
	"slices"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
)

// LostParticle is a particle that was removed because it went where none can be, or would have in the next step.
type LostParticle struct {
	Time     float64 // s
	ID       int
	Material int
	Position r3.Vec  // m
	Mass     float64 // kg
	Energy   float64 // of its motion, J
	Cause    string
}

// Lost are the particles that have been removed so far.
func (s *Simulation) Lost() []LostParticle { return s.cutback.Lost }

// removesOutside tells whether an error is about a particle outside of the domain that is removed at once, as shorter steps do not bring it back.
func (s *Simulation) removesOutside(err error) bool {
	var lost *dem.ErrLost
	return s.removesLost && errors.As(err, &lost) && lost.Outside
}

// removeLost takes away the particle that an error is about, at the state before the step, which has been saved, and tells whether it did: the step may be made
// again then. What is found lost as soon as that one is gone goes with it.
func (s *Simulation) removeLost(err error) (removed bool, _ error) {
	var ids []int
	for {
		var lost *dem.ErrLost
		if !s.removesLost || !errors.As(err, &lost) || slices.Contains(ids, lost.ID) || !s.noteLost(lost) {
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

// advanceWithoutLost takes particles alone n steps of h (s) on, or up to where one of them is lost, which is removed.
func (s *Simulation) advanceWithoutLost(n int, h float64) error {
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

// stopBefore makes those of n steps of h (s) of particles alone that come before the one in which a particle is lost, and removes it.
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
	if removed, e := s.removeLost(err); e != nil || !removed {
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
