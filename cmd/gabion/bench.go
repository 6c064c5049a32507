package main

// gabion bench: how fast the program is on this machine.

import (
	"context"
	"errors"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"
	"time"

	"github.com/spf13/cobra"

	"gabion/bench"
	"gabion/models"
)

func newBench() *cobra.Command {
	c := &cobra.Command{
		Use:   "bench",
		Short: "Measure the speed on this machine",
		Long:  "Bench times models that other programs can be timed on too, and prints a table.",
		Args:  takes(0),
		RunE:  func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
	}
	c.AddCommand(newBenchMultibody(), newBenchParticles(), newBenchBooks(), newBenchPiles(), newBenchCoupled(), newBenchPapers(), newBenchStart(), newBenchWatched())
	return c
}

func newBenchMultibody() *cobra.Command {
	m := bench.DefaultMultibody()
	var threads []int
	c := &cobra.Command{
		Use:   "mbd",
		Short: "Nets of bodies and spring-dampers",
		Long: "Mbd times falling nets of spheres and spring-dampers, pinned at their corners: bodies, springs, entries of the factors,\n" +
			"milliseconds a step by phase, and memory. With several numbers of --threads it prints milliseconds a step by the number of threads instead.",
		Args: takes(0),
		RunE: func(cmd *cobra.Command, _ []string) error {
			if err := checkThreads(threads); err != nil {
				return err
			}
			if len(threads) > 1 {
				rows, err := m.Scale(cmd.Context(), threads)
				if err != nil {
					return failed(err)
				}
				return bench.WriteScaling(cmd.OutOrStdout(), threads, rows)
			}
			m.Workers = threads[0]
			rows, err := m.Run(cmd.Context())
			if e := bench.Write(cmd.OutOrStdout(), rows); err == nil {
				err = e
			}
			return failed(err)
		},
	}
	f := c.Flags()
	f.IntSliceVar(&m.Knots, "knots", m.Knots, "knots along an edge of each net")
	f.Float64Var(&m.Step, "step", m.Step, "time step, s")
	f.Float64Var(&m.Simulated, "simulated", m.Simulated, "simulated time of each net, s")
	f.DurationVar(&m.Budget, "budget", m.Budget, "wall time of each net at most")
	f.IntSliceVar(&threads, "threads", []int{1}, "processor threads, such as 1 or 1,4,16")
	f.StringVar(&m.Device, "device", "cpu", "where the bodies are stepped: cpu or gpu")
	f.Float64Var(&m.Tolerance, "tolerance", m.Tolerance, "velocity error that Newton's iteration may leave, m/s")
	f.Float64Var(&m.Alpha, "alpha", m.Alpha, "numerical damping, from -1/3 to 0")
	return c
}

func newBenchPiles() *cobra.Command {
	p := bench.DefaultPiles()
	c := &cobra.Command{
		Use:   "piles",
		Short: "Piles of hulls that touch one another",
		Long: "Piles times steps of hulls of twenty faces that fall on one another in an open box, while they still move and when they have come to rest:\n" +
			"contact points, iterations, new tangents and milliseconds a step, of the contacts and of all else.",
		Args: takes(0),
		RunE: func(cmd *cobra.Command, _ []string) error {
			rows, err := p.Run(cmd.Context())
			if e := bench.WritePiles(cmd.OutOrStdout(), rows); err == nil {
				err = e
			}
			return failed(err)
		},
	}
	f := c.Flags()
	f.IntSliceVar(&p.Hulls, "hulls", p.Hulls, "hulls in each pile")
	f.Float64Var(&p.Step, "step", p.Step, "time step, s")
	f.Float64SliceVar(&p.Falls, "fall", p.Falls, "times that each pile is timed after, to which it goes in steps five times as long, s")
	countFlag(f, &p.Steps, "steps", "", p.Steps, "steps that are timed")
	f.Float64Var(&p.Young, "young-modulus", p.Young, "of the hulls, Pa")
	f.IntVar(&p.Threads, "threads", p.Threads, "processor threads, 0 for all")
	return c
}

