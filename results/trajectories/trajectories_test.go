package trajectories

import (
	"bytes"
	"math"
	"slices"
	"strings"
	"testing"

	"gabion/internal/expect"
	"gabion/results"
)

// thrown is the table of two blocks that are thrown along x over a plane of height 0 with 10 and 5 m/s, from heights of 2 and 8 m, looked at every so often, s.
func thrown(every float64) results.Table {
	t := results.Table{Names: Columns, Columns: make([][]float64, len(Columns))}
	for k := range int(0.591/every) + 1 {
		at := float64(k) * every
		for block, start := range [][3]float64{{10, 2, 1}, {5, 8, 2.5}} { // speed, height, y
			fall := 9.81 * at
			for i, x := range []float64{at, float64(block), start[0] * at, start[2], start[1] - 0.5*fall*at, start[0], 0, -fall, start[1] - 0.5*fall*at, 0.5 * 80 * (start[0]*start[0] + fall*fall), 7} {
				t.Columns[i] = append(t.Columns[i], x)
			}
		}
	}
	return t
}

var (
	plain = Ground{Low: [2]float64{0, 0}, High: [2]float64{10, 4}, Cell: 2, Shift: [2]float64{2600000, 1200000}}
	lines = []Line{{Name: "near", From: [2]float64{1, 4}, To: [2]float64{1, 0}}, {Name: "far", From: [2]float64{4, 0}, To: [2]float64{4, 2}}}
)

// Crossings are where, when and with what energy mechanics has them.
func TestCrossings(t *testing.T) {
	a, err := Analyse(thrown(0.005), plain, lines)
	if err != nil {
		t.Fatal(err)
	}
	want := []Crossing{
		{Line: "near", Block: 0, Time: 0.1, Along: 3, Height: 2 - 0.5*9.81*0.01, Speed: math.Hypot(10, 0.981), Translational: 40 * (100 + 0.981*0.981), Rotational: 7},
		{Line: "near", Block: 1, Time: 0.2, Along: 1.5, Height: 8 - 0.5*9.81*0.04, Speed: math.Hypot(5, 1.962), Translational: 40 * (25 + 1.962*1.962), Rotational: 7},
		{Line: "far", Block: 0, Time: 0.4, Along: 1, Height: 2 - 0.5*9.81*0.16, Speed: math.Hypot(10, 3.924), Translational: 40 * (100 + 3.924*3.924), Rotational: 7, Rightward: true},
	}
	if len(a.Crossings) != len(want) {
		t.Fatalf("%+v", a.Crossings)
	}
	for i, w := range want {
		c := a.Crossings[i]
		if c.Line != w.Line || c.Block != w.Block || c.Rightward != w.Rightward {
			t.Errorf("%+v, want %+v", c, w)
		}
		for _, pair := range [][2]float64{{c.Time, w.Time}, {c.Along, w.Along}, {c.Height, w.Height}, {c.Speed, w.Speed}, {c.Translational, w.Translational}, {c.Rotational, w.Rotational}} {
			if !expect.Near(pair[0], pair[1], 1e-4*math.Abs(pair[1])+1e-6) {
				t.Errorf("%s: %.9g, want %.9g", w.Line, pair[0], pair[1])
			}
		}
	}
}

// Cells of rasters have the number of blocks that were there and the largest of what they did.
func TestRasters(t *testing.T) {
	a, err := Analyse(thrown(0.01), plain, nil)
	if err != nil {
		t.Fatal(err)
	}
	blocks, energy, height := a.Rasters[0], a.Rasters[1], a.Rasters[3]
	if got, want := blocks.Values, []float64{1, 1, 1, 0, 0, 1, 1, 0, 0, 0}; blocks.Columns != 5 || blocks.Rows != 2 || !slices.Equal(got, want) {
		t.Fatalf("%d by %d: %v", blocks.Columns, blocks.Rows, got)
	}
	if got := height.Values[5]; !expect.Near(got, 8, 1e-9) {
		t.Errorf("height %g in the first cell of the upper row, want 8", got)
	}
	last := 40*(100+math.Pow(9.81*0.59, 2)) + 7 // of the first block at its end
	if got := energy.Values[2]; !expect.Near(got, last, 1e-6*last) {
		t.Errorf("energy %g in the last cell of the lower row, want %g", got, last)
	}
	if !math.IsNaN(energy.Values[9]) {
		t.Errorf("energy %g where no block was", energy.Values[9])
	}
	var text bytes.Buffer
	if err := blocks.write(&text, plain); err != nil {
		t.Fatal(err)
	}
	if want := "ncols 5\nnrows 2\nxllcorner 2600000\nyllcorner 1200000\ncellsize 2\nNODATA_value -9999\n1 1 0 0 0\n"; !strings.HasPrefix(text.String(), want) {
		t.Errorf("got %q, want %q", text.String(), want)
	}
}
