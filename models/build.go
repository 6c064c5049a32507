package models

// Build turns a checked model into a simulation that is ready to run.

import (
	"context"
	"errors"
	"fmt"
	"math"
	"slices"

	"gabion/coupling"
	"gabion/dem"
	"gabion/dem/packing"
	"gabion/internal/document"
	"gabion/internal/pool"
	"gabion/internal/progress"
	"gabion/mbd"
	"gabion/observables"
	"gabion/solvers"
)

// BuildOptions say on what a simulation runs.
type BuildOptions struct {
	Device  string // auto, cpu or gpu; empty is auto
	Threads int    // 0 takes all processors; results do not depend on it

	BodiesOnHost bool // bodies are stepped on the processor even where the GPU could step them
}

// Built is a model made ready to run, with what is needed to record and to draw it.
type Built struct {
	Model      *Model
	Simulation *coupling.Simulation
	Bodies     *mbd.System   // nil when the model has none
	Particles  *dem.Model    // nil when the model has none
	Fluid      *dem.Fluid    // that particles are in, or that presses on something; nil when the model has none
	Surfaces   []dem.Surface // that particles touch
	Carriers   []int         // body that carries each frame of the surfaces
	Strands    []coupling.Strand
	Wear       map[int]Wear           // of each surface that is recorded, by its number
	Solids     map[int]Solid          // shape of bodies that no surface shows
	Requests   []observables.Recorded // columns of the history
	Groups     []Group                // of particles to be written at the end, if the model asks for it
	Grouping   Grouping               // of all particles
	Scalars    []dem.Scalar           // that they carry
	Bonds      []dem.Bond             // between them
	Device     Device

	Loads  []PeakLoad // whose peaks are wanted
	Tracks *Tracks    // of blocks whose ways are wanted; else nil

	Accelerations bool // columns of the history tell those of bodies, or may do so: only Simulation.Report finds them

	BodiesOnHost string // why bodies are stepped on the processor though the particles are on a GPU; empty where they are on it too

	fluidLoads []fluidLoad
	sides      *periodicSides // nil where the domain is not periodic

	passages  passages
	misplaced error    // particles that are in the place of others where the model has them, of one that begins with the state of another run
	partners  []string // names of the classes of what bodies touch
	Warnings  []string // that a user should read before the run
	Notes     []string // what the model has left to the program, beside Model.Notes
}

// BodyCount is the number of bodies.
func (b *Built) BodyCount() int {
	if b.Bodies == nil {
		return 0
	}
	return b.Bodies.Bodies()
}

// Build makes the bodies, the particles and the coupling between them. Errors name the model's file, and the place of what they are about where that has a name.
func (m *Model) Build(ctx context.Context, o BuildOptions) (*Built, error) {
	built, err := m.build(ctx, o)
	if p := new(placed); err != nil && m.file != "" && !errors.As(err, &p) {
		err = fmt.Errorf("%s: %w", m.file, err)
	}
	return built, err
}

func (m *Model) build(ctx context.Context, o BuildOptions) (*Built, error) {
	if _, err := ChooseDevice(o.Device, 0, false, 0); err != nil {
		return nil, err
	}
	b := &builder{
		ctx: ctx, pool: pool.New(o.Threads),
		model: m, built: &Built{Model: m, Solids: map[int]Solid{}, Wear: map[int]Wear{}},
		bodies: map[string]int{Ground: mbd.Ground}, markers: map[string]mbd.Marker{}, joints: map[string]int{},
		motions: map[string]int{}, types: map[string]string{}, stops: map[string][]int{}, forces: map[string][]int{}, ropes: map[string]int{}, bends: map[string][]int{}, ropeStrands: map[string][]int{}, nets: map[string]netRange{}, walls: map[string]int{}, frames: map[int]int{}, groups: map[string][2]int{}, meshes: map[meshFile]loadedMesh{},
	}
	phase := progress.Begin(ctx, "building", 0)
	defer phase.End()
	if err := b.checkMemory(o.Device); err != nil {
		return nil, err
	}
	if err := errors.Join(b.during("making bodies", b.makeBodies), b.during("making surfaces", b.makeSurfaces), b.generate(), b.makeServos(), b.makeFluidLoads()); err != nil {
		return nil, err
	}
	if err := b.makeExtension(); err != nil {
		return nil, err
	}
	if err := b.makeSimulation(o); err != nil {
		return nil, err
	}
	if err := b.makeRequests(); err != nil {
		return nil, err
	}
	if err := b.checkCurves(); err != nil {
		return nil, err
	}
	b.makeLoads()
	b.built.Grouping = b.grouping()
	return b.built, errors.Join(b.makeTracks(), b.makeGroups())
}

