// Grids of cells in which particles are looked up: one level for every factor of two in radius.

package cpu

import (
	"math"
	"slices"

	"gabion/internal/vec"

	"gonum.org/v1/gonum/spatial/r3"
)

// sphere is a particle's place, laid out for the pair loop.
type sphere struct{ X, Y, Z, R float64 }

func (s *sphere) centre() r3.Vec { return r3.Vec{X: s.X, Y: s.Y, Z: s.Z} }

// grid holds the particles' indices by cell. A particle belongs to the level of its radius and to the cell of its centre; a centre outside the
// box counts for the nearest cell of it, which keeps neighbours in neighbouring cells wherever they are.
type grid struct {
	box      r3.Box
	periodic [3]bool
	levels   []level
}

// mostLevels is the number of levels from which on the first holds all smaller particles.
const mostLevels = 12

type level struct {
	radius  float64    // largest of its particles, m
	margins margins    // of its particles and those of each level
	least   float64    // particles above this radius belong to it, m
	cells   [3]int     // along the axes
	inverse [3]float64 // cells a metre
	start   []int32    // of the cell's entries in members; one more than cells
	members []int32    // particle indices by cell, ascending in each
}

// margins are how much farther apart than touching particles may be that are looked for, m.
type margins [mostLevels]float64

// place builds the grid for spheres in an area, with the margin (m) of two radii (m), which grows with them. Slices are reused.
func (g *grid) place(at []sphere, domain r3.Box, periodic [3]bool, margin func(a, b float64) float64) {
	g.periodic = periodic
	g.divide(at)
	largest := g.levels[len(g.levels)-1].radius
	g.box = bounds(at, domain, periodic, margin(largest, largest))
	for l := range g.levels {
		v := &g.levels[l]
		for m := range g.levels {
			v.margins[m] = margin(v.radius, g.levels[m].radius)
		}
		v.fill(at, g, 2*v.radius+v.margins[l], l)
	}
}

// divide sorts radii into levels: each spans a factor of two.
func (g *grid) divide(at []sphere) {
	lo, hi := math.Inf(1), 0.0
	for i := range at {
		lo, hi = min(lo, at[i].R), max(hi, at[i].R)
	}
	n := 1
	for r := hi / 2; r > lo*1.001 && n < mostLevels; r /= 2 {
		n++
	}
	g.levels = slices.Grow(g.levels[:0], n)[:n]
	for l := range g.levels {
		r := hi / float64(int(1)<<(n-1-l))
		g.levels[l].radius, g.levels[l].least = r, r/2
	}
	g.levels[0].least = 0
}

// levelOf returns the level of a radius.
func (g *grid) levelOf(radius float64) int {
	l := len(g.levels) - 1
	for l > 0 && radius <= g.levels[l].least {
		l--
	}
	return l
}

// bounds is the box of the centres. Where a few particles are far from all others, it is that of most of them.
func bounds(at []sphere, domain r3.Box, periodic [3]bool, skin float64) r3.Box {
	if len(at) == 0 {
		return r3.Box{}
	}
	var lo, hi, mean, spread [3]float64
	for k := range 3 {
		lo[k], hi[k] = math.Inf(1), math.Inf(-1)
	}
	volume := 0.0
	for i := range at {
		for k, x := range [3]float64{at[i].X, at[i].Y, at[i].Z} {
			lo[k], hi[k] = min(lo[k], x), max(hi[k], x)
			mean[k] += x
		}
		volume += at[i].R * at[i].R * at[i].R
	}
	n := float64(max(len(at), 1))
	if (hi[0]-lo[0]+skin)*(hi[1]-lo[1]+skin)*(hi[2]-lo[2]+skin) > 1000*volume {
		for i := range at {
			for k, x := range [3]float64{at[i].X, at[i].Y, at[i].Z} {
				spread[k] += vec.Sq(x - mean[k]/n)
			}
		}
		for k := range 3 {
			s := 3*math.Sqrt(spread[k]/n) + skin
			lo[k], hi[k] = max(lo[k], mean[k]/n-s), min(hi[k], mean[k]/n+s)
		}
	}
	for k, d := range [3][2]float64{{domain.Min.X, domain.Max.X}, {domain.Min.Y, domain.Max.Y}, {domain.Min.Z, domain.Max.Z}} {
		if periodic[k] {
			lo[k], hi[k] = d[0], d[1]
		}
	}
	return r3.Box{Min: r3.Vec{X: lo[0], Y: lo[1], Z: lo[2]}, Max: r3.Vec{X: hi[0], Y: hi[1], Z: hi[2]}}
}

