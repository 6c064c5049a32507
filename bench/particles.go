package bench

// This file times particles in the common box, which other programs are timed on too.

import (
	"context"
	"fmt"
	"io"
	"math"
	"math/rand/v2"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"text/tabwriter"
	"time"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/cpu"
	"gabion/dem/geometry"
	"gabion/dem/gpu"
	"gabion/dem/law"
	"gabion/dem/packing"
	"gabion/internal/processor"
	"gabion/internal/progress"
)

// Particles says what to time: boxes of spheres that have settled under gravity, on every engine.
type Particles struct {
	Boxes   []Size
	Engines []ParticlesEngine
	Spheres int           // of each particle: above 1 particles are clumps
	Faces   int           // of each particle: above 0 particles are polyhedra, gravel of several shapes
	Letter  string        // L or U: particles are polyhedra with this outline, which are not convex; else empty
	Beside  []string      // what is timed in turn with plain spheres, by names of Besides
	Floors  []int         // numbers of triangles of floors that are timed in turn with the plane
	Side    float64       // of these triangles, m; 0: as long as the floor of the box allows
	Rounded []float64     // blockiness of each particle, two exponents: particles are superquadrics; nil for others
	Young   float64       // Young's modulus, Pa
	Step    float64       // s
	Settled float64       // time before the measurement, s
	Budget  time.Duration // wall time of each engine's measurement
}

// Size is the number of particles along the edges of the lattice that a box is filled with.
type Size [3]int

// ParseSize reads a size: 22 for 22 x 22 x 22 particles, or 38x40x25.
func ParseSize(text string) (Size, error) {
	var n Size
	edges := strings.Split(text, "x")
	if len(edges) == 1 {
		edges = []string{text, text, text}
	}
	for i, e := range edges {
		var err error
		if i == len(n) || len(edges) != len(n) {
			return n, fmt.Errorf("box %q: want one number of particles or three, such as 22 or 38x40x25", text)
		}
		if n[i], err = strconv.Atoi(e); err != nil || n[i] < 1 {
			return n, fmt.Errorf("box %q: %q is no number of particles", text, e)
		}
	}
	return n, nil
}

// ParticlesEngine is what particles are moved on.
type ParticlesEngine struct {
	Name  string
	GPU   bool
	Floor int // triangles of the floor; 0: a plane
	Make  func(m *dem.Model) (dem.Engine, error)
}

// Processor is the engine on so many processor threads; 0 takes all.
func Processor(threads int) ParticlesEngine {
	return ParticlesEngine{Name: fmt.Sprintf("cpu, threads: %d", threads), Make: func(m *dem.Model) (dem.Engine, error) {
		own := *m
		own.Threads = threads
		return cpu.New(&own)
	}}
}

// GPU is the engine on the first GPU.
func GPU(p gpu.Precision) ParticlesEngine {
	return ParticlesEngine{
		Name: "gpu, " + p.String(), GPU: true,
		Make: func(m *dem.Model) (dem.Engine, error) { return gpu.New(m, gpu.Options{Precision: p}) },
	}
}

// Processors are the boxes of 10 648 and 97 336 particles on one thread and on all of the processor.
func Processors() Particles {
	g := Particles{Boxes: []Size{{22, 22, 22}, {46, 46, 46}}, Engines: []ParticlesEngine{Processor(1)}, Young: 1e7, Step: 1e-5, Settled: 0.15, Budget: 10 * time.Second}
	if n := runtime.NumCPU(); n > 1 {
		g.Engines = append(g.Engines, Processor(n))
	}
	return g
}

// GPUs are the boxes, stiffer and settled for longer, that programs for GPUs are compared by, in every precision.
func GPUs() Particles {
	return Particles{
		Boxes:   []Size{{22, 22, 22}, {38, 40, 25}, {80, 81, 80}, {100, 100, 100}, {160, 160, 160}},
		Engines: []ParticlesEngine{GPU(gpu.Single), GPU(gpu.Mixed), GPU(gpu.Double)}, Young: 1e8, Step: 1e-5, Settled: 0.4, Budget: time.Second,
	}
}

// CoreAndGPU are the numbers of particles by which the papers compared one core of a processor with a GPU.
func CoreAndGPU() Particles {
	return Particles{
		Boxes:   []Size{{13, 10, 10}, {22, 22, 22}, {40, 52, 25}, {80, 65, 100}, {200, 130, 200}},
		Engines: []ParticlesEngine{Processor(1), GPU(gpu.Mixed)}, Young: 1e8, Step: 1e-5, Settled: 0.4, Budget: 2 * time.Second,
	}
}

