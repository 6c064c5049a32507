package bench

// This file times piles of hulls that touch one another.

import (
	"context"
	"fmt"
	"io"
	"math"
	"math/rand/v2"
	"slices"
	"text/tabwriter"
	"time"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/contact"
	"gabion/coupling"
	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/mbd"
	"gabion/rigid"
	"gabion/solvers"
)

// Piles says what to time: hulls of twenty faces that fall on one another in an open box, from ten layers just apart.
type Piles struct {
	Hulls   []int     // in each pile
	Step    float64   // s
	Falls   []float64 // times that each pile is timed after, ascending, to which it goes in steps five times as long but for the last
	Steps   int       // that are timed
	Young   float64   // modulus, Pa
	Threads int       // goroutines; 0: one a processor
}

// DefaultPiles are a pile of a thousand hulls, while they still move and when they have come to rest.
func DefaultPiles() Piles {
	return Piles{Hulls: []int{1000}, Step: 1e-4, Falls: []float64{0.2, 2.5}, Steps: 50, Young: 1e8, Threads: 1}
}

// PileRow is one measurement of a pile.
type PileRow struct {
	Hulls, Contacts int
	Fall            float64 // time before, s
	Speed           float64 // root of the mean square of the hulls' velocities, m/s
	Iterations      float64 // a step
	Factorizations  float64 // a step
	Step, Fastest   time.Duration
	Contact         time.Duration // mean, of the contacts and their tangents
	Bodies          time.Duration // mean, of all else
}

// warmUp is the time before those steps that are timed in which they are as long, s: other steps follow contacts otherwise, so that a pile at rest moves when they change.
const warmUp = 0.05

// check refuses what cannot be timed.
func (p Piles) check() error {
	switch {
	case len(p.Hulls) == 0 || slices.Min(p.Hulls) < 1:
		return fmt.Errorf("piles of %v hulls: want numbers of 1 or more", p.Hulls)
	case !(p.Step > 0) || math.IsInf(p.Step, 1):
		return fmt.Errorf("steps of %g s: want more than 0", p.Step)
	case len(p.Falls) == 0 || !slices.IsSorted(p.Falls) || !(p.Falls[0] >= 0 && p.Falls[len(p.Falls)-1] <= mostFall):
		return fmt.Errorf("falls of %g s: want ascending times of 0 to %d s", p.Falls, mostFall)
	case !(p.Young > 0) || math.IsInf(p.Young, 1):
		return fmt.Errorf("a modulus of %g Pa: want more than 0", p.Young)
	case p.Steps < 1 || p.Threads < 0:
		return fmt.Errorf("%d steps on %d threads: want at least 1 step, and 0 threads, for all, or more", p.Steps, p.Threads)
	}
	return nil
}

// mostFall is the longest fall, s: a pile rests long before.
const mostFall = 100

// Run times every pile.
func (p Piles) Run(ctx context.Context) (rows []PileRow, err error) {
	if err := p.check(); err != nil {
		return nil, fmt.Errorf("bench: %w", err)
	}
	for _, n := range p.Hulls {
		of, err := p.pile(ctx, n)
		rows = append(rows, of...)
		if err != nil {
			return rows, fmt.Errorf("bench: pile of %d hulls: %w", n, err)
		}
	}
	return rows, nil
}

// pile times one pile after each of its falls.
func (p Piles) pile(ctx context.Context, n int) (rows []PileRow, err error) {
	bodies, c, err := p.build(n)
	if err != nil {
		return nil, err
	}
	s, err := coupling.New(ctx, c)
	if err != nil {
		return nil, err
	}
	for _, fall := range p.Falls {
		if err := steps(ctx, s, int((fall-warmUp-s.Time())/(5*p.Step)), 5*p.Step); err != nil {
			return rows, err
		}
		if err := steps(ctx, s, int(math.Round((fall-s.Time())/p.Step)), p.Step); err != nil {
			return rows, err
		}
		r, err := p.measure(ctx, s)
		if err != nil {
			return rows, err
		}
		square := 0.0
		for i := range n {
			square += r3.Norm2(bodies.Pose(i).Velocity)
		}
		r.Hulls, r.Fall, r.Speed = n, fall, math.Sqrt(square/float64(n))
		rows = append(rows, r)
	}
	return rows, nil
}

// steps makes a number of steps of a length, s.
func steps(ctx context.Context, s *coupling.Simulation, n int, h float64) error {
	for range n {
		if err := ctx.Err(); err != nil {
			return err
		}
		if err := s.StepToward(s.Time()+h, h, 1); err != nil {
			return err
		}
	}
	return nil
}

// measure times steps of a pile.
func (p Piles) measure(ctx context.Context, s *coupling.Simulation) (PileRow, error) {
	var times []time.Duration
	first, before := s.Integrator().Counters(), s.Phases()
	for range p.Steps {
		start := time.Now()
		if err := steps(ctx, s, 1, p.Step); err != nil {
			return PileRow{}, err
		}
		times = append(times, time.Since(start))
	}
	last, after, count := s.Integrator().Counters(), s.Phases(), float64(p.Steps)
	mean := func(a, b time.Duration) time.Duration { return (b - a) / time.Duration(p.Steps) }
	slices.Sort(times)
	return PileRow{
		Contacts:   s.BodyContacts().Touching(),
		Iterations: float64(last.Iterations-first.Iterations) / count, Factorizations: float64(last.Factorizations-first.Factorizations) / count,
		Step: times[len(times)/2], Fastest: times[0],
		Contact: mean(before.Contact, after.Contact), Bodies: mean(before.Bodies, after.Bodies),
	}, nil
}

