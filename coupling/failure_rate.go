package coupling

// How often states are saved in memory, from which steps are made again: what saving costs, and what making steps again costs, balance.

import (
	"math"
	"time"
)

// failureRate follows how often steps fail, in wall time.
type failureRate struct {
	last    time.Time     // failure, or when the first state was saved
	between time.Duration // failures, lately
}

// expectedBetween is the time between failures that is expected before any.
const expectedBetween = time.Minute

// note counts a failure.
func (r *failureRate) note(now time.Time) {
	r.between = (r.mean(now) + now.Sub(r.last)) / 2
	r.last = now
}

// mean is the mean time between failures, as far as it is known.
func (r *failureRate) mean(now time.Time) time.Duration {
	if r.last.IsZero() {
		r.last, r.between = now, expectedBetween
	}
	return max(r.between, now.Sub(r.last))
}

// savingInterval is the time between two saves of which each takes so long, for which both costs together are least (J. W. Young, A first order approximation to the
// optimum checkpoint interval, Comm. ACM 17 (1974) 530-531).
func (r *failureRate) savingInterval(cost time.Duration, now time.Time) time.Duration {
	return time.Duration(math.Sqrt(2 * float64(cost) * float64(r.mean(now))))
}
