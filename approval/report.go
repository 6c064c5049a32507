package approval

// The report: report.html for people, report.json and approval.csv for programs.

import (
	_ "embed"
	"encoding/base64"
	"encoding/csv"
	"encoding/json"
	"fmt"
	"html/template"
	"io"
	"math"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/models"
	"gabion/results"
	"gabion/results/chart"
	"gabion/runs"
)

// Files of the report.
const (
	PageFile  = "report.html"
	DataFile  = "report.json"
	TableFile = "approval.csv"
)

// Report is what an approval test came to.
type Report struct {
	Title         string    `json:"title"`
	Model         string    `json:"model"`
	Version       string    `json:"version"`
	Barrier       string    `json:"barrier"`
	Block         string    `json:"block"`
	Settle        float64   `json:"settle"`         // s
	NominalHeight float64   `json:"nominal_height"` // m
	Complete      bool      `json:"complete"`       // all hits have been made
	Passed        bool      `json:"passed"`
	Class         string    `json:"class,omitempty"` // of the residual height, once the last hit has been made
	Hits          []*Result `json:"hits"`

	folder  string
	towards r3.Vec
	barrier *models.Barrier
}

func newReport(k *kit, o Options) *Report {
	return &Report{
		Title: k.model.Title, Model: o.Model, Version: o.Version, Barrier: k.barrier.Name, Block: k.block.Name, Settle: o.Settle, folder: o.Folder,
		towards: r3.Unit(k.block.Velocity), barrier: k.barrier,
	}
}

// add adds the result of the next hit.
func (r *Report) add(result *Result) {
	r.Hits = append(r.Hits, result)
	r.Complete = len(r.Hits) == len(hits)
	r.Passed = r.Complete
	for _, h := range r.Hits {
		r.Passed = r.Passed && h.passed()
	}
	if last := r.Hits[len(r.Hits)-1]; r.Complete && last.Error == "" {
		r.Class = classOf(last.ResidualHeight / r.NominalHeight)
	}
}

// outputNames are the files that a test writes in its folder, beside those of its runs.
func outputNames() results.OutputNames {
	names := results.OutputNames{PageFile: "", DataFile: "", TableFile: ""}
	for _, h := range hits {
		names[h.name+modelExtension] = ""
	}
	return names
}

// write writes the report's files.
func (r *Report) write(in *results.Folder) error {
	for name, write := range map[string]func(io.Writer) error{
		PageFile: r.HTML, TableFile: r.CSV, DataFile: func(w io.Writer) error {
			e := json.NewEncoder(w)
			e.SetIndent("", "  ")
			return e.Encode(r)
		},
	} {
		if err := in.WriteFileSync(name, write); err != nil {
			return err
		}
	}
	return nil
}

// CSV writes all numbers, one a row: hit, quantity, value, unit; of a hit that could not go on, why.
func (r *Report) CSV(w io.Writer) error {
	rows := [][]string{{"hit", "quantity", "value", "unit"}}
	for _, h := range r.Hits {
		if h.Error != "" {
			rows = append(rows, []string{h.Name, "error", h.Error, ""})
			continue
		}
		add := func(quantity string, value float64, unit string) {
			text := ""
			if !math.IsNaN(value) {
				text = strconv.FormatFloat(value, 'g', 9, 64)
			}
			rows = append(rows, []string{h.Name, quantity, text, unit})
		}
		for _, n := range h.numbers() {
			add(n.Name, n.Value, n.Unit)
		}
		for _, l := range h.Loads {
			if l.IsMoment() {
				add("peak moment "+l.Name, l.Size, "N m")
				add("peak moment time "+l.Name, l.Time, "s")
				continue
			}
			add("peak "+l.Name, l.Size, "N")
			add("peak time "+l.Name, l.Time, "s")
		}
		for _, p := range h.Posts {
			add("stays bent "+p.Name, p.Stays, "rad")
		}
		for _, b := range h.Brakes {
			add("run-out "+b.Name, b.RunOut, "m")
			add("energy "+b.Name, b.Energy, "J")
		}
		for _, p := range h.Energies {
			add("energy at the stop: "+p.Name, float64(p.Stop), "J")
			add("energy at the end: "+p.Name, p.End, "J")
		}
	}
	return csv.NewWriter(w).WriteAll(rows)
}

// number is a named number of a hit.
type number struct {
	Name  string
	Value float64
	Unit  string
}

