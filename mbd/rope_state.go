package mbd

// This file holds what a running rope keeps from step to step, and what can be read off it.

import (
	"math"

	"gonum.org/v1/gonum/spatial/r3"
)

// ropeState is the state variables of a running rope besides those of its brakes and of its breaking.
type ropeState struct {
	material []float64 // of the spans: unstretched length of the rope in them, m
	peak     []float64 // largest tension, N
	tension  []float64 // N
	slipped  []float64 // of the points: rope that has run past them towards later spans, m
	losses   []float64 // J: by friction, by yielding
}

func (f *RunningRope) state(s *System) (r ropeState) {
	n := f.spans()
	all := s.state[f.slot:]
	for _, part := range []struct {
		of   *[]float64
		size int
	}{{&r.material, n}, {&r.peak, n}, {&r.tension, n}, {&r.slipped, n + 1}, {&r.losses, 2}} {
		*part.of, all = all[:part.size:part.size], all[part.size:]
	}
	return r
}

// startState spreads the rope evenly over its way, of a length in m.
func (f *RunningRope) startState(s *System, length float64) {
	n := f.spans()
	f.slot = s.reserveState(4*n + 3)
	r := f.state(s)
	for k := range r.material {
		r.material[k] = f.FreeLength * (f.path.span[k].length / length)
	}
	for k := range f.Brakes {
		b := s.state[f.Brakes[k].slot:]
		b[1], b[2] = -1, -1
	}
}

func (f *RunningRope) readState(s *System) {
	r := f.state(s)
	f.slip.last, f.slip.peak = r.material, r.peak
	for k := range f.Brakes {
		f.slip.lastSlip[k] = s.state[f.Brakes[k].slot]
	}
}

// rest does nothing: what has slipped, yielded or broken stays so.
func (f *RunningRope) rest(*System) {}

func (f *RunningRope) commit(s *System) {
	if f.Breaking.broken(s) {
		return
	}
	f.evaluate(s)
	p, r := &f.slip, f.state(s)
	moved := 0.0 // past the point, towards later spans
	for j := range p.runs {
		run := &p.runs[j]
		for k := run.first; k < run.last; k++ {
			tension := p.tension(run, k)
			if k > run.first {
				before, after := f.drop(k, r.tension[k-1], r.tension[k]), f.drop(k, p.tension(run, k-1), tension)
				r.losses[0] += moved * (before + after) / 2
				r.slipped[k] += moved
			}
			moved += r.material[k] - p.material[k]
		}
		moved = 0
	}
	for j := range p.runs {
		run := &p.runs[j]
		for k := run.first; k < run.last; k++ {
			tension := p.tension(run, k)
			_, before := f.Law.energies(0, r.peak[k])
			_, after := f.Law.energies(tension, r.peak[k])
			r.losses[1] += (after - before) * (r.material[k] + p.material[k]) / 2
			r.tension[k], r.material[k] = tension, p.material[k]
			r.peak[k] = max(r.peak[k], tension)
		}
	}
	for k := range f.Brakes {
		f.Brakes[k].commit(s, p.brake[k])
	}
	if f.Breaking != nil {
		ratio, how := f.utilisation(s)
		f.Breaking.commit(s, ratio, how)
	}
}

// drop is the energy that friction takes of a unit of rope that slips from span k-1 at one tension into span k at another, J/m.
func (f *RunningRope) drop(k int, before, after float64) float64 {
	level := func(tension float64, k int) float64 {
		strain, _ := f.Law.strain(tension, f.slip.peak[k])
		stored, _ := f.Law.energies(tension, f.slip.peak[k])
		return tension*(1+strain) - stored
	}
	return level(after, k) - level(before, k-1)
}

func (b *RopeBrake) commit(s *System, slip float64) {
	m := s.state[b.slot:]
	if slip > 0 && m[1] < 0 {
		m[1] = s.time
	}
	if slip >= b.Stroke && m[2] < 0 {
		m[2] = s.time
	}
	m[0] = slip
}

// dissipated implements dissipative.
func (f *RunningRope) dissipated(s *System) (d dissipation) {
	r := f.state(s)
	d.friction, d.yielded = r.losses[0], r.losses[1]
	for k := range f.Brakes {
		_, _, work := f.Brakes[k].Force.at(s.state[f.Brakes[k].slot])
		d.braked += work
	}
	if how, ok := f.Break(s); ok {
		d.broken = how.Energy
	}
	return d
}

