package bench

// This file times a net under particles in the schemes that exchange forces between them.

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"math"
	"slices"
	"text/tabwriter"
	"time"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/coupling"
	"gabion/models"
	"gabion/models/library"
)

// Coupled says what to time: net-impact of the library, in which 1300 particles fall on a net of 280 bodies.
type Coupled struct {
	Schemes  []Scheme
	End      float64 // of the simulated time, s; the particles hit the net at about 0.1 s
	Device   string  // auto, cpu or gpu
	Threads  int     // 0 takes all processors
	Repeats  int     // runs of each scheme, which take turns; its times are those of the run of median duration
	Progress func(Scheme)
}

// Scheme is a way to couple bodies and particles.
type Scheme struct {
	Name     string  // frozen, subcycled or iterated
	Step     float64 // of the bodies, s
	Substeps int     // of the particles in each; 1 in the frozen scheme
}

// DefaultCoupled compares the frozen scheme with 20 particle steps of 20 microseconds in a step of the bodies.
func DefaultCoupled() Coupled {
	return Coupled{Schemes: Schemes(2e-5, 20), End: 0.2, Device: "auto", Repeats: 3}
}

// Schemes are the frozen scheme and the two others with a number of particle steps (s) in a step of the bodies. The particle step is the same.
func Schemes(step float64, substeps int) []Scheme {
	long := step * float64(substeps)
	return []Scheme{{"frozen", step, 1}, {"subcycled", long, substeps}, {"iterated", long, substeps}}
}

// sets are the changes of a model that make it one of the scheme.
func (s Scheme) sets() []string {
	sets := []string{fmt.Sprintf("solver.step=%g", s.Step), "coupling.scheme=" + s.Name}
	if s.Name != "frozen" {
		sets = append(sets, fmt.Sprintf("coupling.substeps=%d", s.Substeps))
	}
	if s.Name == "iterated" {
		sets = append(sets, "coupling.tolerance=1e-3")
	}
	return sets
}

// CoupledRow is the measurement of one scheme.
type CoupledRow struct {
	Scheme     Scheme
	Device     string
	Steps      int
	Wall       time.Duration
	Phases     coupling.Phases
	Iterations float64 // Newton iterations a step
	Contacts   int     // at the end
	Deflection float64 // of the knot next to the middle, m
	Residual   float64 // of the energy, relative to the energy scale
}

// Run times every scheme; those that fail are left out of the rows and told in the error.
func (c Coupled) Run(ctx context.Context) ([]CoupledRow, error) {
	text, err := library.Files.ReadFile("net-impact.yaml")
	if err != nil {
		return nil, err
	}
	runs := make([][]CoupledRow, len(c.Schemes))
	errs := make([]error, len(c.Schemes))
	for range max(c.Repeats, 1) {
		for i, s := range c.Schemes {
			if errs[i] != nil {
				continue
			}
			if c.Progress != nil {
				c.Progress(s)
			}
			r, err := c.scheme(ctx, text, s)
			if err != nil {
				errs[i] = fmt.Errorf("bench: %s with %d particle steps of %g s: %w", s.Name, s.Substeps, s.Step/float64(s.Substeps), err)
			}
			runs[i] = append(runs[i], r)
		}
	}
	var rows []CoupledRow
	for i, all := range runs {
		if errs[i] == nil {
			slices.SortFunc(all, func(a, b CoupledRow) int { return cmp.Compare(a.Wall, b.Wall) })
			rows = append(rows, all[len(all)/2])
		}
	}
	return rows, errors.Join(errs...)
}

func (c Coupled) scheme(ctx context.Context, text []byte, s Scheme) (CoupledRow, error) {
	m, err := models.Parse(ctx, "net-impact.yaml", text, s.sets())
	if err != nil {
		return CoupledRow{}, err
	}
	b, err := m.Build(ctx, models.BuildOptions{Device: c.Device, Threads: c.Threads})
	if err != nil {
		return CoupledRow{}, err
	}
	sim := b.Simulation
	defer sim.Close()
	knot := middle(b)
	from := sim.Bodies().Pose(knot).Position
	r := CoupledRow{Scheme: s, Device: b.Device.Kind, Steps: int(math.Round(c.End / s.Step))}
	start := time.Now()
	if err := stepAll(ctx, sim, r.Steps, s.Step); err != nil {
		return r, err
	}
	r.Wall = time.Since(start)
	r.Phases = sim.Phases()
	r.Iterations = float64(sim.Integrator().Counters().Iterations) / float64(max(r.Steps, 1))
	count := sim.Particles().Counters()
	r.Contacts = count.Touching + count.Surface
	r.Deflection = r3.Norm(r3.Sub(sim.Bodies().Pose(knot).Position, from))
	a := sim.Audit()
	r.Residual = a.Residual / math.Max(a.EnergyScale, math.SmallestNonzeroFloat64)
	return r, nil
}

// stepAll makes so many steps of h (s), many at once where a run would.
func stepAll(ctx context.Context, sim *coupling.Simulation, steps int, h float64) error {
	end := sim.Time() + float64(steps)*h
	for sim.Time() < end-h/2 {
		if err := ctx.Err(); err != nil {
			return err
		}
		if err := sim.StepToward(end, h, steps); err != nil {
			return fmt.Errorf("at t = %g s: %w", sim.Time(), err)
		}
	}
	return nil
}

// middle is the body that is nearest to the middle of all.
func middle(b *models.Built) int {
	best, at := math.Inf(1), 0
	for i := range b.BodyCount() {
		if d := r3.Norm(b.Bodies.Pose(i).Position); d < best {
			best, at = d, i
		}
	}
	return at
}

// WriteCoupled prints a table of rows; the speed-up is over the first.
func WriteCoupled(w io.Writer, rows []CoupledRow) error {
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(t, "scheme\tbody step s\tparticle steps\tdevice\tsteps\twall s\tspeed-up\tdrift s\tbodies s\tcontact s\treactions s\titer/step\tcontacts\tdeflection mm\tenergy missing\t")
	for _, r := range rows {
		fmt.Fprintf(t, "%s\t%g\t%d\t%s\t%d\t%.3g\t%.2f\t%.3g\t%.3g\t%.3g\t%.3g\t%.2f\t%d\t%.4f\t%.1e\t\n", r.Scheme.Name, r.Scheme.Step, r.Scheme.Substeps,
			r.Device, r.Steps, r.Wall.Seconds(), rows[0].Wall.Seconds()/r.Wall.Seconds(), r.Phases.Drift.Seconds(), r.Phases.Bodies.Seconds(),
			r.Phases.Contact.Seconds(), r.Phases.Commit.Seconds(), r.Iterations, r.Contacts, 1e3*r.Deflection, r.Residual)
	}
	return t.Flush()
}

func median(d []time.Duration) time.Duration {
	d = slices.Clone(d)
	slices.Sort(d)
	return d[len(d)/2]
}
