// The engine on an NVIDIA GPU: what it holds and how it is made.

package gpu

import (
	"errors"
	"fmt"
	"maps"
	"reflect"
	"strings"

	"gabion/dem"
	"gabion/dem/law"
	"gabion/dem/packing"
	"gabion/internal/enum"
	"gabion/internal/names"
	"gabion/kernels"
	"gabion/rigid"
)

// Precision is how the GPU holds numbers.
type Precision uint8

// Precisions. Positions are fixed-point numbers in all of them, so accuracy does not depend on the size of the domain.
const (
	Single Precision = iota // 32 bits throughout
	Mixed                   // positions and velocities in 64 bits, contact laws in 32
	Double                  // 64 bits throughout
)

var precisionNames = []string{"single", "mixed", "double"}

func (p Precision) String() string { return enum.NameOf(precisionNames, uint8(p)) }

// UnmarshalText reads the name of a precision.
func (p *Precision) UnmarshalText(b []byte) error { return enum.LookUp(precisionNames, b, (*uint8)(p)) }

// Options are the choices that do not belong to a model.
type Options struct {
	Device    *kernels.Device // nil opens device 0, which Close then closes
	Precision Precision
	Lanes     int  // threads that share a particle, a power of two up to 32; 0 chooses by the number of particles
	NoAudit   bool // losses are not summed: Energy tells zero for them
}

// Engine is the engine on an NVIDIA GPU.
//
// Between steps it holds positions and histories of the time reached, and velocities half a step before, as the leapfrog does. A step
// works out the forces where the particles are and takes them on in the same kernel; what is asked for at the time reached is worked out
// from the forces there without changing anything.
type Engine struct {
	model   dem.Model // without the particles
	options Options
	format  format
	device  *kernels.Device
	queue   *kernels.Queue // used inside device.Do only
	owned   bool           // the device is this engine's to close

	program      *kernels.Program
	kernels      launcher
	afar         launcher      // of forces from afar; without a program where there are none
	particles    particleRange // of all particles
	oneContact   bool          // no surface makes more than one contact with a particle
	films        bool          // in single precision nothing but films of liquid is beside plain spheres
	wallsInStep  bool          // pairs with walls are worked out in the step's kernel
	lanes        int           // base-2 logarithm of the threads that share a particle
	space        space
	cell         dem.Cell // at the time reached
	nextCell     dem.Cell // after the steps that tables are for
	clumps       clumpSet
	polyhedra    polyhedronSet
	bonds        bondNetwork
	surfaces     surfaceSet
	parts        partSet // of walls, whose loads are recorded
	arrays       arrays
	batch        *kernels.Recording // batchSteps steps, the decision and the build
	shortBatch   *kernels.Recording // shortSteps of them
	stepAndBuild *kernels.Recording // one step, the decision and the build
	buildIfDue   *kernels.Recording // the decision and the build
	stepOnly     *kernels.Recording // one step and the decision; of a model with coupled surfaces, as those that follow
	neededBuild  *kernels.Recording // a build, which is asked for unless it has been decided on
	trial        [2]*kernels.Recording
	segments     map[segment]*kernels.Recording
	maxSegment   int  // steps of one of them
	recorded     int  // how often recordings were made
	branches     bool // recordings may branch

	resident       resident
	columns        columns       // room for what is read of the particles
	held           chan *columns // the same, of states that were held
	control        control       // as last read
	host           []control     // pinned, one
	capacity       int           // particles that there is room for
	pairs          [][2]int
	joints         jointsNear
	frames         int
	phase          dem.Phase
	stale          bool         // the device has changed the control since it was read
	goneOn         bool         // the device makes steps that nobody has asked the end of yet: what is known is of their beginning
	buildUnchecked bool         // rows are being built, and whether there was memory enough has not been checked
	observed       *observation // what was worked out at the time reached
	kept           [dem.KeptPlaces]kept
	keeping        *kept     // the state that is being kept or taken up; nil else
	discards       bool      // particles have been discarded
	discarding     bool      // the next step ends with a build that takes some away
	batchStart     int64     // steps done before those under way, where these are queued many at a time
	wallSums       []float64 // wrenches on walls, in parts

	time          float64 // reached, s
	dt            float64 // of the last step, s
	pendingKick   float64 // part of the last step's kick that is still to come, s
	stepSizes     stepSizes
	table         int64 // first step that the tables on the device are for
	nextID        int
	nextNumber    int // of a sphere
	inletStates   []packing.InletState
	flows         dem.Flows     // through inlets; what leaves is summed up on the device
	contactFrames []rigid.Frame // of the last contact, if there are inlets
	failed        error         // the first failure, after which nothing goes on
}

// wallsInStepLimit is the number of particles up to which one kernel a step is better than a smaller one and another for the walls.
var wallsInStepLimit = 100_000

