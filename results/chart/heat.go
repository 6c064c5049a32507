package chart

// Coloured cells over two inputs, and rows over many axes.

import (
	"fmt"
	"html"
	"math"
	"strings"
)

// Heat is a table of cells coloured by value.
type Heat struct {
	Title, X, Y    string
	XNames, YNames []string    // of the columns and of the rows
	Z              [][]float64 // Z[row][column]; NaN leaves the cell empty
}

// SVG returns the drawing as an element <svg>; each cell says its value when pointed at.
func (h *Heat) SVG() string {
	const width, height = 460, 320
	d := Diagram{Title: h.Title, X: h.X, Y: h.Y}
	low, high := math.Inf(1), math.Inf(-1)
	for _, row := range h.Z {
		for _, v := range row {
			if !math.IsNaN(v) && !math.IsInf(v, 0) {
				low, high = min(low, v), max(high, v)
			}
		}
	}
	var b strings.Builder
	open(&b, width, height)
	text(&b, width/2, 15, "middle", "title", d.Title)
	w := float64(width-left-right-60) / float64(max(len(h.XNames), 1))
	e := float64(height-top-bottom) / float64(max(len(h.YNames), 1))
	for j, row := range h.Z {
		y := float64(height-bottom) - float64(j+1)*e
		text(&b, left-5, y+e/2+4, "end", "tick", h.YNames[j])
		for i, v := range row {
			if math.IsNaN(v) || math.IsInf(v, 0) {
				continue
			}
			fmt.Fprintf(&b, `<rect x="%s" y="%s" width="%s" height="%s" fill="%s"><title>%s</title></rect>`+"\n",
				number(left+float64(i)*w), number(y), number(w), number(e), shade(v, low, high),
				html.EscapeString(fmt.Sprintf("%s, %s: %.5g", h.XNames[i], h.YNames[j], v)))
		}
	}
	for i, name := range h.XNames {
		text(&b, left+(float64(i)+0.5)*w, height-bottom+14, "middle", "tick", name)
	}
	text(&b, (left+width-right-60)/2, height-8, "middle", "axis", h.X)
	fmt.Fprintf(&b, `<text class="axis" transform="translate(13 %d) rotate(-90)" text-anchor="middle">%s</text>`+"\n",
		(top+height-bottom)/2, html.EscapeString(h.Y))
	if low <= high {
		scale(&b, width-right-45, low, high, height)
	}
	b.WriteString("</svg>\n")
	return b.String()
}

// scale draws which colour is which value.
func scale(b *strings.Builder, x int, low, high float64, height int) {
	const parts = 24
	part := float64(height-top-bottom) / parts
	for k := range parts {
		v := low + (float64(k)+0.5)/parts*(high-low)
		fmt.Fprintf(b, `<rect x="%d" y="%s" width="10" height="%s" fill="%s"/>`+"\n",
			x, number(float64(height-bottom)-float64(k+1)*part), number(part+0.5), shade(v, low, high))
	}
	text(b, float64(x+13), float64(height-bottom), "start", "tick", fmt.Sprintf("%.3g", low))
	text(b, float64(x+13), top+8, "start", "tick", fmt.Sprintf("%.3g", high))
}

// shades are points of a map from dark blue over green to yellow that grows evenly in lightness.
var shades = [][3]float64{{68, 1, 84}, {59, 82, 139}, {33, 145, 140}, {94, 201, 98}, {253, 231, 37}}

func shade(v, low, high float64) string {
	s := 0.5
	if high > low {
		s = (v - low) / (high - low)
	}
	s *= float64(len(shades) - 1)
	k := min(int(s), len(shades)-2)
	f := s - float64(k)
	var c [3]int
	for i := range c {
		c[i] = int(math.Round(shades[k][i] + f*(shades[k+1][i]-shades[k][i])))
	}
	return fmt.Sprintf("#%02x%02x%02x", c[0], c[1], c[2])
}

// Parallel draws each row as a line over parallel axes, one for each number of the row, coloured by the last number.
type Parallel struct {
	Title string
	Names []string    // of the axes
	Rows  [][]float64 // a row with a NaN or an infinity is left out
}

// SVG returns the drawing as an element <svg>.
func (p *Parallel) SVG() string {
	width, height := max(460, 120*len(p.Names)), 320
	axes := make([]axis, len(p.Names))
	for i := range axes {
		axes[i] = newAxis(false)
		axes[i].from, axes[i].to = float64(height-bottom), top+20
		for _, row := range p.rows() {
			axes[i].include(row[i])
		}
		axes[i].widen(0)
	}
	var b strings.Builder
	open(&b, width, height)
	text(&b, float64(width)/2, 15, "middle", "title", p.Title)
	place := func(i int) float64 {
		return left + float64(i)*float64(width-2*left)/float64(max(len(axes)-1, 1))
	}
	last := len(axes) - 1
	for _, row := range p.rows() {
		var path strings.Builder
		for i, v := range row {
			letter := "L"
			if i == 0 {
				letter = "M"
			}
			fmt.Fprintf(&path, "%s%s %s", letter, number(place(i)), number(axes[i].at(v)))
		}
		fmt.Fprintf(&b, `<path class="row" d="%s" fill="none" stroke="%s" stroke-opacity="0.6"/>`+"\n", path.String(), shade(row[last], axes[last].low, axes[last].high))
	}
	for i, name := range p.Names {
		fmt.Fprintf(&b, `<path d="M%s %dV%d" stroke="#444"/>`+"\n", number(place(i)), top+20, height-bottom)
		text(&b, place(i), top+12, "middle", "tick", fmt.Sprintf("%.4g", axes[i].high))
		text(&b, place(i), float64(height-bottom+14), "middle", "tick", fmt.Sprintf("%.4g", axes[i].low))
		text(&b, place(i), float64(height-8), "middle", "axis", name)
	}
	b.WriteString("</svg>\n")
	return b.String()
}

func (p *Parallel) rows() [][]float64 {
	var rows [][]float64
	for _, row := range p.Rows {
		finite := len(row) == len(p.Names)
		for _, v := range row {
			finite = finite && !math.IsNaN(v) && !math.IsInf(v, 0)
		}
		if finite {
			rows = append(rows, row)
		}
	}
	return rows
}
