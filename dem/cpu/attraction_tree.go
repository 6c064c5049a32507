// The tree of masses by which the gravity of particles on one another is worked out; kernels/attraction_tree.cuh makes the same one.
//
// Particles are put into the order of Hilbert's curve. Each four that follow one another are a cell, and so is each four of these, as a packed R-tree has them (Kamel and Faloutsos 1993) that has its entries in that order.

package cpu

import (
	"math"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/internal/buffer"
	"gabion/internal/pool"
	"gabion/internal/vec"
)

// Sizes of what is sorted, and worked out, at once.
const (
	sortBlock  = 4096
	sortDigits = 256
	treeBlock  = 256
)

// massPoint is a particle, or several as one, as others feel it.
type massPoint struct {
	at   r3.Vec
	mass float64
}

// massCell is what a cell is to others: its masses in their centre.
type massCell struct {
	massPoint
	box     r3.Box  // around its particles, m
	opening float64 // square of the distance from which on it acts as one, m2
}

// massTree are bodies in the order of the curve and levels of cells over them, the lowest first.
type massTree struct {
	opening       float64               // angle
	body          func(i int) massPoint // of the particles
	bodies        []massPoint
	number        []int32 // of each body among the particles
	keys, toKeys  []uint64
	toNumber      []int32
	counts        []int32 // of each digit and block
	levels        [][]massCell
	boxes         []r3.Box // of blocks of particles
	low           r3.Vec
	cellsPerMetre float64
	level, shift  int // that are being worked on

	boundBlock, orderBlock, countDigits, placeDigits, gatherBlock, fillBlock func(worker, lo, hi int)
}

// bind makes the tasks once, because functions made in a step would be allocated.
func (t *massTree) bind(body func(i int) massPoint) {
	t.body = body
	t.boundBlock = func(_, lo, hi int) {
		b := vec.Nowhere()
		for i := lo; i < hi; i++ {
			x := t.body(i).at
			b = vec.Around(b, r3.Box{Min: x, Max: x})
		}
		t.boxes[lo/treeBlock] = b
	}
	t.orderBlock = func(_, lo, hi int) {
		for i := lo; i < hi; i++ {
			x := r3.Scale(t.cellsPerMetre, r3.Sub(t.body(i).at, t.low))
			t.keys[i], t.number[i] = dem.Hilbert(uint32(x.X), uint32(x.Y), uint32(x.Z)), int32(i)
		}
	}
	t.countDigits = func(_, lo, hi int) {
		count := t.counts[lo/sortBlock*sortDigits:][:sortDigits]
		clear(count)
		for _, k := range t.keys[lo:hi] {
			count[byte(k>>t.shift)]++
		}
	}
	t.placeDigits = func(_, lo, hi int) {
		next := t.counts[lo/sortBlock*sortDigits:][:sortDigits]
		for i := lo; i < hi; i++ {
			k := t.keys[i]
			to := &next[byte(k>>t.shift)]
			t.toKeys[*to], t.toNumber[*to] = k, t.number[i]
			*to++
		}
	}
	t.gatherBlock = func(_, lo, hi int) {
		for k := lo; k < hi; k++ {
			t.bodies[k] = t.body(int(t.number[k]))
		}
	}
	t.fillBlock = func(_, lo, hi int) {
		for k := lo; k < hi; k++ {
			t.fill(k)
		}
	}
}

// build makes the tree of n bodies.
func (t *massTree) build(p *pool.Pool, n int) {
	t.bodies, t.number, t.toNumber = buffer.Resize(t.bodies, n), buffer.Resize(t.number, n), buffer.Resize(t.toNumber, n)
	t.keys, t.toKeys = buffer.Resize(t.keys, n), buffer.Resize(t.toKeys, n)
	t.boxes = buffer.Resize(t.boxes, pool.Blocks(n, treeBlock))
	p.Range(n, treeBlock, t.boundBlock)
	b := vec.Nowhere()
	for _, c := range t.boxes {
		b = vec.Around(b, c)
	}
	t.low, t.cellsPerMetre = b.Min, 0
	if edge := vec.Longest(b); edge > 0 {
		t.cellsPerMetre = (1<<dem.CurveBits - 1) / edge
	}
	p.Range(n, treeBlock, t.orderBlock)
	t.sort(p)
	p.Range(n, treeBlock, t.gatherBlock)
	t.level = 0
	for below := n; below > 1 || t.level == 0; t.level++ {
		count := (below + dem.AttractionParts - 1) / dem.AttractionParts
		if t.level == len(t.levels) {
			t.levels = append(t.levels, nil)
		}
		t.levels[t.level] = buffer.Resize(t.levels[t.level], count)
		p.Range(count, treeBlock, t.fillBlock)
		below = count
	}
	t.levels = t.levels[:t.level]
}

