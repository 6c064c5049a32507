package bench

// This file times the multibody solver on the papers' nets.

import (
	"context"
	"fmt"
	"io"
	"math"
	"runtime"
	"slices"
	"text/tabwriter"
	"time"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/coupling"
	"gabion/kernels"
	"gabion/mbd"
	"gabion/mbd/gpu"
	"gabion/rigid"
	"gabion/solvers"
)

// Multibody says what to time: square nets of knots with a body in the middle of each edge, pinned at the corners, falling
// under gravity from rest.
type Multibody struct {
	Knots     []int         // along an edge of each net
	Step      float64       // s
	Simulated float64       // time simulated at most, s
	Budget    time.Duration // wall time for each net at most; the simulation ends with the step that exceeds it
	Workers   int           // goroutines
	Alpha     float64       // numerical damping of the HHT method, from -1/3 to 0
	Tolerance float64       // velocity error that Newton's iteration may leave, m/s
	Device    string        // cpu or gpu
}

// DefaultMultibody are the nets of 40 to 100 280 bodies.
func DefaultMultibody() Multibody {
	return Multibody{
		Knots: []int{4, 10, 15, 29, 58, 92, 183}, Step: 1e-3, Simulated: 0.2, Budget: time.Minute, Workers: 1, Alpha: -0.05, Tolerance: 1e-8, Device: "cpu",
	}
}

// Row is the measurement of one net.
type Row struct {
	Bodies, Springs int
	Steps           int
	Size            solvers.Size
	Iterations      float64 // a step
	Factorizations  float64 // a step
	Setup           time.Duration
	Step            time.Duration // median wall time
	Phases          solvers.Phases
	Memory          uint64 // bytes in use by the model and its solver
}

// Run times every net.
func (m Multibody) Run(ctx context.Context) ([]Row, error) {
	if m.Device != "cpu" && m.Device != "gpu" {
		return nil, fmt.Errorf("there is no device %q: accepted are cpu and gpu", m.Device)
	}
	var rows []Row
	for _, n := range m.Knots {
		r, err := m.net(ctx, n)
		if err != nil {
			return rows, fmt.Errorf("bench: net of %d x %d knots: %w", n, n, err)
		}
		rows = append(rows, r)
	}
	return rows, nil
}

func (m Multibody) net(ctx context.Context, n int) (Row, error) {
	before := inUse()
	start := time.Now()
	s := Net(n)
	if err := s.Build(); err != nil {
		return Row{}, err
	}
	s.SetWorkers(m.Workers)
	g, err := solvers.NewIntegrator(ctx, s, 0, solvers.Options{Method: solvers.HHT(m.Alpha), Tolerance: m.Tolerance})
	if err != nil {
		return Row{}, err
	}
	// The first step orders and lays out the factors.
	if err := g.Step(m.Step); err != nil {
		return Row{}, err
	}
	r := Row{Bodies: s.Bodies(), Springs: s.ForceElements(), Setup: time.Since(start), Memory: inUse() - before, Size: g.Size()}
	g.Measure()
	first := g.Counters()
	if m.Device == "gpu" {
		err := m.onGPU(s, g, &r)
		return r, err
	}
	start = time.Now()
	var times []time.Duration
	for g.Time() < m.Simulated-0.5*m.Step && time.Since(start) < m.Budget {
		if err := ctx.Err(); err != nil {
			return r, err
		}
		begin := time.Now()
		if err := g.Step(m.Step); err != nil {
			return r, err
		}
		times = append(times, time.Since(begin))
	}
	if r.Steps = len(times); r.Steps == 0 {
		return r, nil
	}
	slices.Sort(times)
	last := g.Counters()
	steps := float64(r.Steps)
	r.Step = times[len(times)/2]
	r.Phases = g.Phases()
	r.Iterations = float64(last.Iterations-first.Iterations) / steps
	r.Factorizations = float64(last.Factorizations-first.Factorizations) / steps
	runtime.KeepAlive(s)
	return r, nil
}

// stepsAtOnce is how many steps of a net a GPU makes before the processor looks at the time.
const stepsAtOnce = 50

// onGPU times steps on a GPU, from where the integrator has come.
func (m Multibody) onGPU(s *mbd.System, g *solvers.Integrator, r *Row) error {
	d, err := kernels.Open(0)
	if err != nil {
		return err
	}
	defer d.Close()
	e, err := gpu.New(s, nil, gpu.Alone{Device: d}, kernels.Reactions{First: []int32{0}}, coupling.MethodOnGPU(g.Options()), nil)
	if err != nil {
		return err
	}
	defer e.Close()
	state := g.State()
	motion := gpu.Motion{Q: state.Q, V: state.V, X: state.X, A: state.A, LastX: state.LastX, LastStep: state.LastStep, Time: g.Time()}
	left, iterations := int(math.Round((m.Simulated-g.Time())/m.Step)), 0
	var times []time.Duration
	for start := time.Now(); left > 0 && time.Since(start) < m.Budget; {
		n, begin := min(left, stepsAtOnce), time.Now()
		if _, err := e.Step(&motion, n, m.Step); err != nil {
			return err
		}
		times = append(times, time.Since(begin)/time.Duration(n))
		left, iterations, r.Steps = left-n, iterations+motion.Iterations, r.Steps+n
	}
	if r.Steps > 0 {
		slices.Sort(times)
		r.Step, r.Iterations = times[len(times)/2], float64(iterations)/float64(r.Steps)
	}
	return nil
}

