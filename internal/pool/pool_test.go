package pool

import (
	"runtime"
	"sync/atomic"
	"testing"
	"time"
)

// Every task is done once, by whatever number of goroutines, however long they have slept.
func TestPool(t *testing.T) {
	for _, threads := range []int{1, 2, 3, 8} {
		p := New(threads)
		for round := range 300 {
			n := round % 37
			done := make([]atomic.Int32, n)
			var rests atomic.Int32
			p.Run(n, func(worker, i int) {
				if worker < 0 || worker >= threads {
					t.Errorf("worker %d of %d", worker, threads)
				}
				done[i].Add(1)
			}, func(worker int) { rests.Add(1) })
			if want := int32(threads); rests.Load() != want && (n > 1 || rests.Load() != 1) {
				t.Fatalf("%d threads: the rest of %d tasks done %d times", threads, n, rests.Load())
			}
			for i := range done {
				if done[i].Load() != 1 {
					t.Fatalf("%d threads: task %d of %d done %d times", threads, i, n, done[i].Load())
				}
			}
			if round%60 == 0 {
				time.Sleep(time.Millisecond)
			}
		}
	}
}

// Goroutines that sleep at once may be woken late by whoever began a run: they must not take that for the next one. Seen by the race
// detector, which slows the beginning of a run down.
func TestPoolSleeps(t *testing.T) {
	const threads = 8
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(4 * runtime.NumCPU()))
	p := start(threads, 1)
	for round := range 20_000 {
		var rests [threads]atomic.Int32
		p.Run(threads, func(int, int) {}, func(worker int) { rests[worker].Add(1) })
		for worker := range rests {
			if n := rests[worker].Load(); n != 1 {
				t.Fatalf("run %d came back after goroutine %d had come %d times", round, worker, n)
			}
		}
	}
}

// A pool between runs holds nothing of the last one: what a task refers to can be collected while the pool lives on.
func TestPoolReleasesTasks(t *testing.T) {
	p := start(2, 1)
	var collected atomic.Bool
	func() {
		data := new([1024]byte)
		runtime.AddCleanup(data, func(int) { collected.Store(true) }, 0)
		p.Run(2, func(_, i int) { data[i] = 1 }, nil)
	}()
	for range 100 {
		if collected.Load() {
			return
		}
		runtime.GC()
		time.Sleep(time.Millisecond)
	}
	t.Error("the pool still holds the last task")
}

// The goroutines of a pool that nothing refers to any more end.
func TestPoolEnds(t *testing.T) {
	runtime.GC()
	before := runtime.NumGoroutine()
	for range 10 {
		New(4).Run(4, func(int, int) {}, nil)
	}
	for range 100 {
		if runtime.NumGoroutine() <= before {
			return
		}
		runtime.GC()
		time.Sleep(time.Millisecond)
	}
	t.Errorf("%d goroutines, %d before", runtime.NumGoroutine(), before)
}
