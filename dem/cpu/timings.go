// Where the time of steps goes.

package cpu

import "time"

// Timings is what the threads together have spent on parts of steps since Measure.
type Timings struct {
	Pairs  time.Duration // forces between particles
	Walls  time.Duration // forces of walls
	Motion time.Duration // kicks and drift
	Lists  time.Duration // order in memory, neighbours, and candidates of walls
}

// Measure begins to measure, which reads a clock for each part of a chunk.
func (e *Engine) Measure() {
	e.measured = true
	for i := range e.workspaces {
		e.workspaces[i].timings = Timings{}
	}
}

// Timings sums up what Measure began.
func (e *Engine) Timings() Timings {
	var sum Timings
	for i := range e.workspaces {
		d := &e.workspaces[i].timings
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

// addElapsed adds the time since then to a sum, and returns now.
func (e *Engine) addElapsed(sum *time.Duration, then time.Time) time.Time {
	if !e.measured {
		return then
	}
	now := time.Now()
	*sum += now.Sub(then)
	return now
}
