package coupling

// Steps whose bodies stay on the GPU that has the particles: many at once, of which the host sees the last.

import (
	"errors"
	"fmt"
	"math"
	"time"

	"gabion/mbd/gpu"
	"gabion/rigid"
	"gabion/solvers"
)

// resident is the bodies on a GPU.
type resident struct {
	engine *gpu.Engine
	motion gpu.Motion
	behind bool // the GPU has tangents that the host has not

	underWay bool      // steps have been begun and not ended
	steps    logged    // these
	next     Following // what may follow them
	goneOn   int       // steps that have been begun as soon as those before them had ended: particles and bodies on the GPU are ahead of the simulation
	went     int       // how often that was so
	waits    bool      // they have been taken back and go on no more, as more is asked of them than is foreseen
	failed   error     // to take them back
}

// Following are steps that may be begun as soon as those before them have ended, at a time that the simulation is set to: nothing is asked there of the particles but what was asked
// where it was reported last.
type Following struct {
	Steps int
	Time  float64 // s
	Step  float64 // s
}

// sameStep is the relative difference below which two steps have the same length: what rounding makes of equal ones.
const sameStep = 1e-9

// MayStayOnGPU tells why the bodies cannot be stepped on a GPU that has the particles because of how both are coupled; nil if they can. It may be asked before there
// is an engine of the particles, and before New.
func (c *Config) MayStayOnGPU() error {
	switch {
	case c.Bodies == nil || len(c.Carriers) == 0:
		return errors.New("no body touches particles")
	case c.Exchange.Scheme == Iterated:
		return errors.New("the coupling scheme is iterated")
	case c.Exchange.Scheme != Frozen && c.Exchange.DisplacementTolerance > 0:
		return errors.New("the coupling has error control")
	case c.BodyContacts != nil:
		return errors.New("bodies touch walls or one another")
	case c.Bodies.Loads() > 0:
		return errors.New("a load is worked out by a program of its own")
	case c.Solver.Accuracy > 0:
		return errors.New("the solver has error control")
	}
	return nil
}

// MethodOnGPU is how an integrator with these options steps bodies, as a GPU is told.
func MethodOnGPU(o solvers.Options) gpu.Method {
	f := o.Method.Formula()
	return gpu.Method{
		Beta: f.Beta, Gamma: f.Gamma, Unknown: f.Unknown, Last: f.Last, Old: f.Auxiliary, Shift: f.Shift, Tolerance: o.Tolerance, MaxIterations: o.MaxIterations,
	}
}

// ExchangeOnGPU is how bodies and particles advance together, as a GPU is told; nil in the frozen scheme.
func (s *Simulation) ExchangeOnGPU() *gpu.Exchange {
	c := s.subcycle
	if c == nil {
		return nil
	}
	x := &gpu.Exchange{Substeps: c.Substeps, MaxDisplacement: c.maxDisplacementError, MaxDeficit: c.maxDeficit(), Tolerance: s.predictionTolerance(), Linearise: linearise}
	for i := range c.states {
		x.Reach = append(x.Reach, c.states[i].reach)
	}
	return x
}

// StepBodies has the bodies stepped on a GPU from now on, wherever that can make a step.
func (s *Simulation) StepBodies(e *gpu.Engine) {
	k := s.contactLoad
	s.resident = &resident{engine: e, motion: gpu.Motion{Wrenches: make([]rigid.Wrench, len(k.wrenches))}}
	if c := s.subcycle; c != nil {
		s.resident.motion.Exchanged = gpu.Exchanged{Frames: make([]gpu.FrameState, len(c.states)), Ends: make([]rigid.Frame, len(k.frames)), Tangents: k.tangents}
	}
}

// GPUFailures is the number of steps that the GPU could not make and the processor made.
func (s *Simulation) GPUFailures() int {
	return s.cutback.GPUFailures
}

// Begin begins the steps that the next StepToward with the same arguments makes, if bodies and particles stay on a GPU for them, and tells whether it has. Until then the
// simulation is where it was: it may be reported and audited as long as nothing is looked at of the particles that has not been looked at before.
func (s *Simulation) Begin(t, h float64, most int) (bool, error) {
	if s.resident == nil || s.cutback.Processor > 0 {
		return false, nil
	}
	h = s.lengthOnGPU(h)
	if n := s.resident.goneOn; n > 0 {
		return true, s.beginOnGPU(n, h, true)
	}
	if !s.staysOnGPU(h) {
		return false, nil
	}
	left := int(math.Round((t - s.time) / h))
	return true, s.beginOnGPU(min(most, left), h, most >= left)
}

// Follow says what may follow the steps that are begun next.
func (s *Simulation) Follow(next Following) {
	if s.resident != nil {
		s.resident.next = next
	}
}

