// Package chart draws small diagrams as SVG that stands inside an HTML page: curves, points, coloured cells. The same data give the
// same text.
package chart

import (
	"fmt"
	"html"
	"math"
	"strings"
)

// Style says how a series is drawn.
type Style int

// The styles.
const (
	Line Style = iota
	Dashed
	Points
)

// Series is one set of points.
type Series struct {
	Name  string
	X, Y  []float64 // equally long; a pair with a NaN or an infinity is left out
	Style Style
	Color string // CSS; "" takes the next of Palette
}

// Palette are colours that can be told apart by people who do not see all colours (Okabe and Ito, 2008).
var Palette = []string{"#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#000000"}

// Diagram has two axes and any number of series.
type Diagram struct {
	Title, X, Y   string // texts of the diagram and its axes
	Width, Height int    // pixels; 0 takes 460 by 280
	LogX, LogY    bool   // logarithmic axes; what is not positive is left out
	FromZero      bool   // the vertical axis begins at zero, for quantities whose ratio matters
	Series        []Series
}

// Room around the plot area, pixels.
const (
	left   = 64
	right  = 12
	top    = 38
	bottom = 40
)

// SVG returns the drawing as an element <svg>.
func (d *Diagram) SVG() string {
	width, height := d.Width, d.Height
	if width == 0 {
		width = 460
	}
	if height == 0 {
		height = 280
	}
	x, y := d.axes()
	x.from, x.to = left, float64(width-right)
	y.from, y.to = float64(height-bottom), top
	var b strings.Builder
	open(&b, width, height)
	text(&b, float64(width)/2, 15, "middle", "title", d.Title)
	d.frame(&b, x, y, width, height)
	for i := range d.Series {
		d.Series[i].draw(&b, i, x, y)
	}
	d.legend(&b)
	b.WriteString("</svg>\n")
	return b.String()
}

func open(b *strings.Builder, width, height int) {
	fmt.Fprintf(b, `<svg xmlns="http://www.w3.org/2000/svg" class="chart" width="%d" height="%d" viewBox="0 0 %d %d" font-family="sans-serif" font-size="11">`+"\n",
		width, height, width, height)
	fmt.Fprintf(b, `<rect width="%d" height="%d" fill="white"/>`+"\n", width, height)
}

func text(b *strings.Builder, x, y float64, anchor, class, s string) {
	if s != "" {
		fmt.Fprintf(b, `<text class="%s" x="%s" y="%s" text-anchor="%s">%s</text>`+"\n", class, number(x), number(y), anchor, html.EscapeString(s))
	}
}

// number writes a coordinate to a tenth of a pixel.
func number(v float64) string {
	s := fmt.Sprintf("%.1f", v)
	return strings.TrimSuffix(strings.TrimRight(s, "0"), ".")
}

// axes finds what the series span.
func (d *Diagram) axes() (x, y axis) {
	x, y = newAxis(d.LogX), newAxis(d.LogY)
	for _, s := range d.Series {
		for i := range s.X {
			if x.shows(s.X[i]) && y.shows(s.Y[i]) {
				x.include(s.X[i])
				y.include(s.Y[i])
			}
		}
	}
	x.widen(d.margin())
	y.widen(0.05)
	if d.FromZero && !d.LogY && y.low > 0 {
		y.low = 0
	}
	return x, y
}

// margin keeps points off the frame; lines may touch it.
func (d *Diagram) margin() float64 {
	for _, s := range d.Series {
		if s.Style == Points {
			return 0.03
		}
	}
	return 0
}

func (d *Diagram) frame(b *strings.Builder, x, y axis, width, height int) {
	for _, t := range x.ticks(float64(width) / 80) {
		p := x.at(t)
		fmt.Fprintf(b, `<path d="M%s %dV%d" stroke="#ddd"/>`+"\n", number(p), top, height-bottom)
		text(b, p, float64(height-bottom+14), "middle", "tick", short(t))
	}
	for _, t := range y.ticks(float64(height) / 45) {
		p := y.at(t)
		fmt.Fprintf(b, `<path d="M%d %sH%d" stroke="#ddd"/>`+"\n", left, number(p), width-right)
		text(b, left-5, p+4, "end", "tick", short(t))
	}
	fmt.Fprintf(b, `<rect x="%d" y="%d" width="%d" height="%d" fill="none" stroke="#888"/>`+"\n", left, top, width-left-right, height-top-bottom)
	text(b, float64(left+width-right)/2, float64(height-8), "middle", "axis", d.X)
	if d.Y != "" {
		fmt.Fprintf(b, `<text class="axis" transform="translate(13 %s) rotate(-90)" text-anchor="middle">%s</text>`+"\n",
			number(float64(top+height-bottom)/2), html.EscapeString(d.Y))
	}
}