// numbers are those at the head of a hit; what there is of a contact or of a stop alone is NaN without.
func (h *Result) numbers() []number {
	contact := h.Contact
	if !h.touched() {
		contact = math.NaN()
	}
	return []number{
		{"mass of the block", h.Mass, "kg"},
		{"edge of the block", h.Edge, "m"},
		{"the block begins behind its place in the model by", h.Back, "m"},
		{"speed of the block at the net", float64(h.Speed), "m/s"},
		{"energy of the block at the net", float64(h.Energy), "J"},
		{"first contact", contact, "s"},
		{"braking time", float64(h.BrakingTime), "s"},
		{"way of the block from contact to stop", float64(h.Way), "m"},
		{"maximum elongation of the net", h.Elongation, "m"},
		{"height before the hit", h.HeightBefore, "m"},
		{"residual height", h.ResidualHeight, "m"},
		{"clearance from the plane of the feet", h.Clearance, "m"},
		{"largest force on the block", h.BlockForce, "N"},
		{"broken wires", float64(h.BrokenWires), "1"},
		{"broken ropes", float64(h.BrokenRopes), "1"},
		{"energy not accounted for", h.Unaccounted, "1"},
	}
}

//go:embed report.html
var page string

var pageTemplate = template.Must(template.New("report").Funcs(template.FuncMap{
	"short": func(v float64) string { return strings.TrimPrefix(fmt.Sprintf("%.4g", v), "NaN") },
	"kilo":  func(v float64) string { return fmt.Sprintf("%.1f", v/1e3) },
	"found": func(v results.Real) string {
		if math.IsNaN(float64(v)) {
			return "none: it does not turn"
		}
		return fmt.Sprintf("%.1f", float64(v)/1e3)
	},
	"numbers":  (*Result).numbers,
	"passed":   (*Result).passed,
	"percent":  func(v, of float64) string { return fmt.Sprintf("%.0f %%", 100*v/of) },
	"size":     r3.Norm,
	"describe": describe,
}).Parse(page))

// describe says how a hit ended.
func describe(h *Result) string {
	switch {
	case h.Error != "":
		return "failed"
	case h.passed():
		return "passed"
	}
	return "not passed"
}

// HTML writes the report as one page that needs nothing else.
func (r *Report) HTML(w io.Writer) error { return pageTemplate.Execute(w, r) }

// Forces and Moments are the loads of a hit that belong to the barrier.
func (r *Report) Forces(h *Result) []results.LoadRow { return h.loads(r.barrier, false) }

// Moments are those of its posts and their feet.
func (r *Report) Moments(h *Result) []results.LoadRow { return h.loads(r.barrier, true) }

// Images are the pictures of a hit, in the page.
func (r *Report) Images(h *Result) (sources []template.URL, err error) {
	for _, file := range h.Pictures {
		data, err := os.ReadFile(filepath.Join(r.folder, filepath.FromSlash(file)))
		if err != nil {
			return nil, err
		}
		sources = append(sources, template.URL("data:image/png;base64,"+base64.StdEncoding.EncodeToString(data)))
	}
	return sources, nil
}

// Diagrams draws the course of a hit.
func (r *Report) Diagrams(h *Result) template.HTML {
	c, times := columns{h.table}, h.table.Time()
	if len(times) == 0 {
		return ""
	}
	speed := make([]float64, len(times))
	for i := range speed {
		speed[i] = r3.Dot(c.vector(blockRequest+".velocity", i), r.towards)
	}
	kilo := func(v []float64, less float64) []float64 {
		out := make([]float64, len(v))
		for i := range v {
			out[i] = (v[i] - less) / 1e3
		}
		return out
	}
	draw := func(title, unit string, series ...chart.Series) string {
		for i := range series {
			series[i].X, series[i].Color = times, chart.Palette[i%(len(chart.Palette)-1)]
		}
		d := chart.Diagram{Title: title, X: "time (s)", Y: unit, Width: 560, Height: 320, Series: series}
		return d.SVG()
	}
	var ropes, energies []chart.Series
	for _, name := range []string{"upper", "lower"} {
		if q := requestOf(r.Barrier + "." + name); c.Index(q+".largest_tension") >= 0 {
			ropes = append(ropes, chart.Series{Name: name + " rope", Y: kilo(c.of(q+".largest_tension"), 0)})
		}
	}
	energies = append(energies, chart.Series{Name: "motion of the block", Y: kilo(c.of(blockRequest+".kinetic_energy"), 0)})
	for _, each := range energyNames {
		if v := c.of(runs.AuditPrefix + each[0]); each[0] == "lost.brakes" || each[0] == "lost.ropes" || each[0] == "energy.springs" || each[0] == "lost.dampers" {
			energies = append(energies, chart.Series{Name: each[1], Y: kilo(v, v[0])})
		}
	}
	return template.HTML(`<div class="pair">` +
		draw("speed of the block", "m/s", chart.Series{Y: speed}) +
		draw("barrier", "m", chart.Series{Name: "elongation", Y: c.of(barrierRequest + ".elongation")}, chart.Series{Name: "height", Y: c.of(barrierRequest + ".height")}) +
		draw("tension", "kN", ropes...) + draw("energy", "kJ", energies...) + "</div>\n") // package chart escapes its texts
}
