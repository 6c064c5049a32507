package main

// gabion bench: how fast the program is on this machine.

import (
	"fmt"
	"os"
	"path/filepath"
	"time"

	"github.com/spf13/cobra"

	"gabion/bench"
)

func newBench() *cobra.Command {
	c := &cobra.Command{
		Use:   "bench",
		Short: "Measure the speed on this machine",
		Long:  "Bench times models that other programs can be timed on too, and prints a table.",
		Args:  cobra.NoArgs,
	}
	c.AddCommand(newBenchMultibody(), newBenchGrains(), newBenchCoupled(), newBenchPapers())
	return c
}

func newBenchMultibody() *cobra.Command {
	m := bench.DefaultMultibody()
	c := &cobra.Command{
		Use:   "mbd",
		Short: "Nets of bodies and spring-dampers",
		Long: "Mbd times falling nets of spheres and spring-dampers, pinned at their corners: bodies, springs, entries of the factors,\n" +
			"milliseconds a step by phase, and memory.",
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			rows, err := m.Run()
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
	f.IntVar(&m.Workers, "threads", m.Workers, "processor threads")
	f.Float64Var(&m.Solver.Tolerance, "tolerance", 1e-8, "velocity error that Newton's iteration may leave, m/s")
	f.Float64Var(&m.Solver.Alpha, "alpha", -0.05, "numerical damping, from -1/3 to 0")
	return c
}

func newBenchGrains() *cobra.Command {
	g := bench.DefaultGrains()
	c := &cobra.Command{
		Use:   "dem",
		Short: "Grains in a box",
		Long: "Dem times boxes of spheres, Hertz and Mindlin with history in double precision, that have settled under gravity: grains moved on\n" +
			"by a step in a second, the gain of threads, and memory.",
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			var rows []bench.GrainsRow
			err := g.Run(func(r bench.GrainsRow) {
				rows = append(rows, r)
				fmt.Fprintf(cmd.ErrOrStderr(), "%d grains on %d threads: %s a step\n", r.Grains, r.Threads, r.Step.Round(time.Microsecond/10))
			})
			if e := bench.WriteGrains(cmd.OutOrStdout(), rows); err == nil {
				err = e
			}
			return failed(err)
		},
	}
	f := c.Flags()
	f.IntSliceVar(&g.Edges, "edges", g.Edges, "grains along each edge of the boxes")
	f.IntSliceVar(&g.Threads, "threads", g.Threads, "numbers of processor threads")
	f.Float64Var(&g.Young, "young", g.Young, "Young's modulus, Pa")
	f.Float64Var(&g.Step, "step", g.Step, "time step, s")
	f.Float64Var(&g.Settled, "settle", g.Settled, "simulated time before the measurement, s")
	f.DurationVar(&g.Budget, "budget", g.Budget, "wall time of each measurement")
	return c
}

func newBenchCoupled() *cobra.Command {
	b := bench.DefaultCoupled()
	substeps, step := 20, 1e-5
	c := &cobra.Command{
		Use:   "coupled",
		Short: "A net under grains, in each coupling scheme",
		Long: "Coupled times the library's net-impact in the papers' scheme and with many grain steps in a step of the bodies: wall time by\n" +
			"phase, and the deflection of the net, which tells what the larger step costs in accuracy.",
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			b.Progress = func(s bench.Scheme) {
				fmt.Fprintf(cmd.ErrOrStderr(), "%s, %d grain steps in a step of %g s\n", s.Name, s.Substeps, s.Step)
			}
			b.Schemes = bench.Schemes(step, substeps)
			rows, err := b.Run()
			if e := bench.WriteCoupled(cmd.OutOrStdout(), rows); err == nil {
				err = e
			}
			return failed(err)
		},
	}
	f := c.Flags()
	f.Float64Var(&b.End, "end", b.End, "simulated time, s")
	f.Float64Var(&step, "step", step, "time step of the grains, s")
	f.IntVar(&substeps, "substeps", substeps, "grain steps in a step of the bodies")
	f.StringVar(&b.Device, "device", b.Device, "where grains are simulated: auto, cpu or gpu")
	f.IntVar(&b.Threads, "threads", 0, "processor threads (default all)")
	return c
}

func newBenchPapers() *cobra.Command {
	p := bench.DefaultPapers()
	var folder string
	c := &cobra.Command{
		Use:   "papers",
		Short: "The series of the papers: computation time over the size of the model",
		Long: "Papers times what Jun and Sohn (2014) draw: computation time over the number of spring-dampers, of bodies, of grains, and of\n" +
			"grains on a net of 433 bodies, sequentially on one processor thread and in parallel on all of them or on a GPU. It leaves a\n" +
			"diagram of each series.",
		Args: cobra.NoArgs,
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
	f.IntSliceVar(&p.Edges, "edges", p.Edges, "grains along each edge of the boxes")
	f.IntSliceVar(&p.Layers, "layers", p.Layers, "layers of 130 grains that fall on the net")
	f.Float64Var(&p.Time, "simulated", p.Time, "simulated time of each model, s")
	f.StringVar(&p.Device, "device", p.Device, "where grains are simulated in parallel: auto, cpu or gpu")
	f.IntVar(&p.Threads, "threads", 0, "processor threads in parallel (default all)")
	f.StringVarP(&folder, "output", "o", filepath.Join("out", "papers"), "folder for the diagrams")
	return c
}

// failed gives an error of a measurement its exit status.
func failed(err error) error {
	if err == nil {
		return nil
	}
	return withStatus(exitFailed, err)
}
