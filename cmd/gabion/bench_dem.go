package main

// gabion bench dem: particles in boxes, on processors and on a GPU.

import (
	"fmt"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"gabion/bench"
	"gabion/dem/gpu"
	"gabion/models"
)

func newBenchParticles() *cobra.Command {
	var boxes, devices, precisions []string
	var threads []int
	var given bench.Particles
	c := &cobra.Command{
		Use:   "dem",
		Short: "Particles in a box",
		Long: "Dem times boxes of spheres, Hertz and Mindlin with history, that have settled under gravity: microseconds a step, particles moved on\n" +
			"by a step in a second, contacts and memory. --device gpu times every precision of the GPU; --device cpu,gpu compares one processor\n" +
			"core with the GPU at the papers' numbers of particles, both in single steps of the same state. --beside luding,heat times laws and\n" +
			"surroundings in turn with the plain spheres, from the same settled state, and --floors 1000,100000 floors of so many triangles.",
		Args: takes(0),
		RunE: func(cmd *cobra.Command, _ []string) error {
			g, err := particlesOn(devices, threads, precisions)
			if err != nil {
				return err
			}
			if err := changed(cmd, &g, &given, boxes); err != nil {
				return err
			}
			var rows []bench.ParticlesRow
			err = g.Run(cmd.Context(), func(r bench.ParticlesRow) {
				rows = append(rows, r)
				fmt.Fprintf(cmd.ErrOrStderr(), "%d particles, %s: %s a step\n", r.Particles, r.Engine, r.Step.Round(time.Microsecond/10))
			})
			if e := bench.WriteParticles(cmd.OutOrStdout(), rows); err == nil {
				err = e
			}
			return failed(err)
		},
	}
	f := c.Flags()
	f.StringSliceVar(&devices, "device", []string{"cpu"}, "where particles are simulated: cpu, gpu, or cpu,gpu to compare them")
	f.StringSliceVar(&precisions, "precision", nil, "arithmetic on a GPU: single, mixed, double (default all; mixed beside a cpu)")
	f.IntSliceVar(&threads, "threads", nil, "numbers of processor threads (default 1 and all; 1 beside a gpu)")
	f.StringSliceVar(&boxes, "boxes", nil, "particles along the edges of the boxes, such as 22 or 38x40x25")
	f.IntVar(&given.Spheres, "spheres", 1, "spheres of each particle; above 1 particles are clumps")
	f.IntVar(&given.Faces, "polyhedra", 0, "faces of each particle; above 0 particles are polyhedra: gravel of 16 shapes with triangles as faces")
	f.StringVar(&given.Letter, "letters", "", "L or U: particles are polyhedra with this outline, which are not convex")
	f.StringSliceVar(&given.Beside, "beside", nil, "what to time in turn with plain spheres: "+strings.Join(bench.Besides(), ", "))
	f.IntSliceVar(&given.Floors, "floors", nil, "triangles of floors to time in turn with the plane that spheres lie on, such as 1000,100000")
	f.Float64Var(&given.Side, "floor-side", 0, "length of the sides of these triangles, m, with which floors may reach far beyond the box (default such that they fill it)")
	f.Float64SliceVar(&given.Rounded, "superquadrics", nil, "blockiness of each particle, two exponents such as 4,2; with them particles are superquadrics")
	f.Float64Var(&given.Young, "young", 0, "Young's modulus, Pa (default 1e7, or 1e8 with a GPU)")
	f.Float64Var(&given.Step, "step", 1e-5, "time step, s")
	f.Float64Var(&given.Settled, "settle", 0, "simulated time before the measurement, s")
	f.DurationVar(&given.Budget, "budget", 0, "wall time of each measurement")
	return c
}

