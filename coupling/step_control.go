package coupling

// Step control: how many steps of the particles a step of the bodies spans, by the interface displacement error: the distance between where
// the bodies are at the end of a step and the end of the trajectory that the particles have seen.

import (
	"errors"
	"fmt"
	"math"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/rigid"
	"gabion/solvers"
	"gabion/solvers/lu"
)

// Limits of the change of the step from one to the next, and the safety factor.
const (
	maxGrowth    = 2.0
	minGrowth    = 0.25
	safetyFactor = 0.8
)

// maxErrorShare is the displacement error, by the smallest particle's radius, beyond which a step fails.
const maxErrorShare = 0.1

// ExchangeError says that a step was too long for bodies and particles to agree.
type ExchangeError struct {
	Step  float64 // s
	Cause string
	Err   error // of the bodies' solver; may be nil
}

func (e *ExchangeError) Error() string {
	return fmt.Sprintf("coupling: in a step of %g s %s: try a shorter solver.step, or coupling.error_control", e.Step, e.Cause)
}

func (e *ExchangeError) Unwrap() error { return e.Err }

// stepStart is the state before a step, to make it again from.
type stepStart struct {
	saved    bool // of the step under way
	bodies   solvers.Snapshot
	states   []frameState
	tangents []rigid.Tangent
	pairs    [][2]int // of the contacts of bodies
}

// saveStepStart saves the state before a step, once however often the step is made.
func (s *Simulation) saveStepStart() error {
	b := &s.subcycle.stepStart
	if b.saved {
		return nil
	}
	b.saved = true
	s.integrator.Save(&b.bodies)
	b.states = append(b.states[:0], s.subcycle.states...)
	b.tangents = append(b.tangents[:0], s.contactLoad.tangents...)
	if s.bodyContacts != nil {
		b.pairs = s.bodyContacts.Pairs()
	}
	return s.particles.Keep(dem.BeforeStep)
}

// restoreStepStart restores the state before the step.
func (s *Simulation) restoreStepStart() error {
	c, b := s.subcycle, &s.subcycle.stepStart
	for i := range c.states {
		c.states[i].rewind(&b.states[i])
	}
	copy(s.contactLoad.tangents, b.tangents)
	s.contactLoad.updateTangents()
	if err := s.particles.Return(dem.BeforeStep); err != nil {
		return err
	}
	if s.bodyContacts != nil { // before the bodies, whose matrix has its pairs
		s.bodyContacts.Rewind(b.pairs)
	}
	return s.integrator.Restore(&b.bodies)
}

// stepControlled makes one step towards time t (s), of as many steps of the particles as the displacement error allows, at most those of a step of h (s).
// One of a single step of the particles that fails is cut on.
func (s *Simulation) stepControlled(t, h float64) error {
	c := s.subcycle
	dt := h / float64(c.Substeps)
	remaining := max(1, int(math.Ceil((t-s.time)/dt-1e-6)))
	for {
		c.substeps = min(c.nextSubsteps, remaining)
		if s.cutback.Level > 0 || c.substeps == 1 {
			return s.stepSingle(dt)
		}
		s.cutback.valid = false
		if err := s.saveStepStart(); err != nil {
			return err
		}
		step := float64(c.substeps) * dt
		err := s.tryStep(step)
		switch {
		case err != nil && !curable(err):
			return err
		case err == nil && c.displacementError <= c.DisplacementTolerance:
			c.nextSubsteps = c.clampSubsteps(c.substeps, c.growth())
			return s.acceptStep(step)
		}
		growth := minGrowth
		if err == nil {
			growth = c.growth()
		}
		c.rejected++
		c.nextSubsteps = max(1, int(growth*float64(c.substeps)))
		if err := s.restoreStepStart(); err != nil {
			return err
		}
	}
}

// stepSingle makes a step of one step of the particles, of dt (s), or the next part of one.
func (s *Simulation) stepSingle(dt float64) error {
	c := s.subcycle
	err := s.stepCut(dt)
	if err != nil || s.cutback.Level > 0 {
		c.nextSubsteps = 1
		return err
	}
	c.nextSubsteps = c.clampSubsteps(1, c.growth())
	return nil
}

// growth is the ratio of the next step to the last; the displacement error grows with the third power of the step.
func (c *subcycle) growth() float64 {
	return math.Min(maxGrowth, math.Max(minGrowth, safetyFactor*math.Cbrt(c.DisplacementTolerance/c.displacementError)))
}

// clampSubsteps is the number of steps of the particles in the next step, after one of so many. One that was cut short to reach a time does not shorten
// the next.
func (c *subcycle) clampSubsteps(substeps int, growth float64) int {
	n := int(math.Ceil(growth * float64(substeps)))
	if growth < 1 {
		n = int(growth * float64(substeps))
	} else if substeps < c.nextSubsteps {
		n = max(n, c.nextSubsteps)
	}
	return min(max(n, 1), c.Substeps)
}

// checkDisplacementError works out the displacement error of the step of the bodies in contact with particles, and fails where it is too large.
func (s *Simulation) checkDisplacementError(h float64) error {
	c := s.subcycle
	c.displacementError = 0
	for i := range c.states {
		if s.contactLoad.impulses[i] == (rigid.Wrench{}) {
			continue
		}
		p := s.bodies.Pose(s.contactLoad.carriers[i])
		d, _ := frameDifference(&p, &c.trajectory.To[i])
		translation := r3.Norm2(r3.Vec{X: d[0], Y: d[1], Z: d[2]})
		rotation := r3.Norm2(r3.Vec{X: d[3], Y: d[4], Z: d[5]})
		c.displacementError = math.Max(c.displacementError, math.Sqrt(translation)+c.states[i].reach*math.Sqrt(rotation))
	}
	if e := c.displacementError; !(e <= c.maxDisplacementError) {
		c.displacementError = 0
		return &ExchangeError{Step: h, Cause: fmt.Sprintf("the bodies end %.3g m away from the trajectory that the particles have seen", e)}
	}
	return s.checkDeficits(h)
}

// exchangeError makes an ExchangeError of an error of the bodies' solver that a shorter step may avoid.
func exchangeError(h float64, err error) error {
	var singular lu.ErrSingular
	var convergence *solvers.ConvergenceError
	if errors.As(err, &singular) || errors.As(err, &convergence) {
		return &ExchangeError{Step: h, Cause: "the bodies find no motion under the force of the particles (" + err.Error() + ")", Err: err}
	}
	return err
}

// surfaceReaches are the distances of the farthest points of the coupled surfaces from the origins of their frames, m; unbounded surfaces are left out.
func surfaceReaches(surfaces []dem.Surface, frames int) []float64 {
	reach := make([]float64, frames)
	far := func(frame int, p r3.Vec) {
		if d := r3.Norm(p); d > reach[frame] && !math.IsInf(d, 0) {
			reach[frame] = d
		}
	}
	for i := range surfaces {
		switch c := surfaces[i].Carrier.(type) {
		case dem.Attached:
			for _, p := range surfaces[i].Shape.Bounds().Vertices() {
				far(c.Frame, r3.Add(c.At.Position, p))
			}
		case dem.Strand:
			for k, f := range c.Frames {
				far(f, c.Ends[k])
			}
		}
	}
	return reach
}

// smallestRadius is that of the smallest particle, m.
func smallestRadius(particles dem.Engine) float64 {
	var state dem.State
	particles.Snapshot(&state)
	least := math.Inf(1)
	for _, r := range state.Radius {
		least = math.Min(least, r)
	}
	for _, s := range state.Spheres { // of clumps too
		least = math.Min(least, s.Radius)
	}
	return least
}
