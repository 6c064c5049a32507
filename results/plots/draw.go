package plots

// The look of a figure: panels with a faint grid, thin axes, names of the curves beside them.

import (
	"bytes"
	"cmp"
	"image/color"
	"io"
	"math"

	"gonum.org/v1/plot"
	"gonum.org/v1/plot/font"
	"gonum.org/v1/plot/plotter"
	"gonum.org/v1/plot/vg"
	"gonum.org/v1/plot/vg/draw"
	"gonum.org/v1/plot/vg/vgsvg"
)

const (
	figureWidth = 640 * vg.Length(1)
	panelHeight = 170 * vg.Length(1)
	titleHeight = 34 * vg.Length(1)
	margin      = 14 * vg.Length(1)
)

var (
	ink    = color.RGBA{0x2b, 0x33, 0x3b, 255}
	faint  = color.RGBA{0xe3, 0xe6, 0xe9, 255}
	frame  = color.RGBA{0x8a, 0x93, 0x9b, 255}
	colors = []color.Color{
		color.RGBA{0xc8, 0x50, 0x3a, 255},
		color.RGBA{0x3d, 0x8b, 0x4f, 255},
		color.RGBA{0x2c, 0x66, 0x9c, 255},
		color.RGBA{0xd9, 0x9a, 0x1e, 255},
		color.RGBA{0x7a, 0x54, 0x95, 255},
		color.RGBA{0x2f, 0x9a, 0x9a, 255},
		color.RGBA{0x8c, 0x6d, 0x52, 255},
		color.RGBA{0xc2, 0x5a, 0x94, 255},
		color.RGBA{0x5b, 0x65, 0x6e, 255},
	}
	dashes = [][]vg.Length{nil, {6, 3}, {2, 2}}
)

func sans(size vg.Length) font.Font {
	return font.From(font.Font{Typeface: "Liberation", Variant: "Sans"}, size)
}

func (f *figure) encode(w io.Writer) error {
	height := titleHeight + panelHeight*vg.Length(len(f.panels)) + margin
	svg := vgsvg.New(figureWidth, height)
	canvas := draw.New(svg)
	canvas.SetColor(color.White)
	canvas.Fill(canvas.Rectangle.Path())

	plots := make([][]*plot.Plot, len(f.panels))
	var legend vg.Length
	for i, p := range f.panels {
		drawn, err := f.plot(p, i == len(f.panels)-1)
		if err != nil {
			return err
		}
		plots[i] = []*plot.Plot{drawn}
		for _, c := range p.curves {
			legend = max(legend, drawn.Legend.TextStyle.Width(c.name))
		}
	}
	legend += 44
	if len(plots) > 0 {
		title := plots[0][0].Title.TextStyle
		title.Font, title.Color, title.XAlign, title.YAlign = sans(14), ink, draw.XLeft, draw.YTop
		canvas.FillText(title, vg.Point{X: margin, Y: height - 10}, f.title)
		area := draw.Crop(canvas, margin, -margin-legend, margin, -titleHeight)
		tiles := draw.Tiles{Rows: len(plots), Cols: 1, PadY: 10}
		for i, c := range plot.Align(plots, tiles, area) {
			data := plots[i][0].DataCanvas(c[0])
			plots[i][0].Legend.XOffs = data.Max.X - data.Min.X + 14
			plots[i][0].Draw(c[0])
		}
	}
	var out bytes.Buffer
	if _, err := svg.WriteTo(&out); err != nil {
		return err
	}
	// Arial has the widths of Liberation Sans: the figure looks the same where only the one or the other is at hand.
	_, err := w.Write(bytes.ReplaceAll(out.Bytes(),
		[]byte("font-family:Liberation Sans"), []byte("font-family:'Liberation Sans',Arial,Helvetica,sans-serif")))
	return err
}

// plot makes one panel; the lowest names the horizontal axis.
func (f *figure) plot(p panel, lowest bool) (*plot.Plot, error) {
	out := plot.New()
	out.BackgroundColor = nil
	style(&out.X)
	style(&out.Y)
	low, high := extent(p.curves)
	exponent := engineering(max(math.Abs(low), math.Abs(high)))
	scale := math.Pow10(-exponent)
	out.X.Tick.Marker, out.Y.Tick.Marker = ticks(9), ticks(5)
	out.Y.Label.Text = axisLabel(p.label, p.unit, exponent)
	if lowest {
		out.X.Label.Text = cmp.Or(f.across, "time (s)")
	}
	grid := plotter.NewGrid()
	grid.Vertical.Color, grid.Horizontal.Color = faint, faint
	grid.Vertical.Width, grid.Horizontal.Width = 0.6, 0.6
	out.Add(grid)

	out.Legend.Top, out.Legend.Left = true, true
	out.Legend.TextStyle.Font, out.Legend.TextStyle.Color = sans(10), ink
	out.Legend.ThumbnailWidth, out.Legend.Padding = 18, 2
	for i, c := range p.curves {
		sty := draw.LineStyle{
			Color: colors[i%len(colors)], Width: 1.3, Dashes: dashes[i/len(colors)%len(dashes)],
		}
		for _, piece := range pieces(f.time, c.values, scale) {
			line, err := plotter.NewLine(piece)
			if err != nil {
				return nil, err
			}
			line.LineStyle = sty
			out.Add(withCorners(line))
		}
		out.Legend.Add(c.name, &plotter.Line{LineStyle: sty})
	}
	out.X.Min, out.X.Max = spread(f.time)
	out.Y.Min, out.Y.Max = room(low*scale, high*scale)
	return out, nil
}

// corneredLine is a line that has its room measured by two corners of the box around its points, not by each of them.
type corneredLine struct {
	*plotter.Line
	corners plotter.Line
}

func withCorners(l *plotter.Line) *corneredLine {
	left, right, low, high := plotter.XYRange(l.XYs)
	return &corneredLine{l, plotter.Line{XYs: plotter.XYs{{X: left, Y: low}, {X: right, Y: high}}, LineStyle: l.LineStyle}}
}

// GlyphBoxes implements plot.GlyphBoxer.
func (l *corneredLine) GlyphBoxes(p *plot.Plot) []plot.GlyphBox { return l.corners.GlyphBoxes(p) }

func style(a *plot.Axis) {
	a.Color, a.Tick.Color, a.Tick.Label.Color, a.Label.TextStyle.Color = frame, frame, ink, ink
	a.Width, a.Tick.Width, a.Tick.Length, a.Padding = 0.8, 0.8, 4, 4
	a.Tick.Label.Font, a.Label.TextStyle.Font = sans(10), sans(11)
}
