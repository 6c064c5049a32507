package coupling

// Sub-cycling: many steps of the grains in one of the bodies, along the way that the bodies are expected to go.

import (
	"bytes"
	"fmt"
	"math"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/mbd"
	"gabion/solvers"
)

// Scheme is how bodies and grains advance together.
type Scheme int

const (
	// Papers does one step of the grains for each step of the bodies, with contact evaluated anew in every iteration.
	Papers Scheme = iota
	// Subcycled does many steps of the grains along the predicted way of the bodies. The bodies get the force that the grains exert at
	// the end of that way, with its tangent, and what the impulse over the step differs from that is made good.
	Subcycled
	// Iterated repeats a sub-cycled step along the way that the bodies have found, until the forces agree.
	Iterated
)

// Exchange says how a sub-cycled step is made.
type Exchange struct {
	Scheme        Scheme
	Substeps      int     // of the grains in one of the bodies
	Tolerance     float64 // of Iterated: change of the forces by the largest of them
	MaxIterations int     // of Iterated
}

// subcycle keeps what a sub-cycled step needs. Index i is a frame of the engine.
type subcycle struct {
	Exchange
	from, to []dem.Frame  // the expected way
	end      []dem.Wrench // at its end, by the grains
	impulse  []dem.Wrench // over it, N s and N m s
	applied  []dem.Wrench // to the bodies at the end of the last step
	owed     []dem.Wrench // impulse that the bodies have not got yet
	offer    []dem.Wrench // force at the end of the way, with the part of the impulse that is made good
	before   []dem.Wrench // end, one iteration ago

	grains bytes.Buffer // state before the step, for Iterated
	bodies solvers.Snapshot
}

func newSubcycle(x Exchange, frames int) *subcycle {
	c := &subcycle{Exchange: x}
	c.from, c.to = make([]dem.Frame, frames), make([]dem.Frame, frames)
	for _, w := range []*[]dem.Wrench{&c.end, &c.impulse, &c.applied, &c.owed, &c.offer, &c.before} {
		*w = make([]dem.Wrench, frames)
	}
	return c
}

// stepCycled makes a step of h (s) by sub-cycling.
func (s *Simulation) stepCycled(h float64) error {
	c := s.cycle
	s.readFrames(c.from)
	s.integrator.Predict(h)
	s.readFrames(c.to)
	if c.Scheme != Iterated {
		return s.pass(h)
	}
	return s.iterate(h)
}