// HasGoneOn tells whether the GPU makes the steps after those that have been made last already: Begin takes them up.
func (s *Simulation) HasGoneOn() bool { return s.resident != nil && s.resident.goneOn > 0 }

// WentOn is how often the GPU has gone on so, and whether it was taken back, after which it does no more.
func (s *Simulation) WentOn() (times int, takenBack bool) {
	if s.resident == nil {
		return 0, false
	}
	return s.resident.went, s.resident.waits
}

// Rest ends steps that are under way, and takes back those that have gone on.
func (s *Simulation) Rest() error {
	switch {
	case s.resident == nil:
		return nil
	case s.resident.underWay:
		return s.endOnGPU()
	}
	s.mustRest()
	return s.resident.failed
}

// takeBack takes particles and bodies on the GPU back to where the simulation is. What has been read off there holds.
func (s *Simulation) takeBack() {
	r, seen := s.resident, s.observed
	r.goneOn, r.waits = 0, true
	r.failed = errors.Join(r.failed, r.engine.TakeBack(), s.returnToLast())
	s.observed = seen
}

// stepResident makes up to so many steps of h (s) on the GPU, or those that are under way; what it cannot make the host makes. With due, something is due at their end.
func (s *Simulation) stepResident(most int, h float64, due bool) error {
	if s.resident.underWay {
		return s.endOnGPU()
	}
	h = s.lengthOnGPU(h)
	if err := s.Rest(); err != nil {
		return err
	}
	if c := &s.cutback; c.Processor > 0 {
		c.Processor--
		return s.stepCut(h)
	}
	if !s.staysOnGPU(h) {
		return s.stepCut(h)
	}
	if err := s.beginOnGPU(most, h, due); err != nil {
		return err
	}
	return s.endOnGPU()
}

// lengthOnGPU is h (s), or the length of the last step where that differs by rounding.
func (s *Simulation) lengthOnGPU(h float64) float64 {
	if last := s.integrator.State().LastStep; math.Abs(h-last) <= sameStep*h {
		return last
	}
	return h
}

// staysOnGPU tells whether the GPU can make a step of h (s) now.
func (s *Simulation) staysOnGPU(h float64) bool {
	return s.cutback.Level == 0 && s.resident.engine.Ready(h)
}

// beginOnGPU begins up to so many steps of h (s), at least one, that endOnGPU ends. Where something is due then, what is likely to be asked of the particles is worked out with them.
func (s *Simulation) beginOnGPU(most int, h float64, due bool) error {
	r := s.resident
	if r.failed != nil {
		return r.failed
	}
	if r.goneOn == 0 {
		if err := s.keepState(); err != nil {
			return err
		}
	}
	s.cutback.intact, r.goneOn = false, 0
	s.observed.noteHabit()
	if f, ok := s.particles.(foreseer); ok {
		f.Foresee(due && s.observed.habit.is, s.observed.habit.of)
	}
	var next gpu.Next
	if n := r.next; due && !r.waits && s.observed.habit.is && math.Abs(n.Step-h) <= sameStep*h && !s.mustKeep() {
		next = gpu.Next{Steps: n.Steps, Time: n.Time}
	}
	r.next = Following{}
	r.begin(s, logged{step: h, resident: max(most, 1)}, next)
	return nil
}

// endOnGPU ends the steps that are under way. Where the GPU could not make all of them, it makes those that it can, and the host the next.
func (s *Simulation) endOnGPU() error {
	part := s.resident.steps
	done, err := s.endResident(&part)
	if err == nil {
		s.cutback.log = append(s.cutback.log, part)
		s.cutback.GPU += done
		return nil
	}
	var failed *gpu.StepError
	if !errors.As(err, &failed) && !curable(err) {
		return err
	}
	s.cutback.failOnGPU(done)
	if e := s.returnToLast(); e != nil {
		return errors.Join(err, fmt.Errorf("return to the state before the step: %w", e))
	}
	if done > 0 {
		part.resident = done
		if _, err := s.makeResident(&part); err != nil {
			return err
		}
		s.cutback.log = append(s.cutback.log, part)
	}
	return s.stepCut(part.step)
}

// After a step that fails on the GPU the processor makes some steps, more where another fails soon: to find out takes as long as many steps.
const (
	stepsAfterFailure = 8
	soon              = 64 // steps
	maxInARow         = 4
)

// failOnGPU counts a step that could not be made on the GPU, after so many that could.
func (c *cutbackState) failOnGPU(done int) {
	if c.GPU+done >= soon {
		c.InARow = 0
	}
	c.GPUFailures++
	c.Processor, c.GPU, c.InARow = stepsAfterFailure<<c.InARow-1, 0, min(c.InARow+1, maxInARow)
}

