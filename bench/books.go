package bench

// This file runs each law and each shape of particles with particles of continuous sizes that fly into one another, and tells whether the books close.

import (
	"context"
	"fmt"
	"io"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"text/tabwriter"
	"time"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/law"
)

// Books says what to run: a box of particles of continuous sizes under each law, and with each shape.
type Books struct {
	Box    Size            // particles
	Engine ParticlesEngine // that runs them
	Laws   []string        // of those of BooksLaws; nil for all
	Steps  int             // of each
	Step   float64         // s
	Speed  float64         // of the particles at the start along each axis, at most, m/s
}

// DefaultBooks run a million particles.
func DefaultBooks(e ParticlesEngine) Books {
	return Books{Box: Size{100, 100, 100}, Engine: e, Steps: 2500, Step: 5e-6, Speed: 1}
}

// shapes are the shapes of particles that are no spheres.
var shapes = []beside{
	{name: "clumps", add: clumped},
	{name: "share_stiffness", add: func(m *dem.Model) error {
		m.Law.Shared = true
		return clumped(m)
	}},
	{name: "polyhedra", add: func(m *dem.Model) error { return makeGravel(m, 20) }},
	{name: "letters", add: func(m *dem.Model) error { return makeLetters(m, "L") }},
	{name: "ellipsoids", add: func(m *dem.Model) error { return makeSuperquadrics(m, []float64{2, 2}) }},
	{name: "rounded_cylinders", add: func(m *dem.Model) error { return makeSuperquadrics(m, []float64{4, 2}) }},
}

// clumped makes clumps of four spheres of the particles of a model.
func clumped(m *dem.Model) error {
	c, err := evenClump(4, m.Particles.Radius[0])
	if err == nil {
		m.Particles.MakeClumps(c, true, 1)
	}
	return err
}

// kept are the laws and shapes whose books are looked at: bonds break there.
func kept() []beside {
	list := []beside{{name: "mindlin", add: func(*dem.Model) error { return nil }}}
	for _, b := range besides {
		switch b.name {
		case "bonds":
			b.add = breakable
		case "regions": // which is asked and does nothing
			continue
		}
		list = append(list, b)
	}
	return append(list, shapes...)
}

// BooksLaws are the names that Books.Laws may have.
func BooksLaws() (names []string) {
	for _, b := range kept() {
		names = append(names, b.name)
	}
	return names
}

// breakable holds neighbours together by beams, about six a particle, of which those break that are pulled hardest.
func breakable(m *dem.Model) (err error) {
	m.Bonds, err = dem.MakeBonds(m, []dem.BondSet{{
		Particles: [][2]int{{0, len(m.Particles.Position)}}, Gap: 0.55 * slices.Max(m.Particles.Radius), Radius: 1, Variation: 0.3, Seed: 1,
		Material: law.BondMaterial{YoungModulus: 1e7, PoissonRatio: 0.25, Damping: 0.05, TensileStrength: 5e4, Cohesion: 1e5, Friction: 0.5, MomentPart: 1},
	}})
	return err
}

// BooksRow is what has come of a law or a shape.
type BooksRow struct {
	Name      string
	Particles int
	Step      time.Duration // mean
	Contacts  float64       // a particle
	Lost      float64       // energy, J
	Residual  float64       // energy that there is beyond what there was, J
	Scale     float64       // kinetic energy at the start and what moved by gravity, J
	Liquid    float64       // that there is beyond what there was, by all of it
	Heat      float64       // the same of heat, by what was exchanged
	Broken    int           // bonds
}

// Run takes one law after the other to its end; report is told of each row as it is there.
func (b Books) Run(ctx context.Context, report func(BooksRow)) error {
	list, err := b.chosen()
	if err != nil {
		return err
	}
	for _, what := range list {
		if err := ctx.Err(); err != nil {
			return err
		}
		row, err := b.keep(ctx, what)
		if err != nil {
			return fmt.Errorf("bench: %s: %w", what.name, err)
		}
		report(row)
	}
	return nil
}