// fill sorts the particles of level l into cells of at least the given edge (m), by counting.
func (v *level) fill(at []sphere, g *grid, edge float64, l int) {
	count := 0
	for i := range at {
		if g.levelOf(at[i].R) == l {
			count++
		}
	}
	size := r3.Sub(g.box.Max, g.box.Min)
	for budget := 4*count + 64; ; edge *= 1.25 {
		total := 1
		for k, s := range [3]float64{size.X, size.Y, size.Z} {
			v.cells[k] = max(1, int(min(s/edge, 1e6)))
			v.inverse[k] = 0
			if s > 0 {
				v.inverse[k] = float64(v.cells[k]) / s
			}
			total = min(total*v.cells[k], 1<<40)
		}
		if total <= budget {
			v.start = slices.Grow(v.start[:0], total+1)[:total+1]
			break
		}
	}
	clear(v.start)
	for i := range at {
		if g.levelOf(at[i].R) == l {
			v.start[v.cellOf(&at[i], g)]++
		}
	}
	for c := 1; c < len(v.start); c++ {
		v.start[c] += v.start[c-1]
	}
	v.members = slices.Grow(v.members[:0], count)[:count]
	for i := len(at) - 1; i >= 0; i-- {
		if g.levelOf(at[i].R) == l {
			c := v.cellOf(&at[i], g)
			v.start[c]--
			v.members[v.start[c]] = int32(i)
		}
	}
}

// along returns the cell of coordinate x on an axis, counted from the box's lower side at lo and not yet held inside.
func (v *level) along(axis int, x, lo float64) int {
	return int(math.Floor((x - lo) * v.inverse[axis]))
}

func (v *level) cellOf(s *sphere, g *grid) int {
	x := min(max(v.along(0, s.X, g.box.Min.X), 0), v.cells[0]-1)
	y := min(max(v.along(1, s.Y, g.box.Min.Y), 0), v.cells[1]-1)
	z := min(max(v.along(2, s.Z, g.box.Min.Z), 0), v.cells[2]-1)
	return x + v.cells[0]*(y+v.cells[1]*z)
}

// span is the range of cells on an axis that holds everything within reach of x. On a periodic axis it may stick out of the box, to
// be folded back, but never covers a cell twice.
func (v *level) span(g *grid, axis int, x, lo, reach float64) (first, last int) {
	first, last = v.along(axis, x-reach, lo), v.along(axis, x+reach, lo)
	if g.periodic[axis] {
		return first, min(last, first+v.cells[axis]-1)
	}
	return min(max(first, 0), v.cells[axis]-1), min(max(last, 0), v.cells[axis]-1)
}

// window is the range of cells that holds every centre of the level inside the box b, without looking across periodic sides.
func (v *level) window(g *grid, b r3.Box) (first, last [3]int) {
	lo := [3]float64{g.box.Min.X, g.box.Min.Y, g.box.Min.Z}
	from, to := [3]float64{b.Min.X, b.Min.Y, b.Min.Z}, [3]float64{b.Max.X, b.Max.Y, b.Max.Z}
	for k := range 3 {
		n := float64(v.cells[k] - 1)
		if n == 0 {
			first[k], last[k] = 0, 0 // whatever the box, which may be without end
			continue
		}
		first[k] = int(min(max(math.Floor((from[k]-lo[k])*v.inverse[k]), 0), n))
		last[k] = int(min(max(math.Floor((to[k]-lo[k])*v.inverse[k]), 0), n))
	}
	return first, last
}