// sort puts keys and numbers into the order of keys, and equal ones into that of numbers: digit by digit, from the lowest on.
func (t *massTree) sort(p *pool.Pool) {
	n := len(t.keys)
	blocks := pool.Blocks(n, sortBlock)
	t.counts = buffer.Resize(t.counts, blocks*sortDigits)
	for t.shift = 0; t.shift < 3*dem.CurveBits; t.shift += 8 {
		p.Range(n, sortBlock, t.countDigits)
		sum := int32(0)
		for digit := range sortDigits {
			for b := range blocks {
				c := &t.counts[b*sortDigits+digit]
				*c, sum = sum, sum+*c
			}
		}
		p.Range(n, sortBlock, t.placeDigits)
		t.keys, t.toKeys, t.number, t.toNumber = t.toKeys, t.keys, t.toNumber, t.number
	}
}

// fill works out cell k of the level from what it consists of: bodies, or cells of the level below.
func (t *massTree) fill(k int) {
	below := len(t.bodies)
	if t.level > 0 {
		below = len(t.levels[t.level-1])
	}
	lo, hi := k*dem.AttractionParts, min((k+1)*dem.AttractionParts, below)
	c := massCell{box: vec.Nowhere(), opening: math.Inf(1)}
	for i := lo; i < hi; i++ {
		var m massPoint
		if t.level == 0 {
			m = t.bodies[i]
			c.box = vec.Around(c.box, r3.Box{Min: m.at, Max: m.at})
		} else {
			m = t.levels[t.level-1][i].massPoint
			c.box = vec.Around(c.box, t.levels[t.level-1][i].box)
		}
		c.mass += m.mass
		c.at = r3.Add(c.at, r3.Scale(m.mass, m.at))
	}
	c.at = r3.Scale(1/c.mass, c.at)
	if t.opening > 0 {
		middle := r3.Scale(0.5, r3.Add(c.box.Min, c.box.Max))
		reach := vec.Longest(c.box)/t.opening + r3.Norm(r3.Sub(c.at, middle))
		c.opening = reach * reach
	}
	t.levels[t.level][k] = c
}

// seen appends what bodies in a box feel: cells that are far enough away from all of it as one, and bodies of the others.
func (t *massTree) seen(dst []massPoint, from r3.Box) []massPoint {
	top := len(t.levels) - 1
	for level, k := top, 0; ; {
		c := &t.levels[level][k]
		switch {
		case distance2(c.at, from) > c.opening:
			dst = append(dst, c.massPoint)
		case level > 0:
			level, k = level-1, k*dem.AttractionParts
			continue
		default:
			dst = append(dst, t.bodies[k*dem.AttractionParts:min((k+1)*dem.AttractionParts, len(t.bodies))]...)
		}
		for k++; level < top && (k%dem.AttractionParts == 0 || k == len(t.levels[level])); level++ {
			k = (k + dem.AttractionParts - 1) / dem.AttractionParts
		}
		if level == top {
			return dst
		}
	}
}

// distance2 is the square of the distance of a place from a box.
func distance2(x r3.Vec, b r3.Box) float64 {
	out := r3.Vec{X: max(b.Min.X-x.X, 0, x.X-b.Max.X), Y: max(b.Min.Y-x.Y, 0, x.Y-b.Max.Y), Z: max(b.Min.Z-x.Z, 0, x.Z-b.Max.Z)}
	return r3.Norm2(out)
}