func newBenchBooks() *cobra.Command {
	var device, precision, box string
	b := bench.DefaultBooks(bench.Processor(0))
	c := &cobra.Command{
		Use:   "books",
		Short: "Each law and shape of particles to the end",
		Long: "Books lets a million particles of continuous sizes fly into one another in a box under each law and with each shape, and tells how far the books of\n" +
			"energy, of liquid and of heat are from closing, and how many bonds have broken.",
		Args: takes(0),
		RunE: func(cmd *cobra.Command, _ []string) (err error) {
			g, err := particlesOn([]string{device}, nil, []string{precision})
			if err != nil {
				return err
			}
			b.Engine = g.Engines[len(g.Engines)-1]
			if b.Box, err = bench.ParseSize(box); err != nil {
				return fmt.Errorf("--box: %w", err)
			}
			if b.Steps < 1 {
				return fmt.Errorf("--steps: %d steps: want 1 or more", b.Steps)
			}
			var rows []bench.BooksRow
			err = b.Run(cmd.Context(), func(r bench.BooksRow) {
				rows = append(rows, r)
				fmt.Fprintf(cmd.ErrOrStderr(), "%s: %s a step, residual %.2g J of %.4g\n", r.Name, r.Step.Round(time.Microsecond/10), r.Residual, r.Scale)
			})
			if e := bench.WriteBooks(cmd.OutOrStdout(), rows); err == nil {
				err = e
			}
			return failed(err)
		},
	}
	f := c.Flags()
	f.StringVar(&device, "device", "gpu", "where particles are simulated: cpu or gpu")
	f.StringVar(&precision, "precision", "single", "arithmetic on a GPU: single, mixed, double")
	f.StringVar(&box, "box", "100", "particles along the edges of the box, such as 22 or 38x40x25")
	f.StringSliceVar(&b.Laws, "laws", nil, "laws and shapes (default all): "+strings.Join(bench.BooksLaws(), ", "))
	f.IntVar(&b.Steps, "steps", b.Steps, "time steps of each")
	f.Float64Var(&b.Step, "step", b.Step, "time step, s")
	f.Float64Var(&b.Speed, "speed", b.Speed, "of the particles at the start along each axis, at most, m/s")
	return c
}

// particlesOn is the measurement of boxes on the devices.
func particlesOn(devices []string, threads []int, precisions []string) (bench.Particles, error) {
	var cpu, onGPU bool
	for _, d := range devices {
		switch d {
		case "cpu":
			cpu = true
		case "gpu":
			onGPU = true
		default:
			return bench.Particles{}, fmt.Errorf("--device: there is no device %q: accepted are cpu and gpu", d)
		}
	}
	if onGPU {
		if _, err := models.ChooseDevice("gpu", 0, false, 0); err != nil {
			return bench.Particles{}, err
		}
	}
	g := bench.Processors()
	switch {
	case cpu && onGPU:
		g = bench.CoreAndGPU()
	case onGPU:
		g = bench.GPUs()
	}
	var processors, gpus []bench.ParticlesEngine
	for _, e := range g.Engines {
		if e.GPU {
			gpus = append(gpus, e)
		} else {
			processors = append(processors, e)
		}
	}
	if len(threads) > 0 && cpu {
		processors = nil
		for _, n := range threads {
			processors = append(processors, bench.Processor(n))
		}
	}
	if len(precisions) > 0 && onGPU {
		gpus = nil
		for _, name := range precisions {
			var p gpu.Precision
			if err := p.UnmarshalText([]byte(name)); err != nil {
				return g, fmt.Errorf("--precision: %w", err)
			}
			gpus = append(gpus, bench.GPU(p))
		}
	}
	g.Engines = append(processors, gpus...)
	return g, nil
}

// changed puts what flags give in the place of what the measurement starts with.
func changed(cmd *cobra.Command, g, given *bench.Particles, boxes []string) error {
	for flag, change := range map[string]func(){
		"spheres":       func() { g.Spheres = given.Spheres },
		"polyhedra":     func() { g.Faces = given.Faces },
		"letters":       func() { g.Letter = given.Letter },
		"superquadrics": func() { g.Rounded = given.Rounded },
		"beside":        func() { g.Beside = given.Beside },
		"floors":        func() { g.Floors = given.Floors },
		"floor-side":    func() { g.Side = given.Side },
		"young":         func() { g.Young = given.Young },
		"step":          func() { g.Step = given.Step },
		"settle":        func() { g.Settled = given.Settled },
		"budget":        func() { g.Budget = given.Budget },
		"boxes":         func() { g.Boxes = nil },
	} {
		if cmd.Flags().Changed(flag) {
			change()
		}
	}
	for _, text := range boxes {
		n, err := bench.ParseSize(text)
		if err != nil {
			return fmt.Errorf("--boxes: %w", err)
		}
		g.Boxes = append(g.Boxes, n)
	}
	return nil
}
