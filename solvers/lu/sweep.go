package lu

// Sweeps over block rows by several goroutines.

import (
	"runtime"
	"sync/atomic"

	"gabion/internal/pool"
)

// Work is counted in multiplications, with rowWork for what a row takes in a substitution besides. A worker takes on chunks of chunkWork at a time,
// some microseconds. To wait for a row of another worker costs like rowLatency, to begin and end a sweep with several workers like sweepLatency;
// such a sweep must take no more than leastGain of the time that one worker takes.
const (
	rowWork      = 20
	chunkWork    = 6000
	rowLatency   = 400
	sweepLatency = 10000
	leastGain    = 0.7
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

// newSweep divides a sweep into chunks of about chunkWork each, where the rows that wait for one another leave several workers enough to do. rows
// lists the rows in the order of the sweep, by the work that each is and the rows that it needs.
func newSweep(workers, rows int, row func(k int) (row, work int, needs []int32)) *sweep {
	s := &sweep{}
	if workers == 1 {
		return s
	}
	bounds := []int32{0}
	chunk, total, longest := 0, 0, 0
	path := make([]int, rows) // work of the longest chain of rows that ends with each
	for k := range rows {
		i, work, needs := row(k)
		before := 0
		for _, j := range needs {
			before = max(before, path[j]+rowLatency)
		}
		path[i] = before + work
		longest, total, chunk = max(longest, path[i]), total+work, chunk+work
		if chunk >= chunkWork || k == rows-1 {
			bounds, chunk = append(bounds, int32(k+1)), 0
		}
	}
	if float64(sweepLatency+longest+total/workers) < leastGain*float64(total) {
		s.chunks = bounds
	}
	return s
}