// ParticlesRow is the measurement of one box on one engine.
type ParticlesRow struct {
	Engine    string
	Floor     int // triangles of the floor; 0: a plane
	Particles int
	Spheres   int // of all particles
	Steps     int
	Step      time.Duration // median over blocks of steps
	Used      time.Duration // processor time of a step, mean
	Rebuilds  float64       // of the neighbour lists, a thousand steps
	Contacts  float64       // a particle
	Bytes     float64       // a particle
	Parts     string        // of the time: pairs, walls, motion, lists, and waiting for other threads
}

// Rate is the number of particles moved on by a step in a second.
func (r *ParticlesRow) Rate() float64 { return float64(r.Particles) / r.Step.Seconds() }

// Run times every box; report is told of each row as it is there.
func (g Particles) Run(ctx context.Context, report func(ParticlesRow)) error {
	turns, err := g.inTurn()
	if err != nil {
		return err
	}
	for _, n := range g.Boxes {
		if err := g.box(ctx, n, turns, report); err != nil {
			return fmt.Errorf("bench: box of %d x %d x %d particles: %w", n[0], n[1], n[2], err)
		}
	}
	return nil
}

// box lets one box settle, and then times it on each engine from the same places and velocities, those of a group in turn.
func (g Particles) box(ctx context.Context, n Size, turns [][]ParticlesEngine, report func(ParticlesRow)) error {
	m := CommonBox(n, g.Young)
	if g.Spheres > 1 {
		c, err := evenClump(g.Spheres, m.Particles.Radius[0])
		if err != nil {
			return err
		}
		m.Particles.MakeClumps(c, true, 1)
	}
	if g.Faces > 0 {
		if err := makeGravel(m, g.Faces); err != nil {
			return err
		}
	}
	if g.Letter != "" {
		if err := makeLetters(m, g.Letter); err != nil {
			return err
		}
	}
	if len(g.Rounded) > 0 {
		if err := makeSuperquadrics(m, g.Rounded); err != nil {
			return err
		}
	}
	if err := g.settle(ctx, m); err != nil {
		return err
	}
	for _, engines := range turns {
		rows, err := g.time(ctx, m, engines)
		if err != nil {
			return err
		}
		for _, r := range rows {
			report(r)
		}
	}
	return nil
}

// inTurn groups the engines: those on processors take turns, so that what else the machine does meets them alike, and so does each with what is timed beside its plain spheres.
func (g Particles) inTurn() (groups [][]ParticlesEngine, err error) {
	for i, e := range g.Engines {
		group := []ParticlesEngine{e}
		for _, name := range g.Beside {
			b, err := namedBeside(name)
			if err != nil {
				return nil, err
			}
			group = append(group, e.with(b))
		}
		for _, triangles := range g.Floors {
			group = append(group, e.onFloor(triangles, g.Side))
		}
		if i > 0 && !e.GPU && !g.Engines[i-1].GPU {
			groups[len(groups)-1] = append(groups[len(groups)-1], group...)
			continue
		}
		groups = append(groups, group)
	}
	return groups, nil
}

// time times engines that take turns over the same steps.
func (g Particles) time(ctx context.Context, m *dem.Model, engines []ParticlesEngine) ([]ParticlesRow, error) {
	var made []dem.Engine
	for _, by := range engines {
		e, err := by.Make(m)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", by.Name, err)
		}
		defer e.Close()
		made = append(made, e)
	}
	rows, err := g.measure(ctx, made)
	for i := range rows {
		rows[i].Engine, rows[i].Floor = engines[i].Name, engines[i].Floor
	}
	return rows, err
}

// settle takes the particles of a box to rest, on a GPU if one is to be timed.
func (g Particles) settle(ctx context.Context, m *dem.Model) error {
	by := g.Engines[0]
	for _, e := range g.Engines {
		if e.GPU && !by.GPU {
			by = e
		}
	}
	e, err := by.Make(m)
	if err != nil {
		return fmt.Errorf("%s: %w", by.Name, err)
	}
	defer e.Close()
	if err := advance(ctx, e, int(math.Round(g.Settled/g.Step)), g.Step); err != nil {
		return err
	}
	var s dem.State
	e.Snapshot(&s)
	m.Particles = packing.Particles{Position: s.Position, Radius: s.Radius, Velocity: s.Velocity, Angular: s.Angular, Clump: m.Particles.Clump, Orientation: s.Orientation}
	return nil
}

// advance takes an engine so many steps on, in blocks short enough to end soon after ctx does.
func advance(ctx context.Context, e dem.Engine, steps int, h float64) error {
	phase := progress.Begin(ctx, "settling", steps)
	defer phase.End()
	for block := 1; steps > 0; {
		block = min(block, steps)
		start := time.Now()
		if err := e.Advance(block, h); err != nil {
			return err
		}
		if err := phase.Add(block); err != nil {
			return err
		}
		if steps -= block; time.Since(start) < blockTime/2 {
			block *= 2
		}
	}
	return nil
}

