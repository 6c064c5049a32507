package mbd

// This file holds the extensions of a spring-damper: ropes, curves, yielding, brakes, breaking.

import law "gabion/mbd/tension"

// prepareHistory checks the extensions with state variables, and reserves these.
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

// rest does nothing: what has yielded, slipped or broken stays so.
func (f *SpringDamper) rest(*System) {}

// commit updates the state variables at the end of a step.
func (f *SpringDamper) commit(s *System) {
	if f.Breaking.broken(s) {
		return
	}
	x, _ := f.stretch(s)
	slip := 0.0
	if f.Brake != nil {
		slip, _ = f.brakeSlip(s, x, 0)
		s.state[f.Brake.slot] = slip
	}
	if f.Yielding != nil {
		f.Yielding.commit(s, x-slip)
		f.data(s).noteSlack(f.Yielding)
	}
	if f.Breaking != nil {
		ratio, how := f.utilisation(s)
		f.Breaking.commit(s, ratio, how)
	}
}

// elasticTension returns the tension without damper and brake at an elongation and a rate, and its derivatives. For a rope it may be negative.
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

// staticTension returns the tension without the damper at an elongation and a rate, and the slip of the brake.
func (f *SpringDamper) staticTension(s *System, x, rate float64) (tension, slip float64) {
	if f.Brake != nil {
		slip, _ = f.brakeSlip(s, x, rate)
	}
	tension, _, _ = f.elasticTension(s, x-slip, rate)
	if f.data(s).rope && tension < 0 {
		tension = 0
	}
	return tension, slip
}

func (f *SpringDamper) brakeSlip(s *System, x, rate float64) (slip, stiffness float64) {
	return f.Brake.slip(s, x, func(x float64) (tension, stiffness float64) {
		t, k, _ := f.elasticTension(s, x, rate)
		return t, k
	})
}

// generalTension is tension for a spring-damper with extensions.
func (f *SpringDamper) generalTension(s *System, x, rate float64) (tension, stiffness, damping float64) {
	if f.Breaking.broken(s) {
		return 0, 0, 0
	}
	series := 1.0 // part of an elongation that is not slip
	if f.Brake != nil {
		slip, brake := f.brakeSlip(s, x, rate)
		x -= slip
		if _, own, _ := f.elasticTension(s, x, rate); own+brake > 0 {
			series = 1 / (1 + own/brake)
		}
	}
	tension, stiffness, damping = f.elasticTension(s, x, rate)
	p := law.Damped(&law.Spring{Damping: f.Damping, Rope: f.data(s).rope}, tension, series*stiffness, series*damping, rate)
	return p.Tension, p.ByX, p.ByRate
}

// dampingTension is what a rate adds to the tension of a spring-damper that is whole, N, by its damper or its curve.
func (f *SpringDamper) dampingTension(s *System, x, rate, static float64) float64 {
	if f.Curve != nil {
		tension, _, _ := f.generalTension(s, x, rate)
		return tension - static
	}
	return law.Damped(&law.Spring{Damping: f.Damping, Rope: f.data(s).rope}, static, 0, 0, rate).Tension - static
}

// springEnergies are the energies stored, and dissipated so far by yielding and by the brake, J.
type springEnergies struct{ stored, yielded, braked float64 }

// energies returns the energies at an elongation.
func (f *SpringDamper) energies(s *System, x float64) (e springEnergies) {
	static, slip := f.staticTension(s, x, 0)
	if f.Brake != nil {
		e.braked = f.Brake.work(slip)
		x -= slip
	}
	if f.Yielding != nil {
		e.stored, e.yielded = f.Yielding.energies(s, x)
	}
	if f.data(s).rope && static <= 0 {
		return e
	}
	e.stored += law.Elastic(&law.Spring{Stiffness: f.Stiffness, Preload: f.Preload}, x)
	if c, ok := f.Curve.(StoringLaw); ok {
		e.stored += c.Stored(x)
	}
	return e
}

// dissipated implements dissipative.
func (f *SpringDamper) dissipated(s *System) (d dissipation) {
	if how, ok := f.Break(s); ok {
		if f.Yielding != nil {
			m := s.state[f.Yielding.slot]
			_, d.yielded = f.Yielding.energies(s, m)
		}
		if f.Brake != nil {
			d.braked = f.Brake.work(s.state[f.Brake.slot])
		}
		d.broken = how.Energy
		return d
	}
	e := f.energies(s, f.kinematics(s).length-f.FreeLength)
	return dissipation{yielded: e.yielded, braked: e.braked}
}
