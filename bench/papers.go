package bench

// This file times the series that the papers behind this program draw: Jun and Sohn (2014), figs. 7 to 9 and 13.

import (
	"context"
	"fmt"
	"io"
	"math"
	"text/tabwriter"
	"time"

	"gabion/models"
	"gabion/models/library"
	"gabion/results/chart"
)

// Papers says what to time: growing models, sequentially on one processor thread, and in parallel on a device.
type Papers struct {
	Knots    []int   // along an edge of the falling nets
	Edges    []int   // particles along each edge of the settling boxes
	Layers   []int   // layers of 130 particles that fall on the net of 433 bodies
	Time     float64 // simulated of each model, s
	Device   string  // of the particles in parallel: auto, cpu or gpu
	Threads  int     // in parallel; 0 takes all processors
	Progress func(Series, PapersRow)
}

// DefaultPapers goes as far as the papers' tables of what a CPU can do in minutes.
func DefaultPapers() Papers {
	return Papers{Knots: []int{3, 5, 7, 10, 15}, Edges: []int{5, 11, 16, 22}, Layers: []int{1, 4, 7, 10}, Time: 0.2, Device: "auto"}
}

// Series is one diagram of the papers.
type Series struct {
	Name  string // for files
	Title string
	Count string // what is counted along the axis
	Rows  []PapersRow
}

// PapersRow is the computation time of one model.
type PapersRow struct {
	Count                int
	Sequential, Parallel time.Duration // for one simulated second
	Device               string        // of the parallel run
}

// Ratio is how many times faster the parallel run is.
func (r *PapersRow) Ratio() float64 { return r.Sequential.Seconds() / r.Parallel.Seconds() }

// Run times every model of every series.
func (p Papers) Run(ctx context.Context) ([]Series, error) {
	springs := Series{Name: "springs", Title: "Forces of a net", Count: "spring-dampers"}
	bodies := Series{Name: "bodies", Title: "A falling net", Count: "bodies"}
	for _, n := range p.Knots {
		s, b, err := p.net(ctx, n)
		if err != nil {
			return nil, err
		}
		springs.add(s, p.Progress)
		bodies.add(b, p.Progress)
	}
	particles := Series{Name: "particles", Title: "Particles settle in a box", Count: "particles"}
	for _, n := range p.Edges {
		r, err := p.both(ctx, "box-fill.yaml", fmt.Sprintf("particles.bed.lattice.counts=[%d, %d, %d]", n, n, n),
			fmt.Sprintf("parameters.side=${%d * spacing}", n))
		if err != nil {
			return nil, err
		}
		particles.add(r, p.Progress)
	}
	coupled := Series{Name: "coupled", Title: "Particles fall on a net of 433 bodies", Count: "particles"}
	for _, n := range p.Layers {
		// The lowest layer stays where it is.
		r, err := p.both(ctx, "paper-433.yaml", fmt.Sprintf("particles.shower.lattice.counts=[13, %d, 10]", n),
			fmt.Sprintf("particles.shower.lattice.center=[0, %g, 0]", 0.36-0.021*float64(10-n)))
		if err != nil {
			return nil, err
		}
		coupled.add(r, p.Progress)
	}
	return []Series{springs, bodies, particles, coupled}, nil
}

func (s *Series) add(r PapersRow, progress func(Series, PapersRow)) {
	s.Rows = append(s.Rows, r)
	if progress != nil {
		progress(*s, r)
	}
}

// net times a falling net of n x n knots: its forces alone, and all of it.
func (p Papers) net(ctx context.Context, n int) (springs, bodies PapersRow, err error) {
	m := DefaultMultibody()
	m.Simulated = p.Time
	m.Alpha = -0.2
	perSecond := func(d time.Duration, r Row) time.Duration {
		return time.Duration(float64(d) / float64(max(r.Steps, 1)) / m.Step)
	}
	measure := func(workers int) (forces, all time.Duration, r Row, err error) {
		m.Workers = workers
		if r, err = m.net(ctx, n); err != nil {
			return 0, 0, r, fmt.Errorf("bench: net of %d x %d knots: %w", n, n, err)
		}
		return perSecond(r.Phases.Evaluation, r), time.Duration(float64(r.Step) / m.Step), r, nil
	}
	var r Row
	if springs.Sequential, bodies.Sequential, r, err = measure(1); err != nil {
		return springs, bodies, err
	}
	if springs.Parallel, bodies.Parallel, r, err = measure(p.Threads); err != nil {
		return springs, bodies, err
	}
	springs.Count, bodies.Count = r.Springs, r.Bodies
	springs.Device, bodies.Device = "cpu", "cpu"
	return springs, bodies, nil
}

// both times a model of the library with changes, sequentially and in parallel.
func (p Papers) both(ctx context.Context, file string, sets ...string) (r PapersRow, err error) {
	if r.Sequential, _, _, err = p.model(ctx, file, models.BuildOptions{Device: "cpu", Threads: 1}, sets); err != nil {
		return r, err
	}
	r.Parallel, r.Count, r.Device, err = p.model(ctx, file, models.BuildOptions{Device: p.Device, Threads: p.Threads}, sets)
	return r, err
}

// model is the wall time of a model of the library for one simulated second.
func (p Papers) model(ctx context.Context, file string, o models.BuildOptions, sets []string) (wall time.Duration, particles int, device string, err error) {
	fail := func(err error) (time.Duration, int, string, error) {
		return 0, 0, "", fmt.Errorf("bench: %s: %w", file, err)
	}
	text, err := library.Files.ReadFile(file)
	if err != nil {
		return fail(err)
	}
	m, err := models.Parse(ctx, file, text, sets)
	if err != nil {
		return fail(err)
	}
	b, err := m.Build(ctx, o)
	if err != nil {
		return fail(err)
	}
	sim := b.Simulation
	defer sim.Close()
	h := m.Solver.Step
	steps := int(math.Round(p.Time / h))
	start := time.Now()
	for sim.Steps() < int64(steps) {
		if err := sim.StepToward(float64(steps)*h, h, 1000); err != nil {
			return fail(err)
		}
		if err := ctx.Err(); err != nil {
			return fail(err)
		}
	}
	return time.Duration(float64(time.Since(start)) / (float64(steps) * h)), sim.Particles().Len(), b.Device.Kind, nil
}

// WritePapers prints the series as one table.
func WritePapers(w io.Writer, series []Series) error {
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(t, "model\tcounted\tnumber\tsequential s\tparallel s\tratio\tdevice\t")
	for _, s := range series {
		for _, r := range s.Rows {
			fmt.Fprintf(t, "%s\t%s\t%d\t%.4g\t%.4g\t%.2f\t%s\t\n", s.Title, s.Count, r.Count, r.Sequential.Seconds(), r.Parallel.Seconds(), r.Ratio(), r.Device)
		}
	}
	if err := t.Flush(); err != nil {
		return err
	}
	_, err := fmt.Fprintln(w, "Times are for one simulated second.")
	return err
}

// Diagram draws a series as the papers do: computation time over the number.
func (s *Series) Diagram() *chart.Diagram {
	sequential, parallel := chart.Series{Name: "sequential"}, chart.Series{Name: "parallel"}
	for _, r := range s.Rows {
		n := float64(r.Count)
		sequential.X, sequential.Y = append(sequential.X, n), append(sequential.Y, r.Sequential.Seconds())
		parallel.X, parallel.Y = append(parallel.X, n), append(parallel.Y, r.Parallel.Seconds())
	}
	return &chart.Diagram{Title: s.Title, X: s.Count, Y: "computation time (s)", FromZero: true, Series: []chart.Series{sequential, parallel}}
}
