// Rasters of what blocks did in each cell of the map.

package trajectories

import (
	"fmt"
	"math"
	"slices"
)

// groundMap has what blocks did in each cell of the map.
type groundMap struct {
	Ground
	columns, rows         int
	blocks                []float64   // that have been there
	energy, speed, height []float64   // the largest
	visits                []uint64    // block << 32 | cell, each time that a block comes into a cell
	at                    map[int]int // cell where each block is
}

func newMap(g Ground) (*groundMap, error) {
	if !(g.Cell > 0) {
		return nil, fmt.Errorf("cells of %g m", g.Cell)
	}
	columns, rows := math.Ceil((g.High[0]-g.Low[0])/g.Cell-1e-9), math.Ceil((g.High[1]-g.Low[1])/g.Cell-1e-9)
	if !(columns >= 1 && rows >= 1 && columns*rows <= mostCells) {
		return nil, fmt.Errorf("rasters of %g by %g cells of %g m: want at most %d cells", columns, rows, g.Cell, mostCells)
	}
	m := &groundMap{Ground: g, columns: int(columns), rows: int(rows), at: map[int]int{}}
	n := m.columns * m.rows
	m.blocks, m.energy, m.speed, m.height = make([]float64, n), make([]float64, n), make([]float64, n), make([]float64, n)
	return m, nil
}

// add marks the cells on the straight way from one row to another: those of points on it that are at most a quarter of a cell apart.
func (m *groundMap) add(before, now *row) {
	n := max(1, math.Ceil(4*math.Hypot(now.place[0]-before.place[0], now.place[1]-before.place[1])/m.Cell))
	for k := range int(n) {
		r := between(before, now, (float64(k)+1)/n)
		m.mark(&r)
	}
}

func (m *groundMap) mark(r *row) {
	i, j := math.Floor((r.place[0]-m.Low[0])/m.Cell), math.Floor((r.place[1]-m.Low[1])/m.Cell)
	if !(i >= 0 && j >= 0 && i < float64(m.columns) && j < float64(m.rows)) {
		return
	}
	c := int(j)*m.columns + int(i)
	if at, known := m.at[r.block]; !known || at != c {
		m.at[r.block], m.visits = c, append(m.visits, uint64(r.block)<<32|uint64(c))
	}
	m.energy[c], m.speed[c], m.height[c] = max(m.energy[c], r.along+r.about), max(m.speed[c], r.speed), max(m.height[c], r.height)
}

// rasters are those of the map; where no block has been they have holes, but for the number of blocks.
func (m *groundMap) rasters() []Raster {
	slices.Sort(m.visits)
	for _, v := range slices.Compact(m.visits) {
		m.blocks[uint32(v)]++
	}
	list := []Raster{{Name: "blocks", Values: m.blocks}, {Name: "energy", Values: m.energy}, {Name: "speed", Values: m.speed}, {Name: "height", Values: m.height}}
	for k := range list {
		list[k].Columns, list[k].Rows = m.columns, m.rows
		for c := range list[k].Values {
			if k > 0 && m.blocks[c] == 0 {
				list[k].Values[c] = math.NaN()
			}
		}
	}
	return list
}
