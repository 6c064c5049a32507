package mbd

// This file holds what a running rope keeps from step to step, and what can be read off it.

import (
	"fmt"
	"math"

	"gonum.org/v1/gonum/spatial/r3"
)

// ropeState is the state variables of a running rope besides those of its brakes and of its breaking.
type ropeState struct {
	material []float64 // of the spans: unstretched length of the rope in them, m
	peak     []float64 // largest tension, N
	tension  []float64 // N
	elastic  []float64 // tension without the damper, N
	strain   []float64
	slipped  []float64 // of the points: rope that has run past them towards later spans, m
	slipping []float64 // there: 1 towards later spans, -1 towards earlier ones
	losses   []float64 // J: by friction, by yielding, by the damper
	time     []float64 // s
}

// holdSlot is where the state variables of the holds are, behind the others.
func (f *RunningRope) holdSlot() int { return 7*f.spans() + 6 }

// sideSlot is where those of the sides of sheaves are, behind these.
func (f *RunningRope) sideSlot() int { return f.holdSlot() + holdStateSize*len(f.path.holds) }

func (f *RunningRope) state(s *System) (r ropeState) {
	n := f.spans()
	all := s.state[f.slot:]
	for _, part := range []struct {
		of   *[]float64
		size int
	}{{&r.material, n}, {&r.peak, n}, {&r.tension, n}, {&r.elastic, n}, {&r.strain, n}, {&r.slipped, n + 1}, {&r.slipping, n + 1}, {&r.losses, 3}, {&r.time, 1}} {
		*part.of, all = all[:part.size:part.size], all[part.size:]
	}
	return r
}

// startState spreads the rope evenly over its way, of a length in m.
func (f *RunningRope) startState(s *System, length float64) {
	f.slot = s.reserveState(f.sideSlot() + sideStateSize*len(f.path.sheaves))
	r := f.state(s)
	for k := range r.material {
		r.material[k] = f.FreeLength * (f.path.span[k].length / length)
	}
	f.commitHolds(s)
	f.commitSides(s)
	f.path.way = func(k int) float64 {
		r := f.state(s)
		return r.material[k] * (1 + r.strain[k])
	}
	for k := range f.Brakes {
		b := s.state[f.Brakes[k].slot:]
		b[brakeBegan], b[brakeEnded] = -1, -1
	}
}

func (f *RunningRope) readState(s *System) {
	r := f.state(s)
	f.slip.last, f.slip.peak, f.slip.slid = r.material, r.peak, r.slipping
	f.slip.step, f.slip.strained, f.slip.damping = s.time-r.time[0], r.strain, f.Damping
	if s.resting {
		f.slip.damping = 0
	}
	for k := range r.tension {
		f.slip.rate[k] = 0
		if f.Damping > 0 {
			f.slip.rate[k] = (r.tension[k] - r.elastic[k]) / f.Damping
		}
	}
	for k := range f.Brakes {
		f.slip.lastSlip[k] = s.state[f.Brakes[k].slot]
	}
}

// rest lets the damper rest, but for one that goes on from a state taken over, where the spans are as long as at the last step there. What has slipped, yielded or broken stays so.
func (f *RunningRope) rest(s *System) {
	f.evaluate(s)
	r := f.state(s)
	r.time[0] = s.time
	if f.unmoved(r) {
		return
	}
	for k := range r.strain {
		r.tension[k], r.elastic[k], r.strain[k] = f.slip.elastic[k], f.slip.elastic[k], f.slip.strain[k]
	}
}

// unmoved tells whether the spans are as long as at the last accepted step.
func (f *RunningRope) unmoved(r ropeState) bool {
	for k := range r.strain {
		if way := r.material[k] * (1 + r.strain[k]); math.Abs(f.path.span[k].length-way) > unmoved*way {
			return false
		}
	}
	return true
}

func (f *RunningRope) commit(s *System) {
	if f.Breaking.broken(s) {
		return
	}
	f.evaluate(s)
	p, r := &f.slip, f.state(s)
	for j := range p.runs {
		f.commitSlip(r, &p.runs[j])
	}
	r.losses[0] += f.creep(r)
	for k := range r.tension {
		elastic, mean := p.elastic[k], (r.material[k]+p.material[k])/2
		_, before := f.Law.energies(0, r.peak[k])
		_, after := f.Law.energies(elastic, r.peak[k])
		r.losses[1] += (after - before) * mean
		r.losses[2] += (r.tension[k] - r.elastic[k] + f.tension[k] - elastic) / 2 * (p.strain[k] - r.strain[k]) * mean
		r.tension[k], r.elastic[k], r.strain[k], r.material[k] = f.tension[k], elastic, p.strain[k], p.material[k]
		r.peak[k] = max(r.peak[k], elastic)
	}
	f.commitHolds(s)
	f.commitSides(s)
	r.time[0] = s.time
	for i, way := range p.slipping {
		r.slipping[i] = float64(way)
	}
	for k := range f.Brakes {
		f.Brakes[k].commit(s, p.brake[k], f.tension[f.Brakes[k].Span])
	}
	if f.Breaking != nil {
		ratio, how := f.utilisation(s)
		f.Breaking.commit(s, ratio, how)
	}
	if f.Breaking.broken(s) {
		f.found = 0
	}
}