// stepSizes is what the device's parameters say of a step.
type stepSizes struct{ dt, before, kick float64 }

// Steps of a batch, and of one for what is left of some.
const (
	batchSteps = 32
	shortSteps = 4
)

// maxMaterials have different numbers of one byte.
const maxMaterials = 256

// New makes an engine for a model.
func New(m *dem.Model, options Options) (*Engine, error) {
	if err := m.Check(); err != nil {
		return nil, err
	}
	clumps := newClumpSet(m)
	if err := refusePolyhedra(m, clumps.shapes); err != nil {
		return nil, err
	}
	if n := len(m.Materials); n > maxMaterials {
		return nil, fmt.Errorf("dem: %d materials: the GPU engine takes at most %d", n, maxMaterials)
	}
	if m.Integrator == dem.Gear {
		return nil, errors.New("dem: integrator gear: the GPU engine has velocity Verlet and leapfrog")
	}
	if err := refusePotentials(m); err != nil {
		return nil, err
	}
	if n := len(m.Scalars); n > maxScalars {
		return nil, fmt.Errorf("dem: %d scalars of a particle: the GPU engine takes at most %d", n, maxScalars)
	}
	e := &Engine{
		model: *m, options: options, device: options.Device, format: format{precision: options.Precision},
		pairs: dem.FramePairs(m.Surfaces), frames: m.Frames(), inletStates: make([]packing.InletState, len(m.Inlets)),
		held: make(chan *columns, 2),
	}
	e.model.Particles = packing.Particles{}
	e.particles, e.clumps = newParticleRange(m), clumps
	e.polyhedra, e.bonds.BondNetwork = newPolyhedronSet(m, e.clumps.shapes), m.BondNetwork()
	e.bonds.blocks = newBondBlocks(&e.bonds.BondNetwork, e.format.bondRoom())
	space, err := newSpace(m, e.format)
	if err != nil {
		return nil, err
	}
	e.space, e.cell = space, dem.CellOf(m.Domain)
	if e.device == nil {
		device, err := kernels.Open(0)
		if err != nil {
			return nil, err
		}
		e.device, e.owned = device, true
	}
	err = e.device.Do(func(q *kernels.Queue) error {
		e.queue = q
		return e.build(&m.Particles)
	})
	if err != nil {
		e.Close()
		return nil, fmt.Errorf("dem: GPU engine: %w", err)
	}
	return e, nil
}

// build fills the device.
func (e *Engine) build(g *packing.Particles) error {
	e.capacity = spheresOf(g)
	e.lanes = lanesFor(e.options.Lanes, e.capacity, e.device.Info.Multiprocessors, e.options.Precision)
	e.surfaces = newSurfaceSet(e)
	e.parts = newPartSet(e)
	e.findBars()
	e.oneContact = oneContact(e.surfaces.surfaces)
	alone := e.oneContact && !e.hasClumps() && !e.hasBonds() && e.model.Thermostat == nil && e.model.Strain == nil && e.parts.count == 0
	e.format.plain = alone && e.model.Law == (law.Law{}) && len(e.model.Scalars) == 0
	e.films = alone && e.model.Law == (law.Law{Cohesion: law.LiquidFilm}) && len(e.model.Scalars) == 1 && e.passedScalars() == 0 && e.heatScalar() == 0 && e.options.Precision == Single
	e.wallsInStep = e.oneContact && !e.hasPolyhedra() && e.parts.count == 0 && e.capacity <= wallsInStepLimit
	for _, step := range []func() error{e.load, e.loadAfar, e.allocate, e.uploadModel, e.uploadFluid, e.uploadBonds, e.setFirstTables} {
		if err := step(); err != nil {
			return err
		}
	}
	if err := e.add(g); err != nil {
		return err
	}
	return errors.Join(e.buildNow(), e.arrays.flows.Clear(0)) // what was in outlets from the start has not been there
}

// Close gives the device memory back.
func (e *Engine) Close() {
	if e.device == nil {
		return
	}
	_ = e.device.Do(func(*kernels.Queue) error {
		err := errors.Join(e.freeRecordings(), e.freeReplies(), e.arrays.free(), e.surfaces.free(), kernels.Unpin(e.queue, e.host), e.resident.foresight.free(e.queue))
		if e.program != nil {
			err = errors.Join(err, e.program.Free())
		}
		if e.afar.program != nil {
			err = errors.Join(err, e.afar.program.Free())
		}
		return err
	})
	if e.owned {
		_ = e.device.Close()
	}
	e.device = nil
}