func newBenchCoupled() *cobra.Command {
	b := bench.DefaultCoupled()
	substeps, step := 20, 2e-5
	var particles, threads []int
	var schemes []string
	var whole bool
	c := &cobra.Command{
		Use:   "coupled",
		Short: "A net under particles, in each coupling scheme",
		Long: "Coupled times the library's net-impact in the frozen scheme and with many particle steps in a step of the bodies: wall time by\n" +
			"phase, and the deflection of the net, which tells what the larger step costs in accuracy. With --device gpu, the particles of all\n" +
			"schemes are on the GPU. With --whole it times whole runs instead, with the model's own step, end and results, on each number of --threads. With --particles it times the papers' net of 433 bodies under few and many particles instead, on one\n" +
			"processor core and, unless --device is cpu, on the GPU.",
		Args: takes(0),
		RunE: func(cmd *cobra.Command, _ []string) error {
			if err := checkThreads(threads); err != nil {
				return err
			}
			switch {
			case len(particles) > 0:
				return benchNet(cmd, b.Device, particles)
			case whole:
				w := bench.Whole{Device: b.Device, Threads: threads}
				if cmd.Flags().Changed("end") {
					w.End = b.End
				}
				return benchWhole(cmd, w, schemes)
			case len(threads) > 1:
				return errors.New("--threads: several numbers are for --whole")
			}
			b.Threads = threads[0]
			b.Progress = func(s bench.Scheme) {
				fmt.Fprintf(cmd.ErrOrStderr(), "%s, %d particle steps in a step of %g s\n", s.Name, s.Substeps, s.Step)
			}
			var err error
			if b.Schemes, err = only(schemes, bench.Schemes(step, substeps)); err != nil {
				return err
			}
			rows, err := b.Run(cmd.Context())
			if e := bench.WriteCoupled(cmd.OutOrStdout(), rows); err == nil {
				err = e
			}
			return failed(err)
		},
	}
	f := c.Flags()
	f.Float64Var(&b.End, "end", b.End, "simulated time, s; with --whole, that of the model unless it is given")
	f.Float64Var(&step, "step", step, "time step of the particles, s")
	countFlag(f, &substeps, "substeps", "", substeps, "particle steps in a step of the bodies")
	countFlag(f, &b.Repeats, "repeats", "", b.Repeats, "runs of each scheme, of which the median counts")
	f.StringSliceVar(&schemes, "schemes", nil, "only these: frozen, subcycled, iterated")
	f.StringVar(&b.Device, "device", b.Device, "where particles are simulated: auto, cpu or gpu")
	f.IntSliceVar(&threads, "threads", []int{0}, "processor threads, 0 for all; several with --whole, such as 1,4,16")
	f.BoolVar(&whole, "whole", false, "time whole runs, with their results")
	f.IntSliceVar(&particles, "particles", nil, "time the papers' net under so many particles instead, such as 1300,10000,100000")
	return c
}

// checkThreads refuses numbers of threads that there are not.
func checkThreads(threads []int) error {
	if len(threads) == 0 || slices.Min(threads) < 0 {
		return fmt.Errorf("--threads is %v, want numbers of 0 or more", threads)
	}
	return nil
}

// benchWhole times whole runs, frozen with the model's step and sub-cycled with four of them in a step of the bodies.
func benchWhole(cmd *cobra.Command, w bench.Whole, schemes []string) error {
	if len(schemes) == 0 {
		schemes = []string{"frozen", "subcycled"}
	}
	var err error
	if w.Schemes, err = only(schemes, bench.Schemes(1e-4, 4)); err != nil {
		return err
	}
	w.Progress = func(r bench.WholeRow) {
		fmt.Fprintf(cmd.ErrOrStderr(), "%s, %d threads: %s\n", r.Scheme.Name, r.Threads, r.Wall.Round(time.Millisecond))
	}
	rows, err := w.Run(cmd.Context())
	if e := bench.WriteWhole(cmd.OutOrStdout(), rows); err == nil {
		err = e
	}
	return failed(err)
}

