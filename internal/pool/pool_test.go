package pool

import (
	"fmt"
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
			if rests.Load() < 1 || rests.Load() > int32(max(1, min(threads, n))) {
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
		var tasks, rests [threads]atomic.Int32
		p.Run(threads, func(_, i int) { tasks[i].Add(1) }, func(worker int) { rests[worker].Add(1) })
		for i := range threads {
			if n := tasks[i].Load(); n != 1 {
				t.Fatalf("run %d did task %d %d times", round, i, n)
			}
			if n := rests[i].Load(); n > 1 || i == 0 && n == 0 {
				t.Fatalf("run %d came back after goroutine %d had come %d times", round, i, n)
			}
		}
	}
}

// A run does not wait for a worker that has no processor to come on.
func TestPoolDismissesWorkers(t *testing.T) {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	p := start(4, time.Nanosecond)
	for range 100 {
		done := 0
		p.Run(50, func(worker, _ int) {
			if worker == 0 {
				done++
			}
		}, nil)
		if done == 50 {
			return
		}
	}
	t.Error("the caller, which has the only processor, never did all tasks itself")
}

// A loop over a range calls for the same blocks at any number of workers.
func TestRange(t *testing.T) {
	for _, p := range []*Pool{nil, New(1), New(3)} {
		for _, n := range []int{0, 1, 9, 10, 11, 100, 101} {
			done := make([]atomic.Int32, n)
			var blocks atomic.Int32
			p.Range(n, 10, func(worker, lo, hi int) {
				if lo%10 != 0 || hi != min(lo+10, n) || worker >= p.Workers() {
					t.Errorf("block %d to %d of %d by worker %d", lo, hi, n, worker)
				}
				blocks.Add(1)
				for i := lo; i < hi; i++ {
					done[i].Add(1)
				}
			})
			if int(blocks.Load()) != Blocks(n, 10) {
				t.Errorf("%d blocks of %d", blocks.Load(), n)
			}
			for i := range done {
				if done[i].Load() != 1 {
					t.Fatalf("%d of %d done %d times", i, n, done[i].Load())
				}
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

// BenchmarkRun is the time of a run of tasks that do nothing: to call the workers and to join them.
func BenchmarkRun(b *testing.B) {
	for _, threads := range []int{2, 4, 16} {
		b.Run(fmt.Sprintf("threads=%d", threads), func(b *testing.B) {
			p := New(threads)
			for b.Loop() {
				p.Run(threads, func(int, int) {}, nil)
			}
		})
	}
}
