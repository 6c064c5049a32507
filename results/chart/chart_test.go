package chart

import (
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"math"
	"slices"
	"strings"
	"testing"
)

// wellFormed reads a drawing as XML.
func wellFormed(t *testing.T, svg string) {
	t.Helper()
	d := xml.NewDecoder(strings.NewReader(svg))
	for {
		if _, err := d.Token(); errors.Is(err, io.EOF) {
			return
		} else if err != nil {
			t.Fatalf("%v in\n%s", err, svg)
		}
	}
}

func TestDiagram(t *testing.T) {
	x := make([]float64, 5000)
	y := make([]float64, len(x))
	for i := range x {
		x[i] = float64(i)
		y[i] = math.Sin(x[i])
	}
	y[10] = math.NaN()
	d := Diagram{Title: "a < b", X: "t (s)", Y: "x & y", Series: []Series{
		{Name: "one", X: x, Y: y},
		{Name: "two", X: x[:3], Y: y[:3], Style: Points},
		{Name: "none"},
	}}
	svg := d.SVG()
	wellFormed(t, svg)
	if n := strings.Count(svg, "L"); n > 4*460 {
		t.Errorf("%d points drawn", n)
	}
	if strings.Contains(svg, "NaN") || strings.Count(svg, "<circle") != 3 || !strings.Contains(svg, "a &lt; b") {
		t.Error(svg[:1000])
	}
	if svg != d.SVG() {
		t.Error("not the same twice")
	}
	for _, d := range []Diagram{
		{},
		{LogX: true, LogY: true},
		{LogY: true, Series: []Series{{X: []float64{1, 2}, Y: []float64{0, -1}}}},
		{LogX: true, LogY: true, Series: []Series{{X: []float64{3}, Y: []float64{3}}}},
		{Series: []Series{{X: []float64{3, 3}, Y: []float64{0, 0}, Style: Dashed}}},
	} {
		svg := d.SVG()
		wellFormed(t, svg)
		if strings.Contains(svg, "NaN") || strings.Contains(svg, "Inf") {
			t.Error(svg)
		}
	}
}

func TestFromZero(t *testing.T) {
	d := Diagram{Series: []Series{{X: []float64{1, 2}, Y: []float64{8, 9}}}}
	if strings.Contains(d.SVG(), ">0<") {
		t.Error("an axis from 8 to 9 shows zero unasked")
	}
	d.FromZero = true
	if !strings.Contains(d.SVG(), ">0<") {
		t.Error("the axis does not begin at zero")
	}
}

func TestTicks(t *testing.T) {
	for _, c := range []struct {
		low, high float64
		log       bool
		n         float64
		want      []float64
	}{
		{1e-5, 3e-5, false, 4, []float64{1e-5, 1.5e-5, 2e-5, 2.5e-5, 3e-5}},
		{0.5, 2000, true, 8, []float64{1, 10, 100, 1000}},
		{1e-6, 1e6, true, 4, []float64{1e-6, 1e-2, 1e2, 1e6}},
		{20, 60, true, 4, []float64{20, 30, 40, 50, 60}},
	} {
		a := axis{low: c.low, high: c.high, log: c.log}
		got := a.ticks(c.n)
		if !slices.EqualFunc(got, c.want, func(a, b float64) bool { return math.Abs(a-b) <= 1e-12*math.Abs(b) }) {
			t.Errorf("%g to %g: %v, want %v", c.low, c.high, got, c.want)
		}
	}
}

func TestHeat(t *testing.T) {
	h := Heat{Title: "z", XNames: []string{"1", "2"}, YNames: []string{"a", "b", "c"}, Z: [][]float64{{1, 2}, {3, math.NaN()}, {5, 6}}}
	svg := h.SVG()
	wellFormed(t, svg)
	if strings.Count(svg, "<title>") != 5 || strings.Contains(svg, "NaN") {
		t.Error(svg)
	}
	p := Parallel{Names: []string{"a", "b", "c"}, Rows: [][]float64{{1, 2, 3}, {2, 1, math.NaN()}, {4, 4, 4}}}
	svg = p.SVG()
	wellFormed(t, svg)
	if strings.Count(svg, `class="row"`) != 2 || strings.Contains(svg, "NaN") {
		t.Error(svg)
	}
}

// TestPathKeepsShape draws a curve of many points and measures how far the points left out are from what is drawn.
func TestPathKeepsShape(t *testing.T) {
	a := axis{low: 0, high: 1, from: 0, to: 400}
	up := axis{low: -1, high: 1, from: 200, to: 0}
	s := Series{}
	for i := range 401 {
		x := float64(i) / 400
		s.X, s.Y = append(s.X, x), append(s.Y, math.Sin(9*x*x)*math.Min(1, 4*x))
	}
	s.Y[300] = 0.9 // one point out of line stays
	var xs, ys []float64
	for _, p := range strings.FieldsFunc(s.path(a, up), func(r rune) bool { return r == 'M' || r == 'L' }) {
		var x, y float64
		if _, err := fmt.Sscan(p, &x, &y); err != nil {
			t.Fatal(err)
		}
		xs, ys = append(xs, x), append(ys, y)
	}
	if len(xs) > 150 {
		t.Errorf("%d points drawn", len(xs))
	}
	k := 0
	for i := range s.X {
		x, y := a.at(s.X[i]), up.at(s.Y[i])
		for k+2 < len(xs) && xs[k+1] < x-0.06 {
			k++
		}
		at := ys[k] + (ys[k+1]-ys[k])*(x-xs[k])/(xs[k+1]-xs[k])
		if steep := math.Abs((ys[k+1] - ys[k]) / (xs[k+1] - xs[k])); math.Abs(at-y) > 0.3+0.1*steep {
			t.Errorf("point %d is %g pixels off", i, at-y)
		}
	}
}
