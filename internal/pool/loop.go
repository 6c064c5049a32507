package pool

// This file holds loops over a range in blocks of a fixed size, which do not depend on the number of workers.

// loop is the loop over blocks that is at work.
type loop struct {
	n, block int
	body     func(worker, lo, hi int)
	task     func(worker, k int)
}

// bind makes the task once, because a function made in a step would be allocated.
func (l *loop) bind() {
	l.task = func(worker, k int) { l.body(worker, k*l.block, min((k+1)*l.block, l.n)) }
}

// Blocks returns the number of blocks of a range.
func Blocks(n, block int) int { return (n + block - 1) / block }

// Range calls body for the blocks of the range from 0 to n: from lo to hi, where lo is a multiple of the block's size and hi-lo at most that. A
// block should be worth some microseconds, as long as it takes to call other workers and to join them: up to two blocks are left to the caller. Range
// allocates nothing where body is not made anew.
func (p *Pool) Range(n, block int, body func(worker, lo, hi int)) {
	if p.Workers() == 1 || n <= 2*block {
		for lo := 0; lo < n; lo += block {
			body(0, lo, min(lo+block, n))
		}
		return
	}
	l := &p.loop
	l.n, l.block, l.body = n, block, body
	p.Run(Blocks(n, block), l.task, nil)
	l.body = nil
}
