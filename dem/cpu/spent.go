// Where the time of steps goes, for those who want to know.

package cpu

import "time"

// Spent is what the threads together have spent on parts of steps since Measure.
type Spent struct {
	Pairs  time.Duration // forces between particles
	Walls  time.Duration // forces of walls
	Motion time.Duration // kicks and drift
	Lists  time.Duration // order in memory, neighbours, and candidates of walls
}

// Measure begins to measure, which costs a clock's look for each part of a chunk.
func (e *Engine) Measure() {
	e.measured = true
	for i := range e.desks {
		e.desks[i].spent = Spent{}
	}
}

// Spent sums up what Measure began.
func (e *Engine) Spent() Spent {
	var sum Spent
	for i := range e.desks {
		d := &e.desks[i].spent
		sum.Pairs += d.Pairs
		sum.Walls += d.Walls
		sum.Motion += d.Motion
		sum.Lists += d.Lists
	}
	return sum
}

// clock is now, where it is measured.
func (e *Engine) clock() time.Time {
	if !e.measured {
		return time.Time{}
	}
	return time.Now()
}

// lap adds the time since then to a sum, and returns now.
func (e *Engine) lap(sum *time.Duration, then time.Time) time.Time {
	if !e.measured {
		return then
	}
	now := time.Now()
	*sum += now.Sub(then)
	return now
}
