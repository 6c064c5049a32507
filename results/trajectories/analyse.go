// From the table of a run to blocks, crossings of lines and rasters.

package trajectories

import (
	"cmp"
	"fmt"
	"math"
	"slices"

	"gabion/results"
)

// FileName is the name of the table of trajectories in a run's folder.
const FileName = "trajectories.csv"

// Columns are those of the table. The number of a block stays its own; height is that of its centre above the ground.
var Columns = []string{results.TimeColumn, "block", "x", "y", "z", "velocity_x", "velocity_y", "velocity_z", "height", "translational_energy", "rotational_energy"}

// row is a row of the table.
type row struct {
	time         float64
	block        int
	place        [2]float64
	z            float64
	speed        float64
	height       float64
	along, about float64 // energies, J
}

// Ground is what blocks go over, by the world's axes.
type Ground struct {
	Low, High [2]float64 // corners on the map, m
	Cell      float64    // edge of the cells of rasters, m
	Shift     [2]float64 // from the world's x and y to the coordinates of the survey, m
}

// Line is a straight line on the map.
type Line struct {
	Name     string
	From, To [2]float64 // m
}

// Block is what becomes of a block.
type Block struct {
	Number                int
	First, Last           [3]float64 // places, m
	Start, End            float64    // of what is known of it, s
	Length                float64    // of its way on the map, m
	Energy, Speed, Height float64    // the largest, J, m/s and m
}

// Crossing is a block that crosses a line, from its left to its right or back.
type Crossing struct {
	Line                      string
	Block                     int
	Time                      float64 // s
	Along                     float64 // from the beginning of the line, m
	Height                    float64 // above the ground, m
	Speed                     float64 // m/s
	Translational, Rotational float64 // energy, J
	Rightward                 bool
}

// Raster is a number for each cell of the map, row by row from the south, not a number where no block has been.
type Raster struct {
	Name          string
	Columns, Rows int
	Values        []float64
}

// Analysis is what trajectories come to.
type Analysis struct {
	Blocks    []Block    // by number
	Crossings []Crossing // by line as they were given, and then by time
	Rasters   []Raster
}

// mostCells is how many cells a raster may have.
const mostCells = 1 << 26

// Analyse works out what the trajectories of a table come to.
func Analyse(t results.Table, g Ground, lines []Line) (*Analysis, error) {
	if !slices.Equal(t.Names, Columns) {
		return nil, fmt.Errorf("columns %v, want %v", t.Names, Columns)
	}
	m, err := newMap(g)
	if err != nil {
		return nil, err
	}
	a := &Analysis{}
	last := map[int]row{}
	blocks := map[int]*Block{}
	perLine := make([][]Crossing, len(lines))
	for i := range t.Rows() {
		now := rowOf(&t, i)
		b := blocks[now.block]
		if b == nil {
			b = &Block{Number: now.block, First: now.at(), Start: now.time}
			blocks[now.block] = b
		}
		before, known := last[now.block]
		if !known {
			before = now
		}
		b.add(&before, &now)
		m.add(&before, &now)
		for k := range lines {
			if c, crosses := lines[k].cross(&before, &now); crosses {
				perLine[k] = append(perLine[k], c)
			}
		}
		last[now.block] = now
	}
	for _, b := range blocks {
		a.Blocks = append(a.Blocks, *b)
	}
	slices.SortFunc(a.Blocks, func(x, y Block) int { return cmp.Compare(x.Number, y.Number) })
	for _, list := range perLine {
		slices.SortStableFunc(list, func(x, y Crossing) int { return cmp.Compare(x.Time, y.Time) })
		a.Crossings = append(a.Crossings, list...)
	}
	a.Rasters = m.rasters()
	return a, nil
}

func rowOf(t *results.Table, i int) row {
	c := func(k int) float64 { return t.Columns[k][i] }
	return row{
		time: c(0), block: int(c(1)), place: [2]float64{c(2), c(3)}, z: c(4), speed: math.Sqrt(c(5)*c(5) + c(6)*c(6) + c(7)*c(7)),
		height: c(8), along: c(9), about: c(10),
	}
}

func (r *row) at() [3]float64 { return [3]float64{r.place[0], r.place[1], r.z} }

// between is the state at a part of the way from one row to another.
func between(a, b *row, part float64) row {
	mix := func(x, y float64) float64 { return x + part*(y-x) }
	return row{
		time: mix(a.time, b.time), block: a.block, place: [2]float64{mix(a.place[0], b.place[0]), mix(a.place[1], b.place[1])}, z: mix(a.z, b.z),
		speed: mix(a.speed, b.speed), height: mix(a.height, b.height), along: mix(a.along, b.along), about: mix(a.about, b.about),
	}
}

// add takes up the way of a block from one row to another.
func (b *Block) add(before, now *row) {
	b.Last, b.End = now.at(), now.time
	b.Length += math.Hypot(now.place[0]-before.place[0], now.place[1]-before.place[1])
	b.Energy, b.Speed, b.Height = max(b.Energy, now.along+now.about), max(b.Speed, now.speed), max(b.Height, now.height)
}

// cross tells whether a block crosses the line on its way from one row to another.
func (l *Line) cross(before, now *row) (c Crossing, crosses bool) {
	dx, dy := l.To[0]-l.From[0], l.To[1]-l.From[1]
	length := math.Hypot(dx, dy)
	side := func(r *row) float64 { return (dx*(r.place[1]-l.From[1]) - dy*(r.place[0]-l.From[0])) / length } // above 0 to the left
	a, b := side(before), side(now)
	if (a > 0) == (b > 0) {
		return c, false
	}
	at := between(before, now, a/(a-b))
	along := (dx*(at.place[0]-l.From[0]) + dy*(at.place[1]-l.From[1])) / length
	if !(along >= 0 && along <= length) {
		return c, false
	}
	return Crossing{
		Line: l.Name, Block: now.block, Time: at.time, Along: along, Height: at.height, Speed: at.speed, Translational: at.along, Rotational: at.about, Rightward: a > 0,
	}, true
}
