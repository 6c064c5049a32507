package solvers

// This file holds the passes over the integrator's vectors, in blocks that the workers share. Each pass does all that can be done while a block is in
// the cache. Sums are taken block by block and then in the order of the blocks, so that they have the same bits at any number of workers.

import "gabion/internal/pool"

// vectorBlock is the number of components in a block: some microseconds of a pass over a few vectors.
const vectorBlock = 2048

// blockSums are sums over the blocks of vectors, one for each of a few quantities.
type blockSums struct {
	width int
	parts []float64 // those of the first block, of the second, ...
}

func newBlockSums(n, width int) blockSums {
	return blockSums{width, make([]float64, width*pool.Blocks(n, vectorBlock))}
}

// of returns the sums of the block that begins at lo, to be written.
func (b *blockSums) of(lo int) []float64 {
	k := lo / vectorBlock * b.width
	return b.parts[k : k+b.width]
}

// total writes the sums over all blocks of a vector of n components.
func (b *blockSums) total(dst []float64, n int) {
	clear(dst)
	for lo := 0; lo < n; lo += vectorBlock {
		for k, v := range b.of(lo)[:len(dst)] {
			dst[k] += v
		}
	}
}

// weightedDot is the sum of the products of the components of three vectors.
func weightedDot(weight, a, b []float64) float64 {
	var sums [4]float64
	a, b = a[:len(weight)], b[:len(weight)]
	i := 0
	for ; i+4 <= len(weight); i += 4 { // four sums that do not wait for one another
		sums[0] += weight[i] * a[i] * b[i]
		sums[1] += weight[i+1] * a[i+1] * b[i+1]
		sums[2] += weight[i+2] * a[i+2] * b[i+2]
		sums[3] += weight[i+3] * a[i+3] * b[i+3]
	}
	for ; i < len(weight); i++ {
		sums[0] += weight[i] * a[i] * b[i]
	}
	return sums[0] + sums[1] + (sums[2] + sums[3])
}

// loops are the integrator's passes, made once because a closure made in a step would be allocated.
type loops struct {
	predict, weigh, dissipate func(worker, lo, hi int)

	slope float64 // of extrapolation: the step by the last one
	later float64 // by which a is to be taken later, in last steps
}

func (g *Integrator) makeLoops() {
	l := &g.loops
	l.predict = func(_, lo, hi int) { g.predictBlock(lo, hi) }
	l.weigh = func(_, lo, hi int) { g.weighBlock(lo, hi) }
	l.dissipate = func(_, lo, hi int) { g.dissipateBlock(lo, hi) }
}

// predictBlock extrapolates the second derivatives (Jun and Sohn 2014, eqs. 1 and 2 for the rest), and gets the positions and velocities of the trial
// by Newmark's formulas.
func (g *Integrator) predictBlock(lo, hi int) {
	c, f, h := &g.trial, &g.formula, g.trial.h
	slope, later := g.loops.slope, g.loops.later
	x, start, q, v := c.x[lo:hi], c.start[lo:hi], c.q[lo:hi], c.v[lo:hi]
	lastX, beforeX, lastA, lastQ, lastV := g.x[lo:hi], g.lastX[lo:hi], g.a[lo:hi], g.q[lo:hi], g.v[lo:hi]
	for i, now := range lastX {
		change := now - beforeX[i]
		s := lastA[i] + later*change
		next := now + slope*change
		end := f.unknown*next + f.last*now + f.auxiliary*s
		x[i], start[i] = next, s
		q[i] = lastQ[i] + h*lastV[i] + h*h*((0.5-f.beta)*s+f.beta*end)
		v[i] = lastV[i] + h*((1-f.gamma)*s+f.gamma*end)
	}
}

// weighBlock gets the second derivatives in Newmark's formulas from those in the equations of motion.
func (g *Integrator) weighBlock(lo, hi int) {
	c, f := &g.trial, &g.formula
	a, x, start, lastX := c.a[lo:hi], c.x[lo:hi], c.start[lo:hi], g.x[lo:hi]
	for i := range a {
		a[i] = f.unknown*x[i] + f.last*lastX[i] + f.auxiliary*start[i]
	}
}
