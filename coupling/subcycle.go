package coupling

// Sub-cycling: many steps of the particles in one of the bodies, along the way that the bodies are expected to go.

import (
	"fmt"
	"math"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/rigid"
)

// Scheme is how bodies and particles advance together.
type Scheme int

const (
	// Papers does one step of the particles for each step of the bodies, with contact evaluated anew in every iteration.
	Papers Scheme = iota
	// Subcycled does many steps of the particles along the predicted way of the bodies. The bodies get the force that the particles exert at
	// the end of that way, with its tangent, and what the impulse over the step differs from that is made good.
	Subcycled
	// Iterated repeats a sub-cycled step along the way that the bodies have found, until the forces agree.
	Iterated
)

// Exchange says how a sub-cycled step is made.
type Exchange struct {
	Scheme        Scheme
	Substeps      int     // of the particles in one of the bodies
	Tolerance     float64 // of Iterated: change of the forces by the largest of them
	MaxIterations int     // of Iterated
	Departure     float64 // by which the bodies may leave the expected way in a step that Approach makes, m; 0: steps are not controlled
}

// subcycle keeps what a sub-cycled step needs. Index i is a frame of the engine.
type subcycle struct {
	Exchange
	path     dem.Trajectory // the expected way
	end      []rigid.Wrench // at its end, by the particles
	expected []rigid.Wrench // that the next step is expected to go on with
	impulse  []rigid.Wrench // over it, N s and N m s
	applied  []rigid.Wrench // to the bodies at the end of the last step
	owed     []rigid.Wrench // impulse that the bodies have not got yet
	offer    []rigid.Wrench // force at the end of the way, with the part of the impulse that is made good
	before   []rigid.Wrench // end, one iteration ago
	ahead    []rigid.Frame  // where the bodies would be if nothing accelerated them
	response response
	approach []approach // of Iterated

	span      int // steps of the particles in the step under way
	next      int // in the next
	refused   int // steps made again because they were too long
	departure float64
	gross     float64   // departure that no step may have, m
	reach     []float64 // of the surfaces on each frame, m
	back      restart
	kept      bool // back is the state before the step under way
}

// negligible is the part of the last step's departure, as a speed, that is left to the iterations of the bodies.
const negligible = 0.2

// foresight is the number of Newton's corrections that make the expected way of bodies that touch particles. Others go on as they did.
const foresight = 1

func newSubcycle(x Exchange, frames int) *subcycle {
	c := &subcycle{Exchange: x, span: x.Substeps, next: x.Substeps, approach: make([]approach, frames)}
	for _, f := range []*[]rigid.Frame{&c.path.From, &c.path.To, &c.ahead} {
		*f = make([]rigid.Frame, frames)
	}
	for _, w := range []*[]rigid.Wrench{&c.end, &c.expected, &c.impulse, &c.applied, &c.owed, &c.offer, &c.before} {
		*w = make([]rigid.Wrench, frames)
	}
	return c
}

// stepCycled makes a step of h (s) by sub-cycling.
func (s *Simulation) stepCycled(h float64) error {
	if err := timed(&s.clock.Bodies, func() error { return s.foresee(h) }); err != nil {
		return err
	}
	step := s.pass
	if s.cycle.Scheme == Iterated {
		step = s.iterate
	}
	if err := step(h); err != nil {
		return err
	}
	return s.measure(h)
}

// foresee works out the way that the bodies would go if the particles kept on as is expected: contacts answer to how the bodies depart from
// even motion, by the tangents of the last step.
func (s *Simulation) foresee(h float64) error {
	c := s.cycle
	s.readFrames(c.path.From)
	c.path.Duration = h
	for _, i := range c.response.near {
		f := c.path.From[i]
		f.Position = r3.Add(f.Position, r3.Scale(h, f.Velocity))
		f.Orientation = turned(f.Orientation, r3.Scale(h, f.AngularVelocity))
		c.ahead[i] = f
	}
	c.response.set(c.expected, c.ahead)
	corrections := 0
	if len(c.response.near) > 0 {
		corrections = foresight
	}
	if err := s.integrator.Predict(h, corrections); err != nil {
		return tooLong(h, err)
	}
	s.readFrames(c.path.To)
	return nil
}