// commitSlip counts what has slipped in a run, and what friction has taken of it.
func (f *RunningRope) commitSlip(r ropeState, run *ropeRun) {
	p := &f.slip
	moved := 0.0 // past the point, towards later spans
	for k := run.first; k+1 < run.last; k++ {
		moved += p.last[k] - p.material[k]
		drop := 0.0
		for i, sign := range [2]float64{-1, 1} {
			drop += sign * (f.level(r.tension, r.strain, r.elastic, k+i) + f.level(f.tension, p.strain, p.elastic, k+i)) / 2
		}
		r.losses[0] += moved * drop
		r.slipped[k+1] += moved
	}
}

// level is what a unit of rope in a span needs to be let go into another, J/m.
func (f *RunningRope) level(tension, strain, elastic []float64, k int) float64 {
	stored, _ := f.Law.energies(elastic[k], f.slip.peak[k])
	return tension[k]*(1+strain[k]) - stored
}

func (b *RopeBrake) commit(s *System, slip, tension float64) {
	m := s.state[b.slot : b.slot+brakeStateSize]
	if slip > 0 && m[brakeBegan] < 0 {
		copy(m[brakeBegan:], []float64{s.time, tension, slip})
	}
	if slip >= b.Stroke && m[brakeEnded] < 0 {
		copy(m[brakeEnded:], []float64{s.time, tension, slip})
	}
	m[0] = slip
}

// dissipated implements dissipative.
func (f *RunningRope) dissipated(s *System) (d dissipation) {
	r := f.state(s)
	d.friction, d.yielded, d.damped = r.losses[0], r.losses[1], r.losses[2]
	for k := range f.Brakes {
		d.braked += f.BrakeLoss(s, k)
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
	how.Energy = f.stored(s)
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
	Rate       float64 // at which that grows, with the rope that sheaves which turn carry out of it, m/s
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

// RopeLine is a span of a running rope as a force along a line.
type RopeLine struct {
	*RunningRope
	span int
}

// LineOf returns a span as a force along a line, which is called ROPE.NUMBER, from 1.
func (f *RunningRope) LineOf(span int) *RopeLine { return &RopeLine{f, span} }

// Attachment implements LineForce.
func (l *RopeLine) Attachment() (name string, i, j Marker) {
	return fmt.Sprintf("%s.%d", l.Name, l.span+1), l.Points[l.span].Marker, l.Points[l.span+1].Marker
}

// Ends implements LineForce.
func (l *RopeLine) Ends(s *System) (first, second r3.Vec) {
	p := l.Span(s, l.span)
	return p.From, p.To
}

// Length implements LineForce.
func (l *RopeLine) Length(s *System) (length, rate float64) {
	p := l.Span(s, l.span)
	return p.Length, p.Rate
}

// Elongation implements LineForce, without what brakes have let out.
func (l *RopeLine) Elongation(s *System) float64 {
	p := l.Span(s, l.span)
	return p.Strain * p.Unstrained
}

// Tension implements LineForce.
func (l *RopeLine) Tension(s *System) float64 { return l.Span(s, l.span).Tension }

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

// Tension returns the largest tension at the placement, N.
func (f *RunningRope) Tension(s *System) float64 {
	tension, _ := f.Largest(s)
	return tension
}

// Slack tells whether no span of an unbroken rope pulls.
func (f *RunningRope) Slack(s *System) bool { return f.Tension(s) == 0 && !f.Broken(s) }

// PlasticElongation returns what yielding has left of the length of all spans for good, m, at the last accepted step.
func (f *RunningRope) PlasticElongation(s *System) (sum float64) {
	r := f.state(s)
	for k, peak := range r.peak {
		if f.Law.Yields {
			strain, _ := f.Law.strain(0, peak)
			sum += strain * r.material[k]
		}
	}
	return sum
}

// Slip returns by how much all brakes have run out, m.
func (f *RunningRope) Slip(s *System) (sum float64) {
	for k := range f.Brakes {
		sum += f.RunOut(s, k)
	}
	return sum
}

// RunOut returns how far a brake has run at the placement, m.
func (f *RunningRope) RunOut(s *System, brake int) float64 {
	if f.evaluate(s); f.Breaking.broken(s) {
		return s.state[f.Brakes[brake].slot]
	}
	return f.slip.brake[brake]
}

// BrakeEvents returns when a brake began to run and when it came to its end; nil where it has not.
func (f *RunningRope) BrakeEvents(s *System, brake int) (began, ended *BrakeEvent) {
	at := func(k int) *BrakeEvent {
		if m := s.state[f.Brakes[brake].slot+k:]; m[0] >= 0 {
			return &BrakeEvent{Time: m[0], Tension: m[1], RunOut: m[2]}
		}
		return nil
	}
	return at(brakeBegan), at(brakeEnded)
}

// BrakeEventCount returns how often brakes of ropes have begun to run or come to their ends so far.
func (s *System) BrakeEventCount() (n int) {
	for _, f := range s.ropes {
		for i := range f.Brakes {
			for _, k := range [2]int{brakeBegan, brakeEnded} {
				if s.state[f.Brakes[i].slot+k] >= 0 {
					n++
				}
			}
		}
	}
	return n
}

// Losses returns what friction, yielding and brakes have taken since the start, at the last accepted step, J.
func (f *RunningRope) Losses(s *System) (friction, yielded, braked float64) {
	d := f.dissipated(s)
	return d.friction, d.yielded, d.braked
}

// BrakeLoss returns what a brake has taken since the start, at the last accepted step, J.
func (f *RunningRope) BrakeLoss(s *System, brake int) float64 {
	b := &f.Brakes[brake]
	_, _, work := b.Force.at(s.state[b.slot])
	return work
}