// short writes a tick's value.
func short(v float64) string { return fmt.Sprintf("%.6g", v) }

func (s *Series) color(i int) string {
	if s.Color != "" {
		return s.Color
	}
	return Palette[i%len(Palette)]
}

func (s *Series) draw(b *strings.Builder, i int, x, y axis) {
	if s.Style == Points {
		for k := range s.X {
			if x.shows(s.X[k]) && y.shows(s.Y[k]) {
				fmt.Fprintf(b, `<circle cx="%s" cy="%s" r="2.5" fill="%s" fill-opacity="0.7"/>`+"\n", number(x.at(s.X[k])), number(y.at(s.Y[k])), s.color(i))
			}
		}
		return
	}
	dash := ""
	if s.Style == Dashed {
		dash = ` stroke-dasharray="5 3"`
	}
	if path := s.path(x, y); path != "" {
		fmt.Fprintf(b, `<path d="%s" fill="none" stroke="%s" stroke-width="1.5"%s/>`+"\n", path, s.color(i), dash)
	}
}

// path joins the points that can be seen: in each column of pixels the first, the lowest, the highest and the last, and of those that lie on a
// straight line its ends.
func (s *Series) path(x, y axis) string {
	var b strings.Builder
	var line straight
	write := func(letter string, px, py float64) { fmt.Fprintf(&b, "%s%s %s", letter, number(px), number(py)) }
	for k := 0; k < len(s.X); {
		if !x.shows(s.X[k]) || !y.shows(s.Y[k]) {
			line.end(write)
			k++
			continue
		}
		column, end, low, high := math.Floor(x.at(s.X[k])), k, k, k
		for ; end < len(s.X) && x.shows(s.X[end]) && y.shows(s.Y[end]) && math.Floor(x.at(s.X[end])) == column; end++ {
			if s.Y[end] < s.Y[low] {
				low = end
			}
			if s.Y[end] > s.Y[high] {
				high = end
			}
		}
		last := k - 1
		for _, p := range [4]int{k, min(low, high), max(low, high), end - 1} {
			if p > last {
				line.add(x.at(s.X[p]), y.at(s.Y[p]), write)
				last = p
			}
		}
		k = end
	}
	line.end(write)
	return b.String()
}

// straight gathers points as long as one line from the first to the latest passes all of them within a fifth of a pixel.
type straight struct {
	begun          bool
	fromX, fromY   float64 // the first, which is written
	lastX, lastY   float64
	steep, shallow float64 // bounds of the slope
	pending        bool    // the latest is not written yet
}

func (l *straight) add(x, y float64, write func(string, float64, float64)) {
	if !l.begun {
		write("M", x, y)
		*l = straight{begun: true}
		l.restart(x, y)
		return
	}
	if l.pending {
		if slope := (y - l.fromY) / (x - l.fromX); !(x > l.lastX && slope >= l.shallow && slope <= l.steep) {
			write("L", l.lastX, l.lastY)
			l.restart(l.lastX, l.lastY)
		}
	}
	const tolerance = 0.2
	if dx := x - l.fromX; dx > 0 {
		l.steep, l.shallow = min(l.steep, (y-l.fromY+tolerance)/dx), max(l.shallow, (y-l.fromY-tolerance)/dx)
	}
	l.lastX, l.lastY, l.pending = x, y, true
}

func (l *straight) restart(x, y float64) {
	l.fromX, l.fromY, l.lastX, l.lastY, l.pending = x, y, x, y, false
	l.steep, l.shallow = math.Inf(1), math.Inf(-1)
}

// end writes the latest point; the next one begins another line.
func (l *straight) end(write func(string, float64, float64)) {
	if l.pending {
		write("L", l.lastX, l.lastY)
	}
	l.begun, l.pending = false, false
}

// legend names the series in a row above the plot area.
func (d *Diagram) legend(b *strings.Builder) {
	const letter = 6.2 // width of an average letter, pixels
	x := float64(left)
	for i, s := range d.Series {
		if s.Name == "" {
			continue
		}
		fmt.Fprintf(b, `<text class="legend" x="%s" y="%d" fill="%s">%s</text>`+"\n", number(x), top-6, s.color(i), html.EscapeString(s.Name))
		x += letter*float64(len([]rune(s.Name))) + 14
	}
}