// makeSimulation couples bodies and particles where they start.
func (b *builder) makeSimulation(o BuildOptions) error {
	m := b.model
	c := coupling.Config{
		Bodies: b.system, Solver: m.Solver.Options(), Carriers: b.built.Carriers, Strands: b.built.Strands,
		Exchange: m.Coupling.exchange(), MinStep: m.Solver.minStep(),
		OnLost: map[string]coupling.OnLost{"remove": coupling.RemoveLost, "report": coupling.TolerateLost}[m.DEM.OnLost],
		Servos: b.servos,
	}
	var particles *dem.Model
	err := b.during("making the particles", func() (err error) {
		particles, err = b.makeParticles()
		return err
	})
	if err != nil {
		return err
	}
	if c.BodyContacts, err = b.makeBodyContacts(); err != nil {
		return err
	}
	if particles != nil {
		b.keepOffGPU(&c, particles)
		err := b.during("making the particles' engine", func() (err error) {
			c.Particles, err = b.engine(particles, o.Device)
			return err
		})
		if err != nil {
			return err
		}
	}
	if b.system != nil {
		b.system.SetPool(b.pool)
	}
	b.built.Bodies = b.system
	b.built.Simulation, err = coupling.New(b.ctx, c)
	if err != nil {
		return err
	}
	if err := b.checkAssembly(); err != nil {
		return err
	}
	b.built.Warnings = append(b.built.Warnings, JointWarnings(b.built.Simulation.Integrator())...)
	b.built.Warnings = append(b.built.Warnings, m.idle()...)
	if text := b.built.BesidePeriodicSides(); text != "" {
		b.built.Warnings = append(b.built.Warnings, text)
	}
	b.checkTurning()
	b.checkIntervals()
	if m.Solver.Start == "equilibrium" {
		if err := b.built.Simulation.FindEquilibrium(b.ctx); err != nil {
			return err
		}
	}
	b.moveBodies(o)
	return nil
}

// during does a part of the work that may take seconds, and says so.
func (b *builder) during(phase string, work func() error) error {
	p := progress.Begin(b.ctx, phase, 0)
	defer p.End()
	return work()
}

// builder holds what Build has made so far, by the names of the model.
type builder struct {
	ctx    context.Context // of the one call of Build that it serves
	model  *Model
	built  *Built
	system *mbd.System

	bodies      map[string]int
	markers     map[string]mbd.Marker
	joints      map[string]int
	motions     map[string]int
	types       map[string]string   // of joints
	stops       map[string][]int    // elements of the limits of each joint
	forces      map[string][]int    // elements of each force
	ropes       map[string]int      // element of each rope
	bends       map[string][]int    // springs against bending of each rope
	ropeStrands map[string][]int    // surfaces along each rope
	nets        map[string]netRange // bodies, springs and pins of each net
	walls       map[string]int      // surface of each wall
	servos      []coupling.Servo    // of walls
	frames      map[int]int         // frame of each body that carries surfaces
	partnerEnds []int               // of each partner in contacts of bodies: one past its last surface
	loads       []fluidLoad         // of the fluid
	regions     []*watchedRegion    // whose averages are asked for
	groups      map[string][2]int   // ids of each group of particles: first, and one past the last
	particles   []packing.Particles // of each group, until they are put together
	meshes      map[meshFile]loadedMesh
	placed      int        // particles that are there from the start
	pool        *pool.Pool // workers of the bodies and of the particles, who take turns
}

