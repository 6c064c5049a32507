package validation

// The report: report.html for people, report.json for programs.

import (
	"bufio"
	_ "embed"
	"encoding/json"
	"fmt"
	"html/template"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"time"

	"gabion/results"
	"gabion/results/chart"
)

// Report is what a validation came to, and on what.
type Report struct {
	Passed      bool        `json:"passed"`
	Environment Environment `json:"environment"`
	Verdicts    []*Verdict  `json:"cases"`
}

// Environment is the program and the machine.
type Environment struct {
	Version    string    `json:"version"`
	Go         string    `json:"go"`
	System     string    `json:"system"`
	Processor  string    `json:"processor"`
	Processors int       `json:"processors"`
	Device     string    `json:"device"`
	Date       time.Time `json:"date"`
	Seconds    float64   `json:"wall_seconds"`
}

// NewReport gathers the verdicts of a validation that began at the given time.
func NewReport(verdicts []*Verdict, o Options, began time.Time) *Report {
	return &Report{
		Passed:   Good(verdicts),
		Verdicts: verdicts,
		Environment: Environment{
			Version: o.Version, Go: runtime.Version(), System: runtime.GOOS + "/" + runtime.GOARCH, Processor: processor(),
			Processors: runtime.NumCPU(), Device: o.Device, Date: time.Now().Truncate(time.Second), Seconds: time.Since(began).Seconds(),
		},
	}
}

// processor is the name that the system has for it, or "".
func processor() string {
	f, err := os.Open("/proc/cpuinfo")
	if err != nil {
		return ""
	}
	defer f.Close()
	for lines := bufio.NewScanner(f); lines.Scan(); {
		if name, value, ok := strings.Cut(lines.Text(), ":"); ok && strings.TrimSpace(name) == "model name" {
			return strings.TrimSpace(value)
		}
	}
	return ""
}

// Write writes report.html and report.json into folder.
func (r *Report) Write(folder string) error {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	err := results.WriteFileSync(filepath.Join(folder, "report.json"), func(w io.Writer) error {
		e := json.NewEncoder(w)
		e.SetIndent("", "  ")
		return e.Encode(r)
	})
	if err != nil {
		return err
	}
	return results.WriteFileSync(filepath.Join(folder, "report.html"), r.HTML)
}

//go:embed report.html
var page string

var pageTemplate = template.Must(template.New("report").Funcs(template.FuncMap{
	"short":    func(v any) string { return fmt.Sprintf("%.3g", v) },
	"diagrams": (*Outcome).diagrams,
	"count":    count,
	"judged":   judged,
}).Parse(page))

// HTML writes the report as one page that needs nothing else.
func (r *Report) HTML(w io.Writer) error { return pageTemplate.Execute(w, r) }

// count is the number of cases of a status.
func count(verdicts []*Verdict, status string) int {
	n := 0
	for _, v := range verdicts {
		if string(v.Status) == status {
			n++
		}
	}
	return n
}

// judged names the verdict on a quantity.
func judged(passed bool) Status {
	if passed {
		return Passed
	}
	return Outside
}

// diagrams draws the curves over their references, and the differences.
func (o *Outcome) diagrams() template.HTML {
	unit := ""
	if o.Unit != "" && o.Metric != "relative" {
		unit = " (" + o.Unit + ")"
	}
	curves := chart.Diagram{Title: o.Quantity, X: "time (s)", Y: "value" + unit, Width: 560, Height: 320}
	differences := chart.Diagram{Title: "difference", X: "time (s)", Y: "difference" + unit, Width: 560, Height: 320}
	for i, c := range o.curves {
		apart := make([]float64, len(c.times))
		for n := range apart {
			apart[n] = c.values[n] - c.reference[n]
		}
		color := chart.Palette[i%(len(chart.Palette)-1)] // black is for the reference
		curves.Series = append(curves.Series, chart.Series{Name: c.column, X: c.times, Y: c.values, Color: color})
		differences.Series = append(differences.Series, chart.Series{Name: c.column, X: c.times, Y: apart, Color: color})
	}
	for i, c := range o.curves {
		name := ""
		if i == 0 {
			name = "reference"
		}
		curves.Series = append(curves.Series, chart.Series{Name: name, X: c.times, Y: c.reference, Style: chart.Dashed, Color: "black"})
	}
	// Package chart escapes its texts.
	return template.HTML(`<div class="pair">` + curves.SVG() + differences.SVG() + "</div>\n")
}