// iterate repeats the step until the forces at its end stay the same.
func (s *Simulation) iterate(h float64) error {
	c := s.cycle
	if err := s.keep(); err != nil {
		return err
	}
	for k := range c.MaxIterations {
		if k > 0 {
			s.approachWay(k)
			copy(c.before, c.end)
			if err := s.goBack(); err != nil {
				return err
			}
		}
		if err := s.pass(h); err != nil {
			return err
		}
		if k > 0 && c.change() <= c.Tolerance {
			return nil
		}
	}
	return &ExchangeError{Step: h, Cause: fmt.Sprintf("bodies and particles do not agree after %d iterations, the contact forces still change by %.3g of the largest",
		c.MaxIterations, c.change())}
}

// A repetition takes the expected way of a body at least the part leastApproach of the way to where the body has gone, and no more than
// boldness times the part before.
const (
	leastApproach = 0.02
	boldness      = 1.5
)

// approach is how a body's way is led towards where the body goes.
type approach struct {
	missed miss    // by which the body went elsewhere in the last repetition
	part   float64 // of it that the way was corrected by
}

// miss is the translation and rotation from one frame to another, and what both velocities differ by over a step; rotations by the reach
// of the surfaces, so that all are lengths, m.
type miss [4]r3.Vec

func missOf(f, g *rigid.Frame, h, reach float64) miss {
	p := *f
	moved, sped := apart(&p, g)
	return miss{
		{X: moved[0], Y: moved[1], Z: moved[2]},
		r3.Scale(reach, r3.Vec{X: moved[3], Y: moved[4], Z: moved[5]}),
		r3.Scale(h, r3.Vec{X: sped[0], Y: sped[1], Z: sped[2]}), r3.Scale(h*reach, r3.Vec{X: sped[3], Y: sped[4], Z: sped[5]}),
	}
}

func (m *miss) dot(o *miss) (sum float64) {
	for i := range m {
		sum += r3.Dot(m[i], o[i])
	}
	return sum
}

// next works out the part of missed that the way is corrected by now: all of it as long as that halves what is missed, else what the last
// two repetitions tell by Aitken's rule (Irons and Tuck 1969; Kuettler and Wall 2008, eq. 24), here for each body alone. Contacts that
// are closed at the end of one repetition and open at the end of the next need it.
func (a *approach) next(missed miss) float64 {
	var change miss
	for i := range change {
		change[i] = r3.Sub(missed[i], a.missed[i])
	}
	if d2 := change.dot(&change); a.missed != (miss{}) && d2 > 0 && missed.dot(&missed) > 0.25*a.missed.dot(&a.missed) {
		aitken := math.Min(-a.missed.dot(&change)/d2, boldness)
		a.part = math.Min(math.Max(aitken*a.part, leastApproach), 1)
	}
	a.missed = missed
	return a.part
}

// approachWay takes the expected way towards where the bodies have been found to go in a repetition.
func (s *Simulation) approachWay(repetition int) {
	c := s.cycle
	if repetition == 1 {
		for i := range c.approach {
			c.approach[i] = approach{part: 1}
		}
	}
	last := dem.Trajectory{From: c.ahead, To: c.path.To, Duration: 1}
	copy(last.From, last.To)
	s.readFrames(c.path.To)
	for i := range c.path.To {
		f, g := c.path.To[i], last.From[i]
		part := c.approach[i].next(missOf(&f, &g, c.path.Duration, c.reach[i]))
		if part == 1 {
			continue
		}
		between := last.At(i, part)
		c.path.To[i] = rigid.Frame{
			Position: mix(g.Position, f.Position, part), Orientation: between.Orientation,
			Velocity: mix(g.Velocity, f.Velocity, part), AngularVelocity: between.AngularVelocity,
		}
	}
}

func mix(a, b r3.Vec, part float64) r3.Vec { return r3.Add(r3.Scale(1-part, a), r3.Scale(part, b)) }

// change is how much the forces at the end differ from those of the iteration before, by the largest.
func (c *subcycle) change() float64 {
	var change, size float64
	for i := range c.end {
		change = math.Max(change, r3.Norm(r3.Sub(c.end[i].Force, c.before[i].Force)))
		size = math.Max(size, r3.Norm(c.end[i].Force))
	}
	if change == 0 {
		return 0
	}
	return change / size
}

