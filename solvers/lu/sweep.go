package lu

// Sweeps over block rows by several goroutines.

import (
	"runtime"
	"sync/atomic"

	"gabion/internal/pool"
)

// chunkWork is the number of multiplications that a worker takes on at a time, some microseconds of work. A sweep of less than parallelWork is done
// by one worker.
const (
	chunkWork    = 8000
	parallelWork = 4 * chunkWork
)

// sweeper runs sweeps over rows that depend on rows before them. A row is always computed by one worker in one order, so the result has the same
// bits whatever their number.
type sweeper struct {
	pool   *pool.Pool
	worker func(worker, _ int) // task of the pool
	sweep  *sweep              // at work
	alone  bool                // one worker does it, row by row
	next   atomic.Int64        // chunk to be taken next
	number uint32              // of the sweep
	done   []atomic.Uint32     // by row: the last sweep that finished it
	failed atomic.Bool         // a row has panicked, so that others may never be finished
}

// sweep is a pass over all rows, in any order in which needed rows come first.
type sweep struct {
	chunks []int32                  // bounds of the chunks, by position in the sweep; nil where one worker is to do all
	rows   func(worker, lo, hi int) // does the rows at some positions, and calls finish for each
}

func newSweeper(p *pool.Pool, rows int) *sweeper {
	t := &sweeper{pool: p, done: make([]atomic.Uint32, rows)}
	t.worker = func(worker, _ int) { t.takeChunks(worker) }
	return t
}

// run does a pass and returns when it is finished.
func (t *sweeper) run(s *sweep) {
	t.sweep, t.alone = s, t.pool.Workers() == 1 || s.chunks == nil
	if t.alone {
		s.rows(0, 0, len(t.done))
		return
	}
	t.number++
	t.next.Store(0)
	t.failed.Store(false)
	t.pool.Run(min(t.pool.Workers(), len(s.chunks)-1), t.worker, nil)
}

// takeChunks takes chunks in order, so that a row waits only for rows that a worker has begun.
func (t *sweeper) takeChunks(worker int) {
	s := t.sweep
	finished := false
	defer func() {
		if !finished {
			t.failed.Store(true)
		}
	}()
	for {
		k := int(t.next.Add(1)) - 1
		if k+1 >= len(s.chunks) {
			finished = true
			return
		}
		s.rows(worker, int(s.chunks[k]), int(s.chunks[k+1]))
	}
}

// finish tells those who wait for a row that it is finished.
func (t *sweeper) finish(row int) {
	if !t.alone {
		t.done[row].Store(t.number)
	}
}

// await returns when a row is finished. It panics when it may never be.
func (t *sweeper) await(row int) {
	if t.alone {
		return
	}
	for t.done[row].Load() != t.number {
		if t.failed.Load() {
			panic("lu: another row has failed")
		}
		runtime.Gosched()
	}
}

// awaitAll is await for some rows.
func (t *sweeper) awaitAll(rows []int32) {
	if t.alone {
		return
	}
	for _, k := range rows {
		t.await(int(k))
	}
}

// chunkBounds divides a sweep over rows into chunks of about chunkWork each, where it is worth that.
func chunkBounds(rows int, work func(k int) int) []int32 {
	bounds := []int32{0}
	sum, total := 0, 0
	for k := range rows {
		if sum += work(k); sum >= chunkWork || k == rows-1 {
			bounds = append(bounds, int32(k+1))
			total, sum = total+sum, 0
		}
	}
	if total < parallelWork {
		return nil
	}
	return bounds
}
