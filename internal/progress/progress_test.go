package progress

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"
	"testing"
	"time"
)

func TestPhasesAreToldInnermostFirst(t *testing.T) {
	var told []string
	ctx := With(context.Background(), func(phase string, part float64) { told = append(told, fmt.Sprintf("%s %.2g", phase, part)) })
	outer := Begin(ctx, "building", 0)
	inner := Begin(ctx, "reading", 4)
	for range 4 {
		if err := inner.Add(1); err != nil {
			t.Fatal(err)
		}
	}
	inner.End()
	outer.End()
	want := []string{"building NaN", "reading 0", "reading 0.25", "reading 0.5", "reading 0.75", "reading 1", "building NaN", " NaN"}
	if !slices.Equal(told, want) {
		t.Errorf("told %q, want %q", told, want)
	}
}

func TestAddReturnsTheContextsError(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	p := Begin(ctx, "packing", 10)
	if err := p.Add(1); err != nil {
		t.Fatal(err)
	}
	cancel()
	if err := p.Add(1); !errors.Is(err, context.Canceled) {
		t.Errorf("got %v", err)
	}
	p.End()
}

// Many goroutines that add to one large phase do not flood the observer.
func TestAnObserverHearsSeldom(t *testing.T) {
	const n = 100_000
	calls := 0
	p := Begin(With(context.Background(), func(string, float64) { calls++ }), "packing", n)
	var all sync.WaitGroup
	for range 4 {
		all.Go(func() {
			for range n / 4 {
				_ = p.Add(1) // it does not end
			}
		})
	}
	all.Wait()
	if calls < 2 || calls > tellings+1 {
		t.Errorf("told %d times of %d items", calls, n)
	}
}

// Who times phases is told of each when it ends, the inner ones first, and an outer one takes as long as what lies within it.
func TestPhasesAreTimed(t *testing.T) {
	var names []string
	var times []time.Duration
	ctx := Timed(context.Background(), func(phase string, took time.Duration) { names, times = append(names, phase), append(times, took) })
	outer := Begin(ctx, "building", 0)
	inner := Begin(ctx, "reading", 4)
	time.Sleep(time.Millisecond)
	inner.End()
	outer.End()
	if !slices.Equal(names, []string{"reading", "building"}) || times[0] < time.Millisecond || times[1] < times[0] {
		t.Errorf("told of %v, %v", names, times)
	}
}
