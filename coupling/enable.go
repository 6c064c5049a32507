package coupling

// Enabling contact: at the start, and where strands have been removed.

// enableContact evaluates the contacts as they are, in a step of no length, and makes the accelerations of the bodies consistent with them. Without
// it the first step, and the energy audit, would begin without the contacts that are there at the start.
func (s *Simulation) enableContact() error {
	s.discardObservation()
	s.leaveGPU()
	s.renewJoints()
	if s.contactLoad != nil {
		if err := s.particles.Drift(0); err != nil {
			return err
		}
		s.contactLoad.enabled = true
		if s.subcycle != nil {
			if err := s.startExchange(); err != nil {
				return err
			}
		}
	}
	if s.bodyContacts != nil {
		s.bodyContacts.Drift(s.time, 0)
		s.bodyContactLoad.enabled = true
	}
	if s.contactLoad == nil && s.bodyContacts == nil {
		return nil
	}
	if err := s.integrator.Initialize(); err != nil {
		return err
	}
	if s.contactLoad != nil {
		if err := s.particles.Commit(); err != nil {
			return err
		}
	}
	if s.bodyContacts != nil {
		return s.bodyContacts.Commit()
	}
	return nil
}

// startExchange begins a sub-cycled scheme with the contact forces at the start.
func (s *Simulation) startExchange() error {
	c, k := s.subcycle, s.contactLoad
	s.readFrames(c.trajectory.To)
	copy(k.frames, c.trajectory.To)
	if err := s.particles.Contact(k.frames, k.wrenches, k.tangents); err != nil {
		return err
	}
	for i, w := range k.wrenches {
		f := &c.states[i]
		f.Contact, f.Predicted, f.Applied = w, w, w
		f.base, f.point = w, c.trajectory.To[i]
	}
	k.updateTangents()
	return nil
}

// disableContact takes all contacts from the bodies until enableContact.
func (s *Simulation) disableContact() {
	for _, c := range [2]*contactLoad{s.contactLoad, s.bodyContactLoad} {
		if c != nil {
			c.enabled = false
		}
	}
}
