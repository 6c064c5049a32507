package runs

// When results are due, and how long the steps between are.

import (
	"math"
	"math/big"
	"strconv"
	"time"
)

// timeTolerance is the share of a step by which times may differ and still count as equal: steps add up with rounding.
const timeTolerance = 1e-6

// ticker counts the times 0, interval, 2 interval, ... With an interval of zero nothing is ever due.
type ticker struct {
	interval float64 // s
	count    int64   // ticks so far
	known    [2]tick // worked out last: the next tick and the one after it are asked for many times a step
}

// tick is a tick of an interval and its number, s.
type tick struct {
	interval, at float64
	number       int64
}

// next is the time of the next tick, s.
func (t *ticker) next() float64 {
	if t.interval <= 0 {
		return math.Inf(1)
	}
	return t.at(t.count)
}

// at is the time of tick n, s.
func (t *ticker) at(n int64) float64 {
	k := &t.known[n&1]
	if k.interval != t.interval || k.number != n {
		*k = tick{t.interval, multiple(n, t.interval), n}
	}
	return k.at
}

// multiple is n times an interval as a person would write it: 14 times 0.1 is 1.4, where the product of the binary numbers is 1.4000000000000001.
func multiple(n int64, interval float64) float64 {
	for power := 1.0; power <= 1e12; power *= 10 { // most intervals are a few digits before a power of ten, of which a float holds the multiple
		digits := math.Round(interval * power)
		if digits < 1e9 && digits/power == interval && float64(n) < 1<<53/1e9 {
			return float64(n) * digits / power
		}
	}
	decimal, ok := new(big.Rat).SetString(strconv.FormatFloat(interval, 'g', -1, 64))
	if !ok {
		return float64(n) * interval
	}
	product, _ := decimal.Mul(decimal, new(big.Rat).SetInt64(n)).Float64()
	return product
}

// due tells whether there is a tick at the given time, and counts it.
func (t *ticker) due(time, step float64) bool {
	if t.next() > time+timeTolerance*step {
		return false
	}
	t.count++
	return true
}

// skip counts the ticks up to the given time.
func (t *ticker) skip(time, step float64) {
	if t.interval <= 0 {
		return
	}
	t.count = max(0, int64(time/t.interval)-1)
	for t.due(time, step) {
	}
}

// timeList is a list of times at which something is due.
type timeList struct {
	times []float64 // s, ascending
	count int       // of them, so far
}

func (m *timeList) next() float64 {
	if m.count >= len(m.times) {
		return math.Inf(1)
	}
	return m.times[m.count]
}

// due tells whether times of the list are at the given time, and counts them.
func (m *timeList) due(time, step float64) bool {
	before := m.count
	for m.next() <= time+timeTolerance*step {
		m.count++
	}
	return m.count > before
}

// equalSteps divides the time to target into steps of the given length. When they do not fit, all are a little shorter, so that results
// fall on the times that were asked for and no step is much shorter than the others.
func equalSteps(time, target, step float64) (n int, length float64) {
	duration := target - time
	whole := math.Round(duration / step)
	if whole >= 1 && math.Abs(duration-whole*step) <= timeTolerance*step {
		return int(whole), step
	}
	n = max(1, int(math.Ceil(duration/step)))
	return n, duration / float64(n)
}

// stepBatch is the number of steps that are done between two looks at progress and interrupts.
type stepBatch struct{ size int }

// batchDuration is the wall time that a batch should take.
const batchDuration = 50 * time.Millisecond

// update adjusts the size to the wall time that so many steps took.
func (s *stepBatch) update(steps int64, spent time.Duration) {
	fit := float64(steps) * float64(batchDuration) / float64(max(spent, 1))
	s.size = int(max(1, min(fit, 4*float64(steps))))
}