// chosen are the laws and shapes that are asked for.
func (b Books) chosen() ([]beside, error) {
	list := kept()
	if len(b.Laws) == 0 {
		return list, nil
	}
	var chosen []beside
	for _, name := range b.Laws {
		i := slices.IndexFunc(list, func(k beside) bool { return k.name == name })
		if i < 0 {
			return nil, fmt.Errorf("there is no %q whose books to look at: accepted are %s", name, strings.Join(BooksLaws(), ", "))
		}
		chosen = append(chosen, list[i])
	}
	return chosen, nil
}

// model is the box of a law, with particles that fly about. Their sizes are spread over a factor of 1.4.
func (b Books) model(what beside) (*dem.Model, error) {
	m := CommonBox(b.Box, 1e8)
	random := rand.New(rand.NewPCG(3, 4))
	any := func() float64 { return 2*random.Float64() - 1 }
	for i := range m.Particles.Radius {
		m.Particles.Velocity = append(m.Particles.Velocity, r3.Scale(b.Speed, r3.Vec{X: any(), Y: any(), Z: any()}))
		if i > 0 {
			m.Particles.Radius[i] /= 1 + 0.4*random.Float64()
		}
	}
	return m, what.add(m)
}

// keep runs one.
func (b Books) keep(ctx context.Context, what beside) (row BooksRow, err error) {
	m, err := b.model(what)
	if err != nil {
		return row, err
	}
	e, err := b.Engine.Make(m)
	if err != nil {
		return row, err
	}
	defer e.Close()
	before, water := e.Energy(), liquid(m, e)
	began := time.Now()
	if err := advance(ctx, e, b.Steps, b.Step); err != nil {
		return row, err
	}
	took, after, c := time.Since(began), e.Energy(), e.Counters()
	row = BooksRow{
		Name: what.name, Particles: e.Len(), Step: took / time.Duration(b.Steps), Contacts: float64(c.Touching+c.Surface) / float64(e.Len()),
		Lost: losses(&after), Residual: energyOf(&after) - energyOf(&before), Scale: before.Kinetic + before.Rotational + math.Abs(after.Potential-before.Potential),
		Broken: len(e.Broken(nil)),
	}
	if water > 0 {
		row.Liquid = liquid(m, e)/water - 1
	}
	if m.Heat != nil {
		exchanged := after.HeatMade + after.HeatWalls + after.HeatAround
		row.Heat = (after.Heat - before.Heat - exchanged) / before.Heat
	}
	return row, nil
}

// losses are all that an engine has lost.
func losses(e *dem.Energy) float64 {
	return e.Damping + e.Friction + e.Rolling + e.Parting + e.Yielding + e.Bonding + e.Breaking + e.Local + e.Drag
}

// energyOf is what there is, and what has been lost, less what has come by work: it stays as it was.
func energyOf(e *dem.Energy) float64 {
	return e.Kinetic + e.Rotational + e.Potential + e.Elastic + e.Bonds + e.Pairs + losses(e) - e.Work - e.Cell - e.Attracted - e.Bath - e.Exchange - e.Expansion
}

// liquid is the mass of liquid in films and in bridges, kg; 0 where there are no films.
func liquid(m *dem.Model, e dem.Engine) (sum float64) {
	if !m.Law.Wets() {
		return 0
	}
	var s dem.State
	e.Snapshot(&s)
	for i, w := range s.Scalars[0] {
		sum += w * s.Mass[i]
	}
	return sum + m.Scalars[0].Exchange.FilmDensity*e.Counters().Bridged
}

// WriteBooks prints a table of rows.
func WriteBooks(w io.Writer, rows []BooksRow) error {
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(t, "law or shape\tparticles\tus/step\tcontacts/particle\tlost, J\tresidual, J\tby what moved\tof liquid\tof heat\tbroken bonds\t")
	for _, r := range rows {
		fmt.Fprintf(t, "%s\t%d\t%.4g\t%.2f\t%.4g\t%.2g\t%.1e\t%.1e\t%.1e\t%d\t\n", r.Name, r.Particles, float64(r.Step)/1e3, r.Contacts, r.Lost, r.Residual, r.Residual/r.Scale, r.Liquid, r.Heat, r.Broken)
	}
	return t.Flush()
}
