package plots

// From a table to files: which columns share a file and which a panel.

import (
	"cmp"
	"context"
	"fmt"
	"io"
	"runtime"
	"slices"
	"strings"
	"sync/atomic"

	"gabion/internal/panics"
	"gabion/internal/progress"
	"gabion/results"
)

// Folder is the name of the folder of plots in a run's folder.
const Folder = "plots"

// distinct is how many curves a panel shows well apart.
const distinct = 4

// Write draws t into the plots of a run's folder, one file <request>.svg for every request. Columns without a request go to table.svg.
// Units stand on the axes when the table has them. Files are drawn on all processors. It is a phase of ctx, and ends with it between
// two files.
func Write(ctx context.Context, to *results.Folder, t results.Table) error {
	figs := figures(t)
	phase := progress.Begin(ctx, "drawing plots", len(figs))
	defer phase.End()
	errs := make([]error, len(figs))
	var next atomic.Int64
	var wait panics.Group
	for range min(runtime.GOMAXPROCS(0), len(figs)) {
		wait.Go(func() {
			for i := int(next.Add(1)) - 1; i < len(figs); i = int(next.Add(1)) - 1 {
				if errs[i] = phase.Add(1); errs[i] != nil {
					return
				}
				f := &figs[i]
				errs[i] = to.WriteFile(Folder+"/"+fileName(f.title), func(w io.Writer) error { return f.encode(w) })
			}
		})
	}
	wait.Wait()
	return cmp.Or(errs...)
}

// Encode draws all columns of t as one SVG with the given title.
func Encode(w io.Writer, title string, t results.Table) error {
	f := figure{title: title, time: t.Time()}
	for _, part := range figures(t) {
		f.panels = append(f.panels, part.panels...)
	}
	return f.encode(w)
}

// figure is one file: panels one above the other over a common horizontal axis.
type figure struct {
	title  string
	time   []float64 // or what else is on that axis
	across string    // label of that axis; empty for the time
	panels []panel
}

// panel is one pair of axes.
type panel struct {
	label  string // of the vertical axis
	unit   string
	curves []curve
}

type curve struct {
	name   string
	values []float64
}

// figures groups columns: requests into figures; the components of a quantity, and scalars of one unit, into panels.
func figures(t results.Table) []figure {
	var figs []figure
	at := map[string]int{}
	for _, q := range t.Quantities() {
		i, ok := at[q.Request]
		if !ok {
			i = len(figs)
			at[q.Request] = i
			title := q.Request
			if title == "" {
				title = "table"
			}
			figs = append(figs, figure{title: title, time: t.Time()})
		}
		figs[i].add(t, q)
	}
	for i := range figs {
		for k := range figs[i].panels {
			figs[i].panels[k].dropZeros()
		}
	}
	return figs
}

// dropZeros leaves out what is zero throughout where more curves share a panel than it can show apart, as in the energies of a model that has
// neither bonds nor liquid.
func (p *panel) dropZeros() {
	if len(p.curves) <= distinct {
		return
	}
	some := func(c curve) bool { return slices.ContainsFunc(c.values, func(v float64) bool { return v != 0 }) }
	if slices.ContainsFunc(p.curves, some) {
		p.curves = slices.DeleteFunc(p.curves, func(c curve) bool { return !some(c) })
	}
}

func (f *figure) add(t results.Table, q results.Quantity) {
	if len(q.Columns) > 1 || q.Components[0] != "" {
		p := panel{label: words(q.Name), unit: q.Unit}
		for i, column := range q.Columns {
			p.curves = append(p.curves, curve{q.Components[i], t.Columns[column]})
		}
		f.panels = append(f.panels, p)
		return
	}
	c := curve{words(q.Name), t.Columns[q.Columns[0]]}
	for i := range f.panels {
		if p := &f.panels[i]; p.unit == q.Unit && p.label == dimension(q.Unit) && p.label != "" {
			p.curves = append(p.curves, c)
			return
		}
	}
	f.panels = append(f.panels, panel{label: dimension(q.Unit), unit: q.Unit, curves: []curve{c}})
}

// dimension names the quantity of a unit, for a panel of several scalars.
func dimension(unit string) string {
	names := map[string]string{
		"J": "energy", "W": "power", "N": "force", "N m": "moment", "m": "length", "m/s": "speed", "s": "time", "kg": "mass",
		"kg m/s": "momentum", "N s": "momentum", "kg m^2/s": "angular momentum", "N m s": "angular momentum", "Pa": "stress", "rad": "angle",
		"rad/s": "angular velocity",
	}
	if name := names[unit]; name != "" {
		return name
	}
	return "value"
}

// words makes a name fit to read.
func words(name string) string { return strings.ReplaceAll(name, "_", " ") }

// fileName keeps letters, digits, dots, dashes and underscores of a request's name.
func fileName(request string) string {
	clean := strings.Map(func(r rune) rune {
		if r == '.' || r == '-' || r == '_' || '0' <= r && r <= '9' || 'a' <= r && r <= 'z' || 'A' <= r && r <= 'Z' {
			return r
		}
		return '_'
	}, request)
	return fmt.Sprintf("%s.svg", strings.TrimLeft(clean, "."))
}
