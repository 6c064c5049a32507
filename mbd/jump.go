package mbd

// This file meets drivers whose rates jump, such as that of a gate which begins to move at full speed.

import "math"

// RateJump tells whether the rate of a driver, or its value, jumps within the step of h from time t, s: changes by clearly more than its second derivatives at
// both ends, and a jump of these, account for. It returns how far, m or rad, a driver that runs at its mean rate over the step goes from where it is to be on the way.
func (s *System) RateJump(t, h float64) (away float64, jump bool) {
	for _, e := range s.equations {
		if e.target == nil || e.dropped {
			continue
		}
		if off, is := jumps(e.target, t, h); is {
			away, jump = max(away, off), true
		}
	}
	return away, jump
}

func jumps(f Function, t, h float64) (away float64, jump bool) {
	if _, constant := f.(Constant); constant {
		return 0, false
	}
	x0, v0, a0 := f.At(t)
	x1, v1, a1 := f.At(t + h)
	mean := (x1 - x0) / h
	allowed := 0.05*max(math.Abs(v0), math.Abs(v1)) + 2*h*max(math.Abs(a0), math.Abs(a1)) + 1e-9*(math.Abs(x0)+math.Abs(x1))/h
	if math.Abs(v1-v0-h*(a0+a1)/2) <= allowed && math.Abs(mean-(v0+v1)/2) <= allowed {
		return 0, false
	}
	away = h * math.Abs(mean-v0)
	if v1 != v0 { // two straight lines
		away *= min(math.Abs((v1-mean)/(v1-v0)), 1)
	}
	return away, true
}

// HoldRates has drivers run at their mean rate over the step of h from time t, s, whatever their functions say, until it is called with an h of 0.
func (s *System) HoldRates(t, h float64) {
	for _, e := range s.equations {
		if e.held = h > 0; e.held && e.target != nil {
			from, _, _ := e.target.At(t)
			to, _, _ := e.target.At(t + h)
			e.mean = (to - from) / h
		}
	}
}

// targetRate returns the first and second derivatives of a target at a time.
func (e *equation) targetRate(t float64) (rate, acceleration float64) {
	if e.held {
		return e.mean, 0
	}
	_, rate, acceleration = e.target.At(t)
	return rate, acceleration
}

// AllKineticEnergy returns that of all bodies at the placement, J.
func (s *System) AllKineticEnergy() float64 { return s.Energies().Kinetic }

// DriverPower returns what drivers do at the placement, W.
func (s *System) DriverPower() (power float64) {
	for _, e := range s.equations {
		if e.target != nil {
			rate, _ := e.targetRate(s.time)
			power -= s.lambda[e.index] * rate
		}
		rate, _ := e.drift()
		power += s.lambda[e.index] * rate
	}
	return power
}