func (f *RunningRope) breaking() *Breaking { return f.Breaking }

// utilisation implements breakable.
func (f *RunningRope) utilisation(s *System) (ratio float64, how Break) {
	how.Time = s.time
	how.Energy, _, _ = f.powers(s)
	strain := 0.0
	for k := range f.tension {
		how.Tension = max(how.Tension, f.tension[k])
		strain = max(strain, f.slip.strain[k])
	}
	how.Elongation = strain * f.FreeLength
	return f.Breaking.worst(how.Tension, how.Elongation, how.Energy+f.state(s).losses[1]), how
}

// BreakingName implements Breakable.
func (f *RunningRope) BreakingName() string { return f.Name }

// Broken tells whether the rope is broken at the last accepted step.
func (f *RunningRope) Broken(s *System) bool { return f.Breaking.broken(s) }

// Break returns the state in which the rope broke, if it has.
func (f *RunningRope) Break(s *System) (how Break, broken bool) { return f.Breaking.how(s) }

// Spans returns the number of spans.
func (f *RunningRope) Spans() int { return f.spans() }

// RopeSpan is the state of a span of a running rope at the placement.
type RopeSpan struct {
	From, To   r3.Vec  // points at its ends, world axes, m
	Tension    float64 // N
	Length     float64 // of its way, m
	Rate       float64 // at which that grows, m/s
	Unstrained float64 // length of the rope in it, without what brakes have let out, m
	Strain     float64
	Slipped    float64 // rope that has run past its first point into it since the start, at the last accepted step, m
}

// Span returns the state of a span at the placement.
func (f *RunningRope) Span(s *System, k int) RopeSpan {
	f.evaluate(s)
	a, r := &f.path.span[k], f.state(s)
	span := RopeSpan{From: f.path.x[k], To: f.path.x[k+1], Tension: f.tension[k], Length: a.length, Rate: a.rate, Slipped: r.slipped[k], Unstrained: r.material[k]}
	if !f.Breaking.broken(s) {
		span.Unstrained, span.Strain = f.slip.material[k], f.slip.strain[k]
	}
	return span
}

// Length returns the length of the rope's way at the placement, m, and the rate at which it grows, m/s.
func (f *RunningRope) Length(s *System) (length, rate float64) {
	f.locate(s)
	f.path.follow()
	for k := range f.path.span {
		length += f.path.span[k].length
		rate += f.path.span[k].rate
	}
	return length, rate
}

// Largest returns the largest tension at the placement, N, and its span; -1 where the rope is slack.
func (f *RunningRope) Largest(s *System) (tension float64, span int) {
	f.evaluate(s)
	span = -1
	for k, t := range f.tension {
		if t > tension {
			tension, span = t, k
		}
	}
	return tension, span
}

// RunOut returns how far a brake has run at the placement, m.
func (f *RunningRope) RunOut(s *System, brake int) float64 {
	if f.evaluate(s); f.Breaking.broken(s) {
		return s.state[f.Brakes[brake].slot]
	}
	return f.slip.brake[brake]
}

// BrakeTimes returns when a brake began to run and when it came to its end, s; not a number where it has not.
func (f *RunningRope) BrakeTimes(s *System, brake int) (began, ended float64) {
	m := s.state[f.Brakes[brake].slot:]
	began, ended = m[1], m[2]
	if began < 0 {
		began = math.NaN()
	}
	if ended < 0 {
		ended = math.NaN()
	}
	return began, ended
}

// Losses returns what friction, yielding and brakes have taken since the start, at the last accepted step, J.
func (f *RunningRope) Losses(s *System) (friction, yielded, braked float64) {
	d := f.dissipated(s)
	return d.friction, d.yielded, d.braked
}

// EndForces returns the forces of the rope on what holds its ends, N, world axes.
func (f *RunningRope) EndForces(s *System) (first, last r3.Vec) {
	n, pull := f.spans(), f.work.pull
	f.evaluate(s)
	f.path.weigh(f.tension, 0, n)
	f.addSpacing(s)
	f.path.gradient(pull, 0, n)
	return r3.Scale(-1, pull[0]), r3.Scale(-1, pull[n])
}
