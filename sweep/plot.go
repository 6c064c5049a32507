package sweep

// Diagrams of a study: main effects, scatter, response surfaces, parallel coordinates.

import (
	"fmt"
	"math"
	"slices"
	"strconv"

	"gonum.org/v1/gonum/stat"

	"gabion/results/chart"
)

// Drawing is one diagram.
type Drawing struct {
	Name string // for a file
	SVG  string
}

// mostLevels is the number of different values up to which an input is taken as it is; beyond, its range is cut into as many parts.
const mostLevels = 8

// Draw draws every output of the cases that are done: its mean over each input (main effects) with the cases as points, its mean over each pair of
// inputs (response surfaces), and all inputs with it on parallel axes.
func (t *Table) Draw() []Drawing {
	var rows []*Row
	for i := range t.Rows {
		if t.Rows[i].Status == Done {
			rows = append(rows, &t.Rows[i])
		}
	}
	var inputs []string
	for _, name := range t.Inputs {
		if t.Numeric(name) && t.varies(rows, name) {
			inputs = append(inputs, name)
		}
	}
	var drawings []Drawing
	for _, out := range t.Outputs {
		for _, in := range inputs {
			drawings = append(drawings, Drawing{fmt.Sprintf("effect-%s-%s", out, in), t.effect(rows, in, out).SVG()})
		}
		for i, b := range inputs {
			for _, a := range inputs[:i] {
				drawings = append(drawings, Drawing{fmt.Sprintf("surface-%s-%s-%s", out, a, b), t.surface(rows, a, b, out).SVG()})
			}
		}
		if len(inputs) > 0 {
			drawings = append(drawings, Drawing{"parallel-" + out, t.parallel(rows, inputs, out).SVG()})
		}
	}
	return drawings
}

func (t *Table) varies(rows []*Row, name string) bool {
	for _, r := range rows {
		if t.Number(r, name) != t.Number(rows[0], name) {
			return true
		}
	}
	return false
}

func (t *Table) column(rows []*Row, name string) []float64 {
	values := make([]float64, len(rows))
	for i, r := range rows {
		values[i] = t.Number(r, name)
	}
	return values
}

// levels are the places of an input at which means are taken, and the level of each row.
func levels(values []float64) (places []float64, of []int) {
	places = slices.Clone(values)
	slices.Sort(places)
	places = slices.Compact(places)
	of = make([]int, len(values))
	if len(places) <= mostLevels {
		for i, v := range values {
			of[i], _ = slices.BinarySearch(places, v)
		}
		return places, of
	}
	low, high := places[0], places[len(places)-1]
	places = make([]float64, mostLevels)
	for k := range places {
		places[k] = low + (float64(k)+0.5)/mostLevels*(high-low)
	}
	for i, v := range values {
		of[i] = min(int((v-low)/(high-low)*mostLevels), mostLevels-1)
	}
	return places, of
}

// effect draws the output of each case over an input, and its mean at each level.
func (t *Table) effect(rows []*Row, in, out string) *chart.Diagram {
	x, y := t.column(rows, in), t.column(rows, out)
	places, of := levels(x)
	means := make([]float64, len(places))
	for k := range means {
		var at []float64
		for i, v := range y {
			if of[i] == k && !math.IsNaN(v) {
				at = append(at, v)
			}
		}
		means[k] = math.NaN()
		if len(at) > 0 {
			means[k] = stat.Mean(at, nil)
		}
	}
	return &chart.Diagram{
		Title: out + " over " + in, X: in, Y: out,
		Series: []chart.Series{{Name: "cases", X: x, Y: y, Style: chart.Points, Color: "#999"}, {Name: "mean", X: places, Y: means}},
	}
}

// surface draws the mean of an output at each pair of levels of two inputs.
func (t *Table) surface(rows []*Row, a, b, out string) *chart.Heat {
	xs, xOf := levels(t.column(rows, a))
	ys, yOf := levels(t.column(rows, b))
	h := &chart.Heat{Title: out, X: a, Y: b}
	for _, x := range xs {
		h.XNames = append(h.XNames, strconv.FormatFloat(x, 'g', 3, 64))
	}
	y := t.column(rows, out)
	for k, place := range ys {
		h.YNames = append(h.YNames, strconv.FormatFloat(place, 'g', 3, 64))
		means := make([]float64, len(xs))
		for j := range means {
			sum, n := 0.0, 0
			for i, v := range y {
				if xOf[i] == j && yOf[i] == k && !math.IsNaN(v) {
					sum, n = sum+v, n+1
				}
			}
			means[j] = sum / float64(n) // without a case NaN, which leaves the cell empty
		}
		h.Z = append(h.Z, means)
	}
	return h
}

func (t *Table) parallel(rows []*Row, inputs []string, out string) *chart.Parallel {
	p := &chart.Parallel{Title: out, Names: append(slices.Clone(inputs), out)}
	for _, r := range rows {
		var line []float64
		for _, name := range p.Names {
			line = append(line, t.Number(r, name))
		}
		p.Rows = append(p.Rows, line)
	}
	return p
}
