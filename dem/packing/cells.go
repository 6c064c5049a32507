// Cells: which particles are near a place, for particles of any mixture of sizes, as they are placed one by one.

package packing

import (
	"math"

	"gabion/internal/vec"

	"gonum.org/v1/gonum/spatial/r3"
)

// cells finds particles by place. Particles of like size share a grid whose cells are as wide as the largest of them, so neither a few large
// particles among many small ones nor the reverse makes a search long.
type cells struct {
	position []r3.Vec
	radius   []float64
	levels   []cellLevel
	next     []int32 // of each particle: the next one in its cell, or -1
}

type cellLevel struct {
	low      r3.Vec
	per      float64 // cells in a metre
	n        [3]int
	first    []int32 // of each cell: a particle, or -1
	greatest float64 // radius in this level
}

const sizeLevels = 8

// newCells makes room for all particles at or near their positions and adds none yet.
func newCells(position []r3.Vec, radius []float64) *cells {
	c := &cells{position: position, radius: radius, next: make([]int32, len(position)), levels: make([]cellLevel, sizeLevels)}
	if len(position) == 0 {
		return c
	}
	greatest := 0.0
	low, high := position[0], position[0]
	for i, p := range position {
		greatest = max(greatest, radius[i])
		low, high = vec.MinVec(low, p), vec.MaxVec(high, p)
	}
	count := [sizeLevels]int{}
	c.levels[0].greatest = greatest
	for _, r := range radius {
		count[c.level(r)]++
	}
	size := r3.Sub(high, low)
	for k := range c.levels {
		l := &c.levels[k]
		l.greatest = math.Ldexp(greatest, -k)
		if count[k] == 0 {
			continue
		}
		width := cellWidth(size, 2*l.greatest, float64(8*count[k]+4096))
		l.n = [3]int{int(size.X/width) + 1, int(size.Y/width) + 1, int(size.Z/width) + 1}
		l.low, l.per = low, 1/width
		l.first = make([]int32, l.n[0]*l.n[1]*l.n[2])
		for i := range l.first {
			l.first[i] = -1
		}
	}
	return c
}

// cellWidth is the width, of at least the given one, of as many cells as may be, up to most, in a space of a finite size: few particles in much space need no
// fine grid. Numbers of cells are compared before they are made whole, since far particles have more cells between them than an int can count.
func cellWidth(size r3.Vec, least, most float64) float64 {
	for range 10_000 { // 1.25 to this power is beyond all numbers
		if (math.Floor(size.X/least)+1)*(math.Floor(size.Y/least)+1)*(math.Floor(size.Z/least)+1) <= most {
			break
		}
		least *= 1.25
	}
	return least
}

// level is the grid of a radius: 0 for those above half the greatest, 1 for those above a quarter...
func (c *cells) level(r float64) int {
	_, e := math.Frexp(c.levels[0].greatest / r) // greatest/r in [2^(e-1), 2^e)
	return min(max(e-1, 0), sizeLevels-1)
}

// add puts particle i where its position says.
func (c *cells) add(i int32) {
	l := &c.levels[c.level(c.radius[i])]
	p := r3.Sub(c.position[i], l.low)
	at := (l.along(p.Z, 2)*l.n[1]+l.along(p.Y, 1))*l.n[0] + l.along(p.X, 0)
	c.next[i] = l.first[at]
	l.first[at] = i
}

// along is the cell of a distance from the grid's corner; places outside count to the cells at the border.
func (l *cellLevel) along(x float64, axis int) int {
	return int(min(max(x*l.per, 0), float64(l.n[axis]-1)))
}

// near appends the added particles that may come nearer to p than reach: all that do, and some others.
func (c *cells) near(dst []int32, p r3.Vec, reach float64) []int32 {
	for k := range c.levels {
		l := &c.levels[k]
		if l.first == nil {
			continue
		}
		d := reach + l.greatest
		q := r3.Sub(p, l.low)
		for z := l.along(q.Z-d, 2); z <= l.along(q.Z+d, 2); z++ {
			for y := l.along(q.Y-d, 1); y <= l.along(q.Y+d, 1); y++ {
				row := (z*l.n[1] + y) * l.n[0]
				for x := l.along(q.X-d, 0); x <= l.along(q.X+d, 0); x++ {
					for i := l.first[row+x]; i >= 0; i = c.next[i] {
						dst = append(dst, i)
					}
				}
			}
		}
	}
	return dst
}