// only picks the schemes that are named; all when none is.
func only(names []string, all []bench.Scheme) (picked []bench.Scheme, err error) {
	if len(names) == 0 {
		return all, nil
	}
	for _, name := range names {
		i := slices.IndexFunc(all, func(s bench.Scheme) bool { return s.Name == name })
		if i < 0 {
			return nil, fmt.Errorf("--schemes: there is no scheme %q: want frozen, subcycled or iterated", name)
		}
		picked = append(picked, all[i])
	}
	return picked, nil
}

// benchNet times the papers' net, on the GPU too unless the device is cpu.
func benchNet(cmd *cobra.Command, device string, particles []int) error {
	n := bench.CoreAndGPUCatch()
	n.Particles = particles
	chosen, err := models.ChooseDevice(device, math.MaxInt, true, 0)
	if err != nil {
		return err
	}
	if chosen.Kind == "cpu" {
		n.Devices = n.Devices[:1]
	}
	n.Report = func(r bench.CatchRow) {
		fmt.Fprintf(cmd.ErrOrStderr(), "%d particles, %s: %s a step\n", r.Particles, r.Device, r.Step.Round(time.Microsecond))
	}
	rows, err := n.Run(cmd.Context())
	if e := bench.WriteCatch(cmd.OutOrStdout(), rows); err == nil {
		err = e
	}
	return failed(err)
}

func newBenchPapers() *cobra.Command {
	p := bench.DefaultPapers()
	var folder string
	c := &cobra.Command{
		Use:   "papers",
		Short: "The series of the papers: computation time over the size of the model",
		Long: "Papers times what Jun and Sohn (2014) draw: computation time over the number of spring-dampers, of bodies, of particles, and of\n" +
			"particles on a net of 433 bodies, sequentially on one processor thread and in parallel on all of them or on a GPU. It leaves a\n" +
			"diagram of each series.",
		Args: takes(0),
		RunE: func(cmd *cobra.Command, _ []string) error {
			p.Progress = func(s bench.Series, r bench.PapersRow) {
				fmt.Fprintf(cmd.ErrOrStderr(), "%s, %d %s: %.3g s, %.3g s in parallel\n", s.Title, r.Count, s.Count, r.Sequential.Seconds(), r.Parallel.Seconds())
			}
			series, err := p.Run(cmd.Context())
			if err != nil {
				return failed(err)
			}
			if err := bench.WritePapers(cmd.OutOrStdout(), series); err != nil {
				return failed(err)
			}
			if err := os.MkdirAll(folder, 0o755); err != nil {
				return failed(err)
			}
			for _, s := range series {
				if err := os.WriteFile(filepath.Join(folder, s.Name+".svg"), []byte(s.Diagram().SVG()), 0o644); err != nil {
					return failed(err)
				}
			}
			_, err = fmt.Fprintf(cmd.OutOrStdout(), "diagrams in %s\n", folder)
			return err
		},
	}
	f := c.Flags()
	f.IntSliceVar(&p.Knots, "knots", p.Knots, "knots along an edge of each falling net")
	f.IntSliceVar(&p.Edges, "edges", p.Edges, "particles along each edge of the boxes")
	f.IntSliceVar(&p.Layers, "layers", p.Layers, "layers of 130 particles that fall on the net")
	f.Float64Var(&p.Time, "simulated", p.Time, "simulated time of each model, s")
	f.StringVar(&p.Device, "device", p.Device, "where particles are simulated in parallel: auto, cpu or gpu")
	countFlag(f, &p.Threads, "threads", "", 0, "processor threads in parallel (default all)")
	f.StringVarP(&folder, "output", "o", filepath.Join("out", "papers"), "folder for the diagrams")
	return c
}

// failed gives an error of a measurement its exit status.
func failed(err error) error {
	switch {
	case err == nil:
		return nil
	case errors.Is(err, context.Canceled):
		return withStatus(exitInterrupted, errors.New("interrupted"))
	}
	return withStatus(exitFailed, err)
}