// Measures of the piles, m.
const (
	hullRadius  = 0.05
	hullSpacing = 0.098
	hullLayers  = 10
	hullDensity = 2500 // kg/m3
)

// build makes a pile of n hulls.
func (p Piles) build(n int) (*mbd.System, coupling.Config, error) {
	hull, err := geometry.NewMesh(geometry.SphereFacets(hullRadius, 0), geometry.MeshOptions{Solid: true})
	if err != nil {
		return nil, coupling.Config{}, err
	}
	bulk, err := geometry.VolumePropertiesOf(hull)
	if err != nil {
		return nil, coupling.Config{}, err
	}
	in, mass := bulk.Inertia, hullDensity*bulk.Volume
	inertia := mbd.Inertia{XX: in[0][0], YY: in[1][1], ZZ: in[2][2], XY: in[0][1], YZ: in[1][2], ZX: in[2][0]}.Times(hullDensity)
	side := int(math.Ceil(math.Sqrt(float64(n) / hullLayers)))
	width, middle := hullSpacing*float64(side)+0.02, hullSpacing*float64(side-1)/2
	bodies := &mbd.System{Gravity: r3.Vec{Z: -9.81}}
	m := &dem.Model{
		Threads:   p.Threads,
		Materials: []law.Material{{Name: "stone", Density: hullDensity, YoungModulus: p.Young, PoissonRatio: 0.25}},
		Default:   law.Interaction{Restitution: 0.2, Friction: 0.5},
		Surfaces: []dem.Surface{{
			Name: "box", Shape: geometry.Box{Size: r3.Vec{X: width, Y: width, Z: 10}, Inside: true, Open: geometry.FaceZMax},
			Carrier: dem.Fixed{At: rigid.Placement{Position: r3.Vec{X: middle, Y: middle, Z: 5}, Orientation: quat.Number{Real: 1}}},
		}},
	}
	var o contact.Options
	var carriers []int
	rng := rand.New(rand.NewPCG(1, 2))
	random := func() r3.Vec { return r3.Vec{X: rng.NormFloat64(), Y: rng.NormFloat64(), Z: rng.NormFloat64()} }
	for i := range n {
		turn := quat.Number{Real: rng.NormFloat64(), Imag: rng.NormFloat64(), Jmag: rng.NormFloat64(), Kmag: rng.NormFloat64()}
		at := r3.Vec{X: hullSpacing * float64(i%side), Y: hullSpacing * float64(i/side%side), Z: hullSpacing * (float64(i/(side*side)) + 0.5)}
		pose := rigid.Frame{
			Position: r3.Add(at, r3.Scale(0.001, random())), Orientation: quat.Scale(1/quat.Abs(turn), turn),
		}
		m.Surfaces = append(m.Surfaces, dem.Surface{Name: "hull", Shape: hull, Carrier: dem.Attached{Frame: i}})
		carriers = append(carriers, bodies.AddBody(mbd.Body{Name: fmt.Sprintf("hull %d", i), Mass: mass, Inertia: inertia, Pose: pose}))
		o.Mobilities = append(o.Mobilities, rigid.NewMobility(mass, inertia.Matrix()))
	}
	contacts, err := contact.New(m, o)
	bodies.SetWorkers(p.Threads)
	return bodies, coupling.Config{
		Bodies: bodies, Solver: solvers.Options{Method: solvers.HHT(-0.05), Tolerance: 1e-8}, Carriers: carriers, BodyContacts: contacts, MinStep: p.Step / 128,
	}, err
}

// WritePiles prints a table of rows, with the median time of a step, the fastest, and the mean times of its two parts, and by which power of the number of hulls the median grows after each fall.
func WritePiles(w io.Writer, rows []PileRow) error {
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(t, "hulls\tafter s\tcontacts\tm/s\titer/step\ttangents/step\tms/step\tfastest\tcontacts\tbodies\t")
	ms := func(d time.Duration) float64 { return 1e3 * d.Seconds() }
	for _, r := range rows {
		fmt.Fprintf(t, "%d\t%g\t%d\t%.3g\t%.2f\t%.2f\t%.4g\t%.4g\t%.4g\t%.3g\t\n", r.Hulls, r.Fall, r.Contacts, r.Speed, r.Iterations, r.Factorizations, ms(r.Step), ms(r.Fastest), ms(r.Contact), ms(r.Bodies))
	}
	if err := t.Flush(); err != nil {
		return err
	}
	for i, first := range rows {
		if i > 0 && first.Hulls != rows[0].Hulls {
			break
		}
		last := first
		for _, r := range rows {
			if r.Fall == first.Fall {
				last = r
			}
		}
		if last.Hulls == first.Hulls {
			continue
		}
		power := math.Log(float64(last.Step)/float64(first.Step)) / math.Log(float64(last.Hulls)/float64(first.Hulls))
		if _, err := fmt.Fprintf(w, "After %g s the time of a step grows as hulls^%.2f.\n", first.Fall, power); err != nil {
			return err
		}
	}
	return nil
}
