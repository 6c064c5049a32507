package picture

// What is written on a picture: the caption and the legend of the colours.

import (
	"image"
	"image/color"
	"image/draw"
	"strconv"

	"golang.org/x/image/font"
	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/math/fixed"

	"gabion/results"
)

var ink = color.RGBA{0x2b, 0x33, 0x3b, 255}

// annotate writes the caption and the legend; their size follows the picture's.
func annotate(img *image.RGBA, f *results.Frame, c *colors, o Options) error {
	legends := c.legends()
	if o.NoLegend {
		legends = nil
	}
	level := fluidText(f.Fluid)
	if o.NoLegend {
		level = ""
	}
	if o.Caption == "" && len(legends) == 0 && level == "" {
		return nil
	}
	unit := float64(min(o.Height, o.Width*10/16)) / 800
	parsed, err := opentype.Parse(goregular.TTF)
	if err != nil {
		return err
	}
	face, err := opentype.NewFace(parsed, &opentype.FaceOptions{Size: max(9, 18*unit), DPI: 72, Hinting: font.HintingNone})
	if err != nil {
		return err
	}
	defer face.Close()
	p := pen{img: img, face: face}
	margin := int(28 * unit)
	if o.Caption != "" {
		width := font.MeasureString(face, o.Caption).Ceil()
		p.panel(image.Rect(margin, o.Height-margin-face.Metrics().Ascent.Ceil(), margin+width, o.Height-margin), margin/3)
		p.text(margin, o.Height-margin, o.Caption)
	}
	bottom := o.Height - margin
	for _, c := range legends {
		bottom = p.legend(c, o.Width-margin, bottom, unit) - margin/3
	}
	if level != "" {
		p.level(level, o.Width-margin, bottom, unit)
	}
	return nil
}

// fluidText tells how high the surface of a fluid stands; "" where none is seen.
func fluidText(f *results.Fluid) string {
	if f == nil || len(f.Surface) == 0 {
		return ""
	}
	low, high := strconv.FormatFloat(f.Level[0], 'g', 3, 64), strconv.FormatFloat(f.Level[1], 'g', 3, 64)
	if low == high {
		return "fluid up to " + high + " m"
	}
	return "fluid up to " + low + " ... " + high + " m"
}

type pen struct {
	img  *image.RGBA
	face font.Face
}

// text writes s with its baseline starting at (x, y).
func (p pen) text(x, y int, s string) {
	d := font.Drawer{Dst: p.img, Src: image.NewUniform(ink), Face: p.face, Dot: fixed.P(x, y)}
	d.DrawString(s)
}

// level tells how high the fluid stands beside a piece of its colour, above (right, bottom).
func (p pen) level(text string, right, bottom int, unit float64) {
	lineHeight := p.face.Metrics().Height.Ceil()
	left := right - int(260*unit)
	p.panel(image.Rect(left, bottom-lineHeight*3/4, right, bottom+lineHeight/4), lineHeight/2)
	draw.Draw(p.img, image.Rect(left, bottom-lineHeight/2, left+lineHeight, bottom), image.NewUniform(fluidColor.rgba()), image.Point{}, draw.Src)
	p.text(left+3*lineHeight/2, bottom, text)
}

// panel lightens the picture behind writing, so that it can be read over anything.
func (p pen) panel(r image.Rectangle, padding int) {
	draw.Draw(p.img, r.Inset(-padding), image.NewUniform(color.NRGBA{0xf7, 0xf9, 0xfb, 0xb0}), image.Point{}, draw.Over)
}

// centred writes s with its baseline centred on (x, y), not beyond right.
func (p pen) centred(x, y, right int, s string) {
	width := font.MeasureString(p.face, s).Ceil()
	p.text(min(x-width/2, right-width), y, s)
}

// legend draws a bar of the colours that ends at (right, bottom), its name above and round values below; it returns where the next one may end.
func (p pen) legend(c *coloring, right, bottom int, unit float64) (above int) {
	width, height := int(260*unit), max(4, int(14*unit))
	lineHeight := p.face.Metrics().Height.Ceil()
	bar := image.Rect(right-width, bottom-lineHeight-height, right, bottom-lineHeight)
	box := image.Rect(bar.Min.X, bar.Min.Y-4*lineHeight/3, right, bottom+lineHeight/4)
	p.panel(box, lineHeight/2)
	for x := bar.Min.X; x < bar.Max.X; x++ {
		column := image.Rect(x, bar.Min.Y, x+1, bar.Max.Y)
		s := (float64(x-bar.Min.X) + 0.5) / float64(width)
		draw.Draw(p.img, column, image.NewUniform(scalarRamp.at(s).rgba()), image.Point{}, draw.Src)
	}
	name := c.name
	if c.unit != "" {
		name += " (" + c.unit + ")"
	}
	p.text(bar.Min.X, bar.Min.Y-lineHeight/3, name)
	values, _ := results.Ticks(c.low, c.high, 5)
	for _, v := range values {
		x := bar.Min.X + int(float64(width)*(v-c.low)/(c.high-c.low))
		tick := image.Rect(x, bar.Max.Y, x+max(1, int(1.5*unit)), bar.Max.Y+max(2, int(5*unit)))
		draw.Draw(p.img, tick, image.NewUniform(ink), image.Point{}, draw.Src)
		p.centred(x, bottom+lineHeight/4, right+lineHeight, strconv.FormatFloat(v, 'g', 4, 64))
	}
	return box.Min.Y - 3*lineHeight/2
}