// blockTime is how long a block of steps takes about; the median block is what counts.
const blockTime = 100 * time.Millisecond

func (g Particles) measure(ctx context.Context, engines []dem.Engine) ([]ParticlesRow, error) {
	times, spent, before := make([][]time.Duration, len(engines)), make([]time.Duration, len(engines)), make([]dem.Counters, len(engines))
	used := make([]time.Duration, len(engines))
	for i, e := range engines {
		before[i] = e.Counters()
	}
	block, steps := wholeBlock(engines), 0
	for began := time.Now(); time.Since(began) < g.Budget*time.Duration(len(engines)) || len(times[0]) < 3; {
		for i, e := range engines {
			if err := ctx.Err(); err != nil {
				return nil, err
			}
			start, taken := time.Now(), processor.Time()
			if err := e.Advance(block, g.Step); err != nil {
				return nil, err
			}
			spent[i] = time.Since(start)
			used[i] += processor.Time() - taken
		}
		steps += block
		if slices.Max(spent) < blockTime/2 {
			block *= 2
			continue
		}
		for i, s := range spent {
			times[i] = append(times[i], s/time.Duration(block))
		}
	}
	rows := make([]ParticlesRow, len(engines))
	for i, e := range engines {
		after, particles := e.Counters(), float64(e.Len())
		parts, err := g.parts(e, steps/8+1)
		if err != nil {
			return nil, err
		}
		rows[i] = ParticlesRow{
			Parts:     parts,
			Particles: e.Len(), Spheres: e.Len() * max(g.Spheres, 1), Steps: steps, Step: median(times[i]), Used: used[i] / time.Duration(steps), Rebuilds: 1000 * float64(after.Rebuilds-before[i].Rebuilds) / float64(steps),
			Contacts: float64(after.Touching+after.Surface) / particles, Bytes: float64(after.Bytes) / particles,
		}
	}
	return rows, nil
}

// wholeBlock is the least number of steps that hold whole looks at what is watched: else most blocks would hold more of them, or fewer, than their share.
func wholeBlock(engines []dem.Engine) int {
	if slices.ContainsFunc(engines, func(e dem.Engine) bool { _, looks := e.(*watched); return looks }) {
		return regionsEvery
	}
	return 1
}

// parts tells what percentage of the threads' time the parts of a step take. It takes some more steps, since to look at the clock takes time too.
func (g Particles) parts(e dem.Engine, steps int) (string, error) {
	c, ok := e.(*cpu.Engine)
	if !ok { // on a GPU, or asked for more than steps
		return "-", nil
	}
	c.Measure()
	began := time.Now()
	if err := c.Advance(steps, g.Step); err != nil {
		return "", err
	}
	all := time.Since(began) * time.Duration(c.Threads())
	s := c.Timings()
	part := func(d time.Duration) float64 { return 100 * d.Seconds() / all.Seconds() }
	rest := max(all-s.Pairs-s.Walls-s.Motion-s.Lists, 0)
	return fmt.Sprintf("%.0f %.0f %.0f %.0f %.0f", part(s.Pairs), part(s.Walls), part(s.Motion), part(s.Lists), part(rest)), nil
}

// WriteParticles prints a table of rows, and how much faster each box is than on its first engine.
func WriteParticles(w io.Writer, rows []ParticlesRow) error {
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(t, "particles\tengine\tsteps\tus/step\tcpu-us/step\tparticle-steps/s\tspeed-up\tsphere-steps/s\tcontacts/particle\tlists/1000 steps\tbytes/particle\t% pairs, walls, motion, lists, waiting\t")
	var first ParticlesRow
	for _, r := range rows {
		if r.Particles != first.Particles {
			first = r
		}
		fmt.Fprintf(t, "%d\t%s\t%d\t%.4g\t%.4g\t%.3g\t%.2f\t%.3g\t%.2f\t%.2f\t%.0f\t%s\t\n", r.Particles, r.Engine, r.Steps, float64(r.Step)/1e3, float64(r.Used)/1e3, r.Rate(),
			float64(first.Step)/float64(r.Step), float64(r.Spheres)/r.Step.Seconds(), r.Contacts, r.Rebuilds, r.Bytes, r.Parts)
	}
	if err := t.Flush(); err != nil {
		return err
	}
	return writeFloors(w, rows)
}

