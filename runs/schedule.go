package runs

// When results are due, and how long the steps between are.

import (
	"math"
	"math/big"
	"strconv"
	"time"
)

// near is the part of a step by which times may differ and still count as equal: steps add up with rounding.
const near = 1e-6

// ticker counts the times 0, interval, 2 interval, ... An interval of zero never ticks.
type ticker struct {
	interval float64 // s
	count    int64   // ticks that have been
}

// next is the time of the next tick, s.
func (t *ticker) next() float64 {
	if t.interval <= 0 {
		return math.Inf(1)
	}
	return multiple(t.count, t.interval)
}

// multiple is n times an interval as a person would write it: 14 times 0.1 is 1.4, where the product of the binary numbers is 1.4000000000000001.
func multiple(n int64, interval float64) float64 {
	decimal, ok := new(big.Rat).SetString(strconv.FormatFloat(interval, 'g', -1, 64))
	if !ok {
		return float64(n) * interval
	}
	product, _ := decimal.Mul(decimal, new(big.Rat).SetInt64(n)).Float64()
	return product
}

// due takes the tick at the given time, if there is one.
func (t *ticker) due(time, step float64) bool {
	if t.next() > time+near*step {
		return false
	}
	t.count++
	return true
}

// skip counts the ticks up to the given time as having been.
func (t *ticker) skip(time, step float64) {
	if t.interval <= 0 {
		return
	}
	t.count = max(0, int64(time/t.interval)-1)
	for t.due(time, step) {
	}
}

// moments are times chosen one by one.
type moments struct {
	times []float64 // s, ascending
	count int       // of them that have been
}

func (m *moments) next() float64 {
	if m.count >= len(m.times) {
		return math.Inf(1)
	}
	return m.times[m.count]
}

// due takes the moments at the given time, if there are any.
func (m *moments) due(time, step float64) bool {
	before := m.count
	for m.next() <= time+near*step {
		m.count++
	}
	return m.count > before
}

// steps divides the way from time to target into steps of the given length. When they do not fit, all are a little shorter, so
// that results fall on the times that were asked for and no step is much shorter than the others.
func steps(time, target, step float64) (n int, length float64) {
	way := target - time
	whole := math.Round(way / step)
	if whole >= 1 && math.Abs(way-whole*step) <= near*step {
		return int(whole), step
	}
	n = max(1, int(math.Ceil(way/step)))
	return n, way / float64(n)
}

// stride is how many steps are done at once: as many as leave the run answering quickly.
type stride struct{ most int }

// answering is how long steps that are done at once take about.
const answering = 50 * time.Millisecond

// learn takes in that so many steps took so long.
func (s *stride) learn(steps int64, spent time.Duration) {
	fit := float64(steps) * float64(answering) / float64(max(spent, 1))
	s.most = int(max(1, min(fit, 4*float64(steps))))
}