// constants are those of the programs.
func (e *Engine) constants() map[string]int {
	chosen, m := e.model.Law, &e.model
	constants := map[string]int{
		"LANES": e.lanes, "UNIFORM": oneIf(e.particles.uniform), "PERIODIC": 0, "AUDIT": oneIf(!e.options.NoAudit),
		"DAMPED": oneIf(m.Damping != 0), "FLUID": fluidBits(m.Fluid), "ATTRACTS": oneIf(e.attracted()), "BATH": oneIf(m.Thermostat != nil),
		"SCALARS": len(m.Scalars), "PASSED": e.passedScalars(), "HEAT": e.heatScalar(), "EXPANDS": oneIf(m.Expands()), "CLUMPS": oneIf(e.hasClumps()), "POLYHEDRA": oneIf(e.hasPolyhedra()), "SMOOTH": oneIf(e.polyhedra.smooth), "BONDS": oneIf(e.hasBonds()), "FRACTURE": oneIf(e.mayBreak()), "DRIVEN": oneIf(len(e.surfaces.motions) > 0),
		"COUPLED_FACETS": oneIf(!oneContact(e.surfaces.surfaces[e.surfaces.walls:])),
	}
	maps.Copy(constants, lawConstants(chosen))
	constants["STRAINED"], constants["RECORDED"] = oneIf(m.Strain != nil), oneIf(e.parts.count > 0)
	for axis, on := range m.Periodic {
		constants["PERIODIC"] |= oneIf(on && m.Strain == nil) << axis
	}
	return constants
}

// load compiles the kernels for the model.
func (e *Engine) load() error {
	program, err := e.queue.Load(e.source(), e.constants(), e.unused()...)
	if err != nil {
		return err
	}
	e.program, e.kernels = program, launcher{e.queue, program, map[string]*kernels.Kernel{}}
	return nil
}

// unused are the larger kernels that the model never launches.
func (e *Engine) unused() []string {
	var names []string
	leave := func(launched bool, kernels ...string) {
		if !launched {
			names = append(names, kernels...)
		}
	}
	leave(e.hasPolyhedra(), "near_polyhedra", "list_polyhedra")
	leave(e.polyhedra.convex(), "polyhedra_forces")
	leave(e.polyhedra.concave, "concave_forces")
	leave(e.polyhedra.smooth, "superquadric_forces")
	leave(e.hasClumps(), "move_clumps", "observe_clumps", "measure_clumps", "sum_clumps")
	leave(e.surfaces.walls > 0, "wall_forces", "measure_walls")
	leave(e.parts.count > 0, "end_part_loads", "begin_part_loads")
	leave(e.wallsInStep, "step_joined", "step_few")
	leave(!e.wallsInStep, "step")
	leave(e.frames > 0 && e.polyhedra.convex(), "coupled_polyhedra")
	leave(e.frames > 0 && e.polyhedra.concave, "coupled_concave")
	leave(e.frames > 0 && e.polyhedra.smooth, "coupled_superquadrics")
	leave(e.heatedBodies() > 0, "warm_bodies")
	leave(e.frames > 0, "coupled_forces", "segment_forces", "first_segment_step", "segment_step")
	return names
}

// source is the one that has all that the model needs, and least beside it.
func (e *Engine) source() kernels.Source {
	sources := [...]kernels.Source{kernels.ParticlesSingle, kernels.ParticlesMixed, kernels.ParticlesDouble}
	switch {
	case !e.oneContact:
		sources = [...]kernels.Source{kernels.FacetsSingle, kernels.FacetsMixed, kernels.FacetsDouble}
	case e.films:
		return kernels.FilmsSingle
	case e.format.plain:
		sources = [...]kernels.Source{kernels.PlainSingle, kernels.PlainMixed, kernels.PlainDouble}
	}
	return sources[e.options.Precision]
}

// lawConstants are the constants of a program that stand for the fields of Law, by their names in CUDA in capitals.
func lawConstants(chosen law.Law) map[string]int {
	constants := map[string]int{}
	v := reflect.ValueOf(chosen)
	for i := range v.NumField() {
		name := strings.ToUpper(names.Snake(v.Type().Field(i).Name))
		if f := v.Field(i); f.Kind() == reflect.Bool {
			constants[name] = oneIf(f.Bool())
		} else {
			constants[name] = int(f.Uint())
		}
	}
	return constants
}

// busyThreads are the threads of a multiprocessor up to which 2, 4 and 8 threads that share a particle are better than half as many, by precision.
var busyThreads = [...][3]int{Single: {600, 600, 600}, Mixed: {450, 450, 450}, Double: {600, 300, 300}}

// lanesFor is the base-2 logarithm of the number of threads that share a particle: as many as keep the device busy.
func lanesFor(wanted, particles, multiprocessors int, p Precision) int {
	lanes := 0
	for lanes < 3 && particles<<(lanes+1) <= busyThreads[p][lanes]*multiprocessors {
		lanes++
	}
	for k := 0; wanted > 0 && k <= 5; k++ {
		if 1<<k == wanted {
			lanes = k
		}
	}
	return lanes
}

func oneIf(b bool) int {
	if b {
		return 1
	}
	return 0
}

var _ dem.Engine = (*Engine)(nil)
