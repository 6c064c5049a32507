// Local porosity: how much of each cell of a grid particles fill.

package dem

import (
	"fmt"
	"math"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/rigid"
)

// PorosityGrid divides a box into cells, of each of which it is counted how much particles fill whose centres lie in it. Between the middles of cells porosity is linear; beyond them
// it is as in the nearest cell.
type PorosityGrid struct {
	Box   r3.Box // m
	Count [3]int // cells along x, y and z
}

// Filled counts volumes of cells in so many parts, as an integer, so that the sum is the same in any order.
const Filled = 1 << 32

// leastPorosity is the porosity that a cell has at least: overlaps, and spheres whose centres lie in one cell and whose volume in others, may fill more.
const leastPorosity = 0.2

// Cells is the number of cells.
func (g *PorosityGrid) Cells() int { return g.Count[0] * g.Count[1] * g.Count[2] }

// Size is the edges of a cell, m.
func (g *PorosityGrid) Size() r3.Vec {
	d := r3.Sub(g.Box.Max, g.Box.Min)
	return r3.Vec{X: d.X / float64(g.Count[0]), Y: d.Y / float64(g.Count[1]), Z: d.Z / float64(g.Count[2])}
}

// Inverse is cells a metre along each axis.
func (g *PorosityGrid) Inverse() r3.Vec {
	d := r3.Sub(g.Box.Max, g.Box.Min)
	return r3.Vec{X: float64(g.Count[0]) / d.X, Y: float64(g.Count[1]) / d.Y, Z: float64(g.Count[2]) / d.Z}
}

// check tells what is wrong with a grid.
func (g *PorosityGrid) check() error {
	s := g.Size()
	if g.Count[0] < 1 || g.Count[1] < 1 || g.Count[2] < 1 || !(s.X > 0 && s.Y > 0 && s.Z > 0) || math.IsInf(s.X+s.Y+s.Z, 1) {
		return fmt.Errorf("fluid: a grid for the porosity of %v cells in %v: want cells of some size", g.Count, g.Box)
	}
	return nil
}

// CellOf is the cell that x (m) lies in, or -1.
func (g *PorosityGrid) CellOf(x r3.Vec) int {
	by, n := g.Inverse(), 0
	for axis, d := range [3][2]float64{{x.Z - g.Box.Min.Z, by.Z}, {x.Y - g.Box.Min.Y, by.Y}, {x.X - g.Box.Min.X, by.X}} {
		count := g.Count[2-axis]
		at := d[0] * d[1]
		if !(at >= 0 && at < float64(count)) {
			return -1
		}
		n = n*count + int(at)
	}
	return n
}

// Fill is what a sphere of a radius (m) fills of a cell, in parts.
func (g *PorosityGrid) Fill(radius float64) int64 {
	by := g.Inverse()
	return int64(rigid.SphereVolume(radius)*(by.X*by.Y*by.Z)*Filled + 0.5)
}

// At is the porosity at x (m), if filled is what is filled of each cell; 1 outside of the box.
func (g *PorosityGrid) At(filled []int64, x r3.Vec) float64 {
	by := g.Inverse()
	var from, step [3]int
	var part [3]float64
	for axis, d := range [3][3]float64{
		{x.X - g.Box.Min.X, by.X, 1}, {x.Y - g.Box.Min.Y, by.Y, float64(g.Count[0])}, {x.Z - g.Box.Min.Z, by.Z, float64(g.Count[0] * g.Count[1])},
	} {
		at := d[0] * d[1]
		if !(at >= 0 && at <= float64(g.Count[axis])) {
			return 1
		}
		at = min(max(at-0.5, 0), float64(g.Count[axis]-1))
		k := int(at)
		from[axis], part[axis] = k*int(d[2]), at-float64(k)
		if k+1 < g.Count[axis] {
			step[axis] = int(d[2])
		}
	}
	sum := 0.0
	for corner := range 8 {
		n, w := 0, 1.0
		for axis := range 3 {
			n += from[axis]
			if corner>>axis&1 == 1 {
				n += step[axis]
				w *= part[axis]
			} else {
				w *= 1 - part[axis]
			}
		}
		sum += w * float64(filled[n])
	}
	return max(1-sum/Filled, leastPorosity)
}