// Options are the solver's own form of the settings.
func (s *Solver) Options() solvers.Options {
	o := solvers.Options{
		Method: solvers.HHT(s.Alpha), Tolerance: s.Tolerance, MaxIterations: s.MaxIterations, Step: s.Step,
	}
	if s.MinStep != nil {
		o.MinStep = *s.MinStep
	}
	if c := s.ErrorControl; c != nil {
		o.Accuracy, o.Duration, o.MinStep, o.MaxStep = c.Tolerance, s.End, c.MinStep, c.MaxStep
	}
	if s.Method == "generalized_alpha" {
		o.Method = solvers.GeneralizedAlpha(s.SpectralRadius)
	}
	return o
}

func (c *Coupling) exchange() coupling.Exchange {
	x := coupling.Exchange{
		Scheme:   map[string]coupling.Scheme{"subcycled": coupling.Subcycled, "iterated": coupling.Iterated}[c.Scheme],
		Substeps: c.Substeps, Tolerance: c.Tolerance, MaxIterations: c.MaxIterations,
	}
	if c.ErrorControl != nil {
		x.DisplacementTolerance = c.ErrorControl.Tolerance
	}
	return x
}

// checkIntervals warns of times between outputs that are longer than the run, and of steps that will be shorter than the model's: every row, frame and checkpoint is the end of a step, and
// those between are equal. So it does of pictures after the end.
func (b *builder) checkIntervals() {
	o, step, end := &b.model.Outputs, b.model.Solver.Step, b.model.Solver.End
	chosen := b.model.Solver.ErrorControl != nil && b.built.Simulation.Particles() == nil // steps, by their error
	if o.Snapshots != nil && len(o.Snapshots.Times) > 0 {
		if last := slices.Max(o.Snapshots.Times); last > end*(1+1e-9) {
			b.built.Warnings = append(b.built.Warnings, fmt.Sprintf("outputs.snapshots: there are no pictures after the end of the run at %.4g s, such as that at %.4g s", end, last))
		}
	}
	for _, k := range []struct {
		name     string
		interval *float64
	}{{"interval", &o.Interval}, {"frames", o.Frames}, {"replay", o.Replay}, {"checkpoints", o.Checkpoints}} {
		if k.interval == nil {
			continue
		}
		if *k.interval > end*(1+1e-9) && k.name != "checkpoints" { // of which there is one at the end
			b.built.Warnings = append(b.built.Warnings, fmt.Sprintf("outputs.%s of %.4g s is longer than the run, which ends at %.4g s: nothing is recorded between", k.name, *k.interval, end))
			continue
		}
		if chosen {
			continue
		}
		n := max(1, math.Ceil(*k.interval/step-1e-6))
		if length := *k.interval / n; length < step*(1-1e-6) {
			b.built.Warnings = append(b.built.Warnings, fmt.Sprintf("steps will be %.4g s long, %.0f in each outputs.%s of %.4g s, and not %.4g s: what is recorded is the end of a step",
				length, n, k.name, *k.interval, step))
		}
	}
}

// frame returns the frame of a body, numbering bodies in the order in which surfaces first name them.
func (b *builder) frame(body int) int {
	f, ok := b.frames[body]
	if !ok {
		f = len(b.built.Carriers)
		b.frames[body] = f
		b.built.Carriers = append(b.built.Carriers, body)
	}
	return f
}

// placed is an error about a named thing of the model, which says where that stands in the file.
type placed struct {
	document.Problem
	cause error
}

func (e *placed) Unwrap() error { return e.cause }

// about names the thing of the model that an error is about. Inlets have their names among the groups of particles.
func (b *builder) about(kind, name string, err error) error {
	if err == nil {
		return nil
	}
	if at := (*placed)(nil); errors.As(err, &at) {
		return err // the place of what is wrong is known
	}
	if kind == "inlet" {
		return b.model.aboutDefined("particles", name, fmt.Errorf("%s %q: %w", kind, name, err))
	}
	return b.model.About(kind, name, err)
}

// About is an error about a named thing of the model, with its place.
func (m *Model) About(kind, name string, err error) error {
	return m.aboutDefined(kind, name, fmt.Errorf("%s %q: %w", kind, name, err))
}

// aboutDefined is an error with the place where what it is about is defined; nil without an error.
func (m *Model) aboutDefined(kind, name string, err error) error {
	if err == nil {
		return nil
	}
	if p, found := m.places.Problem(kind, name, err.Error()); found {
		return &placed{p, err}
	}
	return err
}
