package plots

// Curves: columns of a table over another column, such as a stress over a strain.

import (
	"io"

	"gabion/results"
)

// Curve is a plot of columns over another one.
type Curve struct {
	Name           string // of the file
	X              string // column
	Y              []string
	XScale, YScale float64 // factors of the numbers of the columns
	XLabel, YLabel string
}

// WriteCurve draws a curve of t into the plots of a run's folder, as <name>.svg.
func WriteCurve(to *results.Folder, t results.Table, c *Curve) error {
	x, err := t.Sum(c.X)
	if err != nil {
		return err
	}
	f := figure{title: c.Name, time: scaled(x, c.XScale), across: c.XLabel}
	p := panel{label: c.YLabel}
	for _, name := range c.Y {
		y, err := t.Sum(name)
		if err != nil {
			return err
		}
		p.curves = append(p.curves, curve{name, scaled(y, c.YScale)})
	}
	f.panels = []panel{p}
	return to.WriteFile(Folder+"/"+fileName(c.Name), func(w io.Writer) error { return f.encode(w) })
}

func scaled(values []float64, by float64) []float64 {
	out := make([]float64, len(values))
	for i, v := range values {
		out[i] = by * v
	}
	return out
}
