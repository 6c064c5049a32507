package runs

import (
	"math"
	"math/big"
	"strconv"
	"testing"
	"time"
)

func TestSteps(t *testing.T) {
	for _, c := range []struct {
		name               string
		time, target, step float64
		n                  int
		length             float64
	}{
		{"whole number", 0, 1e-3, 1e-4, 10, 1e-4},
		{"whole number after rounding", 0.3000000000001, 0.301, 1e-4, 10, 1e-4},
		{"one step", 0.5, 0.5001, 1e-4, 1, 1e-4},
		{"shorter than a step", 0, 3e-5, 1e-4, 1, 3e-5},
		{"not a whole number", 0, 1e-3, 3e-4, 4, 2.5e-4},
	} {
		t.Run(c.name, func(t *testing.T) {
			n, length := equalSteps(c.time, c.target, c.step)
			if n != c.n || math.Abs(length-c.length) > 1e-12 {
				t.Errorf("steps(%g, %g, %g) = %d of %g, want %d of %g", c.time, c.target, c.step, n, length, c.n, c.length)
			}
			if got := c.time + float64(n)*length; math.Abs(got-c.target) > 1e-6*c.step {
				t.Errorf("they lead to %g, want %g", got, c.target)
			}
		})
	}
}

// Output times print as they were asked for.
func TestTimesAsAskedFor(t *testing.T) {
	for _, interval := range []string{"0.1", "0.001", "0.0033", "5e-05", "2", "0.3333333333333333"} {
		x, _ := strconv.ParseFloat(interval, 64)
		tick := ticker{interval: x}
		for tick.count = range int64(2000) {
			got := strconv.FormatFloat(tick.next(), 'g', -1, 64)
			if len(got) > len(interval)+4 || math.Abs(tick.next()-float64(tick.count)*x) > 1e-15*tick.next() {
				t.Fatalf("%d times %s is %s", tick.count, interval, got)
			}
		}
	}
}

func TestTickerNeverDrifts(t *testing.T) {
	const step, interval = 1e-4, 1e-3
	tick := ticker{interval: interval}
	time, ticks := 0.0, 0
	for range 100_001 {
		if tick.due(time, step) {
			if want := float64(ticks) * interval; math.Abs(time-want) > timeTolerance*step {
				t.Fatalf("tick %d at %.15g, want %.15g", ticks, time, want)
			}
			ticks++
		}
		time += step
	}
	if ticks != 10_001 {
		t.Errorf("%d ticks in 10 s, want 10001", ticks)
	}
}

func TestMoments(t *testing.T) {
	m := timeList{times: []float64{0, 0.2, 0.2 + 1e-12, 0.5}} // the second and the third are one
	var taken []float64
	for i := range 11 {
		if time := float64(i) / 10; m.due(time, 0.1) {
			taken = append(taken, time)
		}
	}
	if len(taken) != 3 || taken[1] != 0.2 || taken[2] != 0.5 {
		t.Errorf("taken at %v, want 0, 0.2, 0.5", taken)
	}
	if !math.IsInf(m.next(), 1) {
		t.Errorf("another moment at %g after the last", m.next())
	}
}

// Steps at once grow to what fits the time to answer, and shrink at once when steps get slower.
func TestStride(t *testing.T) {
	var s stepBatch
	for _, c := range []struct {
		steps int64
		each  time.Duration
		most  int
	}{
		{1, 10 * time.Microsecond, 4},
		{4, 10 * time.Microsecond, 16},
		{4096, 10 * time.Microsecond, 5000},
		{100, 10 * time.Microsecond, 400},
		{5000, time.Millisecond, 50},
		{50, time.Second, 1},
		{0, time.Second, 1},
	} {
		if s.update(c.steps, time.Duration(c.steps)*c.each); s.size != c.most {
			t.Errorf("after %d steps of %v: %d at once, want %d", c.steps, c.each, s.size, c.most)
		}
	}
}

// TestMultiplesAreExact compares multiples of intervals with those that decimal numbers have.
func TestMultiplesAreExact(t *testing.T) {
	for _, text := range []string{"0.1", "1e-3", "2.5e-4", "0.7", "3e-9", "1.23456789e-5", "0.3333333333333333", "7", "86400", "1e6", "1e-20"} {
		interval, _ := strconv.ParseFloat(text, 64)
		for _, n := range []int64{0, 1, 2, 3, 7, 14, 999, 1001, 123456, 9007198, 9007200, 1e12} {
			decimal, _ := new(big.Rat).SetString(text)
			want, _ := decimal.Mul(decimal, new(big.Rat).SetInt64(n)).Float64()
			if got := multiple(n, interval); got != want {
				t.Errorf("%d times %s: %v, exactly %v", n, text, got, want)
			}
		}
	}
}
