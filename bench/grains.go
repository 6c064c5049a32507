package bench

// This file times grains in the common box, which other programs are timed on too.

import (
	"bytes"
	"fmt"
	"io"
	"math"
	"math/rand/v2"
	"runtime"
	"text/tabwriter"
	"time"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
)

// Grains says what to time: boxes of spheres that have settled under gravity.
type Grains struct {
	Edges   []int         // grains along each edge of the lattices that the boxes are filled with
	Threads []int         // processor threads; 0 takes all
	Young   float64       // Young's modulus, Pa
	Step    float64       // s
	Settled float64       // time before the measurement, s
	Budget  time.Duration // wall time of each measurement
	Make    func(m *dem.Model) (dem.Engine, error)
}

// DefaultGrains are the boxes of 10 648 and 97 336 grains on one thread and on all of the processor.
func DefaultGrains() Grains {
	g := Grains{
		Edges: []int{22, 46}, Threads: []int{1}, Young: 1e7, Step: 1e-5, Settled: 0.15, Budget: 10 * time.Second,
		Make: func(m *dem.Model) (dem.Engine, error) { return dem.NewCPU(m) },
	}
	if n := runtime.NumCPU(); n > 1 {
		g.Threads = append(g.Threads, n)
	}
	return g
}

// GrainsRow is the measurement of one box.
type GrainsRow struct {
	Grains, Threads int
	Steps           int
	Step            time.Duration // median over blocks of steps
	Rebuilds        float64       // of the neighbour lists, a thousand steps
	Contacts        float64       // a grain
	Bytes           float64       // a grain
}

// Rate is the number of grains moved on by a step in a second.
func (r *GrainsRow) Rate() float64 { return float64(r.Grains) / r.Step.Seconds() }

// Run times every box; report is told of each row as it is there.
func (g Grains) Run(report func(GrainsRow)) error {
	for _, n := range g.Edges {
		if err := g.box(n, report); err != nil {
			return fmt.Errorf("bench: box of %d x %d x %d grains: %w", n, n, n, err)
		}
	}
	return nil
}

// box lets one box settle, and then times it on each number of threads from the same state.
func (g Grains) box(n int, report func(GrainsRow)) error {
	m := CommonBox(n, g.Young)
	var settled bytes.Buffer
	for i, threads := range g.Threads {
		m.Threads = threads
		e, err := g.Make(m)
		if err != nil {
			return err
		}
		if i == 0 {
			if err = e.Advance(int(math.Round(g.Settled/g.Step)), g.Step); err == nil {
				err = e.Save(&settled)
			}
		} else {
			err = e.Restore(bytes.NewReader(settled.Bytes()))
		}
		var r GrainsRow
		if err == nil {
			r, err = g.measure(e)
		}
		e.Close()
		if err != nil {
			return err
		}
		r.Threads = threads
		report(r)
	}
	return nil
}

// blockTime is how long a block of steps takes about; the median block is what counts.
const blockTime = 100 * time.Millisecond

func (g Grains) measure(e dem.Engine) (GrainsRow, error) {
	block := 16
	var times []time.Duration
	before := e.Counters()
	steps := 0
	for began := time.Now(); time.Since(began) < g.Budget || len(times) < 3; {
		start := time.Now()
		if err := e.Advance(block, g.Step); err != nil {
			return GrainsRow{}, err
		}
		spent := time.Since(start)
		steps += block
		if spent < blockTime/2 {
			block *= 2
			continue
		}
		times = append(times, spent/time.Duration(block))
	}
	after := e.Counters()
	grains := float64(e.Len())
	return GrainsRow{
		Grains: e.Len(), Steps: steps, Step: median(times), Rebuilds: 1000 * float64(after.Rebuilds-before.Rebuilds) / float64(steps),
		Contacts: float64(after.Touching+after.Surface) / grains, Bytes: float64(after.Bytes) / grains,
	}, nil
}

// WriteGrains prints a table of rows, and how much faster each box is on more threads.
func WriteGrains(w io.Writer, rows []GrainsRow) error {
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(t, "grains\tthreads\tsteps\tus/step\tgrain-steps/s\tspeed-up\tcontacts/grain\tlists/1000 steps\tbytes/grain\t")
	var first GrainsRow
	for _, r := range rows {
		if r.Grains != first.Grains {
			first = r
		}
		fmt.Fprintf(t, "%d\t%d\t%d\t%.4g\t%.3g\t%.2f\t%.2f\t%.2f\t%.0f\t\n", r.Grains, r.Threads, r.Steps, float64(r.Step)/1e3, r.Rate(),
			float64(first.Step)/float64(r.Step), r.Contacts, r.Rebuilds, r.Bytes)
	}
	return t.Flush()
}

// CommonBox is a box with six frictional walls that n x n x n spheres of 5 mm radius fill to nine tenths of its height: a simple cubic
// lattice, a little disturbed. Restitution and friction are 0.5, Young's modulus is given in Pa.
func CommonBox(n int, young float64) *dem.Model {
	const r = 0.005
	m := &dem.Model{
		Materials: []dem.Material{{Name: "glass", Density: 2500, YoungModulus: young, PoissonRatio: 0.3}},
		Default:   dem.Interaction{Restitution: 0.5, Friction: 0.5},
		Gravity:   r3.Vec{Z: -9.81},
	}
	edge := 2.02 * r
	random := rand.New(rand.NewPCG(1, 2))
	place := func(i int) float64 { return (float64(i)+0.5)*edge + (2*random.Float64()-1)*0.009*r }
	for k := range n * n * n {
		m.Grains.Position = append(m.Grains.Position, r3.Vec{X: place(k % n), Y: place(k / n % n), Z: place(k / (n * n))})
		m.Grains.Radius = append(m.Grains.Radius, r)
	}
	l := float64(n) * edge
	top := r3.Vec{X: l, Y: l, Z: 1.1 * l}
	for _, axis := range []r3.Vec{{X: 1}, {Y: 1}, {Z: 1}} {
		m.Surfaces = append(m.Surfaces, dem.Surface{Name: "low", Shape: dem.Plane{Normal: axis}},
			dem.Surface{Name: "high", Shape: dem.Plane{Point: top, Normal: r3.Scale(-1, axis)}})
	}
	return m
}
