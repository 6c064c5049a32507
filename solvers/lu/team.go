package lu

// Work on block rows by several goroutines.

import (
	"runtime"
	"sync"
	"sync/atomic"

	"gabion/internal/panics"
)

// chunkWork is the number of multiplications that a goroutine takes on at a time.
const chunkWork = 8000

// sweeper is goroutines that sweep over rows which depend on rows before them. A row is always computed by one goroutine
// in one order, so the result has the same bits whatever their number.
type sweeper struct {
	calls []chan sweep // one a member besides the caller
	wait  sync.WaitGroup
	next  atomic.Int64 // chunk to be taken next
	turn  uint32
	done  []atomic.Uint32 // by row: the turn in which it was finished last

	panics panics.Carrier // from the members to the caller
	failed atomic.Bool    // one has panicked, so that rows may never be finished
}

// sweep is a pass over all rows: row is called for every row, in any order in which needed rows come first.
type sweep struct {
	chunks []int32 // bounds of the chunks, by position in the sweep
	back   bool    // from the last row to the first
	row    func(member, row int)
}

// newTeam starts members-1 goroutines for sweeps over rows. They end when close is called.
func newTeam(members, rows int) *sweeper {
	t := &sweeper{done: make([]atomic.Uint32, rows)}
	for k := 1; k < members; k++ {
		call := make(chan sweep, 1)
		t.calls = append(t.calls, call)
		go func() {
			for j := range call {
				t.work(j, k)
				t.wait.Done()
			}
		}()
	}
	return t
}

// close ends the members. It does nothing when there is no team, or no longer.
func (t *sweeper) close() {
	if t == nil {
		return
	}
	for _, call := range t.calls {
		close(call)
	}
	t.calls = nil
}

// sweep does a pass and returns when it is finished.
func (t *sweeper) sweep(j sweep) {
	t.turn++
	t.next.Store(0)
	t.wait.Add(len(t.calls))
	for _, call := range t.calls {
		call <- j
	}
	t.work(j, 0)
	t.wait.Wait()
	t.failed.Store(false)
	t.panics.Throw()
}

// work takes chunks in order, so that a row waits only for rows that someone works on already.
func (t *sweeper) work(j sweep, member int) {
	whole := false
	defer t.panics.Catch()
	defer func() {
		if !whole {
			t.failed.Store(true)
		}
	}()
	last := len(t.done) - 1
	for {
		k := int(t.next.Add(1)) - 1
		if k+1 >= len(j.chunks) {
			whole = true
			return
		}
		for r := int(j.chunks[k]); r < int(j.chunks[k+1]); r++ {
			row := r
			if j.back {
				row = last - r
			}
			j.row(member, row)
			t.done[row].Store(t.turn)
		}
	}
}

// await returns when a row is finished. It panics when it may never be.
func (t *sweeper) await(row int) {
	for t.done[row].Load() != t.turn {
		if t.failed.Load() {
			panic("lu: another row has failed")
		}
		runtime.Gosched()
	}
}

// chunkBounds divides a sweep over rows into pieces of about chunkWork each.
func chunkBounds(rows int, work func(k int) int) []int32 {
	bounds := []int32{0}
	sum := 0
	for k := range rows {
		if sum += work(k); sum >= chunkWork || k == rows-1 {
			bounds = append(bounds, int32(k+1))
			sum = 0
		}
	}
	return bounds
}
