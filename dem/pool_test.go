package dem

import (
	"sync/atomic"
	"testing"
	"time"
)

// Every task is done once, by whatever number of goroutines, however long they have slept.
func TestPool(t *testing.T) {
	for _, threads := range []int{1, 2, 3, 8} {
		p := newPool(threads)
		for round := range 300 {
			n := round % 37
			done := make([]atomic.Int32, n)
			var rests atomic.Int32
			p.run(n, func(worker, i int) {
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
		p.close()
		p.close()
	}
}