// makeResident makes steps on the GPU, and reads their end. After an error it tells how many could be made; the simulation is spoilt then.
func (s *Simulation) makeResident(l *logged) (done int, err error) {
	s.cutback.intact = false
	s.resident.begin(s, *l, gpu.Next{})
	return s.endResident(l)
}

// endResident reads the end of steps that have been begun.
func (s *Simulation) endResident(l *logged) (done int, err error) {
	start := time.Now()
	done, took, err := s.resident.end()
	s.discardObservation()
	s.phases.Bodies += max(took, time.Since(start))
	if err != nil {
		return done, err
	}
	l.resident = done // fewer where springs broke
	for range l.resident {
		s.time += l.step
	}
	s.steps += int64(l.resident)
	s.lastStep = l.step
	if err := s.takeResident(l); err != nil {
		return done, err
	}
	broken := s.brokenSprings
	if err := s.releaseBrokenStrands(); err != nil {
		return done, err
	}
	s.cutback.intact, s.resident.goneOn = true, s.resident.engine.GoneOn()
	if s.HasGoneOn() {
		s.resident.went++
	}
	s.cutback.valid = s.cutback.valid && s.brokenSprings == broken // contacts of what has broken do not come back
	return done, nil
}

// begin begins steps of the motion, and says what follows them.
func (r *resident) begin(s *Simulation, l logged, next gpu.Next) {
	m, state, powers, works := &r.motion, s.integrator.State(), &s.sums.powers, &s.sums.works
	m.Q, m.V, m.X, m.A, m.LastX, m.LastStep = state.Q, state.V, state.X, state.A, state.LastX, state.LastStep
	m.State, m.Time = s.bodies.StateVariables(), s.time
	m.Powers = [...]float64{powers.Dissipated, powers.Loads, powers.Applied}
	m.Works = [...]float64{works.Dissipated, works.Loads, works.Applied, s.sums.lines.taken, s.sums.numerical}
	for i := range s.contactLoad.states {
		f := &s.contactLoad.states[i]
		m.Frames[i] = gpu.FrameState{Contact: f.Contact, Predicted: f.Predicted, Applied: f.Applied, Deficit: f.Deficit, Given: f.Given, Received: f.Received}
	}
	m.Active = append(m.Active[:0], s.contactLoad.active...)
	r.underWay, r.steps = true, l
	r.engine.Begin(m, l.resident, l.step, next)
}

// end waits for the end of the steps that have been begun.
func (r *resident) end() (done int, took time.Duration, err error) {
	r.underWay = false
	return r.engine.End(&r.motion, r.steps.step)
}

// takeResident takes over where the GPU has come.
func (s *Simulation) takeResident(l *logged) error {
	m, k := &s.resident.motion, s.contactLoad
	copy(k.wrenches, m.Wrenches)
	copy(k.frames, m.Ends)
	s.takeExchanged()
	k.known = true // the wrenches are those of the last trial
	err := s.integrator.Continue(s.time, l.step, solvers.Counters{Steps: l.resident, Iterations: m.Iterations, Evaluations: m.Evaluations, Products: m.Products})
	k.known = false
	e := &s.sums
	e.powers.Dissipated, e.powers.Loads, e.powers.Applied = m.Powers[0], m.Powers[1], m.Powers[2]
	e.works.Dissipated, e.works.Loads, e.works.Applied, e.lines.taken, e.numerical = m.Works[0], m.Works[1], m.Works[2], m.Works[3], m.Works[4]
	e.lines.behind = true
	for i := range k.states {
		k.states[i].point = s.bodies.Pose(k.carriers[i])
	}
	return err
}

// takeExchanged takes over what bodies and particles have exchanged on the GPU in a sub-cycled scheme, but for the tangents, which few ask for.
func (s *Simulation) takeExchanged() {
	k := s.contactLoad
	for i := range k.states {
		f, on := &k.states[i], &s.resident.motion.Frames[i]
		f.Contact, f.Predicted, f.Applied, f.Deficit, f.Given, f.Received = on.Contact, on.Predicted, on.Applied, on.Deficit, on.Given, on.Received
		f.evaluated, f.accounted, f.base = f.Applied, f.Applied, f.Applied
		k.wrenches[i] = f.Contact
	}
	s.resident.behind = k.states != nil
}

// fetchTangents has the host know the tangents of a sub-cycled scheme.
func (s *Simulation) fetchTangents() error {
	r := s.resident
	if r == nil || !r.behind {
		return nil
	}
	r.behind = false
	if err := r.engine.ReadTangents(&r.motion); err != nil {
		return err
	}
	s.contactLoad.active = append(s.contactLoad.active[:0], r.motion.Active...)
	s.contactLoad.listResponsive()
	return nil
}

// leaveGPU says that the host goes on from what it knows.
func (s *Simulation) leaveGPU() {
	if s.resident != nil {
		s.resident.motion.Resident, s.resident.behind = false, false
	}
}