// inUse returns the bytes of live objects.
func inUse() uint64 {
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.HeapAlloc
}

// Write prints a table of rows, with the median time of a step and the mean times of its phases, and by which power of the number of bodies the time of a step grows between the smallest
// net of at least 280 bodies and the largest.
func Write(w io.Writer, rows []Row) error {
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(t, "bodies\tsprings\tunknowns\tnon-zeros\tfactors\tsteps\titer/step\ttangents/step\tms/step\tevaluate\ttangent\tfactorise\tsolve\tproject\tother\tset-up s\tMB\t")
	for _, r := range rows {
		ms := func(d time.Duration) float64 { return float64(d) / float64(max(r.Steps, 1)) / 1e6 }
		fmt.Fprintf(t, "%d\t%d\t%d\t%d\t%d\t%d\t%.2f\t%.3f\t%.4g\t%.3g\t%.3g\t%.3g\t%.3g\t%.3g\t%.3g\t%.2f\t%.1f\t\n",
			r.Bodies, r.Springs, r.Size.Unknowns, r.Size.NonZeros, r.Size.FactorNonZeros, r.Steps, r.Iterations, r.Factorizations,
			float64(r.Step)/1e6, ms(r.Phases.Evaluation), ms(r.Phases.Tangent), ms(r.Phases.Factorization), ms(r.Phases.Solution),
			ms(r.Phases.Projection), ms(r.Phases.Other), r.Setup.Seconds(), float64(r.Memory)/1e6)
	}
	if err := t.Flush(); err != nil {
		return err
	}
	if power, ok := Growth(rows); ok {
		_, err := fmt.Fprintf(w, "The time of a step grows as bodies^%.2f.\n", power)
		return err
	}
	return nil
}

// Growth returns by which power of the number of bodies the time of a step grows between the first net of at least 280
// bodies and the last net.
func Growth(rows []Row) (power float64, ok bool) {
	for _, r := range rows {
		last := rows[len(rows)-1]
		if r.Bodies >= 280 && last.Bodies > r.Bodies && r.Step > 0 && last.Step > 0 {
			return math.Log(float64(last.Step)/float64(r.Step)) / math.Log(float64(last.Bodies)/float64(r.Bodies)), true
		}
	}
	return 0, false
}

// Net makes the papers' net of n x n knots, spaced 62.5 mm, with one body in the middle of each edge: spheres of 20 g and 5 mm
// radius, springs of 200 N/m and 0.2 N s/m between their surfaces, pinned at the corners.
func Net(n int) *mbd.System {
	const (
		spacing = 0.0625
		mass    = 0.02
		radius  = 0.005
	)
	s := &mbd.System{Gravity: r3.Vec{Y: -9.81}}
	var at []r3.Vec
	add := func(p r3.Vec) int {
		at = append(at, p)
		return s.AddBody(mbd.Body{Name: fmt.Sprint(len(at)), Mass: mass, Inertia: mbd.SolidSphere(mass, radius), Pose: rigid.Frame{Position: p}})
	}
	half := float64(n-1) / 2
	for k := range n * n {
		add(r3.Vec{X: (float64(k%n) - half) * spacing, Z: (float64(k/n) - half) * spacing})
	}
	spring := func(a, b int) {
		u := r3.Scale(radius, r3.Unit(r3.Sub(at[b], at[a])))
		s.AddForce(&mbd.SpringDamper{
			Name: fmt.Sprintf("%d-%d", a+1, b+1), Stiffness: 200, Damping: 0.2, FreeLength: mbd.InitialLength,
			I: mbd.Marker{Body: a, Position: u}, J: mbd.Marker{Body: b, Position: r3.Scale(-1, u)},
		})
	}
	edge := func(a, b int) {
		middle := add(r3.Scale(0.5, r3.Add(at[a], at[b])))
		spring(a, middle)
		spring(middle, b)
	}
	for k := range n * n {
		if k%n < n-1 {
			edge(k, k+1)
		}
	}
	for k := range n * (n - 1) {
		edge(k, k+n)
	}
	for _, k := range []int{0, n - 1, n * (n - 1), n*n - 1} {
		s.AddJoint(mbd.SphericalJoint(fmt.Sprintf("pin %d", k+1), mbd.Marker{Body: k}, mbd.Marker{Body: mbd.Ground, Position: at[k]}))
	}
	return s
}
