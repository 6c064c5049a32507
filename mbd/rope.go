package mbd

// This file holds what spring-dampers do beyond pulling in proportion: ropes, curves, yielding, brakes.

// prepareHistory checks what a spring-damper remembers and gives it its place.
func (f *SpringDamper) prepareHistory(s *System) error {
	if f.Yielding != nil {
		if err := f.Yielding.prepare(s); err != nil {
			return err
		}
	}
	if f.Brake != nil {
		if err := f.Brake.prepare(s); err != nil {
			return err
		}
	}
	if f.Breaking != nil {
		if err := f.Breaking.prepare(s); err != nil {
			return err
		}
	}
	if f.Yielding != nil || f.Brake != nil || f.Breaking != nil {
		s.hysteretic = append(s.hysteretic, f)
	}
	return nil
}

// commit remembers the placement as a step's end.
func (f *SpringDamper) commit(s *System) {
	if f.Breaking.broken(s) {
		return
	}
	if f.Breaking != nil {
		defer f.Breaking.commit(s, f)
	}
	x := f.kinematics(s).length - f.FreeLength
	_, way := f.staticTension(s, x, 0)
	if f.Brake != nil {
		s.state[f.Brake.slot] = way
	}
	if f.Yielding != nil {
		s.state[f.Yielding.slot] = f.Yielding.maxElongation(s, x-way)
	}
}

// elasticTension returns the tension without damper and brake at an elongation and a rate, and its derivatives. That of a rope may be negative here.
func (f *SpringDamper) elasticTension(s *System, x, rate float64) (tension, byX, byV float64) {
	tension, byX = f.Stiffness*x+f.Preload, f.Stiffness
	if f.Curve != nil {
		force, bx, bv := f.Curve.At(s.time, x, rate)
		tension, byX, byV = tension+force, byX+bx, bv
	}
	if f.Yielding != nil {
		force, slope := f.Yielding.tension(s, x)
		tension, byX = tension+force, byX+slope
	}
	return tension, byX, byV
}

// staticTension returns the tension without the damper at an elongation and a rate, and how far the brake has slid.
func (f *SpringDamper) staticTension(s *System, x, rate float64) (tension, way float64) {
	if f.Brake != nil {
		way, _ = f.brakeSlip(s, x, rate)
	}
	tension, _, _ = f.elasticTension(s, x-way, rate)
	if f.data.rope && tension < 0 {
		tension = 0
	}
	return tension, way
}

func (f *SpringDamper) brakeSlip(s *System, x, rate float64) (way, stiffness float64) {
	return f.Brake.slip(s, x, func(x float64) (tension, stiffness float64) {
		t, k, _ := f.elasticTension(s, x, rate)
		return t, k
	})
}

// generalTension is pull for a spring-damper that is more than a spring and a damper.
func (f *SpringDamper) generalTension(s *System, x, rate float64) (tension, stiffness, damping float64) {
	if f.Breaking.broken(s) {
		return 0, 0, 0
	}
	series := 1.0 // part of an elongation that the brake does not take up
	if f.Brake != nil {
		way, brake := f.brakeSlip(s, x, rate)
		x -= way
		if _, own, _ := f.elasticTension(s, x, rate); own+brake > 0 {
			series = 1 / (1 + own/brake)
		}
	}
	tension, stiffness, damping = f.elasticTension(s, x, rate)
	stiffness, damping = series*stiffness, series*damping
	drag := f.Damping * rate
	switch {
	case !f.data.rope:
		return tension + drag, stiffness, damping + f.Damping
	case tension <= 0 || drag <= -tension:
		return 0, 0, 0
	case drag >= tension:
		return 2 * tension, 2 * stiffness, 2 * damping
	}
	return tension + drag, stiffness, damping + f.Damping
}

// springEnergies are what a spring-damper stores, and what yielding and the brake have taken so far, J.
type springEnergies struct{ stored, yielded, braked float64 }

// energies returns the energies at an elongation.
func (f *SpringDamper) energies(s *System, x float64) (e springEnergies) {
	still, way := f.staticTension(s, x, 0)
	if f.Brake != nil {
		e.braked = f.Brake.work(way)
		x -= way
	}
	if f.Yielding != nil {
		e.stored, e.yielded = f.Yielding.energies(s, x)
	}
	if f.data.rope && still <= 0 {
		return e
	}
	e.stored += (0.5*f.Stiffness*x + f.Preload) * x
	if c, ok := f.Curve.(StoringLaw); ok {
		e.stored += c.Stored(x)
	}
	return e
}

// dissipated returns the energies that yielding and the brake have taken, and that breaking has set free, J.
func (f *SpringDamper) dissipated(s *System) (yielded, braked, broken float64) {
	if how, ok := f.Break(s); ok {
		if f.Yielding != nil {
			m := s.state[f.Yielding.slot]
			_, yielded = f.Yielding.energies(s, m)
		}
		if f.Brake != nil {
			braked = f.Brake.work(s.state[f.Brake.slot])
		}
		return yielded, braked, how.Energy
	}
	e := f.energies(s, f.kinematics(s).length-f.FreeLength)
	return e.yielded, e.braked, 0
}
