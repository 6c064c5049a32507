// The engine on the processor: what it holds, and the order of the phases of a step.

package cpu

import (
	"bytes"
	"errors"
	"io"
	"math"

	"gabion/dem"
	"gabion/dem/law"
	"gabion/dem/packing"
	"gabion/internal/buffer"
	"gabion/internal/pool"
	"gabion/internal/vec"
	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// Engine is the engine on the processor's cores.
//
// Particles lie in memory along a curve through space and are divided into chunks of neighbours, whose number depends on the number of
// particles alone. A goroutine works on one chunk at a time and writes only there; what a contact does to a particle of another
// chunk waits in an outbox that the other chunk empties in fixed order. So every sum has one order, whatever the number of threads.
type Engine struct {
	// Import reads what another kind of engine has saved of a model, whose particles here are those given; nil lets Restore read only what this kind saved.
	Import func(m *dem.Model, particles packing.Particles, r io.Reader) (*dem.PortableState, error)

	model         dem.Model // without the particles
	law           law.Law
	common        bool // the law has vector code
	coefficients  coefficientTable
	pool          *pool.Pool
	fusedSteps    uint32 // number of the fused step
	tasks         tasks
	workspaces    []workspace
	at            []sphere
	motion        []motion
	identity      []identity
	scalars       []scalar // of the model; none cost nothing
	surrounded    bool     // heat comes from what surrounds the particles
	expands       bool     // particles grow with their temperature
	bodies        heatedBodies
	clumps        []clump  // none cost nothing
	members       []member // spheres of the clumps
	memberOf      []int32  // of each sphere: its place in members, or -1; may be shorter than there are spheres
	clumpBlocks   []clumpBlock
	bonds         bondNetwork // none cost nothing
	polyhedra     polyhedra   // none cost nothing
	load          []load
	derivatives   []derivatives // of velocities, for Gear's integrator; else none
	straightened  []sphere      // places of the spheres for grids, of a cell that deforms
	listPositions [][3]float32  // places when the lists were made, relative to the grid's corner

	skin                 float64
	reach                float64                    // largest gap over which a contact lasts, m
	pairReach            func(a, b float64) float64 // the same of particles of two radii (m)
	historyWidth         int                        // numbers in a history
	minRadius, maxRadius float64                    // radii, m
	grown                float64                    // by how much radii may have grown since the lists were made, m
	periods              periodicity
	extent               r3.Box // of the centres when the lists were made
	grid                 grid
	sorter               sorter
	order                []uint64
	oldStart             []int32 // while lists are made: of each old particle's contacts in oldContacts
	oldContacts          []int32 // old numbers of the old contacts' second particles; once matched ^(2*place + swapped), with the contact's place in the new list
	listMemory           listMemory
	chunks               []chunk
	size                 int    // particles in a chunk
	oldSize              int    // the same before the lists were made
	leaving              []bool // which particles outlets take, before the lists are made
	leavingCount         int    // how many
	kept                 [dem.KeptPlaces]bytes.Buffer
	withSlopes           bool    // of the trial under way tangents are asked for
	discarded            []int32 // ids of particles that go with the next lists
	tolerated            []int32 // ids, ascending, of those that go on where others are lost
	flows                dem.Flows
	taken                []dem.Taken // by each outlet
	sums                 []dem.Sums  // of each chunk
	energies             []dem.Energy

	walls            surfaceSet // surfaces that need no frames
	coupled          surfaceSet // surfaces carried by frames
	frames           int
	pairs            [][2]int
	joints           *dem.JointSet // nil where no joint holds a frame
	trajectoryFrames []rigid.Frame // at a step of AdvanceAlong
	contactFrames    []rigid.Frame // of the last contact, if there are inlets
	nextID           int32
	inletStates      []packing.InletState // how far the inlets have come

	time, dt              float64
	gravity               r3.Vec
	fluid                 fluid
	partLoads             dem.SurfaceLoads // of each surface; nil where none is recorded
	attraction            attraction       // by the particles' own gravity; none costs nothing
	potentials            potentials       // of pairs that need not touch; none cost nothing
	firstKick, secondKick float64          // kicks before the drift and after the forces, s
	phase                 dem.Phase
	counts                dem.Counters
	measured              bool
}

// motion is how a particle moves, and what it sets against forces and moments. Vector code knows the places of the fields.
type motion struct {
	law.Twist
	InverseMass    float64 // 1/kg
	InverseInertia float64 // 1/(kg m2)
}

// identity is what else a particle is.
type identity struct {
	Type int32 // in the table of coefficients
	ID   int32
}

// load is what acts on a particle.
type load struct{ F, T r3.Vec }

// workspace is what one goroutine works with.
type workspace struct {
	filter        pairFilter
	lanes         lanes
	histories     []float64        // of the contacts in a chunk, before they take the place of its old ones
	heated        []float64        // heat that each of them has made in the step, of a model with heat, J
	wallHistories []surfaceHistory // of a chunk's contacts with walls in the last step
	timings       Timings
	polyhedra     polyhedraWork
}

// tasks are methods as values, made once so that handing them to the pool allocates nothing.
type tasks struct {
	saveContacts, list, sortHistories, drift, forces, finish, fusedStep, wallCandidates, coupledCandidates, contactCoupled, acceptCoupled, midStepLosses, fillCells func(worker, chunk int)

	driftClumps, finishClumps            func(worker, block int)
	turnBonded, workOutBonds, loadBonded func(worker, block int)
	pressPolyhedra, loadPolyhedra        func(worker, block int)

	completeRest func(worker int)
}

// New makes an engine for a model. The particles' forces at the start are those of the contacts that they have with one another and with
// walls then.
func New(m *dem.Model) (*Engine, error) {
	if err := m.Check(); err != nil {
		return nil, err
	}
	e := &Engine{model: *m, law: m.Law, skin: m.Skin, reach: m.Reach(), pairReach: m.PairReach(), historyWidth: m.Law.HistoryWidth(), frames: m.Frames(), periods: newPeriodicity(m), minRadius: math.Inf(1)}
	e.model.Particles = packing.Particles{}
	e.coefficients = newCoefficientTable(m)
	e.inletStates = make([]packing.InletState, len(m.Inlets))
	e.newScalars()
	e.newPolyhedra(m)
	e.surrounded = m.Heat != nil && m.Heat.Surrounded()
	e.expands = m.Expands()
	e.newHeatedBodies()
	e.add(&m.Particles)
	if e.skin == 0 {
		e.skin = 0.1 * e.minRadius
		for i := range m.Inlets {
			r, _ := m.Inlets[i].Sizes.Limits()
			if c := m.Inlets[i].Clump; c != nil {
				r *= c.Finest()
			}
			e.skin = min(e.skin, 0.1*r)
		}
	}
	if p := m.Potentials; p != nil && m.Skin == 0 {
		e.skin = max(e.skin, p.Skin())
	}
	e.newPotentials(m)
	e.partLoads = dem.NewSurfaceLoads(e.model.Surfaces)
	e.pairs = dem.FramePairs(m.Surfaces)
	e.walls = newSurfaceSet(e, m.Surfaces, false)
	e.coupled = newSurfaceSet(e, m.Surfaces, true)
	if e.pool = m.Pool; e.pool == nil {
		e.pool = pool.New(m.Threads)
	}
	e.workspaces = make([]workspace, e.pool.Workers())
	e.walls.bind(e)
	e.coupled.bind(e)
	e.buildCoefficients()
	e.tasks = tasks{
		saveContacts: e.saveChunkContacts, list: e.list, sortHistories: e.sortHistories, drift: e.drift, forces: e.forces, finish: e.finish, fusedStep: e.fusedStep, completeRest: e.completeRest,
		wallCandidates:    func(_, i int) { e.walls.findInChunk(e, i) },
		coupledCandidates: func(_, i int) { e.coupled.findInChunk(e, i) },
		contactCoupled:    e.tryContacts,
		acceptCoupled: func(_, i int) {
			e.coupled.accept(e, i)
			e.acceptPolyhedra(i)
		},
		midStepLosses: e.bookMidStepLosses,
		driftClumps:   e.driftClumps, finishClumps: e.finishClumps,
		fillCells:  e.fillCells,
		turnBonded: e.turnBonded, workOutBonds: e.workOutBonds, loadBonded: e.loadBonded,
		pressPolyhedra: e.pressPolyhedra, loadPolyhedra: e.loadPolyhedra,
	}
	e.taken = make([]dem.Taken, len(m.Outlets))
	e.setStep(0)
	e.newBonds(m)
	e.findReliefs()
	e.walls.move(e, 0, nil)
	if err := e.rebuild(); err != nil {
		return nil, err
	}
	e.forEachChunk(e.tasks.forces)
	e.bondForces()
	e.polyhedronForces()
	e.finishStep()
	for i := range e.chunks {
		e.chunks[i].lost = dem.Energy{}
	}
	for i := range e.polyhedra.blocks {
		e.polyhedra.blocks[i].lost = dem.Energy{}
	}
	clear(e.clumpBlocks)
	e.periods.crossed = 0
	e.flows = dem.Flows{} // what was in outlets from the start does not count
	clear(e.taken)
	return e, nil
}

// forEachChunk runs a task on the chunks of particles.
func (e *Engine) forEachChunk(task func(worker, chunk int)) {
	e.share(len(e.at) >= fewestParticles, task)
}

// forEachCoupledChunk runs a task on the contacts of coupled surfaces with the particles of each chunk.
func (e *Engine) forEachCoupledChunk(task func(worker, chunk int)) {
	candidates := 0
	for i := range e.coupled.buffers {
		candidates += len(e.coupled.buffers[i].candidates)
	}
	e.share(candidates >= fewestCandidates, task)
}

// Numbers from which on a loop is worth calling other workers for: some ten microseconds of work.
const (
	fewestParticles  = 256
	fewestCandidates = 48
)

// share runs a task on every chunk, by all workers or by the caller alone.
func (e *Engine) share(all bool, task func(worker, chunk int)) {
	if all {
		e.pool.Run(len(e.chunks), task, nil)
		return
	}
	for i := range e.chunks {
		task(0, i)
	}
}

// Drift implements Engine.
func (e *Engine) Drift(dt float64) error {
	if err := e.expectPhase(dem.Committed, "Drift"); err != nil {
		return err
	}
	e.setStep(dt)
	e.forEachChunk(e.tasks.drift)
	e.forEachClumpBlock(e.tasks.driftClumps)
	if err := e.updateLists(); err != nil {
		return err
	}
	e.forEachChunk(e.tasks.forces)
	e.bondForces()
	e.polyhedronForces()
	e.phase = dem.Drifted
	return nil
}

// Commit implements Engine.
func (e *Engine) Commit() error {
	if e.phase == dem.Committed || e.phase == dem.Drifted && e.frames > 0 {
		return errors.New("dem: Commit without Drift and Contact before it")
	}
	if e.frames > 0 {
		e.beginWarming()
		e.forEachCoupledChunk(e.tasks.acceptCoupled)
	}
	e.finishStep()
	e.phase = dem.Committed
	if err := e.warmBodies(); err != nil {
		return err
	}
	return e.penetrated()
}

// finishStep completes the forces and gives the second kick.
func (e *Engine) finishStep() {
	e.recordLoads()
	e.measurePorosity()
	e.gravitate()
	e.forEachChunk(e.tasks.finish)
	e.forEachClumpBlock(e.tasks.finishClumps)
	if e.frames > 0 {
		e.forEachCoupledChunk(e.tasks.midStepLosses)
	}
}

// Advance implements Engine.
func (e *Engine) Advance(n int, dt float64) error {
	if e.frames > 0 {
		return errors.New("dem: Advance is for models without coupled surfaces")
	}
	if err := e.expectPhase(dem.Committed, "Advance"); err != nil || n <= 0 {
		return err
	}
	if len(e.clumps)+e.inletsOfClumps()+len(e.bonds.bonds) > 0 || e.looksAtAll() {
		return e.advanceInPhases(n, dt)
	}
	e.setStep(dt)
	e.forEachChunk(e.tasks.drift)
	for {
		if err := e.updateLists(); err != nil {
			return err
		}
		if n--; n == 0 {
			e.forEachChunk(e.tasks.forces)
			e.forEachChunk(e.tasks.finish)
			return nil
		}
		e.runFusedStep()
	}
}

// advanceInPhases is Advance with clumps, which can move only when the forces on all their spheres are known, and with bonds, whose forces are worked out apart from those of contacts, and where forces depend on the
// places of all particles.
func (e *Engine) advanceInPhases(n int, dt float64) error {
	for range n {
		if err := e.Drift(dt); err != nil {
			return err
		}
		if err := e.Commit(); err != nil {
			return err
		}
	}
	return nil
}

func (e *Engine) expectPhase(p dem.Phase, what string) error {
	if e.phase != p {
		return errors.New("dem: " + what + " in the middle of a coupled step")
	}
	return nil
}

// updateLists takes the clock and the walls to where the particles have drifted, with new lists where they have come too far for the old ones.
func (e *Engine) updateLists() error {
	e.tick()
	if err := e.penetrated(); err != nil {
		return err
	}
	if err := e.noteGrowth(); err != nil {
		return err
	}
	moved := 0.0
	for i := range e.chunks {
		c := &e.chunks[i]
		if c.displaced >= 0 {
			if err := e.strayed(c, c.displaced); err != nil {
				return err
			}
			c.displaced = -1
		}
		moved = max(moved, c.moved)
	}
	for i := range e.clumpBlocks {
		moved = max(moved, e.clumpBlocks[i].moved)
	}
	holds := e.walls.move(e, e.time, nil)
	first := e.nextID
	fed, err := e.takeInlets()
	if err != nil {
		return err
	}
	if fed || len(e.discarded) > 0 || e.bonds.changed || math.Sqrt(moved)+e.periods.come()/2+e.grown > e.listReach() {
		began := e.clock()
		if err := e.rebuild(); err != nil {
			return err
		}
		if fed {
			e.flows.In.Elastic += e.pairEnergy(func(i int) bool { return e.identity[i].ID >= first })
		}
		for i := range e.workspaces {
			e.addElapsed(&e.workspaces[i].timings.Lists, began)
		}
	} else if !holds {
		e.walls.findCandidates(e)
		e.forEachChunk(e.tasks.wallCandidates)
		e.listPolyhedra()
	}
	return nil
}

// margin is how much farther than touching what is listed may be, m.
func (e *Engine) margin() float64 { return e.skin + e.reach }

// pairMargin is margin for particles of two radii (m).
func (e *Engine) pairMargin(a, b float64) float64 { return e.skin + e.pairReach(a, b) }

// listReach is how far a particle may move before lists are made anew, m: half the skin, less what single precision rounds off.
func (e *Engine) listReach() float64 {
	return 0.5*e.skin - 2e-7*max(vec.Farthest(e.extent, e.grid.box.Min), e.skin)
}

// buildCoefficients brings the coefficients up to date with the types of particles, and decides on the loop that they allow.
func (e *Engine) buildCoefficients() {
	e.coefficients.build()
	var v vectorLaw
	v, e.common = lawLanes(e.law)
	for i := range e.workspaces {
		e.workspaces[i].lanes.prepare(&e.coefficients, v)
	}
}

// add takes in new particles; rebuild then gives them a place.
func (e *Engine) add(g *packing.Particles) {
	e.addScalars(g)
	n := len(g.Position)
	e.addDerivatives(n)
	e.at, e.motion, e.identity = buffer.Grow(e.at, n), buffer.Grow(e.motion, n), buffer.Grow(e.identity, n)
	for i, p := range g.Position {
		if g.ClumpOf(i) != nil {
			e.addClump(g, i)
		} else {
			r, material := g.Radius[i], g.MaterialOf(i)
			own := e.model.SphereOf(g, i)
			e.addSphere(sphere{p.X, p.Y, p.Z, r}, law.Twist{V: g.VelocityOf(i), W: g.AngularOf(i)}, own, dem.ParticleType{Radius: r, Material: material})
		}
		e.nextID++
	}
}

// addSphere takes in a sphere of the next particle.
func (e *Engine) addSphere(s sphere, twist law.Twist, own rigid.MassProperties, t dem.ParticleType) {
	k, known := e.coefficients.typeOf(t)
	if !known {
		for j := range e.identity {
			e.identity[j].Type = int32(e.coefficients.previousTypes[e.identity[j].Type].Material)
		}
	}
	e.minRadius, e.maxRadius = min(e.minRadius, s.R), max(e.maxRadius, s.R)
	e.at = append(e.at, s)
	e.motion = append(e.motion, motion{twist, own.InverseMass, own.InverseInertia})
	e.identity = append(e.identity, identity{Type: k, ID: e.nextID})
}

// Threads is the number of threads that work on a step.
func (e *Engine) Threads() int { return e.pool.Workers() }

// Close implements Engine: there is nothing to release but threads, which end when nothing refers to the engine.
func (e *Engine) Close() {}

var _ dem.Engine = (*Engine)(nil)