// evenClump is n equal spheres inside one of a radius (m), of which they have three fifths, spread over all directions.
func evenClump(n int, radius float64) (*packing.Clump, error) {
	var spheres []packing.Ball
	for i := range n {
		z := 1 - (2*float64(i)+1)/float64(n)
		sin, cos := math.Sincos(float64(i) * math.Pi * (3 - math.Sqrt(5)))
		spheres = append(spheres, packing.Ball{Centre: r3.Scale(0.4*radius, r3.Vec{X: math.Sqrt(1-z*z) * cos, Y: math.Sqrt(1-z*z) * sin, Z: z}), Radius: 0.6 * radius})
	}
	return packing.NewClump(spheres)
}

// gravelShapes is how many shapes gravel has, and gravelRounding how much it is rounded, by its size.
const (
	gravelShapes   = 16
	gravelRounding = 0.06
)

// makeGravel makes grains of gravel with so many faces, which are triangles, of the particles of a model: each as large as its sphere lets it be.
func makeGravel(m *dem.Model, faces int) error {
	if faces < 4 || faces%2 != 0 {
		return fmt.Errorf("polyhedra of %d faces: want an even number from 4 on", faces)
	}
	size := 2 * m.Particles.Radius[0]
	kind := packing.Gravel{Size: size, Elongation: 0.8, Flatness: 0.8, Corners: faces/2 + 2, Rounding: gravelRounding * size}
	shapes, err := kind.Shapes(gravelShapes, 1)
	if err != nil {
		return err
	}
	m.Particles.MakeMixed(shapes, true, false, 1)
	return nil
}

// makeLetters makes prisms with the outline of a letter, whose arms are 0.3 of its width, of the particles of a model: each as large as its sphere lets it be.
func makeLetters(m *dem.Model, letter string) error {
	outlines := map[string][][2]float64{
		"L": {{0, 0}, {1, 0}, {1, 0.3}, {0.3, 0.3}, {0.3, 0.9}, {0, 0.9}},
		"U": {{0, 0}, {1, 0}, {1, 0.9}, {0.7, 0.9}, {0.7, 0.3}, {0.3, 0.3}, {0.3, 0.9}, {0, 0.9}},
	}
	if outlines[letter] == nil {
		return fmt.Errorf("polyhedra with the outline %q: want L or U", letter)
	}
	facets, err := geometry.PrismFacets(outlines[letter], 0.3)
	if err != nil {
		return err
	}
	shape, err := packing.NewConcavePolyhedron(facets, gravelRounding)
	if err != nil {
		return err
	}
	m.Particles.MakeClumps(shape, true, 1)
	return nil
}

// makeSuperquadrics makes superquadrics with these exponents of the particles of a model, whose axes are as 0.7, 0.85 and 1: each as large as its sphere lets it be.
func makeSuperquadrics(m *dem.Model, blockiness []float64) error {
	if len(blockiness) != 2 {
		return fmt.Errorf("superquadrics of the blockiness %v: want two exponents", blockiness)
	}
	shape, err := packing.NewSuperquadric(r3.Vec{X: 0.7, Y: 0.85, Z: 1}, [2]float64(blockiness))
	if err != nil {
		return err
	}
	m.Particles.MakeClumps(shape, true, 1)
	return nil
}

// CommonBox is a box with six frictional walls that a lattice of spheres of 5 mm radius, a little disturbed, fills to nine tenths of its
// height. Restitution and friction are 0.5, Young's modulus is given in Pa.
func CommonBox(n Size, young float64) *dem.Model {
	const r = 0.005
	m := &dem.Model{
		Materials: []law.Material{{Name: "glass", Density: 2500, YoungModulus: young, PoissonRatio: 0.3}},
		Default:   law.Interaction{Restitution: 0.5, Friction: 0.5},
		Gravity:   r3.Vec{Z: -9.81},
	}
	edge := 2.02 * r
	random := rand.New(rand.NewPCG(1, 2))
	place := func(i int) float64 { return (float64(i)+0.5)*edge + (2*random.Float64()-1)*0.009*r }
	for k := range n[0] * n[1] * n[2] {
		m.Particles.Position = append(m.Particles.Position, r3.Vec{X: place(k % n[0]), Y: place(k / n[0] % n[1]), Z: place(k / (n[0] * n[1]))})
		m.Particles.Radius = append(m.Particles.Radius, r)
	}
	top := r3.Vec{X: float64(n[0]) * edge, Y: float64(n[1]) * edge, Z: 1.1 * float64(n[2]) * edge}
	for _, axis := range []r3.Vec{{X: 1}, {Y: 1}, {Z: 1}} {
		m.Surfaces = append(m.Surfaces, dem.Surface{Name: "low", Shape: geometry.Plane{Normal: axis}},
			dem.Surface{Name: "high", Shape: geometry.Plane{Point: top, Normal: r3.Scale(-1, axis)}})
	}
	return m
}
