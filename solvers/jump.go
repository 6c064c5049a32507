package solvers

// This file makes steps in which the rates of drivers jump. The drivers run at their mean rates over such a step, to which and from which impulses bring the
// bodies at its ends: with the formula alone accelerations of the size of the jump by the step would ring on in all later ones.

// Driven is a System with drivers, whose rates may jump.
type Driven interface {
	// RateJump tells whether that of a driver does within the step of h from time t, and how far a driver that runs at its mean rate over it goes from where it is
	// to be on the way.
	RateJump(t, h float64) (away float64, jump bool)

	// HoldRates has drivers run at their mean rate over the step of h from time t, until it is called with an h of 0.
	HoldRates(t, h float64)

	// AllKineticEnergy, J, and DriverPower, W, are those of the placement.
	AllKineticEnergy() float64
	DriverPower() float64
}

// jump is what a step with a jump has done, and the accepted state without it.
type jump struct {
	met        bool // in the trial
	v, x, a    []float64
	lambda     []float64
	lastStep   float64
	work       float64 // of the impulses, and what the power of drivers within the step does beyond the mean of those before and after it, J
	kinetic    float64 // energy before an impulse
	powerTimes float64 // half the step, s
}

// JumpWork is the work that the drivers have done in the last step beyond what the mean of their power at its ends says, J: that of impulses where their rates jump.
func (g *Integrator) JumpWork() float64 { return g.jump.work }

// jumpsTooFar tells whether the rate of a driver jumps in a step of h, and is away from where it is to be by more than the step's error may be.
func (g *Integrator) jumpsTooFar(h float64) bool {
	d, driven := g.system.(Driven)
	if !driven || g.options.Accuracy == 0 {
		return false
	}
	away, _ := d.RateJump(g.t, h)
	return away > accuracyShare*g.options.Accuracy
}

// meetJump brings the accepted state to the mean rates of the drivers over a step of h if those jump in it.
func (g *Integrator) meetJump(h float64) error {
	j := &g.jump
	g.undoJump()
	j.work = 0
	d, driven := g.system.(Driven)
	if !driven {
		return nil
	}
	if _, is := d.RateJump(g.t, h); !is {
		return nil
	}
	j.met, j.lastStep, j.powerTimes = true, g.lastStep, h/2
	j.v, j.x, j.a, j.lambda = append(j.v[:0], g.v...), append(j.x[:0], g.x...), append(j.a[:0], g.a...), append(j.lambda[:0], g.lambda...)
	g.PlaceAccepted()
	j.begin(d, -1)
	d.HoldRates(g.t, h)
	_, err := g.mass.projectVelocities(g.q, g.v, &g.counters)
	if err == nil {
		err = g.report.accelerations(g.t, g.q, g.v, g.x, g.lambda)
	}
	if err != nil {
		d.HoldRates(g.t, 0)
		return err
	}
	copy(g.a, g.x)
	g.lastStep, g.predicted = 0, 0
	j.end(d, 1)
	return nil
}

// leaveJump brings a converged trial, which has met a jump, to the rates of the drivers at its end.
func (g *Integrator) leaveJump() error {
	c, d := &g.trial, g.system.(Driven)
	g.jump.begin(d, 1)
	d.HoldRates(g.t, 0)
	change, err := g.mass.project(c, &g.counters)
	if err == nil && change != 0 {
		g.system.Place(c.t, c.q, c.v, c.x, c.lambda)
		_, err = g.residual()
	}
	if err == nil {
		err = g.report.accelerations(c.t, c.q, c.v, c.x, c.lambda)
	}
	if err != nil {
		return err
	}
	copy(c.a, c.x)
	g.jump.end(d, -1)
	return nil
}

// begin and end are around an impulse; the power before or after it counts within the step (1), or has been counted beyond it (-1).
func (j *jump) begin(d Driven, sign float64) {
	j.kinetic = d.AllKineticEnergy()
	j.work += sign * j.powerTimes * d.DriverPower()
}

func (j *jump) end(d Driven, sign float64) {
	j.work += d.AllKineticEnergy() - j.kinetic + sign*j.powerTimes*d.DriverPower()
}

// undoJump gives a trial that has not been accepted its state back.
func (g *Integrator) undoJump() {
	j := &g.jump
	if !j.met {
		return
	}
	g.system.(Driven).HoldRates(g.t, 0)
	copy(g.v, j.v)
	copy(g.x, j.x)
	copy(g.a, j.a)
	copy(g.lambda, j.lambda)
	g.lastStep, g.predicted = j.lastStep, 0
	j.met, j.work = false, 0
}
