package bench

// This file times a net under few and many particles, on a processor and on a GPU.

import (
	"context"
	"fmt"
	"io"
	"text/tabwriter"
	"time"

	"gabion/coupling"
	"gabion/models"
	"gabion/models/library"
)

// Catch says what to time: the papers' net of 433 bodies (paper-433 of the library), on which columns of particles fall that it has just caught.
type Catch struct {
	Particles []int // rounded up to whole layers of 130
	Devices   []models.BuildOptions
	Before    int // steps before the measurement, in which the net catches the lowest layers
	Steps     int // that are timed
	Report    func(CatchRow)
}

// CoreAndGPUCatch compares one core of a processor with the GPU.
func CoreAndGPUCatch() Catch {
	return Catch{
		Particles: []int{1300, 10_000, 100_000}, Devices: []models.BuildOptions{{Device: "cpu", Threads: 1}, {Device: "gpu", Threads: 1}},
		Before: 300, Steps: 300,
	}
}

// CatchRow is the measurement of one number of particles on one device; times are of one step.
type CatchRow struct {
	Particles   int
	Device      string
	Step        time.Duration
	Phases      coupling.Phases
	Iterations  float64       // Newton iterations
	Evaluations float64       // of the contact of particles with bodies
	Exchange    time.Duration // one evaluation of it
	Contacts    int           // at the end, of particles with one another and with bodies
}

// Run times every number of particles on every device.
func (n Catch) Run(ctx context.Context) ([]CatchRow, error) {
	var rows []CatchRow
	for _, particles := range n.Particles {
		for _, o := range n.Devices {
			r, err := n.measure(ctx, particles, o)
			if err != nil {
				return rows, fmt.Errorf("bench: net under %d particles on %s: %w", particles, o.Device, err)
			}
			rows = append(rows, r)
			if n.Report != nil {
				n.Report(r)
			}
		}
	}
	return rows, nil
}

// paperNet is paper-433 under so many particles, of which the lowest nearly touch the net.
func paperNet(ctx context.Context, particles int) (*models.Model, error) {
	const name, spacing, touching = "paper-433.yaml", 0.042, 0.027
	text, err := library.Files.ReadFile(name)
	if err != nil {
		return nil, err
	}
	layers := (particles + 129) / 130
	return models.Parse(ctx, name, text, []string{
		fmt.Sprintf("particles.shower.lattice.counts=[13, %d, 10]", layers),
		fmt.Sprintf("particles.shower.lattice.center=[0, %g, 0]", touching+spacing*float64(layers-1)/2),
	})
}

func (n Catch) measure(ctx context.Context, particles int, o models.BuildOptions) (CatchRow, error) {
	m, err := paperNet(ctx, particles)
	if err != nil {
		return CatchRow{}, err
	}
	b, err := m.Build(ctx, o)
	if err != nil {
		return CatchRow{}, err
	}
	sim := b.Simulation
	defer sim.Close()
	run := func(steps int) error {
		return stepAll(ctx, sim, steps, m.Solver.Step)
	}
	if err := run(n.Before); err != nil {
		return CatchRow{}, err
	}
	phases, counts, start := sim.Phases(), sim.Integrator().Counters(), time.Now()
	if err := run(n.Steps); err != nil {
		return CatchRow{}, err
	}
	wall, after, done := time.Since(start), sim.Phases(), sim.Integrator().Counters()
	steps := time.Duration(n.Steps)
	evaluations := done.Evaluations - counts.Evaluations
	touching := sim.Particles().Counters()
	return CatchRow{
		Particles: sim.Particles().Len(), Device: b.Device.Kind, Step: wall / steps,
		Phases: coupling.Phases{
			Drift: (after.Drift - phases.Drift) / steps, Bodies: (after.Bodies - phases.Bodies) / steps,
			Contact: (after.Contact - phases.Contact) / steps, Commit: (after.Commit - phases.Commit) / steps,
		},
		Iterations:  float64(done.Iterations-counts.Iterations) / float64(n.Steps),
		Evaluations: float64(evaluations) / float64(n.Steps),
		Exchange:    (after.Contact - phases.Contact) / time.Duration(max(evaluations, 1)),
		Contacts:    touching.Touching + touching.Surface,
	}, nil
}

// WriteCatch prints a table of rows; the speed-up is over the first of as many particles.
func WriteCatch(w io.Writer, rows []CatchRow) error {
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(t, "particles\tdevice\tsteps/s\tspeed-up\tus/step\tdrift\tbodies\tcontact\treactions\titer/step\teval/step\tus/eval\tcontacts\t")
	us := func(d time.Duration) float64 { return float64(d) / 1e3 }
	var first CatchRow
	for _, r := range rows {
		if r.Particles != first.Particles {
			first = r
		}
		fmt.Fprintf(t, "%d\t%s\t%.4g\t%.2f\t%.4g\t%.4g\t%.4g\t%.4g\t%.4g\t%.2f\t%.2f\t%.4g\t%d\t\n", r.Particles, r.Device, 1/r.Step.Seconds(),
			float64(first.Step)/float64(r.Step), us(r.Step), us(r.Phases.Drift), us(r.Phases.Bodies), us(r.Phases.Contact), us(r.Phases.Commit),
			r.Iterations, r.Evaluations, us(r.Exchange), r.Contacts)
	}
	return t.Flush()
}