// pass leads the particles along the way and then steps the bodies under their force.
func (s *Simulation) pass(h float64) error {
	c := s.cycle
	if err := timed(&s.clock.Drift, func() error { return s.lead(h) }); err != nil {
		return err
	}
	for i := range c.offer {
		offer, end, applied, owed, impulse := &c.offer[i], &c.end[i], &c.applied[i], &c.owed[i], &c.impulse[i]
		offer.Force = offered(&end.Force, &applied.Force, &owed.Force, &impulse.Force, h)
		offer.Moment = offered(&end.Moment, &applied.Moment, &owed.Moment, &impulse.Moment, h)
	}
	c.response.set(c.offer, c.path.To)
	if c.Scheme == Subcycled {
		s.integrator.SetInexactTolerance(negligible * c.departure / h)
	}
	if err := timed(&s.clock.Bodies, func() error { return tooLong(h, s.integrator.Step(h)) }); err != nil {
		return err
	}
	for i := range c.applied {
		applied, passed, owed, impulse := &c.applied[i], &s.contact.passed[i], &c.owed[i], &c.impulse[i]
		owed.Force = left(&owed.Force, &impulse.Force, &applied.Force, &passed.Force, h)
		owed.Moment = left(&owed.Moment, &impulse.Moment, &applied.Moment, &passed.Moment, h)
		*applied = *passed
	}
	return nil
}

// offered is the force at the end of a step, and what the impulse over it, with what is owed, is more than the trapezoidal rule makes of the
// forces at both ends.
func offered(end, applied, owed, impulse *r3.Vec, h float64) r3.Vec {
	return r3.Vec{
		X: end.X + (owed.X+impulse.X)/h - 0.5*(applied.X+end.X),
		Y: end.Y + (owed.Y+impulse.Y)/h - 0.5*(applied.Y+end.Y),
		Z: end.Z + (owed.Z+impulse.Z)/h - 0.5*(applied.Z+end.Z),
	}
}

// left is what is still owed when the bodies have got the forces at both ends of a step, by the trapezoidal rule.
func left(owed, impulse, applied, passed *r3.Vec, h float64) r3.Vec {
	return r3.Vec{
		X: owed.X + impulse.X - 0.5*h*(applied.X+passed.X),
		Y: owed.Y + impulse.Y - 0.5*h*(applied.Y+passed.Y),
		Z: owed.Z + impulse.Z - 0.5*h*(applied.Z+passed.Z),
	}
}

// lead takes the particles along the way, and completes the impulse by the trapezoidal rule.
func (s *Simulation) lead(h float64) error {
	c, k := s.cycle, s.contact
	if err := s.particles.AdvanceAlong(c.span, &c.path, c.impulse, k.wrenches, k.tangents); err != nil {
		return err
	}
	c.response.learn(k)
	copy(k.frames, c.path.To)
	half := 0.5 * h / float64(c.span)
	for i := range k.wrenches {
		w, end, impulse, expected := &k.wrenches[i], &c.end[i], &c.impulse[i], &c.expected[i]
		force, moment := r3.Add(end.Force, w.Force), r3.Add(end.Moment, w.Moment)
		impulse.Force, impulse.Moment = r3.Add(impulse.Force, r3.Scale(half, force)), r3.Add(impulse.Moment, r3.Scale(half, moment))
		// Friction may turn a light body so fast that it slides the other way in every step; the mean of two steps lets it stick.
		expected.Force, expected.Moment = w.Force, r3.Scale(0.5, moment)
		*end = *w
	}
	return nil
}

func (s *Simulation) readFrames(dst []rigid.Frame) {
	for i, b := range s.contact.carriers {
		dst[i] = s.bodies.Pose(b)
	}
}

// turned is the orientation q turned by the angles v, rad, about world axes.
func turned(q quat.Number, v r3.Vec) quat.Number {
	half := 0.5 * math.Sqrt(r3.Norm2(v))
	if half == 0 {
		return q
	}
	sin, cos := math.Sincos(half)
	f := 0.5 * sin / half
	return quat.Mul(quat.Number{Real: cos, Imag: f * v.X, Jmag: f * v.Y, Kmag: f * v.Z}, q)
}
