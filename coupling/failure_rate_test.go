package coupling

import (
	"math"
	"testing"
	"time"
)

// States are saved rarely where steps do not fail, and about as often as they fail where that is as often as saving takes; and more rarely again when they fail no more.
func TestSavingInterval(t *testing.T) {
	const cost = 100 * time.Millisecond
	var r failureRate
	now := time.Now()
	near := func(when string, want time.Duration) {
		t.Helper()
		if got := r.savingInterval(cost, now); math.Abs(float64(got-want)) > 0.1*float64(want) {
			t.Errorf("%s: saved every %v, want %v", when, got, want)
		}
	}
	near("at the start", time.Duration(math.Sqrt(2*0.1*60)*1e9))
	for range 20 {
		now = now.Add(200 * time.Millisecond)
		r.note(now)
	}
	near("failing every 0.2 s", 200*time.Millisecond)
	now = now.Add(20 * time.Second)
	near("20 s after that", 2*time.Second)
}