// iterate repeats the step until the forces at its end stay the same.
func (s *Simulation) iterate(h float64) error {
	c := s.cycle
	s.integrator.Save(&c.bodies)
	c.grains.Reset()
	if err := s.grains.Save(&c.grains); err != nil {
		return err
	}
	applied, owed := append([]dem.Wrench(nil), c.applied...), append([]dem.Wrench(nil), c.owed...)
	last := append([]dem.Wrench(nil), c.end...)
	for k := range c.MaxIterations {
		if k > 0 {
			s.readFrames(c.to)
			copy(c.before, c.end)
			copy(c.applied, applied)
			copy(c.owed, owed)
			copy(c.end, last)
			if err := s.integrator.Restore(&c.bodies); err != nil {
				return err
			}
			if err := s.grains.Restore(bytes.NewReader(c.grains.Bytes())); err != nil {
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
	return fmt.Errorf("coupling: bodies and grains do not agree after %d iterations: the contact forces still change by %.3g of the largest; "+
		"try a shorter solver.step or a larger coupling.tolerance", c.MaxIterations, c.change())
}

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

// pass leads the grains along the way and then steps the bodies under their force.
func (s *Simulation) pass(h float64) error {
	c := s.cycle
	if err := timed(&s.clock.Drift, func() error { return s.lead(h) }); err != nil {
		return err
	}
	for i := range c.offer {
		// The force at the end, and what the impulse over the step is more than the trapezoidal rule makes of the forces at both ends.
		mean := c.applied[i].Plus(1, c.end[i]).Times(0.5)
		rest := c.owed[i].Plus(1, c.impulse[i]).Plus(-h, mean)
		c.offer[i] = c.end[i].Plus(1/h, rest)
	}
	if err := timed(&s.clock.Bodies, func() error { return s.integrator.Step(h) }); err != nil {
		return err
	}
	for i := range c.applied {
		got := c.applied[i].Plus(1, s.contact.passed[i]).Times(0.5 * h)
		c.owed[i] = c.owed[i].Plus(1, c.impulse[i]).Plus(-1, got)
		c.applied[i] = s.contact.passed[i]
	}
	return nil
}

// lead takes the grains through the step, with the surfaces on their way, and sums up the impulse that they give.
func (s *Simulation) lead(h float64) error {
	c, k := s.cycle, s.contact
	dt := h / float64(c.Substeps)
	clear(c.impulse)
	for n := 1; n <= c.Substeps; n++ {
		if err := s.grains.Drift(dt); err != nil {
			return err
		}
		for i := range k.frames {
			k.frames[i] = between(&c.from[i], &c.to[i], h, float64(n)/float64(c.Substeps))
		}
		var tangents []dem.Tangent
		if n == c.Substeps {
			tangents = k.tangents
		}
		if err := s.grains.Contact(k.frames, k.wrenches, tangents); err != nil {
			return err
		}
		for i, w := range k.wrenches {
			c.impulse[i] = c.impulse[i].Plus(dt/2, c.end[i]).Plus(dt/2, w)
			c.end[i] = w
		}
		if err := s.grains.Commit(); err != nil {
			return err
		}
	}
	return nil
}

func (s *Simulation) readFrames(dst []dem.Frame) {
	for i, b := range s.contact.carriers {
		dst[i] = dem.Frame(s.bodies.Pose(b))
	}
}

// between is the frame at part x of the way from a to b, which takes h (s): the cubic that has the positions and velocities of both
// ends, and the rotation that leads from one orientation to the other.
func between(a, b *dem.Frame, h, x float64) dem.Frame {
	y := 1 - x
	at := func(p, u, q, v float64) r3.Vec {
		return r3.Add(
			r3.Add(r3.Scale(p, a.Position), r3.Scale(u*h, a.Velocity)),
			r3.Add(r3.Scale(q, b.Position), r3.Scale(v*h, b.Velocity)))
	}
	f := dem.Frame{
		Position:        at(y*y*(1+2*x), x*y*y, x*x*(1+2*y), -x*x*y),
		Velocity:        r3.Scale(1/h, at(-6*x*y, y*(1-3*x), 6*x*y, x*(3*x-2))),
		AngularVelocity: r3.Add(r3.Scale(y, a.AngularVelocity), r3.Scale(x, b.AngularVelocity)),
	}
	p, q := a.Orientation, b.Orientation
	if p.Real*q.Real+p.Imag*q.Imag+p.Jmag*q.Jmag+p.Kmag*q.Kmag < 0 {
		q = quat.Scale(-1, q)
	}
	o := quat.Add(quat.Scale(y, p), quat.Scale(x, q))
	f.Orientation = quat.Scale(1/quat.Abs(o), o)
	return f
}

// follow is the offer's answer to where the bodies really are: the force at the end of the expected way and its change by the tangents.
func (c *contact) follow(cycle *subcycle, poses []mbd.Pose, wrenches []mbd.Wrench, tangents []mbd.Tangent) {
	for i := range c.passed {
		c.passed[i] = cycle.offer[i]
	}
	for n, pair := range c.pairs {
		j := pair[1]
		moved, sped := apart(&poses[j], &cycle.to[j])
		t := &c.tangents[n]
		var change [6]float64
		for row := range change {
			for k := range 6 {
				change[row] += t.Stiffness[row][k]*moved[k] + t.Damping[row][k]*sped[k]
			}
		}
		w := &c.passed[pair[0]]
		w.Force = r3.Add(w.Force, r3.Vec{X: change[0], Y: change[1], Z: change[2]})
		w.Moment = r3.Add(w.Moment, r3.Vec{X: change[3], Y: change[4], Z: change[5]})
	}
	for i, w := range c.passed {
		wrenches[i] = mbd.Wrench(w)
	}
	copy(tangents, c.tangents)
}

// apart is the translation and small rotation from a frame to a pose, and the same of their velocities.
func apart(p *mbd.Pose, f *dem.Frame) (moved, sped [6]float64) {
	d, v := r3.Sub(p.Position, f.Position), r3.Sub(p.Velocity, f.Velocity)
	q := quat.Mul(p.Orientation, quat.Conj(f.Orientation))
	if q.Real < 0 {
		q = quat.Scale(-1, q)
	}
	w := r3.Sub(p.AngularVelocity, f.AngularVelocity)
	return [6]float64{d.X, d.Y, d.Z, 2 * q.Imag, 2 * q.Jmag, 2 * q.Kmag}, [6]float64{v.X, v.Y, v.Z, w.X, w.Y, w.Z}
}
